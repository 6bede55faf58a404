"""Reading the body of a request without building more than its type can hold.

A body is decoded straight into the Struct its handler wants, so whatever does not fit is refused
where it stands, not after it has become a hundred thousand lists.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request

from closecall.server.problems import Refusal
from closecall.server.security import check_depth

MOST_CONTAINERS = 8_000
MOST_COMMAS = 24_000
"""Both more than a record of `MOST_MOVES` moves has, the longest body there is."""
LONGEST_REASON = 300


class Asked(Request[Any, Any, Any]):
    """A request whose body may be any bytes at all."""

    async def json(self) -> Any:
        """Return the body as its handler wants it; refused otherwise."""
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":  # what a form of another site can send is not that
            raise Refusal("malformed", "Send the body as JSON: Content-Type: application/json.")
        field = self.route_handler.parsed_data_field
        return decoded(await self.body(), Any if field is None else field.annotation)


def decoded(raw: bytes, kind: Any) -> Any:
    """Return the value of some type in a body."""
    if raw.count(b"[") + raw.count(b"{") > MOST_CONTAINERS or raw.count(b",") > MOST_COMMAS:
        raise Refusal("malformed", "The body holds more values than any request needs.")
    try:
        body = _decoder(kind).decode(raw)
    except (UnicodeDecodeError, RecursionError):
        raise Refusal("malformed", "The body is not valid JSON.") from None
    except msgspec.MsgspecError as error:
        reason = str(error)[:LONGEST_REASON]  # it may quote a name as long as the body
        raise Refusal("malformed", f"The body does not have the expected form: {reason}.") from None
    check_depth(body)
    return body


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, strict=False)
