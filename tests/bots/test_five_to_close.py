"""The bots of 5 To Close: honest, sensible, polite, and as strong as they should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from bots.honesty import check_honesty
from games.five_to_close.table import GAME, PLAIN, legal, locked, look, play, table, turn, word

from closecall.bots import LEVELS, choose, consider, policy_of
from closecall.engine.core import State
from closecall.games.five_to_close.lexicon import lexicon
from closecall.games.five_to_close.policy_words import AVOID_FILE, MARK_BYTES, mark_of

SOUND = ["medium", "hard", "best"]
WORDS = lexicon()
CONTENT = AVOID_FILE.read_bytes()
MARKS = {
    int.from_bytes(CONTENT[at : at + MARK_BYTES], "little")
    for at in range(0, len(CONTENT), MARK_BYTES)
}


def match(seats: int, seed: int, levels: list[str], **options: object) -> Iterator[State]:
    """The states of a match between bots, before each move and at the end."""
    state = GAME.start(seats, seed, **options)
    step = 0
    while not state.over:
        yield state
        seat = state.actors()[0]
        state.apply(seat, choose(state, seat, levels[seat], seed * 10_000 + step))
        step += 1
    yield state


def last(states: Iterator[State]) -> State:
    """The end of a match."""
    for state in states:
        if state.over:
            return state
    raise AssertionError("no end")


def four(side: int, *words: str) -> list[dict[str, Any]]:
    """Locked words."""
    return [locked(side, slot, each) for slot, each in enumerate(words, 1)]


def chosen(state: State, level: str, seat: int | None = None, seed: int = 1) -> str:
    return GAME.move(choose(state, turn(state) if seat is None else seat, level, seed)).text


def whole_turn(state: State, level: str) -> list[str]:
    """What a bot does in the rest of its turn."""
    seat = turn(state)
    done: list[str] = []
    while state.actors() == (seat,) and not (done and "draw:deck" in legal(state)):
        done.append(chosen(state, level))
        play(state, done[-1])
    return done


# Honest and deterministic -----------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_depends_on_nothing_hidden(level: str) -> None:
    for step, state in enumerate(match(4, 5, ["medium"] * 4)):
        if step % 23 or state.over:
            continue
        check_honesty(state, state.actors()[-1], level, step)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("dictionary", ["challenge", "enforce"])
def test_all_levels_play_at_every_table(seats: int, dictionary: str) -> None:
    levels = (["medium", "easy", "random", "medium"] * 2)[:seats]
    assert last(match(seats, 3, levels, dictionary=dictionary)).over


def test_hard_plays_a_whole_match_in_teams() -> None:
    assert last(match(4, 2, ["hard", "easy", "medium", "hard"])).over


@pytest.mark.parametrize("level", LEVELS)
def test_another_box_is_played(level: str) -> None:
    for step, state in enumerate(match(2, 4, [level, "easy"], edition=PLAIN)):
        if step > 150:
            assert not state.over
            break


# Sensible ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SOUND)
def test_the_winning_word_closes_the_last_round(level: str) -> None:
    words = [*four(0, "SEASON", "RELIES", "NOISES", "ARISES"), word(0, 1, "GARDEN")]
    state = table("B", "C D", words=words, round_=4)
    assert whole_turn(state, level)[-1] == "lock:1"


@pytest.mark.parametrize("level", SOUND)
def test_whoever_is_behind_does_not_close_the_last_round(level: str) -> None:
    words = [*four(0, "SEASON", "RELIES", "NOISES", "ARISES"), word(0, 1, "TATTED")]
    behind = [[[0, 0, 0, 0], [400, 0, 0, 0]], [[0] * 4] * 2, [[0] * 4] * 2]
    state = table("B C", "C D", words=words, round_=4, scores=behind)
    assert "lock:1" not in whole_turn(state, level)
    # but nobody is kept waiting for ever
    state = table("B C", "C D", words=words, round_=4, scores=behind, quiet=10)
    assert "lock:1" in whole_turn(state, level)


def test_rounds_are_closed_and_not_sat_out() -> None:
    """Sound players close all four rounds, in a sensible number of turns."""
    turns: Counter[int] = Counter()
    matches = 30
    for seed in range(matches):
        for state in match(2, 100 + seed, ["medium", "medium"]):
            view = look(state)
            turns[view.round] += view.step == "draw"
        assert [max(side.bonus for side in row) for row in view.scores] == [25] * 4
    assert [turns[number] / matches / 2 < 12 for number in (1, 2, 3, 4)] == [True] * 4


def test_the_best_hurries_to_close_the_last_round_when_ahead() -> None:
    """It reckons with fewer turns to come than a level that never hurries, before that with as
    many.
    """
    ahead = [[[400, 0, 0, 0], [0, 0, 0, 0]], [[0] * 4] * 2, [[0] * 4] * 2]
    policy: Any = policy_of(GAME.key)

    def turns(round_: int, level: str) -> int:
        state = table("B C", "C D", round_=round_, scores=ahead[: round_ - 1])
        policy.think_hard(state, LEVELS[level])
        found = int(policy.turns_left(state))
        policy.think_no_more()
        return found

    assert turns(3, "best") == turns(3, "hard")
    assert turns(4, "best") < turns(4, "hard")


@pytest.mark.parametrize("level", SOUND)
def test_words_are_locked_before_the_others_close(level: str) -> None:
    words = four(1, "TEN", "RAT", "SEA", "LID")
    words += [word(1, 1, "DOG"), word(0, 1, "SERENADES")]
    assert "lock:1" in whole_turn(table("Q V", "C D", words=words), level)


@pytest.mark.parametrize("level", SOUND)
def test_a_wild_is_taken(level: str) -> None:
    state = table("E Q", "D", words=[word(1, 1, "ICE", wilds={2: 1})])
    assert chosen(state, level) == "take>b1:1"
    state = table("Q V", "D", discard="wild", step="draw")
    assert chosen(state, level) == "draw:discard"


@pytest.mark.parametrize("level", SOUND)
def test_a_frozen_word_is_thawed_and_a_long_one_of_others_frozen(level: str) -> None:
    state = table("unfreeze Q", "D", words=[word(0, 1, "SERENADE", frozen=True)])
    assert chosen(state, level) == "unfreeze>1"
    words = [word(1, 1, "CA"), word(1, 2, "SERENADE")]
    assert chosen(table("freeze Q", "D", words=words), level) == "freeze>b2"


@pytest.mark.parametrize("level", SOUND)
def test_a_word_is_finished(level: str) -> None:
    state = table("E V", "D", words=[word(0, 1, "SERENAD")], round_=4)
    assert chosen(state, level) == "e>1"


@pytest.mark.parametrize("level", SOUND)
def test_what_is_no_word_is_challenged_and_a_word_is_not(level: str) -> None:
    fields = {"step": "answer", "turn": 1, "locked_now": [0, 1], "waiting": [0]}
    state = table("B", "C", words=[locked(1, 1, "CLOSE"), locked(1, 2, "CLSOE")], **fields)
    assert chosen(state, level) == "challenge:2"
    state = table("B", "C", words=[locked(1, 1, "CLOSE"), locked(1, 2, "WORD")], **fields)
    assert chosen(state, level) == "accept"


def test_five_dead_words_are_given_up() -> None:
    words = [word(0, place, dead) for place, dead in enumerate(["RN", "RS", "TN", "NR", "LR"], 1)]
    assert chosen(table("E A T S I N G", "D", words=words), "medium") == "fresh-start"


def test_hard_bluffs_only_where_nobody_knows_the_list() -> None:
    words = four(1, "TEEN", "RATS", "SEAL", "LIDS")
    words += [word(1, 1, "DOGS"), word(0, 1, "SERENAD")]
    for lost, bluffs in ((0, False), (-50, False), (-25, True)):
        for level in LEVELS:
            state = table("Q V", "C D", words=words, round_=2, challenges=[0, lost])
            assert ("lock:1" in whole_turn(state, level)) == (bluffs and level in ("hard", "best"))
    state = table("Q V", "C D", words=words, round_=2, challenges=[0, -25], dictionary="enforce")
    assert "lock:1" not in legal(state)


# Polite and careful -------------------------------------------------------------------------------


def test_no_points_are_lost_for_a_word_believed_real_and_none_is_offensive() -> None:
    """Every word that a bot locks is in the list (nobody here gives reason to bluff)."""
    turned = 0
    for seed, level in enumerate([*LEVELS, "medium", "medium"]):
        before: set[str] = set()
        for state in match(2, 40 + seed, [level, "medium"]):
            sides = look(state).sides
            locked_words = {each.text.lower() for side in sides for each in side.locked}
            for each in locked_words - before:
                assert WORDS.contains(each)
                assert mark_of(each) not in MARKS
            before = locked_words
            if state.actors() and "draw:deck" in legal(state, state.actors()[0]):
                turned += 1
                for side in sides:
                    for left in side.words:
                        assert left is None or mark_of(left.text.lower()) not in MARKS
        for row in look(state).scores:
            assert row[1].challenges == 0
            assert level in ("gentle", "easy") or row[0].challenges == 0
    assert turned > 100


def test_a_bot_does_not_make_a_word_it_avoids() -> None:
    """The file holds marks, not words: find one that a hand can finish."""
    avoided = [each for each in WORDS.words() if mark_of(each) in MARKS]
    assert len(avoided) == len(MARKS) > 200
    tried = 0
    for each in avoided:
        letters = each.upper()
        if len(each) != 6 or max(letters.count(letter) for letter in "BCFHKMPUWY") > 1:
            continue
        tried += 1
        for level in LEVELS:
            state = table(letters[-1] + " Q", "D", words=[word(0, 1, letters[:-1])], round_=4)
            for _ in range(3):
                move = chosen(state, level)
                assert not move.startswith("lock")
                if move.startswith("discard"):
                    break
                play(state, move)
                now = look(state).sides[0].words[0]
                assert now is None or now.text.lower() != each
        if tried == 8:
            return


# Strength -----------------------------------------------------------------------------------------


def test_levels_are_apart() -> None:
    """Gentle wins nearly always against random: 15 of 20 is a wide margin."""
    won = sum(
        last(match(2, seed, ["gentle", "random"])).result().winners == (0,) for seed in range(20)
    )
    assert won >= 15


# Hints ------------------------------------------------------------------------------------------


def test_a_hint_weighs_the_moves() -> None:
    words = [*four(0, "SEASON", "RELIES", "NOISES", "ARISES"), word(0, 1, "GARDEN")]
    state = table("B", "C D", words=words, round_=4, step="lock", locked_now=[0])
    assert GAME.move(consider(state, 0, 1)[0].action).text == "lock:1"
