"""How fast the rules are here compared with another checkout, measured in one run.

    python bench/before_after.py ../other-checkout [--instructions] [--write]

Both need compiled rules. Each figure is the median of the ratios of pairs of short runs, one in
each checkout's own interpreter, turn about and in CPU seconds: above 1, this checkout is faster.
With `--instructions` it is the instructions of a move instead, counted once by valgrind: they are
the same on a busy machine, and the share is that of this checkout, below 1 if it needs fewer.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PAIRS = 7

# Runs in the other interpreter, so it uses only what every release has.
PROGRAM = """
import sys, time
import closecall
from closecall.engine.playout import play_random
from closecall.engine.rng import Rng
key, seats = sys.argv[1], int(sys.argv[2])
game, chooser, seed, moves = closecall.game(key), Rng(1), 0, 0
start = time.process_time()
while time.process_time() - start < 0.7:
    moves += play_random(game.start(seats, seed), chooser)
    seed += 1
print(moves / (time.process_time() - start))
"""


# The same matches in both, so that the moves can be compared where the rules are the same.
COUNTED = """
import sys
import closecall
from closecall.engine.playout import play_random
from closecall.engine.rng import Rng
game, chooser = closecall.game(sys.argv[1]), Rng(1)
print(sum(play_random(game.start(int(sys.argv[2]), seed), chooser) for seed in range(20)))
"""
COUNTER = (
    "valgrind",
    "--tool=callgrind",
    "--toggle-collect=CPyDef_playout___play_random",
    "--callgrind-out-file=/dev/null",
)


def ran(checkout: Path, program: str, key: str, seats: int, under: tuple[str, ...] = ()) -> str:
    """Run a program in a checkout, its errors behind its output."""
    python = str(checkout / ".venv" / "bin" / "python")
    told = subprocess.run(
        [*under, python, "-c", program, key, str(seats)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT if under else None,
        text=True,
        check=True,
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
    )
    return told.stdout


def moves_a_second(checkout: Path, key: str, seats: int) -> float:
    return float(ran(checkout, PROGRAM, key, seats))


def instructions_a_move(checkout: Path, key: str, seats: int) -> float:
    told = ran(checkout, COUNTED, key, seats, COUNTER)
    moves, collected = re.search(r"^\d+$", told, re.M), re.search(r"Collected : (\d+)", told)
    if moves is None or collected is None or collected[1] == "0":
        sys.exit(f"nothing was counted in {checkout}: are its rules compiled?\n{told}")
    return int(collected[1]) / int(moves[0])


def count(other: Path, key: str, seats: int) -> str:
    now, before = (instructions_a_move(checkout, key, seats) for checkout in (ROOT, other))
    return f"| {key}, {seats} seats | {now:,.0f} : {before:,.0f} | {now / before:.2f} |"


def compare(other: Path, key: str, seats: int) -> str:
    pairs = [
        (moves_a_second(ROOT, key, seats), moves_a_second(other, key, seats)) for _ in range(PAIRS)
    ]
    ratios = [now / before for now, before in pairs]
    now, before = (statistics.median(column) for column in zip(*pairs, strict=True))
    spread = f"{statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"
    return f"| {key}, {seats} seats | {now:,.0f} : {before:,.0f} | {spread} |"


def commit(checkout: Path) -> str:
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=checkout
    )
    return told.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("other", type=Path, help="the checkout to compare with")
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    chosen = parser.parse_args()
    if not (chosen.other / ".venv" / "bin" / "python").exists():
        sys.exit(f"{chosen.other} has no .venv: run make compile there first")
    import closecall

    measure, what = (
        (count, "instructions a move, now : before | share |")
        if chosen.instructions
        else (compare, "moves a second, now : before | ratio, median (spread) |")
    )
    rows = [f"| game | {what}", "|---|---|---|"]
    for game in closecall.list_games():
        seats = 4 if 4 in game.seats else game.seats[-1]
        rows.append(measure(chosen.other.resolve(), game.key, seats))
    table = "\n".join(rows)
    print(table)
    if chosen.write:
        heading = (
            f"## Rules now and before, {datetime.date.today()}, "
            f"commit {commit(ROOT)} against {commit(chosen.other)}"
        )
        with (HERE / "RESULTS.md").open("a") as results:
            options = " --instructions" if chosen.instructions else ""
            command = f"`python bench/before_after.py OTHER{options} --write`"
            results.write(f"\n{heading}\n{command}\n\n{table}\n")


if __name__ == "__main__":
    main()
