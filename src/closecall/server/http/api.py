"""The REST interface. Handlers are thin: who asks, what for, and on to the part that does it."""

from __future__ import annotations

import logging
from functools import cache
from typing import Annotated, Any, Literal, get_args

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import closecall
from closecall import bots, lessons
from closecall import text as words
from closecall.engine.errors import CloseCallError
from closecall.engine.registry import Game
from closecall.protocol import (
    MAX_SEATS,
    Changes,
    Character,
    Claim,
    GameInfo,
    GameSchema,
    Give,
    Guest,
    GuestCreated,
    HandOver,
    Level,
    MatchForMe,
    MatchList,
    NewGuest,
    NewMatch,
    OptionInfo,
    QrText,
    Replay,
    Start,
    WhatIf,
)
from closecall.server.http.figures import figures
from closecall.server.http.files import WebFiles
from closecall.server.http.pages import qr_svg, refuses
from closecall.server.live.node import Node
from closecall.server.logs import limited
from closecall.server.match.clocks import now_ms
from closecall.server.match.knowledge import LONGEST_DELAY, horizon, known_steps, known_to, sealed
from closecall.server.match.people import seats_of
from closecall.server.match.positions import changes, record_of, replay, stretch
from closecall.server.match.seat_changes import seat_at
from closecall.server.match.watch import check_watching
from closecall.server.problems import Refusal, from_engine
from closecall.server.security import (
    GUEST_PREFIX,
    SEAT_PREFIX,
    clean_text,
    hashed,
    new_id,
    new_secret,
)
from closecall.server.store.base import GuestRow, Whole

log = logging.getLogger("closecall.api")

MOST_LISTED = 100
FAR_FUTURE = 1 << 53

AnyRequest = Request[Any, Any, State]
MatchName = Annotated[str, PathParameter(max_length=64, description="id or code of a match")]
SeatName = Annotated[int, PathParameter(ge=0, lt=MAX_SEATS)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=FAR_FUTURE)]
StepNumber = Annotated[int | None, QueryParameter(ge=0, le=FAR_FUTURE)]


def _node(state: State) -> Node:
    node: Node = state.node
    return node


def _address(request: AnyRequest) -> str:
    """Return where a request comes from: secrets can be made up, addresses cannot."""
    return request.client.host if request.client else ""


def bearer(request: AnyRequest) -> str | None:
    """Return the caller's secret."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret or len(secret) > 200:
        return None
    return secret


async def _maybe_guest(request: AnyRequest) -> GuestRow | None:
    secret = bearer(request)
    if secret is None or not secret.startswith(GUEST_PREFIX):
        return None
    return await _node(request.app.state).store.guests.by_secret(hashed(secret))


async def _guest(request: AnyRequest) -> GuestRow:
    guest = await _maybe_guest(request)
    if guest is None:
        raise Refusal("who_are_you", "Send a guest secret: Authorization: Bearer g.…")
    return guest


async def _whole(request: AnyRequest, name: str) -> Whole:
    node = _node(request.app.state)
    asked = node.budgets.guesses.must_wait(_address(request))
    guest = await _maybe_guest(request) if asked else None
    return await node.seats.find(name, _address(request), bearer(request), guest)


# --- Guests ---------------------------------------------------------------------------------------


@post("/guests", status_code=201, **refuses(400, 413))
async def create_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> GuestCreated:
    """Become a guest: a name is enough. Keep the secret, it cannot be asked for again."""
    address = _address(request)
    if not _node(request.app.state).budgets.guests.take(address):
        limited(log, "guests_per_hour", address)
        raise Refusal("too_many", "Too many new guests from this address; try again later.")
    secret = new_secret(GUEST_PREFIX)
    guest = GuestRow(new_id(), clean_text(data.name, "name"), now_ms())
    await _node(request.app.state).store.guests.add(guest, hashed(secret))
    return GuestCreated(guest.id, guest.name, secret)


@get("/guests/me", **refuses(401))
async def read_guest(request: AnyRequest) -> Guest:
    """Return the guest who is asking."""
    guest = await _guest(request)
    return Guest(guest.id, guest.name)


@put("/guests/me", **refuses(400, 401, 413))
async def rename_guest(request: AnyRequest, data: JSONBody[NewGuest]) -> Guest:
    """Rename this guest, also at seats in matches that have not started."""
    guest = await _guest(request)
    return Guest(guest.id, await _node(request.app.state).seats.hosting.rename(guest, data.name))


@delete("/guests/me", **refuses(401))
async def forget_guest(request: AnyRequest) -> None:
    """Forget this guest, the names and the chat lines of its seats; bots play on for it.

    What it played stays: a match is its moves, and the others have played it too.
    """
    guest = await _guest(request)
    await _node(request.app.state).seats.sitting.forget_guest(guest)


# --- Games ----------------------------------------------------------------------------------------


@get("/games", **refuses())
async def list_games() -> list[GameInfo]:
    """List all games with their options."""
    return [_game_info(game) for game in closecall.list_games()]


def _game(key: str) -> Game:
    try:
        return closecall.game(key)
    except CloseCallError as error:
        raise from_engine(error) from None


def _game_info(game: Game) -> GameInfo:
    options = [
        OptionInfo(o.name, o.kind, o.default, o.meaning, o.low, o.high, list(o.choices), o.first)
        for o in game.options
    ]
    lesson = lessons.load(game.key)
    return GameInfo(
        key=game.key,
        title=game.title,
        seats=list(game.seats),
        options=options,
        hidden=game.hidden,
        chance=game.chance,
        simultaneous=game.simultaneous,
        cooperative=game.cooperative,
        revision=game.revision,
        teams={str(n): [list(team) for team in game.teams(n)] for n in game.seats},
        levels=list(get_args(Level)),
        characters=[name for name in get_args(Character) if name in bots.characters(game.key)],
        low_wins=game.low_wins,
        usual_seats=game.usual_seats,
        minutes=game.minutes,
        kind=game.kind,
        table_talk=game.table_talk,
        objections=bool(game.silent_moves),
        questions=list(game.questions),
        languages=list(game.languages()),
        lesson=0 if lesson is None else lesson.seats,
    )


@get("/games/{key:str}/schema", **refuses(400, 404))
async def game_schema(key: Annotated[str, PathParameter(max_length=64)]) -> GameSchema:
    """Return the JSON Schema of a game's moves, views and events."""
    return _schema(_game(key))


@cache
def _schema(game: Game) -> GameSchema:
    return GameSchema(
        game.key,
        game.revision,
        msgspec.json.schema(game.move_type),
        msgspec.json.schema(game.view_type),
        msgspec.json.schema(game.event_type),
    )


@get("/games/{key:str}/words/{lang:str}", media_type=MediaType.TEXT, **refuses(400, 404))
async def game_words(
    key: Annotated[str, PathParameter(max_length=64)],
    lang: Annotated[str, PathParameter(max_length=16)],
) -> str:
    """Return a game's words as Fluent text, for games the web app was built without."""
    return words.source(_game(key).key, lang)


# --- Matches --------------------------------------------------------------------------------------


@post("/matches", status_code=201, **refuses(400, 401, 404, 409, 413))
async def create_match(request: AnyRequest, data: JSONBody[NewMatch]) -> MatchForMe:
    """Make a match. It starts by itself when its last seat is taken."""
    guest = await _guest(request)
    return await _node(request.app.state).seats.making.create(guest, data)


@get("/matches", **refuses(400, 401, 404))
async def list_matches(
    request: AnyRequest,
    listing: Annotated[Literal["open", "running", "mine"], QueryParameter(name="list")] = "open",
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    before: Moment = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 50,
) -> MatchList:
    """List open matches to join, running ones to watch, or your own; newest first."""
    node = _node(request.app.state)
    until = FAR_FUTURE if before is None else before
    key = None if game is None else _game(game).key
    guest = await _guest(request) if listing == "mine" else await _maybe_guest(request)
    now = now_ms()
    if listing == "mine" and guest is not None:
        wholes = await node.store.of_guest(guest.id, until, limit)
    elif listing == "running":
        wholes = await node.store.listed("running", key, until, limit, now - LONGEST_DELAY)
    else:
        wholes = await node.store.listed("open", key, until, limit)
    full = len(wholes) == limit
    owned = [(whole, seats_of(whole, None, guest)) for whole in wholes]
    matches = [
        await node.seats.showing.public(whole, mine)
        for whole, mine in owned
        if listing != "running" or _can_be_watched(whole, mine, now)
    ]
    return MatchList(matches, wholes[-1].match.created if full else None)


def _can_be_watched(whole: Whole, mine: list[int], now: int) -> bool:
    """Return whether a match runs, as far as this viewer may know, and allows spectators."""
    allowed = whole.match.settings.watch.allow != "nobody"
    return allowed and known_to(whole, mine, now).match.state == "running"


@get("/matches/{match:str}", **refuses(400, 404))
async def read_match(request: AnyRequest, match: MatchName) -> MatchForMe:
    """Return a match by its id or code."""
    whole = await _whole(request, match)
    guest = await _maybe_guest(request)
    node = _node(request.app.state)
    return await node.seats.showing.told(whole, guest, secret=bearer(request))


@delete("/matches/{match:str}", **refuses(400, 401, 403, 404, 409))
async def cancel_match(request: AnyRequest, match: MatchName) -> None:
    """Cancel your own match before it starts."""
    guest = await _guest(request)
    whole = await _whole(request, match)
    await _node(request.app.state).seats.making.cancel(whole, guest)


@post("/matches/{match:str}/seats/{seat:int}", status_code=200, **refuses(400, 401, 404, 409, 413))
async def claim_seat(
    request: AnyRequest, match: MatchName, seat: SeatName, data: JSONBody[Claim]
) -> MatchForMe:
    """Sit down: on an open seat, on one that is held for you, or on your own again."""
    secret = bearer(request)
    guest = await _maybe_guest(request)
    if secret is None or (guest is None and not secret.startswith(SEAT_PREFIX)):
        raise Refusal("who_are_you", "Send a guest secret: Authorization: Bearer g.…")
    whole = await _whole(request, match)
    return await _node(request.app.state).seats.sitting.claim(whole, seat, guest, secret, data)


@delete(
    "/matches/{match:str}/seats/{seat:int}", status_code=200, **refuses(400, 401, 403, 404, 409)
)
async def leave_seat(request: AnyRequest, match: MatchName, seat: SeatName) -> MatchForMe:
    """Get up: before the start the seat is open again, afterwards a bot plays on."""
    whole = await _whole(request, match)
    guest = await _maybe_guest(request)
    node = _node(request.app.state)
    row = seat_at(whole, seat)
    if row.kind != "open":  # or it is left already
        _check_own(request, whole, guest, seat)
        await node.seats.sitting.leave(whole.match.id, seat, row)
    return await node.seats.showing.shown(whole.match.id, guest, secret=bearer(request))


@put("/matches/{match:str}/seats/{seat:int}", **refuses(400, 401, 403, 404, 409, 413))
async def give_seat(
    request: AnyRequest, match: MatchName, seat: SeatName, data: JSONBody[Give]
) -> MatchForMe:
    """Put a bot on a seat or open it, as the host, before the match starts."""
    whole = await _whole(request, match)
    guest = await _maybe_guest(request)
    _check_own(request, whole, guest)
    node = _node(request.app.state)
    mine = seats_of(whole, bearer(request), guest)
    await node.seats.hosting.give_seat(whole, guest, mine, seat_at(whole, seat).seat, data)
    return await node.seats.showing.shown(whole.match.id, guest, secret=bearer(request))


@put("/matches/{match:str}/host", **refuses(400, 401, 403, 404, 409, 413))
async def hand_over(request: AnyRequest, match: MatchName, data: JSONBody[HandOver]) -> MatchForMe:
    """Make another person at the table its host."""
    guest = await _guest(request)
    whole = await _whole(request, match)
    node = _node(request.app.state)
    await node.seats.hosting.hand_over(whole, guest, seat_at(whole, data.seat).seat)
    return await node.seats.showing.shown(whole.match.id, guest)


@post(
    "/matches/{match:str}/seats/{seat:int}/secret",
    status_code=200,
    **refuses(400, 401, 403, 404, 409),
)
async def renew_seat_secret(request: AnyRequest, match: MatchName, seat: SeatName) -> MatchForMe:
    """Renew the secret of your own seat, for a second device; the old one stops working."""
    guest = await _guest(request)
    whole = await _whole(request, match)
    _check_own(request, whole, guest, seat)
    return await _node(request.app.state).seats.sitting.renew_secret(whole, seat, guest)


def _check_own(
    request: AnyRequest, whole: Whole, guest: GuestRow | None, seat: int | None = None
) -> None:
    secret = bearer(request)
    if secret is None:
        raise Refusal("who_are_you", "Send a guest's or a seat's secret.")
    mine = seats_of(whole, secret, guest)
    if seat is None and not mine and (guest is None or whole.match.host != guest.id):
        raise Refusal("not_yours", "Only seated players can do that.")
    if seat is not None and seat not in mine:
        raise Refusal("not_your_seat", f"Seat {seat} is not yours.")


@post("/matches/{match:str}/start", status_code=200, **refuses(400, 401, 403, 404, 409, 413))
async def start_match(request: AnyRequest, match: MatchName, data: JSONBody[Start]) -> MatchForMe:
    """Begin, with bots on the seats still free if wanted."""
    whole = await _whole(request, match)
    guest = await _maybe_guest(request)
    _check_own(request, whole, guest)
    node = _node(request.app.state)
    mine = seats_of(whole, bearer(request), guest)
    node.seats.hosting.check_start(whole, guest, mine)
    await node.seats.starting.start(whole.match.id, data.fill, mine)
    return await node.seats.showing.shown(whole.match.id, guest, secret=bearer(request))


@post("/matches/{match:str}/rematch", status_code=200, **refuses(400, 401, 403, 404, 409))
async def rematch(request: AnyRequest, match: MatchName) -> MatchForMe:
    """Make the next match of the same people, everybody one seat on."""
    guest = await _guest(request)
    whole = await _whole(request, match)
    _check_own(request, whole, guest)
    return await _node(request.app.state).seats.making.rematch(whole, guest)


@get("/matches/{match:str}/replay", **refuses(400, 403, 404, 409))
async def read_replay(
    request: AnyRequest,
    match: MatchName,
    seat: Annotated[str | None, QueryParameter(pattern="^([0-7]|open)$")] = None,
    first: StepNumber = None,
    last: StepNumber = None,
) -> Replay:
    """Return updates of a stretch of a match, as seen by a seat, by everybody or by a spectator."""
    whole = await _whole(request, match)
    if whole.match.state == "open":
        raise Refusal("not_running", "The match has not begun.")
    node = _node(request.app.state)
    steps = await node.store.steps(whole.match.id)
    eyes: int | str | None = int(seat) if seat is not None and seat != "open" else seat
    if isinstance(eyes, int) and eyes >= len(whole.seats):
        raise Refusal("unknown_seat", f"There is no seat {eyes} at this table.")
    mine = seats_of(whole, bearer(request), await _maybe_guest(request))
    now = now_ms()
    if known_to(whole, mine, now).match.state == "running":
        if isinstance(eyes, str):
            raise Refusal("not_over", "All cards can be seen once the match is over.")
        if eyes is None or eyes not in mine:
            check_watching(whole, eyes)
            steps = known_steps(whole, steps, horizon(whole, (), now))
    begin, end = stretch(first, last, len(steps))
    updates = await node.aside.run(_address(request), replay, whole, steps, begin, end, eyes)
    return Replay(whole.match.id, len(steps), updates, changes(steps))


@get("/matches/{match:str}/record", **refuses(400, 404, 409))
async def read_record(request: AnyRequest, match: MatchName) -> Response[bytes]:
    """Return everything `closecall verify` needs, once the match is over."""
    whole = await _whole(request, match)
    mine = seats_of(whole, bearer(request), await _maybe_guest(request))
    now = now_ms()
    if known_to(whole, mine, now).match.state != "over":
        raise Refusal("not_over", "The record is available once the match is over.")
    if sealed(whole, now):
        raise Refusal("sealed", "Others are still playing this deal. Try again tomorrow.")
    node = _node(request.app.state)
    steps = await node.store.steps(whole.match.id)
    record = await node.aside.run(_address(request), record_of, whole, steps)
    name = f"{whole.match.game}-{whole.match.code}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record, media_type="application/json", headers=headers)


# --- Pictures -------------------------------------------------------------------------------------


@get("/matches/{match:str}/qr.svg", **refuses(400, 404))
async def match_qr(request: AnyRequest, match: MatchName) -> Response[bytes]:
    """Return the address to share as a QR code, for phones."""
    whole = await _whole(request, match)
    try:
        base = _node(request.app.state).settings.url or str(request.base_url)
        picture = await _picture(request, f"{base.rstrip('/')}/m/{whole.match.code}")
    except ValueError:
        raise Refusal("malformed", "The Host header is no address to share.") from None
    return Response(picture, media_type="image/svg+xml")


@post("/qr", status_code=200, **refuses(400, 413))
async def any_qr(request: AnyRequest, data: JSONBody[QrText]) -> Response[bytes]:
    """Return a short text as a QR code, e.g. the private link to a seat."""
    return Response(await _picture(request, data.text), media_type="image/svg+xml")


async def _picture(request: AnyRequest, text: str) -> bytes:
    return await _node(request.app.state).aside.run(_address(request), qr_svg, text)


@post("/lab", status_code=200, **refuses(400, 401, 404, 413))
async def what_if(request: AnyRequest, data: JSONBody[WhatIf]) -> Changes:
    """Measure with bots what an edition or options would change; takes some seconds."""
    guest = await _guest(request)
    _game(data.game)
    return await _node(request.app.state).lab.compare(guest.id, data)


api = Router(
    "/api",
    route_handlers=[
        create_guest,
        read_guest,
        rename_guest,
        forget_guest,
        list_games,
        game_schema,
        game_words,
        create_match,
        list_matches,
        read_match,
        cancel_match,
        claim_seat,
        leave_seat,
        give_seat,
        hand_over,
        renew_seat_secret,
        start_match,
        rematch,
        read_replay,
        read_record,
        match_qr,
        any_qr,
        what_if,
    ],
)


# --- Operation and pages --------------------------------------------------------------------------


@get("/healthz", include_in_schema=False, sync_to_thread=False)
def healthz(request: AnyRequest) -> Response[str]:
    """Report whether this node serves: it runs, and moves can be saved."""
    node = _node(request.app.state)
    wrong = "stopping" if node.stopping else "store" if not node.well else ""
    return Response(wrong or "ok", status_code=503 if wrong else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Return metrics for Prometheus."""
    node = _node(request.app.state)
    text = figures(node, await node.store.count_states())
    return Response(text, media_type="text/plain; version=0.0.4")


_files = WebFiles()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def web(request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """Serve the web app, and the documentation if it was built."""
    return _files.response(path, request.headers.get("accept-encoding", ""))
