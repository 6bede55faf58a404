"""The prepared deals of guided first rounds, played through with the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import closecall
from closecall import lessons
from closecall.engine.errors import BadRecord

GAMES = [game.key for game in closecall.list_games()]
OWN: dict[str, tuple[str, ...]] = {
    "poof": ("1x11", "1x7", "poof", "1x10:b", "pick-up", "3x6:ad"),
    "close-enough": ("deck", "take:1", "deck", "give:8", "call", "show"),
    "close-to-the-mark": ("black", "blue@c3", "red@c2", "yellow@c4", "red@c5"),
    "closing-in": ("buy cash", "search", "lure d1 1", "send", "escape"),
    "five-to-close": ("draw:deck", "r>new", "triple>1", "lock:1", "discard:s", "challenge:1"),
}
"""Moves of the player's in which something happens for the first time."""


def lesson_of(game: str) -> lessons.Lesson:
    found = lessons.load(game)
    assert found is not None, f"{game} has no lesson.toml"
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_line_is_legal(game: str) -> None:
    """Every move is legal by the rules it was made for, and the player has something to do."""
    lesson, played = lesson_of(game), closecall.game(game)
    assert played.oldest_revision <= lesson.revision <= played.revision
    state = lessons.start(game, lesson)
    for number, (seat, text) in enumerate(lesson.moves):
        if number == lesson.before:
            assert 0 in state.actors()
        state.apply(seat, played.action(played.parse(text)))
    own = [text for seat, text in lesson.moves[lesson.before :] if seat == 0]
    assert set(OWN[game]) <= set(own)


@pytest.mark.parametrize("game", GAMES)
def test_others_follow_the_line(game: str) -> None:
    """Each seat plays its part as long as its own moves are those of the line, and no longer."""
    lesson, played = lesson_of(game), closecall.game(game)
    state = lessons.start(game, lesson)
    done: list[list[int]] = [[] for _ in range(lesson.seats)]
    for seat, text in lesson.moves:
        legal, action = state.legal(seat), played.action(played.parse(text))
        assert lessons.follow(game, seat, done[seat], legal) == action
        assert lessons.follow(game, seat, [*done[seat], -1], legal) is None
        assert (
            lessons.follow(game, seat, done[seat], [each for each in legal if each != action])
            is None
        )
        state.apply(seat, action)
        done[seat].append(action)
    for seat, moves in enumerate(done):
        assert lessons.follow(game, seat, moves, range(played.num_actions)) is None


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    """The error says what is wrong."""
    path = tmp_path / "lesson.toml"
    path.write_text('revision = 1\nseats = 2\nseed = "12"\nline = []\n')
    with pytest.raises(BadRecord, match="seed"):
        lessons.read(path)
    path.write_text("revision = ")
    with pytest.raises(BadRecord, match="lesson"):
        lessons.read(path)


def test_the_special_moments() -> None:
    """What the guides speak of comes about: mucking, a challenge that holds, a shared escape."""
    ends: dict[str, Any] = {}
    for game in GAMES:
        lesson, played = lesson_of(game), closecall.game(game)
        state = lessons.start(game, lesson)
        for seat, text in lesson.moves:
            state.apply(seat, played.action(played.parse(text)))
        ends[game] = msgspec.to_builtins(state.view(0))
    assert ends["close-enough"]["players"][0]["stars"] == 4
    assert len(ends["close-enough"]["players"][0]["tokens"]) == 1
    assert ends["five-to-close"]["sides"][1]["challenges"] == -50
    assert ends["five-to-close"]["sides"][0]["locked"][0]["text"] == "ROSE"
    assert ends["closing-in"]["ending"] == "escaped"
    assert ends["poof"]["pile"] == []
