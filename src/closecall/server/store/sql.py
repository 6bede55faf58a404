"""All SQL of the server, once. The two databases differ only in how a statement is run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib import resources
from typing import Any

import msgspec

from closecall.protocol import MatchState, Outcome
from closecall.server.store import reviews
from closecall.server.store.base import (
    FOREVER,
    MatchRow,
    Prefix,
    SeatRow,
    Settings,
    Step,
    Store,
    StoreError,
    Whole,
)
from closecall.server.store.chat import SqlChat
from closecall.server.store.database import Database, Row, Statement
from closecall.server.store.days import SqlDays
from closecall.server.store.guests import SqlGuests
from closecall.server.store.nodes import SqlNodes
from closecall.server.store.prefix import begun_with

MATCH_COLUMNS = (
    "id, code, game, revision, options, settings, state, listed, driven, host, commitment, seed,"
    " nonces, created, started, ended, touched, result, rematch, source"
)
SEAT_COLUMNS = "seat, kind, guest, name, level, secret, nonce, resigned"

KEPT = (
    "1000 + length(options) + length(settings)"
    " + (SELECT count(*) * 100 + coalesce(sum(length(move)), 0) FROM steps WHERE match = id)"
)
"""About how many bytes a match takes: rows, indexes and texts."""
UNUSED = (
    "NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)"
    " AND NOT EXISTS (SELECT 1 FROM prefixes AS later WHERE later.base = ?)"
)
"""Whether the steps of a match that is gone are not those that another one begins with."""

_encode = msgspec.json.encode


def migrations() -> list[tuple[int, str]]:
    """Return number and text of every migration, in order."""
    folder = resources.files("closecall.server.store") / "migrations"
    files = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(int(name[:4]), (folder / name).read_text("utf-8")) for name in files]


def statements(script: str) -> list[str]:
    """Return the statements of a migration, without its comments."""
    code = "\n".join(line.partition("--")[0] for line in script.splitlines())
    return [part.strip() for part in code.split(";") if part.strip()]


def check_version(found: int) -> None:
    """Refuse a database that a newer program has changed."""
    newest = migrations()[-1][0]
    if found > newest:
        raise StoreError(
            f"the database has schema {found}, this program knows schemas up to {newest}:"
            " please start a newer version of closecall, or another database"
        )


class SqlStore(Store, Database):
    """A store on top of a database."""

    def __init__(self) -> None:
        super().__init__()
        self.guests = SqlGuests(self)
        self.chat = SqlChat(self)
        self.nodes = SqlNodes(self)
        self.days = SqlDays(self)

    @cached_property
    def reviews(self) -> reviews.ReviewRows:
        return reviews.ReviewRows(self.rows, self.run)

    # Steps ----------------------------------------------------------------------------------------

    async def steps(self, match: str, after: int = 0) -> list[Step]:
        rows = await self.rows(
            "SELECT match, seq, kind, seat, move, at, stand_in FROM steps"
            " WHERE match = ? AND seq > ? ORDER BY seq",
            match,
            after,
        )
        own = [Step(row[0], row[1], row[2], row[3], row[4], row[5], row[6] != 0) for row in rows]
        if own and own[0].seq == after + 1:
            return own
        prefix = await self.prefix(match)
        if prefix is None or prefix.moves <= after:
            return own
        shared = begun_with(match, prefix, await self.steps(prefix.base))
        return shared[after:] + own

    async def prefix(self, match: str) -> Prefix | None:
        rows = await self.rows("SELECT base, moves, at FROM prefixes WHERE match = ?", match)
        return Prefix(*rows[0]) if rows else None

    async def heads(self, matches: Sequence[str], until: int = FOREVER) -> dict[str, int]:
        found: dict[str, int] = {}
        for i in range(0, len(matches), 500):
            part = matches[i : i + 500]
            marks = ", ".join("?" * len(part))
            rows = await self.rows(
                f"SELECT match, max(seq) FROM steps WHERE match IN ({marks}) AND at <= ?"
                " GROUP BY match",
                *part,
                until,
            )
            shared = await self.rows(
                f"SELECT match, moves FROM prefixes WHERE match IN ({marks})", *part
            )
            found.update((row[0], row[1]) for row in (*shared, *rows))
        return found

    # Matches and seats ----------------------------------------------------------------------------

    async def add_match(
        self,
        match: MatchRow,
        seats: Sequence[SeatRow],
        steps: list[Step],
        prefix: Prefix | None = None,
    ) -> bool:
        marks = ", ".join("?" * len(MATCH_COLUMNS.split(",")))
        script: list[Statement] = [
            (f"INSERT INTO matches ({MATCH_COLUMNS}) VALUES ({marks})", _match_values(match))
        ]
        if prefix is not None:
            # locks the source, so that the moves it leads to cannot be removed meanwhile
            lock = "UPDATE matches SET touched = touched WHERE id = ? AND state = 'over'"
            script.insert(0, (lock, (match.source,)))
            script.append(
                (
                    "INSERT INTO prefixes (match, base, moves, at) VALUES (?, ?, ?, ?)",
                    (match.id, prefix.base, prefix.moves, prefix.at),
                )
            )
        for seat in seats:
            script.append(
                (
                    f"INSERT INTO seats (match, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (match.id, *_seat_values(seat)),
                )
            )
        for step in steps:
            script.append(
                (
                    "INSERT INTO steps (match, seq, kind, seat, move, at, stand_in)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (match.id, *_step_values(step)),
                )
            )
        script.append((f"UPDATE matches SET kept = {KEPT} WHERE id = ?", (match.id,)))
        return await self.run(*script)

    async def match(self, id_or_code: str) -> Whole | None:
        found = await self._wholes("WHERE id = ? OR code = ?", id_or_code, id_or_code)
        return found[0] if found else None

    async def set_seat(
        self, match: str, state: MatchState, seat: SeatRow, expected: SeatRow
    ) -> bool:
        driven = int(seat.kind in ("bot", "away"))
        return await self.run(
            # locks the match, so that it cannot start or end meanwhile
            (
                "UPDATE matches SET driven = driven | ? WHERE id = ? AND state = ?",
                (driven, match, state),
            ),
            (
                "UPDATE seats SET kind = ?, guest = ?, name = ?, level = ?, secret = ?, nonce = ?,"
                " resigned = ? WHERE match = ? AND seat = ? AND kind = ?"
                " AND coalesce(guest, '') = ? AND coalesce(secret, '') = ? AND resigned = ?",
                (
                    *_seat_values(seat)[1:],
                    match,
                    seat.seat,
                    expected.kind,
                    expected.guest or "",
                    expected.secret or "",
                    expected.resigned_at,
                ),
            ),
            needed=2,
        )

    async def start_match(self, match: str, seats: int, nonces: list[str], at: int) -> bool:
        return await self.run(
            # the lock first: what it had to wait for is seen by the next statement only
            ("UPDATE matches SET touched = ? WHERE id = ? AND state = 'open'", (at, match)),
            (
                "UPDATE matches SET state = 'running', nonces = ?, started = ?"
                " WHERE id = ? AND (SELECT count(*) FROM seats"
                " WHERE match = ? AND kind IN ('person', 'bot', 'away')) = ?",
                (_json(nonces), at, match, match, seats),
            ),
            needed=2,
        )

    async def end_match(
        self, match: str, state: MatchState, result: Outcome | None, at: int
    ) -> bool:
        return await self.run(
            (
                f"UPDATE matches SET state = ?, result = ?, ended = ?, touched = ?, kept = {KEPT}"
                " WHERE id = ? AND state IN ('open', 'running')",
                (state, None if result is None else _json(result), at, at, match),
            )
        )

    async def set_rematch(self, match: str, rematch: str) -> bool:
        return await self.run(
            (
                "UPDATE matches SET rematch = ? WHERE id = ? AND rematch IS NULL",
                (rematch, match),
            )
        )

    async def set_host(self, match: str, host: str, expected: str) -> bool:
        return await self.run(
            (
                "UPDATE matches SET host = ? WHERE id = ? AND host = ? AND state = 'open'",
                (host, match, expected),
            )
        )

    async def remove_match(self, match: str, state: MatchState) -> bool:
        script: list[Statement] = [
            ("DELETE FROM matches WHERE id = ? AND state = ?", (match, state)),
            ("DELETE FROM seats WHERE match = ?", (match,)),
            ("DELETE FROM chat WHERE match = ?", (match,)),
            ("DELETE FROM removed WHERE match = ?", (match,)),
            *((statement, (match,)) for statement in reviews.REMOVE),
        ]
        for each in [match, *await self._bases(match)]:
            # of its bases too those that nobody needs any more
            script.append((f"DELETE FROM steps WHERE match = ? AND {UNUSED}", (each,) * 3))
            script.append((f"DELETE FROM prefixes WHERE match = ? AND {UNUSED}", (each,) * 3))
        return await self.run(*script)

    async def _bases(self, match: str) -> list[str]:
        """Return the matches whose moves a match begins with, nearest first."""
        found: list[str] = []
        prefix = await self.prefix(match)
        while prefix is not None:
            found.append(prefix.base)
            prefix = await self.prefix(prefix.base)
        return found

    async def listed(
        self,
        state: MatchState,
        game: str | None,
        before: int,
        limit: int,
        ended_since: int = FOREVER,
    ) -> list[Whole]:
        where = "WHERE listed = 1 AND created < ? AND state = ?"
        args: list[Any] = [before, state]
        if ended_since < FOREVER:
            where = "WHERE listed = 1 AND created < ? AND (state = ? OR ended > ?)"
            args.append(ended_since)
        if game is not None:
            where += " AND game = ?"
            args.append(game)
        return await self._wholes(f"{where} ORDER BY created DESC LIMIT {limit:d}", *args)

    async def of_guest(self, guest: str, before: int, limit: int) -> list[Whole]:
        return await self._wholes(
            "WHERE created < ? AND (host = ? OR id IN (SELECT match FROM seats WHERE guest = ?))"
            f" ORDER BY created DESC LIMIT {limit:d}",
            before,
            guest,
            guest,
        )

    async def live_of_host(self, guest: str) -> int:
        rows = await self.rows(
            "SELECT count(*) FROM matches WHERE host = ? AND state IN ('open', 'running')", guest
        )
        return int(rows[0][0])

    async def kept_for_host(self, guest: str) -> int:
        rows = await self.rows("SELECT coalesce(sum(kept), 0) FROM matches WHERE host = ?", guest)
        return int(rows[0][0])

    async def quiet(
        self, since: int, after: str, limit: int, now: int = FOREVER
    ) -> list[tuple[str, int]]:
        rows = await self.rows(
            "SELECT id, coalesce((SELECT max(seq) FROM steps WHERE match = id),"
            " (SELECT moves FROM prefixes WHERE match = id), 0) FROM matches"
            " WHERE state = 'running' AND driven = 1 AND id > ?"
            " AND NOT touched BETWEEN ? AND ?"
            " AND NOT EXISTS (SELECT 1 FROM steps WHERE match = id AND at BETWEEN ? AND ?"
            "  AND seq = (SELECT max(seq) FROM steps WHERE match = id))"
            f" ORDER BY id LIMIT {limit:d}",
            after,
            since,
            now,
            since,
            now,
        )
        return [(row[0], row[1]) for row in rows]

    async def expired(self, states: Iterable[MatchState], before: int, limit: int) -> list[str]:
        wanted = tuple(states)
        marks = ", ".join("?" * len(wanted))
        rows = await self.rows(
            f"SELECT id FROM matches WHERE state IN ({marks}) AND touched < ?"
            " AND NOT EXISTS (SELECT 1 FROM steps WHERE match = id AND at >= ?"
            f"  AND seq = (SELECT max(seq) FROM steps WHERE match = id)) LIMIT {limit:d}",
            *wanted,
            before,
            before,
        )
        return [row[0] for row in rows]

    async def count_states(self) -> dict[str, int]:
        rows = await self.rows("SELECT state, count(*) FROM matches GROUP BY state")
        return {row[0]: row[1] for row in rows}

    async def _wholes(self, where: str, *args: Any) -> list[Whole]:
        matches = await self.rows(f"SELECT {MATCH_COLUMNS} FROM matches {where}", *args)
        if not matches:
            return []
        marks = ", ".join("?" * len(matches))
        seats: dict[str, list[SeatRow]] = {row[0]: [] for row in matches}
        for row in await self.rows(
            f"SELECT match, {SEAT_COLUMNS} FROM seats WHERE match IN ({marks}) ORDER BY seat",
            *seats,
        ):
            seats[row[0]].append(_seat(row[1:]))
        return [Whole(_match(row), tuple(seats[row[0]])) for row in matches]


# --- Rows to Structs and back ---------------------------------------------------------------------


def _json(value: Any) -> str:
    return _encode(value).decode()


def _match_values(match: MatchRow) -> tuple[Any, ...]:
    return (
        match.id,
        match.code,
        match.game,
        match.revision,
        _json(match.options),
        _json(match.settings),
        match.state,
        int(match.listed),
        int(match.driven),
        match.host,
        match.commitment,
        match.seed,
        None if match.nonces is None else _json(match.nonces),
        match.created,
        match.started,
        match.ended,
        match.touched,
        None if match.result is None else _json(match.result),
        match.rematch,
        match.source,
    )


def _match(row: Row) -> MatchRow:
    return MatchRow(
        id=row[0],
        code=row[1],
        game=row[2],
        revision=row[3],
        options=msgspec.json.decode(row[4]),
        settings=msgspec.json.decode(row[5], type=Settings),
        state=row[6],
        listed=bool(row[7]),
        driven=bool(row[8]),
        host=row[9],
        commitment=row[10],
        seed=row[11],
        nonces=None if row[12] is None else msgspec.json.decode(row[12], type=list[str]),
        created=row[13],
        started=row[14],
        ended=row[15],
        touched=row[16],
        result=None if row[17] is None else msgspec.json.decode(row[17], type=Outcome),
        rematch=row[18],
        source=row[19],
    )


def _step_values(step: Step) -> tuple[Any, ...]:
    return (step.seq, step.kind, step.seat, step.move, step.at, int(step.stand_in))


def _seat_values(seat: SeatRow) -> tuple[Any, ...]:
    return (
        seat.seat,
        seat.kind,
        seat.guest,
        seat.name,
        seat.level,
        seat.secret,
        seat.nonce,
        seat.resigned_at,
    )


def _seat(row: Row) -> SeatRow:
    seat, kind, guest, name, level, secret, nonce, resigned = row
    return SeatRow(seat, kind, guest, name, level, secret, nonce, resigned)
