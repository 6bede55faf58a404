"""5 To Close: the steps of a turn (F3 to F8), and when cards run out (F24)."""

from __future__ import annotations

from collections import Counter

import pytest
from games.five_to_close.table import (
    GAME,
    PLAIN,
    at,
    hand,
    happened,
    legal,
    locked,
    look,
    play,
    table,
    texts,
    turn,
    word,
)

from closecall.engine.errors import IllegalMove, NotYourTurn
from closecall.games.five_to_close.shapes import (
    Discarded,
    Drew,
    DrewNothing,
    FreshHandDrawn,
    Reshuffled,
    TookDiscard,
)

SEVEN = "A B C D E F G"


def test_a_turn_starts_with_drawing() -> None:
    """F3: from the draw pile or the discard pile; F8: or all seven cards are exchanged."""
    state = table(SEVEN, "S", step="draw", discard="R T", top="N")
    assert legal(state) == {"draw:deck", "draw:discard", "fresh-hand"}


def test_the_top_of_the_draw_pile_is_drawn() -> None:
    """F3."""
    state = play(table(SEVEN, "S", step="draw", top="N O"), "draw:deck")
    assert hand(state, 0) == [*SEVEN.split(), "N"]
    assert happened(state, Drew, 0) == [Drew(0, "N")]
    assert happened(state, Drew, 1) == happened(state, Drew) == [Drew(0, None)]
    assert look(state).step == "play" and turn(state) == 0


def test_the_top_of_the_discard_pile_is_drawn_openly() -> None:
    """F3."""
    state = play(table("A", "S", step="draw", discard="R T"), "draw:discard")
    assert hand(state, 0) == ["A", "T"]
    assert look(state).discard == ["R"]
    assert look(state, 1).players[0].known == ["T"]
    assert happened(state, TookDiscard, 1) == [TookDiscard(0, "T")]


def test_any_number_of_cards_is_played() -> None:
    """F4: onto words, as new words; also none."""
    state = table("C A T", "S", words=[word(0, 1, "DO")])
    play(state, "t>1", "c>new", "a>2")
    assert texts(state, 0) == ["DOT", "CA", "-", "-", "-"]
    assert legal(table("C", "S")) == {"c>new", "discard:c"}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_whole_hand_can_be_played(seat: int) -> None:
    """F4: all eight cards of whoever's turn it is, onto that player's own words."""
    hands = ["E", "E", "E"]
    hands[seat] = "S T O N E S wild double"
    words = [word(side, 1, letters) for side, letters in enumerate(("DO", "RE", "MI"))]
    state = table(*hands, words=words, turn=seat)
    play(state, "s>new", "t>2", "o>2", "n>2", "e>2", "double>2", "wild>2", "=r", "s>2")
    assert legal(state) == {"lock:2", "end-turn"}
    assert texts(state, seat) == [("DO", "RE", "MI")[seat], "STONERS", "-", "-", "-"]
    assert at(state, seat, 2).points == 100
    for other in {0, 1, 2} - {seat}:
        assert texts(state, other)[1] == "-"


def test_nobody_else_may_move() -> None:
    state = table("C A", "S T")
    assert legal(state, 1) == set()
    with pytest.raises(NotYourTurn):
        play(state, "s>new", seat=1)
    with pytest.raises(IllegalMove, match="one of"):
        play(state, "draw:deck")


def test_the_first_lock_ends_the_playing() -> None:
    """F5, F6: afterwards words are locked and a card is discarded, nothing else."""
    words = [
        word(0, 1, "CAT"),
        word(0, 2, "DOG"),
        word(0, 3, "IT"),
        word(1, 1, "EaT", wilds={1: 1}),
    ]
    state = table("A B double freeze", "S", words=words)
    discards = {f"discard:{card}" for card in ("a", "b", "double", "freeze")}
    assert {"a>1", "double>1", "freeze>b1", "take>b1:1", "lock:1"} <= legal(state)
    play(state, "lock:1")
    assert legal(state) == {"lock:2"} | discards
    assert look(state).step == "lock"
    play(state, "lock:2")
    assert legal(state) == discards


def test_a_locked_word_leaves_its_place_for_good() -> None:
    """F5: out of play, in the first free slot."""
    state = table("A", "S S", words=[word(0, 2, "CAT", multiplier=2), locked(0, 1, "ONE")])
    play(state, "lock:2")
    assert texts(state, 0) == ["-"] * 5
    found = {each.slot: (each.text, each.points) for each in look(state).sides[0].locked}
    assert found == {0: ("ONE", 10), 1: ("CAT", 20)}
    play(state, "discard:a")
    play(state, "accept", seat=1)
    assert not any("a1" in move or "a2" in move for move in legal(state))


def test_a_place_left_by_a_locked_word_is_empty() -> None:
    """F5, F12: the next word there starts from its first letter."""
    state = table("A", "S", words=[word(0, 1, "CAT")], top="D O G D O G B")
    play(state, "lock:1", "discard:a")
    play(state, "accept", seat=1)
    play(state, "draw:deck", "discard:s", "draw:deck", "d>new", "o>1")
    assert at(state, 0, 1).text == "DO"
    assert "lock:1" not in legal(state)
    assert "lock:1" in legal(play(state, "g>1"))


def test_any_card_is_discarded_even_the_one_just_taken() -> None:
    """F6."""
    state = play(table("A B", "S", step="draw", discard="R T"), "draw:discard", "discard:t")
    assert look(state).discard == ["R", "T"]
    assert happened(state, Discarded, 1) == [Discarded(0, "T")]
    assert turn(state) == 1


def test_an_empty_hand_has_nothing_to_discard() -> None:
    """F6: a player without cards ends the turn, or locks first."""
    state = table("T", "S", words=[word(0, 1, "CA")], top="A B C D E F G")
    assert "end-turn" not in legal(state)
    play(state, "t>1")
    assert legal(state) == {"lock:1", "end-turn"}
    play(state, "end-turn")
    assert hand(state, 0) == SEVEN.split()
    assert turn(state) == 1


def test_the_hand_is_filled_up_to_seven_from_the_draw_pile() -> None:
    """F7."""
    state = play(table("A Z", "S", top="B C D E F G H"), "discard:z")
    assert hand(state, 0) == SEVEN.split()
    assert len(happened(state, Drew, 0)) == 6
    assert happened(state, Drew, 1) == [Drew(0, None)] * 6


def test_eight_cards_and_none_played_leave_seven() -> None:
    """F7: nothing is drawn."""
    state = play(table(SEVEN + " Z", "S"), "discard:z")
    assert hand(state, 0) == SEVEN.split()
    assert happened(state, Drew) == []


def test_a_fresh_hand_takes_the_whole_turn() -> None:
    """F8: the cards lie in the order A to Z, Wild, Double, Triple, Freeze, Unfreeze."""
    old = "T unfreeze A freeze triple wild double"
    state = table(old, "S", step="draw", top=SEVEN, discard="Q")
    play(state, "fresh-hand")
    assert look(state).discard == ["Q", "A", "T", "wild", "double", "triple", "freeze", "unfreeze"]
    assert hand(state, 0) == SEVEN.split()
    assert look(state).players[0].known == []
    assert turn(state) == 1 and look(state).step == "draw"
    (event,) = happened(state, FreshHandDrawn, 1)
    assert event.cards == ["A", "T", "wild", "double", "triple", "freeze", "unfreeze"]


def test_a_fresh_hand_needs_exactly_seven_cards_and_comes_before_drawing() -> None:
    """F8."""
    assert "fresh-hand" not in legal(table("A B C D E F", "S", step="draw"))
    assert "fresh-hand" not in legal(table(SEVEN, "S", step="play"))


def test_the_discards_become_the_draw_pile_but_for_the_top_one() -> None:
    """F24: when a card is wanted from an empty draw pile."""
    state = table("A B", "C", edition=PLAIN, rest="word", discard="E F G H", step="draw")
    assert look(state).draw_pile == 0 and look(state).reshuffled is None
    play(state, "draw:deck")
    assert happened(state, Reshuffled, 1) == [Reshuffled(3)]
    assert look(state).discard == ["H"]
    assert look(state).draw_pile == 2
    assert look(state).reshuffled == {"E": 1, "F": 1, "G": 1}
    (third,) = set(hand(state, 0)) - {"A", "B"}
    assert third in "EFG"


def test_the_last_card_of_the_draw_pile_is_drawn_first() -> None:
    """F24: the discards are shuffled when a card is wanted and none is there, not before."""
    state = table("A B", "C", edition=PLAIN, rest="word", discard="E F G", top="H", step="draw")
    play(state, "draw:deck")
    assert hand(state, 0) == ["A", "B", "H"]
    assert happened(state, Reshuffled) == []
    assert look(state).draw_pile == 0 and look(state).discard == ["E", "F", "G"]


def test_reshuffled_cards_come_in_any_order() -> None:
    """F24: each of them is on top equally often."""
    start = table("A B", "C", edition=PLAIN, rest="word", discard="E F G H", step="draw")
    drawn: Counter[str] = Counter()
    for seed in range(900):
        state = play(start.imagine(0, seed), "draw:deck")
        (third,) = set(hand(state, 0)) - {"A", "B"}
        drawn[third] += 1
    assert set(drawn) == set("EFG") and min(drawn.values()) > 240


def test_a_refill_stops_when_there_are_no_more_cards() -> None:
    """F24: two discards give one card, the top one stays."""
    state = table("A B C", "D", edition=PLAIN, rest="word", discard="E")
    play(state, "discard:c")
    assert hand(state, 0) == ["A", "B", "E"]
    assert look(state).discard == ["C"] and look(state).draw_pile == 0


def test_the_last_discard_must_be_taken_when_there_is_nothing_else() -> None:
    """F3, F24: one discard and no draw pile."""
    state = table("A", "D", edition=PLAIN, rest="word", discard="E", step="draw")
    assert legal(state) == {"draw:discard"}


def test_drawing_is_skipped_when_there_is_no_card_at_all() -> None:
    """F24: the turn begins with playing."""
    state = table("A", "D", edition=PLAIN, rest="word", discard="", turn=1)
    play(state, "d>5", "end-turn")
    assert turn(state) == 0 and look(state).step == "play"
    assert happened(state, DrewNothing) == [DrewNothing(0)]
    assert "discard:a" in legal(state)


def test_seven_cards_can_be_exchanged_even_when_there_is_nothing_to_draw() -> None:
    """F8, F24: six of the seven come back, the top one stays."""
    state = table("A", SEVEN, edition=PLAIN, rest="word", discard="")
    play(state, "a>new", "end-turn")
    assert legal(state) == {"draw:none", "fresh-hand"}
    other = state.copy()
    play(state, "fresh-hand")
    assert hand(state, 1) == ["A", "B", "C", "D", "E", "F"]
    assert look(state).discard == ["G"]
    play(other, "draw:none")
    assert look(other).step == "play" and hand(other, 1) == SEVEN.split()


def test_turns_go_to_the_left_and_round() -> None:
    state = table("A", "B", "C", turn=2)
    for seat in (2, 0, 1):
        assert turn(state) == seat
        if look(state).step == "draw":
            play(state, "draw:deck")
        play(state, next(move for move in sorted(legal(state)) if move.startswith("discard")))
    assert turn(state) == 2


def test_partners_take_their_turns_on_the_same_words() -> None:
    """F9: one set of words for both."""
    state = table("C", "B", "A", "D", words=[word(0, 1, "DO")])
    play(state, "c>1", "end-turn")
    state = GAME.restore(state.snapshot())
    play(state, "draw:discard", "discard:b", "draw:deck", "a>1")
    assert at(state, 0, 1).text == "DOCA"


@pytest.mark.parametrize(("seats", "seat", "side"), [(4, 3, 1), (6, 4, 1), (6, 5, 2), (8, 7, 3)])
def test_partners_sit_opposite(seats: int, seat: int, side: int) -> None:
    """F9: with six and eight players too, each team builds on words of its own."""
    starts = ("DO", "RE", "MI", "FA")[: seats // 2]
    words = [word(each, 1, letters) for each, letters in enumerate(starts)]
    state = play(table(*["S"] * seats, words=words, turn=seat), "s>1")
    for each, letters in enumerate(starts):
        assert texts(state, each)[0] == (letters + "S" if each == side else letters)
