"""Close Enough, setting up and turns: E1 to E12."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.close_enough.tables import GAME, SMALL, events, legal, matches, play, position, view

from closecall.engine.core import State
from closecall.engine.errors import IllegalMove


def test_start() -> None:
    """E1, E3: no stars, no tokens, seat 0 starts; a face-up card each, no discards."""
    for seats in GAME.seats:
        state = GAME.start(seats, 3)
        table = view(state)
        assert state.actors() == (0,) and table.first == 0
        assert [player.stars for player in table.players] == [0] * seats
        assert all(player.tokens == [] for player in table.players)
        assert all(player.face_up is not None for player in table.players)
        assert all(player.in_hand == 0 for player in table.players)
        assert table.discard == [] and table.deck == 54 - seats
        assert len(table.box) == 15


def shuffled_anew(state: State) -> bool:
    """Whether all 54 cards are in the deck but for one before each player, and nothing else is."""
    table: Any = state.snapshot()["state"]
    cards = Counter(table["deck"]) + Counter(player["face_up"] for player in table["players"])
    bare = all(player["hand"] == [] and not player["lock"] for player in table["players"])
    return bare and table["discard"] == [] and cards == dict.fromkeys(range(1, 10), 6)


def test_all_cards_are_shuffled_for_every_round() -> None:
    """E3: hands and discards of the round before go back into the deck; one card each, face up."""
    assert shuffled_anew(GAME.start(4, 2))
    firsts = {view(GAME.start(3, seed)).players[0].face_up for seed in range(100)}
    assert firsts == set(range(1, 10))
    lots = [[1, 2, 3], [3, 4, 5], [5, 6, 7]]
    state = position(lots, [7, 8, 9], discard=[9, 8], tokens={1: [["lock", "nudge"]]})
    play(state, "0 deck", "0 give:2", "1 lock:lock+nudge", "1 call", "2 fold", "0 fold")
    assert not shuffled_anew(state)
    play(state, "0 muck", "1 muck", "2 muck")
    assert view(state).round == 2
    assert shuffled_anew(state)
    assert [player.status for player in view(state).players] == ["playing"] * 3


@pytest.mark.parametrize(("caller", "first"), [(0, 2), (1, 0), (2, 1)])
def test_right_of_the_caller_starts(caller: int, first: int) -> None:
    """E1: the next First! player is the caller's right-hand neighbour."""
    state = position([[1, 2, 3], [1, 2, 3], [1, 2, 3]], [7, 8, 9], turn=caller)
    others = [(caller + 1) % 3, (caller + 2) % 3]
    play(state, f"{caller} call", *(f"{seat} fold" for seat in others))
    assert view(state).first == caller  # E10
    play(state, *(f"{seat} muck" for seat in range(3)))
    assert view(state).first == first
    assert state.actors() == (first,)


def test_right_of_the_caller_starts_after_backing_out() -> None:
    """E1: backed out or not."""
    lots = [[1, 2, 3], [1, 2, 3], [1, 2, 3]]
    state = position(lots, [7, 8, 9], advanced=True, tokens={0: [["lock", "nudge"]]})
    play(state, "0 call", "1 fold", "2 fold", "0 back-out:lock+nudge")
    play(state, "0 muck", "1 muck", "2 muck")
    assert view(state).first == 2


def test_targets_are_secret_distinct_and_not_of_the_round_before() -> None:
    """E2: own target only; used ones lie open and are out for one round."""
    used: list[object] = []
    rounds = 0
    for state in matches(6, seed=5):
        table = view(state)
        if table.phase == "over" or table.round == rounds:
            continue
        own = [view(state, seat).own.target for seat in range(int(state.seats))]
        assert len(set(own)) == len(own)
        assert not set(own) & set(table.barred)
        if table.round == 1:
            assert table.barred == []
        else:
            assert set(table.barred) == set(used)  # those of the round before, and only they
        rounds, used = table.round, own
    assert rounds


def test_blind_draw_is_fair() -> None:
    """E2: every target comes to every seat."""
    seen = {view(GAME.start(3, seed), 1).own.target.value for seed in range(200)}
    assert len(seen) == 15


def test_filling_a_lot() -> None:
    """E4: the deck, unseen by others, or another's open card, which the deck replaces."""
    state = GAME.start(3, 4)
    assert legal(state, 0) == {"deck", "take:1", "take:2"}
    play(state, "0 deck")
    assert view(state, 0).own.hand == [events(state, 0)[0].card]
    assert events(state, 1)[0].card is None
    assert view(state, 1).players[0].in_hand == 1 and view(state, 1).players[0].known == []
    before = view(state)
    assert legal(state, 1) == {"deck", "take:0", "take:2"}
    play(state, "1 take:2")
    after = view(state)
    assert after.players[1].known == [before.players[2].face_up]
    assert after.deck == before.deck - 1
    assert after.players[2].face_up == events(state)[1].card
    assert state.actors() == (2,)


def test_a_lot_is_full_with_two_cards_in_hand() -> None:
    """E4, E5: two turns add a card each; fine-tuning and calling come after."""
    state = GAME.start(3, 4)
    for turn in range(6):
        seat = turn % 3
        assert state.actors() == (seat,)
        assert view(state).players[seat].in_hand == turn // 3
        assert "call" not in legal(state, seat)
        play(state, f"{seat} deck")
        assert view(state).phase == "turn"  # nothing is given for it
    assert [player.in_hand for player in view(state).players] == [2, 2, 2]
    assert "call" in legal(state, 0)


def test_nobody_calls_or_discards_before_the_lot_is_full() -> None:
    """E4, E5: two cards first; no call, and a locked card cannot be taken."""
    lots = [[1, 2], [3, 4], [5, 6]]
    locked = {1: {"lock": ["lock", "nudge"]}}
    state = position(lots, [7, 8, 9], players=locked)
    assert legal(state, 0) == {"deck", "take:2"}
    play(state, "0 deck")
    assert state.actors() == (1,)


def test_full_lot_fine_tunes_or_calls() -> None:
    """E5: without a discard pile there is nothing to take from it."""
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9])
    assert legal(state, 0) == {"deck", "take:1", "take:2", "call"}
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9], discard=[9])
    assert legal(state, 0) == {"deck", "discard", "take:1", "take:2", "call"}


def test_patience() -> None:
    """E5: after 25 fine-tunes a player who may call must, tokens first if wanted."""
    lots = [[1, 2, 3], [3, 4, 5], [5, 6, 7]]
    many: dict[str, object] = {"fine_tunes": 25}
    assert "deck" in legal(position(lots, [7, 8, 9], players={0: {"fine_tunes": 24}}), 0)
    assert legal(position(lots, [7, 8, 9], players={0: many}), 0) == {"call"}
    tokens = {0: [["lock", "silence"]]}
    state = position(lots, [7, 8, 9], players={0: many}, tokens=tokens)
    assert legal(state, 0) == {
        "call", "lock:lock+silence", "silence:lock+silence>1", "silence:lock+silence>2",
    }  # fmt: skip
    silenced = many | {"silence": ["silence", "nudge"], "silenced_by": 1}
    state = position(lots, [7, 8, 9], players={0: silenced})
    assert legal(state, 0) == {"deck", "take:1", "take:2"}
    called: dict[int, dict[str, object]] = {0: {"status": "called"}, 1: many}
    state = position(lots, [7, 8, 9], players=called, caller=0, turn=1)
    assert "deck" in legal(play(state, "1 stay"), 1)  # last turns are not affected


def test_fine_tunes_are_counted() -> None:
    """E5: every kind of fine-tune counts, per round."""
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9], discard=[9])
    play(state, "0 discard", "0 give:2", "1 take:0", "1 give:4", "2 deck", "2 give:6")
    assert [player.fine_tunes for player in view(state).players] == [1, 1, 1]


def test_fine_tune_from_the_deck() -> None:
    """E6: any of the three goes, the drawn one included; the source is settled."""
    start = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9])
    drawings = [play(start.imagine(0, seed), "0 deck") for seed in range(20)]
    state = next(each for each in drawings if view(each, 0).held.card not in (2, 3))
    drawn = view(state, 0).held.card
    assert legal(state, 0) == {"give:2", "give:3", f"give:{drawn}"}
    assert view(state, 1).held.card is None and view(state).held.source == "deck"
    kept = state.copy()
    play(state, f"0 give:{drawn}")
    assert view(state).discard == [drawn]
    assert view(state, 0).own.hand == [2, 3]
    play(kept, "0 give:2")
    assert view(kept).discard == [2]
    assert view(kept, 0).own.hand == sorted([3, drawn])
    assert kept.actors() == (1,)


def test_fine_tune_from_the_discards() -> None:
    """E7: its top, for any other card; one of equal value is allowed."""
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9], discard=[9, 8])
    play(state, "0 discard")
    assert view(state, 1).held.card == 8
    assert legal(state, 0) == {"give:2", "give:3"}
    play(state, "0 give:3")
    assert view(state).discard == [9, 3]
    assert view(state, 0).own.hand == [2, 8]
    state = position([[1, 2, 8], [3, 4, 5], [5, 6, 7]], [7, 8, 9], discard=[9, 8])
    play(state, "0 discard", "0 give:8")
    assert view(state).discard == [9, 8] and view(state, 0).own.hand == [2, 8]


def test_fine_tune_by_a_swap() -> None:
    """E8: the other's open card for any other card of the hand; the deck is not touched."""
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9])
    deck = view(state).deck
    play(state, "0 take:2")
    assert view(state).players[2].face_up is None
    assert legal(state, 0) == {"give:2", "give:3"}
    play(state, "0 give:2")
    table = view(state, 0)
    assert table.players[2].face_up == 2 and table.own.hand == [3, 5]
    assert table.deck == deck and table.discard == []


def test_nobody_takes_their_own_card() -> None:
    """E4, E8."""
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9])
    with pytest.raises(IllegalMove):
        play(state, "0 take:0")


def test_last_deck_card_does_not_reshuffle_yet() -> None:
    """E9: the next need does, and the top discard stays."""
    lots = [[1, 1, 2], [2, 3, 3], [4, 4, 5]]
    state = position(
        lots, [8, 9, 10], edition=SMALL, discard=[5, 6, 6, 7, 7, 8, 8, 9]
    )  # one 9 is left in the deck
    play(state, "0 deck")
    assert view(state, 0).held.card == 9
    assert view(state).deck == 0 and view(state).reshuffles == 0
    play(state, "0 give:1")
    assert view(state).discard == [5, 6, 6, 7, 7, 8, 8, 9, 1]
    play(state, "1 deck")
    table = view(state)
    assert table.discard == [1] and table.reshuffles == 1 and table.deck == 7
    assert view(state, 1).held.card in {5, 6, 7, 8, 9}
    assert events(state)[0].cards == 8


def test_a_card_is_always_there() -> None:
    """E9: also with the smallest edition and five at the table."""
    tight = SMALL | {"cards": {str(value): 1 + (value < 9) for value in range(1, 10)}}
    shuffled = 0
    for state in matches(3, seed=2, patient=True, edition=tight):
        shuffled = max(shuffled, view(state).reshuffles)
    assert shuffled > 8


def test_call() -> None:
    """E10: the First! token, and the face-up card is locked."""
    state = position([[1, 2, 3], [3, 4, 5], [5, 6, 7]], [7, 8, 9], turn=1)
    play(state, "1 call")
    table = view(state)
    assert table.caller == 1 and table.first == 1
    assert table.players[1].status == "called" and table.players[1].locked
    assert state.actors() == (2,)
    play(state, "2 stay")
    assert legal(state, 2) == {"deck", "take:0"}


def test_last_turns() -> None:
    """E11, E12: clockwise, one each; a folder's card can be taken, the caller's cannot."""
    lots = [[1, 2, 3], [3, 4, 5], [5, 6, 7], [8, 8, 9]]
    state = position(lots, [7, 8, 9, 10])
    play(state, "0 call")
    assert legal(state, 1) == {"stay", "fold"}  # E12: fine-tuning only after the word
    play(state, "1 fold")
    table = view(state)
    assert table.players[1].status == "folded" and not table.players[1].locked
    assert view(state, 1).own.hand == [4, 5]
    play(state, "2 stay")
    assert legal(state, 2) == {"deck", "take:1", "take:3"}
    play(state, "2 take:1", "2 give:6")
    table = view(state)
    assert table.players[1].face_up == 6 and table.players[2].locked
    assert legal(play(state, "3 stay"), 3) == {"deck", "take:1"}
    play(state, "3 deck", "3 give:9")
    assert view(state).phase == "show"


def test_silenced_player_may_stay_in_or_fold() -> None:
    """E12."""
    lots = [[1, 2, 3], [3, 4, 5], [5, 6, 7]]
    silenced: dict[str, object] = {"silence": ["silence", "nudge"], "silenced_by": 0}
    state = position(lots, [7, 8, 9], players={1: silenced})
    assert legal(play(state, "0 call"), 1) == {"stay", "fold"}


def test_locked_folder_keeps_the_card() -> None:
    """E11: unless locked by a token."""
    lots = [[1, 2, 3], [3, 4, 5], [5, 6, 7]]
    state = position(lots, [7, 8, 9], tokens={1: [["lock", "nudge"]]})
    play(state, "0 call")
    assert legal(state, 1) == {"stay", "fold", "lock:lock+nudge"}  # E24: before stay or fold
    play(state, "1 lock:lock+nudge", "1 fold", "2 stay")
    assert legal(state, 2) == {"deck"}


def test_random_matches_end() -> None:
    """E21: with every number of seats, plain and advanced."""
    ended = [state.result() for state in matches(12, seed=30) if state.over]
    assert len(ended) == 12
    assert all(max(result.scores) >= 8 for result in ended)


def test_a_box_may_hold_sixty_targets() -> None:
    """E2: all of them are dealt, none twice, and none in two rounds that follow each other."""
    many = {**SMALL, "targets": [{"value": value, "stars": 1} for value in range(1, 61)]}
    dealt = set()
    for seed in range(200):
        state = GAME.start(4, seed, edition=many)
        targets = secret_targets(state)
        assert len(targets) == 4
        dealt |= targets
        chance = Random(seed)
        while view(state).round == 1:
            seat = state.actors()[0]
            state.apply(seat, chance.choice(state.legal(seat)))
        assert not secret_targets(state) & targets
    assert dealt == set(range(1, 61))


def secret_targets(state: State) -> set[int]:
    return {view(state, seat).own.target.value for seat in range(state.seats)}
