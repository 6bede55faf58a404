"""One match as environments see it: seeds, bots at other seats, and rewards."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal

from closecall.bots import KNOWN, Bot, choose, find_bot
from closecall.engine.core import State
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game
from closecall.engine.registry import game as find_game
from closecall.engine.types import Result

Reward = Literal["win", "points"]
Opponents = str | Bot | Sequence[str | Bot] | None

WIN, LOSS = 1.0, -1.0


def game_of(game: str | Game[Any]) -> Game[Any]:
    """Return the game itself; a key is looked up."""
    return find_game(game) if isinstance(game, str) else game


def seed_of(*parts: int) -> int:
    """Return a seed that follows from all the given numbers.

    >>> seed_of(1, 2) == seed_of(1, 2) != seed_of(2, 1)
    True
    """
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(blake2b(text, digest_size=7).digest(), "big")


def opponents_of(opponents: Opponents, seats: int) -> tuple[str | Bot, ...]:
    """Return the players at the other seats, checked; empty: every seat is played from outside."""
    if opponents is None:
        return ()
    alone = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    listed: Sequence[Any] = [opponents] * (seats - 1) if alone else opponents  # type: ignore[assignment]
    if len(listed) != seats - 1:
        raise BadOptions(f"{seats - 1} opponents", len(listed), where="opponents")
    for player in listed:
        if isinstance(player, str) and player not in KNOWN:
            find_bot(player)
        elif not isinstance(player, (str, Bot)):
            raise BadOptions("a level or a bot", player, where="opponents")
    return tuple(listed)


def reward_of(reward: str) -> Reward:
    """Return the kind of reward, checked."""
    if reward == "win":
        return "win"
    if reward == "points":
        return "points"
    raise BadOptions("'win' or 'points'", reward, where="reward")


def rewards_at_end(result: Result) -> list[float]:
    """Return 1 for each winner and -1 for everybody else."""
    return [WIN if seat in result.winners else LOSS for seat in range(len(result.scores))]


def gained(game: Game[Any], before: Sequence[int], after: Sequence[int]) -> list[float]:
    """Return the points each seat gained; where the lowest score wins, those it was spared."""
    sign = -1.0 if game.low_wins else 1.0
    return [sign * (new - old) for old, new in zip(before, after, strict=True)]


def play_bots(
    state: State, learner: int, players: Sequence[str | Bot], seed: int, made: int
) -> int:
    """Let the bots decide until the learner is awaited or the match is over.

    `players` are those at the seats after the learner's, in order. Returns how many moves have been
    made so far, so that each decision has a seed of its own.
    """
    seats = int(state.seats)
    while not state.over:
        actors = state.actors()
        if learner in actors:
            break
        seat = actors[0]
        player = players[(seat - learner - 1) % seats]
        state.apply(seat, choose(state, seat, player, seed_of(seed, made)))
        made += 1
    return made
