"""The moves of Poof in words."""

from __future__ import annotations

from closecall.engine.naming import Named
from closecall.games.poof.moves import AnyMove, Blind, PickUp, Play, PlayPoof
from closecall.games.poof.shapes import PoofView


def name(view: PoofView, move: AnyMove) -> Named:
    """Return the words for a move, with the places on the table it takes cards from."""
    said = _plain(view, move)
    slots: tuple[int, ...] = ()
    if isinstance(move, Play):
        slots = move.slots
    elif isinstance(move, PlayPoof) and move.slot is not None:
        slots = (move.slot,)
    if not slots:
        return said
    return Named("full-play", {"move": said, "places": [slot + 1 for slot in slots]})


def _plain(view: PoofView, move: AnyMove) -> Named:
    if isinstance(move, Play):
        return Named("move-play", {"count": move.hand + len(move.slots), "value": move.value})
    if isinstance(move, PickUp):
        return Named("move-pick-up", {"count": len(view.pile)})
    if isinstance(move, Blind):
        return Named("move-blind", {"slot": move.slot + 1})
    return Named("move-poof" if isinstance(move, PlayPoof) else "move-pooftastrophe")
