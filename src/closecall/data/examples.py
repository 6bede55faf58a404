"""Decisions for supervised learning: rows of a decisions file, replayed and observed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby
from pathlib import Path

import msgspec

import closecall
from closecall.data.columns import Row
from closecall.data.load import read
from closecall.engine.core import State
from closecall.engine.errors import BadRecord, CloseCallError
from closecall.engine.extras import needed
from closecall.engine.observe import Observation, observation

with needed("learn"):
    import numpy as np
    from numpy.typing import NDArray

BATCH = 1024


class Examples:
    """A batch: what seats saw, what they could do, and what they did."""

    def __init__(self, count: int, layout: Observation) -> None:
        self.observations: NDArray[np.float32] = np.zeros((count, layout.size), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((count, layout.num_actions), np.int8)
        self.actions: NDArray[np.int64] = np.zeros(count, np.int64)

    def cut(self, count: int) -> Examples:
        """Leave only the first of them."""
        self.observations = self.observations[:count]
        self.masks = self.masks[:count]
        self.actions = self.actions[:count]
        return self


def examples(
    path: Path | str, *, players: Collection[str] = (), batch: int = BATCH
) -> Iterator[Examples]:
    """Replay the matches of a decisions file and yield its decisions in batches.

    With `players` only theirs: those of the strongest level, say. Matches by rules that are not
    played any more are refused, and so are rows that do not fit their match.
    """
    filling: Examples | None = None
    count = 0
    for layout, state, row in _replayed(path):
        if players and row["player"] not in players:
            continue
        if filling is None:
            filling = Examples(batch, layout)
        layout.write(state, row["seat"], filling.observations[count])
        layout.legal_mask(state, row["seat"], filling.masks[count])
        filling.actions[count] = row["action"]
        count += 1
        if count == batch:
            yield filling
            filling, count = None, 0
    if filling is not None:
        yield filling.cut(count)


def _replayed(path: Path | str) -> Iterator[tuple[Observation, State, Row]]:
    """Yield each decision with the position it was made in."""
    for match, rows in groupby(read(path), key=lambda row: row["match"]):
        layout: Observation | None = None
        for row in rows:
            if layout is None:
                layout, state = _start(path, row)
            yield layout, state, row
            try:
                state.apply(row["seat"], row["action"])
            except CloseCallError as error:
                where = f"{path}, match {match}, decision {row['number']}"
                raise BadRecord(f"a move that is legal there ({error})", row, where=where) from None


def _start(path: Path | str, row: Row) -> tuple[Observation, State]:
    if "action" not in row:
        raise BadRecord("one row a decision", "one row a match", where=str(path))
    game = closecall.game(row["game"])
    if row["number"] != 0:
        raise BadRecord("whole matches", f"a match from decision {row['number']}", where=str(path))
    options = msgspec.json.decode(row["options"])
    state = game.start(row["seats"], row["seed"], revision=row["revision"], **options)
    return observation(game, row["seats"], **options), state
