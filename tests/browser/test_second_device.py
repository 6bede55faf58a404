"""One seat from two devices: the private link, what it opens, and when it does not fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.support import (
    PHONE,
    Clicker,
    Person,
    ask,
    faults,
    my_turn_first,
    seat_plan,
    sideways,
)

Come = Callable[..., Person]
OPEN = "Continue on another device"


def own_turn(somebody: Person, **extra: Any) -> str:
    """A match of Poof with seat 0 on turn; its code."""
    return somebody.make("poof", seat_plan("me", "bot"), start_from=my_turn_first("poof"), **extra)


def private_link(somebody: Person) -> str:
    """What lies on the clipboard after pressing the button beside the private link."""
    page = somebody.page
    somebody.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=OPEN).click()
    drawer = page.get_by_role("complementary", name=OPEN)
    drawer.get_by_alt_text("QR code").wait_for()
    assert "Whoever has this link has your seat" in drawer.inner_text()
    drawer.get_by_role("button", name="Copy the link").click()
    drawer.get_by_role("button", name="Copied").wait_for()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert drawer.get_by_label("Private link to your seat").input_value() == link
    assert faults(page) == []
    assert sideways(page) <= 0
    drawer.get_by_role("button", name="Close").click()
    drawer.wait_for(state="hidden")
    assert link.partition("#seat=")[2] not in page.content()
    return link


def more_menu(page: Page) -> None:
    """Open the menu in the top bar."""
    page.get_by_role("button", name="More: sound").click()


def test_the_same_seat_on_two_devices(person: Come) -> None:
    """After a reload the link is still to be had; the other device has the hand and moves."""
    desk, phone = person(name="Mira"), person(name="Somebody", size=PHONE)
    code = own_turn(desk)
    desk.sit_at(code)
    desk.page.wait_for_selector(".app .dock")
    desk.page.reload()
    desk.page.wait_for_selector(".app .dock")
    more_menu(desk.page)
    link = private_link(desk)
    assert private_link(desk) == link, "asking twice must not shut the other device out"

    phone.page.goto(link)
    phone.page.wait_for_selector(".app .dock")
    assert phone.page.url == f"{desk.url}/m/{code}", "the secret stays in no address"
    one, two = desk.updates()[-1], phone.updates()[-1]
    assert one["view"]["hand"] and one["view"] == two["view"] and one["legal"] == two["legal"]
    phone.page.reload()
    phone.page.wait_for_selector(".app .dock")
    clicker = Clicker(phone.page)
    before = desk.match(code)["seq"]
    for _ in range(20):
        clicker.step()
        if desk.match(code)["seq"] > before:
            break
    desk.page.wait_for_function("() => document.querySelectorAll('.side .log li').length > 0")
    assert desk.updates()[-1]["seq"] > before
    assert all(each["view"]["seat"] == 0 for each in phone.updates())

    more_menu(phone.page)
    assert private_link(phone) == link, "from the second device to a third"


def test_a_private_link_from_the_lobby(person: Come) -> None:
    """Before the match begins: the other device sits there, may start, and may get up."""
    desk, phone = person(name="Mira"), person(name="Somebody", size=PHONE)
    code = desk.make("poof", seat_plan("me", "open"))
    desk.sit_at(code)
    phone.page.goto(private_link(desk))
    phone.page.get_by_role("button", name="Get up").click()
    phone.page.get_by_role("button", name="Sit at seat 1").wait_for()
    desk.page.get_by_role("button", name="Sit at seat 1").click()
    phone.page.goto(private_link(desk))
    phone.page.get_by_role("button", name="Start with one bot").click()
    for each in (desk, phone):
        each.page.wait_for_selector(".app .dock")
    assert phone.updates()[-1]["view"]["seat"] == 0


def test_several_seats_of_one_device_have_a_link_each(person: Come) -> None:
    """Pass and play: somebody goes on with one of the seats on a phone."""
    desk, phone = person(name="Mira"), person(name="Somebody", size=PHONE)
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Jonas"}, {"kind": "open"}]
    desk.sit_at(desk.make("poof", seats))
    desk.page.get_by_role("button", name=f"{OPEN} Mira").wait_for()
    desk.page.get_by_role("button", name=f"{OPEN} Jonas").click()
    field = desk.page.get_by_label("Private link to your seat")
    phone.page.goto(field.input_value())
    phone.page.locator(".seatrow", has_text="Jonas").get_by_role("button", name="Get up").wait_for()
    assert phone.page.get_by_role("button", name="Get up").count() == 1


def test_a_private_link_that_does_not_fit(person: Come) -> None:
    """It says so, not that there is no such table; and the way to the table is open."""
    desk, phone = person(name="Mira"), person(name="Somebody", size=PHONE)
    code = own_turn(desk)
    page = phone.go(f"/m/{code}#seat=s.wrong")
    page.get_by_role("heading", name="This seat link is no longer valid.").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".app .dock")
    assert phone.updates()[-1]["view"]["seat"] is None

    desk.sit_at(code)
    more_menu(desk.page)
    link = private_link(desk)
    page.goto(link)  # the table is open here: only what stands after # changes
    page.wait_for_function("() => document.querySelectorAll('.own .card').length > 0")
    assert phone.updates()[-1]["view"]["seat"] == 0
    again = f"{desk.url}/api/matches/{code}/seats/0/secret"
    assert ask(again, {}, desk.secret)["secrets"]["0"] not in link
    page.reload()
    page.get_by_role("heading", name="This seat link is no longer valid.").wait_for()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".app .dock")
    assert phone.updates()[-1]["view"]["seat"] is None
    page.reload()
    page.wait_for_selector(".app .dock")
