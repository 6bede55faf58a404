"""Messages between people at a table."""

from __future__ import annotations

from closecall.protocol import (
    Answer,
    Answered,
    Ask,
    Asked,
    Ping,
    Point,
    Pointed,
    Pong,
    React,
    Reacted,
    Said,
    Say,
)
from closecall.server.match import talk
from closecall.server.match.clocks import now_ms
from closecall.server.security import clean_text, new_id
from closecall.server.sockets.connection import Connection


async def say(connection: Connection, message: Say) -> None:
    """Send a chat line to the table."""
    table = connection.at_table()
    talk.check_chat(table.whole, connection.seat)
    seat = connection.seated()[1]
    text = clean_text(message.text, "line of chat")
    talk.check_pace(connection.node.chat_limiter, table.whole, seat)
    said = Said(seat, table.whole.seats[seat].name, text, now_ms())
    most = connection.node.settings.chat_lines_per_match
    await connection.node.store.chat.say(table.id, said, new_id()[:12], most)
    table.tell(said)
    connection.ack(message.id)


async def react(connection: Connection, message: React) -> None:
    """Send a quick reaction."""
    table = connection.at_table()
    talk.check_talk(table.whole, connection.seat)
    table.tell(Reacted(connection.seated()[1], message.reaction))
    connection.ack(message.id)


async def point(connection: Connection, message: Point) -> None:
    """Point at something on the table."""
    table = connection.at_table()
    talk.check_talk(table.whole, connection.seat)
    at = clean_text(message.at, "place to point at")
    table.tell(Pointed(connection.seated()[1], at))
    connection.ack(message.id)


async def ask(connection: Connection, message: Ask) -> None:
    """Ask the partner the one question the rules allow."""
    table = connection.at_table()
    partner = talk.partner(table.whole, connection.seat)
    seat = connection.seated()[1]
    talk.check_question(table.board, table.queue, seat, message.question)
    table.tell(Asked(seat, message.question), [partner])
    connection.ack(message.id)


async def answer(connection: Connection, message: Answer) -> None:
    """Answer the partner's question."""
    table = connection.at_table()
    partner = talk.partner(table.whole, connection.seat)
    talk.check_question(table.board, table.queue, partner, message.question)
    answered = Answered(connection.seated()[1], message.question, message.yes)
    table.tell(answered, [partner])
    connection.ack(message.id)


async def ping(connection: Connection, message: Ping) -> None:
    """Answer a ping."""
    connection.tell(Pong(now_ms(), message.id))
