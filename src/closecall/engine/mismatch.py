"""Where plain data does not fit a type, and what would: found by walking both side by side.

msgspec says quickly *whether* data fits. When it does not, its message is written for programmers
and is no interface, so the first place that does not fit is looked for here and told in our words.
Covers what editions are made of: structs, tables, lists, tuples, literals, texts and numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from msgspec import inspect


class Mismatch(NamedTuple):
    """A place such as `levels.easy.cards[2]` (empty: the whole), what is wanted there, what is."""

    place: str
    expected: str
    got: object


def first(kind: type, content: object) -> Mismatch | None:
    """Return the first place at which the content does not fit the type."""
    return next(_walk(inspect.type_info(kind), content, ""), None)


def _walk(kind: inspect.Type, found: object, place: str) -> Iterator[Mismatch]:
    if isinstance(kind, inspect.StructType):
        yield from _walk_struct(kind, found, place)
    elif isinstance(kind, inspect.DictType):
        yield from _walk_table(kind, found, place)
    elif isinstance(kind, inspect.ListType):
        yield from _walk_list(kind, found, place)
    elif isinstance(kind, inspect.TupleType):
        yield from _walk_tuple(kind, found, place)
    elif not fits(kind, found):
        yield Mismatch(place, described(kind), found)


def _walk_struct(kind: inspect.StructType, found: object, place: str) -> Iterator[Mismatch]:
    if not isinstance(found, dict):
        yield Mismatch(place, "a table", found)
        return
    fields = {field.encode_name: field for field in kind.fields}
    for name, field in fields.items():
        if name in found:
            yield from _walk(field.type, found[name], f"{place}.{name}")
        elif field.required:
            yield Mismatch(place, f"a field {name!r}", sorted(map(str, found)))
    if kind.forbid_unknown_fields:
        for name in found:
            if name not in fields:
                yield Mismatch(f"{place}.{name}", "only fields known here", name)


def _walk_table(kind: inspect.DictType, found: object, place: str) -> Iterator[Mismatch]:
    if not isinstance(found, dict):
        yield Mismatch(place, "a table", found)
        return
    for name, value in found.items():
        if not fits(kind.key_type, name):
            yield Mismatch(place, _name(kind.key_type), name)
        yield from _walk(kind.value_type, value, f"{place}.{name}")


def _walk_list(kind: inspect.ListType, found: object, place: str) -> Iterator[Mismatch]:
    if not isinstance(found, list | tuple):
        yield Mismatch(place, "a list", found)
        return
    if not _within(len(found), kind.min_length, kind.max_length):
        expected = f"a list of {_range(kind.min_length, kind.max_length)} items"
        yield Mismatch(place, expected, f"{len(found)} items")
    for i, item in enumerate(found):
        yield from _walk(kind.item_type, item, f"{place}[{i}]")


def _walk_tuple(kind: inspect.TupleType, found: object, place: str) -> Iterator[Mismatch]:
    if not isinstance(found, list | tuple) or len(found) != len(kind.item_types):
        yield Mismatch(place, f"a list of {len(kind.item_types)} items", found)
        return
    for i, (item, wanted) in enumerate(zip(found, kind.item_types, strict=True)):
        yield from _walk(wanted, item, f"{place}[{i}]")


def fits(kind: inspect.Type, found: object) -> bool:
    """Return whether a single value is of a type, bounds and patterns included."""
    if isinstance(kind, inspect.BoolType):
        return isinstance(found, bool)
    if isinstance(kind, inspect.IntType):
        return type(found) is int and _within(found, *_bounds(kind))
    if isinstance(kind, inspect.FloatType):
        return type(found) in (int, float) and _within(float(str(found)), kind.ge, kind.le)
    if isinstance(kind, inspect.StrType):
        return isinstance(found, str) and _fits_text(kind, found)
    if isinstance(kind, inspect.LiteralType):
        return found in kind.values
    if isinstance(kind, inspect.UnionType):
        return any(fits(each, found) for each in kind.types)
    if isinstance(kind, inspect.NoneType):
        return found is None
    return True


def _fits_text(kind: inspect.StrType, found: str) -> bool:
    if kind.pattern is not None and re.search(kind.pattern, found) is None:
        return False
    return _within(len(found), kind.min_length, kind.max_length)


def described(kind: inspect.Type) -> str:
    """Describe a single value of a type."""
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.IntType):
        low, high = _bounds(kind)
        return "a whole number" + _suffix(low, high)
    if isinstance(kind, inspect.FloatType):
        return "a number" + _suffix(kind.ge, kind.le)
    if isinstance(kind, inspect.StrType):
        if kind.pattern is not None:
            return f"a text like {kind.pattern}"
        least, most = kind.min_length, kind.max_length
        return "a text" if least is most is None else f"a text of {_range(least, most)} characters"
    if isinstance(kind, inspect.LiteralType):
        return " or ".join(map(repr, kind.values))
    if isinstance(kind, inspect.UnionType):
        return " or ".join(described(each) for each in kind.types)
    return "nothing" if isinstance(kind, inspect.NoneType) else "another value"


def _name(kind: inspect.Type) -> str:
    """Describe the keys a table accepts."""
    known = isinstance(kind, inspect.LiteralType)
    return "a name known here" if known else f"a name like {getattr(kind, 'pattern', None)}"


def _bounds(kind: inspect.IntType) -> tuple[int | None, int | None]:
    low = kind.ge if kind.gt is None else kind.gt + 1
    high = kind.le if kind.lt is None else kind.lt - 1
    return low, high


def _within(found: float, low: float | None, high: float | None) -> bool:
    return (low is None or found >= low) and (high is None or found <= high)


def _suffix(low: float | None, high: float | None) -> str:
    if low is None and high is None:
        return ""
    if high is None:
        return f", at least {low}"
    return f", at most {high}" if low is None else f" from {low} to {high}"


def _range(low: int | None, high: int | None) -> str:
    if high is None:
        return f"at least {low}"
    if low is None or low == 0:
        return f"at most {high}"
    return f"{low}" if low == high else f"{low} to {high}"
