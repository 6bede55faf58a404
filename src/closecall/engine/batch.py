"""Many matches at once inside compiled code: moves checked and made, opponents, what is seen.

The arrays are machine integers which NumPy reads in place, so a step makes no objects.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from closecall.engine.arrays import lowest_bit, zeros
from closecall.engine.core import MAX_MOVES, Moves, State
from closecall.engine.native import i16, i64, u8, vec
from closecall.engine.policy import Policy
from closecall.engine.rng import Rng
from closecall.engine.rows import Observer, blank

# Numbers observed before they are handed on. All matches at once would drive each other out of the
# processor's cache: with 256 of them a step of the largest game takes an eighth longer.
PORTION: Final = 1 << 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Plays a seat the learner does not."""

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        """Choose one of the legal moves, of which there are at least two."""
        raise NotImplementedError


@final
class RandomOpponent(Opponent):
    """Takes any legal move."""

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        return moves.items[rng.below(moves.n)]


@final
class PolicyOpponent(Opponent):
    """A level that decides without search; like every bot it is shown an imagined state."""

    def __init__(self, policy: Policy, level: int) -> None:
        self.policy = policy
        self.level: i64 = level

    def choose(self, state: State, seat: i64, moves: Moves, rng: Rng) -> i64:
        imagined = state.redeal(seat, Rng(rng.word()))
        return self.policy.decide(imagined, seat, moves, self.level, rng)


@final
class Batch:
    """Matches of one game that are stepped together.

    `cells` are rows of `size` numbers for the `portion` of the matches last looked at, `actors` the
    seats to decide, `masks` a cell for each action of each match. `legal` lists the same as
    `match * num_actions + action`, those of a match from its place in `starts` on. `opponents` sit
    at the seats after the learner's, in that order; with none, every seat is asked.
    """

    def __init__(
        self,
        count: int,
        seats: int,
        size: int,
        num_actions: int,
        observer: Observer | None,
        opponents: list[Opponent],
    ) -> None:
        nothing: u8 = 0
        self.states: list[State] = []
        self.luck: list[Rng] = []
        self.opponents = opponents
        self.observer = observer
        self.count: i64 = count
        self.seats: i64 = seats
        self.size: i64 = size
        self.num_actions: i64 = num_actions
        self.portion: i64 = min(count, max(1, PORTION // size))
        self.empty = blank(self.portion * size if observer is not None else 0)
        self.cells: vec[i16] = self.empty
        self.learners = zeros(count)
        self.actors = zeros(count)
        self.scores = zeros(count * seats)
        self.masks: vec[u8] = vec[u8]([nothing] * (count * num_actions))
        self.legal = zeros(count * MAX_MOVES)
        self.starts = zeros(count + 1)
        self.moves = Moves()

    def seat_match(self, index: int, state: State, learner: int, luck: Rng) -> bool:
        """Put a new match in a place; return whether somebody is asked in it."""
        if index == len(self.states):
            self.states.append(state)
            self.luck.append(luck)
        self.states[index] = state
        self.luck[index] = luck
        self.learners[index] = learner
        seat: i64
        for seat in range(self.seats):
            self.scores[index * self.seats + seat] = state.points(seat)
        self.go_on(index)
        return not state.over

    def refused(self, actions: vec[i64]) -> int:
        """Return the first match whose action is not legal; -1 if all are."""
        num_actions = self.num_actions
        masks = self.masks
        i: i64
        for i in range(self.count):
            action = actions[i]
            if action < 0 or action >= num_actions or masks[i * num_actions + action] == 0:
                return i
        return -1

    def step(self, actions: vec[i64]) -> list[int]:
        """Make a legal move in every match and let opponents answer; return those now over."""
        over: list[int] = []
        actors = self.actors
        i: i64
        for i in range(self.count):
            state = self.states[i]
            state.act(actors[i], actions[i])
            if not state.over:
                self.go_on(i)
            if state.over:
                over.append(i)
        return over

    def go_on(self, index: i64) -> None:
        """Let the opponents play until the learner decides or the match is over."""
        if len(self.opponents) == 0:
            return
        state = self.states[index]
        rng = self.luck[index]
        moves = self.moves
        learner = self.learners[index]
        while not state.over:
            mask = state.actor_mask()
            if mask >> learner & 1:
                return
            seat = lowest_bit(mask)
            state.offer(seat, moves)
            action = moves.items[0]
            if moves.n > 1:
                place = (seat - learner - 1 + self.seats) % self.seats
                action = self.opponents[place].choose(state, seat, moves, rng)
            state.act(seat, action)

    def gains(self) -> vec[i64]:
        """Return the points each seat of each match gained since this was last asked."""
        gained = zeros(self.count * self.seats)
        scores = self.scores
        i: i64
        seat: i64
        for i in range(self.count):
            state = self.states[i]
            for seat in range(self.seats):
                place = i * self.seats + seat
                points = state.points(seat)
                gained[place] = points - scores[place]
                scores[place] = points
        return gained

    def look(self, begin: i64, end: i64) -> None:
        """Write what the seats to decide in some matches may see and do, the first match first."""
        if begin == 0:
            self.forget()
        self.cells = self.empty[:]
        moves = self.moves
        legal = self.legal
        masks = self.masks
        observer = self.observer
        n = self.starts[begin]
        i: i64
        j: i64
        for i in range(begin, end):
            state = self.states[i]
            seat = self.learners[i]
            if len(self.opponents) == 0:
                seat = lowest_bit(state.actor_mask())
            self.actors[i] = seat
            state.offer(seat, moves)
            items = moves.items
            first = i * self.num_actions
            for j in range(moves.n):
                place = first + items[j]
                legal[n] = place
                masks[place] = 1
                n += 1
            self.starts[i + 1] = n
            if observer is not None:
                observer.observe(state, seat, self.cells, (i - begin) * self.size)

    def forget(self) -> None:
        """Take back the few bits that are set in the masks."""
        legal = self.legal
        masks = self.masks
        i: i64
        for i in range(self.starts[self.count]):
            masks[legal[i]] = 0

    def sample(self, rng: Rng) -> vec[i64]:
        """Return a random legal action for every match."""
        actions = zeros(self.count)
        starts = self.starts
        i: i64
        for i in range(self.count):
            first = starts[i]
            place = first + rng.below(starts[i + 1] - first)
            actions[i] = self.legal[place] - i * self.num_actions
        return actions
