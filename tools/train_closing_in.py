"""Learn the weights of Closing In by self-play and write the file the bots read.

    python tools/train_closing_in.py                     learn, then write weights.json
    python tools/train_closing_in.py --games 4000        the number of matches in all

Teams of two, three and four play all levels of the editions that ship in turn. The learning rate
falls from 0.3 to 0.03, and what ships is the mean of the weights over the second half of the run.
The same seed, number of games and editions give the same file. What was learned is kept every 500
matches under build/; an interrupted run with the same settings goes on there. The rules must be
compiled (make compile); the shipped file then takes about ten minutes of one core.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import cast

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import closecall
from closecall import engine
from closecall.engine.arrays import float_zeros
from closecall.engine.native import vec
from closecall.games.closing_in import policy_values as figures
from closecall.games.closing_in.policy import WEIGHTS_FILE
from closecall.games.closing_in.policy_training import Trainer
from closecall.games.closing_in.rules import ClosingInState

KEPT = Path(__file__).resolve().parent.parent / "build" / "closing_in.training"
CHUNK = 500
FIRST_RATE = 0.3
LAST_RATE = 0.03
CONSOLATION = 0.7  # what a lost match counts at most, at the beginning
CONSOLED = 0.25  # the part of the run in which it counts at all
SEATS = (2, 3, 3, 4, 4, 4)  # large teams are the hardest to lead
EDITIONS = ("lean", "scarce")  # the weights that ship were learned before revision 5
LEVELS = ("standard", "hard", "standard", "easy", "standard")

# Where learning starts: enough to send an intel now and then and to win a match in a hundred.
SENDING = {
    "ONE": -3.0,
    "STANDING": 2.0,
    "LOSING": -0.3,
    "CROWDS": -0.5,
    "AT_TWO": -0.4,
    "EXIT_LASTS": 1.0,
    "EXIT_BEST": 1.5,
    "EXIT_BOTH": 0.3,
    "KEYED": 0.3,
    "KEYS": 0.3,
    "KEYED_CALM": 0.5,
    "EXIT_SUM": -0.3,
    "EXIT_MAX": -0.1,
    "UNDER": -0.4,
    "HOLE": -1.0,
    "LONELY": -0.3,
    "UNDER_SOON": -0.1,
    "SENT": 6.0,
    "IN_BAGS": 1.0,
    "LYING": 0.5,
    "MISSING": -0.3,
    "TO_COME": 0.3,
    "TO_COME_LATER": 0.1,
    "TOWER_LASTS": 1.0,
    "TOWER_ONE": -0.3,
    "TOWER_TWO": -0.8,
    "TOWER_HITS": -0.3,
    "TOWER_SOON": -0.4,
    "CARRY_SUM": -0.5,
    "CARRY_EACH": -0.3,
    "FETCH": -0.8,
    "FETCH_FIRST": -0.5,
    "NEXT_JOB": -0.3,
    "READY": 0.2,
    "NEXT_READY": 0.2,
    "GUARDED_ONE": -0.1,
    "GUARDED_TWO": -0.2,
}
LEAVING = {
    "ONE": 1.0,
    "EXIT_SUM": -1.5,
    "EXIT_MAX": -0.5,
    "EXIT_MISSING": -1.0,
    "KEYED": 1.5,
    "KEYED_CALM": 1.5,
    "KEYS": 0.3,
    "NO_KEY": -1.0,
    "KEY_CHANCE": 0.3,
    "KEY_FAR": -0.8,
    "INSIDE": -2.0,
    "UNDER": -0.5,
    "HOLE": -1.0,
    "EXIT_LASTS": 1.0,
    "EXIT_BEST": 0.5,
    "GATHERED": 0.5,
    "ALL_THERE": 1.5,
    "ALL_BUT_ONE": 0.3,
    "EXIT_BLOCKED": -1.0,
}


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description="the learned weights of Closing In")
    parser.add_argument("--games", type=int, default=120_000, help="how many matches in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where a run is kept")
    parser.add_argument("--into", type=Path, default=WEIGHTS_FILE, help="the file to write")
    asked = parser.parse_args()
    if not engine.compiled():
        sys.exit("the rules are not compiled, learning would take days: make compile")
    trainer = learn(asked.games, asked.seed, asked.kept)
    content = pack(list(trainer.mean))
    asked.into.write_text(content, encoding="utf-8")
    digest = sha256(content.encode()).hexdigest()
    print(f"{asked.into.name}: {len(content)} bytes, sha256 {digest}")
    return 0


def first_guess() -> list[float]:
    """Do the same for every number of seats."""
    sets = []
    for guess in (SENDING, SENDING, LEAVING):
        weights = [0.0] * figures.FIGURES
        for name, weight in guess.items():
            weights[getattr(figures, name)] = weight
        sets += weights
    return sets * figures.SEAT_COUNTS


def learn(games: int, seed: int, kept: Path) -> Trainer:
    """Train from the start, or from where a run with the same settings was interrupted."""
    trainer = Trainer(_floats(first_guess()))
    settings = [games, seed, FIRST_RATE, LAST_RATE, CONSOLATION, CONSOLED]
    done = take_up(trainer, kept, settings)
    columns = (
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} matches"),
        BarColumn(),
        TextColumn("{task.fields[won]:.0%} won"),
        TimeRemainingColumn(),
    )
    with Progress(*columns) as progress:
        task = progress.add_task("", total=games, completed=done, won=0.0)
        while done < games:
            chunk = min(CHUNK, games - done)
            won = sum(play(trainer, done + i, games, seed) for i in range(chunk))
            done += chunk
            keep(trainer, kept, settings, done)
            progress.update(task, completed=done, won=won / chunk)
    return trainer


def play(trainer: Trainer, number: int, games: int, seed: int) -> bool:
    """Play one match; return whether it was won."""
    if number == games // 2:
        trainer.averaged = 0.0
    seats = SEATS[number % len(SEATS)]
    round_ = number // len(SEATS)
    edition = EDITIONS[round_ % len(EDITIONS)]
    level = LEVELS[round_ // len(EDITIONS) % len(LEVELS)]
    game = closecall.game("closing-in")
    state = game.start(seats, seed << 32 | number, level=level, edition=edition)
    part = number / games
    rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** part
    consolation = CONSOLATION * max(0.0, 1.0 - part / CONSOLED)
    return bool(trainer.play(cast(ClosingInState, state), rate, consolation))


def pack(weights: list[float]) -> str:
    """Return the file: a line for each set of weights."""
    size = figures.FIGURES
    rows = [weights[first : first + size] for first in range(0, len(weights), size)]
    lines = [", ".join(f"{weight:.4f}" for weight in row) for row in rows]
    return '{"weights": [\n' + ",\n".join(lines) + "\n]}\n"


def keep(trainer: Trainer, path: Path, settings: list[float], done: int) -> None:
    """Write down everything needed to go on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    data = {
        "settings": settings,
        "done": done,
        "weights": list(trainer.weights),
        "gradients": list(trainer.gradients),
        "mean": list(trainer.mean),
        "averaged": trainer.averaged,
    }
    fresh.write_text(json.dumps(data), encoding="utf-8")
    fresh.replace(path)


def take_up(trainer: Trainer, path: Path, settings: list[float]) -> int:
    """Go on with a run that was kept; the number of matches it has behind it."""
    if not path.exists():
        return 0
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["settings"] != settings:
        return 0
    for name in ("weights", "gradients", "mean"):
        own = getattr(trainer, name)
        for i, value in enumerate(data[name]):
            own[i] = value
    trainer.averaged = data["averaged"]
    return int(data["done"])


def _floats(values: list[float]) -> vec[float]:
    made = float_zeros(len(values))
    for i, value in enumerate(values):
        made[i] = value
    return made


if __name__ == "__main__":
    sys.exit(main())
