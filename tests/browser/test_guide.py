"""The guided first games, from the first step to the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page

from browser.support import (
    DESKTOP,
    FEWEST,
    GAMES,
    PHONE,
    Person,
    faults,
    prepared,
    sideways,
)
from browser.test_closing_in import RESCUE, gentle, purposeful
from closecall.engine.core import State

Come = Callable[..., Person]
View = dict[str, Any]
Kinds = frozenset[str]
Wanted = Callable[[View, Kinds], bool]


class Stop(NamedTuple):
    """A moment, and what the guide has to say at it."""

    steps: tuple[str, ...]
    wanted: Wanted
    rescue: int | None = None
    """The number of a match of Closing In in which intel gets on."""


GIVE_UP = "pooftastrophe"
TOURS: dict[str, list[Stop]] = {
    "poof": [
        Stop(("hand", "turn"), lambda view, may: "play" in may and not view["pile"]),
        Stop(("lower", "run"), lambda view, may: "play" in may and bool(view["pile"])),
        Stop(("uncover",), lambda view, may: any(map(uncovered, view["players"][0]["slots"]))),
        Stop(("poof-card",), lambda view, may: 0 in view["hand"]),
        Stop(("pick-up",), lambda view, may: "pick-up" in may and may <= {"pick-up", GIVE_UP}),
        Stop(("give-up",), lambda view, may: GIVE_UP in may and len(view["hand"]) >= 15),
        Stop(("score",), lambda view, may: bool(view["scores"])),
    ],
    "close-enough": [
        Stop(("target", "lot"), lambda view, may: "deck" in may and "call" not in may),
        Stop(("tune", "gauge", "call"), lambda view, may: {"deck", "call"} <= may),
        Stop(("stay",), lambda view, may: "stay" in may),
        Stop(("muck",), lambda view, may: "muck" in may),
        Stop(("tokens",), lambda view, may: bool(view["players"][0]["tokens"])),
    ],
    "close-to-the-mark": [
        Stop(("colour",), lambda view, may: "choose" in may),
        Stop(("roll", "circle"), lambda view, may: "enter" in may and view["turn"] == 1),
        Stop(("cross",), lambda view, may: "enter" in may and view["turn"] == 2),
        Stop(("extremes",), lambda view, may: "enter" in may and view["turn"] == 3),
        Stop(("together",), lambda view, may: "enter" in may and view["turn"] == 4),
    ],
    "closing-in": [
        Stop(("city", "actions", "move"), lambda view, may: {"buy", "move"} <= may),
        Stop(("enforce",), lambda view, may: view["turn_number"] > 1),
        Stop(("lure",), lambda view, may: any(map(in_danger, view["tiles"]))),
        Stop(("intel",), lambda view, may: any(tile["intel"] for tile in view["tiles"])),
        Stop(("send",), lambda view, may: view["players"][0]["intel"] > 0, RESCUE["escape"]),
        Stop(("escape",), lambda view, may: view["sent"] >= view["wanted"], RESCUE["escape"]),
    ],
    "five-to-close": [
        Stop(("goal", "draw"), lambda view, may: "draw" in may),
        Stop(("play",), lambda view, may: "play" in may),
        Stop(("special",), lambda view, may: "wild" in view["hand"] and "play" in may),
        Stop(("discard",), lambda view, may: "discard" in may),
        Stop(("lock",), lambda view, may: "lock" in may),
        Stop(("challenge",), lambda view, may: "challenge" in may),
    ],
}
"""All steps of every guide, in their order."""
SILENT = {"call", "stay", "muck", "give-up", "together", "challenge", "score"}
"""Steps that speak of buttons below, or of the game as a whole."""


def uncovered(slot: dict[str, Any]) -> bool:
    """Nothing lies hidden under the card any more."""
    return slot["card"] is not None and not slot["face_down"]


def in_danger(tile: dict[str, Any]) -> bool:
    """One more enforcer, and it is gone."""
    return bool(tile["enforcers"] == 2 and not tile["removed"])


def position(game: str, stop: Stop) -> dict[str, Any]:
    """Where the first seat has to move, and there is to see what the guide speaks of."""

    def wanted(state: State) -> bool:
        if 0 not in state.actors():
            return False
        moves = (msgspec.to_builtins(state.game.move(each)) for each in state.legal(0))
        return stop.wanted(msgspec.to_builtins(state.view(0)), frozenset(m["type"] for m in moves))

    if stop.rescue is None:
        return prepared(game, FEWEST[game], wanted)
    options = {"level": "easy", "edition": gentle()}
    return prepared(game, FEWEST[game], wanted, purposeful, options, stop.rescue)


def open_at(somebody: Person, game: str, stop: Stop, told: Sequence[str]) -> Page:
    """A guided match at this moment, the guide being as far as that."""
    start = position(game, stop)
    code = somebody.among_people(game, FEWEST[game], hints=True, start_from=start)
    kept = json.dumps({"match": somebody.match(code)["id"], "told": list(told)})
    somebody.page.evaluate("(kept) => localStorage.setItem('closecall.guide', kept)", kept)
    return somebody.go(f"/m/{code}?guide")


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
  return [...document.querySelectorAll(".guided")].filter((e) => !seen(e)).map((e) => e.className);
}"""
"""What the guide rings although it cannot be seen, or lies under the guide itself."""
STRUCK = """() => [...document.querySelectorAll(".guided")].flatMap((ringed) => {
  const ring = ringed.getBoundingClientRect();
  return [...document.querySelectorAll(".board h2, .board h3, .board .cap")].filter((e) => {
    const box = e.getBoundingClientRect();
    const line = box.top + box.height / 2;
    return !ringed.contains(e) && box.height > 0 && Math.abs(ring.top - 2 - line) < 4;
  }).map((e) => e.innerText);
})"""
"""Headings a ring strikes through."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_every_step(person: Come, game: str, size: tuple[int, int]) -> None:
    """Each comes at its moment, rings what it speaks of where one sees it, and only once."""
    somebody = person(size=size)
    page = somebody.go("/")
    steps = [step for stop in TOURS[game] for step in stop.steps]
    told: list[str] = []
    for stop in TOURS[game]:
        page = open_at(somebody, game, stop, told)
        for step in stop.steps:
            page.wait_for_selector(f".guide[data-step={step}]")
            box = page.locator(".guide")
            assert f"{len(told) + 1}/{len(steps)}" in box.inner_text()
            assert len(box.locator("p").inner_text()) > 20
            if step not in SILENT:
                page.wait_for_selector(".guided")
            page.wait_for_function(f"() => ({HIDDEN})().length === 0")
            assert page.evaluate(STRUCK) == []
            box.locator(".btn").click()
            told.append(step)
        page.wait_for_function(
            "(step) => !document.querySelector(`.guide[data-step=${step}]`)", arg=step
        )
        assert sideways(page) <= 0
    page.wait_for_selector(".guide", state="detached")
    assert faults(page) == []
    assert page.evaluate("JSON.parse(localStorage['closecall.guided'])") == {game: True}


def test_it_goes_on_after_a_reload(person: Come) -> None:
    """What was told is not told again, and who stops the guide is not asked once more."""
    somebody = person()
    somebody.go("/")
    page = open_at(somebody, "poof", TOURS["poof"][0], [])
    page.wait_for_selector(".guide[data-step=hand]")
    page.locator(".guide .btn").click()
    page.wait_for_selector(".guide[data-step=turn]")
    page.reload()
    page.wait_for_selector(".guide[data-step=turn]")
    page.get_by_role("button", name="Stop the guide").click()
    page.wait_for_selector(".guide", state="detached")
    page.reload()
    page.wait_for_selector(".dock")
    assert page.locator(".guide").count() == 0
