"""Close Enough, who knows what: E27, and what can be imagined from it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from games.close_enough.tables import SMALL, events, matches, play, position, view

from closecall.engine.conformance.secrets import check_no_leak, check_truth_forgotten
from closecall.engine.conformance.statistics import fit
from closecall.engine.conformance.walk import Setup
from closecall.engine.core import State
from closecall.games.close_enough import CloseEnough

LOTS = [[4, 5, 6], [3, 4, 5], [5, 6, 7]]


def hand(state: State, seat: int) -> list[int]:
    """The true hand of a seat."""
    return list(view(state, seat).own.hand)


def imagined(state: State, viewer: int | None, count: int) -> list[State]:
    return [state.imagine(viewer, seed) for seed in range(count)]


@pytest.mark.parametrize("edition", ["default", SMALL], ids=["default", "small"])
def test_imagined_states_look_the_same(edition: object) -> None:
    """E27: on every kind of position, for every seat and a spectator."""
    random = Random(1)
    reshuffled = differing = 0
    for state in matches(3, seed=50, patient=edition is SMALL, edition=edition):
        if random.random() > 0.06:
            continue
        for viewer in (None, *range(int(state.seats))):
            twin = state.imagine(viewer, random.randrange(1 << 30))
            assert twin.view(viewer) == state.view(viewer)
            assert twin.actors() == state.actors()
            if viewer is not None:
                assert twin.legal(viewer) == state.legal(viewer)
            CloseEnough().restore(twin.snapshot())  # it could really be
            differing += twin.snapshot()["state"] != state.snapshot()["state"]
        reshuffled += view(state).reshuffles > 0
    assert differing > 60
    assert reshuffled > 10 or edition == "default"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_small_boxes_leak_nothing(seats: int) -> None:
    """E9, E27: also with a deck that is reshuffled all the time."""
    setup = Setup(seats, "small", {"edition": SMALL, "advanced": True})
    check_no_leak(CloseEnough(), setup)
    check_truth_forgotten(CloseEnough(), setup)


# What is public ---------------------------------------------------------------------------------


def test_open_takes_are_told_to_everybody() -> None:
    """E27: cards from the discard pile or from before another player, in events too."""
    for move, card in (("0 take:2", 5), ("0 discard", 9)):
        state = play(position(LOTS, [14, 8, 9], discard=[9]), move)
        for viewer in (None, 0, 1, 2):
            assert events(state, viewer)[0].card == card
    state = play(position(LOTS, [14, 8, 9]), "0 deck")
    assert [events(state, viewer)[0].card is None for viewer in (None, 0, 1)] == [True, False, True]


def test_only_the_own_target_is_told_at_the_deal() -> None:
    """E2, E27: to a spectator none."""
    state = play(position(LOTS, [14, 8, 9]), "0 call", "1 fold", "2 fold")
    play(state, "0 muck", "1 muck", "2 muck")
    for viewer in range(3):
        assert events(state, viewer)[-1].target == view(state, viewer).own.target
    assert events(state)[-1].target is None


def test_cards_taken_openly_are_known() -> None:
    """E27: until one of that value is given away."""
    state = position(LOTS, [14, 8, 9])
    play(state, "0 take:2", "0 give:6")
    assert view(state).players[0].known == [5]
    assert hand(state, 0) == [5, 5]
    play(state, "1 deck", "1 give:4", "2 discard", "2 give:7", "0 deck")
    assert view(state).players[2].known == [4]
    kept = state.copy()
    play(state, "0 give:5")  # nobody can tell which 5 went: the known one is no longer known
    assert view(state).players[0].known == []
    drawn = view(kept, 0).held.card
    if drawn != 5:
        play(kept, f"0 give:{drawn}")
        assert view(kept).players[0].known == [5]


def test_giving_the_same_value_shows_another_one() -> None:
    """E7, E27: a player who takes a 5 and gives a 5 had one before, and has one now."""
    state = position(LOTS, [14, 8, 9], discard=[5])
    play(state, "0 discard", "0 give:5")
    assert view(state).players[0].known == [5]
    assert all(5 in hand(twin, 0) for twin in imagined(state, 1, 40))


def test_known_cards_are_imagined_where_they_are() -> None:
    """E27: known ones stay, all others vary."""
    state = position(LOTS, [14, 8, 9])
    play(state, "0 take:2", "0 give:6")
    others = set()
    for twin in imagined(state, 1, 80):
        cards = hand(twin, 0)
        assert 5 in cards
        cards.remove(5)
        others.update(cards)
        assert hand(twin, 1) == hand(state, 1)
    assert others == set(range(1, 10))


def test_deck_draws_are_known_to_the_drawer() -> None:
    """E27: while the drawer decides, others imagine any card."""
    state = play(position(LOTS, [14, 8, 9]), "0 deck")
    drawn = view(state, 0).held.card
    assert {view(twin, 0).held.card for twin in imagined(state, 0, 30)} == {drawn}
    assert len({view(twin, 0).held.card for twin in imagined(state, 1, 80)}) > 5


def test_hands_are_imagined_evenly() -> None:
    """E27: chi-square over the unknown cards of one hand, each deal equally likely."""
    state = position(LOTS, [14, 8, 9])
    unseen = Counter(dict.fromkeys(range(1, 10), 6))
    unseen.subtract([4, 5, 6, 3, 5])  # seat 0's lot and the others' face-up cards
    weights: dict[object, float] = {}
    for a in range(1, 10):
        for b in range(a, 10):
            pairs = unseen[a] * unseen[b] if a != b else unseen[a] * (unseen[a] - 1) / 2
            weights[a, b] = float(pairs)
    seen = Counter[object](tuple(hand(twin, 1)) for twin in imagined(state, 0, 2500))
    assert fit(seen, weights) < 5


def test_targets_are_imagined_evenly() -> None:
    """E2, E27: neither barred nor one's own."""
    state = position(LOTS, [14, 8, 9], stars=[1, 1, 1])
    barred = {target.value for target in view(state).barred}
    seen = Counter[object](view(twin, 2).own.target.value for twin in imagined(state, 0, 3000))
    free = {target.value for target in view(state).targets} - barred - {14}
    assert fit(seen, dict.fromkeys(free, 1.0)) < 5


# After a reshuffle ------------------------------------------------------------------------------


def reshuffled() -> State:
    """Seat 1 has just drawn the first card of a new deck: 5 6 6 7 7 8 8 9 made it."""
    lots = [[1, 1, 2], [2, 3, 3], [4, 4, 5]]
    state = position(lots, [8, 9, 10], edition=SMALL, discard=[5, 6, 6, 7, 7, 8, 8, 9])
    return play(state, "0 deck", "0 give:1", "1 deck")


def deck(state: State) -> Counter[int]:
    saved = state.snapshot()["state"]
    assert isinstance(saved, dict)
    return Counter(saved["deck"])


def test_new_deck_is_known() -> None:
    """E9, E27: everybody knows what it was made of, and so what hands hold together."""
    state = reshuffled()
    assert view(state).in_hands_at_reshuffle == [2, 3, 3, 4, 5, 9]
    for twin in imagined(state, 0, 60):
        drawn = view(twin, 1).held.card
        assert deck(twin) + Counter([drawn]) == Counter([5, 6, 6, 7, 7, 8, 8, 9])
        assert sorted(hand(twin, 1) + hand(twin, 2)) == [3, 3, 4, 5]
    hands = Counter[object](tuple(hand(twin, 2)) for twin in imagined(state, 0, 3000))
    assert fit(hands, {(3, 3): 1, (3, 4): 2, (3, 5): 2, (4, 5): 1}) < 5


def test_spectators_know_the_new_deck_too() -> None:
    """E9, E27."""
    state = reshuffled()
    for twin in imagined(state, None, 60):
        assert sorted(hand(twin, 0) + hand(twin, 1) + hand(twin, 2)) == [2, 3, 3, 4, 5, 9]


def test_card_given_after_a_reshuffle() -> None:
    """E9, E27: a 5 given now was in the hand before, or has just been drawn."""
    lots = [[1, 1, 2], [2, 3, 5], [4, 4, 3]]
    state = position(lots, [8, 9, 10], edition=SMALL, discard=[5, 6, 6, 7, 7, 8, 8, 9])
    play(state, "0 deck", "0 give:1", "1 deck", "1 give:5")
    assert view(state).players[1].reshuffle.given == [5]
    new, old = {5, 6, 7, 8, 9}, [3, 4, 5]
    seen = set()
    for twin in imagined(state, 0, 400):
        cards = hand(twin, 1)
        others = hand(twin, 2)
        seen.add(tuple(cards))
        assert set(others) <= {3, 4, 5}  # seat 2 has not drawn since
    # The old 5 went and a new card stays beside an old one, or the new 5 went and both are old.
    possible = {tuple(sorted(pair)) for pair in combinations([3, 3, 4, 5], 2)}
    possible |= {tuple(sorted((a, b))) for a in old for b in new}
    assert seen <= possible
    assert (3, 4) in seen and (3, 9) in seen


def test_who_has_not_drawn_holds_old_cards() -> None:
    """E9, E27: giving one away shows one of them."""
    state = reshuffled()
    play(state, "1 give:3", "2 discard", "2 give:4")
    assert view(state).in_hands_at_reshuffle == [2, 3, 3, 5, 9]
    for twin in imagined(state, 0, 60):
        assert set(hand(twin, 2)) - {3} <= {5, 3}
        assert view(twin).players[2].known == [3]


def test_imagined_deals_after_long_play_fit() -> None:
    """E9, E27: whatever was given since, there is always a deal that fits."""
    seen = 0
    random = Random(2)
    for state in matches(3, seed=77, patient=True, edition=SMALL):
        if random.random() < 0.1 and view(state).reshuffles > 1:
            seen += 1
            for seat in range(int(state.seats)):
                other = (seat + 1) % int(state.seats)
                twin = state.imagine(seat, seen)
                assert sum(deck(twin).values()) == view(state).deck
                assert not Counter(view(state).players[other].known) - Counter(hand(twin, other))
    assert seen > 25


# The reveal -------------------------------------------------------------------------------------


def showing() -> State:
    """Caller 4 away, seat 1 stayed in and is not closer; seat 2 folded."""
    lots = [[1, 1, 1], [9, 9, 8], [5, 6, 7]]
    state = position(lots, [7, 12, 9], discard=[2])
    return play(state, "0 call", "1 stay", "1 discard", "1 give:8", "2 fold")


def test_stayers_who_need_not_show_did_not_beat_the_caller() -> None:
    """E19, E27: so others imagine only lots at least as far away."""
    state = showing()
    assert state.actors() == (1, 2)
    far = Counter[object]()
    for twin in imagined(state, 2, 1500):
        assert view(twin, 1).own.distance >= 4
        assert 2 in hand(twin, 1)
        unknown = hand(twin, 1)
        unknown.remove(2)
        far[view(twin, 1).own.target.value, unknown[0]] += 1
    unseen = Counter(dict.fromkeys(range(1, 10), 6))
    unseen.subtract([1, 1, 1, 9, 2, 8, 5, 6, 7])
    targets = {target.value for target in view(state).targets} - {7, 9}
    weights: dict[object, float] = {
        (target, card): float(unseen[card])
        for target in targets
        for card in range(1, 10)
        if abs(9 + 2 + card - target) >= 4
    }
    assert fit(far, weights) < 5


def test_unlikely_lots_are_found() -> None:
    """E19, E27: even if hardly any lot is as far away as the caller's."""
    lots = [[1, 1, 1], [1, 1, 2], [2, 2, 2], [2, 3, 3], [3, 3, 3]]
    state = position(lots, [23, 22, 21, 20, 7], discard=[9, 9, 9, 9, 9, 9, 8, 8, 8])
    for seat in range(1, 4):
        state = _stay(state, seat)
    play(state, "4 fold")
    assert view(state).phase == "show"
    for viewer in (None, 4, 3):
        for twin in imagined(state, viewer, 20):
            assert twin.view(viewer) == state.view(viewer)
            CloseEnough().restore(twin.snapshot())


def _stay(state: State, seat: int) -> State:
    """Stay in and throw the drawn card away, or keep it if it is as low."""
    if view(state).caller is None:
        play(state, "0 call")
    play(state, f"{seat} stay", f"{seat} deck")
    high = max(*hand(state, seat), view(state, seat).held.card)
    return play(state, f"{seat} give:{high}")


def test_secret_answers_are_imagined_anew() -> None:
    """E19, E27: either answer is possible, who has answered is not in doubt."""
    state = play(showing(), "2 show")
    answers = Counter(view(twin, 2).own.answer for twin in imagined(state, 1, 200))
    assert 60 < answers["show"] < 140 and answers.total() == 200
    assert {view(twin, 2).own.answer for twin in imagined(state, 2, 20)} == {"show"}
    assert all(twin.actors() == (1,) for twin in imagined(state, None, 20))


def test_secret_tokens_are_imagined_anew() -> None:
    """E14, E27: as many decisions, each any that could have been taken."""
    tokens = {0: [["double", "nudge"], ["lock", "nudge"]], 1: [["subtract", "nudge"]]}
    state = position(LOTS, [14, 8, 9], tokens=tokens, discard=[4])
    play(state, "0 call", "1 stay", "1 discard", "1 give:4", "2 fold", "0 raise:5")
    assert view(state).players[0].decided == 1 and not view(state).players[0].ready
    chosen = Counter[object]()
    for twin in imagined(state, 1, 300):
        uses = view(twin, 0).own.uses
        assert view(twin).players[0].decided == 1
        assert all(use.token == ("lock", "nudge") for use in uses)
        chosen[(uses[0].place, uses[0].nudge) if uses else None] += 1
    assert set(chosen) == {None, ("face-up", 1), ("face-up", -1), ("hand", 1), ("hand", -1)}
    own = [view(twin, 0).own.uses for twin in imagined(state, 0, 10)]
    assert all(uses == view(state, 0).own.uses for uses in own)


def test_shown_tokens_keep_their_ability_and_place() -> None:
    """E19, E27: which hand card and which way stays open until the lot is shown."""
    tokens = {1: [["subtract", "nudge"], ["lock", "nudge"]]}
    state = position(LOTS, [14, 23, 9], tokens=tokens, discard=[4])
    play(state, "0 call", "1 stay", "1 discard", "1 give:4", "2 fold")
    play(state, "1 raise:5", "1 lower:face-up")
    assert view(state).phase == "show" and 1 in state.actors()
    ways: set[object] = set()
    cards: set[object] = set()
    for twin in imagined(state, 2, 200):
        assert view(twin).players[1].uses == view(state).players[1].uses
        uses = view(twin, 1).own.uses
        ways.add(tuple(use.nudge for use in uses))
        cards.update(use.card for use in uses if use.place == "hand")
    assert ways == {(1, 1), (1, -1), (-1, 1), (-1, -1)}
    assert 4 in cards and len(cards) > 3  # on the card everybody knows, or on the other one
