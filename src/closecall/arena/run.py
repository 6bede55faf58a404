"""Playing a contest on all cores or on a cluster, and going on where it was interrupted."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

import closecall
from closecall.arena.contest import Contest, Played, play
from closecall.arena.pool import AHEAD, check_workers, count_of, processes
from closecall.arena.rows import Match, RowFiles, opened
from closecall.engine.errors import BadOptions, BadRecord
from closecall.engine.extras import needed
from closecall.engine.types import Result

PATIENCE = 10  # seconds for a cluster to answer


class Finished(Protocol):
    """A finished match, independent of the contest that asked for it."""

    @property
    def index(self) -> int: ...


ContestT = TypeVar("ContestT", bound=Contest)
DoneT = TypeVar("DoneT", bound=Finished)


def play_some(
    play: Callable[[ContestT, int], DoneT], contest: ContestT, indexes: list[int]
) -> list[DoneT]:
    """Play the matches of one task."""
    return [play(contest, index) for index in indexes]


@contextmanager
def executor(game: str, workers: int, cluster: str) -> Iterator[tuple[Executor, int]]:
    """Processes on this machine, or a Dask cluster by its address."""
    if not cluster:
        count = count_of(workers)
        with processes(count, closecall.game(game)) as pool:
            yield pool, count
        return
    with needed("dask"):
        from distributed import Client
    try:
        connected = Client(cluster, timeout=PATIENCE)
    except ValueError:
        raise BadOptions("an address such as tcp://host:8786", cluster, where="cluster") from None
    except OSError:
        expected = f"a Dask scheduler that answers within {PATIENCE} s"
        raise BadOptions(expected, cluster, where="cluster") from None
    with connected as client:
        # A worker that dies takes its task with it: the scheduler gives it to another one.
        remote = client.get_executor(pure=False, retries=5)
        yield remote, max(1, len(client.scheduler_info()["workers"]))


class Rules(msgspec.Struct, frozen=True):
    """Versions of the rules, written in the first line of a log beside the contest."""

    revision: int = 0


class Log(Generic[DoneT]):
    """Finished matches in a file, one JSON line each behind a line with the contest."""

    def __init__(self, path: Path, contest: Contest, kind: type[DoneT]) -> None:
        self.path = path.resolve()
        self.kind = kind
        self.finished: list[DoneT] = []
        revision = closecall.game(contest.game).revision
        if path.exists():
            self._read(contest, revision)
        else:
            head = msgspec.to_builtins(contest) | msgspec.to_builtins(Rules(revision))
            self._replace(msgspec.json.encode(head) + b"\n")

    def _read(self, contest: Contest, revision: int) -> None:
        content = self.path.read_bytes()
        lines = content.split(b"\n")
        try:
            begun = msgspec.json.decode(lines[0], type=type(contest))
            rules = msgspec.json.decode(lines[0], type=Rules)
        except msgspec.MsgspecError:
            raise BadRecord("a contest on the first line", str(self.path), where="log") from None
        if begun.game == contest.game and rules.revision != revision:
            expected = f"matches by revision {revision} of the rules of {contest.game}"
            raise BadRecord(expected, f"revision {rules.revision}", where=str(self.path))
        if msgspec.structs.replace(begun, games=contest.games) != contest:
            raise BadRecord("the same contest as in the log", str(self.path), where="log")
        whole = bytearray(lines[0] + b"\n")
        for line in lines[1:]:
            try:
                played = msgspec.json.decode(line, type=self.kind)
            except msgspec.MsgspecError:
                continue  # cut off in the middle of writing: that match is played again
            whole += line + b"\n"
            if played.index < contest.games:
                self.finished.append(played)
        if whole != content:
            self._replace(bytes(whole))

    def _replace(self, content: bytes) -> None:
        """Replace the file atomically: whatever happens meanwhile, no finished match is lost."""
        new = self.path.with_name(self.path.name + ".new")
        with new.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, self.path)

    def add(self, matches: list[DoneT]) -> None:
        """Write matches down before they count; on a full disk the earlier ones stay."""
        try:
            with self.path.open("ab") as file:
                for played in matches:
                    file.write(msgspec.json.encode(played) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            expected = f"a log that can be written ({error.strerror}); its matches are kept"
            raise BadRecord(expected, str(self.path), where="log") from None


def run(
    contest: Contest,
    *,
    workers: int = 0,
    cluster: str = "",
    log: Path | None = None,
    progress: Callable[[int], None] = lambda finished: None,
    rows: Path | None = None,
    decisions: Path | None = None,
) -> list[Played]:
    """Play all matches of a contest; those in the log are not played again.

    `rows` and `decisions` are files to write a row for each match or decision to; the latter needs
    a contest that keeps decisions.
    """
    contest.check()
    check_workers(workers)
    if decisions is not None and not contest.decisions:
        raise BadOptions("a contest with `decisions`", "one without", where="decisions")
    files = _row_files(contest, rows, decisions)
    pools = partial(executor, contest.game, workers, cluster)
    with opened(files, contest.seed, contest.seed_of(contest.games)):
        return run_with(
            pools,
            play,
            contest,
            Played,
            log=log,
            progress=progress,
            notice=lambda finished: files.add(_match(contest, played) for played in finished),
        )


def run_with(
    pools: Callable[[], AbstractContextManager[tuple[Executor, int]]],
    play: Callable[[ContestT, int], DoneT],
    contest: ContestT,
    kind: type[DoneT],
    *,
    log: Path | None = None,
    progress: Callable[[int], None] = lambda finished: None,
    notice: Callable[[list[DoneT]], None] = lambda finished: None,
) -> list[DoneT]:
    """Do the same for any way to play a match; `pools()` is entered only if there is work to do.

    `notice` is shown all matches, those in the log first, the others once they are in it.
    """
    book = Log(log, contest, kind) if log else None
    known = book.finished if book else []
    matches = {played.index: played for played in known}
    notice(known)
    progress(len(matches))
    missing = [index for index in range(contest.games) if index not in matches]
    if not missing:
        return _in_order(matches)
    work = partial(play_some, play, contest)
    with pools() as (pool, count):
        for finished in _as_finished(pool, count, work, missing):
            if book:
                book.add(finished)
            notice(finished)
            matches.update({played.index: played for played in finished})
            progress(len(matches))
    return _in_order(matches)


def _row_files(contest: Contest, rows: Path | None, decisions: Path | None) -> RowFiles:
    game = closecall.game(contest.game)
    options = game.start(len(contest.players), 0, **contest.options).terms.options
    return RowFiles(game, contest.players, options, rows, decisions)


def _match(contest: Contest, played: Played) -> Match:
    """Return a match by seat, as tables have it."""
    players = range(len(played.seats))
    at = sorted(players, key=lambda player: played.seats[player])
    winners = tuple(played.seats[player] for player in players if played.won[player])
    result = Result(
        tuple(played.scores[player] for player in at), tuple(sorted(winners)), played.reason
    )
    return Match(
        seed=contest.seed_of(played.index),
        moves=played.moves,
        result=result,
        decisions=played.decisions,
        index=played.index,
        players=tuple(contest.players[player] for player in at),
    )


def _in_order(matches: dict[int, DoneT]) -> list[DoneT]:
    return [matches[index] for index in sorted(matches)]


def _as_finished(
    pool: Executor, count: int, work: Callable[[list[int]], list[DoneT]], missing: list[int]
) -> Iterator[list[DoneT]]:
    """Yield results as they come, keeping a few tasks ahead per worker."""
    size = max(1, min(50, len(missing) // (count * 20)))
    chunks = iter([missing[i : i + size] for i in range(0, len(missing), size)])
    waiting: set[Future[list[DoneT]]] = set()
    try:
        while True:
            while len(waiting) < count * AHEAD:
                chunk = next(chunks, None)
                if chunk is None:
                    break
                waiting.add(pool.submit(work, chunk))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()
