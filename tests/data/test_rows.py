"""Tables of matches: complete, the same in every format, and kept whatever happens."""

from __future__ import annotations

import resource
import subprocess
import sys
import tracemalloc
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import closecall
from closecall.arena import Contest, run
from closecall.arena.simulate import simulate
from closecall.cli import commands
from closecall.data import Writer, load, match_rows, read
from closecall.data.examples import examples
from closecall.data.load import Frame
from closecall.engine.errors import BadOptions, BadRecord, CloseCallError
from closecall.engine.record import Match, Record
from closecall.envs import observation

FORMATS = ("csv", "arrow", "parquet")
POOF = closecall.game("poof")
SMALL = Contest("poof", ("easy", "random"), 4, seed=5, options={"rounds": 1}, decisions=True)


@pytest.mark.parametrize("suffix", FORMATS)
def test_simulation_writes_a_row_for_each_match(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"rows.{suffix}"
    report = simulate(POOF, 3, 60, 7, options={"rounds": 2}, rows=path)
    rows = list(read(path))
    assert [row["match"] for row in rows] == list(range(60))
    assert [row["seed"] for row in rows] == list(range(7, 67))
    assert sum(row["moves"] for row in rows) == report.moves
    assert [sum(row[f"won_{seat}"] for row in rows) for seat in range(3)] == [
        place.wins for place in report.places
    ]
    first = rows[0]
    assert (first["game"], first["seats"], first["player_2"]) == ("poof", 3, "random")
    assert msgspec.json.decode(first["options"])["rounds"] == 2
    assert not path.with_name(path.name + ".part").exists()


def test_processes_write_the_same_rows(tmp_path: Path) -> None:
    one, two = tmp_path / "one.csv", tmp_path / "two.csv"
    simulate(POOF, 2, 200, 1, rows=one)
    simulate(POOF, 2, 200, 1, rows=two, workers=2)
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize("suffix", FORMATS)
def test_rows_load_into_data_frames(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"rows.{suffix}"
    simulate(POOF, 2, 20, 1, rows=path)
    rows = list(read(path))
    into: Frame
    for into in ("pandas", "polars"):
        frame = load(path, into)
        assert list(frame.columns) == list(rows[0])
        assert frame["moves"].to_list() == [row["moves"] for row in rows]
        assert frame["won_0"].to_list() == [row["won_0"] for row in rows]
        assert frame["reason"].to_list() == [row["reason"] for row in rows]
    assert load(path, "arrow").to_pylist() == rows


def test_decisions_replay_to_the_results(tmp_path: Path) -> None:
    rows, decisions = tmp_path / "rows.csv", tmp_path / "decisions.csv"
    run(SMALL, workers=1, rows=rows, decisions=decisions)
    made = list(read(decisions))
    for row in read(rows):
        state = POOF.start(2, row["seed"], rounds=1)
        players = [row["player_0"], row["player_1"]]
        for decision in (each for each in made if each["match"] == row["match"]):
            seat = decision["seat"]
            assert decision["legal"] == len(state.legal(seat))
            assert decision["player"] == players[seat]
            assert decision["move"] == POOF.move(decision["action"]).text
            state.apply(seat, decision["action"])
        assert state.over and list(state.result().scores) == [row["score_0"], row["score_1"]]
        assert state.result().reason == row["reason"]


def test_arena_rows_include_what_the_log_held(tmp_path: Path) -> None:
    log, rows, decisions = tmp_path / "log", tmp_path / "rows.csv", tmp_path / "decisions.csv"
    run(msgspec.structs.replace(SMALL, games=2), workers=1, log=log)
    played = run(SMALL, workers=1, log=log, rows=rows, decisions=decisions)
    written = list(read(rows))
    assert sorted(row["match"] for row in written) == [0, 1, 2, 3]
    assert sum(row["moves"] for row in written) == sum(each.moves for each in played)
    assert sum(1 for _ in read(decisions)) == sum(each.moves for each in played)
    for row in written:
        seats = SMALL.seat_of(row["match"])
        assert row[f"player_{seats[0]}"] == "easy" and row[f"player_{seats[1]}"] == "random"


def test_decisions_need_a_contest_that_keeps_them(tmp_path: Path) -> None:
    without = msgspec.structs.replace(SMALL, decisions=False)
    with pytest.raises(BadOptions, match="decisions"):
        run(without, workers=1, decisions=tmp_path / "decisions.csv")
    log = tmp_path / "log"
    run(without, workers=1, log=log)
    with pytest.raises(BadRecord, match="same contest"):
        run(SMALL, workers=1, log=log, decisions=tmp_path / "decisions.csv")


def test_examples_show_what_the_players_saw(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    run(SMALL, workers=1, decisions=path)
    rows = [row for row in read(path) if row["player"] == "easy"]
    batches = list(examples(path, players=["easy"], batch=32))
    assert [len(batch.actions) for batch in batches[:-1]] == [32] * (len(batches) - 1)
    actions = [int(action) for batch in batches for action in batch.actions]
    assert actions == [row["action"] for row in rows]
    layout, place = observation("poof", 2, rounds=1), 0
    for batch in batches:
        for seen, mask, action in zip(batch.observations, batch.masks, batch.actions, strict=True):
            assert layout.read(seen.tolist()).seat == rows[place]["seat"]
            assert mask[action] == 1 and mask.sum() >= rows[place]["legal"]
            place += 1


def test_examples_of_other_rules_or_other_rows_are_refused(tmp_path: Path) -> None:
    path, wrong = tmp_path / "decisions.csv", tmp_path / "wrong.csv"
    run(SMALL, workers=1, decisions=path)
    lines = path.read_text().splitlines(keepends=True)
    wrong.write_text("".join(lines).replace("poof,1,", "poof,99,"))
    with pytest.raises(BadOptions, match="newer rules need a newer version"):
        list(examples(wrong))
    wrong.write_text("".join([lines[0], *lines[2:]]))
    with pytest.raises(BadRecord, match="whole matches"):
        list(examples(wrong))
    wrong.write_text("".join([*lines[:2], *lines[3:]]))
    with pytest.raises(BadRecord, match="legal there"):
        list(examples(wrong))
    simulate(POOF, 2, 1, 1, rows=wrong)
    with pytest.raises(BadRecord, match="one row a decision"):
        list(examples(wrong))


def _peak(games: int, path: Path) -> int:
    tracemalloc.start()
    try:
        decisions = path.with_suffix(".arrow")
        simulate(POOF, 2, games, 1, options={"rounds": 1}, rows=path, decisions=decisions)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_memory_does_not_grow_with_the_number_of_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("closecall.data.writer.BATCH", 50)
    monkeypatch.setattr("closecall.arena.simulate.LARGEST_BATCH", 10)
    _peak(20, tmp_path / "warm.csv")
    few, many = _peak(500, tmp_path / "few.csv"), _peak(5_000, tmp_path / "many.csv")
    assert many < 1.5 * few


FULL_DISK = """
import resource, sys
from pathlib import Path
import closecall.data.writer as writer
from closecall.arena.simulate import simulate
import closecall
writer.BATCH = 100
resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
try:
    simulate(closecall.game("poof"), 2, 5_000, 1, rows=Path(sys.argv[1]))
except writer.NotWritten as error:
    print(error)
"""


@pytest.mark.parametrize("suffix", FORMATS)
def test_full_disk_keeps_what_was_finished(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"rows.{suffix}"
    ran = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)], capture_output=True, text=True, check=True
    )
    part = path.with_name(path.name + ".part")
    kept = list(read(part))
    assert kept and len(kept) % 100 == 0 and not path.exists()
    assert [row["match"] for row in kept] == list(range(len(kept)))
    assert f"{len(kept)} rows are kept in {part}" in ran.stdout and "File too large" in ran.stdout
    assert resource.getrlimit(resource.RLIMIT_FSIZE) != (40_000, 40_000)


def test_interrupted_run_keeps_what_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(POOF, 2, 100, 1, rows=path, progress=interrupt)
    assert len(list(read(tmp_path / "rows.parquet.part"))) == 2  # a batch


def test_bad_names_files_and_seeds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"\.csv, \.arrow, \.parquet"):
        simulate(POOF, 2, 1, 1, rows=tmp_path / "rows.xlsx")
    with pytest.raises(BadOptions, match="63 bits"):
        simulate(POOF, 2, 1, 1 << 70, rows=tmp_path / "rows.csv")
    with pytest.raises(BadOptions, match="another file"):
        simulate(POOF, 2, 1, 1, rows=tmp_path / "r.csv", decisions=tmp_path / "r.csv")
    with pytest.raises(CloseCallError, match="No such file"):
        simulate(POOF, 2, 1, 1, rows=tmp_path / "nowhere" / "rows.csv")
    with pytest.raises(BadRecord, match="a file of rows"):
        load(tmp_path / "rows.csv")
    with pytest.raises(BadOptions, match="pandas, polars"):
        load(tmp_path / "rows.csv", "excel")  # type: ignore[arg-type]
    for suffix in FORMATS:
        path = tmp_path / f"other.{suffix}"
        path.write_text("nothing\nof\nours\n")
        with pytest.raises(BadRecord):
            list(read(path))


def _record(path: Path) -> Record:
    match = Match(POOF, seats=2)
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    record = match.record()
    record.save(path)
    return record


def test_records_in_bulk_become_rows(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    good = _record(folder / "a.json")
    altered = (folder / "a.json").read_text().replace('"reason":"', '"reason":"x')
    (folder / "b.json").write_text(altered)
    (folder / "c.json").write_text("{}")
    rows = list(match_rows([folder]))
    assert [row["verified"] for row in rows] == [True, False, False]
    assert good.result is not None
    assert [rows[0]["score_0"], rows[0]["score_1"]] == list(good.result.scores)
    assert rows[0]["moves"] == len(good.moves) and rows[0]["problem"] is None
    assert rows[1]["problem"] and "a record of a match" in rows[2]["problem"]
    with pytest.raises(BadRecord, match="a folder of records"):
        list(match_rows([tmp_path / "nowhere"]))


def test_commands_write_rows(tmp_path: Path) -> None:
    _record(tmp_path / "a.json")
    into, rows, decisions = (str(tmp_path / name) for name in ("into.csv", "r.parquet", "d.csv"))
    runner = CliRunner()
    for arguments in (
        ["rows", str(tmp_path / "a.json"), "--into", into],
        ["simulate", "poof", "--games", "3", "--rows", rows],
        ["arena", "poof", "--players", "random,random", "--games", "2", "--decisions", decisions],
    ):
        ran = runner.invoke(commands, arguments)
        assert ran.exit_code == 0, ran.output
    assert [row["verified"] for row in read(into)] == [True]
    assert len(list(read(rows))) == 3 and {row["match"] for row in read(decisions)} == {0, 1}


def test_a_writer_of_your_own(tmp_path: Path) -> None:
    path = tmp_path / "own.arrow"
    with Writer(path, {"game": str, "moves": int, "won_0": bool}) as writer:
        writer.add([{"game": "poof", "moves": 3, "won_0": True}, {"game": "poof"}])
    assert list(read(path)) == [
        {"game": "poof", "moves": 3, "won_0": True},
        {"game": "poof", "moves": None, "won_0": None},
    ]
