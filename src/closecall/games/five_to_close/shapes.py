"""Shapes of views and events of 5 To Close: what `view.py`, compiled, builds."""

from __future__ import annotations

from typing import Literal

import msgspec

from closecall.engine.types import Event, View
from closecall.games.five_to_close.moves import Card, Letter

Step = Literal["draw", "play", "declare", "lock", "discard", "answer", "over"]
RoundEnd = Literal["closed", "stalemate"]


# Views ----------------------------------------------------------------------------------------


class Tile(msgspec.Struct, frozen=True):
    """A letter of a word; `wild` is the seat that played a Wild as it."""

    letter: Letter
    wild: int | None


class Word(msgspec.Struct, frozen=True):
    """A word at one of the five places, with the cards on it."""

    text: str
    tiles: list[Tile]
    multiplier: int
    frozen: bool
    shield: bool
    points: int
    """What it is worth as it is, if it were locked (F23)."""


class LockedWord(msgspec.Struct, frozen=True):
    """A locked word in its slot."""

    slot: int
    text: str
    tiles: list[Tile]
    multiplier: int
    shield: bool
    points: int
    proven: bool
    """Whether it was challenged and stands; otherwise nobody has looked it up."""


class SideView(msgspec.Struct, frozen=True):
    """A team or a lone player."""

    seats: list[int]
    words: list[Word | None]
    """By place; null where a word can be started."""
    locked: list[LockedWord]
    total: int
    """All points so far, those lost by challenges in this round included."""
    challenges: int
    """Points lost by challenges in this round."""


class PlayerView(msgspec.Struct, frozen=True):
    """The public part of a player."""

    side: int
    in_hand: int
    known: list[Card]
    """Cards everybody saw go into this hand and that are still there."""


class Answers(msgspec.Struct, frozen=True):
    """The others are asked about the words just locked (F19)."""

    side: int
    slots: list[int]
    """Words that can still be challenged."""
    waiting: list[int]
    """Seats that have not answered yet."""
    accepted: list[int]
    closing: bool
    """Whether the round ends when all five words stand (F22)."""


class Declaring(msgspec.Struct, frozen=True):
    """Where the Wild lies that still needs a letter."""

    side: int
    place: int


class SideScore(msgspec.Struct, frozen=True):
    """A side's score in a round."""

    words: int
    bonus: int
    penalties: int
    challenges: int
    points: int
    """All of it together."""


class FiveToCloseView(View, frozen=True, tag="five-to-close"):
    """The table as one viewer sees it."""

    seat: int | None
    round: int
    rounds: int
    shortest: int
    """Letters a word needs to be locked in this round (F12)."""
    enforce: bool
    """Whether only real words can be locked (F13)."""
    dealer: int
    turn: int | None
    step: Step
    declaring: Declaring | None
    started_fresh: bool
    """Whether five words were discarded in this turn (F11)."""
    answers: Answers | None
    sides: list[SideView]
    players: list[PlayerView]
    hand: list[Card] | None
    draw_pile: int
    reshuffled: dict[str, int] | None
    """What the draw pile was made of when it was last made of discards: how many of each card."""
    discard: list[Card]
    """Bottom to top."""
    quiet: int
    """Turns in a row without a lock that stands; the round ends at `patience` (F26)."""
    patience: int
    scores: list[list[SideScore]]
    """By finished round, side by side."""
    lots: list[tuple[int, Card]]
    """Cards drawn to find the first dealer: seat and card (F1)."""


# Events ---------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """A round was dealt; `lots` are the cards drawn to find the first dealer (F1, F2)."""

    round: int
    dealer: int
    discard: Card
    lots: list[tuple[int, Card]]


class Drew(Event, frozen=True):
    """A card was drawn from the draw pile, at the start or the end of a turn (F3, F7, F8);
    only its owner sees which."""

    seat: int
    card: Card | None


class TookDiscard(Event, frozen=True):
    """The top of the discard pile went into a hand."""

    seat: int
    card: Card


class DrewNothing(Event, frozen=True):
    """There was no card to draw (F24)."""

    seat: int


class Reshuffled(Event, frozen=True):
    """The discard pile but for its top card became the draw pile (F24)."""

    cards: int


class FreshHandDrawn(Event, frozen=True):
    """Seven cards were discarded for seven new ones (F8)."""

    seat: int
    cards: list[Card]


class Played(Event, frozen=True):
    """A letter was put at the end of a word."""

    seat: int
    side: int
    place: int
    letter: Letter


class WildPlayed(Event, frozen=True):
    """A Wild was put at the end of a word; its letter comes next."""

    seat: int
    side: int
    place: int


class Declared(Event, frozen=True):
    """The letter of a Wild was said."""

    seat: int
    side: int
    place: int
    letter: Letter


class TookWild(Event, frozen=True):
    """A wild was replaced by the real letter and taken into the hand (F14)."""

    seat: int
    side: int
    place: int
    position: int
    """Of the letter in the word, from 0."""
    letter: Letter


class Multiplied(Event, frozen=True):
    """A Double or Triple was put on a word."""

    seat: int
    side: int
    place: int
    card: Card


class Froze(Event, frozen=True):
    """A Freeze was played on a word; a shield goes with it instead (F16, F17)."""

    seat: int
    side: int
    place: int
    shield: bool


class Unfroze(Event, frozen=True):
    """An Unfreeze was played: on a frozen word, or as a shield (F17)."""

    seat: int
    side: int
    place: int
    frozen: bool


class StartedFresh(Event, frozen=True):
    """All five active words were discarded (F11)."""

    seat: int
    side: int
    cards: list[Card]


class Locked(Event, frozen=True):
    """A word was locked (F5)."""

    seat: int
    side: int
    place: int
    slot: int
    word: str
    points: int


class Discarded(Event, frozen=True):
    """A card was discarded (F6)."""

    seat: int
    card: Card


class Accepted(Event, frozen=True):
    """A player accepts the words just locked (F19)."""

    seat: int


class Challenged(Event, frozen=True):
    """A word was looked up; `loser` is the side that lost the points (F19)."""

    seat: int
    side: int
    slot: int
    word: str
    valid: bool
    loser: int
    points: int


class SideReveal(msgspec.Struct, frozen=True):
    """The table of a side at the end of a round."""

    words: list[Word | None]
    locked: list[LockedWord]
    score: SideScore


class RoundScored(Event, frozen=True):
    """A round ended; everybody shows the hand."""

    round: int
    reason: RoundEnd
    closer: int | None
    sides: list[SideReveal]
    hands: list[list[Card]]


AnyEvent = (
    Dealt
    | Drew
    | TookDiscard
    | DrewNothing
    | Reshuffled
    | FreshHandDrawn
    | Played
    | WildPlayed
    | Declared
    | TookWild
    | Multiplied
    | Froze
    | Unfroze
    | StartedFresh
    | Locked
    | Discarded
    | Accepted
    | Challenged
    | RoundScored
)
