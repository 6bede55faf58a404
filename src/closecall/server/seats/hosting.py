"""What the host of a table may do before the match starts, and who stands in for a host who left.

The host is the guest who made the match. A host who has a seat but is not connected must not keep
the others waiting: then every seated player may start the match and dispose of seats nobody is
using, but not of those of players who are there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from closecall import bots
from closecall.engine.errors import CloseCallError
from closecall.protocol import Give
from closecall.server.match.people import seats_of
from closecall.server.problems import Refusal, from_engine
from closecall.server.security import clean_text
from closecall.server.store.base import GuestRow, SeatRow, Whole

if TYPE_CHECKING:
    from closecall.server.live.node import Node

RENAMED = ("person", "held")


def is_host(whole: Whole, guest: GuestRow | None, mine: Collection[int]) -> bool:
    """Whether the caller is the host, by the guest secret or by that of one of the host's seats."""
    host = whole.match.host
    return (guest is not None and guest.id == host) or any(
        whole.seats[seat].guest == host for seat in mine
    )


def _host_is_away(node: Node, whole: Whole) -> bool:
    seats = [row.seat for row in whole.seats if row.guest == whole.match.host]
    return bool(seats) and not _here(node, whole) & set(seats)


def _here(node: Node, whole: Whole) -> set[int]:
    table = node.tables.get(whole.match.id)
    return set() if table is None else table.here()


def check_start(node: Node, whole: Whole, guest: GuestRow | None, mine: Collection[int]) -> None:
    """Refuse a start by somebody who may not start this table."""
    everybody = whole.match.settings.start == "seated" or whole.match.state != "open"
    if everybody or is_host(whole, guest, mine) or _host_is_away(node, whole):
        return
    if any(row.guest == whole.match.host for row in whole.seats):
        raise Refusal("host_only", "Only the host can start this match.")


async def give_seat(
    node: Node, whole: Whole, guest: GuestRow | None, mine: Collection[int], seat: int, give: Give
) -> None:
    """Put a bot on a seat or open it; its person, if any, has to get up."""
    _check_may_give(node, whole, guest, mine, seat)
    try:
        bots.level_number(whole.match.game, give.level)
    except CloseCallError as error:
        raise from_engine(error) from None

    def change(now: Whole, row: SeatRow) -> SeatRow | None:
        if now.match.state != "open":
            raise Refusal("not_open", "The match has started; its seats stay as they are.")
        kind = "bot" if give.kind == "bot" else "open"
        if row.kind == kind and row.level == (give.level if kind == "bot" else None):
            return None
        if kind == "open":
            return SeatRow(seat, "open", None, "", None, None, None)
        return SeatRow(seat, "bot", None, give.level, give.level, None, None)

    await node.seats.assign(whole.match.id, seat, change)


def _check_may_give(
    node: Node, whole: Whole, guest: GuestRow | None, mine: Collection[int], seat: int
) -> None:
    if is_host(whole, guest, mine):
        return
    row = whole.seats[seat]
    unused = row.kind != "person" or seat not in _here(node, whole)
    if not (mine and unused and _host_is_away(node, whole)):
        raise Refusal("host_only", "Only the host can give this seat away.")


async def hand_over(node: Node, whole: Whole, guest: GuestRow, seat: int) -> None:
    """Make the person at a seat the host."""
    if not is_host(whole, guest, ()):
        raise Refusal("host_only", "Only the host can hand the role over.")
    heir = whole.seats[seat]
    if heir.kind != "person" or heir.guest is None:
        raise Refusal("seat_taken", f"There is no person at seat {seat}.")
    most = node.settings.matches_per_guest
    if await node.store.live_of_host(heir.guest) >= most:
        raise Refusal("too_many", f"{heir.name} hosts {most} matches already.")
    if not await node.store.set_host(whole.match.id, heir.guest, guest.id):
        raise Refusal("not_open", "The match has started, or it has another host by now.")
    await node.changed(whole.match.id)


async def rename(node: Node, guest: GuestRow, name: str) -> str:
    """Rename a guest, also where they have sat down and the match has not started."""
    wanted = clean_text(name, "name")
    await node.store.rename_guest(guest.id, wanted)

    def renamed(whole: Whole, row: SeatRow) -> SeatRow | None:
        if whole.match.state != "open" or row.guest != guest.id or row.kind not in RENAMED:
            return None
        several = len(seats_of(whole, None, guest)) > 1
        if row.name == wanted or (several and row.name != guest.name):
            return None  # others play at this device, under names of their own
        return msgspec.structs.replace(row, name=wanted)

    for match in await node.store.live_of_guest(guest.id):
        whole = await node.store.match(match)
        for row in () if whole is None else whole.seats:
            if whole is not None and renamed(whole, row) is not None:
                await node.seats.assign(match, row.seat, renamed)
    return wanted


def name_at(whole: Whole, seat: SeatRow, guest: GuestRow | None) -> str:
    """What somebody is called who sits down without giving a name."""
    if guest is None or (seat.kind == "held" and len(seats_of(whole, None, guest)) > 1):
        return seat.name
    return guest.name
