"""Close Enough: fine-tune your lot, bluff, call it, and be closest to your secret target."""

from __future__ import annotations

from typing import ClassVar, cast

from closecall.engine.claims import Claim
from closecall.engine.core import Note, State
from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move
from closecall.games.close_enough import moves, position, rules, view
from closecall.games.close_enough.advice import CLAIMS
from closecall.games.close_enough.edition import edition_of


class CloseEnough(Game):
    """The declared facts of Close Enough and where its parts are."""

    key = "close-enough"
    title = "Close Enough"
    seats = (3, 4, 5)
    options: ClassVar = (
        Option("advanced", "bool", False, "The caller may spend a token to back out."),
        Option("edition", "edition", "default", "The cards, targets and tokens in the box."),
    )
    hidden = True
    chance = True
    simultaneous = True
    cooperative = False
    revision = 2
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = view.CloseEnoughView
    event_type: ClassVar = view.AnyEvent

    def claims(self) -> tuple[Claim, ...]:
        return CLAIMS

    def check_edition(self, edition: str | dict[str, object]) -> None:
        edition_of(edition)

    def begin(self, terms: Terms, rng: Rng) -> State:
        return rules.begin(terms, rng, _box(terms))

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(rules.CloseEnoughState, state))

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        return position.load(terms, rng, _box(terms), data)

    def make_move(self, action: int) -> Move:
        return moves.make_move(action)

    def show(self, state: State, seat: int | None) -> view.CloseEnoughView:
        return view.show(cast(rules.CloseEnoughState, state), seat)

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        return view.cut(cast(rules.CloseEnoughState, state).box, note, seat)


def _box(terms: Terms) -> rules.Box:
    edition = edition_of(terms.options["edition"])
    return rules.Box(
        copies=edition.copies(),
        targets=[target.value for target in edition.targets],
        stars=[target.stars for target in edition.targets],
        tokens=edition.tokens_by_kind(),
        advanced=bool(terms.options["advanced"]),
        revision=int(terms.revision),
    )
