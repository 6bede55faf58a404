"""Close Call: five tabletop games as a fast, typed library.

>>> import closecall
>>> state = closecall.game("poof").start(seats=4, seed=1)
>>> while not state.over:
...     seat = state.actors()[0]
...     state.apply(seat, state.legal(seat)[0])
>>> len(state.result().scores)
4
"""

from typing import TYPE_CHECKING

import closecall.games as _games  # registers them  # noqa: F401
from closecall.engine.registry import Game, game
from closecall.engine.types import Event, Move, Result, View

if TYPE_CHECKING:  # at run time the package `closecall.games` itself can be called
    from closecall.engine.registry import games

__version__ = "0.1.0"

__all__ = ["Event", "Game", "Move", "Result", "View", "game", "games"]
