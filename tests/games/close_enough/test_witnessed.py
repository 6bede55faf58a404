"""What a position notes for its bots, everybody saw: a spectator's notebook comes to the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import closecall
from closecall.games.close_enough import shapes as shown
from closecall.games.close_enough.layout import REMEMBERED
from closecall.games.close_enough.position import save_deeds

GAME = closecall.game("close-enough")
FULL = 2
Note = dict[str, Any]


class Notebook:
    """Somebody at the table without a seat, who writes down what happens."""

    def __init__(self) -> None:
        self.deeds: list[Note] = []
        self.calls: list[Note] = []
        self.past: list[tuple[list[Note], list[int]]] = []
        self.caller: int | None = None
        self.backed_out = False
        self.away: dict[int, int] = {}

    def write(self, before: Any, events: list[Any]) -> None:
        for event in events:
            if isinstance(event, shown.Took):
                self._took(before, event)
            elif isinstance(event, shown.Gave):
                self.deeds[-1]["gave"] = event.card
            elif isinstance(event, shown.Called):
                self.caller = event.seat
                self.deeds.append(deed(before, event.seat, "call"))
            elif isinstance(event, shown.Stayed):
                self.deeds.append(deed(before, event.seat, "stay"))
            elif isinstance(event, shown.Folded):
                self.deeds.append(deed(before, event.seat, "fold"))
            elif isinstance(event, shown.BackedOut):
                self.backed_out = True
            elif isinstance(event, shown.LotShown):
                self.away[event.seat] = event.lot.distance
            elif isinstance(event, shown.RoundEnded):
                self._ended(event.last)

    def _took(self, before: Any, event: shown.Took) -> None:
        player = before.players[event.seat]
        kind = "fill"
        if player.in_hand == FULL:
            bound = player.silenced_by is not None or player.status in ("called", "stayed")
            kind = "must-tune" if bound else "tune"
        took = None if event.source == "deck" else event.card
        self.deeds.append({**deed(before, event.seat, kind), "took": took})

    def _ended(self, last: shown.LastRound) -> None:
        assert self.caller is not None
        unseen: object = "untold" if self.backed_out else "no-hit"
        self.calls.append({"seat": self.caller, "away": self.away.get(self.caller, unseen)})
        self.past.append((self.deeds, [player.target.value for player in last.players]))
        self.deeds, self.away = [], {}
        self.caller, self.backed_out = None, False


def deed(before: Any, seat: int, kind: str) -> Note:
    """What a player does, and what lies open then."""
    offered = {
        other.face_up
        for number, other in enumerate(before.players)
        if number != seat and not other.locked
    }
    takeable = before.discard and before.players[seat].in_hand == FULL
    return {
        "seat": seat,
        "deed": kind,
        "took": None,
        "gave": None,
        "face_up": before.players[seat].face_up,
        "offered": sorted(offered),
        "discard": before.discard[-1] if takeable else None,
    }


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("advanced", [False, True])
def test_a_spectator_notes_the_same(seats: int, advanced: bool) -> None:
    """E27: takes with their card, gifts, calls and what was on offer lie open; hands do not."""
    chance, rounds = random.Random(seats), 0
    for seed in range(2):
        state = GAME.start(seats, seed, advanced=advanced)
        state.listen()
        notebook = Notebook()
        told: Any = None
        while not state.over and rounds < 30:
            seat = state.actors()[0]
            before = state.view(None)
            state.apply(seat, choice(chance, state.legal(seat)))
            notebook.write(before, state.events(None))
            rounds = len(notebook.calls)
            kept: Any = state.snapshot()["state"]
            if not state.over:
                assert kept.get("deeds", []) == notebook.deeds
            assert kept.get("calls", []) == notebook.calls
            # Putting into words what both remember of finished rounds takes longer than all the
            # rest: as long as neither has changed it, it is still the same.
            if (now := (rounds, raw_past_of(state))) != told:
                assert past_of(state) == notebook.past[-REMEMBERED:]
                told = now
    assert rounds > 3


def raw_past_of(state: Any) -> list[tuple[list[int], list[int]]]:
    """What a position remembers of finished rounds, in numbers."""
    return [(list(past.deeds), [row.target for row in past.seats]) for past in state.past]


def past_of(state: Any) -> list[tuple[list[Note], list[int]]]:
    """What a position remembers of finished rounds: deeds and targets."""
    targets = list(state.box.targets)
    return [
        (
            [msgspec.to_builtins(each) for each in save_deeds(list(past.deeds))],
            [int(targets[row.target]) for row in past.seats],
        )
        for past in state.past
    ]


def test_no_more_rounds_are_remembered_than_anybody_needs() -> None:
    state: Any = GAME.start(3, 1)
    chance = random.Random(1)
    while state.round < 2:
        if state.round == 1:
            state.past = state.past[:1] * REMEMBERED
        seat = state.actors()[0]
        state.apply(seat, choice(chance, state.legal(seat)))
    assert len(state.past) == REMEMBERED
    assert state.past[-1] is state.last
    assert state.past[-1] is not state.past[0]


def choice(chance: random.Random, legal: list[int]) -> int:
    """Any move, but hardly a call, so that rounds have something in them."""
    quiet = [action for action in legal if GAME.move(action).text != "call"]
    return chance.choice(quiet if quiet and chance.random() < 0.9 else legal)
