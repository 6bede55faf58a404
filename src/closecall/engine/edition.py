"""Edition files: the parts of a box that the rule books leave open, as readable TOML.

A game describes its edition as a msgspec Struct and a function that checks what types cannot say.
The owner of a box writes another file and plays it with `edition=`; a bad one is refused with the
place (line, and key) and the reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from closecall.engine.errors import BadEdition

T = TypeVar("T", bound=msgspec.Struct)

LARGEST_FILE = 256 * 1024


def convert(kind: type[T], content: object, check: Callable[[T], None]) -> T:
    """The edition a dict describes, checked; `BadEdition` names the place otherwise."""
    try:
        edition = msgspec.convert(content, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise _explained(content, str(error)) from None
    check(edition)
    return edition


class Editions(Generic[T]):
    """The editions of one game: called with an `edition` option, it gives what that means."""

    def __init__(self, kind: type[T], rules: str, check: Callable[[T], None]) -> None:
        """Its parts, the file that `edition.toml` lies beside, and what types cannot check."""
        self._kind = kind
        self._file = Path(rules).with_name("edition.toml")
        self._check = check
        self._default: T | None = None

    def __call__(self, option: object) -> T:
        """The edition an option means: `default`, or the content of a file."""
        if option == "default":
            if self._default is None:
                self._default = convert(self._kind, read(self._file), self._check)
            return self._default
        if isinstance(option, dict):
            return convert(self._kind, option, self._check)
        expected = "'default' or the content of an edition file"
        raise BadEdition(expected, option, where="option edition")


def refuse(place: str, expected: str, came: object) -> BadEdition:
    """The error for a value that has the right type and yet cannot be played."""
    return BadEdition(expected, came, where=f"edition {place}")


def read(path: Path) -> dict[str, object]:
    """The content of an edition file, not yet checked by its game."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadEdition("a readable file", f"{path} ({error.strerror})", where="edition") from None
    if len(raw) > LARGEST_FILE:
        raise BadEdition(f"at most {LARGEST_FILE} bytes", f"{len(raw)} bytes", where=str(path))
    try:
        return tomllib.loads(raw.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadEdition(f"TOML ({error})", path.name, where=str(path)) from None


def load(path: Path, check: Callable[[dict[str, object]], object]) -> dict[str, object]:
    """The content of an edition file its game accepts; errors name the line."""
    content = read(path)
    try:
        check(content)
    except BadEdition as error:
        line = line_of(path.read_text(), error.where)
        place = f"{path.name}, line {line}, {error.where}"
        raise BadEdition(error.expected, error.came, where=place) from None
    return content


def line_of(text: str, where: str) -> int:
    """The line of a TOML text on which `edition a.b[2]` stands, or the nearest one found."""
    keys = re.findall(r"[A-Za-z_][\w-]*|\[\d+\]", where.removeprefix("edition"))
    lines = text.splitlines() or [""]
    at = 0
    for key in keys:
        if key.startswith("["):
            at = _skip_items(lines, at, int(key[1:-1]))
            continue
        pattern = re.compile(
            rf"^\s*(\[+[\w.\"-]*\b{re.escape(key)}\b.*\]|\"?{re.escape(key)}\"?\s*=)"
        )
        at = next((i for i in range(at, len(lines)) if pattern.match(lines[i])), at)
    return at + 1


def _skip_items(lines: list[str], at: int, index: int) -> int:
    """Line of the index-th item of an array that starts on line `at` (of tables, or one a line)."""
    header = lines[at].strip()
    if header.startswith("[["):
        tables = [i for i, line in enumerate(lines) if line.strip() == header]
        return tables[index] if index < len(tables) else at
    return at + 1 + index if header.endswith("[") and at + 1 + index < len(lines) else at


def _explained(content: object, message: str) -> BadEdition:
    """What msgspec found wrong, in our words."""
    reason, _, place = message.partition(" - at `$")
    reason, _, table = reason.partition(" - at `key` in `$")
    if table:  # a key that is none of those allowed there
        name = reason.removeprefix("Invalid enum value ").strip("'")
        return BadEdition("a name known here", name, where=_place(table))
    reason, _, got = reason.removeprefix("Expected ").partition(", got ")
    reason = reason[:1].lower() + reason[1:]  # names inside keep their case
    came = got.strip("`") if got and "[...]" in place else _at(content, place)
    return BadEdition(reason, came, where=_place(place))


def _place(path: str) -> str:
    return "edition " + path.removesuffix("`").lstrip(".") if path else "edition"


def _at(content: object, path: str) -> object:
    """The value a msgspec path points at, as far as it can be followed."""
    found = content
    for key, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", path):
        if key and isinstance(found, dict) and key in found:
            found = found[key]
        elif index and isinstance(found, list) and int(index) < len(found):
            found = found[int(index)]
        else:
            break
    return found
