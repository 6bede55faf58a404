"""Optional extras, and the message for a missing one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from closecall.engine.errors import CloseCallError


class MissingExtra(CloseCallError, ImportError):
    """Something needs packages that are not installed."""

    code = "missing_extra"


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import what an extra brings; if it is not there, say how to install it.

    >>> with needed("server"):
    ...     import a_package_nobody_has
    Traceback (most recent call last):
    ...
    closecall.engine.extras.MissingExtra: a_package_nobody_has: expected the extra 'server'...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name == "closecall":
            raise
        expected = f"the extra {extra!r}: pip install 'closecall[{extra}]'"
        raise MissingExtra(expected, "not installed", where=name) from None
