"""What is said about moves of Close to the Mark is true, judged again by the view and the book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import Any

import pytest
from wording import agrees

import closecall
from closecall import bots, text
from closecall.engine.claims import PLAIN, Asked, Said, say_about
from closecall.engine.core import State
from closecall.engine.types import Move
from closecall.games.close_to_the_mark.advice import CLAIMS
from closecall.games.close_to_the_mark.moves import Enter

GAME = closecall.game("close-to-the-mark")
UNEVEN = {
    "name": "Uneven",
    "sheets": {side: [["red", "blue", "red", "green", "red"]] * 5 for side in "AB"},
}
LISTED = 12
"""How many moves a hint lists at most."""


def positions(matches: int) -> Iterator[tuple[State, int]]:
    for number in range(matches):
        edition: Any = UNEVEN if number % 6 == 5 else "default"
        state = GAME.start(1 + number % 5, number, sheet="AB"[number % 2], edition=edition)
        step = 0
        while not state.over:
            seat = state.actors()[0]
            yield state, seat
            level = ("medium", "easy", "random")[number % 3]
            state.apply(seat, bots.choose(state, seat, level, number * 1_000 + step))
            step += 1


def _effect(move: Move, numbers: dict[tuple[str, int], int]) -> object:
    if isinstance(move, Enter):
        return move.circle, numbers[move.die, move.circle]
    return move


def said_about(state: State, seat: int, turn: int) -> Iterator[tuple[Asked, Said]]:
    """Advice on a dozen of the legal moves, other ones from position to position.

    The same number in the same circle is one move, whichever die it comes from.
    """
    view: Any = state.view(seat)
    legal = tuple(GAME.move(action) for action in state.legal(seat))
    listed = [legal[(turn * 7 + i * 5) % len(legal)] for i in range(min(LISTED, len(legal)))]
    numbers = {(entry.die, entry.circle): entry.number for entry in view.choices}
    moves = list({_effect(move, numbers): move for move in listed}.values())
    used: list[Said] = []
    for place, move in enumerate(moves):
        rival = None if len(moves) < 2 else moves[1 if place == 0 else 0]
        asked = Asked(view, seat, move, legal, rival)
        yield asked, say_about(CLAIMS, asked, used)


# The same sentences, judged by the sheet --------------------------------------------------------


class Sheet:
    """The advised player's sheet as a grid by row and column, and what a move does to it."""

    def __init__(self, asked: Asked) -> None:
        view: Any = asked.view
        self.view = view
        sheet = view.sheets[asked.seat]
        self.colour = sheet.colour
        self.total = sheet.total
        self.grid = {divmod(i, 5): number for i, number in enumerate(sheet.numbers)}
        self.colours = {divmod(i, 5): colour for i, colour in enumerate(view.layout)}
        self.move: Any = asked.move
        self.rival: Any = asked.rival

    def sum_of(self, move: Any) -> int:
        return int(self.view.dice[self.colour] + self.view.dice[move.die])

    def after(self, move: Any) -> dict[tuple[int, int], int | None]:
        return {**self.grid, divmod(move.circle, 5): self.sum_of(move)}

    def line(self, grid: dict[tuple[int, int], int | None], kind: str, place: int) -> list[Any]:
        """A row or column by its number from 1."""
        if kind == "row":
            return [grid[place - 1, i] for i in range(5)]
        return [grid[i, place - 1] for i in range(5)]

    def points(self, grid: dict[tuple[int, int], int | None]) -> int:
        """M9, M10, counted from the whole sheet."""
        lines = [self.line(grid, kind, i) for kind in ("row", "column") for i in range(1, 6)]
        crosses = [crosses_in(line) for line in lines]
        extremes = sum(
            {2: 2, 12: 2, 3: 1, 4: 1, 10: 1, 11: 1}.get(n or 0, 0) for n in grid.values()
        )
        return sum((0, 1, 3, 6, 10)[each] for each in crosses) + 2 * extremes

    def gain(self, move: Any) -> int:
        return self.points(self.after(move)) - self.points(self.grid)

    def beside(self, move: Any) -> list[int | None]:
        row, column = divmod(move.circle, 5)
        around = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
        return [self.grid[place] for place in around if place in self.grid]

    def new_crosses(self, move: Any) -> int:
        return sum(n is not None and abs(n - self.sum_of(move)) == 1 for n in self.beside(move))

    def spoiled(self, move: Any) -> int:
        return sum(n is not None and abs(n - self.sum_of(move)) != 1 for n in self.beside(move))

    def is_at(self, move: Any, args: dict[str, Any]) -> bool:
        return bool(divmod(move.circle, 5) == (args["row"] - 1, args["column"] - 1))

    def is_here(self, args: dict[str, Any]) -> bool:
        return self.is_at(self.move, args) and args["number"] == self.sum_of(self.move)

    def own_line(self, args: dict[str, Any]) -> list[Any]:
        """The line the sentence names, once the number is written: it goes through the circle."""
        row, column = divmod(self.move.circle, 5)
        assert args["place"] == 1 + (row if args["line"] == "row" else column)
        assert args["number"] == self.sum_of(self.move)
        return self.line(self.after(self.move), args["line"], args["place"])

    def compared(self, args: dict[str, Any]) -> bool:
        return (
            args["number"] == self.sum_of(self.move)
            and args["other"] == self.sum_of(self.rival)
            and self.is_at(self.rival, args)
        )

    def others_for_the_number(self) -> list[Any]:
        """M5: every entry of the same number that the rules allow, the move's own among them."""
        return [move for move in self.view.choices if self.sum_of(move) == self.sum_of(self.move)]

    def circles(self, colour: str) -> list[tuple[int, int]]:
        return [place for place, each in self.colours.items() if each == colour]

    def neighbours(self, colour: str) -> int:
        return sum(4 - (row in (0, 4)) - (column in (0, 4)) for row, column in self.circles(colour))

    def corners(self, colour: str) -> int:
        return sum(row in (0, 4) and column in (0, 4) for row, column in self.circles(colour))


def crosses_in(line: list[int | None]) -> int:
    return sum(
        one is not None and other is not None and abs(one - other) == 1
        for one, other in pairwise(line)
    )


_FULL: dict[tuple[int | None, ...], bool] = {}


def can_be_full(line: list[int | None]) -> bool:
    """By trying every way to fill the gaps."""
    key = tuple(line)
    if key not in _FULL:
        ways = product(*[range(2, 13) if number is None else (number,) for number in line])
        _FULL[key] = any(crosses_in(list(way)) == 4 for way in ways)
    return _FULL[key]


Judge = Callable[[Sheet, dict[str, Any]], bool]
JUDGES: dict[str, Judge] = {
    "explain-full-line": lambda s, a: (
        crosses_in(s.own_line(a)) == 4
        and crosses_in(s.line(s.grid, a["line"], a["place"])) < 4
        and s.sum_of(s.move) == a["number"]
    ),
    "explain-crosses-open": lambda s, a: (
        s.new_crosses(s.move) == a["count"] > 0 and can_be_full(s.own_line(a))
    ),
    "explain-more-points": lambda s, a: (
        s.compared(a) and s.gain(s.move) == a["points"] > a["fewer"] == s.gain(s.rival)
    ),
    "explain-crosses": lambda s, a: (
        s.is_here(a) and s.new_crosses(s.move) == a["count"] > 0 and s.gain(s.move) == a["points"]
    ),
    "explain-extreme": lambda s, a: (
        s.is_here(a)
        and s.spoiled(s.move) == 0
        and a["points"] == (4 if a["number"] in (2, 12) else 2)
        and a["number"] in (2, 3, 4, 10, 11, 12)
    ),
    "explain-open": lambda s, a: can_be_full(s.own_line(a)),
    "explain-spoils-less": lambda s, a: (
        s.compared(a) and s.spoiled(s.move) == a["count"] < a["more"] == s.spoiled(s.rival)
    ),
    "explain-spoils-nothing": lambda s, a: s.is_here(a) and s.spoiled(s.move) == 0,
    "explain-best-place": lambda s, a: (
        s.is_here(a)
        and all(s.spoiled(s.move) <= s.spoiled(other) for other in s.others_for_the_number())
    ),
    "explain-own-kept": lambda s, a: (
        s.is_here(a)
        and sum(s.after(s.move)[place] is None for place in s.circles(s.colour)) == a["count"] > 0
        and s.colours[divmod(s.move.circle, 5)] != s.colour
    ),
    "explain-place": lambda s, a: (
        s.is_here(a)
        and s.gain(s.move) == a["points"]
        and s.beside(s.move).count(None) == a["empty"]
    ),
    "explain-no-corner": lambda s, a: (
        s.corners(a["colour"]) == 0 < len(s.circles(a["colour"])) == a["count"]
        and a["colour"] == s.move.colour
    ),
    "explain-more-neighbours": lambda s, a: (
        (a["colour"], a["other"]) == (s.move.colour, s.rival.colour)
        and s.neighbours(a["colour"]) == a["count"] > a["fewer"] == s.neighbours(a["other"])
    ),
    "explain-colour": lambda s, a: (
        a["colour"] == s.move.colour
        and len(s.circles(a["colour"])) == a["count"]
        and s.corners(a["colour"]) == a["corners"]
    ),
}  # fmt: skip


def test_every_claim_has_a_judge() -> None:
    assert {claim.message for claim in CLAIMS} == set(JUDGES)


def test_whatever_is_said_is_true_and_said_of_one_move_only() -> None:
    said: Counter[str] = Counter()
    for turn, (state, seat) in enumerate(positions(matches=30)):
        sentences = set()
        for asked, (message, arguments) in said_about(state, seat, turn):
            said[message] += 1
            assert JUDGES[message](Sheet(asked), arguments), (message, arguments, asked.move)
            assert agrees(GAME.key, message, arguments), (message, arguments)
            sentence = text.say(GAME.key, "en", message, **arguments)
            assert sentence not in sentences
            sentences.add(sentence)
    assert said[PLAIN] == 0
    assert sum(said.values()) > 10_000
    assert {message for message in JUDGES if not said[message]} == set()


@pytest.mark.parametrize("lang", text.languages())
def test_everything_can_be_said_in_every_language(lang: str) -> None:
    seen: Counter[str] = Counter()
    for turn, (state, seat) in enumerate(positions(matches=6)):
        for _, (message, arguments) in said_about(state, seat, turn):
            seen[message] += 1
            if seen[message] < 20:
                assert text.say_strictly(GAME.key, lang, message, **arguments)
    assert len(seen) > 10


@pytest.mark.parametrize("number", [2, 8, 11])
def test_italian_articles_agree_with_the_number(number: int) -> None:
    arguments = {"number": number, "line": "row", "place": 1}
    said = text.say(GAME.key, "it", "explain-open", **arguments)
    assert ("l’" in said) == (number in (8, 11))
    assert f"il {number}" not in said or number == 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_hint_is_what_hard_plays(seats: int) -> None:
    state, step = GAME.start(seats, seats), 0
    while not state.over:
        seat = state.actors()[0]
        if step % 9 == 0:
            advice = bots.explain(state, seat, seed=step)
            assert advice[0].action == bots.choose(state, seat, "best", step)
            assert len({each.reason for each in advice}) == len(advice)
        state.apply(seat, bots.choose(state, seat, "medium", step))
        step += 1
