"""How long until a touch is seen, on a CPU four times as slow: a measurement, not a test.

Other programs on the machine count too, so it is not part of the suite:
`pytest -s tests/browser/measure_touch.py` (wanted: under 100 ms, in the quietest of three rounds).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.support import GAMES, THINGS, Person, my_turn_first

Come = Callable[..., Person]
MOST_MS = 100

WATCH = """() => { window.times = []; new PerformanceObserver((list) => {
  for (const e of list.getEntries()) if (e.interactionId) window.times.push(e.duration); })
  .observe({ type: "event", durationThreshold: 16 }); }"""


@pytest.mark.parametrize("game", GAMES)
def test_touch_is_seen_at_once(person: Come, game: str) -> None:
    """From a click on a thing to the next picture."""
    somebody = person()
    page = somebody.sit_at(somebody.against_bots(game, start_from=my_turn_first(game)))
    page.wait_for_selector(THINGS)
    slow = somebody.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(WATCH)
    longest = min(longest_touch(page) for _ in range(3))
    print(f"{game}: longest interaction at a quarter of the speed: {longest} ms")
    assert longest < MOST_MS


def longest_touch(page: Page) -> int:
    """Touch some things and put them back; the longest wait for a picture."""
    page.evaluate("() => { window.times.length = 0; }")
    for number in range(5):
        things = page.locator(THINGS).filter(visible=True)
        if things.count() > 0:
            box = things.nth(number % things.count()).bounding_box()
            assert box
            # a bare click: what Playwright looks up in the page before its own would count too
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(120)
            page.mouse.down()
            page.mouse.up()
            page.wait_for_timeout(120)
            page.keyboard.press("Escape")
            page.wait_for_timeout(120)
    times: list[int] = page.evaluate("() => window.times")
    return max(times, default=0)
