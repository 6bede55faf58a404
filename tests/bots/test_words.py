"""Hints are said the way people count: both, none, an exact hit."""

from __future__ import annotations

import pytest

from closecall.text import languages, say

BOTH = {"en": "Both your 8s", "de": "Beide 8er", "fr": "Tes deux 8", "it": "I tuoi due 8"}
NO_CARDS = {"en": "no cards left", "de": "ohne Karten", "fr": "sans carte", "it": "senza carte"}
EXACT = {"en": "an exact hit", "de": "genauer Treffer", "fr": "tombe pile", "it": "terna esatta"}
AS_LONG = {
    "en": "A word as long as SURLI",
    "de": "Ein Wort so lang wie SURLI",
    "fr": "Un mot aussi long que SURLI",
    "it": "Una parola lunga come SURLI",
}


@pytest.mark.parametrize("lang", languages())
def test_hints_count_like_people(lang: str) -> None:
    assert say("poof", lang, "explain-all", count=2, value=8, points=16).startswith(BOTH[lang])
    assert "3" in say("poof", lang, "explain-all", count=3, value=8, points=24)
    assert NO_CARDS[lang] in say("closing-in", lang, "explain-way-tile", cards=0)
    near = say("close-enough", lang, "explain-call-close", away=1, stars=2)
    assert EXACT[lang] in near and "1" not in near
    assert "2" in say("close-enough", lang, "explain-call-close", away=2, stars=1)


@pytest.mark.parametrize("lang", languages())
def test_an_open_word_has_no_points_yet(lang: str) -> None:
    said = say("five-to-close", lang, "explain-grow-points", word="SURLI", points=25, before=15)
    assert said.startswith(AS_LONG[lang])
