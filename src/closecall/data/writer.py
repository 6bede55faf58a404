"""Files of rows, written as the rows come: nothing but the rows of one batch is kept in memory.

Rows first go to `FILE.part`. When all are written it becomes FILE; if anything stops it before, a
full disk for instance, the part holds every batch that was finished and `read` can read it.
"""

from __future__ import annotations

import csv
import io
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from closecall.data.columns import Columns, Row
from closecall.engine.errors import BadOptions, CloseCallError
from closecall.engine.extras import needed

BATCH = 10_000
PART = ".part"
FORMATS = (".csv", ".arrow", ".parquet")


class NotWritten(CloseCallError):
    """Rows could not be written; those finished before are kept."""

    code = "not_written"


def format_of(path: Path) -> str:
    """Return the format a file name stands for; that of a part is the one it was to become."""
    name = path.with_suffix("") if path.suffix == PART else path
    if name.suffix not in FORMATS:
        raise BadOptions("a file name ending in " + ", ".join(FORMATS), str(path), where="rows")
    return name.suffix


class Writer:
    """Writes rows with the given columns; the end of the file name says in which format.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "rows.csv")
    ...     with Writer(path, {"game": str, "moves": int}) as writer:
    ...         writer.add([{"game": "poof", "moves": 81}])
    ...     path.read_text()
    'game,moves\\npoof,81\\n'
    """

    def __init__(self, path: Path | str, columns: Columns) -> None:
        self.path = Path(path)
        self.columns = columns
        self.written = 0
        self._format = format_of(self.path)
        self._part = self.path.with_name(self.path.name + PART)
        self._encoder: _Encoder = _Csv(columns) if self._format == ".csv" else _Arrow(columns)
        self._waiting: list[Row] = []
        self._end = 0
        self._file: BinaryIO = self._open()

    def _open(self) -> BinaryIO:
        try:
            file = self._part.open("wb")
            self._write(file, self._encoder.head())
        except OSError as error:
            raise self._refusal(error) from None
        return file

    def add(self, rows: Iterable[Row]) -> None:
        """Write rows, a batch at a time."""
        for row in rows:
            self._waiting.append(row)
            if len(self._waiting) >= BATCH:
                self.flush()

    def flush(self) -> None:
        """Write what has come so far as a batch of its own."""
        if not self._waiting:
            return
        batch, self._waiting = self._waiting, []
        try:
            self._write(self._file, self._encoder.batch(batch))
        except OSError as error:
            raise self._refusal(error) from None
        self.written += len(batch)

    def _write(self, file: BinaryIO, data: bytes) -> None:
        """All of it or nothing: half a batch could not be read."""
        try:
            file.write(data)
            file.flush()
        except OSError:
            with self._part.open("r+b") as again:
                again.truncate(self._end)
            raise
        self._end += len(data)

    def close(self) -> None:
        """Write the rest and give the file its name."""
        self.flush()
        self._file.close()
        try:
            if self._format == ".parquet":
                _to_parquet(self._part, self.path)
                self._part.unlink()
            else:
                self._part.replace(self.path)
        except OSError as error:
            raise self._refusal(error) from None

    def abandon(self) -> None:
        """Stop early: what is finished stays in the part."""
        try:
            self.flush()
        except NotWritten:
            pass  # the reason to stop is known already
        finally:
            self._file.close()

    def _refusal(self, error: OSError) -> NotWritten:
        reason = error.strerror or str(error)
        expected = f"a file that can be written; {self.written} rows are kept in {self._part}"
        return NotWritten(expected, reason, where=str(self.path))

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.abandon()


class _Encoder(ABC):
    """Turns batches of rows into bytes."""

    @abstractmethod
    def head(self) -> bytes:
        """Return the first line of the file."""

    @abstractmethod
    def batch(self, rows: list[Row]) -> bytes:
        """Return a batch."""


class _Csv(_Encoder):
    """Comma-separated values with a line of names; truth values are 1 and 0."""

    def __init__(self, columns: Columns) -> None:
        self.columns = columns

    def head(self) -> bytes:
        return self._lines([list(self.columns)])

    def batch(self, rows: list[Row]) -> bytes:
        return self._lines([_plain(row.get(name)) for name in self.columns] for row in rows)

    def _lines(self, rows: Iterable[list[Any]]) -> bytes:
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        return text.getvalue().encode()


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value


class _Arrow(_Encoder):
    """A stream of Arrow record batches, which needs no ending to be read."""

    def __init__(self, columns: Columns) -> None:
        with needed("data"):
            import pyarrow as pa
        kinds = {str: pa.string(), int: pa.int64(), bool: pa.bool_()}
        self.columns = columns
        self.schema = pa.schema([(name, kinds[kind]) for name, kind in columns.items()])
        self.pa = pa

    def head(self) -> bytes:
        return bytes(self.schema.serialize())

    def batch(self, rows: list[Row]) -> bytes:
        arrays = [
            self.pa.array([row.get(name) for row in rows], kind)
            for name, kind in zip(self.columns, self.schema.types, strict=True)
        ]
        batch = self.pa.RecordBatch.from_arrays(arrays, schema=self.schema)
        return bytes(batch.serialize())


def _to_parquet(part: Path, path: Path) -> None:
    with needed("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    new = path.with_name(path.name + ".new")
    try:
        with (
            pa.OSFile(str(part)) as file,
            pa.ipc.open_stream(file) as batches,
            pq.ParquetWriter(new, batches.schema, compression="zstd") as writer,
        ):
            for batch in batches:
                writer.write_batch(batch)
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise
