"""Mining: bots play, and positions in which all moves but one are mistakes are kept.

A match is played by easy and medium bots, as people would meet its positions. Each decision is
looked at once by the strong bot; where its move stands out and a weaker bot misses it, the
position is looked at again, `TRIES` times with other worlds imagined, and every legal move is
measured. What remains is a puzzle if each other move loses at least a margin, usually what a
review calls a mistake, and more than `SURE` standard errors.

Everything works on what the deciding seat knows: the same puzzle comes of any position it cannot
tell from this one.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

import msgspec

from closecall.bots import Candidate, choose, consider, policy_of, reasons
from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.rng import Rng
from closecall.puzzles.collection import LEVELS, Collection, Found, Puzzle, Weaker, name_of
from closecall.review.decisions import Outlook, Scale, scale_of
from closecall.review.grades import THRESHOLDS

TRIES: Final = 10
TRIES_OF: Final = {"easy": 40, "medium": TRIES, "hard": TRIES}
"""How often each level is asked; the best one is in the ten looks."""
FIRST_TRIES: Final = 3
"""Tries after which it is often plain that a position is no puzzle."""
SCREEN: Final = 0.8
"""The part of the margin that the first look must show."""
SURE: Final = 3.0
FEWEST_MOVES: Final = 3
MOST_ANSWERS: Final = 6
ALIKE: Final = 0.001
"""Moves that lead to this little difference in the same worlds are one move."""
LEARNING: Final = 10
"""Positions after which it is known which way to ask is quicker."""
APART: Final = 4
"""Decisions of a match between two puzzles."""
LONGEST: Final = 320
"""Moves of a match that are usually looked at: a puzzle carries all moves before it."""
MAY_FIND: Final = 20
"""Per cent of tries in which the bot that misses it may hit on the answer all the same."""
SALT: Final = 7919


class Terms(NamedTuple):
    """Terms on which the matches of a collection are played."""

    game: str
    options: Mapping[str, object]
    seats: tuple[int, ...]
    """The numbers of players, taken in turn."""
    most_moves: int
    """Positions with more legal moves are passed over."""
    margin: float
    """How far every other move must be behind, in the unit of the game's values."""
    missed_by: Weaker = "medium"
    """The bot that must not find the answer."""
    longest: int = LONGEST
    """Moves of a match that are looked at."""
    revision: int | None = None
    """The revision of the game (none: that of today)."""

    def seats_of(self, seed: int) -> int:
        return self.seats[seed % len(self.seats)]

    def scale(self, seats: int) -> Scale:
        return scale_of(registry.game(self.game), seats)


def usual_margin(game: str, seats: int) -> float:
    """Return the default size of a mistake, in the unit of the game's values."""
    unit, _ = registry.game(game).value_means(seats)
    return THRESHOLDS[unit].mistake


def mine(terms: Terms, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles in one match; the same for the same seed."""
    game = registry.game(terms.game)
    seats = terms.seats_of(seed)
    state = game.start(seats, seed, revision=terms.revision, **terms.options)
    levels = _line_up(seats, seed)
    moves: list[int] = []
    screen = Screen(terms.missed_by)
    quiet = 0
    while not state.over and len(moves) < terms.longest:
        seat = state.actors()[0]
        chance = seed * SALT + len(moves)
        action = choose(state, seat, levels[seat], chance)
        quiet += 1
        if quiet >= APART and FEWEST_MOVES <= len(state.legal(seat)) <= terms.most_moves:
            found = _look(terms, screen, state, seat, seed, moves)
            if found is not None:
                yield found
                quiet = 0
        moves.append(action)
        state.apply(seat, action)


def _line_up(seats: int, seed: int) -> list[str]:
    rng = Rng(seed * SALT + 1)
    return ["easy" if rng.below(3) == 0 else "medium" for _ in range(seats)]


def _look(
    terms: Terms, screen: Screen, state: State, seat: int, seed: int, moves: list[int]
) -> Puzzle | None:
    """Return the puzzle a position is, if it is one."""
    chance = seed * SALT + len(moves)
    margin = terms.margin / terms.scale(int(state.seats)).size
    first = screen.look(state, seat, chance)
    if len(first) < 2 or _gap(first) < SCREEN * margin:
        return None
    verdict = judge(state, seat, chance, margin)
    if verdict is None:
        return None
    found = _found(state, seat, chance, verdict)
    if getattr(found, terms.missed_by) > MAY_FIND:
        return None
    revision = int(state.terms.revision)
    return Puzzle(
        id=name_of(terms.game, revision, int(state.seats), seed, moves, seat),
        level=LEVELS[1],  # told apart once all are known
        seats=int(state.seats),
        seed=seed,
        moves=list(moves),
        seat=seat,
        answers=sorted(verdict.answers),
        values={each.action: round(1000 * each.value) for each in verdict.weighed},
        error=round(1000 * verdict.error),
        found=found,
        theme=reasons(state.imagine(seat, chance), seat, verdict.weighed)[0][0],
    )


class Screen:
    """The first look at a position: empty where the strong bot plays what a weaker one does.

    Where the strong bot chooses much more quickly than it says what it thinks of all moves, it is
    asked for its choice first. The answer is the same either way: what it thinks best it plays.
    """

    def __init__(self, weaker: Weaker) -> None:
        self.weaker = weaker
        self.times = 0
        self.choosing = 0.0
        self.weighing = 0.0

    def look(self, state: State, seat: int, chance: int) -> list[Candidate]:
        """Weigh the moves with the strong bot, best first."""
        usual = choose(state, seat, self.weaker, chance)
        began = process_time()
        asks = self.times < LEARNING or 2 * self.choosing < self.weighing
        if asks and choose(state, seat, "best", chance) == usual and self.times >= LEARNING:
            return []
        chosen = process_time()
        found = consider(state, seat, chance)
        if self.times < LEARNING:
            self.times += 1
            self.choosing += chosen - began
            self.weighing += process_time() - chosen
        return [] if found[0].action == usual else found


def _gap(candidates: list[Candidate]) -> float:
    return candidates[0].value - max(each.value for each in candidates[1:])


class Verdict(NamedTuple):
    """The verdict of a long look at a position."""

    answers: list[int]
    weighed: list[Candidate]
    """Every legal move, best first."""
    error: float
    best: list[int]
    """What each try thought best."""


def judge(state: State, seat: int, chance: int, margin: float) -> Verdict | None:
    """Weigh every legal move at length; None unless one of them stands out."""
    looks = [consider(state, seat, chance + 1 + n) for n in range(FIRST_TRIES)]
    if _gap(_together(looks)) < SCREEN * margin:
        return None
    looks += [consider(state, seat, chance + 1 + n) for n in range(FIRST_TRIES, TRIES)]
    best, *others = _together(looks)
    trial = Trial(state, seat, chance, best, margin)
    looked = {each.action: each for each in others}
    unseen = [each for each in state.legal(seat) if each != best.action and each not in looked]
    answers, weighed = [best.action], [best]
    nearest, error = math.inf, 0.0
    for action in [*looked, *unseen]:
        found = trial.compare(action, looked.get(action))
        if found is None:
            return None
        if found.alike:
            answers.append(action)
        else:
            nearest, error = min((nearest, error), (found.gap, found.error))
        weighed.append(Candidate(action, 0, max(0.0, best.value - found.gap), found.error))
    if len(answers) > MOST_ANSWERS or 2 * len(answers) > len(weighed):
        return None
    weighed.sort(key=lambda each: (each.action not in answers, -each.value))
    return Verdict(answers, weighed, error, [look[0].action for look in looks])


class Behind(NamedTuple):
    """How far a move is behind the best one."""

    gap: float
    error: float
    alike: bool = False


class Trial:
    """Compares moves with the best one of a position, in two ways.

    The strong bot's own values count. Where they leave a doubt, or the bot never looked at a move,
    both moves are played out in the same worlds; so they are, too, where the bot puts no move above
    its own choice: its values then favour that one, whatever it is worth.
    """

    def __init__(
        self, state: State, seat: int, chance: int, best: Candidate, margin: float
    ) -> None:
        self.state = state
        self.seat = seat
        self.chance = chance
        self.best = best
        self.margin = margin
        self.outlook = Outlook(policy_of(state.terms.key))
        self.is_fair = not state.game.stands_by_choice(state)

    def compare(self, action: int, looked: Candidate | None) -> Behind | None:
        """Return how far a move is behind; None if it may be as good, and is not the same thing."""
        if looked is not None:
            doubt = math.hypot(self.best.error, looked.error)
            seen = Behind(self.best.value - looked.value, doubt)
            if self.is_fair and self._is_sure(seen):
                return seen
        played = self._played_out(action)
        if self._is_sure(played) and (looked is None or seen.gap >= self.margin):
            return played
        if abs(played.gap) < ALIKE and played.error < ALIKE:
            return Behind(0.0, played.error, alike=True)
        return None

    def _is_sure(self, measured: Behind) -> bool:
        return measured.gap >= max(self.margin, SURE * measured.error)

    def _played_out(self, action: int) -> Behind:
        other = self.outlook.compare(self.state, self.seat, self.best, action, self.chance, None)
        return Behind(self.best.value - other.value, other.error)


def _together(looks: list[list[Candidate]]) -> list[Candidate]:
    """Combine several looks, best first; a move they did not all weigh goes last."""
    by_action: dict[int, list[Candidate]] = {}
    for each in (each for look in looks for each in look):
        by_action.setdefault(each.action, []).append(each)
    means = [
        Candidate(
            action,
            sum(each.visits for each in rows),
            fmean(each.value for each in rows),
            math.sqrt(sum(each.error**2 for each in rows)) / len(rows),
        )
        for action, rows in by_action.items()
    ]
    means.sort(key=lambda each: (-len(by_action[each.action]), -each.value))
    often = [each for each in means if 2 * len(by_action[each.action]) > len(looks)]
    often.sort(key=lambda each: -each.value)
    return often + [each for each in means if each not in often]


def _found(state: State, seat: int, chance: int, verdict: Verdict) -> Found:
    best = round(100 * fmean(pick in verdict.answers for pick in verdict.best))
    return _asked(state, seat, chance, verdict.answers, best)


def _asked(state: State, seat: int, chance: int, answers: Container[int], best: int) -> Found:
    """Ask the lower levels for their moves; what the best one finds is known."""

    def share(level: str) -> int:
        tries = range(TRIES_OF[level])
        picks = [choose(state, seat, level, chance + 1 + n) for n in tries]
        return round(100 * fmean(pick in answers for pick in picks))

    return Found(easy=share("easy"), medium=share("medium"), hard=share("hard"), best=best)


def find_again(kept: Collection, puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with what the lower levels find now; they may have changed since."""
    chance = puzzle.seed * SALT + len(puzzle.moves)
    state = kept.state(puzzle)
    found = _asked(state, puzzle.seat, chance, puzzle.answers, puzzle.found.best)
    return msgspec.structs.replace(puzzle, found=found)
