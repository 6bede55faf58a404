"""What pages cost on the network: bytes and requests as the browser counts them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.support import GAMES, Person

Come = Callable[..., Person]
HOME_BYTES = 70_000
HOME_REQUESTS = 12
TABLE_BYTES = 60_000
LANGUAGES = ("en", "de", "fr", "it")


class Meter:
    """Counts what a page gets over the network, headers included; a cache hit costs nothing."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.asked: list[str] = []
        self._wire = page.context.new_cdp_session(page)
        self._wire.on("Network.requestWillBeSent", self._sent)
        self._wire.on("Network.loadingFinished", self._finished)
        self._wire.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self.asked.append(event["request"]["url"])

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def of(self, kind: str) -> list[str]:
        """The addresses asked for so far that contain `kind`."""
        return [url for url in self.asked if kind in url]


def open_home(somebody: Person) -> Meter:
    """The home page, for the first time in this browser, with everything it wants."""
    meter = Meter(somebody.page)
    somebody.go("/").wait_for_selector(".game h3")
    somebody.has_all()
    return meter


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_download(person: Come, lang: str) -> None:
    """The home page and everything it loads, in the one language it is read in."""
    meter = open_home(person(lang=lang, worker=True))
    print(f"home in {lang}: {meter.bytes} bytes, {len(meter.asked)} requests")
    assert 0 < meter.bytes <= HOME_BYTES
    assert len(meter.asked) <= HOME_REQUESTS, meter.asked
    words = [name for other in LANGUAGES for name in meter.of(f"/assets/{other}-")]
    assert len(words) == 1, words
    assert f"/assets/{lang}-" in words[0]


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_table(person: Come, game: str) -> None:
    """A table costs little more, and brings no other game with it."""
    somebody = person(worker=True)
    meter = open_home(somebody)
    before = meter.bytes
    page = somebody.page
    page.locator(f".game[data-game={game}] .primary").click()
    page.wait_for_selector(".app .dock")
    somebody.has_all()
    print(f"{game}: {meter.bytes - before} bytes more, {len(meter.asked)} requests in all")
    assert meter.bytes - before <= TABLE_BYTES
    assert meter.of(f"/assets/{game}-")
    assert not [name for other in GAMES if other != game for name in meter.of(f"/assets/{other}-")]
