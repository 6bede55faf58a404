"""Without a line: the app opens, says so, and comes back by itself."""

from __future__ import annotations

from collections.abc import Callable

from browser.support import Person

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
    assert page.get_by_role("heading", name="Pick a game").count() == 0  # there is none to pick
    somebody.context.set_offline(False)
    page.locator(".game h3").first.wait_for()
    page.get_by_text("You’re offline").wait_for(state="detached")
    somebody.forgive("ERR_INTERNET_DISCONNECTED", "Failed to fetch", "net::ERR")
