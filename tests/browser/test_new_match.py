"""Setting up a match: every choice explained, and an edition file of one's own."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page

import closecall
from browser.support import (
    DESKTOP,
    GAMES,
    PHONE,
    Person,
    each_size,
    faults,
    in_both_sizes,
    sideways,
)
from browser.test_guide import LANDSCAPE

Come = Callable[..., Person]
TOML = (Path(closecall.__file__).parent / "games/poof/edition.toml").read_text(encoding="utf-8")
OWN = TOML.replace("poof_cards = 10", "poof_cards = 12")


CUT = """() => {
  const cut = [];
  const look = (e, what) => {
    if (e.offsetParent && e.scrollWidth > e.clientWidth + 1) cut.push(what);
  };
  for (const e of document.querySelectorAll("main label, main select, main button, main .chip"))
    if (getComputedStyle(e).display !== "inline") look(e, e.innerText);
  for (const e of document.querySelectorAll("main select")) {
    const chosen = e.selectedIndex;
    for (const option of e.options) {
      e.selectedIndex = option.index;
      look(e, option.text);
    }
    e.selectedIndex = chosen;
  }
  return cut;
}"""
"""Words of the set-up that do not fit, in whatever is or could be chosen."""


EXPLAINED = """() => [...document.querySelectorAll("form.new .opt")].map((e) =>
  [e.innerText, e.querySelector(".d").innerText])"""
"""What can be chosen, and what is said about it."""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_every_choice_is_explained_and_can_be_read(regular: Come, lang: str) -> None:
    """One sentence each, for the game's options and for those of the table; no list cuts a choice
    off, on a phone upright and on its side, and on a desk.
    """
    somebody = regular(lang=lang, size=PHONE)
    for game in GAMES:
        page = somebody.turn_to(f"/new/{game}")
        page.wait_for_selector("form.new .opt")
        page.wait_for_selector(".seatrow select")
        told = page.evaluate(EXPLAINED)
        assert told
        assert [option for option, sentence in told if not sentence.endswith(".")] == []
        if lang == "en":  # only where there is something to object to
            timed = any("Time to react" in option for option, _ in told)
            assert timed == bool(closecall.game(game).silent_moves), game
            # what silence means differs: a lock not used in one game, a word accepted in the other
            assert not [sentence for _, sentence in told if "object" in sentence]
        for width, height in (PHONE, LANDSCAPE, DESKTOP, (320, 640)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT) == [], f"{game}, {width} pixels wide"
            assert sideways(page) <= 0


LINES = """(field) => {
  const words = document.createRange();
  words.selectNodeContents(field.closest(".opt").firstChild.firstChild);
  return new Set([...words.getClientRects()].map((e) => e.top)).size;
}"""
"""How many lines the name of a field takes."""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_name_of_the_table_stays_on_its_line(regular: Come, lang: str) -> None:
    """Its field takes what is left."""
    page = regular(lang=lang).turn_to("/new/poof")
    page.wait_for_selector(".seatrow select")
    page.locator(".seatrow").nth(1).locator("select").first.select_option("open")
    field = page.locator(".inv .field")
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert field.evaluate(LINES) == 1, width
        box = field.bounding_box()
        assert box
        assert box["width"] >= 110, width
        assert sideways(page) <= 0


def choose(page: Page, name: str, text: str) -> None:
    """Pick a file and press the button."""
    file = FilePayload(name=name, mimeType="text/plain", buffer=text.encode())
    page.get_by_label("Edition file").set_input_files(file)
    page.locator(".file", has_text=name).wait_for()
    page.locator("button.primary").click()


@pytest.mark.parametrize(
    ("name", "text"), [("mine.toml", OWN), ("mine.json", json.dumps(tomllib.loads(OWN)))]
)
def test_an_edition_of_ones_own(regular: Come, name: str, text: str) -> None:
    """TOML as the editions of the games are written, or JSON."""
    somebody = regular()
    page = somebody.go("/new/poof")
    choose(page, name, text)
    page.wait_for_selector(".app .dock")
    code = page.url.rpartition("/")[2]
    assert somebody.match(code)["options"]["edition"]["poof_cards"] == 12


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("mine.toml", TOML.replace("hand = 11", "hand = 11 cards"), "line 6"),
        ("mine.toml", TOML.replace("hand = 11", 'hand = "many"'), "line 6, edition hand"),
        (
            "mine.json",
            json.dumps({**tomllib.loads(TOML), "hand": "many"}),
            "Edition hand: expected",
        ),
        ("mine.json", '{"hand": 11,}', "JSON"),
    ],
)
def test_what_is_wrong_with_an_edition_is_told(
    regular: Come, name: str, text: str, told: str
) -> None:
    """The message names place, value and what was expected; once mended, the same file works."""
    somebody = regular(size=PHONE)
    page = somebody.go("/new/poof")
    choose(page, name, text)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert alert.locator("p").first.inner_text() == "This edition cannot be played."
    assert told in alert.locator("p").nth(1).inner_text()
    assert faults(page) == []
    assert sideways(page) <= 0
    choose(page, name, OWN if name.endswith("toml") else json.dumps(tomllib.loads(OWN)))
    page.wait_for_selector(".app .dock")
    somebody.forgive("400 (Bad Request)")


def test_an_edition_by_its_name(regular: Come) -> None:
    """Editions that come with a game are there to choose, with what is special about them."""
    somebody = regular(size=PHONE)
    page = somebody.go("/new/closing-in")
    option = page.locator("form.new .opt", has=page.get_by_label("Edition file"))
    option.locator("select").select_option(label="Scarce")
    option.locator("b", has_text="Hardly any card buys actions.").wait_for()
    assert faults(page) == []
    assert sideways(page) <= 0
    page.locator("button.primary").click()
    page.wait_for_selector(".app .dock")
    assert somebody.match(page.url.rpartition("/")[2])["options"]["edition"] == "scarce"


def test_back_to_the_usual_edition(regular: Come) -> None:
    """A file chosen by mistake can be put away again."""
    somebody = regular()
    page = somebody.go("/new/poof")
    page.get_by_label("Edition file").set_input_files(
        FilePayload(name="wrong.toml", mimeType="text/plain", buffer=b"x")
    )
    page.get_by_role("button", name="Back to the usual edition").click()
    page.locator(".file", has_text="wrong.toml").wait_for(state="detached")
    page.locator("button.primary").click()
    page.wait_for_selector(".app .dock")
    assert somebody.match(page.url.rpartition("/")[2])["options"]["edition"] == "default"


def test_what_would_change(regular: Come) -> None:
    """House rules are tried out by bots beside the edition, before anybody sits down.

    In German, whose words are longest: the difference is not pushed out of sight.
    """
    somebody = regular(size=PHONE, lang="de")
    page = somebody.go("/new/close-to-the-mark")
    page.wait_for_selector("form.new .opt")
    ask = page.get_by_role("button", name="Was würde sich ändern?")
    assert ask.count() == 0  # as the game comes nothing would
    while page.locator(".seatrow").count() > 1:
        page.get_by_role("button", name="Platz entfernen").click()
    page.locator("form.new .opt select").first.select_option("B")
    ask.click()
    rows = page.locator(".whatif tbody tr")
    rows.first.wait_for()
    assert "Länge in Zügen" in page.locator(".whatif table").inner_text()
    in_both_sizes(page)
    for size in each_size(page):
        hidden = page.locator(".whatif .scroll").evaluate("e => e.scrollWidth - e.clientWidth")
        assert hidden <= 0, size
