"""5 To Close: five words that grow at their end, locked before the others lock theirs."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, cast

from closecall.engine.claims import Claim
from closecall.engine.core import Note, State
from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move
from closecall.games.five_to_close import advice, layout, moves, position, rules, view
from closecall.games.five_to_close.edition import edition_of
from closecall.games.five_to_close.lexicon import lexicon


class FiveToClose(Game):
    """The declared facts of 5 To Close and where its parts are."""

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
    revision = 2
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = view.FiveToCloseView
    event_type: ClassVar = view.AnyEvent

    def teams(self, seats: int) -> tuple[tuple[int, ...], ...]:
        sides = int(layout.sides_of(self.check_seats(seats)))
        return tuple(tuple(range(side, seats, sides)) for side in range(sides))

    def claims(self) -> tuple[Claim, ...]:
        return advice.CLAIMS

    def check_edition(self, edition: str | dict[str, object]) -> None:
        edition_of(edition)

    def begin(self, terms: Terms, rng: Rng) -> State:
        return rules.begin(terms, rng, _box(terms))

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(rules.FiveToCloseState, state))

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        return position.load(terms, rng, _box(terms), data)

    def make_move(self, action: int) -> Move:
        return moves.make_move(action)

    def show(self, state: State, seat: int | None) -> view.FiveToCloseView:
        return view.show(cast(rules.FiveToCloseState, state), seat)

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        return view.cut(cast(rules.FiveToCloseState, state), note, seat)


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
