"""Closing In: send four intel from the Radio Tower, then leave the city together.

In the order of the rule book: what there is, setting up, a turn, what may be done, what an action
does, Enforce, the end. Where everything lies is in `layout.py`. Compiled.
"""

from __future__ import annotations

from typing import final

from closecall.engine.core import Moves
from closecall.engine.native import i64
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.closing_in.imagine import shuffle_unseen
from closecall.games.closing_in.layout import (
    ALL_INTEL,
    APARTMENTS,
    AT,
    CARRIED,
    CROWD,
    DISCARDS,
    DOCKS,
    ENFORCERS,
    FILL_UP,
    FIRST_LOCATIONS,
    FREE_ACTIONS,
    HAND,
    IN_HAND,
    INVENTORY,
    LAST_TURN,
    LOCATION_CARDS,
    LOCATIONS,
    LOOK,
    MOST_CARDS,
    NO_CARD,
    OUTSIDE,
    PLACE,
    RADIO_TOWER,
    TUNNEL,
    WANTED,
    Box,
    City,
    held,
    take_out,
)
from closecall.games.closing_in.moves import (
    BICYCLE,
    BINOCULARS,
    BOAT_KEY,
    BRIBE,
    BUY,
    CAR_KEY,
    CROSS,
    CROWBAR,
    DECOY,
    DISGUISE,
    DISTRACT,
    DRAW,
    END,
    ESCAPE,
    GIVE,
    INTEL,
    JAMMER,
    KINDS,
    LURE,
    MOVE,
    ORDER,
    RADIO,
    RIDE,
    SEARCH,
    SEND,
    SEWER,
    SEWER_MAP,
    SLIP,
    SMOKE,
    SMOKE_BOMB,
    SPACES,
    USE_BINOCULARS,
    USE_BRIBE,
    USE_CROWBAR,
    USE_DISGUISE,
    USE_JAMMER,
    WALKIE_TALKIE,
)


@final
class ClosingInState(City):
    """A position of Closing In."""

    # Setting up -------------------------------------------------------------------------------

    def set_up(self) -> None:
        """C1, C2: the tiles, three cards each, two location cards, all in the Apartments."""
        grid = self.grid
        board = self.board
        i: i64
        seat: i64
        self.rng.shuffle(grid, SPACES)
        for i in range(SPACES):
            grid[PLACE + self.tile_on(i)] = i
        self.in_deck = len(self.box.inventory)
        self.mix(INVENTORY, self.in_deck)
        self.mix(LOCATIONS, LOCATION_CARDS)
        for seat in range(self.seats):
            board[AT + seat] = self.space_of(APARTMENTS)
            self.fill_up(seat)
        self.deploy_troops(FIRST_LOCATIONS)
        self.begin_turn(0)

    # A turn -----------------------------------------------------------------------------------

    def actor_mask(self) -> i64:
        if self.over:
            return 0
        return 1 << self.turn

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.granted = FREE_ACTIONS
        self.actions = FREE_ACTIONS
        self.acted = False
        self.disguised = False
        self.jammed = 0
        if self.notes is not None:
            self.notes.append(("turn-began", seat, self.turn_number))
        self.fill_up(seat)

    def fill_up(self, seat: i64) -> None:
        """C3: at least three cards, as far as there are any."""
        while self.cards_of(seat) < FILL_UP and self.can_draw():
            self.draw(seat)

    def draw(self, seat: i64) -> None:
        """C10: the top inventory card; from an empty deck the discards are shuffled first."""
        board = self.board
        if self.in_deck == 0:
            self.renew_inventory()
        self.in_deck -= 1
        kind = board[INVENTORY + self.in_deck]
        self.receive(seat, kind)
        if self.notes is not None:
            self.notes.append(("drew", seat, kind))

    def renew_inventory(self) -> None:
        board = self.board
        kind: i64
        i: i64
        for kind in range(KINDS):
            for i in range(board[DISCARDS + kind]):
                board[INVENTORY + self.in_deck] = kind
                self.in_deck += 1
            board[DISCARDS + kind] = 0
        self.mix(INVENTORY, self.in_deck)
        if self.notes is not None:
            self.notes.append(("shuffled", "inventory"))

    # What may be done -------------------------------------------------------------------------

    def list_moves(self, seat: i64, moves: Moves) -> None:
        if seat != self.turn:
            return
        if self.looking > 0:
            self.list_orders(moves)
            return
        here = self.space_at(seat)
        if not self.is_tile(here):
            self.list_way_out(seat, here, moves)
            return
        moves.add(END)
        if not self.acted:
            list_cards(self.hand_of(seat), BUY, moves)  # C4: any card, one after the other
        self.list_around(here, moves)
        holes = self.box.near[here] & ~self.standing
        if holes:
            self.list_entering(seat, holes, moves)
        self.list_draw(seat, moves)
        self.list_on_tile(seat, here, moves)
        self.list_giving(seat, here, moves)
        self.list_specials(seat, here, moves)

    def list_around(self, here: i64, moves: Moves) -> None:
        """C7: to the tiles around; C12: one or two enforcers from there."""
        box = self.box
        standing = self.standing
        items = moves.items
        n = moves.n
        i: i64
        for i in range(box.first_way[here], box.first_way[here + 1]):
            space = box.way_to[i]
            there = self.enforcers_on(space)
            items[n] = MOVE + space
            n += standing >> space & 1
            items[n] = LURE + space * 2
            if there > 0:
                n += 1
            items[n] = LURE + space * 2 + 1
            if there > 1:
                n += 1
        moves.n = n

    def list_entering(self, seat: i64, holes: i64, moves: Moves) -> None:
        """C8: onto a removed space only with enough actions and cards to leave it again."""
        space: i64
        for space in range(SPACES):
            if holes >> space & 1:
                far = self.distance(space)
                if self.actions > far and self.cards_of(seat) >= far:
                    moves.add(MOVE + space)

    def list_way_out(self, seat: i64, here: i64, moves: Moves) -> None:
        """C8, C9: on a removed space only moving on, and buying what it takes."""
        if not self.acted:
            far = self.distance(here)
            spare = self.cards_of(seat) - far
            self.list_buying_out(self.hand_of(seat), spare, far, moves)
        self.list_crossing(seat, here, moves)
        if moves.n == 0:  # C9: no tile in reach
            self.list_draw(seat, moves)
            moves.add(END)

    def list_buying_out(self, hand: i64, spare: i64, far: i64, moves: Moves) -> None:
        """C9: buy only with cards that can be spared on the way."""
        if spare <= 0:
            return
        cards = hand
        last: i64 = NO_CARD
        while cards:
            kind = (cards & 15) - 1
            actions = self.actions + self.box.values[kind]
            if actions < far:  # then the other spare cards must buy the rest
                actions += self.most_actions(take_out(hand, kind), spare - 1)
            if actions >= far and kind != last:
                moves.add(BUY + kind)
            last = kind
            cards >>= 4

    def most_actions(self, hand: i64, spare: i64) -> i64:
        """Return the most actions that a number of cards of a hand can buy."""
        actions: i64 = 0
        i: i64
        for i in range(KINDS):
            kind = self.box.dearest[i]
            spent = held(hand, kind)
            if spent > spare:
                spent = spare
            actions += spent * self.box.values[kind]
            spare -= spent
        return actions

    def list_crossing(self, seat: i64, here: i64, moves: Moves) -> None:
        """C8: leaving a removed space costs an action and a card."""
        i: i64
        for i in range(self.box.first_way[here], self.box.first_way[here + 1]):
            space = self.box.way_to[i]
            far = self.distance(space)
            if self.actions > far and self.cards_of(seat) > far:
                list_cards(self.hand_of(seat), CROSS + space * KINDS, moves)

    def list_draw(self, seat: i64, moves: Moves) -> None:
        """C10: never more than five cards."""
        if self.cards_of(seat) < MOST_CARDS and self.can_draw():
            moves.add(DRAW)

    def list_on_tile(self, seat: i64, here: i64, moves: Moves) -> None:
        """C11, C15, C16: Search, Send, Escape."""
        tile = self.tile_on(here)
        if self.enforcers_on(here) == 0:
            if self.lying >> here & 1:
                moves.add(SEARCH)
            if tile == RADIO_TOWER and self.intel_of(seat) > 0 and self.sent < WANTED:
                moves.add(SEND)
        if self.sent >= WANTED:
            key: i64 = NO_CARD
            if tile == DOCKS:
                key = BOAT_KEY
            elif tile == TUNNEL:
                key = CAR_KEY
            if key != NO_CARD and held(self.hand_of(seat), key) > 0:
                moves.add(ESCAPE)

    def list_giving(self, seat: i64, here: i64, moves: Moves) -> None:
        """C13, C17: one card or intel to somebody on the same tile."""
        other: i64
        for other in range(self.seats):
            if self.space_at(other) == here and other != seat:
                if self.cards_of(other) < MOST_CARDS:
                    list_cards(self.hand_of(seat), GIVE + other * (KINDS + 1), moves)
                if self.intel_of(seat) > 0:
                    moves.add(GIVE + other * (KINDS + 1) + INTEL)

    # C14: special actions; each must change something.

    def list_specials(self, seat: i64, here: i64, moves: Moves) -> None:
        hand = self.hand_of(seat)
        last: i64 = NO_CARD
        while hand:
            kind = (hand & 15) - 1
            if kind != last:
                self.list_special(kind, seat, here, moves)
            last = kind
            hand >>= 4

    def list_special(self, kind: i64, seat: i64, here: i64, moves: Moves) -> None:
        if kind == WALKIE_TALKIE:
            self.list_radioing(seat, moves)
        elif kind == BINOCULARS:
            if self.can_look():
                moves.add(USE_BINOCULARS)
        elif kind == BICYCLE:
            self.list_rides(here, moves)
        elif kind == DECOY:
            self.list_decoys(here, moves)
        elif kind == DISGUISE:
            if not self.disguised:
                moves.add(USE_DISGUISE)
        elif kind == SEWER_MAP:
            list_spaces(self.box.lines[here] & self.standing, SEWER, moves)
        elif kind == SMOKE_BOMB:
            self.list_smoke(here, moves)
        elif kind == BRIBE:
            self.list_bribes(here, moves)
        elif kind == JAMMER:
            if self.jammed < self.box.draws:
                moves.add(USE_JAMMER)
        elif kind == CROWBAR:
            if self.lying >> here & 1 and self.enforcers_on(here) <= 1:
                moves.add(USE_CROWBAR)

    def list_smoke(self, here: i64, moves: Moves) -> None:
        """Smoke Bomb: one or two enforcers from here, or a move to a tile that leaves none."""
        if self.enforcers_on(here) > 0:
            moves.add(SMOKE)
            if self.enforcers_on(here) > 1:
                moves.add(SMOKE + 1)
        list_spaces(self.box.near[here] & self.standing, SLIP, moves)

    def list_bribes(self, here: i64, moves: Moves) -> None:
        """Bribe: an enforcer here or next door."""
        if self.enforcers_on(here) > 0:
            moves.add(USE_BRIBE + here)
        i: i64
        for i in range(self.box.first_way[here], self.box.first_way[here + 1]):
            space = self.box.way_to[i]
            if self.enforcers_on(space) > 0:
                moves.add(USE_BRIBE + space)

    def list_decoys(self, here: i64, moves: Moves) -> None:
        """Decoy: enforcers from here or next door."""
        self.list_decoys_from(here, moves)
        i: i64
        for i in range(self.box.first_way[here], self.box.first_way[here + 1]):
            self.list_decoys_from(self.box.way_to[i], moves)

    def list_decoys_from(self, space: i64, moves: Moves) -> None:
        """Decoy: one or two of the enforcers there to a tile beside theirs."""
        there = self.enforcers_on(space)
        if there == 0:
            return
        box = self.box
        standing = self.standing
        items = moves.items
        n = moves.n
        way: i64
        for way in range(box.first_way[space], box.first_way[space + 1]):
            if standing >> box.way_to[way] & 1:
                items[n] = DISTRACT + way * 2
                n += 1
                items[n] = DISTRACT + way * 2 + 1
                if there > 1:
                    n += 1
        moves.n = n

    def list_rides(self, here: i64, moves: Moves) -> None:
        """Bicycle: one or two tiles far; back only if that leaves an enforcer here."""
        reach: i64 = 0
        i: i64
        for i in range(self.box.first_way[here], self.box.first_way[here + 1]):
            space = self.box.way_to[i]
            if self.is_tile(space):
                reach |= self.box.near[space] | 1 << space
        if self.disguised or self.enforcers_left == 0:
            reach &= ~(1 << here)
        list_spaces(reach & self.standing, RIDE, moves)

    def list_radioing(self, seat: i64, moves: Moves) -> None:
        """Walkie-Talkie: another card to anybody in the city."""
        others = take_out(self.hand_of(seat), WALKIE_TALKIE)
        other: i64
        for other in range(self.seats):
            if other == seat or self.space_at(other) == OUTSIDE:
                continue
            if self.cards_of(other) < MOST_CARDS:
                list_cards(others, RADIO + other * KINDS, moves)

    def can_look(self) -> bool:
        """Binoculars: whether unknown cards would be seen, or known ones can change places."""
        seen = self.within_sight()
        return seen == 0 or self.known < seen or self.can_reorder(seen)

    def can_reorder(self, seen: i64) -> bool:
        """Return whether the top cards are not all the same."""
        top = LOCATIONS + self.drawn
        i: i64
        for i in range(1, seen):
            if self.board[top + i] != self.board[top]:
                return True
        return False

    def list_orders(self, moves: Moves) -> None:
        """Binoculars: every order that differs; the old one only if something new was seen."""
        order: i64
        for order in range(BUY - ORDER):
            if order == 0 and not self.seen_new:
                continue
            if self.is_possible_order(order) and self.is_new_order(order):
                moves.add(ORDER + order)

    def is_possible_order(self, order: i64) -> bool:
        """Return whether an order moves only cards that are seen."""
        i: i64
        for i in range(self.looking, LOOK):
            if self.box.orders[order * LOOK + i] != i:
                return False
        return True

    def is_new_order(self, order: i64) -> bool:
        """Return whether no earlier order comes to the same, as equal cards can make it."""
        earlier: i64
        for earlier in range(order):
            if self.is_possible_order(earlier) and self.is_same_order(order, earlier):
                return False
        return True

    def is_same_order(self, one: i64, other: i64) -> bool:
        orders = self.box.orders
        top = LOCATIONS + self.drawn
        i: i64
        for i in range(self.looking):
            card = self.board[top + orders[one * LOOK + i]]
            if self.board[top + orders[other * LOOK + i]] != card:
                return False
        return True

    # What an action does ----------------------------------------------------------------------

    def do_move(self, seat: i64, action: i64) -> None:
        if action == END:
            self.actions = 0
        elif BUY <= action < MOVE:
            self.buy(seat, action - BUY)
        elif ORDER <= action < BUY:
            self.put_back(seat, action - ORDER)
        else:
            self.acted = True
            self.actions -= 1
            self.take_action(seat, action)
        if self.actions == 0 and self.looking == 0 and not self.over:  # C5
            self.enforce()

    def buy(self, seat: i64, kind: i64) -> None:
        """C4: a card for the actions it is worth."""
        self.discard(seat, kind)
        self.granted += self.box.values[kind]
        self.actions += self.box.values[kind]
        if self.notes is not None:
            self.notes.append(("bought", seat, kind, self.granted))

    def take_action(self, seat: i64, action: i64) -> None:
        if action < MOVE:
            self.take_plain_action(seat, action)
        elif action < LURE:
            self.go(seat, action - MOVE, NO_CARD)
        elif action < DISTRACT:
            self.lure(seat, (action - LURE) // 2, (action - LURE) % 2 + 1)
        elif action < GIVE:
            self.use(seat, DECOY)
            way = (action - DISTRACT) // 2
            enforcers = (action - DISTRACT) % 2 + 1
            self.shift_enforcers(self.box.way_from[way], self.box.way_to[way], enforcers)
        elif action < RIDE:
            gift = action - GIVE
            self.give(seat, gift // (KINDS + 1), gift % (KINDS + 1))
        elif action < RADIO:
            self.take_card_action(seat, action)
        elif action < CROSS:
            self.use(seat, WALKIE_TALKIE)
            self.give(seat, (action - RADIO) // KINDS, (action - RADIO) % KINDS)
        else:
            self.go(seat, (action - CROSS) // KINDS, (action - CROSS) % KINDS)

    def take_plain_action(self, seat: i64, action: i64) -> None:
        """Actions without a target."""
        here = self.space_at(seat)
        if action == DRAW:
            self.draw(seat)
        elif action == SEARCH:
            self.search(seat, here)
        elif action == SEND:
            self.send(seat)
        elif action == ESCAPE:
            self.escape(here)
        elif action == USE_CROWBAR:
            self.use(seat, CROWBAR)
            self.search(seat, here)
        elif action == USE_DISGUISE:
            self.use(seat, DISGUISE)
            self.disguised = True
        elif action == USE_JAMMER:
            self.use(seat, JAMMER)
            self.jammed += 1
        elif action == USE_BINOCULARS:
            self.use(seat, BINOCULARS)
            self.look(seat)
        else:
            self.use(seat, SMOKE_BOMB)
            self.remove_enforcers(here, action - SMOKE + 1)

    def take_card_action(self, seat: i64, action: i64) -> None:
        """Special actions that name a space."""
        if action < SLIP:
            self.use(seat, BICYCLE)
            self.leave(seat, action - RIDE, True, NO_CARD)
        elif action < SEWER:
            self.use(seat, SMOKE_BOMB)
            self.leave(seat, action - SLIP, False, NO_CARD)
        elif action < USE_BRIBE:
            self.use(seat, SEWER_MAP)
            self.leave(seat, action - SEWER, False, NO_CARD)
        else:
            self.use(seat, BRIBE)
            self.remove_enforcers(action - USE_BRIBE, 1)

    def use(self, seat: i64, kind: i64) -> None:
        """C14: a special action costs its card."""
        self.discard(seat, kind)
        if self.notes is not None:
            self.notes.append(("used", seat, kind))

    def go(self, seat: i64, space: i64, paid: i64) -> None:
        """C7, C8: one step; leaving a removed space is paid for with a card."""
        if paid != NO_CARD:
            self.discard(seat, paid)
        self.leave(seat, space, True, paid)

    def leave(self, seat: i64, space: i64, noticed: bool, paid: i64) -> None:
        """Go to another space; who is noticed leaves an enforcer on the tile (C7)."""
        here = self.space_at(seat)
        placed = noticed and not self.disguised and self.is_tile(here)
        if placed:
            placed = self.place_enforcer(here)
        self.board[AT + seat] = space
        if self.notes is not None:
            self.notes.append(("moved", seat, here, space, paid, placed))

    def remove_enforcers(self, space: i64, count: i64) -> None:
        self.board[ENFORCERS + space] -= count
        self.enforcers_left += count
        if self.notes is not None:
            self.notes.append(("enforcers-removed", space, count))

    def shift_enforcers(self, space: i64, to: i64, count: i64) -> None:
        self.board[ENFORCERS + space] -= count
        self.board[ENFORCERS + to] += count
        if self.notes is not None:
            self.notes.append(("enforcers-moved", space, to, count))

    def lure(self, seat: i64, space: i64, count: i64) -> None:
        """C12."""
        self.shift_enforcers(space, self.space_at(seat), count)

    def search(self, seat: i64, here: i64) -> None:
        """C11."""
        self.lying &= ~(1 << here)
        self.board[CARRIED + seat] += 1
        if self.notes is not None:
            self.notes.append(("found", seat, here))

    def give(self, seat: i64, other: i64, kind: i64) -> None:
        """C13, C17."""
        if kind == INTEL:
            self.board[CARRIED + seat] -= 1
            self.board[CARRIED + other] += 1
        else:
            self.lose(seat, kind)
            self.receive(other, kind)
        if self.notes is not None:
            self.notes.append(("gave", seat, other, kind))

    def send(self, seat: i64) -> None:
        """C15."""
        self.board[CARRIED + seat] -= 1
        self.sent += 1
        if self.notes is not None:
            self.notes.append(("sent", seat, self.sent))

    def escape(self, here: i64) -> None:
        """C16: everybody on the tile leaves; their cards and intel come back into play."""
        remaining: i64 = 0
        gone: list[int] = []
        seat: i64
        for seat in range(self.seats):
            if self.space_at(seat) == here:
                gone.append(seat)
                self.leave_city(seat)
            elif self.space_at(seat) != OUTSIDE:
                remaining += 1
        if self.notes is not None:
            self.notes.append(("escaped", here, tuple(gone)))
        self.actions = 0
        if remaining == 0:
            self.end("escaped")  # C18

    def leave_city(self, seat: i64) -> None:
        board = self.board
        hand = self.hand_of(seat)
        while hand:
            board[DISCARDS + (hand & 15) - 1] += 1
            hand >>= 4
        board[HAND + seat] = 0
        board[IN_HAND + seat] = 0
        self.intel_left += self.intel_of(seat)
        board[CARRIED + seat] = 0
        board[AT + seat] = OUTSIDE

    def look(self, seat: i64) -> None:
        """Binoculars: all see the top cards; then the player puts them back in any order."""
        if self.drawn == LOCATION_CARDS:
            self.renew_locations(0)
        seen = self.within_sight()
        if self.can_reorder(seen):
            self.looking = seen
            self.seen_new = self.known < seen
        self.known = seen
        if self.notes is not None:
            self.notes.append(("looked", seat, self.top_cards()))

    def put_back(self, seat: i64, order: i64) -> None:
        top = LOCATIONS + self.drawn
        seen = self.board[top : top + self.looking]
        i: i64
        for i in range(self.looking):
            self.board[top + i] = seen[self.box.orders[order * LOOK + i]]
        self.looking = 0
        self.seen_new = False
        if self.notes is not None:
            self.notes.append(("put-back", seat, self.top_cards()))

    # Enforce ----------------------------------------------------------------------------------

    def enforce(self) -> None:
        """C6: new enforcers, full tiles go, the next player."""
        self.deploy_troops(self.box.draws - self.jammed)
        self.remove_tiles()
        if self.over:
            return
        if self.turn_number == LAST_TURN:  # C18
            self.end("turn-limit")
            return
        self.turn_number += 1
        seat = self.after(self.turn)
        while self.space_at(seat) == OUTSIDE:
            seat = self.after(seat)
        self.begin_turn(seat)

    def after(self, seat: i64) -> i64:
        following = seat + 1
        if following == self.seats:
            return 0
        return following

    def deploy_troops(self, count: i64) -> None:
        """C6: location cards are drawn, one after the other."""
        i: i64
        for i in range(count):
            if self.drawn == LOCATION_CARDS:
                self.renew_locations(i)
            card = self.board[LOCATIONS + self.drawn]
            self.drawn += 1
            if self.known > 0:
                self.known -= 1
            self.deploy(card)

    def renew_locations(self, kept: i64) -> None:
        """C6: shuffle the discards, but for the last ones, drawn in this Enforce."""
        board = self.board
        others = LOCATION_CARDS - kept
        self.mix(LOCATIONS, others)
        i: i64
        for i in range(kept):
            card = board[LOCATIONS + i]
            board[LOCATIONS + i] = board[LOCATIONS + others + i]
            board[LOCATIONS + others + i] = card
        self.drawn = kept
        if self.notes is not None:
            self.notes.append(("shuffled", "locations"))

    def deploy(self, card: i64) -> None:
        """C6: an enforcer, and intel where the symbol shows and none lies; nothing on a hole."""
        space = self.space_of(card >> 1)
        enforcer = False
        intel = False
        if self.is_tile(space):
            enforcer = self.place_enforcer(space)
            if card & 1 and self.lying >> space & 1 == 0 and self.intel_left > 0:
                self.lying |= 1 << space
                self.intel_left -= 1
                intel = True
        if self.notes is not None:
            self.notes.append(("deployed", card, enforcer, intel))

    def remove_tiles(self) -> None:
        """C6: tiles with more than two enforcers."""
        before = self.standing
        space: i64
        for space in range(SPACES):
            if self.enforcers_on(space) > CROWD:
                self.remove_tile(space)
        if self.standing != before:
            lost = self.how_lost()
            if lost != "":
                self.end(lost)

    def remove_tile(self, space: i64) -> None:
        self.enforcers_left += self.enforcers_on(space)
        self.board[ENFORCERS + space] = 0
        self.standing &= ~(1 << space)
        if self.lying >> space & 1:
            self.lying &= ~(1 << space)
            self.intel_left += 1
        if self.notes is not None:
            self.notes.append(("tile-removed", space))

    # The end ----------------------------------------------------------------------------------

    def how_lost(self) -> str:
        """C18: why no win is possible any more, if so."""
        if not self.stands(DOCKS) and not self.stands(TUNNEL):
            return "exits-gone"
        if self.sent < WANTED:
            if not self.stands(RADIO_TOWER):
                return "tower-gone"
            if ALL_INTEL - self.intel_left < WANTED and not self.more_intel():
                return "intel-gone"
        return ""

    def more_intel(self) -> bool:
        """C18: whether a tile still stands that a card with the symbol names."""
        tile: i64
        for tile in range(SPACES):
            if self.box.intel_tiles >> tile & 1 and self.stands(tile):
                return True
        return False

    def end(self, ending: str) -> None:
        self.ending = ending
        self.over = True
        if self.notes is not None:
            self.notes.append(("ended", ending))

    def points(self, seat: i64) -> i64:
        """C19."""
        return 1 if self.ending == "escaped" else 0

    def winners_mask(self) -> i64:
        """C19: all or nobody."""
        return (1 << self.seats) - 1 if self.ending == "escaped" else 0

    def reason(self) -> str:
        return self.ending

    # Copies and imagined states ---------------------------------------------------------------

    def copy(self) -> ClosingInState:
        return self.twin(self.rng.copy())

    def twin(self, rng: Rng) -> ClosingInState:
        twin = ClosingInState(self.terms, rng, self.box, self.grid, self.board[:])
        self.carry(twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> ClosingInState:
        twin = self.twin(rng)
        shuffle_unseen(twin)
        return twin


# Most of the time of random play goes into listing moves, so these write straight into the list,
# and a move that is not added is overwritten by the next.


def list_cards(hand: i64, first: i64, moves: Moves) -> None:
    """Add an action for every kind of card in a hand, counted from the first kind's."""
    items = moves.items
    n = moves.n
    last: i64 = 0
    while hand:
        card = hand & 15
        items[n] = first + card - 1
        if card != last:
            n += 1
        last = card
        hand >>= 4
    moves.n = n


def list_spaces(spaces: i64, first: i64, moves: Moves) -> None:
    """Add an action for every space in a mask, counted from the first space's."""
    items = moves.items
    n = moves.n
    while spaces:
        items[n] = first
        n += spaces & 1
        spaces >>= 1
        first += 1
    moves.n = n


def begin(terms: Terms, rng: Rng, box: Box) -> ClosingInState:
    """Set up the first turn."""
    state = ClosingInState(terms, rng, box, box.grid[:], box.board[:])
    state.set_up()
    return state
