"""Positions of Poof the way one would lay them out on a table.

`table(player("7 7 P", "9/3 P/- -/4"), player("5"), pile="8 8")`: the first player holds two 7s and
a Poof card; before them a 9 lies on a hidden 3, a Poof card on nothing, and an uncovered 4 face
down. All cards not named are in the stock.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import closecall
from closecall.engine.core import State
from closecall.engine.types import Event
from closecall.games.poof.shapes import PoofView

GAME = closecall.game("poof")
NUMBERS = {2: 12, 3: 14, 4: 16, 5: 18, 6: 20}  # P1


def cards(text: str) -> list[int]:
    """`"5 5 P"` as numbers; a Poof card is 0."""
    return [0 if word == "P" else int(word) for word in text.split()]


def player(hand: str = "", slots: str = "", known: str = "", floor: int = 0) -> dict[str, Any]:
    """One player: hand, and slots written as `up/down` with `-` for none."""
    pairs = [(word + "/-").split("/")[:2] for word in slots.split()]
    pairs += [["-", "-"]] * (4 - len(pairs))
    return {
        "hand": cards(hand),
        "known": cards(known),
        "face_up": [None if up == "-" else cards(up)[0] for up, _ in pairs],
        "face_down": [None if down == "-" else cards(down)[0] for _, down in pairs],
        "floor": floor,
        "left_over": [],
    }


def snapshot(
    *players: dict[str, Any],
    pile: str = "",
    turn: int = 0,
    gone: str = "",
    rounds: int = 1,
    blind: bool = False,
    scores: list[list[int]] | None = None,
    quiet: int = 0,
    edition: str | dict[str, object] = "default",
) -> dict[str, Any]:
    """A whole snapshot; in the last round of one unless told otherwise."""
    seats = len(players)
    box = Counter(dict.fromkeys(range(1, NUMBERS[seats] + 1), 8) | {0: 10})
    laid = Counter(cards(pile)) + Counter(cards(gone))
    for each in players:
        lying = [*each["face_up"], *each["face_down"]]
        laid.update(each["hand"] + [card for card in lying if card is not None])
    assert laid <= box, "more cards than there are"
    stacked = cards(pile)
    run = next((n for n, card in enumerate(reversed(stacked)) if card != stacked[-1]), len(stacked))
    return {
        "game": "poof",
        "revision": GAME.revision,
        "seats": seats,
        "options": {"blind": blind, "rounds": rounds, "edition": edition},
        "rng": {"words": [1, 2, 3, 4]},
        "state": {
            "players": list(players),
            "pile": stacked,
            "run": run,
            "gone": cards(gone),
            "stock": sorted((box - laid).elements()),
            "turned": [],
            "scores": scores or [],
            "turn": turn,
            "first": 0,
            "quiet": quiet,
            "over": False,
        },
    }


def table(*players: dict[str, Any], **rest: Any) -> State:
    """The state of a position; somebody listens."""
    state = GAME.restore(snapshot(*players, **rest))
    state.listen()
    return state


def play(state: State, *texts: str) -> State:
    """Make moves of whoever's turn it is."""
    for text in texts:
        state.apply(turn(state), GAME.action(GAME.parse(text)))
    return state


def legal(state: State, seat: int | None = None) -> set[str]:
    """What may be played, as texts; giving up aside, which two players always may."""
    texts = {
        GAME.move(action).text for action in state.legal(turn(state) if seat is None else seat)
    }
    return texts - {"pooftastrophe"}


def turn(state: State) -> int:
    """Whose turn it is."""
    (seat,) = state.actors()
    return seat


def look(state: State, seat: int | None = None) -> PoofView:
    """What somebody sees."""
    view = state.view(seat)
    assert isinstance(view, PoofView)
    return view


def hand(state: State, seat: int) -> list[int]:
    """The cards in a hand, Poof cards last."""
    return look(state, seat).hand or []


def shown(state: State, seat: int) -> list[int | None]:
    """The cards lying face up before a player, slot by slot."""
    return [slot.card for slot in look(state).players[seat].slots]


def happened(state: State, kind: type[Event], seat: int | None = None) -> list[Any]:
    """The events of one kind that the last move brought about."""
    return [event for event in state.events(seat) if isinstance(event, kind)]
