"""Making matches, sitting down, getting up, starting, playing again."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

import closecall
from closecall import bots
from closecall.engine.errors import CloseCallError
from closecall.engine.record import absent_nonce, commitment_of
from closecall.engine.registry import Game
from closecall.protocol import (
    BotKind,
    Claim,
    Level,
    Match,
    MatchForMe,
    NewMatch,
    Rematch,
    SeatPlan,
)
from closecall.server.logs import note
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import PRESENT, deal_known, horizon, known, known_to
from closecall.server.match.people import public, same_owner, seats_of
from closecall.server.match.positions import Source, source_of
from closecall.server.problems import Refusal, from_engine
from closecall.server.seats import hosting
from closecall.server.security import (
    SEAT_PREFIX,
    clean_text,
    hashed,
    new_code,
    new_id,
    new_secret,
    same,
)
from closecall.server.store.base import GuestRow, MatchRow, SeatRow, Settings, Step, Whole

if TYPE_CHECKING:
    from closecall.server.live.node import Node

log = logging.getLogger("closecall.seats")

TRIES = 8
MEGABYTE = 1_000_000
LEAST_SEAT_DELAY = 30
TAKEN = ("person", "bot", "away")

Change = Callable[[Whole, SeatRow], SeatRow | None]
"""What becomes of a seat; None: it stays as it is."""


class Seats:
    """Who sits where, changed in the store and told to everybody."""

    def __init__(self, node: Node) -> None:
        self._node = node

    # Making a match -------------------------------------------------------------------------------

    async def create(self, guest: GuestRow, wish: NewMatch) -> MatchForMe:
        """A new match as somebody wants it; it starts at once when nobody is missing."""
        await self._check_count(guest)
        source = await source_of(self._node, guest, wish)
        checked = self._node.aside.run(guest.id, _checked_game, wish, source)
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
        await self._start_if_full(whole.match.id)
        return await self.shown(whole.match.id, guest, given)

    async def _check_count(self, guest: GuestRow) -> None:
        settings, store = self._node.settings, self._node.store
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
                revision=game.revision,
                options=options,
                settings=settings,
                state="open",
                listed=listed,
                driven=_driven(settings, seats),
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
            if await self._node.store.add_match(row, seats, steps, prefix):
                return Whole(row, tuple(seats))
        raise Refusal("busy", "No free code was found; please try again.")

    # Sitting down and getting up ------------------------------------------------------------------

    async def claim(
        self, whole: Whole, number: int, guest: GuestRow | None, secret: str, claim: Claim
    ) -> MatchForMe:
        """Take an open seat, one that is held for this guest, or your own one back."""
        seat = seat_at(whole, number)
        given: dict[str, str] = {}
        if number in seats_of(whole, secret, guest):
            if seat.kind == "held":
                await self._sit(whole, seat, guest, claim, given)
            else:
                await self.take_back(whole.match.id, number)
                await self._start_if_full(whole.match.id)
            return await self.shown(whole.match.id, guest, given, secret)
        if whole.match.state != "open":
            raise Refusal("not_open", "The match has started; its seats are taken.")
        if seat.kind != "open" or guest is None:
            raise Refusal("seat_taken", f"Seat {number} is not free.")
        await self._sit(whole, seat, guest, claim, given)
        return await self.shown(whole.match.id, guest, given, secret)

    async def _sit(
        self,
        whole: Whole,
        seat: SeatRow,
        guest: GuestRow | None,
        claim: Claim,
        given: dict[str, str],
    ) -> None:
        secret = new_secret(SEAT_PREFIX)
        name = hosting.name_at(whole, seat, guest)
        sitting = msgspec.structs.replace(
            seat,
            kind="person",
            guest=seat.guest if guest is None else guest.id,
            name=name if claim.name is None else clean_text(claim.name, "name"),
            level=None,
            secret=seat.secret or hashed(secret),
            nonce=claim.nonce,
        )
        if not await self._node.store.set_seat(whole.match.id, "open", sitting, seat):
            raise Refusal("seat_taken", f"Somebody was quicker at seat {seat.seat}.")
        if seat.secret is None:
            given[str(seat.seat)] = secret
        await self._node.changed(whole.match.id)
        await self._start_if_full(whole.match.id)

    async def renew_secret(self, whole: Whole, number: int, guest: GuestRow) -> MatchForMe:
        """Another secret for your own seat; only its hash was kept, so it cannot be told again."""
        seat = seat_at(whole, number)
        secret = new_secret(SEAT_PREFIX)
        renewed = msgspec.structs.replace(seat, secret=hashed(secret))
        if not await self._node.store.set_seat(whole.match.id, whole.match.state, renewed, seat):
            raise Refusal("busy", f"Seat {number} is just changing hands; please try again.")
        await self._node.changed(whole.match.id)
        return await self.shown(whole.match.id, guest, {str(number): secret})

    async def arrive(self, whole: Whole, number: int, guest: GuestRow | None) -> None:
        """Somebody connects to your own seat: a held one becomes theirs, a bot's goes back."""
        seat = seat_at(whole, number)
        if seat.kind == "held":
            await self._sit(whole, seat, guest, Claim(), {})
        elif seat.kind == "away" and not seat.resigned:
            await self.take_back(whole.match.id, number)
        elif whole.match.state == "open":
            await self._start_if_full(whole.match.id)

    async def take_back(self, match: str, number: int) -> None:
        """Take your own seat back from the bot, unless its time is up: used time stays used."""
        table = await self._node.table_of(match)

        def back(_: Whole, seat: SeatRow) -> SeatRow | None:
            if seat.resigned:
                raise Refusal("resigned", "This seat has resigned.")
            if seat.kind != "away" or not _owned(seat):  # its person is forgotten
                return None
            if table.time_is_up(number):
                raise Refusal("time_is_up", "Your time is up; the bot makes this move.")
            return msgspec.structs.replace(seat, kind="person", level=None)

        await self._change(match, number, back)

    async def leave(self, match: str, number: int, whose: SeatRow | None = None) -> None:
        """Get up: the seat is open again, or a bot plays on. `whose`: only while it is theirs."""

        def up(whole: Whole, seat: SeatRow) -> SeatRow | None:
            if whose is not None and not same_owner(whose, seat):
                return None
            if whole.match.state == "running" and whole.match.settings.takeover is None:
                raise Refusal(
                    "no_takeover", "At this table no bot plays for people; resign instead."
                )
            return _without_person(whole, seat)

        await self._get_up(match, number, up)

    async def time_up(self, match: str, number: int) -> None:
        """A clock ran out: the bot sits down."""
        await self._get_up(match, number, _without_person)

    async def resigned(self, match: str, number: int) -> None:
        """After a resignation the bot plays on."""
        now = now_ms()

        def give_up(whole: Whole, seat: SeatRow) -> SeatRow | None:
            if seat.resigned:
                return None
            return msgspec.structs.replace(
                seat, kind="away", level=_takeover(whole), resigned_at=now
            )

        await self._change(match, number, give_up)

    async def _get_up(self, match: str, number: int, change: Change) -> None:
        changed = await self._change(match, number, change)
        if changed is not None and changed.kind == "away":
            await self._node.drive(match)

    async def _change(self, match: str, number: int, change: Change) -> SeatRow | None:
        """Change a seat from what it is now, also when others do at the same moment.

        None if there was nothing to change.
        """
        for _ in range(TRIES):
            whole = await self._whole(match)
            seat = seat_at(whole, number)
            changed = change(whole, seat)
            if changed is None:
                return None
            if await self._node.store.set_seat(match, whole.match.state, changed, seat):
                _note_seat(match, seat, changed)
                await self._node.changed(match)
                return changed
        raise Refusal("busy", "Too much happens at this seat; please try again.")

    async def assign(self, match: str, number: int, change: Change) -> None:
        """Change a seat before the start; the match begins if it was the last one missing."""
        await self._change(match, number, change)
        await self._start_if_full(match)

    async def forget_guest(self, guest: GuestRow) -> None:
        """Somebody wants to be forgotten; bots play on for them.

        They get up first: if the server dies in between they are still known and can ask again.
        """
        for match in await self._node.store.live_of_guest(guest.id):
            await self._vacate(match, guest.id)
        for match in await self._node.store.forget_guest(guest.id):
            await self._vacate(match, None)  # where they sat down again meanwhile
            await self._node.changed(match)

    async def _vacate(self, match: str, owner: str | None) -> None:
        def up(whole: Whole, seat: SeatRow) -> SeatRow | None:
            theirs = not _owned(seat) if owner is None else seat.guest == owner
            return _without_person(whole, seat) if theirs else None

        whole = await self._node.store.match(match)
        for seat in () if whole is None else whole.seats:
            if whole is not None and up(whole, seat) is not None:
                await self._get_up(match, seat.seat, up)

    # Starting -------------------------------------------------------------------------------------

    async def start(self, match: str, fill: Level | None, mine: list[int]) -> None:
        """Begin, with bots on the seats still free if wanted. `mine`: the seats of who asks."""
        whole = await self._whole(match)
        state = known_to(whole, mine, now_ms()).match.state
        if state == "running":
            return  # asked twice, or somebody else was quicker
        if state != "open":
            raise Refusal("not_open", "The match is over.")
        for seat in whole.seats:
            if fill is not None and seat.kind in ("open", "held"):
                await self._node.store.set_seat(match, "open", _bot(seat.seat, fill), seat)
        if not await self._begin(await self._whole(match)):
            raise Refusal("not_full", "Some seats are still free; fill them with bots or wait.")

    async def _start_if_full(self, match: str) -> None:
        whole = await self._whole(match)
        if whole.match.state == "open" and not whole.match.settings.wait:
            await self._begin(whole)

    async def _begin(self, whole: Whole) -> bool:
        match = whole.match.id
        if not all(seat.kind in TAKEN for seat in whole.seats):
            return False
        nonces = whole.match.nonces or [
            seat.nonce or absent_nonce(whole.match.commitment, seat.seat) for seat in whole.seats
        ]
        if not await self._node.store.start_match(match, len(whole.seats), nonces, now_ms()):
            return (await self._whole(match)).match.state != "open"  # or somebody got up
        note(log, "match started", match=match, game=whole.match.game, seats=len(whole.seats))
        await self._node.changed(match)
        if _driven(whole.match.settings, list(whole.seats)):
            await self._node.drive(match)
        return True

    # Again ----------------------------------------------------------------------------------------

    async def rematch(self, whole: Whole, guest: GuestRow) -> MatchForMe:
        """The next match of the same people, everybody one seat on."""
        mine = seats_of(whole, None, guest)
        if known_to(whole, mine, now_ms()).match.state not in ("over", "abandoned"):
            raise Refusal("not_over", "The match is still going on.")
        if whole.match.rematch is None:
            await self._make_rematch(whole, guest)
            whole = await self._whole(whole.match.id)
        assert whole.match.rematch is not None
        again = await self._whole(whole.match.rematch)
        given: dict[str, str] = {}
        for seat in again.seats:
            if seat.guest == guest.id and seat.kind == "held":
                await self._sit(again, seat, guest, Claim(), given)
                again = await self._whole(again.match.id)
        return await self.shown(again.match.id, guest, given)

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
        if not await self._node.store.set_rematch(row.id, new.match.id):
            await self._node.store.remove_match(new.match.id, "open")
            return
        await self._node.changed(row.id)
        table = self._node.tables.get(row.id)
        if table is not None:
            self._node.tell(table, Rematch(new.match.id))

    async def cancel(self, whole: Whole, guest: GuestRow) -> None:
        """Remove a match that never started."""
        if whole.match.host != guest.id:
            raise Refusal("not_yours", "Only the host can cancel this match.")
        if not await self._node.store.remove_match(whole.match.id, "open"):
            raise Refusal("not_open", "The match has started; it cannot be removed.")
        await self._node.changed(whole.match.id)

    # Showing --------------------------------------------------------------------------------------

    async def shown(
        self,
        match: str,
        guest: GuestRow | None,
        given: dict[str, str] | None = None,
        secret: str | None = None,
    ) -> MatchForMe:
        """A match with what only this guest, or the holder of this seat secret, may know."""
        whole = await self._whole(match)
        mine = seats_of(whole, secret, guest)
        host = hosting.is_host(whole, guest, mine)
        return MatchForMe(await self.public(whole, mine), mine, host, given or {})

    async def public(self, whole: Whole, mine: list[int]) -> Match:
        """A match as far as a viewer with these seats may know it.

        With who is here, if this node knows.
        """
        moment = horizon(whole, mine, now_ms())
        table = self._node.tables.get(whole.match.id)
        then, seq = known(whole, moment), await self._seq(whole, moment)
        if table is None:
            return public(then, seq=seq)
        return public(then, seq=seq, here=table.here(), watchers=table.watchers())

    async def _seq(self, whole: Whole, moment: int) -> int:
        """Return the number of steps before a horizon."""
        match = whole.match.id
        if moment == PRESENT and match in self._node.tables:
            return self._node.tables[match].seq
        if moment != PRESENT and not deal_known(whole, moment):
            return 0
        return (await self._node.store.heads([match], moment)).get(match, 0)

    async def _whole(self, match: str) -> Whole:
        whole = await self._node.store.match(match)
        if whole is None:
            raise Refusal("unknown_match", "There is no such match.")
        return whole


def seat_at(whole: Whole, number: int) -> SeatRow:
    """A seat of a match by its number."""
    if not 0 <= number < len(whole.seats):
        raise Refusal("unknown_seat", f"Seats of this match are 0 to {len(whole.seats) - 1}.")
    return whole.seats[number]


def owns_seat(seat: SeatRow, secret: str) -> bool:
    """Whether a seat secret opens this seat."""
    return same(seat.secret, hashed(secret))


def _checked_game(wish: NewMatch, source: Source | None) -> tuple[Game, dict[str, Any]]:
    """The game and all its options with their values; the engine says what it does not like."""
    try:
        game = closecall.game(wish.game)
        options = wish.options if source is None else source.options
        state = game.start(len(wish.seats), 0, **options)
        for plan in wish.seats:
            bots.level_number(game.key, plan.level)
    except CloseCallError as error:
        raise from_engine(error) from None
    return game, dict(state.terms.options)


def _checked_settings(wish: NewMatch) -> Settings:
    timed = wish.clocks.move is not None or wish.clocks.match is not None
    if timed and wish.takeover is None:
        raise Refusal(
            "bad_match", "A move or match clock needs a take-over bot for whoever runs out of time."
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
        return _bot(number, plan.level)
    if plan.kind == "open":
        return SeatRow(number, "open", None, "", None, None, None)
    secret = new_secret(SEAT_PREFIX)
    given[str(number)] = secret
    name = guest.name if plan.name is None else clean_text(plan.name, "name")
    return SeatRow(number, "person", guest.id, name, None, hashed(secret), plan.nonce)


def _kept(number: int, before: SeatRow) -> SeatRow:
    if before.kind == "bot" or before.guest is None:
        return _bot(number, before.level or "medium")
    return SeatRow(number, "held", before.guest, before.name, None, None, None)


def _owned(seat: SeatRow) -> bool:
    return seat.guest is not None or seat.secret is not None


def _takeover(whole: Whole) -> Level:
    return whole.match.settings.takeover or "medium"


def _without_person(whole: Whole, seat: SeatRow) -> SeatRow | None:
    """A seat whose person gets up: open before the start, a bot's afterwards."""
    if whole.match.state == "open" and seat.kind in ("person", "held"):
        return SeatRow(seat.seat, "open", None, "", None, None, None)
    if whole.match.state == "running" and seat.kind == "person":
        return msgspec.structs.replace(seat, kind="away", level=_takeover(whole))
    return None


def _bot(number: int, level: BotKind) -> SeatRow:
    return SeatRow(number, "bot", None, level, level, None, None)


def _driven(settings: Settings, seats: list[SeatRow]) -> bool:
    clocks = settings.clocks
    timed = clocks.move is not None or clocks.match is not None or clocks.reaction is not None
    return timed or any(seat.kind in ("bot", "away") for seat in seats)


def _steps(match: str, source: Source, now: int) -> list[Step]:
    moves = enumerate(source.moves, 1)
    return [Step(match, seq, "move", seat, text, now) for seq, (seat, text) in moves]


def _note_seat(match: str, before: SeatRow, after: SeatRow) -> None:
    if after.resigned and not before.resigned:
        note(log, "seat resigned", match=match, seat=after.seat)
    elif after.kind == "away" and before.kind != "away":
        note(log, "seat handed to a bot", match=match, seat=after.seat)
    elif before.kind == "away" and after.kind == "person":
        note(log, "seat taken back", match=match, seat=after.seat)
