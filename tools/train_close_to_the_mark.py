"""Learn the values of Close to the Mark by self-play and write the file the bots read.

    python tools/train_close_to_the_mark.py                     learn, then write values.bin
    python tools/train_close_to_the_mark.py --games 4000000     the number of games in all

Both sides of the sheet and all five colours are played in turn, so one set of tables serves any
layout. The same seed and number of games give the same file. What was learned is kept every
20,000 games in a file under build/; an interrupted run with the same seed goes on there. The
rules must be compiled (make compile); the shipped file then takes about five minutes of one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from hashlib import sha256
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from closecall import engine
from closecall.engine.arrays import from_ints
from closecall.engine.rng import restore
from closecall.games.close_to_the_mark.edition import edition_of
from closecall.games.close_to_the_mark.policy_tables import VALUES_FILE, Tables, pack
from closecall.games.close_to_the_mark.policy_training import Trainer

KEPT = Path(__file__).resolve().parent.parent / "build" / "close_to_the_mark.training"
CHUNK = 20_000


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description="the learned values of Close to the Mark")
    parser.add_argument("--games", type=int, default=3_000_000, help="how many games in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where a run is kept")
    parser.add_argument("--into", type=Path, default=VALUES_FILE, help="the file to write")
    asked = parser.parse_args()
    if not engine.compiled():
        sys.exit("the rules are not compiled, learning would take days: make compile")
    trainer = learn(asked.games, asked.seed, asked.kept)
    content = pack(trainer.tables.learned())
    asked.into.write_bytes(content)
    print(f"{asked.into.name}: {len(content)} bytes, sha256 {sha256(content).hexdigest()}")
    return 0


def learn(games: int, seed: int, kept: Path) -> Trainer:
    """Train from the start, or from where a run with the same settings was interrupted."""
    edition = edition_of("default")
    layouts = [from_ints(edition.layout(side)) for side in ("A", "B")]
    trainer = Trainer(Tables(), layouts, seed)
    done = take_up(trainer, kept, games, seed)
    columns = (
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games"),
        BarColumn(),
        TextColumn("mean {task.fields[mean]:.2f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns) as progress:
        task = progress.add_task("", total=games, completed=done, mean=0.0)
        while done < games:
            chunk = min(CHUNK, games - done)
            mean = trainer.run(chunk)
            done += chunk
            keep(trainer, kept, seed, done)
            progress.update(task, completed=done, mean=mean)
    return trainer


def keep(trainer: Trainer, path: Path, seed: int, done: int) -> None:
    """Write down everything needed to go on: a line of JSON, then entries, drift and travel."""
    head = {"seed": seed, "done": done, "rng": trainer.rng.snapshot()}
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    figures = [*trainer.tables.entries, *trainer.drift, *trainer.travel]
    fresh.write_bytes(json.dumps(head).encode() + b"\n" + array("d", figures).tobytes())
    fresh.replace(path)


def take_up(trainer: Trainer, path: Path, games: int, seed: int) -> int:
    """Go on with a run that was kept; the number of games it has behind it."""
    if not path.exists():
        return 0
    line, rest = path.read_bytes().split(b"\n", 1)
    head = json.loads(line)
    if head["seed"] != seed or head["done"] > games:
        return 0
    figures = list(array("d", rest))
    third = len(figures) // 3
    trainer.tables.take_over(figures[:third])
    for place in range(third):
        trainer.drift[place] = figures[third + place]
        trainer.travel[place] = figures[2 * third + place]
    trainer.rng = restore(head["rng"])
    return int(head["done"])


if __name__ == "__main__":
    sys.exit(main())
