"""`closecall arena`: bots against bots, with figures one can rely on."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from closecall.arena.contest import Contest
from closecall.arena.figures import Summary, summarise
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
) -> None:
    """Play a contest and print, or write down, what came of it."""
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
    for name in ("player", "win share", "95 %", "mean score", "rating", "median", "99 %"):
        table.add_column(name, justify="left" if name == "player" else "right")
    for each in summary.levels:
        table.add_row(
            each.name,
            f"{each.share:.1%}",
            f"{each.low:.1%} – {each.high:.1%}",
            f"{each.mean:.1f} ± {1.96 * each.error:.1f}",
            f"{each.rating:.1f} ± {each.uncertainty:.1f}",
            f"{each.median_time * 1000:.2f} ms",
            f"{each.slow_time * 1000:.2f} ms",
        )
    return table
