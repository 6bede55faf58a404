"""The page that documents the REST interface, and QR codes."""

from __future__ import annotations

import html
import io
from dataclasses import dataclass
from typing import Any

import segno
from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Operation

from closecall.protocol import Problem
from closecall.server.problems import Refusal

FOR_PROGRAMS = ("/api/openapi.json", "/api/docs")


def only_these(request: Request[Any, Any, Any]) -> None:
    """Keep the framework's own page for unknown addresses away: programs expect a `Problem`."""
    if request.scope["path"].rstrip("/") not in FOR_PROGRAMS:
        raise _nothing()


def _nothing() -> Refusal:
    return Refusal("not_found", "There is nothing at this address.")


def qr_svg(text: str) -> bytes:
    """Return a QR code as an SVG picture."""
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
    """Describe a handler in the schema: in its own words, and with what it may refuse."""
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
        """Return the page, written once."""
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
