"""Records cut short, altered or made up: named, never a traceback."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from fuzz.junk import check_message, junk, ours, quick, spoil
from hypothesis import given
from hypothesis import strategies as st

import closecall
from closecall.engine.conformance.walk import Player
from closecall.engine.errors import BadRecord, CloseCallError
from closecall.engine.record import Match, Record, Verdict

every_game = pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)


@cache
def sound_record(key: str) -> bytes:
    game = closecall.game(key)
    seats = game.seats[0]
    match = Match(game, seats, seed=bytes(32), nonces=[None] * seats)
    player = Player(game, 1)
    while not match.state.over:
        match.play(*player.choose(match.state))
    return match.record().to_json()


def examine(raw: bytes) -> Verdict | None:
    """What checking says; None when the record cannot even be read."""
    try:
        record = Record.load(raw)
        verdict = record.verify()
    except BadRecord as error:
        check_message(error)
        return None
    assert all(len(str(finding)) < 2_000 for finding in verdict.findings)
    with ours():
        record.replay()
    return verdict


@every_game
@quick
@given(raw=st.binary(max_size=200), what=junk)
def test_anything_as_a_record(game: closecall.Game, raw: bytes, what: Any) -> None:
    examine(raw)
    with ours():
        Record.load(what)


@every_game
def test_a_record_cut_short(game: closecall.Game) -> None:
    raw = sound_record(game.key)
    for number in range(30):
        assert examine(raw[: Random(number).randrange(len(raw))]) is None


@every_game
@pytest.mark.parametrize("part", range(2))
def test_almost_a_record(game: closecall.Game, part: int) -> None:
    """Whatever is changed is found, unless nothing was."""
    raw = sound_record(game.key)
    sound = msgspec.json.decode(raw)
    for number in range(part * 25, part * 25 + 25):
        random = Random(number)
        value: object = random.choice([0, 1, None, "x", "0" * 64, 2**70, [], {}, -5])
        changed = msgspec.json.encode(spoil(sound, random, value))
        verdict = examine(changed)
        same = verdict is not None and Record.load(changed) == Record.load(raw)
        assert same or verdict is None or not verdict.ok


@every_game
def test_a_byte_changed(game: closecall.Game) -> None:
    raw = sound_record(game.key)
    for number in range(40):
        random = Random(number)
        spot = random.randrange(len(raw))
        changed = raw[:spot] + bytes([raw[spot] ^ 1 << random.randrange(8)]) + raw[spot + 1 :]
        verdict = examine(changed)
        assert verdict is None or not verdict.ok


def test_deep_and_huge_records() -> None:
    for raw in (b"[" * 200_000, b'{"a":' * 100_000, b'"' + b"x" * 9_000_000 + b'"'):
        with pytest.raises(CloseCallError):
            Record.load(raw)
