"""A contest: who plays what against whom, and one match of it.

Matches come in groups with the same seed, one for each way to rotate the players round the table,
so that everybody sits once in every seat with the same cards and dice.
"""

from __future__ import annotations

import time

import msgspec

import closecall
from closecall import bots
from closecall.engine.errors import BadOptions
from closecall.engine.rng import Rng

# Decision times are kept in bins that grow by a tenth: enough to tell a 99th percentile.
SHORTEST = 1e-6
GROWTH = 1.1
MOST_GAMES = 1_000_000  # what is kept of them all has to fit into memory


class Contest(msgspec.Struct, frozen=True):
    """Everything that decides how the matches of a contest go."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, object] = {}
    decisions: bool = False
    """Whether every decision is kept, not only how each match ended."""

    def check(self) -> None:
        """Refuse what cannot be played, before anything is started."""
        game = closecall.game(self.game)
        for player in self.players:
            if player not in bots.players(self.game):
                bots.find_bot(player)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadOptions(f"from 1 to {MOST_GAMES} games", self.games, where="games")
        game.start(len(self.players), 0, **self.options)

    def seat_of(self, index: int) -> list[int]:
        """Return where each player sits in the match with this index."""
        seats = len(self.players)
        return [(player + index) % seats for player in range(seats)]

    def seed_of(self, index: int) -> int:
        """Return the match's seed: the same for all rotations of a group."""
        return self.seed + index // len(self.players)


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished match; all lists are by player, not by seat."""

    index: int
    seats: list[int]
    scores: list[int]
    won: list[bool]
    reason: str
    moves: int
    times: list[dict[int, int]]
    """By player: how many decisions fell into each bin of time."""
    decisions: list[int] = []
    """If asked for, three numbers each: the seat, the action, how many moves were legal."""


def time_bin(seconds: float) -> int:
    """Return the bin a decision time falls into."""
    number = 0
    edge = SHORTEST
    while edge < seconds:
        edge *= GROWTH
        number += 1
    return number


def bin_edge(number: int) -> float:
    """Return the upper edge of a bin, in seconds."""
    return SHORTEST * GROWTH**number


def play(contest: Contest, index: int) -> Played:
    """Play one match; the same for the same contest and index, whatever else runs."""
    seats = contest.seat_of(index)
    player_at = {seat: player for player, seat in enumerate(seats)}
    state = closecall.game(contest.game).start(
        len(seats), contest.seed_of(index), **contest.options
    )
    chooser = Rng((contest.seed << 32) + index)
    times: list[dict[int, int]] = [{} for _ in seats]
    decisions: list[int] = []
    moves = 0
    while not state.over:
        seat = state.actors()[0]
        player = player_at[seat]
        start = time.perf_counter()
        action = bots.choose(state, seat, contest.players[player], int(chooser.word()))
        number = time_bin(time.perf_counter() - start)
        times[player][number] = times[player].get(number, 0) + 1
        if contest.decisions:
            decisions += (seat, action, len(state.legal(seat)))
        state.apply(seat, action)
        moves += 1
    result = state.result()
    return Played(
        index=index,
        seats=seats,
        scores=[result.scores[seat] for seat in seats],
        won=[seat in result.winners for seat in seats],
        reason=result.reason,
        moves=moves,
        times=times,
        decisions=decisions,
    )
