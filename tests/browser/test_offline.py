"""Without a line: the app opens, says so, and comes back by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route
from server.support import ServerProcess

import closecall
from browser.support import GAMES, OVER, Clicker, Person, eventually, in_both_sizes
from browser.test_after import nearly_over

Come = Callable[..., Person]
KEPT = """async () => {
  const { controller } = navigator.serviceWorker;
  if (!controller) return false;
  const names = await caches.keys();
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = files.flat().map(({ url }) => new URL(url).pathname);
  const wanted = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/assets/"));
  return wanted.every((path) => paths.includes(path));
}"""
"""Whether the worker looks after this page and has everything it loaded."""


def is_kept(page: Page) -> None:
    """Wait until the worker has everything the page loaded."""
    eventually(page, lambda: page.evaluate(KEPT), "a worker that keeps the page")


def test_a_reload_without_a_line(person: Come) -> None:
    """Home and table open from what is kept and say so; with the line the match goes on."""
    somebody = person(worker=True)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    is_kept(page)
    code = somebody.against_bots("poof")
    somebody.sit_at(code)
    page.wait_for_selector(".app .dock")
    is_kept(page)
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


def test_what_is_under_way_when_the_worker_comes_is_kept(person: Come) -> None:
    """Asked for before there was a worker, and here only afterwards."""
    somebody = person(worker=True)
    page = somebody.page
    held: list[Route] = []
    page.route(re.compile(r"/assets/RulesText-.*\.js"), lambda route: held.append(route))
    somebody.go("/rules/poof")
    eventually(page, lambda: held, "a file on its way")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.wait_for_timeout(500)
    for each in held:
        each.continue_()
    page.locator("main h1").wait_for()
    is_kept(page)


TURN = re.compile("Your turn|Waiting for")
"""What a row says when it is known whose turn it is."""


def test_home_without_a_line(person: Come) -> None:
    """The games and your own matches stay; nothing is offered that would fail, or said untruly."""
    somebody = person(worker=True)
    code = somebody.against_bots("closing-in")
    somebody.sit_at(code)
    page = somebody.go("/")
    mine = page.locator(f".cont a[href='/m/{code}']")
    mine.locator(".chip", has_text=TURN).wait_for()
    is_kept(page)
    cards = page.locator(".game h3").all_inner_texts()
    assert len(cards) == len(GAMES)
    seen = mine.inner_text()
    somebody.context.set_offline(True)
    page.reload()
    page.get_by_text("You’re offline").wait_for()
    mine.wait_for()
    assert mine.inner_text() == seen, "it is not known that anybody moved meanwhile"
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


VERSIONED = re.compile(rb"([\w.]+-|closecall-)([\w-]{8}\.(?:js|css)|[0-9a-f]{12})\b")


def newer(folder: Path) -> Path:
    """A package with another version of the web app: all its files have other names."""
    package = Path(closecall.__file__).parent
    for each in (*package.iterdir(), *package.parent.glob("*.so")):
        there = folder / each.relative_to(package.parent)
        there.parent.mkdir(parents=True, exist_ok=True)
        if each.name != "web":
            there.symlink_to(each)
    app = package / "web"
    for file in app.rglob("*"):
        if not file.is_file() or file.suffix in (".br", ".gz"):
            continue
        there = folder / "closecall" / "web" / renamed(str(file.relative_to(app)).encode()).decode()
        there.parent.mkdir(parents=True, exist_ok=True)
        text = file.suffix in (".js", ".css", ".html")
        there.write_bytes(renamed(file.read_bytes()) if text else file.read_bytes())
    return folder


def renamed(text: bytes) -> bytes:
    """The text with every name of a built file, and that of the build, changed."""
    return VERSIONED.sub(rb"\1N\2", text)


def update(server: ServerProcess, folder: Path) -> None:
    """Stop the server and start it with a newer version of the app."""
    server.terminate()
    server.run_after(f"export PYTHONPATH={newer(folder / 'newer')}")
    server.start()


LATER = "() => { const now = Date.now; Date.now = () => now() + 120_000; window.sameVisit = true }"
"""Time passes, and whether the page was loaded again can be told."""
HINT = ".shell:has-text('A new version is ready.')"


def test_a_newer_version_waits_until_asked(
    person: Come, own_server: ServerProcess, tmp_path: Path
) -> None:
    """A hint on a quiet page; it is opened again when the reader says so; a table is left alone."""
    somebody = person(own_server.url, worker=True)
    table = somebody.sit_at(somebody.against_bots("poof"), somebody.open_page())
    table.wait_for_selector(".app .dock")
    page = somebody.go("/rules/poof")
    page.locator("main h1").wait_for()
    for each in (table, page):
        is_kept(each)
        each.evaluate(LATER)
    update(own_server, tmp_path)
    page.get_by_role("link", name="Play", exact=True).click()
    page.locator(HINT).wait_for()
    assert page.evaluate("window.sameVisit"), "it waits"
    page.locator(HINT).get_by_role("button").click()
    page.wait_for_function("() => !window.sameVisit")
    page.wait_for_selector(".game h3")
    assert page.locator(".shell").count() == 0
    assert table.evaluate("window.sameVisit"), "the other tab goes on"
    names: list[str] = table.evaluate("caches.keys()")
    assert [name for name in names if "-N" not in name], "with what its version kept"
    table.get_by_role("button", name="Rules").click()  # it needs a file of the version before
    table.locator("dialog, [popover]").get_by_text("Pooftastrophe").first.wait_for()
    assert table.locator(HINT).count() == 0
    somebody.forgive("ERR_CONNECTION_REFUSED")


def test_an_update_during_a_match(person: Come, own_server: ServerProcess, tmp_path: Path) -> None:
    """The match goes on to its end; then its result opens, though the page is no longer there."""
    somebody = person(own_server.url, worker=True)
    code = nearly_over(somebody, "poof")
    page = somebody.sit_at(code)
    page.wait_for_selector(".app .dock")
    is_kept(page)
    page.evaluate(LATER)
    update(own_server, tmp_path)
    Clicker(page).play()
    assert page.evaluate("window.sameVisit"), "nobody is torn from a match"
    assert page.locator(".shell").count() == 0
    page.evaluate(NOTE_COMPLAINTS)
    page.locator(OVER).click()
    page.get_by_role("heading", name="The rounds").wait_for()
    assert page.evaluate("sessionStorage.complained") is None, "the server can be reached"
    assert page.url.endswith(f"/m/{code}/result")
    eventually(page, lambda: page.evaluate(NO_NEWS), "the newer version")
    assert page.locator(".shell").count() == 0, "this is the newer version already"
    somebody.forgive("ERR_CONNECTION_REFUSED", "404 (Not Found)", "Refused to apply style")


NOTE_COMPLAINTS = """() => new MutationObserver(() => {
  if (document.querySelector(".lost")) sessionStorage.complained = "yes";
}).observe(document.body, { childList: true, subtree: true })"""
NO_NEWS = """async () => {
  const { waiting, installing } = await navigator.serviceWorker.getRegistration();
  return !waiting && !installing && (await caches.keys()).every((name) => name.includes("-N"));
}"""
"""The newer version looks after the page, and nothing of the one before is kept."""


def test_a_page_that_could_not_be_had(person: Come) -> None:
    """It says that it tries again, and does; there is a way home meanwhile."""
    somebody = person(worker=True)
    page = somebody.go("/")
    page.wait_for_selector(".game h3")
    is_kept(page)
    somebody.context.set_offline(True)
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_text("Trying again").wait_for()
    page.get_by_role("link", name="Home").click()
    page.wait_for_selector(".game h3")
    page.get_by_role("link", name="Rules").first.click()
    page.get_by_text("Trying again").wait_for()
    somebody.context.set_offline(False)
    page.locator("main h1").wait_for()
    somebody.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "net::ERR")
