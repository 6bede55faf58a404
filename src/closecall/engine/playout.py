"""Random play inside compiled code: for simulation, benchmarks and the simplest bot."""

from __future__ import annotations

from closecall.engine.arrays import count_bits, lowest_bit, nth_bit
from closecall.engine.core import Moves, State
from closecall.engine.native import i64
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


def copy_often(state: State, times: int) -> None:
    """Copy a state `times` times: what the benchmark of `copy` measures."""
    i: i64
    for i in range(times):
        state.copy()
