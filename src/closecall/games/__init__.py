"""The five games. Importing this package registers them."""

from closecall.engine.registry import register
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
