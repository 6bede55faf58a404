"""The moves of Closing In in words."""

from __future__ import annotations

from closecall.engine.naming import Named, Player
from closecall.games.closing_in import moves
from closecall.games.closing_in.shapes import ClosingInView


def name(view: ClosingInView, move: moves.AnyMove) -> Named:
    """Return the words for a move."""
    key = f"move-{type(move).__struct_config__.tag}"
    match move:
        case moves.Buy():
            return Named(key, {"card": _card(move.card)})
        case moves.MoveTo():
            tile = _tile(view, move.space)
            if move.pay is None:
                return Named(key, {"tile": tile})
            return Named("move-move-paying", {"tile": tile, "card": _card(move.pay)})
        case moves.SmokeMove() | moves.Bicycle() | moves.SewerMap() | moves.Bribe():
            return Named(key, {"tile": _tile(view, move.space)})
        case moves.Lure():
            return Named(key, {"tile": _tile(view, move.space), "count": move.enforcers})
        case moves.SmokeBomb():
            return Named(key, {"count": move.enforcers})
        case moves.Decoy():
            ends = {"from": _tile(view, move.space), "to": _tile(view, move.to)}
            return Named(key, {**ends, "count": move.enforcers})
        case moves.Give() | moves.WalkieTalkie():
            given = "move-give-intel" if move.card == "intel" else key
            return Named(given, {"card": _card(move.card), "whom": Player(move.seat)})
        case moves.PutBack():
            seen = [view.known[place].space for place in move.order[: len(view.known)]]
            return Named(key, {"tiles": [_tile(view, space) for space in seen]})
        case _:
            return Named(key)


def _tile(view: ClosingInView, space: int) -> Named:
    tile = view.tiles[space]
    return Named(f"tile-{tile.key}", otherwise=tile.name)


def _card(card: str) -> Named:
    return Named("intel" if card == "intel" else f"card-{card}")
