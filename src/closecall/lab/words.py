"""The lab's figures in words, the same for the terminal and for the page."""

from __future__ import annotations

import math
from functools import cache

from closecall.engine import extras
from closecall.engine.errors import BadOptions
from closecall.lab.metrics import COUNTS, METRICS, Estimate
from closecall.text import languages, rules, say

with extras.needed("cli"):
    from babel.numbers import format_decimal, format_percent


class Words:
    """Says everything about one game's reports in one language."""

    def __init__(self, game: str, lang: str) -> None:
        if lang not in languages():
            raise BadOptions("one of " + ", ".join(languages()), lang, where="lang")
        self.game = game
        self.lang = lang

    def __call__(self, message: str, **arguments: object) -> str:
        return say(self.game, self.lang, message, **arguments)

    def metric(self, name: str) -> str:
        """Return the name of a metric; what is counted is called as on the report's page."""
        if name in METRICS:
            return self(f"lab-metric-{name}")
        how, _, label = name.partition(":")
        kind, _, what = label.partition(":")
        said = self.kind(kind)
        if not said or how not in COUNTS:
            return name
        title = rule_titles(self.game, self.lang).get(what)
        thing = f"{what} · {title}" if title else f"{said} · {self.thing(what)}"
        return f"{thing} · {self('lab-times' if how == COUNTS[0] else 'lab-in-matches')}"

    def kind(self, name: str) -> str:
        """Return what a kind of thing is called that is counted; empty when it has no name."""
        message = f"lab-kind-{name}"
        said = self(message)
        return "" if said == message else said

    def ending(self, reason: str) -> str:
        """Return why a match ended: in the game's words where it has them."""
        message = f"reason-{reason}"
        said = self(message)
        return reason if said == message else said

    def thing(self, name: str) -> str:
        """Return what a thing is called: a card by the name the game gives it."""
        message = f"card-{name}"
        said = self(message)
        return name if said == message else said

    def level(self, name: str) -> str:
        """Return the name of a level; your own bots keep theirs."""
        said = self(f"level-{name}")
        return name if said == f"level-{name}" else said

    def number(self, value: float) -> str:
        """Return a number with as many digits as tell something."""
        if math.isinf(value):
            return "∞" if value > 0 else "−∞"
        size = abs(value)
        pattern = "#,##0;−#,##0" if size >= 100 else "#,##0.0;−#,##0.0"
        pattern = "0.00;−0.00" if 0 < size < 1 else pattern
        return str(format_decimal(value, format=pattern, locale=self.lang))

    def percent(self, value: float) -> str:
        """Return a share in per cent."""
        pattern = "#,##0.0\u00a0%;−#,##0.0\u00a0%"
        if math.isinf(value):
            return self.number(value)
        return str(format_percent(value, format=pattern, locale=self.lang))

    def whole(self, value: float) -> str:
        """Return a share in whole per cent."""
        return str(format_percent(value, format="#,##0\u00a0%", locale=self.lang))

    def value(self, name: str, value: float) -> str:
        """Return a value of a metric in its own unit."""
        return self.percent(value) if is_share(name) else self.number(value)

    def mean(self, name: str, each: Estimate) -> str:
        return self.value(name, each.mean)

    def range(self, name: str, each: Estimate) -> str:
        """Return an interval: `49.1 % – 58.8 %`."""
        return f"{self.value(name, each.low)} – {self.value(name, each.high)}"


@cache
def rule_titles(game: str, lang: str) -> dict[str, str]:
    """Return what each rule is called: by what its first section on the rules page says of it.

    Later sections may cite the id for something else.
    """
    said: dict[str, tuple[str, list[str]]] = {}
    for text in rules(game, lang):
        for rule in text.ids:
            section, titles = said.setdefault(rule, (text.section, []))
            if section == text.section:
                titles.append(text.title)
    return {rule: " / ".join(titles[:2]) for rule, (_, titles) in said.items()}


def is_share(name: str) -> bool:
    """Return whether a metric is a part of a whole."""
    if name in METRICS:
        return METRICS[name].share or METRICS[name].part
    return name.startswith(COUNTS[1])
