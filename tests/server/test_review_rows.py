"""Reviews in both databases: one node at a time, nothing lost, nothing left behind."""

from __future__ import annotations

from closecall.server.store.base import GuestRow, Store
from closecall.server.store.reviews import MOST_TRIES
from server.support import run
from server.test_store import a_match, a_seat, opened


async def over(store: Store) -> str:
    row = a_match(state="over", ended=2000)
    assert await store.add_match(row, [a_seat(0), a_seat(1)], [])
    return row.id


def test_of_two_nodes_one_gets_a_review(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            rows = store.reviews
            match = await over(store)
            assert await rows.ask(match, "ada", 10)
            assert not await rows.ask(match, "bob", 11)
            found = await rows.claim("one", 100, 50)
            assert found is not None and (found.match, found.guest) == (match, "ada")
            assert await rows.claim("two", 101, 50) is None
            # not heard of since: another node takes it, and the first one can write no more
            assert await rows.claim("two", 200, 150) is not None
            assert not await rows.keep(match, "one", 3, "{}", 201)
            assert await rows.plan(match, "two", 2)
            assert await rows.keep(match, "two", 3, "{}", 202)
            assert not await rows.keep(match, "two", 3, "{}", 203), "each decision once"
            assert await rows.parts(match) == {3: "{}"}
            assert not await rows.finish(match, "one", "whole")
            assert await rows.finish(match, "two", "whole")
            kept = await rows.read(match)
            assert kept is not None
            assert (kept.state, kept.done, kept.total, kept.body) == ("done", 2, 2, "whole")
            assert await rows.parts(match) == {}
            assert await rows.claim("one", 900, 800) is None
            assert not await rows.ask(match, "ada", 901)

    run(check())


def test_reviews_wait_in_the_order_they_were_asked_for(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            rows = store.reviews
            late, early = await over(store), await over(store)
            assert await rows.ask(late, "ada", 20)
            assert await rows.ask(early, "ada", 10)
            assert await rows.ahead(late) == 1
            assert await rows.asked_since("ada", 15) == 1
            assert await rows.asked_since("ada", 0) == 2
            first = await rows.claim("one", 100, 50)
            assert first is not None and first.match == early
            second = await rows.claim("one", 101, 50)
            assert second is not None and second.match == late
            await rows.beat("one", 300)
            assert await rows.claim("two", 301, 250) is None
            await rows.let_all_go()
            assert await rows.claim("two", 302, 250) is not None

    run(check())


def test_a_review_that_gets_nowhere_is_given_up(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            rows = store.reviews
            match = await over(store)
            assert await rows.ask(match, "ada", 10)
            for _ in range(MOST_TRIES):
                assert await rows.claim("one", 100, 50) is not None
                assert await rows.let_go(match, "one")
            assert await rows.claim("one", 100, 50) is None
            found = await rows.read(match)
            assert found is not None and found.state == "failed"
            assert await rows.ask(match, "bob", 500), "somebody may try again"
            assert await rows.claim("one", 600, 550) is not None
            assert await rows.keep(match, "one", 1, "{}", 600), "and what gets further goes on"

    run(check())


def test_a_review_goes_with_its_match_and_its_guest(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            rows = store.reviews
            match = await over(store)
            assert await rows.ask(match, "guest0", 10)
            assert await rows.claim("one", 100, 50) is not None
            assert await rows.keep(match, "one", 1, "{}", 100)
            await store.guests.add(GuestRow("guest0", "Ada", 1), "secret")
            await store.guests.forget("guest0")
            forgotten = await rows.read(match)
            assert forgotten is not None and forgotten.guest == ""
            assert await store.remove_match(match, "over")
            assert await rows.read(match) is None
            assert await rows.parts(match) == {}
            assert not await rows.keep(match, "one", 2, "{}", 101)
            assert not await rows.ask(match, "ada", 10), "what is gone is not reviewed"

    run(check())


def test_only_what_is_over_is_reviewed(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            row = a_match(state="running")
            assert await store.add_match(row, [a_seat(0)], [])
            assert not await store.reviews.ask(row.id, "ada", 10)

    run(check())
