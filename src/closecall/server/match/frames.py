"""What is sent, built and encoded once for each audience.

An audience is a seat or the spectators (None). The bytes made here are whole WebSocket frames: what
a server sends is not masked, so the same bytes go to every socket of an audience.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from closecall.engine.errors import MalformedMove
from closecall.engine.registry import Game
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import Fold

_encode = msgspec.json.encode

TEXT = 0x81
LONGEST_MOVE = 512
"""Bytes of a move as JSON, several times what the longest one takes."""


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
        self._texts: dict[int, str] = {}

    def text(self, action: int) -> str:
        """The text of a move, as it is kept in the log."""
        found = self._texts.get(action)
        if found is None:
            found = self._texts[action] = self._game.move(action).text
        return found

    def legal(self, actions: list[int]) -> bytes:
        """A list of legal moves as JSON."""
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
        """The action a client means: a move's JSON, or its text as a JSON string."""
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


_move_texts: dict[str, MoveText] = {}


def moves_of(game: Game) -> MoveText:
    """The moves of a game, shared by all its matches."""
    found = _move_texts.get(game.key)
    if found is None:
        found = _move_texts[game.key] = MoveText(game)
    return found


def updates(
    match: str, fold: Fold, audiences: Sequence[int | None], undo: int | None = None
) -> list[bytes]:
    """The current `Update` of each audience as JSON; `undo`: the seat that may take back."""
    state, game, over = fold.state, fold.game, fold.over
    views = game.show_all(state, audiences)
    events = _all_events(fold, audiences)
    head, tail = _shared(match, fold)
    texts = moves_of(game)
    made = []
    for audience, view, happened in zip(audiences, views, events, strict=True):
        legal = b"[]"
        if audience is not None and not over:  # some moves can be made out of turn
            legal = texts.legal(state.legal(audience))
        may = b"true" if undo is not None and undo == audience else b"false"
        made.append(
            b'%b,"view":%b,"legal":%b,"events":%b,"undo":%b%b'
            % (head, _encode(view), legal, happened, may, tail)
        )
    return made


def past_update(match: str, fold: Fold, audience: int | None, behind: int = 0) -> bytes:
    """The update of a position that is not the current one: nothing can be played there.

    `behind`: milliseconds by which its viewers are late; clocks show what was left then.
    """
    return _past(match, fold, _encode(fold.state.view(audience)), audience, behind)


def open_update(match: str, fold: Fold) -> bytes:
    """The update of a finished match with everybody's view."""
    views = fold.game.show_all(fold.state, range(fold.seats))
    return _past(match, fold, _encode(views), None)


def _past(match: str, fold: Fold, view: bytes, audience: int | None, behind: int = 0) -> bytes:
    head, tail = _shared(match, fold, behind)
    events = _all_events(fold, [audience])[0]
    return b'%b,"view":%b,"legal":[],"events":%b,"undo":false%b' % (head, view, events, tail)


def _shared(match: str, fold: Fold, behind: int = 0) -> tuple[bytes, bytes]:
    """What all audiences of an update have in common: how it begins and how it ends."""
    head = b'{"type":"update","match":"%b","seq":%d,"moves":%d' % (
        match.encode(),
        fold.seq,
        len(fold.moves),
    )
    tail = b',"actors":%b,"clocks":%b,"over":%b,"result":%b}' % (
        _encode(fold.actors()),
        b"null" if fold.timer is None else _encode(fold.timer.face(now_ms(), behind)),
        b"true" if fold.over else b"false",
        b"null" if fold.outcome is None else _encode(fold.outcome),
    )
    return head, tail


def _all_events(fold: Fold, audiences: Sequence[int | None]) -> list[bytes]:
    """The last move's events for each audience; those that all have in common encoded once."""
    if fold.last is None or fold.last.kind != "move":
        return [b"[]"] * len(audiences)
    encoded: list[bytes] = []
    before: object = None
    for events in fold.game.events_all(fold.state, audiences):
        encoded.append(encoded[-1] if events is before else _encode(events))
        before = events
    return encoded
