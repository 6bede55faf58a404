"""The web app's files, the page that documents the REST interface, and QR codes."""

from __future__ import annotations

import html
import io
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import segno
from litestar import Request, Response
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Operation

import closecall
from closecall.server.problems import Refusal
from closecall.server.protocol import Problem

FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
FOR_PROGRAMS = ("/api/openapi.json", "/api/docs")

PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Close Call</title>
<h1>Close Call</h1>
<p>The table server runs. The web app is not part of this installation.
<p><a href="/api/docs">The interface for programs</a>
</html>
"""


class WebFiles:
    """Files of the built web app; addresses of its pages all lead to `index.html`."""

    def __init__(self) -> None:
        root = Path(closecall.__file__).parent / "web"
        self._files = {
            file.relative_to(root).as_posix(): file
            for file in root.rglob("*")
            if file.is_file() and not file.is_symlink() and file.suffix != ".py"
        }
        self._cache: dict[str, tuple[bytes, str]] = {}

    def response(self, path: str) -> Response[bytes]:
        """The file an address means."""
        name = path.lstrip("/")
        if name == "api" or name.startswith("api/"):
            raise _nothing()
        found = self._read(name) if name else None
        if found is not None:
            caching = FOREVER if name.startswith("assets/") else ALWAYS_ASK
            return _response(*found, caching)
        if "." in name.rsplit("/", 1)[-1]:
            raise _nothing()
        page = self._read("index.html") or (PLAIN_PAGE.encode(), "text/html")
        return _response(*page, ALWAYS_ASK)

    def _read(self, name: str) -> tuple[bytes, str] | None:
        if name in self._cache:
            return self._cache[name]
        file = self._files.get(name)
        if file is None:
            return None
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        found = (file.read_bytes(), kind)
        self._cache[name] = found
        return found


def only_these(request: Request[Any, Any, Any]) -> None:
    """Keep the framework's own page for unknown addresses away: programs expect a `Problem`."""
    if request.scope["path"].rstrip("/") not in FOR_PROGRAMS:
        raise _nothing()


def _nothing() -> Refusal:
    return Refusal("not_found", "There is nothing at this address.")


def _response(content: bytes, kind: str, caching: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"cache-control": caching})


def qr_svg(text: str) -> bytes:
    """A QR code as an SVG picture."""
    picture = io.BytesIO()
    segno.make(text, micro=False).save(
        picture, kind="svg", scale=8, border=3, xmldecl=False, dark="#000", light="#fff"
    )
    return picture.getvalue()


REFUSALS = {
    400: "malformed",
    401: "who are you?",
    403: "not yours",
    404: "no such thing",
    409: "not now",
    413: "too large",
    429: "too much",
}


@dataclass
class Told(Operation):
    """An operation whose summary is what its handler says of itself."""

    def __post_init__(self) -> None:
        self.summary, self.description = self.description, None


def refuses(*statuses: int) -> dict[str, Any]:
    """How the schema describes a handler: in its own words, and with what it may refuse."""
    problems = {
        status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status])
        for status in (*statuses, 429)
    }
    return {"operation_class": Told, "responses": problems}


class DocsPage(OpenAPIRenderPlugin):
    """The OpenAPI schema as a plain page that loads nothing from anywhere."""

    def __init__(self) -> None:
        super().__init__(path="/docs")
        self._page = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page, written once."""
        if not self._page:
            self._page = self._written(openapi_schema)
        return self._page

    def _written(self, openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            '<!doctype html><html lang="en"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            "<title>Close Call: interface for programs</title>",
            "<h1>Close Call: interface for programs</h1>",
            '<p>As <a href="/api/openapi.json">OpenAPI</a>. The socket is described in',
            " <code>docs/protocol.md</code>.</p>",
        ]
        for path, methods in sorted(openapi_schema.get("paths", {}).items()):
            for method, operation in methods.items():
                if isinstance(operation, dict):
                    parts += _operation(method, path, operation)
        parts.append("<h2>Shapes</h2>")
        for name, schema in sorted(openapi_schema.get("components", {}).get("schemas", {}).items()):
            parts += _shape(name, schema)
        return "".join([*parts, "</html>"]).encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    parts = [f"<h2><code>{method.upper()} {html.escape(path)}</code></h2>"]
    parts.append(
        f"<p>{html.escape(operation.get('description') or operation.get('summary', ''))}</p>"
    )
    parts.append("<ul>")
    for parameter in operation.get("parameters", []):
        shown = f"{parameter['in']} {parameter['name']}: {_kind(parameter.get('schema', {}))}"
        parts.append(f"<li>{html.escape(shown)}</li>")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    if body:
        parts.append(f"<li>body: {html.escape(_kind(body.get('schema', {})))}</li>")
    for status, answer in operation.get("responses", {}).items():
        content = answer.get("content", {}).get("application/json", {})
        shown = f"{status}: {_kind(content.get('schema', {})) if content else ''}"
        parts.append(f"<li>{html.escape(shown)}</li>")
    return [*parts, "</ul>"]


def _shape(name: str, schema: dict[str, Any]) -> list[str]:
    parts = [f'<h3 id="{html.escape(name)}">{html.escape(name)}</h3>']
    parts.append(f"<p>{html.escape(schema.get('description', ''))}</p><ul>")
    for field, value in schema.get("properties", {}).items():
        needed = "" if field in schema.get("required", []) else " (optional)"
        parts.append(
            f"<li><code>{html.escape(field)}</code>: {html.escape(_kind(value))}{needed}</li>"
        )
    return [*parts, "</ul>"]


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(_kind(each) for each in schema.get("oneOf", schema.get("anyOf", [])))
    if "enum" in schema:
        return " | ".join(str(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
