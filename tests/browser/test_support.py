"""The tools of these tests do what they promise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.support import Person, Regulars, my_turn_first

MAKE_A_SOUND = """async () => {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.start();
  await new Promise((go) => setTimeout(go, 200));
  return [audio.state, audio.currentTime];
}"""


def test_nobody_hears_a_sound(person: Callable[..., Person]) -> None:
    """Even after a touch, when a page may make sounds, none is rendered."""
    page = person().go("/")
    page.mouse.click(1, 1)
    assert page.evaluate("navigator.userActivation.hasBeenActive")
    state, played = page.evaluate(MAKE_A_SOUND)
    assert state == "suspended"
    assert played < 0.1  # of 0.2 seconds: some may be rendered before it is suspended


def test_a_regular_finds_the_device_as_it_was(regulars: Regulars) -> None:
    """The table is left, and nothing is kept of it but notes."""
    one = regulars.come(name="Vera", size=(700, 700))
    page = one.sit_at(one.against_bots("poof", start_from=my_turn_first("poof")))
    page.keyboard.press("Shift")
    page.evaluate("localStorage['closecall.guided'] = '{}'")
    assert regulars.leave(failed=False) == [[]]
    again = regulars.come(name="Vera")
    assert again is one
    assert page.url.endswith("/nowhere")
    assert page.locator(".app").count() == 0
    assert page.viewport_size == {"width": 1280, "height": 800}
    assert (again.heard, again.sent, again.troubles) == ([], [], [])
    assert page.evaluate("'closecall.guided' in localStorage") is False
    regulars.leave(failed=False)


@pytest.mark.parametrize("failed", [True, False], ids=["failed", "other settings"])
def test_a_regular_who_changed_does_not_come_again(regulars: Regulars, failed: bool) -> None:
    """After a failure nobody knows what is left in the page; settings the app has read stay."""
    one = regulars.come(name="Vera")
    if not failed:
        one.page.evaluate("localStorage['closecall.settings'] = '{\"lang\": \"de\"}'")
    regulars.leave(failed)
    assert regulars.come(name="Vera") is not one
    regulars.leave(failed=False)
