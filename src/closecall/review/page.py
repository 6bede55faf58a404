"""The review as a page: one HTML file that needs nothing else, drawn by hand in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from closecall.engine.record import Record
from closecall.review import GRADES, Account, Decision, Review
from closecall.review.words import Words, missed

WIDTH, HEIGHT, LEFT, EDGE = 640, 280, 48, 24
DASHES: Final = ("none", "8 4", "2 3", "10 3 2 3", "6 2", "1 4", "12 4", "4 4 1 4")
SYMBOLS: Final = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE: Final = """
:root{color-scheme:light dark;--bg:#faf4ea;--surface:#fffdf9;--line:#dacdb9;--ink:#2a2233;
--ink-2:#564c61;--inaccuracy:#8a5a00;--mistake:#c43d18;--blunder:#b3261e;--c0:#6543a6;--c1:#0b6f6a;
--c2:#8a5500;--c3:#2b5797;--c4:#3a722e;--c5:#b3261e;--c6:#564c61;--c7:#7a3f72}
@media(prefers-color-scheme:dark){:root{--bg:#1a1621;--surface:#262030;--line:#4a4059;--ink:#f7f0e6;
--ink-2:#cfc5d6;--inaccuracy:#ffcf6b;--mistake:#ff8a66;--blunder:#ff9c90;--c0:#c3a8ff;--c1:#6fd6cf;
--c2:#ffcf6b;--c3:#9cc4ff;--c4:#9fd98c;--c5:#ff9c90;--c6:#cfc5d6;--c7:#e5a8dc}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:48rem;padding:1rem;
color:var(--ink);background:var(--bg)}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
.note{color:var(--ink-2);margin:.25rem 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;white-space:nowrap}
thead th{color:var(--ink-2);font-weight:600;font-size:.875rem}
svg{width:100%;height:auto;background:var(--surface);border:1px solid var(--line);border-radius:8px}
svg text{font:12px system-ui,sans-serif;fill:var(--ink-2)}
svg a text{font-weight:700}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0;margin:.5rem 0}
.key svg{width:2.25rem;height:.75rem;border:0;background:none;vertical-align:middle}
.miss{background:var(--surface);border:1px solid var(--line);border-left:6px solid;
border-radius:8px;padding:.75rem 1rem;margin:.75rem 0}
.miss:target{outline:3px solid var(--c3)}
.miss h3{font-size:1rem;margin:0}.miss dl{margin:.5rem 0 0;display:grid;
grid-template-columns:max-content 1fr;gap:.1rem .75rem}
.miss dt{color:var(--ink-2)}.miss dd{margin:0;overflow-wrap:anywhere}
.inaccuracy{border-left-color:var(--inaccuracy)}.mistake{border-left-color:var(--mistake)}
.blunder{border-left-color:var(--blunder)}
summary{cursor:pointer;padding:.6rem 0;color:var(--ink-2)}
@media(max-width:34rem){svg text{font-size:20px}
.stack thead{display:none}
.stack tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--line)}
.stack td{display:flex;justify-content:space-between;border:0;padding:.1rem 0}
.stack td:first-child{font-weight:600}
.stack td::before{content:attr(data-head);color:var(--ink-2)}
.stack td:first-child::before{content:none}}
"""


def render(found: Review, lang: str = "en", record: Record | None = None) -> str:
    """Return the whole page; with the record of the match it says moves in words, not as codes."""
    words = Words(found.game, found.unit, lang, record)
    title = escape(words("review-of", game=words("title")))
    unit = escape(words(f"review-unit-{found.unit}"))
    return "\n".join(
        [
            f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width'>",
            f"<title>{title}</title><style>{STYLE}</style>",
            f"<main><h1>{title}</h1>",
            f"<p class='note'>{escape(words('review-honest'))}</p>",
            f"<h2>{escape(words('review-chart'))}</h2><p class='note'>{unit}</p>",
            _chart(found, words),
            _twin(found, words),
            f"<h2>{escape(words('review-adds-up'))}</h2>",
            f"<p class='note'>{escape(words.note(found.sound))} {unit}.</p>",
            _lines(found, words),
            f"<h2>{escape(words('review-accuracy'))}</h2>",
            _grades(found, words),
            f"<p class='note'>{escape(words('review-record'))}</p>",
            f"<h2>{escape(words('review-turning-points'))}</h2>",
            _turns(found, words),
            _misses(found, words),
            "</main></html>",
        ]
    )


# The chart and its table ------------------------------------------------------------------------


class _Frame:
    """Where a move and a value are on the chart."""

    def __init__(self, found: Review) -> None:
        heights = [step.after for each in found.accounts for step in each.steps]
        heights += [each.start for each in found.accounts]
        self.low, self.high = (0.0, 1.0) if found.unit == "win" else (min(heights), max(heights))
        self.moves = max(1, found.moves)

    def x(self, move: int) -> float:
        return LEFT + (WIDTH - LEFT - EDGE) * (move + 1) / (self.moves + 1)

    def y(self, value: float) -> float:
        share = (value - self.low) / ((self.high - self.low) or 1.0)
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * min(1.0, max(0.0, share))


def _chart(found: Review, words: Words) -> str:
    frame = _Frame(found)
    parts = [_grid(frame, value, words) for value in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for number, each in enumerate(_charted(found)):
        points = " ".join(f"{frame.x(m):.1f},{frame.y(v):.1f}" for m, v in _points(each))
        parts.append(f"<polyline points='{points}' {_stroke(number)}/>")
    parts += [_mark(frame, each, words) for each in found.decisions if missed(each)]
    label = escape(words("review-chart"), quote=True)
    chart = f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='group' aria-label='{label}'>"
    return chart + "".join(parts) + "</svg>" + _key(found, words)


def _charted(found: Review) -> Sequence[Account]:
    """Return one line for a team: its members expect the same."""
    return [each for each in found.accounts if each.seat is None] or found.accounts


def _points(account: Account) -> list[tuple[int, float]]:
    return [(-1, account.start), *((step.until, step.after) for step in account.steps)]


def _stroke(number: int) -> str:
    colour = f"stroke='var(--c{number % len(DASHES)})'"
    return f"fill='none' {colour} stroke-width='2' stroke-dasharray='{DASHES[number % 8]}'"


def _grid(frame: _Frame, share: float, words: Words) -> str:
    value = frame.low + share * (frame.high - frame.low)
    y = frame.y(value)
    text = escape(words.figure(value).removesuffix(".0").removesuffix(",0"))
    return (
        f"<path d='M{LEFT} {y:.1f}H{WIDTH - EDGE}' stroke='var(--line)'/>"
        f"<text x='{LEFT - 6}' y='{y + 4:.1f}' text-anchor='end'>{text}</text>"
    )


def _mark(frame: _Frame, each: Decision, words: Words) -> str:
    x, y = frame.x(each.move), frame.y(each.before)
    grade = f"{words(f'review-{each.grade}')}, {words.amount(each.loss)}"
    label = words.pair(words.seat(each.seat), grade)
    return (
        f"<a href='#move-{each.move}' aria-label='{escape(label, quote=True)}'>"
        f"<title>{escape(label)}</title>"
        f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='var(--{each.grade})'/>"
        f"<text x='{x:.1f}' y='{y - 7:.1f}' text-anchor='middle'"
        f" style='fill:var(--{each.grade})'>{SYMBOLS[each.grade]}</text></a>"
    )


def _key(found: Review, words: Words) -> str:
    items = [
        f"<li><svg viewBox='0 0 36 12' aria-hidden='true'><path d='M0 6h36' {_stroke(number)}/>"
        f"</svg> {escape(words.seat(each.seat))}</li>"
        for number, each in enumerate(_charted(found))
    ]
    items += [
        f"<li>{sign} {escape(words(f'review-{name}'))}</li>" for name, sign in SYMBOLS.items()
    ]
    return f"<ul class='key'>{''.join(items)}</ul>"


def _twin(found: Review, words: Words) -> str:
    """Return the chart as a table: a row for each move at which an expectation is known."""
    charted = _charted(found)
    columns = [dict(_points(each)) for each in charted]
    moves = sorted({move for column in columns for move in column})
    rows = [
        [_place(move, found, words), *(_cell(column.get(move), words) for column in columns)]
        for move in moves
    ]
    heads = [words("review-move"), *(words.seat(each.seat) for each in charted)]
    span = f"{words('review-move')} 1–{found.moves}"
    summary = escape(words.pair(words("review-chart"), span))
    return f"<details><summary>{summary}</summary>{_table(heads, rows)}</details>"


def _place(move: int, found: Review, words: Words) -> str:
    if move < 0:
        return words("review-start")
    return words("review-result") if move >= found.moves else str(move + 1)


def _cell(value: float | None, words: Words) -> str:
    return "" if value is None else words.figure(value)


# Figures and words ------------------------------------------------------------------------------


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], look: str = "wide") -> str:
    """Return a table.

    `stack` turns each row into a list on a phone, `wide` is scrolled sideways.
    """
    # a heading without words would be read out as an empty one
    head = "".join(
        f"<th scope='col'>{escape(each)}</th>" if each else "<td></td>" for each in heads
    )
    body = "".join(f"<tr>{_cells(heads, row)}</tr>" for row in rows)
    return (
        f"<div class='{look}'><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def _cells(heads: Sequence[str], row: Sequence[str]) -> str:
    return "".join(
        f"<td data-head='{escape(head, quote=True)}'>{escape(cell)}</td>"
        for head, cell in zip(heads, row, strict=True)
    )


def _lines(found: Review, words: Words) -> str:
    lines = [(words.seat(each.seat), list(words.line(each))) for each in found.accounts]
    heads = ["", *(head for head, _ in lines[0][1])]
    return _table(heads, [[name, *(figure for _, figure in line)] for name, line in lines], "stack")


def _grades(found: Review, words: Words) -> str:
    heads = ["", *(words(f"review-{each}") for each in ("accuracy", "decisions", *GRADES))]
    rows = [
        [
            words.seat(each.seat),
            words.accuracy(each),
            str(each.decisions),
            *(str(each.grades[grade]) for grade in GRADES),
        ]
        for each in found.summaries
    ]
    return _table(heads, rows, "stack")


def _turns(found: Review, words: Words) -> str:
    items = [f"<li>{escape(words.turn(each, found.moves))}</li>" for each in found.turning_points]
    return f"<ol>{''.join(items)}</ol>"


def _misses(found: Review, words: Words) -> str:
    misses = [each for each in found.decisions if missed(each)]
    if not misses:
        return f"<p>{escape(words('review-no-misses'))}</p>"
    totals = {each.seat: each.decisions for each in found.summaries}
    cards = [_miss(each, totals[each.seat], words) for each in misses]
    return f"<h2>{escape(words('review-misses'))}</h2>" + "".join(cards)


def _miss(each: Decision, total: int, words: Words) -> str:
    head = f"{SYMBOLS[each.grade]} {words.miss(each, total)}"
    doubt = words.figure(each.doubt)
    facts = (
        ("played", words.move(each, each.chosen)),
        ("better", words.move(each, each.best)),
        ("why", words.reason(each)),
        ("lost", f"{words.amount(each.loss)} (± {doubt})"),
    )
    listed = "".join(
        f"<dt>{escape(words(f'review-{name}'))}</dt><dd>{escape(text)}</dd>" for name, text in facts
    )
    return (
        f"<section class='miss {each.grade}' id='move-{each.move}'>"
        f"<h3>{escape(head)}</h3><dl>{listed}</dl></section>"
    )
