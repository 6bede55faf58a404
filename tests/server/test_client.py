"""The client, and the example with which somebody seats their own bot."""

from __future__ import annotations

import asyncio
import gc
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from closecall import client as client_module
from closecall import protocol as p
from closecall.client import me
from closecall.server.match.queue import set_up_again
from closecall.server.match.table import Table
from server.support import LiveServer, guest, run
from server.test_play import at_seq, heard, refused


def test_the_ten_line_example_works(server: LiveServer) -> None:
    text = client_module.__doc__ or ""
    example = "\n".join(line[4:] for line in text.splitlines() if line.startswith("    "))
    assert len(example.strip().splitlines()) <= 15
    code = example.replace("http://127.0.0.1:8765", server.url)
    code = code.replace('bot("easy")])', 'bot("easy")], pace=0, options={"rounds": 1})')
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


def test_the_example_is_the_one_in_the_documentation() -> None:
    docs = Path(__file__).parents[2] / "docs" / "protocol.md"
    found = re.search(r"```python\n(.*?)```", docs.read_text("utf-8"), re.DOTALL)
    assert found is not None
    text = client_module.__doc__ or ""
    example = "\n".join(line[4:] for line in text.splitlines() if line.startswith("    "))
    assert [line for line in found[1].splitlines() if line.strip()] == [
        line for line in example.splitlines() if line.strip()
    ]


def test_a_lost_connection_is_opened_again(server: LiveServer) -> None:
    async def check() -> None:
        visitor = await guest(server)
        made = await visitor.create("poof", [me("A"), me("B")])
        one, two = visitor.sit(made.match.id, 0), visitor.sit(made.match.id, 1)
        await one.open()
        await two.open()
        assert one._socket is not None
        one._socket.transport.abort()
        for _ in range(2):  # that of the first connection, that of the second
            await heard(one, p.Welcome)
        mover = one if (await at_seq(two, 0)).actors == [0] else two
        await mover.play((await at_seq(mover, 0)).legal[0])
        assert (await at_seq(one, 1)).moves == 1

    run(check())


def test_nobody_hears_of_what_was_given_up_while_it_was_sent(server: LiveServer) -> None:
    """The line stands still, somebody stops waiting, then it breaks."""
    complaints: list[str] = []

    async def check() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: complaints.append(context["message"]))
        visitor = await guest(server)
        made = await visitor.create("poof", [me("A"), me("B")])
        seat = visitor.sit(made.match.id, 0)
        await seat.open()
        assert seat._socket is not None

        async def stand_still(data: bytes, text: bool) -> None:
            await asyncio.sleep(60)

        seat._socket.send = stand_still  # type: ignore[method-assign,assignment]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(seat.send(p.Ping()), 0.05)
        assert not seat._answers
        seat._socket.transport.abort()
        for _ in range(2):
            await heard(seat, p.Welcome)
        gc.collect()
        await seat.close()

    run(check())
    assert complaints == []


def test_a_server_that_is_not_ready_is_asked_again(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        visitor = await guest(server)
        made = await visitor.create("poof", [me("A"), me("B")])
        real = server.node.tables.load
        busy = [True, True]

        async def table(name: str) -> Table:
            if busy:
                busy.pop()
                raise set_up_again()
            return await real(name)

        monkeypatch.setattr(server.node.tables, "load", table)
        async with visitor.sit(made.match.id, 0) as seat:
            assert (await at_seq(seat, 0)).seq == 0

    run(check())


def test_what_is_sent_while_connecting_again_fails_at_once(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        visitor = await guest(server)
        made = await visitor.create("poof", [me("A"), me("B")])
        real = server.node.tables.load
        asked, go_on = threading.Event(), threading.Event()

        async def table(name: str) -> Table:
            if not go_on.is_set():
                asked.set()
                await asyncio.to_thread(go_on.wait, 30)
                raise set_up_again()
            return await real(name)

        async with visitor.sit(made.match.id, 0) as seat:
            await heard(seat, p.Welcome)
            monkeypatch.setattr(server.node.tables, "load", table)
            assert seat._socket is not None
            seat._socket.transport.abort()
            assert await asyncio.to_thread(asked.wait, 30)
            await asyncio.wait_for(refused("broken", seat.send(p.Ping())), 10)
            go_on.set()
            await heard(seat, p.Welcome)
            await seat.send(p.Ping())

    run(check())
