"""Poof: who knows what (P23), and positions that cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from games.poof.table import GAME, cards, hand, happened, look, play, player, snapshot, table

from closecall.engine.conformance.statistics import fit
from closecall.engine.core import State
from closecall.engine.errors import BadSnapshot
from closecall.games.poof.shapes import PickedUp


def test_public_matters_are_seen_by_all() -> None:
    """P23: pile, poofed cards, numbers of cards, totals, what was picked up and by whom."""
    state = table(player("9 9"), player("12 1"), player("1"), pile="8 6", gone="4 P")
    play(state, "pick-up")
    for viewer in (None, 0, 1, 2):
        view = look(state, viewer)
        assert view.gone == cards("4 P")
        assert [seen.in_hand for seen in view.players] == [4, 2, 1]
        assert [seen.known for seen in view.players] == [cards("6 8"), [], []]
        assert happened(state, PickedUp, viewer) == [PickedUp(0, cards("8 6"))]


def test_only_the_own_hand_is_shown() -> None:
    """P23: and none to a spectator."""
    state = table(player("9 9"), player("12 1"), pile="8")
    assert look(state, 0).hand == cards("9 9")
    assert look(state, 1).hand == cards("1 12")
    assert look(state).hand is None


def test_a_played_card_may_be_the_one_picked_up() -> None:
    """P23: what everybody knows of a hand never promises too much."""
    state = table(player("9 6 6", known="6"), player("12 12 1 1"), pile="8")
    play(state, "1x6")
    assert look(state).players[0].known == []
    assert hand(state, 0) == cards("6 9")


def test_more_played_than_was_known() -> None:
    """P23: then nothing of that value is known any more, and what is picked up is known again."""
    state = table(player("9 6 6 6", known="6"), player("12 1 1"), pile="8")
    play(state, "2x6")
    assert look(state).players[0].known == []
    for seed in range(20):
        assert len(hand(state.imagine(1, seed), 0)) == 2
    play(state, "1x1", "pick-up")
    assert look(state).players[0].known == cards("1 6 6 8")


def test_a_pick_up_tells_that_there_is_nothing_as_low() -> None:
    """P23 with P9: afterwards nobody imagines a number up to the top card in that hand."""
    state = play(table(player("9 9 P"), player("12 1"), pile="8 6"), "pick-up")
    for seed in range(80):
        unknown = Counter(hand(state.imagine(1, seed), 0)) - Counter(cards("6 8"))
        assert all(card == 0 or card > 6 for card in unknown)


def arrangement(state: State) -> tuple[object, ...]:
    """Where the hidden cards of the small case lie."""
    position: Any = state.snapshot()["state"]
    players = position["players"]
    return (
        tuple(sorted(players[1]["hand"])),
        tuple(sorted(players[2]["hand"])),
        players[0]["face_down"][0],
        players[1]["face_down"][0],
        tuple(position["stock"]),
    )


def small_case(hidden: list[int], known: str = "8") -> dict[str, Any]:
    """Three players, all but seven cards gone: two and two in hands, two face down, one left.

    Seat 1 has nothing up to 2 besides a known 8, seat 2 nothing up to 5.
    """
    a, b, c, d, e, f, g = hidden
    data = snapshot(
        player("14", f"14/{a}", known="14"),
        player(f"{known} {b} {c}", f"14/{d}", known=known, floor=2),
        player(f"{e} {f}", floor=5),
    )
    out = Counter(data["state"]["stock"])
    out.subtract([g])
    data["state"]["stock"] = [g]
    data["state"]["gone"] = sorted(out.elements())
    return data


HIDDEN = [1, 3, 7, 7, 6, 9, 2]


def possible(pool: list[int]) -> dict[object, float]:
    """Every way the hidden cards of the small case can lie, weighted by how many deals give it."""
    ways: Counter[object] = Counter()
    for a, b, c, d, e, f, g in permutations(pool):
        if min(b, c) > 2 and min(e, f) > 5:
            ways[tuple(sorted((8, b, c))), tuple(sorted((e, f))), a, d, (g,)] += 1
    return {way: float(weight) for way, weight in ways.items()}


def test_imagined_deals_are_equally_likely() -> None:
    """P23: a spectator's imagination against all deals counted out (chi-square)."""
    state = GAME.restore(small_case(HIDDEN))
    ways = possible(HIDDEN)
    seen = Counter[object](arrangement(state.imagine(None, seed)) for seed in range(12_000))
    assert len(ways) > 50
    assert fit(seen, ways) < 4


def test_imagined_deals_of_a_player() -> None:
    """P23: seated players also know their own hand."""
    state = GAME.restore(small_case(HIDDEN))
    ways = {way: weight for way, weight in possible(HIDDEN).items() if way[1] == (6, 9)}  # type: ignore[index]
    seen = Counter[object](arrangement(state.imagine(2, seed)) for seed in range(6_000))
    assert fit(seen, ways) < 4


def test_a_wrong_imagination_would_be_noticed() -> None:
    """The chi-square test can fail: the same counts against deals without the two floors."""
    state = GAME.restore(small_case(HIDDEN))
    seen = Counter[object](arrangement(state.imagine(None, seed)) for seed in range(4_000))
    weights = {way: weight * (2 if way[2] == 1 else 1) for way, weight in possible(HIDDEN).items()}  # type: ignore[index]
    assert fit(seen, weights) > 6


# Positions that cannot be ---------------------------------------------------------------------


def spoiled(**changes: Any) -> dict[str, Any]:
    """A sound snapshot with some fields of the state changed."""
    data = snapshot(player("9 P", "8/3"), player("5 5"), pile="7 6")
    data["state"].update(changes)
    return data


def with_player(**changes: Any) -> dict[str, Any]:
    data = spoiled()
    data["state"]["players"][0].update(changes)
    return data


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (spoiled(pile=[7]), "all cards"),
        (spoiled(run=2), "run"),
        (spoiled(turn=2), "turn"),
        (spoiled(first=5), "first"),
        (spoiled(quiet=60), "quiet"),
        (spoiled(over=True), "over"),
        (spoiled(scores=[[1, 2], [3, 4]]), "scores"),
        (spoiled(scores=[[1, 2, 3]]), "scores"),
        (spoiled(pile=[6, 7], run=1), "pile"),
        (with_player(known=[4]), "known"),
        (with_player(floor=9), "hand"),
        (with_player(face_up=[8, None, None]), "face_up"),
        (with_player(face_up=[None, None, None, 8]), "face_down"),
        (snapshot(player("9"), player("5"), pile="7 6 6 6 6"), "pile"),
        (snapshot(player("P"), player("5")), "turn"),
        (snapshot(player("9"), player("")), "players"),
        (snapshot(player("9", "-/3"), player("5")), "face_down"),
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSnapshot, match=place):
        GAME.restore(data)
