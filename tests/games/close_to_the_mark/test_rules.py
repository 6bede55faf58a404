"""Every rule of Close to the Mark, by the ids of its rule sheet."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

import closecall
from closecall.engine.core import State
from closecall.engine.errors import GameOver, IllegalMove, NotYourTurn
from closecall.games.close_to_the_mark.moves import COLOURS
from closecall.games.close_to_the_mark.rules import MarkState, extreme_crosses, points_for
from closecall.games.close_to_the_mark.shapes import (
    Chose,
    CloseToTheMarkView,
    Ended,
    Entered,
    Entry,
    Revealed,
    Rolled,
    Sheet,
)

GAME = closecall.game("close-to-the-mark")
SIXES = (6, 6, 6, 6, 6)
EMPTY = ". . . . .\n" * 5


def numbers(text: str) -> list[int | None]:
    return [None if word == "." else int(word) for word in text.split()]


def last_entry(filled: list[int | None], own: str, layout: list[str], full: bool) -> str | None:
    """Some entry that may have been the last: with the dice all six it was a 12."""
    for circle, number in enumerate(filled):
        if number == 12 or (number is not None and not full):
            colour = layout[circle]
            die = colour if colour != own else next(each for each in COLOURS if each != own)
            return f"{die}@{'abcde'[circle % 5]}{circle // 5 + 1}"
    return None


def table(
    *sheets: str, colours: Sequence[str] = COLOURS, dice: Sequence[int] = SIXES, side: str = "A"
) -> MarkState:
    """A position with these sheets, one per seat, before anybody has entered."""
    state = GAME.start(len(sheets), 1, sheet=side)
    layout = list(look(state).layout)
    players: list[dict[str, object]] = []
    for seat, text in enumerate(sheets):
        filled = numbers(text)
        full = None not in filled
        last = last_entry(filled, colours[seat], [str(colour) for colour in layout], full)
        players.append({"colour": colours[seat], "numbers": filled, "entry": None, "last": last})
    snapshot = state.snapshot()
    snapshot["state"] = {"players": players, "dice": dict(zip(COLOURS, dice, strict=True))}
    restored: State = GAME.restore(snapshot)
    assert isinstance(restored, MarkState)
    return restored


def look(state: State, seat: int | None = None) -> CloseToTheMarkView:
    view = state.view(seat)
    assert isinstance(view, CloseToTheMarkView)
    return view


def sheet(state: State, seat: int = 0) -> Sheet:
    return look(state).sheets[seat]


def play(state: State, seat: int, text: str) -> None:
    state.apply(seat, GAME.action(GAME.parse(text)))


def legal(state: State, seat: int) -> set[str]:
    return {GAME.move(action).text for action in state.legal(seat)}


def started(seats: int, seed: int = 1, **options: object) -> State:
    """A match in which seat 0 is black, seat 1 blue and so on."""
    state = GAME.start(seats, seed, **options)
    for seat in range(seats):
        play(state, seat, COLOURS[seat])
    return state


def score(filled: Sequence[int | None]) -> tuple[int, int]:
    """M9 and M10 reckoned the slow way: points from lines and from extreme numbers."""
    rows = [filled[row * 5 : row * 5 + 5] for row in range(5)]
    lines = 0
    for line in [*rows, *zip(*rows, strict=True)]:
        crosses = sum(
            left is not None and right is not None and abs(left - right) == 1
            for left, right in pairwise(line)
        )
        lines += (0, 1, 3, 6, 10)[crosses]
    boxes = sum({2: 2, 12: 2, 3: 1, 4: 1, 10: 1, 11: 1}.get(number or 0, 0) for number in filled)
    return lines, 2 * boxes


# What there is --------------------------------------------------------------------------------


def test_five_dice_and_a_sheet_of_five_times_five() -> None:
    """M1: a die of each colour, 25 circles, 20 boxes across and 20 down."""
    view = look(started(3))
    assert view.dice is not None
    assert list(view.dice) == ["black", "blue", "green", "yellow", "red"]
    assert len(view.layout) == 25
    assert len(view.sheets) == 3
    for each in view.sheets:
        assert (len(each.numbers), len(each.across), len(each.down)) == (25, 20, 20)
        assert (each.extremes, each.total) == (0, 0)


@pytest.mark.parametrize(("side", "step"), [("A", 2), ("B", 1)])
def test_the_default_sheets(side: str, step: int) -> None:
    """M1: the colours move on by `step` from row to row."""
    view = look(GAME.start(1, 1, sheet=side))
    assert view.side == side
    assert view.layout == [COLOURS[(c + step * r) % 5] for r in range(5) for c in range(5)]


def test_side_a_keeps_equal_colours_apart() -> None:
    """M1: no equal neighbours, not even diagonally."""
    layout = look(GAME.start(1, 1)).layout
    for a in range(25):
        for b in range(a):
            if max(abs(a // 5 - b // 5), abs(a % 5 - b % 5)) == 1:
                assert layout[a] != layout[b]


# Colours --------------------------------------------------------------------------------------


def test_seat_0_is_the_first_player() -> None:
    """M2: seat 0 chooses first and rolls first."""
    state = GAME.start(3, 1)
    assert state.actors() == (0,)
    assert look(state).phase == "colours"
    assert look(started(3)).roller == 0


def test_colours_are_chosen_clockwise() -> None:
    """M3: one after the other, each a colour nobody has yet."""
    state = GAME.start(3, 1)
    assert legal(state, 0) == set(COLOURS)
    assert state.legal(1) == []
    with pytest.raises(NotYourTurn):
        play(state, 1, "red")
    play(state, 0, "green")
    assert state.actors() == (1,)
    assert legal(state, 1) == {"black", "blue", "yellow", "red"}
    assert look(state).free == ["black", "blue", "yellow", "red"]
    with pytest.raises(IllegalMove):
        play(state, 1, "green")
    play(state, 1, "red")
    play(state, 2, "blue")
    assert [each.colour for each in look(state).sheets] == ["green", "red", "blue"]


def test_a_player_alone_chooses_too() -> None:
    """M3."""
    state = GAME.start(1, 1)
    assert legal(state, 0) == set(COLOURS)
    play(state, 0, "yellow")
    assert sheet(state).colour == "yellow"


def test_the_fifth_is_asked_though_one_colour_is_left() -> None:
    """M3."""
    state = GAME.start(5, 1)
    for seat in range(4):
        play(state, seat, COLOURS[seat])
    assert state.actors() == (4,)
    assert legal(state, 4) == {"red"}
    assert look(state).dice is None


# The roll -------------------------------------------------------------------------------------


def test_the_dice_roll_by_themselves() -> None:
    """M4: after the last colour and after the last entry, once a turn, the same for everybody."""
    state = GAME.start(2, 1)
    state.listen()
    play(state, 0, "black")
    assert look(state).dice is None
    play(state, 1, "blue")
    first = look(state).dice
    chose, rolled = state.events(0)
    assert chose == Chose(1, "blue")
    assert first is not None
    assert rolled == Rolled(1, 0, first)
    state.apply(0, state.legal(0)[0])
    assert look(state).dice == first
    state.apply(1, state.legal(1)[0])
    second = look(state).dice
    assert second is not None
    assert second != first
    assert state.events(None)[-1] == Rolled(2, 1, second)


def test_25_turns_rolled_clockwise() -> None:
    """M4, M8: seat 0 rolls the first turn; the game ends with the 25th."""
    state = started(3, 5)
    rollers: list[int | None] = []
    while not state.over:
        view = look(state)
        assert view.turn == len(rollers) + 1
        rollers.append(view.roller)
        for seat in state.actors():
            state.apply(seat, state.legal(seat)[-1])
    assert rollers == [turn % 3 for turn in range(25)]
    for each in look(state).sheets:
        assert None not in each.numbers
    assert look(state).phase == "over"
    assert state.actors() == ()
    assert state.legal(0) == []
    with pytest.raises(GameOver):
        state.apply(0, 0)


def test_the_dice_are_fair() -> None:
    """M4: chi-square over each die's faces and over neighbouring dice, 4,000 rolls."""
    faces: list[Counter[int]] = [Counter() for _ in COLOURS]
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(160):
        state = started(1, seed)
        while not state.over:
            dice = look(state).dice
            assert dice is not None
            shown = list(dice.values())
            for die, face in enumerate(shown):
                faces[die][face] += 1
            pairs[shown[0], shown[1]] += 1
            state.apply(0, state.legal(0)[0])
    for counted in faces:
        assert set(counted) == {1, 2, 3, 4, 5, 6}
        assert sum((n - 4000 / 6) ** 2 / (4000 / 6) for n in counted.values()) < 25
    assert len(pairs) == 36
    assert sum((n - 4000 / 36) ** 2 / (4000 / 36) for n in pairs.values()) < 80


# Entries --------------------------------------------------------------------------------------


def test_what_may_be_entered() -> None:
    """M5: your die and one other; a circle of one of the two colours, and an empty one."""
    state = started(4, 3)
    rng = random.Random(3)
    while not state.over:
        for seat in state.actors():
            view = look(state, seat)
            own = view.sheets[seat].colour
            expected = {
                f"{die}@{'abcde'[circle % 5]}{circle // 5 + 1}"
                for circle in range(25)
                for die in COLOURS
                if view.sheets[seat].numbers[circle] is None
                and die != own
                and view.layout[circle] in (own, die)
            }
            assert legal(state, seat) == expected
            assert expected  # M5: passing is impossible, and never needed
            reachable = {text.split("@")[1] for text in expected}
            assert len(reachable) == view.sheets[seat].numbers.count(None)
            state.apply(seat, rng.choice(state.legal(seat)))


def test_the_sum_of_both_dice_is_written() -> None:
    """M5: in a circle of your die's or of the other die's colour; several may use the same die."""
    state = table(EMPTY, EMPTY, dice=(1, 2, 3, 4, 5))
    play(state, 0, "red@a1")  # black 1 + red 5 into a black circle
    play(state, 1, "red@e1")  # blue 2 + red 5 into a red one
    assert sheet(state, 0).numbers[0] == 6
    assert sheet(state, 1).numbers[4] == 7


@pytest.mark.parametrize("text", ["black@a1", "blue@c1", "red@b1"])
def test_wrong_entries_are_refused(text: str) -> None:
    """M5: never your die twice, never a third colour."""
    state = table(EMPTY, EMPTY)
    before = state.snapshot()
    with pytest.raises(IllegalMove):
        play(state, 0, text)
    assert state.snapshot() == before


def test_a_filled_circle_is_no_longer_free() -> None:
    """M5."""
    state = table("7 . . . .\n" + EMPTY[10:])
    assert not any(text.endswith("@a1") for text in legal(state, 0))


def test_equal_dice_are_different_moves_with_the_same_effect() -> None:
    """M6: a move names the die, not its number."""
    one = table(EMPTY, dice=(2, 4, 4, 1, 1))
    other = one.copy()
    play(one, 0, "blue@a1")
    play(other, 0, "green@a1")
    assert sheet(one).numbers == sheet(other).numbers
    assert sheet(one).total == sheet(other).total


# Everyone at the same time --------------------------------------------------------------------


def test_all_enter_at_once_in_any_order() -> None:
    """M6, M8: the game waits for all who have not entered, and goes on when all have."""
    state = started(3, 2)
    assert state.actors() == (0, 1, 2)
    state.apply(1, state.legal(1)[0])
    assert state.actors() == (0, 2)
    assert look(state).waiting == [0, 2]
    assert [each.entered for each in look(state).sheets] == [False, True, False]
    assert look(state).turn == 1
    state.apply(2, state.legal(2)[0])
    state.apply(0, state.legal(0)[0])
    assert state.actors() == (0, 1, 2)
    assert look(state).turn == 2
    assert not any(each.entered for each in look(state).sheets)


def test_an_entry_is_final() -> None:
    """M6."""
    state = started(2, 2)
    state.apply(0, state.legal(0)[0])
    assert state.legal(0) == []
    with pytest.raises(NotYourTurn):
        state.apply(0, 1)


def test_entries_are_seen_when_all_are_in() -> None:
    """M6: until then by their own player alone; crosses and points wait as well."""
    state = table("12 11 . . .\n" + EMPTY[10:], "5 9 . . .\n" + EMPTY[10:], dice=(6, 1, 6, 6, 1))
    state.listen()
    before = look(state)
    points = state.result().scores
    play(state, 0, "green@c1")
    entry = Entry("green", 2, 12, ["left"], 6)
    assert look(state, 0).entry == entry
    assert look(state, 1).entry is None
    assert look(state, None).entry is None
    for viewer in (0, 1, None):
        assert state.result().scores == points
        assert look(state, viewer).sheets[0].numbers == before.sheets[0].numbers
        assert state.events(viewer) == [Entered(0, entry if viewer == 0 else None)]
    play(state, 1, "red@e1")
    second = Entry("red", 4, 2, [], 4)
    for viewer in (0, 1, None):
        assert look(state, viewer).entry is None
        assert [each.last for each in look(state, viewer).sheets] == [entry, second]
        assert state.events(viewer)[:2] == [
            Entered(1, second if viewer == 1 else None),
            Revealed(3, [entry, second]),
        ]
    assert state.result().scores == (points[0] + 6, points[1] + 4)


def test_choices_say_what_a_move_would_bring() -> None:
    """M5, M6: for the viewer, in the order of legal moves, true to what then happens."""
    state = started(2, 8)
    rng = random.Random(8)
    while not state.over:
        for seat in (0, 1):
            view = look(state, seat)
            actions = state.legal(seat)
            at = rng.randrange(len(actions))
            before = view.sheets[seat].total
            chosen = view.choices[at]
            assert len(view.choices) == len(actions)
            assert GAME.move(actions[at]).text.startswith(f"{chosen.die}@")
            state.apply(seat, actions[at])
            if seat == 1:
                after = look(state).sheets[1]
                assert after.last == chosen
                assert after.total == before + chosen.points
                assert after.numbers[chosen.circle] == chosen.number
    assert look(state, 0).choices == []
    assert look(state, None).choices == []


# Crosses --------------------------------------------------------------------------------------


def test_the_books_example() -> None:
    """M7: yellow 4 + green 1 = 5, beside a 6 and under a 4: two crosses."""
    start = """
        . 4 . . .
        8 . 6 . .
        . 9 . . .
        . . . . .
        . . . . .
    """
    state = table(start, colours=["yellow"], dice=(2, 2, 1, 4, 6))
    play(state, 0, "green@b2")
    done = sheet(state)
    assert done.last == Entry("green", 6, 5, ["right", "above"], 2)
    assert [at for at, crossed in enumerate(done.across) if crossed] == [5]
    assert [at for at, crossed in enumerate(done.down) if crossed] == [1]
    assert (done.row_points, done.column_points) == ([0, 1, 0, 0, 0], [0, 1, 0, 0, 0])


@pytest.mark.parametrize("neighbour", range(2, 13))
def test_only_a_difference_of_one_counts(neighbour: int) -> None:
    """M7: exactly one higher or lower."""
    state = table(f"{neighbour} . . . .\n" + EMPTY[10:], dice=(3, 4, 1, 1, 1))
    play(state, 0, "blue@b1")
    assert sheet(state).across[0] == (neighbour in (6, 8))
    assert sheet(state).line_points == (1 if neighbour in (6, 8) else 0)


def test_neighbours_share_a_side() -> None:
    """M7: not diagonally, and not round the edge of the sheet."""
    start = """
        6 8 6 8 6
        8 . . . .
        . . . . .
        . . . . 8
        . . . . .
    """
    state = table(start, dice=(3, 1, 1, 4, 4))
    play(state, 0, "yellow@b2")  # 7: left of it 8, above it 8, across the corners 6 and 6
    assert sheet(state).last == Entry("yellow", 6, 7, ["left", "above"], 2)
    state = table(start, dice=(3, 1, 1, 4, 1))
    play(state, 0, "yellow@a5")  # 7 at the end of a row; the 8 two rows up is at the other edge
    assert sheet(state).last == Entry("yellow", 20, 7, [], 0)


def test_a_later_neighbour_crosses_the_box_too() -> None:
    """M7: at once and by itself, on all four sides."""
    start = """
        . . . . .
        . . 6 . .
        . 8 . 6 .
        . . 8 . .
        . . . . .
    """
    state = table(start, colours=["blue"], dice=(1, 3, 4, 1, 1))
    play(state, 0, "green@c3")
    done = sheet(state)
    assert done.last == Entry("green", 12, 7, ["left", "right", "above", "below"], 6)
    assert (done.row_points[2], done.column_points[2]) == (3, 3)


def test_every_box_of_the_sheet_can_be_crossed() -> None:
    """M7: from either side, the last row and column too, and no other box with it."""
    pairs = [(circle, circle + 1) for circle in range(25) if circle % 5 < 4]
    pairs += [(circle, circle + 5) for circle in range(20)]
    for box, (one, other) in enumerate(pairs):
        for first, second in ((one, other), (other, one)):
            start = ["."] * 25
            start[first] = "6"
            state = table(" ".join(start), dice=(3, 4, 4, 4, 4))
            colour = look(state).layout[second]
            die = "blue" if colour == "black" else colour
            play(state, 0, f"{die}@{'abcde'[second % 5]}{second // 5 + 1}")
            crossed = [*sheet(state).across, *sheet(state).down]
            assert [at for at, cross in enumerate(crossed) if cross] == [box]
            assert sheet(state).line_points == 1


# The score ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("7 7 7 7 7", 0),
        ("7 8 8 8 8", 1),
        ("7 8 8 9 9", 3),  # with a box left free between
        ("7 8 9 9 9", 3),
        ("7 8 9 8 8", 6),
        ("7 8 7 6 5", 10),
    ],
)
def test_points_of_a_line(row: str, points: int) -> None:
    """M9: 1, 3, 6, 10 for 1 to 4 crosses, wherever they stand; rows and columns alike."""
    across = sheet(table(row + "\n" + EMPTY[10:]))
    assert (across.row_points[0], across.line_points) == (points, points)
    down = sheet(table("".join(f"{number} . . . .\n" for number in row.split())))
    assert (down.column_points[0], down.line_points) == (points, points)


def test_points_for_crosses() -> None:
    """M9."""
    assert [int(points_for(crosses)) for crosses in range(5)] == [0, 1, 3, 6, 10]


def test_extreme_numbers() -> None:
    """M10: two boxes for 2 and 12, one for 3, 4, 10, 11, none for the rest."""
    boxes = [int(extreme_crosses(number)) for number in range(2, 13)]
    assert boxes == [2, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2]


def test_the_books_extremes() -> None:
    """M10: a 4, a 10 and a 12 cross four boxes; the next free one says 8."""
    done = sheet(table("4 . 10 . 12\n" + EMPTY[10:]))
    assert (done.extremes, done.extreme_points, done.total) == (4, 8, 8)


@pytest.mark.parametrize(("twelves", "points"), [(11, 44), (12, 48), (13, 52)])
def test_beyond_the_table(twelves: int, points: int) -> None:
    """M10: 48 when all 24 are crossed, two more for each further cross."""
    filled = ["12"] * twelves + ["7"] * (25 - twelves)
    done = sheet(table(" ".join(filled)))
    assert (done.extremes, done.extreme_points) == (2 * twelves, points)


def chequered(corners: int, others: int) -> str:
    return " ".join(str(others if circle % 2 else corners) for circle in range(25))


@pytest.mark.parametrize(
    ("filled", "dice", "text", "lines", "extremes"),
    [
        (chequered(2, 3), (1, 1, 1, 1, 1), "green@e5", 100, 76),
        (chequered(12, 11), (6, 6, 6, 6, 6), "green@e5", 100, 76),
        (chequered(3, 2), (1, 1, 2, 1, 1), "green@e5", 100, 74),
        (chequered(11, 12), (5, 5, 6, 5, 5), "green@e5", 100, 74),
        (" ".join(["12"] * 25), (6, 6, 6, 6, 6), "green@e5", 0, 100),
    ],
)
def test_the_highest_scores(
    filled: str, dice: tuple[int, ...], text: str, lines: int, extremes: int
) -> None:
    """M9, M10: 176 is the most there is; twenty-five 12s score 100 for themselves alone."""
    state = table(" ".join([*filled.split()[:24], "."]), dice=dice)
    play(state, 0, text)
    assert state.over
    done = sheet(state)
    assert (done.line_points, done.extreme_points, done.total) == (
        lines,
        extremes,
        lines + extremes,
    )
    assert state.result().scores == (lines + extremes,)
    assert state.result().reason == "title-7"


def test_points_agree_with_a_slow_reckoning() -> None:
    """M7, M9, M10: on every sheet of random matches, all the way."""
    rng = random.Random(4)
    for seats in (1, 3, 5):
        state = started(seats, seats, sheet="B")
        while not state.over:
            for seat in state.actors():
                state.apply(seat, rng.choice(state.legal(seat)))
            for each in look(state).sheets:
                assert (each.line_points, each.extreme_points) == score(each.numbers)
                assert each.total == each.line_points + each.extreme_points
                assert sum(each.row_points) + sum(each.column_points) == each.line_points


# Who wins -------------------------------------------------------------------------------------


def grid(*placed: tuple[int, int], rest: int = 7) -> str:
    """Sevens all over but for these (circle, number)."""
    filled = {**dict.fromkeys(range(25), rest), **dict(placed)}
    return " ".join(str(filled[circle]) for circle in range(25))


TWELVE = (0, 12)  # every sheet's last entry: 4 points


def test_the_highest_sum_wins() -> None:
    """M11."""
    state = table(grid(TWELVE), grid(TWELVE, (12, 10)), grid(TWELVE, (12, 4)))
    assert state.over
    result = state.result()
    assert result.scores == (4, 6, 6)
    assert result.winners == (1, 2)
    assert result.reason == "highest-score"


def test_a_tie_goes_to_points_from_lines() -> None:
    """M11: points, not crosses or extremes, decide among equal sums."""
    fewer = grid(TWELVE, (12, 12), (24, 6))
    more = grid(TWELVE, (12, 10), (4, 6), (20, 6))
    assert score(numbers(fewer)) == (2, 8)
    assert score(numbers(more)) == (4, 6)
    state = table(fewer, more, grid(TWELVE), more)
    assert state.result().scores == (10, 10, 4, 10)
    assert state.result().winners == (1, 3)
    assert state.result().reason == "line-points"


def test_the_tie_break_counts_points_rather_than_crosses() -> None:
    """M11: three crosses in one row (6 points) beat two pairs at corners (4 points)."""
    row = grid(TWELVE, (20, 7), (21, 6), (22, 7), (23, 6), rest=9)
    corners = grid(TWELVE, (4, 8), (20, 8), (12, 4), rest=9)
    state = table(row, corners)
    crossed = [each.across.count(True) + each.down.count(True) for each in look(state).sheets]
    assert crossed == [3, 4]
    assert state.result().scores == (10, 10)
    assert state.result().winners == (0,)


def test_still_tied_they_win_together() -> None:
    """M11."""
    same = grid(TWELVE, (24, 6))
    state = table(same, grid(TWELVE), same)
    assert state.result().winners == (0, 2)
    assert state.result().reason == "highest-score"


def test_who_wins_is_said_at_the_end() -> None:
    """M8, M11: with the last entry, to everybody."""
    almost = " ".join(["7"] * 24 + ["."])
    state = table(almost, almost, dice=(1, 2, 1, 1, 1))
    state.listen()
    play(state, 1, "green@e5")  # blue 2 + 1
    assert state.actors() == (0,)
    play(state, 0, "green@e5")  # black 1 + 1
    assert state.over
    assert state.result().scores == (4, 2)
    for viewer in (0, 1, None):
        assert state.events(viewer)[-1] == Ended([0], None)


# Alone ----------------------------------------------------------------------------------------


def sheet_worth(points: int) -> str:
    """A full sheet that scores exactly this."""
    if points == 99:
        return "11 11 " + "12 " * 23
    filled = ["7"] * 25
    # The first twelve stands above the last circle, so that a 6 there has one neighbour more.
    order = [19, *range(19), *range(20, 25)]
    twelves, rest = divmod(points, 4)
    for circle in order[:twelves]:
        filled[circle] = "12"
    if rest >= 2:
        filled[order[twelves]] = "10"
    if rest % 2:
        filled[24] = "6"
    return " ".join(filled)


@pytest.mark.parametrize(
    ("points", "title"),
    [
        (4, 1),
        (40, 1),
        (41, 2),
        (50, 2),
        (51, 3),
        (60, 3),
        (61, 4),
        (70, 4),
        (71, 5),
        (80, 5),
        (81, 6),
        (99, 6),
        (100, 7),
    ],
)
def test_titles_of_a_player_alone(points: int, title: int) -> None:
    """M12: seven titles, by score."""
    state = table(sheet_worth(points))
    assert sum(score(numbers(sheet_worth(points)))) == points
    assert state.result().scores == (points,)
    assert state.result().winners == (0,)
    assert state.result().reason == f"title-{title}"
    assert look(state).title == title


def test_no_title_before_the_end_or_in_company() -> None:
    """M12."""
    assert look(started(1)).title is None
    assert look(table(grid(TWELVE), grid(TWELVE))).title is None
