"""What it costs: bytes of the first page, time until a touch is seen."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response

from browser.support import Person

Come = Callable[..., Person]
MOST_BYTES = 150_000
MOST_MS = 100


def test_first_download(person: Come) -> None:
    """The home page, everything it loads, compressed."""
    somebody = person()
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if "/api/" not in answer.url and answer.status == 200:
            sizes[answer.url] = len(gzip.compress(answer.body(), 9))

    somebody.page.on("response", weigh)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    page.wait_for_load_state("networkidle")
    print(f"first download: {sum(sizes.values())} bytes in {len(sizes)} files")
    assert sum(sizes.values()) <= MOST_BYTES


def test_touch_is_seen_at_once(person: Come) -> None:
    """From a click on a thing to the next picture, on a CPU four times as slow."""
    somebody = person()
    page = somebody.sit_at(somebody.against_bots("poof"))
    page.wait_for_selector(".board button.legal")
    slow = somebody.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(
        """() => { window.times = []; new PerformanceObserver((list) => {
        for (const e of list.getEntries()) if (e.interactionId) window.times.push(e.duration); })
        .observe({ type: "event", durationThreshold: 16, buffered: true }); }"""
    )
    for number in range(6):
        things = page.locator(".board button.legal:visible")
        if things.count() > 0:
            things.nth(number % things.count()).click()
            page.wait_for_timeout(120)
            page.keyboard.press("Escape")
            page.wait_for_timeout(120)
    times = page.evaluate("window.times")
    print(f"longest interaction at a quarter of the speed: {max(times, default=0)} ms")
    assert max(times, default=0) < MOST_MS
