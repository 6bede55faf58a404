"""A review in words and figures, the same for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from closecall.engine import extras, registry
from closecall.engine.errors import BadOptions
from closecall.engine.naming import spell
from closecall.engine.record import Record
from closecall.review.course import Summary
from closecall.review.decisions import Decision, Weighed
from closecall.review.grades import Unit
from closecall.review.luck import Account, Turn
from closecall.text import languages, say

with extras.needed("cli"):
    from babel.numbers import format_decimal

MISSED: Final = ("inaccuracy", "mistake", "blunder")
PARTS: Final = ("start", "luck", "own", "others", "result")
TENTHS: Final = 10


class Words:
    """Says everything about one game's reviews in one language.

    With the record of the match it also names moves, by the positions they were made in.
    """

    def __init__(self, game: str, unit: Unit, lang: str, record: Record | None = None) -> None:
        if lang not in languages():
            raise BadOptions("one of " + ", ".join(languages()), lang, where="lang")
        self.game = game
        self.unit = unit
        self.lang = lang
        self.states = () if record is None else tuple(record.states())

    def __call__(self, message: str, **arguments: object) -> str:
        return say(self.game, self.lang, message, **arguments)

    def pair(self, head: str, text: str) -> str:
        """Return a head and what it says, joined by a colon; French puts a space before that."""
        return f"{head}\u00a0: {text}" if self.lang == "fr" else f"{head}: {text}"

    def seat(self, seat: int | None) -> str:
        """Name a seat; None is the team. Seats count from 0, as on the command line."""
        return self("team") if seat is None else self("seat", number=seat)

    def figure(self, value: float, signed: bool = False) -> str:
        """Return a value of the review to a tenth; chances of winning in per cent."""
        return self.tenths(self.in_tenths(value), signed)

    def in_tenths(self, value: float) -> int:
        """Return the value as a whole number of tenths, as it is shown."""
        return round(value * (100 if self.unit == "win" else 1) * TENTHS)

    def tenths(self, value: int, signed: bool = False) -> str:
        """Return tenths as people write them in this language."""
        pattern = "+#,##0.0;−#,##0.0" if signed and value else "#,##0.0;−#,##0.0"
        return str(format_decimal(value / TENTHS, format=pattern, locale=self.lang))

    def amount(self, value: float) -> str:
        """Return a loss with its unit: `6.1% chance of winning`."""
        return self(f"review-amount-{self.unit}", amount=self.figure(value))

    def accuracy(self, summary: Summary) -> str:
        """Return how well a seat decided; a dash for a seat that decided nothing."""
        return self.tenths(round(summary.accuracy * TENTHS)) if summary.decisions else "–"

    def line(self, account: Account) -> Iterator[tuple[str, str]]:
        """Yield the heads and figures of a seat's line. What is shown adds up too, to the last
        digit.
        """
        shown = {name: self.in_tenths(getattr(account, name)) for name in PARTS}
        shown["luck"] = shown["result"] - shown["start"] - shown["own"] - shown["others"]
        for name in PARTS:
            signed = name not in ("start", "result")
            yield self(f"review-{name}"), self.tenths(shown[name], signed)

    def note(self, sound: bool) -> str:
        """Say what adds up, and with whose moves decisions were compared."""
        return self("review-adds-up-note" if sound else "review-adds-up-note-best")

    def move(self, decision: Decision, weighed: Weighed) -> str:
        """Name a move that was weighed for a decision, as its player saw the table."""
        if not self.states:
            return weighed.text
        game = registry.game(self.game)
        view = self.states[decision.move].view(decision.seat)
        named = game.name_move(view, game.move(weighed.action))
        return weighed.text if named is None else spell(named, self, self.seat)

    def reason(self, decision: Decision) -> str:
        """Return why the best move is good; empty where it was played."""
        if decision.reason is None:
            return ""
        return self(decision.reason.message, **decision.reason.arguments)

    def turn(self, turn: Turn, moves: int) -> str:
        """Return a turning point in a few words."""
        since, until = turn.since + 1, min(turn.until + 1, moves)
        span = str(since) if until <= since else f"{since}–{until}"
        swing = self.figure(turn.swing, signed=True)
        if self.unit == "win":
            swing = self("review-swing-win", swing=swing)
        cause = self(f"review-turn-{turn.cause}")
        head = f"{self('review-move')} {span}, {self.seat(turn.seat)}"
        return self.pair(head, f"{swing} ({cause})")

    def miss(self, decision: Decision, total: int) -> str:
        """Describe a miss: whose decision it was, which one, and its grade."""
        where = self("review-decision", number=decision.number, total=total)
        head = f"{self.seat(decision.seat)}, {where}"
        return self.pair(head, self(f"review-{decision.grade}"))


def missed(decision: Decision) -> bool:
    """Return whether a decision was worse than fine."""
    return decision.grade in MISSED
