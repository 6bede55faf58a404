"""`closecall rows`: a table of many records."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from closecall.data.columns import RECORD
from closecall.data.records import match_rows
from closecall.data.writer import Writer


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--into",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write: .csv, .arrow or .parquet.",
)
def rows(records: tuple[Path, ...], into: Path) -> None:
    """Verify RECORDS, files or folders of them, and write one row for each."""
    found: Counter[bool] = Counter()
    with Writer(into, RECORD) as writer:
        for row in match_rows(records):
            found[row["verified"]] += 1
            writer.add([row])
    click.echo(f"{found.total()} records, {found[False]} of them with a problem: {into}")
