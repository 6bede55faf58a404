"""Steps to a position: what was undone leaves no trace, and costs no replay of the match."""

from __future__ import annotations

import random
from typing import Any

import pytest

import closecall
from closecall.engine.record import stream_seed
from closecall.server.match import fold as module
from closecall.server.store.base import Step
from server.folds import MATCH, begun, play, whole_of


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

    begins: list[str] = []

    def seed_of(*given: Any, **named: Any) -> bytes:
        begins.append(named["game"])
        return stream_seed(*given, **named)

    whole = whole_of(key, live.seats)
    monkeypatch.setattr(module, "stream_seed", seed_of)
    again = module.fold(whole, steps)
    assert begins == [key], "the match was played again from its beginning"
    assert again.state.snapshot() == live.state.snapshot()
    assert list(again.moves) == list(live.moves) and again.seq == live.seq
    assert again.state.events(None) == live.state.events(None)
