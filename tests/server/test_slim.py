"""The queue and the event of quiet sockets do what asyncio's do."""

from __future__ import annotations

import asyncio

import pytest

from closecall.client import me
from closecall.server.sockets.connection import Connection
from closecall.server.sockets.slim import Flag, Mailbox
from server.support import LiveServer, eventually, guest, run
from server.test_play import at_seq


def test_messages_come_in_order_to_a_reader_that_waits_or_not() -> None:
    async def check() -> None:
        box = Mailbox()
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        for number in range(3):
            box.put_nowait(number)
        assert [await reading, await box.get(), await box.get()] == [0, 1, 2] and box.empty()

    run(check())


def test_a_reader_that_gives_up_takes_nothing_along() -> None:
    async def check() -> None:
        box = Mailbox()
        reading = asyncio.create_task(box.get())
        await asyncio.sleep(0)
        reading.cancel()
        box.put_nowait("kept")
        with pytest.raises(asyncio.CancelledError):
            await reading
        assert await box.get() == "kept"

    run(check())


def test_a_flag_lets_everybody_on_and_can_be_taken_down_again() -> None:
    async def check() -> None:
        flag = Flag()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        flag.set()
        assert await asyncio.gather(*waiting[1:]) == [True, True] and flag.is_set()
        flag.clear()
        late = asyncio.create_task(flag.wait())
        await asyncio.sleep(0)
        assert not late.done()
        flag.set()
        assert await late

    run(check())


def test_an_open_socket_holds_nothing_of_its_handshake(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        async with client.sit(made.match.id, 0) as seat:
            await at_seq(seat, 0)
            audience = server.node.tables[made.match.id].audience
            await eventually(lambda: audience.everybody(), "the viewer")
            (viewer,) = audience.everybody()
            assert isinstance(viewer, Connection)
            kept = vars(viewer.wire)
            assert kept["scope"] == {} and "request" not in kept and "response" not in kept
            assert viewer.patience is None, "a hello has come"

    run(check())


def test_the_fields_of_a_socket_need_no_large_dictionary(server: LiveServer) -> None:
    """Python gives an object with more than thirty in its dictionary one of 1.5 KB."""

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        async with client.sit(made.match.id, 0) as seat:
            await at_seq(seat, 0)
            (viewer,) = server.node.tables[made.match.id].audience.everybody()
            assert isinstance(viewer, Connection)
            assert len(vars(viewer.wire)) <= 10

    run(check())


def test_a_table_keeps_no_list_of_legal_moves(server: LiveServer) -> None:
    """It has room for more moves than any position offers: 8 KB."""

    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")])
        async with client.sit(made.match.id, 0) as seat:
            await at_seq(seat, 0)
            fold = server.node.tables[made.match.id].fold
            assert fold is not None and fold.state._listed is None
            assert fold.legal(fold.actors()[0]), "made again when asked for"

    run(check())
