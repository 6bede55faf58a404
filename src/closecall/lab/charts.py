"""Charts as inline SVG: bars with their intervals, histograms and heat maps.

Colours come from the page's variables, so that charts follow the light or dark theme; every chart
has a table beside it, so each is one image with a label and nothing more to a screen reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from textwrap import shorten, wrap
from typing import Final, NamedTuple

WIDTH: Final = 520  # narrow enough for a phone to show it whole
BROAD: Final = 640  # for many columns; phones scroll
ROW: Final = 34
LABEL: Final = 190
EDGE: Final = 16
TALL: Final = 200
MOST_BINS: Final = 40
LINE: Final = 26  # letters that fit beside a bar


class Bar(NamedTuple):
    """A value with its interval, and how both are written."""

    name: str
    value: float
    low: float
    high: float
    text: str


def bars(label: str, rows: Sequence[Bar], fair: float | None = None) -> str:
    """Horizontal bars from 0; `fair` draws a line at what would be fair."""
    most = max([each.high for each in rows] + [fair or 0.0, 1e-9])
    tall = ROW * len(rows) + EDGE
    parts = [_bar(row, each, most) for row, each in enumerate(rows)]
    if fair is not None:
        x = _x(fair, most)
        parts.append(f"<path d='M{x:.1f} 4V{tall - 4}' class='fair'/>")
    return _svg(label, tall, parts)


def _x(value: float, most: float) -> float:
    return LABEL + (WIDTH - LABEL - 90) * max(0.0, value) / most


def _bar(row: int, each: Bar, most: float) -> str:
    y = EDGE / 2 + ROW * row
    middle = y + ROW / 2
    low, high = _x(each.low, most), _x(min(each.high, most), most)
    return (
        f"{_name(each.name, middle)}"
        f"<rect x='{LABEL}' y='{y + 7:.1f}' width='{_x(each.value, most) - LABEL:.1f}'"
        f" height='{ROW - 14}' rx='3' class='bar'/>"
        f"<path d='M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 5:.1f}v10"
        f"M{high:.1f} {middle - 5:.1f}v10' class='whisker'/>"
        f"<text x='{high + 8:.1f}' y='{middle + 4:.1f}'>{escape(each.text)}</text>"
    )


def _name(name: str, middle: float) -> str:
    """Return a bar's name, in two lines if it is long."""
    lines = wrap(shorten(name, 2 * LINE - 2, placeholder="…"), LINE)
    first = middle + 4 - 7 * (len(lines) - 1)
    return "".join(
        f"<text x='{LABEL - 8}' y='{first + 14 * i:.1f}' text-anchor='end'>{escape(line)}</text>"
        for i, line in enumerate(lines)
    )


def histogram(label: str, counts: Mapping[int, int], unit: str) -> str:
    """Return how often each value came up; many values share a bar."""
    low, high = min(counts), max(counts)
    bins = min(MOST_BINS, high - low + 1)
    wide = (high - low + 1) / bins
    columns = [0] * bins
    for value, count in counts.items():
        columns[int((value - low) / wide)] += count
    most = max(columns)
    step = (WIDTH - 2 * EDGE) / bins
    parts = []
    for i, count in enumerate(columns):
        height = (TALL - 50) * count / most
        parts.append(
            f"<rect x='{EDGE + step * i + 1:.1f}' y='{TALL - 30 - height:.1f}'"
            f" width='{max(1.0, step - 2):.1f}' height='{height:.1f}' class='bar'/>"
        )
    parts.append(f"<path d='M{EDGE} {TALL - 30}H{WIDTH - EDGE}' class='axis'/>")
    parts.append(f"<text x='{EDGE}' y='{TALL - 10}'>{low}</text>")
    parts.append(f"<text x='{WIDTH - EDGE}' y='{TALL - 10}' text-anchor='end'>{high}</text>")
    middle = f"x='{WIDTH / 2}' y='{TALL - 10}' text-anchor='middle'"
    parts.append(f"<text {middle}>{escape(unit)}</text>")
    return _svg(label, TALL, parts)


class Cell(NamedTuple):
    """A field of a heat map: how strong, and what stands in it; None: nothing to show."""

    strength: float | None
    text: str


def heat_map(
    label: str, rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Cell]]
) -> str:
    """Cells by row and column; the stronger, the more colour."""
    wide = (BROAD - 110 - EDGE) / max(1, len(columns))
    parts = []
    for c, name in enumerate(columns):
        x = 110 + wide * (c + 0.5)
        parts.append(f"<text x='{x:.1f}' y='20' text-anchor='middle'>{escape(name)}</text>")
    for r, name in enumerate(rows):
        y = 30 + ROW * r
        parts.append(f"<text x='100' y='{y + 22}' text-anchor='end'>{escape(name)}</text>")
        for c, cell in enumerate(cells[r]):
            parts.append(_field(110 + wide * c, y, wide, cell))
    return _svg(label, 30 + ROW * len(rows) + EDGE, parts, BROAD)


def _field(x: float, y: float, wide: float, cell: Cell) -> str:
    # The colour stays pale enough for the text on it, in both themes.
    opacity = 0.0 if cell.strength is None else 0.08 + 0.5 * cell.strength
    middle = x + wide / 2
    return (
        f"<rect x='{x + 1:.1f}' y='{y + 1:.1f}' width='{wide - 2:.1f}' height='{ROW - 2}' rx='3'"
        f" class='heat' fill-opacity='{opacity:.2f}'/>"
        f"<text x='{middle:.1f}' y='{y + 22:.1f}' text-anchor='middle'>{escape(cell.text)}</text>"
    )


def _svg(label: str, tall: float, parts: Sequence[str], wide: int = WIDTH) -> str:
    shape = " class='broad'" if wide > WIDTH else ""
    box = f"viewBox='0 0 {wide} {tall:.0f}' role='img' aria-label='{escape(label, quote=True)}'"
    return f"<div class='wide'><svg{shape} {box}>{''.join(parts)}</svg></div>"
