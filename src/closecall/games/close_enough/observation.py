"""Bounds for observations that the view's type does not express."""

from __future__ import annotations

from typing import Final

from closecall.engine.observe import Bag, Bound, Fixed, Last, OneOf, Same, UpTo
from closecall.games.close_enough.layout import LOT
from closecall.games.close_enough.moves import TOKEN_KINDS, token_of
from closecall.games.close_enough.shapes import CloseEnoughView

ROUNDS: Final = 40  # of a longer match the latest are kept; nothing limits how many there are


def bounds(view: CloseEnoughView) -> dict[str, Bound]:
    """Return the bounds of a set-up, from the first view of a match."""
    seats = len(view.players)
    seat, card = OneOf(range(seats)), OneOf(sorted(set(view.cards)))
    cards = Bag(card.values)
    kinds = [token_of(kind) for kind in range(TOKEN_KINDS)]
    token, target = OneOf(kinds), OneOf(list(dict.fromkeys(view.targets)))
    fixed = dict.fromkeys(("goal", "advanced", "targets", "cards"), Fixed())
    named_seats = ("seat", "turn", "first", "caller", "asked", "held.seat", "held.owner")
    last: dict[str, Bound] = {
        "last.caller": seat,
        "last.token_drawn": token,
        "last.players": UpTo(seats),
        "last.players[].face_up": card,
        "last.players[].target": target,
        "last.players[].lock": token,
    }
    return {
        **fixed,
        **dict.fromkeys(named_seats, seat),
        **last,
        **_uses("players[].uses", token, card),
        **_uses("own.uses", token, card),
        **_uses("last.players[].uses", token, card),
        **_lot("players[].lot", token, card, target),
        **_lot("last.players[].lot", token, card, target),
        "discard": UpTo(len(view.cards)),
        "in_hands_at_reshuffle": cards,
        "held.card": card,
        "players": Same(),
        "players[].face_up": card,
        "players[].lock": token,
        "players[].known": cards,
        "players[].tokens": Bag(kinds),
        "players[].silence": token,
        "players[].silenced_by": seat,
        "players[].reshuffle.given": cards,
        "own.hand": cards,
        "own.target": target,
        "own.token": token,
        "own.at_reshuffle": cards,
        "barred": Bag(target.values),
        "box": Bag(kinds),
        "scores": Last(ROUNDS),
        "scores[]": UpTo(seats),
    }


def _lot(path: str, token: OneOf, card: OneOf, target: OneOf) -> dict[str, Bound]:
    return {
        f"{path}.face_up": card,
        f"{path}.hand": Bag(card.values),
        f"{path}.target": target,
        **_uses(f"{path}.uses", token, card),
    }


def _uses(path: str, token: OneOf, card: OneOf) -> dict[str, Bound]:
    return {path: UpTo(LOT), f"{path}[].token": token, f"{path}[].card": card}
