"""Finding a match by its id or its code.

Ids cannot be guessed, codes can: a wrong one counts against the address that tried it, over REST
and sockets alike, and an address that tried too many has to wait.
"""

from __future__ import annotations

from closecall.server.match.people import seats_of
from closecall.server.problems import Refusal
from closecall.server.seats.desk import Desk
from closecall.server.security import id_or_code, is_code
from closecall.server.store.base import GuestRow, Whole


async def find(
    desk: Desk, name: str, guesser: str, secret: str | None, guest: GuestRow | None
) -> Whole:
    """Return the match with this id or code. `guesser`: the address that asks, or the guest.

    People who sit at the match find it even while their neighbours have to wait; it is read in any
    case, so that how long the refusal takes tells nothing.
    """
    wanted = id_or_code(name)
    whole = await desk.store.match(wanted)
    guesses = desk.budgets.guesses
    if is_code(wanted) and guesses.must_wait(guesser):
        if whole is None or not seats_of(whole, secret, guest):
            raise Refusal("too_fast", "Too many wrong codes came from here. Please wait a minute.")
    if whole is None:
        if is_code(wanted):
            guesses.wrong(guesser)
        raise Refusal("unknown_match", "There is no such match.")
    return whole
