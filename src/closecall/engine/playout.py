"""Random play inside compiled code: for simulation, benchmarks and the simplest bot."""

from __future__ import annotations

from closecall.engine.arrays import count_bits, lowest_bit, nth_bit
from closecall.engine.core import Moves, State
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng


def play_random(state: State, rng: Rng) -> int:
    """Play a match to its end with random legal moves and return how many were made.

    Where several seats are awaited, one of them at random decides first.
    """
    moves = Moves()
    made: i64 = 0
    while not state.over:
        mask = state.actor_mask()
        seat = lowest_bit(mask)
        if mask & (mask - 1):
            seat = nth_bit(mask, rng.below(count_bits(mask)))
        state.offer(seat, moves)
        state.act(seat, moves.items[rng.below(moves.n)])
        made += 1
    return made


def play_noting(state: State, rng: Rng) -> vec[i64]:
    """Play the same match as `play_random` and return its decisions, three numbers each.

    They are the seat, the action and how many moves were legal.
    """
    moves = Moves()
    noted = vec[i64]()
    while not state.over:
        mask = state.actor_mask()
        seat = lowest_bit(mask)
        if mask & (mask - 1):
            seat = nth_bit(mask, rng.below(count_bits(mask)))
        state.offer(seat, moves)
        action = moves.items[rng.below(moves.n)]
        noted = append(append(append(noted, seat), action), moves.n)
        state.act(seat, action)
    return noted


def copy_often(state: State, times: int) -> None:
    """Copy a state `times` times: what the benchmark of `copy` measures."""
    i: i64
    for i in range(times):
        state.copy()
