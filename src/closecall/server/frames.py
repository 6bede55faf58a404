"""What is sent, built and encoded once for each audience.

An audience is a seat or the spectators (None). The bytes made here are whole WebSocket frames: what
a server sends is not masked, so the same bytes go to every socket of an audience.
"""

from __future__ import annotations

from typing import Any

import msgspec

from closecall.engine.registry import Game
from closecall.server.clocks import now_ms
from closecall.server.fold import Fold

_encode = msgspec.json.encode

TEXT = 0x81


def framed(payload: bytes) -> bytes:
    """A payload as an unmasked, final text frame."""
    length = len(payload)
    if length < 126:
        return bytes((TEXT, length)) + payload
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + payload
    return b"\x81\x7f" + length.to_bytes(8, "big") + payload


def message(struct: Any) -> bytes:
    """A protocol message as a frame."""
    return framed(_encode(struct))


class MoveText:
    """Moves of a game in both directions, each encoded and decoded once."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._encoded: dict[int, bytes] = {}
        self._decoded: dict[bytes, int] = {}

    def legal(self, actions: list[int]) -> bytes:
        """A list of legal moves as JSON."""
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
        """The action a client means: a move's JSON, or its text as a JSON string."""
        found = self._decoded.get(raw)
        if found is not None:
            return found
        if raw.startswith(b'"'):
            move = self._game.parse(msgspec.json.decode(raw, type=str))
        else:
            move = self._game.decode(raw)
        action = self._game.action(move)
        if len(self._decoded) < 4096:
            self._decoded[bytes(raw)] = action
        return action


_move_texts: dict[str, MoveText] = {}


def moves_of(game: Game) -> MoveText:
    """The moves of a game, shared by all its matches."""
    found = _move_texts.get(game.key)
    if found is None:
        found = _move_texts[game.key] = MoveText(game)
    return found


def update(
    match: str, fold: Fold, audience: int | None, *, undo: bool = False, current: bool = True
) -> bytes:
    """The `Update` of one audience as JSON (without the frame around it)."""
    state = fold.state
    over = fold.outcome is not None
    legal = b"[]"
    if current and audience is not None and not over:
        legal = moves_of(fold.game).legal(state.legal(audience))
    return _update(
        match,
        fold,
        view=_encode(state.view(audience)),
        legal=legal,
        events=_events(fold, audience),
        undo=undo,
    )


def open_update(match: str, fold: Fold) -> bytes:
    """The update of a finished match with everybody's view."""
    views = [fold.state.view(seat) for seat in range(fold.seats)]
    return _update(
        match, fold, view=_encode(views), legal=b"[]", events=_events(fold, None), undo=False
    )


def _events(fold: Fold, audience: int | None) -> bytes:
    if fold.last is None or fold.last.kind != "move":
        return b"[]"
    return _encode(fold.state.events(audience))


def _update(
    match: str, fold: Fold, *, view: bytes, legal: bytes, events: bytes, undo: bool
) -> bytes:
    outcome = fold.outcome
    over = outcome is not None
    clocks = b"null" if fold.timer is None else _encode(fold.timer.face(now_ms()))
    return (
        b'{"type":"update","match":"%b","seq":%d,"moves":%d,"view":%b,"legal":%b,"actors":%b,'
        b'"clocks":%b,"events":%b,"over":%b,"undo":%b,"result":%b}'
    ) % (
        match.encode(),
        fold.seq,
        len(fold.moves),
        view,
        legal,
        _encode(fold.actors()),
        clocks,
        events,
        b"true" if over else b"false",
        b"true" if undo else b"false",
        _encode(outcome),
    )
