"""Calibrate `closecall.review`: what it says about bots whose strength is known.

    python bench/review.py levels [GAME ...]    mean loss and misses of every level
    python bench/review.py luck [GAME ...]      mean luck, which is zero if it is fair
    python bench/review.py values [GAME ...]    what the best level expects, and what it gets
    python bench/review.py time [GAME ...]      CPU seconds of a review, for 150 decisions

Matches are the same in every run (others with `--seed`), and every decision is reviewed with
another seed than it was made by. With `--log FILE` each match is kept as it ends and not played
again: long runs can be cut.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

from agreement import patient

import closecall
from closecall.bots import LEVELS, Candidate, choose, consider
from closecall.engine.core import Moves
from closecall.engine.policy import Policy
from closecall.engine.record import Match, Record
from closecall.engine.rng import Rng
from closecall.review import Choice, Course, Decision, Review, Weighed, review
from closecall.review.decisions import Comparison, assumes_best, scale_of, seed_at
from closecall.review.grades import grade_of
from closecall.review.luck import results

Row = dict[str, Any]


class Setup(NamedTuple):
    seats: int
    options: dict[str, object]


SETUPS = {
    "poof": Setup(2, {"rounds": 2}),
    "poof of four": Setup(4, {}),
    "close-enough": Setup(3, {}),
    "close-to-the-mark": Setup(2, {}),
    "close-to-the-mark alone": Setup(1, {}),
    "closing-in": Setup(2, {}),
    "closing-in of three": Setup(3, {}),
    "closing-in of four": Setup(4, {}),
    "five-to-close": Setup(2, {}),
}
MISSES = ("inaccuracy", "mistake", "blunder")
PLAYERS = ("random", *LEVELS)
TABLES = (("best",), ("medium",), ("easy",), ("best", "easy"))
"""Who plays for a measurement of luck; of two, the second takes all other seats."""
WANTED = 150
LONGER = 10
"""The effort of the search that judges all levels, against that of the best one."""


def play(name: str, table: tuple[str, ...], number: int) -> tuple[Record, list[str]]:
    """Return a match of a table, its seats taken in turn."""
    game, setup = game_of(name), SETUPS[name]
    levels = [table[min(place, len(table) - 1)] for place in range(setup.seats)]
    turn = number % setup.seats
    levels = levels[-turn:] + levels[:-turn] if turn else levels
    seed = sha256(f"{name} {number}".encode()).digest()
    match = Match(game, setup.seats, setup.options, seed=seed, nonces=[None] * setup.seats)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, choose(match.state, seat, levels[seat], 7919 * number + len(match.moves)))
    return match.record(), levels


def game_of(name: str) -> Any:
    return closecall.game(name.split()[0])


# One match each -----------------------------------------------------------------------------------


def judged(name: str, _: tuple[str, ...], number: int, most: int) -> Row:
    """Return the loss of every player's move in some positions of a match of all levels.

    One search, ten times as long as that of the best level, judges them all.
    """
    order = list(LEVELS)[number % len(LEVELS) :] + list(LEVELS)[: number % len(LEVELS)]
    record, _levels = play(name, tuple(order), number // len(LEVELS))
    course = Course(record)
    apart = max(1, math.ceil(len(course.choices) / most))
    judge = patient(record.game, LONGER)
    chosen = course.choices[number % apart :: apart]
    return {
        "decisions": len(course.choices),
        "positions": [_losses(judge, course, each, number) for each in chosen],
    }


def _losses(judge: Policy, course: Course, choice: Choice, number: int) -> Row:
    """Return by player: the loss of its move in a position, and the standard error of that."""
    state, seat = choice.state, choice.seat
    seed = seed_at(number, choice.move)
    moves = Moves()
    state.offer(seat, moves)
    rng = Rng(-seed)
    rows = judge.weigh(state.imagine(seat, int(rng.word())), seat, moves, rng)
    table = Comparison(state, seat, seed, candidates=[Candidate(*row) for row in rows])
    best = table.candidates[0]
    found = {}
    for player in PLAYERS:
        action = choose(state, seat, player, seed)
        move, _, doubt = table.measure(action)
        top, _ = course.scale.worth(best.value, best.error, choice.move)
        value, doubt = course.scale.worth(move.value, doubt, choice.move)
        found[player] = [round(max(0.0, top - value), 5), round(doubt, 5), action == best.action]
    return found


def counted(name: str, table: tuple[str, ...], number: int, most: int) -> Row:
    """Return the lines of a review with no more work than they need.

    Where everybody plays on by rules of thumb, a line is made of what each decision gains over
    those; the moves that a review weighs besides do not count.
    """
    game = game_of(name)
    if assumes_best(game.key):
        return reviewed(name, table, number, most)
    record, levels = play(name, table, number)
    began = time.process_time()
    course = Course(record)
    decisions = [_gained(course, choice) for choice in course.choices]
    found = course.sum_up(decisions)
    return _row_of(found, levels, time.process_time() - began)


def _gained(course: Course, choice: Choice) -> Decision:
    """Return a decision of which only the gain is known."""
    alone = Candidate(choice.action, 1, 0.5, 0.0)
    seed = seed_at(course.seed, choice.move)
    gained = Comparison(choice.state, choice.seat, seed, candidates=[alone]).lead(choice.action)
    assert gained is not None
    weighed = Weighed(choice.action, "", 0.5, 0.0)
    return Decision(
        move=choice.move,
        seat=choice.seat,
        number=choice.number,
        chosen=weighed,
        best=weighed,
        loss=0.0,
        doubt=0.0,
        counted=0.0,
        grade="best",
        considered=(weighed,),
        expected=0.5,
        gained=gained * course.scale.size,
    )


def reviewed(name: str, table: tuple[str, ...], number: int, _: int) -> Row:
    """Return a whole review."""
    record, levels = play(name, table, number)
    began = time.process_time()
    found = review(record)
    return _row_of(found, levels, time.process_time() - began)


def _row_of(found: Review, levels: list[str], spent: float) -> Row:
    return {
        "levels": levels,
        "decisions": len(found.decisions),
        "lines": [
            [each.seat, each.start, each.luck, each.own, each.others, each.result]
            for each in found.accounts
        ],
        "cpu": spent,
    }


def expected(name: str, _: tuple[str, ...], number: int, __: int) -> Row:
    """Return what the best level thinks of its moves all through a match, unadjusted."""
    game, setup = game_of(name), SETUPS[name]
    state = game.start(setup.seats, number, **setup.options)
    values = []
    moves = 0
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            best = consider(state, seat, seed_at(number, moves))[0]
            values.append((moves, seat, best.value))
            legal = [best.action]
        state.apply(seat, legal[0])
        moves += 1
    match = Match(game, setup.seats, setup.options).record()
    record = Record(**{**_fields(match), "result": state.result()})
    scale = scale_of(game, setup.seats)
    return {"moves": moves, "values": values, "results": results(record, state, scale)}


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


class Log:
    """Rows of earlier runs."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.rows: dict[str, Row] = {row["key"]: row for row in map(json.loads, lines)}

    def rows_of(
        self, make: Callable[..., Row], name: str, table: tuple[str, ...], told: Namespace
    ) -> Iterator[Row]:
        """Yield a row for each match: read, or made and kept."""
        for number in range(told.seed, told.seed + told.matches):
            key = f"{make.__name__} {name} {'/'.join(table)} {number} {told.decisions}"
            if key not in self.rows:
                self.rows[key] = {"key": key, **make(name, table, number, told.decisions)}
                if self.path:
                    with self.path.open("a") as file:
                        file.write(json.dumps(self.rows[key]) + "\n")
            yield self.rows[key]


# Tables -------------------------------------------------------------------------------------------


def show(*cells: object) -> None:
    print("| " + " | ".join(map(str, cells)) + " |", flush=True)


def heading(*cells: str) -> None:
    show(*cells)
    print("|" + "---|" * len(cells), flush=True)


def spread(values: list[float], form: str = "+.1f") -> str:
    """Return the mean and its standard error, in per cent."""
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{100 * fmean(values):{form}} ± {100 * error:{form.removeprefix('+')}}"


def levels(log: Log, told: Namespace) -> None:
    """Mean loss and misses of every level, all in the same positions."""
    heading("game", "player", "positions", "same move", "mean loss", "less than above", *MISSES)
    for name in told.games:
        scale = scale_of(game_of(name), SETUPS[name].seats)
        rows = list(log.rows_of(judged, name, ("all",), told))
        positions = [each for row in rows for each in row["positions"]]
        a_match = fmean(row["decisions"] for row in rows)
        worse: list[float] = []
        for player in PLAYERS:
            found = [each[player] for each in positions]
            losses = [loss / scale.size for loss, _, _ in found]
            grades = Counter(grade_of(loss, doubt, scale.limits) for loss, doubt, _ in found)
            apart = [more - less for more, less in zip(worse, losses, strict=bool(worse))]
            show(
                f"{name}, {SETUPS[name].seats} seats",
                player,
                len(found),
                f"{fmean(same for _, _, same in found):.0%}",
                f"{spread(losses, '.2f')} %",
                spread(apart, ".2f") if worse else "",
                *(f"{a_match * grades[each] / len(found):.1f}" for each in MISSES),
            )
            worse = losses


def luck(log: Log, told: Namespace) -> None:
    """Mean luck, by the level of a seat; in per cent of what lies between nothing and all."""
    heading("game", "table", "of", "matches", "start", "luck", "own", "others", "result")
    for name in told.games:
        game, setup = game_of(name), SETUPS[name]
        _, size = game.value_means(setup.seats)
        for table in [tuple(told.table.split("/"))] if told.table else TABLES:
            if len(table) > 1 and (setup.seats == 1 or game.cooperative):
                continue
            rows = list(log.rows_of(counted, name, table, told))
            for level in dict.fromkeys(table):
                lines = [line for row in rows for line in _lines(row, level, game.cooperative)]
                parts = [[line[part] / size for line in lines] for part in range(1, 6)]
                cells = [f"{100 * fmean(parts[0]):.1f}", *map(spread, parts[1:])]
                show(name, " and ".join(table), level, len(rows), *cells)


def _lines(row: Row, level: str, together: bool) -> list[list[float]]:
    """Return the lines of a level's seats; in two-seat matches of one level the first seat's alone.

    The other one's is the same with the sign turned round.
    """
    if together:
        return [line for line in row["lines"] if line[0] is None]
    same = len(set(row["levels"])) == 1
    lines = [line for line in row["lines"] if row["levels"][line[0]] == level]
    return lines[:1] if same else lines


def values(log: Log, told: Namespace) -> None:
    """Compare what the best level expects in each quarter of a match with what it gets."""
    heading("game", "matches", "moves", *(f"quarter {n}: gets, less expects" for n in range(1, 5)))
    for name in told.games:
        _, size = game_of(name).value_means(SETUPS[name].seats)
        rows = list(log.rows_of(expected, name, ("best",), told))
        length = median(row["moves"] for row in rows)
        cells = []
        for quarter in range(4):
            gaps = []
            for row in rows:
                part = [
                    (row["results"][seat] / size, value)
                    for moves, seat, value in row["values"]
                    if quarter <= 4 * moves / length < quarter + 1
                ]
                if part:
                    gaps.append(fmean(got - value for got, value in part))
            cells.append(spread(gaps))
        show(name, len(rows), round(length), *cells)


def times(log: Log, told: Namespace) -> None:
    """CPU seconds of the review of a match, as if it had 150 decisions."""
    heading("game", "level", "decisions", f"CPU s for {WANTED} decisions: median", "most")
    for name in told.games:
        for level in ("random", "easy", "best"):
            rows = list(log.rows_of(reviewed, name, (level,), told))
            spent = [WANTED * row["cpu"] / row["decisions"] for row in rows]
            decisions = "–".join(str(f(row["decisions"] for row in rows)) for f in (min, max))
            show(name, level, decisions, f"{median(spent):.1f}", f"{max(spent):.1f}")


TASKS = {"levels": levels, "luck": luck, "values": values, "time": times}


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("task", choices=TASKS)
    parser.add_argument("games", nargs="*", default=list(SETUPS))
    parser.add_argument("--matches", type=int, default=4, help="of each table")
    parser.add_argument("--seed", type=int, default=0, help="number of the first match")
    parser.add_argument("--decisions", type=int, default=24, help="judged in a match (levels)")
    parser.add_argument("--table", default="", help="who plays (luck), such as best/easy")
    parser.add_argument("--log", type=Path)
    told = parser.parse_args()
    TASKS[told.task](Log(told.log), told)


if __name__ == "__main__":
    main()
