"""Making matches, seats, starting, lists, rematches: over REST, as any program would."""

from __future__ import annotations

import random

import msgspec
import pytest

from closecall import protocol as p
from closecall.client import Client, Refused, bot, free, me
from closecall.engine.record import Record
from server.support import LiveServer, guest, match_when, play_randomly, run

QUICK = {"options": {"rounds": 1}, "pace": 0}


async def refused(code: str, work: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await work  # type: ignore[misc]
    assert caught.value.code == code, caught.value
    return caught.value


def test_a_guest_needs_a_name_and_gets_a_secret(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        made = await client.enter("  Mira   B ")
        assert made.name == "Mira B"
        assert made.secret.startswith("g.") and len(made.secret) > 40
        me_again = await client.request("GET", "/api/guests/me", None, p.Guest)
        assert me_again == p.Guest(made.guest, "Mira B")
        renamed = await client.request("PUT", "/api/guests/me", p.NewGuest("Jonas"), p.Guest)
        assert renamed.name == "Jonas"
        client.secret = "g.wrong"
        await refused("who_are_you", client.request("GET", "/api/guests/me", None, p.Guest))

    run(check())


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "bell\u0007", "\ue000"])
def test_names_are_plain_short_text(server: LiveServer, name: str) -> None:
    async def check() -> None:
        error = await refused("malformed", server.client().enter(name))
        assert str(error)

    run(check())


def test_against_bots_it_starts_at_once(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), bot("easy"), bot("hard")], **QUICK)
        match = made.match
        assert match.state == "running"
        assert made.mine == [0] and set(made.secrets) == {"0"}
        assert [seat.kind for seat in match.seats] == ["person", "bot", "bot"]
        assert [seat.level for seat in match.seats] == [None, "easy", "hard"]
        assert match.nonces is not None and len(match.nonces) == 3
        assert match.options == {"rounds": 1, "blind": False, "edition": "default"}

    run(check())


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        ("unknown_game", {"game": "chess", "seats": 2}),
        ("bad_options", {"game": "poof", "seats": 7}),
        ("bad_options", {"game": "poof", "seats": 2, "options": {"rounds": 99}}),
        ("bad_options", {"game": "poof", "seats": 2, "options": {"speed": 1}}),
        ("bad_edition", {"game": "poof", "seats": 2, "options": {"edition": {"x": 1}}}),
        ("bad_match", {"game": "poof", "seats": 2, "clocks": {"move": 5}, "takeover": None}),
        ("bad_match", {"game": "poof", "seats": 2, "watch": {"allow": "seats", "delay": 5}}),
        ("malformed", {"game": "poof", "seats": 2, "colour": "red"}),
        ("malformed", {"game": "poof", "seats": 2, "pace": -1}),
        ("malformed", {"game": "poof", "seats": 0}),
    ],
)
def test_a_wish_that_cannot_be_met_says_why(
    server: LiveServer, code: str, wish: dict[str, object]
) -> None:
    async def check() -> None:
        client = await guest(server)
        seats = [{"kind": "me"}] * int(str(wish["seats"]))
        body = {**wish, "seats": seats}
        error = await refused(code, client.request("POST", "/api/matches", body, p.MatchForMe))
        assert len(str(error)) > 20

    run(check())


def test_join_by_code_and_start_when_full(server: LiveServer) -> None:
    async def check() -> None:
        host, friend = await guest(server), await guest(server, "Jonas")
        made = await host.create("poof", [me(), free()], **QUICK)
        assert made.match.state == "open" and made.match.nonces is None
        code = made.match.code
        assert len(code) == 6 and not set(code) & set("O0I1")
        seen = await friend.match(code.lower())
        assert seen.match.id == made.match.id and seen.mine == []
        joined = await friend.claim(code, 1, nonce="ab" * 32)
        assert joined.match.state == "running" and joined.mine == [1]
        assert joined.match.nonces is not None and joined.match.nonces[1] == "ab" * 32
        assert joined.match.commitment == made.match.commitment
        assert joined.match.seats[1].name == "Jonas"
        await refused("not_open", (await guest(server)).claim(code, 0))

    run(check())


def test_a_seat_goes_to_the_first_only(server: LiveServer) -> None:
    async def check() -> None:
        host, one, two = [await guest(server, name) for name in ("A", "B", "C")]
        made = await host.create("poof", [me(), free(), free()], **QUICK)
        await one.claim(made.match.id, 1)
        await refused("seat_taken", two.claim(made.match.id, 1))
        await refused("unknown_seat", two.claim(made.match.id, 3))
        await refused("unknown_match", two.claim("nowhere", 0))
        await refused("who_are_you", server.client().claim(made.match.id, 2))
        left = await one.leave(made.match.id, 1)
        assert left.match.seats[1].kind == "open"
        await refused("not_your_seat", two.leave(made.match.id, 0))
        assert (await two.claim(made.match.id, 1)).mine == [1]

    run(check())


def test_fill_with_bots_or_wait(server: LiveServer) -> None:
    async def check() -> None:
        host = await guest(server)
        made = await host.create("poof", [me(), free(), free()], wait=True, **QUICK)
        await refused("not_full", host.start(made.match.id))
        await refused("not_yours", (await guest(server)).start(made.match.id))
        started = await host.start(made.match.id, fill="easy")
        assert started.match.state == "running"
        assert [seat.kind for seat in started.match.seats] == ["person", "bot", "bot"]
        again = await host.start(made.match.id, fill="easy")  # harmless
        assert again.match.started == started.match.started
        full = await host.create("poof", [me(), bot()], wait=True, **QUICK)
        assert full.match.state == "open"
        assert (await host.start(full.match.id)).match.state == "running"

    run(check())


def test_pass_and_play_seats_several_on_one_device(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("Ada"), me("Bob")], **QUICK)
        assert made.mine == [0, 1] and len(made.secrets) == 2
        assert [seat.name for seat in made.match.seats] == ["Ada", "Bob"]
        await refused("which_seat", client.sit(made.match.id).open())
        async with client.sit(made.match.id, 1) as seat:
            assert seat.welcome is not None
            assert (seat.seat, seat.welcome.mine) == (1, [0, 1])

    run(check())


def test_lists(server: LiveServer) -> None:
    async def check() -> None:
        host, other = await guest(server), await guest(server)
        hidden = await host.create("poof", [me(), free()], **QUICK)
        shown = await host.create("poof", [me(), free()], listed=True, **QUICK)
        ids = [match.id for match in (await other.matches("open")).matches]
        assert shown.match.id in ids and hidden.match.id not in ids
        mine = [match.id for match in (await host.matches("mine")).matches]
        assert mine == [shown.match.id, hidden.match.id]
        assert (await other.matches("mine")).matches == []
        await refused("who_are_you", server.client().matches("mine"))
        await other.claim(shown.match.id, 1)
        assert [m.id for m in (await other.matches("mine")).matches] == [shown.match.id]
        running = [match.id for match in (await other.matches("running")).matches]
        assert shown.match.id in running
        page = await host.request("GET", "/api/matches?list=mine&limit=1", None, p.MatchList)
        assert page.next is not None
        rest = await host.request(
            "GET", f"/api/matches?list=mine&before={page.next}", None, p.MatchList
        )
        assert hidden.match.id in [match.id for match in rest.matches]

    run(check())


def test_an_own_match_can_be_removed_before_it_starts(server: LiveServer) -> None:
    async def check() -> None:
        host, other = await guest(server), await guest(server)
        made = await host.create("poof", [me(), free()], **QUICK)
        path = f"/api/matches/{made.match.id}"
        await refused("not_yours", other.request("DELETE", path, None, p.MatchForMe))
        await asyncio_delete(host, path)
        await refused("unknown_match", host.match(made.match.id))
        started = await host.create("poof", [me(), bot()], **QUICK)
        await refused(
            "not_open",
            host.request("DELETE", f"/api/matches/{started.match.id}", None, p.MatchForMe),
        )

    run(check())


async def asyncio_delete(client: Client, path: str) -> None:
    """A request whose answer is empty."""
    with pytest.raises(msgspec.DecodeError):
        await client.request("DELETE", path, None, p.MatchForMe)


def test_played_out_recorded_and_again_with_seats_rotated(server: LiveServer) -> None:
    async def check() -> None:
        host, friend = await guest(server, "A"), await guest(server, "B")
        made = await host.create("poof", [me(), free(), bot("easy")], **QUICK)
        await refused("not_over", host.record(made.match.id))
        await refused("not_over", host.rematch(made.match.id))
        await friend.claim(made.match.id, 1)
        async with host.sit(made.match.id) as one, friend.sit(made.match.id) as two:
            import asyncio

            await asyncio.gather(
                play_randomly(one, random.Random(1)), play_randomly(two, random.Random(2))
            )
            assert one.result is not None and one.result == two.result
        over = await ended(host, made.match.id)
        assert over.result == one.result
        record = Record.load(msgspec.json.encode(await host.record(made.match.id)))
        assert record.verify(made.match.commitment).ok
        assert record.nonces == over.nonces

        again = await host.rematch(made.match.id)
        assert (await host.rematch(made.match.id)).match.id == again.match.id
        assert [seat.kind for seat in again.match.seats] == ["held", "bot", "person"]
        assert again.mine == [2] and set(again.secrets) == {"2"}
        await refused("not_yours", (await guest(server)).rematch(made.match.id))
        await refused("seat_taken", (await guest(server)).claim(again.match.id, 0))
        async with friend.sit(again.match.id) as back:  # connecting takes the held seat
            assert back.seat == 0
            assert (await friend.match(again.match.id)).match.state == "running"

    run(check())


async def ended(client: Client, match: str) -> p.Match:
    """The match once the server has noted its end."""
    return await match_when(client, match, lambda found: found.state == "over")


def test_play_on_from_a_position(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me("A"), me("B")], **QUICK)
        wish = p.From(moves=3, match=made.match.id)
        await refused("not_over", client.create("poof", [me(), bot()], start_from=wish))
        async with client.sit(made.match.id, 0) as one, client.sit(made.match.id, 1) as two:
            import asyncio

            await asyncio.gather(
                play_randomly(one, random.Random(3)), play_randomly(two, random.Random(4))
            )
        await ended(client, made.match.id)
        record = await client.record(made.match.id)
        then = await client.replay(made.match.id, "seat=0&first=3&last=3")
        for start in (wish, p.From(moves=3, record=record)):
            again = await client.create("poof", [me(), bot("easy")], start_from=start, pace=5000)
            assert again.match.state == "running" and again.match.source is not None
            assert again.match.commitment == made.match.commitment
            seen = await client.replay(again.match.id, "seat=0&first=3&last=3")
            assert view_of(seen) == view_of(then)
        await refused("bad_match", client.create("poof", [me(), bot(), bot()], start_from=wish))
        far = p.From(moves=9999, match=made.match.id)
        await refused("bad_match", client.create("poof", [me(), bot()], start_from=far))
        broken = {**record, "moves": [[0, "nonsense"]]}
        bad = p.From(moves=1, record=broken)
        await refused("bad_record", client.create("poof", [me(), bot()], start_from=bad))
        with_both = p.From(moves=1, record=record, match=made.match.id)
        await refused("bad_match", client.create("poof", [me(), bot()], start_from=with_both))

    run(check())


def view_of(replay: p.Replay) -> object:
    return msgspec.json.decode(replay.updates[0])["view"]


def test_a_guest_can_be_forgotten(server: LiveServer) -> None:
    async def check() -> None:
        client, friend = await guest(server, "Gone"), await guest(server)
        waiting = await client.create("poof", [me(), free()], **QUICK)
        playing = await client.create("poof", [me(), free()], **QUICK)
        await friend.claim(playing.match.id, 1)
        await asyncio_delete(client, "/api/guests/me")
        await refused("who_are_you", client.matches("mine"))
        assert (await friend.match(waiting.match.id)).match.seats[0].kind == "open"
        assert (await friend.match(playing.match.id)).match.seats[0].kind == "away"

    run(check())


def test_characters_play_where_the_game_has_them(server: LiveServer) -> None:
    async def check() -> None:
        client = await guest(server)
        made = await client.create("poof", [me(), free(), bot("sprinter")])
        assert made.match.seats[2].level == "sprinter"
        await refused("bad_options", client.create("poof", [me(), bot("bluffer")]))
        give = p.Give("bot", "bluffer")
        path = f"/api/matches/{made.match.id}/seats/1"
        await refused("bad_options", client.request("PUT", path, give, p.MatchForMe))

    run(check())


def test_games_and_their_schemas(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        games = {game.key: game for game in await client.games()}
        assert games["poof"].seats == [2, 3, 4, 5, 6]
        assert games["poof"].levels == ["gentle", "easy", "medium", "hard", "best"]
        assert games["poof"].characters == ["cautious", "greedy", "sprinter"]
        assert games["closing-in"].characters == []
        assert {option.name for option in games["poof"].options} == {"blind", "rounds", "edition"}
        schema = await client.request("GET", "/api/games/poof/schema", None, p.GameSchema)
        assert "pick-up" in str(schema.move) and "PoofView" in str(schema.view)
        await refused(
            "unknown_game", client.request("GET", "/api/games/go/schema", None, p.GameSchema)
        )

    run(check())


def test_qr_codes(server: LiveServer) -> None:
    async def check() -> None:
        import urllib.request

        client = await guest(server)
        made = await client.create("poof", [me(), free()], **QUICK)
        address = f"{server.url}/api/matches/{made.match.code}/qr.svg"
        with urllib.request.urlopen(address) as answer:
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.read().startswith(b"<svg")

    run(check())
