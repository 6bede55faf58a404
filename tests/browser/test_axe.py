"""axe at every impact: every page and table in every language, in one theme each.

`axe_matrix` looks at all of them in both themes.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.axe_matrix import LANGUAGES, PLACES, THEMES, found_at
from browser.support import Person

Come = Callable[..., Person]
PARTS = 6
"""Tests that share the places, to be run side by side."""


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_and_table(person: Come, part: int) -> None:
    """Nothing at any level; neighbours in the list swap the themes."""
    somebody = person()
    found: list[str] = []
    for number, place in list(enumerate(PLACES))[part::PARTS]:
        themes = (THEMES[(number + each) % 2] for each in range(len(LANGUAGES)))
        found += found_at(somebody, place, zip(LANGUAGES, themes, strict=True))
    somebody.forgive("404 (Not Found)")
    assert found == []
