"""Close Enough: fine-tune your lot, bluff, call it, and be closest to your secret target."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from closecall.engine.options import Option
from closecall.engine.registry import Game
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.close_enough import imagine, layout, moves, shapes
from closecall.games.close_enough.edition import edition_of


class CloseEnough(Game[shapes.CloseEnoughView, moves.AnyMove]):
    """The facts of Close Enough; its modules do the rest."""

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
    shelf = 2
    usual_seats = 4
    minutes = 25
    kind = "bluff"
    silent_moves = ("leave",)  # E24: the new face-up card stays unlocked
    witnessed = ("deeds", "calls", "past")
    misses = (0.01, 0.03, 0.06)
    revision = 2
    num_actions = moves.NUM_ACTIONS
    move_type: ClassVar = moves.AnyMove
    view_type: ClassVar = shapes.CloseEnoughView
    event_type: ClassVar = shapes.AnyEvent

    def begin(self, terms: Terms, rng: Rng) -> imagine.CloseEnoughState:
        return imagine.begin(terms, rng, self.box(terms))

    def box(self, terms: Terms) -> layout.Box:
        return _box(terms)


@lru_cache(maxsize=256)  # terms are shared, so their box is
def _box(terms: Terms) -> layout.Box:
    edition = edition_of(terms.options["edition"])
    return layout.Box(
        copies=edition.copies(),
        targets=[target.value for target in edition.targets],
        stars=[target.stars for target in edition.targets],
        tokens=edition.tokens_by_kind(),
        advanced=bool(terms.options["advanced"]),
        revision=int(terms.revision),
    )
