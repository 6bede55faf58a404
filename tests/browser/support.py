"""A browser, people at it, and a clicker that can play any table."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, Request, WebSocket, sync_playwright
from server.support import PATIENCE, wait_until

import closecall
from closecall.engine import record
from closecall.engine.core import State

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # pages of several people are open at once; none of them may fall asleep
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]
DESKTOP = (1280, 800)
PHONE = (390, 844)
GAMES = ("poof", "close-enough", "close-to-the-mark", "closing-in", "five-to-close")
SHORT: dict[str, dict[str, Any]] = {"poof": {"rounds": 1}}
"""Options that make a whole match short."""
FEWEST = {"poof": 2, "close-enough": 3, "close-to-the-mark": 2, "closing-in": 2, "five-to-close": 2}
T = TypeVar("T")

SHARED_MEMORY = "/dev/shm"
ROOM = 1 << 30
"""Bytes that a few browsers may share with their pages, with room to spare."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the installed Chromium, headless if there is one; `CLOSECALL_BROWSER` names another."""
    wanted = (os.environ.get("CLOSECALL_BROWSER", ""), *BROWSERS)
    found = next(filter(None, map(shutil.which, wanted)), None)
    assert found, f"please install one of {', '.join(BROWSERS)} (tools/test-deps.sh does)"
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=found,
            args=FLAGS,
            ignore_default_args=["--disable-dev-shm-usage"] if has_room() else None,
            timeout=1000 * PATIENCE,
        )
        yield browser
        browser.close()


def has_room() -> bool:
    """Whether what a browser shares with its pages may lie in memory: Playwright puts it in files
    on a disk, since containers have little of it, and writing those takes a tenth of a table.
    """
    return os.path.isdir(SHARED_MEMORY) and shutil.disk_usage(SHARED_MEMORY).free >= ROOM


def eventually(page: Page, look: Callable[[], T | None], what: str) -> T:
    """Return what `look` finds as soon as it finds anything; the browser runs on meanwhile."""
    return wait_until(look, what, rest=lambda: page.wait_for_timeout(20))


def becomes(page: Page, look: Callable[[], T], wanted: Callable[[], T], what: str = "") -> None:
    """Wait until `look` and `wanted` agree, and fail if they never do."""
    deadline = time.monotonic() + PATIENCE
    while (found := look()) != (right := wanted()) and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    if found != right:
        raise AssertionError(f"{what} came to be {found!r}, not {right!r}")


def ask(url: str, body: object | None = None, secret: str | None = None) -> Any:
    """Send a request to the server, as a program would, and return the answer."""
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        return json.load(answer)


SILENT = """(() => {
  const Loud = globalThis.AudioContext;
  globalThis.AudioContext = class extends Loud {
    constructor(...settings) {
      super(...settings);
      super.suspend();
    }
    async resume() {}
  };
})()"""
"""Sounds are made but not rendered: nobody listens, and a context that was started never stops."""


NEXT_PICTURE = "() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))"
FOLLOW_LINK = f"""(path) => {{
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
  return ({NEXT_PICTURE})();
}}"""
"""The page before is gone when this is done."""


PASSING = (2500, 4000, 5000, 7000)
"""Milliseconds for which the app shows what passes: notes, reactions, "Copied", "Really?"."""
UNHURRIED = """(() => {
  const real = globalThis.setTimeout;
  globalThis.stays = 0;
  globalThis.setTimeout = (work, delay, ...rest) => {
    const passes = PASSING.includes(delay);
    if (passes) globalThis.stays += 1;
    return real(work, passes ? 600_000 : delay, ...rest);
  };
})()""".replace("PASSING", str(list(PASSING)))
"""What passes stays, so that a busy machine has the time to look at it. Sockets that are lost come
back after some of these times, too: not for tests in which that happens.
"""


class Person:
    """A person with a browser of their own; records everything that goes wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Mira",
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        worker: bool = True,
        unhurried: bool = False,
        **extra: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.heard: list[dict[str, Any]] = []
        """Every message that came over a socket."""
        self.sent: list[dict[str, Any]] = []
        """Every message that went out over a socket."""
        self.asking: set[Request] = set()
        """Requests without an answer so far."""
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            **{"reduced_motion": "reduce", **extra},
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(SILENT)
        if unhurried:
            self.context.add_init_script(UNHURRIED)
        made = ask(f"{url}/api/guests", {"name": name})
        self.secret: str = made["secret"]
        kept = {"guest": made["guest"], "name": name, "secret": self.secret}
        self.context.add_init_script(
            f"localStorage['closecall.me'] ??= {json.dumps(json.dumps(kept))}"
        )
        if not worker:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        """Open another tab."""
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._answered)
        page.on("websocket", self._dialled)
        return page

    def _said(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        self.asking.add(request)
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"asked elsewhere: {request.url}")

    def _answered(self, request: Request) -> None:
        self.asking.discard(request)

    def has_all(self) -> None:
        """Wait until every request is answered and the page sends no more."""
        self.page.evaluate(NEXT_PICTURE)
        while self.asking:
            eventually(self.page, lambda: not self.asking, f"answers to {self.asking}")
            self.page.evaluate(NEXT_PICTURE)

    def _dialled(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def updates(self) -> list[dict[str, Any]]:
        """Return the updates received over a socket as they came, including those in refusals."""
        told = (each if each["type"] == "update" else each.get("update") for each in self.heard)
        return [each for each in told if each]

    def make(self, game: str, seats: list[dict[str, Any]], **extra: Any) -> str:
        """Make a match over REST and return its code."""
        plan = {"game": game, "seats": seats, "pace": 0, **extra}
        made = ask(f"{self.url}/api/matches", plan, self.secret)
        code: str = made["match"]["code"]
        return code

    def against_bots(self, game: str, **extra: Any) -> str:
        """Make the smallest and shortest match of a game and return its code."""
        seats = seat_plan("me", *["bot"] * (FEWEST[game] - 1))
        return self.make(game, seats, **{"options": SHORT.get(game, {}), "hints": True, **extra})

    def among_people(self, game: str, seats: int, **extra: Any) -> str:
        """Make a match in which every other seat is a person who never moves; return its code."""
        code = self.make(game, seat_plan("me", *["open"] * (seats - 1)), **extra)
        other: str = ask(f"{self.url}/api/guests", {"name": "Jonas"})["secret"]
        for seat in range(1, seats):
            ask(f"{self.url}/api/matches/{code}/seats/{seat}", {}, other)
        return code

    def go(self, path: str) -> Page:
        """Open an address of the app."""
        self.page.goto(f"{self.url}{path}")
        return self.page

    def turn_to(self, path: str) -> Page:
        """Open an address as a link of the app does: loading all of it again takes four times as
        long. A page without the app loads it.
        """
        if not self.page.url.startswith(self.url):
            return self.go(path)
        self.page.evaluate(FOLLOW_LINK, path)
        return self.page

    def sit_at(self, code: str, page: Page | None = None) -> Page:
        """Open a match and wait for its table."""
        page = page or self.page
        page.goto(f"{self.url}/m/{code}")
        return at_table(page)

    def turn_to_table(self, code: str) -> Page:
        """Do the same as a link of the app does."""
        return at_table(self.turn_to(f"/m/{code}"))

    def match(self, code: str) -> dict[str, Any]:
        """Return the state of the match."""
        found: dict[str, Any] = ask(f"{self.url}/api/matches/{code}", None, self.secret)["match"]
        return found

    def forgive(self, *words: str) -> None:
        """Drop complaints of the browser that the test provoked."""
        self.troubles[:] = [
            each for each in self.troubles if not any(word in each for word in words)
        ]

    def close(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert self.troubles == []


READ_AT_START = ("closecall.me", "closecall.settings")
"""What the app knows by heart; of everything else it reads what is kept when it is needed."""
NOTES = ("closecall.games", "closecall.mine", "closecall.notes")
"""What the next test may find: caches, and notes on other matches."""
LEAVE = f"""async ([fixed, notes]) => {{
  dispatchEvent(new PointerEvent("pointerdown"));  // not by keys from here
  await ({FOLLOW_LINK})("/nowhere");
  const known = [...fixed, ...notes];
  for (const key of Object.keys(localStorage)) if (!known.includes(key)) delete localStorage[key];
  return fixed.map((key) => localStorage[key]);
}}"""
"""Leave the table for a page that shows nothing, and the device as it was."""


class Regular(Person):
    """A person whose page stays open from one test to the next: they go by links from table to
    table, which takes a sixth of what a new browser takes.
    """

    def __init__(self, browser: Browser, url: str, **looks: Any) -> None:
        super().__init__(browser, url, worker=False, **looks)
        super().go("/nowhere").wait_for_selector("main.lost h1")  # from here on by links
        self.kept = self.page.evaluate(LEAVE, [READ_AT_START, NOTES])

    def go(self, path: str) -> Page:
        """Open an address of the app, as its links do."""
        return self.turn_to(path)

    def sit_at(self, code: str, page: Page | None = None) -> Page:
        """Open a match and wait for its table."""
        assert page is None
        return self.turn_to_table(code)

    def come(self, size: tuple[int, int]) -> None:
        """Begin a test: nothing pointed at, nothing heard."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme="light")
        self.page.mouse.move(0, 0)
        for each in (self.troubles, self.heard, self.sent):
            each.clear()

    def leave(self) -> bool:
        """Get up from the table; return whether the app is as it was before the test."""
        alike: bool = self.page.evaluate(LEAVE, [READ_AT_START, NOTES]) == self.kept
        return alike and len(self.context.pages) == 1


class Regulars:
    """All of them, by what cannot be changed while a browser is open."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._new = partial(Regular, browser, url)
        self._free: dict[tuple[tuple[str, Any], ...], list[Regular]] = {}
        self._here: list[tuple[list[Regular], Regular]] = []

    def come(self, size: tuple[int, int] = DESKTOP, **looks: Any) -> Person:
        """Ask one of them to come, or somebody new if all are here."""
        looks = {"name": "Mira", "lang": "en", "unhurried": False, **looks}
        free = self._free.setdefault(tuple(sorted(looks.items())), [])
        one = free.pop() if free else self._new(**looks)
        self._here.append((free, one))
        one.come(size)
        return one

    def leave(self, failed: bool) -> list[list[str]]:
        """Send all home and return their troubles; after a failure none of them comes again."""
        troubles = [list(one.troubles) for _, one in self._here]
        for free, one in self._here:
            if not failed and one.leave():
                free.append(one)
            else:
                one.context.close()
        self._here.clear()
        return troubles

    def close(self) -> None:
        """Close their browsers."""
        for free in self._free.values():
            for one in free:
                one.context.close()


def at_table(page: Page) -> Page:
    """Wait for the table of a match."""
    page.wait_for_selector(".app, .lobby, .curtain")
    return page


def sit_down_together(host: Person, guest: Person, game: str, **extra: Any) -> str:
    """Seat both at a new match for two and return its code."""
    code = host.make(game, seat_plan("me", "open"), **extra)
    host.sit_at(code)
    guest.sit_at(code)
    guest.page.get_by_role("button", name="Sit at seat 2").click()
    for each in (host, guest):
        each.page.wait_for_selector(".app .dock")
    return code


WATCH = """([where, words]) => {
  window.passed = null;
  const seen = () => [...document.querySelectorAll(where)].find((e) => e.innerText.includes(words));
  const watch = new MutationObserver(() => {
    const it = seen();
    if (!it) return;
    window.passed = { words, left: it.getBoundingClientRect().left };
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@contextmanager
def in_passing(page: Page, where: str, words: str) -> Iterator[None]:
    """Check that the block makes some words appear, if only for a moment."""
    page.evaluate(WATCH, [where, words])
    yield
    page.wait_for_function("(words) => window.passed?.words === words", arg=words)


LISTEN = """() => {
  window.spoken = [];
  const live = (at) => at?.closest?.("[role=status], [role=alert], [aria-live=polite]");
  const hear = (region) => {
    const words = region.textContent.replace(/\\s+/g, " ").trim();
    if (words && words !== region.said) window.spoken.push(words);
    region.said = words;
  };
  new MutationObserver((changes) => {
    const element = ({ target }) => target.nodeType === 3 ? target.parentElement : target;
    const changed = changes.map(element);
    for (const region of new Set(changed.map(live))) if (region) hear(region);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Collects what is read aloud from now on in `window.spoken`."""


# Playing by touching what lights up ---------------------------------------------------------------

THINGS = ".board button.legal, .board button.cell"
"""Everything that can be picked on a table; a sheet's circles are drawn beneath their buttons."""
OVER = ".dock a.btn.primary[href$='/result']"
LOOK = """async ([chance, prefer, patience]) => {
  const seen = (list) => [...document.querySelectorAll(list)].filter((e) => e.offsetParent);
  const pick = (list) => list[Math.floor(chance[1] * list.length)];
  const choose = () => {
    const first = pick(seen(".armed")) ?? pick(seen(".tally .btn.primary"))
      ?? pick(seen(".prompt .btn:enabled"));
    if (first) return first;
    const primary = seen(".dock .go .btn.primary:enabled");
    const wanted = prefer ? seen(prefer) : [];
    const things = seen("THINGS, .dock .mid button:enabled");
    const others = seen(".dock .go .btn:enabled:not(.primary, .only-desk)");
    if (others.length && chance[2] < 0.04) return pick(others);
    if (primary.length && (chance[0] < 0.85 || !things.length)) return primary[0];
    return pick(wanted) ?? pick(things);
  };
  const end = performance.now() + patience;
  for (;;) {
    if (document.querySelector("OVER")) return { over: true };
    if (document.querySelector(".curtain")) return { curtain: true };
    const target = choose();
    if (target) {
      target.scrollIntoView({ block: "center", inline: "center" });
      const box = target.getBoundingClientRect();
      const at = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(...at);
      if (top && (target.contains(top) || top.contains(target) && top.tagName === "LABEL"))
        return { at };
      return { covered: `${target.outerHTML.slice(0, 200)} under ${top?.outerHTML.slice(0, 200)}` };
    }
    if (performance.now() >= end) return {};
    await new Promise((go) => setTimeout(go, 16));
  }
}""".replace("OVER", OVER).replace("THINGS", THINGS)
"""Look at the table once: is it over, and if not, where can something be touched?"""


class Clicker:
    """Plays a table like somebody who knows no rules, by touching whatever lights up."""

    def __init__(self, page: Page, seed: int = 1, prefer: str = "") -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.prefer = prefer
        self.covered: float | None = None
        """When something began to cover the thing to touch."""

    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.page.locator(OVER).count() > 0

    def play(self, seconds: float = 600, look: Callable[[], object] | None = None) -> None:
        """Play until the match is over; `look` is called before every touch."""
        deadline = time.monotonic() + seconds
        while not self.step():
            assert time.monotonic() < deadline, self.page.locator("body").inner_text()
            if look is not None:
                look()

    def some(self, touches: int) -> None:
        """Touch `touches` things, then wait for our turn."""
        for _ in range(touches):
            self.step()
        self.my_turn()

    def my_turn(self) -> None:
        """Wait until something can be touched, or the end."""
        ready = f"{THINGS}, .prompt, .tally, .dock .go .btn:enabled, {OVER}"
        self.page.wait_for_function(
            "(list) => [...document.querySelectorAll(list)].some((e) => e.offsetParent)", arg=ready
        )

    def step(self, patience: int = 2_000) -> bool:
        """Touch one thing as soon as there is any; return whether the match is over."""
        chance = [self.chance.random() for _ in range(3)]
        seen = self.page.evaluate(LOOK, [chance, self.prefer, patience])
        if "at" in seen:
            self.covered = None
            self.page.mouse.click(*seen["at"])
        elif "covered" in seen:
            self.covered = self.covered or time.monotonic()
            long = time.monotonic() - self.covered > PATIENCE
            assert not long, f"cannot be touched: {seen['covered']}"
            self.page.wait_for_timeout(20)
        return "over" in seen


PICTURE = """() => {
  const say = (e) => `${e.getAttribute("aria-label") ?? ""}|${e.innerText}`;
  const all = (list) => [...document.querySelectorAll(list)].filter((e) => !e.closest(".veil"));
  return [...all(".board [aria-label]"), ...all(".side .log li")].map(say);
}"""


def picture(page: Page) -> list[str]:
    """Return the table (but not the counting-up) and the log in words, once nothing moves."""
    page.mouse.move(1, 1)  # things under the pointer show more
    page.wait_for_selector(".verdict", state="detached")  # it stands for a while only
    return at_rest(page, lambda: list(page.evaluate(PICTURE)))


def at_rest(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """Return what `look` sees twice in a row."""
    before = look()
    deadline = time.monotonic() + PATIENCE
    page.wait_for_timeout(60)
    while (now := look()) != before:
        assert time.monotonic() < deadline, "the table does not come to rest"
        before = now
        page.wait_for_timeout(60)
    return now


# Positions prepared with the engine ---------------------------------------------------------------


def prepared(
    game: str,
    seats: int,
    wanted: Callable[[State], bool],
    play: Callable[[State, int, random.Random], int] | None = None,
    options: dict[str, Any] | None = None,
    first: int = 0,
) -> dict[str, Any]:
    """Return a record that ends where `wanted` holds, as `start_from` of a new match.

    Matches are tried from number `first` on: pass it where a rare position is known to come up.
    """
    for number in range(first, first + 4000):
        chance = random.Random(number)
        seed = record.commitment_of(f"{game} {number}".encode())
        match = record.Match(
            closecall.game(game), seats, options, seed=bytes.fromhex(seed), nonces=[None] * seats
        )
        while not match.state.over:
            if wanted(match.state):
                return _start_from(match)
            seat = chance.choice(match.state.actors())
            legal = match.state.legal(seat)
            match.play(seat, play(match.state, seat, chance) if play else chance.choice(legal))
    raise AssertionError("no such position found")


def _start_from(match: record.Match) -> dict[str, Any]:
    state = match.state
    made = record.make(
        state, seed=match.seed, nonces=match.nonces, moves=match.moves, over=state.over
    )
    told = msgspec.structs.replace(made, seed=match.seed.hex())
    return {"record": json.loads(told.to_json()), "moves": len(match.moves)}


def my_turn_first(game: str, **options: Any) -> dict[str, Any]:
    """Return the start of a match of the smallest size in which seat 0 moves first."""
    return prepared(game, FEWEST[game], lambda state: state.actors()[0] == 0, options=options)


# Looking closely ----------------------------------------------------------------------------------

_axe = Axe()
VIOLATIONS = """(colours) => axe
  .run({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: colours } } })
  .then(({ violations }) => violations)"""
"""Without what passed and did not apply: sending that takes a sixth of the time."""
NAMES_OF_WORDS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode())
    if (/^[a-z]+(-[a-z]+)+$/.test(walker.currentNode.data.trim()))
      found.push(walker.currentNode.data);
  return found;
}"""
"""Texts that look like the name of a message: what is shown where words are missing."""


def faults(page: Page, colours: bool = True) -> list[str]:
    """Return what axe finds, whatever the impact, and where words are missing.

    Looking at colours is nearly half of the work: it may be left out where all of them were seen.
    """
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(_axe.axe_script)
    found = page.evaluate(VIOLATIONS, colours)
    return [f"no words: {name}" for name in page.evaluate(NAMES_OF_WORDS)] + [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]


def sideways(page: Page) -> int:
    """Return how far the page can be scrolled sideways, in pixels."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def each_size(page: Page) -> Iterator[str]:
    """Show the page at desktop and at phone size in turn, then at its own size again."""
    before = page.viewport_size
    assert before
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_PICTURE)
        yield f"{width} pixels wide"
    page.set_viewport_size(before)


def in_both_sizes(page: Page) -> None:
    """Check at desktop and phone size that axe finds nothing and nothing scrolls sideways."""
    for size in each_size(page):
        assert faults(page) == [], size
        assert sideways(page) <= 0, size


class Inspector:
    """Looks with axe at every kind of moment a match comes to, once each."""

    KIND = """() => [".prompt", ".tally", ".dock .mid", ".board .picked", ".pending", ".letters",
      ".dock .go .hold", ".toast", ".guide"]
      .filter((each) => document.querySelector(each)?.offsetParent).join(" ")"""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()

    def __call__(self) -> None:
        """Run axe if this kind of moment is new."""
        kind: str = self.page.evaluate(self.KIND)
        if kind not in self.seen:
            self.seen.add(kind)
            found = faults(self.page)
            assert found == [], f"{found} with {kind or 'nothing special'}"
            assert sideways(self.page) <= 0


def seat_plan(*kinds: str, level: str = "easy") -> list[dict[str, Any]]:
    """Return a seat for each kind."""
    return [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind in kinds]
