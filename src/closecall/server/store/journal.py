"""Steps of SQLite on their way: written down in one row a batch, put in their places later.

Each match has pages of its own in the table of steps, so forty moves of forty matches would change
forty pages, and every one of them would have to be written before anybody sees a move. In the
journal they take a page or two. Thousands of steps are then put in their places at a time.
"""

from __future__ import annotations

import logging
import sqlite3

import msgspec

from closecall.server.store.base import Step

log = logging.getLogger("closecall.store")

MOST = 4000
"""Steps that wait in the journal at most: to put them in their places takes 13 milliseconds.

With 2,000 it took 8, twice as often: each match's page was written for half as many steps.
"""
MOST_HEADS = 20_000

SYNCED = "PRAGMA synchronous = FULL"
"""A commit is on the disk when it returns; cannot be changed inside a transaction."""
_NOT_SYNCED = "PRAGMA synchronous = NORMAL"
_WRITE = "INSERT INTO journal (batch) VALUES (?)"
_HEADS = """
SELECT match, max(seq) FROM steps WHERE match IN (SELECT value FROM json_each(?)) GROUP BY match
"""
_WAITING = """
SELECT json_extract(step.value, '$[0]'), max(json_extract(step.value, '$[1]')), count(*)
FROM journal, json_each(journal.batch) AS step GROUP BY 1
"""
_PUT_AWAY = """
INSERT OR IGNORE INTO steps (match, seq, kind, seat, move, at, stand_in)
SELECT json_extract(step.value, '$[0]'), json_extract(step.value, '$[1]'),
    json_extract(step.value, '$[2]'), json_extract(step.value, '$[3]'),
    json_extract(step.value, '$[4]'), json_extract(step.value, '$[5]'),
    coalesce(json_extract(step.value, '$[6]'), 0)
FROM journal, json_each(journal.batch) AS step ORDER BY journal.rowid
"""


class Journal:
    """The journal of a database that nobody else writes to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._heads: dict[str, int] = {}
        """The highest seq of matches; all that are in the journal are among them."""
        self.counted = False
        """Whether it is known what the journal holds."""
        self.waiting = 0
        """Steps that are not in their places."""

    def add(self, steps: list[Step]) -> list[bool]:
        """Write steps down; for each whether nobody else has its seq. Durable with the commit."""
        if not self.counted:
            self.count()
        self._find_heads(steps)
        heads, outcomes, new = self._heads, [], []
        for step in steps:
            is_next = step.seq > heads[step.match]
            outcomes.append(is_next)
            if is_next:
                heads[step.match] = step.seq
                new.append(step)
        if new:
            self._connection.execute(_WRITE, (msgspec.json.encode(new).decode(),))
            self.waiting += len(new)
        return outcomes

    def _find_heads(self, steps: list[Step]) -> None:
        heads = self._heads
        unknown = {step.match for step in steps if step.match not in heads}
        if unknown:
            heads.update(dict.fromkeys(unknown, 0))
            asked = msgspec.json.encode(list(unknown)).decode()
            heads.update(self._connection.execute(_HEADS, (asked,)).fetchall())

    def put_away(self) -> None:
        """Put all steps in their places, inside a transaction."""
        if not self.counted:
            self.count()
        put = self._connection.execute(_PUT_AWAY).rowcount
        self._connection.execute("DELETE FROM journal")
        if put != self.waiting:  # nobody else writes to the file, unless its lock was got around
            log.error("%d of %d steps were there already", self.waiting - put, self.waiting)
        self.waiting = 0
        if len(self._heads) > MOST_HEADS:
            self._heads.clear()

    def put_away_all(self) -> None:
        """Put all steps in their places, in a transaction of its own.

        It need not be synced: until it is durable, so is the journal.
        """
        connection = self._connection
        connection.execute(_NOT_SYNCED)
        try:
            connection.execute("BEGIN IMMEDIATE")
            self.put_away()
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        finally:
            connection.execute(SYNCED)

    def count(self) -> None:
        """Find out what waits: after a start, or after something failed."""
        self.counted = False
        found = self._connection.execute(_WAITING).fetchall()
        self._heads = {match: seq for match, seq, _ in found}
        self.waiting = sum(count for _, _, count in found)
        self.counted = True

    def forget_heads(self) -> None:
        """Look heads up again: the steps, all in their places, are about to be changed."""
        self._heads.clear()
