"""Codecs between the values of a view and flat rows of numbers, which learners want.

Each codec owns a fixed number of cells, names each of them, writes a value into them and reads it
back. `observe` puts one together for the view of a game. A row is all zeros before it is written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from closecall.engine.errors import CloseCallError

MOST_EXACT = 1 << 24
"""Whole numbers beyond this are not exact in a 32-bit float."""

Cells: TypeAlias = "array[float]"
"""32-bit floats: what is written is what a learner gets, and NumPy copies it at once."""


class Unobservable(CloseCallError):
    """A view holds something its observation has no room for."""

    code = "unobservable"


class Codec(ABC):
    """Writes one kind of value into `size` cells."""

    size: int

    @abstractmethod
    def names(self, path: str) -> list[str]:
        """Return a name for each cell."""

    @abstractmethod
    def write(self, value: Any, cells: Cells, at: int) -> None:
        """Write a value into the cells from `at` on."""

    @abstractmethod
    def read(self, cells: Sequence[float], at: int) -> Any:
        """Return the value written from `at` on."""


class Number(Codec):
    """A number or a truth value as it is."""

    size = 1

    def __init__(self, kind: type[int | float | bool], path: str) -> None:
        self.kind = kind
        self.path = path

    def names(self, path: str) -> list[str]:
        return [path]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        if not -MOST_EXACT <= value <= MOST_EXACT:
            raise Unobservable(f"a number up to {MOST_EXACT}", value, where=self.path)
        cells[at] = value

    def read(self, cells: Sequence[float], at: int) -> Any:
        return self.kind(cells[at])


class OneHot(Codec):
    """One of a few values: a cell for each."""

    def __init__(self, values: Sequence[Any], path: str) -> None:
        self.values = values
        self.places = {value: place for place, value in enumerate(values)}
        self.size = len(values)
        self.path = path

    def names(self, path: str) -> list[str]:
        return [f"{path}={label(value)}" for value in self.values]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        place = self.places.get(value)
        if place is None:
            raise Unobservable(_one_of(self.values), value, where=self.path)
        cells[at + place] = 1.0

    def read(self, cells: Sequence[float], at: int) -> Any:
        return next(value for value, place in self.places.items() if cells[at + place])


class Code(OneHot):
    """One of many values in a single cell: its place in the list, from 1."""

    def __init__(self, values: Sequence[Any], path: str) -> None:
        super().__init__(values, path)
        self.size = 1

    def names(self, path: str) -> list[str]:
        return [path]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        place = self.places.get(value)
        if place is None:
            raise Unobservable(_one_of(self.values), value, where=self.path)
        cells[at] = place + 1

    def read(self, cells: Sequence[float], at: int) -> Any:
        return self.values[int(cells[at]) - 1]


class Counts(OneHot):
    """A list in a fixed order: how many there are of each value."""

    def names(self, path: str) -> list[str]:
        return [f"{path}#{label(value)}" for value in self.values]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        places = self.places
        for item in value:
            place = places.get(item)
            if place is None:
                raise Unobservable(_one_of(self.values), item, where=self.path)
            cells[at + place] += 1.0

    def read(self, cells: Sequence[float], at: int) -> Any:
        return [value for i, value in enumerate(self.values) for _ in range(int(cells[at + i]))]


class Constant(Codec):
    """A value that is the same throughout a set-up: no cell at all."""

    size = 0

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def names(self, path: str) -> list[str]:
        return []

    def write(self, value: Any, cells: Cells, at: int) -> None:
        if value != self.value:
            raise Unobservable(f"always {self.value!r}", value, where=self.path)

    def read(self, cells: Sequence[float], at: int) -> Any:
        return self.value


class Worked(Codec):
    """A value that follows from the other fields of its record: no cell either."""

    size = 0

    def __init__(self, work_out: Callable[[Mapping[str, Any]], Any]) -> None:
        self.work_out = work_out

    def names(self, path: str) -> list[str]:
        return []

    def write(self, value: Any, cells: Cells, at: int) -> None:
        pass

    def read(self, cells: Sequence[float], at: int) -> Any:
        raise AssertionError("worked out by its record")


class Maybe(Codec):
    """A value that can be absent: a cell says whether it is there."""

    def __init__(self, inner: Codec) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def names(self, path: str) -> list[str]:
        return [f"{path}?", *self.inner.names(path)]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        if value is not None:
            cells[at] = 1.0
            self.inner.write(value, cells, at + 1)

    def read(self, cells: Sequence[float], at: int) -> Any:
        return self.inner.read(cells, at + 1) if cells[at] else None


class Padded(Codec):
    """A list of up to `most` items: its length, then room for each item.

    `keep` says what happens to a longer one: refused (`all`), or the `first` or `last` items kept.
    """

    def __init__(self, inner: Codec, most: int, keep: str, kind: type, path: str) -> None:
        self.inner = inner
        self.most = most
        self.keep = keep
        self.kind = kind
        self.path = path
        self.size = 1 + most * inner.size

    def names(self, path: str) -> list[str]:
        items = [name for i in range(self.most) for name in self.inner.names(f"{path}[{i}]")]
        return [f"{path}.length", *items]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        cells[at] = len(value)
        at += 1
        for item in self._kept(value):
            self.inner.write(item, cells, at)
            at += self.inner.size

    def _kept(self, value: Any) -> Any:
        if len(value) <= self.most:
            return value
        if self.keep == "all":
            expected = f"at most {self.most} items (the game's `observation.py` can declare more)"
            raise Unobservable(expected, len(value), where=self.path)
        return value[: self.most] if self.keep == "first" else value[-self.most :]

    def read(self, cells: Sequence[float], at: int) -> Any:
        held = min(int(cells[at]), self.most)
        step = self.inner.size
        return self.kind(self.inner.read(cells, at + 1 + i * step) for i in range(held))


class Text(Padded):
    """Free text: its length and the code of each character."""

    def __init__(self, most: int, path: str) -> None:
        super().__init__(Number(int, path), most, "all", list, path)

    def write(self, value: Any, cells: Cells, at: int) -> None:
        super().write([ord(sign) for sign in value], cells, at)

    def read(self, cells: Sequence[float], at: int) -> Any:
        return "".join(chr(sign) for sign in super().read(cells, at))


class Row(Codec):
    """A list or tuple that always has the same length."""

    def __init__(self, items: Sequence[Codec], kind: type, path: str) -> None:
        self.items = items
        self.kind = kind
        self.path = path
        self.places = _places(items)
        self.size = sum(item.size for item in items)

    def names(self, path: str) -> list[str]:
        return [name for i, item in enumerate(self.items) for name in item.names(f"{path}[{i}]")]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        if len(value) != len(self.items):
            raise Unobservable(f"{len(self.items)} items", len(value), where=self.path)
        for item, place, each in zip(self.items, self.places, value, strict=True):
            item.write(each, cells, at + place)

    def read(self, cells: Sequence[float], at: int) -> Any:
        pairs = zip(self.items, self.places, strict=True)
        return self.kind(item.read(cells, at + place) for item, place in pairs)


class Record(Codec):
    """A Struct: its fields one after the other."""

    def __init__(self, kind: type, fields: Mapping[str, Codec]) -> None:
        self.kind = kind
        self.fields = fields
        places = _places(fields.values())
        self.parts = [
            (name, codec, place)
            for (name, codec), place in zip(fields.items(), places, strict=True)
            if not isinstance(codec, Worked)
        ]
        self.worked = {name: it for name, it in fields.items() if isinstance(it, Worked)}
        self.size = sum(codec.size for codec in fields.values())

    def names(self, path: str) -> list[str]:
        before = f"{path}." if path else ""
        return [name for field, it in self.fields.items() for name in it.names(before + field)]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        for name, codec, place in self.parts:
            codec.write(getattr(value, name), cells, at + place)

    def read(self, cells: Sequence[float], at: int) -> Any:
        known = {name: codec.read(cells, at + place) for name, codec, place in self.parts}
        for name, codec in self.worked.items():
            known[name] = codec.work_out(known)
        return self.kind(**known)


class Table(Codec):
    """A mapping with known keys; each entry can be absent."""

    def __init__(self, entries: Mapping[Any, Codec], path: str) -> None:
        self.entries = {key: Maybe(codec) for key, codec in entries.items()}
        self.places = dict(zip(self.entries, _places(self.entries.values()), strict=True))
        self.size = sum(codec.size for codec in self.entries.values())
        self.path = path

    def names(self, path: str) -> list[str]:
        items = self.entries.items()
        return [name for key, it in items for name in it.names(f"{path}[{label(key)}]")]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        for key, item in value.items():
            if key not in self.entries:
                raise Unobservable(_one_of(tuple(self.entries)), key, where=self.path)
            self.entries[key].write(item, cells, at + self.places[key])

    def read(self, cells: Sequence[float], at: int) -> Any:
        found = {key: it.read(cells, at + self.places[key]) for key, it in self.entries.items()}
        return {key: value for key, value in found.items() if value is not None}


class Either(Codec):
    """A value of one of several types: a cell says which, and each type has its own room."""

    def __init__(self, options: Sequence[tuple[type, Codec]], path: str) -> None:
        self.kinds = [kind for kind, _ in options]
        self.codecs = [codec for _, codec in options]
        self.places = [len(options) + place for place in _places(self.codecs)]
        self.size = len(options) + sum(codec.size for codec in self.codecs)
        self.path = path

    def names(self, path: str) -> list[str]:
        pairs = list(zip(self.kinds, self.codecs, strict=True))
        inside = [name for kind, it in pairs for name in it.names(f"{path}:{kind.__name__}")]
        return [*(f"{path}:{kind.__name__}" for kind in self.kinds), *inside]

    def write(self, value: Any, cells: Cells, at: int) -> None:
        if type(value) not in self.kinds:
            raise Unobservable(_one_of(self.kinds), value, where=self.path)
        place = self.kinds.index(type(value))
        cells[at + place] = 1.0
        self.codecs[place].write(value, cells, at + self.places[place])

    def read(self, cells: Sequence[float], at: int) -> Any:
        place = next(i for i in range(len(self.kinds)) if cells[at + i])
        return self.codecs[place].read(cells, at + self.places[place])


def label(value: object) -> str:
    """Return a value as part of a cell's name.

    >>> label(("lock", "nudge"))
    'lock+nudge'
    """
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _places(codecs: Iterable[Codec]) -> list[int]:
    places, at = [], 0
    for codec in codecs:
        places.append(at)
        at += codec.size
    return places


def _one_of(values: Sequence[object]) -> str:
    return "one of " + ", ".join(map(str, values[:12]))
