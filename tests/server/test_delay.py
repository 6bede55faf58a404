"""Delay means delay: on every surface a match that has ended looks like one that still runs.

Two matches are made alike. One ends, with talk and a rematch after it; in the other nothing has
happened since the deal. Until the delay is over nobody without a seat can tell them apart, not
even the host, whatever is asked; then everything is known.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Refused, Seat, free, me
from closecall.server.match.knowledge import PRESENT, horizon, known, known_steps
from closecall.server.problems import Refusal
from closecall.server.store.base import MatchRow, SeatRow, Settings, Step, Whole
from server.support import LiveServer, guest, run
from server.test_play import heard
from server.test_watch import LATE, Clock, nothing_new

OWN = {"id", "code", "commitment", "nonces", "created", "started", "now", "at", "view", "actors"}
"""What is different from match to match anyway."""


def alike(value: Any) -> Any:
    """A message without what belongs to its match alone."""
    if isinstance(value, dict):
        named = {key: each for key, each in value.items() if key != "match" or type(each) is dict}
        return {key: alike(each) for key, each in named.items() if key not in OWN}
    if isinstance(value, list):
        return [alike(each) for each in value]
    return value


class Made:
    """A match with a host who does not play."""

    def __init__(self, host: Client, players: list[Client]) -> None:
        self.host, self.players = host, players
        self.id = ""
        self.seats: list[Seat] = []

    async def begin(self) -> None:
        seats = [free()] * len(self.players)
        made = await self.host.create("poof", seats, watch=LATE, listed=True, takeover="easy")
        self.id = made.match.id
        for number, player in enumerate(self.players):
            await player.claim(self.id, number)
        for player in self.players:
            self.seats.append(player.sit(self.id))
            await self.seats[-1].open()


async def tried(client: Client, method: str, path: str, body: Any = None) -> Any:
    """What a request is answered with, refused or not."""
    try:
        return alike(await client.request(method, path, body, Any))
    except Refused as refused:
        return [refused.code, str(refused)]


async def found(client: Client, match: str, listing: str) -> Any:
    """How a match appears in a list, if it does."""
    matches = (await client.matches(listing)).matches
    return [alike(msgspec.to_builtins(each)) for each in matches if each.id == match]


async def surfaces(viewer: Client, match: str) -> dict[str, Any]:
    """Everything that can be asked about a match."""
    at = f"/api/matches/{match}"
    on = p.NewMatch(game="poof", seats=[me(), me()], start_from=p.From(moves=0, match=match))
    answers = {
        "open": await found(viewer, match, "open"),
        "running": await found(viewer, match, "running"),
        "mine": await found(viewer, match, "mine"),
        "match": await tried(viewer, "GET", at),
        "start": await tried(viewer, "POST", at + "/start", p.Start(None)),
        "rematch": await tried(viewer, "POST", at + "/rematch"),
        "start_from": await tried(viewer, "POST", "/api/matches", on),
        "record": await tried(viewer, "GET", at + "/record"),
        "review": await tried(viewer, "GET", at + "/review"),
        "ask for a review": await tried(viewer, "POST", at + "/review"),
        "moment": await tried(viewer, "GET", at + "/seats/0/moment?at=0"),
        "cancel": await tried(viewer, "DELETE", at),
        "claim": await tried(viewer, "POST", at + "/seats/0", p.Claim()),
        "leave": await tried(viewer, "DELETE", at + "/seats/0"),
    }
    for query in ("", "seat=open", "seat=0", "first=0&last=5"):
        answers["replay " + query] = await tried(viewer, "GET", f"{at}/replay?{query}")
    answers["socket"] = await welcomed(viewer, match)
    return answers


async def welcomed(viewer: Client, match: str) -> Any:
    """What a new socket without a seat is told, and what a refusal tells it."""
    watching = viewer.watch(match)
    watching.raw = []
    await watching.open()
    for message in (p.Resign(0), p.Say("hello?"), p.WantHint(0), p.Undo(0)):
        with pytest.raises(Refused):
            await watching.send(message)
    await watching.send(p.Ping())
    await watching.close()
    told = [msgspec.json.decode(frame) for frame in watching.raw]
    # a server that is asked twice at once may batch who is here
    return [alike(each) for each in told if each["type"] != "presence"]


async def check_alike(host: Client, stranger: Client, one: Made, other: Made) -> None:
    """Two matches look the same to whoever has no seat."""
    for viewer in (host, stranger):
        seen, same = await surfaces(viewer, one.id), await surfaces(viewer, other.id)
        for surface, answer in seen.items():
            assert answer == same[surface], surface


def test_an_ended_match_looks_like_a_running_one(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(server, monkeypatch, frozen=True)

    async def check() -> None:
        host, stranger = await guest(server), await guest(server)
        players = [await guest(server) for _ in range(2)]
        ended, running = Made(host, players), Made(host, players)
        late: dict[str, Seat] = {}
        for made in (ended, running):
            await made.begin()
            late[made.id] = stranger.watch(made.id)
            await late[made.id].open()
        await check_alike(host, stranger, ended, running)  # the deal is not known yet
        for made in (ended, running):
            clock.forward(made.id, 30 if made is ended else 0)
            assert (await heard(late[made.id], p.Update)).seq == 0

        one, two = ended.seats
        await one.send(p.Say("I give up"))
        await one.send(p.Resign(0))
        await heard(two, p.TableChanged, lambda table: table.match.state == "over")
        await two.send(p.Say("Good game"))
        await players[0].rematch(ended.id)
        await heard(two, p.Rematch)
        assert (await players[1].match(ended.id)).match.result is not None

        for seconds in (0, 29):
            clock.forward(ended.id, seconds)
            clock.forward(running.id, 0)
            await check_alike(host, stranger, ended, running)
        heard_late = [
            [type(each).__name__ for each in await nothing_new(late[made.id])]
            for made in (ended, running)
        ]
        assert all(set(kinds) <= {"Presence"} for kinds in heard_late)

        clock.forward(ended.id, 2)
        told = await surfaces(host, ended.id)
        assert told["match"]["match"]["state"] == "over" and not told["running"]
        assert told["mine"][0]["result"] is not None and told["mine"][0]["rematch"]
        assert told["start"][0] == "not_open"
        assert told["record"]["seed"] and told["replay seat=open"]["seq"] == 1
        chat = [line["text"] for line in told["socket"][0]["chat"]]
        assert sorted(chat) == ["Good game", "I give up"]
        seen = [type(each).__name__ for each in await drained(late[ended.id])]
        assert seen.count("Said") == 2 and "Rematch" in seen and "TableChanged" in seen

    run(check())


def somebody_resigned(changed: p.TableChanged) -> bool:
    return any(seat.resigned for seat in changed.match.seats)


async def drained(seat: Seat) -> list[p.ServerMessage]:
    await seat.send(p.Ping())
    messages = []
    while not seat._inbox.empty():
        message = seat._inbox.get_nowait()
        assert message is not None
        messages.append(message)
    return messages


def test_a_resignation_that_ends_nothing_is_a_step_like_any_other(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(server, monkeypatch, frozen=True)

    async def check() -> None:
        host, stranger = await guest(server), await guest(server)
        players = [await guest(server) for _ in range(3)]
        given_up, quiet = Made(host, players), Made(host, players)
        for made in (given_up, quiet):
            await made.begin()
        late, other = stranger.watch(given_up.id), stranger.watch(quiet.id)
        for watching in (late, other):
            await watching.open()
        first = (await heard(given_up.seats[0], p.Update)).actors[0]
        seat = given_up.seats[(first + 1) % 3]  # not on turn: no bot moves for it
        await seat.send(p.Resign(0))
        await heard(given_up.seats[first], p.TableChanged, somebody_resigned)
        clock.forward(given_up.id, 29)
        await check_alike(host, stranger, given_up, quiet)
        clock.forward(given_up.id, 2)
        told = (await stranger.match(given_up.id)).match
        assert [each.resigned for each in told.seats].count(True) == 1 and told.seq == 1
        changed = await heard(late, p.TableChanged, somebody_resigned)
        assert changed.match.state == "running"

    run(check())


# --- The one function -----------------------------------------------------------------------------


def a_whole(**changes: Any) -> Whole:
    settings = Settings(
        clocks=p.Clocks(),
        watch=p.Watch(allow="public", delay=60),
        takeover=None,
        undo=False,
        hints=False,
        chat=True,
        pace=0,
        wait=False,
    )
    row = MatchRow(
        id="m",
        code="C",
        game="poof",
        revision=1,
        options={},
        settings=settings,
        state="running",
        listed=False,
        driven=False,
        host="h",
        commitment="",
        seed="",
        nonces=None,
        created=1_000,
        started=10_000,
        ended=None,
        touched=0,
        result=None,
        rematch=None,
        source=None,
    )
    seat = SeatRow(0, "away", "g", "Ada", "easy", None, None, 30_000)
    return Whole(msgspec.structs.replace(row, **changes), (seat,))


def test_the_horizon() -> None:
    assert horizon(a_whole(), [0], 50_000) == PRESENT
    assert horizon(a_whole(state="open", started=None), [], 50_000) == PRESENT
    assert horizon(a_whole(), [], 200_000) == 140_000
    assert horizon(a_whole(), [], 50_000) == 9_999, "all before the start, but not the deal"


def test_what_lies_behind_the_horizon_has_not_happened() -> None:
    over = a_whole(state="over", ended=40_000, rematch="r")
    early, later = known(over, 39_999), known(over, 40_000)
    assert (early.match.state, early.match.ended, early.match.rematch) == ("running", None, None)
    assert later.match == over.match
    assert not known(over, 29_999).seats[0].resigned and known(over, 30_000).seats[0].resigned
    assert known(over, 29_999).seats[0].kind == "person"


def test_steps_behind_the_horizon_are_left_out() -> None:
    steps = [Step("m", seq, "move", 0, "x", at) for seq, at in ((1, 5), (2, 20_000), (3, 30_000))]
    with pytest.raises(Refusal):
        known_steps(a_whole(), steps, 9_999)
    assert [step.seq for step in known_steps(a_whole(), steps, 10_000)] == [1]
    assert [step.seq for step in known_steps(a_whole(), steps, 25_000)] == [1, 2]
    jumped = [*steps, Step("m", 4, "move", 0, "x", 15_000)]  # the clock was set back
    assert [step.seq for step in known_steps(a_whole(), jumped, 25_000)] == [1, 2]
