"""How fast the rules are: ratios to peers and to limits, all measured in one run.

    python bench/engine.py [--write]

Needs `open_spiel` and `rlcard` (only here) and a C compiler. Every figure is the median of
several short runs that alternate with the peer's, in CPU seconds, so that a noisy neighbour
hits both alike; the spread is the lowest and highest ratio of a pair.
"""

from __future__ import annotations

import argparse
import datetime
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import closecall
from closecall.bots import policy_of
from closecall.bots.search import Search
from closecall.engine.playout import play_random
from closecall.engine.policy import Policy
from closecall.engine.rng import Rng

HERE = Path(__file__).parent
ROUNDS = 7
SECONDS = 0.5
_random = random.Random(1).random

Row = tuple[str, str, str, str]


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """Return units of work per CPU second."""
    start, done = time.process_time(), 0
    while time.process_time() - start < seconds:
        done += work()
    return done / (time.process_time() - start)


def paired(ours: Callable[[], int], theirs: Callable[[], int]) -> tuple[float, float, list[float]]:
    """Return median rates of both, and the ratio of each alternating pair."""
    pairs = [(rate(ours), rate(theirs)) for _ in range(ROUNDS)]
    ratios = [mine / other for mine, other in pairs]
    mine = statistics.median(pair[0] for pair in pairs)
    other = statistics.median(pair[1] for pair in pairs)
    return mine, other, ratios


def row(what: str, mine: float, other: float, ratios: list[float], wanted: str) -> Row:
    spread = f"{statistics.median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"
    return what, f"{mine:,.0f} : {other:,.0f}", spread, wanted


def match_in_python(key: str, seats: int) -> Callable[[], int]:
    """Random play driven from a Python loop over `legal` and `apply`."""
    game, seeds = closecall.game(key), iter(range(10**9))

    def play() -> int:
        state, moves = game.start(seats, next(seeds)), 0
        actors, legal, apply = state.actors, state.legal, state.apply
        while not state.over:
            seat = actors()[0]
            choices = legal(seat)
            apply(seat, choices[int(_random() * len(choices))])
            moves += 1
        return moves

    return play


def crazy_eights() -> Callable[[], int]:
    """OpenSpiel's game for four, driven the same way; only players' decisions count."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights", {"players": 4})

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                choices = [action for action, _ in state.chance_outcomes()]
            else:
                choices = state.legal_actions()
                moves += 1
            state.apply_action(choices[int(_random() * len(choices))])
        return moves

    return play


def uno() -> Callable[[], int]:
    """RLCard's uno, driven by the same kind of loop."""
    import rlcard

    env: Any = rlcard.make("uno")

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            choices = list(state["legal_actions"])
            state, _ = env.step(choices[int(_random() * len(choices))])
            moves += 1
        return moves

    return play


def against_peers() -> list[Row]:
    spiel, card = crazy_eights(), uno()
    rows = []
    for game in closecall.list_games():
        for seats in game.seats:
            ours = match_in_python(game.key, seats)
            rows.append(
                row(
                    f"{game.key}, {seats} seats : OpenSpiel crazy_eights",
                    *paired(ours, spiel),
                    "≥ 3",
                )
            )
        ours = match_in_python(game.key, 4 if 4 in game.seats else game.seats[-1])
        rows.append(row(f"{game.key} : RLCard uno", *paired(ours, card), "≥ 20"))
    return rows


def against_c() -> list[Row]:
    """Poof for four inside compiled code against the same algorithm in C, sums compared."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        sys.exit("a C compiler is needed for the limit: install gcc")
    game, matches = closecall.game("poof"), 400
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "poof"
        subprocess.run(
            [compiler, "-O3", "-o", str(program), str(HERE / "limit" / "poof.c")], check=True
        )
        pairs = []
        for seed in range(ROUNDS):
            start, chooser, moves, total = time.process_time(), Rng(seed), 0, 0
            for match in range(matches):
                state = game.start(4, seed + match)
                moves += play_random(state, chooser)
                total += sum(state.result().scores)
            mine = moves / (time.process_time() - start)
            told = subprocess.run(
                [str(program), str(seed), str(matches)], capture_output=True, text=True, check=True
            ).stdout.split()
            if [int(told[0]), int(told[1])] != [moves, total]:
                sys.exit(f"C and Python differ: {told} and {moves} {total}")
            pairs.append((mine, int(told[0]) / float(told[2])))
    ratios = [mine / other for mine, other in pairs]
    medians = [statistics.median(pair[i] for pair in pairs) for i in (0, 1)]
    return [row("poof, 4 seats, inside compiled code : C", *medians, ratios, "≥ 0.5")]


def against_interpreted() -> list[Row]:
    """Compiled against the same source interpreted in a second process, turn about."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "closecall"
        shutil.copytree(
            Path(closecall.__file__).parent, plain, ignore=shutil.ignore_patterns("*.so", "web")
        )
        for game in closecall.list_games():
            seats = 4 if 4 in game.seats else game.seats[-1]
            mine, other, ratios = [], [], []
            for _ in range(3):
                mine.append(_random_play_rate(game.key, seats, SECONDS))
                other.append(_rate_elsewhere(game.key, seats, folder))
                ratios.append(mine[-1] / other[-1])
            medians = statistics.median(mine), statistics.median(other)
            rows.append(
                row(f"{game.key}, {seats} seats, compiled : interpreted", *medians, ratios, "≥ 10")
            )
    return rows


def _random_play_rate(key: str, seats: int, seconds: float) -> float:
    game, chooser, seeds = closecall.game(key), Rng(1), iter(range(10**9))
    return rate(lambda: play_random(game.start(seats, next(seeds)), chooser), seconds)


def _rate_elsewhere(key: str, seats: int, folder: str) -> float:
    program = f"import engine; print(engine._random_play_rate({key!r}, {seats}, 2.0))"
    paths = os.pathsep.join([folder, str(HERE)])
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(told.stdout)


def copies() -> list[Row]:
    """Measure one copy inside compiled code: the time of n copies by `copy_often` over n."""
    from closecall.engine.playout import copy_often

    rows = []
    for key in ("poof", "close-to-the-mark"):
        game = closecall.game(key)
        state = game.start(4, 1)
        for _ in range(20):
            seat = state.actors()[0]
            state.apply(seat, state.legal(seat)[0])
        times = []
        for _ in range(ROUNDS):
            start = time.process_time()
            copy_often(state, 200_000)
            times.append((time.process_time() - start) / 0.2)
        spread = f"{statistics.median(times):.3f} ({min(times):.3f}–{max(times):.3f})"
        rows.append((f"{key}: one copy, µs", "", spread, "< 0.5"))
    return rows


class Spiel:
    """OpenSpiel's C++ ISMCTS with random roll-outs, at the first decision of one of its games."""

    simulations = 300

    def __init__(self, name: str) -> None:
        import pyspiel

        self.choice = random.Random(1)
        self.opening = pyspiel.load_game(name).new_initial_state()
        self.deal(self.opening)
        self.length = statistics.mean(self.play(self.opening.clone()) for _ in range(300))

    def deal(self, state: Any) -> None:
        while state.is_chance_node():
            outcomes = [action for action, _ in state.chance_outcomes()]
            state.apply_action(self.choice.choice(outcomes))

    def play(self, state: Any) -> int:
        """Play on at random; the number of decisions that were left."""
        moves = 0
        while not state.is_terminal():
            state.apply_action(self.choice.choice(state.legal_actions()))
            self.deal(state)
            moves += 1
        return moves

    def search(self) -> int:
        """Search once; the number of simulations."""
        import pyspiel

        bot = pyspiel.ISMCTSBot(
            1,
            pyspiel.RandomRolloutEvaluator(1, 1),
            2.0,
            self.simulations,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        bot.step(self.opening)
        return self.simulations


class Ours:
    """Our tree search at the opening of a game, by what its policy knows or without."""

    simulations = 300

    def __init__(self, key: str, seats: int, knowing: bool) -> None:
        self.opening = closecall.game(key).start(seats, 1)
        self.seat = self.opening.actors()[0]
        self.found = Search(policy_of(key) if knowing else Policy(), 0.2, 0.6, 4)
        self.search()
        self.length = int(self.found.steps) / self.simulations

    def search(self) -> int:
        """Search once; the number of simulations."""
        self.found.run(self.opening, self.seat, self.simulations, 0.0, 1)
        return self.simulations


# A simulation of ours beside the OpenSpiel game with as many moves, as near as there is one: by
# what the game's policy knows (it looks as far as its horizon) or at random to the match's end.
SEARCHED = (
    ("poof", 4, True, "hearts"),
    ("poof", 2, True, "euchre"),
    ("close-enough", 4, True, "euchre"),
    ("closing-in", 3, False, "euchre"),
    ("close-to-the-mark", 2, False, "hearts"),
    ("poof", 4, False, "hearts"),
    ("close-enough", 4, False, "hearts"),
    ("five-to-close", 2, False, "hearts"),
)
LIKE = 2.0  # how many times as long a simulation of like length may be


def search_speed() -> list[Row]:
    """Simulations a second of the tree search, against OpenSpiel's C++ ISMCTS.

    A simulation that is many times as long as the peer's cannot be had as often; such rows say so
    and want nothing. How many moves a second either makes stands beside every row.
    """
    peers = {name: Spiel(name) for name in ("euchre", "hearts")}
    rows = []
    for key, seats, knowing, name in SEARCHED:
        ours, peer = Ours(key, seats, knowing), peers[name]
        mine, other, ratios = paired(ours.search, peer.search)
        longer = ours.length / peer.length
        how = "its policy" if knowing else "at random"
        what = f"{key}, {seats} seats, {how}, {ours.length:.0f} moves a simulation"
        what += f" : OpenSpiel ISMCTS, {name}, {peer.length:.0f}"
        what += f"; moves a second {statistics.median(ratios) * longer:.2f} times theirs"
        wanted = "≥ 1" if longer <= LIKE else f"none: {longer:.0f} times as long"
        rows.append(row(what, mine, other, ratios, wanted))
    return rows


def report(rows: list[Row]) -> str:
    lines = [
        "| what | a second, ours : theirs | ratio, median (spread) | wanted |",
        "|---|---|---|---|",
    ]
    lines += ["| " + " | ".join(cells) + " |" for cells in rows]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    parser.add_argument("--only", choices=["peers", "c", "interpreted", "copies", "search"])
    chosen = parser.parse_args()
    parts = {
        "c": against_c,
        "copies": copies,
        "search": search_speed,
        "interpreted": against_interpreted,
        "peers": against_peers,
    }
    names = [chosen.only] if chosen.only else list(parts)
    table = report([cells for name in names for cells in parts[name]()])
    print(table)
    if chosen.write:
        commit = subprocess.run(
            ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=HERE
        ).stdout.strip()
        heading = f"## Engine, {datetime.date.today()}, commit {commit}, {os.cpu_count()} cores"
        command = (
            "`python bench/engine.py --write`"
            if not chosen.only
            else f"`python bench/engine.py --only {chosen.only} --write`"
        )
        with (HERE / "RESULTS.md").open("a") as results:
            results.write(f"\n{heading}\n{command}\n\n{table}\n")


if __name__ == "__main__":
    main()
