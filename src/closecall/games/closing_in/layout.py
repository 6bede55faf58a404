"""Where everything lies in Closing In: fields and flat arrays, with names for both.

`City` holds the map, the cards and the tokens and can say what is where and move it; what may be
moved when is in `rules.py`. Spaces are numbered row by row, tiles by their place in the edition,
cards by kind; a location card is twice its tile, plus one if it shows the intel symbol. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import from_ints, zeros
from closecall.engine.core import State, copy_scalars
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.closing_in.moves import COLUMNS, KINDS, MOST_SEATS, ORDERS, SPACES, WAYS

APARTMENTS: Final = 0
RADIO_TOWER: Final = 1
DOCKS: Final = 2
TUNNEL: Final = 3

INVENTORY_CARDS: Final = 48  # C1; an edition may have fewer
LOCATION_CARDS: Final = 24
ALL_ENFORCERS: Final = 50
ALL_INTEL: Final = 8
FIRST_LOCATIONS: Final = 2  # C2: location cards drawn when setting up
FILL_UP: Final = 3  # C3: cards at the start of a turn
MOST_CARDS: Final = 5  # C10
FREE_ACTIONS: Final = 2  # C4
CROWD: Final = 2  # C6: a tile bears no more enforcers than this
LOOK: Final = 3  # how many cards Binoculars show
WANTED: Final = 4  # C15: intel to be sent
LAST_TURN: Final = 60  # C18

NO_CARD: Final = -1
OUTSIDE: Final = -1

CITY: Final = 0xFFF  # a bit for each space
NOT_FIRST_COLUMN: Final = 0xEEE
NOT_LAST_COLUMN: Final = 0x777

# Where things lie in `board`.
ENFORCERS: Final = 0  # + space
HAND: Final = ENFORCERS + SPACES  # + seat: its inventory cards in a number, see `put_in`
IN_HAND: Final = HAND + MOST_SEATS  # + seat: number of inventory cards
CARRIED: Final = IN_HAND + MOST_SEATS  # + seat: intel (C17)
AT: Final = CARRIED + MOST_SEATS  # + seat: space, or OUTSIDE
DISCARDS: Final = AT + MOST_SEATS  # + kind: discarded inventory cards
INVENTORY: Final = DISCARDS + KINDS  # the inventory deck; its top is the last of `in_deck` cards
LOCATIONS: Final = INVENTORY + INVENTORY_CARDS  # `drawn` discards in order, then the deck
SIZE: Final = LOCATIONS + LOCATION_CARDS

# Where things lie in `grid`, which never changes.
TILE: Final = 0  # + space
PLACE: Final = SPACES  # + tile


@final
class Box:
    """The cards of a match and the map, shared by all its states."""

    def __init__(
        self,
        tiles: tuple[str, ...],
        locations: list[int],
        copies: list[int],
        values: list[int],
        draws: int,
    ) -> None:
        self.tiles = tiles
        self.locations: vec[i64] = _by_kind(locations)
        self.inventory: vec[i64] = _by_kind(copies)
        self.values: vec[i64] = from_ints(values)
        self.draws: i64 = draws  # C20
        self.dearest: vec[i64] = _by_value(values)
        self.intel_tiles: i64 = 0  # tiles with a location card that shows the symbol
        self.near: vec[i64] = zeros(SPACES)  # the spaces around each space
        self.lines: vec[i64] = zeros(SPACES)  # the other spaces in its row and column
        self.first_way: vec[i64] = zeros(SPACES + 1)  # where a space's ways start in WAYS
        self.way_from: vec[i64] = vec[i64]()
        self.way_to: vec[i64] = vec[i64]()
        self.orders: vec[i64] = vec[i64]()
        self.board: vec[i64] = zeros(SIZE)  # before setting up
        self.grid: vec[i64] = zeros(2 * SPACES)
        self._draw_map()
        self._lay_out()

    def _draw_map(self) -> None:
        i: i64
        j: i64
        for start, end in WAYS:
            i = start
            j = end
            self.way_from = append(self.way_from, i)
            self.way_to = append(self.way_to, j)
            self.near[i] |= 1 << j
            self.first_way[i + 1] = len(self.way_to)
        for i in range(SPACES):
            for j in range(SPACES):
                if i != j and (i % COLUMNS == j % COLUMNS or i // COLUMNS == j // COLUMNS):
                    self.lines[i] |= 1 << j
        for order in ORDERS:
            for place in order:
                self.orders = append(self.orders, place)

    def _lay_out(self) -> None:
        i: i64
        for i in range(SPACES):
            self.grid[TILE + i] = i
        for i in range(MOST_SEATS):
            self.board[AT + i] = OUTSIDE
        for i in range(len(self.inventory)):
            self.board[INVENTORY + i] = self.inventory[i]
        for i in range(LOCATION_CARDS):
            self.board[LOCATIONS + i] = self.locations[i]
            if self.locations[i] & 1:
                self.intel_tiles |= 1 << (self.locations[i] >> 1)


def _by_kind(counts: list[int]) -> vec[i64]:
    """Return the cards, given how many there are of each kind."""
    return from_ints([kind for kind in range(len(counts)) for copy in range(counts[kind])])


def _by_value(values: list[int]) -> vec[i64]:
    """Return the kinds of cards, those worth most first."""
    ranked = sorted([(-values[kind], kind) for kind in range(KINDS)])
    return from_ints([kind for value, kind in ranked])


# A hand is a number with a hexadecimal digit for each card: its kind plus one, in ascending order
# from the lowest digit on. So whole hands are copied and gone through at once.


def put_in(hand: i64, kind: i64) -> i64:
    """Return a hand with one card more."""
    above = hand
    shift: i64 = 0
    while 0 < above & 15 <= kind:
        above >>= 4
        shift += 4
    return (above << 4 | kind + 1) << shift | hand & (1 << shift) - 1


def take_out(hand: i64, kind: i64) -> i64:
    """Return a hand without one of the cards in it."""
    above = hand
    shift: i64 = 0
    while above & 15 != kind + 1:
        above >>= 4
        shift += 4
    return above >> 4 << shift | hand & (1 << shift) - 1


def held(hand: i64, kind: i64) -> i64:
    """Return how many cards of a kind are in a hand."""
    count: i64 = 0
    while hand:
        if hand & 15 == kind + 1:
            count += 1
        hand >>= 4
    return count


class City(State):
    """The city with everybody and everything in it, and how far the turn has come."""

    def __init__(self, terms: Terms, rng: Rng, box: Box, grid: vec[i64], board: vec[i64]) -> None:
        # Own fields first: so the compiler knows that they are always there.
        self.box = box
        self.grid = grid
        self.board = board
        self.standing: i64 = CITY  # spaces whose tile is not removed
        self.lying: i64 = 0  # spaces with an intel token (never two on one)
        self.enforcers_left: i64 = ALL_ENFORCERS
        self.intel_left: i64 = ALL_INTEL
        self.sent: i64 = 0
        self.in_deck: i64 = 0  # cards in the inventory deck
        self.drawn: i64 = 0  # location cards discarded
        self.known: i64 = 0  # C21: cards on top of the location deck that everybody saw
        self.turn: i64 = 0
        self.turn_number: i64 = 1
        self.granted: i64 = FREE_ACTIONS  # C4: actions of this turn
        self.actions: i64 = FREE_ACTIONS  # those left
        self.acted: bool = False  # buying is over
        self.disguised: bool = False
        self.jammed: i64 = 0
        self.looking: i64 = 0  # cards seen with Binoculars that wait to be put back
        self.seen_new: bool = False  # some of those were unknown
        self.ending: str = ""
        super().__init__(terms, rng)

    def carry(self, twin: City) -> None:
        """Copy the fields above that are not arrays; here, because the build looks at one class."""
        copy_scalars(self, twin)

    # The map ----------------------------------------------------------------------------------

    def tile_on(self, space: i64) -> i64:
        """Return the tile that lies on a space, or lay there before it was removed."""
        return self.grid[TILE + space]

    def space_of(self, tile: i64) -> i64:
        """Return where a tile lies or lay."""
        return self.grid[PLACE + tile]

    def is_tile(self, space: i64) -> bool:
        """Return whether the tile on a space is not removed."""
        return self.standing >> space & 1 == 1

    def stands(self, tile: i64) -> bool:
        return self.standing >> self.grid[PLACE + tile] & 1 == 1

    def distance(self, space: i64) -> i64:
        """C8: how many moves it is to the nearest tile (there always is one)."""
        reached = self.standing
        steps: i64 = 0
        while reached >> space & 1 == 0:
            beside = (reached & NOT_LAST_COLUMN) << 1 | (reached & NOT_FIRST_COLUMN) >> 1
            reached |= beside | (reached << COLUMNS & CITY) | reached >> COLUMNS
            steps += 1
        return steps

    # Enforcers --------------------------------------------------------------------------------

    def enforcers_on(self, space: i64) -> i64:
        return self.board[ENFORCERS + space]

    def place_enforcer(self, space: i64) -> bool:
        """C6: as long as there is one in the supply."""
        if self.enforcers_left == 0:
            return False
        self.enforcers_left -= 1
        self.board[ENFORCERS + space] += 1
        return True

    # Players ----------------------------------------------------------------------------------

    def space_at(self, seat: i64) -> i64:
        """Return the space a player stands on, or OUTSIDE."""
        return self.board[AT + seat]

    def hand_of(self, seat: i64) -> i64:
        """Return a player's inventory cards in a number, see `put_in`."""
        return self.board[HAND + seat]

    def cards_of(self, seat: i64) -> i64:
        """Return how many inventory cards a player has."""
        return self.board[IN_HAND + seat]

    def intel_of(self, seat: i64) -> i64:
        """C17: how many intel tokens a player carries."""
        return self.board[CARRIED + seat]

    def receive(self, seat: i64, kind: i64) -> None:
        self.board[HAND + seat] = put_in(self.board[HAND + seat], kind)
        self.board[IN_HAND + seat] += 1

    def lose(self, seat: i64, kind: i64) -> None:
        self.board[HAND + seat] = take_out(self.board[HAND + seat], kind)
        self.board[IN_HAND + seat] -= 1

    def discard(self, seat: i64, kind: i64) -> None:
        self.lose(seat, kind)
        self.board[DISCARDS + kind] += 1

    # Decks ------------------------------------------------------------------------------------

    def inventory_deck(self) -> tuple[int, ...]:
        """Return the kinds of cards in the inventory deck, its top last: for views, which sort
        them.
        """
        return tuple(self.board[INVENTORY : INVENTORY + self.in_deck])

    def discarded(self, kind: i64) -> i64:
        """Return how many inventory cards of a kind are discarded."""
        return self.board[DISCARDS + kind]

    def location_cards(self) -> tuple[int, ...]:
        """Return the discarded location cards in order, then the deck from its top on."""
        return tuple(self.board[LOCATIONS : LOCATIONS + LOCATION_CARDS])

    def can_draw(self) -> bool:
        """C10: whether an inventory card is left, in the deck or among the discards."""
        if self.in_deck > 0:
            return True
        kind: i64
        for kind in range(KINDS):
            if self.board[DISCARDS + kind] > 0:
                return True
        return False

    def within_sight(self) -> i64:
        left = LOCATION_CARDS - self.drawn
        if left < LOOK:
            return left
        return LOOK

    def top_cards(self) -> tuple[int, ...]:
        """C21: the known cards on top of the location deck."""
        top = LOCATIONS + self.drawn
        return tuple(self.board[top : top + self.known])

    def mix(self, first: i64, n: i64) -> None:
        """Shuffle n cards of the board from a place on."""
        board = self.board
        i: i64
        for i in range(n - 1, 0, -1):
            j = first + self.rng.below(i + 1)
            kept = board[first + i]
            board[first + i] = board[j]
            board[j] = kept
