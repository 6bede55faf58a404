"""Before the start: what a host may do, names, and looks that people keep."""

from __future__ import annotations

from closecall import protocol as p
from closecall.client import Client, bot, free, me
from closecall.server.match.looks import looks
from closecall.server.store.base import SeatRow
from server.support import LiveServer, guest, run
from server.test_play import heard, refused


async def give(client: Client, match: str, seat: int, kind: str, level: str = "easy") -> p.Match:
    """Ask for a seat to be given to a bot or opened."""
    body = {"kind": kind, "level": level}
    path = f"/api/matches/{match}/seats/{seat}"
    return (await client.request("PUT", path, body, p.MatchForMe)).match


async def hand_over(client: Client, match: str, seat: int) -> p.MatchForMe:
    """Ask for the host's role to go to the person at a seat."""
    return await client.request("PUT", f"/api/matches/{match}/host", {"seat": seat}, p.MatchForMe)


async def table_for(server: LiveServer, *names: str, **extra: object) -> tuple[str, list[Client]]:
    """A table with a free seat more than there are people; the first one is the host."""
    people = [await guest(server, name) for name in names]
    seats = [me(), *[free() for _ in names]]
    made = await people[0].create("poof", seats, **extra)
    for seat, each in enumerate(people[1:], 1):
        await each.claim(made.match.id, seat)
    return made.match.id, people


def test_the_host_disposes_of_seats(server: LiveServer) -> None:
    async def check() -> None:
        match, (host, bob, _) = await table_for(server, "Ada", "Bob", "Cyd")
        assert (await host.match(match)).host and not (await bob.match(match)).host
        async with host.sit(match), bob.sit(match, 1) as sitting:
            for kind in ("open", "bot"):
                await refused("host_only", give(bob, match, 2, kind))
            found = await give(host, match, 1, "open")
            assert (found.seats[1].kind, found.hosts) == ("open", [0])
            told = await heard(sitting, p.TableChanged, lambda m: m.match.seats[1].kind != "person")
            assert told.match.state == "open"
            await give(host, match, 1, "bot")
            # the last seat: nobody is missing, so it begins
            assert (await give(host, match, 3, "bot")).state == "running"
            await refused("not_open", give(host, match, 2, "open"))

    run(check())


def test_who_was_removed_stays_out_until_invited_again(server: LiveServer) -> None:
    async def check() -> None:
        match, (host, bob, cyd) = await table_for(server, "Ada", "Bob", "Cyd")
        async with host.sit(match):
            await give(host, match, 1, "open")
            for seat in (1, 3):
                await refused("removed", bob.claim(match, seat))
            await give(host, match, 2, "bot")
            await refused("removed", cyd.claim(match, 1))
            assert (await host.match(match)).removed == ["Bob", "Cyd"]
            assert (await bob.match(match)).removed == ["Bob"]  # of others they learn nothing
            dan = await guest(server, "Dan")
            assert (await dan.match(match)).removed == []
            await dan.claim(match, 1)  # everybody else is welcome
            assert (await dan.match(match)).removed == []
            await give(host, match, 2, "open")  # a bot's seat: this invites everybody
            assert (await host.match(match)).removed == []
            assert (await bob.match(match)).removed == []
            await cyd.claim(match, 2)
            assert (await bob.claim(match, 3)).match.state == "running"

    run(check())


def test_getting_up_is_no_removal(server: LiveServer) -> None:
    async def check() -> None:
        match, (host, bob) = await table_for(server, "Ada", "Bob")
        await bob.leave(match, 1)
        await bob.claim(match, 1)
        await give(host, match, 0, "open")  # hosts may get up this way, and come back
        await host.claim(match, 0)

    run(check())


def test_the_role_goes_to_somebody_else(server: LiveServer) -> None:
    async def check() -> None:
        match, (host, bob) = await table_for(server, "Ada", "Bob")
        await refused("host_only", hand_over(bob, match, 1))
        await refused("seat_taken", hand_over(host, match, 2))
        handed = await hand_over(host, match, 1)
        assert (handed.match.hosts, handed.host) == ([1], False)
        await refused("host_only", hand_over(host, match, 0))
        async with bob.sit(match):
            await refused("host_only", give(host, match, 2, "bot"))
            assert (await give(bob, match, 2, "bot")).state == "running"

    run(check())


def test_who_may_start(server: LiveServer) -> None:
    async def check() -> None:
        match, (host, bob) = await table_for(server, "Ada", "Bob")
        async with host.sit(match):
            await refused("host_only", bob.start(match, fill="easy"))
        other, (_, cyd) = await table_for(server, "Ada", "Cyd", start="seated")
        assert (await cyd.start(other, fill="easy")).match.state == "running"
        assert (await host.start(match, fill="easy")).match.state == "running"

    run(check())


def test_a_host_who_left_keeps_nobody_waiting(server: LiveServer) -> None:
    async def check() -> None:
        match, (_, bob, cyd) = await table_for(server, "Ada", "Bob", "Cyd")
        async with cyd.sit(match):
            await refused("host_only", give(bob, match, 2, "open"))  # Cyd is there
            assert (await give(bob, match, 0, "open")).seats[0].kind == "open"
        again, (_, dan) = await table_for(server, "Ada", "Dan")
        assert (await dan.start(again, fill="easy")).match.state == "running"

    run(check())


def test_held_seats_of_a_rematch(server: LiveServer) -> None:
    """One of three does not come back: the seat goes to a bot, or is opened for somebody else."""

    async def check() -> None:
        people = [await guest(server, name) for name in ("Ada", "Bob", "Cyd")]
        made = await people[0].create("poof", [me(), free(), free()])
        for seat in (1, 2):
            await people[seat].claim(made.match.id, seat)
        for seat in (0, 1):
            async with people[seat].sit(made.match.id, seat) as sitting:
                await sitting.send(p.Resign(sitting.update.seq if sitting.update else 0))
        again = await people[0].rematch(made.match.id)
        await people[1].rematch(made.match.id)
        match = again.match.id
        held = next(seat for seat in again.match.seats if seat.name == "Cyd")
        assert held.kind == "held"
        await refused("not_full", people[0].start(match))
        assert (await give(people[0], match, held.seat, "open")).seats[held.seat].kind == "open"
        assert (await give(people[0], match, held.seat, "bot")).state == "running"

    run(check())


def test_a_new_name_counts_where_the_match_has_not_started(server: LiveServer) -> None:
    async def check() -> None:
        host = await guest(server, "Guest")
        waiting = await host.create("poof", [me(), free()])
        beside = await host.create("poof", [me("Ann"), me("Guest"), free()])
        running = await host.create("poof", [me(), bot()])
        await host.request("PUT", "/api/guests/me", p.NewGuest("Mira"), p.Guest)

        async def names(match: p.MatchForMe) -> list[str]:
            return [seat.name for seat in (await host.match(match.match.id)).match.seats]

        assert (await names(waiting))[0] == "Mira"
        assert (await names(beside))[:2] == ["Ann", "Mira"]
        assert (await names(running))[0] == "Guest"

    run(check())


def test_who_shares_a_device_keeps_the_name_in_a_rematch(server: LiveServer) -> None:
    async def check() -> None:
        host = await guest(server, "Mira")
        made = await host.create("poof", [me("Ann"), me("Ben")])
        async with host.sit(made.match.id, 0) as sitting:
            await sitting.send(p.Resign(0))
        again = await host.rematch(made.match.id)
        assert [seat.name for seat in again.match.seats] == ["Ben", "Ann"]

    run(check())


def test_a_table_has_a_name(server: LiveServer) -> None:
    async def check() -> None:
        host = await guest(server)
        made = await host.create("poof", [me(), free()], name="  Friday   night ")
        assert made.match.name == "Friday night"
        await refused("malformed", host.create("poof", [me(), free()], name="a\u202eb"))

    run(check())


# Looks --------------------------------------------------------------------------------------------


def seat(number: int, guest: str | None, name: str = "") -> SeatRow:
    """Somebody at a seat, or a bot."""
    kind = "bot" if guest is None else "person"
    return SeatRow(number, "bot" if kind == "bot" else "person", guest, name, None, None, None)


def by_person(seats: list[SeatRow]) -> dict[tuple[str | None, str], int]:
    """Everybody's look."""
    return {(row.guest, row.name): look for row, look in zip(seats, looks(seats), strict=True)}


def test_people_keep_their_looks_when_seats_change() -> None:
    people = ["abc", "bca", "x", None, "h"]  # two of the same sum: they would look alike
    first = [seat(n, person) for n, person in enumerate(people)]
    then = [seat(n, people[(n + 1) % 5]) for n in range(5)]
    before, after = by_person(first), by_person(then)
    assert {each: before[each, ""] for each in people if each} == {
        each: after[each, ""] for each in people if each
    }


def test_looks_are_all_different() -> None:
    crowd = [seat(n, "same", f"name {n}") for n in range(7)] + [seat(7, None)]
    assert sorted(looks(crowd)) == list(range(8))
