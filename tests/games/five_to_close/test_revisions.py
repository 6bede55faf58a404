"""Matches go on by the rules they began with: what revision 1 did otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from games.five_to_close.table import GAME, PLAIN, look, play, table, texts, word

from closecall.bots import choose
from closecall.engine.record import Record, make, stream_seed
from closecall.games.five_to_close.rules import FiveToCloseState

RECORD = Path(__file__).parent / "records" / "revision-1.json"
FIVE = [word(0, place, letters) for place, letters in enumerate(("DO", "RE", "MI", "FA", "SO"), 1)]
GONE = list("DOREMIFASO")


@pytest.mark.parametrize(
    ("revision", "discard"),
    [(1, [*GONE[::-1], "Q", "Z"]), (2, ["Q", "Z", *GONE]), (None, ["Q", "Z", *GONE])],
)
def test_where_five_discarded_words_go(revision: int | None, discard: list[str]) -> None:
    """F11, F27: onto the pile, the last on top; beneath it by revision 1."""
    state = table("A B", "S", words=FIVE, discard="Q Z", revision=revision)
    assert look(play(state, "fresh-start")).discard == discard
    assert texts(state, 0) == ["-"] * 5
    play(state, "discard:b")
    play(state, "draw:discard", "discard:s", "draw:discard")
    assert look(state).discard == discard


def test_a_match_of_revision_1_is_played_and_restored_by_its_rules() -> None:
    state = GAME.start(2, 1, revision=1)
    assert state.snapshot()["revision"] == 1
    assert GAME.restore(state.snapshot()).terms.revision == 1
    assert GAME.start(2, 1).snapshot()["revision"] == 2


def test_a_record_of_revision_1_still_proves_itself() -> None:
    """It has fresh starts, after which cards are taken from the discards and reshuffled."""
    record = Record.load(RECORD)
    assert record.revision == 1
    assert record.verify().findings == ()
    assert [text for _, text in record.moves].count("fresh-start") >= 2
    before = None
    for (_, text), after in zip([(0, ""), *record.moves], record.states(), strict=True):
        if text == "fresh-start":
            assert before is not None
            top = before[-1:]
            assert look(after).discard[-1:] == top or not top
        before = look(after).discard


def box_of(seats: int, seed: int, **options: object) -> object:
    state = GAME.start(seats, seed, **options)
    return cast(FiveToCloseState, state).box


def test_the_box_is_made_once_for_the_same_terms() -> None:
    assert box_of(2, 1) is box_of(2, 2)
    assert box_of(4, 1, dictionary="enforce") is box_of(4, 2, dictionary="enforce")
    boxes = [
        box_of(2, 1),
        box_of(3, 1),
        box_of(2, 1, dictionary="enforce"),
        box_of(2, 1, revision=1),
        box_of(2, 1, edition=PLAIN),
    ]
    assert len({id(box) for box in boxes}) == len(boxes)


def test_a_match_of_revision_1_is_written_down_as_one() -> None:
    """Begun before an upgrade and ended after it: its record still replays."""
    seed, nonces = bytes(32), ["11" * 32, "22" * 32]
    options = dict(GAME.start(2, 1).terms.options)
    stream = stream_seed(seed, nonces, game=GAME.key, revision=1, options=options)
    state = GAME.start(2, stream, revision=1, **options)
    moves: list[tuple[int, str]] = []
    while not state.over:
        seat = state.actors()[0]
        action = choose(state, seat, "easy", len(moves))
        moves.append((seat, GAME.move(action).text))
        state.apply(seat, action)
    record = make(state, seed=seed, nonces=nonces, moves=moves, over=True)
    assert record.revision == 1
    assert record.verify().findings == ()
