"""One or two parameters over a range: how a metric follows them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import msgspec

import closecall
from closecall.engine.errors import BadOptions
from closecall.lab.charts import Bar, Cell, bars, heat_map
from closecall.lab.metrics import Estimate, measure, metric
from closecall.lab.page import document, heading, setting, table
from closecall.lab.run import Played, play_here
from closecall.lab.study import Study
from closecall.lab.variants import Parameter, changed, need_one, playable
from closecall.lab.words import Words


class Point(msgspec.Struct, frozen=True):
    """The values of the parameters, and what was measured there, or why nothing could be."""

    values: tuple[object, ...]
    metrics: dict[str, Estimate]
    refused: str = ""


class Sweep(msgspec.Struct, frozen=True):
    """Measurements over a range."""

    study: Study
    revision: int
    parameters: tuple[Parameter, ...]
    metrics: tuple[str, ...]
    points: list[Point]


def grid(
    study: Study, parameters: Sequence[Parameter], balance: str = ""
) -> list[tuple[tuple[object, ...], Study | str]]:
    """Run a study for every point of a range, or say why it cannot be played."""
    if len(parameters) not in (1, 2):
        raise BadOptions("one or two parameters", len(parameters), where="sweep")
    game = closecall.game(study.game)
    seats = len(study.players)
    found: list[tuple[tuple[object, ...], Study | str]] = []
    for values in product(*(each.values for each in parameters)):
        wanted = dict(zip((each.path for each in parameters), values, strict=True))
        options = changed(game, study.options, wanted, balance)
        reason = playable(game, seats, options)
        found.append((values, reason or msgspec.structs.replace(study, options=options)))
    reasons = [each if isinstance(each, str) else "" for _, each in found]
    need_one(reasons, " × ".join(each.path for each in parameters))
    return found


def sweep(
    study: Study,
    parameters: Sequence[Parameter],
    metrics: Sequence[str],
    balance: str = "",
    played: Played = play_here,
) -> Sweep:
    """Measure the metrics at every point of a range that can be played."""
    for name in metrics:
        metric(name)
    points = [
        _point(values, each, metrics, played) for values, each in grid(study, parameters, balance)
    ]
    revision = closecall.game(study.game).revision
    return Sweep(study, revision, tuple(parameters), tuple(metrics), points)


def _point(
    values: tuple[object, ...], study: Study | str, metrics: Sequence[str], played: Played
) -> Point:
    if isinstance(study, str):
        return Point(values, {}, study)
    traces = played(study)
    measured = {name: measure(name, traces) for name in metrics}
    return Point(values, {name: each for name, each in measured.items() if each is not None})


def render(found: Sweep, lang: str = "en") -> str:
    """Return the sweep as a page: a chart for each metric, and everything as a table."""
    words = Words(found.study.game, lang)
    body = [setting(found.study, found.revision, words)]
    for name in found.metrics:
        body.append(heading(words.metric(name)))
        body.append(_chart(found, name, words))
    body.append(table(heads(found, words), rows(found, words), marked=words("lab-not-playable")))
    return document(words("lab-sweep-of", game=words("title")), lang, body)


def _chart(found: Sweep, name: str, words: Words) -> str:
    known = {point.values: point.metrics[name] for point in found.points if name in point.metrics}
    if not known:
        return ""
    label = f"{words.metric(name)}: {' × '.join(each.path for each in found.parameters)}"
    if len(found.parameters) == 1:
        drawn = [
            Bar(
                f"{_short(found.parameters[0])} = {values[0]}",
                each.mean,
                each.low,
                each.high,
                words.mean(name, each),
            )
            for values, each in known.items()
        ]
        return bars(label, drawn)
    across, down = found.parameters
    low = min(each.mean for each in known.values())
    span = max(each.mean for each in known.values()) - low or 1.0
    cells = [
        [_cell(known.get((a, d)), name, low, span, words) for a in across.values]
        for d in down.values
    ]
    columns = [f"{_short(across)} {value}" for value in across.values]
    return heat_map(label, [f"{_short(down)} {value}" for value in down.values], columns, cells)


def _cell(each: Estimate | None, name: str, low: float, span: float, words: Words) -> Cell:
    if each is None:
        return Cell(None, "–")
    return Cell((each.mean - low) / span, words.mean(name, each))


def _short(parameter: Parameter) -> str:
    """The last two parts of a path are enough on a chart."""
    return ".".join(parameter.path.split(".")[-2:])


def heads(found: Sweep, words: Words) -> list[str]:
    named = [part for name in found.metrics for part in (words.metric(name), words("lab-interval"))]
    return [*(each.path for each in found.parameters), *named]


def rows(found: Sweep, words: Words) -> list[list[str]]:
    """Return a row for each point of the range."""
    return [[*map(str, point.values), *_measured(point, found, words)] for point in found.points]


def _measured(point: Point, found: Sweep, words: Words) -> list[str]:
    cells = []
    for name in found.metrics:
        each = point.metrics.get(name)
        gone = words("lab-not-playable") if point.refused else "–"
        cells += [gone, ""] if each is None else [words.mean(name, each), words.range(name, each)]
    return cells
