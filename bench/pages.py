"""How long pages take on a slow device and a slow line.

    python bench/pages.py [ROUNDS]

A CPU four times slower than this one, and slow 4G as Lighthouse means it: 1.6 Mbit/s down,
750 kbit/s up, 150 ms there and back. Every visit is the first in a fresh browser. Prints medians,
with the fastest and the slowest, in seconds.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from browser.support import GAMES, PHONE, Person, chromium, my_turn_first  # noqa: E402
from playwright.sync_api import Browser, Page  # noqa: E402
from server.support import ServerProcess  # noqa: E402

SLOWER = 4
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PAINT = """() => new Promise((tell) => new PerformanceObserver((list) =>
  tell(list.getEntriesByName("first-contentful-paint")[0].startTime / 1000)
).observe({ type: "paint", buffered: true }))"""
USABLE = ".board button.legal, .board button.cell:enabled, .dock .go .btn.primary:enabled"


def slow(page: Page) -> None:
    """Make this page's machine and line slow."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", LINE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visit(browser: Browser, url: str, game: str) -> tuple[float, float]:
    """Return seconds until something is painted, and until the page can be used."""
    somebody = Person(browser, url, size=PHONE)
    begun = {"start_from": my_turn_first(game)} if game else {}
    code = somebody.against_bots(game, **begun) if game else ""
    page = somebody.page
    slow(page)
    page.goto(f"{url}/m/{code}" if game else url, wait_until="commit")
    page.wait_for_selector(USABLE if game else ".game .primary")
    usable = float(page.evaluate("performance.now()")) / 1000
    painted = float(page.evaluate(PAINT))
    somebody.context.close()
    return painted, usable


def main() -> None:
    """Measure the home page and every table, and print a table of medians."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    folder = Path(tempfile.mkdtemp())
    server = ServerProcess(sys.executable, folder / "log", {"data": str(folder), "open": False})
    print("| page | first paint | usable |\n|---|---|---|")
    with chromium() as browser:
        for game in ("", *GAMES):
            visits = [visit(browser, server.url, game) for _ in range(rounds)]
            shown = (
                f"{statistics.median(each):.2f} ({min(each):.2f}–{max(each):.2f})"
                for each in zip(*visits, strict=True)
            )
            print(f"| {game or 'home'} | {' | '.join(shown)} |", flush=True)
    server.terminate()


if __name__ == "__main__":
    main()
