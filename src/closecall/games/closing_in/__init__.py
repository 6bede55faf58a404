"""Closing In: find the intel, send it, and leave the city before it closes in."""

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
from closecall.games.closing_in import moves, position, rules, view
from closecall.games.closing_in.advice import CLAIMS
from closecall.games.closing_in.edition import LEVELS, box_of, edition_of


class ClosingIn(Game):
    """The declared facts of Closing In and where its parts are."""

    key = "closing-in"
    title = "Closing In"
    seats = (2, 3, 4)
    options: ClassVar = (
        Option(
            "level",
            "choice",
            "standard",
            "How hard it is: the inventory cards and how many location cards are drawn.",
            choices=LEVELS,
        ),
        Option("edition", "edition", "default", "The tiles and cards in the box."),
    )
    hidden = False
    chance = True
    simultaneous = False
    cooperative = True
    revision = 2
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = view.ClosingInView
    event_type: ClassVar = view.AnyEvent

    def claims(self) -> tuple[Claim, ...]:
        return CLAIMS

    def check_edition(self, edition: str | dict[str, object]) -> None:
        edition_of(edition)

    def begin(self, terms: Terms, rng: Rng) -> State:
        return rules.begin(terms, rng, _box(terms))

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(rules.ClosingInState, state))

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        return position.load(terms, rng, _box(terms), data)

    def make_move(self, action: int) -> Move:
        return moves.make_move(action)

    def show(self, state: State, seat: int | None) -> view.ClosingInView:
        return view.show(cast(rules.ClosingInState, state), seat)

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        return view.cut(cast(rules.ClosingInState, state), note)


@lru_cache(maxsize=256)  # terms are shared, so their box is
def _box(terms: Terms) -> rules.Box:
    options = terms.options
    return box_of(options["edition"], options["level"], terms.seats, int(terms.revision))
