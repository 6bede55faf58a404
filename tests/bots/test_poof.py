"""The bots of Poof: beginners err, but not by throwing a round away."""

from __future__ import annotations

import closecall
from closecall.bots import choose

GAME = closecall.game("poof")
WAYS_OUT = ("pick-up", "pooftastrophe")


def test_easy_errs_like_a_beginner() -> None:
    """It plays other cards than the best, but picks up or gives up only for want of anything."""
    erred = decisions = 0
    for seed in range(40):
        state = GAME.start(2, seed, rounds=1)
        for step in range(400):
            if state.over:
                break
            seat = state.actors()[0]
            action = choose(state, seat, "easy", seed * 1_000 + step)
            sound = choose(state, seat, "medium", seed * 1_000 + step)
            plays = [each for each in state.legal(seat) if GAME.move(each).text not in WAYS_OUT]
            if GAME.move(action).text in WAYS_OUT:
                assert action == sound or not plays
            decisions += 1
            erred += action != sound
            state.apply(seat, action)
    assert decisions > 1_000
    assert 0.05 < erred / decisions < 0.35
