"""Bounds on an edition, checked in one pass before anything else looks at it.

Editions come from strangers, over the network too. A TOML parser is not written for that: a dotted
key of 60 KB takes Python's seconds and gigabytes. So the text is scanned for how long, how deep and
how full it is before it is parsed, and content that came as JSON is counted before it is converted.
All bounds are several times what our largest edition needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from closecall.engine.errors import BadEdition

LARGEST_TEXT = 16 * 1024
MOST_VALUES = 2_000
DEEPEST = 8

_MARK = re.compile(r"\"\"\"|'''|[\"'.,=\[\]{}]|(?:\n|#[^\n]*)++")
_ENDS = {
    '"': re.compile(r'(?:[^"\\\n]|\\.)*+"'),
    "'": re.compile(r"[^'\n]*+'"),
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*+'{3,5}"),
}
_OPENING, _CLOSING, _BETWEEN = "[{", "]}", ".,="


def check_text(text: str, name: str) -> None:
    """Refuse TOML that is too long, too full or nested too deep to be an edition.

    Linear in the text, which is not yet known to be TOML: where it is not, the parser stops.
    """
    _at_most(LARGEST_TEXT, len(text), "characters", name)
    values = depth = dots = 0
    for mark in _marks(text):
        if mark in _OPENING:
            depth += 1
        elif mark in _CLOSING:
            depth -= 1
        values += mark in _OPENING or mark in _BETWEEN
        dots = dots + 1 if mark == "." else 0
        _at_most(DEEPEST, max(depth, dots), "levels", name)
        _at_most(MOST_VALUES, values, "values", name)


def _marks(text: str) -> Iterator[str]:
    """Yield separators and brackets outside strings; comments and line ends count as one mark."""
    at = 0
    while (found := _MARK.search(text, at)) is not None:
        at = found.end()
        ending = _ENDS.get(found[0])
        if ending is None:
            yield found[0]
        elif (end := ending.match(text, at)) is not None:
            at = end.end()
        else:  # a string that never ends: the parser stops here too
            return


def check_content(content: object) -> None:
    """Refuse content that is too long, too full or nested too deep to be an edition."""
    values = length = 0
    level = [content]
    for _ in range(DEEPEST + 1):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                length += sum(len(key) for key in value if isinstance(key, str))
                inner += value.values()
            elif isinstance(value, (list, tuple)):
                inner += value
            elif isinstance(value, str):
                length += len(value)
        values += len(inner)
        _at_most(MOST_VALUES, values, "values", "edition")
        _at_most(LARGEST_TEXT, length, "characters", "edition")
        if not inner:
            return
        level = inner
    raise BadEdition(f"at most {DEEPEST} levels", "more", where="edition")


def _at_most(most: int, found: int, what: str, name: str) -> None:
    if found > most:
        raise BadEdition(f"at most {most} {what}", f"{found} {what}", where=name)
