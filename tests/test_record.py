"""Records: saved, loaded, replayed; whatever is altered is found and named."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import closecall
from closecall.engine import record as records
from closecall.engine.errors import BadOptions, BadRecord, IllegalMove
from closecall.engine.record import Match, Record, Seals, absent_nonce, commitment_of, seals_of
from closecall.engine.rng import Rng
from closecall.engine.types import Result

SEED = bytes(range(32))
KEYS = [game.key for game in closecall.list_games()]


def played(key: str = "poof", seats: int | None = None, **options: object) -> Match:
    """A whole match of random players, always the same."""
    game = closecall.game(key)
    seats = game.seats[0] if seats is None else seats
    nonces = [hashlib.sha256(str(seat).encode()).hexdigest() for seat in range(seats)]
    match = Match(game, seats, options, seed=SEED, nonces=nonces)
    rng = Rng(5)
    while not match.state.over:
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played(rounds=2)


@pytest.fixture(scope="module")
def record(match: Match) -> Record:
    return match.record()


# Keeping a match --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_game_saves_loads_replays_and_verifies(key: str, tmp_path: Path) -> None:
    match = played(key)
    match.record().save(tmp_path / "match.json")
    loaded = Record.load(tmp_path / "match.json")
    assert loaded == match.record()
    assert loaded.replay().snapshot() == match.state.snapshot()
    assert loaded.verify().findings == ()


def test_json_is_canonical(record: Record) -> None:
    text = record.to_json()
    assert Record.load(text).to_json() == text
    by_json = json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
    assert text.decode() == by_json


def test_replay_up_to_a_move_is_the_state_of_that_moment(match: Match, record: Record) -> None:
    states = list(record.states())
    assert len(states) == len(match.moves) + 1
    for upto in (0, 1, len(match.moves) // 2, len(match.moves)):
        assert record.replay(upto).snapshot() == states[upto].snapshot()
    assert states[-1].snapshot() == match.state.snapshot()


@pytest.mark.parametrize("upto", [-1, 100_000])
def test_replay_refuses_moves_that_are_not_there(record: Record, upto: int) -> None:
    with pytest.raises(BadRecord, match="a number of moves from 0 to"):
        record.replay(upto)


def test_a_record_carries_its_edition() -> None:
    content = {"name": "Small", "copies": 8, "poof_cards": 4, "hand": 5, "poof_points": 1}
    content["numbers"] = {str(seats): 12 for seats in range(2, 7)}
    record = played(rounds=1, edition=content).record()
    assert Record.load(record.to_json()).options["edition"] == content
    assert record.verify().ok


def test_a_refused_move_is_not_written_down() -> None:
    match = Match(closecall.game("poof"), 4)
    with pytest.raises(IllegalMove):
        match.play(match.state.actors()[0], "poof")
    assert match.moves == []


# Fair chance ------------------------------------------------------------------------------------


def test_the_stream_comes_from_seed_terms_and_nonces(match: Match, record: Record) -> None:
    """Spelled out once more as the browser does it, with nothing but SHA-256 and HMAC."""
    options = json.dumps(record.options, sort_keys=True, separators=(",", ":")).encode()
    lines = ["closecall stream 1", "poof", "1", hashlib.sha256(options).hexdigest()]
    message = "\n".join([*lines, *record.nonces]).encode()
    expected = hmac.new(SEED, message, "sha256").hexdigest()
    rng = match.state.snapshot()["rng"]
    assert isinstance(rng, dict)
    assert rng["key"] == expected
    assert record.commitment == hashlib.sha256(SEED).hexdigest()


def test_everything_agreed_changes_the_stream() -> None:
    def stream(**changes: Any) -> bytes:
        terms: dict[str, Any] = {"game": "poof", "revision": 1, "options": {"rounds": 7}}
        terms |= {"seed": SEED, "nonces": ["aa", "bb"]} | changes
        return records.stream_seed(terms.pop("seed"), terms.pop("nonces"), **terms)

    streams = [
        stream(),
        stream(seed=bytes(32)),
        stream(nonces=["bb", "aa"]),
        stream(nonces=["aa", "bb", "bb"]),
        stream(game="closing-in"),
        stream(revision=2),
        stream(options={"rounds": 8}),
    ]
    assert len(set(streams)) == len(streams)
    assert all(len(each) == 32 for each in streams)


def test_seed_and_result_are_kept_back_until_the_match_is_over() -> None:
    match = Match(closecall.game("poof"), 2, seed=SEED)
    match.play(match.state.actors()[0], match.state.legal(match.state.actors()[0])[0])
    unfinished = match.record()
    assert unfinished.seed is None
    assert unfinished.result is None
    assert SEED.hex().encode() not in unfinished.to_json()
    with pytest.raises(BadRecord, match="revealed once the match is over"):
        unfinished.replay()
    assert [str(finding) for finding in unfinished.verify().findings] == [
        "seed: is not revealed, as in every match that is not over",
        "moves: cannot be played again without the seed",
    ]


def test_an_absent_seat_has_a_nonce_nobody_chose() -> None:
    match = Match(closecall.game("poof"), 2, seed=SEED, nonces=["ab" * 32, None])
    assert match.nonces[1] == absent_nonce(commitment_of(SEED), 1)


def test_seed_and_nonces_are_drawn_when_not_given() -> None:
    one, other = (Match(closecall.game("poof"), 3) for _ in range(2))
    assert one.seed != other.seed
    assert len({*one.nonces, *other.nonces}) == 6


@pytest.mark.parametrize(
    "chance",
    [{"seed": b"short"}, {"nonces": ["ab" * 32]}, {"nonces": ["AB" * 32] * 2}],
)
def test_a_bad_seed_or_nonce_is_refused(chance: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Match(closecall.game("poof"), 2, **chance)


# Resigning --------------------------------------------------------------------------------------


def test_who_resigned_cannot_win(match: Match) -> None:
    winner = match.state.result().winners[0]
    record = records.make(
        match.state,
        seed=match.seed,
        nonces=match.nonces,
        moves=match.moves,
        resigned=[winner],
        over=True,
    )
    assert record.result is not None
    assert record.result.winners == ()
    assert record.verify().ok


def test_resigning_can_end_a_match() -> None:
    match = Match(closecall.game("poof"), 3, seed=SEED)
    record = records.make(
        match.state, seed=SEED, nonces=match.nonces, moves=[], resigned=[0, 2], over=True
    )
    assert record.result == Result((0, 0, 0), (1,), "resigned")
    assert record.verify().ok
    assert not reseal(msgspec.structs.replace(record, resigned=[0, 1])).verify().ok


@pytest.mark.parametrize(
    ("resigned", "winners"),
    [([0], (1, 3)), ([0, 2], (1, 3)), ([0, 1], (2, 3)), ([0, 1, 2], (3,))],
)
def test_giving_up_never_wins_beside_a_partner(
    resigned: list[int], winners: tuple[int, ...]
) -> None:
    """Teams nobody left win; where every team lost somebody, those who stayed."""
    match = Match(closecall.game("five-to-close"), 4, seed=SEED)
    record = records.make(
        match.state, seed=SEED, nonces=match.nonces, moves=[], resigned=resigned, over=True
    )
    assert record.result is not None
    assert record.result.winners == winners
    assert record.verify().ok


# Whatever is altered ----------------------------------------------------------------------------


def reseal(record: Record) -> Record:
    """The record as a forger would leave it, with seals that fit again."""
    return msgspec.structs.replace(record, seals=seals_of(record))


def flipped(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


Change = Callable[[dict[str, Any]], Any]

ALTERED: dict[str, tuple[Change, str]] = {
    "game": (lambda r: r.update(game="chess"), "game"),
    "revision": (lambda r: r.update(revision=2), "revision"),
    "seats": (lambda r: r.update(seats=3), "seats"),
    "an option": (lambda r: r["options"].update(blind=True), "options.blind"),
    "an option gone": (lambda r: r["options"].pop("blind"), "options.blind"),
    "an option more": (lambda r: r["options"].update(more=1), "options.more"),
    "commitment": (lambda r: r.update(commitment=flipped(r["commitment"])), "commitment"),
    "seed": (lambda r: r.update(seed=flipped(r["seed"])), "seed"),
    "no seed": (lambda r: r.update(seed=None), "seed"),
    "nonce 0": (lambda r: r["nonces"].__setitem__(0, flipped(r["nonces"][0])), "nonces[0]"),
    "nonce 1": (lambda r: r["nonces"].__setitem__(1, flipped(r["nonces"][1])), "nonces[1]"),
    "nonces swapped": (lambda r: r["nonces"].reverse(), "nonces[0]"),
    "a nonce gone": (lambda r: r["nonces"].pop(), "nonces[1]"),
    "a nonce more": (lambda r: r["nonces"].append("ab" * 32), "nonces[2]"),
    "resigned": (lambda r: r.update(resigned=r["result"]["winners"]), "resigned"),
    "scores": (lambda r: r["result"]["scores"].__setitem__(0, 1), "result"),
    "winners": (lambda r: r["result"].update(winners=[0, 1]), "result"),
    "reason": (lambda r: r["result"].update(reason="luck"), "result"),
    "no result": (lambda r: r.update(result=None), "result"),
    "a seal": (lambda r: r["seals"]["fields"].update(game="0" * 16), "game"),
    "a seal gone": (lambda r: r["seals"]["fields"].pop("seats"), "seats"),
    "a move's seal": (lambda r: r["seals"]["moves"].__setitem__(3, "0" * 16), "moves[3]"),
    "the last move gone": (lambda r: r["moves"].pop(), "moves[{last}]"),
    "a move more": (lambda r: r["moves"].append([0, "pick-up"]), "moves[{more}]"),
    "capitals": (lambda r: r["moves"][0].__setitem__(1, r["moves"][0][1].upper()), "moves[0]"),
}


@pytest.mark.parametrize("name", ALTERED)
def test_what_was_altered_is_named(record: Record, name: str) -> None:
    change, where = ALTERED[name]
    place = where.format(last=len(record.moves) - 1, more=len(record.moves))
    data = json.loads(record.to_json())
    change(data)
    verdict = Record.load(json.dumps(data).encode()).verify()
    assert not verdict.ok
    assert place in {finding.where for finding in verdict.findings}, verdict.findings


def test_the_list_above_leaves_no_field_out() -> None:
    places = {where.partition(".")[0].partition("[")[0] for _, where in ALTERED.values()}
    own = set(Record.__struct_fields__) - {"seals", "format"}  # format: see below
    assert own <= places


def test_every_altered_move_is_named(record: Record) -> None:
    for number in range(0, len(record.moves), 7):
        data = json.loads(record.to_json())
        data["moves"][number][0] ^= 1
        found = Record.load(json.dumps(data).encode()).verify().findings
        assert f"moves[{number}]" in {finding.where for finding in found}


@pytest.mark.parametrize("name", [name for name in ALTERED if "seal" not in name])
def test_a_forger_who_makes_the_seals_anew_is_found_by_playing_it_again(
    record: Record, name: str
) -> None:
    data = json.loads(record.to_json())
    ALTERED[name][0](data)
    forged = reseal(msgspec.convert(data, Record))
    if name in ("game", "revision"):
        with pytest.raises(BadRecord, match=f"^{name}: expected"):
            forged.verify()
        return
    verdict = forged.verify()
    assert not verdict.ok
    assert verdict.passed("seal")


def test_a_whole_other_match_is_found_with_the_commitment_one_noted(record: Record) -> None:
    assert record.verify(record.commitment.upper()).ok
    found = record.verify(commitment="ab" * 32).findings
    assert [finding.where for finding in found] == ["commitment"]


def test_many_findings_are_summed_up(record: Record) -> None:
    bare = msgspec.structs.replace(record, seals=Seals({}, []))
    found = bare.verify().findings
    assert len(found) == records.MOST_FINDINGS + 1
    assert "more places" in str(found[-1])


# What cannot be read ----------------------------------------------------------------------------


def test_another_revision_is_refused_with_a_clear_message(record: Record) -> None:
    older = reseal(msgspec.structs.replace(record, revision=0))
    for call in (older.replay, older.verify, lambda: list(older.states())):
        with pytest.raises(BadRecord, match=r"revision: expected revision 1 of Poof, got 0"):
            call()


def test_another_format_is_refused(record: Record) -> None:
    data = json.loads(record.to_json()) | {"format": 2}
    with pytest.raises(BadRecord, match="format: expected format 1, got 2"):
        Record.load(json.dumps(data).encode())


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda r: r.pop("game"), "record"),
        (lambda r: r.pop("format"), "record"),
        (lambda r: r.pop("resigned"), "record"),
        (lambda r: r.update(more=1), "record"),
        (lambda r: r.update(seats="two"), "seats"),
        (lambda r: r["nonces"].__setitem__(0, "xyz"), r"nonces\[0\]"),
        (lambda r: r.update(moves=[[0]]), r"moves\[0\]"),
        (lambda r: r.update(moves=[[0, "x" * 65]]), r"moves\[0\]\[1\]"),
    ],
)
def test_a_wrong_shape_is_refused_with_its_place(
    record: Record, change: Change, place: str
) -> None:
    data = json.loads(record.to_json())
    change(data)
    with pytest.raises(BadRecord, match=f"^{place}: expected a record of a match"):
        Record.load(json.dumps(data).encode())


def test_a_name_that_stands_there_twice_is_refused(record: Record) -> None:
    raw = record.to_json()
    shown = b'{"result":{"scores":[9,9],"winners":[0],"reason":"finished"},' + raw[1:]
    with pytest.raises(BadRecord, match="result: expected every name once"):
        Record.load(shown)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="a readable file"):
        Record.load(tmp_path / "none.json")


def test_a_huge_file_is_refused_without_reading_it_all(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(BadRecord, match="at most"):
        Record.load(path)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(field=st.sampled_from(Record.__struct_fields__), value=junk)
@settings(max_examples=150, deadline=None)
def test_junk_in_a_field_is_refused_or_found(record: Record, field: str, value: object) -> None:
    data = json.loads(record.to_json())
    if data[field] == value:
        return
    data[field] = value
    try:
        verdict = Record.load(json.dumps(data).encode("utf-8", "surrogatepass")).verify()
    except BadRecord:
        return
    assert not verdict.ok


@given(options=st.dictionaries(st.sampled_from(["blind", "seed", "seats", "self", "x"]), junk))
@settings(max_examples=100, deadline=None)
def test_forged_options_are_refused_or_found(record: Record, options: dict[str, object]) -> None:
    try:
        verdict = reseal(msgspec.structs.replace(record, options=options)).verify()
    except BadRecord:
        return
    assert not verdict.ok


@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_cut_or_overwritten_file_is_refused_or_found(record: Record, data: st.DataObject) -> None:
    raw = bytearray(record.to_json())
    place = data.draw(st.integers(0, len(raw) - 1))
    if data.draw(st.booleans()):
        broken = bytes(raw[:place])
    else:
        raw[place] ^= data.draw(st.integers(1, 255))
        broken = bytes(raw)
    try:
        verdict = Record.load(broken).verify()
    except BadRecord:
        return
    assert not verdict.ok
