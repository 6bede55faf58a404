"""The REST interface of the daily challenge."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody

from closecall.protocol import (
    Day,
    MatchForMe,
    PuzzleSolution,
    PuzzleTask,
    PuzzleTry,
    PuzzleVerdict,
)
from closecall.server.challenges.daily import Daily
from closecall.server.http.api import AnyRequest, _guest, _maybe_guest, _node
from closecall.server.http.pages import refuses
from closecall.server.http.puzzles import Speaks


def _daily(request: AnyRequest) -> Daily:
    state = request.app.state
    if "daily" not in state:
        state.daily = Daily(_node(state))
    daily: Daily = state.daily
    return daily


@get("/daily", **refuses())
async def read_day(request: AnyRequest) -> Day:
    """Return today's challenges, their leaderboard, and the proof of yesterday's."""
    return await _daily(request).show(await _maybe_guest(request))


@post("/daily/solo", status_code=200, **refuses(401))
async def play_solo(request: AnyRequest) -> MatchForMe:
    """Begin or resume your match of the day. There is one for each guest."""
    return await _daily(request).play_solo(await _guest(request))


@get("/daily/position", **refuses(404))
async def read_position(request: AnyRequest) -> PuzzleTask:
    """Return the position of the day, as its seat sees it."""
    return await _daily(request).position()


@post("/daily/position/try", status_code=200, **refuses(400, 401, 404, 409, 413))
async def try_position(request: AnyRequest, data: JSONBody[PuzzleTry]) -> PuzzleVerdict:
    """Take your one try at the position of the day."""
    guest = await _guest(request)
    return await _daily(request).try_position(guest, data.move, data.lang)


@get("/daily/position/solution", **refuses(400, 401, 404, 409))
async def solve_position(request: AnyRequest, lang: Speaks = "en") -> PuzzleSolution:
    """Return the solution, once you have tried."""
    return await _daily(request).solve_position(await _guest(request), lang)


router = Router(
    "/api",
    route_handlers=[read_day, play_solo, read_position, try_position, solve_position],
)
