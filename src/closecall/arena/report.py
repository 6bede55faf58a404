"""The report of a contest: one HTML file that needs nothing else, drawn by hand in SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

import closecall
from closecall.arena.contest import Played
from closecall.arena.figures import PlayerFigures, Summary

WIDTH, HEIGHT, EDGE = 640, 260, 46
COLOURS = ("#6b4fa0", "#0f8a7e", "#c47f0a", "#2f6fb2", "#4a8f3c", "#b8483e", "#57504a", "#8a6d3b")
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:46rem;padding:0 1rem;
color:#2b2230;background:#fbf7f0}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .5rem;text-align:right;border-bottom:1px solid #ddd2c4}
th:first-child,td:first-child{text-align:left}
.wide{overflow-x:auto}
svg{width:100%;height:auto;background:#fff;border:1px solid #ddd2c4;border-radius:8px}
svg text{font:12px system-ui,sans-serif;fill:#2b2230}
"""


def render(summary: Summary, matches: Sequence[Played]) -> str:
    """Return the whole page."""
    contest = summary.contest
    title = f"{closecall.game(contest.game).title}: {', '.join(contest.players)}"
    options = ", ".join(f"{name}={value}" for name, value in contest.options.items())
    return "\n".join(
        [
            "<!doctype html><html lang='en'><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width'>",
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{summary.games} matches, seed {contest.seed}"
            f"{', ' + escape(options) if options else ''}; everybody sits in every seat with the"
            " same cards and dice. Intervals are 95 %.</p>",
            _table(summary),
            "<h2>Win share</h2>",
            _bars(summary.levels),
            "<h2>Scores</h2>",
            _score_plot(summary, matches),
            "<h2>Length of a match, in moves</h2>",
            _histogram([("moves", [played.moves for played in matches])]),
            "<h2>Win share by seat</h2>",
            _seat_plot(summary),
            "</html>",
        ]
    )


def _table(summary: Summary) -> str:
    rated = summary.levels[0].rating is not None
    rating = "<th>rating" if rated else ""
    head = f"<tr><th>player<th>wins<th>share<th>interval<th>score{rating}<th>median<th>99 %</tr>"
    rows = "".join(_row(each) for each in [*summary.levels, *summary.players])
    return f"<div class='wide'><table>{head}{rows}</table></div>"


def _row(figures: PlayerFigures) -> str:
    cells = [
        escape(figures.name),
        f"{figures.wins:.1f}",
        f"{figures.share:.1%}",
        f"{figures.low:.1%} – {figures.high:.1%}",
        f"{figures.mean:.1f} ± {figures.error * 1.96:.1f}",
    ]
    if figures.rating is not None:
        cells.append(f"{figures.rating:.1f} ± {figures.uncertainty:.1f}")
    cells.append(f"{figures.median_time * 1000:.1f} ms")
    cells.append(f"{figures.slow_time * 1000:.1f} ms")
    return "<tr>" + "".join(f"<td>{cell}" for cell in cells) + "</tr>"


def _svg(parts: list[str], label: str) -> str:
    return (
        f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role='img' aria-label='{escape(label)}'>"
        + "".join(parts)
        + "</svg>"
    )


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{escape(words)}</text>"


def _bars(levels: list[PlayerFigures]) -> str:
    step = (WIDTH - 2 * EDGE) / max(1, len(levels))
    tall = HEIGHT - 2 * EDGE
    parts = []
    for i, each in enumerate(levels):
        middle = EDGE + step * (i + 0.5)
        wide = min(90.0, step * 0.6)
        top = HEIGHT - EDGE - tall * each.share
        low, high = HEIGHT - EDGE - tall * each.low, HEIGHT - EDGE - tall * each.high
        colour = COLOURS[i % len(COLOURS)]
        parts.append(
            f"<rect x='{middle - wide / 2:.1f}' y='{top:.1f}' width='{wide:.1f}'"
            f" height='{tall * each.share:.1f}' fill='{colour}'/>"
            f"<path d='M{middle:.1f} {low:.1f}V{high:.1f}m-6 0h12M{middle - 6:.1f} {low:.1f}h12'"
            " stroke='#2b2230' fill='none' stroke-width='2'/>"
        )
        parts.append(_text(middle, HEIGHT - EDGE + 18, each.name))
        parts.append(_text(middle, high - 8, f"{each.share:.1%}"))
    return _svg(parts, "win share by level")


def _score_plot(summary: Summary, matches: Sequence[Played]) -> str:
    players = summary.contest.players
    series = []
    for level in dict.fromkeys(players):
        members = [player for player, name in enumerate(players) if name == level]
        scores = [played.scores[player] for played in matches for player in members]
        series.append((level, scores))
    return _histogram(series)


def _histogram(series: list[tuple[str, list[int]]]) -> str:
    values = [value for _, each in series for value in each]
    if not values:
        return "<p>No matches.</p>"
    low, high = min(values), max(values)
    bins = max(1, min(30, high - low + 1))
    wide = (high - low + 1) / bins
    counts = [Counter(int((value - low) / wide) for value in each) for _, each in series]
    most = max(
        count[i] / max(1, len(each))
        for count, (_, each) in zip(counts, series, strict=True)
        for i in count
    )
    parts = [
        _text(EDGE, HEIGHT - EDGE + 18, str(low)),
        _text(WIDTH - EDGE, HEIGHT - EDGE + 18, str(high)),
    ]
    for number, (count, (name, each)) in enumerate(zip(counts, series, strict=True)):
        points = []
        for i in range(bins):
            x = EDGE + (WIDTH - 2 * EDGE) * (i + 0.5) / bins
            y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * count[i] / max(1, len(each)) / most
            points.append(f"{x:.1f},{y:.1f}")
        colour = COLOURS[number % len(COLOURS)]
        dashes = ("none", "8 4", "2 3", "10 3 2 3")[number % 4]
        parts.append(
            f"<polyline points='{' '.join(points)}' fill='none' stroke='{colour}'"
            f" stroke-width='2.5' stroke-dasharray='{dashes}'/>"
        )
        y = EDGE - 24 + 16 * number
        parts.append(
            f"<path d='M{WIDTH - EDGE - 120} {y - 4}h24' stroke='{colour}' stroke-width='2.5'"
            f" stroke-dasharray='{dashes}'/>"
        )
        parts.append(_text(WIDTH - EDGE - 90, y, name, "start"))
    return _svg(parts, "distribution of " + ", ".join(name for name, _ in series))


def _seat_plot(summary: Summary) -> str:
    shares = summary.seat_shares
    most = max(max(shares, default=0.0), 1e-9)
    step = (WIDTH - 2 * EDGE) / max(1, len(shares))
    parts = []
    for seat, share in enumerate(shares):
        middle = EDGE + step * (seat + 0.5)
        tall = (HEIGHT - 2 * EDGE) * share / most
        parts.append(
            f"<rect x='{middle - step * 0.3:.1f}' y='{HEIGHT - EDGE - tall:.1f}'"
            f" width='{step * 0.6:.1f}' height='{tall:.1f}' fill='{COLOURS[1]}'/>"
        )
        parts.append(_text(middle, HEIGHT - EDGE + 18, f"seat {seat}"))
        parts.append(_text(middle, HEIGHT - EDGE - tall - 6, f"{share:.1%}"))
    return _svg(parts, "win share by seat")
