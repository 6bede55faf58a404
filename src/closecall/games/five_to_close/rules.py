"""5 To Close: build words in turn, lock five of them; the highest total after four rounds wins.

In the order of the rule book: what there is, setting up a round, a turn step by step, the special
cards, challenges, the end of a round. Cards are kinds: 0 to 25 the letters, then the specials.
A side is a team of two or a lone player. Compiled.
"""

from __future__ import annotations

from typing import Final, final

from closecall.engine.arrays import count_bits, lowest_bit, nth_bit, zeros
from closecall.engine.core import Moves
from closecall.engine.native import append, extend, i64, vec
from closecall.engine.rng import Rng
from closecall.engine.terms import Terms
from closecall.games.five_to_close.imagine import (
    deal_again,
)
from closecall.games.five_to_close.layout import (
    ALL_PLACES,
    ANSWERING,
    CHALLENGES,
    DECLARING,
    DISCARDING,
    DOUBLED,
    DRAWING,
    FROZEN,
    HAND_SIZE,
    HELD,
    LENGTH,
    LETTER_BITS,
    LETTER_MASK,
    LOCKING,
    PLAYER_MASK,
    PLAYING,
    PROVEN,
    SCORE_ITEMS,
    SEAT_SIZE,
    SHIELDED,
    SIDE_SIZE,
    SLOTS,
    TOTAL,
    TRIPLED,
    WORD_SHIFT,
    WORDS,
    Box,
    Table,
    sides_of,
)
from closecall.games.five_to_close.moves import (
    ACCEPT,
    ALPHABET,
    CHALLENGE,
    DECLARE,
    DISCARD,
    DOUBLE,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_NOTHING,
    END_TURN,
    FREEZE,
    FRESH_HAND,
    FRESH_START,
    LOCK,
    MAX_WILDS,
    PLACES,
    PLAY_DOUBLE,
    PLAY_FREEZE,
    PLAY_TRIPLE,
    PLAY_UNFREEZE,
    PLAY_WILD,
    TAKE_WILD,
    TRIPLE,
    UNFREEZE,
    WILD,
)

# Facts --------------------------------------------------------------------------------------

ROUNDS: Final = 4
SHORTEST: Final = 3  # F12: letters to lock in round 1, one more in each further round
CLOSING_BONUS: Final = 25  # F23
WRONG_WORD: Final = -50  # F19
WRONG_CHALLENGE: Final = -25
DOUBLE_PENALTY: Final = -25  # F18
TRIPLE_PENALTY: Final = -35
FREEZE_PENALTY: Final = -25
PATIENCE: Final = 10  # F26: turns per player without a lock that stands


# What there is to see of a word: the items of `laid`, the factor of its Double or Triple, whether
# it is frozen, shielded, proven, and its points.
WordFacts = tuple[tuple[int, ...], int, bool, bool, bool, int]


def letter_points(length: i64) -> i64:
    """F23: what a word is worth by its number of letters."""
    if length > 10:
        return 150 + 50 * (length - 10)
    if length > 7:
        return 80 if length == 8 else 110 if length == 9 else 150
    if length > 5:
        return 35 if length == 6 else 50
    if length > 3:
        return 15 if length == 4 else 25
    return 10 if length == 3 else 0


def list_places(action: i64, step: i64, fits: i64, moves: Moves) -> None:
    """F10: an action for each place that fits, the end of a word or a new one, `step` apart."""
    items = moves.items
    n = moves.n
    while fits:
        items[n] = action  # stays only if the place fits: no branch to guess wrong
        n += fits & 1
        fits >>= 1
        action += step
    moves.n = n


@final
class FiveToCloseState(Table):
    """A position of 5 To Close."""

    # Setting up -------------------------------------------------------------------------------

    def draw_dealer(self) -> None:
        """F1: the letter closest to A deals; specials are drawn again, and so are equal letters."""
        deck = self.box.cards[:]
        top: i64 = 0
        tied: i64 = (1 << self.seats) - 1
        while count_bits(tied) > 1:
            best: i64 = 0
            closest: i64 = ALPHABET
            seat: i64
            for seat in range(self.seats):
                if tied >> seat & 1 == 0:
                    continue
                card: i64 = WILD
                while card >= ALPHABET and top < len(deck):
                    card = self.rng.draw(deck, top)
                    top += 1
                    self.lots = append(append(self.lots, seat), card)
                if card < closest:
                    closest = card
                    best = 0
                if card == closest:
                    best |= 1 << seat
            if best != 0:
                tied = best
            if top >= len(deck):  # no card left to draw: lots decide among the tied
                tied = 1 << nth_bit(tied, self.rng.below(count_bits(tied)))
        self.dealer = lowest_bit(tied)

    def deal(self) -> None:
        """F2: seven cards to each from the dealer's left, one card starts the discard pile."""
        i: i64
        for i in range(len(self.hands)):
            self.hands[i] = 0
        side: i64
        for side in range(self.sides):
            for i in range(TOTAL):
                self.table[side * SIDE_SIZE + i] = 0
        self.laid = vec[i64]()
        self.wild_letters = 0
        pile = self.box.cards[:]
        self.rng.shuffle(pile, len(pile))
        self.pile = pile
        self.left = len(pile)
        self.drawn = vec[i64]()
        self.reshuffled = False
        seat = self.dealer
        player: i64
        for player in range(self.seats):
            seat = self.after(seat)
            for i in range(HAND_SIZE):
                self.from_pile(seat)
        self.left -= 1
        self.discard = append(vec[i64](), pile[self.left])
        self.quiet = 0
        if self.notes is not None:
            lots = tuple(self.lots) if self.round == 0 else ()
            self.notes.append(("dealt", self.round + 1, self.dealer, self.discard[0], lots))
        self.begin_turn(self.after(self.dealer))

    def after(self, seat: i64) -> i64:
        """Return the player to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    # Whose turn it is -------------------------------------------------------------------------

    def actor_mask(self) -> i64:
        if self.over:
            return 0
        if self.step == ANSWERING:
            return self.waiting
        return 1 << self.turn

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.step = DRAWING
        self.started_fresh = False
        self.locked_now = 0
        if not self.can_draw() and len(self.discard) == 0 and self.held(seat) != HAND_SIZE:
            self.draw_nothing(seat)  # F24

    def list_moves(self, seat: i64, moves: Moves) -> None:
        step = self.step
        if step == ANSWERING:
            self.list_answers(seat, moves)
            return
        if seat != self.turn:
            return
        if step == DRAWING:
            self.list_draws(seat, moves)
        elif step == DECLARING:
            self.list_declarations(moves)
        else:
            if step == PLAYING:
                self.list_plays(seat, moves)
            if step != DISCARDING:
                self.list_locks(seat, moves)
            self.list_discards(seat, moves)

    def do_move(self, seat: i64, action: i64) -> None:
        if action < DRAW_DECK:
            self.play_letter(seat, action // ALPHABET, action % ALPHABET)
        elif action < CHALLENGE:
            self.do_single(seat, action)
        elif action < LOCK:
            self.challenge(seat, action - CHALLENGE)
        elif action < DISCARD:
            self.lock(seat, action - LOCK)
        elif action < DECLARE:
            self.throw(seat, action - DISCARD)
        elif action < PLAY_WILD:
            self.declare(seat, action - DECLARE)
        else:
            self.do_special(seat, action)

    def do_single(self, seat: i64, action: i64) -> None:
        if action == DRAW_DECK:
            self.draw_card(seat)
            self.step = PLAYING
        elif action == DRAW_DISCARD:
            self.take_discard(seat)
        elif action == DRAW_NOTHING:
            self.draw_nothing(seat)
        elif action == FRESH_HAND:
            self.fresh_hand(seat)
        elif action == FRESH_START:
            self.fresh_start(seat)
        elif action == END_TURN:
            self.end_turn(seat)
        else:
            self.accept(seat)

    def do_special(self, seat: i64, action: i64) -> None:
        if action < PLAY_DOUBLE:
            self.play_wild(seat, action - PLAY_WILD)
        elif action < PLAY_TRIPLE:
            self.multiply(seat, DOUBLE, action - PLAY_DOUBLE)
        elif action < PLAY_UNFREEZE:
            self.multiply(seat, TRIPLE, action - PLAY_TRIPLE)
        elif action < PLAY_FREEZE:
            self.unfreeze(seat, action - PLAY_UNFREEZE)
        elif action < TAKE_WILD:
            self.freeze(seat, (action - PLAY_FREEZE) // PLACES, (action - PLAY_FREEZE) % PLACES)
        else:
            word = (action - TAKE_WILD) // MAX_WILDS
            self.take_wild(seat, word // PLACES, word % PLACES, (action - TAKE_WILD) % MAX_WILDS)

    # Step 1: draw -----------------------------------------------------------------------------

    def list_draws(self, seat: i64, moves: Moves) -> None:
        """F3, F8, F24."""
        if self.can_draw():
            moves.add(DRAW_DECK)
        if len(self.discard) > 0:
            moves.add(DRAW_DISCARD)
        if moves.n == 0:
            moves.add(DRAW_NOTHING)
        if self.held(seat) == HAND_SIZE:
            moves.add(FRESH_HAND)

    def can_draw(self) -> bool:
        """F24: the discard pile but for its top card becomes a new draw pile when needed."""
        return self.left > 0 or len(self.discard) > 1

    def draw_card(self, seat: i64) -> None:
        if self.left == 0:
            self.reshuffle()
        kind = self.from_pile(seat)
        if self.notes is not None:
            self.notes.append(("drew", seat, kind))

    def take_discard(self, seat: i64) -> None:
        """F3: everybody sees what is taken."""
        top = len(self.discard) - 1
        kind = self.discard[top]
        self.discard = self.discard[:top]
        self.to_hand(seat, kind << 1 | 1)
        self.step = PLAYING
        if self.notes is not None:
            self.notes.append(("took-discard", seat, kind))

    def draw_nothing(self, seat: i64) -> None:
        self.step = PLAYING
        if self.notes is not None:
            self.notes.append(("drew-nothing", seat))

    def reshuffle(self) -> None:
        """F24: all discards but the top one become the draw pile."""
        top = len(self.discard) - 1
        pile = self.discard[:top]
        self.discard = self.discard[top:]
        self.rng.shuffle(pile, top)
        self.pile = pile
        self.left = top
        self.drawn = vec[i64]()
        self.reshuffled = True
        if self.notes is not None:
            self.notes.append(("reshuffled", top))

    def fresh_hand(self, seat: i64) -> None:
        """F8: seven cards for seven new ones, in the order of kinds; the whole turn."""
        before = len(self.discard)
        base = seat * SEAT_SIZE
        i: i64
        for i in range(base, base + HAND_SIZE):
            self.discard = append(self.discard, self.hands[i] >> 1)
            self.hands[i] = 0
        self.hands[base + HELD] = 0
        if self.notes is not None:
            self.notes.append(("fresh-hand", seat, tuple(self.discard[before:])))
        self.end_turn(seat)

    # Step 2: play cards -----------------------------------------------------------------------

    def list_plays(self, seat: i64, moves: Moves) -> None:
        """F4: every kind of card in the hand, wherever it may go."""
        table = self.table
        side = self.side_of(seat)
        base = side * SIDE_SIZE
        active = table[base + WORDS] & ALL_PLACES
        open_ = active & ~table[base + FROZEN]  # F16: nothing is added to a frozen word
        fits = open_
        if active != ALL_PLACES:
            fits |= 1 << PLACES  # F9, F10: a new word needs a free place
        elif not self.started_fresh:
            moves.add(FRESH_START)  # F11
        hands = self.hands
        row = seat * SEAT_SIZE
        letters: i64 = 0
        last: i64 = -1
        i: i64
        for i in range(row, row + hands[row + HELD]):
            kind = hands[i] >> 1
            if kind == last:
                continue
            last = kind
            if kind < ALPHABET:
                letters |= 1 << kind
                list_places(kind, ALPHABET, fits, moves)
            elif kind == WILD:
                list_places(PLAY_WILD, 1, fits, moves)
            elif kind == FREEZE:
                self.list_freezes(side, moves)
            elif kind == UNFREEZE:  # F17: one shield per word
                list_places(PLAY_UNFREEZE, 1, active & ~table[base + SHIELDED], moves)
            else:  # F15: one Double or Triple per word
                plain = open_ & ~(table[base + DOUBLED] | table[base + TRIPLED])
                list_places(PLAY_DOUBLE if kind == DOUBLE else PLAY_TRIPLE, 1, plain, moves)
        self.list_wilds_to_take(seat, letters, moves)

    def list_freezes(self, side: i64, moves: Moves) -> None:
        """F16: a word of another side that is not frozen yet."""
        other: i64
        for other in range(self.sides):
            if other != side:
                base = other * SIDE_SIZE
                open_ = self.table[base + WORDS] & ALL_PLACES & ~self.table[base + FROZEN]
                list_places(PLAY_FREEZE + other * PLACES, 1, open_, moves)

    def list_wilds_to_take(self, seat: i64, letters: i64, moves: Moves) -> None:
        """F14: on any unlocked word, unless played by the same player, for the real letter."""
        if letters & self.wild_letters == 0:
            return
        laid = self.laid
        i: i64
        for i in range(len(laid)):
            item = laid[i]
            if item & PLAYER_MASK == 0 or item & PLAYER_MASK == (seat + 1) << LETTER_BITS:
                continue
            word = item >> WORD_SHIFT
            if word % SLOTS < PLACES and letters >> (item & LETTER_MASK) & 1:
                place = word // SLOTS * PLACES + word % SLOTS
                moves.add(TAKE_WILD + place * MAX_WILDS + self.wilds_before(word, i))

    def play_letter(self, seat: i64, place: i64, letter: i64) -> None:
        """F10: at the end of a word, or as a new one at the lowest free place."""
        side = self.side_of(seat)
        if place == PLACES:
            place = self.free(side, 0)
        self.from_hand(seat, letter)
        self.lay(side, place, letter)
        if self.notes is not None:
            self.notes.append(("played", seat, side, place, letter))

    def play_wild(self, seat: i64, place: i64) -> None:
        """F14: a wild is laid down; its player says next which letter it is."""
        side = self.side_of(seat)
        if place == PLACES:
            place = self.free(side, 0)
        self.from_hand(seat, WILD)
        self.place = place
        self.step = DECLARING
        if self.notes is not None:
            self.notes.append(("wild-played", seat, side, place))

    def list_declarations(self, moves: Moves) -> None:
        letter: i64
        for letter in range(ALPHABET):
            moves.add(DECLARE + letter)

    def declare(self, seat: i64, letter: i64) -> None:
        """F14: the letter is fixed from now on."""
        side = self.side_of(seat)
        self.lay(side, self.place, (seat + 1) << LETTER_BITS | letter)
        self.wild_letters |= 1 << letter
        self.step = PLAYING
        if self.notes is not None:
            self.notes.append(("declared", seat, side, self.place, letter))
        self.place = 0

    def take_wild(self, seat: i64, side: i64, place: i64, n: i64) -> None:
        """F14: the real letter for the wild, which can be used at once."""
        word = side * SLOTS + place
        i: i64 = 0
        while self.laid[i] >> WORD_SHIFT != word or self.wilds_before(word, i + 1) <= n:
            i += 1
        letter = self.laid[i] & LETTER_MASK
        self.laid[i] = word << WORD_SHIFT | letter
        self.find_wilds()
        self.from_hand(seat, letter)
        self.to_hand(seat, WILD << 1 | 1)
        if self.notes is not None:
            self.notes.append(("took-wild", seat, side, place, self.position_in(word, i), letter))

    def multiply(self, seat: i64, kind: i64, place: i64) -> None:
        """F15: a Double or a Triple, one per word, never moved."""
        side = self.side_of(seat)
        self.from_hand(seat, kind)
        self.put(DOUBLED if kind == DOUBLE else TRIPLED, side, place)
        if self.notes is not None:
            self.notes.append(("multiplied", seat, side, place, kind))

    def freeze(self, seat: i64, side: i64, place: i64) -> None:
        """F16; F17: a shield takes the Freeze with it to the bottom of the discard pile."""
        self.from_hand(seat, FREEZE)
        shielded = self.has(SHIELDED, side, place)
        if shielded:
            self.remove(SHIELDED, side, place)
            self.bury(vec[i64]([FREEZE, UNFREEZE]))
        else:
            self.put(FROZEN, side, place)
        if self.notes is not None:
            self.notes.append(("froze", seat, side, place, shielded))

    def unfreeze(self, seat: i64, place: i64) -> None:
        """F17: both cards go to the bottom of the discard pile; with nothing frozen a shield."""
        side = self.side_of(seat)
        self.from_hand(seat, UNFREEZE)
        frozen = self.has(FROZEN, side, place)
        if frozen:
            self.remove(FROZEN, side, place)
            self.bury(vec[i64]([FREEZE, UNFREEZE]))
        else:
            self.put(SHIELDED, side, place)
        if self.notes is not None:
            self.notes.append(("unfroze", seat, side, place, frozen))

    def fresh_start(self, seat: i64) -> None:
        """F11: all five words go onto the discard pile, in the order they were started (F27)."""
        side = self.side_of(seat)
        cards = vec[i64]()
        seen: i64 = 0
        i: i64
        for i in range(len(self.laid)):
            place = (self.laid[i] >> WORD_SHIFT) - side * SLOTS
            if 0 <= place < PLACES and seen >> place & 1 == 0:
                seen |= 1 << place
                cards = self.add_cards_of(side, place, cards)
        self.clear_words(side, 0, PLACES)
        if self.box.buries_words:
            self.bury(cards)
        else:
            self.discard = extend(self.discard, cards)
        self.started_fresh = True
        if self.notes is not None:
            self.notes.append(("fresh-start", seat, side, tuple(cards)))

    def add_cards_of(self, side: i64, place: i64, cards: vec[i64]) -> vec[i64]:
        """F27: the letters in order, then Double or Triple, then Freeze, then Unfreeze."""
        i: i64
        for i in range(len(self.laid)):
            item = self.laid[i]
            if item >> WORD_SHIFT == side * SLOTS + place:
                cards = append(cards, WILD if item & PLAYER_MASK else item & LETTER_MASK)
        if self.has(DOUBLED, side, place):
            cards = append(cards, DOUBLE)
        if self.has(TRIPLED, side, place):
            cards = append(cards, TRIPLE)
        if self.has(FROZEN, side, place):
            cards = append(cards, FREEZE)
        if self.has(SHIELDED, side, place):
            cards = append(cards, UNFREEZE)
        return cards

    def bury(self, cards: vec[i64]) -> None:
        """F27: one card after the other beneath the discard pile."""
        beneath = vec[i64]()
        i: i64
        for i in range(len(cards) - 1, -1, -1):
            beneath = append(beneath, cards[i])
        self.discard = extend(beneath, self.discard)

    # Step 3: lock -----------------------------------------------------------------------------

    def list_locks(self, seat: i64, moves: Moves) -> None:
        """F5, F12, F13: long enough and not frozen; a real word only if the table wants that."""
        table = self.table
        side = self.side_of(seat)
        base = side * SIDE_SIZE
        shortest = SHORTEST + self.round
        open_ = table[base + WORDS] & ALL_PLACES & ~table[base + FROZEN]
        place: i64 = 0
        while open_:
            if open_ & 1 and table[base + LENGTH + place] >= shortest:
                if not self.box.enforce or self.is_real(side * SLOTS + place):
                    moves.add(LOCK + place)
            open_ >>= 1
            place += 1

    def is_real(self, word: i64) -> bool:
        """F20: whether a word is in the word list."""
        words = self.box.words
        node = words.root()
        i: i64
        for i in range(len(self.laid)):
            if self.laid[i] >> WORD_SHIFT == word:
                node = words.step(node, self.laid[i] & LETTER_MASK)
        return words.is_word(node)

    def lock(self, seat: i64, place: i64) -> None:
        """F5: out of play; the first lock ends the playing, the fifth the turn (F22)."""
        side = self.side_of(seat)
        base = side * SIDE_SIZE
        slot = self.free(side, PLACES)
        self.table[base + LENGTH + slot] = self.table[base + LENGTH + place]
        self.table[base + LENGTH + place] = 0
        mark: i64
        for mark in range(WORDS, TOTAL):
            if self.has(mark, side, place):
                self.remove(mark, side, place)
                self.put(mark, side, slot)
        moved = (slot - place) << WORD_SHIFT
        i: i64
        for i in range(len(self.laid)):
            if self.laid[i] >> WORD_SHIFT == side * SLOTS + place:
                self.laid[i] += moved
        self.find_wilds()
        self.locked_now |= 1 << (slot - PLACES)
        self.step = LOCKING
        if self.notes is not None:
            word = self.spelling(side, slot)
            self.notes.append(
                ("locked", seat, side, place, slot - PLACES, word, self.worth(side, slot))
            )
        if self.locked(side) == PLACES:
            self.closing = True
            self.ask()

    def worth(self, side: i64, place: i64) -> i64:
        """F15, F23: the points of a word, with the Double or Triple on it."""
        return letter_points(self.length(side, place)) * self.factor(side, place)

    def facts(self, side: i64, place: i64) -> WordFacts | None:
        """Return everything there is to see of the word at a place or in a slot."""
        if not self.has(WORDS, side, place):
            return None
        return (
            self.items(side, place),
            self.factor(side, place),
            self.has(FROZEN, side, place),
            self.has(SHIELDED, side, place),
            self.has(PROVEN, side, place),
            self.worth(side, place),
        )

    def all_facts(self, side: i64) -> list[WordFacts | None]:
        """Place by place, then slot by slot."""
        return [self.facts(side, place) for place in range(SLOTS)]

    # Steps 4 and 5: discard and refill ----------------------------------------------------------

    def list_discards(self, seat: i64, moves: Moves) -> None:
        """F6: any card; only an empty hand has none to discard."""
        hands = self.hands
        base = seat * SEAT_SIZE
        held = hands[base + HELD]
        if held == 0:
            moves.add(END_TURN)
        items = moves.items
        n = moves.n
        last: i64 = -1
        i: i64
        for i in range(base, base + held):
            kind = hands[i] >> 1
            if kind != last:
                items[n] = DISCARD + kind
                n += 1
                last = kind
        moves.n = n

    def throw(self, seat: i64, kind: i64) -> None:
        self.from_hand(seat, kind)
        self.discard = append(self.discard, kind)
        if self.notes is not None:
            self.notes.append(("discarded", seat, kind))
        self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """F7, then the others may challenge what was locked (F19)."""
        self.refill(seat)
        if self.locked_now == 0 or self.step == DISCARDING:
            self.next_turn()
        else:
            self.ask()

    def refill(self, seat: i64) -> None:
        """F7: up to seven cards; F24: fewer when there are no more."""
        missing = HAND_SIZE - self.hands[seat * SEAT_SIZE + HELD]
        while missing > 0 and self.can_draw():
            self.draw_card(seat)
            missing -= 1

    def next_turn(self) -> None:
        self.quiet = 0 if self.locked_now else self.quiet + 1
        if self.quiet >= PATIENCE * self.seats:
            self.end_round(-1)  # F26
        else:
            self.begin_turn(self.after(self.turn))

    # Challenges -------------------------------------------------------------------------------

    def ask(self) -> None:
        """F19: every opposing player answers; nobody is asked about words that were checked."""
        self.step = ANSWERING
        self.waiting = 0
        if not self.box.enforce:  # F13
            side = self.side_of(self.turn)
            seat: i64
            for seat in range(self.seats):
                if self.side_of(seat) != side:  # F21
                    self.waiting |= 1 << seat
        self.go_on()

    def unsettled(self) -> i64:
        """Return the slots of words locked in this turn that nobody has challenged yet."""
        side = self.side_of(self.turn)
        return self.locked_now & ~(self.table[side * SIDE_SIZE + PROVEN] >> PLACES)

    def list_answers(self, seat: i64, moves: Moves) -> None:
        if self.waiting >> seat & 1 == 0:
            return
        moves.add(ACCEPT)
        open_ = self.unsettled()
        slot: i64
        for slot in range(PLACES):
            if open_ >> slot & 1:
                moves.add(CHALLENGE + slot)

    def accept(self, seat: i64) -> None:
        """F19: final, for all the words."""
        self.waiting &= ~(1 << seat)
        if self.notes is not None:
            self.notes.append(("accepted", seat))
        self.go_on()

    def challenge(self, seat: i64, slot: i64) -> None:
        """F19: the word is looked up, and one of the two sides loses points."""
        side = self.side_of(self.turn)
        place = PLACES + slot
        valid = self.is_real(side * SLOTS + place)
        if self.notes is not None:
            self.notes.append(("challenged", seat, side, slot, self.spelling(side, place), valid))
        if valid:
            self.lose(self.side_of(seat), WRONG_CHALLENGE)
            self.put(PROVEN, side, place)
        else:
            self.lose(side, WRONG_WORD)
            self.locked_now &= ~(1 << slot)
            cards = self.add_cards_of(side, place, vec[i64]())
            self.clear_words(side, place, place + 1)
            self.bury(cards)
        self.go_on()

    def go_on(self) -> None:
        """F19, F22: once all have answered, the round closes or the play goes on."""
        if self.waiting != 0 and self.unsettled() != 0:
            return
        self.waiting = 0
        side = self.side_of(self.turn)
        if not self.closing:
            self.next_turn()
            return
        self.closing = False
        if self.locked(side) == PLACES:
            self.end_round(side)
            return
        self.step = DISCARDING
        if self.hands[self.turn * SEAT_SIZE + HELD] == 0:
            self.end_turn(self.turn)

    # The end of a round -----------------------------------------------------------------------

    def end_round(self, closer: i64) -> None:
        """F22, F23, F26: all sides score; the hands are shown, so that F18 can be checked."""
        side: i64
        for side in range(self.sides):
            base = side * SIDE_SIZE
            words = self.locked_points(side)
            bonus: i64 = CLOSING_BONUS if side == closer else 0
            penalties = self.penalties(side)
            challenges = self.table[base + CHALLENGES]
            self.table[base + CHALLENGES] = 0
            self.table[base + TOTAL] += words + bonus + penalties + challenges
            self.scores = append(append(self.scores, words), bonus)
            self.scores = append(append(self.scores, penalties), challenges)
        self.show_hands()
        self.round += 1
        if self.notes is not None:
            self.note_round(closer)
        if self.round == ROUNDS:  # F25
            self.over = True
        else:
            self.dealer = self.after(self.dealer)  # F1
            self.deal()

    def locked_points(self, side: i64) -> i64:
        """F23: only locked words count."""
        points: i64 = 0
        slot: i64
        for slot in range(PLACES, SLOTS):
            points += self.worth(side, slot)
        return points

    def penalties(self, side: i64) -> i64:
        """F18: Doubles and Triples in hand or on unlocked words, and Freezes in hand."""
        base = side * SIDE_SIZE
        points: i64 = DOUBLE_PENALTY * count_bits(self.table[base + DOUBLED] & ALL_PLACES)
        points += TRIPLE_PENALTY * count_bits(self.table[base + TRIPLED] & ALL_PLACES)
        seat: i64
        for seat in range(self.seats):
            if self.side_of(seat) == side:
                points += self.hand_penalties(seat)
        return points

    def hand_penalties(self, seat: i64) -> i64:
        points: i64 = 0
        base = seat * SEAT_SIZE
        i: i64
        for i in range(base, base + self.hands[base + HELD]):
            kind = self.hands[i] >> 1
            if kind == DOUBLE:
                points += DOUBLE_PENALTY
            elif kind == TRIPLE:
                points += TRIPLE_PENALTY
            elif kind == FREEZE:
                points += FREEZE_PENALTY
        return points

    def show_hands(self) -> None:
        seat: i64
        i: i64
        for seat in range(self.seats):
            base = seat * SEAT_SIZE
            for i in range(base, base + self.hands[base + HELD]):
                self.hands[i] |= 1

    def note_round(self, closer: i64) -> None:
        assert self.notes is not None
        scores = tuple(self.scores[len(self.scores) - self.sides * SCORE_ITEMS :])
        words = [self.all_facts(side) for side in range(self.sides)]
        hands = [self.hand(seat) for seat in range(self.seats)]
        self.notes.append(("round-scored", self.round, closer, scores, words, hands))

    def points(self, seat: i64) -> i64:
        side = self.side_of(seat)
        return self.total(side) + self.lost(side)

    def winners_mask(self) -> i64:
        """F25: the highest total; equal ones share the win."""
        highest = self.points(0)
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.points(seat) > highest:
                highest = self.points(seat)
        for seat in range(self.seats):
            if self.points(seat) == highest:
                mask |= 1 << seat
        return mask

    def reason(self) -> str:
        return "highest-total"

    # Copies and imagined states -----------------------------------------------------------------

    def copy(self) -> FiveToCloseState:
        return self.twin(self.rng.copy())

    def twin(self, rng: Rng) -> FiveToCloseState:
        twin = FiveToCloseState(
            self.terms,
            rng,
            self.box,
            self.hands[:],
            self.table[:],
            self.laid[:],
            self.discard[:],
            self.pile,
            self.drawn[:],
            self.lots,
            self.scores[:],
        )
        self.carry(twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> FiveToCloseState:
        """F28."""
        twin = self.twin(rng)
        deal_again(twin, seat)
        return twin


def begin(terms: Terms, rng: Rng, box: Box) -> FiveToCloseState:
    """Draw the first dealer and deal the first round."""
    state = FiveToCloseState(
        terms,
        rng,
        box,
        zeros(terms.seats * SEAT_SIZE),
        zeros(sides_of(terms.seats) * SIDE_SIZE),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )
    state.draw_dealer()
    state.deal()
    return state
