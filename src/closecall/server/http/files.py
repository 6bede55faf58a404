"""Files the server sends: the built web app, and the documentation where it was built.

Files are read once. Where the build step left a compressed twin (`.br`, `.gz`), a client that
understands it gets that.
"""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from litestar import Response
from msgspec import Struct

import closecall
from closecall.server.problems import Refusal
from closecall.server.security import CONTENT_POLICY

FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""What a file may be compressed with, the smallest first."""
PACKAGE: Final = Path(closecall.__file__).parent

PLAIN_PAGE: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Close Call</title>
<h1>Close Call</h1>
<p>The table server is running. The web app is not part of this installation.
<p><a href="/api/docs">The interface for programs</a>
</html>
"""


class Found(Struct, frozen=True):
    """A file as it goes out: its bytes, plain and compressed, and what it is."""

    content: bytes
    kind: str
    packed: tuple[tuple[str, bytes], ...] = ()


class Folder:
    """The files below a folder of the package, by their address."""

    def __init__(self, root: Path) -> None:
        self._files = {
            file.relative_to(root).as_posix(): file
            for file in root.rglob("*")
            if file.is_file() and not file.is_symlink() and file.suffix != ".py"
        }
        self._cache: dict[str, Found] = {}

    def read(self, name: str) -> Found | None:
        """Return the file at an address, or None."""
        if name in self._cache:
            return self._cache[name]
        file = self._files.get(name)
        if file is None:
            return None
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        packed = tuple(
            (encoding, self._files[name + ending].read_bytes())
            for encoding, ending in ENCODINGS
            if name + ending in self._files
        )
        found = self._cache[name] = Found(file.read_bytes(), kind, packed)
        return found


AHEAD: Final = "ahead-*.js"
"""The script that asks for a table before the app is there: wanted with its page, on no other."""
IS_TABLE: Final = re.compile(r"m/[^/]+/?")


class WebFiles:
    """The web app, whose pages all lead to `index.html`, and the documentation under `/docs`."""

    def __init__(self, package: Path = PACKAGE) -> None:
        self._app = Folder(package / "web")
        self._site = Folder(package / "site")
        made = (package / "web" / "assets").glob(AHEAD)
        self._ahead = next((file.name for file in made), None)

    def response(self, path: str, accepted: str = "") -> Response[bytes]:
        """Return what an address means, compressed as the client accepts it."""
        name = path.lstrip("/")
        if name == "api" or name.startswith("api/"):
            raise _nothing()
        if name == "docs" or name.startswith("docs/"):
            return self._documentation(name.removeprefix("docs").lstrip("/"), accepted)
        found = self._app.read(name) if name else None
        if found is not None:
            caching = FOREVER if name.startswith("assets/") else ALWAYS_ASK
            return _response(found, caching, accepted)
        if "." in name.rsplit("/", 1)[-1]:
            raise _nothing()
        page = self._app.read("index.html") or Found(PLAIN_PAGE, "text/html")
        answer = _response(page, ALWAYS_ASK, accepted)
        if self._ahead and IS_TABLE.fullmatch(name):
            answer.headers["link"] = f"</assets/{self._ahead}>; rel=modulepreload; crossorigin"
        return answer

    def _documentation(self, name: str, accepted: str) -> Response[bytes]:
        page = "/".join([*filter(None, [name.strip("/")]), "index.html"])
        found = self._site.read(name) or self._site.read(page)
        if found is None:
            raise _nothing()
        answer = _response(found, ALWAYS_ASK, accepted)
        if found.kind == "text/html":
            answer.headers["content-security-policy"] = policy_for(found.content)
        return answer


def policy_for(page: bytes) -> str:
    """Return the content policy of a page we built ourselves: its own inline scripts may run."""
    scripts = re.findall(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    digests = {base64.b64encode(hashlib.sha256(script).digest()).decode() for script in scripts}
    allowed = " ".join(["'self'", *sorted(f"'sha256-{digest}'" for digest in digests)])
    return CONTENT_POLICY.replace("script-src 'self'", f"script-src {allowed}").replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )


def _nothing() -> Refusal:
    return Refusal("not_found", "There is nothing at this address.")


def _response(found: Found, caching: str, accepted: str) -> Response[bytes]:
    headers = {"cache-control": caching}
    content = found.content
    if found.packed:
        headers["vary"] = "accept-encoding"
        taken = _accepted(accepted)
        for encoding, packed in found.packed:
            if encoding in taken:
                headers["content-encoding"] = encoding
                content = packed
                break
    return Response(content, media_type=found.kind, headers=headers)


def _accepted(header: str) -> set[str]:
    """Return the encodings a client takes; one with quality 0 is refused."""
    names = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return names
