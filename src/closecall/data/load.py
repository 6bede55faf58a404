"""Reading files of rows: whole, into a data frame, or row by row."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from closecall.data.columns import DECISION, RECORD, Columns, Row, match_columns
from closecall.data.writer import PART, format_of
from closecall.engine.core import MAX_SEATS
from closecall.engine.errors import BadOptions, BadRecord
from closecall.engine.extras import needed

Frame = Literal["pandas", "polars", "arrow"]
KINDS: Columns = {**match_columns(MAX_SEATS), **DECISION, **RECORD}
"""The type of every column there is: CSV files do not say."""


def load(path: Path | str, into: Frame = "pandas") -> Any:
    """Return a file of rows as a data frame of pandas or polars, or as an Arrow table."""
    if into not in ("pandas", "polars", "arrow"):
        raise BadOptions("pandas, polars or arrow", into, where="into")
    with needed("data"):
        import pyarrow as pa
    table = pa.Table.from_batches(*_all_batches(Path(path)))
    if into == "arrow":
        return table
    with needed(into):
        if into == "polars":
            import polars

            return polars.from_arrow(table)
        import pandas  # noqa: F401 - asked for by to_pandas
    return table.to_pandas()


def read(path: Path | str) -> Iterator[Row]:
    """Go through a file row by row; of a part, as far as it was finished."""
    path = _there(Path(path))
    if format_of(path) == ".csv":
        yield from _csv_rows(path)
        return
    _, batches = _batches(path)
    for batch in batches:
        yield from batch.to_pylist()


def _there(path: Path) -> Path:
    format_of(path)
    if not path.is_file():
        raise BadRecord("a file of rows", str(path), where="rows")
    return path


def _csv_rows(path: Path) -> Iterator[Row]:
    with path.open(newline="", encoding="utf-8") as file:
        lines = csv.DictReader(file)
        unknown = [name for name in lines.fieldnames or ["nothing"] if name not in KINDS]
        if unknown:
            raise BadRecord("columns of matches or decisions", unknown, where=str(path))
        for line in lines:
            yield {name: _value(text, KINDS[name]) for name, text in line.items()}


def _value(text: str, kind: type) -> Any:
    if text == "":
        return None
    return text if kind is str else kind(int(text))


def _all_batches(path: Path) -> tuple[list[Any], Any]:
    schema, batches = _batches(_there(path))
    return list(batches), schema


def _batches(path: Path) -> tuple[Any, Iterator[Any]]:
    with needed("data"):
        import pyarrow as pa
        import pyarrow.csv as pa_csv
        import pyarrow.parquet as pq
    kinds = {str: pa.string(), int: pa.int64(), bool: pa.bool_()}
    try:
        if format_of(path) == ".csv":
            convert = pa_csv.ConvertOptions(
                column_types={name: kinds[kind] for name, kind in KINDS.items()},
                true_values=["1"],
                false_values=["0"],
                strings_can_be_null=True,
            )
            reader = pa_csv.open_csv(path, convert_options=convert)
            return reader.schema, iter(reader)
        if format_of(path) == ".parquet" and path.suffix != PART:
            file = pq.ParquetFile(path)
            return file.schema_arrow, file.iter_batches()
        stream = pa.ipc.open_stream(pa.OSFile(str(path)))
        return stream.schema, iter(stream)
    except pa.ArrowInvalid as error:
        reason = str(error).partition("\n")[0]
        raise BadRecord(f"rows that can be read ({reason})", path.name, where=str(path)) from None
