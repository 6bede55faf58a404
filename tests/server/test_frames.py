"""What is encoded once for all is, byte for byte, what each viewer would get alone."""

from __future__ import annotations

import random

import msgspec
import pytest

import closecall
from closecall import engine
from closecall.engine import parts
from closecall.server.match import frames, log
from server.folds import MATCH, begun, play


@pytest.mark.parametrize("key", [game.key for game in closecall.list_games()])
def test_together_and_alone_are_the_same(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In company, alone, and as a game that does not tell its own fields apart."""
    game = closecall.game(key)
    fold, chance = begun(key, max(game.seats)), random.Random(3)
    audiences = [*range(fold.seats), None]
    assert game.shows_apart, "the games that ship share what is open"
    for _ in range(60):
        if fold.over:
            break
        undo = None if fold.last is None else fold.last.seat
        together = frames.updates(MATCH, fold, audiences, undo)
        assert together == [frames.updates(MATCH, fold, [each], undo)[0] for each in audiences]
        for audience, raw in zip(audiences, together, strict=True):
            sent = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
            assert bytes(sent["view"]) == msgspec.json.encode(game.show(fold.state, audience))
            events = fold.state.events(audience) if fold.last is not None else []
            assert bytes(sent["events"]) == msgspec.json.encode(events)
            assert bytes(sent["undo"]) == (b"true" if audience == undo is not None else b"false")
        with monkeypatch.context() as patch:
            patch.setitem(game.__dict__, "shows_apart", False)
            assert frames.updates(MATCH, fold, audiences, undo) == together
        play(fold, chance)


def test_frames_and_views_are_compiled_with_the_rules() -> None:
    """They are most of what a move costs."""
    views = [parts.need(type(game), "view") for game in closecall.list_games()]
    for module in (frames, log, *views):
        assert module.__file__ is not None
        assert module.__file__.endswith(".py") is not engine.compiled(), module.__name__
