"""How far every level is from a search with a hundred times the effort of the strongest.

    python bench/agreement.py poof --positions 100

Positions come from matches of medium bots, some moves apart. In each the strongest level's own
comparison is run with more imagined worlds; what it thinks of the move a level plays, against the
one it would play itself, is that level's loss, as a chance of winning. A move it does not even
consider counts as bad as the worst it does. Close to the Mark is not here: its values are worked
out without chance, and no budget changes them.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import closecall
from closecall.bots import LEVELS, characters, choose
from closecall.engine.core import Moves, State
from closecall.engine.policy import Policy
from closecall.engine.rng import Rng

# By game: the places of the figures in its `levels.py` that say in how many worlds to think.
WORLDS = {"poof": (4,), "close-enough": (7,), "closing-in": (4,), "five-to-close": (14, 15)}
APART = 11  # moves between two positions
WORTH_NOTING = 0.02  # of the chance of winning


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(WORLDS))
    parser.add_argument("--seats", type=int, default=0, help="default: the usual number")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--times", type=int, default=100, help="the effort of the judge")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = closecall.game(asked.game)
    judge = patient(asked.game, asked.times)
    losses: dict[str, list[float]] = {name: [] for name in [*LEVELS, *characters(asked.game)]}
    same = dict.fromkeys(losses, 0)
    for number, state in enumerate(
        positions(game, asked.seats or game.usual_seats, asked.seed, asked.positions)
    ):
        seat = state.actors()[0]
        values = weighed(judge, state, seat, number)
        best = next(iter(values))
        for name, found in losses.items():
            action = choose(state, seat, name, number)
            found.append(values[best] - values.get(action, min(values.values())))
            same[name] += action == best
    print(f"| {asked.game} | same move | mean loss | lose more than {WORTH_NOTING:.0%} | worst |")
    print("|---|---|---|---|---|")
    for name, found in losses.items():
        often = sum(loss > WORTH_NOTING for loss in found) / len(found)
        print(
            f"| {name} | {same[name] / len(found):.0%} | {statistics.mean(found):.2%} "
            f"| {often:.0%} | {max(found):.1%} |"
        )


def patient(key: str, times: int) -> Policy:
    """The policy of a game whose best level thinks the given number of times longer."""
    name = f"closecall.games.{key.replace('-', '_')}"
    figures = dict(import_module(f"{name}.levels").FIGURES)
    row = list(figures["best"])
    for place in WORLDS[key]:
        row[place] *= times
    figures["best"] = tuple(row)
    module = import_module(f"{name}.policy")
    if key == "closing-in":
        return module.ClosingInPolicy(module.read_weights(module.WEIGHTS_FILE), figures)
    kind: Any = type(module.policy())
    return kind(figures)


def weighed(judge: Policy, state: State, seat: int, seed: int) -> dict[int, float]:
    """What the judge thinks of the moves, best first."""
    moves = Moves()
    state.offer(seat, moves)
    rng = Rng(-1 - seed)
    rows = judge.weigh(state.imagine(seat, int(rng.word())), seat, moves, rng)
    return {action: value for action, _, value, _ in rows}


def positions(game: closecall.Game, seats: int, seed: int, wanted: int) -> Iterator[State]:
    """Decisions of medium bots, some moves apart."""
    while wanted > 0:
        state, step = game.start(seats, seed), 0
        while not state.over and wanted > 0:
            seat = state.actors()[0]
            if step % APART == seed % APART and len(state.legal(seat)) > 1:
                wanted -= 1
                yield state
            state.apply(seat, choose(state, seat, "medium", seed * 10_000 + step))
            step += 1
        seed += 1


if __name__ == "__main__":
    main()
