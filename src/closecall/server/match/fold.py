"""A match folded from its steps: the same on every node, after every restart, in every replay."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import closecall
from closecall.engine.core import State
from closecall.engine.errors import BadOptions
from closecall.engine.record import outcome, stream_seed
from closecall.engine.registry import Game
from closecall.protocol import Outcome
from closecall.server.match.clocks import Pauses, Timer
from closecall.server.match.history import History
from closecall.server.problems import Refusal
from closecall.server.store.base import Step, Whole

LONG = 300
"""Steps from which on a match is folded beside the event loop."""
REMEMBERED = 32
"""Steps back to which a simultaneous decision may refer."""


def begin(whole: Whole) -> State:
    """Return the position before the first step."""
    row = whole.match
    game = closecall.game(row.game)
    try:
        game.check_revision(row.revision)
    except BadOptions as error:
        raise Refusal("other_rules", str(error)) from None
    seed = stream_seed(
        bytes.fromhex(row.seed),
        row.nonces or [],
        game=row.game,
        revision=row.revision,
        options=row.options,
    )
    return game.start(len(whole.seats), seed, revision=row.revision, **row.options)


class Fold:
    """A position with what its steps say beyond it."""

    __slots__ = (
        "_kept",
        "_questions",
        "_whole",
        "game",
        "last",
        "moves",
        "outcome",
        "resigned",
        "seats",
        "seq",
        "state",
        "timer",
    )

    def __init__(self, whole: Whole, pauses: Pauses = ()) -> None:
        self._whole = whole
        row = whole.match
        self.game: Game = closecall.game(row.game)
        self.seats = len(whole.seats)
        self.state = begin(whole)
        self.state.listen()
        self.seq = 0
        self.moves = History()
        """Every move that stands."""
        self.last: Step | None = None
        self.resigned: list[int] = []
        self.outcome: Outcome | None = None
        self._kept: State | None = None
        """The position before the last move, where it is known that an undo follows."""
        self._questions: list[tuple[int, dict[int, list[int]]]] = []
        """What was asked lately, where several seats decide at the same time."""
        clocks = row.settings.clocks
        timed = clocks.move is not None or clocks.match is not None or clocks.reaction is not None
        self.timer = Timer(clocks, self.seats, pauses) if timed else None
        self._settle(None, row.started or row.created)

    # Going on -------------------------------------------------------------------------------------

    def add(self, step: Step) -> None:
        """Apply the next step of the log."""
        action = -1
        if step.kind == "move":
            action = self.game.action(self.game.parse(step.move))
            self.state.apply(step.seat, action)
        self.applied(step, action)

    def applied(self, step: Step, action: int) -> None:
        """Note a step; its move, if it is one, is on the table already."""
        self.seq = step.seq
        self.last = step
        if step.kind == "move":
            self.moves.append(step.seq, step.seat, action)
        elif step.kind == "undo":
            self.moves.pop()
            kept = self._kept
            self.state = self.before(len(self.moves)) if kept is None else kept
            self.state.listen()
            self._kept = None
        else:
            self.resigned.append(step.seat)
        self._settle(step.seat, step.at)

    def keep(self) -> None:
        """Remember the position: the next move will be undone, and need not be found again."""
        self._kept = self.state.copy()

    def before(self, moves: int) -> State:
        """Return the position after the first `moves` moves that stand."""
        state = begin(self._whole)
        for _, seat, action in self.moves[:moves]:
            state.apply(seat, action)
        return state

    def _settle(self, mover: int | None, at: int) -> None:
        self.outcome = self._ended()
        actors = () if self.outcome is not None else self.state.actors()
        if self.game.simultaneous:
            self._questions.append((self.seq, {seat: self.state.legal(seat) for seat in actors}))
            del self._questions[:-REMEMBERED]
        if self.timer is not None:
            self.timer.waits_for(actors, mover, at, self._reacts)

    def _reacts(self, seat: int) -> bool:
        """Return whether the game waits for this seat's objection only."""
        return self.game.silence(self.state, seat) is not None

    # How it stands --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.outcome is not None

    def actors(self) -> tuple[int, ...]:
        """Return the seats the match waits for."""
        return () if self.outcome is not None else self.state.actors()

    def legal(self, seat: int) -> list[int]:
        """Return the moves a seat may play."""
        return [] if self.outcome is not None else self.state.legal(seat)

    def _ended(self) -> Outcome | None:
        if not self.state.over and not self._given_up():
            return None
        result = outcome(self.state, self.resigned)
        return Outcome(list(result.scores), list(result.winners), result.reason)

    def _given_up(self) -> bool:
        """Return whether one side is left, or no person."""
        if not self.resigned:
            return False
        teams = self.game.teams(self.seats)
        left = [team for team in teams if not set(team) <= set(self.resigned)]
        people = {seat.seat for seat in self._whole.seats if seat.kind != "bot"}
        return (len(teams) > 1 and len(left) == 1) or people <= set(self.resigned)

    def same_question(self, seat: int, seq: int) -> bool:
        """Return whether this seat has faced the same question and legal moves since `seq`."""
        if seq == self.seq:
            return True
        asked = [legal.get(seat) for at, legal in self._questions if at >= seq]
        if not asked or self._questions[0][0] > seq or None in asked:
            return False
        return all(each == asked[0] for each in asked)

    def first_move_after(self, seat: int, seq: int) -> int | None:
        """Return the action a seat played first after `seq`, if any.

        To recognise a repeated send.
        """
        return next((action for _, mover, action in self.moves.after(seq) if mover == seat), None)


def fold(
    whole: Whole,
    steps: Sequence[Step],
    pauses: Pauses = (),
    seen: Callable[[Fold], None] | None = None,
) -> Fold:
    """Return all steps of a match; `seen` is called before the first and after each."""
    match = Fold(whole, pauses)
    if seen is not None:
        seen(match)
    for at, step in enumerate(steps, 1):
        if at < len(steps) and steps[at].kind == "undo":
            match.keep()
        match.add(step)
        if seen is not None:
            seen(match)
    return match
