"""Bounds for observations that the view's type does not express."""

from __future__ import annotations

from typing import Final

from closecall.engine.observe import (
    Bag,
    Bound,
    Coded,
    First,
    Fixed,
    FollowsFrom,
    OneOf,
    Same,
    UpTo,
)
from closecall.games.five_to_close.moves import CARDS, LETTERS, PLACES
from closecall.games.five_to_close.shapes import FiveToCloseView

TILES: Final = 32  # of a longer word the first are kept; nothing but the deck limits a word
LOTS: Final = 4  # for each player, likewise


def bounds(view: FiveToCloseView) -> dict[str, Bound]:
    """Return the bounds of a set-up, from the first view of a match."""
    seats, sides = range(len(view.players)), range(len(view.sides))
    cards = view.draw_pile + sum(player.in_hand for player in view.players) + len(view.discard)
    fixed = ("rounds", "enforce", "patience", "sides[].seats", "players[].side")
    return {
        **dict.fromkeys(fixed, Fixed()),
        **dict.fromkeys(("seat", "dealer", "turn"), OneOf(seats)),
        "declaring.side": OneOf(sides),
        "declaring.place": OneOf(range(PLACES)),
        "answers.side": OneOf(sides),
        "answers.slots": Bag(range(PLACES)),
        "answers.waiting": Bag(seats),
        "answers.accepted": Bag(seats),
        "sides": Same(),
        "sides[].words": Same(),
        **_word("sides[].words[]"),
        "sides[].locked": UpTo(PLACES),
        "sides[].locked[].slot": OneOf(range(PLACES)),
        **_word("sides[].locked[]"),
        "players": Same(),
        "players[].known": Bag(CARDS),
        "hand": Bag(CARDS),
        "reshuffled": OneOf(CARDS),
        "discard": UpTo(cards),
        "discard[]": Coded(CARDS),
        "scores": UpTo(view.rounds),
        "scores[]": UpTo(len(sides)),
        "lots": First(LOTS * len(seats)),
        "lots[].1": Coded(CARDS),
    }


def _word(path: str) -> dict[str, Bound]:
    return {
        f"{path}.tiles": First(TILES),
        f"{path}.tiles[].letter": Coded(LETTERS),
        f"{path}.text": FollowsFrom(lambda word: "".join(tile.letter for tile in word["tiles"])),
    }
