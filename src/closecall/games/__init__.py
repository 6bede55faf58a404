"""The games that come along, each a package in this folder. Importing this one registers them.

`closecall.list_games()` lists them, together with those of other distributions.
"""

import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from closecall.engine.registry import Game, list_games, register


def _game_of(package: ModuleType) -> Game:
    """Return the game of a package: the one class of it that is a game."""
    own = [it for it in vars(package).values() if isinstance(it, type) and issubclass(it, Game)]
    kind: type[Any] = next(it for it in own if it.__module__ == package.__name__)
    made: Game = kind()
    return made


for _found in iter_modules(__path__, __name__ + "."):
    register(_game_of(import_module(_found.name)))


class _Games(ModuleType):
    """`closecall.games()` is the older way to say `closecall.list_games()`."""

    def __call__(self) -> list[Game]:
        return list_games()


sys.modules[__name__].__class__ = _Games
