"""The moves of Close Enough in words."""

from __future__ import annotations

from closecall.engine.naming import Named, Player
from closecall.games.close_enough import moves
from closecall.games.close_enough.shapes import CloseEnoughView


def name(view: CloseEnoughView, move: moves.AnyMove) -> Named:
    """Return the words for a move, with the token it takes or the card it changes."""
    said = _plain(view, move)
    if isinstance(move, moves.Use) and move.card is None:
        return Named("full-face-up", {"move": said})
    if isinstance(move, (moves.Lock, moves.Silence)):
        return said._replace(more=(_token(move.token),))
    return said


def _plain(view: CloseEnoughView, move: moves.AnyMove) -> Named:
    match move:
        case moves.Discard():
            return Named("move-discard", {"value": view.discard[-1] if view.discard else ""})
        case moves.Take():
            whom = Player(move.seat)
            return Named("move-take", {"whom": whom, "value": view.players[move.seat].face_up})
        case moves.Give():
            given = view.held is not None and view.held.source == "face-up"
            return Named("move-give" if given else "move-give-discard", {"value": move.card})
        case moves.Lock():
            return Named("move-lock", {"value": _face_up(view)})
        case moves.Silence():
            return Named("move-silence", {"whom": Player(move.seat)})
        case moves.BackOut():
            return Named("move-back-out", {"token": _token(move.token)})
        case moves.Use():
            value = _face_up(view) if move.card is None else move.card
            return Named(f"move-{move.effect}", {"value": value})
        case _:
            return Named(f"move-{type(move).__struct_config__.tag}")


def _face_up(view: CloseEnoughView) -> int | str:
    shown = None if view.seat is None else view.players[view.seat].face_up
    return "" if shown is None else shown


def _token(token: tuple[str, str]) -> Named:
    first, second = (Named(f"ability-{each}") for each in token)
    return Named("token-pair", {"first": first, "second": second})
