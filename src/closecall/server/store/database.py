"""A database as the parts of a store see it: read rows, and run statements in one transaction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]


class Database(ABC):
    """Operations that SQLite and PostgreSQL implement differently."""

    @abstractmethod
    async def rows(self, sql: str, *args: Any) -> list[Row]:
        """Return the rows of a query."""

    @abstractmethod
    async def run(self, *script: Statement, needed: int = 1) -> bool:
        """Run all in one transaction; False, and nothing done, if one of the first `needed` ones
        changed no row.

        Statements that violate a unique key count as having changed no row.
        """
