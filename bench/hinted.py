"""Check that a hint names the very move the best level plays, for every number of seats.

    python bench/hinted.py --positions 300 --seed 400

Positions come from matches of easy bots, some moves apart, as many for each number of seats as for
every other. `hint` and `best` are asked with the same seed; where they always agree, a match in
which somebody follows the hints is the match that `best` would have played. Answers to a locked
word of 5 To Close are counted apart: a bot knows the word list there and a hint must not.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

import closecall
from closecall.bots import choose
from closecall.engine.core import State

APART = 7  # moves between two positions
LONG = 600  # moves after which a match is left for the next


def main() -> None:
    """Compare and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--positions", type=int, default=300, help="for each game")
    parser.add_argument("--seed", type=int, default=400)
    asked = parser.parse_args()
    print("| game | seats | same move | of | answers: same | of |\n|---|---|---|---|---|---|")
    for key in asked.games or [game.key for game in closecall.list_games()]:
        game = closecall.game(key)
        wanted = -(-asked.positions // len(game.seats))
        for seats in game.seats:
            told = compare(game, seats, asked.seed, wanted)
            print(
                f"| {key} | {seats} | {told['same']} | {told['asked']} "
                f"| {told['same answer']} | {told['answers']} |",
                flush=True,
            )


def compare(game: closecall.Game, seats: int, seed: int, wanted: int) -> Counter[str]:
    """Ask both about positions until enough of them were no answers."""
    told: Counter[str] = Counter()
    for number, state in enumerate(positions(game, seats, seed)):
        seat = state.actors()[0]
        same = choose(state, seat, "hint", number) == choose(state, seat, "best", number)
        answer = is_answer(state, seat)
        told["answers" if answer else "asked"] += 1
        told["same answer" if answer else "same"] += same
        if not same and not answer:
            print(f"differs: {game.key}, {seats} seats, position {number}")
        if told["asked"] == wanted:
            return told
    raise AssertionError("positions never end")


def is_answer(state: State, seat: int) -> bool:
    """Return whether a locked word of 5 To Close is to be accepted or challenged."""
    return any(state.game.move(action).text == "accept" for action in state.legal(seat))


def positions(game: closecall.Game, seats: int, seed: int) -> Iterator[State]:
    """Decisions of easy bots with more than one move, some moves apart, match after match."""
    while True:
        state, step = game.start(seats, seed), 0
        while not state.over and step < LONG:
            seat = state.actors()[0]
            if step % APART == seed % APART and len(state.legal(seat)) > 1:
                yield state
            state.apply(seat, choose(state, seat, "easy", seed * 10_000 + step))
            step += 1
        seed += 1


if __name__ == "__main__":
    main()
