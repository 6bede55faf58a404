"""Close to the Mark: sums of two dice, and neighbours that miss each other by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, cast

from closecall.engine.arrays import from_ints
from closecall.engine.claims import Claim
from closecall.engine.core import Note, State
from closecall.engine.native import i64, vec
from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move
from closecall.games.close_to_the_mark import moves, position, rules, view
from closecall.games.close_to_the_mark.advice import CLAIMS
from closecall.games.close_to_the_mark.edition import edition_of


class CloseToTheMark(Game):
    """The declared facts of Close to the Mark and where its parts are."""

    key = "close-to-the-mark"
    title = "Close to the Mark"
    seats = (1, 2, 3, 4, 5)
    options: ClassVar = (
        Option("sheet", "choice", "A", "Which side of the sheet is used.", choices=("A", "B")),
        Option("edition", "edition", "default", "The colours on both sides of the sheet."),
    )
    hidden = True  # M6: an entry, until all are in
    chance = True
    simultaneous = True
    cooperative = False
    revision = 1
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = view.CloseToTheMarkView
    event_type: ClassVar = view.AnyEvent

    def check_edition(self, edition: str | dict[str, object]) -> None:
        edition_of(edition)

    def begin(self, terms: Terms, rng: Rng) -> State:
        return rules.begin(terms, rng, _layout(terms))

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(rules.MarkState, state))

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        return position.load(rules.begin(terms, rng, _layout(terms)), data)

    def make_move(self, action: int) -> Move:
        return moves.make_move(action)

    def show(self, state: State, seat: int | None) -> view.CloseToTheMarkView:
        return view.show(cast(rules.MarkState, state), seat)

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        return view.cut(note, seat)

    def claims(self) -> Sequence[Claim]:
        return CLAIMS


def _layout(terms: Terms) -> vec[i64]:
    side = str(terms.options["sheet"])
    edition = terms.options["edition"]
    if edition == "default":
        return _default_layout(side)
    return from_ints(edition_of(edition).layout(side))


@cache
def _default_layout(side: str) -> vec[i64]:
    """Shared by all matches: a layout never changes."""
    return from_ints(edition_of("default").layout(side))
