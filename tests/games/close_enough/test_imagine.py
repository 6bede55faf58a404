"""Close Enough, imagined states: the work is bounded, whatever the box (E9, E19, E27)."""

from __future__ import annotations

from typing import Any

import pytest
from games.close_enough.tables import GAME, SMALL, matches, position, view

from closecall.engine.core import State
from closecall.engine.rng import Rng
from closecall.games.close_enough.imagine import MOST_STEPS, CloseEnoughState

CARDS = {"0": 15, **{str(value): 20 for value in range(1, 21)}}
FAR_TARGETS = [60, 60, 60, 60, 60, 30, 30, 30, 30, 30]


def far_away(targets: list[int], in_use: list[int], said: str) -> State:
    """Everybody has nothing but zeros, 60 away from the only targets that lie so far off: of the
    more than ten thousand million ways to deal the others' hands hardly any fits."""
    edition = {
        "name": "far away",
        "cards": CARDS,
        "targets": [{"value": value, "stars": 1} for value in targets],
        "tokens": [],
    }
    snapshot: dict[str, Any] = GAME.start(5, 1, edition=edition).snapshot()
    state = snapshot["state"]
    names = {"c": "called", "s": "stayed", "f": "folded"}
    for seat, player in enumerate(state["players"]):
        player.update(face_up=0, hand=[0, 0], known=0, target=in_use[seat])
        player.update(status=names[said[seat]])
    state["players"][0]["known"] = 2
    deck = [int(value) for value, count in CARDS.items() if value != "0" for _ in range(count)]
    state.update(deck=deck, caller=0, turn=0, first=0, phase="show")
    return GAME.restore(snapshot)


def steps_of(state: State, viewer: int, seed: int) -> tuple[int, CloseEnoughState]:
    """How many steps it takes to imagine the lots of all but the caller and the viewer."""
    assert isinstance(state, CloseEnoughState)
    twin = state.twin(Rng(seed))
    hidden = 0b11110 & ~(1 << viewer if viewer >= 0 else 0)
    return int(twin.imagine_lots(hidden)), twin


@pytest.mark.parametrize("viewer", [-1, 1, 4])
def test_lots_that_hardly_exist_are_found_in_few_steps(viewer: int) -> None:
    """E19, E27: with a box that once took for ever."""
    state = far_away(FAR_TARGETS, [0, 1, 2, 3, 4], "cssss")
    for seed in range(3):
        steps, twin = steps_of(state, viewer, seed)
        assert 64 < steps <= MOST_STEPS
        for seat in range(1, 5):
            assert view(twin, seat).own.distance == 60
        GAME.restore(twin.snapshot())


def test_room_is_made_for_a_lot_that_needs_a_target() -> None:
    """E19, E27: one who folded may have any target but those the others must have."""
    targets = [60, 60, 60, 60, 30, 30, 30, 30, 30, 30]
    state = far_away(targets, [0, 1, 2, 3, 4], "csssf")
    for seed in range(3):
        _, twin = steps_of(state, -1, seed)
        assert [view(twin, seat).own.distance for seat in (1, 2, 3)] == [60, 60, 60]
        GAME.restore(twin.snapshot())


def test_usual_boxes_take_few_steps() -> None:
    """E27: a deal fits as a rule, whatever is known since a reshuffle."""
    for state in matches(3, seed=5, patient=True, edition=SMALL):
        if not state.over:
            assert isinstance(state, CloseEnoughState)
            hidden = ((1 << int(state.seats)) - 1) & ~int(state.shown)
            assert state.twin(Rng(1)).imagine_lots(hidden) <= MOST_STEPS // 2


def test_old_cards_are_dealt_one_of_the_few_ways_that_fit() -> None:
    """E9, E27: each has given one old card away and keeps one: a thousandth of all deals."""
    old: dict[int, dict[str, object]] = {}
    lots = []
    for seat, (given, kept) in enumerate(((1, 2), (3, 4), (5, 6), (7, 8), (9, 9))):
        held = {"at_reshuffle": [given, kept], "given": [given], "drew": True, "known": 1}
        old[seat] = dict(held)
        lots.append([seat + 1, seat + 1, kept])
    state = position(lots, [7, 8, 9, 10, 12], players=old, reshuffles=1, discard=[6])
    kept_by_first = set()
    for seed in range(30):
        twin = state.imagine(None, seed)
        assert twin.view() == state.view()
        GAME.restore(twin.snapshot())  # refused if what it remembers does not fit its hands
        kept_by_first.add(view(twin, 0).own.hand[1])
    assert len(kept_by_first) > 2
