"""`closecall puzzles`: mine puzzles, and check those in a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from closecall.puzzles.check import problems
from closecall.puzzles.collection import LEVELS, Weaker, read
from closecall.puzzles.make import SPARE, make
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
