"""Playing knowledge for bots of Close Enough. Compiled.

An exact hit is what counts: a caller who hits cannot be beaten, and a stayer who hits never loses.
So tune towards it, with open cards where they fit and the deck where they do not, and call it when
it is there. At one away somebody among three will often hit; at no stars there is nothing to lose.
The upper levels play every candidate to the end of the round in many imagined ones, in which the
others hold lots that go with what they did (`policy_study.py`).
"""

from __future__ import annotations

import math
from typing import Final, cast, final

from closecall.engine.arrays import count_bits, float_zeros, lowest_bit
from closecall.engine.core import Moves, State
from closecall.engine.native import i64, vec
from closecall.engine.policy import BEST, HARD, MEDIUM, Figures, Plan, Policy
from closecall.engine.rng import Rng
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import (
    CALLED,
    FOLDED,
    GIVE,
    KINDS,
    LOCKING,
    NO_CARD,
    NOBODY,
    SHOWING,
    STAYED,
    TOTALLING,
    TURN,
)
from closecall.games.close_enough.levels import BOLD, FIGURES, SHARES, STAYING, TEMPERS
from closecall.games.close_enough.moves import (
    CALL_IT,
    FOLD_LOT,
    FROM_DECK,
    FROM_DISCARD,
    GIVE_CARD,
    KEEP_TOKEN,
    LEAVE_OPEN,
    PLACES,
    SHOW_LOT,
    STAND_BY,
    STAY_IN,
    TAKE_CARD,
    USE_LOCK,
    USE_TOKEN,
)
from closecall.games.close_enough.policy_beliefs import WAY_BITS, Beliefs
from closecall.games.close_enough.policy_callers import call_looks
from closecall.games.close_enough.policy_distance import (
    FAR,
    MOST_TOKENS,
    change,
    near_enough,
    nearest,
    reach,
    size,
)
from closecall.games.close_enough.policy_learned import (
    FEWEST_SEATS,
    PLACE_WORTHS,
    STAR_WORTHS,
    TOKEN_WORTHS,
)
from closecall.games.close_enough.policy_study import (
    FOLDS_BAD,
    HOPE,
    HOPES,
    MIDDLE,
    THINKS,
    WAYS,
    Kinds,
    Study,
)

MOST_STARS: Final = 7  # more, and the match is over
NEVER: Final = -1000.0  # looks worse than whatever card could be given
MANY_MOVES: Final = 600

# What being so far away at the start of the next own turn is worth: 1 is a hit.
TUNED: Final[tuple[float, ...]] = (
    1.0,
    0.5,
    0.3,
    0.2,
    0.14,
    0.1,
    0.08,
    0.06,
    0.05,
    0.04,
    0.03,
    0.02,
    0.01,
)
# How often a caller is so far away.
CALLERS: Final[tuple[float, ...]] = (0.62, 0.24, 0.08, 0.03, 0.02, 0.01)

# The figures of a level, by their place in a row of `levels.py`. What it overlooks: of a hundred
# open cards, how many come to mind, and of a hundred tokens at the end.
NOTICED: Final = 0
REMEMBERS: Final = 1
# How it leans: what is added to a call that is no hit, to staying in, and to taking a card out of
# another's lot; and by how much its judgement of a move may be off. Levels that play candidates out
# expect the same leanings of everybody.
HASTE: Final = 2
STUBBORN: Final = 3
STEAL: Final = 4
MISJUDGES: Final = 5
# Playing out: how many candidates (none: it goes by the looks) and in how many worlds in the first
# of three passes; each pass has half the candidates and twice the worlds.
CANDIDATES: Final = 6
WORLDS: Final = 7

# The figures of `STAYING`.
AT_A_HIT: Final = 0
AT_A_MISS: Final = 1
AT_NO_STARS: Final = 2

PASSES: Final = 3
CLEAR: Final = 3.0  # standard errors ahead: no further pass is needed
CARE: Final = 0.0001  # noise in roll-outs: only what looks alike is left to chance


@final
class Trial:
    """Candidates, the first `left` of them still compared, and what they brought so far."""

    def __init__(self, moves: Moves, widest: i64) -> None:
        self.moves = moves
        self.n: i64 = moves.n if moves.n < widest else widest
        self.left: i64 = self.n
        self.tries = float_zeros(self.n)
        self.sums = float_zeros(self.n)
        self.squares = float_zeros(self.n)

    def add(self, i: i64, value: float) -> None:
        self.tries[i] += 1.0
        self.sums[i] += value
        self.squares[i] += value * value

    def sort(self) -> None:
        """Sort those left, which were tried equally often, greatest sum first."""
        i: i64
        for i in range(1, self.left):
            j = i
            while j > 0 and self.sums[j - 1] < self.sums[j]:
                self.swap(j - 1, j)
                j -= 1

    def swap(self, i: i64, j: i64) -> None:
        action = self.moves.items[i]
        self.moves.items[i] = self.moves.items[j]
        self.moves.items[j] = action
        exchange(self.tries, i, j)
        exchange(self.sums, i, j)
        exchange(self.squares, i, j)

    def mean(self, i: i64) -> float:
        return self.sums[i] / self.tries[i]

    def error(self, i: i64) -> float:
        """Return the standard error of the mean."""
        mean = self.mean(i)
        spread = self.squares[i] / self.tries[i] - mean * mean
        return math.sqrt((spread if spread > 0.0 else 0.0) / self.tries[i])

    def is_clear(self) -> bool:
        """Return whether the best is far ahead of the next."""
        if self.left < 2:
            return True
        ahead = self.mean(0) - self.mean(1)
        one = self.error(0)
        two = self.error(1)
        return ahead > CLEAR * math.sqrt(one * one + two * two)

    def figures(self) -> list[tuple[int, int, float, float]]:
        """Return action, tries, mean and its standard error, best first."""
        rows: list[tuple[int, int, float, float]] = []
        i: i64
        for i in range(self.n):
            row = (int(self.moves.items[i]), int(self.tries[i]), self.mean(i), self.error(i))
            rows.append(row)
        return rows


@final
class CloseEnoughPolicy(Policy):
    """Odds of being closest, and what stars are worth."""

    def __init__(
        self,
        figures: dict[str, tuple[float, ...]] = FIGURES,
        staying: tuple[float, ...] = STAYING,
        bold: tuple[float, ...] = BOLD,
        tempers: dict[str, tuple[tuple[float, ...], ...]] = TEMPERS,
        shares: dict[str, tuple[tuple[float, ...], ...]] = SHARES,
    ) -> None:
        self.figures = Figures(figures)
        self.staying = _floats(staying)
        self.bold = _floats(bold)
        self.kinds = Kinds(tempers["best"], shares["best"], True)
        self.kinds_of_hard = Kinds(tempers["hard"], shares["hard"], False)
        self.haste: float = 0.0
        self.stubborn: float = 0.0
        self.steal: float = 0.0
        self.lean(MEDIUM)
        self.tuned = _floats(TUNED)
        self.last_turn = _last_turn(1.0)
        self.last_turn_free = _last_turn(0.0)
        self.star_worths = [_floats(row) for row in STAR_WORTHS]
        self.token_worths = _floats(TOKEN_WORTHS)
        self.place_worths = [_floats(row) for row in PLACE_WORTHS]

    def lean(self, level: i64) -> None:
        """Look at moves the way a level or character does."""
        self.haste = self.figures.of(level, HASTE)
        self.stubborn = self.figures.of(level, STUBBORN)
        self.steal = self.figures.of(level, STEAL)

    def characters(self) -> list[str]:
        return self.figures.characters

    # What a position is worth -------------------------------------------------------------------

    def stage(self, state: State) -> i64:
        return cast(CloseEnoughState, state).round

    def patience(self) -> i64:
        return MANY_MOVES

    def value(self, state: State, seat: i64) -> float:
        """Return the odds of winning the match after a round, from stars, tokens and who begins."""
        game = cast(CloseEnoughState, state)
        if game.over:
            winners = game.winners_mask()
            if winners >> seat & 1 == 0:
                return 0.0
            return 1.0 / float(count_bits(winners))  # E21: a shared win is shared
        row = game.seats - FEWEST_SEATS
        star_worths = self.star_worths[row]
        place_worths = self.place_worths[row]
        token_worth = self.token_worths[row]
        total: float = 0.0
        own: float = 0.0
        other: i64
        for other in range(game.seats):
            stars = game.stars(other)
            if stars > MOST_STARS:
                stars = MOST_STARS
            place = other - game.first
            if place < 0:
                place += game.seats
            merit = star_worths[stars] + place_worths[place]
            merit += token_worth * float(game.tokens(other))
            odds = math.exp(merit)
            total += odds
            if other == seat:
                own = odds
        return own / total

    # How close a lot can come -------------------------------------------------------------------

    def near(self, game: CloseEnoughState, seat: i64, up: i64, one: i64, two: i64) -> i64:
        """Return the smallest distance of these three cards, with up to two tokens."""
        gap = game.box.targets[game.target(seat)] - up - one - two
        return nearest(game, seat, up, one, two, gap, MOST_TOKENS)

    def now(self, game: CloseEnoughState, seat: i64) -> i64:
        """Return how close the lot is as it lies."""
        return self.near(game, seat, game.face_up(seat), game.card(seat, 0), game.card(seat, 1))

    # Where to take a card from ------------------------------------------------------------------

    def source_worth(
        self, game: CloseEnoughState, seat: i64, action: i64, scale: vec[float]
    ) -> float:
        """Return the expected worth of a fine-tune, by what a distance is worth."""
        if action == FROM_DECK:
            return self.deck_worth(game, seat, scale)
        return self.card_worth(game, seat, self.open_card(game, action), scale)

    def open_card(self, game: CloseEnoughState, action: i64) -> i64:
        if action == FROM_DISCARD:
            return game.pile[game.height - 1]
        return game.face_up(action - TAKE_CARD)

    def card_worth(self, game: CloseEnoughState, seat: i64, card: i64, scale: vec[float]) -> float:
        """Return the worth of a card taken for the better of the two hand cards to give."""
        up = game.face_up(seat)
        one = game.card(seat, 0)
        two = game.card(seat, 1)
        first = scale[near_enough(self.near(game, seat, up, card, two))]
        second = scale[near_enough(self.near(game, seat, up, one, card))]
        return first if first > second else second

    def deck_worth(self, game: CloseEnoughState, seat: i64, scale: vec[float]) -> float:
        """Return the worth of drawing: any unseen card may come, and it need not be kept."""
        kept = scale[near_enough(self.now(game, seat))]
        bare = game.usable_tokens(seat) == 0
        gap = game.box.targets[game.target(seat)] - game.face_up(seat)
        one = gap - game.card(seat, 0)
        two = gap - game.card(seat, 1)
        counts: i64 = 0
        total: float = 0.0
        card: i64
        for card in range(KINDS):
            count = game.in_deck(card)
            if count > 0:
                if bare:
                    worth = nearer(one - card, two - card, scale)
                else:
                    worth = self.card_worth(game, seat, card, scale)
                total += float(count) * (worth if worth > kept else kept)
                counts += count
        if counts == 0:
            return kept
        return total / float(counts)

    def filling_worth(self, game: CloseEnoughState, seat: i64, action: i64) -> float:
        """Return how near the target a card leads, while the hand is not full."""
        gap = game.box.targets[game.target(seat)] - game.face_up(seat)
        first = game.card(seat, 0)
        if action != FROM_DECK:
            return self.filled(gap - self.open_card(game, action), first)
        counts: i64 = 0
        total: float = 0.0
        card: i64
        for card in range(KINDS):
            count = game.in_deck(card)
            if count > 0:
                total += float(count) * self.filled(gap - card, first)
                counts += count
        return total / float(counts) if counts > 0 else 0.0

    def filled(self, gap: i64, first: i64) -> float:
        """Return the worth of a hand that begins with `first` and another card, by what is left
        to the target after the other one.
        """
        if first == NO_CARD:
            return 0.5 - 0.04 * float(size(gap - MIDDLE))
        return self.tuned[near_enough(size(gap - first))]

    # What a move looks worth --------------------------------------------------------------------

    def worth(self, game: CloseEnoughState, seat: i64, action: i64) -> float:
        """Return a rough figure, comparable among the moves of one decision."""
        phase = game.phase
        if phase == TURN:
            return self.turn_worth(game, seat, action)
        if phase == GIVE:
            if action >= USE_LOCK:
                return NEVER
            return self.give_worth(game, seat, action)
        if phase == LOCKING:
            return self.lock_worth(game, seat, action)
        if phase == TOTALLING:
            return self.use_worth(game, seat, action)
        if phase == SHOWING:
            hit = game.is_in(seat) and game.distance(seat) == 0
            return 1.0 if (action == SHOW_LOT) == hit else 0.0
        return 1.0 if action == STAND_BY else 0.0

    def turn_worth(self, game: CloseEnoughState, seat: i64, action: i64) -> float:
        if action == STAY_IN:
            return self.stay_worth(game, seat) + self.stubborn
        if action == FOLD_LOT:
            return 0.0
        if action == CALL_IT:
            return self.call_worth(game, seat)
        if action >= USE_LOCK:
            return -1.0
        if not game.is_full(seat):
            return self.filling_worth(game, seat, action)
        scale = self.tuned
        if game.status(seat) == STAYED:
            scale = self.last_scale(game, seat)
        worth = self.source_worth(game, seat, action, scale)
        if TAKE_CARD <= action < CALL_IT:
            worth += self.steal
        return worth

    def last_scale(self, game: CloseEnoughState, seat: i64) -> vec[float]:
        """E18: at no stars, losing costs nothing."""
        if game.stars(seat) == 0:
            return self.last_turn_free
        return self.last_turn

    def stay_worth(self, game: CloseEnoughState, seat: i64) -> float:
        """Return the worth of the best last fine-tune; folding is 0."""
        scale = self.last_scale(game, seat)
        best = self.deck_worth(game, seat, scale)
        if game.height > 0:
            worth = self.card_worth(game, seat, self.open_card(game, FROM_DISCARD), scale)
            if worth > best:
                best = worth
        other: i64
        for other in range(game.seats):
            if other != seat and TAKE_CARD + other < CALL_IT and self.takeable(game, other):
                worth = self.card_worth(game, seat, game.face_up(other), scale)
                if worth > best:
                    best = worth
        return best

    def takeable(self, game: CloseEnoughState, other: i64) -> bool:
        status = game.status(other)
        return status != CALLED and status != STAYED and game.lock_token(other) == 0

    def call_worth(self, game: CloseEnoughState, seat: i64) -> float:
        """Return the worth of calling, against fine-tuning, which is worth at most about 1."""
        away = self.now(game, seat)
        looks = call_looks(away, game.fine_tunes(seat))
        return looks + self.haste if 0 < away <= 2 else looks

    def give_worth(self, game: CloseEnoughState, seat: i64, action: i64) -> float:
        up = game.face_up(seat)
        one = game.card(seat, 0)
        two = game.card(seat, 1)
        card = action - GIVE_CARD
        if card == one:
            one = game.held
        elif card == two:
            two = game.held
        away = self.near(game, seat, up, one, two)
        plain = size(game.box.targets[game.target(seat)] - up - one - two)
        return -float(away) - 0.05 * float(plain)

    def lock_worth(self, game: CloseEnoughState, seat: i64, action: i64) -> float:
        """A hit that lies open until the next turn is worth a token."""
        if action == LEAVE_OPEN:
            return 0.5
        status = game.status(seat)
        hits = game.is_full(seat) and game.distance(seat) == 0
        return 1.0 if hits and status != FOLDED and game.caller == NOBODY else 0.0

    def use_worth(self, game: CloseEnoughState, seat: i64, action: i64) -> float:
        """Return how near this use leads, tokens to come included; a kept one counts a bit."""
        up = game.face_up(seat)
        one = game.card(seat, 0)
        two = game.card(seat, 1)
        taken: i64 = 0
        if game.use(seat, 0) > 0 or game.lock_token(seat) > 0:
            taken |= 1
        if game.use(seat, 1) > 0:
            taken |= 2
        if game.use(seat, 2) > 0:
            taken |= 4
        gap = game.box.targets[game.target(seat)] - game.total(seat)
        kind = game.token_in_question(seat)
        if action != KEEP_TOKEN:
            effect = (action - USE_TOKEN) // PLACES
            card = (action - USE_TOKEN) % PLACES - 1
            if card < 0:
                taken |= 1
                card = up
            elif taken & 2 == 0 and card == one:
                taken |= 2
            else:
                taken |= 4
            gap -= change(card, effect)
        # Tokens of one kind are alike: looking at later kinds only leaves out but a second copy.
        away = reach(game, seat, up, one, two, gap, taken, kind + 1, 2)
        saved = 0.0 if action != KEEP_TOKEN else 0.4
        if away > 0 and game.stayers() == 0:
            return saved
        return 20.0 - float(away) + saved - 0.01 * float(size(gap))

    # Choosing -----------------------------------------------------------------------------------

    def pick(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Return the move of the player whom the values of the best level assume."""
        self.lean(BEST)
        action = self.play_on(cast(CloseEnoughState, state), seat, moves, rng)
        self.lean(MEDIUM)
        return action

    def play_on(self, game: CloseEnoughState, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Return what looks best to somebody who stays in as players do who think, with a little
        noise so that roll-outs differ.
        """
        if game.caller == NOBODY or moves.items[moves.n - 1] != FOLD_LOT:
            return self.top(game, seat, moves, rng, CARE)
        kept = self.stubborn
        self.stubborn += self.most_stubborn(game) * float(rng.below(100)) / 100.0
        action = self.top(game, seat, moves, rng, CARE)
        self.stubborn = kept
        return action

    def play_in_way(
        self, game: CloseEnoughState, seat: i64, moves: Moves, way: i64, rng: Rng
    ) -> i64:
        """Return what looks best to somebody who answers a call in that way."""
        if way == THINKS or game.caller == NOBODY or moves.items[moves.n - 1] != FOLD_LOT:
            return self.play_on(game, seat, moves, rng)
        if way in (FOLDS_BAD, HOPES):
            kept = self.stubborn
            self.stubborn = HOPE if way == HOPES else 0.0
            action = self.top(game, seat, moves, rng, CARE)
            self.stubborn = kept
            return action
        return STAY_IN

    def most_stubborn(self, game: CloseEnoughState) -> float:
        """Return how much more than it looks staying in may seem worth: those who think read a
        caller to some part, so more where there is no hit, and where there was nothing to lose.
        """
        hits = self.now(game, game.caller) == 0
        most = self.staying[AT_A_HIT] if hits else self.staying[AT_A_MISS]
        if game.stars(game.caller) == 0:
            most += self.staying[AT_NO_STARS]
        return most

    def top(self, game: CloseEnoughState, seat: i64, moves: Moves, rng: Rng, noise: float) -> i64:
        best = moves.items[0]
        best_worth: float = -1e9
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            worth = self.worth(game, seat, action) + noise * float(rng.below(100))
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def narrow(self, state: State, seat: i64, moves: Moves) -> None:
        """Sort by what a move looks worth."""
        game = cast(CloseEnoughState, state)
        worths = float_zeros(moves.n)
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            worth = self.worth(game, seat, action)
            j = i
            while j > 0 and worths[j - 1] < worth:
                worths[j] = worths[j - 1]
                moves.items[j] = moves.items[j - 1]
                j -= 1
            worths[j] = worth
            moves.items[j] = action

    def plan(self, level: i64) -> Plan:
        """Return a plan without a tree: `decide` compares candidates in imagined worlds."""
        return Plan()

    def decide(self, state: State, seat: i64, moves: Moves, level: i64, rng: Rng) -> i64:
        game = cast(CloseEnoughState, state)
        if self.figures.count(level, CANDIDATES) > 0:
            return self.compare(game, seat, moves, level, rng).moves.items[0]
        self.overlook(game, moves, level, rng)
        self.lean(level)
        action = self.top(game, seat, moves, rng, self.figures.of(level, MISJUDGES))
        self.lean(MEDIUM)
        return action

    def overlook(self, game: CloseEnoughState, moves: Moves, level: i64, rng: Rng) -> None:
        """Leave the moves that come to mind: not every open card does, nor every token."""
        noticed = self.figures.count(level, NOTICED)
        remembers = self.figures.count(level, REMEMBERS)
        forgotten = game.phase == TOTALLING and rng.below(100) >= remembers
        n: i64 = 0
        i: i64
        for i in range(moves.n):
            action = moves.items[i]
            if game.phase == TURN and FROM_DISCARD <= action < CALL_IT:
                if rng.below(100) >= noticed:
                    continue
            elif forgotten and action != KEEP_TOKEN:
                continue
            moves.items[n] = action
            n += 1
        if n > 0:  # else they look again
            moves.n = n

    def weigh(
        self, state: State, seat: i64, moves: Moves, rng: Rng
    ) -> list[tuple[int, int, float, float]]:
        return self.compare(cast(CloseEnoughState, state), seat, moves, BEST, rng).figures()

    # The upper levels ---------------------------------------------------------------------------

    def compare(
        self, game: CloseEnoughState, seat: i64, moves: Moves, level: i64, rng: Rng
    ) -> Trial:
        """Play each candidate out in the same worlds; the better half goes on to the next pass."""
        self.lean(level)
        beliefs = self.beliefs(game, seat, level)
        self.narrow(game, seat, moves)
        trial = Trial(moves, self.figures.count(level, CANDIDATES))
        worlds: i64 = self.figures.count(level, WORLDS)
        i: i64
        k: i64
        for i in range(PASSES):
            for k in range(worlds):
                self.try_all(game, seat, beliefs, trial, rng)
            trial.sort()
            if trial.is_clear():
                break
            if trial.left > 2:
                trial.left = (trial.left + 1) // 2
            worlds *= 2
        self.lean(MEDIUM)
        return trial

    def beliefs(self, game: CloseEnoughState, seat: i64, level: i64 = BEST) -> Beliefs:
        """Return a seat's beliefs after watching the others, as well as a level reads them."""
        kinds = self.kinds_of_hard if level == HARD else self.kinds
        study = Study(game, seat, self.tuned, self.last_turn, self.last_turn_free, self.bold, kinds)
        return Beliefs(study, seat)

    def try_all(
        self,
        game: CloseEnoughState,
        seat: i64,
        beliefs: Beliefs,
        trial: Trial,
        rng: Rng,
    ) -> None:
        """Try the candidates that are left in one more world."""
        world = game.redeal(seat, Rng(rng.word()))
        believe(world, beliefs, rng)
        ways = beliefs.draw_ways(rng)
        # Cards and whims must not go together: who stays in on a whim would draw high cards.
        cards = rng.word()
        whims = rng.word()
        i: i64
        for i in range(trial.left):
            twin = world.twin(Rng(cards))
            twin.act(seat, trial.moves.items[i])
            self.play_out(twin, game.round, ways, Rng(whims))
            trial.add(i, self.value(twin, seat))

    def leads(self, state: State, seat: i64, action: i64, worlds: i64, rng: Rng) -> list[float]:
        game = cast(CloseEnoughState, state)
        beliefs = self.beliefs(game, seat)
        found: list[float] = []
        self.lean(BEST)
        i: i64
        for i in range(worlds):
            world = game.redeal(seat, Rng(rng.word()))
            believe(world, beliefs, rng)
            found.append(self.lead(world, seat, action, rng))
        self.lean(MEDIUM)
        return found

    def lead(self, world: CloseEnoughState, seat: i64, action: i64, rng: Rng) -> float:
        """Return how much more an action is worth in a world than what the player of roll-outs
        does there, who stays in by what the caller has.
        """
        moves = Moves()
        world.offer(seat, moves)
        usual = self.play_on(world, seat, moves, Rng(rng.word()))
        cards = rng.word()
        whims = rng.word()
        if usual == action:
            return 0.0
        worth = self.worth_after(world, seat, action, cards, whims)
        return worth - self.worth_after(world, seat, usual, cards, whims)

    def worth_after(
        self, world: CloseEnoughState, seat: i64, action: i64, cards: i64, whims: i64
    ) -> float:
        """Return what a move leads to if everybody plays on as roll-outs do."""
        twin = world.twin(Rng(cards))
        twin.act(seat, action)
        self.play_out(twin, world.round, THINKS, Rng(whims))
        return self.value(twin, seat)

    def play_out(self, game: CloseEnoughState, stage: i64, ways: i64, rng: Rng) -> None:
        """Play a round to its end, everybody answering a call in that seat's way."""
        moves = Moves()
        left: i64 = MANY_MOVES
        while left > 0 and not game.over and game.round == stage:
            mover = lowest_bit(game.actor_mask())
            game.offer(mover, moves)
            action = moves.items[0]
            if moves.n > 1:
                way = ways >> WAY_BITS * mover & WAYS - 1
                action = self.play_in_way(game, mover, moves, way, rng)
            game.act(mover, action)
            left -= 1


def believe(world: CloseEnoughState, beliefs: Beliefs, rng: Rng) -> None:
    """Give the others lots as they are believed to have in an imagined world."""
    if world.reshuffles == 0:  # else which cards can be where is another matter
        beliefs.deal(world, rng)


def nearer(one: i64, two: i64, scale: vec[float]) -> float:
    """Return the worth of the better of two gaps to the target."""
    first = scale[near_enough(size(one))]
    second = scale[near_enough(size(two))]
    return first if first > second else second


def exchange(figures: vec[float], i: i64, j: i64) -> None:
    """Swap two figures."""
    kept = figures[i]
    figures[i] = figures[j]
    figures[j] = kept


def _floats(values: tuple[float, ...]) -> vec[float]:
    made = float_zeros(len(values))
    for i, value in enumerate(values):
        made[i] = value
    return made


def _last_turn(loss: float) -> vec[float]:
    """Return the worth of staying at each distance; a lost star counts `loss`."""
    made = float_zeros(FAR + 1)
    for away in range(FAR + 1):
        beaten = sum(CALLERS[away + 1 :])
        made[away] = beaten - loss * (1.0 - beaten) + (1.0 if away == 0 else 0.0)
        made[away] -= 0.0001 * away  # nearer is better still
    return made


def policy() -> CloseEnoughPolicy:
    """Return the policy of Close Enough."""
    return CloseEnoughPolicy()
