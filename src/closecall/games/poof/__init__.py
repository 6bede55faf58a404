"""Poof: play down, poof the pile, keep as little as you can."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, cast

from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.terms import Terms
from closecall.games.poof import moves, rules, shapes
from closecall.games.poof.edition import edition_of


class Poof(Game[shapes.PoofView, moves.AnyMove]):
    """The facts of Poof; its modules do the rest."""

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
    low_wins = True
    shelf = 1
    usual_seats = 4
    minutes = 20
    kind = "hands"
    misses = (0.01, 0.03, 0.06)
    revision = 1
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = shapes.PoofView
    event_type: ClassVar = shapes.AnyEvent

    def box(self, terms: Terms) -> rules.Box:
        return _box(terms)


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
