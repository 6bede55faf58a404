"""The moves of Closing In and their ids.

Spaces of the city are numbered row by row from the top left and written as on a map: `a1` to `d3`.
`rules.py` lists and reads the same ids with the constants below.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from closecall.engine.types import Move

COLUMNS: Final = 4
ROWS: Final = 3
SPACES: Final = 12
MOST_SEATS: Final = 4

# Inventory cards by kind.
BOAT_KEY: Final = 0
CAR_KEY: Final = 1
SMOKE_BOMB: Final = 2
BRIBE: Final = 3
DECOY: Final = 4
DISGUISE: Final = 5
BICYCLE: Final = 6
SEWER_MAP: Final = 7
WALKIE_TALKIE: Final = 8
BINOCULARS: Final = 9
JAMMER: Final = 10
CROWBAR: Final = 11
CASH: Final = 12
KINDS: Final = 13
INTEL: Final = KINDS  # no inventory card (C17), but given like one

CardName = Literal[
    "boat-key",
    "car-key",
    "smoke-bomb",
    "bribe",
    "decoy",
    "disguise",
    "bicycle",
    "sewer-map",
    "walkie-talkie",
    "binoculars",
    "jammer",
    "crowbar",
    "cash",
]
GiftName = CardName | Literal["intel"]
CARD_NAMES: Final[tuple[CardName, ...]] = CardName.__args__  # type: ignore[attr-defined]
GIFT_NAMES: Final[tuple[GiftName, ...]] = (*CARD_NAMES, "intel")
SPACE_NAMES: Final = tuple(f"{'abcd'[i % COLUMNS]}{i // COLUMNS + 1}" for i in range(SPACES))


def _adjacent(one: int, other: int) -> bool:
    columns = abs(one % COLUMNS - other % COLUMNS)
    rows = abs(one // COLUMNS - other // COLUMNS)
    return columns + rows == 1


# Every way from a space to the one next to it.
WAYS: Final = tuple((i, j) for i in range(SPACES) for j in range(SPACES) if _adjacent(i, j))
WAY_COUNT: Final = 34
# C21: the orders in which three cards can be put back.
ORDERS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))

# Ids. Those that come up most lie below 257.
END: Final = 0
DRAW: Final = 1
SEARCH: Final = 2
SEND: Final = 3
ESCAPE: Final = 4
USE_CROWBAR: Final = 5
USE_DISGUISE: Final = 6
USE_JAMMER: Final = 7
USE_BINOCULARS: Final = 8
SMOKE: Final = 9  # + enforcers - 1
ORDER: Final = SMOKE + 2  # + index in ORDERS
BUY: Final = ORDER + 6  # + kind
MOVE: Final = BUY + KINDS  # + space
LURE: Final = MOVE + SPACES  # + space * 2 + enforcers - 1
DISTRACT: Final = LURE + SPACES * 2  # + index in WAYS * 2 + enforcers - 1
GIVE: Final = DISTRACT + WAY_COUNT * 2  # + seat * (KINDS + 1) + kind, or INTEL
RIDE: Final = GIVE + MOST_SEATS * (KINDS + 1)  # + space
SLIP: Final = RIDE + SPACES  # + space
SEWER: Final = SLIP + SPACES  # + space
USE_BRIBE: Final = SEWER + SPACES  # + space
RADIO: Final = USE_BRIBE + SPACES  # + seat * KINDS + kind
CROSS: Final = RADIO + MOST_SEATS * KINDS  # + space * KINDS + kind paid
NUM_ACTIONS: Final = CROSS + SPACES * KINDS

Space = Annotated[int, msgspec.Meta(ge=0, le=SPACES - 1)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
OneOrTwo = Annotated[int, msgspec.Meta(ge=1, le=2)]
Place = Annotated[int, msgspec.Meta(ge=0, le=2)]


class EndTurn(Move, frozen=True, tag="end"):
    """Take no further action: the enforcers come."""

    @property
    def text(self) -> str:
        return "end"


class Draw(Move, frozen=True):
    """Draw an inventory card."""

    @property
    def text(self) -> str:
        return "draw"


class Search(Move, frozen=True):
    """Take the intel from your own tile."""

    @property
    def text(self) -> str:
        return "search"


class Send(Move, frozen=True):
    """Send one intel from the Radio Tower."""

    @property
    def text(self) -> str:
        return "send"


class Escape(Move, frozen=True):
    """Leave the city with everybody on the tile."""

    @property
    def text(self) -> str:
        return "escape"


class Crowbar(Move, frozen=True):
    """Search your own tile although one enforcer is on it."""

    @property
    def text(self) -> str:
        return "crowbar"


class Disguise(Move, frozen=True):
    """Leave no enforcers behind for the rest of the turn."""

    @property
    def text(self) -> str:
        return "disguise"


class Jammer(Move, frozen=True):
    """One location card fewer at the end of the turn."""

    @property
    def text(self) -> str:
        return "jammer"


class Binoculars(Move, frozen=True):
    """Look at the next location cards."""

    @property
    def text(self) -> str:
        return "binoculars"


class SmokeBomb(Move, frozen=True):
    """Remove one or two enforcers from your own tile."""

    enforcers: OneOrTwo

    @property
    def text(self) -> str:
        return f"smoke {self.enforcers}"


class PutBack(Move, frozen=True):
    """Put the cards seen back: which of them comes first, second, third (0: the first seen)."""

    order: tuple[Place, Place, Place]

    @property
    def text(self) -> str:
        """`order 213`: the second card first. With two cards the third stays where it is."""
        return "order " + "".join(str(place + 1) for place in self.order)


class Buy(Move, frozen=True):
    """Discard a card for the actions it is worth."""

    card: CardName

    @property
    def text(self) -> str:
        return f"buy {self.card}"


class MoveTo(Move, frozen=True, tag="move"):
    """Go to the next space; `pay` is the card that leaving a removed space costs."""

    space: Space
    pay: CardName | None = None

    @property
    def text(self) -> str:
        """`move b2`, or `move b2 cash` from a removed space."""
        return f"move {SPACE_NAMES[self.space]}" + (f" {self.pay}" if self.pay else "")


class Lure(Move, frozen=True):
    """Bring one or two enforcers from the next tile to your own one."""

    space: Space
    enforcers: OneOrTwo

    @property
    def text(self) -> str:
        return f"lure {SPACE_NAMES[self.space]} {self.enforcers}"


class Bicycle(Move, frozen=True):
    """Ride one or two tiles far."""

    space: Space

    @property
    def text(self) -> str:
        return f"bicycle {SPACE_NAMES[self.space]}"


class SmokeMove(Move, frozen=True):
    """Go to the next tile under a smoke bomb, leaving no enforcer."""

    space: Space

    @property
    def text(self) -> str:
        return f"smoke {SPACE_NAMES[self.space]}"


class SewerMap(Move, frozen=True):
    """Go to a tile in your own row or column, leaving no enforcer."""

    space: Space

    @property
    def text(self) -> str:
        return f"sewer {SPACE_NAMES[self.space]}"


class Bribe(Move, frozen=True):
    """Remove one enforcer from your own tile or the next."""

    space: Space

    @property
    def text(self) -> str:
        return f"bribe {SPACE_NAMES[self.space]}"


class Give(Move, frozen=True):
    """Hand a card or an intel to a player on the same tile."""

    seat: Seat
    card: GiftName

    @property
    def text(self) -> str:
        return f"give {self.seat} {self.card}"


class WalkieTalkie(Move, frozen=True):
    """Hand another card to a player anywhere in the city."""

    seat: Seat
    card: CardName

    @property
    def text(self) -> str:
        return f"walkie {self.seat} {self.card}"


class Decoy(Move, frozen=True):
    """Send one or two enforcers from your own tile or the next to a tile beside it."""

    space: Space
    to: Space
    enforcers: OneOrTwo

    @property
    def text(self) -> str:
        return f"decoy {SPACE_NAMES[self.space]} {SPACE_NAMES[self.to]} {self.enforcers}"


AnyMove = (
    EndTurn
    | Draw
    | Search
    | Send
    | Escape
    | Crowbar
    | Disguise
    | Jammer
    | Binoculars
    | SmokeBomb
    | PutBack
    | Buy
    | MoveTo
    | Lure
    | Bicycle
    | SmokeMove
    | SewerMap
    | Bribe
    | Give
    | WalkieTalkie
    | Decoy
)

_PLAIN: Final = (
    EndTurn,
    Draw,
    Search,
    Send,
    Escape,
    Crowbar,
    Disguise,
    Jammer,
    Binoculars,
)
_TO_SPACE: Final = ((USE_BRIBE, Bribe), (SEWER, SewerMap), (SLIP, SmokeMove), (RIDE, Bicycle))


def make_move(action: int) -> Move:
    """Return the move with this id."""
    if action < SMOKE:
        return _PLAIN[action]()
    if action < ORDER:
        return SmokeBomb(action - SMOKE + 1)
    if action < BUY:
        return PutBack(ORDERS[action - ORDER])
    if action < MOVE:
        return Buy(CARD_NAMES[action - BUY])
    if action < LURE:
        return MoveTo(action - MOVE)
    if action < DISTRACT:
        return Lure((action - LURE) // 2, (action - LURE) % 2 + 1)
    return _make_later_move(action)


def _make_later_move(action: int) -> Move:
    if action < GIVE:
        way, more = divmod(action - DISTRACT, 2)
        return Decoy(*WAYS[way], more + 1)
    if action < RIDE:
        seat, card = divmod(action - GIVE, KINDS + 1)
        return Give(seat, GIFT_NAMES[card])
    if action < RADIO:
        return next(move(action - first) for first, move in _TO_SPACE if action >= first)
    if action < CROSS:
        seat, card = divmod(action - RADIO, KINDS)
        return WalkieTalkie(seat, CARD_NAMES[card])
    space, card = divmod(action - CROSS, KINDS)
    return MoveTo(space, CARD_NAMES[card])
