"""The guided first rounds, walked by doing what each tip says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from browser.support import (
    DESKTOP,
    GAMES,
    PHONE,
    Clicker,
    Person,
    eventually,
    faults,
    sideways,
)
from closecall import lessons

Come = Callable[..., Person]
View = dict[str, Any]
Claim = Callable[[View, list[str]], bool]

LANDSCAPE = (844, 390)
SMALL = (667, 375)
SIZES = (PHONE, LANDSCAPE, SMALL, DESKTOP)
WALKS = tuple(zip(GAMES, ("de", "fr", "it", "de", "en"), strict=True))
"""The language in which each game is walked."""


def on_top(view: View) -> int:
    """The value on the pile; 99 with none."""
    return int(view["pile"][-1]) if view["pile"] else 99


def alike(view: View) -> int:
    """How many cards of our own equal the top of Poof's pile."""
    slots = [slot["card"] for slot in view["players"][0]["slots"]]
    return int([*view["hand"], *slots].count(view["pile"][-1]))


def fits(view: View) -> list[int]:
    """Numbers of seat 0 that go on the pile."""
    slots = [slot["card"] for slot in view["players"][0]["slots"]]
    cards = [*view["hand"], *(card for card in slots if card is not None)]
    return [card for card in cards if 0 < card <= on_top(view)]


def has_word(view: View, size: int) -> bool:
    """Whether seat 0 has an open word of this size."""
    return any(word and len(word["text"]) == size for word in view["sides"][0]["words"])


def tile(view: View) -> dict[str, Any]:
    """Where seat 0 stands."""
    found: dict[str, Any] = view["tiles"][view["players"][0]["space"]]
    return found


CLAIMS: dict[str, dict[str, Claim]] = {
    "poof": {
        "hand": lambda view, may: len(view["hand"]) == 5,
        "turn": lambda view, may: view["pile"] == [],
        "lower": lambda view, may: bool(view["pile"]) and bool(fits(view)),
        "poof-card": lambda view, may: 0 in view["hand"] and not fits(view),
        "table": lambda view, may: any(slot["face_down"] for slot in view["players"][0]["slots"]),
        "pick-up": lambda view, may: set(may) == {"pick-up", "pooftastrophe"},
        "give-up": lambda view, may: view["players"][0]["left"] > view["players"][1]["left"],
        "run": lambda view, may: view["run"] + alike(view) >= 4,
        "score": lambda view, may: len(view["scores"]) == 1,
    },
    "close-enough": {
        "target": lambda view, may: view["own"]["target"] == {"value": 23, "stars": 3},
        "lot": lambda view, may: view["own"]["hand"] == [],
        "open": lambda view, may: len(view["own"]["hand"]) == 1,
        "tune": lambda view, may: view["own"]["distance"] > 0 and "call" in may,
        "give": lambda view, may: view["phase"] == "give",
        "call": lambda view, may: view["own"]["distance"] == 0,
        "muck": lambda view, may: (
            {"show", "muck"} <= set(may)
            and all(other["status"] == "folded" for other in view["players"][1:])
        ),
        "tokens": lambda view, may: len(view["players"][0]["tokens"]) == 1,
    },
    "close-to-the-mark": {
        "colour": lambda view, may: view["phase"] == "colours",
        "roll": lambda view, may: view["turn"] == 1,
        "circle": lambda view, may: not any(view["sheets"][0]["numbers"]),
        "cross": lambda view, may: any(entry["crosses"] for entry in view["choices"]),
        "extremes": lambda view, may: any(
            entry["number"] not in range(5, 10) for entry in view["choices"]
        ),
        "own": lambda view, may: view["turn"] == 4,
        "together": lambda view, may: view["turn"] == 5,
    },
    "closing-in": {
        "city": lambda view, may: view["sent"] == 3,
        "actions": lambda view, may: view["phase"] == "buy" and view["actions"] == 2,
        "go": lambda view, may: True,
        "search": lambda view, may: tile(view)["intel"] and tile(view)["enforcers"] == 0,
        "lure": lambda view, may: any(each["enforcers"] == 2 for each in view["tiles"]),
        "enforce": lambda view, may: view["phase"] == "buy" and len(view["discarded"]) > 0,
        "send": lambda view, may: tile(view)["role"] == "radio-tower" and view["sent"] == 3,
        "escape": lambda view, may: view["sent"] == 4 and tile(view)["role"] in ("docks", "tunnel"),
    },
    "five-to-close": {
        "goal": lambda view, may: view["shortest"] == 3,
        "draw": lambda view, may: view["step"] == "draw",
        "start": lambda view, may: not any(view["sides"][0]["words"]),
        "spell": lambda view, may: any(has_word(view, size) for size in (1, 2, 3)),
        "multiply": lambda view, may: "triple" in view["hand"] and has_word(view, 4),
        "lock": lambda view, may: view["sides"][0]["words"][0]["text"] == "ROSE",
        "discard": lambda view, may: bool(view["sides"][0]["locked"]),
        "challenge": lambda view, may: view["sides"][1]["locked"][0]["text"] == "TBL",
        "special": lambda view, may: "wild" in view["hand"],
        "close": lambda view, may: view["sides"][1]["challenges"] == -50,
    },
}
"""What each tip takes for granted, in the order of the walk."""
LATE = {"poof": "score", "close-enough": "tokens"}
"""Tips that wait for the end of the round."""
PICK = """() => {
  const seen = (e) => e.offsetParent !== null;
  const all = [...document.querySelectorAll(".board button.hinted")].filter(seen);
  const next = all.find((e) => e.getAttribute("aria-pressed") !== "true");
  next?.click();
  return all.length;
}"""
READY = ".prompt button.hinted, .dock .go .btn.hinted:enabled, .dock .go .btn.primary:enabled"
HIDDEN = """() => {
  const low = document.querySelector(".app > .low").getBoundingClientRect().top;
  const top = document.querySelector(".top").getBoundingClientRect().bottom;
  const guide = document.querySelector(".guide").getBoundingClientRect();
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    const [from, to] = [Math.max(box.top, top), Math.min(box.bottom, low)];
    const beside = box.right <= guide.left || box.left >= guide.right;
    const covered = Math.max(0, Math.min(to, guide.bottom) - Math.max(from, guide.top));
    const inside = to - from - (beside ? 0 : covered);
    return box.width > 0 && inside >= Math.min(box.height, 40) - 1;
  };
  const spoken = [...document.querySelectorAll(".guided, .board .hinted")];
  return spoken.filter((e) => !seen(e)).map((e) => e.className);
}"""
"""What the guide speaks of although it cannot be seen, or lies under the guide itself."""
COVERED = """(list) => {
  const guide = document.querySelector(".guide").getBoundingClientRect();
  return [...document.querySelectorAll(list)].filter((e) => {
    const box = e.getBoundingClientRect();
    const across = Math.min(box.right, guide.right) - Math.max(box.left, guide.left);
    return across > 0 && Math.min(box.bottom, guide.bottom) - Math.max(box.top, guide.top) > 1;
  }).map((e) => e.getAttribute("aria-label") ?? e.className);
}"""
"""Which of these lie under the guide."""
OVER_IT = """() => [".words", ".ib"].flatMap((part) => {
  const box = document.querySelector(`.guide ${part}`).getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + 4);
  return document.querySelector(".guide").contains(top) ? [] : [top?.outerHTML];
})"""
"""What lies over the guide, as the top bar could."""
THINGS = ".board .card, .board .die, .board .cell"
OWN = ".board .own .card:not(.ghost, .down), .board .own .cell, .board .hand .card"
STRUCK = """() => [...document.querySelectorAll(".guided")].flatMap((ringed) => {
  const ring = ringed.getBoundingClientRect();
  const room = parseFloat(getComputedStyle(ringed).outlineOffset);
  const words = document.createRange();
  const lines = [];
  const texts = document.createTreeWalker(ringed, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement.closest(".vh, .tag, .hint")) continue;
    words.selectNodeContents(texts.currentNode);
    lines.push(...words.getClientRects());
  }
  const [left, right] = [ring.left - room, ring.right + room];
  if (lines.some((e) => e.width > 1 && (e.left < left || e.right > right)))
    return [`the words of ${ringed.className}`];
  return [...document.querySelectorAll(".board h2, .board h3, .board .cap")].filter((e) => {
    const box = e.getBoundingClientRect();
    const line = box.top + box.height / 2;
    return !ringed.contains(e) && box.height > 0 && Math.abs(ring.top - 2 - line) < 4;
  }).map((e) => e.innerText);
})"""
"""Headings, and words inside it, that a ring strikes through."""


class Pupil:
    """Somebody in a guided round who does what it says."""

    def __init__(self, somebody: Person, game: str) -> None:
        self.somebody = somebody
        self.game = game
        lesson = lessons.load(game)
        assert lesson is not None
        self.lesson = lesson
        self.code = somebody.make(
            game,
            [{"kind": "me"}, *[{"kind": "bot", "level": "gentle"}] * (lesson.seats - 1)],
            lesson=True,
            hints=True,
        )
        self.page: Page = somebody.go(f"/m/{self.code}?guide")

    def now(self) -> tuple[View, list[str]]:
        """The last view, and the kinds of moves in it."""
        update = self.somebody.updates()[-1]
        return update["view"], [each["move"]["type"] for each in update["legal"]]

    def tip(self) -> tuple[str, str | None]:
        """The tip that shows, and the move it asks for."""
        box = self.page.locator(".guide")
        box.wait_for()
        return str(box.get_attribute("data-step")), box.get_attribute("data-move")

    def follow(self) -> str:
        """Do what the tip says; returns its id."""
        step, move = self.tip()
        if move is None:
            self.page.locator(".guide .btn").click()
        else:
            before = len(self.somebody.sent)
            self.press()
            eventually(self.page, lambda: self.plays(before), f"{step} to play")
            assert self.plays(before)[0] == move
        self.page.wait_for_function(
            "([step, move]) => { const box = document.querySelector('.guide')?.dataset;"
            "  return !box || box.step !== step || box.move !== move }",
            arg=[step, move or ""] if move else [step, None],
        )
        return step

    def press(self) -> None:
        """Touch what has the bulb, then the button that plays it."""
        for _ in range(6):
            self.page.evaluate(PICK)
            button = self.page.locator(READY).first
            if button.count() > 0 and not self.left_to_pick():
                break
        button.click()
        armed = self.page.locator(".armed")
        if armed.count() > 0:
            armed.click()

    def left_to_pick(self) -> bool:
        """Whether something with a bulb is not picked yet."""
        return bool(
            self.page.evaluate(
                "() => [...document.querySelectorAll('.board button.hinted[aria-pressed=false]')]"
                ".some((e) => e.offsetParent !== null)"
            )
        )

    def plays(self, since: int) -> list[str]:
        """The moves sent since."""
        sent = self.somebody.sent[since:]
        legal = [each for update in self.somebody.updates() for each in update["legal"]]
        texts = {json.dumps(each["move"], sort_keys=True): each["text"] for each in legal}
        moves = [each["move"] for each in sent if each["type"] == "play"]
        return [
            each if isinstance(each, str) else texts[json.dumps(each, sort_keys=True)]
            for each in moves
        ]


@pytest.mark.parametrize(("game", "lang"), WALKS)
def test_the_walk(regular: Come, game: str, lang: str) -> None:
    """Each tip is true when it is shown, and doing what they say leads from one to the next.

    The walk goes through all sizes: a tip is looked at in each, and followed in one after another.
    Most are walked in languages that take more room than English.
    """
    pupil = Pupil(regular(size=PHONE, lang=lang), game)
    page, claims = pupil.page, CLAIMS[game]
    told: list[str] = []
    while set(told) != set(claims):
        step, _ = pupil.tip()
        view, may = pupil.now()
        assert claims[step](view, may), f"{step} is not true of {view}"
        assert len(page.locator(".guide p").inner_text()) > 20
        sizes = SIZES if step not in told else SIZES[len(told) % 4 :][:1]
        for size in sizes[len(told) % 4 :] + sizes[: len(told) % 4]:
            look_at_the_tip(page, size)
        if step not in told:
            told.append(step)
        pupil.follow()
        if game in LATE and set(claims) - set(told) == {LATE[game]}:
            play_on(pupil, LATE[game])
    assert faults(page) == []
    assert page.evaluate("JSON.parse(localStorage['closecall.guided'])") == {game: True}


def look_at_the_tip(page: Page, size: tuple[int, int]) -> None:
    """Everything it speaks of is in sight, no card of your own lies under it, nothing lies over it,
    and no ring strikes through a heading.
    """
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")
    free = THINGS if size == DESKTOP else OWN
    page.wait_for_function(f"(list) => ({COVERED})(list).length === 0", arg=free)
    page.wait_for_function(f"() => ({OVER_IT})().length === 0")
    assert page.evaluate(STRUCK) == []
    assert sideways(page) <= 0


def play_on(pupil: Pupil, last: str) -> None:
    """To the last tip: to the end of the round, or past its counting up."""
    clicker = Clicker(pupil.page)
    while pupil.page.locator(f".guide[data-step={last}]").count() == 0:
        clicker.step(200)


class SlowLine:
    """The socket of a page; what the server says waits when it is told to."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[str | bytes] | None = None
        page.route_web_socket(lambda url: True, self._dialled)

    def _dialled(self, route: WebSocketRoute) -> None:
        self._route = route
        route.connect_to_server().on_message(self._came)

    def _came(self, message: str | bytes) -> None:
        if self.waiting is None:
            self._route.send(message)
        else:
            self.waiting.append(message)

    def wait(self) -> None:
        """Let nothing through from now on."""
        self.waiting = []

    def go_on(self) -> None:
        """Deliver what has waited."""
        waited, self.waiting = self.waiting or [], None
        for message in waited:
            self._route.send(message)


def test_nothing_is_told_before_a_move_is_answered(person: Come) -> None:
    """The hand has a Triple from the start; what it is for is told much later."""
    somebody = person()
    line = SlowLine(somebody.page)
    pupil = Pupil(somebody, "five-to-close")
    page = pupil.page
    page.locator(".guide[data-step=goal] .btn").click()
    page.wait_for_selector(".guide[data-step=draw]")
    line.wait()
    pupil.press()
    eventually(page, lambda: line.waiting, "an answer to wait")
    page.wait_for_selector(".guide", state="detached")
    line.go_on()
    page.wait_for_selector(".guide[data-step=start]")


def test_it_goes_on_after_a_reload(person: Come) -> None:
    """No tip comes twice, and a player who stops the guide is not offered it again."""
    pupil = Pupil(person(), "poof")
    page = pupil.page
    assert pupil.follow() == "hand"
    page.wait_for_selector(".guide[data-step=turn]")
    page.locator(".pile", has_text="You start").wait_for()
    page.reload()
    page.wait_for_selector(".guide[data-step=turn]")
    page.get_by_role("button", name="Stop the guide").click()
    page.wait_for_selector(".guide", state="detached")
    page.reload()
    page.wait_for_selector(".dock")
    assert page.locator(".guide").count() == 0


def test_it_adapts(regular: Come) -> None:
    """Something else than the tip said is played: the next tip is one that is true then."""
    pupil = Pupil(regular(), "poof")
    page = pupil.page
    assert pupil.follow() == "hand"
    page.wait_for_selector(".guide[data-step=turn]")
    page.locator(".board button.legal:not(.hinted)").first.click()
    page.locator(".dock .go .btn.primary").click()
    page.wait_for_selector(".guide[data-step=turn]", state="detached")
    step, _ = pupil.tip()
    view, may = pupil.now()
    assert CLAIMS["poof"][step](view, may)
