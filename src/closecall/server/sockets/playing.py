"""Messages that players send to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Raw

from closecall.protocol import (
    Hint,
    Leave,
    MayUndo,
    Play,
    Resign,
    Sit,
    Undo,
    UndoAnswer,
    UndoState,
    WantHint,
)
from closecall.server import telemetry
from closecall.server.match.playing import REPEATED
from closecall.server.match.queue import Answer
from closecall.server.match.table import Table
from closecall.server.problems import Refusal
from closecall.server.sockets.connection import Connection


def play_at_once(connection: Connection, message: Play) -> bool:
    """Play a person's move at their own seat.

    Return False if something has to be waited for first.
    """
    table, seat = connection.table, connection.seat
    if table is None or seat is None:
        return False  # which is refused
    row = table.board.whole.seats[seat]
    if row.kind == "away" and not row.resigned:
        return False  # a player who moves is back: the bot has to get up first
    answer = _answer(connection, table, seat, message.id)
    table.playing.play(seat, message.seq, bytes(message.move), answer)
    return True


async def play(connection: Connection, message: Play) -> None:
    """Play a move when something has to be waited for first."""
    table, seat = connection.seated()
    await connection.node.seats.sitting.take_back(table.id, seat)
    answer = _answer(connection, table, seat, message.id)
    table.playing.play(seat, message.seq, bytes(message.move), answer)


def _answer(connection: Connection, table: Table, seat: int, ident: int | None) -> Answer:
    """Return the callback that answers a move, even if its sender has gone elsewhere."""

    def answer(refusal: Refusal | None) -> None:
        if refusal is REPEATED:
            if connection.table is table and connection.seat == seat:
                connection.push(table.audience.frame(seat))
            connection.ack(ident)
        elif refusal is not None:
            connection.refuse(refusal, ident)
        elif ident is not None:
            connection.ack(ident)

    if telemetry.tracing is None:
        return answer
    return telemetry.tracing.move(answer, match=table.id, game=table.whole.match.game)


async def _attempt(connection: Connection, start: Callable[[Answer], None]) -> None:
    """Wait for something the table does with a callback; raise what it refuses."""
    future: asyncio.Future[None] = connection.node.tasks.loop.create_future()

    def answer(refusal: Refusal | None) -> None:
        if future.done():
            return
        if refusal is None:
            future.set_result(None)
        else:
            future.set_exception(refusal)

    start(answer)
    await future


async def undo(connection: Connection, message: Undo) -> None:
    """Undo the sender's last move."""
    table, seat = connection.seated()
    await _attempt(connection, lambda answer: table.undoing.want(seat, message.seq, answer))
    connection.ack(message.id)


async def may_undo(connection: Connection, message: MayUndo) -> None:
    """Say whether an undo would be considered; nothing if the table has gone on meanwhile."""
    table, seat = connection.seated()
    await table.queue.settled()
    if table.seq == message.seq:
        connection.tell(UndoState(message.seq, table.undoing.obstacle(seat)))
    connection.ack(message.id)


async def undo_answer(connection: Connection, message: UndoAnswer) -> None:
    """Answer somebody else's undo request."""
    table, seat = connection.seated()
    await _attempt(
        connection, lambda answer: table.undoing.answered(seat, message.seq, message.yes, answer)
    )
    connection.ack(message.id)


async def resign(connection: Connection, message: Resign) -> None:
    """Resign."""
    table, seat = connection.seated()
    await _attempt(connection, lambda answer: table.playing.resign(seat, answer))
    await connection.node.tables.seats.resigned(table.id, seat)
    connection.ack(message.id)


async def sit(connection: Connection, message: Sit) -> None:
    """Take the seat back."""
    table, seat = connection.seated()
    await connection.node.seats.sitting.take_back(table.id, seat)
    connection.ack(message.id)


async def leave(connection: Connection, message: Leave) -> None:
    """Let a bot play."""
    table, seat = connection.seated()
    await connection.node.seats.sitting.leave(table.id, seat)
    connection.ack(message.id)


async def hint(connection: Connection, message: WantHint) -> None:
    """Answer a request for a hint."""
    table, seat = connection.seated()
    if not table.whole.match.settings.hints:
        raise Refusal("no_hints", "This table plays without hints.")
    await table.queue.settled()
    game = table.board.running().game
    seq, tip = await table.driver.thinking.hint(seat, message.lang)
    move = game.move(tip.action)
    other = None if tip.other is None else Raw(msgspec.json.encode(game.move(tip.other)))
    connection.tell(
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
