"""The last check of a backup: every match it holds can be played through again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from closecall.engine.errors import CloseCallError, UnknownGame
from closecall.server.match.fold import fold
from closecall.server.problems import Refusal
from closecall.server.store.base import Step, Whole
from closecall.server.store.sqlite import SqliteStore

MOST_NAMED = 20
"""Matches named in a report; a broken disk breaks thousands."""


class Replayed(Struct):
    """How many matches were played through, and what was wrong with which."""

    matches: int = 0
    steps: int = 0
    finished: int = 0
    """Those that ended, with the result that the database holds."""
    foreign: int = 0
    """Matches of games or revisions that this program does not have."""
    broken: int = 0
    named: list[str] = []
    """The first of the broken ones, with what is wrong."""

    def blame(self, match: str, what: str) -> None:
        """Note a match that does not fit."""
        self.broken += 1
        if len(self.named) < MOST_NAMED:
            self.named.append(f"match {match}: {what}")


async def replay_all(database: Path) -> Replayed:
    """Play through all matches of a SQLite database nobody else uses."""
    with closing(sqlite3.connect(database)) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM matches ORDER BY id")]
    found = Replayed()
    store = SqliteStore(database)
    await store.open()
    try:
        for match in ids:
            whole = await store.match(match)
            assert whole is not None
            if whole.match.state != "open":
                _replay(found, whole, await store.steps(match))
    finally:
        await store.close()
    return found


def _replay(found: Replayed, whole: Whole, steps: list[Step]) -> None:
    """Play one match through; what is wrong is noted, never raised."""
    found.matches += 1
    found.steps += len(steps)
    match = whole.match
    if [step.seq for step in steps] != list(range(1, len(steps) + 1)):
        found.blame(match.id, "steps are missing")
        return
    try:
        position = fold(whole, steps)
    except (UnknownGame, Refusal):  # of a game or a revision that is not installed here
        found.foreign += 1
        return
    except (CloseCallError, ValueError, LookupError) as error:
        found.blame(match.id, f"step cannot be replayed ({type(error).__name__})")
        return
    if match.state == "over":
        if position.outcome != match.result:
            found.blame(match.id, "another result than the database holds")
            return
        found.finished += 1
