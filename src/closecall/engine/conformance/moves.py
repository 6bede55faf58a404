"""Moves, their ids, texts and JSON; what is legal and what is refused."""

from __future__ import annotations

import msgspec

from closecall.engine.conformance.walk import Setup, demand, digest, positions
from closecall.engine.core import State
from closecall.engine.errors import CloseCallError
from closecall.engine.registry import LONGEST_TEXT, Game

MOST_TRIES = 16_000  # refused moves per set-up; every position tried is tried completely


def check_moves(game: Game) -> None:
    """Every id is one move, every move one id, one text and one JSON."""
    texts: set[str] = set()
    for action in range(game.num_actions):
        move = game.move(action)
        text = move.text
        demand(game.action(move) == action, game, None, f"action {action} comes back as another")
        demand(0 < len(text) <= LONGEST_TEXT, game, None, f"text of action {action}: {text!r}")
        demand(text == text.strip() and text.isprintable(), game, None, f"text {text!r}")
        demand(text.casefold() not in texts, game, None, f"two moves are called {text!r}")
        texts.add(text.casefold())
        demand(game.parse(text) == move, game, None, f"text {text!r} is read as another move")
        demand(game.parse(f" {text.upper()} ") == move, game, None, f"{text!r} in capitals")
        raw = msgspec.json.encode(move)
        demand(game.decode(raw) == move, game, None, f"JSON {raw!r} is read as another move")
        plain = msgspec.to_builtins(move)
        demand(game.decode(plain) == move, game, None, f"object {plain} is read as another move")


def check_legality(game: Game, setup: Setup) -> None:
    """`apply` accepts exactly what `legal` lists; what it refuses changes nothing."""
    count = max(1, MOST_TRIES // (game.num_actions * setup.seats))
    for state in positions(game, setup, seed=7, count=min(count, 12)):
        for seat in range(setup.seats):
            _check_seat(game, setup, state, seat)


def _check_seat(game: Game, setup: Setup, state: State, seat: int) -> None:
    before = digest(state)
    legal = state.legal(seat)
    demand(len(legal) == len(set(legal)), game, setup, f"seat {seat}: a move listed twice")
    for action in [-1, *range(game.num_actions + 1)]:
        if action in legal:
            trial = state.copy()
            trial.apply(seat, action)
            demand(digest(trial) != before, game, setup, f"{game.move(action)} changed nothing")
        else:
            demand(_refused(state, seat, action), game, setup, f"seat {seat}: {action} accepted")
    demand(digest(state) == before, game, setup, f"seat {seat}: a refused move changed the state")
    demand(state.legal(seat) == legal, game, setup, f"seat {seat}: the legal list changed")


def _refused(state: State, seat: int, action: int) -> bool:
    try:
        state.apply(seat, action)
    except CloseCallError:
        return True
    return False
