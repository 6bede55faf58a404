"""A server and a browser for all tests here."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ElementHandle, Page
from server.support import ServerProcess

from browser.support import Person, Regulars, chromium

# The scope is the package: Playwright keeps an event loop running in this thread as long as it is
# open, and tests elsewhere in the same worker want to start their own.


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium, in which each person gets a context."""
    with chromium() as found, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Page, "wait_for_selector", waiter(Page.wait_for_selector))
        yield found


def waiter(wait: Callable[..., ElementHandle | None]) -> Callable[..., None]:
    """Return a way to wait for an element that lets go of it.

    What was waited for would stay in memory with all that was around it until the page is loaded
    again: a page that goes by links came to half a gigabyte, and collecting garbage in it took
    longer and longer.
    """

    def wait_and_let_go(page: Page, *words: Any, **extra: Any) -> None:
        if (found := wait(page, *words, **extra)) is not None:
            found.dispose()

    return wait_and_let_go


@pytest.fixture(scope="package")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server process with its own database."""
    folder = tmp_path_factory.mktemp("browser")
    server = ServerProcess(sys.executable, folder / "log", {"data": str(folder), "open": False})
    yield server
    server.kill()  # it would see to its matches first, which takes seconds


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop and start."""
    server = ServerProcess(sys.executable, tmp_path / "log", {"data": str(tmp_path), "open": False})
    yield server
    server.kill()


@pytest.fixture
def person(browser: Browser, table_server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser; at the end nothing may have gone wrong in it.

    Like a private window it has no service worker, unless asked for: installing one in every new
    browser, to keep the app for use offline, takes longer than opening a page.
    """
    people: list[Person] = []

    def come(url: str = table_server.url, worker: bool = False, **extra: Any) -> Person:
        people.append(Person(browser, url, worker=worker, **extra))
        return people[-1]

    yield come
    for each in people:
        each.context.close()
    assert [each.troubles for each in people] == [[] for _ in people]


@pytest.fixture(scope="package")
def regulars(browser: Browser, table_server: ServerProcess) -> Iterator[Regulars]:
    """People who have been here before, with their pages open."""
    known = Regulars(browser, table_server.url)
    yield known
    known.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests fail, for `regular`."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def regular(request: pytest.FixtureRequest, regulars: Regulars) -> Iterator[Callable[..., Person]]:
    """Somebody whose page stays open from one test to the next, for tests that sit down at tables:
    most of what these cost was a new browser with a new page.

    Not for a first visit, reloads, several tabs, routes, or scripts that stay in the page.
    """
    yield regulars.come
    troubles = regulars.leave(request.node.stash[FAILED])
    assert troubles == [[] for _ in troubles]
