"""Options a game declares: typed, each with a default and its meaning in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from closecall.engine.errors import BadOptions


class Option(msgspec.Struct, frozen=True):
    """One choice made before a match starts."""

    name: str
    kind: Literal["bool", "int", "choice", "edition"]
    default: bool | int | str
    meaning: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    first: bool | int | str | None = None
    """What newcomers are offered for their first match, where that is not the default."""

    @property
    def expected(self) -> str:
        """Describe in words the values that may be given."""
        if self.kind == "int":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "choice":
            return "one of " + ", ".join(repr(choice) for choice in self.choices)
        if self.kind == "bool":
            return "true or false"
        return "the name of an edition or an edition's content"

    def check(self, value: object) -> bool | int | str | dict[str, object]:
        """Return the value if it fits; raise `BadOptions` with what was expected otherwise."""
        if self.kind == "bool" and isinstance(value, bool):
            return value
        if self.kind == "int" and isinstance(value, int) and not isinstance(value, bool):
            if self.low <= value <= self.high:
                return value
        if self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == "edition" and isinstance(value, (str, dict)):
            return value
        raise BadOptions(self.expected, value, where=f"option {self.name}")

    def read(self, text: str) -> bool | int | str:
        """Return the value a person typed, as on a command line."""
        if self.kind == "bool" and text.lower() in {"true", "yes", "on", "1"}:
            return True
        if self.kind == "bool" and text.lower() in {"false", "no", "off", "0"}:
            return False
        if self.kind == "int" and text.lstrip("-").isdecimal() and len(text) < 20:
            return int(text)
        return text


def fill(options: Iterable[Option], given: Mapping[str, object]) -> dict[str, object]:
    """Return all options with their values, defaults where none was given."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            expected = "one of the options " + (", ".join(known) or "(none)")
            raise BadOptions(expected, name, where="options")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
