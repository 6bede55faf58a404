"""Studies: the matches the lab plays, and the trace it keeps of each.

A match is played by bots that see imagined states only, as everywhere; the lab itself looks at the
whole match, because it reports on finished matches between bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

import closecall
from closecall import bots
from closecall.arena.contest import Contest
from closecall.engine.core import State
from closecall.engine.ledger import Ledger, kind_of, ledger_of
from closecall.engine.rng import Rng

SENSIBLE: Final = 0.02
"""How much less a sensible move may be worth than the best one, of a certain win."""
MARKS: Final = (0.25, 0.5, 0.75)
"""The parts of a match after which the lead is looked at."""


class Study(Contest, frozen=True):
    """Everything that decides how the matches of a study go."""

    asked: int = 0
    """In this many matches a strong bot is asked about one decision: was there a real choice?"""

    @property
    def rotations(self) -> int:
        """How many matches share a seed: one for each way to seat different players."""
        return 1 if len(set(self.players)) == 1 else len(self.players)

    def seated(self, index: int) -> tuple[str, ...]:
        """Return the players of a match by seat.

        In each group everybody sits once in every seat.
        """
        turned = index % self.rotations
        return self.players[turned:] + self.players[:turned]

    def seed_of(self, index: int) -> int:
        """Return the seed of a match; studies with the same seed are dealt the same."""
        return self.seed + index // self.rotations


class Trace(msgspec.Struct, frozen=True):
    """The trace of a match: lists by seat, or by team where noted."""

    index: int
    players: tuple[str, ...]
    scores: list[int]
    won: list[float]
    """By seat: its part of the win; winners of different teams share it."""
    reason: str
    moves: int
    turns: int
    seconds: float
    """What people would take at the pace the game declares."""
    decisions: int
    """Moves with an alternative, of all seats."""
    forced: int
    first: int | None
    """The seat that moved first; None where several did at once."""
    winners: int
    """A bit for each team that won."""
    margin: int | None
    """Points between the best team and the next; None with a single team."""
    leads: list[tuple[int, int]]
    """Moves after which other teams led, and a bit for each team that leads."""
    events: dict[str, int]
    """By type."""
    things: dict[str, int]
    """By label: rules, cards, tokens and tiles as they came up."""
    offered: dict[str, int]
    """Decisions at which a kind of move was there to choose."""
    taken: dict[str, int]
    """Decisions at which it was chosen."""
    real: bool | None = None
    """Whether the decision asked about had more than one sensible move; None: not asked."""

    def leading(self, share: float) -> int:
        """Return the teams that led after a part of the match, a bit each."""
        wanted = share * self.moves
        mask = 0
        for move, leaders in self.leads:
            if move > wanted:
                break
            mask = leaders
        return mask


def play(study: Study, index: int) -> Trace:
    """Play one match; the same for the same study and index, whatever else runs."""
    seated = study.seated(index)
    game = closecall.game(study.game)
    state = game.start(len(seated), study.seed_of(index), **study.options)
    watcher = _Watcher(state, seated)
    chooser = Rng((study.seed << 32) + index)
    state.listen()
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        seed = int(chooser.word())
        action = legal[0] if len(legal) == 1 else bots.choose(state, seat, seated[seat], seed)
        if index < study.asked and len(legal) > 1:
            watcher.keep_one(seat, seed)
        state.apply(seat, action)
        watcher.saw(seat, legal, action)
    return watcher.trace(index)


@cache
def option_names(key: str) -> tuple[str, ...]:
    """Return the name of each action for counting moves."""
    game = closecall.game(key)
    option = ledger_of(game).option
    return tuple(option(game.move(action)) for action in range(game.num_actions))


class _Watcher:
    """Writes down what happens in a match."""

    def __init__(self, state: State, seated: tuple[str, ...]) -> None:
        game = state.game
        self.state = state
        self.seated = seated
        self.ledger: Ledger = ledger_of(game)
        self.names = option_names(game.key)
        self.teams = game.teams(int(state.seats))
        self.sign = -1 if game.low_wins else 1
        actors = state.actors()
        self.first = actors[0] if len(actors) == 1 else None
        self.moves = self.turns = self.decisions = self.forced = 0
        self.last = -1
        self.leads: list[tuple[int, int]] = []
        self.events: Counter[str] = Counter()
        self.things: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.kept: tuple[State, int, int] | None = None

    def keep_one(self, seat: int, seed: int) -> None:
        """Keep this position with the chance that makes every decision equally likely."""
        if Rng(seed).below(self.decisions + 1) == 0:
            self.kept = (self.state.copy(), seat, seed)

    def saw(self, seat: int, legal: Sequence[int], action: int) -> None:
        self.moves += 1
        if len(legal) > 1:
            self.decisions += 1
            self.offered.update({self.names[each] for each in legal})
            self.taken[self.names[action]] += 1
        else:
            self.forced += 1
        if not self.ledger.turn and seat != self.last:
            self.turns += 1
        self.last = seat
        self._count(seat)
        self._look_at_lead()

    def _count(self, seat: int) -> None:
        ledger = self.ledger
        for event in self.state.events(seat):
            kind = kind_of(event)
            self.events[kind] += 1
            if kind == ledger.turn:
                self.turns += 1
            for rule in ledger.rules.get(kind, ()):
                self.things[f"rule:{rule}"] += 1
            self.things.update(ledger.things(event))

    def _look_at_lead(self) -> None:
        if len(self.teams) < 2:
            return
        points = self._points()
        best = max(points)
        mask = sum(1 << i for i, each in enumerate(points) if each == best)
        if not self.leads or self.leads[-1][1] != mask:
            self.leads.append((self.moves, mask))

    def _points(self) -> list[int]:
        """Return how each team stands; more is better."""
        return [self.sign * int(self.state.points(team[0])) for team in self.teams]

    def _margin(self) -> int | None:
        ranked = sorted(self._points(), reverse=True)
        return ranked[0] - ranked[1] if len(ranked) > 1 else None

    def trace(self, index: int) -> Trace:
        result = self.state.result()
        won = set(result.winners)
        pace = self.ledger.pace
        return Trace(
            index=index,
            players=self.seated,
            scores=list(result.scores),
            won=shares(self.teams, result.winners, self.state.game.cooperative),
            reason=result.reason,
            moves=self.moves,
            turns=self.turns,
            seconds=pace.seconds(self.decisions, self.forced, len(self.seated)),
            decisions=self.decisions,
            forced=self.forced,
            first=self.first,
            winners=sum(1 << i for i, team in enumerate(self.teams) if set(team) <= won),
            margin=self._margin(),
            leads=self.leads,
            events=dict(self.events),
            things=dict(self.things),
            offered=dict(self.offered),
            taken=dict(self.taken),
            real=self._was_real(),
        )

    def _was_real(self) -> bool | None:
        if self.kept is None:
            return None
        state, seat, seed = self.kept
        best, *others = bots.consider(state, seat, seed)
        return any(each.value >= best.value - SENSIBLE for each in others)


def shares(
    teams: Sequence[Sequence[int]], winners: Sequence[int], cooperative: bool
) -> list[float]:
    """Return each seat's part of the win: a team wins as one, and teams that tie share."""
    won = [team for team in teams if set(team) <= set(winners)]
    seats = sum(len(team) for team in teams)
    part = [0.0] * seats
    for team in won:
        for seat in team:
            part[seat] = 1.0 if cooperative else 1.0 / len(won)
    return part
