"""The socket of one viewer: what comes in, and who it is for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Raw

from closecall.protocol import (
    VERSION,
    Ack,
    Answer,
    Answered,
    Ask,
    Asked,
    ClientMessage,
    Hello,
    Hint,
    Leave,
    MayUndo,
    Ping,
    Play,
    Point,
    Pointed,
    Pong,
    React,
    Reacted,
    Refused,
    Resign,
    Said,
    Say,
    Sit,
    Undo,
    UndoAnswer,
    UndoState,
    WantHint,
    Welcome,
)
from closecall.server.live.node import Node
from closecall.server.logs import limited
from closecall.server.match import frames, talk
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import horizon
from closecall.server.match.people import seats_of
from closecall.server.match.table import REPEATED, Table, set_up_again
from closecall.server.match.watch import LateTable, check_watching, late_table
from closecall.server.problems import Refusal
from closecall.server.seats.finding import find
from closecall.server.security import (
    GUEST_PREFIX,
    Bucket,
    clean_text,
    hashed,
    host_allowed,
    household,
    new_id,
    origin_allowed,
)
from closecall.server.sockets.wire import EXTENSION, Wire
from closecall.server.store.base import GuestRow, Whole

log = logging.getLogger("closecall.socket")

HELLO_SECONDS = 10
MAX_WAITING = 32
FLOOD = 200
"""Messages over the limit after which the connection ends."""
CHAT_LINES = 50
TRY_AGAIN = 1013  # a close code of the WebSocket standard
TOO_MUCH = 4008

_decoder = msgspec.json.Decoder(ClientMessage)
_ABOUT_POSITION = frozenset(
    {"stale_move", "illegal_move", "not_your_turn", "malformed_move", "cannot_undo", "game_over"}
)

Scope = dict[str, Any]


class Connection:
    """One socket, looking at one match through one pair of eyes."""

    def __init__(self, node: Node, wire: Wire, address: str) -> None:
        self.node = node
        self.wire = wire
        self.address = address
        self.table: Table | None = None
        self.seat: int | None = None
        self.key: str | None = None
        self.late: LateTable | None = None
        self.open = True
        self._rate = node.settings.messages_per_second
        self._bucket = Bucket(self._rate, 2 * self._rate)
        self._over_limit = 0
        self._waiting: deque[ClientMessage] = deque()
        self._working = False

    # Sending --------------------------------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a frame; a reader that is hopelessly slow is dropped and can resume."""
        if not self.wire.push(frame):
            self.drop(TOO_MUCH, "too slow")

    def drop(self, code: int, reason: str) -> None:
        """End the connection."""
        if self.open:
            self.open = False
            self.node.spawn(_closed(self.wire, code, reason))

    def tell(self, struct: msgspec.Struct) -> None:
        """Send a message to this socket alone."""
        self.push(frames.message(struct))

    def refuse(self, refusal: Refusal, ident: int | None) -> None:
        """Say that nothing was done, and why."""
        self.node.metrics.refused += 1
        table = self.table
        update: Any = None  # already encoded
        if table is not None and refusal.code in _ABOUT_POSITION and self.late is None:
            update = table.current_raw(self.seat)
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
        """A message came in."""
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
        elif type(message) is Play and self.table is not None:
            self._play(message)
        else:
            self._work(message)

    def receive_bytes(self) -> None:
        """A message came in that is not text."""
        if self.open and self._bucket.take():
            self.refuse(Refusal("malformed", "Messages are text, not bytes."), None)
        else:
            self._too_fast()

    def noise(self) -> None:
        """A ping, an answer to one, or a piece of a message: they count like messages."""
        if not self._bucket.take():
            self._too_fast()

    def _too_fast(self) -> None:
        self._over_limit += 1
        self.node.metrics.limited += 1
        if self._over_limit > FLOOD:
            self.drop(TOO_MUCH, "too many messages")
            limited(log, "messages_per_second", self.address)
        elif self._over_limit % 20 == 1:
            self.refuse(Refusal("too_fast", f"At most {self._rate} messages a second."), None)

    def _queue(self, message: ClientMessage) -> None:
        self._waiting.append(message)
        if len(self._waiting) >= MAX_WAITING:
            self.wire.hold()

    def _work(self, message: ClientMessage) -> None:
        self._working = True
        self.node.spawn(self._handle_all(message))

    async def _handle_all(self, message: ClientMessage) -> None:
        try:
            await self._handle(message)
            while self._waiting and self.open:
                await self._handle(self._waiting.popleft())
        finally:
            self._working = False
            self.wire.go_on()

    async def _handle(self, message: ClientMessage) -> None:
        try:
            await _HANDLERS[type(message)](self, message)
        except Refusal as refusal:
            self._not_done(message, refusal)
        except Exception:
            self.node.metrics.errors += 1
            log.exception("a message could not be handled")
            self._not_done(message, Refusal("busy", "That did not work; please try again."))

    def _not_done(self, message: ClientMessage, refusal: Refusal) -> None:
        if not isinstance(message, Hello):
            self.refuse(refusal, message.id)
        elif refusal.code == "busy":
            self.drop(TRY_AGAIN, refusal.message)  # clients come back by themselves
        else:
            self.refuse(refusal, None)

    # Who is it ------------------------------------------------------------------------------------

    async def hello(self, message: Hello) -> None:
        """Look at a match, as a seat or as a spectator."""
        if message.version != VERSION:
            raise Refusal("version", f"This server speaks version {VERSION} of the protocol.")
        if not self.node.budgets.requests.take(self.address):
            self.node.metrics.limited += 1
            limited(log, "requests_per_minute", self.address)
            raise Refusal("too_fast", "Too many requests; please wait a little.")
        guest = await self._guest(message.secret)
        table = await self._table_named(message, guest)
        mine = seats_of(table.whole, message.secret, guest)
        seat = _seat_wanted(mine, message, table.whole)
        if seat is None:
            check_watching(table.whole, message.seat)
        self.gone()
        self.key = _key(message.secret, guest)
        if seat is not None and message.sit:
            # with no time left the bot stays, and its person may look on
            with contextlib.suppress(Refusal):
                await self.node.seats.arrive(table.whole, seat, guest)
            table = await self.node.table_of(table.id)
        await self._sit_down(table, seat, guest, message)

    async def _table_named(self, message: Hello, guest: GuestRow | None) -> Table:
        match = message.match
        if match not in self.node.tables:
            whole = await find(self.node, match, self.address, message.secret, guest)
            match = whole.match.id
        return await self.node.table_of(match)

    async def _guest(self, secret: str | None) -> GuestRow | None:
        if secret is None or not secret.startswith(GUEST_PREFIX):
            return None
        guest = await self.node.store.guest_by_secret(hashed(secret))
        if guest is None:
            raise Refusal("who_are_you", "This guest secret is not known here.")
        return guest

    async def _sit_down(
        self, table: Table, seat: int | None, guest: GuestRow | None, message: Hello
    ) -> None:
        moment = horizon(table.whole, () if seat is None else (seat,), now_ms())
        chat = await self.node.store.chat(table.id, CHAT_LINES, moment)
        late = await late_table(table) if seat is None else None
        missed = [] if late is not None else await table.missed(message.seq, seat, self.address)
        if not self.open:
            return
        mine = seats_of(table.whole, message.secret, guest)
        if self.node.tables.get(table.id) is not table:
            raise set_up_again()
        self.table, self.seat = table, seat
        if not table.admits(self):  # while we waited the seat went to somebody else
            self.gone()
            raise set_up_again()
        if late is not None:
            self.tell(Welcome(late.public(), seat, mine, now_ms(), chat))
            self._watch_late(table, late, message.seat)
            return
        self.tell(Welcome(table.public(), seat, mine, now_ms(), chat))
        for frame in missed:
            self.push(frame)
        if table.fold is not None:
            self.push(table.fresh_frame(seat))
        if table.undoing.open is not None:
            self.push(table.undoing.open.frame())
        table.join(self)

    def _watch_late(self, table: Table, late: LateTable, eyes: int | None) -> None:
        self.late = late
        late.join(self, eyes)
        table.tell_presence()

    def gone(self) -> None:
        """Not at that table any more."""
        table, late = self.table, self.late
        self.table = self.late = None
        if table is not None:
            table.part(self)
        if table is not None and late is not None:
            late.part(self)
            table.tell_presence()
        self.seat = None

    def closed(self) -> None:
        """The connection is gone."""
        self.open = False
        self._waiting.clear()
        self.gone()

    def _at_table(self) -> Table:
        if self.table is None:
            raise Refusal("hello_first", "Say hello first: which match, and who you are.")
        return self.table

    def _seated(self) -> tuple[Table, int]:
        table = self._at_table()
        if self.seat is None:
            raise Refusal("spectator", "Spectators cannot do that.")
        return table, self.seat

    # Playing --------------------------------------------------------------------------------------

    def _play(self, message: Play) -> None:
        try:
            table, seat = self._seated()
        except Refusal as refusal:
            self.refuse(refusal, message.id)
            return
        row = table.whole.seats[seat]
        if row.kind == "away" and not row.resigned:
            self._work(message)  # whoever moves is back: the bot has to get up first
            return
        table.play(seat, message.seq, bytes(message.move), self._answer(table, seat, message.id))

    async def play(self, message: Play) -> None:
        """A move, when something has to be waited for first."""
        table, seat = self._seated()
        await self.node.seats.take_back(table.id, seat)
        answer = self._answer(table, seat, message.id)
        table.play(seat, message.seq, bytes(message.move), answer)

    def _answer(
        self, table: Table, seat: int, ident: int | None
    ) -> Callable[[Refusal | None], None]:
        """For a move sent from a seat; the answer may come when its sender has gone elsewhere."""

        def answer(refusal: Refusal | None) -> None:
            if refusal is REPEATED:
                if self.table is table and self.seat == seat:
                    self.push(table.fresh_frame(seat))
                self.ack(ident)
            elif refusal is not None:
                self.refuse(refusal, ident)
            elif ident is not None:
                self.ack(ident)

        return answer

    async def _attempt(self, start: Callable[[Callable[[Refusal | None], None]], None]) -> None:
        """Wait for something the table does with a callback; raise what it refuses."""
        future: asyncio.Future[None] = self.node.loop.create_future()

        def answer(refusal: Refusal | None) -> None:
            if future.done():
                return
            if refusal is None:
                future.set_result(None)
            else:
                future.set_exception(refusal)

        start(answer)
        await future

    async def undo(self, message: Undo) -> None:
        """Take the last own move back."""
        table, seat = self._seated()
        await self._attempt(lambda answer: table.undoing.want(seat, message.seq, answer))
        self.ack(message.id)

    async def may_undo(self, message: MayUndo) -> None:
        """Say whether an undo would be considered; nothing if the table has gone on meanwhile."""
        table, seat = self._seated()
        await table.settled()
        if table.seq == message.seq:
            self.tell(UndoState(message.seq, table.undoing.obstacle(seat)))
        self.ack(message.id)

    async def undo_answer(self, message: UndoAnswer) -> None:
        """Say whether somebody else may."""
        table, seat = self._seated()
        await self._attempt(
            lambda answer: table.undoing.answered(seat, message.seq, message.yes, answer)
        )
        self.ack(message.id)

    async def resign(self, message: Resign) -> None:
        """Give up."""
        table, seat = self._seated()
        await self._attempt(lambda answer: table.resign(seat, answer))
        await self.node.seats.resigned(table.id, seat)
        self.ack(message.id)

    async def sit(self, message: Sit) -> None:
        """Take the seat back."""
        table, seat = self._seated()
        await self.node.seats.take_back(table.id, seat)
        self.ack(message.id)

    async def leave(self, message: Leave) -> None:
        """Let a bot play."""
        table, seat = self._seated()
        await self.node.seats.leave(table.id, seat)
        self.ack(message.id)

    async def hint(self, message: WantHint) -> None:
        """What would a bot do?"""
        table, seat = self._seated()
        if not table.whole.match.settings.hints:
            raise Refusal("no_hints", "This table plays without hints.")
        await table.settled()
        game = table.running().game
        seq, tip = await table.thinking.hint(seat, message.lang)
        move = game.move(tip.action)
        other = None if tip.other is None else Raw(msgspec.json.encode(game.move(tip.other)))
        self.tell(
            Hint(
                seq,
                Raw(msgspec.json.encode(move)),
                move.text,
                tip.why,
                round(tip.chance, 3),
                tip.sure,
                other,
                message.id,
            )
        )

    # Talking --------------------------------------------------------------------------------------

    async def say(self, message: Say) -> None:
        """Something for the table."""
        table = self._at_table()
        talk.check_chat(table.whole, self.seat)
        seat = self._seated()[1]
        text = clean_text(message.text, "line of chat")
        talk.check_pace(self.node.chat_limiter, table.whole, seat)
        said = Said(seat, table.whole.seats[seat].name, text, now_ms())
        most = self.node.settings.chat_lines_per_match
        await self.node.store.say(table.id, said, new_id()[:12], most)
        self.node.tell(table, said)
        self.ack(message.id)

    async def react(self, message: React) -> None:
        """A quick reaction."""
        table = self._at_table()
        talk.check_talk(table.whole, self.seat)
        self.node.tell(table, Reacted(self._seated()[1], message.reaction))
        self.ack(message.id)

    async def point(self, message: Point) -> None:
        """Look here."""
        table = self._at_table()
        talk.check_talk(table.whole, self.seat)
        at = clean_text(message.at, "place to point at")
        self.node.tell(table, Pointed(self._seated()[1], at))
        self.ack(message.id)

    async def ask(self, message: Ask) -> None:
        """The one question to the partner."""
        table = self._at_table()
        partner = talk.partner(table.whole, self.seat)
        seat = self._seated()[1]
        talk.check_question(table, seat, message.question)
        self.node.tell(table, Asked(seat, message.question), [partner])
        self.ack(message.id)

    async def answer(self, message: Answer) -> None:
        """The answer to it."""
        table = self._at_table()
        partner = talk.partner(table.whole, self.seat)
        talk.check_question(table, partner, message.question)
        answered = Answered(self._seated()[1], message.question, message.yes)
        self.node.tell(table, answered, [partner])
        self.ack(message.id)

    async def ping(self, message: Ping) -> None:
        """Are you there?"""
        self.tell(Pong(now_ms(), message.id))


def _key(secret: str | None, guest: GuestRow | None) -> str | None:
    if guest is not None:
        return guest.id
    return None if secret is None else hashed(secret)


def _seat_wanted(mine: list[int], message: Hello, whole: Whole) -> int | None:
    if message.secret is not None and message.seat is not None and message.seat in mine:
        return message.seat
    if message.secret is None or (not mine and message.secret.startswith(GUEST_PREFIX)):
        return None  # a spectator, known or not
    if not mine or message.seat is not None:
        raise Refusal("not_your_seat", "This secret does not open that seat.")
    if len(mine) > 1:
        raise Refusal("which_seat", f"Several seats are yours: {mine}. Name one.")
    return mine[0]


async def _closed(wire: Wire, code: int, reason: str) -> None:
    try:
        await wire.send({"type": "websocket.close", "code": code, "reason": reason})
    except Exception:  # it is gone anyway
        log.debug("closing a socket that is gone")


_Handler = Callable[[Connection, Any], Awaitable[None]]
_HANDLERS: dict[type, _Handler] = {
    Hello: Connection.hello,
    Play: Connection.play,
    Undo: Connection.undo,
    MayUndo: Connection.may_undo,
    UndoAnswer: Connection.undo_answer,
    Resign: Connection.resign,
    Sit: Connection.sit,
    Leave: Connection.leave,
    WantHint: Connection.hint,
    Say: Connection.say,
    React: Connection.react,
    Point: Connection.point,
    Ask: Connection.ask,
    Answer: Connection.answer,
    Ping: Connection.ping,
}


class Sockets:
    """The ASGI side: lets sockets in and hands them over."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._per_address: dict[str, int] = {}
        self._origins = node.settings.origins
        self._hosts = node.settings.hosts

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        await receive()
        address = scope["client"][0] if scope.get("client") else ""
        code = self._turned_away(scope, address)
        await send({"type": "websocket.accept"})
        if code is not None:
            self._node.metrics.limited += 1
            if code == TOO_MUCH:
                limited(log, "connections_per_address", address)
            await send({"type": "websocket.close", "code": code})
            return
        home = household(address)
        self._per_address[home] = self._per_address.get(home, 0) + 1
        try:
            wire = scope["extensions"][EXTENSION]
            await self._serve(Connection(self._node, wire, address), receive)
        finally:
            self._per_address[home] -= 1
            if not self._per_address[home]:
                del self._per_address[home]

    def _turned_away(self, scope: Scope, address: str) -> int | None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        if not origin_allowed(headers.get(b"origin"), headers.get(b"host"), self._origins):
            return 4003
        if not host_allowed(headers.get(b"host"), self._hosts):
            return 4003
        here = self._per_address.get(household(address), 0)
        if here >= self._node.settings.connections_per_address:
            return TOO_MUCH
        return 1001 if self._node.stopping else None

    async def _serve(self, connection: Connection, receive: Any) -> None:
        metrics = self._node.metrics
        metrics.sockets += 1
        metrics.sockets_total += 1
        connection.wire.receiver = connection.receive
        connection.wire.noise = connection.noise
        late = self._node.loop.call_later(HELLO_SECONDS, _expect_hello, connection)
        try:
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    break
                connection.receive_bytes()
        finally:
            late.cancel()
            metrics.sockets -= 1
            connection.closed()


def _expect_hello(connection: Connection) -> None:
    if connection.table is None:
        connection.drop(4000, "no hello")
