"""The five games. Importing this package registers them.

`closecall.games()` lists them, `closecall.games.poof` is one of them: the package can be called.
"""

import sys
from types import ModuleType

from closecall.engine.registry import Game, games, register
from closecall.games.close_enough import CloseEnough
from closecall.games.close_to_the_mark import CloseToTheMark
from closecall.games.closing_in import ClosingIn
from closecall.games.five_to_close import FiveToClose
from closecall.games.poof import Poof

for _game in (
    CloseEnough(),
    CloseToTheMark(),
    Poof(),
    ClosingIn(),
    FiveToClose(),
):
    register(_game)


class _Games(ModuleType):
    def __call__(self) -> list[Game]:
        return games()


sys.modules[__name__].__class__ = _Games
