"""Reviews: honest, repeatable, and every line adds up."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from click.testing import Result as Printed
from conformance.toys import Toy

import closecall
from closecall.bots import Budget, Candidate, consider
from closecall.bots.levels import choose
from closecall.cli import commands
from closecall.engine import registry
from closecall.engine.core import Moves, State
from closecall.engine.errors import BadOptions, BadRecord
from closecall.engine.record import (
    Match,
    Record,
    absent_nonce,
    commitment_of,
    make,
    seals_of,
    stream_seed,
)
from closecall.engine.rng import Rng
from closecall.engine.types import Result
from closecall.games.close_enough.moves import FOLD_LOT, STAY_IN
from closecall.games.five_to_close.moves import ACCEPT, ALPHABET, DECLARE
from closecall.review import (
    GRADES,
    THRESHOLDS,
    Course,
    Decision,
    Review,
    command,
    decisions,
    grades,
    review,
    steady,
)
from closecall.review.decisions import Comparison, Scale, judge, mean_and_error, scale_of, seed_at
from closecall.review.luck import expect_at_start
from closecall.review.page import render
from closecall.review.words import Words

SEED = bytes(range(32))
SHORT = {
    "poof": (2, {"rounds": 1}, 999),
    "close-enough": (3, {}, 30),
    "close-to-the-mark": (2, {}, 999),
    "closing-in": (2, {}, 40),
    "five-to-close": (4, {}, 24),
}
"""Seats, options and the move after which the last seat resigns, unless it is over before."""
WON = {
    (3, 2): (47, 60),
    (3, 3): (39, 44),
    (3, 4): (28, 44),
    (4, 2): (34, 40),
    (4, 3): (30, 40),
    (4, 4): (30, 40),
}
"""Matches of Closing In that `best` won, and played, by revision and seats (decision 0040)."""


def play(
    key: str,
    seats: int,
    options: dict[str, object],
    level: str | tuple[str, ...],
    seed: bytes = SEED,
    most: int = 999,
) -> Record:
    """A match of bots of one level or one each; if it takes too long, the last seat resigns."""
    levels = (level,) * seats if isinstance(level, str) else level
    match = Match(closecall.game(key), seats, options, seed=seed, nonces=[None] * seats)
    for number in range(most):
        if match.state.over:
            return match.record()
        seat = match.state.actors()[0]
        match.play(seat, choose(match.state, seat, levels[seat], number))
    return make(
        match.state,
        seed=match.seed,
        nonces=match.nonces,
        moves=match.moves,
        resigned=[seats - 1],
        over=True,
    )


@cache
def short(key: str) -> Record:
    """A short match of beginners: they often choose what a strong bot would not consider."""
    seats, options, most = SHORT[key]
    return play(key, seats, dict(options), "easy", most=most)


@cache
def reviewed(key: str) -> Review:
    return review(short(key))


def choices(record: Record) -> Iterator[tuple[int, int, int, State]]:
    game = registry.game(record.game)
    for move, ((seat, text), state) in enumerate(zip(record.moves, record.states(), strict=False)):
        if len(state.legal(seat)) > 1:
            yield move, seat, game.action(game.parse(text)), state


# Luck and skill ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", SHORT)
def test_every_line_adds_up(key: str) -> None:
    found = reviewed(key)
    seats = [None] if found.game == "closing-in" else []
    assert [each.seat for each in found.accounts] == [*seats, *range(found.seats)]
    for line in found.accounts:
        assert line.start + line.luck + line.own + line.others == pytest.approx(line.result)
        if found.game == "close-to-the-mark":
            assert line.own <= 0
        assert line.steps[0].before == line.start
        assert line.steps[-1].after == line.result
        for one, two in pairwise(line.steps):
            assert one.after == two.before
            assert one.until == two.since
        for step in line.steps:
            assert step.own + step.others + step.luck == pytest.approx(step.swing)
        for part in ("own", "others", "luck"):
            parts = sum(getattr(step, part) for step in line.steps)
            assert parts == pytest.approx(getattr(line, part), abs=1e-6)


@pytest.mark.parametrize("key", SHORT)
@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_the_line_adds_up_as_it_is_shown(key: str, lang: str) -> None:
    found = reviewed(key)
    words = Words(found.game, found.unit, lang)
    for account in found.accounts:
        shown = [text for _, text in words.line(account)]
        tenths = [int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in shown]
        assert sum(tenths[:4]) == tenths[4]


@pytest.mark.parametrize("key", ["poof", "closing-in"])
def test_what_a_stand_in_decides_is_not_the_players(key: str) -> None:
    whole = reviewed(key)
    own = [each for each in whole.decisions if each.seat == 0]
    lent = own[::2]
    moves = {each.move for each in lent}
    found = review(short(key), stand_ins=moves)
    assert [each.move for each in found.stood_in] == [each.move for each in lent]
    assert [(each.move, each.seat, each.grade, each.loss) for each in found.decisions] == [
        (each.move, each.seat, each.grade, each.loss)
        for each in whole.decisions
        if each.move not in moves
    ]
    numbers = [each.number for each in found.decisions if each.seat == 0]
    assert numbers == list(range(1, len(own) - len(lent) + 1))
    assert found.summaries[0].stood_in == len(lent)
    assert found.summaries[0].decisions == len(own) - len(lent)
    assert sum(found.summaries[0].grades.values()) == len(own) - len(lent)
    assert found.summaries[1:] == whole.summaries[1:]
    changed = sum(each.change for each in lent)
    assert abs(changed) > 1e-3
    for line, before in zip(found.accounts, whole.accounts, strict=True):
        moved = changed if line.seat == 0 else 0.0
        assert line.own == pytest.approx(before.own - moved, abs=1e-6)
        assert line.others == pytest.approx(before.others + moved, abs=1e-6)
        assert (line.start, line.result) == (before.start, before.result)
        assert line.luck == pytest.approx(before.luck, abs=1e-6)
    # no step that begins with a bot's decision is called the player's doing
    for step in next(each for each in found.accounts if each.seat == 0).steps:
        assert step.since not in moves or step.own == 0


@pytest.mark.parametrize("key", ["poof", "close-to-the-mark"])
def test_nobody_is_lucky_on_the_whole(key: str) -> None:
    """Somebody wins: what all expect adds up to one, and what chance gives one it takes another."""
    lines = reviewed(key).accounts
    assert sum(line.start for line in lines) == pytest.approx(1)
    assert sum(line.luck for line in lines) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("key", SHORT)
def test_before_the_deal_nobody_knows_it(key: str) -> None:
    seats, options, _ = SHORT[key]
    game = closecall.game(key)
    scale = scale_of(game, seats)
    one, other = (expect_at_start(game.start(seats, n, **options), scale, 9) for n in (1, 2))
    assert one == other
    if not game.cooperative:
        assert sum(
            fmean(one[n].value for n in team) for team in game.teams(seats)
        ) == pytest.approx(1)


def test_luck_is_zero_in_the_mean() -> None:
    """Strong players of the game that is played alone get what they expect, plus or minus luck."""
    found = []
    for number in range(40):
        record = play("close-to-the-mark", 1, {}, "best", number.to_bytes(32))
        [line] = review(record).accounts
        assert line.own == 0
        found.append(line.luck)
    mean, error = mean_and_error(found)
    assert abs(mean) < 3 * error


@pytest.mark.parametrize(("revision", "seats"), WON)
def test_a_team_expects_what_strong_teams_get(revision: int, seats: int) -> None:
    """Otherwise the difference would pass for luck."""
    game = closecall.game("closing-in")
    start = game.start(seats, 0, revision=revision)
    [expected, *_] = expect_at_start(start, scale_of(game, seats), 4)
    won, played = WON[revision, seats]
    share = won / played
    error = math.sqrt(share * (1 - share) / played)
    assert abs(expected.value - share) < 2 * math.hypot(error, expected.error)


def test_what_bots_miss_at_first_is_added_and_fades() -> None:
    scale = Scale("win", 1.0, THRESHOLDS["win"], early=0.8, fades=40)
    assert scale.worth(0.6, 0.01, 40) == scale.worth(0.6, 0.01, 99) == (0.6, 0.01)
    rising = [scale.worth(0.6, 0.01, moves)[0] for moves in (40, 30, 10, 0)]
    assert rising == sorted(rising) and rising[-1] == pytest.approx(0.7695, abs=1e-4)
    values = [scale.worth(value / 10, 0.0, 5)[0] for value in range(11)]
    assert values == sorted(values) and (values[0], values[-1]) == (0.0, 1.0)
    # The error is that of the value it is turned into.
    low, high = (scale.worth(value, 0.0, 5)[0] for value in (0.599, 0.601))
    assert scale.worth(0.6, 0.001, 5)[1] == pytest.approx((high - low) / 2, rel=1e-3)
    points = Scale("points", 176.0, THRESHOLDS["points"], early=2.0, fades=10)
    assert points.worth(0.5, 0.01, 5) == (89.0, 1.76)


def test_the_share_of_the_win_is_the_result() -> None:
    record = short("poof")
    assert record.result is not None
    ends = {each.seat: each.result for each in reviewed("poof").accounts}
    assert ends == {seat: float(seat in record.result.winners) for seat in range(2)}


def test_what_one_of_two_rivals_loses_the_other_wins() -> None:
    one, two = reviewed("poof").accounts
    assert one.others == pytest.approx(-two.own, abs=1e-6)
    assert two.others == pytest.approx(-one.own, abs=1e-6)


def test_a_team_shares_its_losses() -> None:
    found = reviewed("closing-in")
    team, one, two = found.accounts
    assert (one.start, one.result) == (two.start, two.result) == (team.start, team.result)
    assert team.others == 0
    *_, last = found.decisions  # then somebody resigned
    change = sum(each.change for each in found.decisions if each is not last)
    assert sum(step.own for step in team.steps[:-1]) == pytest.approx(change, abs=1e-6)


def test_partners_lose_together_and_rivals_gain() -> None:
    found = reviewed("five-to-close")
    assert closecall.game("five-to-close").teams(found.seats) == ((0, 2), (1, 3))
    for line in found.accounts:
        assert line.seat is not None
        ended = line.steps[-1].since  # after that somebody resigned
        expected = sum(
            each.change if each.seat % 2 == line.seat % 2 else -each.change
            for each in found.decisions
            if each.seat != line.seat and each.move < ended
        )
        shared = sum(step.others for step in line.steps[:-1])
        assert shared == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("key", ["poof", "close-enough"])
def test_who_decides_as_the_values_assume_gains_and_loses_nothing(key: str) -> None:
    """Otherwise luck would have to make up for it."""
    seats, options, _ = SHORT[key]
    scale = scale_of(closecall.game(key), seats)
    state = closecall.game(key).start(seats, 0, **options)
    seat = state.actors()[0]
    table = Comparison(state, seat, seed_at(0, 0))
    best, rng = table.candidates[0], Rng(seed_at(0, 0))
    picks = [table.outlook.pick(state, seat, rng) for _ in range(decisions.PICKS)]
    first, *judged = [
        judge(state, 0, seat, action, 1, scale=scale, seed=0, budget=None)
        for action in (best.action, *picks)
    ]
    assert fmean(each.change for each in judged) == pytest.approx(0)
    assert first.change == pytest.approx(first.best.value - first.before)
    for each in judged:  # each is measured in worlds of its own
        assert each.before == pytest.approx(first.before, abs=0.05)


def test_what_roll_outs_would_do_is_asked_in_each_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Close Enough they stay in by what the caller has in a world: asked in another one, they
    would look worse than they are, and everybody would seem to gain on them.
    """
    game = closecall.game("close-enough")
    state: Any = game.start(3, 2)
    seat = state.actors()[0]
    while FOLD_LOT not in state.legal(seat) or state.stars(seat) == 0:  # it has a star to lose
        state.apply(seat, choose(state, seat, "medium", 0))
        seat = state.actors()[0]
    monkeypatch.setattr(decisions.Outlook, "pick", None)
    for action in (STAY_IN, FOLD_LOT):
        table = Comparison(state, seat, 5)
        leads = table.outlook.leads(state, seat, action, Rng(5))
        assert len(leads) == decisions.LEADS
        assert table.lead(action) == pytest.approx(fmean(leads))
        assert 0 < leads.count(0.0) < len(leads)


def wild_to_declare() -> State:
    """A position of 5 To Close in which somebody says what letter a Wild is."""
    state = closecall.game("five-to-close").start(2, 3)
    for number in range(400):
        seat = state.actors()[0]
        if state.legal(seat)[0] >= DECLARE and len(state.legal(seat)) == ALPHABET:
            return state
        state.apply(seat, choose(state, seat, "random", number))
    raise AssertionError("no Wild was played")


def test_what_two_moves_are_apart_favours_neither() -> None:
    """A hint never says that the bot's own choice is behind: a sum of that would be no mean."""
    record = short("five-to-close")
    apart = []
    for move, seat, action, state in list(choices(record))[::3]:
        if not state.game.stands_by_choice(state):
            continue
        table = Comparison(state, seat, seed_at(0, move))
        other = next(each for each in state.legal(seat) if each != action)
        ahead, again = (
            Comparison(state, seat, 7, candidates=table.candidates)._ahead(*pair)
            for pair in ((action, other), (other, action))
        )
        assert ahead == pytest.approx(-again)
        apart.append(table._ahead(table.first.action, other))
    assert min(apart) < 0 < max(apart), "the choice of a bot can prove worse than another move"


def test_a_challenge_is_weighed_by_the_look_of_the_word() -> None:
    """Played on, it would come out as the list says, which nobody at the table can look up."""
    state = answer_to_give()
    seat = state.actors()[0]
    accept, challenge, *_ = sorted(state.legal(seat), key=lambda each: each != ACCEPT)
    assert not state.game.stands_by_choice(state)
    rows = {row.action: row for row in consider(state, seat, 1)}
    table = Comparison(state, seat, 1)
    expected = rows[accept].value - rows[challenge].value
    assert table._ahead(accept, challenge) == pytest.approx(expected)


def answer_to_give() -> State:
    """A position of 5 To Close in which somebody may challenge a word."""
    state = closecall.game("five-to-close").start(2, 3)
    for number in range(900):
        seat = state.actors()[0]
        if ACCEPT in state.legal(seat):
            return state
        state.apply(seat, choose(state, seat, "random", number))
    raise AssertionError("no word was locked")


def test_any_letter_of_a_wild_is_judged() -> None:
    """Be it one that the bot would never declare."""
    state = wild_to_declare()
    seat = state.actors()[0]
    scale = scale_of(state.game, 2)
    for action in state.legal(seat)[::5]:
        judged = judge(state, 0, seat, action, 1, scale=scale, seed=0, budget=None)
        assert judged.chosen.action == action


def test_some_letters_of_a_wild_alone_can_be_weighed() -> None:
    state = wild_to_declare()
    seat = state.actors()[0]
    few = Moves()
    for action in state.legal(seat)[16:18]:
        few.add(action)
    rows = state.game.policy().weigh(state.imagine(seat, 1), seat, few, Rng(1))
    assert {action for action, *_ in rows} <= set(few.to_list())


def test_the_worlds_in_which_a_move_came_out_first_do_not_say_what_it_gains(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It looks too good in them: over a match that would add up, and luck would take it back."""
    state = closecall.game("close-enough").start(3, 3)
    seat = state.actors()[0]
    scale = scale_of(state.game, 3)
    best, *others = consider(state, seat, seed_at(0, 0))
    honest = judge(state, 0, seat, best.action, 1, scale=scale, seed=0, budget=None)
    lucky = Candidate(best.action, best.visits, best.value + 0.3, best.error)
    monkeypatch.setattr(decisions, "consider", lambda *_: [lucky, *others])
    flattered = judge(state, 0, seat, best.action, 1, scale=scale, seed=0, budget=None)
    assert flattered.best.value == pytest.approx(honest.best.value + 0.3)
    assert flattered.change == honest.change


def test_where_the_best_is_worked_out_a_decision_can_only_lose() -> None:
    for each in reviewed("close-to-the-mark").decisions:
        assert each.before == each.best.value
        assert each.change == -each.counted


def test_chance_adds_no_losses_to_the_line_of_a_team() -> None:
    """What a planned move is behind is measured again, and counts even if it proves to be ahead."""
    seats, options, most = SHORT["closing-in"]
    others = (
        play("closing-in", seats, dict(options), "easy", seed=bytes([n]) * 32, most=most)
        for n in range(2)
    )
    found = [each for record in (short("closing-in"), *others) for each in review(record).decisions]
    assert any(each.change > 0 for each in found)
    for each in found:
        if each.chosen.action == each.best.action and each.change <= 0:
            assert each.change == 0
        if each.change < 0:
            assert each.change == pytest.approx(-each.loss)


def test_resigning_is_no_luck() -> None:
    *others, gone = reviewed("close-enough").accounts
    assert gone.result == 0.0
    assert gone.steps[-1].luck == 0.0
    assert gone.steps[-1].own == pytest.approx(gone.steps[-1].swing - gone.steps[-1].others)
    assert all(each.steps[-1].luck == 0.0 for each in others)


@pytest.mark.parametrize("key", SHORT)
def test_turning_points_are_the_greatest_swings_and_do_not_overlap(key: str) -> None:
    found = reviewed(key)
    assert 1 <= len(found.turning_points) <= 3
    for one, two in pairwise(found.turning_points):
        assert one.until <= two.since
    greatest = max(
        (abs(step.swing) for line in found.accounts for step in line.steps[1:]), default=0.0
    )
    if found.game != "closing-in":  # there it is the team's
        assert max(abs(turn.swing) for turn in found.turning_points) == pytest.approx(greatest)


# Steady lines -----------------------------------------------------------------------------------


def runs_of(key: str) -> list[list[Decision]]:
    """The decisions of a review between which their seat learned nothing."""
    course = Course(short(key))
    return list(steady._runs(reviewed(key).decisions, course.record, course.states))


@pytest.mark.parametrize("key", ["five-to-close", "closing-in", "close-enough"])
def test_nothing_is_luck_while_a_seat_learns_nothing(key: str) -> None:
    """Values come from few worlds: without this the line jumped between moves of one turn."""
    steps = {
        (line.seat, step.since): step for line in reviewed(key).accounts for step in line.steps
    }
    long = [run for run in runs_of(key) if len(run) > 1]
    assert long
    for run in long:
        for one, two in pairwise(run):
            step = steps[one.seat, one.move]
            assert step.until == two.move
            # No expectation can be pushed above all or below nothing.
            bounded = any(min(each.before, 1 - each.before) < 1e-9 for each in run)
            assert bounded or step.luck == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("key", SHORT)
def test_steady_values_change_no_judgement(key: str) -> None:
    course = Course(short(key))
    for choice in course.choices[::7]:
        alone = course.judge(choice)
        found = next(each for each in reviewed(key).decisions if each.move == choice.move)
        assert (found.grade, found.loss, found.change) == (alone.grade, alone.loss, alone.change)
        assert [one.action for one in found.considered] == [one.action for one in alone.considered]
        shifts = {
            round(one.value - two.value, 9)
            for one, two in zip(found.considered, alone.considered, strict=True)
        }
        assert len(shifts) == 1, "no move comes nearer to another"


def test_a_draw_shows_something_and_a_letter_played_does_not() -> None:
    """What is known beforehand, be it the card on the discards, is nothing new."""
    record = short("five-to-close")
    game = closecall.game("five-to-close")
    states = list(record.states())
    shown: dict[str, set[bool]] = {}
    for move, (seat, text) in enumerate(record.moves):
        found = steady._shows(game, states[move], states[move + 1], seat, text)
        kind = text if text.startswith("draw") else text.partition(">")[0].partition(":")[0]
        shown.setdefault("letter" if len(kind) == 1 else kind, set()).add(found)
    assert shown["draw:deck"] == {True}
    assert shown["letter"] == {False}
    assert shown["discard"] == {True}, "then the hand is refilled"


def test_what_is_shown_is_judged_by_what_the_seat_sees() -> None:
    """Otherwise runs would tell something of the cards that stay hidden."""
    record = short("five-to-close")
    game = closecall.game("five-to-close")
    states = list(record.states())
    for move, (seat, text) in list(enumerate(record.moves))[::3]:
        twin = states[move].imagine(seat, 99)
        after = twin.copy()
        after.apply(seat, game.action(game.parse(text)))
        true = steady._shows(game, states[move], states[move + 1], seat, text)
        assert steady._shows(game, twin, after, seat, text) == true


def test_a_run_tells_how_unsure_its_values_are() -> None:
    """Of decisions that say 40 and 60 % of the same position, the line says 50."""
    one, two, *_ = next(run for run in runs_of("five-to-close") if len(run) > 2)
    apart = [
        msgspec.structs.replace(each, expected=value, gained=0.0, considered=(), wobble=0.0)
        for each, value in ((one, 0.4), (two, 0.6))
    ]
    course = Course(short("five-to-close"))
    found = steady.steadied(apart, course.record, course.states, 1.0)
    assert [each.before for each in found] == pytest.approx([0.5, 0.5])
    assert [each.wobble for each in found] == pytest.approx([0.1, 0.1])


def test_a_move_worth_nothing_does_not_hold_the_line() -> None:
    """Every turn has such moves; the line then stood where one decision alone had put it."""
    one, two, *_ = next(run for run in runs_of("five-to-close") if len(run) > 2)
    lost = msgspec.structs.replace(one.best, value=0.0)
    apart = [
        msgspec.structs.replace(each, expected=value, gained=0.0, considered=(each.best, lost))
        for each, value in ((one, 0.6), (two, 0.2))
    ]
    course = Course(short("five-to-close"))
    found = steady.steadied(apart, course.record, course.states, 1.0)
    assert [each.before for each in found] == pytest.approx([0.4, 0.4])
    assert found[0].considered[1].value == 0.0, "nothing is worth less"


# Decisions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", SHORT)
def test_every_choice_is_judged_and_every_loss_measured(key: str) -> None:
    found = reviewed(key)
    expected = [(move, seat, action) for move, seat, action, _ in choices(short(key))]
    assert [(each.move, each.seat, each.chosen.action) for each in found.decisions] == expected
    for each in found.decisions:
        assert each.chosen in each.considered
        assert each.best == each.considered[0]
        others = [other.value for other in each.considered[1:]]
        assert others == sorted(others, reverse=True)
        assert each.loss == pytest.approx(max(0.0, each.best.value - each.chosen.value))
        assert (each.reason is None) == (each.grade == "best")
        assert each.counted in (0.0, each.loss)
    for summary in found.summaries:
        own = [each for each in found.decisions if each.seat == summary.seat]
        assert [each.number for each in own] == list(range(1, len(own) + 1))
        assert sum(summary.grades.values()) == summary.decisions == len(own)
        assert 0 <= summary.accuracy <= 100


@pytest.mark.parametrize("key", SHORT)
def test_a_loss_in_doubt_is_never_worse_than_fine(key: str) -> None:
    for each in reviewed(key).decisions:
        if each.loss <= grades.SURE * each.doubt:
            assert each.grade in ("best", "fine")
        likely = each.loss > grades.LIKELY * each.doubt
        # What is worked out is lost, be it little.
        assert each.counted == (each.loss if likely or key == "close-to-the-mark" else 0.0)


def test_a_move_nobody_considered_is_compared_with_the_best() -> None:
    """The bot leaves out entries that look poor: they are measured all the same."""
    state = closecall.game("close-to-the-mark").start(2, 5)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    known = {each.action for each in consider(state, 0, seed_at(3, 7))}
    beside = [action for action in state.legal(0) if action not in known]
    assert beside
    scale = scale_of(state.game, int(state.seats))
    judged = judge(state, 7, 0, beside[0], 1, scale=scale, seed=3, budget=None)
    assert judged.chosen.action == beside[0]
    assert judged.chosen == judged.considered[-1]
    assert judged.loss > 0


def test_a_move_is_looked_at_again_before_it_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that plans whole turns thinks of few ways to go on after most actions."""
    state = closecall.game("closing-in").start(2, 5)
    best, other, *_ = consider(state, 0, seed_at(0, 0))
    poor = Candidate(other.action, 1, best.value - 0.3, 0.001)
    monkeypatch.setattr(decisions, "consider", lambda *_: [best, poor])
    scale = scale_of(state.game, 2)._replace(early=0.0)
    judged = judge(state, 0, 0, other.action, 1, scale=scale, seed=0, budget=None)
    assert judged.chosen.action == other.action
    assert judged.loss < 0.15
    assert judged.best.value >= judged.chosen.value


def test_a_move_that_fell_behind_by_chance_is_weighed_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot tries a move no further once it is behind: in the worlds it met, it looks too bad."""
    state = closecall.game("poof").start(2, 5, rounds=1)
    seat = state.actors()[0]
    best, other, *_ = consider(state, seat, seed_at(0, 0))
    unlucky = Candidate(other.action, 24, best.value - 0.3, 0.02)
    monkeypatch.setattr(decisions, "consider", lambda *_: [best, unlucky])
    scale = scale_of(state.game, 2)
    judged = judge(state, 0, seat, other.action, 1, scale=scale, seed=0, budget=None)
    true = best.value - other.value
    assert judged.loss == pytest.approx(true, abs=0.1)
    assert judged.considered[1] == judged.chosen


def test_a_move_behind_a_choice_that_is_stood_by_is_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Such a bot puts nothing above its own choice, so what it says of others is no measure."""
    state = closecall.game("five-to-close").start(2, 4)
    seat = state.actors()[0]
    deck, other, *_ = state.legal(seat)
    rows = [Candidate(deck, 100, 0.6, 0.001), Candidate(other, 100, 0.3, 0.001)]
    monkeypatch.setattr(decisions, "consider", lambda *_: list(rows))
    scale = scale_of(state.game, 2)
    judged = judge(state, 0, seat, other, 1, scale=scale, seed=0, budget=None)
    assert judged.loss < 0.1


def test_two_positions_are_compared_at_a_glance() -> None:
    """To weigh all moves in each of them takes four times as long, for values that are alike."""
    record = short("closing-in")
    policy = closecall.game("closing-in").policy()

    class Counting:
        """Asks the policy, and counts; it knows nothing longer than a glance."""

        stage, value = policy.stage, policy.value
        glances = 0

        def glance(self, *asked: Any) -> float:
            self.glances += 1
            return float(policy.glance(*asked))

    asked = Counting()
    outlook = decisions.Outlook(policy)
    outlook.policy = asked  # type: ignore[assignment]
    apart = []
    for move, seat, _, state in list(choices(record))[::6]:
        best, *_, other = consider(state, seat, seed_at(0, move))
        outlook.compare(state, seat, best, other.action, move, None)
        moves = Moves()
        state.offer(seat, moves)
        apart.append(abs(policy.glance(state.imagine(seat, 1), seat, moves, Rng(1)) - best.value))
    assert asked.glances == 2 * decisions.PLANNED_WORLDS * len(apart)
    assert fmean(apart) < 0.02


def test_what_is_worked_out_gets_no_surer_by_a_second_look() -> None:
    state = closecall.game("close-to-the-mark").start(2, 5)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    best, second, *_, last = consider(state, 0, seed_at(0, 2))
    scale = scale_of(state.game, 2)
    assert second.visits == best.visits > last.visits  # looked at two rolls further, played on
    for other, off in ((second, 0.001), (last, last.error)):
        judged = judge(state, 2, 0, other.action, 1, scale=scale, seed=0, budget=None)
        assert judged.loss == pytest.approx(best.value - other.value, abs=off)
        assert judged.doubt == pytest.approx(math.hypot(best.error, other.error), rel=0.5)


def test_random_is_worse_than_medium_is_worse_than_best() -> None:
    losses = {}
    for level in ("random", "medium", "best"):
        judged: list[Decision] = []
        for number in range(2):
            record = play("poof", 2, {"rounds": 1}, level, bytes([number] * 32))
            judged += review(record).decisions
        losses[level] = fmean(each.loss for each in judged)
    assert losses["random"] > losses["medium"] > losses["best"]
    assert losses["best"] < closecall.game("poof").misses[0]


def test_the_stronger_a_level_the_less_it_loses() -> None:
    """All in the same positions: those of a level's own making may decide less than others'."""
    losses: dict[str, list[float]] = {"random": [], "easy": [], "medium": [], "hard": []}
    for number, table in enumerate((("easy", "medium"), ("medium", "hard"), ("hard", "easy"))):
        course = Course(play("close-to-the-mark", 2, {}, table, bytes([number] * 32)))
        for choice in course.choices[::2]:
            for level, found in losses.items():
                action = choose(choice.state, choice.seat, level, choice.move)
                tried = msgspec.structs.replace(choice, action=action)
                found.append(course.judge(tried).loss)
    means = [fmean(found) for found in losses.values()]
    assert means == sorted(means, reverse=True)


# Honesty ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", SHORT)
def test_only_what_the_seat_knew_counts(key: str) -> None:
    """Every state of the record is swapped for one that the mover cannot tell from it."""
    record = short(key)
    # Decisions are independent of each other: a few from all over the match will do.
    wanted = list(choices(record))[:: max(1, len(record.moves) // 12)]
    course = Course(record)
    found = {each.move: each for each in reviewed(key).decisions}
    choice_at = {each.move: each for each in course.choices}
    for move, seat, _, state in wanted:
        choice = choice_at[move]
        truth = course.judge(choice)
        twin = state.imagine(seat, 987_654_321 + move)
        assert course.judge(msgspec.structs.replace(choice, state=twin)) == truth
        # The whole review says the same, but for the level of its values.
        assert (truth.grade, truth.change) == (found[move].grade, found[move].change)
        assert truth.loss == found[move].loss


@pytest.mark.parametrize("key", ["poof", "close-enough", "five-to-close"])
def test_a_move_is_measured_alike_whatever_is_hidden(key: str) -> None:
    """Moves that were not considered, and those that are looked at again, see no true card."""
    policy = closecall.game(key).policy()
    few = Budget(iterations=4)
    seen = 0
    for move, seat, action, state in list(choices(short(key)))[2::5][:6]:
        best = consider(state, seat, seed_at(0, move))[0]
        others = [each for each in state.legal(seat) if each != best.action]
        other = Candidate(action if action in others else others[0], 1, best.value, 0.0)
        outlook = decisions.Outlook(policy)
        truth, *twins = [
            (
                outlook.compare(each, seat, best, other.action, move, few),
                outlook.look_again(each, seat, best, other, move, few),
            )
            for each in (state, *(state.imagine(seat, number) for number in (7, 8, 9)))
        ]
        assert [truth] * 3 == twins
        seen += state != state.imagine(seat, 7)
    assert seen >= 3, "something was hidden"


def test_nothing_but_imagined_states_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the move that nobody considered is measured in imagined worlds."""
    state = closecall.game("poof").start(2, 5, rounds=1)
    seat = state.actors()[0]
    seen: list[State] = []
    kept = decisions.Outlook.after

    def spy(self: decisions.Outlook, world: State, *args: int) -> float:
        seen.append(world)
        return kept(self, world, *args)

    monkeypatch.setattr(decisions.Outlook, "after", spy)
    best, *_, other = consider(state, seat, 1)
    outlook = decisions.Outlook(closecall.game("poof").policy())
    outlook.compare(state, seat, best, other.action, 1, Budget(iterations=3))
    assert len(seen) == 6
    assert all(world != state for world in seen)
    assert all(world.view(seat) == state.view(seat) for world in seen)


# Repeating --------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_review() -> None:
    record = Record.load(short("poof").to_json())
    assert review(record) == reviewed("poof")
    assert review(record, seed=1) != reviewed("poof")


def test_one_seat_alone_is_reviewed_alike_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    alone = review(short("poof"), 1, progress=lambda done, total: told.append((done, total)))
    whole = reviewed("poof")
    assert alone.accounts == whole.accounts[1:]
    assert alone.summaries == whole.summaries[1:]
    assert alone.decisions == tuple(each for each in whole.decisions if each.seat == 1)
    total = len(whole.decisions)
    assert told == [(done, total) for done in range(total + 1)]


def test_a_review_survives_json() -> None:
    whole = reviewed("close-enough")
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Review) == whole


# Units and other games --------------------------------------------------------------------------


def test_alone_the_unit_is_points() -> None:
    record = play("close-to-the-mark", 1, {}, "medium")
    found = review(record)
    assert record.result is not None
    assert found.unit == "points"
    assert found.accounts[0].result == pytest.approx(record.result.scores[0])
    assert found.accounts[0].others == 0.0


def test_who_gives_up_alone_gets_what_is_on_the_sheet() -> None:
    """What the sheet might have come to is nobody's result; nor is it bad luck."""
    record = play("close-to-the-mark", 1, {}, "medium", most=6)
    assert record.result is not None and record.result.reason == "resigned"
    [line] = review(record).accounts
    assert line.result == record.result.scores[0] < 40
    assert line.steps[-1].luck == 0.0
    assert line.start + line.luck + line.own + line.others == pytest.approx(line.result)


def test_who_decided_nothing_has_no_accuracy(tmp_path: Path) -> None:
    """Everybody left at once: there is nothing to say, least of all that it was perfect."""
    record = play("poof", 2, {"rounds": 1}, "easy", most=0)
    found = review(record)
    assert [each.decisions for each in found.summaries] == [0, 0]
    words = Words(found.game, found.unit, "en")
    assert [words.accuracy(each) for each in found.summaries] == ["–", "–"]
    assert render(found, "en", record).count("'>–</td>") == 2
    record.save(tmp_path / "left.json")
    assert "–" in run(tmp_path / "left.json", "--seat", 0).stdout
    assert words.accuracy(reviewed("poof").summaries[0]) != "–"


@pytest.mark.parametrize(("key", "revision"), [("close-enough", 1), ("closing-in", 3)])
def test_a_match_by_older_rules_is_reviewed_by_them(key: str, revision: int) -> None:
    seats = SHORT[key][0]
    game = closecall.game(key)
    assert revision < game.revision
    state = game.start(seats, 0, revision=revision)
    start = stream_seed(
        SEED,
        nonces := [absent_nonce(commitment_of(SEED), seat) for seat in range(seats)],
        game=key,
        revision=revision,
        options=state.terms.options,
    )
    state = game.start(seats, start, revision=revision, **state.terms.options)
    moves: list[tuple[int, str]] = []
    while len(moves) < 12:
        seat = state.actors()[0]
        action = choose(state, seat, "easy", len(moves))
        moves.append((seat, game.move(action).text))
        state.apply(seat, action)
    record = make(state, seed=SEED, nonces=nonces, moves=moves, resigned=[0], over=True)
    found = review(Record.load(record.to_json()))
    assert len(found.decisions) > 5
    assert all(each.state.terms.revision == revision for each in Course(record).choices)


def test_a_game_without_a_policy_is_reviewed_by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_GAMES", {})
    game = registry.register(Toy())
    match = Match(game, 2, seed=SEED, nonces=[None, None])
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[-1])
    found = review(match.record(), budget=Budget(iterations=60))
    assert found.decisions
    for line in found.accounts:
        assert line.start + line.luck + line.own + line.others == pytest.approx(line.result)
    assert "Toy" in render(found, "fr")


@pytest.mark.parametrize("unit", THRESHOLDS)
def test_grades_get_worse_with_the_loss(unit: grades.Unit) -> None:
    limits = THRESHOLDS[unit]
    losses = [0.0, limits.inaccuracy / 2, *limits]
    assert [grades.grade_of(loss, 0.0, limits) for loss in losses] == list(GRADES)
    assert [grades.grade_of(loss, loss, limits) for loss in losses[1:]] == ["fine"] * 4
    assert grades.accuracy_of([], limits) == grades.accuracy_of([0.0], limits) == 100.0


def test_a_game_says_what_a_mistake_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same losses have other grades and another accuracy where a game counts otherwise."""
    record = play("poof", 2, {"rounds": 1}, "random", bytes(32))
    strict = review(record)
    monkeypatch.setattr(type(closecall.game("poof")), "misses", (0.9, 0.95, 1.0))
    mild = review(record)
    assert [each.loss for each in strict.decisions] == [each.loss for each in mild.decisions]
    assert {each.grade for each in mild.decisions} <= {"best", "fine"}
    assert {each.grade for each in strict.decisions} - {"best", "fine"}
    assert strict.summaries[0].accuracy < mild.summaries[0].accuracy


# What is refused --------------------------------------------------------------------------------


def test_a_running_match_is_refused() -> None:
    match = Match(closecall.game("poof"), 2, {"rounds": 1})
    with pytest.raises(BadRecord, match="a match that is over: a running one is not reviewed"):
        review(match.record())
    for missing in ("seed", "result"):
        half = msgspec.structs.replace(short("poof"), **{missing: None})
        with pytest.raises(BadRecord, match=f"got 'no {missing} yet'"):
            review(half)


def test_an_altered_record_is_refused() -> None:
    record = short("poof")
    for altered in (
        msgspec.structs.replace(record, moves=record.moves[:-1]),
        msgspec.structs.replace(record, seed="0" * 64),
        msgspec.structs.replace(record, result=Result((0, 0), (), "rounds")),
    ):
        with pytest.raises(BadRecord, match="an unaltered record"):
            review(altered)


def test_another_revision_is_refused() -> None:
    newer = msgspec.structs.replace(short("poof"), revision=99)
    newer = msgspec.structs.replace(newer, seals=seals_of(newer))
    with pytest.raises(BadRecord, match="newer rules need a newer version"):
        review(newer)


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0"])
def test_a_seat_that_is_none_is_refused(seat: object) -> None:
    with pytest.raises(BadOptions, match="a seat from 0 to 1"):
        review(short("poof"), seat)  # type: ignore[arg-type]


def test_what_is_no_record_seed_or_budget_is_refused() -> None:
    with pytest.raises(BadRecord, match="a Record"):
        review("match.json")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="a whole number"):
        review(short("poof"), seed="x")  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="a Budget"):
        review(short("poof"), budget=5)  # type: ignore[arg-type]


# The command and the page -----------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    short("poof").save(path)
    return path


def run(*arguments: object, expect: int = 0) -> Printed:
    words = ["review", *map(str, arguments)]
    result = CliRunner().invoke(commands, words, prog_name="closecall")
    assert result.exit_code == expect, result.output
    return result


def test_json_is_the_whole_review(file: Path) -> None:
    printed = run(file, "--json").stdout
    assert msgspec.json.decode(printed, type=Review) == reviewed("poof")
    assert json.loads(run(file, "--json", "--seat", 1).stdout)["summaries"][0]["seat"] == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Luck and skill", "Turning points")),
        ("de", ("Glück und Können", "Wendepunkte")),
        ("fr", ("Chance et talent", "Tournants")),
        ("it", ("Fortuna e abilità", "Momenti decisivi")),
    ],
)
def test_command_and_page_speak_four_languages(
    file: Path, tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    page = tmp_path / "review.html"
    shown = run(file, "--seat", 0, "--lang", lang, "--html", page).stdout
    html = page.read_text(encoding="utf-8")
    assert f"<html lang='{lang}'>" in html
    for word in words:
        assert word in shown
        assert word in html


def test_the_page_needs_nothing_else_and_marks_every_miss() -> None:
    found = reviewed("close-enough")
    html = render(found)
    assert "http" not in html
    assert "<script" not in html
    assert "<th scope='col'></th>" not in html
    misses = [
        each for each in found.decisions if each.grade in ("inaccuracy", "mistake", "blunder")
    ]
    assert misses
    assert html.count("href='#move-") == html.count("id='move-") == len(misses)
    assert html.count("<polyline") == found.seats


def test_marks_lie_on_the_line_of_their_seat() -> None:
    """Not at the value of the move that was missed, which is above it."""
    found = reviewed("close-enough")
    html = render(found)
    points = set(re.findall(r"[\d.]+,[\d.]+", "".join(re.findall("points='([^']+)'", html))))
    marks = re.findall(r"<circle cx='([\d.]+)' cy='([\d.]+)'", html)
    assert marks
    assert {",".join(mark) for mark in marks} <= points


@pytest.mark.parametrize(
    ("key", "against"), [("close-enough", "a sound player’s"), ("closing-in", "the best move")]
)
def test_the_page_says_whom_decisions_are_compared_with(key: str, against: str) -> None:
    found = reviewed(key)
    assert f"compared with {against}" in render(found)


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("key", SHORT)
def test_moves_are_said_in_words(key: str, lang: str) -> None:
    """People know "Lock TRAIN for 25 points", not `lock:3`."""
    found = reviewed(key)
    all_missed = [msgspec.structs.replace(each, grade="mistake") for each in found.decisions]
    blamed = msgspec.structs.replace(found, decisions=tuple(all_missed))
    words = Words(key, found.unit, lang, short(key))
    told = re.findall("<dd>(.*?)</dd>", render(blamed, lang, short(key)))
    codes = set()
    for each in blamed.decisions:
        for weighed in (each.chosen, each.best):
            said = words.move(each, weighed)
            assert "move-" not in said
            assert escape(said) in told
            codes.add(weighed.text)
    assert codes.isdisjoint(told)


@pytest.mark.parametrize(("lang", "sign"), [("en", "%"), ("de", "\u00a0%"), ("fr", "\u00a0%")])
def test_per_cent_is_written_as_the_language_does(lang: str, sign: str) -> None:
    found = reviewed("poof")
    words = Words(found.game, found.unit, lang)
    for turn in found.turning_points:
        assert re.search(rf"\d{sign} \(", words.turn(turn, found.moves))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seat", "7"), "seat: expected a seat from 0 to 1"),
        (("--lang", "xx"), "lang: expected one of en, de, fr, it"),
        (("--html", "/nowhere/x.html"), "html: expected a file that can be written"),
    ],
)
def test_mistakes_get_one_clear_line(file: Path, arguments: tuple[str, ...], message: str) -> None:
    result = run(file, *arguments, expect=2)
    assert result.stdout == ""
    assert result.stderr.startswith(f"closecall: {message}")
    assert result.stderr.count("\n") == 1


def test_a_page_that_cannot_be_written_is_refused_before_the_work(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(*told: object, **named: object) -> Review:
        raise AssertionError("nothing is judged")

    monkeypatch.setattr(command, "review", work)
    for path in (tmp_path, tmp_path / "none" / "x.html", file / "x.html"):
        result = run(file, "--html", str(path), expect=2)
        assert result.stdout == "" and str(path) in result.stderr
    result = CliRunner().invoke(commands, ["review", str(file), "--html", str(tmp_path / "x.html")])
    assert isinstance(result.exception, AssertionError), "where it can be written, work begins"


def test_a_running_match_and_a_broken_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    Match(closecall.game("poof"), 2).record().save(path)
    assert "a match that is over" in run(path, expect=2).stderr
    path.write_text("{}")
    assert "a record of a match" in run(path, expect=2).stderr
    assert "a readable file" in run(tmp_path / "none.json", expect=2).stderr


def test_a_record_of_an_unknown_game_is_refused(file: Path) -> None:
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "game": "chess"}))
    result = run(file, expect=2)
    assert "'chess'" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
def test_no_word_is_cut_off_in_the_terminal(file: Path, lang: str) -> None:
    assert "…" not in run(file, "--lang", lang).stdout
