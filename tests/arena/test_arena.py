"""The arena: fair pairings, figures that add up, runs that go on after anything."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from server.support import PATIENCE, wait_until

import closecall
from closecall.arena import Contest, Played, play, run, summarise
from closecall.arena.command import _table
from closecall.arena.figures import percentile
from closecall.arena.report import render
from closecall.arena.run import Log
from closecall.engine.errors import BadOptions, BadRecord
from closecall.intervals import interval

SMALL = Contest("poof", ("medium", "random", "random"), 9, seed=5, options={"rounds": 1})


def made_up(index: int, seats: list[int], scores: list[int], won: list[bool]) -> Played:
    return Played(index, seats, scores, won, "made-up", 10, [{3: 1} for _ in seats])


def test_everybody_sits_in_every_seat_with_the_same_seed() -> None:
    groups = [[SMALL.seat_of(index) for index in range(start, start + 3)] for start in (0, 3, 6)]
    for group in groups:
        for player in range(3):
            assert sorted(seats[player] for seats in group) == [0, 1, 2]
    assert [SMALL.seed_of(index) for index in range(9)] == [5, 5, 5, 6, 6, 6, 7, 7, 7]


def without_times(played: Played) -> Played:
    return msgspec.structs.replace(played, times=[])


def test_a_match_depends_on_the_contest_and_its_index_alone() -> None:
    assert without_times(play(SMALL, 4)) == without_times(play(SMALL, 4))
    assert without_times(play(SMALL, 4)) != without_times(play(SMALL, 5))


def test_processes_play_what_one_process_plays() -> None:
    here = [without_times(play(SMALL, index)) for index in range(9)]
    assert [without_times(played) for played in run(SMALL, workers=2)] == here


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    whole = run(SMALL, workers=2, log=log)
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines[:5]) + lines[5][:20])  # killed while writing the fifth
    kept = Log(log, SMALL, Played).finished
    assert len(kept) == 4
    seen: list[int] = []
    again = run(SMALL, workers=2, log=log, progress=seen.append)
    assert seen[0] == 4
    assert [without_times(played) for played in again] == [without_times(each) for each in whole]
    # The four that were finished are the very same, decision times included: not played again.
    assert all(played in again for played in kept)


def alive(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def arena_of_its_own(log: Path) -> subprocess.Popen[bytes]:
    """Start an arena in a group of processes that can be signalled."""
    command = ["arena", "poof", "--players", "random,random", "--games", "100000", "--workers", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "closecall", *command, "--log", str(log)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    wait_until(lambda: log.exists() and log.read_bytes().count(b"\n") > 2, "some matches")
    return running


def test_an_impatient_interrupt_ends_everything_and_keeps_what_was_finished(tmp_path: Path) -> None:
    """Interrupted twice, the workers used to stay and the command with them."""
    log = tmp_path / "log.jsonl"
    running = arena_of_its_own(log)
    try:
        for _ in range(2):
            os.killpg(running.pid, signal.SIGINT)
            time.sleep(0.3)
        assert running.wait(PATIENCE) == 1
        wait_until(lambda: not alive(running.pid), "the end of its workers")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert log.read_bytes().count(b"\n") > 2


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_do_not_outlive_whoever_gives_out_the_work(
    tmp_path: Path, how: signal.Signals
) -> None:
    """They used to wait for good for work that nobody would bring."""
    running = arena_of_its_own(tmp_path / "log.jsonl")
    try:
        running.send_signal(how)
        running.wait(PATIENCE)
        wait_until(lambda: not alive(running.pid), "the end of its workers")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def test_a_log_can_be_played_further(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    run(msgspec.structs.replace(SMALL, games=3), workers=1, log=log)
    assert len(run(SMALL, workers=1, log=log)) == 9


def test_a_log_of_another_contest_is_refused_and_kept(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    run(msgspec.structs.replace(SMALL, games=1), workers=1, log=log)
    before = log.read_bytes()
    with pytest.raises(BadRecord, match="same contest"):
        run(msgspec.structs.replace(SMALL, seed=6), workers=1, log=log)
    assert log.read_bytes() == before


def test_a_log_by_other_rules_is_refused_and_kept(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    few = msgspec.structs.replace(SMALL, games=1)
    run(few, workers=1, log=log)
    head, _, rest = log.read_bytes().partition(b"\n")
    fields = msgspec.json.decode(head)
    now = closecall.game("poof").revision
    assert fields["revision"] == now
    for other in ({**fields, "revision": now + 1}, SMALL):  # another revision, or none given
        log.write_bytes(msgspec.json.encode(other) + b"\n" + rest)
        before = log.read_bytes()
        with pytest.raises(BadRecord, match=f"by revision {now} of the rules of poof"):
            run(few, workers=1, log=log)
        assert log.read_bytes() == before


def test_a_log_is_mended_all_at_once_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.jsonl"
    run(msgspec.structs.replace(SMALL, games=3), workers=1, log=log)
    cut_off = log.read_bytes()[:-9]
    log.write_bytes(cut_off)

    def crash(*args: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", crash)
        with pytest.raises(KeyboardInterrupt):
            Log(log, SMALL, Played)
    assert log.read_bytes() == cut_off
    assert len(Log(log, SMALL, Played).finished) == 2
    assert os.listdir(tmp_path) == ["log.jsonl"]


@pytest.mark.parametrize(
    "change",
    [{"players": ("medium", "genius", "random")}, {"games": 0}, {"players": ("random",)}],
)
def test_what_cannot_be_played_is_refused_at_once(change: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        run(msgspec.structs.replace(SMALL, **change))


def test_shared_wins_count_by_their_share() -> None:
    contest = Contest("poof", ("medium", "random"), 2)
    matches = [
        made_up(0, [0, 1], [10, 10], [True, True]),
        made_up(1, [1, 0], [5, 30], [True, False]),
    ]
    medium, random = summarise(contest, matches).levels
    assert (medium.wins, random.wins) == (1.5, 0.5)
    assert medium.share + random.share == 1
    assert medium.mean == 7.5
    assert medium.rating is not None and random.rating is not None
    assert medium.rating > random.rating


def test_teams_win_as_one() -> None:
    """Partners of 5 To Close sit opposite each other."""
    contest = Contest("five-to-close", ("hard", "medium", "hard", "medium"), 1)
    won = made_up(0, [0, 1, 2, 3], [90, 40, 90, 40], [True, False, True, False])
    hard, medium = summarise(contest, [won]).levels
    assert (hard.share, medium.share) == (1.0, 0.0)


def test_co_operation_is_won_or_lost_by_all() -> None:
    contest = Contest("closing-in", ("random", "random"), 2)
    matches = [
        made_up(0, [0, 1], [1, 1], [True, True]),
        made_up(1, [1, 0], [0, 0], [False, False]),
    ]
    assert summarise(contest, matches).levels[0].share == 0.5


@pytest.mark.parametrize(("game", "players"), [("closing-in", 2), ("close-to-the-mark", 1)])
def test_nobody_is_rated_against_nobody(game: str, players: int) -> None:
    contest = Contest(game, ("random",) * players, 1)
    seats = list(range(players))
    matches = [made_up(0, seats, [1] * players, [True] * players)]
    summary = summarise(contest, matches)
    assert [each.rating for each in [*summary.levels, *summary.players]] == [None] * (1 + players)
    assert "rating" not in render(summary, matches)
    assert "rating" not in [column.header for column in _table(summary).columns]


def test_intervals_hold_the_share_and_shrink() -> None:
    assert interval(0, 10)[0] == 0.0 < interval(0, 10)[1] < 0.35
    wide, narrow = interval(5, 10), interval(500, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]


def test_percentiles_of_decision_times() -> None:
    times = Counter({0: 98, 50: 2})
    assert percentile(times, 0.5) == pytest.approx(1e-6)
    assert percentile(times, 0.99) == pytest.approx(1e-6 * 1.1**50)


def test_the_report_needs_nothing_but_itself() -> None:
    matches = run(SMALL, workers=1)
    page = render(summarise(SMALL, matches), matches)
    assert page.count("<svg") == 4
    assert "http" not in page and "<script" not in page and "src=" not in page
    for words in ("Win share", "Scores", "Length", "by seat", "medium", "random"):
        assert words in page


def test_a_cluster_that_loses_a_worker_still_plays_every_match(tmp_path: Path) -> None:
    """A real local cluster of two worker processes; one is killed in the middle."""
    import dask
    from distributed import LocalCluster

    contest = msgspec.structs.replace(SMALL, games=60, options={"rounds": 7})
    finished = threading.Event()
    patient = dask.config.set({"distributed.comm.timeouts.connect": "120s"})
    with (
        patient,
        LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", protocol="tcp://"
        ) as cluster,
    ):
        victim = cluster.workers[0].pid

        def kill(done: int) -> None:
            if done >= 10 and not finished.is_set():
                finished.set()
                os.kill(victim, signal.SIGKILL)

        matches = run(contest, cluster=cluster.scheduler_address, progress=kill)
    assert finished.is_set()
    assert [played.index for played in matches] == list(range(60))
    for index in (0, 31, 59):
        assert without_times(matches[index]) == without_times(play(contest, index))
