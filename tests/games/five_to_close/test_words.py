"""5 To Close: building and locking words (F9 to F13, F20) and the special cards (F14 to F17)."""

from __future__ import annotations

from typing import Any

import pytest
from games.five_to_close.table import (
    at,
    cards,
    hand,
    happened,
    legal,
    locked,
    locks,
    look,
    play,
    table,
    texts,
    turn,
    word,
)

from closecall.games.five_to_close.shapes import (
    Declared,
    Froze,
    Multiplied,
    StartedFresh,
    TookWild,
    Unfroze,
)

FIVE = [word(0, place, letters) for place, letters in enumerate(["DO", "RE", "MI", "FA", "SO"], 1)]


def plays(state: Any, card: str) -> set[str]:
    """Where a card of the hand may go."""
    return {move for move in legal(state) if move.startswith(f"{card}>")}


def takes(state: Any) -> set[str]:
    """Which wilds can be taken."""
    return plays(state, "take")


def test_five_active_words_are_the_most() -> None:
    """F9, F10: no new word then."""
    assert plays(table("A", "S", words=FIVE), "a") == {f"a>{place}" for place in range(1, 6)}
    four = table("A", "S", words=FIVE[:4])
    assert plays(four, "a") == {"a>1", "a>2", "a>3", "a>4", "a>new"}


def test_frozen_words_count_and_locked_ones_do_not() -> None:
    """F9."""
    frozen = [*FIVE[:4], word(0, 5, "SO", frozen=True)]
    assert plays(table("A", "S", words=frozen), "a") == {"a>1", "a>2", "a>3", "a>4"}
    for slot in range(1, 6):
        after_lock = [*FIVE[:4], locked(0, slot, "SOLO")]
        assert "a>new" in plays(table("A", "S", words=after_lock), "a")


def test_letters_go_to_the_end_and_new_words_to_the_lowest_free_place() -> None:
    """F10."""
    state = table("A B", "S", words=[word(0, 1, "DO"), word(0, 3, "RE")])
    play(state, "a>1", "b>new")
    assert texts(state, 0) == ["DOA", "B", "RE", "-", "-"]


def test_a_word_starts_with_a_letter_or_a_wild_only() -> None:
    """F10: other specials need a word of at least one letter."""
    state = table("A wild double triple unfreeze freeze", "S")
    assert legal(state) == {"a>new", "wild>new"} | {
        f"discard:{card}" for card in ("a", "wild", "double", "triple", "unfreeze", "freeze")
    }
    play(state, "a>new")
    assert {"double>1", "triple>1", "unfreeze>1"} <= legal(state)


def test_only_words_of_the_own_side_are_added_to() -> None:
    state = table("A", "S", words=[word(1, 1, "DO")])
    assert plays(state, "a") == {"a>new"}


def test_a_fresh_start_discards_all_five_words() -> None:
    """F11, F27: with everything on them, frozen or not, in the order they were started."""
    words = [
        word(0, 2, "RED", wilds={1: 1}, multiplier=2, shield=True),
        word(0, 1, "DO", multiplier=3, frozen=True),
        word(0, 4, "F"),
        word(1, 1, "XI"),
        word(0, 5, "SO"),
        word(0, 3, "MI"),
        locked(0, 1, "LOCK"),
    ]
    state = table("A B", "S", words=words, discard="Q Z")
    play(state, "fresh-start")
    gone = cards("R wild D double unfreeze D O triple freeze F S O M I")
    assert look(state).discard == ["Q", "Z", *gone]
    assert texts(state, 0) == ["-"] * 5
    assert texts(state, 1)[0] == "XI" and locks(state, 0)[1].text == "LOCK"
    (event,) = happened(state, StartedFresh, 1)
    assert (event.seat, event.side, event.cards) == (0, 0, gone)
    assert plays(state, "a") == {"a>new"}
    play(state, "a>new", "b>new")
    for place in (1, 2):  # nothing of what lay there is left
        new = at(state, 0, place)
        assert (new.multiplier, new.frozen, new.shield) == (1, False, False)


def test_a_fresh_start_needs_five_words_and_happens_once_a_turn() -> None:
    """F11."""
    assert "fresh-start" not in legal(table("A", "S", words=FIVE[:4]))
    state = table("A B C D E", "S", words=FIVE)
    play(state, "fresh-start", "a>new", "b>new", "c>new", "d>new", "e>new")
    assert len(texts(state, 0)) == 5 and "-" not in texts(state, 0)
    assert "fresh-start" not in legal(state)
    assert look(state).started_fresh


def test_a_fresh_start_is_possible_in_every_turn() -> None:
    """F11: once per turn, so the next player with five words may do it too."""
    theirs = [word(1, place, letters) for place, letters in enumerate(("AN", "AS", "AT"), 1)]
    theirs += [word(1, 4, "I"), word(1, 5, "GO")]
    state = table("A B", "S", words=[*FIVE, *theirs])
    play(state, "fresh-start", "a>new", "discard:b", "draw:deck")
    assert turn(state) == 1 and "fresh-start" in legal(state)


def test_a_fresh_start_comes_before_locking() -> None:
    """F11: it belongs to the playing of cards."""
    state = table("A", "S", words=[*FIVE[:4], word(0, 5, "SOLO")])
    assert "fresh-start" in legal(state)
    assert "fresh-start" not in legal(play(state, "lock:5"))


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_least_letters_to_lock(round_: int) -> None:
    """F12: 3, 4, 5, 6."""
    letters = "STONES"
    words = [word(0, 1, letters[: round_ + 1]), word(0, 2, letters[: round_ + 2])]
    state = table("A", "B", words=words, round_=round_)
    assert {move for move in legal(state) if move.startswith("lock")} == {"lock:2"}
    assert look(state).shortest == round_ + 2


def test_wilds_count_as_letters_and_other_specials_do_not() -> None:
    """F12."""
    words = [
        word(0, 1, "CAT", wilds={0: 0, 1: 0, 2: 1}),
        word(0, 2, "DO", multiplier=2, shield=True),
    ]
    state = table("A", "S", words=words)
    assert {move for move in legal(state) if move.startswith("lock")} == {"lock:1"}


def test_anything_long_enough_can_be_locked() -> None:
    """F13: also what is no word, and the same word again."""
    state = table("A", "S", words=[word(0, 1, "XQZ"), word(0, 2, "CAT"), locked(0, 1, "CAT")])
    play(state, "lock:1", "lock:2")
    assert [each.text for each in locks(state, 0).values()] == ["CAT", "XQZ", "CAT"]


def test_an_enforced_dictionary_locks_real_words_only_and_nobody_is_asked() -> None:
    """F13, F20: the next turn begins at once."""
    words = [word(0, 1, "XQZ"), word(0, 2, "CAt", wilds={2: 0}), word(0, 3, "PARIS")]
    state = table("A", "S", words=words, dictionary="enforce")
    assert {move for move in legal(state) if move.startswith("lock")} == {"lock:2"}
    play(state, "lock:2", "discard:a")
    assert turn(state) == 1 and look(state).step == "draw"


def test_a_wild_is_declared_when_played() -> None:
    """F14: any letter, then fixed; F12: it counts as a letter."""
    state = table("wild wild", "S", words=[word(0, 1, "CA")])
    play(state, "wild>1")
    assert legal(state) == {f"={chr(letter)}" for letter in range(ord("a"), ord("z") + 1)}
    view = look(state, 1)
    assert view.step == "declare" and view.declaring is not None
    assert (view.declaring.side, view.declaring.place) == (0, 0)
    assert view.players[0].in_hand == 1 and at(state, 0, 1).text == "CA"
    play(state, "=t")
    assert happened(state, Declared, 1) == [Declared(0, 0, 0, "T")]
    assert at(state, 0, 1).text == "CAT" and "lock:1" in legal(state)
    assert [tile.wild for tile in at(state, 0, 1).tiles] == [None, None, 0]
    play(state, "wild>new", "=x")
    assert texts(state, 0)[:2] == ["CAT", "X"]


def test_the_real_letter_takes_a_wild() -> None:
    """F14: an opponent takes it and plays it at once; everybody saw where it went."""
    state = table("A O", "S", words=[word(1, 3, "CoRN", wilds={1: 1})])
    assert "take>b3:1" in legal(state)
    play(state, "take>b3:1")
    assert happened(state, TookWild) == [TookWild(0, 1, 2, 1, "O")]
    assert hand(state, 0) == ["A", "wild"]
    assert look(state, 1).players[0].known == ["wild"]
    assert [tile.wild for tile in at(state, 1, 3).tiles] == [None] * 4
    play(state, "wild>new", "=b")
    assert texts(state, 0)[0] == "B"


def test_who_played_a_wild_cannot_take_it_but_the_partner_can() -> None:
    """F14."""
    words = [word(0, 1, "CoRN", wilds={1: 0}), word(1, 1, "CoRN", wilds={1: 0})]
    lone = table("O", "S", words=words)
    assert takes(lone) == set()
    partner = table("O", "S", "O", "S", words=words, turn=2)
    assert takes(partner) == {
        "take>a1:1",
        "take>b1:1",
    }


def test_every_wild_that_was_declared_can_be_taken() -> None:
    """F14: also an earlier one than the last."""
    for held, wild in (("T", "take>a1:1"), ("X", "take>a2:1")):
        state = table("wild wild E", held, words=[word(0, 1, "CA")], top="A B C D F G H I")
        play(state, "wild>1", "=t", "wild>new", "=x", "discard:e", "draw:deck")
        assert takes(state) == {wild}


def test_a_wild_is_taken_from_frozen_words_but_not_from_locked_ones() -> None:
    """F14."""
    words = [
        word(1, 1, "CoRN", wilds={1: 1}, frozen=True),
        locked(1, 1, "CoLD", wilds={1: 1}),
    ]
    state = table("O", "S", words=words)
    assert takes(state) == {"take>b1:1"}


def test_each_wild_of_a_word_can_be_chosen() -> None:
    """F14: any number in one word; only those whose letter is at hand and played by others."""
    state = table("O N", "S", words=[word(1, 2, "onION", wilds={0: 1, 1: 1, 3: 1, 4: 0})])
    assert takes(state) == {"take>b2:1", "take>b2:2", "take>b2:3"}
    play(state, "take>b2:3")
    assert [tile.wild for tile in at(state, 1, 2).tiles] == [1, 1, None, None, 0]
    assert takes(state) == {"take>b2:2"}


@pytest.mark.parametrize(("card", "multiplier"), [("double", 2), ("triple", 3)])
def test_double_and_triple(card: str, multiplier: int) -> None:
    """F15: one of them per word of one's own, not on a frozen one; it multiplies the points."""
    words = [
        word(0, 1, "STONE"),
        word(0, 2, "RE", multiplier=2),
        word(0, 3, "MI", multiplier=3),
        word(0, 4, "FA", frozen=True),
        word(0, 5, "SO", shield=True),
        word(1, 1, "DO"),
    ]
    state = table(f"A {card}", "S", words=words)
    assert plays(state, card) == {f"{card}>1", f"{card}>5"}
    play(state, f"{card}>1")
    assert at(state, 0, 1).multiplier == multiplier and hand(state, 0) == ["A"]
    assert at(state, 0, 1).points == 25 * multiplier
    (event,) = happened(state, Multiplied, 1)
    assert (event.seat, event.side, event.place, event.card) == (0, 0, 0, card)
    play(state, "lock:1")
    assert locks(state, 0)[1].points == 25 * multiplier


def test_a_freeze_stops_a_word_of_another_side() -> None:
    """F5, F16: it is not added to or locked any more."""
    words = [word(0, 1, "DOT"), word(1, 1, "CATS"), word(1, 2, "RE", frozen=True)]
    state = table("freeze A", "T S", words=[*words, locked(1, 1, "LOCK")], top="R N E S T L M")
    assert plays(state, "freeze") == {"freeze>b1"}
    play(state, "freeze>b1")
    assert happened(state, Froze, 1) == [Froze(0, 1, 0, False)]
    assert at(state, 1, 1).frozen
    play(state, "discard:a", "draw:deck")
    assert not {"s>1", "t>1", "lock:1"} & legal(state)


def test_a_freeze_on_every_other_side() -> None:
    """F16: not on the partner's words, which are one's own."""
    words = [word(side, 1, "DO") for side in range(3)]
    state = table("freeze", "A", "B", "C", "D", "E", words=words, turn=0)
    assert plays(state, "freeze") == {"freeze>b1", "freeze>c1"}


def test_an_unfreeze_frees_a_frozen_word() -> None:
    """F17, F27: both cards go to the bottom of the discard pile, the Freeze first."""
    words = [word(0, 1, "CATS", frozen=True), word(1, 1, "RE", frozen=True)]
    state = table("unfreeze A", "S", words=words, discard="Q Z")
    assert plays(state, "unfreeze") == {"unfreeze>1"}
    play(state, "unfreeze>1")
    assert look(state).discard == ["unfreeze", "freeze", "Q", "Z"]
    assert happened(state, Unfroze, 1) == [Unfroze(0, 0, 0, True)]
    assert not at(state, 0, 1).shield and hand(state, 0) == ["A"]
    assert {"a>1", "lock:1"} <= legal(state)


def test_an_unfreeze_shields_a_word() -> None:
    """F17: one per word; the next Freeze goes with it and the word is not frozen."""
    state = table("unfreeze unfreeze", "freeze", words=[word(0, 1, "CAT")], discard="Q")
    play(state, "unfreeze>1")
    assert at(state, 0, 1).shield
    assert "unfreeze>1" not in legal(state)
    play(state, "discard:unfreeze", "draw:deck", "freeze>a1")
    assert happened(state, Froze, 0) == [Froze(1, 0, 0, True)]
    assert look(state).discard == ["unfreeze", "freeze", "Q", "unfreeze"]
    assert not at(state, 0, 1).frozen and not at(state, 0, 1).shield


def test_a_shield_stays_with_a_locked_word() -> None:
    """F5, F17."""
    state = table("A", "S", words=[word(0, 1, "CAT", shield=True)])
    assert locks(play(state, "lock:1"), 0)[1].shield


@pytest.mark.parametrize(
    ("letters", "real"),
    [("LEAVES", True), ("LEAFS", True), ("MRS", False), ("PARIS", False), ("TION", False)],
)
def test_what_is_a_word(letters: str, real: bool) -> None:
    """F20: inflected forms are; abbreviations, names and suffixes are not."""
    state = table("A", "S", words=[word(0, 1, letters)], dictionary="enforce")
    assert ("lock:1" in legal(state)) == real
