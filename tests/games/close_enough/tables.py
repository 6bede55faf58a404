"""Positions of Close Enough in a line or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import closecall
from closecall.engine.core import State

GAME = closecall.game("close-enough")
LIKINGS = {GAME.action(GAME.parse("call")): 0.1, GAME.action(GAME.parse("deck")): 4.0}
TARGETS = (7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23)  # of the default edition

# Few cards, so that the deck runs out all the time; many Locks, so that questions come up.
SMALL: dict[str, object] = {
    "name": "small",
    "cards": {str(value): 2 for value in range(1, 10)},
    "targets": [{"value": value, "stars": 1 + value % 3} for value in range(8, 20)],
    "tokens": [
        ["lock", "nudge"],
        ["lock", "nudge"],
        ["lock", "silence"],
        ["double", "nudge"],
        ["subtract", "ignore"],
        ["ignore", "silence"],
    ],
}


def position(
    lots: list[list[int]],
    targets: list[int],
    *,
    tokens: dict[int, list[list[str]]] | None = None,
    stars: list[int] | None = None,
    advanced: bool = False,
    edition: object = "default",
    players: dict[int, dict[str, Any]] | None = None,
    **fields: object,
) -> State:
    """A position with these lots (the face-up card first) and targets, by value.

    Everything else is as at the start of a turn of seat 0 unless said otherwise; the deck and the
    box hold what is left.
    """
    seats = len(lots)
    snapshot: dict[str, Any] = GAME.start(seats, 1, advanced=advanced, edition=edition).snapshot()
    state = snapshot["state"]
    held = tokens or {}
    for seat, player in enumerate(state["players"]):
        player.update(face_up=lots[seat][0], hand=lots[seat][1:], known=0)
        player.update(target=TARGETS.index(targets[seat]), tokens=held.get(seat, []))
        player.update((players or {}).get(seat, {}))
    if stars is not None:
        free = [i for i, value in enumerate(TARGETS) if value not in targets]
        state.update(scores=[stars], barred=free[:seats])
    state.update(fields)
    _complete(state, edition)
    return GAME.restore(snapshot)


def _complete(state: dict[str, Any], edition: object) -> None:
    copies = SMALL["cards"] if edition == SMALL else {str(value): 6 for value in range(1, 10)}
    assert isinstance(copies, dict)
    cards = Counter({int(value): count for value, count in copies.items()})
    cards.subtract(state["discard"])
    cards.subtract([] if state["held"] is None else [state["held"]])
    box = [tuple(token) for token in state["box"]]
    for player in state["players"]:
        cards.subtract(player["hand"])
        cards.subtract([] if player["face_up"] is None else [player["face_up"]])
        uses = [use["token"] for use in player["uses"] if use and state["phase"] == "show"]
        for token in [*player["tokens"], player["lock"], player["silence"], *uses]:
            if token:
                box.remove(tuple(token))
    assert min(cards.values()) >= 0
    state.update(deck=sorted(cards.elements()), box=box)


def play(state: State, *moves: str) -> State:
    """Make moves written as seat and text, `0 deck`."""
    state.listen()
    for written in moves:
        seat, text = written.split()
        state.apply(int(seat), GAME.action(GAME.parse(text)))
    return state


def view(state: State, seat: int | None = None) -> Any:
    """What a viewer sees; no seat: a spectator."""
    return state.view(seat)


def events(state: State, seat: int | None = None) -> Any:
    """What the last move made happen, for a viewer."""
    return state.events(seat)


def legal(state: State, seat: int) -> set[str]:
    """What a seat may do, as texts."""
    return {GAME.move(action).text for action in state.legal(seat)}


def matches(count: int, seed: int = 0, patient: bool = False, **options: object) -> Iterator[State]:
    """Every state of some random matches, all numbers of seats, half of them advanced.

    Patient players call rarely and like the deck, so that it is reshuffled.
    """
    random = Random(seed)
    for number in range(count):
        options["advanced"] = bool(number % 2)
        state = GAME.start(GAME.seats[number % len(GAME.seats)], seed + number, **options)
        state.listen()
        while not state.over:
            yield state
            seat = random.choice(state.actors())
            actions = state.legal(seat)
            weights = [LIKINGS.get(action, 1.0) if patient else 1.0 for action in actions]
            state.apply(seat, random.choices(actions, weights)[0])
        yield state
