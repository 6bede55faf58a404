"""Reviews in the database: who asked, which node works on one, what is judged so far.

Every change is one statement that says what it expects, so of two nodes that want the same review
one gets it, and a node that was taken for dead cannot write over the one that came after it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]

MOST_TRIES = 4
"""How often a review may be begun without getting any further."""
CLAIMABLE = 8
"""Waiting reviews looked at in one go: other nodes may be quicker with some of them."""


class Run(Protocol):
    """Runs statements in one transaction; False if one of the first `needed` changed nothing."""

    def __call__(self, *script: Statement, needed: int = 1) -> Awaitable[bool]:
        """Run `script`."""


class ReviewRow(Struct, frozen=True):
    """A review as it stands."""

    match: str
    guest: str
    state: Literal["waiting", "done", "failed"]
    node: str
    done: int
    total: int
    body: str


class ReviewRows:
    """The reviews of a store."""

    def __init__(self, rows: Callable[..., Awaitable[list[Row]]], run: Run) -> None:
        self._rows = rows
        self._run = run

    # Asking ---------------------------------------------------------------------------------------

    async def ask(self, match: str, guest: str, at: int) -> bool:
        """Note that a finished match is to be reviewed; False when it is noted already.

        A review that failed may be asked for again.
        """
        return await self._run(
            # locks the match, so that it cannot be removed meanwhile
            ("UPDATE matches SET touched = touched WHERE id = ? AND state = 'over'", (match,)),
            (
                "INSERT INTO reviews"
                " (match, guest, asked, state, node, beat, tries, done, total, body)"
                " VALUES (?, ?, ?, 'waiting', '', 0, 0, 0, 0, '')"
                " ON CONFLICT (match) DO UPDATE SET guest = excluded.guest,"
                " asked = excluded.asked, state = 'waiting', node = '', tries = 0, body = ''"
                " WHERE reviews.state = 'failed'",
                (match, guest, at),
            ),
            needed=2,
        )

    async def asked_since(self, guest: str, since: int) -> int:
        """Return how many reviews a guest asked for since a moment."""
        rows = await self._rows(
            "SELECT count(*) FROM reviews WHERE guest = ? AND asked >= ?", guest, since
        )
        return int(rows[0][0])

    async def read(self, match: str) -> ReviewRow | None:
        """Return the review of a match, if anybody asked for it."""
        rows = await self._rows(
            "SELECT match, guest, state, node, done, total, body FROM reviews WHERE match = ?",
            match,
        )
        return ReviewRow(*rows[0]) if rows else None

    async def ahead(self, match: str) -> int:
        """Return how many waiting reviews were asked for before this one."""
        rows = await self._rows(
            "SELECT count(*) FROM reviews AS other, reviews AS mine WHERE mine.match = ?"
            " AND other.state = 'waiting' AND other.asked < mine.asked",
            match,
        )
        return int(rows[0][0])

    # Working --------------------------------------------------------------------------------------

    async def claim(self, node: str, now: int, silent: int) -> ReviewRow | None:
        """Take the review that has waited longest: no node has it, or one not heard of since."""
        rows = await self._rows(
            "SELECT match, guest, state, node, done, total, body, beat FROM reviews"
            " WHERE state = 'waiting' AND (node = '' OR beat < ?)"
            f" ORDER BY asked LIMIT {CLAIMABLE:d}",
            silent,
        )
        for row in rows:
            found = ReviewRow(*row[:7])
            taken = await self._run(
                (
                    "UPDATE reviews SET node = ?, beat = ?, tries = tries + 1"
                    " WHERE match = ? AND state = 'waiting' AND node = ? AND beat = ?",
                    (node, now, found.match, found.node, row[7]),
                )
            )
            if taken and await self._may_try(found.match, node):
                return found
        return None

    async def _may_try(self, match: str, node: str) -> bool:
        rows = await self._rows("SELECT tries FROM reviews WHERE match = ?", match)
        if rows and rows[0][0] <= MOST_TRIES:
            return True
        await self.fail(match, node, "fault")
        return False

    async def beat(self, node: str, now: int) -> None:
        """Note that a node still works on what it claimed."""
        await self._run(
            ("UPDATE reviews SET beat = ? WHERE node = ? AND state = 'waiting'", (now, node)),
            needed=0,
        )

    async def plan(self, match: str, node: str, total: int) -> bool:
        """Note how many decisions there are to judge; False when another node has it now."""
        return await self._run(
            (
                "UPDATE reviews SET total = ?,"
                " done = (SELECT count(*) FROM review_parts WHERE match = ?)"
                " WHERE match = ? AND node = ?",
                (total, match, match, node),
            )
        )

    async def keep(self, match: str, node: str, move: int, body: str, now: int) -> bool:
        """Keep a judged decision; False when another node has it now, or the match is gone."""
        return await self._run(
            (
                "UPDATE reviews SET done = done + 1, beat = ?, tries = 0"
                " WHERE match = ? AND node = ? AND state = 'waiting'",
                (now, match, node),
            ),
            (
                "INSERT INTO review_parts (match, move, body) VALUES (?, ?, ?)",
                (match, move, body),
            ),
            needed=2,
        )

    async def parts(self, match: str) -> dict[int, str]:
        """Return the decisions judged so far, by the number of their move."""
        rows = await self._rows("SELECT move, body FROM review_parts WHERE match = ?", match)
        return {row[0]: row[1] for row in rows}

    async def finish(self, match: str, node: str, body: str) -> bool:
        """Keep the whole review; its size counts as the match's."""
        return await self._run(
            (
                "UPDATE reviews SET state = 'done', node = '', done = total, body = ?"
                " WHERE match = ? AND node = ? AND state = 'waiting'",
                (body, match, node),
            ),
            ("UPDATE matches SET kept = kept + ? WHERE id = ?", (len(body), match)),
            ("DELETE FROM review_parts WHERE match = ?", (match,)),
        )

    async def fail(self, match: str, node: str, code: str) -> bool:
        """Note that a match cannot be reviewed, and why."""
        return await self._run(
            (
                "UPDATE reviews SET state = 'failed', node = '', body = ?"
                " WHERE match = ? AND node = ? AND state = 'waiting'",
                (code, match, node),
            )
        )

    async def let_go(self, match: str, node: str) -> bool:
        """Leave a review to any node that has time for it."""
        return await self._run(
            ("UPDATE reviews SET node = '' WHERE match = ? AND node = ?", (match, node))
        )

    async def let_all_go(self) -> None:
        """Release all reviews: the nodes that had claimed them no longer run."""
        await self._run(
            ("UPDATE reviews SET node = '' WHERE state = 'waiting' AND node <> ''", ()), needed=0
        )


REMOVE = ("DELETE FROM reviews WHERE match = ?", "DELETE FROM review_parts WHERE match = ?")
"""What goes with a match that is removed."""
FORGET = "UPDATE reviews SET guest = '' WHERE guest = ?"
"""What is forgotten with a guest."""
