"""What all viewers share is built once for all of them: every move shows it to everybody."""

from __future__ import annotations

from importlib import import_module
from unittest.mock import Mock

import pytest

import closecall

GAMES = ("poof", "close-enough", "close-to-the-mark", "closing-in", "five-to-close")


@pytest.mark.parametrize("key", GAMES)
def test_the_open_part_is_built_once(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = closecall.game(key)
    state = game.start(game.usual_seats, 1)
    viewers = [None, *range(game.usual_seats)]
    alone = [game.show(state, viewer) for viewer in viewers]
    view = import_module(f"closecall.games.{key.replace('-', '_')}.view")
    built = Mock(wraps=view.show_open)
    monkeypatch.setattr(view, "show_open", built)
    assert game.show_all(state, viewers) == alone
    assert built.call_count == 1
