"""5 To Close: five words that grow at their end, locked before the others lock theirs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, cast

from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.terms import Terms
from closecall.games.five_to_close import layout, moves, shapes
from closecall.games.five_to_close.edition import edition_of
from closecall.games.five_to_close.lexicon import lexicon

if TYPE_CHECKING:
    from closecall.engine.core import State
    from closecall.games.five_to_close.rules import FiveToCloseState


class FiveToClose(Game[shapes.FiveToCloseView, moves.AnyMove]):
    """The facts of 5 To Close; its modules do the rest."""

    key = "five-to-close"
    title = "5 To Close"
    seats = (2, 3, 4, 5, 6, 7, 8)
    options: ClassVar = (
        Option(
            "dictionary",
            "choice",
            "challenge",
            "Any word may be locked and challenged, or only real words can be locked.",
            choices=("challenge", "enforce"),
        ),
        Option("edition", "edition", "default", "The cards in the box."),
    )
    hidden = True
    chance = True
    simultaneous = True
    cooperative = False
    shelf = 5
    usual_seats = 2
    minutes = 40
    kind = "teams"
    table_talk = False  # F21: partners may not talk during a round
    questions = ("fresh-start",)  # F11, F21: the one thing a player may ask the partner
    silent_moves = ("accept",)  # F19: no challenge, the words are locked
    revision = 2
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = shapes.FiveToCloseView
    event_type: ClassVar = shapes.AnyEvent

    def box(self, terms: Terms) -> layout.Box:
        return _box(terms)

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        sides = int(layout.sides_of(self.check_seats(seats)))
        return tuple(tuple(range(side, seats, sides)) for side in range(sides))

    def stands_by_choice(self, state: State) -> bool:
        return cast("FiveToCloseState", state).step != layout.ANSWERING


@lru_cache(maxsize=256)  # terms are shared, so their box is
def _box(terms: Terms) -> layout.Box:
    edition = edition_of(terms.options["edition"], int(terms.revision))
    return layout.Box(
        deck=edition.deck(),
        decks=edition.decks[str(int(layout.sides_of(terms.seats)))],
        enforce=terms.options["dictionary"] == "enforce",
        words=lexicon(),
        buries_words=terms.revision < 2,
    )
