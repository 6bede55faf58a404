"""Observations for learning: the view of any game as a row of numbers of a fixed size.

The layout follows from the type of the game's view. What a type cannot say (how long a list can
get, which numbers are really names) a game declares in a module `observation` beside its class:

    def bounds(view: PoofView) -> dict[str, Bound]:
        return {"hand": Bag(range(view.numbers + 1)), "players": Same(), "pile": UpTo(60)}

`view` is a spectator's view of a new match of the set-up; a path such as `players[].known` names a
place in it. A game without such a module can be observed too: the lengths of its lists are then
measured in random matches, with room to spare, and a longer list is refused by its name.

An observation is made of nothing but a view, so it can tell no more than the view does.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from closecall.engine import parts, registry
from closecall.engine.cells import (
    Cells,
    Code,
    Codec,
    Constant,
    Counts,
    Either,
    Maybe,
    Number,
    OneHot,
    Padded,
    Record,
    Row,
    Table,
    Text,
    Unobservable,
    Worked,
)
from closecall.engine.core import State

MEASURED_MATCHES = 4
MEASURED_MOVES = 2_000
MEASURED_EVERY = 5
SPARE = 2  # times what was measured
LEAST = 8

# What a game declares ---------------------------------------------------------------------------


class OneOf(msgspec.Struct, frozen=True):
    """One of a few values, a cell for each; for a mapping, its keys."""

    values: Sequence[Any]


class Coded(msgspec.Struct, frozen=True):
    """One of many values, as a number in a single cell."""

    values: Sequence[Any]


class Bag(msgspec.Struct, frozen=True):
    """A list that is always in this order: only how many there are of each matters."""

    values: Sequence[Any]


class UpTo(msgspec.Struct, frozen=True):
    """A list or text that never gets longer than this."""

    length: int


class First(msgspec.Struct, frozen=True):
    """A list of any length, of which the first items are kept; its true length is kept too."""

    length: int


class Last(msgspec.Struct, frozen=True):
    """A list of any length, of which the last items are kept; its true length is kept too."""

    length: int


class Same(msgspec.Struct, frozen=True):
    """A list that always has the length it begins with."""


class Fixed(msgspec.Struct, frozen=True):
    """The same in every position of every match of this set-up: not worth a cell."""


class FollowsFrom(msgspec.Struct, frozen=True):
    """Worked out from the other fields of its record: not worth a cell either."""

    fields: Callable[[Mapping[str, Any]], Any]


Bound = OneOf | Coded | Bag | UpTo | First | Last | Same | Fixed | FollowsFrom
Bounds = Mapping[str, Bound]

# Observations -----------------------------------------------------------------------------------


class Observation:
    """How the views of one set-up of a game become rows of numbers."""

    def __init__(self, game: registry.Game, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.num_actions = game.num_actions
        first = game.start(seats, 0, **options).view(None)
        module = parts.find(type(game), "observation")
        bounds = module.bounds(first) if module else _measured(game, seats, options)
        self._codec = _Layout(bounds).build(inspect.type_info(game.view_type), "", first)
        self.size = self._codec.size
        """How many numbers an observation has."""
        self.fields = tuple(self._codec.names(""))
        """The name of each of them."""

    def write(self, state: State, seat: int | None, out: Any) -> None:
        """Write what a seat (None: a spectator) may see into a row of `size` numbers.

        `out` is a NumPy array or a list: anything a sequence can be assigned to as `out[:]`.
        """
        out[:] = self.cells(state.view(seat))

    def cells(self, view: Any) -> Cells:
        """Return a view as an array of 32-bit floats."""
        cells = array("f", bytes(4 * self.size))
        self._codec.write(view, cells, 0)
        return cells

    def read(self, cells: Sequence[float]) -> Any:
        """Return the view an observation was made of."""
        return self._codec.read(cells, 0)

    def legal_mask(self, state: State, seat: int, out: Any) -> None:
        """Write 1 for each action the seat may take now and 0 for all others."""
        legal = state.legal(seat)
        if hasattr(out, "fill"):  # an array of NumPy, which does it at once
            out.fill(0)
            out[legal] = 1
            return
        out[:] = [0] * self.num_actions
        for action in legal:
            out[action] = 1

    def __repr__(self) -> str:
        return f"<Observation of {self.game.key} for {self.seats} seats: {self.size} numbers>"


def observation(
    game: str | registry.Game[Any], seats: int | None = None, **options: object
) -> Observation:
    """Return the layout of observations for a set-up; asked for again, the same one.

    >>> poof = observation("poof", seats=2)
    >>> poof.fields[poof.fields.index("round")]
    'round'
    """
    found = registry.game(game) if isinstance(game, str) else game
    players = found.check_seats(found.usual_seats if seats is None else seats)
    asked = (type(found), players, msgspec.json.encode(options, order="sorted"))
    if asked not in _KNOWN:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[asked] = Observation(found, players, options)
    return _KNOWN[asked]


MOST_KNOWN = 256
_KNOWN: dict[tuple[type, int, bytes], Observation] = {}

# Layouts ----------------------------------------------------------------------------------------

_UNKNOWN: Any = object()
_NUMBERS: dict[type, type[int | float | bool]] = {
    inspect.IntType: int,
    inspect.FloatType: float,
    inspect.BoolType: bool,
}


class _Layout:
    """Builds the codec of a type; `sample` is the value in the first view, if it is known."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds

    def build(self, kind: inspect.Type, path: str, sample: Any) -> Codec:
        if isinstance(kind, inspect.Metadata):
            return self.build(kind.type, path, sample)
        bound = self.bounds.get(path)
        if isinstance(bound, FollowsFrom):
            return Worked(bound.fields)
        if isinstance(bound, Fixed):
            if sample is _UNKNOWN:
                raise Unobservable("no `Fixed` inside a list that changes", path, where="bounds")
            return Constant(sample, path)
        if isinstance(kind, inspect.UnionType):
            return self.union(kind, path, sample)
        if isinstance(bound, OneOf) and not isinstance(kind, inspect.DictType):
            return OneHot(bound.values, path)
        if isinstance(bound, Coded):
            return Code(bound.values, path)
        if isinstance(bound, Bag):
            return Counts(bound.values, path)
        return self.plain(kind, path, sample)

    def union(self, kind: inspect.UnionType, path: str, sample: Any) -> Codec:
        rest = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        known = _UNKNOWN if sample is None else sample
        if len(rest) < len(kind.types):
            left = rest[0] if len(rest) == 1 else inspect.UnionType(tuple(rest))
            return Maybe(self.build(left, path, known))
        bound = self.bounds.get(path)
        if isinstance(bound, (OneOf, Coded)):
            return (OneHot if isinstance(bound, OneOf) else Code)(bound.values, path)
        literals = [each for each in rest if isinstance(each, inspect.LiteralType)]
        if len(literals) == len(rest):
            return OneHot([value for each in literals for value in each.values], path)
        options = [(_class_of(each), self.build(each, path, _UNKNOWN)) for each in rest]
        return Either(options, path)

    def plain(self, kind: inspect.Type, path: str, sample: Any) -> Codec:
        number = _NUMBERS.get(type(kind))
        if number is not None:
            return Number(number, path)
        if isinstance(kind, inspect.LiteralType):
            return OneHot(kind.values, path)
        if isinstance(kind, inspect.EnumType):
            return OneHot(tuple(kind.cls), path)
        if isinstance(kind, inspect.StrType):
            return Text(self.length(path), path)
        if isinstance(kind, inspect.StructType):
            return self.record(kind, path, sample)
        if isinstance(kind, inspect.TupleType):
            samples = [_UNKNOWN] * len(kind.item_types) if sample is _UNKNOWN else sample
            pairs = enumerate(zip(kind.item_types, samples, strict=True))
            items = [self.build(each, f"{path}.{i}", it) for i, (each, it) in pairs]
            return Row(items, tuple, path)
        if isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
            return self.listed(kind, path, sample)
        if isinstance(kind, inspect.DictType):
            return self.table(kind, path)
        raise Unobservable("a view of numbers, texts, lists and Structs", kind, where=path)

    def record(self, kind: inspect.StructType, path: str, sample: Any) -> Codec:
        before = f"{path}." if path else ""
        fields: dict[str, Codec] = {}
        for field in kind.fields:
            known = _UNKNOWN if sample is _UNKNOWN else getattr(sample, field.name)
            fields[field.name] = self.build(field.type, before + field.name, known)
        return Record(kind.cls, fields)

    def listed(
        self, kind: inspect.ListType | inspect.VarTupleType, path: str, sample: Any
    ) -> Codec:
        made = list if isinstance(kind, inspect.ListType) else tuple
        bound = self.bounds.get(path)
        inside = f"{path}[]"
        if isinstance(bound, Same):
            if sample is _UNKNOWN:
                raise Unobservable("no `Same` where the first view has no list", path)
            return Row([self.build(kind.item_type, inside, it) for it in sample], made, path)
        item = self.build(kind.item_type, inside, _UNKNOWN)
        keep = "first" if isinstance(bound, First) else "last" if isinstance(bound, Last) else "all"
        return Padded(item, self.length(path), keep, made, path)

    def table(self, kind: inspect.DictType, path: str) -> Codec:
        bound = self.bounds.get(path)
        if isinstance(bound, OneOf):
            keys = bound.values
        elif isinstance(kind.key_type, inspect.LiteralType):
            keys = kind.key_type.values
        else:
            raise Unobservable("`OneOf` the keys this can have", path, where="bounds")
        inside = f"{path}[]"
        return Table({key: self.build(kind.value_type, inside, _UNKNOWN) for key in keys}, path)

    def length(self, path: str) -> int:
        bound = self.bounds.get(path)
        if isinstance(bound, (UpTo, First, Last)):
            return bound.length
        raise Unobservable("a declared length: `UpTo`, `First`, `Last`, `Same`", path)


def _class_of(kind: inspect.Type) -> type:
    if isinstance(kind, inspect.StructType):
        return kind.cls
    if isinstance(kind, inspect.StrType):
        return str
    if type(kind) in _NUMBERS:
        return _NUMBERS[type(kind)]
    raise Unobservable("a union of Structs, numbers and texts", kind)


# Games that declare nothing ---------------------------------------------------------------------


class _Measured(dict[str, Bound]):
    """Lengths seen; what was never seen filled can still come."""

    def get(self, path: str, default: Any = None) -> Any:
        return super().get(path) or UpTo(LEAST)


def _measured(game: registry.Game, seats: int, options: Mapping[str, object]) -> Bounds:
    """Measure lists, texts and mappings in a few random matches, and leave twice the room."""
    from closecall.engine.conformance.walk import Player, go_on  # its suite needs this module

    longest: dict[str, int] = {}
    keys: dict[str, set[Any]] = {}
    for seed in range(MEASURED_MATCHES):
        state = game.start(seats, seed, **options)
        player = Player(game, seed)
        for number, _ in enumerate(go_on(state, player, MEASURED_MOVES)):
            if number % MEASURED_EVERY == 0:
                _measure_views(state, longest, keys)
        _measure_views(state, longest, keys)
    lengths = {path: UpTo(max(LEAST, SPARE * length)) for path, length in longest.items()}
    return _Measured(lengths | {path: OneOf(sorted(seen)) for path, seen in keys.items()})


def _measure_views(state: State, longest: dict[str, int], keys: dict[str, set[Any]]) -> None:
    for viewer in (None, *range(int(state.seats))):
        _measure(state.view(viewer), "", longest, keys)


def _measure(value: Any, path: str, longest: dict[str, int], keys: dict[str, set[Any]]) -> None:
    if isinstance(value, msgspec.Struct):
        before = f"{path}." if path else ""
        for name in value.__struct_fields__:
            _measure(getattr(value, name), before + name, longest, keys)
    elif isinstance(value, dict):
        keys.setdefault(path, set()).update(value)
        for item in value.values():
            _measure(item, f"{path}[]", longest, keys)
    elif isinstance(value, (str, list, tuple)):
        longest[path] = max(longest.get(path, 0), len(value))
        for place, item in enumerate(value if not isinstance(value, str) else ()):
            inside = f"{path}.{place}" if isinstance(value, tuple) else f"{path}[]"
            _measure(item, inside, longest, keys)
