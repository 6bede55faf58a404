"""Records in bulk: each read, checked and turned into a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import closecall
from closecall.data.columns import Row, by_seat, set_up
from closecall.engine.errors import BadRecord, CloseCallError
from closecall.engine.record import Record


def find(paths: Iterable[Path | str]) -> Iterator[Path]:
    """Yield the files named and the JSON files in the folders named, sorted by name."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.rglob("*.json"))
        elif path.exists():
            yield path
        else:
            raise BadRecord("a record or a folder of records", str(path), where="records")


def match_rows(paths: Iterable[Path | str]) -> Iterator[Row]:
    """Yield a row for each record, in constant memory; an unreadable one says so in
    `problem`.
    """
    for path in find(paths):
        yield row_of(path)


def row_of(path: Path) -> Row:
    """Return the row of one file."""
    try:
        record = Record.load(path)
        game = closecall.game(record.game)
        verdict = record.verify()
    except CloseCallError as error:
        return {"record": str(path), "verified": False, "problem": str(error)}
    row: Row = {
        "record": str(path),
        "verified": verdict.ok,
        "problem": None if verdict.ok else str(verdict.findings[0]),
        **set_up(game, record.revision, record.seats, record.options),
        "commitment": record.commitment,
        "moves": len(record.moves),
    }
    if record.result is not None:
        row["reason"] = record.result.reason
        row |= by_seat([None] * record.seats, record.result)
    return row
