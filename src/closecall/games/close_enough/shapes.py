"""Shapes of views and events of Close Enough: what `view.py`, compiled, builds."""

from __future__ import annotations

from typing import Literal

import msgspec

from closecall.engine.types import Event, View
from closecall.games.close_enough.moves import Ability, Token

Phase = Literal["turn", "give", "lock", "back-out", "tokens", "show", "over"]
Status = Literal["playing", "called", "stayed", "folded"]
Place = Literal["face-up", "hand"]
Source = Literal["deck", "discard", "face-up"]
Answer = Literal["show", "muck"]


# What lies on the table -------------------------------------------------------------------------


class Target(msgspec.Struct, frozen=True):
    """A number to come close to, and the stars for a successful call with it."""

    value: int
    stars: int


class TokenUse(msgspec.Struct, frozen=True):
    """A token used while totalling. The card and which way a Nudge goes are known of lots shown."""

    token: Token
    ability: Ability
    place: Place
    card: int | None = None
    nudge: Literal[1, -1] | None = None


class Lot(msgspec.Struct, frozen=True):
    """A lot that was shown."""

    face_up: int
    hand: list[int]
    target: Target
    total: int
    distance: int
    uses: list[TokenUse]


class Reshuffle(msgspec.Struct, frozen=True):
    """Public knowledge of one player since the deck was last reshuffled."""

    drew: bool
    given: list[int]
    """Cards given away that nobody knew to be in this hand."""


class Player(msgspec.Struct, frozen=True):
    """The public part of a player."""

    stars: int
    status: Status
    face_up: int | None
    locked: bool
    lock: Token | None
    """The token that locks the face-up card, if one does."""
    in_hand: int
    known: list[int]
    """Hand cards that everybody knows: they went there openly, or the lot was shown."""
    fine_tunes: int
    tokens: list[Token]
    silence: Token | None
    """The token that silences this player."""
    silenced_by: int | None
    asked: bool
    """Whether this player has, or had, a secret choice to make now."""
    ready: bool
    """Whether that choice is made."""
    decided: int
    """About how many tokens it is made; each usable one is asked about, used or not."""
    uses: list[TokenUse]
    lot: Lot | None
    reshuffle: Reshuffle | None


class Own(msgspec.Struct, frozen=True):
    """The part only this viewer sees."""

    hand: list[int]
    target: Target
    total: int | None
    """Of the full lot, with the tokens put on it so far."""
    distance: int | None
    uses: list[TokenUse]
    token: Token | None
    """The token to decide about now."""
    answer: Answer | None
    at_reshuffle: list[int] | None
    """Own hand cards that others did not know when the deck was last reshuffled."""


class Held(msgspec.Struct, frozen=True):
    """A card just taken, while its taker chooses which one to give."""

    seat: int
    source: Source
    owner: int | None
    card: int | None


class LastPlayer(msgspec.Struct, frozen=True):
    """How the round before ended for one player."""

    status: Status
    face_up: int
    target: Target
    lock: Token | None
    uses: list[TokenUse]
    lot: Lot | None
    """None: mucked."""
    result: int
    bonus: int


class LastRound(msgspec.Struct, frozen=True):
    """The end of the round before, as everybody saw it."""

    caller: int
    backed_out: bool
    token_drawn: Token | None
    players: list[LastPlayer]


class CloseEnoughView(View, frozen=True, tag="close-enough"):
    """The table as one viewer sees it."""

    seat: int | None
    round: int
    goal: int
    advanced: bool
    phase: Phase
    turn: int | None
    first: int
    caller: int | None
    backed_out: bool
    asked: int | None
    """Who may lock a new face-up card now."""
    deck: int
    discard: list[int]
    """From bottom to top."""
    reshuffles: int
    in_hands_at_reshuffle: list[int] | None
    """All hand cards nobody else knew when the deck was last reshuffled: what was left over."""
    held: Held | None
    players: list[Player]
    own: Own | None
    targets: list[Target]
    barred: list[Target]
    box: list[Token]
    cards: list[int]
    """All cards of the box."""
    scores: list[list[int]]
    """Stars won and lost by finished round, seat by seat."""
    last: LastRound | None


# Events -----------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """A round was set up; only the player's own target is seen."""

    round: int
    first: int
    face_up: list[int]
    target: Target | None


class Took(Event, frozen=True):
    """A card was taken; from the deck only its taker sees it."""

    seat: int
    source: Source
    owner: int | None
    card: int | None


class Gave(Event, frozen=True):
    """A card went onto the discard pile, or to the owner of the card taken."""

    seat: int
    card: int
    owner: int | None


class TurnedUp(Event, frozen=True):
    """A player has a new face-up card."""

    seat: int
    card: int


class Reshuffled(Event, frozen=True):
    """The discards but the top one became the deck."""

    cards: int


class Called(Event, frozen=True):
    """Somebody called it."""

    seat: int


class Stayed(Event, frozen=True):
    """Somebody stays in."""

    seat: int


class Folded(Event, frozen=True):
    """Somebody is out of this round."""

    seat: int


class BackedOut(Event, frozen=True):
    """The caller backed out and returned a token."""

    seat: int
    token: Token


class Locked(Event, frozen=True):
    """A face-up card was locked with a token."""

    seat: int
    token: Token


class Silenced(Event, frozen=True):
    """A player was silenced with a token."""

    seat: int
    token: Token
    other: int


class Ready(Event, frozen=True):
    """Somebody made a secret choice."""

    seat: int


class TokensShown(Event, frozen=True):
    """All tokens chosen in secret are shown, not yet on which hand card they lie."""

    uses: list[list[TokenUse]]


class LotShown(Event, frozen=True):
    """A lot was shown."""

    seat: int
    lot: Lot


class Mucked(Event, frozen=True):
    """A lot was kept secret."""

    seat: int


class RoundEnded(Event, frozen=True):
    """Stars were won and lost, targets turned open, tokens returned, perhaps one drawn."""

    round: int
    last: LastRound


AnyEvent = (
    Dealt
    | Took
    | Gave
    | TurnedUp
    | Reshuffled
    | Called
    | Stayed
    | Folded
    | BackedOut
    | Locked
    | Silenced
    | Ready
    | TokensShown
    | LotShown
    | Mucked
    | RoundEnded
)
