"""The bots of Close to the Mark: honest, sensible, and as strong as they should be."""

from __future__ import annotations

from statistics import pvariance
from typing import cast

import pytest

import closecall
from closecall.bots import LEVELS, choose, consider
from closecall.engine.arrays import from_ints
from closecall.engine.core import Moves, State
from closecall.engine.errors import CloseCallError
from closecall.engine.policy import BEST
from closecall.engine.rng import Rng
from closecall.games.close_to_the_mark.levels import FIGURES, TWO_ROLLS
from closecall.games.close_to_the_mark.moves import CHOOSE, CIRCLES, COLOURS, DICE
from closecall.games.close_to_the_mark.policy import MarkPolicy, sheet_of, spread_with
from closecall.games.close_to_the_mark.policy_playouts import PlayOuts, seed_for
from closecall.games.close_to_the_mark.policy_tables import (
    CODES,
    VALUES_FILE,
    Tables,
    pack,
    stage_of,
    tables,
    unpack,
)
from closecall.games.close_to_the_mark.policy_training import Trainer
from closecall.games.close_to_the_mark.policy_values import ALL_CODES, Rivals, Sheet
from closecall.games.close_to_the_mark.rules import MarkState

GAME = closecall.game("close-to-the-mark")
LAST_ENTRY = "black@a1"
STRIPES = {
    "name": "Stripes",
    "sheets": {side: [[colour] * 5 for colour in COLOURS] for side in "AB"},
}


def play(seats: int, seed: int, levels: list[str], **options: object) -> State:
    state = GAME.start(seats, seed, **options)
    step = 0
    while not state.over:
        for seat in state.actors():
            state.apply(seat, choose(state, seat, levels[seat], seed * 1000 + step))
            step += 1
    return state


def mean(level: str, games: int) -> float:
    return sum(play(1, seed, [level]).result().scores[0] for seed in range(games)) / games


def position(numbers: dict[int, int], dice: dict[str, int]) -> State:
    """The sheet of a lone player with the blue die, and a roll."""
    state = GAME.start(1, 1)
    state.apply(0, CHOOSE + COLOURS.index("blue"))
    data = state.snapshot()
    saved = cast(dict[str, object], data["state"])
    player = cast(list[dict[str, object]], saved["players"])[0]
    player["numbers"] = [numbers.get(circle) for circle in range(CIRCLES)]
    player["last"] = LAST_ENTRY
    saved["dice"] = dice
    return GAME.restore(data)


# Honest and deterministic ---------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_choice_depends_on_nothing_hidden(level: str, seats: int) -> None:
    state = GAME.start(seats, 5)
    for step in range(12 * seats):
        seat = state.actors()[-1]
        chosen = choose(state, seat, level, step)
        assert chosen in state.legal(seat)
        assert chosen == choose(state, seat, level, step)
        assert chosen == choose(state.imagine(seat, 99), seat, level, step)
        state.apply(seat, chosen)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("sheet", ["A", "B"])
def test_all_levels_play_at_every_table(seats: int, sheet: str) -> None:
    levels = ["hard", "medium", "easy", "random", "hard"][:seats]
    assert play(seats, 3, levels, sheet=sheet).over


@pytest.mark.parametrize("level", LEVELS)
def test_a_sheet_nobody_trained_for_is_played(level: str) -> None:
    assert play(2, 4, [level, level], edition=STRIPES).over


# Sensible ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["medium", "hard", "best"])
def test_no_corners_for_the_own_colour(level: str) -> None:
    state = GAME.start(1, 1)
    assert choose(state, 0, level, 1) == CHOOSE + COLOURS.index("blue")


@pytest.mark.parametrize("level", ["medium", "best"])
def test_the_number_that_was_waited_for_is_taken(level: str) -> None:
    # Row 1 is 5 6 _ 8 7 with a 6 below the gap; the only other empty circle is among nines. Both
    # are green, and blue 3 + green 4 = 7 crosses three boxes in the gap, none in the corner.
    numbers = {**dict.fromkeys(range(CIRCLES - 1), 9), 0: 5, 1: 6, 3: 8, 4: 7, 7: 6}
    del numbers[2]
    dice = {"black": 5, "blue": 3, "green": 4, "yellow": 2, "red": 1}
    state = position(numbers, dice)
    assert GAME.move(choose(state, 0, level, 1)).text == "green@c1"
    assert consider(state, 0, 1)[0].action == choose(state, 0, "best", 1)


def test_the_last_circle_takes_the_best_of_four_sums() -> None:
    # The centre is blue, the player's colour: a 6 crosses all four boxes.
    numbers = {circle: 5 if circle in (7, 11, 13, 17) else 9 for circle in range(CIRCLES)}
    del numbers[12]
    dice = {"black": 5, "blue": 3, "green": 2, "yellow": 3, "red": 6}
    state = position(numbers, dice)
    for level in ("medium", "best"):
        assert GAME.move(choose(state, 0, level, 1)).text == "yellow@c3"


def test_levels_are_apart() -> None:
    """Means are 69, 76, 82, 88 and 93; each is off by less than 2 or 3 with so few games."""
    means = [mean(level, 40) for level in LEVELS]
    assert means == sorted(means)
    assert 60 < means[0] < 73 < means[2] < 85 < means[4]


# Values -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["A", "B"])
def test_weighing_an_entry_is_the_change_of_value(side: str) -> None:
    sheet = Sheet(tables(), cast(MarkState, GAME.start(1, 1, sheet=side)).layout, 1)
    for circle, code in ((12, 5), (13, 6), (7, 4), (0, 11), (24, 1), (10, 7)):
        stage = stage_of(sheet.empty - 1)
        before = sheet.value(stage)
        sheet.weigh(circle, ALL_CODES, stage)
        worth = sheet.worth[circle * CODES + code]
        sheet.write(circle, code)
        assert sheet.value(stage) == pytest.approx(before + worth)


def test_looking_ahead_is_the_mean_over_all_rolls() -> None:
    """With one circle of another colour left the mean over two dice is easily worked out."""
    sheet = Sheet(tables(), cast(MarkState, GAME.start(1, 1)).layout, 0)
    for circle in range(CIRCLES):
        if circle != 12:
            sheet.write(circle, 4 + circle % 2)
    total = 0.0
    for roll in range(36):
        sheet.write(12, 1 + roll % 6 + roll // 6)
        total += sheet.value(0)
        sheet.erase(12)
    assert sheet.expect() == pytest.approx(total / 36)
    assert sheet.expect_further() == pytest.approx(total / 36)


def test_luck_is_the_variance_over_all_rolls() -> None:
    sheet = Sheet(tables(), cast(MarkState, GAME.start(1, 1)).layout, 0)
    for circle in range(CIRCLES):
        if circle != 12:
            sheet.write(circle, 4 + circle % 2)
    values = []
    for roll in range(36):
        sheet.write(12, 1 + roll % 6 + roll // 6)
        values.append(sheet.value(0))
        sheet.erase(12)
    assert sheet.luck() == pytest.approx(pvariance(values))
    sheet.write(12, 5)
    assert sheet.luck() == 0


def test_a_full_sheet_is_worth_its_score() -> None:
    state = cast(MarkState, play(1, 7, ["medium"]))
    sheet = Sheet(tables(), state.layout, 1)
    for circle, number in enumerate(state.view(0).sheets[0].numbers):
        sheet.write(circle, number - 1)
    assert sheet.value(0) == state.result().scores[0]


def test_alike_lines_share_what_is_learned() -> None:
    layout = cast(MarkState, GAME.start(1, 1)).layout
    one, other = Sheet(tables(), layout, 0), Sheet(tables(), layout, 0)
    for column, code in enumerate((3, 0, 5, 6)):
        if code:
            one.write(column, code)
            other.write(column, CODES - code)
    assert one.line_entry(0, 2) == other.line_entry(0, 2)


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_sheet_mirrored_in_its_diagonal_has_the_same_value(side: str) -> None:
    """Both layouts look the same with rows and columns exchanged, up to the colours' names."""
    layout = list(cast(MarkState, GAME.start(1, 1, sheet=side)).layout)
    turned = [layout[circle % 5 * 5 + circle // 5] for circle in range(CIRCLES)]
    one = Sheet(tables(), from_ints(layout), 2)
    other = Sheet(tables(), from_ints(turned), 2)
    for circle, code in ((12, 5), (13, 6), (7, 4), (0, 11), (21, 1), (10, 7)):
        one.write(circle, code)
        other.write(circle % 5 * 5 + circle // 5, code)
    assert one.value(3) == pytest.approx(other.value(3))
    assert one.expect() == pytest.approx(other.expect())


# Playing on -------------------------------------------------------------------------------------


def filled(circles: int) -> Sheet:
    """A sheet whose first circles hold a 5 or a 6, so that many sums can still cross something."""
    sheet = Sheet(tables(), cast(MarkState, GAME.start(1, 1)).layout, 0)
    for circle in range(circles):
        sheet.write(circle, 4 + circle % 2)
    return sheet


def test_with_one_circle_left_playing_on_is_exact_by_any_rolls() -> None:
    """The luck of a roll is then all that a play is off by, and that is taken off."""
    sheet = filled(CIRCLES - 1)
    for seed in range(5):
        assert PlayOuts(sheet, 3, 6, seed).expect() == pytest.approx(sheet.expect())


def test_playing_on_tells_what_plays_score_in_the_mean() -> None:
    """With luck taken off it is the same mean, and far surer."""
    sheet, rng, scores = filled(CIRCLES - 6), Rng(1), []
    for _ in range(3000):
        written = []
        while sheet.empty:
            dice = [rng.below(6) for _ in range(DICE)]
            sheet.weigh_all(ALL_CODES)
            sums = {die: dice[0] + dice[die] + 1 for die in range(1, DICE)}
            circle, code = max(
                (
                    (circle, code)
                    for circle in range(CIRCLES)
                    for die, code in sums.items()
                    if sheet.is_empty(circle) and sheet.colours[circle] in (0, die)
                ),
                key=lambda entry: sheet.worth[entry[0] * CODES + entry[1]],
            )
            sheet.write(circle, code)
            written.append(circle)
        scores.append(sheet.value(0))
        for circle in reversed(written):
            sheet.erase(circle)
    told = [PlayOuts(sheet, 60, 6, seed).expect() for seed in range(20)]
    error = (pvariance(scores) / len(scores)) ** 0.5
    assert sum(told) / len(told) == pytest.approx(sum(scores) / len(scores), abs=4 * error)
    assert 60 * pvariance(told) < pvariance(scores) / 4


def test_playing_on_leaves_the_sheet_as_it_was() -> None:
    sheet = filled(10)
    before, lines = sheet.expect(), list(sheet.lines)
    first = PlayOuts(sheet, 5, 6, 7).expect()
    assert (sheet.expect(), list(sheet.lines), sheet.empty) == (before, lines, CIRCLES - 10)
    assert PlayOuts(sheet, 5, 6, 7).expect() == first
    assert PlayOuts(sheet, 5, 6, 8).expect() != first


def test_the_rolls_played_on_depend_on_the_sheet_and_the_roll_alone() -> None:
    assert seed_for(filled(10), 1) == seed_for(filled(10), 1)
    assert len({seed_for(filled(n), roll) for n in range(CIRCLES) for roll in range(9)}) == 225


def test_playing_on_changes_what_is_entered_early_and_nothing_late() -> None:
    """Without it other entries look best about twice a match; the last eight turns never ask."""
    plays = 10
    without = {name: (*row[:plays], 0, *row[plays + 1 :]) for name, row in FIGURES.items()}
    usual, quick = MarkPolicy(), MarkPolicy(without)
    differ = 0
    for seed in range(6):
        state = cast(MarkState, GAME.start(1, seed))
        state.apply(0, choose(state, 0, "best", seed))
        while not state.over:
            entries = [decided(policy, state) for policy in (usual, quick)]
            assert entries[0] in state.legal(0)
            if state.turn >= CIRCLES - 8:
                assert entries[0] == entries[1]
            differ += entries[0] != entries[1]
            state.apply(0, entries[0])
    assert differ > 4


def decided(policy: MarkPolicy, state: MarkState) -> int:
    """What a policy enters at the best level; another source of chance changes nothing."""
    moves = Moves()
    state.offer(0, moves)
    return int(policy.decide(state, 0, moves, BEST, Rng(state.turn)))


# First place ------------------------------------------------------------------------------------


def test_rivals_are_beaten_as_likely_as_they_are_far_away() -> None:
    rivals = Rivals(2, 2.0)
    rivals.scores[0], rivals.scores[1] = 80.0, 60.0
    assert rivals.chance(80.0) == pytest.approx(0.5, abs=0.01)
    assert rivals.chance(90.0) > 0.95 > 0.05 > rivals.chance(70.0)


def test_a_player_behind_takes_the_risk_that_a_player_ahead_leaves() -> None:
    """The chance to win is worked out over all rolls, so it grows with the spread of what may
    come for a sheet behind its rivals, and shrinks for one ahead.
    """
    sheet = Sheet(tables(), cast(MarkState, GAME.start(1, 1)).layout, 0)
    for circle in range(CIRCLES - 1):
        sheet.write(circle, 4 + circle % 2)
    mean = sheet.expect()
    for ahead in (-6.0, 6.0):
        rivals = Rivals(1, 0.5)
        rivals.scores[0] = mean - ahead
        by_mean = rivals.chance(mean)
        assert (sheet.expect_chance(rivals) > by_mean) == (ahead < 0)


def test_long_before_the_end_luck_is_sought_behind_and_avoided_ahead() -> None:
    """Of the same entries a player far behind never takes a calmer one than a player far ahead."""
    policy, differ = MarkPolicy(), 0
    for seed in range(12):
        state = cast(MarkState, GAME.start(2, seed))
        for step in range(34):
            seat = state.actors()[0]
            if step > 10 and state.chosen == state.seats:
                taken = [luck_of(policy, state, seat, gap) for gap in (-12.0, 12.0)]
                assert taken[0] >= taken[1]
                differ += taken[0] > taken[1]
            state.apply(seat, choose(state, seat, "hard", seed * 100 + step))
    assert differ > 5


def luck_of(policy: MarkPolicy, state: MarkState, seat: int, ahead: float) -> float:
    """The luck of the sheet after the entry preferred by a player who leads by `ahead`."""
    moves = Moves()
    state.offer(seat, moves)
    made = policy.forecast_entries(state, seat, moves, TWO_ROLLS)
    rivals = Rivals(1, spread_with(CIRCLES - state.turn))
    rivals.scores[0] = made.worths[0] - ahead
    policy.reckon_with_luck(state, seat, moves, made, rivals)
    sheet = sheet_of(state, seat)
    entry = moves.items[0]
    sheet.write(entry // DICE, state.sum_with(seat, entry % DICE) - 1)
    return float(sheet.luck())


# The file and how it is learned ---------------------------------------------------------------


def test_packing_keeps_the_entries_and_the_file_is_small() -> None:
    entries = [0.0, 1.5, -2.25, 100.0, -0.5]
    assert unpack(pack(entries)) == entries
    assert len(VALUES_FILE.read_bytes()) < 400_000


def test_a_damaged_file_is_refused() -> None:
    content = bytearray(VALUES_FILE.read_bytes())
    content[-1] ^= 1
    with pytest.raises(CloseCallError, match=r"undamaged.*"):
        unpack(bytes(content))


def test_learning_learns_and_can_be_taken_up_again() -> None:
    layout = cast(MarkState, GAME.start(1, 1)).layout
    trainer = Trainer(Tables(), [from_ints(list(layout))], 1)
    first = trainer.run(100)
    again = Trainer(Tables(), [from_ints(list(layout))], 1)
    assert again.run(100) == first
    kept = list(trainer.tables.entries)
    went_on = trainer.run(50)
    again.tables.take_over(kept)
    assert again.run(50) == went_on


@pytest.mark.parametrize("seats", [1, 3])
def test_a_hint_is_what_hard_would_play(seats: int) -> None:
    state = GAME.start(seats, 5)
    step = 0
    while not state.over:
        seat = state.actors()[0]
        played = choose(state, seat, "best" if step % 7 < 2 else "medium", step)
        if step % 7 < 2:
            weighed = consider(state, seat, step)
            assert weighed[0].action == played
            assert all(0 <= each.value <= 1 and each.error >= 0 for each in weighed)
        state.apply(seat, played)
        step += 1
