"""`make screenshots`: pictures of every page and table into docs/pictures.

A server of its own is started; tables are taken at moments of matches that are the same on every
run (moments.py), pages as a player with some matches behind them sees them. Every picture is taken
on a desktop and on a phone, light and dark. A part of them: `make screenshots ONLY=poof` for all
whose names have this in them, `ONLY=pages` for everything that is no table.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page
from server.support import GENEROUS, ServerProcess

from browser.moments import Found, Plan, Sight, find
from browser.support import DESKTOP, OVER, PHONE, Person, ask, chromium, seat_plan
from browser.test_review import careless, reviewed
from closecall.client import Client

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
COLOURS = 64
LONGEST = 1300
"""Pixels of a page that are shown; the rest is more of the same."""
SLOW = 5000
"""Milliseconds a bot waits: long enough that the moment stays as it is."""
LOOKS = [
    (name + ("-dark" if dark else ""), size, dark)
    for name, size in (("desktop", DESKTOP), ("phone", PHONE))
    for dark in (False, True)
]
PAGES = {
    "home": "/",
    "new-match": "/new/close-enough",
    "matches": "/matches",
    "fame": "/fame",
    "rules": "/rules/poof",
    "print-sheet": "/print/close-to-the-mark",
    "print-pad": "/print/poof",
    "fair": "/fair",
    "keys": "/keys",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/close-to-the-mark",
    "daily": "/daily",
}

PAGE_NAMES = (
    *PAGES,
    *("lobby", "join", "pass-and-play", "watching", "result", "replay"),
    *("review", "review-what-was", "learn"),
)
ENDED = "poof-end"
"""The table whose result and replay are shown."""


def may(*kinds: str, after: int = 0) -> Callable[[Sight], bool]:
    """The first seat can do all of these."""
    return lambda sight: sight.number >= after and sight.kinds.issuperset(kinds)


def brings(event: str) -> Callable[[Sight], bool]:
    """The first seat's move makes this happen, and the match goes on."""
    return lambda sight: event in sight.events and not sight.over


def ends(sight: Sight) -> bool:
    """The first seat's move ends the match."""
    return sight.over


def ends_alone(sight: Sight) -> bool:
    """The first seat's move ends the match, whatever the bots on the other seats would play."""
    return sight.alone


def wins(sight: Sight) -> bool:
    """The first seat's move ends the match, and it has won."""
    return sight.over and sight.won


POOF: dict[str, Any] = {"game": "poof", "seats": 4, "options": {"rounds": 3}}
ENOUGH: dict[str, Any] = {"game": "close-enough", "seats": 4}
MARK: dict[str, Any] = {"game": "close-to-the-mark", "seats": 3}
CITY: dict[str, Any] = {"game": "closing-in", "seats": 3, "level": "eager"}
WORDS: dict[str, Any] = {"game": "five-to-close", "seats": 2}
EASY_WORDS: dict[str, Any] = {**WORDS, "level": "easy"}
"""Bots that think take minutes for a whole round."""
CARD = ".own button.legal"
TAKE = ".seat button.legal"
TILE = "button.tile.legal"
LETTER = ".hand button.legal"
HERE = "button.tile.here.legal"
PLANS = [
    Plan(name="opening", wanted=may("play"), **POOF),
    Plan(name="middle", wanted=may("play", after=24), clicks=(CARD,), **POOF),
    Plan(name="poof", wanted=may("poof", "pick-up"), clicks=(".own .card.poof",), **POOF),
    Plan(name="count", wanted=brings("round-scored"), play=True, until=".tally", **POOF),
    Plan(name="end", wanted=wins, play=True, until=OVER, **POOF),
    Plan(name="opening", wanted=may("deck"), **ENOUGH),
    Plan(name="middle", wanted=may("call", "discard"), clicks=(TAKE, CARD), **ENOUGH),
    Plan(name="call", wanted=may("stay", "fold"), **ENOUGH),
    Plan(name="lock", wanted=may("lock", "leave"), until=".prompt", **ENOUGH),
    Plan(name="tokens", wanted=may("use"), clicks=(CARD,), **ENOUGH),
    Plan(name="muck", wanted=may("muck"), until=".prompt", **ENOUGH),
    Plan(name="count", wanted=brings("round-ended"), play=True, until=".tally", **ENOUGH),
    Plan(name="end", wanted=wins, play=True, until=OVER, **ENOUGH),
    Plan(name="opening", wanted=may("choose"), **MARK),
    Plan(name="middle", wanted=may("enter", after=40), clicks=(".board button.legal",), **MARK),
    Plan(name="entered", wanted=may("enter", after=52), play=True, **MARK),
    Plan(name="end", wanted=wins, play=True, until=OVER, **MARK),
    Plan(name="opening", wanted=may("buy"), **CITY),
    Plan(
        name="middle",
        wanted=may("move", "lure", after=8),
        clicks=(TILE,),
        **CITY,
    ),
    Plan(name="send", wanted=may("send"), clicks=(HERE,), **CITY),
    Plan(name="enforce", wanted=brings("tile-removed"), play=True, **CITY),
    Plan(name="end", wanted=ends_alone, play=True, until=OVER, **CITY),
    Plan(name="opening", wanted=may("draw"), **WORDS),
    Plan(name="middle", wanted=may("play", "lock", after=30), clicks=(LETTER,), **WORDS),
    Plan(name="wild", wanted=may("declare"), **WORDS),
    Plan(name="challenge", wanted=may("challenge"), until=".prompt", **WORDS),
    Plan(name="count", wanted=brings("round-scored"), play=True, until=".tally", **EASY_WORDS),
    Plan(name="end", wanted=ends, play=True, until=OVER, **EASY_WORDS),
]


def main() -> None:
    """Start everything, take every picture."""
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        settings: dict[str, Any] = {**GENEROUS, "data": folder, "open": False}
        server = ServerProcess(sys.executable, Path(folder) / "log", settings)
        try:
            for name in take_all(browser, server.url, only):
                print(name, flush=True)
        finally:
            server.terminate()


def take_all(browser: Browser, url: str, only: str) -> Iterator[str]:
    """Every table, then every page."""
    player = Person(browser, url)
    pages = [name for name in PAGE_NAMES if only in name or only in "pages"]
    done = ""
    for plan in PLANS:
        name = f"{plan.game}-{plan.name}"
        if only in name or (pages and name == ENDED):
            code = open_moment(player, plan)
            done = code if name == ENDED else done
            if only in name:
                yield from take(player.page, name)
                yield from extras(player, plan)
    if pages:
        yield from take_pages(browser, player, done, pages)
    assert player.troubles == [], player.troubles


def extras(player: Person, plan: Plan) -> Iterator[str]:
    """The drawers, over one table."""
    if (plan.game, plan.name) != ("poof", "middle"):
        return
    page = player.page
    for name, button in (("rules-drawer", "text=Rules"), ("settings", "[popovertarget=more]")):
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.locator(".top").locator(button).first.click()
        yield from take(page, name)
        page.keyboard.press("Escape")


def take_pages(browser: Browser, player: Person, done: str, wanted: list[str]) -> Iterator[str]:
    """The pages that are wanted."""
    host = Person(browser, player.url, name="Jonas")
    invitation = host.make("close-enough", seat_plan("me", "open", "bot"), listed=True)
    lobby = player.make("poof", seat_plan("me", "open", "bot"))
    both = [{"kind": "me", "name": "Mira"}, {"kind": "me", "name": "Jonas"}]
    places = {
        **PAGES,
        "lobby": f"/m/{lobby}",
        "join": f"/m/{invitation}",
        "pass-and-play": f"/m/{player.make('poof', both)}",
        "watching": f"/m/{player.make('poof', seat_plan('bot', 'bot', 'bot'), pace=SLOW)}",
        "result": f"/m/{done}/result",
        "replay": f"/m/{done}/replay?at=40",
        **(review_pages(player) if {"review", "review-what-was", "learn"} & {*wanted} else {}),
    }
    for name in wanted:
        page = player.go(places[name])
        page.wait_for_selector("h1:visible, .player:visible, main h2:visible")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        yield from take(page, name, whole=page.locator(".app").count() == 0)
    host.close()


def review_pages(player: Person) -> dict[str, str]:
    """A match that was played at random, at its worst moment and as lessons."""
    code = careless(player)
    ask(f"{player.url}/api/matches/{code}/review", {}, player.secret)
    own = [each for each in reviewed(player, code)["decisions"] if each["seat"] == 0]
    worst = max(own, key=lambda each: float(each["loss"]))
    at = f"/m/{code}/replay?at={worst['step']}"
    return {"review": at, "review-what-was": f"{at}&seat=open", "learn": f"/m/{code}/learn"}


def open_moment(player: Person, plan: Plan) -> str:
    """Put the table into the state the plan speaks of; returns its code."""
    found = find(plan)
    code = make_match(player, plan, found)
    page = player.sit_at(code)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.wait_for_selector(".dock:visible, .prompt:visible")
    if plan.play:
        play_elsewhere(player, code, found.move)
        page.wait_for_timeout(400)
    if plan.until == OVER:
        page.wait_for_selector(f"{OVER}, .tally", timeout=60_000)
        if page.locator(".tally").count():  # the end is told when all is counted up
            page.locator(".tally .btn.primary").click()
        page.wait_for_selector(".scene", state="detached")  # Enforce is told over the city
    if plan.until:
        page.wait_for_selector(plan.until, timeout=60_000)
    for selector in plan.clicks:
        page.locator(selector).first.click()
    page.mouse.move(1, 1)
    return code


def make_match(player: Person, plan: Plan, found: Found) -> str:
    """A match that goes on from the moment."""
    record = json.loads(found.record.to_json())
    seats = seat_plan("me", *["bot"] * (plan.seats - 1))
    start = {"record": record, "moves": found.moves}
    pace = 0 if plan.until == OVER else SLOW
    return player.make(plan.game, seats, hints=True, start_from=start, pace=pace)


def play_elsewhere(player: Person, code: str, move: str) -> None:
    """Make a move as another tab of the same player would."""

    async def play() -> None:
        async with Client(player.url, player.secret) as client, client.sit(code) as seat:
            async for _ in seat.turns():
                await seat.play(move)
                return

    thread = threading.Thread(target=lambda: asyncio.run(play()))  # Playwright has this one's loop
    thread.start()
    thread.join()


def take(page: Page, name: str, whole: bool = False) -> Iterator[str]:
    """The page as it is, in every look."""
    for look, (width, height), dark in LOOKS:
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        page.set_viewport_size({"width": width, "height": height})
        if whole:
            length = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": min(length, LONGEST)})
        page.wait_for_timeout(120)
        image = Image.open(io.BytesIO(page.screenshot()))
        flat = in_few_colours(image.convert("RGB"))
        flat.save(PICTURES / f"{name}-{look}.webp", lossless=True, method=6)
        yield f"{name}-{look}"


def in_few_colours(image: Image.Image) -> Image.Image:
    """The commonest colours as they are, all others as the nearest: crisp, and smaller than lossy.

    What is drawn here are flat areas; the rest are the edges of letters.
    """
    counted: list[Any] = image.getcolors(image.width * image.height) or []
    commonest = sorted(counted, reverse=True)[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for _, colour in commonest for part in colour])
    return image.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")


if __name__ == "__main__":
    main()
