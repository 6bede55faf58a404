"""Errors: everything that can be refused, and its message.

Three families: the input cannot be read (`MalformedMove`, `BadOptions`, `BadEdition`,
`BadSnapshot`, `BadRecord`), it is not allowed now (`IllegalMove`, `GameOver`), or it comes from the
wrong seat or too late (`NotYourTurn`, `StaleMove`). Each error has a stable `code`, what was
`expected` and what it `got`; a refused call changes nothing.
"""

from __future__ import annotations

from reprlib import Repr

LONGEST = 1_000
LONGEST_QUOTE = 120

_REPR = Repr()
_REPR.maxlist = _REPR.maxtuple = _REPR.maxset = _REPR.maxdict = 12
_REPR.maxstring = _REPR.maxother = _REPR.maxlong = LONGEST_QUOTE


def quote(value: object) -> str:
    """Return the input, short enough to print: huge input is cut, never echoed whole."""
    if isinstance(value, str):
        cut = value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "…"
        return ascii(cut) if _has_surrogates(cut) else repr(cut)
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 256:
        return f"a number of {value.bit_length()} bits"
    if isinstance(value, (list, tuple, dict, set, bytes)) and len(value) > 12:
        return f"{type(value).__name__} of {len(value)} items"
    text = _shown(value)
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def _shown(value: object) -> str:
    # Input from outside may be nested too deep, hold a number too long, or not want to print.
    try:
        text = _REPR.repr(value)
    except Exception:
        return f"something of type {type(value).__name__}"
    return ascii(text) if _has_surrogates(text) else text


def _has_surrogates(text: str) -> bool:
    """Return whether the text holds half characters, which no file or terminal can take."""
    return any("\ud800" <= sign <= "\udfff" for sign in text)


class CloseCallError(Exception):
    """Something was refused. `code` is stable; the message is for people."""

    code = "refused"

    def __init__(self, expected: str, got: object = None, *, where: str = "") -> None:
        self.expected = expected if len(expected) <= LONGEST else expected[:LONGEST] + "…"
        self.got = got
        self.where = where
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{place}expected {self.expected}, got {quote(self.got)}"

    @property
    def came(self) -> object:
        """The older name of `got`."""
        return self.got

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.expected, self.got, self.where)


def _rebuild(kind: type[CloseCallError], expected: str, got: object, where: str) -> CloseCallError:
    return kind(expected, got, where=where)


class UnknownGame(CloseCallError):
    """No game has that key."""

    code = "unknown_game"


class MalformedMove(CloseCallError):
    """The input is no move of this game at all."""

    code = "malformed_move"


class IllegalMove(CloseCallError):
    """A move of this game, but not one that can be made now."""

    code = "illegal_move"


class GameOver(IllegalMove):
    """Nothing can be played any more."""

    code = "game_over"


class NotYourTurn(CloseCallError):
    """The game does not wait for this seat, or there is no such seat."""

    code = "not_your_turn"


class StaleMove(CloseCallError):
    """The move was made for an earlier position."""

    code = "stale_move"


class BadOptions(CloseCallError):
    """Seats, seed or options with which this game cannot start."""

    code = "bad_options"


class BadEdition(BadOptions):
    """An edition file that cannot be played, with place and reason."""

    code = "bad_edition"


class BadSnapshot(CloseCallError):
    """A position that cannot be restored."""

    code = "bad_snapshot"


class BadRecord(CloseCallError):
    """A record that cannot be read, replayed or verified."""

    code = "bad_record"
