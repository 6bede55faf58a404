"""The socket of one viewer: what comes in, in which order, and what goes out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import msgspec

from closecall.protocol import Ack, ClientMessage, Hello, Refused
from closecall.server.bucket import Bucket
from closecall.server.live.node import Node
from closecall.server.logs import limited
from closecall.server.match import frames
from closecall.server.match.table import Table
from closecall.server.match.watch import LateTable
from closecall.server.problems import Refusal
from closecall.server.sockets.wire import Wire

log = logging.getLogger("closecall.socket")

MAX_WAITING = 32
FLOOD = 200
"""Messages over the limit after which the connection ends."""
TRY_AGAIN = 1013  # a close code of the WebSocket standard
TOO_MUCH = 4008

_decoder = msgspec.json.Decoder(ClientMessage)
_ABOUT_POSITION = frozenset(
    {"stale_move", "illegal_move", "not_your_turn", "malformed_move", "cannot_undo", "game_over"}
)


class Handling(Protocol):
    """Does what messages ask for."""

    def at_once(self, connection: Connection, message: ClientMessage) -> bool:
        """Do it without waiting for anything; False if that is not possible."""

    async def handle(self, connection: Connection, message: ClientMessage) -> None:
        """Do it, or raise a refusal."""


class Connection:
    """One socket, looking at one match through one pair of eyes."""

    __slots__ = (
        "_bucket",
        "_handling",
        "_outgoing",
        "_over_limit",
        "_rate",
        "_waiting",
        "_working",
        "address",
        "key",
        "late",
        "node",
        "open",
        "patience",
        "seat",
        "table",
        "wire",
    )

    def __init__(self, node: Node, wire: Wire, address: str, handling: Handling) -> None:
        self.node = node
        self.wire = wire
        self.address = address
        self.table: Table | None = None
        self.seat: int | None = None
        self.key: str | None = None
        self.late: LateTable | None = None
        self.open = True
        self.patience: asyncio.TimerHandle | None = None
        """Runs until a hello has come."""
        self._handling = handling
        self._outgoing = wire.outgoing
        self._rate = node.settings.messages_per_second
        self._bucket = Bucket(self._rate, 2 * self._rate)
        self._over_limit = 0
        self._waiting: list[ClientMessage] = []
        self._working = False

    # Sending --------------------------------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a frame; a reader that is hopelessly slow is dropped and can resume."""
        if not self._outgoing.push(frame):
            self.drop(TOO_MUCH, "too slow")

    def drop(self, code: int, reason: str) -> None:
        """End the connection."""
        if self.open:
            self.open = False
            self.node.tasks.spawn(_closed(self.wire, code, reason))

    def tell(self, struct: msgspec.Struct) -> None:
        """Send a message to this socket alone."""
        self.push(frames.message(struct))

    def refuse(self, refusal: Refusal, ident: int | None) -> None:
        """Say that nothing was done, and why."""
        self.node.metrics.refused += 1
        table = self.table
        update: Any = None  # already encoded
        if table is not None and refusal.code in _ABOUT_POSITION and self.late is None:
            update = table.audience.current(self.seat)
        seq = None if table is None else self._seq_seen(table)
        self.tell(Refused(refusal.code, refusal.message, seq, ident, update))

    def ack(self, ident: int | None) -> None:
        """Say that it is done, if the sender wants to know."""
        if ident is not None:
            self.tell(Ack(ident, 0 if self.table is None else self._seq_seen(self.table)))

    def _seq_seen(self, table: Table) -> int:
        return table.seq if self.late is None else self.late.seq

    # Receiving ------------------------------------------------------------------------------------

    def receive(self, data: bytes) -> None:
        """Handle an incoming message."""
        if not self.open:
            return
        if not self._bucket.take():
            self._too_fast()
            return
        try:
            message: ClientMessage = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse(Refusal("malformed", f"Not a message of this protocol: {error}."), None)
            return
        if self._working or self._waiting:
            self._queue(message)
        elif not self._handling.at_once(self, message):
            self._work(message)

    def receive_bytes(self) -> None:
        """Refuse a message that is not text."""
        if self.open and self._bucket.take():
            self.refuse(Refusal("malformed", "Messages are text, not bytes."), None)
        else:
            self._too_fast()

    def noise(self) -> None:
        """Count a ping, a pong or a fragment like a message."""
        if not self._bucket.take():
            self._too_fast()

    def _too_fast(self) -> None:
        self._over_limit += 1
        self.node.metrics.limited += 1
        if self._over_limit > FLOOD:
            self.drop(TOO_MUCH, "too many messages")
            self.node.budgets.flooders.cut_off(self.address)
            limited(log, "messages_per_second", self.address)
        elif self._over_limit % 20 == 1:
            self.refuse(Refusal("too_fast", f"At most {self._rate} messages a second."), None)

    def _queue(self, message: ClientMessage) -> None:
        self._waiting.append(message)
        if len(self._waiting) >= MAX_WAITING:
            self.wire.hold()

    def _work(self, message: ClientMessage) -> None:
        self._working = True
        self.node.tasks.spawn(self._handle_all(message))

    async def _handle_all(self, message: ClientMessage) -> None:
        try:
            await self._handle(message)
            while self._waiting and self.open:
                await self._handle(self._waiting.pop(0))
        finally:
            self._working = False
            self.wire.go_on()

    async def _handle(self, message: ClientMessage) -> None:
        try:
            await self._handling.handle(self, message)
        except Refusal as refusal:
            self._not_done(message, refusal)
        except Exception:
            self.node.metrics.errors += 1
            log.exception("message could not be handled")
            self._not_done(message, Refusal("busy", "That did not work. Please try again."))

    def _not_done(self, message: ClientMessage, refusal: Refusal) -> None:
        if not isinstance(message, Hello):
            self.refuse(refusal, message.id)
        elif refusal.code == "busy":
            self.drop(TRY_AGAIN, refusal.message)  # clients come back by themselves
        else:
            self.refuse(refusal, None)

    # Where it is ----------------------------------------------------------------------------------

    def greeted(self) -> None:
        """Stop waiting for a hello; a timer would be half a kilobyte for each socket."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def gone(self) -> None:
        """Leave the table."""
        table, late = self.table, self.late
        self.table = self.late = None
        if table is not None:
            table.company.part(self)
        if table is not None and late is not None:
            late.part(self)
            table.company.tell()
        self.seat = None

    def closed(self) -> None:
        """Clean up after the connection has gone."""
        self.open = False
        self._waiting.clear()
        self.gone()

    def at_table(self) -> Table:
        """Return the table this socket looks at, refused before it said hello."""
        if self.table is None:
            raise Refusal("hello_first", "Say hello first: which match, and who you are.")
        return self.table

    def seated(self) -> tuple[Table, int]:
        """Return the table and the seat, refused to spectators."""
        table = self.at_table()
        if self.seat is None:
            raise Refusal("spectator", "Spectators cannot do that.")
        return table, self.seat


async def _closed(wire: Wire, code: int, reason: str) -> None:
    try:
        await wire.send({"type": "websocket.close", "code": code, "reason": reason})
    except Exception:  # it is gone anyway
        log.debug("closing a socket that is gone")
