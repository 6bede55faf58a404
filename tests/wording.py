"""Whether sentences with figures agree with them: never "1 cards"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from closecall import text

# Things that are counted, in the plural, where a plain 1 stands before them. Numbers on cards are
# no counts, and "8 of 12", "×1" or "1.5" end or begin with no plain 1.
NOUNS: Final = {
    "en": "cards|points|actions|tiles|enforcers|stars|letters|words|crosses|circles|steps|players"
    "|places|discards|teammates|neighbours",
    "de": "Karten|Ortskarten|Akten|Felder|Feldern|Wachen|Aktionen|Punkte|Punkten|Sterne|Buchstaben"
    "|Wörter|Kreuze|Schritte|Plätze|Zahlen|Personen",
    "fr": "cartes|points|actions|tuiles|agents|dossiers|étoiles|lettres|mots|cases"
    "|places|joueurs|voisines|premières|prochaines|dernières",
    "it": "carte|punti|azioni|agenti|tessere|stelle|lettere|parole|spunte|caselle|passi|posti"
    "|scarti|persone|giocatori|vicine",
}
MANY: Final = {
    lang: re.compile(rf"(?<![\d.,×–+])\b1 (?:(?:unseen|hidden|location) )*(?:{nouns})\b")
    for lang, nouns in NOUNS.items()
}
_agreeing: set[str] = set()


def agrees(game_key: str, message: str, arguments: Mapping[str, object]) -> bool:
    """Say a sentence in every language; return whether none of them counts one as many."""
    if 1 not in arguments.values():
        return True
    key = f"{game_key} {message} {sorted(arguments.items())}"
    if key not in _agreeing:
        for lang in text.languages():
            sentence = text.say_strictly(game_key, lang, message, **arguments)
            if MANY[lang].search(sentence):
                return False
        _agreeing.add(key)
    return True
