"""The file format of a backup: gzipped JSON lines, the same for SQLite and PostgreSQL.

    {"format": "closecall backup", "version": 1, "schema": 2, "program": "1.0", "made": 1789…}
    {"table": "guests", "columns": ["id", "name", …]}
    ["9f…", "Mira", …]
    …
    {"seals": {"guests": {"rows": 12, "digest": "5c…"}, …}}

The seals come last: a file that was cut off has none, and one that was altered does not match them.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
from msgspec import Struct

FORMAT = "closecall backup"
VERSION = 1

Row = Sequence[Any]

_encode = msgspec.json.encode


class BackupError(Exception):
    """A backup that cannot be made, read or restored; the message says why and what helps."""


class Header(Struct):
    """The first line of an archive."""

    format: str
    version: int
    schema: int
    program: str
    made: int


class Seal(Struct, frozen=True):
    """The number of rows of a table and a digest of them, whatever their order."""

    rows: int
    digest: str


class _Heading(Struct):
    table: str
    columns: list[str]


class _End(Struct):
    seals: dict[str, Seal]


class Sealer:
    """Counts and digests rows as they pass."""

    def __init__(self) -> None:
        self._rows = 0
        self._sum = 0

    def add(self, line: bytes) -> None:
        """Take in a row as it is written; the sum is the same for every order of rows."""
        self._rows += 1
        self._sum += int.from_bytes(hashlib.sha256(line).digest(), "big")

    def seal(self) -> Seal:
        """Return what has passed so far."""
        return Seal(self._rows, f"{self._sum % (1 << 256):064x}")


def encoded(row: Row) -> bytes:
    """Return a row as its line."""
    return _encode(list(row))


def seal_of(rows: Iterable[Row]) -> Seal:
    """Return the seal of some rows."""
    sealer = Sealer()
    for row in rows:
        sealer.add(encoded(row))
    return sealer.seal()


class ArchiveWriter:
    """Writes an archive, one table after the other."""

    def __init__(self, file: BinaryIO, schema: int, program: str, made: int) -> None:
        self._out = gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0)
        self._line(_encode(Header(FORMAT, VERSION, schema, program, made)))
        self._sealers: dict[str, Sealer] = {}
        self._sealer = Sealer()

    def begin(self, table: str, columns: Sequence[str]) -> None:
        """Begin the next table."""
        self._sealer = self._sealers[table] = Sealer()
        self._line(_encode(_Heading(table, list(columns))))

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows to the table that was begun last."""
        for row in rows:
            line = encoded(row)
            self._sealer.add(line)
            self._line(line)

    def close(self) -> dict[str, Seal]:
        """Write the seals; the archive is complete."""
        seals = {table: sealer.seal() for table, sealer in self._sealers.items()}
        self._line(_encode(_End(seals)))
        self._out.close()
        return seals

    def _line(self, line: bytes) -> None:
        self._out.write(line + b"\n")


class Part(NamedTuple):
    """Some rows of one table."""

    table: str
    columns: list[str]
    rows: list[Row]


class ArchiveReader:
    """Reads an archive; damage of any kind is a `BackupError`."""

    PART = 1000
    """Rows read at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with _explained(path), gzip.open(path) as lines:
            self.header = _header(path, lines.readline())
        self.seals: dict[str, Seal] = {}
        """Known once all parts have been read."""

    def parts(self) -> Iterator[Part]:
        """Yield all rows, table by table; refused at the end if they do not match the seals."""
        with _explained(self._path), gzip.open(self._path) as lines:
            next(lines)
            yield from self._parts(lines)

    def _parts(self, lines: Iterable[bytes]) -> Iterator[Part]:
        part: Part | None = None
        sealers: dict[str, Sealer] = {}
        for line in lines:
            if line.startswith(b"["):
                if part is None:
                    raise BackupError(f"{self._path}: rows without a table")
                sealers[part.table].add(line.rstrip(b"\n"))
                part.rows.append(msgspec.json.decode(line))
                if len(part.rows) >= self.PART:
                    yield part
                    part = part._replace(rows=[])
                continue
            if part is not None:
                yield part
            if line.startswith(b'{"seals"'):
                self._finish(line, {table: each.seal() for table, each in sealers.items()})
                return
            heading = msgspec.json.decode(line, type=_Heading)
            part = Part(heading.table, heading.columns, [])
            sealers[heading.table] = Sealer()
        raise BackupError(f"{self._path}: the file is cut off; take a complete copy of it")

    def _finish(self, line: bytes, found: dict[str, Seal]) -> None:
        self.seals = msgspec.json.decode(line, type=_End).seals
        wrong = sorted(name for name in {*found, *self.seals} if not self._matches(name, found))
        if wrong:
            raise BackupError(
                f"{self._path}: altered since it was written (table {', '.join(wrong)});"
                " restore another backup"
            )

    def _matches(self, table: str, found: dict[str, Seal]) -> bool:
        return found.get(table) == self.seals.get(table)


def _header(path: Path, line: bytes) -> Header:
    header = msgspec.json.decode(line, type=Header)
    if header.format != FORMAT:
        raise BackupError(f"{path}: not a backup of closecall")
    if header.version > VERSION:
        raise BackupError(
            f"{path}: backup format {header.version}, this program reads up to {VERSION};"
            " use a newer version of closecall"
        )
    return header


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn what goes wrong while reading into a sentence."""
    try:
        yield
    except FileNotFoundError:
        raise BackupError(f"{path}: no such file") from None
    except EOFError:
        raise BackupError(f"{path}: the file is cut off; take a complete copy of it") from None
    except (gzip.BadGzipFile, zlib.error, msgspec.MsgspecError):
        raise BackupError(f"{path}: not a backup of closecall, or damaged") from None
