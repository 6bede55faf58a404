"""Soak: three nodes on PostgreSQL and Redis, faults without end, and every promise checked.

    python bench/server/soak.py [--minutes 30] [--matches 12] [--seed 1] [--write]

People play at random through whichever node answers. Meanwhile nodes are killed, paused and
restarted, Redis is killed and PostgreSQL crashes. When a match is over, and for all that are left
at the end, the log in the database is compared with what the players saw:

    lost      a move that was acknowledged is not in the log
    doubled   a step that nobody sent, or one move twice
    stuck     a match that does not go on once the faults have stopped
    leaked    a view that is not exactly the one its seat may see at that step

Exit code 1 if any of these happened. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from cluster import Program, Server, node_program, redis_program, running_all
from run import free_port, keep
from websockets.exceptions import WebSocketException

from closecall import protocol as p
from closecall.client import Client, Refused, Seat, bot, me
from closecall.server.match.fold import Fold, fold
from closecall.server.store import open_store
from closecall.server.store.base import Step, Store, Whole

NODES = 3
GAMES = ("poof", "close-enough", "five-to-close")
"""All of them hide something."""
QUIET = 3.0
"""Seconds without news after which a player tries another node."""
ANSWER = 3.0
AVOIDED = 1.5
"""Seconds for which players stay away from a node that failed them."""
RECOVERY = 90.0
"""Seconds in which every match has to go on after the last fault."""
TROUBLE = (OSError, EOFError, TimeoutError, WebSocketException, Refused)


@dataclass
class Attempt:
    """A move that was sent."""

    seat: int
    seq: int
    text: str
    acknowledged: bool = False


@dataclass
class Game:
    """A match with everything its players did and saw."""

    id: str
    secret: str
    people: int
    attempts: list[Attempt] = field(default_factory=list)
    seen: list[tuple[int, p.Update]] = field(default_factory=list)
    head: int = 0
    over: bool = False


@dataclass
class Tally:
    """Totals of a run."""

    acknowledged: int = 0
    unanswered: int = 0
    """Sent, but the answer got lost with a node."""
    steps: int = 0
    views: int = 0
    matches: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


# --- Players --------------------------------------------------------------------------------------


class Crowd:
    """The people, who know the nodes and go to another one when theirs is silent."""

    def __init__(self, nodes: list[Server], chance: random.Random, tally: Tally) -> None:
        self.nodes = nodes
        self.chance = chance
        self.tally = tally
        self.playing: list[Game] = []
        self.ended: list[Game] = []
        self.failed: dict[str, float] = {}
        self.stopping = False

    def somewhere(self) -> str:
        """Return the address of a node that has not failed in the last moments, if there is one."""
        now = time.monotonic()
        urls = [node.url for node in self.nodes]
        return self.chance.choice([url for url in urls if self.failed.get(url, 0) < now] or urls)

    def avoid(self, url: str) -> None:
        """Go elsewhere for a while, as a load balancer would."""
        self.failed[url] = time.monotonic() + AVOIDED

    async def matches_for_ever(self) -> None:
        """One match after the other."""
        while not self.stopping:
            url = self.somewhere()
            try:
                game = await asyncio.wait_for(self.new_game(url), 2 * ANSWER)
            except TROUBLE:
                self.avoid(url)
                await asyncio.sleep(0.5)
                continue
            self.playing.append(game)
            await asyncio.gather(*(self.play(game, seat) for seat in range(game.people)))
            self.playing.remove(game)
            self.ended.append(game)

    async def new_game(self, url: str) -> Game:
        """Seat two people and a bot at a new table."""
        client = Client(url)
        await client.enter("Soak")
        seats = [me("A"), me("B"), bot("easy")]
        made = await client.create(self.chance.choice(GAMES), seats, pace=0, wait=False)
        assert client.secret is not None
        return Game(made.match.id, client.secret, 2)

    async def play(self, game: Game, number: int) -> None:
        """Sit at a seat until the match is over, through one node after the other."""
        last = -1
        while not game.over and not self.stopping:
            url = self.somewhere()
            seat = Seat(url, game.id, game.secret, number)
            seat._seq = last
            try:
                await asyncio.wait_for(seat.open(), ANSWER)
                await self.stay(game, number, seat)
            except TROUBLE:
                self.avoid(url)
                await asyncio.sleep(0.1)
            finally:
                last = seat._seq
                with contextlib.suppress(*TROUBLE, asyncio.CancelledError):
                    await asyncio.wait_for(seat.close(), 1)

    async def stay(self, game: Game, number: int, seat: Seat) -> None:
        """Play through one socket until it is silent."""
        updates = seat.updates()
        while not game.over and not self.stopping:
            update = await asyncio.wait_for(anext(updates), QUIET)
            game.seen.append((number, update))
            game.head = max(game.head, update.seq)
            game.over |= update.over
            if number in update.actors and update.legal and update.seq == seat._seq:
                await self.move(game, number, seat, update)

    async def move(self, game: Game, number: int, seat: Seat, update: p.Update) -> None:
        """Send a random move, and the same again until it is known what became of it."""
        attempt = Attempt(number, update.seq, self.chance.choice(update.legal).text)
        game.attempts.append(attempt)
        try:
            await asyncio.wait_for(seat.play(attempt.text, attempt.seq), ANSWER)
            attempt.acknowledged = True
            self.tally.acknowledged += 1
        except Refused as refusal:
            if refusal.code == "broken":
                self.tally.unanswered += 1
                raise
        except TimeoutError:
            self.tally.unanswered += 1
            raise


# --- Faults ---------------------------------------------------------------------------------------


class Faults:
    """Breaks one thing after the other, and mends it again."""

    def __init__(
        self, nodes: list[Server], redis: Program, database: Program, chance: random.Random
    ) -> None:
        self._nodes, self._redis, self._database = nodes, redis, database
        self._chance = chance
        self.count: Counter[str] = Counter()
        self._kinds = {
            "node killed": (5, self._kill),
            "node paused": (5, self._pause),
            "node restarted": (2, self._restart),
            "Redis killed": (2, self._lose_redis),
            "PostgreSQL crashed": (1, self._crash_database),
        }

    async def go_on(self, until: float) -> None:
        """Faults until a moment; everything runs again when this returns."""
        names = list(self._kinds)
        weights = [weight for weight, _ in self._kinds.values()]
        while time.monotonic() < until:
            await asyncio.sleep(self._chance.uniform(1.5, 5))
            (name,) = self._chance.choices(names, weights)
            await self._kinds[name][1]()
            self.count[name] += 1

    async def _kill(self) -> None:
        node = self._chance.choice(self._nodes)
        node.end(signal.SIGKILL)
        await asyncio.sleep(self._chance.uniform(0, 3))
        await asyncio.to_thread(node.start)

    async def _restart(self) -> None:
        node = self._chance.choice(self._nodes)
        await asyncio.to_thread(node.end, signal.SIGTERM)
        await asyncio.to_thread(node.start)

    async def _pause(self) -> None:
        node = self._chance.choice(self._nodes)
        node.send(signal.SIGSTOP)
        await asyncio.sleep(self._chance.choice((0.5, 2, 5, 12)))
        node.send(signal.SIGCONT)

    async def _lose_redis(self) -> None:
        self._redis.end(signal.SIGKILL)
        await asyncio.sleep(self._chance.uniform(0, 3))
        await asyncio.to_thread(self._redis.start)

    async def _crash_database(self) -> None:
        await asyncio.to_thread(self._database.end, signal.SIGQUIT)  # at once, without a checkpoint
        await asyncio.to_thread(self._database.start)


# --- Promises -------------------------------------------------------------------------------------


def check_moves(game: Game, steps: list[Step], tally: Tally) -> None:
    """Nothing acknowledged is lost; nothing is in the log that nobody sent, or twice."""
    if [step.seq for step in steps] != list(range(1, len(steps) + 1)):
        tally.wrong.append(f"{game.id}: steps are not numbered without gaps")
    for seat in range(game.people):
        attempts = sorted((a for a in game.attempts if a.seat == seat), key=lambda a: a.seq)
        used: set[int] = set()
        for step in (step for step in steps if step.seat == seat):
            found = [
                i
                for i, attempt in enumerate(attempts)
                if i not in used and attempt.seq < step.seq and attempt.text == step.move
            ]
            if not found:
                tally.wrong.append(f"{game.id}: step {step.seq} was sent by nobody, or is doubled")
                continue
            # the newest that fits, and of those sent for one step the acknowledged one
            best = max(found, key=lambda i: (attempts[i].seq, attempts[i].acknowledged))
            used |= {i for i in found if attempts[i].seq == attempts[best].seq}
        for i, attempt in enumerate(attempts):
            if attempt.acknowledged and i not in used:
                tally.wrong.append(f"{game.id}: acknowledged move at {attempt.seq} is lost")


def check_views(game: Game, whole: Whole, steps: list[Step], tally: Tally) -> None:
    """Check that each player saw exactly what the seat may see at that step."""
    seen: dict[int, list[tuple[int, p.Update]]] = {}
    for seat, update in game.seen:
        seen.setdefault(update.seq, []).append((seat, update))

    def look(position: Fold) -> None:
        for seat, update in seen.pop(position.seq, ()):
            tally.views += 1
            view = msgspec.json.encode(position.state.view(seat))
            legal = sorted(position.game.move(action).text for action in position.legal(seat))
            if _different(bytes(update.view), view):
                tally.wrong.append(f"{game.id}: seat {seat} saw another view at {update.seq}")
            if update.legal and sorted(move.text for move in update.legal) != legal:
                tally.wrong.append(f"{game.id}: seat {seat} was offered others at {update.seq}")

    fold(whole, steps, (), look)
    for seq in seen:
        tally.wrong.append(f"{game.id}: step {seq} was shown, but is not in the log")


def _different(one: bytes, other: bytes) -> bool:
    return one != other and msgspec.json.decode(one) != msgspec.json.decode(other)


async def check_game(game: Game, store: Store, tally: Tally) -> None:
    """Compare a match with its log."""
    whole = await store.match(game.id)
    if whole is None:
        tally.wrong.append(f"{game.id}: the match is gone")
        return
    steps = await store.steps(game.id)
    tally.matches += 1
    tally.steps += len(steps)
    check_moves(game, steps, tally)
    check_views(game, whole, steps, tally)


# --- The run --------------------------------------------------------------------------------------


async def soak(
    nodes: list[Server],
    redis: Program,
    database: Program,
    url: str,
    minutes: float,
    matches: int,
    seed: int,
) -> Tally:
    """Play under faults, then without, and compare."""
    chance, tally = random.Random(seed), Tally()
    crowd, faults = Crowd(nodes, chance, tally), Faults(nodes, redis, database, chance)
    playing = [asyncio.create_task(crowd.matches_for_ever()) for _ in range(matches)]
    await faults.go_on(time.monotonic() + 60 * minutes)
    tally.faults = faults.count
    await _go_on(crowd, tally)
    crowd.stopping = True
    await asyncio.wait(playing, timeout=4 * ANSWER)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            tally.wrong.append(f"a player failed: {outcome!r}")
    store = await open_store(url, Path("unused"))
    for game in [*crowd.ended, *crowd.playing]:
        await check_game(game, store, tally)
    await store.close()
    return tally


async def _go_on(crowd: Crowd, tally: Tally) -> None:
    """See that every match moves on, now that nothing is in its way."""
    stood = {game.id: game.head for game in crowd.playing}
    deadline = time.monotonic() + RECOVERY
    waiting = list(crowd.playing)
    while waiting and time.monotonic() < deadline:
        await asyncio.sleep(0.5)
        waiting = [game for game in waiting if not game.over and game.head <= stood[game.id]]
    tally.wrong += [f"{game.id}: stuck at step {game.head}" for game in waiting]


def postgres_program(folder: Path) -> tuple[Program, str]:
    """Return a PostgreSQL with its default durability, and the address of its database."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    programs = str(found[-1]) + "/" if found else ""
    place = folder / "pg"
    place.mkdir()
    prefix: list[str] = []
    if os.getuid() == 0:
        shutil.chown(place, "postgres", "postgres")
        prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    data, port = str(place / "data"), free_port()
    initdb = [programs + "initdb", "-D", data, "-A", "trust", "-U", "soak"]
    subprocess.run([*prefix, *initdb], check=True, stdout=subprocess.DEVNULL, cwd=place)
    options = ["-D", data, "-p", str(port), "-k", str(place), "-c", "listen_addresses=127.0.0.1"]
    command = [*prefix, programs + "postgres", *options]
    return Program(
        command, port, folder, "pg", settle=2.0
    ), f"postgresql://soak@127.0.0.1:{port}/postgres"


def report(tally: Tally, minutes: float) -> list[str]:
    """Return the result as lines of Markdown."""
    faults = ", ".join(f"{count} × {name}" for name, count in sorted(tally.faults.items()))
    kinds = ("lost", "doubled", "stuck", "view")
    found = ", ".join(f"{sum(kind in w for w in tally.wrong)} {kind}" for kind in kinds)
    return [
        f"Soak of {minutes:.1f} minutes, {NODES} nodes on PostgreSQL and Redis:",
        f"- faults: {faults}",
        f"- {tally.matches} matches, {tally.steps} steps, {tally.acknowledged} acknowledged moves"
        f" ({tally.unanswered} sent without an answer), {tally.views} views compared",
        f"- wrong: {len(tally.wrong)} ({found.replace('view', 'leaked')})",
        *(f"  - {each}" for each in tally.wrong[:20]),
    ]


ORPHANED = ("in spawn_main", "EOFError: Ran out of input")
"""What a bot process says that was just being started when its node was killed."""


def tracebacks(log: str) -> list[str]:
    """Return every traceback of a log with what came right before and after it.

    But not that of a bot process whose node was killed before it had told it what to do: nobody
    is left to start it properly, and it ends by itself.
    """
    lines = log.splitlines()
    found = [number for number, line in enumerate(lines) if "Traceback" in line]
    return [
        "\n".join(lines[max(0, number - 2) : number + 40])
        for number in found
        if not _orphaned(lines[number + 1 :])
    ]


def _orphaned(lines: list[str]) -> bool:
    """Return whether a traceback, without its first line, is that of an orphan."""
    end = next((at for at, line in enumerate(lines) if not line.startswith(" ")), len(lines) - 1)
    said = "\n".join(lines[: end + 1])
    return all(words in said for words in ORPHANED)


def main() -> None:
    """Run, print the result and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--matches", type=int, default=12, help="matches at the same time")
    parser.add_argument("--seed", type=int, default=1, help="of faults and moves")
    parser.add_argument("--write", action="store_true", help="add the result to RESULTS.md")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="closecall-soak-"))
    folder.chmod(0o755)
    began = time.monotonic()
    try:
        database, url = postgres_program(folder)
        redis = redis_program(folder)
        broker = f"redis://127.0.0.1:{redis.port}/0"
        nodes = [node_program(folder, number, url, broker) for number in range(NODES)]
        with running_all(database, redis, *nodes):
            work = soak(nodes, redis, database, url, given.minutes, given.matches, given.seed)
            tally = asyncio.run(work)
        for node in nodes:
            tally.wrong += [f"{node.name}: {each}" for each in tracebacks(node.log_text())]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    lines = report(tally, (time.monotonic() - began) / 60)
    print(*lines, sep="\n")
    if given.write:
        keep(lines)
    sys.exit(1 if tally.wrong else 0)


if __name__ == "__main__":
    main()
