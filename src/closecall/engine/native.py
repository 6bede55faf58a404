"""Machine integers and flat arrays, compiled and interpreted.

The rules are written with `i64` and `vec[i64]`. The compiler reads `native.pyi` and takes the
native types from it. Where nothing is compiled, list-backed stand-ins do. Both give the same
results as long as integers stay within 63 bits: compiled ones wrap silently.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

from mypy_extensions import i16, i64, u8

__all__ = ["append", "extend", "i16", "i64", "u8", "vec"]


def _is_compiled() -> bool:
    found = find_spec("closecall.engine.arrays")
    return found is not None and not str(found.origin).endswith(".py")


if _is_compiled():
    # A game that is not compiled itself hands its arrays to an engine that is.
    from librt.vecs import append, extend, vec
else:

    class vec(list[Any]):  # noqa: N801 - the name of the native type
        """A list that stands in for `librt.vecs.vec`: `+` and `*` are not used.

        It is as quick as a list: reading an item or making an array runs no code of ours, and
        slices are plain lists, which can do all that is asked of a vec.
        """

        __slots__ = ()

        def __class_getitem__(cls, item: object) -> type[vec]:
            return cls

    def append(v: vec, item: Any) -> vec:
        """Append and return the vec: the native one may have moved."""
        list.append(v, item)
        return v

    def extend(v: vec, items: Iterable[Any]) -> vec:
        """Append all items and return the vec: the native one may have moved."""
        list.extend(v, items)
        return v
