"""Hello: which match, and through whose eyes."""

from __future__ import annotations

import contextlib
import logging

from closecall.protocol import VERSION, Hello, Welcome
from closecall.server.logs import limited
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import horizon
from closecall.server.match.people import seats_of
from closecall.server.match.queue import set_up_again
from closecall.server.match.table import Table
from closecall.server.match.watch import LateTable, check_watching
from closecall.server.problems import Refusal
from closecall.server.security import GUEST_PREFIX, hashed
from closecall.server.sockets.connection import Connection
from closecall.server.store.base import GuestRow, Whole

log = logging.getLogger("closecall.socket")

CHAT_LINES = 50


async def hello(connection: Connection, message: Hello) -> None:
    """Look at a match, as a seat or as a spectator."""
    if message.version != VERSION:
        raise Refusal("version", f"This server speaks version {VERSION} of the protocol.")
    if not connection.node.budgets.requests.take(connection.address):
        connection.node.metrics.limited += 1
        limited(log, "requests_per_minute", connection.address)
        raise Refusal("too_fast", "Too many requests; please wait a little.")
    guest = await _guest(connection, message.secret)
    table = await _table_named(connection, message, guest)
    mine = seats_of(table.whole, message.secret, guest)
    seat = _seat_wanted(mine, message, table.whole)
    if seat is None:
        check_watching(table.whole, message.seat)
    connection.gone()
    connection.key = _key(message.secret, guest)
    if seat is not None and message.sit:
        # with no time left the bot stays, and its person may look on
        with contextlib.suppress(Refusal):
            await connection.node.seats.sitting.arrive(table.whole, seat, guest)
        table = await connection.node.tables.load(table.id)
    await _sit_down(connection, table, seat, guest, message)


async def _table_named(connection: Connection, message: Hello, guest: GuestRow | None) -> Table:
    match = message.match
    if match not in connection.node.tables:
        whole = await connection.node.seats.find(match, connection.address, message.secret, guest)
        match = whole.match.id
    return await connection.node.tables.load(match)


async def _guest(connection: Connection, secret: str | None) -> GuestRow | None:
    if secret is None or not secret.startswith(GUEST_PREFIX):
        return None
    guest = await connection.node.store.guests.by_secret(hashed(secret))
    if guest is None:
        raise Refusal("who_are_you", "This guest secret is not known here.")
    return guest


async def _sit_down(
    connection: Connection, table: Table, seat: int | None, guest: GuestRow | None, message: Hello
) -> None:
    moment = horizon(table.whole, () if seat is None else (seat,), now_ms())
    chat = await connection.node.store.chat.last(table.id, CHAT_LINES, moment)
    late = await table.late() if seat is None else None
    missed: list[bytes] = []
    if late is None:
        missed = await table.comeback.missed(message.seq, seat, connection.address)
    if not connection.open:
        return
    mine = seats_of(table.whole, message.secret, guest)
    if connection.node.tables.get(table.id) is not table:
        raise set_up_again()
    connection.table, connection.seat = table, seat
    connection.greeted()
    if not table.audience.admits(connection):  # while we waited the seat went to somebody else
        connection.gone()
        raise set_up_again()
    if late is not None:
        connection.tell(Welcome(late.public(), seat, mine, now_ms(), chat))
        _watch_late(connection, table, late, message.seat)
        return
    connection.tell(Welcome(table.public(), seat, mine, now_ms(), chat))
    for frame in missed:
        connection.push(frame)
    if table.fold is not None:
        connection.push(table.audience.frame(seat))
    if table.undoing.open is not None:
        connection.push(table.undoing.open.frame())
    table.company.join(connection)


def _watch_late(connection: Connection, table: Table, late: LateTable, eyes: int | None) -> None:
    connection.late = late
    late.join(connection, eyes)
    table.company.tell()


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
