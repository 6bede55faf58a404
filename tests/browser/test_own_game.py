"""The game of docs/adding-a-game.md, merely installed: on the home page and at a plain table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from own_game.page import Follower
from server.support import ServerProcess

from browser.support import Person, ask, faults, seat_plan

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows one more game than the web app was built with."""
    folder = tmp_path_factory.mktemp("own-game")
    follower = Follower(folder)
    follower.write_files()
    follower.install()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", follower.environment["PYTHONPATH"])
        settings = {"data": str(folder / "data"), "open": False}
        server = ServerProcess(sys.executable, folder / "log", settings)
    yield server
    server.terminate()


def test_the_server_tells_its_facts_and_words(server: ServerProcess) -> None:
    info = ask(f"{server.url}/api/games")[-1]
    assert info["key"] == "high-card"
    facts = {"minutes": 5, "usual_seats": 4, "low_wins": False, "kind": "hands"}
    assert facts.items() <= info.items()
    assert ask(f"{server.url}/api/games/high-card/schema")["key"] == "high-card"


def test_a_card_on_the_home_page(person: Come, server: ServerProcess) -> None:
    page = person(server.url).go("/")
    card = page.locator('.game[data-game="high-card"]')
    card.wait_for()
    assert card.locator("h3").inner_text() == "High Card"
    assert "The highest wins." in card.locator("p").inner_text()
    assert card.locator(".em use").get_attribute("href") == "#e-plain"
    assert page.locator("symbol#e-plain").count() == 1
    assert page.locator(".game").count() == 6
    assert faults(page) == []


def test_a_match_at_the_plain_table(person: Come, server: ServerProcess) -> None:
    somebody = person(server.url)
    code = somebody.make("high-card", seat_plan("me", "bot", "bot"), hints=True)
    page = somebody.sit_at(code)
    moves = page.locator(".moves button")
    moves.first.wait_for()
    assert moves.all_inner_texts() == ["keep", "swap"]
    facts = page.locator(".facts")
    assert "Card" in facts.inner_text()
    assert "Swapped" in facts.inner_text()
    assert faults(page) == []
    page.get_by_role("button", name="Hint").click()
    page.locator(".dock .say span").filter(has_text="weighed").wait_for()
    page.locator(".moves button", has_text="keep").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("highest card").first.wait_for()
    assert somebody.match(code)["state"] == "over"


def test_rules_and_set_up(person: Come, server: ServerProcess) -> None:
    somebody = person(server.url, lang="de")
    page = somebody.go("/rules/high-card")
    page.get_by_text("Keep or swap").wait_for()
    page = somebody.go("/new/high-card")
    page.get_by_text("2–6 players").wait_for()
    page = somebody.go("/print/high-card")
    page.locator(".pad").first.wait_for()
