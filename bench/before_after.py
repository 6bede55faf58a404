"""How fast the rules are here compared with another checkout, measured in one run.

    python bench/before_after.py ../other-checkout [--write]

Both need compiled rules. Each figure is the median of the ratios of pairs of short runs, one in
each checkout's own interpreter, turn about and in CPU seconds: above 1, this checkout is faster.
"""

from __future__ import annotations

import argparse
import datetime
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


def moves_a_second(checkout: Path, key: str, seats: int) -> float:
    python = checkout / ".venv" / "bin" / "python"
    told = subprocess.run(
        [str(python), "-c", PROGRAM, key, str(seats)],
        capture_output=True,
        text=True,
        check=True,
        cwd=checkout,
    )
    return float(told.stdout)


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
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    chosen = parser.parse_args()
    if not (chosen.other / ".venv" / "bin" / "python").exists():
        sys.exit(f"{chosen.other} has no .venv: run make compile there first")
    import closecall

    rows = ["| game | moves a second, now : before | ratio, median (spread) |", "|---|---|---|"]
    for game in closecall.list_games():
        rows.append(
            compare(chosen.other.resolve(), game.key, 4 if 4 in game.seats else game.seats[-1])
        )
    table = "\n".join(rows)
    print(table)
    if chosen.write:
        heading = (
            f"## Rules now and before, {datetime.date.today()}, "
            f"commit {commit(ROOT)} against {commit(chosen.other)}"
        )
        with (HERE / "RESULTS.md").open("a") as results:
            results.write(f"\n{heading}\n`python bench/before_after.py OTHER --write`\n\n{table}\n")


if __name__ == "__main__":
    main()
