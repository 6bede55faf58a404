"""Every page opens, the console stays silent, axe is content, nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.support import DESKTOP, GAMES, PHONE, Person, seat_plan, sideways

Come = Callable[..., Person]
PAGES = (
    "/",
    "/new/poof",
    "/new/five-to-close",
    "/matches",
    "/fame",
    "/rules",
    "/rules/close-enough",
    "/print/close-to-the-mark",
    "/print/poof",
    "/fair",
    "/keys",
    "/nowhere",
)


def serious(page: Page) -> list[str]:
    """What axe finds serious or critical."""
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page(person: Come, path: str, scheme: str) -> None:
    """Desktop and phone, light and dark."""
    for size in (DESKTOP, PHONE):
        somebody = person(size=size, color_scheme=scheme)
        page = somebody.go(path)
        page.wait_for_selector("main h1:visible, main h2:visible")
        page.wait_for_load_state("networkidle")
        assert serious(page) == []
        assert sideways(page) <= 0
        assert page.title().endswith("Close Call")


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_languages(person: Come, lang: str) -> None:
    """Each language once, by the browser's wish; and changed by hand."""
    somebody = person(lang=lang, size=PHONE)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    words = {"en": "Play now", "de": "Sofort spielen", "fr": "Jouer", "it": "Gioca subito"}
    assert page.locator(".game .primary").first.inner_text() == words[lang]
    assert page.locator("html").get_attribute("lang") == lang
    assert sideways(page) <= 0
    page.locator(".lang a[lang=de]").click()
    page.locator("html[lang=de]").wait_for(state="attached")
    assert page.locator(".game .primary").first.inner_text() == words["de"]
    page.reload()
    page.wait_for_selector(".game h3")
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_table(person: Come, game: str, size: tuple[int, int]) -> None:
    """Every table as it is dealt: axe, no sideways scroll, the board on one screen."""
    for scheme in ("light", "dark"):
        somebody = person(size=size, color_scheme=scheme)
        page = somebody.sit_at(somebody.against_bots(game))
        page.wait_for_selector(".dock")
        page.wait_for_timeout(500)
        assert serious(page) == []
        assert sideways(page) <= 0


def test_lobby(person: Come) -> None:
    """A table with free seats: axe, code, link and QR."""
    somebody = person()
    code = somebody.make("poof", seat_plan("me", "open", "bot"))
    page = somebody.sit_at(code)
    page.wait_for_selector(".qr")
    assert page.locator(".inv .code").inner_text() == code
    assert page.evaluate("document.querySelector('.qr').naturalWidth") > 0
    assert serious(page) == []


def test_rules_drawer(person: Come) -> None:
    """The drawer opens at the table and can be searched."""
    somebody = person()
    page = somebody.sit_at(somebody.against_bots("poof"))
    page.get_by_role("button", name="Rules").first.click()
    drawer = page.locator("#rules")
    drawer.locator("article").first.wait_for()
    many = drawer.locator("article").count()
    drawer.get_by_role("searchbox").fill("pooftastrophe")
    assert 0 < drawer.locator("article").count() < many
    assert serious(page) == []
