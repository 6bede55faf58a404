"""Do bots need their opponents' time? How long they think, and how long they pause anyway.

    python bench/server/pauses.py [--decisions 150] [--level best] [--games poof,close-enough,…]

A bot at the table waits at least the table's pace before it shows its move, up to twice as long for
a hard decision, and thinks meanwhile. Matches of one such bot against `medium` players, who stand
for people: for each decision of the bot, the CPU time of its thinking beside that pause, and for
the turns of a `medium` in between, whether the bot would have guessed the move from a position it
imagines by its own view, as it would have to in order to think ahead.
"""

from __future__ import annotations

import argparse
import statistics
import time

import closecall
from closecall import bots
from closecall.engine.core import State
from closecall.protocol import BotKind, NewMatch

SEATS = {"close-enough": 3}  # others: two
PACE = NewMatch(game="", seats=[]).pace / 1000
BOT = 0
"""The seat of the bot; at the others sit `medium` players."""


class Count:
    """What one game showed."""

    def __init__(self) -> None:
        self.thinking: list[float] = []
        self.outlasts = 0
        self.guesses = self.guessed = 0

    def decision(self, state: State, level: BotKind, seed: int) -> int:
        """Let the bot decide, and time it."""
        began = time.process_time()
        action = int(bots.choose(state, BOT, level, seed))
        pause = PACE * (1 + bots.difficulty(state, BOT, seed))
        took = time.process_time() - began
        self.thinking.append(took * 1000)
        self.outlasts += took > pause
        return action

    def turn(self, state: State, seat: int, seed: int) -> int:
        """Let a person move, and the bot guess it from an imagined position of its own."""
        action = int(bots.choose(state, seat, "medium", seed))
        if len(state.legal(seat)) > 1 and self.guesses <= len(self.thinking):
            imagined = state.imagine(BOT, seed)
            self.guesses += 1
            if seat in imagined.actors():
                self.guessed += int(bots.choose(imagined, seat, "medium", seed + 1)) == action
        return action


def measured(key: str, level: BotKind, decisions: int) -> Count:
    """Play until the bot has made so many decisions that were any."""
    found, seed = Count(), 1
    game = closecall.game(key)
    while len(found.thinking) < decisions:
        state = game.start(SEATS.get(key, 2), seed)
        while not state.over and len(found.thinking) < decisions:
            seat = state.actors()[0]
            seed += 1
            if seat != BOT:
                action = found.turn(state, seat, seed)
            elif len(state.legal(seat)) > 1:
                action = found.decision(state, level, seed)
            else:
                action = int(state.legal(seat)[0])
            state.apply(seat, action)
    return found


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    games = "poof,close-enough,close-to-the-mark,closing-in,five-to-close"
    parser.add_argument("--games", default=games)
    parser.add_argument("--decisions", type=int, default=150)
    parser.add_argument("--level", default="best")
    given = parser.parse_args()
    print(f"{given.level}, {given.decisions} decisions, pause {PACE:.1f} to {2 * PACE:.1f} s")
    print("| game | thinking p50 ms | p99 ms | most ms | outlasts its pause | moves guessed |")
    print("|---|---|---|---|---|---|")
    for key in given.games.split(","):
        found = measured(key, given.level, given.decisions)
        times = sorted(found.thinking)
        p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
        share = f"{found.guessed} of {found.guesses}"
        print(
            f"| {key} | {statistics.median(times):.0f} | {p99:.0f} | {times[-1]:.0f}"
            f" | {found.outlasts} | {share} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
