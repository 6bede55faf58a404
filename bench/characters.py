"""Measure how often each character wins, and which habits tell it from medium.

    python bench/characters.py close-enough --matches 400

One character (and then medium itself, for comparison) among medium bots at the usual number of
seats, each deal played once from every seat.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from statistics import mean, stdev
from typing import Any, cast

import closecall
from closecall.bots import characters, choose, policy_of
from closecall.engine.core import State
from closecall.games.close_enough.moves import Call, Deck, Discard, Fold, Stay, Take
from closecall.games.close_to_the_mark.moves import Enter
from closecall.games.five_to_close.moves import LOCK, Lock
from closecall.games.poof.moves import PickUp, Play

Told = Iterator[tuple[str, float]]


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[game.key for game in closecall.list_games()])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for name in ["medium", *characters(asked.game)]:
        won, told = measure(closecall.game(asked.game), name, asked.matches, asked.seed)
        figures = ", ".join(f"{what} {shown(values)}" for what, values in sorted(told.items()))
        error = 1.96 * (won * (1 - won) / asked.matches) ** 0.5
        print(f"| {asked.game} | {name} | {won:.1%} ± {error:.1%} | {figures} |", flush=True)


def shown(values: list[float]) -> str:
    """Return the mean and its 95 % interval, decisions taken as independent."""
    error = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):.3f} ± {error:.3f}"


def measure(
    game: closecall.Game, name: str, matches: int, seed: int
) -> tuple[float, dict[str, list[float]]]:
    """Return the share of wins, and all that was noted of the character's moves."""
    seats = game.usual_seats
    won = 0.0
    told: dict[str, list[float]] = defaultdict(list)
    for number in range(matches):
        state, step = game.start(seats, seed + number // seats), 0
        own = number % seats
        while not state.over:
            seat = state.actors()[0]
            player = name if seat == own else "medium"
            action = choose(state, seat, player, number * 10_000 + step)
            if seat == own:
                for what, value in TOLD[game.key](state, seat, action):
                    told[what].append(value)
            state.apply(seat, action)
            step += 1
        winners = state.result().winners
        won += (own in winners) / len(winners)
    return won / matches, told


def told_in_poof(state: State, seat: int, action: int) -> Told:
    move = state.game.move(action)
    if isinstance(move, Play):
        yield "cards laid", move.hand + len(move.slots)
        yield "number laid", move.value
        yield "from the table", float(bool(move.slots))
    yield "picks up", float(isinstance(move, PickUp))


def told_in_close_enough(state: State, seat: int, action: int) -> Told:
    policy: Any = policy_of(state.terms.key)
    move = state.game.move(action)
    if isinstance(move, Call):
        yield "away at a call", policy.now(state, seat)
    if isinstance(move, (Deck, Discard, Take)):
        yield "takes from a player", float(isinstance(move, Take))
    if isinstance(move, (Stay, Fold)):
        yield "stays", float(isinstance(move, Stay))


def told_in_close_to_the_mark(state: State, seat: int, action: int) -> Told:
    mark = cast(Any, state)
    if isinstance(state.game.move(action), Enter) and mark.turn < 12:
        yield "points of each of the first entries", mark.entry_gain(seat, action)


def told_in_five_to_close(state: State, seat: int, action: int) -> Told:
    game = cast(Any, state)
    move = state.game.move(action)
    if isinstance(move, Lock):
        side = game.side_of(seat)
        yield "letters locked", game.length(side, action - LOCK)
        yield "locks closing", float(game.locked(side) == 4)


def nothing_told(state: State, seat: int, action: int) -> Told:
    yield from ()


TOLD = {
    "poof": told_in_poof,
    "close-enough": told_in_close_enough,
    "close-to-the-mark": told_in_close_to_the_mark,
    "five-to-close": told_in_five_to_close,
    "closing-in": nothing_told,
}

if __name__ == "__main__":
    main()
