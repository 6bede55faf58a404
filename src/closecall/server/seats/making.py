"""Making matches: as somebody wants them, from a position, and again with the same people."""

from __future__ import annotations

import secrets
from typing import Any

import closecall
from closecall import bots
from closecall.engine.errors import CloseCallError
from closecall.engine.record import commitment_of
from closecall.engine.registry import Game
from closecall.protocol import Claim, MatchForMe, NewMatch, Rematch, SeatPlan
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import known_to
from closecall.server.match.people import seats_of
from closecall.server.match.seat_changes import existing
from closecall.server.problems import Refusal, from_engine
from closecall.server.seats.desk import Desk
from closecall.server.seats.rows import bot_seat, driven, open_seat
from closecall.server.seats.showing import Showing
from closecall.server.seats.sitting import Sitting
from closecall.server.seats.sources import Source, source_of
from closecall.server.seats.starting import Starting
from closecall.server.security import SEAT_PREFIX, clean_text, hashed, new_code, new_id, new_secret
from closecall.server.store.base import GuestRow, MatchRow, SeatRow, Settings, Step, Whole

TRIES = 8
MEGABYTE = 1_000_000
LEAST_SEAT_DELAY = 30


class Making:
    """New matches in the store."""

    def __init__(self, desk: Desk, sitting: Sitting, starting: Starting, showing: Showing) -> None:
        self._desk = desk
        self._tables = desk.tables
        self._sitting = sitting
        self._starting = starting
        self._showing = showing

    async def create(self, guest: GuestRow, wish: NewMatch) -> MatchForMe:
        """Make a new match as asked; it starts at once when nobody is missing."""
        await self._check_count(guest)
        source = await source_of(self._desk, guest, wish)
        checked = self._desk.aside.run(guest.id, _checked_game, wish, source)
        game, options = await checked  # an edition may take a while
        settings = _checked_settings(wish)
        given: dict[str, str] = {}
        seats = [_planned(i, plan, guest, given) for i, plan in enumerate(wish.seats)]
        seed = secrets.token_bytes(32) if source is None else bytes.fromhex(source.seed)
        whole = await self._add(
            guest.id,
            game,
            options,
            settings,
            seats,
            seed=seed,
            listed=wish.listed and source is None,
            source=source,
        )
        await self._starting.start_if_full(whole.match.id)
        return await self._showing.shown(whole.match.id, guest, given)

    async def _check_count(self, guest: GuestRow) -> None:
        settings, store = self._desk.settings, self._desk.store
        most = settings.matches_per_guest
        if await store.live_of_host(guest.id) >= most:
            raise Refusal("too_many", f"You have {most} matches under way; finish one first.")
        if await store.kept_for_host(guest.id) >= settings.megabytes_per_guest * MEGABYTE:
            raise Refusal(
                "too_many",
                f"Your matches fill the {settings.megabytes_per_guest} MB this server keeps for a"
                " guest. Old ones are removed in time.",
            )

    async def _add(
        self,
        host: str,
        game: Game,
        options: dict[str, Any],
        settings: Settings,
        seats: list[SeatRow],
        *,
        seed: bytes,
        listed: bool,
        source: Source | None = None,
    ) -> Whole:
        now = now_ms()
        for _ in range(TRIES):
            row = MatchRow(
                id=new_id(),
                code=new_code(),
                game=game.key,
                revision=game.revision if source is None else source.revision,
                options=options,
                settings=settings,
                state="open",
                listed=listed,
                driven=driven(settings, seats),
                host=host,
                commitment=commitment_of(seed),
                seed=seed.hex(),
                nonces=None if source is None else source.nonces,
                created=now,
                started=None,
                ended=None,
                touched=now,
                result=None,
                rematch=None,
                source=None if source is None else source.name,
            )
            prefix = None if source is None else source.prefix
            steps = [] if source is None or prefix is not None else _steps(row.id, source, now)
            if await self._desk.store.add_match(row, seats, steps, prefix):
                return Whole(row, tuple(seats))
        raise Refusal("busy", "No free code was found. Please try again.")

    async def rematch(self, whole: Whole, guest: GuestRow) -> MatchForMe:
        """Make the next match of the same people, everybody one seat on."""
        mine = seats_of(whole, None, guest)
        if known_to(whole, mine, now_ms()).match.state not in ("over", "abandoned"):
            raise Refusal("not_over", "The match is still going on.")
        if whole.match.rematch is None:
            await self._make_rematch(whole, guest)
            whole = await existing(self._desk.store, whole.match.id)
        assert whole.match.rematch is not None
        again = await existing(self._desk.store, whole.match.rematch)
        given: dict[str, str] = {}
        for seat in again.seats:
            if seat.guest == guest.id and seat.kind == "held":
                await self._sitting.sit(again, seat, guest, Claim(), given)
                again = await existing(self._desk.store, again.match.id)
        return await self._showing.shown(again.match.id, guest, given)

    async def _make_rematch(self, whole: Whole, guest: GuestRow) -> None:
        await self._check_count(guest)
        row = whole.match
        count = len(whole.seats)
        seats = [_kept(i, whole.seats[(i + 1) % count]) for i in range(count)]
        new = await self._add(
            guest.id,
            closecall.game(row.game),
            row.options,
            row.settings,
            seats,
            seed=secrets.token_bytes(32),
            listed=False,
        )
        if not await self._desk.store.set_rematch(row.id, new.match.id):
            await self._desk.store.remove_match(new.match.id, "open")
            return
        await self._tables.changed(row.id)
        table = self._tables.get(row.id)
        if table is not None:
            table.tell(Rematch(new.match.id))

    async def cancel(self, whole: Whole, guest: GuestRow) -> None:
        """Remove a match that never started."""
        if whole.match.host != guest.id:
            raise Refusal("not_yours", "Only the host can cancel this match.")
        if not await self._desk.store.remove_match(whole.match.id, "open"):
            raise Refusal("not_open", "The match has started; it can no longer be cancelled.")
        await self._tables.changed(whole.match.id)


def _checked_game(wish: NewMatch, source: Source | None) -> tuple[Game, dict[str, Any]]:
    """Return the game and all its options with their values.

    The engine says what it does not like.
    """
    try:
        game = closecall.game(wish.game)
        options, revision = wish.options, game.revision
        if source is not None:
            options, revision = source.options, source.revision
        state = game.start(len(wish.seats), 0, revision=revision, **options)
        for plan in wish.seats:
            bots.level_number(game.key, plan.level)
    except CloseCallError as error:
        raise from_engine(error) from None
    return game, dict(state.terms.options)


def _checked_settings(wish: NewMatch) -> Settings:
    timed = wish.clocks.move is not None or wish.clocks.match is not None
    if timed and wish.takeover is None:
        raise Refusal(
            "bad_match",
            "A move or match clock needs a take-over bot for players who run out of time.",
        )
    if wish.watch.allow == "seats" and wish.watch.delay < LEAST_SEAT_DELAY:
        raise Refusal(
            "bad_match",
            f"Watching through seats needs a delay of at least {LEAST_SEAT_DELAY} seconds.",
        )
    return Settings(
        clocks=wish.clocks,
        watch=wish.watch,
        takeover=wish.takeover,
        undo=wish.undo,
        hints=wish.hints,
        chat=wish.chat,
        pace=wish.pace,
        wait=wish.wait,
        start=wish.start,
        name=clean_text(wish.name, "table name") if wish.name.strip() else "",
    )


def _planned(number: int, plan: SeatPlan, guest: GuestRow, given: dict[str, str]) -> SeatRow:
    if plan.kind == "bot":
        return bot_seat(number, plan.level)
    if plan.kind == "open":
        return open_seat(number)
    secret = new_secret(SEAT_PREFIX)
    given[str(number)] = secret
    name = guest.name if plan.name is None else clean_text(plan.name, "name")
    return SeatRow(number, "person", guest.id, name, None, hashed(secret), plan.nonce)


def _kept(number: int, before: SeatRow) -> SeatRow:
    if before.kind == "bot" or before.guest is None:
        return bot_seat(number, before.level or "medium")
    return SeatRow(number, "held", before.guest, before.name, None, None, None)


def _steps(match: str, source: Source, now: int) -> list[Step]:
    moves = enumerate(source.moves, 1)
    return [Step(match, seq, "move", seat, text, now) for seq, (seat, text) in moves]
