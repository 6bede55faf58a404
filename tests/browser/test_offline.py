"""Without a line: the app opens, says so, and comes back by itself."""

from __future__ import annotations

import threading
import urllib.request
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from server.support import ServerProcess

from browser.support import GAMES, Person, in_both_sizes

Come = Callable[..., Person]
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = files.flat().map(({ url }) => new URL(url).pathname);
  const wanted = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));
  const { controller } = navigator.serviceWorker;
  return controller !== null && wanted.every((path) => paths.includes(path));
}"""
"""Whether the worker looks after this page and has everything it loaded."""


def test_a_reload_without_a_line(person: Come) -> None:
    """Home and table open from what is kept and say so; with the line the match goes on."""
    somebody = person(worker=True)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    page.wait_for_function(KEPT)
    code = somebody.against_bots("poof")
    somebody.sit_at(code)
    page.wait_for_selector(".app .dock")
    page.wait_for_function(KEPT)
    somebody.context.set_offline(True)
    page.reload()
    page.get_by_text("You’re offline").wait_for()
    somebody.context.set_offline(False)
    page.wait_for_selector(".app .dock")
    somebody.context.set_offline(True)
    page.goto(f"{somebody.url}/")
    page.get_by_text("You’re offline").wait_for()
    assert page.locator(".toast").count() == 1, "said once"
    somebody.context.set_offline(False)
    page.locator(".game h3").first.wait_for()
    page.get_by_text("You’re offline").wait_for(state="detached")
    somebody.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "net::ERR")


def test_home_without_a_line(person: Come) -> None:
    """The games and your own matches stay; nothing is offered that would fail, or said untruly."""
    somebody = person(worker=True)
    code = somebody.against_bots("closing-in")
    page = somebody.go("/")
    page.locator(f".cont a[href='/m/{code}']").wait_for()
    page.wait_for_function(KEPT)
    cards = page.locator(".game h3").all_inner_texts()
    assert len(cards) == len(GAMES)
    somebody.context.set_offline(True)
    page.reload()
    page.get_by_text("You’re offline").wait_for()
    page.locator(f".cont a[href='/m/{code}']").wait_for()
    assert page.locator(".game h3").all_inner_texts() == cards
    assert page.locator(".game button:enabled").count() == 0
    assert page.get_by_text("Open tables").count() == 0, "nobody knows whether there are any"
    in_both_sizes(page)
    somebody.context.set_offline(False)
    page.locator(".game button:enabled").first.wait_for()
    page.get_by_role("heading", name="Open tables").wait_for()
    page.locator(f".cont a[href='/m/{code}']").click()
    page.wait_for_selector(".app .dock")
    somebody.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "net::ERR")


class Newer(BaseHTTPRequestHandler):
    """Passes everything on to a server; its worker can become a newer one."""

    behind = ""
    newer = False

    def do_GET(self) -> None:
        """Answer what the server behind answers, uncompressed."""
        with urllib.request.urlopen(f"{self.behind}{self.path}", timeout=60) as answer:
            body = answer.read()
            kind = answer.headers["content-type"]
        if self.newer and self.path == "/worker.js":
            body += b"\n// newer"
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def renewed(table_server: ServerProcess) -> Iterator[tuple[str, type[Newer]]]:
    """An address at which a newer version of the app can appear."""
    kind = type("Here", (Newer,), {"behind": table_server.url})
    server = ThreadingHTTPServer(("127.0.0.1", 0), kind)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}", kind
    server.shutdown()
    server.server_close()


def test_a_newer_version_waits_until_asked(person: Come, renewed: tuple[str, type[Newer]]) -> None:
    """A hint on a quiet page; the page is opened again when the reader says so, not before."""
    url, app = renewed
    somebody = person(worker=True)
    somebody.url = url
    page = somebody.go("/rules/poof")
    page.wait_for_function(KEPT)
    page.evaluate("() => { window.sameVisit = true }")
    app.newer = True
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    hint = page.locator(".shell", has_text="A new version is ready.")
    hint.wait_for()
    assert page.evaluate("window.sameVisit")
    hint.get_by_role("button").click()
    page.wait_for_function("() => !window.sameVisit")
    page.locator("main h1").wait_for()
    assert hint.count() == 0
