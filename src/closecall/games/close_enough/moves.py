"""The moves of Close Enough and their ids.

A turn is two decisions, as at the table: where to take a card from, then which card to give. A
token's move names the token by its two abilities; `rules.py` lists and reads the same ids with
the constants below.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from closecall.engine.types import Move

TOP: Final = 20  # the highest card there can be; the lowest is 0
PLAYERS: Final = 5

Ability = Literal["subtract", "lock", "double", "ignore", "silence", "nudge"]
Effect = Literal["subtract", "double", "ignore", "raise", "lower"]
Token = tuple[Ability, Ability]

# E22: abilities, in the book's order; a kind of token is an unordered pair of them.
SUBTRACT: Final = 0
LOCK: Final = 1
DOUBLE: Final = 2
IGNORE: Final = 3
SILENCE: Final = 4
NUDGE: Final = 5
ABILITIES: Final[tuple[Ability, ...]] = ("subtract", "lock", "double", "ignore", "silence", "nudge")
PAIRS: Final = tuple((a, b) for a in range(6) for b in range(a + 1, 6))
TOKEN_KINDS: Final = 15
PARTNERS: Final = 5  # abilities that can stand beside a given one

# E23: what a token does to a card while totalling. A Nudge raises or lowers it by 1.
EFFECTS: Final[tuple[Effect, ...]] = ("subtract", "double", "ignore", "raise", "lower")
EFFECT_ABILITIES: Final[tuple[Ability, ...]] = ("subtract", "double", "ignore", "nudge", "nudge")
EFFECT_COUNT: Final = 5

GIVE_CARD: Final = 0  # + card
FROM_DECK: Final = GIVE_CARD + TOP + 1
FROM_DISCARD: Final = FROM_DECK + 1
TAKE_CARD: Final = FROM_DISCARD + 1  # + seat
CALL_IT: Final = TAKE_CARD + PLAYERS
STAY_IN: Final = CALL_IT + 1
FOLD_LOT: Final = STAY_IN + 1
LEAVE_OPEN: Final = FOLD_LOT + 1
STAND_BY: Final = LEAVE_OPEN + 1
KEEP_TOKEN: Final = STAND_BY + 1
SHOW_LOT: Final = KEEP_TOKEN + 1
MUCK_LOT: Final = SHOW_LOT + 1
USE_LOCK: Final = MUCK_LOT + 1  # + partner: the other ability, Lock itself left out
USE_SILENCE: Final = USE_LOCK + PARTNERS  # + partner * PLAYERS + seat
RETURN_TOKEN: Final = USE_SILENCE + PARTNERS * PLAYERS  # + kind of token
USE_TOKEN: Final = RETURN_TOKEN + TOKEN_KINDS  # + effect * PLACES + place
PLACES: Final = TOP + 2  # 0 is the face-up card, then a hand card of value place - 1
NUM_ACTIONS: Final = USE_TOKEN + EFFECT_COUNT * PLACES

Card = Annotated[int, msgspec.Meta(ge=0, le=TOP)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=PLAYERS - 1)]


class Give(Move, frozen=True):
    """Give a hand card away: onto the discard pile, or for the face-up card taken."""

    card: Card

    @property
    def text(self) -> str:
        return f"give:{self.card}"


class Deck(Move, frozen=True):
    """Take the top of the deck."""

    @property
    def text(self) -> str:
        return "deck"


class Discard(Move, frozen=True):
    """Take the top of the discard pile."""

    @property
    def text(self) -> str:
        return "discard"


class Take(Move, frozen=True):
    """Take another player's face-up card."""

    seat: Seat

    @property
    def text(self) -> str:
        return f"take:{self.seat}"


class Call(Move, frozen=True):
    """Call it."""

    @property
    def text(self) -> str:
        return "call"


class Stay(Move, frozen=True):
    """Stay in; a last fine-tune follows."""

    @property
    def text(self) -> str:
        return "stay"


class Fold(Move, frozen=True):
    """Be out of this round."""

    @property
    def text(self) -> str:
        return "fold"


class Leave(Move, frozen=True):
    """Leave the new face-up card unlocked."""

    @property
    def text(self) -> str:
        return "leave"


class Stand(Move, frozen=True):
    """Stand by the call: no backing out."""

    @property
    def text(self) -> str:
        return "stand"


class Keep(Move, frozen=True):
    """Do not use the token in question while totalling."""

    @property
    def text(self) -> str:
        return "keep"


class Show(Move, frozen=True):
    """Show the lot."""

    @property
    def text(self) -> str:
        return "show"


class Muck(Move, frozen=True):
    """Keep hand and distance secret."""

    @property
    def text(self) -> str:
        return "muck"


class Lock(Move, frozen=True):
    """Lock your own face-up card with a token."""

    token: Token

    @property
    def text(self) -> str:
        return f"lock:{_short(self.token)}"


class Silence(Move, frozen=True):
    """Silence another player with a token: no call from them this round."""

    token: Token
    seat: Seat

    @property
    def text(self) -> str:
        return f"silence:{_short(self.token)}>{self.seat}"


class BackOut(Move, frozen=True):
    """Back out of the call and return a token to the box for it."""

    token: Token

    @property
    def text(self) -> str:
        return f"back-out:{_short(self.token)}"


class Use(Move, frozen=True):
    """Put the token in question on a card of your own lot; no card named: the face-up one."""

    effect: Effect
    card: Card | None = None

    @property
    def text(self) -> str:
        return f"{self.effect}:{'face-up' if self.card is None else self.card}"


AnyMove = (
    Give
    | Deck
    | Discard
    | Take
    | Call
    | Stay
    | Fold
    | Leave
    | Stand
    | Keep
    | Show
    | Muck
    | Lock
    | Silence
    | BackOut
    | Use
)

_PLAIN: Final[dict[int, Move]] = {
    FROM_DECK: Deck(),
    FROM_DISCARD: Discard(),
    CALL_IT: Call(),
    STAY_IN: Stay(),
    FOLD_LOT: Fold(),
    LEAVE_OPEN: Leave(),
    STAND_BY: Stand(),
    KEEP_TOKEN: Keep(),
    SHOW_LOT: Show(),
    MUCK_LOT: Muck(),
}


def _short(token: Token) -> str:
    return "+".join(token)


def token_of(kind: int) -> Token:
    """Return the two abilities of a kind of token, by name."""
    first, second = PAIRS[kind]
    return ABILITIES[first], ABILITIES[second]


def pair(one: int, other: int) -> int:
    """E22: the kind of token with these two abilities, in either order."""
    return PAIRS.index((min(one, other), max(one, other)))


def with_partner(ability: int, partner: int) -> int:
    """Return the kind of token that offers `ability` and the partner-th of the five others."""
    return pair(ability, partner if partner < ability else partner + 1)


def make_move(action: int) -> Move:
    """Return the move with this id."""
    if action in _PLAIN:
        return _PLAIN[action]
    if action < FROM_DECK:
        return Give(action - GIVE_CARD)
    if action < CALL_IT:
        return Take(action - TAKE_CARD)
    if action < USE_SILENCE:
        return Lock(token_of(with_partner(LOCK, action - USE_LOCK)))
    if action < RETURN_TOKEN:
        partner, seat = divmod(action - USE_SILENCE, PLAYERS)
        return Silence(token_of(with_partner(SILENCE, partner)), seat)
    if action < USE_TOKEN:
        return BackOut(token_of(action - RETURN_TOKEN))
    effect, place = divmod(action - USE_TOKEN, PLACES)
    return Use(EFFECTS[effect], None if place == 0 else place - 1)
