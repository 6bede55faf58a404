"""Sound play at 5 To Close: what to draw, lay, lock and discard, without looking ahead. Compiled.

Every turn the hand is laid out for the greatest expected points (`policy_turn.py`), with as many
turns to go as the table suggests; then words are locked that gain less by waiting than they risk.
`play_turn` plays a whole turn like that, for those who look ahead.
"""

from __future__ import annotations

import math
from typing import Final, cast

from closecall.engine.arrays import count_bits, lowest_bit
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.games.five_to_close.layout import (
    ALL_PLACES,
    ANSWERING,
    DECLARING,
    DISCARDING,
    DRAWING,
    FROZEN,
    HAND_SIZE,
    LETTER_MASK,
    PLAYING,
    SHIELDED,
    SLOTS,
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
    END_TURN,
    FREEZE,
    FRESH_HAND,
    FRESH_START,
    KINDS,
    LOCK,
    PLACES,
    PLAY_DOUBLE,
    PLAY_FREEZE,
    PLAY_TRIPLE,
    PLAY_UNFREEZE,
    PLAY_WILD,
    TRIPLE,
    UNFREEZE,
    WILD,
)
from closecall.games.five_to_close.policy_read import (
    CHILL,
    CRAVE,
    DENY,
    DRAW,
    FLOW,
    GIVE,
    MULTIPLY,
    OPEN,
    RISK,
    SHED,
    SPARE,
    STALE,
    SWING,
    Reader,
)
from closecall.games.five_to_close.policy_turn import (
    MOST_WORDS,
    NO_WAY,
    NOTHING_LEFT,
    STEP_BITS,
    STEP_MASK,
    WILD_STEP,
    Layout,
    counts_of,
)
from closecall.games.five_to_close.policy_words import NOWHERE, START
from closecall.games.five_to_close.rules import (
    CLOSING_BONUS,
    DOUBLE_PENALTY,
    FREEZE_PENALTY,
    ROUNDS,
    TRIPLE_PENALTY,
    FiveToCloseState,
)

MOST_NEW: Final = 3  # words started in one turn
LONGEST: Final = 99

HINT_MOVES: Final = 12  # roll-outs of hints are short


class SoundPlayer(Reader):
    """Words that may still grow, and when to lock them."""

    # Laying out a hand --------------------------------------------------------------------------

    def value_cards(self, game: FiveToCloseState, side: i64) -> None:
        """Value each kind of card to keep: more if a word waits for it."""
        lattice = self.lattice
        assert lattice is not None
        wanted: i64 = 0
        place: i64
        for place in range(PLACES):
            if self.node[place] > START and not game.has(FROZEN, side, place):
                wanted |= lattice.letters[self.node[place]]
        kind: i64
        for kind in range(KINDS):
            self.keep[kind] = self.usual[kind] - self.style[FLOW]
            if kind < ALPHABET and wanted >> kind & 1:
                self.keep[kind] += 1.0

    def lay_out(self, game: FiveToCloseState, seat: i64, hand: vec[i64], turns: i64) -> float:
        """Find the best plays; return the gain, cards kept included."""
        layout = self.prepare(game)
        side = game.side_of(seat)
        if not self.rushes(game, side):
            return self.lay_out_by_table(game, side, layout, hand, turns)
        usual = self.table
        layout.table = self.rush_table(game)
        self.table = layout.table
        gain = self.lay_out_by_table(game, side, layout, hand, turns)
        layout.table = usual
        self.table = usual
        return gain

    def lay_out_by_table(
        self, game: FiveToCloseState, side: i64, layout: Layout, hand: vec[i64], turns: i64
    ) -> float:
        """Find them by the table in use, whatever it counts."""
        self.read(game, side, turns)
        self.value_cards(game, side)
        layout.base = turns * self.n
        layout.hold(hand, self.keep)
        self.mind_discard(game, side, layout, hand)
        needed = PLACES - game.locked(side)
        active = game.active(side)
        fresh = self.table[turns * self.n + START]
        free = PLACES - count_bits(active)
        live: i64 = 0
        self.promised = 0.0
        i: i64
        for i in range(PLACES):
            place = self.order[i]
            if active >> place & 1 == 0:
                continue
            if game.has(FROZEN, side, place):
                continue
            share = 1.0 if live < needed else self.style[SPARE]
            live += 1
            if self.node[place] >= 0:
                scale = share * self.factor(game, side, place)
                worth = share * self.worth[place]
                layout.add_word(place, self.node[place], self.mark[place], scale, worth)
                self.promised += worth
        if free > 0:
            self.add_new_words(layout, fresh, free, needed - live)
        layout.solve(0.0)
        return layout.gain

    def mind_discard(
        self, game: FiveToCloseState, side: i64, layout: Layout, hand: vec[i64]
    ) -> None:
        """F6, F14: a card must be left to discard, and others may take a Wild that lies open."""
        layout.to_discard = NOTHING_LEFT
        kind: i64
        for kind in range(WILD + 1, KINDS):
            if hand[kind] > 0 and self.keep[kind] < layout.to_discard:
                layout.to_discard = self.keep[kind]
        if hand[WILD] > 0:
            self.expose(game, side)
            for kind in range(ALPHABET):
                layout.exposed[kind] = self.exposed[kind]

    def add_new_words(self, layout: Layout, fresh: float, free: i64, wanted: i64) -> None:
        """Add new words in free places; those beyond what can be locked count less."""
        if wanted <= 0:
            spare = self.style[SPARE]
            layout.add_word(PLACES, START, 0, spare, spare * fresh)
            return
        most = wanted if wanted < free else free
        layout.add_word(PLACES, START, 0, 1.0, fresh)
        added: i64 = 1
        while added < most and added < MOST_NEW and layout.words < MOST_WORDS:
            layout.add_again(fresh)
            added += 1

    def next_play(self, layout: Layout) -> i64:
        """Return the first card of the plan; -1 when it plays none."""
        word: i64
        for word in range(layout.words):
            path = layout.chosen[word]
            if path != 0:
                step = path & STEP_MASK
                place = layout.place[word]
                if step & WILD_STEP:
                    return PLAY_WILD + place
                return place * ALPHABET + step
        return NOWHERE

    # A turn, step by step -----------------------------------------------------------------------

    def move(self, game: FiveToCloseState, seat: i64) -> i64:
        """Choose a sound move."""
        self.prepare(game)
        step = game.step
        if step == ANSWERING:
            return self.answer(game)
        if step == DRAWING:
            return self.draw(game, seat)
        if step == DECLARING:
            return self.name_wild(game, seat)
        hand = self.hand_of(game, seat)
        turns = self.turns_left(game)
        if step == PLAYING:
            action = self.play(game, seat, hand, turns)
            if action >= 0:
                return action
        action = self.lock(game, seat, turns)
        if action >= 0:
            return action
        return self.discard(game, seat, hand, turns)

    def answer(self, game: FiveToCloseState) -> i64:
        """Answer like a side that knows the list: challenge every word not in it."""
        open_ = game.unsettled()
        side = game.side_of(game.turn)
        slot: i64
        for slot in range(PLACES):
            if open_ >> slot & 1 and not game.is_real(side * SLOTS + PLACES + slot):
                return CHALLENGE + slot
        return ACCEPT

    def draw(self, game: FiveToCloseState, seat: i64) -> i64:
        """Return the open card if it adds enough; a whole new hand if this one promises nothing."""
        if len(game.discard) == 0:
            return DRAW_DECK if game.can_draw() else self.only_draw(game, seat)
        if not game.can_draw():
            return DRAW_DISCARD
        hand = self.hand_of(game, seat)
        turns = self.turns_left(game)
        kind = game.discard[len(game.discard) - 1]
        plain = self.lay_out(game, seat, hand, turns)
        idle = plain - self.kept_all(hand)
        if kind == WILD or self.wants_multiplier(game, seat, kind, turns):
            return DRAW_DISCARD
        if kind < WILD:
            hand[kind] += 1
            if self.lay_out(game, seat, hand, turns) - plain > self.style[DRAW]:
                return DRAW_DISCARD
        if game.held(seat) == HAND_SIZE and idle < self.style[STALE]:
            return FRESH_HAND
        return DRAW_DECK

    def wants_multiplier(self, game: FiveToCloseState, seat: i64, kind: i64, turns: i64) -> bool:
        """Return whether a Double or Triple is to be had, and a word to put it on."""
        if (kind != DOUBLE and kind != TRIPLE) or self.style[CRAVE] == 0.0:
            return False
        side = game.side_of(seat)
        self.read(game, side, turns)
        hand = self.hand_of(game, seat)
        waiting = hand[DOUBLE] + hand[TRIPLE]
        gain: float = 2.0 if kind == TRIPLE else 1.0
        fresh = self.table[turns * self.n + START]
        i: i64
        for i in range(PLACES - game.locked(side)):
            place = self.order[i]
            if game.factor(side, place) > 1 or game.has(FROZEN, side, place):
                continue
            worth = self.worth[place] if self.worth[place] > fresh else fresh
            if waiting == 0:
                return gain * worth > self.style[CRAVE]
            waiting -= 1
        return False

    def only_draw(self, game: FiveToCloseState, seat: i64) -> i64:
        moves = Moves()
        game.offer(seat, moves)
        return moves.items[0]

    def kept_all(self, hand: vec[i64]) -> float:
        """Return the plan's value of playing nothing."""
        total: float = 0.0
        kind: i64
        for kind in range(WILD + 1):
            total += float(hand[kind]) * self.keep[kind]
        return total

    def play(self, game: FiveToCloseState, seat: i64, hand: vec[i64], turns: i64) -> i64:
        """Return the next card to play, -1 for none."""
        side = game.side_of(seat)
        action = self.thaw(game, side, hand, turns)
        if action >= 0:
            return action
        action = self.take_wild(game, seat, hand)
        if action >= 0:
            return action
        layout = self.prepare(game)
        self.lay_out(game, seat, hand, turns)
        action = self.next_play(layout)
        if action >= 0:
            return action
        if self.wants_fresh_start(game, seat, turns):
            return FRESH_START
        action = self.multiply(game, side, hand, turns)
        if action >= 0:
            return action
        return self.freeze(game, side, hand)

    def thaw(self, game: FiveToCloseState, side: i64, hand: vec[i64], turns: i64) -> i64:
        """F17: the best frozen word, or a shield for a word that promises much."""
        if hand[UNFREEZE] == 0:
            return NOWHERE
        self.read(game, side, turns)
        i: i64
        for i in range(PLACES):
            place = self.order[i]
            if game.has(FROZEN, side, place) and self.worth[place] > 0.0:
                return PLAY_UNFREEZE + place
        place = self.order[0]
        if self.worth[place] >= 50.0 and not game.has(SHIELDED, side, place):
            return PLAY_UNFREEZE + place
        return NOWHERE

    def take_wild(self, game: FiveToCloseState, seat: i64, hand: vec[i64]) -> i64:
        """F14: a Wild for a letter is always a bargain."""
        letters: i64 = 0
        kind: i64
        for kind in range(ALPHABET):
            if hand[kind] > 0:
                letters |= 1 << kind
        if letters & game.wild_letters == 0:
            return NOWHERE
        moves = Moves()
        game.list_wilds_to_take(seat, letters, moves)
        return moves.items[0] if moves.n > 0 else NOWHERE

    def wants_fresh_start(self, game: FiveToCloseState, seat: i64, turns: i64) -> bool:
        """F11: five words that together promise less than the new ones would."""
        side = game.side_of(seat)
        if game.started_fresh or game.active(side) != ALL_PLACES:
            return False
        if self.is_dry(game) and self.is_idle(game):
            return not self.has_lockable(game, side)
        self.read(game, side, turns)
        needed = PLACES - game.locked(side)
        total: float = 0.0
        i: i64
        for i in range(needed):
            total += self.worth[self.order[i]]
        later = turns - 1 if turns > 1 else 1
        return total < 0.6 * float(needed) * self.table[later * self.n + START]

    def multiply(self, game: FiveToCloseState, side: i64, hand: vec[i64], turns: i64) -> i64:
        """F15: on the word that promises most."""
        if hand[DOUBLE] + hand[TRIPLE] == 0:
            return NOWHERE
        least = self.style[MULTIPLY] * (1.0 - self.style[SHED] * self.danger(game, side))
        self.read(game, side, turns)
        needed = PLACES - game.locked(side)
        i: i64
        for i in range(needed):
            place = self.order[i]
            if self.worth[place] < least:
                return NOWHERE
            if game.factor(side, place) == 1 and not game.has(FROZEN, side, place):
                return (PLAY_TRIPLE if hand[TRIPLE] > 0 else PLAY_DOUBLE) + place
        return NOWHERE

    def freeze(self, game: FiveToCloseState, side: i64, hand: vec[i64]) -> i64:
        """F16: the word of another side that promises most."""
        if hand[FREEZE] == 0:
            return NOWHERE
        best: float = self.style[CHILL]
        action: i64 = NOWHERE
        other: i64
        place: i64
        for other in range(game.sides):
            if other == side:
                continue
            self.read(game, other, 1)
            for place in range(PLACES):
                worth = self.worth[place]
                if game.has(SHIELDED, other, place):
                    worth *= 0.3
                if worth > best and not game.has(FROZEN, other, place):
                    best = worth
                    action = PLAY_FREEZE + other * PLACES + place
        return action

    # Locking ------------------------------------------------------------------------------------

    def lockable(self, game: FiveToCloseState, side: i64, place: i64) -> float:
        """Return the score of the word at a place (as read) if locked now; 0 if it cannot be."""
        if self.node[place] <= START or game.has(FROZEN, side, place):
            return 0.0
        if self.avoided.has(self.mark[place]):
            return 0.0
        return self.table[self.node[place]] * self.factor(game, side, place)

    def has_lockable(self, game: FiveToCloseState, side: i64) -> bool:
        self.read(game, side, 0)
        place: i64
        for place in range(PLACES):
            if self.lockable(game, side, place) > 0.0:
                return True
        return False

    def lock(self, game: FiveToCloseState, seat: i64, turns: i64) -> i64:
        """Return a word that gains less by waiting than it risks; -1 for none."""
        side = game.side_of(seat)
        self.read(game, side, 0)
        needed = PLACES - game.locked(side)
        sure: float = 0.0
        n: i64 = 0
        i: i64
        for i in range(PLACES):
            place = self.order[i]
            points = self.lockable(game, side, place)
            if points > 0.0 and n < needed:
                sure += points
                n += 1
        if n == 0:
            return NOWHERE
        if n == needed and self.closes_well(game, side, sure, turns):
            return LOCK + self.best_lock(game, side)
        if n < needed and self.is_idle(game):
            return LOCK + self.best_lock(game, side)
        danger = self.danger(game, side)
        stay = 1.0 - danger - self.style[RISK]
        best: i64 = NOWHERE
        most: float = 0.0
        for i in range(PLACES):
            place = self.order[i]
            points = self.lockable(game, side, place)
            if points <= most:
                continue
            wait = self.promise(game, side, place, turns)
            if points >= stay * wait:
                most = points
                best = place
        if best < 0 or needed == 1:
            return NOWHERE  # the last one would close
        return LOCK + best

    def best_lock(self, game: FiveToCloseState, side: i64) -> i64:
        best: i64 = 0
        most: float = 0.0
        place: i64
        for place in range(PLACES):
            points = self.lockable(game, side, place)
            if points > most:
                most = points
                best = place
        return best

    def closes_well(self, game: FiveToCloseState, side: i64, sure: float, turns: i64) -> bool:
        """Return whether closing now beats growing on.

        It also ends what other sides were building.
        """
        mine = self.standing(game, side) + sure + float(CLOSING_BONUS)
        ahead: float = 1e9
        denied: float = 0.0
        other: i64
        i: i64
        for other in range(game.sides):
            if other == side:
                continue
            gap = mine - self.standing(game, other)
            if gap < ahead:
                ahead = gap
            self.read(game, other, 1)
            loss: float = 0.0
            for i in range(PLACES - game.locked(other)):
                loss += self.worth[self.order[i]]
            if loss > denied:
                denied = loss
        self.read(game, side, turns)
        grown: float = 0.0
        for i in range(PLACES - game.locked(side)):
            grown += self.worth[self.order[i]]
        self.read(game, side, 0)
        if game.round == ROUNDS - 1:
            return ahead > 0.0 or self.is_idle(game)
        stay = 1.0 - self.danger(game, side)
        return sure + float(CLOSING_BONUS) + self.style[DENY] * denied >= stay * grown

    # Discarding ---------------------------------------------------------------------------------

    def discard(self, game: FiveToCloseState, seat: i64, hand: vec[i64], turns: i64) -> i64:
        """Return the card that helps least, here and in the hand of the player to come."""
        side = game.side_of(seat)
        rival = game.side_of(game.after(seat))
        minds = self.style[GIVE] > 0.0 and rival != side
        if minds:
            self.find_gifts(game, rival)
        self.read(game, side, turns)
        self.value_cards(game, side)
        self.fear_penalties(game, side)
        best: i64 = NOWHERE
        least: float = 1e9
        kind: i64
        for kind in range(KINDS):
            if hand[kind] == 0:
                continue
            worth = self.keep[kind]
            if hand[kind] > 1:
                worth -= 1.0
            if minds:
                worth += self.style[GIVE] * self.gifts[kind]
            if worth < least:
                least = worth
                best = kind
        if best < 0:
            return END_TURN
        return DISCARD + best

    def fear_penalties(self, game: FiveToCloseState, side: i64) -> None:
        """F18: what a card costs if the round closes before it is played."""
        share = self.style[SHED] * self.danger(game, side)
        if share > 0.0:
            self.keep[DOUBLE] += share * float(DOUBLE_PENALTY)
            self.keep[TRIPLE] += share * float(TRIPLE_PENALTY)
            self.keep[FREEZE] += share * float(FREEZE_PENALTY)

    def name_wild(self, game: FiveToCloseState, seat: i64) -> i64:
        """Return the letter that lets the whole hand gain most, on all words together."""
        self.prepare(game)
        turns = self.turns_left(game)
        side = game.side_of(seat)
        hand = self.hand_of(game, seat)
        self.read(game, side, turns)
        node = self.node[game.place]
        self.expose(game, side)
        lattice = self.lattice
        assert lattice is not None
        best: i64 = 4
        most: float = NO_WAY
        letter: i64
        for letter in range(ALPHABET):
            if lattice.step(node, letter) < 0:
                continue
            twin = game.twin(game.rng)
            twin.act(seat, DECLARE + letter)
            worth = self.lay_out(twin, seat, hand, turns) + self.promised
            if self.layout_leaves(game.place) and self.avoided.has(self.mark[game.place]):
                worth = NO_WAY / 2.0
            if worth - self.exposed[letter] > most:
                most = worth - self.exposed[letter]
                best = letter
        return DECLARE + best

    def layout_leaves(self, place: i64) -> bool:
        """Return whether the plan adds nothing to the word at a place."""
        layout = self.layout
        assert layout is not None
        word: i64
        for word in range(layout.words):
            if layout.place[word] == place and layout.chosen[word] != 0:
                return False
        return True

    # Whole turns, for looking ahead --------------------------------------------------------------

    def play_turn(self, game: FiveToCloseState) -> None:
        """Play the turn of the seat to move, with one plan for all its cards."""
        if game.step == ANSWERING:
            self.accept_all(game)
            return
        seat = game.turn
        if game.step == DRAWING:
            game.act(seat, self.quick_draw(game, seat))
        if game.step == DECLARING:
            game.act(seat, self.name_wild(game, seat))
        if game.step == PLAYING:
            self.play_cards(game, seat)
        self.finish(game, seat)

    def accept_all(self, game: FiveToCloseState) -> None:
        while game.step == ANSWERING and game.waiting != 0 and not game.over:
            game.act(lowest_bit(game.waiting), ACCEPT)

    def quick_draw(self, game: FiveToCloseState, seat: i64) -> i64:
        if not game.can_draw():
            return DRAW_DISCARD if len(game.discard) > 0 else self.only_draw(game, seat)
        if len(game.discard) > 0:
            kind = game.discard[len(game.discard) - 1]
            if kind == WILD or self.wants_multiplier(game, seat, kind, self.turns_left(game)):
                return DRAW_DISCARD
        return DRAW_DECK

    def play_cards(self, game: FiveToCloseState, seat: i64) -> None:
        """Play all cards worth playing."""
        side = game.side_of(seat)
        turns = self.turns_left(game)
        hand = self.hand_of(game, seat)
        action = self.thaw(game, side, hand, turns)
        if action >= 0:
            game.act(seat, action)
        action = self.take_wild(game, seat, hand)
        while action >= 0:
            game.act(seat, action)
            hand = self.hand_of(game, seat)
            action = self.take_wild(game, seat, hand)
        layout = self.prepare(game)
        self.lay_out(game, seat, hand, turns)
        word: i64
        for word in range(layout.words):
            self.follow(game, seat, layout.place[word], layout.chosen[word])
        self.play_specials(game, seat)

    def play_specials(self, game: FiveToCloseState, seat: i64) -> None:
        """Play a Double or Triple and a Freeze."""
        side = game.side_of(seat)
        hand = self.hand_of(game, seat)
        action = self.multiply(game, side, hand, self.turns_left(game))
        if action >= 0:
            game.act(seat, action)
        action = self.freeze(game, side, hand)
        if action >= 0:
            game.act(seat, action)

    def follow(self, game: FiveToCloseState, seat: i64, place: i64, path: i64) -> None:
        """Play the letters of a path."""
        if place == PLACES and path != 0:
            place = game.free(game.side_of(seat), 0)
        while path > 1:
            step = path & STEP_MASK
            if step & WILD_STEP:
                game.act(seat, PLAY_WILD + place)
                game.act(seat, DECLARE + (step & LETTER_MASK))
            else:
                # The lowest free place is where a new word goes, so no other name is needed.
                game.act(seat, place * ALPHABET + step)
            path >>= STEP_BITS

    def finish(self, game: FiveToCloseState, seat: i64) -> None:
        """Lock and discard."""
        stage = game.round
        turns = self.turns_left(game)
        while game.step < DISCARDING:
            action = self.lock(game, seat, turns)
            if action < 0:
                break
            game.act(seat, action)
        if game.step == ANSWERING:
            self.accept_all(game)
        elif game.round == stage and not game.over:
            hand = self.hand_of(game, seat)
            game.act(seat, self.discard(game, seat, hand, turns))
            self.accept_all(game)

    def hand_of(self, game: FiveToCloseState, seat: i64) -> vec[i64]:
        return counts_of(game, seat)

    # What a position is worth -------------------------------------------------------------------

    def stage(self, state: State) -> i64:
        return cast(FiveToCloseState, state).round

    def patience(self) -> i64:
        return HINT_MOVES

    def value(self, state: State, seat: i64) -> float:
        """Return the odds of winning the match: points ahead, and how much can still change."""
        game = cast(FiveToCloseState, state)
        if not game.over:
            self.prepare(game)
        side = game.side_of(seat)
        own = self.estimate(game, side)
        best: float = -1e9
        other: i64
        for other in range(game.sides):
            if other != side:
                points = self.estimate(game, other)
                if points > best:
                    best = points
        if game.over:
            if own == best:
                return 0.5
            return 1.0 if own > best else 0.0
        rest = float(ROUNDS - game.round)
        return 1.0 / (1.0 + math.exp(-(own - best) / (self.style[SWING] * math.sqrt(rest))))

    def estimate(self, game: FiveToCloseState, side: i64) -> float:
        """Return the points of a side, with what its open words promise."""
        points = self.standing(game, side)
        if game.over:
            return float(game.total(side))
        if len(game.laid) == 0:
            return points
        self.read(game, side, 1)
        i: i64
        for i in range(PLACES - game.locked(side)):
            points += self.style[OPEN] * self.worth[self.order[i]]
        return points
