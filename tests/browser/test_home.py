"""The home page: for somebody new, and for somebody with matches running."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from browser.support import DESKTOP, PHONE, Person, ask, my_turn_first

Come = Callable[..., Person]
IN_SIGHT = """(e) => {
  const { left, top, bottom, width } = e.getBoundingClientRect();
  const shows = (y) => e.contains(document.elementFromPoint(left + width / 2, y));
  return shows(top + 2) && shows(bottom - 2) ? "" : `${top}–${bottom} of ${innerHeight}`;
}"""
"""Empty if the whole of it can be seen without scrolling."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_first_visit(person: Come, size: tuple[int, int]) -> None:
    """A headline for newcomers, one game to begin with, how to learn in sight, no empty box."""
    somebody = person(size=size, worker=True)
    page = somebody.go("/")
    start = page.get_by_role("button", name="New here? Start with Poof")
    start.wait_for()
    assert start.evaluate(IN_SIGHT) == ""
    assert "again" not in page.locator("h1").inner_text()
    assert page.get_by_role("heading", name="Continue").count() == 0
    learn = page.locator(".game").first.get_by_role("button", name="Guided first game")
    assert learn.evaluate(IN_SIGHT) == ""
    start.click()
    page.wait_for_selector(".guide")


def test_whose_turn_it_is(person: Come) -> None:
    """Continue says for whom each match waits; how many wait for me stands in the title."""
    somebody = person(worker=True)
    mine = somebody.against_bots("poof", start_from=my_turn_first("poof", rounds=1))
    other = somebody.make(
        "poof",
        [{"kind": "open"}, {"kind": "me"}],
        start_from=my_turn_first("poof", rounds=1),
    )
    jonas = ask(f"{somebody.url}/api/guests", {"name": "Jonas"})["secret"]
    ask(f"{somebody.url}/api/matches/{other}/seats/0", {}, jonas)
    notes = {
        somebody.match(code)["id"]: {"commitment": "", "nonces": {}, "seats": [seat]}
        for code, seat in ((mine, 0), (other, 1))
    }
    kept = json.dumps(json.dumps(notes))
    somebody.context.add_init_script(f"localStorage['closecall.notes'] ??= {kept}")
    page = somebody.go("/")
    page.locator(f".cont a[href='/m/{mine}']").get_by_text("Your turn").wait_for()
    page.locator(f".cont a[href='/m/{other}']").get_by_text("Waiting for Jonas").wait_for()
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    assert "again" in page.locator("h1").inner_text()
    assert page.locator(".start").count() == 0


def test_whose_turn_it_is_where_the_seat_came_by_itself(person: Come) -> None:
    """In a rematch nobody sits down: the seats are known once the table was open."""
    mira = person(worker=True)
    code = mira.against_bots("poof", start_from=my_turn_first("poof", rounds=1))
    mira.sit_at(code).wait_for_selector(".app .dock")
    page = mira.go("/")
    page.locator(f".cont a[href='/m/{code}']").get_by_text("Your turn").wait_for()
    page.wait_for_function("() => document.title.startsWith('(1) ')")
