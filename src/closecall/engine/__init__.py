"""The engine: states, moves, views, events, chance, records, errors."""

from __future__ import annotations


def compiled() -> bool:
    """Return whether the compiled rules are loaded, not the plain files."""
    from closecall.engine import core

    return not str(core.__file__).endswith(".py")
