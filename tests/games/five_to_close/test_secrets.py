"""5 To Close: who knows what (F28)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest
from games.five_to_close.table import (
    GAME,
    PLAIN,
    cards,
    hand,
    happened,
    legal,
    locked,
    look,
    play,
    snapshot,
    table,
    word,
)

from closecall.engine.arrays import from_ints
from closecall.engine.conformance.statistics import fit
from closecall.engine.core import State
from closecall.engine.rng import Rng
from closecall.games.five_to_close.imagine import choose, count_ways, split, spread
from closecall.games.five_to_close.shapes import Drew, TookDiscard

VIEWERS = (None, 0, 1, 2, 3)


def test_public_matters_are_seen_by_all() -> None:
    """F28: words, who played a wild, the discard pile in order, counts, scores."""
    words = [word(0, 2, "CaT", wilds={1: 2}, shield=True), locked(1, 1, "DOG", proven=True)]
    state = table("A", "S S", "T", "R", words=words, discard="Q E Z", challenges=[-25, 0])
    for viewer in VIEWERS:
        view = look(state, viewer)
        assert view.discard == ["Q", "E", "Z"]
        assert [player.in_hand for player in view.players] == [1, 2, 1, 1]
        (tile,) = [tile for tile in view.sides[0].words[1].tiles if tile.wild is not None]  # type: ignore[union-attr]
        assert (tile.letter, tile.wild) == ("A", 2)
        assert view.sides[1].locked[0].text == "DOG" and view.sides[1].locked[0].proven
        assert [side.total for side in view.sides] == [-25, 0]


def test_only_the_own_hand_is_shown() -> None:
    """F28: not the partner's either, and none to a spectator."""
    state = table("A B", "S", "T T", "R")
    assert [look(state, seat).hand for seat in (0, 2, None)] == [["A", "B"], ["T", "T"], None]
    whole = {seat: msgspec.json.encode(look(state, seat)) for seat in (0, 1, 2, 3)}
    other = table("A B", "S", "L L", "R")
    for seat in (0, 1, 3):
        assert msgspec.json.encode(look(other, seat)) == whole[seat]


def test_what_is_drawn_is_told_to_the_drawer_alone() -> None:
    """F28: not to the partner, who sits at seat 2; what is taken openly is told to all."""
    state = play(table("A", "S", "T", "R", step="draw", top="N", discard="Q"), "draw:deck")
    assert [happened(state, Drew, seat)[0].card for seat in VIEWERS] == [
        None,
        "N",
        None,
        None,
        None,
    ]
    state = play(table("A", "S", "T", "R", step="draw", discard="Q"), "draw:discard")
    assert [happened(state, TookDiscard, seat)[0].card for seat in VIEWERS] == ["Q"] * 5


def test_a_hand_is_shown_in_the_order_of_kinds() -> None:
    """F28: where a card came in tells nothing."""
    assert hand(table("unfreeze B wild A double", "S"), 0) == cards("A B wild double unfreeze")


def test_known_cards_stay_known_until_they_are_played() -> None:
    """F28: of equal cards one that everybody knows is taken to have gone."""
    state = table("A", "S", step="draw", discard="A A", words=[word(1, 1, "eT", wilds={0: 1})])
    play(state, "draw:discard")
    assert look(state).players[0].known == ["A"]
    play(state, "a>new")
    assert look(state).players[0].known == []
    assert hand(state, 0) == ["A"]


def test_imagined_hands_hold_what_is_known() -> None:
    """F28."""
    state = table("A", "Q Z wild", "S S S", known={1: "Q wild", 2: "S"})
    for seed in range(40):
        held = [Counter(hand(state.imagine(0, seed), seat)) for seat in range(3)]
        assert held[0] == Counter("A")
        assert held[1] >= Counter(["Q", "wild"]) and held[1].total() == 3
        assert held[2]["S"] >= 1 and held[2].total() == 3


def test_hidden_cards_are_imagined_anew() -> None:
    """F28: hands of others and the draw pile; nothing a viewer sees changes."""
    state = GAME.start(4, 3)
    before = state.snapshot()
    for viewer in VIEWERS:
        worlds = [state.imagine(viewer, seed) for seed in range(6)]
        for world in worlds:
            assert look(world, viewer) == look(state, viewer)
        assert len({str(world.snapshot()["state"]) for world in worlds}) == 6
        for seat in range(4):
            held = {tuple(hand(world, seat)) for world in worlds}
            assert (len(held) == 1) == (seat == viewer)
    assert state.snapshot() == before


@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_every_position_of_a_match_can_be_imagined(seats: int) -> None:
    """F28: the same view, legal moves and events for everybody, also when play goes on."""
    random = Random(seats)
    state = GAME.start(seats, seats)
    state.listen()
    for _ in range(250):
        if state.over:
            break
        viewer = random.choice([None, *range(seats)])
        world = state.imagine(viewer, random.randrange(10**6))
        world.listen()
        assert look(world, viewer) == look(state, viewer)
        assert GAME.restore(world.snapshot()).snapshot() == world.snapshot()
        seat = random.choice(state.actors())
        if viewer is not None:
            assert world.legal(viewer) == state.legal(viewer)
        action = random.choice(state.legal(seat))
        state.apply(seat, action)
        if seat == viewer and GAME.move(action).text not in ("draw:deck", "fresh-hand"):
            world.apply(seat, action)
            assert len(world.events(viewer)) == len(state.events(viewer))


# How likely imagined deals are --------------------------------------------------------------------


def small_case() -> State:
    """A B B C are hidden from seat 0: two are in the hand of seat 1 beside a known D."""
    data = snapshot("E", "D A B", edition=PLAIN, rest="word", discard="F G", known={1: "D"})
    position = data["state"]
    (long_word,) = position["words"]
    long_word["letters"] = long_word["letters"].replace("B", "", 1).replace("C", "", 1)
    position["draw_pile"] = ["B", "C"]
    return GAME.restore(data)


def arrangement(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    position: Any = state.snapshot()["state"]
    return tuple(sorted(position["players"][1]["hand"])), tuple(position["draw_pile"])


def test_imagined_deals_are_equally_likely() -> None:
    """F28: against all deals counted out (chi-square)."""
    ways: Counter[object] = Counter()
    for a, b, c, d in permutations("ABBC"):
        ways[tuple(sorted(("D", a, b))), (c, d)] += 1
    state = small_case()
    seen = Counter[object](arrangement(state.imagine(0, seed)) for seed in range(6000))
    assert len(ways) == 7
    assert fit(seen, {way: float(weight) for way, weight in ways.items()}) < 4


def reshuffled_case() -> State:
    """The draw pile was made of A B B C; seat 1 drew a B, seat 0 the C, and A and B are left.

    Besides, seat 1 holds an A and a D from before. So A can be drawn once at most, though it is
    hidden twice, and D not at all.
    """
    data = snapshot("E C", "A B D", edition=PLAIN, rest="word", discard="F G")
    position = data["state"]
    (long_word,) = position["words"]
    long_word["letters"] = long_word["letters"].replace("A", "", 1).replace("B", "", 1)
    position.update(draw_pile=["B", "A"], drawn=[[1, "B"], [0, "C"]], reshuffled=True)
    return GAME.restore(data)


def test_after_a_reshuffle_the_draw_pile_holds_what_was_shuffled() -> None:
    """F24, F28: less what the viewer drew; every deal that fits is equally likely."""
    ways: Counter[object] = Counter()
    for a, b, c, d, e in permutations("AABBD"):
        if Counter((d, e)) <= Counter("ABB"):
            ways[tuple(sorted((a, b, c))), (d, e)] += 1
    state = reshuffled_case()
    assert look(state).reshuffled == {"A": 1, "B": 2, "C": 1}
    worlds = [state.imagine(0, seed) for seed in range(6000)]
    seen = Counter[object](arrangement(world) for world in worlds)
    assert fit(seen, {way: float(weight) for way, weight in ways.items()}) < 4
    for world in worlds[:50]:
        assert look(world, 0) == look(state, 0)


def test_a_spectator_does_not_know_what_was_drawn() -> None:
    """F24, F28: the C may still be in the pile for them."""
    worlds = [reshuffled_case().imagine(None, seed) for seed in range(300)]
    piles = {arrangement(world)[1] for world in worlds}
    assert any("C" in pile for pile in piles)
    assert not any("D" in pile or "E" in pile for pile in piles)


def test_who_drew_what_is_imagined_to_fit() -> None:
    """F28: the pile and what was drawn of it are always what was shuffled."""
    for seed in range(100):
        data: Any = reshuffled_case().imagine(1, seed).snapshot()["state"]
        assert tuple(data["drawn"][0]) == (1, "B")
        pile = data["draw_pile"] + [card for _, card in data["drawn"]]
        assert Counter(pile) == Counter("ABBC")


def test_ways_to_split_are_counted_right() -> None:
    """The numbers behind it: choose 3 of 2 A, 3 B, 1 C so that at most 1 A and 1 B are left."""
    pool = from_ints([2, 3, 1] + [0] * 28)
    limits = from_ints([1, 1, 1] + [0] * 28)
    ways = count_ways(pool, limits, 3)
    assert ways[3] == choose(2, 1) * choose(3, 2) * 1 == 6
    ways = count_ways(pool, limits, 4)
    assert ways[4] == 1 * 3 + 2 * 1 + 2 * 3  # AABB, ABBB, ABBC
    for seed in range(60):
        left = from_ints([2, 3, 1] + [0] * 28)
        taken = Counter(list(split(left, limits, 3, Rng(seed))))
        assert taken == {0: 1, 1: 2}
        assert list(spread(left)) == [0, 1, 2]


def test_legal_moves_tell_the_others_nothing() -> None:
    """F28: players who are not asked have none."""
    state = table("A wild", "S", words=[word(1, 1, "aT", wilds={0: 1})])
    assert legal(state, 1) == set()
