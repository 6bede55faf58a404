"""A browser, people at it, and a clicker that can play any table."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1280, 800)
PHONE = (390, 844)
GAMES = ("poof", "close-enough", "close-to-the-mark", "closing-in", "five-to-close")
SHORT: dict[str, dict[str, Any]] = {"poof": {"rounds": 1}}
"""Options that make a whole match short."""
FEWEST = {"poof": 2, "close-enough": 3, "close-to-the-mark": 2, "closing-in": 2, "five-to-close": 2}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


def ask(url: str, body: object | None = None, secret: str | None = None) -> Any:
    """A request to the server, as a program would make it."""
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20) as answer:
        return json.load(answer)


class Person:
    """Somebody with a browser of their own, who notices everything that goes wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Mira",
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        **extra: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            **{"reduced_motion": "reduce", **extra},
        )
        made = ask(f"{url}/api/guests", {"name": name})
        self.secret: str = made["secret"]
        kept = {"guest": made["guest"], "name": name, "secret": self.secret}
        self.context.add_init_script(
            f"localStorage['closecall.me'] ??= {json.dumps(json.dumps(kept))}"
        )
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._asked)
        return page

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {request.url}")

    def make(self, game: str, seats: list[dict[str, Any]], **extra: Any) -> str:
        """Make a match over REST; returns its code."""
        plan = {"game": game, "seats": seats, "pace": 0, **extra}
        made = ask(f"{self.url}/api/matches", plan, self.secret)
        code: str = made["match"]["code"]
        return code

    def against_bots(self, game: str, **extra: Any) -> str:
        """The smallest and shortest match of a game; returns its code."""
        bots = [{"kind": "bot", "level": "easy"}] * (FEWEST[game] - 1)
        return self.make(
            game,
            [{"kind": "me"}, *bots],
            **{"options": SHORT.get(game, {}), "hints": True, **extra},
        )

    def go(self, path: str) -> Page:
        """Open an address of the app."""
        self.page.goto(f"{self.url}{path}")
        return self.page

    def sit_at(self, code: str, page: Page | None = None) -> Page:
        """Open a match and wait for its table."""
        page = page or self.page
        page.goto(f"{self.url}/m/{code}")
        page.wait_for_selector(".app, .lobby, .curtain")
        return page

    def match(self, code: str) -> dict[str, Any]:
        """How the match stands."""
        found: dict[str, Any] = ask(f"{self.url}/api/matches/{code}", None, self.secret)["match"]
        return found

    def close(self) -> None:
        """Leave; everything must have gone well."""
        self.context.close()
        assert self.troubles == []


THINGS = ".board button.legal, .board button.cell"
"""What can be picked on a table; the circles of a sheet are drawn beneath their buttons."""
OVER = ".dock a.btn.primary[href$='/result']"
LOOK = """(chance) => {
  const shown = (e) => e.offsetParent !== null;
  const seen = (list) => [...document.querySelectorAll(list)].filter(shown);
  const over = document.querySelector("OVER") !== null;
  const pick = (list) => list[Math.floor(chance[1] * list.length)];
  const tally = seen(".tally .btn.primary");
  const prompt = seen(".prompt .btn:enabled");
  const primary = seen(".dock .go .btn.primary:enabled");
  const things = seen("THINGS, .dock .mid button:enabled");
  const go = primary.length > 0 && (chance[0] < 0.8 || things.length === 0);
  const target = pick(tally) ?? pick(prompt) ?? (go ? primary[0] : pick(things));
  if (over || !target) return { over, at: null };
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = target.getBoundingClientRect();
  const hold = target.classList.contains("hold");
  return { over, hold, at: [box.left + box.width / 2, box.top + box.height / 2] };
}""".replace("OVER", OVER).replace("THINGS", THINGS)
"""One look at the table: whether it is over, and where something can be touched."""


class Clicker:
    """Plays a table as somebody would who knows no rules: by touching what lights up."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.page.locator(OVER).count() > 0

    def play(self, seconds: float = 600) -> None:
        """Until the match is over."""
        deadline = time.monotonic() + seconds
        while not self.step():
            assert time.monotonic() < deadline, self.page.locator(".dock").inner_text()

    def step(self) -> bool:
        """One touch, if there is anything to touch; true once the match is over."""
        seen = self.page.evaluate(LOOK, [self.chance.random(), self.chance.random()])
        if seen["at"] is None:
            self.page.wait_for_timeout(20)
        else:
            self.page.mouse.click(*seen["at"], click_count=1)
            if seen["hold"]:
                self.page.mouse.click(*seen["at"])
        return bool(seen["over"])


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways, in pixels."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def seat_plan(*kinds: str, level: str = "easy") -> list[dict[str, Any]]:
    """Seats by their kind."""
    return [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind in kinds]
