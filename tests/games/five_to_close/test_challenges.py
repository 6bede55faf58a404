"""5 To Close: challenges (F19 to F21) and how they hold up the end of a round (F22)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from games.five_to_close.table import (
    GAME,
    cards,
    hand,
    happened,
    legal,
    locked,
    locks,
    look,
    lost,
    play,
    table,
    texts,
    turn,
    word,
)

from closecall.engine.core import State
from closecall.engine.errors import NotYourTurn
from closecall.games.five_to_close.shapes import Accepted, Challenged, RoundScored

FOUR = [locked(0, slot, letters) for slot, letters in enumerate(["CAT", "DOG", "OWL", "HEN"], 1)]


def answers(state: State) -> Any:
    """What is asked, as everybody sees it."""
    found = look(state).answers
    assert found is not None
    return found


def asked(*letters: str, seats: int = 4, **rest: Any) -> State:
    """Seat 0 has locked these words and discarded; the others are asked."""
    words = [word(0, place, each) for place, each in enumerate(letters, 1)]
    state = table("A", *["S"] * (seats - 1), words=words + rest.pop("more", []), **rest)
    play(state, *(f"lock:{place}" for place in range(1, len(letters) + 1)), "discard:a")
    return state


def test_every_opponent_is_asked_when_the_turn_is_over() -> None:
    """F19: after the refill (F7), before the next player begins; F21: the partner is not."""
    state = asked("CAT", "DOG")
    assert state.actors() == (1, 3)
    assert look(state).players[0].in_hand == 7
    assert legal(state, 1) == legal(state, 3) == {"accept", "challenge:1", "challenge:2"}
    assert legal(state, 0) == legal(state, 2) == set()
    seen = answers(state)
    assert (seen.side, seen.slots, seen.waiting, seen.accepted) == (0, [0, 1], [1, 3], [])
    assert look(state).step == "answer" and look(state).turn == 0
    with pytest.raises(NotYourTurn):
        play(state, "challenge:1", seat=2)


def test_nobody_is_asked_about_a_turn_without_a_lock() -> None:
    """F19."""
    state = table("A", "S", words=[word(0, 1, "CAT"), *FOUR])
    play(state, "discard:a")
    assert turn(state) == 1 and look(state).step == "draw"


def test_the_next_turn_begins_when_all_have_accepted() -> None:
    """F19: in any order; accepting is final."""
    state = asked("CAT")
    play(state, "accept", seat=3)
    assert happened(state, Accepted, 0) == [Accepted(3)]
    assert state.actors() == (1,) and legal(state, 3) == set()
    assert answers(state).accepted == [3]
    play(state, "accept", seat=1)
    assert turn(state) == 1 and look(state).step == "draw" and look(state).answers is None


def test_a_wrong_challenge_costs_the_challenging_side_25() -> None:
    """F19: the word stands and is settled for good, so nothing is left to answer."""
    state = asked("CAT", seats=6)
    play(state, "challenge:1", seat=4)
    assert lost(state) == [0, -25, 0]
    assert state.result().scores == (0, -25, 0, 0, -25, 0)
    assert happened(state, Challenged, 0) == [Challenged(4, 0, 0, "CAT", True, 1, -25)]
    assert locks(state, 0)[1].proven
    assert turn(state) == 1 and look(state).step == "draw"


def test_a_right_challenge_costs_the_side_that_locked_50_and_the_word() -> None:
    """F19, F27: its cards go beneath the discard pile, letters, Double, Unfreeze."""
    state = table(
        "A", "S", words=[word(0, 1, "XqZ", wilds={1: 0}, multiplier=2, shield=True)], discard="R"
    )
    play(state, "lock:1", "discard:a")
    play(state, "challenge:1", seat=1)
    assert lost(state) == [-50, 0]
    assert locks(state, 0) == {}
    assert look(state).discard == [*cards("X wild Z double unfreeze")[::-1], "R", "A"]
    assert happened(state, Challenged) == [Challenged(1, 0, 0, "XQZ", False, 0, -50)]
    assert turn(state) == 1


def test_the_challenger_is_asked_again_while_a_word_is_unsettled() -> None:
    """F19: the first challenge of a word settles it."""
    state = asked("CAT", "XQZ", "DOG")
    play(state, "challenge:2", seat=1)
    assert state.actors() == (1, 3)
    assert legal(state, 1) == legal(state, 3) == {"accept", "challenge:1", "challenge:3"}
    play(state, "challenge:1", seat=3)
    assert lost(state) == [-50, -25]
    assert legal(state, 1) == {"accept", "challenge:3"}
    play(state, "accept", seat=1)
    play(state, "challenge:3", seat=3)
    assert lost(state) == [-50, -50]
    assert turn(state) == 1 and sorted(locks(state, 0)) == [1, 3]


def test_every_challenge_costs_anew() -> None:
    """F19: 50 for each wrong word, 25 for each wrong challenge, added up over the round."""
    state = asked("XQZ", "RTS", "CAT", "DOG", seats=2, challenges=[-25, -50])
    play(state, "challenge:1", "challenge:2", "challenge:3", "challenge:4", seat=1)
    assert lost(state) == [-125, -100]
    assert state.result().scores == (-125, -100)


def test_earlier_words_are_not_challenged() -> None:
    """F19: only those locked in this turn."""
    state = asked("CAT", more=[locked(0, 1, "XQZ"), locked(0, 2, "DOG")])
    assert legal(state, 1) == {"accept", "challenge:3"}


def test_a_slot_that_a_challenge_emptied_is_used_again() -> None:
    """F19: others keep theirs."""
    state = asked("XQZ", "CAT", seats=2)
    play(state, "challenge:1", seat=1)
    play(state, "accept", seat=1)
    assert {slot: each.text for slot, each in locks(state, 0).items()} == {2: "CAT"}
    state = GAME.restore(state.snapshot())
    data: Any = state.snapshot()
    data["state"].update(turn=0, step="play")
    data["state"]["words"].append(word(0, 1, "SEE"))
    for card in "SEE":
        data["state"]["draw_pile"].remove(card)
    state = play(GAME.restore(data), "lock:1")
    assert {slot: each.text for slot, each in locks(state, 0).items()} == {1: "SEE", 2: "CAT"}


def test_validity_is_shown_only_when_challenged() -> None:
    """F20: what is told of a word and of a non-word differs in nothing but the letters."""
    told = []
    for letters in ("RAT", "RTA"):
        view: Any = msgspec.to_builtins(look(asked(letters), 1))
        (word_,) = view["sides"][0]["locked"]
        assert word_.pop("text") == letters and word_.pop("tiles")
        told.append(view)
    assert told[0] == told[1]
    assert told[0]["sides"][0]["locked"][0]["proven"] is False


def test_the_fifth_lock_closes_the_round_when_it_stands() -> None:
    """F22: at once, without discard or refill; F23: 25 points for closing."""
    state = table("A B", "S", words=[*FOUR, word(0, 1, "FOX"), word(0, 2, "EEL")])
    play(state, "lock:1")
    assert look(state).step == "answer" and answers(state).closing
    assert legal(state, 0) == set() and hand(state, 0) == ["A", "B"]
    play(state, "accept", seat=1)
    (event,) = happened(state, RoundScored)
    assert (event.reason, event.closer) == ("closed", 0)
    assert look(state).scores == [[event.sides[0].score, event.sides[1].score]]
    assert event.sides[0].score.points == 5 * 10 + 25
    assert event.hands[0] == ["A", "B"]
    assert look(state).round == 2


def test_a_wrongly_challenged_closing_word_ends_the_round() -> None:
    """F22: the challenger loses 25."""
    state = table("A B", "S", words=[*FOUR, word(0, 1, "FOX")])
    play(state, "lock:1")
    play(state, "challenge:5", seat=1)
    (event,) = happened(state, RoundScored)
    assert [side.score.points for side in event.sides] == [75, -25]
    assert event.sides[1].score.challenges == -25


def test_a_rightly_challenged_closing_word_lets_the_turn_go_on() -> None:
    """F22: with the discard, without more playing or locking."""
    words = [*FOUR, word(0, 1, "XQZ"), word(0, 2, "EEL")]
    state = table("A B", "S", words=words, top="C D E F G I")
    play(state, "lock:1")
    play(state, "challenge:5", seat=1)
    assert lost(state) == [-50, 0] and len(locks(state, 0)) == 4
    assert turn(state) == 0 and look(state).step == "discard"
    assert legal(state) == {"discard:a", "discard:b"}
    play(state, "discard:a")
    assert hand(state, 0) == cards("B C D E F G I")
    assert turn(state) == 1 and look(state).step == "draw"


def test_a_close_that_failed_is_over_with_its_turn() -> None:
    """F22: locks of the next player are answered as usual, and the turn passes on."""
    words = [*FOUR, word(0, 1, "XQZ"), word(1, 1, "DOT")]
    state = play(table("A B", "S", words=words), "lock:1")
    play(state, "challenge:5", seat=1)
    play(state, "discard:a", "draw:deck", "lock:1", "discard:s")
    assert not answers(state).closing
    play(state, "accept", seat=0)
    assert turn(state) == 0 and look(state).step == "draw"


def test_an_empty_hand_goes_straight_on() -> None:
    """F22, F6: nothing to discard, so only the refill is left."""
    state = table("Q", "S", words=[*FOUR, word(0, 1, "XZ")], top="A B C D E F G")
    play(state, "q>1", "lock:1")
    play(state, "challenge:5", seat=1)
    assert hand(state, 0) == cards("A B C D E F G")
    assert turn(state) == 1


def test_words_accepted_at_the_fifth_lock_are_not_asked_about_again() -> None:
    """F22: the fourth stands, the fifth falls."""
    words = [*FOUR[:3], word(0, 1, "EEL"), word(0, 2, "XQZ")]
    state = table("A B", "S", words=words)
    play(state, "lock:1", "lock:2")
    assert legal(state, 1) == {"accept", "challenge:4", "challenge:5"}
    play(state, "challenge:5", seat=1)
    play(state, "accept", seat=1)
    play(state, "discard:a")
    assert turn(state) == 1 and look(state).step == "draw"
    assert look(state).quiet == 0


def test_a_fifth_word_that_stands_after_another_fell_does_not_close() -> None:
    """F22: five must stand."""
    words = [*FOUR[:3], word(0, 1, "EEL"), word(0, 2, "XQZ")]
    state = play(table("A B", "S", words=words), "lock:2", "lock:1")
    play(state, "challenge:4", "challenge:5", seat=1)
    assert look(state).step == "discard" and len(locks(state, 0)) == 4
    assert lost(state) == [-50, -25]


def test_an_enforced_dictionary_closes_at_once() -> None:
    """F13, F22."""
    words = [*FOUR, word(0, 1, "FOX")]
    state = play(table("A", "S", words=words, dictionary="enforce"), "lock:1")
    assert happened(state, RoundScored)[0].closer == 0


def test_either_partner_may_close() -> None:
    """F9, F22: both lock the same words."""
    state = table("A", "S", "B", "S", words=[*FOUR, word(0, 1, "FOX")], turn=2)
    play(state, "lock:1")
    assert state.actors() == (1, 3)
    play(state, "accept", seat=1)
    play(state, "accept", seat=3)
    assert happened(state, RoundScored)[0].closer == 0
    assert state.result().scores == (75, 0, 75, 0)


def test_table_talk_is_no_move() -> None:
    """F21: asking for a fresh start is a message; the game knows no such move."""
    moves = {GAME.move(action).text for action in range(GAME.num_actions)}
    assert not any("?" in text or "ask" in text for text in moves)
    assert texts(table("A", "S"), 0) == ["-"] * 5
