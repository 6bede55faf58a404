"""The five games. Importing this package registers them."""

from closecall.engine.registry import register
from closecall.games.close_enough import CloseEnough
from closecall.games.poof import Poof

for _game in (CloseEnough(), Poof()):
    register(_game)
