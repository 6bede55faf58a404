"""`closecall arena`: bots against bots, with reliable figures."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from closecall.arena.contest import Contest
from closecall.arena.figures import PlayerFigures, Summary, summarise
from closecall.arena.report import render
from closecall.arena.run import run


def arena(
    contest: Contest,
    *,
    workers: int,
    cluster: str,
    log: Path | None,
    as_json: bool,
    html: Path | None,
    rows: Path | None = None,
    decisions: Path | None = None,
) -> None:
    """Play a contest and print its results, or write them to files."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task("matches", total=contest.games)
        matches = run(
            contest,
            workers=workers,
            cluster=cluster,
            log=log,
            progress=lambda finished: bar.update(task, completed=finished),
            rows=rows,
            decisions=decisions,
        )
    summary = summarise(contest, matches)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    else:
        Console().print(_table(summary))
    if html:  # last: whatever happens to the file, the figures were shown
        html.write_text(render(summary, matches), encoding="utf-8")
        if not as_json:
            click.echo(f"Report: {html}")


def _table(summary: Summary) -> Table:
    table = Table(title=f"{summary.contest.game}, {summary.games} matches")
    columns = [_columns(each) for each in summary.levels]
    for name in columns[0]:
        table.add_column(name, justify="left" if name == "player" else "right")
    for cells in columns:
        table.add_row(*cells.values())
    return table


def _columns(each: PlayerFigures) -> dict[str, str]:
    cells = {
        "player": each.name,
        "win share": f"{each.share:.1%}",
        "95 %": f"{each.low:.1%} – {each.high:.1%}",
        "mean score": f"{each.mean:.1f} ± {1.96 * each.error:.1f}",
    }
    if each.rating is not None:
        cells["rating"] = f"{each.rating:.1f} ± {each.uncertainty:.1f}"
    cells["median"] = f"{each.median_time * 1000:.2f} ms"
    cells["99 %"] = f"{each.slow_time * 1000:.2f} ms"
    return cells
