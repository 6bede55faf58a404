"""Talk to a table server from Python: seat your own bot in ten lines.

    import asyncio, random
    from closecall.client import Client, bot, me

    async def main() -> None:
        async with Client("http://127.0.0.1:8765") as client:
            await client.enter("Robo")
            table = await client.create("poof", [me(), bot("easy")])
            async with client.sit(table.match.id) as seat:
                async for update in seat.turns():
                    await seat.play(random.choice(update.legal))
                print(seat.result)

    asyncio.run(main())

What the server sends and takes is in `docs/protocol.md`; the Structs are those of
`closecall.protocol`. A socket that breaks is opened again and resumes where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Sequence
from types import TracebackType
from typing import Any, TypeVar

import msgspec

from closecall import protocol as p
from closecall.engine.extras import needed

with needed("server"):
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake

T = TypeVar("T")

RETRIES = 60
RETRY_SECONDS = 0.25
TIMEOUT = 30.0
COME_BACK = (1001, 1012, 1013)
"""Close codes after which the server wants to see us again."""

_messages = msgspec.json.Decoder(p.ServerMessage)


class Refused(Exception):
    """The server refused a request; `code` is stable, the message is for people."""

    def __init__(self, code: str, message: str, update: p.Update | None = None) -> None:
        self.code = code
        self.update = update
        super().__init__(message)


def me(name: str | None = None) -> p.SeatPlan:
    """Return a seat for the guest who creates the match."""
    return p.SeatPlan(kind="me", name=name)


def bot(level: p.BotKind = "medium") -> p.SeatPlan:
    """Return a seat for a bot."""
    return p.SeatPlan(kind="bot", level=level)


def free() -> p.SeatPlan:
    """Return a seat open to anybody."""
    return p.SeatPlan(kind="open")


class Client:
    """A guest of a table server."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.secret = secret

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return None

    # Guests and matches ------------------------------------------------------------------------

    async def enter(self, name: str) -> p.GuestCreated:
        """Become a guest; the secret is kept for everything that follows."""
        guest = await self.request("POST", "/api/guests", p.NewGuest(name), p.GuestCreated)
        self.secret = guest.secret
        return guest

    async def games(self) -> list[p.GameInfo]:
        """Return all games."""
        return await self.request("GET", "/api/games", None, list[p.GameInfo])

    async def create(self, game: str, seats: Sequence[p.SeatPlan], **settings: Any) -> p.MatchForMe:
        """Make a match; `settings` are the fields of `NewMatch`."""
        wish = p.NewMatch(game=game, seats=list(seats), **settings)
        return await self.request("POST", "/api/matches", wish, p.MatchForMe)

    async def match(self, match: str) -> p.MatchForMe:
        """Return a match by its id or code."""
        return await self.request("GET", f"/api/matches/{match}", None, p.MatchForMe)

    async def matches(self, listing: str = "open") -> p.MatchList:
        """Return the matches that are `open`, `running` or `mine`."""
        return await self.request("GET", f"/api/matches?list={listing}", None, p.MatchList)

    async def claim(self, match: str, seat: int, **claim: Any) -> p.MatchForMe:
        """Sit down."""
        path = f"/api/matches/{match}/seats/{seat}"
        return await self.request("POST", path, p.Claim(**claim), p.MatchForMe)

    async def leave(self, match: str, seat: int) -> p.MatchForMe:
        """Get up."""
        path = f"/api/matches/{match}/seats/{seat}"
        return await self.request("DELETE", path, None, p.MatchForMe)

    async def start(self, match: str, fill: p.Level | None = None) -> p.MatchForMe:
        """Begin, with bots on free seats if wanted."""
        path = f"/api/matches/{match}/start"
        return await self.request("POST", path, p.Start(fill), p.MatchForMe)

    async def rematch(self, match: str) -> p.MatchForMe:
        """Play again."""
        return await self.request("POST", f"/api/matches/{match}/rematch", None, p.MatchForMe)

    async def record(self, match: str) -> dict[str, Any]:
        """Return the record of a finished match."""
        return await self.request("GET", f"/api/matches/{match}/record", None, dict[str, Any])

    async def replay(self, match: str, query: str = "") -> p.Replay:
        """Return past updates; `query` as in `seat=0&first=0&last=10`."""
        return await self.request("GET", f"/api/matches/{match}/replay?{query}", None, p.Replay)

    async def request(self, method: str, path: str, body: Any, kind: type[T]) -> T:
        """Send any request; raise `Refused` with the server's message if it fails."""
        return await asyncio.to_thread(self._request, method, path, body, kind)

    def _request(self, method: str, path: str, body: Any, kind: type[T]) -> T:
        headers = {"content-type": "application/json"}
        if self.secret is not None:
            headers["authorization"] = f"Bearer {self.secret}"
        data = msgspec.json.encode(body) if body is not None else None
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                content = answer.read()
        except urllib.error.HTTPError as error:
            with error:  # it holds the connection
                raise _problem(error.read(), error.code) from None
        return msgspec.json.decode(content, type=kind)

    # Sockets -----------------------------------------------------------------------------------

    def sit(self, match: str, seat: int | None = None, secret: str | None = None) -> Seat:
        """Open the socket of your seat, to see and play; `secret` may be the seat's own."""
        return Seat(self.url, match, secret or self.secret, seat)

    def watch(self, match: str, seat: int | None = None) -> Seat:
        """Open a socket as a spectator."""
        return Seat(self.url, match, None, seat)


def _problem(content: bytes, status: int) -> Refused:
    try:
        problem = msgspec.json.decode(content, type=p.Problem)
    except msgspec.MsgspecError:
        return Refused("http", f"The server answered with status {status}.")
    return Refused(problem.code, problem.message)


def _drop(future: asyncio.Future[Any]) -> None:
    """Forget an answer nobody waits for; asyncio complains of an error that was never looked at."""
    if not future.cancel() and not future.cancelled():
        future.exception()


class Seat:
    """One socket: a seat's or a spectator's."""

    def __init__(self, url: str, match: str, secret: str | None, seat: int | None) -> None:
        self._address = "ws" + url.removeprefix("http") + "/api/socket"
        self._hello = p.Hello(match=match, secret=secret, seat=seat)
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._inbox: asyncio.Queue[p.ServerMessage | None] = asyncio.Queue()
        self._answers: dict[int, asyncio.Future[p.Ack | p.Hint | p.Pong]] = {}
        self._ids = itertools.count(1)
        self._seq = -1
        self.welcome: p.Welcome | None = None
        self.update: p.Update | None = None
        self.raw: list[bytes] | None = None
        """Set to a list to keep every byte that comes in."""

    async def __aenter__(self) -> Seat:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def result(self) -> p.Outcome | None:
        """The result, once the match is over."""
        return None if self.update is None else self.update.result

    @property
    def seat(self) -> int | None:
        """The seat this socket looks through."""
        return None if self.welcome is None else self.welcome.seat

    async def open(self) -> None:
        """Connect and say hello, from the last seen seq on."""
        await self._connect_again(_not_now)
        self._reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        """Close the connection."""
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        """Connect; until the new socket is welcomed, sending fails at once on the old one."""
        socket = await connect(self._address, max_size=None, compression=None)
        try:
            self._hello.seq = self._seq
            await socket.send(msgspec.json.encode(self._hello), text=True)
            message = self._decoded(await socket.recv(decode=False))
            if isinstance(message, p.Refused):
                raise Refused(message.code, message.message)
            assert isinstance(message, p.Welcome)
        except BaseException:
            await socket.close()
            raise
        self._socket = socket
        self.welcome = message
        self._inbox.put_nowait(message)

    async def _connect_again(self, worth: Callable[[Exception], bool]) -> None:
        """Connect, retrying for as long as the failure is worth a retry."""
        for attempt in range(RETRIES):
            try:
                return await self._connect()
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError) as error:
                if not worth(error):
                    raise
                await asyncio.sleep(min(2.0, RETRY_SECONDS * (attempt + 1)))
        raise Refused("gone", "The server no longer answers.")

    def _decoded(self, data: bytes) -> p.ServerMessage:
        if self.raw is not None:
            self.raw.append(data)
        message: p.ServerMessage = _messages.decode(data)
        return message

    async def _read(self) -> None:
        try:
            while True:
                try:
                    assert self._socket is not None
                    async for data in _bytes_of(self._socket):
                        self._take(self._decoded(data))
                except ConnectionClosed:
                    pass
                await self._reconnect()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._fail(error)

    async def _reconnect(self) -> None:
        self._fail(Refused("broken", "The connection broke; send again."), final=False)
        await self._connect_again(lambda error: True)

    def _fail(self, error: Exception, *, final: bool = True) -> None:
        for future in self._answers.values():
            if not future.done():
                future.set_exception(error)
        self._answers.clear()
        if final:
            self._inbox.put_nowait(None)

    def _take(self, message: p.ServerMessage) -> None:
        if isinstance(message, p.Update):
            self.update = message
            self._seq = message.seq
        elif isinstance(message, (p.Ack, p.Hint, p.Pong)):
            self._settle(message.id, message, None)
            return
        elif isinstance(message, p.Refused) and message.id is not None:
            refusal = Refused(message.code, message.message, message.update)
            self._settle(message.id, None, refusal)
            return
        self._inbox.put_nowait(message)

    def _settle(
        self, ident: int | None, answer: p.Ack | p.Hint | p.Pong | None, error: Refused | None
    ) -> None:
        future = self._answers.pop(ident, None) if ident is not None else None
        if future is None or future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            assert answer is not None
            future.set_result(answer)

    # What can be done ----------------------------------------------------------------------------

    async def send(self, message: Any) -> Any:
        """Send any message and wait for its answer; raise `Refused` if it failed."""
        message.id = next(self._ids)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = future
        assert self._socket is not None
        try:
            await self._socket.send(msgspec.json.encode(message), text=True)
            return await asyncio.wait_for(future, TIMEOUT)
        except ConnectionClosed:
            raise Refused("broken", "The connection broke; send again.") from None
        finally:
            self._answers.pop(message.id, None)
            _drop(future)

    async def play(self, move: p.LegalMove | str | Any, seq: int | None = None) -> int:
        """Play a legal move, or a move's text; return the match's seq afterwards."""
        if isinstance(move, p.LegalMove):
            move = move.text
        at = self._seq if seq is None else seq
        ack: p.Ack = await self.send(p.Play(at, msgspec.Raw(msgspec.json.encode(move))))
        return ack.seq

    async def messages(self) -> AsyncIterator[p.ServerMessage]:
        """Yield everything the server says, updates included."""
        while True:
            message = await self._inbox.get()
            if message is None:
                return
            yield message

    async def updates(self) -> AsyncIterator[p.Update]:
        """Yield every update, the last one being that of the end."""
        async for message in self.messages():
            if isinstance(message, p.Update):
                yield message
                if message.over:
                    return

    async def turns(self) -> AsyncIterator[p.Update]:
        """Yield the updates in which the game waits for this seat, from the current one on."""
        first = self.update
        if first is not None and self._asked(first):
            yield first
        if first is not None and first.over:
            return
        async for update in self.updates():
            if update is not first and self._asked(update):
                yield update

    def _asked(self, update: p.Update) -> bool:
        current = self.update is not None and update.seq == self.update.seq
        return current and self.seat in update.actors and bool(update.legal)


def _not_now(error: Exception) -> bool:
    closed = error.rcvd if isinstance(error, ConnectionClosed) else None
    return closed is not None and closed.code in COME_BACK


async def _bytes_of(socket: ClientConnection) -> AsyncIterator[bytes]:
    while True:
        yield await socket.recv(decode=False)
