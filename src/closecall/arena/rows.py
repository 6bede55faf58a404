"""The tables of a run, written while it goes on: one row a match, one row a decision."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from closecall.data.columns import (
    DECISION,
    by_seat,
    check_seeds,
    decision_rows,
    match_columns,
    set_up,
)
from closecall.data.writer import Writer
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game
from closecall.engine.types import Result


class Match(msgspec.Struct, frozen=True):
    """One row of the table of matches, with columns by seat."""

    seed: int
    moves: int
    result: Result
    decisions: list[int] = []
    """Three numbers each: the seat, the action, how many moves were legal."""
    index: int | None = None
    """Its number in the run; None: the next one."""
    players: tuple[str, ...] | None = None
    """Who sat where, if that differs from match to match."""


class RowFiles:
    """Both tables, or the one that was asked for."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, object],
        rows: Path | None,
        decisions: Path | None,
    ) -> None:
        self.game = game
        self.players = tuple(players)
        self.set_up = set_up(game, game.revision, len(players), options)
        self.paths = rows, decisions
        self.rows: Writer | None = None
        self.decisions: Writer | None = None
        self.count = 0

    def open(self, stack: ExitStack) -> None:
        rows, decisions = self.paths
        if rows is not None:
            self.rows = stack.enter_context(Writer(rows, match_columns(len(self.players))))
        if decisions is not None:
            self.decisions = stack.enter_context(Writer(decisions, DECISION))

    def add(self, matches: Iterable[Match]) -> None:
        """Write matches down."""
        for match in matches:
            self._add(match, self.count if match.index is None else match.index)
            self.count += 1

    def _add(self, match: Match, index: int) -> None:
        players = match.players or self.players
        same = {**self.set_up, "match": index, "seed": match.seed}
        if self.rows is not None:
            fared = by_seat(players, match.result)
            row = {**same, "moves": match.moves, "reason": match.result.reason, **fared}
            self.rows.add([row])
        if self.decisions is not None:
            numbers = match.decisions
            made = zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
            self.decisions.add(decision_rows(self.game, same, players, made))


@contextmanager
def opened(files: RowFiles, first_seed: int, last_seed: int) -> Iterator[None]:
    """Open both files for writing; if something interrupts it, finished rows stay in the parts."""
    if files.paths == (None, None):
        yield
        return
    check_seeds(first_seed, last_seed)
    rows, decisions = files.paths
    if rows == decisions:
        raise BadOptions("another file than that of the rows", str(rows), where="decisions")
    with ExitStack() as stack:
        files.open(stack)
        yield
