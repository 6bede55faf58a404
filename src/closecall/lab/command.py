"""`closecall lab`: what a game is like, and what a change of its box would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from closecall.cli_parts import check_writable, game_argument, option_option, read_options
from closecall.engine import edition
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game
from closecall.lab import compare as comparing
from closecall.lab import page
from closecall.lab import sweep as sweeping
from closecall.lab.metrics import Estimate, metric
from closecall.lab.run import ASKED, Lab, companions, laboratory
from closecall.lab.run import report as make_report
from closecall.lab.study import Study
from closecall.lab.variants import parameter, variant
from closecall.lab.wishes import Goal, Wishes, key_of, load
from closecall.lab.words import Words

if TYPE_CHECKING:
    from closecall.lab.tune import Found


@click.group()
def lab() -> None:
    """Measure a game with bots: reports, comparisons, sweeps, and boxes that meet goals."""


def _file(name: str, help_text: str) -> Callable[[Any], Any]:
    return click.option(name, type=click.Path(path_type=Path), help=help_text)


def _shared(command: Any) -> Any:
    """Return the options all commands of the lab have."""
    for option in (
        click.option("--seats", type=int, help="Number of players (default: the usual one)."),
        click.option("--level", default="medium", show_default=True, help="The bots' level."),
        click.option("--edition", "box", type=click.Path(path_type=Path), help="Your own box."),
        click.option("--matches", default=400, show_default=True, help="Matches to play."),
        click.option("--seed", default=1, show_default=True, help="Same seed, same deals."),
        _workers,
        _cluster,
        _file("--log", "Keep finished matches here; the same command resumes from them."),
        _file("--html", "Write a page."),
        _file("--json", "Write JSON."),
        _lang,
        option_option,
    ):
        command = option(command)
    return command


_workers = click.option("--workers", default=0, help="Number of processes (default: one per core).")
_cluster = click.option("--cluster", default="", help="Play on a Dask cluster with this address.")
_lang = click.option("--lang", default="en", show_default=True, help="en, de, fr or it.")


class Asked(msgspec.Struct, frozen=True):
    """Values of the shared options."""

    study: Study
    words: Words
    workers: int
    cluster: str
    log: Path | None
    html: Path | None
    json: Path | None

    def write(self, found: object, html: str) -> None:
        """Write the files that were asked for."""
        text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
        for file, content in ((self.json, text), (self.html, html)):
            _write(file, content, self.words)

    @contextmanager
    def lab(self, total: int) -> Iterator[Lab]:
        """Open the workers, with a bar that shows how many matches have been played."""
        with (
            _bar(total) as tell,
            laboratory(
                self.study.game,
                workers=self.workers,
                cluster=self.cluster,
                log=self.log,
                progress=tell,
            ) as lab,
        ):
            yield lab


def _write(file: Path | None, content: str, words: Words) -> None:
    """Write a file that was asked for; the figures were shown before, so nothing is lost."""
    if file is None:
        return
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        expected = f"a file that can be written ({error.strerror})"
        raise BadOptions(expected, str(file), where="file") from None
    click.echo(words("lab-written", file=str(file)))


def _asked(game: Game, given: dict[str, Any], asked: int = 0) -> Asked:
    words = Words(game.key, given["lang"])
    options = read_options(game, given["options"])
    if given["box"] is not None:
        options["edition"] = edition.load(given["box"], game.check_edition)
    seats = game.usual_seats if given["seats"] is None else given["seats"]
    players = (str(given["level"]),) * game.check_seats(seats)
    study = Study(game.key, players, given["matches"], given["seed"], options, asked=asked)
    study.check()
    for name in ("log", "html", "json"):
        check_writable(given[name], name)
    files = {name: given[name] for name in ("log", "html", "json")}
    return Asked(study, words, given["workers"], given["cluster"], **files)


@contextmanager
def _bar(total: int) -> Iterator[Callable[[int], None]]:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task("matches", total=total)
        yield lambda finished: bar.update(task, completed=finished)


def _print(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    shown = Table()
    for number, head in enumerate(heads):
        shown.add_column(head, justify="right" if number else "left")
    for row in rows:
        shown.add_row(*row)
    Console().print(shown)


@lab.command()
@game_argument
@_shared
def report(game: Game, **given: Any) -> None:
    """Report on a GAME: length, decisions, seats, leads, luck and skill, what matters."""
    ask = _asked(game, given, min(ASKED, given["matches"]))
    total = ask.study.games + sum(each.games for each in companions(ask.study))
    with ask.lab(total) as lab:
        found = make_report(ask.study, lab)
    words = ask.words
    _print(
        [words("lab-figure"), words("lab-mean"), words("lab-interval")],
        [
            [words.metric(name), words.mean(name, each), words.range(name, each)]
            for name, each in found.metrics.items()
        ],
    )
    ask.write(found, page.render(found, words.lang))


@lab.command()
@game_argument
@click.argument("one")
@click.argument("other")
@click.option("--metric", "metrics", multiple=True, help="Another metric: count:event:bought.")
@_shared
def compare(game: Game, one: str, other: str, metrics: tuple[str, ...], **given: Any) -> None:
    """Compare ONE with OTHER on the same deals of a GAME.

    Each is an edition file, `default`, or options such as `rounds=5,blind=on`.
    """
    ask = _asked(game, given)
    for name in metrics:
        metric(name)
    sides = (variant(game, one, ask.study.options), variant(game, other, ask.study.options))
    for side in sides:
        comparing.with_options(ask.study, side).check()
    with ask.lab(2 * ask.study.games) as lab:
        found = comparing.compare(ask.study, sides, metrics, lab)
    words = ask.words
    heads = [words("lab-figure"), *found.names, words("lab-difference"), words("lab-interval"), ""]
    _print(heads, comparing.rows(found, words))
    ask.write(found, comparing.render(found, words.lang))


@lab.command()
@game_argument
@click.option("--param", "params", multiple=True, required=True, help="PATH=2..6 or PATH=a,b,c.")
@click.option("--metric", "metrics", multiple=True, help="What to measure (default: minutes, win).")
@click.option("--balance", default="", help="The path that loses what the parameters gain.")
@_shared
def sweep(
    game: Game, params: tuple[str, ...], metrics: tuple[str, ...], balance: str, **given: Any
) -> None:
    """Measure a GAME over a range of one or two parameters.

    A path is an option, or a place in the edition: `levels.standard.cards.cash.copies`.
    """
    ask = _asked(game, given)
    wanted = metrics or (("minutes", "win") if game.cooperative else ("minutes", "lead-changes"))
    ranges = [parameter(game, text) for text in params]
    points = sweeping.grid(ask.study, ranges, balance)
    total = sum(ask.study.games for _, each in points if isinstance(each, Study))
    with ask.lab(total) as lab:
        found = sweeping.sweep(ask.study, ranges, wanted, balance, lab)
    _print(sweeping.heads(found, ask.words), sweeping.rows(found, ask.words))
    ask.write(found, sweeping.render(found, ask.words.lang))


@lab.command()
@click.argument(
    "wishes",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    nargs=-1,
    required=True,
)
@click.option("--trials", default=50, show_default=True, help="Boxes to try in all, for each file.")
@click.option(
    "--matches", type=int, help="Matches for each number of players (default: the file's)."
)
@click.option(
    "--confirm",
    default=0,
    help="Measure the best boxes again in this many matches on other deals, which decide.",
)
@click.option("--level", help="The bots' level (default: the file's).")
@click.option(
    "--storage",
    type=click.Path(path_type=Path),
    help="Keep trials here (a journal, or SQLite if it ends in .db); a search goes on from it.",
)
@click.option("--out", type=click.Path(path_type=Path), help="Write the best edition.")
@click.option("--name", default="", help="The edition's name.")
@_workers
@_cluster
@_file("--html", "Write the report of the best edition.")
@_lang
def tune(
    wishes: tuple[Path, ...],
    trials: int,
    matches: int | None,
    confirm: int,
    level: str | None,
    storage: Path | None,
    out: Path | None,
    name: str,
    workers: int,
    cluster: str,
    html: Path | None,
    lang: str,
) -> None:
    """Look for an edition that meets the goals in the file WISHES.

    Of several files each goes on with the edition that the one before found: one for each level of
    difficulty, for instance.
    """
    from closecall.lab import tune as tuning

    for where, file in (("out", out), ("html", html)):
        check_writable(file, where)
    if trials < 1:
        raise BadOptions("at least one trial", trials, where="trials")
    if confirm < 0:
        raise BadOptions("0 or more matches", confirm, where="confirm")
    changes = {"matches": matches, "level": level}
    changes = {key: value for key, value in changes.items() if value is not None}
    start = ""
    tasks = [load(each) for each in wishes]  # all of them are checked before anything is played
    if len({task.game for task in tasks}) > 1:
        raise BadOptions(
            "wishes for one game", ", ".join(each.name for each in wishes), where="tune"
        )
    words = Words(tasks[0].game, lang)
    with laboratory(tasks[0].game, workers=workers, cluster=cluster) as lab:
        for number, each in enumerate(wishes):
            task = load(each, start)
            task = msgspec.structs.replace(
                task, wishes=msgspec.structs.replace(task.wishes, **changes)
            )
            with _trials(trials) as tell:
                found = tuning.tune(
                    task,
                    trials,
                    storage=storage,
                    played=lab,
                    progress=tell,
                    confirm=confirm,
                    following=number > 0,
                )
            _show_found(found, task.wishes, words)
            start = tuning.edition_text(task, found.values, name)
            if out is not None:
                _write(out, start, words)
        if html is not None:
            first = task.wishes.goals[0]
            options = {**tuning.options_with(task, found.values), **first.options}
            players = (task.wishes.level,) * first.seats[0]
            study = Study(task.game, players, task.wishes.matches, task.wishes.seed, options)
            _write(html, page.render(make_report(study, lab), lang), words)


@contextmanager
def _trials(total: int) -> Iterator[Callable[[int, Any], None]]:
    console = Console(stderr=True)
    text = TextColumn("{task.description}")
    columns = (text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("trials", total=total)

        def tell(done: int, best: Any) -> None:
            said = "trials" if best is None else f"missed by {best.missed:.2f}"
            bar.update(task, completed=done, description=said)

        yield tell


def _show_found(found: Found, wishes: Wishes, words: Words) -> None:
    rows = [[path, str(value)] for path, value in found.values.items()]
    _print([words("lab-options"), words("lab-value")], rows)
    goals = {key_of(goal, seats): goal for goal in wishes.goals for seats in goal.seats}
    rows = [_goal_row(key, goals[key], each, words) for key, each in found.measured.items()]
    heads = ("lab-figure", "lab-mean", "lab-interval", "lab-wanted")
    _print([*map(words, heads), ""], rows)


def _goal_row(key: str, goal: Goal, each: Estimate, words: Words) -> list[str]:
    """Return what a goal asks for beside what was measured."""
    name = goal.metric
    low, high = (None if end is None else words.value(name, end) for end in (goal.low, goal.high))
    wanted = f"{low} – {high}" if low and high else f"≥ {low}" if low else f"≤ {high}"
    missed = words("lab-missed") if goal.missed(each.mean) else ""
    return [key, words.mean(name, each), words.range(name, each), wanted, missed]
