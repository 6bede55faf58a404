"""From matches to a report: everything a designer asks for, each with its interval."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import Final

import msgspec

import closecall
from closecall import bots
from closecall.engine.ledger import KINDS, ledger_of
from closecall.lab.metrics import (
    METRICS,
    Estimate,
    counted,
    estimate,
    leader_wins,
    measure,
)
from closecall.lab.study import MARKS, Study, Trace

SEEN_ENOUGH: Final = 30
"""Decisions at which a kind of move must have been there before it can be called dead."""
TAIL: Final = (0.05, 0.5, 0.95, 0.99)


class Tail(msgspec.Struct, frozen=True):
    """How long matches last: percentiles and the longest one."""

    shares: tuple[float, ...]
    turns: list[float]
    minutes: list[float]
    longest_turns: int
    longest_minutes: float


class Use(msgspec.Struct, frozen=True):
    """How often a rule, card, token or tile comes up."""

    kind: str
    name: str
    matches: Estimate
    """Share of matches in which it comes up at all."""
    times: Estimate
    """How often in a match."""


class Choice(msgspec.Struct, frozen=True):
    """A kind of move: how often it could be chosen, and was."""

    name: str
    offered: int
    taken: int
    dead: bool
    """Offered often enough, and no level ever took it."""


class Group(msgspec.Struct, frozen=True):
    """How the players of one level did among others, or a team of one size and level."""

    level: str
    seats: int
    against: str
    """The level of everybody else; empty for a team of its own."""
    share: Estimate
    fair: float | None
    """The share of an equal player; None where nobody plays against anybody."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The lab's findings about a game."""

    study: Study
    title: str
    revision: int
    version: str
    cooperative: bool
    metrics: dict[str, Estimate]
    seats: list[Estimate]
    """Win share by seat."""
    leader: list[tuple[float, Estimate]]
    """After a part of the match: how often a sole leader wins."""
    tail: Tail
    turns: dict[int, int]
    """Matches by their length in turns."""
    scores: dict[int, int]
    """Final scores of all seats."""
    endings: list[tuple[str, Estimate]]
    uses: list[Use]
    choices: list[Choice]
    groups: list[Group]


def build(study: Study, traces: Sequence[Trace], others: Sequence[Sequence[Trace]] = ()) -> Report:
    """Return the report of a study; `others` are matches of other levels or team sizes."""
    game = closecall.game(study.game)
    everything = [*traces, *(trace for part in others for trace in part)]
    return Report(
        study=study,
        title=game.title,
        revision=game.revision,
        version=closecall.__version__,
        cooperative=game.cooperative,
        metrics=_metrics(game.cooperative, traces),
        seats=_by_seat(traces) if len(game.teams(len(study.players))) > 1 else [],
        leader=_leader(traces),
        tail=_tail(traces),
        turns=dict(sorted(Counter(trace.turns for trace in traces).items())),
        scores=dict(sorted(Counter(s for trace in traces for s in trace.scores).items())),
        endings=_endings(traces),
        uses=_uses(study, traces),
        choices=_choices(everything),
        groups=_groups(game.cooperative, traces, others),
    )


def _metrics(cooperative: bool, traces: Sequence[Trace]) -> dict[str, Estimate]:
    names = [name for name in METRICS if name != "win" or cooperative]
    found = {name: measure(name, traces) for name in names}
    return {name: each for name, each in found.items() if each is not None}


def _by_seat(traces: Sequence[Trace]) -> list[Estimate]:
    seats = range(len(traces[0].players))
    found = [estimate((trace.won[seat] for trace in traces), share=True) for seat in seats]
    return [each for each in found if each is not None]


def _leader(traces: Sequence[Trace]) -> list[tuple[float, Estimate]]:
    found = []
    for share in MARKS:
        of = leader_wins(share)
        each = estimate((of(trace) for trace in traces if trace.margin is not None), share=True)
        if each is not None:
            found.append((share, each))
    return found


def _tail(traces: Sequence[Trace]) -> Tail:
    turns = [float(trace.turns) for trace in traces]
    minutes = [trace.seconds / 60 for trace in traces]
    return Tail(
        shares=TAIL,
        turns=[_percentile(turns, share) for share in TAIL],
        minutes=[_percentile(minutes, share) for share in TAIL],
        longest_turns=int(max(turns)),
        longest_minutes=max(minutes),
    )


def _percentile(values: Sequence[float], share: float) -> float:
    if len(values) == 1:
        return values[0]
    return quantiles(values, n=100, method="inclusive")[round(share * 100) - 1]


def _endings(traces: Sequence[Trace]) -> list[tuple[str, Estimate]]:
    common = Counter(trace.reason for trace in traces).most_common()
    found = []
    for reason, _ in common:
        each = estimate((float(trace.reason == reason) for trace in traces), share=True)
        assert each is not None
        found.append((reason, each))
    return found


def _uses(study: Study, traces: Sequence[Trace]) -> list[Use]:
    game = closecall.game(study.game)
    state = game.start(len(study.players), study.seed, **study.options)
    named = set(ledger_of(game).parts(state.terms)).union(*(trace.things for trace in traces))
    found = [_use(label, traces) for label in named]
    return sorted(found, key=lambda use: (_order(use.kind), -use.times.mean, use.name))


def _order(kind: str) -> tuple[int, str]:
    """Where a kind stands: those every game may have first, a game's own after them by name."""
    return (KINDS.index(kind), "") if kind in KINDS else (len(KINDS), kind)


def _use(label: str, traces: Sequence[Trace]) -> Use:
    kind, _, name = label.partition(":")
    counts = [float(counted(trace, label)) for trace in traces]
    times = estimate(counts, share=False)
    matches = estimate((float(count > 0) for count in counts), share=True)
    assert times is not None and matches is not None
    return Use(kind, name, matches, msgspec.structs.replace(times, low=max(0.0, times.low)))


def _choices(traces: Iterable[Trace]) -> list[Choice]:
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for trace in traces:
        offered.update(trace.offered)
        taken.update(trace.taken)
    return [
        Choice(name, count, taken[name], count >= SEEN_ENOUGH and not taken[name])
        for name, count in sorted(offered.items(), key=lambda item: -taken[item[0]])
    ]


def _groups(
    cooperative: bool, traces: Sequence[Trace], others: Sequence[Sequence[Trace]]
) -> list[Group]:
    parts = [traces, *others] if cooperative else others
    found = [_group(cooperative, part) for part in parts if part]
    return sorted(found, key=lambda group: (group.seats, _strength(group.level)))


def _group(cooperative: bool, part: Sequence[Trace]) -> Group:
    players = part[0].players
    level = max(players, key=_strength)
    rest = min(players, key=_strength)
    if cooperative or level == rest:
        share = measure("win", part)
        assert share is not None
        return Group(level, len(players), "", share, None)
    mine = [_won_by(trace, level) for trace in part]
    found = estimate(mine, share=True)
    assert found is not None
    return Group(level, len(players), rest, found, players.count(level) / len(players))


def _won_by(trace: Trace, level: str) -> float:
    """Return the part of the win that falls to a level; partners of it count once."""
    pairs = zip(trace.players, trace.won, strict=True)
    won = sum(part for name, part in pairs if name == level)
    return won / max(1.0, sum(trace.won))


def _strength(level: str) -> int:
    return list(bots.PLAYERS).index(level) if level in bots.PLAYERS else len(bots.PLAYERS)
