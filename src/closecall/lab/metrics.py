"""Metrics of a single match, from which reports, comparisons, sweeps and goals are made.

Besides the metrics named here, anything that is counted can be asked for: `count:event:bought` is
how often it happened in a match, `used:card:cash` whether it happened at all. What can be counted
are events and moves by their type, and what the game's ledger names: rules, cards, tokens, tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from closecall.engine.errors import BadOptions
from closecall.intervals import around_mean, interval
from closecall.lab.study import Trace

HALF: Final = 0.5


class Metric(NamedTuple):
    """A number of a match, never below 0; None where a match has none."""

    of: Callable[[Trace], float | None]
    share: bool = False
    """Whether it is 0 or 1: its mean is a share of the matches."""
    part: bool = False
    """Whether it is a part of each match, so never above 1."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over `n` matches with its 95 % interval."""

    mean: float
    low: float
    high: float
    n: int


def _win(trace: Trace) -> float:
    return float(trace.winners != 0)


def _first(trace: Trace) -> float | None:
    together = trace.margin is None
    return None if together or trace.first is None else trace.won[trace.first]


def _tie(trace: Trace) -> float | None:
    return None if trace.margin is None else float(trace.winners.bit_count() > 1)


def _margin(trace: Trace) -> float | None:
    return trace.margin


def lead_changes(trace: Trace) -> float | None:
    """Return how often another team came to lead alone."""
    alone = [mask for _, mask in trace.leads if mask.bit_count() == 1]
    return _if_versus(trace, sum(a != b for a, b in pairwise(alone)))


def decided(trace: Trace) -> float | None:
    """Return the part of the match after which the winner never lost the lead again."""
    since = trace.moves
    for move, mask in reversed(trace.leads):
        if mask != trace.winners:
            break
        since = move
    return _if_versus(trace, since / trace.moves)


def comeback(trace: Trace) -> float | None:
    """Return whether the winner was behind at half time."""
    return _if_versus(trace, float(trace.leading(HALF) & trace.winners == 0))


def leader_wins(share: float) -> Callable[[Trace], float | None]:
    """Return whether the team that led alone after a part of the match won.

    None: nobody led alone.
    """

    def of(trace: Trace) -> float | None:
        leading = trace.leading(share)
        return float(leading == trace.winners) if leading.bit_count() == 1 else None

    return of


def _if_versus(trace: Trace, value: float) -> float | None:
    """Leads mean something only where teams play against each other."""
    return None if trace.margin is None or not trace.moves else value


METRICS: Final[Mapping[str, Metric]] = {
    "win": Metric(_win, share=True),
    "turns": Metric(lambda trace: trace.turns),
    "minutes": Metric(lambda trace: trace.seconds / 60),
    "decisions": Metric(lambda trace: trace.decisions / len(trace.players)),
    "forced": Metric(lambda trace: trace.forced / max(1, trace.moves), part=True),
    "real": Metric(lambda trace: trace.real, share=True),
    "first": Metric(_first, share=True),
    "tie": Metric(_tie, share=True),
    "margin": Metric(_margin),
    "lead-changes": Metric(lead_changes),
    "decided": Metric(decided, part=True),
    "comeback": Metric(comeback, share=True),
}
COUNTS: Final = ("count", "used")


def metric(name: str) -> Metric:
    """Return the metric of this name; refused with those there are."""
    known = METRICS.get(name)
    if known is not None:
        return known
    how, _, label = name.partition(":")
    kind, _, what = label.partition(":")
    if how not in COUNTS or not kind or not what:
        expected = f"one of {', '.join(METRICS)}, count:KIND:NAME or used:KIND:NAME"
        raise BadOptions(expected, name, where="metric")
    if how == "used":
        return Metric(lambda trace: float(counted(trace, label) > 0), share=True)
    return Metric(lambda trace: counted(trace, label))


def counted(trace: Trace, label: str) -> int:
    """Return how often something came up in a match: `event:bought`, `move:buy`, `card:cash`."""
    kind, _, name = label.partition(":")
    if kind == "event":
        return trace.events.get(name, 0)
    if kind == "move":
        return trace.taken.get(name, 0)
    return trace.things.get(label, 0)


def estimate(values: Iterable[float | None], share: bool) -> Estimate | None:
    """Return the mean of what is known, with its interval; None where nothing is."""
    known = [float(value) for value in values if value is not None]
    if not known:
        return None
    mean = fmean(known)
    low, high = interval(sum(known), len(known)) if share else around_mean(known)
    return Estimate(mean, low, high, len(known))


def measure(name: str, traces: Sequence[Trace]) -> Estimate | None:
    """Return a metric over matches."""
    found = metric(name)
    each = estimate((found.of(trace) for trace in traces), found.share)
    if each is None:
        return None
    high = min(1.0, each.high) if found.part else each.high
    return Estimate(each.mean, max(0.0, each.low), high, each.n)


def difference(name: str, one: Sequence[Trace], other: Sequence[Trace]) -> Estimate | None:
    """Return how much more a metric is in `other`, match by match with the same seeds."""
    of = metric(name).of
    pairs = [(of(a), of(b)) for a, b in zip(one, other, strict=True)]
    known = [float(b) - float(a) for a, b in pairs if a is not None and b is not None]
    return estimate(known, share=False)
