"""Table talk: who may say what."""

from __future__ import annotations

import closecall
from closecall.engine.registry import Game
from closecall.engine.types import type_of
from closecall.server.match.board import Board
from closecall.server.match.queue import Queue
from closecall.server.problems import Refusal
from closecall.server.security import Limiter
from closecall.server.store.base import Whole


def check_talk(whole: Whole, seat: int | None) -> None:
    """Refuse chat, reactions and pointing where the rules forbid table talk."""
    if seat is None:
        raise Refusal("spectator", "Only seated players can talk at this table.")
    if whole.match.state == "running" and not _game(whole).may_talk(len(whole.seats)):
        raise Refusal("quiet", "Partners may not talk while the match is on.")


def check_chat(whole: Whole, seat: int | None) -> None:
    """Refuse chat where the rules forbid table talk or the table has switched it off."""
    if not whole.match.settings.chat:
        raise Refusal("quiet", "This table has switched chat off.")
    check_talk(whole, seat)


def chat_limiter(per_minute: int) -> Limiter:
    """Return the limiter for every guest's chat."""
    return Limiter(per_minute / 60, max(1, per_minute / 3))


def check_pace(limiter: Limiter, whole: Whole, seat: int) -> None:
    """Refuse chat of a guest who writes too much, at however many tables and seats."""
    row = whole.seats[seat]
    if not limiter.take(row.guest or f"{whole.match.id}:{seat}"):
        raise Refusal("too_fast", "You're writing too fast. Please wait a moment.")


def partner(whole: Whole, seat: int | None) -> int:
    """Return the one seat that plays with this one."""
    if seat is None:
        raise Refusal("spectator", "Only seated players have a partner.")
    game = _game(whole)
    for team in game.teams(len(whole.seats)):
        if seat in team and len(team) == 2 and not game.cooperative:
            return next(other for other in team if other != seat)
    raise Refusal("no_partner", "There is no partner to ask in this match.")


def check_question(board: Board, queue: Queue, seat: int, question: str) -> None:
    """Refuse a question unless the player could make the move it is about now."""
    position = board.running()
    if seat not in position.actors() or queue.busy:
        raise Refusal("not_your_turn", "You can ask that only on your own turn.")
    game = position.game
    if question not in game.questions:
        raise Refusal("no_question", "The rules of this game do not allow that question.")
    if not any(type_of(game.move(action)) == question for action in position.legal(seat)):
        raise Refusal("not_your_turn", "You can't make the move you ask about now.")


def _game(whole: Whole) -> Game:
    return closecall.game(whole.match.game)
