"""Whether the puzzles that ship hold against a search with ten times the effort of the best level.

    python bench/puzzles.py [GAME ...] [--sample 10] [--times 10] [--seed 0] [--log FILE] [--drop]

A puzzle is *good* if the longer search, with other imagined worlds, puts one of its answers first
and the best other move behind by at least half the margin of the collection; *right* if only the
first holds. Where a bot puts no move above its own choice (5 To Close), its search cannot be asked:
the answer and every other move are played on in the same worlds instead. What does not hold is
listed, and with `--drop` left out of the collection. With `--log FILE` a run can be cut and taken
up again.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from agreement import patient, weighed

import closecall
from closecall.bots import Budget
from closecall.engine.core import State
from closecall.puzzles import Collection, Puzzle, load, shipped
from closecall.puzzles.choose import graded
from closecall.puzzles.collection import FILE
from closecall.review.decisions import MOST_WORLDS, Outlook

PLAYED_ON = Budget(iterations=MOST_WORLDS)
"""All worlds there may be, also if it is clear after a few."""

Row = dict[str, Any]


def look_again(kept: Collection, puzzle: Puzzle, judge: Any, seed: int) -> Row:
    """Return what a long search thinks of a puzzle."""
    state = kept.state(puzzle)
    asks = lead_played_on if state.game.stands_by_choice(state) else lead_weighed
    return {
        "key": f"{kept.game} {puzzle.id} {seed}",
        "level": puzzle.level,
        "said": puzzle.margin / 1000,
        "margin": asks(state, puzzle, judge, seed),
    }


def lead_weighed(state: State, puzzle: Puzzle, judge: Any, seed: int) -> float:
    """Return how far the answer is ahead by the values of a long search."""
    values = weighed(judge, state, puzzle.seat, seed)
    right = max(values.get(action, 0.0) for action in puzzle.answers)
    others = [value for action, value in values.items() if action not in puzzle.answers]
    return right - max(others, default=0.0)


def lead_played_on(state: State, puzzle: Puzzle, judge: Any, seed: int) -> float:
    """Return how far the answer is ahead of the best other move, both played on."""
    outlook = Outlook(judge)
    answer = puzzle.answers[0]
    others = [action for action in state.legal(puzzle.seat) if action not in puzzle.answers]
    asked = (state, puzzle.seat, answer)
    return min(outlook.follow(*asked, other, 1 + seed, PLAYED_ON)[0] for other in others)


def rows_of(game: str, count: int, times: int, seed: int, log: Path | None) -> list[Row]:
    """Return a row for each puzzle of the sample: read, or made and kept."""
    lines = log.read_text().splitlines() if log and log.exists() else []
    known = {row["key"]: row for row in map(json.loads, lines)}
    kept = load(game)
    judge = patient(game, times)
    puzzles = kept.puzzles
    if count < len(puzzles):
        puzzles = random.Random(seed).sample(puzzles, count)
    rows = []
    for puzzle in puzzles:
        row = known.get(f"{game} {puzzle.id} {seed}")
        if row is None:
            row = look_again(kept, puzzle, judge, seed)
            if log:
                with log.open("a") as file:
                    file.write(json.dumps(row) + "\n")
        rows.append(row)
    return rows


def drop(game: str, failed: list[Row]) -> None:
    """Leave out of a collection what does not hold; the rest is graded by thirds again."""
    kept = load(game)
    gone = {row["key"].split()[1] for row in failed}
    left = graded(each for each in kept.puzzles if each.id not in gone)
    folder = closecall.game(game).resources()
    assert folder is not None
    (folder / FILE).write_bytes(msgspec.structs.replace(kept, puzzles=left).to_json())


def main() -> None:
    """Print a table and what does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=shipped())
    parser.add_argument("--sample", type=int, default=10)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path)
    parser.add_argument("--drop", action="store_true", help="leave out what does not hold")
    asked = parser.parse_args()
    print("| game | looked at | good | right | margin, median | margin said, median |")
    print("|---|---|---|---|---|---|")
    failed: list[Row] = []
    for game in asked.games:
        rows = rows_of(game, asked.sample, asked.times, asked.seed, asked.log)
        least = load(game).margin / load(game).scale / 2
        good = [row for row in rows if row["margin"] >= least]
        right = [row for row in rows if row["margin"] > 0]
        wrong = [row for row in rows if row["margin"] < least]
        failed += wrong
        if asked.drop and wrong:
            drop(game, wrong)
        margins = [f"{median(row[name] for row in rows):.1%}" for name in ("margin", "said")]
        shares = [f"{len(each)} ({len(each) / len(rows):.0%})" for each in (good, right)]
        print("| " + " | ".join([game, str(len(rows)), *shares, *margins]) + " |", flush=True)
    for row in failed:
        print(f"{row['key']}: {row['margin']:+.1%}, said {row['said']:.1%} ({row['level']})")


if __name__ == "__main__":
    main()
