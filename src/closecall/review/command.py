"""`closecall review`: the review of a record, in the terminal, as JSON or as a page."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from closecall.engine import registry
from closecall.engine.record import Record
from closecall.review import GRADES, Review, review
from closecall.review.page import render
from closecall.review.words import Words, missed


def run(
    file: Path, *, seat: int | None, lang: str, seed: int, as_json: bool, html: Path | None
) -> None:
    """Review the record in a file and print the review, or write it to a page."""
    record = Record.load(file)
    registry.game(record.game)  # refuses one that is not here
    words = Words(record.game, "win", lang)  # refuses a language before the work begins
    found = _review(record, seat, seed, words)
    words = Words(found.game, found.unit, lang, record)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        _show(found, words)
    if html is not None:
        html.write_text(render(found, lang, record), encoding="utf-8")
        if not as_json:
            click.echo(words("review-written", file=str(html)))


def _review(record: Record, seat: int | None, seed: int, words: Words) -> Review:
    console = Console(stderr=True)
    text = TextColumn("{task.description}")
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task(words("review-progress"), total=None)
        return review(
            record,
            seat,
            seed=seed,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


def _show(found: Review, words: Words) -> None:
    console = Console()
    title = words("review-of", game=words("title"))
    console.print(title, style="bold", highlight=False)
    console.print(words("review-honest"), style="dim", highlight=False)
    console.print(_lines(found, words))
    console.print(_grades(found, words))
    console.print(words("review-record"), style="dim", highlight=False)
    console.print(words("review-turning-points"), style="bold", highlight=False)
    for turn in found.turning_points:
        console.print("  " + words.turn(turn, found.moves), highlight=False)
    misses = [each for each in found.decisions if missed(each)]
    heading = "review-misses" if misses else "review-no-misses"
    console.print(words(heading), style="bold", highlight=False)
    totals = {each.seat: each.decisions for each in found.summaries}
    for each in misses:
        head = f"{words.miss(each, totals[each.seat])}, {words.amount(each.loss)}"
        console.print(head, highlight=False)
        played = words.pair(words("review-played"), words.move(each, each.chosen))
        better = words.pair(words("review-better"), words.move(each, each.best))
        console.print(f"  {played}   {better}", highlight=False, markup=False)
        console.print(f"  {words.reason(each)}", style="dim", highlight=False, markup=False)


def _lines(found: Review, words: Words) -> Table:
    table = Table("", title=f"{words('review-adds-up')} ({words(f'review-unit-{found.unit}')})")
    for number, account in enumerate(found.accounts):
        line = list(words.line(account))
        if number == 0:
            for head, _ in line:
                table.add_column(head, justify="right")
        table.add_row(words.seat(account.seat), *(figure for _, figure in line))
    return table


def _grades(found: Review, words: Words) -> Table:
    """Return how well each seat decided, a column each: the words are too long for a row."""
    table = Table("", *(Column(words.seat(each.seat), justify="right") for each in found.summaries))
    heads = [words(f"review-{head}") for head in ("accuracy", "decisions", *GRADES)]
    columns = [
        (
            words.accuracy(each),
            str(each.decisions),
            *(str(each.grades[grade]) for grade in GRADES),
        )
        for each in found.summaries
    ]
    for row in zip(heads, *columns, strict=True):
        table.add_row(*row)
    return table
