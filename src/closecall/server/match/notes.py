"""Notes that nodes send each other about a match."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from closecall.server.broker import Broker


class Note(Struct, omit_defaults=True):
    """One message between nodes. Nothing secret: it goes to sockets or nowhere."""

    kind: str
    node: str = ""
    seq: int = 0
    seats: list[int] | None = None
    seat: int = 0
    yes: bool = False
    watchers: int = 0
    body: Raw = Raw(b"")


class Notes:
    """Tells the other nodes, if there are any."""

    def __init__(self, broker: Broker, node: str) -> None:
        self._broker = broker
        self._node = node

    @property
    def shared(self) -> bool:
        """Whether there can be other nodes."""
        return self._broker.shared

    def publish(self, match: str, note: Note, *, everywhere: bool = False) -> None:
        """Tell the other nodes that have the match, or all of them, something about it."""
        if self._broker.shared:
            note.node = self._node
            self._broker.publish(match, msgspec.json.encode(note), everywhere=everywhere)

    def seq(self, match: str, seq: int) -> None:
        """Tell other nodes the seq of a match."""
        if self._broker.shared:
            self.publish(match, Note("seq", seq=seq))

    def here(self, match: str, seats: list[int], watchers: int) -> None:
        """Tell other nodes who of a match is connected here."""
        self.publish(match, Note("here", seats=seats, watchers=watchers))

    def undo(self, match: str, seat: int, seq: int, waiting: set[int]) -> None:
        """Tell other nodes that a player here asks for an undo."""
        self.publish(match, Note("undo", seat=seat, seq=seq, seats=sorted(waiting)))

    def undo_answer(self, match: str, seat: int, seq: int, yes: bool) -> None:
        """Tell other nodes that a player here answered an undo request."""
        self.publish(match, Note("undo-answer", seat=seat, seq=seq, yes=yes))
