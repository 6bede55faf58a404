"""While one waits: for a person who takes long, for an app that does not start."""

from __future__ import annotations

from collections.abc import Callable

from browser.support import PHONE, Person, faults, my_turn_first, sideways, sit_down_together

Come = Callable[..., Person]


def test_somebody_who_takes_long_can_be_reminded(person: Come) -> None:
    """After a minute, not before; it is a quick reaction, and then a minute's rest."""
    mira, jonas = person(name="Mira"), person(name="Jonas", size=PHONE)
    page = jonas.page
    page.clock.install()
    sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"))
    button = page.get_by_role("button", name="Remind Mira")
    for _ in range(5):
        assert button.count() == 0
        page.clock.run_for(12_500)
        page.wait_for_timeout(100)  # the server has to be heard between
    button.wait_for()
    assert faults(page) == []
    assert sideways(page) <= 0
    button.click()
    mira.page.locator(".floats li", has_text="Your turn, no hurry").wait_for()
    page.clock.run_for(1_000)
    assert button.count() == 0
    assert mira.page.get_by_role("button", name="Remind").count() == 0


def test_an_app_that_cannot_start_says_so(person: Come) -> None:
    """Without a script of ours, as in a browser that does not understand it."""
    somebody = person(lang="de", size=PHONE)
    page = somebody.page
    page.route("**/assets/*.js", lambda route: route.abort())
    somebody.go("/")
    page.get_by_text("This browser is too old").wait_for(state="visible")
    assert page.locator(".old p[lang=de]").is_visible()
    assert sideways(page) <= 0
    page.unroute_all()
    page.reload()
    page.wait_for_selector(".game h3")
    assert page.locator(".old").count() == 0
    somebody.forgive("Failed to load resource")
