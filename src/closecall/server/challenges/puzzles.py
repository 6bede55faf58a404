"""Puzzles as the server shows them: a view, what is legal, and an answer to every move.

Nothing is kept between requests: what every move is worth stands in the file. The caller gets the
view of the puzzle's seat; the cards that seat cannot see are not even dealt as they lay.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Raw

import closecall
from closecall import text as words
from closecall.bots import Candidate, reasons
from closecall.engine.core import State
from closecall.engine.errors import CloseCallError
from closecall.engine.registry import Game
from closecall.protocol import (
    Clocks,
    Lang,
    LegalMove,
    Level,
    Match,
    PuzzleCount,
    PuzzleFound,
    PuzzleHint,
    PuzzleMove,
    PuzzleSolution,
    PuzzleTask,
    PuzzleVerdict,
    Seat,
    Update,
    Watch,
)
from closecall.puzzles import Collection, Puzzle, load, shipped
from closecall.server.problems import Refusal

SHOWN_STEPS: Final = 8
"""Steps before the position that are shown, so that the table tells how it came about."""
HINTED: Final = 3
"""Moves a hint leaves to choose from."""
MOST_WEIGHED: Final = 5
RESERVED: Final = 6
"""One puzzle in this many is kept for the challenges of a day."""
KEPT: Final = 256
"""Puzzles kept ready: some are asked for again and again."""


def is_reserved(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is for the challenge of a day, and not to be practised before."""
    return int(puzzle.id, 16) % RESERVED == 0


def free(game: str, level: Level | None = None) -> list[Puzzle]:
    """Return the puzzles of a game that anybody may practise, in the order of asking."""
    chosen = [each for each in collection(game).puzzles if not is_reserved(each)]
    return sorted(
        (each for each in chosen if level is None or each.level == level), key=lambda each: each.id
    )


def collection(game: str) -> Collection:
    """Return the puzzles that come with a game."""
    try:
        return load(game)
    except CloseCallError:
        raise Refusal("unknown_puzzle", "There are no puzzles of this game.") from None


def counts() -> list[PuzzleCount]:
    """Return how many puzzles there are to practise."""
    return [_count(game) for game in shipped()]


def _count(game: str) -> PuzzleCount:
    levels = Counter(each.level for each in free(game))
    return PuzzleCount(game, levels["easy"], levels["medium"], levels["hard"])


def named(game: str, name: str) -> Puzzle:
    """Return a puzzle by its id."""
    found = collection(game).get(name)
    if found is None or is_reserved(found):
        raise Refusal("unknown_puzzle", "There is no such puzzle.")
    return found


def following(game: str, level: Level | None, after: str) -> Puzzle:
    """Return the puzzle after the one with the id `after`; after the last comes the first."""
    puzzles = free(game, level)
    if not puzzles:
        raise Refusal("unknown_puzzle", "There are no such puzzles of this game.")
    return next((each for each in puzzles if each.id > after), puzzles[0])


# What is shown --------------------------------------------------------------------------------


@lru_cache(KEPT)
def task(game: str, name: str) -> PuzzleTask:
    """Return a puzzle as its seat sees it, with the last steps that led there."""
    kept = collection(game)
    puzzle = kept.get(name)
    assert puzzle is not None
    return PuzzleTask(
        id=puzzle.id,
        game=game,
        level=puzzle.level,
        seat=puzzle.seat,
        match=_table(kept, puzzle),
        updates=_updates(kept, puzzle),
        found=PuzzleFound(puzzle.found.easy, puzzle.found.medium, puzzle.found.hard),
    )


def _updates(kept: Collection, puzzle: Puzzle) -> list[Raw]:
    before = msgspec.structs.replace(puzzle, moves=[])
    state = kept.state(before)
    state.listen()
    made: list[Raw] = []
    for number, action in enumerate(puzzle.moves, 1):
        state.apply(state.actors()[0], action)
        if number > len(puzzle.moves) - SHOWN_STEPS:
            made.append(_update(state, puzzle, number))
    return made or [_update(state, puzzle, 0)]


def _update(state: State, puzzle: Puzzle, number: int) -> Raw:
    """Return a step as the puzzle's seat saw it; what is legal only where it has to decide."""
    last = number == len(puzzle.moves)
    update = Update(
        match=puzzle.id,
        seq=number,
        moves=number,
        view=_raw(state.view(puzzle.seat)),
        legal=_legal(state.game, state.legal(puzzle.seat)) if last else [],
        actors=list(state.actors()),
        clocks=None,
        events=[_raw(event) for event in state.events(puzzle.seat)],
        over=False,
        undo=False,
    )
    return _raw(update)


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def _legal(game: Game, actions: list[int]) -> list[LegalMove]:
    moves = [game.move(action) for action in actions]
    return [LegalMove(_raw(move), move.text) for move in moves]


def _table(kept: Collection, puzzle: Puzzle) -> Match:
    """Return a puzzle's table in the shape of a match, so that the same pages can show it."""
    state = kept.state(puzzle)
    seats = [
        Seat(seat, "person", "", here=True, look=seat)
        if seat == puzzle.seat
        else Seat(seat, "bot", "medium", "medium", here=True, look=seat)
        for seat in range(puzzle.seats)
    ]
    return Match(
        id=puzzle.id,
        code="",
        game=kept.game,
        revision=kept.revision,
        options=dict(state.terms.options),
        state="running",
        seats=seats,
        listed=False,
        clocks=Clocks(),
        watch=Watch(allow="nobody"),
        takeover=None,
        undo=False,
        hints=True,
        chat=False,
        pace=0,
        wait=False,
        start="host",
        name="",
        hosts=[],
        seq=len(puzzle.moves),
        created=0,
        started=0,
        ended=None,
        commitment="",
        nonces=None,
    )


# What is answered -----------------------------------------------------------------------------


def judge(game: str, puzzle: Puzzle, text: str, lang: Lang) -> PuzzleVerdict:
    """Judge a move and give the reason; refuse an illegal one."""
    kept = collection(game)
    action = action_of(game, puzzle, text)
    right = action in puzzle.answers
    loss = 0 if right else puzzle.best - puzzle.values[action]
    # A wrong move is not compared with the answer: that would give it away.
    others = [each for each in _ranked(puzzle) if right or each not in puzzle.answers]
    why = _why(kept, puzzle, [action, *(each for each in others if each != action)], lang)
    return PuzzleVerdict(right, loss * kept.scale / 1000, kept.unit, why)


def action_of(game: str, puzzle: Puzzle, text: str) -> int:
    """Return the legal move that somebody means."""
    rules = closecall.game(game)
    try:
        action = rules.action(rules.parse(text))
    except CloseCallError:
        action = -1
    if action not in puzzle.values:
        raise Refusal("illegal_move", "You can't play that now.")
    return action


def hint(game: str, puzzle: Puzzle) -> PuzzleHint:
    """Return a few moves with the answer among them, in no telling order."""
    tempting = [each for each in _ranked(puzzle) if each not in puzzle.answers]
    few = min(HINTED, len(puzzle.values) - 1)
    shown = sorted([puzzle.answers[0], *tempting[: few - 1]])
    return PuzzleHint(_legal(closecall.game(game), shown))


def solve(game: str, puzzle: Puzzle, lang: Lang) -> PuzzleSolution:
    """Return the answer and why, with the best other moves."""
    kept = collection(game)
    ranked = _ranked(puzzle)
    per = kept.scale / 1000
    moves = [closecall.game(game).move(action) for action in ranked[:MOST_WEIGHED]]
    weighed = [
        PuzzleMove(
            _raw(move),
            move.text,
            puzzle.values[action] * per,
            0.0 if action in puzzle.answers else (puzzle.best - puzzle.values[action]) * per,
        )
        for action, move in zip(ranked[:MOST_WEIGHED], moves, strict=True)
    ]
    answers = _legal(closecall.game(game), puzzle.answers)
    return PuzzleSolution(answers, _why(kept, puzzle, ranked, lang), kept.unit, weighed)


def _ranked(puzzle: Puzzle) -> list[int]:
    """Return the moves, best first; of answers that are the same, the first."""
    return sorted(
        puzzle.values,
        key=lambda action: (action not in puzzle.answers, -puzzle.values[action], action),
    )


def _why(kept: Collection, puzzle: Puzzle, actions: list[int], lang: Lang) -> str:
    """Return the reason for the first of these moves, compared with the second."""
    state = kept.state(puzzle)
    compared = [Candidate(action, 1, puzzle.values[action] / 1000, 0.0) for action in actions[:2]]
    imagined = state.imagine(puzzle.seat, int(puzzle.id, 16))
    message, arguments = reasons(imagined, puzzle.seat, compared)[0]
    return words.say(kept.game, lang, message, **arguments)
