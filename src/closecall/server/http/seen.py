"""How a request arrives: what proxies on the way made of it, told to its sender."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from msgspec import Struct

from closecall.server.match.clocks import now_ms


class Seen(Struct):
    """The sender's own request as the server sees it."""

    address: str
    scheme: str
    host: str
    forwarded: bool
    """Whether a proxy named the address it comes from."""
    believed: bool
    """Whether that address is the one the sender counts under."""
    now: int


@get("/api/seen", include_in_schema=False, sync_to_thread=False)
def seen(request: Request[Any, Any, State]) -> Seen:
    """Tell the sender what arrived; `closecall doctor` compares it with what was sent."""
    address = request.client.host if request.client else ""
    named = [part.strip() for part in request.headers.get("x-forwarded-for", "").split(",")]
    return Seen(
        address=address,
        scheme=request.scope["scheme"],
        host=request.headers.get("host", ""),
        forwarded=any(named),
        believed=address in named,
        now=now_ms(),
    )
