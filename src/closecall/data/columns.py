"""The columns of both tables: flat, so that every tool can read them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from closecall.engine.core import MAX_SEATS
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game
from closecall.engine.types import Result

Columns = Mapping[str, type]
Row = dict[str, Any]

SET_UP: Columns = {"game": str, "revision": int, "seats": int, "options": str}
"""What begins every row; `options` is JSON."""


def match_columns(seats: int) -> Columns:
    """Return one row a match: its set-up, its length, why it ended, and how each seat fared."""
    fixed: dict[str, type] = {**SET_UP, "match": int, "seed": int, "moves": int, "reason": str}
    return {**fixed, **seat_columns(seats)}


def seat_columns(seats: int) -> Columns:
    """Return the columns of each seat, the seat's number appended to the name."""
    kinds: dict[str, type] = {"player": str, "score": int, "won": bool}
    return {f"{name}_{seat}": kind for seat in range(seats) for name, kind in kinds.items()}


DECISION: Columns = {
    **SET_UP,
    "match": int,
    "seed": int,
    "number": int,
    "seat": int,
    "player": str,
    "action": int,
    "move": str,
    "legal": int,
}
"""One row a decision: its `number` in the match from 0, and how many moves were `legal`."""

RECORD: Columns = {
    "record": str,
    "verified": bool,
    "problem": str,
    **SET_UP,
    "commitment": str,
    "moves": int,
    "reason": str,
    **seat_columns(MAX_SEATS),
}
"""One row a record. A file that is no record has a row too, with the problem and nothing else."""


def check_seeds(first: int, last: int) -> None:
    """Refuse seeds that a column of whole numbers cannot hold."""
    if not -(1 << 63) <= first <= last < 1 << 63:
        raise BadOptions("a seed of at most 63 bits, if rows are written", first, where="seed")


def set_up(game: Game, revision: int, seats: int, options: Mapping[str, object]) -> Row:
    """Return the columns that are the same throughout a run."""
    text = msgspec.json.encode(options, order="sorted").decode()
    return {"game": game.key, "revision": revision, "seats": seats, "options": text}


def by_seat(players: Sequence[str | None], result: Result) -> Row:
    """How each seat fared."""
    row: Row = {}
    for seat, (player, score) in enumerate(zip(players, result.scores, strict=True)):
        row[f"player_{seat}"] = player
        row[f"score_{seat}"] = score
        row[f"won_{seat}"] = seat in result.winners
    return row


def decision_rows(
    game: Game, same: Row, players: Sequence[str | None], made: Iterable[tuple[int, int, int]]
) -> Iterable[Row]:
    """Yield the decisions of a match from triples of seat, action and number of legal moves."""
    for number, (seat, action, legal) in enumerate(made):
        move = game.move(action).text
        yield {
            **same,
            "number": number,
            "seat": seat,
            "player": players[seat],
            "action": action,
            "move": move,
            "legal": legal,
        }
