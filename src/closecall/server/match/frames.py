"""Outgoing frames, built and encoded once for each audience. Compiled: every move makes some.

An audience is a seat or the spectators (None). The bytes made here are whole WebSocket frames: what
a server sends is not masked, so the same bytes go to every socket of an audience.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from struct import Struct
from typing import Any, Final

import msgspec
from msgspec import Raw

from closecall.engine.core import State
from closecall.engine.errors import MalformedMove
from closecall.engine.registry import Game
from closecall.engine.types import View
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import Fold

_encode: Final = msgspec.json.Encoder().encode

TEXT: Final = 0x81
_short: Final = Struct(">BBH").pack
_long: Final = Struct(">BBQ").pack
_NUMBERS: Final = [b"%d" % number for number in range(8)]
GAP: Final = b"\0"
"""Stands in JSON for what each audience has of its own; JSON itself has no such byte."""
LONGEST_MOVE: Final = 512
"""Bytes of a move as JSON, several times what the longest one takes."""


def framed(payload: bytes) -> bytes:
    """Return a payload as an unmasked, final text frame."""
    return _header(len(payload)) + payload


def _header(length: int) -> bytes:
    """Return what goes before a payload of this length."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return _short(TEXT, 126, length)
    return _long(TEXT, 127, length)


def message(struct: Any) -> bytes:
    """Return a protocol message as a frame."""
    return framed(_encode(struct))


class MoveText:
    """Moves of a game in both directions, each encoded and decoded once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._encoded: dict[int, bytes] = {}
        self._decoded: dict[bytes, int] = {}
        self._texts: dict[int, str] = {}

    def text(self, action: int) -> str:
        """Return the text of a move, as it is kept in the log."""
        found = self._texts.get(action)
        if found is None:
            found = self._texts[action] = self._game.move(action).text
        return found

    def legal(self, actions: list[int]) -> bytes:
        """Return a list of legal moves as JSON."""
        if not actions:
            return b"[]"
        encoded = self._encoded
        try:
            return b"[" + b",".join([encoded[action] for action in actions]) + b"]"
        except KeyError:
            for action in actions:
                if action not in encoded:
                    move = self._game.move(action)
                    encoded[action] = _encode({"move": move, "text": move.text})
            return self.legal(actions)

    def action(self, raw: bytes) -> int:
        """Return the action a client means: a move's JSON, or its text as a JSON string."""
        found = self._decoded.get(raw)
        if found is not None:
            return found
        if len(raw) > LONGEST_MOVE:
            came = f"{len(raw)} bytes"
            raise MalformedMove(f"at most {LONGEST_MOVE} bytes", came, where=self._game.key)
        if raw.startswith(b'"'):
            move = self._game.parse(msgspec.json.decode(raw, type=str))
        else:
            move = self._game.decode(raw)
        action = self._game.action(move)
        if len(self._decoded) < 4096:
            self._decoded[bytes(raw)] = action
        return action


class Views:
    """Views of a game as JSON: what all viewers share is encoded once, with gaps for the rest."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._gaps: dict[str, Raw] = {}
        """The fields a seat's view has of its own, in the order of the JSON."""

    def encoded(
        self, state: State, audiences: Sequence[int | None]
    ) -> tuple[list[bytes], list[list[bytes]]]:
        """Return the view around its gaps, and for each audience what fills them."""
        game = self._game
        if not game.shows_apart:
            return [b"", b""], [[_encode(view)] for view in game.show_all(state, audiences)]
        everybody = game.show_open(state)
        gaps = self._gaps or self._find_gaps(state)
        own, filled = game.own, []
        for seat in audiences:
            fields = _only(everybody, gaps) if seat is None else own(state, seat)
            filled.append([_value(value) for value in fields.values()])
        return _encode(msgspec.structs.replace(everybody, **gaps)).split(GAP), filled

    def _find_gaps(self, state: State) -> dict[str, Raw]:
        self._gaps = dict.fromkeys(self._game.own(state, 0), Raw(GAP))
        return self._gaps


def _value(value: object) -> bytes:
    """Return JSON; the number of the seat is in every view."""
    if type(value) is int and 0 <= value < len(_NUMBERS):
        return _NUMBERS[value]
    return _encode(value)


def _only(view: View, names: Iterable[str]) -> dict[str, object]:
    return {name: getattr(view, name) for name in names}


@cache
def moves_of(game: Game) -> MoveText:
    """Return the moves of a game, shared by all its matches."""
    return MoveText(game)


@cache
def views_of(game: Game) -> Views:
    """Return the views of a game, shared by all its matches."""
    return Views(game)


def updates(
    match: str, fold: Fold, audiences: Sequence[int | None], undo: int | None = None
) -> list[bytes]:
    """Return the current `Update` of each audience as JSON; `undo`: the seat that may undo."""
    return [b"".join(parts) for parts, _ in _updates(match, fold, audiences, undo)]


def update_frames(
    match: str, fold: Fold, audiences: Sequence[int | None], undo: int | None = None
) -> list[bytes]:
    """Return the same as frames, put together in one go."""
    made: list[bytes] = []
    for parts, length in _updates(match, fold, audiences, undo):
        parts[0] = _header(length)
        made.append(b"".join(parts))
    return made


def _updates(
    match: str, fold: Fold, audiences: Sequence[int | None], undo: int | None
) -> list[tuple[list[bytes], int]]:
    """Return the parts of each audience's update, room for a header first, and their length.

    What all share is encoded once, with gaps for what differs.
    """
    state, over, texts = fold.state, fold.over, moves_of(fold.game)
    view, own = views_of(fold.game).encoded(state, audiences)
    view[0] = _head(match, fold) + view[0]
    view[-1] += b',"legal":'
    common = [b""]
    for piece in view:
        common += (piece, b"")
    common += (b',"events":', b"", b',"undo":', b"", _tail(fold))
    length = 0
    for piece in common:
        length += len(piece)
    happened = _events(fold, audiences)
    made: list[tuple[list[bytes], int]] = []
    for i, audience in enumerate(audiences):
        parts = common[:]
        legal = b"[]"
        if audience is not None and not over:  # some moves can be made out of turn
            legal = texts.legal(state.legal(audience))
        may = b"true" if undo is not None and undo == audience else b"false"
        at, filled = 2, length
        for value in (*own[i], legal, happened[i], may):
            parts[at] = value
            filled += len(value)
            at += 2
        made.append((parts, filled))
    state.forget_legal()
    return made


def past_update(match: str, fold: Fold, audience: int | None, behind: int = 0) -> bytes:
    """Return the update of a position that is not the current one: nothing can be played there.

    `behind`: milliseconds by which its viewers are late; clocks show what was left then.
    """
    return _past(match, fold, _encode(fold.state.view(audience)), audience, behind)


def open_update(match: str, fold: Fold) -> bytes:
    """Return the update of a finished match with everybody's view."""
    views = fold.game.show_all(fold.state, range(fold.seats))
    return _past(match, fold, _encode(views), None)


def _past(match: str, fold: Fold, view: bytes, audience: int | None, behind: int = 0) -> bytes:
    return _update(match, fold, view, b"[]", _events(fold, [audience])[0], b"false", behind)


def _update(
    match: str,
    fold: Fold,
    view: bytes,
    legal: bytes,
    events: bytes,
    undo: bytes,
    behind: int = 0,
) -> bytes:
    said = (view, b',"legal":', legal, b',"events":', events, b',"undo":', undo)
    return b"".join((_head(match, fold), *said, _tail(fold, behind)))


def _head(match: str, fold: Fold) -> bytes:
    head = b'{"type":"update","match":"%b","seq":%d,"moves":%d,"view":'
    return head % (match.encode(), fold.seq, len(fold.moves))


def _tail(fold: Fold, behind: int = 0) -> bytes:
    """Return what comes after what is each audience's own."""
    if fold.timer is None and fold.outcome is None:
        return _waiting_for(fold.state.actors())
    return b',"actors":%b,"clocks":%b,"over":%b,"result":%b}' % (
        _encode(fold.actors()),
        b"null" if fold.timer is None else _encode(fold.timer.face(now_ms(), behind)),
        b"true" if fold.over else b"false",
        b"null" if fold.outcome is None else _encode(fold.outcome),
    )


@cache
def _waiting_for(actors: tuple[int, ...]) -> bytes:
    """Return the usual tail: no clocks, and the match goes on."""
    return b',"actors":%b,"clocks":null,"over":false,"result":null}' % _encode(actors)


def _events(fold: Fold, audiences: Sequence[int | None]) -> list[bytes]:
    """Return the last move's events for each audience.

    Those that all have in common encoded once.
    """
    if fold.last is None or fold.last.kind != "move":
        return [b"[]"] * len(audiences)
    if fold.game.open_events:
        return [_encode(fold.state.events(None))] * len(audiences)
    return [_encode(fold.state.events(audience)) for audience in audiences]
