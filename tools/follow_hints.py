"""Plays matches in which one seat (or team) follows hints, against bots of a level.

    python tools/follow_hints.py five-to-close --seats 2 --against hard --matches 100

Each seed is played once from every side of the table. Prints how often the follower of hints won
(fair is 1 / sides), the points of both, and the CPU time of a hint.
"""

from __future__ import annotations

import argparse
import statistics
import time

import closecall
from closecall.bots import PLAYERS, choose, consider
from closecall.engine.registry import Game

Figures = tuple[float, float, float]


def main() -> None:
    """Play and print."""
    arguments = parse()
    game = closecall.game(arguments.game)
    teams = game.teams(arguments.seats)
    spent: list[float] = []
    played = [
        match(game, arguments.seats, seed, set(teams[seed % len(teams)]), arguments.against, spent)
        for seed in range(arguments.seed, arguments.seed + arguments.matches)
    ]
    shares, own, other = zip(*played, strict=True)
    error = statistics.pstdev(shares) / len(shares) ** 0.5
    print(f"won {statistics.mean(shares):.1%} ± {1.96 * error:.1%}, fair is {1 / len(teams):.1%}")
    print(f"points {statistics.mean(own):.0f} : {statistics.mean(other):.0f}")
    ranked = sorted(spent)
    median, worst = ranked[len(ranked) // 2], ranked[len(ranked) * 99 // 100]
    print(f"a hint: median {median:.3f} s, p99 {worst:.3f} s")


def parse() -> argparse.Namespace:
    """Parse what to play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[game.key for game in closecall.list_games()])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", choices=PLAYERS, default="medium")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def match(
    game: Game, seats: int, seed: int, followers: set[int], against: str, spent: list[float]
) -> Figures:
    """Return the share of the win that the followers have, their points, and the best of the
    others.
    """
    state = game.start(seats, seed // len(game.teams(seats)))
    step = 0
    while not state.over:
        seat = state.actors()[0]
        thought = seed * 100_000 + step
        if seat in followers:
            before = time.process_time()
            action = consider(state, seat, thought)[0].action
            spent.append(time.process_time() - before)
        else:
            action = choose(state, seat, against, thought)
        state.apply(seat, action)
        step += 1
    result = state.result()
    share = len(followers & set(result.winners)) / max(len(result.winners), 1)
    own = max(result.scores[seat] for seat in followers)
    rest = max(score for seat, score in enumerate(result.scores) if seat not in followers)
    return share, own, rest


if __name__ == "__main__":
    main()
