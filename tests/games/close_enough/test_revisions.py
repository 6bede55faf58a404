"""Close Enough, revisions: what changed, and that older matches go on as they began."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.close_enough.tables import GAME, legal, play, position, view
from games.close_enough.test_reveal import called, stars_after

from closecall.engine.core import State
from closecall.engine.record import Record

RECORDS = sorted((Path(__file__).parent / "revision-1").glob("*.json"))
LOTS = [[4, 5, 6], [3, 4, 5], [5, 6, 7]]
BOTH = {0: [["lock", "nudge"], ["lock", "silence"]]}
GIVES = {"give:4", "give:5", "give:6"}
LOCKS = {"lock:lock+nudge", "lock:lock+silence"}
SILENCES = {"silence:lock+silence>1", "silence:lock+silence>2"}


def as_revision(state: State, revision: int) -> State:
    """The same position, played by another revision of the rules."""
    return GAME.restore(state.snapshot() | {"revision": revision})


def test_tokens_between_taking_and_giving() -> None:
    """E24, E25: once a card is taken and before one is given, so that it can decide."""
    state = play(position(LOTS, [14, 8, 9], tokens=BOTH, discard=[4]), "0 discard")
    assert legal(state, 0) == GIVES - {"give:4"} | LOCKS | SILENCES
    play(state, "0 silence:lock+silence>1", "0 lock:lock+nudge")
    assert view(state).phase == "give" and state.actors() == (0,)
    assert view(state).players[0].locked and view(state).players[0].lock == ("lock", "nudge")
    assert view(state).players[1].silenced_by == 0
    assert legal(state, 0) == GIVES - {"give:4"}
    assert GAME.restore(state.snapshot()).view(0) == state.view(0)
    play(state, "0 give:6")
    assert legal(state, 1) == {"deck", "discard", "take:2"}


def test_tokens_after_a_swap_and_after_a_draw() -> None:
    """E24, E25: wherever the card came from."""
    for source in ("deck", "take:1"):
        state = play(position(LOTS, [14, 8, 9], tokens=BOTH), f"0 {source}")
        assert legal(state, 0) > LOCKS | SILENCES


def test_lock_but_no_silence_in_a_last_turn() -> None:
    """E24, E25: a Lock once a card is taken, a Silence never."""
    tokens = {1: [["lock", "silence"]]}
    state = play(position(LOTS, [14, 8, 9], tokens=tokens, discard=[9]), "0 call")
    assert legal(state, 1) == {"stay", "fold", "lock:lock+silence"}
    play(state, "1 stay")
    assert legal(state, 1) == {"deck", "discard", "take:2"}
    play(state, "1 discard")
    assert legal(state, 1) == {"give:4", "give:5", "lock:lock+silence"}
    play(state, "1 lock:lock+silence", "1 give:4", "2 fold")
    assert view(state).players[1].locked


def test_revision_1_had_one_moment_for_tokens() -> None:
    """E24, E25: before the turn's action."""
    state = as_revision(position(LOTS, [14, 8, 9], tokens=BOTH, discard=[4]), 1)
    assert legal(state, 0) > LOCKS | SILENCES
    assert legal(play(state, "0 discard"), 0) == GIVES - {"give:4"}


def before_the_end() -> State:
    """Two beat the caller and reach eight stars, once the last one has answered."""
    lots = [[1, 1, 1], [4, 4, 5], [9, 9, 9], [5, 5, 5]]
    return called(lots, [7, 12, 8, 16], "sfs", [5, 7, 1, 7], discard=[5])


@pytest.mark.parametrize(("revision", "reason"), [(2, "half-champions"), (1, "most-stars")])
def test_why_a_shared_win(revision: int, reason: str) -> None:
    """E21: Half-Champions are named."""
    state = as_revision(before_the_end(), revision)
    stars_after(state, "mmmm")
    assert state.result().winners == (1, 3)
    assert state.result().reason == reason


@pytest.mark.parametrize(("revision", "first"), [(2, 0), (1, 3)])
def test_first_stays_with_the_caller_at_the_end(revision: int, first: int) -> None:
    """E1: it is passed on for a next round, and there is none."""
    state = as_revision(before_the_end(), revision)
    stars_after(state, "mmmm")
    assert state.over and view(state).first == first
    assert GAME.restore(state.snapshot()).view() == state.view()


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_records_of_revision_1(path: Path) -> None:
    """They verify, and their matches end as they did."""
    record = Record.load(path)
    assert record.revision == 1
    assert record.verify().ok
    end = record.replay()
    assert end.over and end.result() == record.result
    for step, state in enumerate(record.states()):
        if step % 40 == 0:
            assert GAME.restore(state.snapshot()).view(0) == state.view(0)


def test_there_are_records_of_every_kind() -> None:
    """With a shared win, with backing out, and with a box that runs out."""
    assert [path.stem for path in RECORDS] == ["five-small-box", "four-advanced", "three-share-it"]
