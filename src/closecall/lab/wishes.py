"""Wishes for `lab tune`: a TOML file with parameters, constraints and goals.

game = "poof"
level = "medium"
matches = 200

[[parameters]]
path = "poof_cards"
low = 4
high = 16

[[goals]]
metric = "minutes"
low = 15
high = 25
seats = [3, 4]
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec

import closecall
from closecall.arena.contest import Contest
from closecall.engine import edition as editions
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game
from closecall.lab.metrics import metric
from closecall.lab.variants import content, read, shipped_file

Positive = Annotated[int, msgspec.Meta(ge=1)]


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole number of the edition, and between which values it may be."""

    path: str
    low: int
    high: int
    free: bool = False
    """Whether the balance leaves it out: values beside numbers of cards."""


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value that must be higher than all others: no card is dominated by another."""

    above: str
    below: tuple[str, ...]


class Same(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values that follow others: one set of cards for all levels, for instance.

    A `*` stands for every key there is: `levels.standard.cards.*.copies`.
    """

    path: str
    at: tuple[str, ...]
    more: int = 0
    """By how much they are above what they follow."""

    def followers(self, box: object) -> Iterator[tuple[str, str]]:
        """Yield every path that follows another in a box, with the one it follows."""
        table, star, _ = self.path.partition("*")
        keys = read(box, table.rstrip(".")) if star else ("",)
        assert isinstance(keys, Iterable)
        for key in keys:
            for path in self.at:
                yield path.replace("*", str(key)), self.path.replace("*", str(key))


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a metric should lie, for some numbers of players, options and bots."""

    metric: str
    seats: tuple[int, ...]
    low: float | None = None
    high: float | None = None
    options: dict[str, object] = {}
    weight: float = 1.0
    level: str = ""
    """The bots that play for this goal; empty: those of the whole file."""

    def missed(self, mean: float) -> float:
        """Return how far a mean lies outside, in widths of the goal; 0: it is met."""
        below = 0.0 if self.low is None else self.low - mean
        above = 0.0 if self.high is None else mean - self.high
        return self.weight * max(below, above, 0.0) / self.width()

    def doubted(self, mean: float, error: float) -> float:
        """Return by how much the goal is missed in expectation, when the mean has such an error.

        A mean well inside is doubted less than one at the edge, and many matches less than few.
        """
        if not 0 < error < math.inf:
            return self.missed(mean)
        below = 0.0 if self.low is None else _excess(self.low - mean, error)
        above = 0.0 if self.high is None else _excess(mean - self.high, error)
        return self.weight * (below + above) / self.width()

    def width(self) -> float:
        """Return the width that scales a miss: the range, or the only bound there is."""
        if self.low is not None and self.high is not None and self.high > self.low:
            return self.high - self.low
        return abs(self.low or self.high or 1.0)


def _excess(mean: float, error: float) -> float:
    """Return the expectation of what a normal variable has above zero."""
    z = mean / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return mean * (1 + math.erf(z / math.sqrt(2))) / 2 + error * density


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    game: str
    parameters: tuple[Range, ...]
    goals: tuple[Goal, ...]
    level: str = "medium"
    matches: Positive = 100
    seed: int = 1
    edition: str = ""
    """Where to start: a file beside this one, or an edition that comes with the game."""
    balance: str = ""
    """The path that loses what the others gain, so that a number of cards stays."""
    order: tuple[Order, ...] = ()
    same: tuple[Same, ...] = ()


class Task(msgspec.Struct, frozen=True):
    """Wishes that were checked, with the edition they start from."""

    wishes: Wishes
    game: str
    start: str
    """The text of the edition to start from."""
    digest: str
    """Tells tasks apart: what was tried for one means nothing for another."""


def load(path: Path, start: str = "") -> Task:
    """Return the wishes in a file; refuse invalid ones and name the place.

    They start from their own edition, or from the text of another one.
    """
    try:
        text = path.read_text(encoding="utf-8")
        wishes = msgspec.convert(tomllib.loads(text), Wishes)
    except (ValueError, msgspec.ValidationError) as error:
        raise BadOptions(
            f"wishes as in docs/howto/lab.md ({error})", path.name, where="tune"
        ) from None
    game = closecall.game(wishes.game)
    if not start:
        file = _edition(game, path, wishes.edition)
        editions.load(file, game.check_edition)
        start = file.read_text(encoding="utf-8")
    _check(game, wishes, content(game, {"edition": tomllib.loads(start)}))
    digest = blake2b((text + start).encode(), digest_size=8).hexdigest()
    return Task(wishes, game.key, start, digest)


def _edition(game: Game, path: Path, name: str) -> Path:
    if name.endswith(".toml"):
        return path.with_name(name)
    return shipped_file(game, name or "default")


def _check(game: Game, wishes: Wishes, box: object) -> None:
    for each in wishes.parameters:
        if type(read(box, each.path)) is not int:
            raise BadOptions("a whole number of the edition", read(box, each.path), where=each.path)
        if each.low > each.high:
            raise BadOptions(f"at most {each.high}", each.low, where=f"{each.path} low")
    for path in [wishes.balance] * bool(wishes.balance) + [
        path for order in wishes.order for path in (order.above, *order.below)
    ]:
        read(box, path)
    for same in wishes.same:
        for pair in same.followers(box):
            for path in pair:
                read(box, path)
    if not wishes.parameters or not wishes.goals:
        raise BadOptions("parameters and goals", "none", where="tune")
    for goal in wishes.goals:
        metric(goal.metric)
        if goal.level:
            Contest(game.key, (goal.level,) * goal.seats[0], 1).check()
        for seats in goal.seats:
            game.start(seats, 0, **goal.options)


def disordered(wishes: Wishes, box: Mapping[str, object]) -> str:
    """Return which order of values a box breaks; empty when none."""
    for order in wishes.order:
        top = read(box, order.above)
        for path in order.below:
            other = read(box, path)
            if not (isinstance(top, int) and isinstance(other, int) and top > other):
                return f"{order.above} ({top}) is not above {path} ({other})"
    return ""


def key_of(goal: Goal, seats: int) -> str:
    """Return the name of a goal's measurement: `win, 3 seats of best, level=easy`."""
    options = "".join(f", {name}={value}" for name, value in goal.options.items())
    players = f" of {goal.level}" if goal.level else ""
    return f"{goal.metric}, {seats} seats{players}{options}"
