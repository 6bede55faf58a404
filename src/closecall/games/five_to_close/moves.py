"""The moves of 5 To Close and their ids.

`rules.py` lists and reads the same ids with the constants below; the frequent ones come first.
Words lie at places 0 to 4 of a side, locked ones in slots 0 to 4. In texts both are counted from
1, as people do, and sides are called a to g.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from closecall.engine.types import Move

ALPHABET: Final = 26
PLACES: Final = 5  # F9
MAX_SIDES: Final = 7
MAX_WILDS: Final = 30  # in play, so that every one of a word can be named

# Cards: 0 to 25 are the letters.
WILD: Final = 26
DOUBLE: Final = 27
TRIPLE: Final = 28
FREEZE: Final = 29
UNFREEZE: Final = 30
KINDS: Final = 31

PLAY_LETTER: Final = 0  # + place * ALPHABET + letter; place PLACES is a new word
DRAW_DECK: Final = (PLACES + 1) * ALPHABET
DRAW_DISCARD: Final = DRAW_DECK + 1
DRAW_NOTHING: Final = DRAW_DECK + 2
FRESH_HAND: Final = DRAW_DECK + 3
FRESH_START: Final = DRAW_DECK + 4
END_TURN: Final = DRAW_DECK + 5
ACCEPT: Final = DRAW_DECK + 6
CHALLENGE: Final = ACCEPT + 1  # + slot
LOCK: Final = CHALLENGE + PLACES  # + place
DISCARD: Final = LOCK + PLACES  # + kind
DECLARE: Final = DISCARD + KINDS  # + letter
PLAY_WILD: Final = DECLARE + ALPHABET  # + place, PLACES for a new word
PLAY_DOUBLE: Final = PLAY_WILD + PLACES + 1  # + place
PLAY_TRIPLE: Final = PLAY_DOUBLE + PLACES  # + place
PLAY_UNFREEZE: Final = PLAY_TRIPLE + PLACES  # + place
PLAY_FREEZE: Final = PLAY_UNFREEZE + PLACES  # + side * PLACES + place
TAKE_WILD: Final = PLAY_FREEZE + MAX_SIDES * PLACES  # + (side * PLACES + place) * MAX_WILDS + n
NUM_ACTIONS: Final = TAKE_WILD + MAX_SIDES * PLACES * MAX_WILDS

SIDE_NAMES: Final = "abcdefg"

# fmt: off
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M",
                 "N", "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z"]
# fmt: on
Own = Letter | Literal["wild", "double", "triple", "unfreeze"]
Card = Letter | Literal["wild", "double", "triple", "freeze", "unfreeze"]
Place = Annotated[int, msgspec.Meta(ge=0, le=PLACES - 1)]
Side = Annotated[int, msgspec.Meta(ge=0, le=MAX_SIDES - 1)]

LETTERS: Final[tuple[Letter, ...]] = Letter.__args__  # type: ignore[attr-defined]
CARDS: Final[tuple[Card, ...]] = (*LETTERS, "wild", "double", "triple", "freeze", "unfreeze")


class Draw(Move, frozen=True):
    """Draw the top card of a pile; `none` when there is no card to be had (F3, F24)."""

    source: Literal["deck", "discard", "none"]

    @property
    def text(self) -> str:
        return f"draw:{self.source}"


class Play(Move, frozen=True):
    """Put a card on a word of your own side; without a place it starts a new word (F4)."""

    card: Own
    place: Place | None = None

    @property
    def text(self) -> str:
        """`e>3`: an E at the end of the third word; `wild>new`: a Wild starts a word."""
        return f"{self.card.lower()}>{'new' if self.place is None else self.place + 1}"


class Declare(Move, frozen=True):
    """Say which letter the Wild just played is (F14)."""

    letter: Letter

    @property
    def text(self) -> str:
        return f"={self.letter.lower()}"


class PlayFreeze(Move, frozen=True, tag="freeze"):
    """Freeze a word of another side (F16)."""

    side: Side
    place: Place

    @property
    def text(self) -> str:
        """`freeze>b3`: the third word of the second side."""
        return f"freeze>{SIDE_NAMES[self.side]}{self.place + 1}"


class TakeWild(Move, frozen=True):
    """Put the real letter in place of a wild and take it; `wild` counts those of the word (F14)."""

    side: Side
    place: Place
    wild: Annotated[int, msgspec.Meta(ge=0, le=MAX_WILDS - 1)]

    @property
    def text(self) -> str:
        """`take>b3:1`: the first wild in the third word of the second side."""
        return f"take>{SIDE_NAMES[self.side]}{self.place + 1}:{self.wild + 1}"


class FreshStart(Move, frozen=True):
    """Discard all five active words (F11)."""

    @property
    def text(self) -> str:
        return "fresh-start"


class FreshHand(Move, frozen=True):
    """Discard all seven cards and draw seven new ones instead of a turn (F8)."""

    @property
    def text(self) -> str:
        return "fresh-hand"


class Lock(Move, frozen=True):
    """Turn a word over: it scores and never changes again (F5)."""

    place: Place

    @property
    def text(self) -> str:
        return f"lock:{self.place + 1}"


class Discard(Move, frozen=True):
    """Discard a card, which ends the turn (F6)."""

    card: Card

    @property
    def text(self) -> str:
        return f"discard:{self.card.lower()}"


class EndTurn(Move, frozen=True):
    """End the turn with an empty hand (F6)."""

    @property
    def text(self) -> str:
        return "end-turn"


class Challenge(Move, frozen=True):
    """Have a word that was locked in this turn looked up (F19)."""

    slot: Place

    @property
    def text(self) -> str:
        return f"challenge:{self.slot + 1}"


class Accept(Move, frozen=True):
    """Accept all words that were locked in this turn (F19)."""

    @property
    def text(self) -> str:
        return "accept"


AnyMove = (
    Draw
    | Play
    | Declare
    | PlayFreeze
    | TakeWild
    | FreshStart
    | FreshHand
    | Lock
    | Discard
    | EndTurn
    | Challenge
    | Accept
)

_SINGLE: Final[dict[int, Move]] = {
    DRAW_DECK: Draw("deck"),
    DRAW_DISCARD: Draw("discard"),
    DRAW_NOTHING: Draw("none"),
    FRESH_HAND: FreshHand(),
    FRESH_START: FreshStart(),
    END_TURN: EndTurn(),
    ACCEPT: Accept(),
}


def make_move(action: int) -> Move:
    """Return the move with this id."""
    if action < DRAW_DECK:
        place, letter = divmod(action, ALPHABET)
        return Play(LETTERS[letter], _own_place(place))
    if action < CHALLENGE:
        return _SINGLE[action]
    if action < LOCK:
        return Challenge(action - CHALLENGE)
    if action < DISCARD:
        return Lock(action - LOCK)
    if action < DECLARE:
        return Discard(CARDS[action - DISCARD])
    if action < PLAY_WILD:
        return Declare(LETTERS[action - DECLARE])
    return _make_special(action)


def _make_special(action: int) -> Move:
    if action < PLAY_DOUBLE:
        return Play("wild", _own_place(action - PLAY_WILD))
    if action < PLAY_TRIPLE:
        return Play("double", action - PLAY_DOUBLE)
    if action < PLAY_UNFREEZE:
        return Play("triple", action - PLAY_TRIPLE)
    if action < PLAY_FREEZE:
        return Play("unfreeze", action - PLAY_UNFREEZE)
    if action < TAKE_WILD:
        return PlayFreeze(*divmod(action - PLAY_FREEZE, PLACES))
    word, wild = divmod(action - TAKE_WILD, MAX_WILDS)
    return TakeWild(*divmod(word, PLACES), wild)


def _own_place(place: int) -> int | None:
    return None if place == PLACES else place
