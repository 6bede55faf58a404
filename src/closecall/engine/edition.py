"""Edition files: the parts of a box that the rule books leave open, as readable TOML.

A game describes its edition as a msgspec Struct and a function that checks what types cannot say.
The owner of a box writes another file and plays it with `edition=`; a bad one is refused with the
place (line, and key) and the reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from closecall.engine import mismatch
from closecall.engine.bounds import DEEPEST, LARGEST_TEXT, check_content, check_text
from closecall.engine.errors import BadEdition

T = TypeVar("T", bound=msgspec.Struct)

LONGEST_PLACE = 120


def convert(kind: type[T], content: object, check: Callable[[T], None]) -> T:
    """Return the edition a dict describes, checked; `BadEdition` names the place otherwise."""
    check_content(content)
    try:
        edition = msgspec.convert(content, kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError):
        raise _explained(kind, content) from None
    check(edition)
    return edition


class Editions(Generic[T]):
    """The editions of one game: called with an `edition` option, it gives what that means.

    `default` means the box of a revision: `edition.toml` now, `edition-r1.toml` for matches that
    began by revision 1 or earlier if that box was another one. `named` are further boxes that ship
    with the game: a name that the option takes, and the file beside `edition.toml` it stands for.
    """

    def __init__(
        self,
        kind: type[T],
        rules: str,
        check: Callable[[T], None],
        named: Mapping[str, str] | None = None,
    ) -> None:
        """Its parts, the file that `edition.toml` lies beside, and what types cannot check."""
        self._kind = kind
        self._file = Path(rules).with_name("edition.toml")
        self._check = check
        self._named = {name: self._file.with_name(file) for name, file in (named or {}).items()}
        self._shipped: dict[Path, T] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names the option accepts, the default first."""
        return ("default", *self._named)

    def __call__(self, option: object, revision: int | None = None) -> T:
        """Return the edition an option means: one by its name, or the content of a file."""
        if isinstance(option, dict):
            return convert(self._kind, option, self._check)
        file = self.file_of(option, revision)
        if file not in self._shipped:
            self._shipped[file] = convert(self._kind, read(file), self._check)
        return self._shipped[file]

    def file_of(self, name: object, revision: int | None = None) -> Path:
        """Return the file of an edition that ships with the game; `default` is a revision's own."""
        if name == "default":
            return self._default_of(revision)
        if isinstance(name, str) and name in self._named:
            return self._named[name]
        names = ", ".join(map(repr, self.names))
        expected = f"{names}, or an edition's content: a table (dict) or the text of a TOML file"
        raise BadEdition(expected, name, where="option edition")

    def _default_of(self, revision: int | None) -> Path:
        """Return the box that was the default by that revision."""
        if revision is None:
            return self._file
        kept = {_revision_of(file): file for file in self._file.parent.glob("edition-r*.toml")}
        later = [last for last in kept if last >= revision]
        return kept[min(later)] if later else self._file


def _revision_of(file: Path) -> int:
    """Return the last revision whose default box is in this file."""
    return int(file.stem.removeprefix("edition-r"))


def refuse(place: str, expected: str, came: object) -> BadEdition:
    """Return the error for a value that has the right type and yet cannot be played."""
    return BadEdition(expected, came, where=f"edition {place}")


def read(path: Path) -> dict[str, object]:
    """Return the content of an edition file, not yet checked by its game."""
    return _tables(_text(path), str(path))


def _text(path: Path) -> str:
    """Return the text of a file, of which no more is read than an edition can have."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_TEXT + 1)
    except OSError as error:
        raise BadEdition("a readable file", f"{path} ({error.strerror})", where="edition") from None
    if len(raw) > LARGEST_TEXT:
        raise BadEdition(f"at most {LARGEST_TEXT} bytes", "more", where=str(path))
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BadEdition(f"TOML ({error})", path.name, where=str(path)) from None


def _tables(text: str, name: str) -> dict[str, object]:
    check_text(text, name)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, or a number of thousands of digits
        raise BadEdition(f"TOML ({error})", text, where=name) from None


def is_text(option: str) -> bool:
    """Return whether this can be the text of an edition file rather than an edition's name."""
    return "=" in option or "\n" in option


def load(path: Path, check: Callable[[dict[str, object]], object]) -> dict[str, object]:
    """Return the content of an edition file its game accepts; errors name the line."""
    return parse(_text(path), check, path.name)


def parse(
    text: str, check: Callable[[dict[str, object]], object], name: str = "edition"
) -> dict[str, object]:
    """Return the content of the text of an edition file its game accepts; errors name the line."""
    content = _tables(text, name)
    try:
        check(content)
    except BadEdition as error:
        place = f"{name}, line {line_of(text, error.where)}, {error.where}"
        raise BadEdition(error.expected, error.got, where=place) from None
    return content


def line_of(text: str, where: str) -> int:
    """Return the line of a TOML text on which `edition a.b[2]` stands, or the nearest one found."""
    keys = re.findall(r"\[\d{1,9}\]|[\w-]+", where.removeprefix("edition")[:LONGEST_PLACE])
    lines = text.splitlines() or [""]
    at = 0
    for key in keys[: 2 * DEEPEST]:  # each a table or an entry of a list
        if key.startswith("["):
            at = _skip_items(lines, at, int(key[1:-1]))
        else:
            at = next((i for i in range(at, len(lines)) if _names(lines[i], key)), at)
    return at + 1


def _names(line: str, key: str) -> bool:
    """Return whether a line is a table header or an assignment with this key in its name."""
    if key not in line:
        return False
    line = line.strip()
    name = line.strip("[").partition("]")[0] if line.startswith("[") else line.partition("=")[0]
    return key in [part.strip().strip("\"'") for part in name.split(".")]


def _skip_items(lines: list[str], at: int, index: int) -> int:
    """Return the line of an item of an array that starts on line `at` (tables, or one a line)."""
    header = lines[at].strip()
    if header.startswith("[["):
        tables = [i for i, line in enumerate(lines) if line.strip() == header]
        return tables[index] if index < len(tables) else at
    return at + 1 + index if header.endswith("[") and at + 1 + index < len(lines) else at


def _explained(kind: type[T], content: object) -> BadEdition:
    """Explain in our own words what does not fit the edition's type."""
    found = mismatch.first(kind, content)
    if found is None:  # msgspec refused what the walk takes, a lone surrogate for instance
        return BadEdition("plain texts and numbers", "something else", where="edition")
    place, expected, got = found
    return BadEdition(expected, got, where=f"edition {place.lstrip('.')[:LONGEST_PLACE]}".strip())
