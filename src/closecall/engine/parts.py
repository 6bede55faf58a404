"""The modules of a game, found beside its class: `rules`, `moves`, `view`, `policy`, …

A game may be a package of this project, of another distribution, or a class in a script: what is
there is found, what is missing is named.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from closecall.engine.errors import CloseCallError


@cache
def find(kind: type, name: str) -> ModuleType | None:
    """Return a module of the package in which a class was defined; None if there is none."""
    package = _package(kind)
    if not package or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


@cache
def need(kind: type, name: str) -> ModuleType:
    """Find a module that a game cannot do without."""
    found = find(kind, name)
    if found is None:
        raise CloseCallError(
            f"a module {name}.py beside {kind.__name__}, or the method that stands for it",
            _package(kind) or kind.__module__,
            where=kind.__name__,
        )
    return found


def folder(kind: type) -> Path | None:
    """Return the folder of that package, with texts and rulings; None for a class typed at a
    prompt.
    """
    file = getattr(sys.modules.get(kind.__module__), "__file__", None)
    return Path(file).parent if file else None


def _package(kind: type) -> str:
    return getattr(sys.modules.get(kind.__module__), "__package__", None) or ""
