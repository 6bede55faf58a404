"""Settling of steps made durable in one batch, shared by both databases."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from closecall.server.store.base import Done

log = logging.getLogger("closecall.store")


def settle(outcomes: Iterable[tuple[Done, bool | Exception]]) -> None:
    """Tell everybody in a batch how it ended; one whose `done` raises harms no other."""
    for done, outcome in outcomes:
        try:
            done(outcome)
        except Exception:
            log.exception("step follow-up failed")
