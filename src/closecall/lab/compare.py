"""Two boxes or sets of options side by side, on the same deals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

import closecall
from closecall.lab.figures import Report, build
from closecall.lab.metrics import METRICS, Estimate, difference, measure
from closecall.lab.page import document, heading, setting, table
from closecall.lab.run import Played, play_here
from closecall.lab.study import Study, Trace
from closecall.lab.variants import Variant
from closecall.lab.words import Words

NUMBERED: Final = re.compile(r"(\D*)(\d*)")


class Line(msgspec.Struct, frozen=True):
    """A metric on both sides and the difference, match by match."""

    metric: str
    one: Estimate
    other: Estimate
    difference: Estimate

    @property
    def clear(self) -> bool:
        """Whether the interval of the difference excludes zero."""
        return self.difference.low > 0 or self.difference.high < 0


class Comparison(msgspec.Struct, frozen=True):
    """Differences between two variants."""

    names: tuple[str, str]
    one: Report
    other: Report
    lines: list[Line]


def compare(
    study: Study,
    variants: tuple[Variant, Variant],
    metrics: Sequence[str] = (),
    played: Played = play_here,
) -> Comparison:
    """Play both variants with the same seeds; `metrics` are asked for besides the usual ones."""
    one, other = (with_options(study, each) for each in variants)
    before, after = played(one), played(other)
    names = [*METRICS, *metrics, *_counted(before, after)]
    lines = [line for name in dict.fromkeys(names) if (line := _line(name, before, after))]
    cooperative = closecall.game(study.game).cooperative
    return Comparison(
        names=(variants[0].name, variants[1].name),
        one=build(one, before),
        other=build(other, after),
        lines=[line for line in lines if line.metric != "win" or cooperative],
    )


def with_options(study: Study, variant: Variant) -> Study:
    """Return the same study with a variant's options."""
    return msgspec.structs.replace(study, options=variant.options)


def _counted(one: Sequence[Trace], other: Sequence[Trace]) -> list[str]:
    """Count what the game's ledger names, per match."""
    labels = {label for trace in (*one, *other) for label in trace.things}
    return [f"count:{label}" for label in sorted(labels, key=_by_number)]


def _by_number(label: str) -> list[tuple[str, int]]:
    """Sort numbers in labels by their size: 9 comes before 10."""
    return [(text, int(digits or 0)) for text, digits in NUMBERED.findall(label)]


def _line(name: str, one: Sequence[Trace], other: Sequence[Trace]) -> Line | None:
    before, after, apart = measure(name, one), measure(name, other), difference(name, one, other)
    if before is None or after is None or apart is None:
        return None
    return Line(name, before, after, apart)


def render(found: Comparison, lang: str = "en") -> str:
    """Return the comparison as a page."""
    study = found.one.study
    words = Words(study.game, lang)
    heads = [words("lab-figure"), *found.names, words("lab-difference"), words("lab-interval"), ""]
    body = [
        setting(msgspec.structs.replace(study, options={}), found.one.revision, words),
        heading(" · ".join(found.names), words("lab-paired", matches=study.games)),
        table(heads, rows(found, words), marked=words("lab-surely")),
    ]
    return document(words("lab-compare-of", game=words("title")), lang, body)


def rows(found: Comparison, words: Words) -> list[list[str]]:
    """Return a row for each metric.

    Both means, the difference, its interval, whether it is clear.
    """
    return [
        [
            words.metric(line.metric),
            words.mean(line.metric, line.one),
            words.mean(line.metric, line.other),
            words.mean(line.metric, line.difference),
            words.range(line.metric, line.difference),
            words("lab-surely") if line.clear else "",
        ]
        for line in found.lines
    ]
