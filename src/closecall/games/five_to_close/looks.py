"""How a word looks to somebody without a dictionary: what can be doubted at sight.

Not a look into the word list: whether a word is in it is shown only when it is challenged (F20). So
advice about answers goes by this alone. A few real words look odd too (NTH, FAQIR).
"""

from __future__ import annotations

from typing import Final, Literal

Oddity = Literal["no-vowel", "three-alike", "lonely-q"]

VOWELS: Final = frozenset("AEIOU")
VOICED: Final = VOWELS | {"Y"}  # RHYTHM does without the others


def oddity(word: str) -> Oddity | None:
    """Return what looks odd about a word in capitals, if anything does."""
    if not VOICED.intersection(word):
        return "no-vowel"
    if any(word[at] * 3 == word[at : at + 3] for at in range(len(word) - 2)):
        return "three-alike"
    if "Q" in word.replace("QU", ""):
        return "lonely-q"
    return None
