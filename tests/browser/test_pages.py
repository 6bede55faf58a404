"""Every page opens, the console stays silent, axe is content, nothing scrolls sideways."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page
from server.support import ServerProcess

from browser.support import (
    DESKTOP,
    GAMES,
    NEXT_PICTURE,
    PHONE,
    Clicker,
    Person,
    becomes,
    faults,
    seat_plan,
    sideways,
)

Come = Callable[..., Person]
PAGES = (
    "/",
    *(f"/new/{game}" for game in GAMES),
    "/matches",
    "/fame",
    "/rules",
    "/rules/close-enough",
    *(f"/print/{game}" for game in GAMES),
    "/fair",
    "/keys",
    "/puzzles",
    "/daily",
    "/m/NOSUCH",
    "/nowhere",
)
SMALLEST = (320, 640)
WIDEST = (1920, 1080)


def look_at(page: Page, size: tuple[int, int], scheme: str) -> None:
    """One look: axe, and no sideways scroll."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.evaluate(NEXT_PICTURE)
    assert faults(page) == [], f"{size} {scheme}"
    assert sideways(page) <= 0, f"{size} {scheme}"


def fits(page: Page) -> None:
    """From the smallest phone to a large screen nothing scrolls sideways."""
    for width, height in (SMALLEST, (899, 700), (1179, 760), WIDEST):
        page.set_viewport_size({"width": width, "height": height})
        assert sideways(page) <= 0, f"{width} × {height}"


@pytest.fixture(scope="module")
def reader(browser: Browser, table_server: ServerProcess) -> Iterator[Person]:
    """Somebody who opens one page after the other, all but the first through the service worker."""
    somebody = Person(browser, table_server.url)
    yield somebody
    somebody.context.close()


@pytest.mark.parametrize("path", PAGES)
def test_page(reader: Person, path: str) -> None:
    """On a phone, in the dark; `test_axe` looks at desktops, in either theme."""
    reader.troubles.clear()
    page = reader.go(path)
    page.wait_for_selector("main h1:visible, main h2:visible")
    reader.has_all()
    assert page.title().endswith("Close Call")
    look_at(page, PHONE, "dark")
    fits(page)
    reader.forgive("404 (Not Found)" if path == "/m/NOSUCH" else "nothing")
    assert reader.troubles == []


@pytest.mark.parametrize(
    ("path", "back"),
    [
        ("/m/NOSUCH/replay", "/"),
        ("/m/NOSUCH/learn", "/m/NOSUCH/replay"),
        ("/puzzles/poof/nosuch", "/puzzles"),
    ],
)
def test_page_that_cannot_be_had(reader: Person, path: str, back: str) -> None:
    """What went wrong is said, and there is a way on."""
    reader.troubles.clear()
    page = reader.go(path)
    assert page.get_by_role("alert").inner_text()
    assert page.locator(f"main a.btn[href='{back}']").is_visible()
    reader.has_all()
    look_at(page, PHONE, "dark")
    reader.forgive("404 (Not Found)", "400 (Bad Request)")
    assert reader.troubles == []


@pytest.mark.parametrize("game", GAMES)
def test_table(regular: Come, game: str) -> None:
    """Every table as it is dealt, on a phone, in the dark; `test_axe` looks at desktops."""
    somebody = regular()
    page = somebody.sit_at(somebody.against_bots(game))
    page.wait_for_selector(".app")
    Clicker(page).my_turn()
    look_at(page, PHONE, "dark")
    fits(page)


@pytest.mark.parametrize("game", GAMES)
def test_full_table(regular: Come, game: str) -> None:
    """As many as can sit down: everything still has its place."""
    seats = {"poof": 6, "close-enough": 5, "close-to-the-mark": 5, "closing-in": 4}.get(game, 8)
    somebody = regular()
    code = somebody.make(game, seat_plan("me", *["bot"] * (seats - 1)))
    page = somebody.sit_at(code)
    page.wait_for_selector(".app")
    Clicker(page).my_turn()
    for size in (DESKTOP, PHONE):
        look_at(page, size, "light")
    fits(page)


WORDS = {"en": "Play now", "de": "Sofort spielen", "fr": "Jouer", "it": "Gioca subito"}
RAW = re.compile(r"\{\s*\$|^[a-z]+(-[a-z]+)+$|�", re.MULTILINE)
"""What an untranslated message would look like."""


@pytest.mark.parametrize("lang", WORDS)
def test_languages(person: Come, lang: str) -> None:
    """Each language once, by the browser's wish; and changed by hand."""
    somebody = person(lang=lang, size=PHONE)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    assert page.locator(".game .primary").first.inner_text() == WORDS[lang]
    assert page.locator("html").get_attribute("lang") == lang
    assert sideways(page) <= 0
    page.locator(".lang a[lang=de]").click()
    page.locator("html[lang=de]").wait_for(state="attached")
    becomes(page, lambda: page.locator(".game .primary").first.inner_text(), lambda: WORDS["de"])
    page.reload()
    page.wait_for_selector(".game h3")
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("lang", WORDS)
def test_tables_in_a_language(regular: Come, lang: str) -> None:
    """A few moves at every table: words everywhere, in their place, on a phone."""
    somebody = regular(lang=lang, size=PHONE)
    for game in GAMES:
        page = somebody.turn_to_table(somebody.against_bots(game))
        clicker = Clicker(page, prefer=".board .lockb.legal")
        for _ in range(8):
            clicker.step()
        assert page.locator("html").get_attribute("lang") == lang
        text = page.evaluate("document.body.innerText") + "\n".join(
            page.locator("[aria-label]").evaluate_all("(all) => all.map((e) => e.ariaLabel)")
        )
        assert RAW.findall(text) == [], game
        assert sideways(page) <= 0, game
