"""Steps to a position: what was undone leaves no trace, and costs no replay of the match."""

from __future__ import annotations

import random

import pytest

import closecall
from closecall.server.match.fold import Fold, fold
from closecall.server.store.base import Step
from server.folds import MATCH, begun, play


@pytest.mark.parametrize("key", [game.key for game in closecall.list_games()])
def test_a_match_full_of_undone_moves(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live, chance = begun(key, max(closecall.game(key).seats)), random.Random(5)
    steps: list[Step] = []
    for number in range(60):
        steps.append(play(live, chance))
        if number % 3 == 0 and not live.over:
            undo = Step(MATCH, live.seq + 1, "undo", steps[-1].seat, "", 1)
            live.add(undo)
            steps.append(undo)
        if live.over:
            break
    assert sum(step.kind == "undo" for step in steps) > 3

    def replayed(position: Fold, moves: int) -> None:
        raise AssertionError(f"{moves} moves were played again")

    monkeypatch.setattr(Fold, "before", replayed)
    again = fold(begun(key, live.seats)._whole, steps)
    assert again.state.snapshot() == live.state.snapshot()
    assert list(again.moves) == list(live.moves) and again.seq == live.seq
    assert again.state.events(None) == live.state.events(None)
