"""axe at every impact: every page and table in every language, in one theme each.

Colours do not depend on the language: they are looked at once in each theme, of every place.
`axe_matrix` looks at everything in both themes and every language.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.axe_matrix import LANGUAGES, PLACES, THEMES, Look, found_at
from browser.support import Person

Come = Callable[..., Person]
PARTS = 6
"""Tests that share the places, to be run side by side."""


def looks_at(number: int) -> list[Look]:
    """Return how to look at a place: neighbours in the list swap the themes."""
    themes = [THEMES[(number + each) % 2] for each in range(len(LANGUAGES))]
    return [
        (lang, theme, theme not in themes[:each])
        for each, (lang, theme) in enumerate(zip(LANGUAGES, themes, strict=True))
    ]


def test_no_word_and_no_colour_is_left_out() -> None:
    """Every place in every language once, and its colours once in each theme."""
    for looks in map(looks_at, range(len(PLACES))):
        assert [lang for lang, _, _ in looks] == list(LANGUAGES)
        assert sorted(theme for _, theme, colours in looks if colours) == sorted(THEMES)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_and_table(person: Come, part: int) -> None:
    """Nothing at any level."""
    somebody = person()
    found: list[str] = []
    for number, place in list(enumerate(PLACES))[part::PARTS]:
        found += found_at(somebody, place, looks_at(number))
    somebody.forgive("404 (Not Found)")
    assert found == []
