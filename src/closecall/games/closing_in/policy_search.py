"""How the upper levels think: ends of a turn are played on, in the same imagined worlds. Compiled.

A *line* is an end of this turn that the planner found, or an action whose outcome is chance (a card
drawn, a look at the location deck). All lines see the same worlds, pass after pass; each pass
leaves the better half, and shows it twice as many worlds as the one before: so every pass costs
about the same, and lines that are hard to tell apart are looked at most (sequential halving). A
line's value is the team's chance to win, as seen when the next players have had their turns; its
error is the standard error over the worlds it saw.
"""

from __future__ import annotations

import math
from typing import final

from closecall.engine.core import Moves
from closecall.engine.native import append, i64, vec
from closecall.engine.rng import Rng
from closecall.games.closing_in.moves import DRAW, END, USE_BINOCULARS
from closecall.games.closing_in.policy_planner import NOTHING, Planner, in_unit, obvious
from closecall.games.closing_in.policy_values import Judge
from closecall.games.closing_in.rules import ClosingInState

Row = tuple[int, int, float, float]


@final
class Line:
    """An end of the turn, or an action to try, and what it was worth in each world."""

    def __init__(self, first: i64, state: ClosingInState, lucky: bool) -> None:
        self.first = first
        self.state = state
        self.lucky = lucky
        self.seen: vec[float] = vec[float]()
        self.total: float = 0.0

    def take(self, value: float) -> None:
        self.seen = append(self.seen, value)
        self.total += value

    def mean(self, worlds: i64) -> float:
        """Return the mean value over the first worlds."""
        total: float = 0.0
        i: i64
        for i in range(worlds):
            total += self.seen[i]
        return total / float(worlds)

    def error(self) -> float:
        """Return the standard error of its mean."""
        n: i64 = len(self.seen)
        if n < 2:
            return 0.5
        mean = self.total / float(n)
        squares: float = 0.0
        i: i64
        for i in range(n):
            squares += (self.seen[i] - mean) * (self.seen[i] - mean)
        return math.sqrt(squares / float(n * (n - 1)))


@final
class Thinker:
    """Compares lines, with the efforts of a level."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        self.judge = judge
        self.planner = planner
        self.wide: i64 = 1
        self.ends: i64 = 1
        self.passes: i64 = 1
        self.worlds: i64 = 1
        self.next_width: i64 = 1
        self.ahead: i64 = 1

    def choose(self, game: ClosingInState, moves: Moves, rng: Rng) -> i64:
        """Return the action that `weigh` puts first, without going on where nothing is left to
        choose.
        """
        return self.compare(game, moves, rng, True)[0].first

    def weigh(self, game: ClosingInState, moves: Moves, rng: Rng) -> list[Row]:
        """Return the actions that were tried, best first.

        How often, chance to win, standard error.
        """
        lines = self.compare(game, moves, rng, False)
        best = lines[0]
        tried: i64 = len(best.seen)
        rows: list[Row] = []
        known: list[int] = []
        for line in lines:
            action: int = line.first
            if action in known:
                continue
            known.append(action)
            worlds: i64 = len(line.seen)
            # What was dropped early saw luckier or unluckier worlds: the best line's luck is known.
            value = best.mean(tried) - (best.mean(worlds) - line.mean(worlds))
            rows.append((action, int(worlds), in_unit(value), line.error()))
        rows.sort(key=_value_of, reverse=True)
        return rows

    def compare(self, game: ClosingInState, moves: Moves, rng: Rng, hurried: bool) -> list[Line]:
        """Return all lines, the best first."""
        lines = self.lines(game, moves)
        n: i64 = len(lines)
        i: i64
        j: i64
        k: i64
        for i in range(self.passes):
            if hurried and same_start(lines, n):
                break
            for k in range(self.worlds << i):
                world = rng.word()
                for j in range(n):
                    lines[j].take(self.play_on(lines[j], world))
            sort_lines(lines, n)
            n = (n + 1) // 2
        return lines

    def lines(self, game: ClosingInState, moves: Moves) -> list[Line]:
        """Return the ends of the turn that look best, and trying one's luck."""
        if game.looking > 0:
            return self.orders(game, moves)
        planner = self.planner
        lines: list[Line] = []
        i: i64
        self.judge.study(game)
        planner.plan(game, self.wide, self.ends)
        for end in planner.ends:
            lines.append(Line(end.first, end.state, False))
        if obvious(game, moves) != NOTHING:
            return lines
        for i in range(moves.n):
            if moves.items[i] == DRAW or moves.items[i] == USE_BINOCULARS:
                lines.append(Line(moves.items[i], game, True))
        return lines

    def orders(self, game: ClosingInState, moves: Moves) -> list[Line]:
        """Return the best end of the turn after each way to put back the cards looked at."""
        planner = self.planner
        lines: list[Line] = []
        i: i64
        for i in range(moves.n):
            planner.best_end(planner.after(game, moves.items[i]), self.wide)
            lines.append(Line(moves.items[i], planner.ends[0].state, False))
        return lines

    def play_on(self, line: Line, world: i64) -> float:
        """Return the chance to win after a line in an imagined world."""
        planner = self.planner
        end = line.state
        if line.lucky:
            tried = planner.after(end.redeal(end.turn, Rng(world)), line.first)
            if tried.looking > 0:
                tried = planner.after(tried, planner.best_order(tried, self.next_width)[0])
            planner.best_end(tried, self.next_width)
            end = planner.ends[0].state
        at_once = line.first == END
        return planner.next_turns(end, at_once, Rng(world), self.next_width, self.ahead)


def _value_of(row: Row) -> float:
    return row[2]


def same_start(lines: list[Line], n: i64) -> bool:
    """Return whether all begin with the same action: then there is nothing to choose yet."""
    i: i64
    for i in range(1, n):
        if lines[i].first != lines[0].first:
            return False
    return True


def sort_lines(lines: list[Line], n: i64) -> None:
    """Sort the first n lines, best first; all of them saw the same worlds."""
    i: i64
    for i in range(1, n):
        line = lines[i]
        j = i
        while j > 0 and lines[j - 1].total < line.total:
            lines[j] = lines[j - 1]
            j -= 1
        lines[j] = line
