"""Storage of the daily challenge: a secret a day, everybody's one try, the bot's score."""

from __future__ import annotations

from abc import ABC, abstractmethod

from msgspec import Struct

from closecall.server.store.database import Database

GIVEN_UP = -1
"""The score of a try that was never finished."""
FORGET = "DELETE FROM day_tries WHERE guest = ?"
AT_ONCE = 500
"""Finished matches whose scores are noted with one look at a board."""


class Try(Struct, frozen=True):
    """The one try of a guest at a part of a day."""

    guest: str
    match: str | None
    answer: str | None
    score: int | None
    at: int


class Placed(Struct, frozen=True):
    """A finished try on the board."""

    guest: str
    name: str
    score: int


class Ended(Struct, frozen=True):
    """A try whose match is over, with the result as the match keeps it."""

    guest: str
    result: str | None


class Days(ABC):
    """The part of the store that the daily challenge needs."""

    @abstractmethod
    async def secret(self, day: str, fresh: str) -> str:
        """Return the secret of a day.

        `fresh` becomes it if the day has none yet, on whatever node.
        """

    @abstractmethod
    async def told(self, day: str) -> str | None:
        """Return the secret of a day that has one."""

    @abstractmethod
    async def add_try(self, day: str, part: str, made: Try) -> bool:
        """Keep a guest's try; False if there is one already."""

    @abstractmethod
    async def find_try(self, day: str, part: str, guest: str) -> Try | None:
        """Return a guest's try."""

    @abstractmethod
    async def ended_tries(self, day: str, part: str) -> list[Ended]:
        """Return tries without a score whose matches are over by now."""

    @abstractmethod
    async def set_score(self, day: str, part: str, guest: str, score: int) -> None:
        """Note the score of a try."""

    @abstractmethod
    async def board(self, day: str, part: str, limit: int) -> list[Placed]:
        """Return the best finished tries; equal ones in the order in which they were begun."""

    @abstractmethod
    async def count_tries(self, day: str, part: str, better_than: int = GIVEN_UP) -> int:
        """Return how many finished tries have a higher score than this."""

    @abstractmethod
    async def bot_score(self, day: str, part: str) -> int | None:
        """Return the bot's score, if it has played."""

    @abstractmethod
    async def set_bot_score(self, day: str, part: str, score: int) -> None:
        """Note what the bot scored; the first one to know it is believed."""

    @abstractmethod
    async def forget_days(self, before: str) -> None:
        """Remove tries and scores of the days before this one. Secrets stay: they are proofs."""


class SqlDays(Days):
    """The same in SQL."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def secret(self, day: str, fresh: str) -> str:
        await self._db.run(
            (
                "INSERT INTO days (day, secret) VALUES (?, ?) ON CONFLICT (day) DO NOTHING",
                (day, fresh),
            )
        )
        kept = await self.told(day)
        assert kept is not None
        return kept

    async def told(self, day: str) -> str | None:
        rows = await self._db.rows("SELECT secret FROM days WHERE day = ?", day)
        return rows[0][0] if rows else None

    async def add_try(self, day: str, part: str, made: Try) -> bool:
        return await self._db.run(
            (
                "INSERT INTO day_tries (day, part, guest, match, answer, score, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (day, part, guest) DO NOTHING",
                (day, part, made.guest, made.match, made.answer, made.score, made.at),
            )
        )

    async def find_try(self, day: str, part: str, guest: str) -> Try | None:
        rows = await self._db.rows(
            "SELECT guest, match, answer, score, at FROM day_tries"
            " WHERE day = ? AND part = ? AND guest = ?",
            day,
            part,
            guest,
        )
        return Try(*rows[0]) if rows else None

    async def ended_tries(self, day: str, part: str) -> list[Ended]:
        rows = await self._db.rows(
            "SELECT day_tries.guest, matches.result FROM day_tries"
            " JOIN matches ON matches.id = day_tries.match"
            " WHERE day_tries.day = ? AND day_tries.part = ? AND day_tries.score IS NULL"
            f" AND matches.state IN ('over', 'abandoned') LIMIT {AT_ONCE:d}",
            day,
            part,
        )
        return [Ended(*row) for row in rows]

    async def set_score(self, day: str, part: str, guest: str, score: int) -> None:
        await self._db.run(
            (
                "UPDATE day_tries SET score = ?"
                " WHERE day = ? AND part = ? AND guest = ? AND score IS NULL",
                (score, day, part, guest),
            )
        )

    async def board(self, day: str, part: str, limit: int) -> list[Placed]:
        rows = await self._db.rows(
            "SELECT day_tries.guest, guests.name, day_tries.score FROM day_tries"
            " JOIN guests ON guests.id = day_tries.guest"
            " WHERE day_tries.day = ? AND day_tries.part = ? AND day_tries.score >= 0"
            f" ORDER BY day_tries.score DESC, day_tries.at, day_tries.guest LIMIT {limit:d}",
            day,
            part,
        )
        return [Placed(*row) for row in rows]

    async def count_tries(self, day: str, part: str, better_than: int = GIVEN_UP) -> int:
        rows = await self._db.rows(
            "SELECT count(*) FROM day_tries WHERE day = ? AND part = ? AND score > ?",
            day,
            part,
            better_than,
        )
        return int(rows[0][0])

    async def bot_score(self, day: str, part: str) -> int | None:
        rows = await self._db.rows(
            "SELECT score FROM day_bots WHERE day = ? AND part = ?", day, part
        )
        return rows[0][0] if rows else None

    async def set_bot_score(self, day: str, part: str, score: int) -> None:
        await self._db.run(
            (
                "INSERT INTO day_bots (day, part, score) VALUES (?, ?, ?)"
                " ON CONFLICT (day, part) DO NOTHING",
                (day, part, score),
            )
        )

    async def forget_days(self, before: str) -> None:
        await self._db.run(
            ("DELETE FROM day_tries WHERE day < ?", (before,)),
            ("DELETE FROM day_bots WHERE day < ?", (before,)),
            needed=0,
        )
