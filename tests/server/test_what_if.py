"""What would change? A small lab report for a table that is being set up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest

import closecall
from closecall import protocol as p
from closecall.client import Client
from closecall.lab.study import Study, play
from closecall.lab.words import Words
from closecall.server.aside import Aside
from closecall.server.bots import BotPool
from closecall.server.fair import Lane
from closecall.server.live import what_if
from closecall.server.live.what_if import Laboratory, changes, play_pairs
from closecall.server.problems import Refusal
from server.support import LiveServer, guest, run
from server.test_play import refused


def ask(client: Client, **wish: object) -> Coroutine[Any, Any, p.Changes]:
    """Ask what would change."""
    return client.request("POST", "/api/lab", wish, p.Changes)


def test_a_group_sees_what_its_rules_would_change(server: LiveServer) -> None:
    async def check() -> None:
        ada = await guest(server, "Ada")
        found = await ask(ada, game="close-to-the-mark", seats=1, options={"sheet": "B"})
        assert found.matches >= 2 and found.level == "medium"
        by_name = {change.metric: change for change in found.changes}
        assert by_name["turns"].before == by_name["turns"].after == 25
        assert not by_name["turns"].clear
        assert "win" not in by_name or by_name["win"].share

    run(check())


def test_what_cannot_be_played_is_refused_with_the_place(server: LiveServer) -> None:
    async def check() -> None:
        ada = await guest(server, "Ada")
        toml = 'name = "x"\nhand = "many"\n'
        await refused("bad_edition", ask(ada, game="poof", seats=2, options={"edition": toml}))
        await refused("bad_options", ask(ada, game="poof", seats=2, options={"rounds": 99}))
        await refused("unknown_game", ask(ada, game="chess", seats=2))
        nobody = Client(server.url)
        await refused("who_are_you", ask(nobody, game="poof", seats=2))

    run(check())


class Workers:
    """Instead of processes: notes what is asked for, and plays only when told to."""

    def __init__(self, answer: Callable[..., list[what_if.Pair]]) -> None:
        self.answer = answer
        self.asked: list[tuple[Lane, str]] = []
        self.go_on = asyncio.Event()

    async def submit(self, task: object, *args: Any, lane: Lane, owner: str) -> Any:
        self.asked.append((lane, owner))
        await self.go_on.wait()
        return self.answer(*args)


USUAL = Study("poof", ("random",) * 2, 4, options={"rounds": 2})
SHORTER = Study("poof", ("random",) * 2, 4, options={"rounds": 1})
WISH = p.WhatIf("poof", 2, {"rounds": 1})


def pair(index: int) -> what_if.Pair:
    return play(USUAL, index), play(SHORTER, index)


def one_more(studies: object, first: int) -> list[what_if.Pair]:
    return [pair(first)]


def test_one_report_at_a_time_in_the_background_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_if, "MATCHES", 3)

    async def check() -> None:
        workers = Workers(one_more)
        lab = Laboratory(cast(BotPool, workers), Aside())
        first = asyncio.create_task(lab.compare("ada", WISH))
        while not workers.asked:
            await asyncio.sleep(0)
        with pytest.raises(Refusal, match="One report at a time"):
            await lab.compare("ada", WISH)
        other = asyncio.create_task(lab.compare("bob", WISH))
        workers.go_on.set()
        assert (await first).matches == (await other).matches == 3
        assert set(workers.asked) == {(Lane.BACKGROUND, "ada"), (Lane.BACKGROUND, "bob")}

    asyncio.run(check())


def test_too_many_reports_in_a_row_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_if, "MATCHES", 2)

    async def check() -> None:
        workers = Workers(one_more)
        workers.go_on.set()
        lab = Laboratory(cast(BotPool, workers), Aside())
        for _ in range(what_if.REPORTS_AT_ONCE):
            await lab.compare("ada", WISH)
        with pytest.raises(Refusal):
            await lab.compare("ada", WISH)
        await lab.compare("bob", WISH)

    asyncio.run(check())


def test_another_edition_is_compared_on_the_same_level() -> None:
    """Else a level that was chosen besides would be taken for what the edition does."""
    wish = p.WhatIf("closing-in", 3, {"level": "relaxed", "edition": "scarce"})
    usual, wished = what_if._studies(wish)
    assert usual.options == {**wished.options, "edition": "default"}
    assert wished.options["level"] == "relaxed" and wished.options["edition"] == "scarce"
    usual, wished = what_if._studies(p.WhatIf("closing-in", 3, {"level": "relaxed"}))
    assert usual.options == {} and wished.options["level"] == "relaxed"


@pytest.mark.parametrize("key", [game.key for game in closecall.list_games()])
def test_hundreds_of_matches_fit_into_what_a_group_waits(key: str) -> None:
    """Of the processor's time: 0.4 s a job, 20 jobs, two hundred pairs."""
    played = closecall.game(key)
    usual, wished = what_if._studies(p.WhatIf(key, played.usual_seats))
    play(usual, 0)  # tables a process builds once
    began = time.process_time()
    for index in range(1, 5):
        play(wished, index)
    assert 2 * 200 * (time.process_time() - began) / 4 < 3 * what_if.JOB * what_if.JOBS
    assert what_if.changes([(play(usual, 1), play(wished, 1))] * 2, Words(key, "en")).level in (
        "gentle",
        "medium",
    )


def test_busy_bots_answer_with_what_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits too long hears what was measured by then, or that nothing was."""
    monkeypatch.setattr(what_if, "PATIENCE", 0.05)

    async def check() -> None:
        asleep = Workers(one_more)
        lab = Laboratory(cast(BotPool, asleep), Aside())
        with pytest.raises(Refusal, match="busy") as told:
            await lab.compare("ada", WISH)
        assert told.value.code == "busy"  # not their fault: they asked once
        assert asleep.asked and "ada" not in lab._asking

    asyncio.run(check())


def test_differences_come_with_their_interval() -> None:
    found = {
        change.metric: change
        for change in changes([pair(index) for index in range(4)], Words("poof", "de")).changes
    }
    turns = found["turns"]
    assert turns.before > turns.after
    assert turns.name == "Länge in Zügen"
    assert turns.difference == pytest.approx(turns.after - turns.before)
    assert turns.low <= turns.difference <= turns.high
    assert "win" not in found  # somebody always wins


def test_a_job_is_short_and_goes_on_where_the_last_one_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(what_if, "JOB", 0.0)
    (only,) = play_pairs(1.0, (USUAL, SHORTER), 2)
    assert [trace.index for trace in only] == [2, 2]
