"""Poof: play down, poof the pile, keep as little as you can."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, cast

from closecall.engine.claims import Claim
from closecall.engine.core import Note, State
from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.engine.types import Event, Move, View
from closecall.games.poof import moves, position, rules, view
from closecall.games.poof.advice import CLAIMS
from closecall.games.poof.edition import edition_of


class Poof(Game):
    """The declared facts of Poof and where its parts are."""

    key = "poof"
    title = "Poof"
    seats = (2, 3, 4, 5, 6)
    options: ClassVar = (
        Option("blind", "bool", False, "Uncovered cards stay face down and are played unseen."),
        Option("rounds", "int", 7, "How many rounds a match has.", low=1, high=rules.MAX_ROUNDS),
        Option("edition", "edition", "default", "The cards in the box."),
    )
    hidden = True
    chance = True
    simultaneous = False
    cooperative = False
    revision = 1
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = view.PoofView
    event_type: ClassVar = view.AnyEvent

    def check_edition(self, edition: str | dict[str, object]) -> None:
        edition_of(edition)

    def begin(self, terms: Terms, rng: Rng) -> State:
        return rules.begin(terms, rng, _box(terms))

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(rules.PoofState, state))

    def load(self, terms: Terms, rng: Rng, data: dict[str, object]) -> State:
        return position.load(terms, rng, _box(terms), data)

    def make_move(self, action: int) -> Move:
        return moves.make_move(action)

    def show(self, state: State, seat: int | None) -> view.PoofView:
        return view.show(cast(rules.PoofState, state), seat)

    def show_all(self, state: State, seats: Sequence[int | None]) -> list[View]:
        return [*view.show_all(cast(rules.PoofState, state), seats)]

    def cut(self, state: State, note: Note, seat: int | None) -> Event | None:
        return view.cut(note)

    def claims(self) -> Sequence[Claim]:
        return CLAIMS


@lru_cache(maxsize=256)  # terms are shared, so their box is
def _box(terms: Terms) -> rules.Box:
    edition = edition_of(terms.options["edition"])
    return rules.Box(
        numbers=edition.numbers[str(int(terms.seats))],
        copies=edition.copies,
        poofs=edition.poof_cards,
        hand=edition.hand,
        poof_points=edition.poof_points,
        blind=bool(terms.options["blind"]),
        rounds=cast(int, terms.options["rounds"]),
    )
