"""Mining: bots play, and positions in which all moves but one are mistakes are kept.

A match is played by easy and medium bots, as people would meet its positions. Each decision is
looked at once by the strong bot; where its move stands out and the medium bot misses it, the
position is looked at again, `TRIES` times with other worlds imagined, and every legal move is
measured. What remains is a puzzle if each other move loses at least what a review calls a mistake,
by more than `SURE` standard errors. Everything works on what the deciding seat knows: the same
puzzle comes of any position it cannot tell from this one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from closecall.bots import Candidate, choose, consider, policy_of, reasons
from closecall.engine import registry
from closecall.engine.core import State
from closecall.engine.rng import Rng
from closecall.puzzles.collection import Difficulty, Found, Puzzle, name_of
from closecall.review.decisions import Outlook, Scale
from closecall.review.grades import THRESHOLDS

TRIES: Final = 10
EASY_TRIES: Final = 40
FIRST_TRIES: Final = 3
"""After so few it is often plain that a position is no puzzle."""
SCREEN: Final = 0.8
"""The part of the margin that the first look must show."""
SURE: Final = 3.0
FEWEST_MOVES: Final = 3
MOST_ANSWERS: Final = 6
ALIKE: Final = 0.001
"""Moves that lead to this little difference in the same worlds are one move."""
APART: Final = 4
"""Decisions of a match between two puzzles."""
LONGEST: Final = 240
"""Moves of a match that are looked at: a puzzle carries all moves before it."""
MEDIUM_MAY_FIND: Final = 20
"""Per cent of tries in which the medium bot may hit on the answer all the same."""
SALT: Final = 7919


class Terms(NamedTuple):
    """What the matches of a collection are played with."""

    game: str
    options: Mapping[str, object]
    seats: tuple[int, ...]
    """The numbers of players, taken in turn."""

    def seats_of(self, seed: int) -> int:
        return self.seats[seed % len(self.seats)]

    def scale(self, seats: int) -> Scale:
        return Scale(*registry.game(self.game).value_means(seats))


def margin_of(scale: Scale) -> float:
    """How far every other move must be behind, as a value from 0 to 1: a mistake."""
    return THRESHOLDS[scale.unit].mistake / scale.size


def mine(terms: Terms, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one match; the same for the same seed."""
    game = registry.game(terms.game)
    seats = terms.seats_of(seed)
    state = game.start(seats, seed, **terms.options)
    levels = _line_up(seats, seed)
    moves: list[int] = []
    quiet = 0
    while not state.over and len(moves) < LONGEST:
        seat = state.actors()[0]
        chance = seed * SALT + len(moves)
        action = choose(state, seat, levels[seat], chance)
        quiet += 1
        if quiet >= APART and len(state.legal(seat)) >= FEWEST_MOVES:
            found = _look(terms, state, seat, seed, moves)
            if found is not None:
                yield found
                quiet = 0
        moves.append(action)
        state.apply(seat, action)


def _line_up(seats: int, seed: int) -> list[str]:
    rng = Rng(seed * SALT + 1)
    return ["easy" if rng.below(3) == 0 else "medium" for _ in range(seats)]


def _look(
    terms: Terms, state: State[Any], seat: int, seed: int, moves: list[int]
) -> Puzzle | None:
    """The puzzle a position is, if it is one."""
    chance = seed * SALT + len(moves)
    margin = margin_of(terms.scale(int(state.seats)))
    if choose(state, seat, "medium", chance) == choose(state, seat, "hard", chance):
        return None
    first = consider(state, seat, chance)
    if len(first) < 2 or _gap(first) < SCREEN * margin:
        return None
    verdict = judge(state, seat, chance, margin)
    if verdict is None:
        return None
    found = _found(state, seat, chance, verdict)
    if found.medium > MEDIUM_MAY_FIND:
        return None
    revision = int(state.terms.revision)
    return Puzzle(
        id=name_of(terms.game, revision, int(state.seats), seed, moves, seat),
        level=level_of(found),
        seats=int(state.seats),
        seed=seed,
        moves=list(moves),
        seat=seat,
        answers=sorted(verdict.answers),
        values={each.action: round(1000 * each.value) for each in verdict.weighed},
        error=math.ceil(1000 * verdict.error),
        found=found,
        theme=reasons(state.imagine(seat, chance), seat, verdict.weighed)[0][0],
    )


def _gap(candidates: list[Candidate]) -> float:
    return candidates[0].value - max(each.value for each in candidates[1:])


class Verdict(NamedTuple):
    """What a long look at a position says."""

    answers: list[int]
    weighed: list[Candidate]
    """Every legal move, best first."""
    error: float
    best: list[int]
    """What each try thought best."""


def judge(state: State[Any], seat: int, chance: int, margin: float) -> Verdict | None:
    """Weigh every legal move at length; None unless one of them stands out."""
    looks = [consider(state, seat, chance + 1 + n) for n in range(FIRST_TRIES)]
    weighed = _together(looks)
    if _gap(weighed) < SCREEN * margin:
        return None
    looks += [consider(state, seat, chance + 1 + n) for n in range(FIRST_TRIES, TRIES)]
    weighed = _together(looks)
    outlook = Outlook(policy_of(state.terms.key))
    best = weighed[0]
    for action in state.legal(seat):
        if all(each.action != action for each in weighed):
            weighed.append(outlook.compare(state, seat, best, action, chance, None))
    answers = [best.action]
    error = 0.0
    for each in weighed[1:]:
        doubt = math.hypot(best.error, each.error)
        if best.value - each.value >= max(margin, SURE * doubt):
            error = max(error, doubt)
        elif _alike(outlook, state, seat, best, each.action, chance):
            answers.append(each.action)
        else:
            return None
    if len(answers) > MOST_ANSWERS or 2 * len(answers) > len(weighed):
        return None
    ordered = sorted(weighed, key=lambda each: (each.action not in answers, -each.value))
    return Verdict(answers, ordered, error, [look[0].action for look in looks])


def _together(looks: list[list[Candidate]]) -> list[Candidate]:
    """What several looks say together, best first; a move they did not all weigh goes last."""
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


def _alike(
    outlook: Outlook, state: State[Any], seat: int, best: Candidate, action: int, chance: int
) -> bool:
    """Whether a move comes to the same as the best one, in whatever world."""
    other = outlook.compare(state, seat, best, action, chance, None)
    return abs(best.value - other.value) < ALIKE and other.error < ALIKE


def _found(state: State[Any], seat: int, chance: int, verdict: Verdict) -> Found:
    def share(picks: Sequence[int]) -> int:
        return round(100 * fmean(pick in verdict.answers for pick in picks))

    def picks(level: str, tries: int) -> list[int]:
        return [choose(state, seat, level, chance + 1 + n) for n in range(tries)]

    easy, medium = picks("easy", EASY_TRIES), picks("medium", TRIES)
    return Found(easy=share(easy), medium=share(medium), hard=share(verdict.best))


def level_of(found: Found) -> Difficulty:
    """How difficult a puzzle is: by the levels of bots that find it.

    Easy: a beginner finds it in one of ten tries. Medium: now and then. Hard: hardly ever, or even
    the strong bot misses it when it thinks no longer than in a match.
    """
    if found.hard < 100 or found.easy + found.medium < 1:
        return "hard"
    return "easy" if found.easy + found.medium >= 10 else "medium"
