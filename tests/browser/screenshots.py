"""`make screenshots`: pictures of every page and table into docs/pictures.

A server of its own is started, matches are played by clicking up to a good moment, and every page
is taken on a desktop and on a phone, light and dark.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from server.support import ServerProcess

from browser.support import DESKTOP, GAMES, OVER, PHONE, Clicker, Person, chromium, seat_plan

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PAGES = {
    "home": "/",
    "new-match": "/new/close-enough",
    "matches": "/matches",
    "fame": "/fame",
    "rules": "/rules/poof",
    "print": "/print/close-to-the-mark",
    "fair": "/fair",
    "keys": "/keys",
}
SEATS = {
    "poof": 4,
    "close-enough": 4,
    "close-to-the-mark": 3,
    "closing-in": 3,
    "five-to-close": 2,
}
TOUCHES = {"poof": 26, "close-enough": 12, "close-to-the-mark": 24, "closing-in": 14}
"""How far into the match the picture is taken."""
LOOKS = [
    (name + ("-dark" if dark else ""), size, dark)
    for name, size in (("desktop", DESKTOP), ("phone", PHONE))
    for dark in (False, True)
]


def main() -> None:
    """Start everything, take every picture."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        settings: dict[str, Any] = {"data": folder, "open": False}
        server = ServerProcess(sys.executable, Path(folder) / "log", settings)
        try:
            for name in take_all(browser, server.url):
                print(name)
        finally:
            server.terminate()


def take_all(browser: Browser, url: str) -> Iterator[str]:
    """Every page and every table in every look."""
    player = Person(browser, url)
    tables = {game: halfway(player, game) for game in GAMES}
    done = finished(player)
    lobby = player.make("poof", seat_plan("me", "open", "bot"))
    kept = player.context.storage_state()
    places = {
        **PAGES,
        **{f"table-{game}": f"/m/{code}" for game, code in tables.items()},
        "lobby": f"/m/{lobby}",
        "result": f"/m/{done}/result",
        "replay": f"/m/{done}/replay?at=20",
    }
    for look, size, dark in LOOKS:
        scheme = "dark" if dark else "light"
        viewer = Person(browser, url, size=size, color_scheme=scheme, storage_state=kept)
        for name, path in places.items():
            yield take(viewer.go(path), f"{name}-{look}", whole=name in PAGES or name == "result")
        viewer.context.close()


def take(page: Page, name: str, whole: bool) -> str:
    """One picture."""
    page.wait_for_selector("main h1:visible, .dock:visible, .player:visible, main h2:visible")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)
    return name


def halfway(player: Person, game: str) -> str:
    """A match somewhere in the middle, with a thing picked."""
    seats = seat_plan("me", *["bot"] * (SEATS[game] - 1), level="medium")
    code = player.make(game, seats, hints=True)
    page = player.sit_at(code)
    clicker = Clicker(page, 3)
    for _ in range(TOUCHES.get(game, 16)):
        clicker.step()
    page.wait_for_selector(".board button.legal, .prompt", timeout=60_000)
    return code


def finished(player: Person) -> str:
    """A match that is over."""
    code = player.against_bots("poof", options={"rounds": 3})
    page = player.sit_at(code)
    Clicker(page).play(600)
    page.wait_for_selector(OVER)
    return code


if __name__ == "__main__":
    main()
