"""`closecall puzzles`: mine puzzles, and check those in a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from closecall.cli_parts import check_writable, game_argument, option_option, read_options
from closecall.engine.registry import Game
from closecall.puzzles.check import problems
from closecall.puzzles.collection import LEVELS, Weaker, read
from closecall.puzzles.make import SPARE, grade_again, make
from closecall.puzzles.mine import LONGEST


def run(
    game: str,
    *,
    count: int,
    seed: int,
    out: Path,
    options: Mapping[str, object],
    most_moves: int,
    margin: float | None,
    missed_by: Weaker,
    log: Path | None,
    spare: float = SPARE,
    longest: int = LONGEST,
    revision: int | None = None,
    keep: Path | None = None,
) -> None:
    """Mine puzzles of a game and write them to a file."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game, total=None)

        def show(found: int, matches: int) -> None:
            bar.update(task, description=f"{game}: {found} puzzles in {matches} matches")

        made = make(
            game,
            count,
            seed,
            options=options,
            most_moves=most_moves,
            margin=margin,
            missed_by=missed_by,
            spare=spare,
            longest=longest,
            revision=revision,
            keep=None if keep is None else read(keep),
            log=log,
            progress=show,
        )
    out.write_bytes(made.to_json())
    levels = Counter(each.level for each in made.puzzles)
    shares = ", ".join(f"{levels[level]} {level}" for level in LEVELS)
    click.echo(f"{len(made.puzzles)} puzzles ({shares}) written to {out}")


def check(file: Path) -> bool:
    """Check every puzzle in a file by folding its position again; print what is wrong."""
    found = read(file)
    wrong = problems(found)
    for each in wrong:
        click.echo(each, err=True)
    if not wrong:
        click.echo(f"{len(found.puzzles)} puzzles of {found.game}: all of them hold")
    return not wrong


def grade(file: Path) -> None:
    """Grade the puzzles in a file by what the levels find now, and write it again."""
    before = read(file)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(before.game, total=len(before.puzzles))
        after = grade_again(before, lambda done, _: bar.update(task, completed=done))
    levels = {each.id: each.level for each in before.puzzles}
    moved = sum(each.level != levels[each.id] for each in after.puzzles)
    gone = len(before.puzzles) - len(after.puzzles)
    file.write_bytes(after.to_json())
    click.echo(
        f"{after.game}: {len(after.puzzles)} puzzles, {moved} of another level than before, "
        f"{gone} left out because the {after.missed_by} bot finds them"
    )


@click.group()
def puzzles() -> None:
    """Mine puzzles from matches of bots, and check them."""


@puzzles.command("make")
@game_argument
@click.option("--count", default=120, show_default=True, help="How many puzzles.")
@click.option("--seed", default=1, show_default=True, help="Same seed, same puzzles.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where they go (default: GAME-puzzles.json).",
)
@click.option(
    "--most-moves", default=64, show_default=True, help="Skip positions with more legal moves."
)
@click.option(
    "--margin",
    type=float,
    help="Least lead over every other move (default: what a review calls a mistake).",
)
@click.option(
    "--missed-by",
    type=click.Choice(["easy", "medium"]),
    default="medium",
    show_default=True,
    help="The bot that must miss the answer.",
)
@click.option(
    "--log",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep what is found here; the same command resumes from it.",
)
@click.option(
    "--keep",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Earlier puzzles; those that the weaker bot still misses are kept.",
)
@option_option
def make_puzzles(
    game: Game,
    count: int,
    seed: int,
    out: Path | None,
    most_moves: int,
    margin: float | None,
    missed_by: Weaker,
    log: Path | None,
    keep: Path | None,
    options: tuple[str, ...],
) -> None:
    """Mine positions of a GAME in which all moves but one are mistakes."""
    out = out or Path(f"{game.key}-puzzles.json")
    check_writable(out, "out")
    check_writable(log, "log")
    chosen = read_options(game, options)
    run(
        game.key,
        count=count,
        seed=seed,
        out=out,
        options=chosen,
        most_moves=most_moves,
        margin=margin,
        missed_by=missed_by,
        log=log,
        keep=keep,
    )


@puzzles.command("grade")
@click.argument("file", type=click.Path(path_type=Path))
def grade_puzzles(file: Path) -> None:
    """Grade the puzzles in FILE again, after the lower levels have changed."""
    check_writable(file, "file")
    grade(file)


@puzzles.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def check_puzzles(ctx: click.Context, file: Path) -> None:
    """Check every puzzle in FILE by playing its moves again.

    Exit code 0: all of them hold. 1: some do not, and are named.
    """
    ctx.exit(0 if check(file) else 1)
