"""Guided first rounds on a server: the prepared deal, and others who keep to the line."""

from __future__ import annotations

import random

import msgspec

from closecall import lessons
from closecall import protocol as p
from closecall.client import bot, free, me
from server.support import LiveServer, guest, play_randomly, run
from server.test_matches import refused

GENTLE = bot("gentle")


def test_a_lesson_goes_as_prepared(server: LiveServer) -> None:
    """A player who follows the line meets it move for move; the match says it is a lesson."""

    async def check() -> None:
        client = await guest(server)
        lesson = lessons.load("close-enough")
        assert lesson is not None
        own = [text for seat, text in lesson.moves if seat == 0]
        made = await client.create("close-enough", [me(), GENTLE, GENTLE], lesson=True, pace=0)
        assert made.match.source == lessons.MARK and not made.match.listed
        async with client.sit(made.match.id, 0) as seat:
            played: list[str] = []
            async for update in seat.turns():
                if len(played) == len(own):
                    break
                played.append(own[len(played)])
                await seat.play(next(each for each in update.legal if each.text == played[-1]))
            assert msgspec.json.decode(update.view)["players"][0]["stars"] == 4
            await seat.send(p.Resign(update.seq))
        record = await client.record(made.match.id)
        # at the end all decide at once, in any order: each seat has played its part
        for number in range(lesson.seats):
            part = [text for mover, text in lesson.moves if mover == number]
            made_by = [text for mover, text in record["moves"] if mover == number]
            assert made_by[: len(part)] == part

    run(check())


def test_a_lesson_adapts(server: LiveServer) -> None:
    """Whoever leaves the line plays on against ordinary bots, to the end."""

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), GENTLE], lesson=True, pace=0)
        async with client.sit(made.match.id, 0) as seat:
            await play_randomly(seat, random.Random(5))
        assert (await client.match(made.match.id)).match.state == "over"

    run(check())


def test_what_a_lesson_refuses(server: LiveServer) -> None:
    """It brings its own deal, options and company."""

    async def check() -> None:
        client = await guest(server)
        for game, seats, extra in (
            ("poof", [me(), GENTLE, GENTLE], {}),
            ("poof", [me(), free()], {}),
            ("poof", [GENTLE, me()], {}),
            ("poof", [me(), GENTLE], {"options": {"rounds": 2}}),
            ("poof", [me(), GENTLE], {"start_from": p.From(moves=0, match="x")}),
        ):
            await refused("bad_match", client.create(game, seats, lesson=True, **extra))
        await refused("unknown_game", client.create("chess", [me(), GENTLE], lesson=True))

    run(check())
