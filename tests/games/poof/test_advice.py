"""What is said about moves of Poof is true, judged a second time from the view and the book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from wording import agrees

import closecall
from closecall import bots, text
from closecall.bots import policy_of
from closecall.engine.claims import PLAIN, Asked, Said, say_about
from closecall.engine.core import Moves, State
from closecall.engine.types import Move
from closecall.games.poof.advice import CLAIMS
from closecall.games.poof.moves import Play

GAME = closecall.game("poof")
RARE = 0.02
"""The share of moves about which nothing in particular may be said."""


def positions(rounds: int) -> Iterator[tuple[State, int]]:
    """Decisions of bots and of chance, with every number of seats, plain and blind."""
    for number in range(rounds):
        seats = 2 + number % 5
        state = GAME.start(seats, number, rounds=1, blind=number % 3 == 2)
        for step in range(600):
            if state.over:
                break
            seat = state.actors()[0]
            if len(state.legal(seat)) > 1:
                yield state, seat
            level = ("medium", "easy", "random")[(number // 5 + step) % 3 if number % 2 else 0]
            state.apply(seat, bots.choose(state, seat, level, number * 1_000 + step))


def weighed(state: State, seat: int) -> list[Move]:
    """The moves a hint may list: those worth a thought, in the order of their looks."""
    moves = Moves()
    state.offer(seat, moves)
    policy_of(GAME.key).narrow(state, seat, moves)
    return [GAME.move(action) for action in moves.to_list()]


def said_about(state: State, seat: int) -> Iterator[tuple[Asked, Said]]:
    view, moves = state.view(seat), weighed(state, seat)
    legal = tuple(GAME.move(action) for action in state.legal(seat))
    used: list[Said] = []
    for place, move in enumerate(moves):
        rival = None if len(moves) < 2 else moves[1 if place == 0 else 0]
        asked = Asked(view, seat, move, legal, rival)
        yield asked, say_about(CLAIMS, asked, used)


# The same sentences, judged by what the table shows ---------------------------------------------


def run_of(pile: list[int]) -> int:
    """How many of the top value lie in a row."""
    run = 0
    while run < len(pile) and pile[-1 - run] == pile[-1]:
        run += 1
    return run


class Table:
    """What lies open before the advised player, and what the move does to it."""

    def __init__(self, asked: Asked) -> None:
        view: Any = asked.view
        move: Any = asked.move
        self.move = move
        self.kind = type(asked.move).__name__
        self.me = view.players[asked.seat]
        self.after = view.players[(asked.seat + 1) % len(view.players)]
        self.pile: list[int] = view.pile
        self.blind: bool = view.blind
        self.hand: list[int] = view.hand
        self.up = [slot.card for slot in self.me.slots if slot.card is not None]
        self.taken: list[int] = []
        if self.kind == "Play":
            self.taken = [self.move.value] * (self.move.hand + len(self.move.slots))
        self.new_pile = self.pile + self.taken
        self.rival: Any = asked.rival
        self.legal_values = [move.value for move in asked.legal if isinstance(move, Play)]

    def run(self) -> int:
        return run_of(self.new_pile)

    def rival_run(self) -> int:
        laid = self.rival.hand + len(self.rival.slots)
        return run_of(self.pile + [self.rival.value] * laid)

    def numbers_left(self) -> list[int]:
        """Numbers in sight after the move, a card that it uncovers not among them."""
        left = Counter(self.hand + self.up)
        left.subtract(self.taken)
        return sorted(card for card in left.elements() if card)

    def uncovered(self) -> int:
        slots = self.move.slots if self.kind == "Play" else [self.move.slot]
        return sum(1 for slot in slots if slot is not None and self.me.slots[slot].face_down)

    def next_shows_nothing(self) -> bool:
        """No open number as low as the new top, no open Poof card, no card to try unseen."""
        if self.blind and any(s.card is None and s.face_down for s in self.after.slots):
            return False
        shown = [s.card for s in self.after.slots if s.card is not None] + self.after.known
        return all(card > self.new_pile[-1] for card in shown)

    def none_fits(self) -> bool:
        return not any(0 < card <= self.pile[-1] for card in self.hand + self.up)


Judge = Callable[[Table, dict[str, Any]], bool]


def pile_is(table: Table, args: dict[str, Any]) -> bool:
    return (args["count"], args["points"]) == (len(table.pile), sum(table.pile))


def played_is(table: Table, args: dict[str, Any]) -> bool:
    return (args["count"], args["value"]) == (len(table.taken), table.move.value)


JUDGES: dict[str, Judge] = {
    "explain-out": lambda t, a: (
        t.me.left == max(1, len(t.taken)) == a["count"] and t.kind in ("Play", "PlayPoof")
    ),
    "explain-must-pick-up": lambda t, a: (
        t.run() < 4
        and t.next_shows_nothing()
        and len(t.after.known) == t.after.in_hand
        and a == {"value": t.new_pile[-1], "pile": len(t.new_pile)}
    ),
    "explain-run-again": lambda t, a: (
        played_is(t, a) and t.run() == a["run"] >= 4 and bool(t.numbers_left())
    ),
    "explain-run": lambda t, a: played_is(t, a) and t.run() >= 4 and a["pile"] == len(t.new_pile),
    "explain-uncover": lambda t, a: (
        t.uncovered() == a["freed"] > 0
        and a["value"] == t.move.value
        and a["left"] == t.me.left - len(t.taken)
    ),
    "explain-no-answer": lambda t, a: (
        t.run() < 4
        and t.next_shows_nothing()
        and a == {"value": t.new_pile[-1], "pile": len(t.new_pile)}
    ),
    "explain-dearer": lambda t, a: (
        a["value"] == t.move.value
        and a["rival"] == t.rival.value
        and a["value"] - a["rival"] == a["more"] > 0
    ),
    "explain-all": lambda t, a: (
        played_is(t, a)
        and a["points"] == sum(t.taken)
        and t.move.value not in t.numbers_left()
        and len(t.taken) > 1
    ),
    "explain-lower": lambda t, a: (
        t.run() < 4
        and t.rival_run() < 4
        and a == {"value": t.move.value, "rival": t.rival.value}
        and t.rival.value > t.move.value
    ),
    "explain-more": lambda t, a: (
        played_is(t, a) and a["other"] == t.rival.hand + len(t.rival.slots) < len(t.taken)
    ),
    "explain-highest": lambda t, a: played_is(t, a) and a["value"] == max(t.legal_values),
    "explain-three": lambda t, a: (
        t.run() == 3 and a == {"value": t.move.value} and t.move.value in t.numbers_left()
    ),
    "explain-keep-copies": lambda t, a: (
        played_is(t, a) and t.numbers_left().count(t.move.value) == a["rest"] > 0
    ),
    "explain-keep-low": lambda t, a: (
        played_is(t, a) and t.numbers_left()[0] == a["low"] < t.move.value
    ),
    "explain-table": lambda t, a: (
        len(t.move.slots) == a["slots"] > 0
        and t.move.hand == a["hand"]
        and t.uncovered() == a["freed"]
        and t.move.value == a["value"]
    ),
    "explain-lead": lambda t, a: (
        played_is(t, a) and not t.pile and a["left"] == t.me.left - len(t.taken)
    ),
    "explain-follow": lambda t, a: (
        played_is(t, a) and bool(t.pile) and a["left"] == t.me.left - len(t.taken)
    ),
    "explain-keep-poof": lambda t, a: (
        t.kind == "PickUp" and pile_is(t, a) and 0 in t.hand + t.up
    ),
    "explain-pick-up": lambda t, a: (
        t.kind == "PickUp" and pile_is(t, a) and a["value"] == t.pile[-1] and t.none_fits()
    ),
    "explain-poof-frees": lambda t, a: (
        t.kind == "PlayPoof" and a["count"] == len(t.pile) and t.uncovered() == 1
    ),
    "explain-poof-spares": lambda t, a: (
        t.kind == "PlayPoof" and pile_is(t, a) and a["value"] == t.pile[-1] and t.none_fits()
    ),
    "explain-poof-again": lambda t, a: (
        t.kind == "PlayPoof" and a["count"] == len(t.pile) and bool(t.numbers_left())
    ),
    "explain-poof-card": lambda t, a: (
        t.kind == "PlayPoof" and a == {"count": len(t.pile), "left": t.me.left - 1}
    ),
    "explain-blind-lead": lambda t, a: t.kind == "Blind" and not t.pile,
    "explain-blind": lambda t, a: (
        t.kind == "Blind" and a == {"value": t.pile[-1], "count": len(t.pile)}
    ),
    "explain-give-up": lambda t, a: (
        t.kind == "Pooftastrophe" and a == {"left": t.me.left, "pile": len(t.pile)}
    ),
}  # fmt: skip


def test_every_claim_has_a_judge() -> None:
    assert [claim.message for claim in CLAIMS] == list(JUDGES)


def test_whatever_is_said_is_true_and_said_of_one_move_only() -> None:
    said: Counter[str] = Counter()
    for state, seat in positions(rounds=80):
        sentences = set()
        for asked, (message, arguments) in said_about(state, seat):
            said[message] += 1
            if message != PLAIN:
                assert JUDGES[message](Table(asked), arguments), (message, arguments, asked.move)
                assert agrees(GAME.key, message, arguments), (message, arguments)
            sentence = text.say(GAME.key, "en", message, **arguments)
            assert sentence not in sentences
            sentences.add(sentence)
    assert sum(said.values()) > 20_000
    assert said[PLAIN] < RARE * sum(said.values())
    assert {message for message in JUDGES if not said[message]} == set()


@pytest.fixture(scope="module")
def all_said() -> list[tuple[Asked, Said]]:
    """Everything said in 30 rounds."""
    return [each for state, seat in positions(rounds=30) for each in said_about(state, seat)]


@pytest.mark.parametrize("lang", text.languages())
def test_everything_can_be_said_in_every_language(
    all_said: list[tuple[Asked, Said]], lang: str
) -> None:
    seen: Counter[str] = Counter()
    for _, (message, arguments) in all_said:
        seen[message] += 1
        if seen[message] < 20:
            assert text.say_strictly(GAME.key, lang, message, **arguments)
    assert len(seen) > 15


def test_a_card_without_one_beneath_frees_nothing(all_said: list[tuple[Asked, Said]]) -> None:
    """Told of every face-up card before, also of those with nothing under them."""
    freed = bare = 0
    for asked, (message, _) in all_said:
        slots = getattr(asked.move, "slots", ())
        view: Any = asked.view
        if slots and not any(view.players[asked.seat].slots[slot].face_down for slot in slots):
            bare += 1
            assert message != "explain-uncover"
        freed += message == "explain-uncover"
    assert bare > 100 < freed


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hint_is_what_hard_plays(seats: int) -> None:
    state, step = GAME.start(seats, seats), 0
    while step < 60:
        seat = state.actors()[0]
        if step % 12 == seats and len(state.legal(seat)) > 1:
            advice = bots.explain(state, seat, seed=step)
            assert advice[0].action == bots.choose(state, seat, "best", step)
            assert [each.value for each in advice] == sorted(
                (each.value for each in advice), reverse=True
            )
        state.apply(seat, bots.choose(state, seat, "medium", step))
        step += 1
