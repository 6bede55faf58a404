"""Value of a position of Closing In at the end of a turn, before Enforce. Compiled.

A handful of figures a good player looks at: how sure the Radio Tower and the exits are (all cards
that lie in the discards cannot come again), how far the intel has to go, who is nearest to what,
who is about to lose the ground under their feet, what is in hand. Their weighted sum, as a
probability, is the chance to win; `policy_training.py` learns the weights, one set while intel is
to be sent and one for the way out.
"""

from __future__ import annotations

import math
from typing import Final, final

from closecall.engine.arrays import count_bits, float_zeros, zeros
from closecall.engine.native import i64, vec
from closecall.games.closing_in.layout import (
    AT,
    CARRIED,
    CITY,
    DISCARDS,
    DOCKS,
    ENFORCERS,
    HAND,
    IN_HAND,
    INVENTORY,
    LOCATION_CARDS,
    LOCATIONS,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    OUTSIDE,
    PLACE,
    RADIO_TOWER,
    TUNNEL,
    WANTED,
    held,
)
from closecall.games.closing_in.moves import (
    BOAT_KEY,
    CAR_KEY,
    COLUMNS,
    KINDS,
    SPACES,
)
from closecall.games.closing_in.rules import ClosingInState

MOST_DRAWS: Final = 6  # an edition's location cards in an Enforce
FAR: Final = 9  # further than any way in the city
PAIRS: Final = SPACES * SPACES
CITIES: Final = 1 << SPACES
SURE: Final = 12.0  # the logit of a game that is won
LEAST: Final = 0.01  # a chance is never counted as less
FETCH_BLIND: Final = 10.0  # actions for an intel that does not lie there yet

# Figures, whatever is to be done.
ONE: Final = 0
SEATS_3: Final = 1
SEATS_4: Final = 2
MORE_DRAWS: Final = 3
TURNS: Final = 4
STANDING: Final = 5
LOSING: Final = 6
CROWDS: Final = 7
AT_TWO: Final = 8
EXIT_LASTS: Final = 9
EXIT_BEST: Final = 10
EXIT_BOTH: Final = 11
EXIT_FULL: Final = 12
KEYED: Final = 13
KEYS: Final = 14
KEYED_CALM: Final = 15
KEY_CHANCE: Final = 16
EXIT_SUM: Final = 17
EXIT_MAX: Final = 18
EXIT_MISSING: Final = 19
KEY_FAR: Final = 20
INSIDE: Final = 21
UNDER: Final = 22
HOLE: Final = 23
LONELY: Final = 24
UNDER_SOON: Final = 25
NEXT_HAND: Final = 26  # + kind
OTHER_HANDS: Final = NEXT_HAND + KINDS  # + kind
NEXT_CARDS: Final = OTHER_HANDS + KINDS
OTHER_CARDS: Final = NEXT_CARDS + 1
OWN_CARDS: Final = OTHER_CARDS + 1
NO_KEY: Final = OWN_CARDS + 1
# Figures while intel is to be sent.
SENT: Final = NO_KEY + 1
SENT_2: Final = SENT + 1
SENT_3: Final = SENT_2 + 1
IN_BAGS: Final = SENT_3 + 1
LYING: Final = IN_BAGS + 1
MISSING: Final = LYING + 1
TO_COME: Final = MISSING + 1
TO_COME_LATER: Final = TO_COME + 1
TOWER_LASTS: Final = TO_COME_LATER + 1
TOWER_ONE: Final = TOWER_LASTS + 1
TOWER_TWO: Final = TOWER_ONE + 1
TOWER_HITS: Final = TOWER_TWO + 1
TOWER_SOON: Final = TOWER_HITS + 1
CARRY_SUM: Final = TOWER_SOON + 1
CARRY_MAX: Final = CARRY_SUM + 1
CARRY_EACH: Final = CARRY_MAX + 1
FETCH: Final = CARRY_EACH + 1
FETCH_FIRST: Final = FETCH + 1
NEXT_JOB: Final = FETCH_FIRST + 1
CARRIERS: Final = NEXT_JOB + 1
GUARDED_ONE: Final = CARRIERS + 1
GUARDED_TWO: Final = GUARDED_ONE + 1
READY: Final = GUARDED_TWO + 1
NEXT_READY: Final = READY + 1
# Figures on the way out, in the same places.
GATHERED: Final = SENT
NEXT_KEY_FAR: Final = SENT + 1
NEXT_HAS_KEY: Final = SENT + 2
NEXT_EXIT_FAR: Final = SENT + 3
SPARE_KEYS: Final = SENT + 4
ALL_THERE: Final = SENT + 5
ALL_BUT_ONE: Final = SENT + 6
EXIT_BLOCKED: Final = SENT + 7

FIGURES: Final = NEXT_READY + 1
PHASES: Final = 3  # none or one sent, two or three, all
SEAT_COUNTS: Final = 3  # two, three, four
WEIGHTS: Final = FIGURES * PHASES * SEAT_COUNTS


@final
class Judge:
    """Weighs positions. `study` a position first: the decks stay as they are within a turn."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.figures: vec[float] = float_zeros(FIGURES)
        self.far: vec[i64] = zeros(CITIES * PAIRS)  # filled in city by city
        self.mapped: vec[i64] = zeros(CITIES)
        # Chances of at least one, two, three enforcers in the next Enforce, by draws and space.
        self.one: vec[float] = float_zeros((MOST_DRAWS + 1) * SPACES)
        self.two: vec[float] = float_zeros((MOST_DRAWS + 1) * SPACES)
        self.three: vec[float] = float_zeros((MOST_DRAWS + 1) * SPACES)
        self.round: vec[float] = float_zeros(SPACES)  # enforcers expected in a round
        self.symbols: i64 = 0  # spaces whose intel card is still in the deck
        self.sources: i64 = 0  # spaces that have an intel card at all
        self.key_odds: vec[float] = float_zeros(2)
        # For the position in hand.
        self.gone: vec[float] = float_zeros(SPACES)  # the chance that the tile goes now
        self.soon: vec[float] = float_zeros(SPACES)  # enforcers there after a round
        self.costs: vec[float] = float_zeros(WANTED)

    # The map ------------------------------------------------------------------------------------

    def chart(self, standing: i64) -> None:
        """Chart all distances in a city: an action a step, a card for leaving an empty space."""
        start: i64
        far = self.far
        base = standing * PAIRS
        for start in range(SPACES):
            before: i64 = 0
            reached: i64 = 1 << start
            steps: i64 = 0
            row = base + start * SPACES
            self.mark(row, reached, 0)
            while reached != CITY and steps < FAR:
                steps += 1
                spread = reached | around(reached & standing) | around(before & ~standing)
                self.mark(row, spread & ~reached, steps)
                before = reached
                reached = spread
        self.mapped[standing] = 1
        far[base] = 0

    def mark(self, row: i64, spaces: i64, steps: i64) -> None:
        space: i64
        for space in range(SPACES):
            if spaces >> space & 1:
                self.far[row + space] = steps

    # The decks ----------------------------------------------------------------------------------

    def study(self, state: ClosingInState) -> None:
        """Take in what the decks can still bring."""
        board = state.board
        unknown = LOCATION_CARDS - state.drawn - state.known
        draws: i64
        space: i64
        i: i64
        self.symbols = 0
        self.sources = 0
        for space in range(SPACES):
            tile = state.grid[space]
            if state.box.intel_tiles >> tile & 1:
                self.sources |= 1 << space
            count: i64 = 0
            all_cards: i64 = 0
            for i in range(LOCATION_CARDS):
                if board[LOCATIONS + i] >> 1 == tile:
                    all_cards += 1
                    if i >= state.drawn + state.known:
                        count += 1
                    if i >= state.drawn and board[LOCATIONS + i] & 1:
                        self.symbols |= 1 << space
            for draws in range(MOST_DRAWS + 1):
                self.foresee(state, space, draws, count, unknown)
            self.expect(state, space, count, all_cards, unknown)
        self.count_keys(state)

    def foresee(
        self, state: ClosingInState, space: i64, draws: i64, count: i64, unknown: i64
    ) -> None:
        """Work out how likely one, two or three of the next cards name this tile."""
        sure: i64 = 0
        i: i64
        seen = state.known if state.known < draws else draws
        for i in range(seen):
            if state.grid[PLACE + (state.board[LOCATIONS + state.drawn + i] >> 1)] == space:
                sure += 1
        blind = draws - seen
        cards = float(count)
        deck = float(unknown)
        if blind > unknown:  # the rest comes from the discards
            cards += 2.0
            deck += float(LOCATION_CARDS)
        none: float = 1.0
        once: float = 0.0
        if blind > 0:
            once = float(blind) * cards / deck
            for i in range(blind):
                none *= at_least_zero((deck - cards - float(i)) / (deck - float(i)))
                if i > 0:
                    once *= at_least_zero((deck - cards - float(i) + 1.0) / (deck - float(i)))
        place = draws * SPACES + space
        self.one[place] = 1.0 if sure > 0 else 1.0 - none
        self.two[place] = tail(sure, 2, none, once)
        self.three[place] = tail(sure, 3, none, once)

    def expect(
        self, state: ClosingInState, space: i64, count: i64, all_cards: i64, unknown: i64
    ) -> None:
        """Work out how many enforcers a round of Enforce brings."""
        rounds: i64 = 0
        seat: i64
        i: i64
        for seat in range(state.seats):
            if state.board[AT + seat] != OUTSIDE:
                rounds += 1
        draws = rounds * state.box.draws
        hits: float = 0.0
        seen = state.known if state.known < draws else draws
        for i in range(seen):
            if state.grid[PLACE + (state.board[LOCATIONS + state.drawn + i] >> 1)] == space:
                hits += 1.0
        blind = draws - seen
        if blind <= unknown:
            if unknown > 0:
                hits += float(count) * float(blind) / float(unknown)
        else:
            hits += float(count)
            hits += float(all_cards) * float(blind - unknown) / float(LOCATION_CARDS)
        self.round[space] = hits

    def count_keys(self, state: ClosingInState) -> None:
        """Work out how likely a drawn card is a boat key or a car key."""
        key: i64
        i: i64
        for key in range(2):
            cards: i64 = 0
            for i in range(state.in_deck):
                if state.board[INVENTORY + i] == key:
                    cards += 1
            cards += 0
            odds: float = 0.0
            if state.in_deck > 0:
                odds = float(cards) / float(state.in_deck)
            if state.in_deck < 6 and state.board[DISCARDS + key] > 0:
                odds += 0.03
            self.key_odds[key] = odds

    # A position ---------------------------------------------------------------------------------

    def chance(self, state: ClosingInState) -> float:
        """Return the chance to win at the end of a turn."""
        return 1.0 / (1.0 + math.exp(-self.judge(state)))

    def judge(self, state: ClosingInState) -> float:
        """Return the same as a logit."""
        if state.over:
            return SURE if state.ending == "escaped" else -SURE
        self.look(state)
        figures = self.figures
        weights = self.weights
        first = weights_for(state)
        total: float = 0.0
        i: i64
        for i in range(FIGURES):
            total += figures[i] * weights[first + i]
        return total

    def look(self, state: ClosingInState) -> None:
        """Fill in the figures."""
        figures = self.figures
        i: i64
        for i in range(FIGURES):
            figures[i] = 0.0
        if self.mapped[state.standing] == 0:
            self.chart(state.standing)
        figures[ONE] = 1.0
        if state.seats == 3:
            figures[SEATS_3] = 1.0
        elif state.seats == 4:
            figures[SEATS_4] = 1.0
        figures[MORE_DRAWS] = float(state.box.draws - 2)
        figures[TURNS] = float(state.turn_number) / 20.0
        following = follower(state)
        self.look_at_tiles(state)
        self.look_at_exits(state)
        self.look_at_seats(state, following)
        if state.sent < WANTED:
            self.look_at_tower(state)
            self.look_at_intel(state, following)
        else:
            self.look_at_way_out(state, following)

    def look_at_tiles(self, state: ClosingInState) -> None:
        figures = self.figures
        board = state.board
        draws = (state.box.draws - state.jammed) * SPACES
        standing = state.standing
        tiles: i64 = 0
        all_there: i64 = 0
        twos: i64 = 0
        losing: float = 0.0
        space: i64
        for space in range(SPACES):
            if standing >> space & 1 == 0:
                self.gone[space] = 1.0
                self.soon[space] = 3.0
                continue
            there = board[ENFORCERS + space]
            tiles += 1
            all_there += there
            gone: float = 1.0
            if there == 0:
                gone = self.three[draws + space]
            elif there == 1:
                gone = self.two[draws + space]
            elif there == 2:
                gone = self.one[draws + space]
                twos += 1
            self.gone[space] = gone
            self.soon[space] = float(there) + self.round[space]
            losing += gone
        figures[STANDING] = float(tiles) / 12.0
        figures[LOSING] = losing
        figures[CROWDS] = float(all_there) / 10.0
        figures[AT_TWO] = float(twos) / 4.0

    def look_at_exits(self, state: ClosingInState) -> None:
        figures = self.figures
        board = state.board
        docks = state.grid[PLACE + DOCKS]
        tunnel = state.grid[PLACE + TUNNEL]
        lost = self.gone[docks] * self.gone[tunnel]
        figures[EXIT_LASTS] = math.log(1.0 - lost) if lost < 1.0 - LEAST else math.log(LEAST)
        calm_docks = self.calm(docks)
        calm_tunnel = self.calm(tunnel)
        figures[EXIT_BEST] = calm_docks if calm_docks > calm_tunnel else calm_tunnel
        if state.standing >> docks & state.standing >> tunnel & 1:
            figures[EXIT_BOTH] = 1.0
        boats: i64 = 0
        cars: i64 = 0
        seat: i64
        for seat in range(state.seats):
            hand = board[HAND + seat]
            boats += held(hand, BOAT_KEY)
            cars += held(hand, CAR_KEY)
        if state.standing >> docks & 1 == 0:
            boats = 0
        if state.standing >> tunnel & 1 == 0:
            cars = 0
        keys = boats + cars
        figures[KEYS] = float(keys if keys < 3 else 3)
        keyed: float = 0.0
        keyed_calm: float = 0.0
        if boats > 0:
            keyed = 1.0 - self.gone[docks]
            keyed_calm = calm_docks
        if cars > 0:
            if 1.0 - self.gone[tunnel] > keyed:
                keyed = 1.0 - self.gone[tunnel]
            if calm_tunnel > keyed_calm:
                keyed_calm = calm_tunnel
        figures[KEYED] = keyed
        figures[KEYED_CALM] = keyed_calm
        if keys == 0:
            odds: float = 0.0
            if state.standing >> docks & 1:
                odds += self.key_odds[0]
            if state.standing >> tunnel & 1:
                odds += self.key_odds[1]
            figures[KEY_CHANCE] = odds * 10.0
            figures[NO_KEY] = 1.0
        on_docks = self.gather(state, docks, BOAT_KEY, boats)
        on_tunnel = self.gather(state, tunnel, CAR_KEY, cars)
        if on_tunnel < on_docks:
            self.gathering(state, tunnel, CAR_KEY, cars)
        else:
            self.gathering(state, docks, BOAT_KEY, boats)

    def calm(self, space: i64) -> float:
        """Return 1 for a tile nobody threatens, down to 0 for one that goes."""
        rest = (3.0 - self.soon[space]) / 3.0
        if rest < 0.0:
            rest = 0.0
        return (1.0 - self.gone[space]) * (0.3 + 0.7 * rest)

    def gather(self, state: ClosingInState, exit_: i64, key: i64, keys: i64) -> float:
        """Estimate the effort of getting everybody out here."""
        if state.standing >> exit_ & 1 == 0:
            return 1000.0
        base = state.standing * PAIRS
        total: float = 6.0 * self.gone[exit_] + self.soon[exit_]
        if keys == 0:
            total += 8.0
        seat: i64
        for seat in range(state.seats):
            at = state.board[AT + seat]
            if at != OUTSIDE:
                total += float(self.far[base + at * SPACES + exit_])
        return total

    def gathering(self, state: ClosingInState, exit_: i64, key: i64, keys: i64) -> None:
        """Fill in the figures for leaving by this exit."""
        figures = self.figures
        board = state.board
        base = state.standing * PAIRS
        total: i64 = 0
        most: i64 = 0
        away: i64 = 0
        inside: i64 = 0
        nearest: i64 = FAR
        seat: i64
        for seat in range(state.seats):
            at = board[AT + seat]
            if at == OUTSIDE:
                continue
            inside += 1
            steps = self.far[base + at * SPACES + exit_]
            total += steps
            if steps > most:
                most = steps
            if steps > 0:
                away += 1
            if keys > 0 and steps < nearest and held(board[HAND + seat], key) > 0:
                nearest = steps
        figures[EXIT_SUM] = float(total) / 10.0
        figures[EXIT_MAX] = float(most) / 5.0
        figures[EXIT_MISSING] = float(away) / 4.0
        figures[INSIDE] = float(inside) / 4.0
        figures[EXIT_FULL] = float(board[ENFORCERS + exit_]) / 2.0
        if keys > 0:
            figures[KEY_FAR] = float(nearest) / 5.0
        if state.sent >= WANTED:
            figures[GATHERED] = float(inside - away) / 4.0 if nearest == 0 else 0.0
            if nearest == 0 and away == 0:
                figures[ALL_THERE] = 1.0
            elif nearest == 0 and away == 1:
                figures[ALL_BUT_ONE] = 1.0
            if keys > 1:
                figures[SPARE_KEYS] = 1.0
            figures[EXIT_BLOCKED] = self.gone[exit_]

    def look_at_seats(self, state: ClosingInState, following: i64) -> None:
        figures = self.figures
        board = state.board
        standing = state.standing
        seat: i64
        for seat in range(state.seats):
            at = board[AT + seat]
            if at == OUTSIDE:
                continue
            if standing >> at & 1:
                figures[UNDER] += self.gone[at]
                if self.soon[at] > 2.0:
                    figures[UNDER_SOON] += self.soon[at] - 2.0
            else:
                figures[HOLE] += 1.0
            if state.box.near[at] & standing == 0:
                figures[LONELY] += 1.0
            first: i64 = OTHER_HANDS
            if seat == following:
                first = NEXT_HAND
                figures[NEXT_CARDS] = float(board[IN_HAND + seat]) / 3.0
            elif seat == state.turn:
                figures[OWN_CARDS] = float(board[IN_HAND + seat]) / 3.0
            else:
                figures[OTHER_CARDS] += float(board[IN_HAND + seat]) / 3.0
            hand = board[HAND + seat]
            while hand:
                figures[first + (hand & 15) - 1] += 1.0
                hand >>= 4

    def look_at_tower(self, state: ClosingInState) -> None:
        figures = self.figures
        tower = state.grid[PLACE + RADIO_TOWER]
        there = state.board[ENFORCERS + tower]
        lost = self.gone[tower]
        figures[TOWER_LASTS] = math.log(1.0 - lost) if lost < 1.0 - LEAST else math.log(LEAST)
        if there == 1:
            figures[TOWER_ONE] = 1.0
        elif there > 1:
            figures[TOWER_TWO] = 1.0
        figures[TOWER_HITS] = self.round[tower]
        if self.soon[tower] > 2.0:
            figures[TOWER_SOON] = self.soon[tower] - 2.0

    def look_at_intel(self, state: ClosingInState, following: i64) -> None:
        """Fill in how the rest of the intel gets to the Radio Tower."""
        figures = self.figures
        board = state.board
        base = state.standing * PAIRS
        tower = state.grid[PLACE + RADIO_TOWER]
        need = WANTED - state.sent
        figures[SENT] = float(state.sent) / 4.0
        if state.sent >= 2:
            figures[SENT_2] = 1.0
        if state.sent >= 3:
            figures[SENT_3] = 1.0
        in_bags: i64 = 0
        carriers: i64 = 0
        job: i64 = FAR
        seat: i64
        for seat in range(state.seats):
            carried = board[CARRIED + seat]
            if carried == 0:
                continue
            steps = self.far[base + board[AT + seat] * SPACES + tower]
            in_bags += carried
            carriers += 1
            figures[CARRY_SUM] += float(steps) / 5.0
            figures[CARRY_EACH] += float(steps * carried) / 5.0
            if float(steps) / 5.0 > figures[CARRY_MAX]:
                figures[CARRY_MAX] = float(steps) / 5.0
            if steps == 0 and board[ENFORCERS + tower] == 0:
                figures[READY] += float(carried)
                if seat == following:
                    figures[NEXT_READY] += float(carried)
            if seat == following:
                job = steps + board[ENFORCERS + tower]
        figures[CARRIERS] = float(carriers)
        if in_bags > need:
            in_bags = need
        figures[IN_BAGS] = float(in_bags)
        self.fetch(state, following, need - in_bags, job)

    def fetch(self, state: ClosingInState, following: i64, wanted: i64, job: i64) -> None:
        """Estimate the effort of fetching the nearest intel, and how much there will be."""
        figures = self.figures
        tower = state.grid[PLACE + RADIO_TOWER]
        board = state.board
        base = state.standing * PAIRS
        costs = self.costs
        i: i64
        for i in range(WANTED):
            costs[i] = FETCH_BLIND
        lying: float = 0.0
        space: i64
        seat: i64
        for space in range(SPACES):
            if state.lying >> space & 1 == 0:
                continue
            there = board[ENFORCERS + space]
            lasting = 1.0 - self.gone[space]
            lying += lasting
            if there == 1:
                figures[GUARDED_ONE] += 1.0
            elif there > 1:
                figures[GUARDED_TWO] += 1.0
            nearest: i64 = FAR
            for seat in range(state.seats):
                if board[AT + seat] != OUTSIDE:
                    steps = self.far[base + board[AT + seat] * SPACES + space]
                    if steps < nearest:
                        nearest = steps
                    if seat == following and steps + there < job:
                        job = steps + there
            cost = float(nearest + there + self.far[base + space * SPACES + tower]) + 1.0
            cost = lasting * cost + (1.0 - lasting) * FETCH_BLIND
            i = WANTED - 1
            if cost < costs[i]:
                while i > 0 and costs[i - 1] > cost:
                    costs[i] = costs[i - 1]
                    i -= 1
                costs[i] = cost
        for i in range(wanted):
            figures[FETCH] += costs[i] / 10.0
        if wanted > 0:
            figures[FETCH_FIRST] = costs[0] / 10.0
        figures[NEXT_JOB] = float(job) / 5.0
        wish = float(wanted)
        if lying > wish:
            lying = wish
        figures[LYING] = lying
        figures[MISSING] = wish - lying
        if wish > lying:
            open_ = state.standing & self.sources & ~state.lying
            figures[TO_COME] = float(count_bits(open_ & self.symbols)) / 4.0
            figures[TO_COME_LATER] = float(count_bits(open_ & ~self.symbols)) / 4.0

    def look_at_way_out(self, state: ClosingInState, following: i64) -> None:
        """Fill in where the next player stands when all intel is sent."""
        figures = self.figures
        board = state.board
        base = state.standing * PAIRS
        at = board[AT + following]
        if at == OUTSIDE:
            return
        docks = state.grid[PLACE + DOCKS]
        tunnel = state.grid[PLACE + TUNNEL]
        near: i64 = FAR
        key_near: i64 = FAR
        if state.standing >> docks & 1:
            near = self.far[base + at * SPACES + docks]
            if held(board[HAND + following], BOAT_KEY) > 0:
                key_near = near
        if state.standing >> tunnel & 1:
            steps = self.far[base + at * SPACES + tunnel]
            if steps < near:
                near = steps
            if steps < key_near and held(board[HAND + following], CAR_KEY) > 0:
                key_near = steps
        figures[NEXT_EXIT_FAR] = float(near) / 5.0
        if key_near < FAR:
            figures[NEXT_HAS_KEY] = 1.0
            figures[NEXT_KEY_FAR] = float(key_near) / 5.0


def weights_for(state: ClosingInState) -> i64:
    """Return where the weights for a position begin."""
    phase: i64 = 0
    if state.sent >= WANTED:
        phase = 2
    elif state.sent >= 2:
        phase = 1
    return ((state.seats - 2) * PHASES + phase) * FIGURES


def around(spaces: i64) -> i64:
    """Return the spaces beside any of these."""
    beside = (spaces & NOT_LAST_COLUMN) << 1 | (spaces & NOT_FIRST_COLUMN) >> 1
    return beside | (spaces << COLUMNS & CITY) | spaces >> COLUMNS


def at_least_zero(value: float) -> float:
    return value if value > 0.0 else 0.0


def tail(sure: i64, wanted: i64, none: float, once: float) -> float:
    """Return the chance of a number of enforcers when some are sure to come."""
    open_ = wanted - sure
    if open_ <= 0:
        return 1.0
    if open_ == 1:
        return 1.0 - none
    if open_ == 2:
        return at_least_zero(1.0 - none - once)
    return 0.0


def follower(state: ClosingInState) -> i64:
    """Return the seat whose turn is next, if anybody is left."""
    seat = state.turn
    i: i64
    for i in range(state.seats):
        seat += 1
        if seat >= state.seats:
            seat = 0
        if state.board[AT + seat] != OUTSIDE:
            return seat
    return state.turn
