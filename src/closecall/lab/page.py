"""Lab reports as pages: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Final

from closecall.lab.charts import Bar, bars, histogram
from closecall.lab.figures import Report, Use
from closecall.lab.metrics import Estimate
from closecall.lab.study import Study
from closecall.lab.words import Words, rule_titles

STYLE: Final = """
:root{color-scheme:light dark;--bg:#faf4ea;--surface:#fffdf9;--line:#dacdb9;--ink:#2a2233;
--ink-2:#564c61;--bar:#8f74c9;--mark:#b3261e}
@media(prefers-color-scheme:dark){:root{--bg:#1a1621;--surface:#262030;--line:#4a4059;--ink:#f7f0e6;
--ink-2:#cfc5d6;--bar:#8f74c9;--mark:#ff9c90}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:48rem;padding:1rem;
color:var(--ink);background:var(--bg)}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
.note{color:var(--ink-2);margin:.25rem 0}code{overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;margin:.5rem 0}
th,td{padding:.3rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}
tbody th{font-weight:400}
thead th{color:var(--ink-2);font-weight:600;font-size:.875rem}
.mark{color:var(--mark);font-weight:600}
svg{width:100%;max-width:40rem;height:auto;background:var(--surface);border:1px solid var(--line);
border-radius:8px}.broad{min-width:30rem;max-width:none}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
.bar,.heat{fill:var(--bar)}.axis,.whisker{stroke:var(--ink-2);fill:none}.whisker{stroke-width:1.5}
.fair{stroke:var(--mark);stroke-width:2;stroke-dasharray:5 4;fill:none}
summary{cursor:pointer;padding:.6rem 0;color:var(--ink-2)}
@media(max-width:36rem){table{font-size:.75rem}th,td{padding:.3rem .12rem}
th{hyphens:auto}tbody th{overflow-wrap:anywhere}thead th{font-size:.6875rem}}
"""


def document(title: str, lang: str, body: Iterable[str]) -> str:
    """Return a whole page around its parts."""
    return "\n".join(
        [
            f"<!doctype html><html lang='{lang}'><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width'>",
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<main><h1>{escape(title)}</h1>",
            *body,
            "</main></html>\n",
        ]
    )


def heading(text: str, note: str = "") -> str:
    told = f"<p class='note'>{escape(note)}</p>" if note else ""
    return f"<h2>{escape(text)}</h2>{told}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], marked: str = "") -> str:
    """Return a table with row headings; cells that read `marked` stand out."""
    head = "".join(f"<th scope='col'>{escape(each)}</th>" for each in heads)
    body = "".join(_row(row, marked) for row in rows)
    return (
        f"<div class='wide'><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def _row(row: Sequence[str], marked: str) -> str:
    cells = "".join(
        f"<td class='mark'>{escape(cell)}</td>"
        if marked and cell == marked
        else f"<td>{escape(cell)}</td>"
        for cell in row[1:]
    )
    return f"<tr><th scope='row'>{escape(row[0])}</th>{cells}</tr>"


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def setting(study: Study, revision: int, words: Words) -> str:
    """Describe the setting that was played."""
    text = words(
        "lab-setting",
        matches=study.games,
        seats=len(study.players),
        level=words.level(study.players[0]),
        seed=study.seed,
        revision=revision,
    )
    return f"<p class='note'>{escape(text)}{escape(_options(study, words))}</p>"


def _options(study: Study, words: Words) -> str:
    if not study.options:
        return ""
    shown = [
        f"{name}={words('lab-own-edition') if isinstance(value, dict) else value}"
        for name, value in study.options.items()
    ]
    return f" {words('lab-options')}: {', '.join(shown)}."


def command(study: Study) -> str:
    """Return the command that plays a study again."""
    given = [
        f"-o {name}={value}" if not isinstance(value, dict) else "--edition FILE.toml"
        for name, value in study.options.items()
    ]
    what = f"closecall lab report {study.game} --seats {len(study.players)}"
    how = f"--level {study.players[0]} --matches {study.games} --seed {study.seed}"
    return " ".join([what, how, *given])


def render(report: Report, lang: str = "en") -> str:
    """Return the page of a report."""
    words = Words(report.study.game, lang)
    title = words("lab-of", game=words("title"))
    body = [
        setting(report.study, report.revision, words),
        f"<p class='note'><code>{escape(command(report.study))}</code></p>",
        *_overview(report, words),
        *_groups(report, words),
        *_length(report, words),
        *_seats(report, words),
        *_leader(report, words),
        *_endings(report, words),
        *_uses(report, words),
        *_choices(report, words),
    ]
    return document(title, lang, [part for part in body if part])


def _overview(report: Report, words: Words) -> Iterable[str]:
    rows = [
        [words.metric(name), words.mean(name, each), words.range(name, each), f"{each.n}"]
        for name, each in report.metrics.items()
    ]
    heads = [words("lab-figure"), words("lab-mean"), words("lab-interval"), words("lab-matches")]
    yield heading(words("lab-overview"), words("lab-minutes-note"))
    yield table(heads, rows)


def _length(report: Report, words: Words) -> Iterable[str]:
    tail = report.tail
    rows = [
        [
            words("lab-percentile", share=words.whole(share)),
            words.number(turns),
            words.number(minutes),
        ]
        for share, turns, minutes in zip(tail.shares, tail.turns, tail.minutes, strict=True)
    ]
    longest = [str(tail.longest_turns), words.number(tail.longest_minutes)]
    rows.append([words("lab-longest"), *longest])
    yield heading(words("lab-length"))
    yield histogram(words("lab-length"), report.turns, words("lab-turns"))
    yield table(["", words("lab-turns"), words("lab-minutes")], rows)
    if not report.cooperative:
        yield heading(words("lab-scores"))
        yield histogram(words("lab-scores"), report.scores, words("lab-scores"))
        yield folded(words("lab-data"), _counts(report.scores, words))


def _counts(counts: dict[int, int], words: Words) -> str:
    rows = [[str(value), str(count)] for value, count in counts.items()]
    return table([words("lab-value"), words("lab-times")], rows)


def _seats(report: Report, words: Words) -> Iterable[str]:
    if not report.seats:
        return
    named = [(words("seat", number=seat), each) for seat, each in enumerate(report.seats)]
    fair = sum(each.mean for each in report.seats) / len(report.seats)
    yield heading(words("lab-seats"), words("lab-fair", share=words.percent(fair)))
    yield from _shares(words("lab-seats"), named, words, fair)


def _leader(report: Report, words: Words) -> Iterable[str]:
    if not report.leader:
        return
    named = [(words("lab-after", share=words.whole(share)), each) for share, each in report.leader]
    yield heading(words("lab-leader"), words("lab-leader-note"))
    yield from _shares(words("lab-leader"), named, words)


def _groups(report: Report, words: Words) -> Iterable[str]:
    if not report.groups:
        return
    named = []
    for group in report.groups:
        level, against = words.level(group.level), words.level(group.against)
        pair = words("lab-against", level=level, against=against)
        name = pair if group.against else f"{group.seats} × {level}"
        named.append((name, group.share))
    fair = report.groups[0].fair
    if fair is None:
        yield heading(words("lab-teams"))
        yield from _shares(words("lab-teams"), named, words)
    else:
        note = f"{words('lab-skill-note')} {words('lab-fair', share=words.percent(fair))}"
        yield heading(words("lab-skill"), note)
        yield from _shares(words("lab-skill"), named, words, fair)


def _endings(report: Report, words: Words) -> Iterable[str]:
    yield heading(words("lab-endings"))
    named = [(words.ending(reason), each) for reason, each in report.endings]
    yield from _shares(words("lab-endings"), named, words)


def _shares(
    label: str, named: Sequence[tuple[str, Estimate]], words: Words, fair: float | None = None
) -> Iterable[str]:
    """Yield a chart of shares and the same as a table."""
    drawn = [
        Bar(name, each.mean, each.low, each.high, words.percent(each.mean)) for name, each in named
    ]
    yield bars(label, drawn, fair)
    heads = ["", words("lab-mean"), words("lab-interval"), words("lab-matches")]
    rows = [
        [name, words.percent(each.mean), words.range("win", each), str(each.n)]
        for name, each in named
    ]
    yield folded(words("lab-data"), table(heads, rows))


def _uses(report: Report, words: Words) -> Iterable[str]:
    if not report.uses:
        return
    titles = rule_titles(report.study.game, words.lang)
    yield heading(words("lab-uses"), words("lab-uses-note"))
    for kind, group in groupby(report.uses, key=lambda use: use.kind):
        yield f"<h3>{escape(words.kind(kind) or kind.capitalize())}</h3>"
        yield _use_table(list(group), titles, words)


def _use_table(uses: Sequence[Use], titles: dict[str, str], words: Words) -> str:
    rows = [
        [
            f"{use.name} · {titles[use.name]}" if use.name in titles else words.thing(use.name),
            words.percent(use.matches.mean),
            words.range("win", use.matches),
            words.number(use.times.mean),
            words.range("turns", use.times),
        ]
        for use in uses
    ]
    interval = words("lab-interval")
    return table(["", words("lab-in-matches"), interval, words("lab-times"), interval], rows)


def _choices(report: Report, words: Words) -> Iterable[str]:
    dead = words("lab-dead")
    rows = [
        [
            choice.name,
            str(choice.offered),
            str(choice.taken),
            dead if choice.dead else words.percent(choice.taken / max(1, choice.offered)),
        ]
        for choice in report.choices
    ]
    yield heading(words("lab-choices"), words("lab-choices-note"))
    yield table(["", words("lab-offered"), words("lab-taken"), ""], rows, marked=dead)
