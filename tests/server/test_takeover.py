"""A bot that plays for somebody who is looking on leaves them time to step in."""

from __future__ import annotations

import pytest

from closecall import protocol as p
from closecall.client import me
from closecall.server.match import takeover
from server.support import LiveServer, guest, run
from server.test_play import at_seq, heard


def test_time_is_up_and_the_person_steps_in_before_the_bot_moves_again(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takeover, "STEP_IN_SECONDS", 3600)

    async def check() -> None:
        client = await guest(server)
        made = await client.create(
            "poof", [me("A"), me("B")], clocks=p.Clocks(move=1), pace=0, wait=True
        )
        await client.start(made.match.id)
        async with client.sit(made.match.id, 0) as first:
            late = (await at_seq(first, 0)).actors[0]
            async with client.sit(made.match.id, late) as seat:
                await heard(seat, p.TableChanged, lambda m: m.match.seats[late].kind == "away")
                # the move whose time is up is the bot's, at the pace of the table
                await heard(seat, p.Update, lambda update: update.seq >= 1)
                table = server.node.tables[made.match.id]
                assert table.driver._pause(late) == 3600
                await seat.send(p.Sit())
                await heard(seat, p.TableChanged, lambda m: m.match.seats[late].kind == "person")
                assert table.driver._pause(late) == 0

    run(check())


def test_for_somebody_who_is_gone_the_bot_plays_at_the_tables_pace(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")], pace=700)
        match = made.match.id
        async with client.sit(match, 0) as seat:
            await client.leave(match, 1)
            await heard(seat, p.TableChanged, lambda m: m.match.seats[1].kind == "away")
            table = server.node.tables[match]
            assert table.driver._pause(1) == 0.7
            assert table.driver._pause(1, 0.5) == pytest.approx(1.05)

    run(check())
