"""5 To Close: positions that cannot be, and that every one that can be comes back the same."""

from __future__ import annotations

import copy
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from games.five_to_close.table import GAME, PLAIN, locked, snapshot, word

from closecall.engine.errors import BadSnapshot


@pytest.mark.parametrize("dictionary", ["challenge", "enforce"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_comes_back(seats: int, dictionary: str) -> None:
    """Random matches end, and any position on the way can be saved and restored."""
    random = Random(seats)
    state = GAME.start(seats, seats, dictionary=dictionary)
    number = 0
    while not state.over:
        if number % 20 == 0:
            state = GAME.restore(state.snapshot())
            assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
        seat = random.choice(state.actors())
        state.apply(seat, random.choice(state.legal(seat)))
        number += 1
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
    assert len(state.result().scores) == seats


def test_a_restored_match_goes_on_the_same() -> None:
    state = GAME.start(4, 8)
    random = Random(1)
    for _ in range(300):
        seat = random.choice(state.actors())
        state.apply(seat, random.choice(state.legal(seat)))
    other = GAME.restore(state.snapshot())
    for _ in range(300):
        seat = random.choice(state.actors())
        assert other.legal(seat) == state.legal(seat)
        action = random.choice(state.legal(seat))
        state.apply(seat, action)
        other.apply(seat, action)
    assert other.snapshot() == state.snapshot()


def test_copies_are_independent() -> None:
    state = GAME.start(2, 4)
    before = state.snapshot()
    other, random = state.copy(), Random(2)
    for _ in range(200):
        seat = random.choice(other.actors())
        other.apply(seat, random.choice(other.legal(seat)))
    assert state.snapshot() == before


ASKED: dict[str, Any] = {
    "words": [locked(0, 1, "CAT"), locked(0, 2, "DOG")],
    "step": "answer",
    "locked_now": [1],
    "waiting": [1],
}


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"turn": 2}, "turn"),
        ({"dealer": 5}, "dealer"),
        ({"lots": [[3, "A"]]}, "lots"),
        ({"drawn": [[0, "A"]]}, "drawn"),
        ({"drawn": [[4, "A"]], "reshuffled": True}, "drawn"),
        ({"challenges": [0]}, "challenges"),
        ({"players": []}, "players"),
        ({"quiet": 20}, "quiet"),
        ({"quiet": -1}, "quiet"),
        ({"over": True}, "over"),
        ({"scores": [[[0, 0, 0, 0]]]}, "scores"),
        ({"scores": [[[0, 0, 0, 0]] * 2] * 5}, "scores"),
        ({"scores": [[[0, 0, 0, 0]] * 2] * 4}, "over"),
        ({"declaring": 0}, "another number of .'wild'"),
        ({"step": "declare"}, "declaring"),
        ({"step": "lock"}, "locked_now"),
        ({"step": "sleep"}, "step"),
        ({"locked_now": [0]}, "locked_now"),
        ({"waiting": [1]}, "waiting"),
        ({"closing": True}, "closing"),
        ({"discard": ["E", "E"]}, "all cards of the box"),
        ({"discard": ["é"]}, "discard"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_fields_that_do_not_fit(changes: dict[str, Any], place: str) -> None:
    data = snapshot("A B", "C D")
    data["state"].update(changes)
    with pytest.raises(BadSnapshot, match=place):
        GAME.restore(data)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([word(2, 1, "CAT")], "a side below 2"),
        ([word(0, 6, "CAT")], "place"),
        ([word(0, 1, "CAT1")], "letters"),
        ([word(0, 1, "")], "letters"),
        ([word(0, 1, "CAT"), word(0, 1, "DOG")], "one word at each place"),
        ([word(0, 1, "CAT", wilds={3: 0})], "positions in the word"),
        ([word(0, 1, "CAT", wilds={1: 5})], "seats"),
        ([word(0, 1, "CAT", frozen=True, shield=True)], "a frozen word or one with a shield"),
        ([word(0, 1, "CAT", proven=True)], "no unlocked word that is proven"),
        ([locked(0, 1, "CAT", frozen=True)], "no frozen word that is locked"),
        ([locked(0, 1, "DO")], "at least 3 letters"),
        ([locked(1, slot, "EEL") for slot in range(1, 6)], "at most 4 locked words"),
        ([word(0, 1, "CAT", multiplier=4)], "multiplier"),
        ([word(0, 1, "CAT", colour=True)], "colour"),
    ],
)
def test_words_that_do_not_fit(words: list[dict[str, Any]], reason: str) -> None:
    edition = PLAIN | {
        "letters": dict.fromkeys("ACDEGLOT", 12),
        "specials": dict.fromkeys(("wild", "double", "triple", "freeze", "unfreeze"), 4),
    }
    with pytest.raises(BadSnapshot, match=reason):
        GAME.restore(snapshot("A", "C", words=words, edition=edition))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"waiting": []}, "some of the seats"),
        ({"waiting": [0]}, "some of the seats"),
        ({"waiting": [1, 1]}, "some of the seats"),
        ({"locked_now": []}, "a word that can be challenged"),
        ({"locked_now": [4]}, "slots of locked words"),
        ({"locked_now": [1, 0]}, "slots of locked words"),
        ({"dictionary": "enforce"}, "no answers"),
    ],
)
def test_answers_that_do_not_fit(changes: dict[str, Any], reason: str) -> None:
    GAME.restore(snapshot("A", "B", **ASKED))
    with pytest.raises(BadSnapshot, match=reason):
        GAME.restore(snapshot("A", "B", **(ASKED | changes)))


def test_a_proven_word_cannot_be_waited_for() -> None:
    words = [locked(0, 1, "CAT", proven=True)]
    with pytest.raises(BadSnapshot, match="a word that can be challenged"):
        GAME.restore(snapshot("A", "B", words=words, step="answer", locked_now=[0], waiting=[1]))


@pytest.mark.parametrize(
    ("hands", "fields", "reason"),
    [
        (("A A A A B B C D E", "S"), {}, "at most 8"),
        (("A A A A B B C D", "S"), {"step": "draw"}, "at most 7"),
        (("A", "S S S S S S S S"), {}, "at most 7"),
        (("", "S"), {"step": "discard"}, "a card to discard"),
        (("A", "S"), {"known": {0: "B"}}, "cards of the hand"),
        (("A", "S"), {"known": {0: "A A"}}, "cards of the hand"),
    ],
)
def test_hands_that_do_not_fit(hands: tuple[str, str], fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSnapshot, match=reason):
        GAME.restore(snapshot(*hands, **fields))


@pytest.mark.parametrize(
    ("place", "fits"), [(0, True), (1, False), (2, True), (3, False), (4, False)]
)
def test_where_a_wild_can_be_declared(place: int, fits: bool) -> None:
    """On a word that is not frozen, or at the lowest free place."""
    words = [word(0, 1, "DO"), word(0, 2, "RE", frozen=True)]
    data = snapshot("A", "S", words=words, step="declare", declaring=place)
    if fits:
        assert GAME.restore(data).legal(0)
    else:
        with pytest.raises(BadSnapshot, match="declaring"):
            GAME.restore(data)


def test_too_many_cards_in_a_finished_match() -> None:
    data = snapshot("A A A A B B C D E", "S", round_=5, over=True)
    with pytest.raises(BadSnapshot, match="at most 8"):
        GAME.restore(data)


def test_nonsense_is_refused_and_never_crashes() -> None:
    """Whatever is put in the place of a value is either a position or refused."""
    random = Random(3)
    state = GAME.start(3, 3)
    for _ in range(120):
        seat = random.choice(state.actors())
        state.apply(seat, random.choice(state.legal(seat)))
    data = state.snapshot()
    junk: list[Any] = [None, -1, 10**30, "E", "wild", [], {}, [[0, "A"]], True, 1.5, "x" * 1000]
    for key in data["state"]:  # type: ignore[attr-defined]
        for value in junk:
            changed: Any = copy.deepcopy(data)
            changed["state"][key] = value
            with suppress(BadSnapshot):
                GAME.restore(changed).view(0)
