"""Counting up is a show: nothing else tells how it ends."""

from __future__ import annotations

from collections.abc import Callable

from browser.support import OVER, Clicker, Person
from browser.test_after import nearly_over

Come = Callable[..., Person]
WATCH = """(over) => {
  window.spoiled = [];
  window.counted = false;
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector(".tally")) return;
    window.counted = true;
    const totals = [...document.querySelectorAll(".side .sheet .tot")].map((e) => e.textContent);
    if (totals.some((total) => total.trim() !== "0")) window.spoiled.push("scores");
    if (document.querySelector(over)) window.spoiled.push("the end");
  };
  look();
}"""
"""Looks at every picture while the card counts: whatever else tells the points or the end."""


def test_the_card_tells_it_first(person: Come) -> None:
    """Side panel and dock keep quiet until the player goes on."""
    somebody = person()
    page = somebody.sit_at(nearly_over(somebody, "poof"))
    page.evaluate(WATCH, OVER)
    Clicker(page).play()
    assert page.evaluate("window.counted")
    assert page.evaluate("[...new Set(window.spoiled)]") == []
    page.wait_for_function(
        "() => [...document.querySelectorAll('.side .tot')].some((e) => e.innerText !== '0')"
    )
