"""The REST part as an application, and how it says what it refuses."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from closecall.protocol import VERSION, Problem
from closecall.server.http import api, daily, puzzles
from closecall.server.http.bodies import Asked
from closecall.server.http.pages import DocsPage, only_these
from closecall.server.http.reviews import reviews
from closecall.server.http.seen import seen
from closecall.server.problems import Refusal
from closecall.server.settings import Settings
from closecall.server.store.base import StoreError

log = logging.getLogger("closecall.app")

LONGEST = 500
"""Characters of what the framework says: it likes to quote whole addresses."""


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Return a refusal over REST."""
    headers = {"retry-after": "10"} if refusal.status == 429 else {}
    return Response(
        Problem(refusal.code, refusal.message), status_code=refusal.status, headers=headers
    )


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Turn an error of the framework into one of our problems."""
    code = {404: "not_found", 405: "wrong_method", 413: "too_large"}
    detail = error.detail if error.status_code < 500 else "Something went wrong here."
    extra = getattr(error, "extra", None)
    if error.status_code == 400 and isinstance(extra, list):
        detail += ": " + "; ".join(_said(each) for each in extra[:5])
    return Response(
        Problem(code.get(error.status_code, "malformed"), detail[:LONGEST]),
        status_code=error.status_code,
    )


def _said(extra: object) -> str:
    if isinstance(extra, dict):
        return f"{extra.get('key', '')} {extra.get('message', '')}".strip()
    return str(extra)


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a fault of ours: logged without values, reported without details."""
    request.app.state.node.metrics.errors += 1
    if is_store_failure(error):
        log.error("store failed: %s", type(error).__name__)
        return Response(Problem("busy", "The database is not answering."), status_code=503)
    log.error("a request failed", exc_info=error)
    return Response(Problem("fault", "Something went wrong here."), status_code=500)


def rest(settings: Settings) -> Litestar:
    """Return the REST part with its schema and documentation."""
    return Litestar(
        route_handlers=[
            api.api,
            reviews,
            puzzles.router,
            daily.router,
            api.healthz,
            api.metrics,
            seen,
            api.web,
        ],
        exception_handlers={
            Refusal: refused,
            HTTPException: http_problem,
            Exception: unexpected,
        },
        request_class=Asked,
        openapi_config=OpenAPIConfig(
            title="Close Call",
            version=str(VERSION),
            path="/api",
            use_handler_docstrings=True,
            openapi_router=Router(
                "/api", route_handlers=[], include_in_schema=False, before_request=only_these
            ),
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), DocsPage()],
        ),
        request_max_body_size=settings.body_bytes,
        logging_config=None,
    )


def is_store_failure(error: BaseException) -> bool:
    """Return whether the database did it: a full disk, a lost connection."""
    kinds = (StoreError, sqlite3.Error, OSError, TimeoutError)
    return isinstance(error, kinds) or type(error).__module__.startswith("asyncpg")
