"""The tools of these tests do what they promise."""

from __future__ import annotations

from collections.abc import Callable

from browser.support import Person

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
    assert page.evaluate(MAKE_A_SOUND) == ["suspended", 0]
