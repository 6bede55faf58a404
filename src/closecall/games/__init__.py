"""The five games. Importing this package registers them."""

from closecall.engine.registry import register
from closecall.games.five_to_close import FiveToClose
from closecall.games.poof import Poof

for _game in (Poof(), FiveToClose()):
    register(_game)
