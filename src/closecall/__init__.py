"""Close Call: five tabletop games as a fast, typed library.

>>> import closecall
>>> state = closecall.game("poof").start(seats=4, seed=1)
>>> while not state.over:
...     seat = state.actors()[0]
...     state.apply(seat, state.legal(seat)[0])
>>> len(state.result().scores)
4
"""

import closecall.games as _games  # registers them  # noqa: F401
from closecall import bots
from closecall.engine import errors
from closecall.engine.core import State
from closecall.engine.errors import CloseCallError
from closecall.engine.options import Option
from closecall.engine.record import Match, Record
from closecall.engine.registry import Game, game, list_games, register
from closecall.engine.typed import StateOf
from closecall.engine.types import Event, Move, Result, View

__version__ = "1.0.0"

__all__ = [
    "CloseCallError",
    "Event",
    "Game",
    "Match",
    "Move",
    "Option",
    "Record",
    "Result",
    "State",
    "StateOf",
    "View",
    "bots",
    "errors",
    "game",
    "list_games",
    "register",
]
