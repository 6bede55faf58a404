"""Reviews over REST: ask once, look how far it is, read it, and try a decision again."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter
from msgspec import Raw

from closecall.protocol import Replay
from closecall.server.http.api import (
    FAR_FUTURE,
    AnyRequest,
    MatchName,
    SeatName,
    _address,
    _maybe_guest,
    _node,
    _whole,
    bearer,
)
from closecall.server.http.pages import refuses
from closecall.server.match import frames
from closecall.server.match.clocks import now_ms
from closecall.server.match.fold import fold
from closecall.server.match.knowledge import known_to, sealed
from closecall.server.match.people import seats_of
from closecall.server.match.positions import changes
from closecall.server.match.seat_changes import seat_at
from closecall.server.problems import Refusal
from closecall.server.reviews.service import Reviews
from closecall.server.reviews.shape import MoveWeighed, ReviewState
from closecall.server.store.base import GuestRow, Step, Whole

LONGEST_MOVE = 200


def _reviews(state: State) -> Reviews:
    service: Reviews = state.reviews
    return service


async def _finished(request: AnyRequest, name: str) -> tuple[Whole, list[int], GuestRow | None]:
    """Return a match that is over as far as the viewer may know, and the viewer's seats."""
    whole = await _whole(request, name)
    guest = await _maybe_guest(request)
    mine = seats_of(whole, bearer(request), guest)
    now = now_ms()
    if known_to(whole, mine, now).match.state != "over":
        raise Refusal("not_over", "A match can be reviewed once it is over.")
    if sealed(whole, now):
        raise Refusal("sealed", "Others are still playing this deal. It can be reviewed tomorrow.")
    return whole, mine, guest


@post("/matches/{match:str}/review", status_code=202, **refuses(400, 401, 403, 404, 409))
async def ask_review(request: AnyRequest, match: MatchName) -> ReviewState:
    """Ask for the review of a finished match you sat at. It is made once and kept."""
    whole, mine, guest = await _finished(request, match)
    if bearer(request) is None:
        raise Refusal("who_are_you", "Send a guest's or a seat's secret.")
    if not mine:
        raise Refusal("not_yours", "Only people who played a match can ask for its review.")
    owner = guest.id if guest is not None else whole.seats[mine[0]].guest or whole.match.host
    await _reviews(request.app.state).ask(whole, owner)
    return await _shown(request, whole, mine)


@get("/matches/{match:str}/review", **refuses(400, 404, 409))
async def read_review(request: AnyRequest, match: MatchName) -> ReviewState:
    """Read the review of a finished match, or how far it is; anybody who knows the end may."""
    whole, mine, _ = await _finished(request, match)
    return await _shown(request, whole, mine)


async def _shown(request: AnyRequest, whole: Whole, mine: list[int]) -> ReviewState:
    found = await _reviews(request.app.state).read(whole.match.id)
    return msgspec.structs.replace(found, may_ask=bool(mine))


@get("/matches/{match:str}/seats/{seat:int}/moment", **refuses(400, 404, 409))
async def read_moment(
    request: AnyRequest,
    match: MatchName,
    seat: SeatName,
    at: Annotated[int, QueryParameter(ge=0, le=FAR_FUTURE)],
) -> Replay:
    """Read one moment of a finished match as a seat saw it, with what it could have played."""
    whole, _, _ = await _finished(request, match)
    eyes = seat_at(whole, seat).seat
    node = _node(request.app.state)
    steps = await node.store.steps(whole.match.id)
    if at > len(steps):
        raise Refusal("malformed", f"Ask for a step from 0 to {len(steps)}.")
    update = await node.aside.run(_address(request), moment, whole, steps[:at], eyes)
    return Replay(whole.match.id, len(steps), [Raw(update)], changes(steps[:at]))


@get("/matches/{match:str}/seats/{seat:int}/weigh", **refuses(400, 401, 403, 404, 409, 429))
async def weigh_move(
    request: AnyRequest,
    match: MatchName,
    seat: SeatName,
    at: Annotated[int, QueryParameter(ge=0, le=FAR_FUTURE)],
    move: Annotated[str, QueryParameter(max_length=LONGEST_MOVE)],
) -> MoveWeighed:
    """Weigh a move you could have played at a step of a finished match, as its review would."""
    whole, mine, guest = await _finished(request, match)
    if seat not in mine:
        raise Refusal("not_yours", "Only the player of a seat can try its decisions again.")
    owner = guest.id if guest is not None else whole.seats[seat].guest or whole.match.host
    return await _reviews(request.app.state).weigh(whole, seat, at, move, owner)


def moment(whole: Whole, steps: list[Step], seat: int) -> bytes:
    """Return the update a seat got after these steps, legal moves included."""
    [update] = frames.updates(whole.match.id, fold(whole, steps), [seat])
    return update


reviews = Router("/api", route_handlers=[ask_review, read_review, read_moment, weigh_move])
