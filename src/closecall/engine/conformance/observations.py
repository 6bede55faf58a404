"""Observations hold what views hold: nothing is lost on the way, and nothing is added."""

from __future__ import annotations

from math import isfinite

from closecall.engine import parts
from closecall.engine.cells import Cells, Unobservable
from closecall.engine.conformance.walk import Setup, demand, positions, viewers
from closecall.engine.core import State
from closecall.engine.observe import Observation, observation
from closecall.engine.registry import Game
from closecall.engine.rows import Observer, observed

SEEDS = (29, 30)
PLACES = 4


def check_observations(game: Game, setup: Setup) -> None:
    """An observation has a fixed size, gives the view back, and is the same in imagined states.

    What an `Observer` writes straight from the state must be the same numbers.
    """
    try:
        layout = observation(game, setup.seats, **setup.options)
        for seed in SEEDS:
            for state in positions(game, setup, seed, PLACES):
                for viewer in viewers(state):
                    _check(game, setup, layout, state, viewer)
    except Unobservable as error:
        demand(False, game, setup, f"a view cannot be observed: {error}")


def _check(game: Game, setup: Setup, layout: Observation, state: State, viewer: int | None) -> None:
    view = state.view(viewer)
    cells = layout.cells(view)
    sized = len(cells) == layout.size == len(set(layout.fields))
    demand(sized, game, setup, f"{len(cells)} numbers, {layout.size} expected")
    demand(all(map(isfinite, cells)), game, setup, "a number that is not finite")
    read = layout.read(cells)
    demand(read == view, game, setup, f"{view!r} is read back as {read!r}")
    imagined = layout.cells(state.imagine(viewer, 1).view(viewer))
    told = _differences(layout, cells, imagined)
    demand(not told, game, setup, f"observed differently in an imagined state: {told}")
    observer = _observer(game)
    if observer is not None:
        row = observed(observer, state, -1 if viewer is None else viewer, layout.size)
        wrong = _differences(layout, cells, row)
        demand(not wrong, game, setup, f"the observer writes other numbers: {wrong}")


def _observer(game: Game) -> Observer | None:
    module = parts.find(type(game), "observe")
    found: Observer | None = module.observer() if module else None
    return found


def _differences(layout: Observation, one: Cells, other: object) -> list[str]:
    pairs = zip(layout.fields, one, other, strict=True)  # type: ignore[call-overload]
    return [name for name, a, b in pairs if a != b]
