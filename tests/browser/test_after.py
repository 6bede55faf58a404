"""After a match: result, replay, playing on from a moment, the proof of a fair deal."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from server.support import play_randomly, run

from browser.support import (
    FEWEST,
    GAMES,
    PHONE,
    SHORT,
    Clicker,
    Person,
    ask,
    at_rest,
    becomes,
    each_size,
    eventually,
    faults,
    prepared,
    seat_plan,
    sideways,
)
from closecall.client import Client

Come = Callable[..., Person]


def nearly_over(somebody: Person, game: str, **extra: Any) -> str:
    """A match that a few more touches end; its code."""
    ends = prepared(
        game,
        FEWEST[game],
        lambda state: state.actors() == (0,) and last_move(state),
        options=SHORT.get(game),
    )
    seats = seat_plan("me", *["bot"] * (FEWEST[game] - 1))
    return somebody.make(game, seats, start_from=ends, **extra)


def last_move(state: Any) -> bool:
    """Whether any own move ends the match."""
    for action in state.legal(0):
        later = state.copy()
        later.apply(0, action)
        if later.over:
            return True
    return False


def finished(somebody: Person, game: str = "poof") -> str:
    """A match that is over, ended without the browser; its code."""
    code = nearly_over(somebody, game)
    run(play_to_the_end(somebody, code))
    return code


async def play_to_the_end(somebody: Person, code: str) -> None:
    """Play somebody's seat as a program does."""
    async with Client(somebody.url, somebody.secret) as client, client.sit(code) as seat:
        await play_randomly(seat, random.Random(1))


def test_a_replay_fits_in_french(regular: Come) -> None:
    """Its words are the longest: "What you knew" and "All cards" stand side by side."""
    somebody = regular(lang="fr")
    page = somebody.go(f"/m/{finished(somebody)}/replay")
    page.locator(".eyes .seg").wait_for()
    for size in each_size(page):
        assert sideways(page) <= 0, size


@pytest.mark.parametrize("game", GAMES)
def test_replay(regular: Come, game: str) -> None:
    """Step by step, by slider, through other eyes; every moment has its address."""
    somebody = regular(size=PHONE if game in ("poof", "closing-in") else (1280, 800))
    code = finished(somebody, game)
    page = somebody.go(f"/m/{code}/result")
    page.wait_for_selector(".fair .chip.good")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".player")
    page.get_by_role("button", name="Next move").click()
    page.wait_for_url("**/replay?at=1*")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?at=2*")
    assert faults(page) == []
    assert sideways(page) <= 0
    assert page.locator(".board button.legal, .board button.cell").count() == 0
    here = lying(page)
    assert here
    last = somebody.match(code)["seq"]
    page.get_by_role("slider").fill(str(last))
    page.wait_for_url(f"**/replay?at={last}*")
    page.goto(f"{somebody.url}/m/{code}/replay?at=2")
    page.wait_for_selector(".player")
    becomes(page, lambda: lying(page), lambda: here)
    if page.locator("#side").is_hidden():
        page.get_by_role("button", name="Scores and log").click()
    page.get_by_label("Point of view").select_option("open")
    page.wait_for_url("**seat=open*")
    assert faults(page) == []


YOU = {
    "en": r"\b(you|yours?)\b",
    "de": r"\b(du|dir|dich|dein\w*)\b",
    "fr": r"\b(tu|toi|ton|ta|tes|tien\w*)\b",
    "it": r"\b(tu|ti|tuo|tua|tuoi|tue|hai|porti|vedi)\b",
}
"""How a language speaks to its reader."""
SAID = """() => [...document.querySelectorAll(".board, .board *")].flatMap((e) => [
  e.getAttribute("aria-label"), e.getAttribute("title"),
  ...[...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data),
]).filter((each) => each?.trim())"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_anothers_place_is_called_yours(regular: Come, game: str) -> None:
    """Through a rival's eyes one reads and hears of the rival's cards, in every language."""
    mira = regular(name="Mira")
    code = finished(mira, game)
    last = mira.match(code)["seq"]
    for lang, you in YOU.items():
        reader = regular(name="Cleo", lang=lang)
        page = reader.go(f"/m/{code}/replay?seat=1")
        for step in (last // 4, last // 2, 3 * last // 4):
            page.get_by_role("slider").fill(str(step))
            page.wait_for_url(f"**/replay?at={step}&seat=1")
            page.wait_for_selector(".board .own, .board .mineR")
            said = page.evaluate(SAID)
            found = [each for each in said if re.search(you, each, re.IGNORECASE)]
            assert found == [], f"{lang}, step {step}"


LYING = ".board :is(.card, .die, .cell, .cell button)[aria-label]"
NAMES = """(all) => [...document.querySelectorAll(all)]
  .filter((e) => !e.closest(".pile")).map((e) => e.ariaLabel).filter(Boolean)"""


def lying(page: Page) -> list[str]:
    """Cards, dice, tiles and circles on the table; not the history of a pile, which few saw."""
    page.wait_for_selector(LYING, state="attached")
    return at_rest(page, lambda: list(page.evaluate(NAMES, LYING)))


@pytest.mark.parametrize("game", GAMES)
def test_play_on_from_a_moment(regular: Come, game: str) -> None:
    """A finished match goes on from one of its moments, against bots, with the same position."""
    somebody = regular()
    code = finished(somebody, game)
    moves = max(1, somebody.match(code)["seq"] - 3)
    page = somebody.go(f"/m/{code}/replay?at={moves}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: code not in address)
    page.wait_for_selector(".app")
    fresh = page.url.rsplit("/", 1)[1]
    match = somebody.match(fresh)
    assert match["source"]
    old, new = (position(somebody, each, moves) for each in (code, fresh))
    assert new == old
    before = match["seq"]
    clicker = Clicker(page)
    eventually(
        page, lambda: clicker.step() or somebody.match(fresh)["seq"] > before, "another step"
    )
    assert somebody.match(fresh)["seq"] > before


def position(somebody: Person, code: str, seq: int) -> Any:
    """What the player saw after a step."""
    match = somebody.match(code)["id"]
    where = f"{somebody.url}/api/matches/{match}/replay?seat=0&first={seq}&last={seq}"
    return ask(where, None, somebody.secret)["updates"][0]["view"]


def test_fairness(person: Come, tmp_path: Path) -> None:
    """The proof fits what this device noted; an altered record does not pass, and says where."""
    somebody = person(unhurried=True)
    page = somebody.go("/")
    page.locator(".game[data-game=poof] .primary").click()
    page.wait_for_selector(".app")
    Clicker(page).some(4)
    page.get_by_role("button", name="More:").click()
    page.locator("#more").get_by_role("button", name="Give up").click()
    page.locator("#more").get_by_role("button", name="Really").click()
    page.wait_for_selector(".dock a.btn.primary[href$='/result']")
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{somebody.url}/m/{code}/result")
    page.wait_for_selector(".fair .chip.good")
    assert page.locator(".fair li.no, .fair li.unknown").count() == 0
    with page.expect_download() as saving:
        page.locator(".fair").get_by_role("button", name="Save the record").click()
    record = json.loads(Path(saving.value.path()).read_text())
    page.goto(f"{somebody.url}/fair")
    moves = len(record["moves"])
    changes: tuple[dict[str, Any], ...] = (
        {},
        {"seed": "00" * 32},
        {"seats": 5},
        {"moves": record["moves"][:-1]},
    )
    told_of = {
        "seats": re.compile("Expected checksum .*Found 5 · checksum"),
        "moves": re.compile(f"Expected {moves}\\s*Found {moves - 1}$"),
    }
    for change in changes:
        wrong = len(change)
        file = tmp_path / f"record{len(change)}.json"
        file.write_text(json.dumps({**record, **change}))
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector(".fair .chip.bad" if wrong else ".fair .chip.good")
        assert (page.locator(".fair li.no").count() > 0) == bool(wrong)
        # this browser played it: it still knows its own share of the chance
        assert page.locator(".fair li.unknown").count() == 0
        for field in change:
            page.locator(".fair .altered", has_text=re.compile(f"Altered: {field}")).last.wait_for()
        for words in (told_of[field] for field in change if field in told_of):
            page.locator(".fair .altered", has_text=words).wait_for()
        told = page.get_by_text("The record was altered after it was written")
        assert (told.count(), page.get_by_text("unaltered").count()) == (wrong, 1 - wrong)
        assert faults(page) == []
    nothing = tmp_path / "nothing.json"
    nothing.write_text("{}")
    page.locator("input[type=file]").set_input_files(nothing)
    page.get_by_text("This file is not a record of a match").wait_for()
    assert page.locator(".fair").count() == 0  # the file before it is another matter


def test_a_record_can_be_chosen_in_french(regular: Come) -> None:
    """On a phone its words and its button stand one below the other."""
    page = regular(lang="fr", size=PHONE).go("/fair")
    row = page.locator("main label.opt")
    row.wait_for()
    words, button = (row.locator(each).first.bounding_box() for each in ("span", ".file"))
    assert words and button
    assert words["y"] + words["height"] <= button["y"]


def test_fame(person: Come) -> None:
    """A finished match counts in the victories and statistics of this device."""
    somebody = person()
    finished(somebody)
    page = somebody.go("/fame")
    page.get_by_text("Poof").first.wait_for()
    somebody.has_all()
    assert faults(page) == []
    page = somebody.go("/matches")
    page.locator("a[href^='/m/']").first.wait_for()
    assert faults(page) == []
