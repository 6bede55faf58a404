"""The bots of Close Enough: honest, sensible, and as strong as they should be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from bots.honesty import check_honesty
from games.close_enough.tables import GAME, SMALL, matches, position

from closecall.bots import LEVELS, choose, consider, policy_of
from closecall.bots.search import Search
from closecall.engine.core import Moves, State
from closecall.engine.rng import Rng
from closecall.games.close_enough.imagine import CloseEnoughState
from closecall.games.close_enough.layout import DECK, HAND, HAND_SIZE, KINDS
from closecall.games.close_enough.moves import CALL_IT, FOLD_LOT, STAY_IN
from closecall.games.close_enough.policy import CloseEnoughPolicy

SOUND = ["medium", "hard", "best"]
ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "train_close_enough.py"
LEARNED = ROOT / "src" / "closecall" / "games" / "close_enough" / "policy_learned.py"
CALLERS_TABLE: dict[int, dict[str, object]] = {0: {"status": "called"}}


def play(seats: int, seed: int, levels: list[str], **options: object) -> State:
    state = GAME.start(seats, seed, **options)
    step = 0
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, choose(state, seat, levels[seat], seed * 10_000 + step))
        step += 1
    return state


def chosen(state: State, seat: int, level: str) -> str:
    return GAME.move(choose(state, seat, level, 1)).text


# Honest and deterministic ---------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_choice_depends_on_nothing_hidden(level: str) -> None:
    for step, state in enumerate(matches(2)):
        if step % 11 or state.over:
            continue
        check_honesty(state, state.actors()[-1], level, step)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("advanced", [False, True])
def test_all_levels_play_at_every_table(seats: int, advanced: bool) -> None:
    levels = ["hard", "medium", "easy", "random", "medium"][:seats]
    assert play(seats, 3, levels, advanced=advanced).over


@pytest.mark.parametrize("level", LEVELS)
def test_another_box_is_played(level: str) -> None:
    assert play(3, 4, [level, "medium", "medium"], edition=SMALL, advanced=True).over


# Sensible ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", SOUND)
def test_an_exact_hit_is_called(level: str) -> None:
    state = position([[5, 5, 4], [1, 2, 9], [2, 2, 8], [3, 9, 9]], [14, 8, 16, 12])
    assert chosen(state, 0, level) == "call"


@pytest.mark.parametrize("level", SOUND)
def test_far_away_is_not_called(level: str) -> None:
    """A bluff is no use where the others lose nothing by staying in."""
    lots = [[9, 9, 9], [1, 2, 9], [2, 2, 8], [3, 9, 9]]
    state = position(lots, [8, 14, 16, 12], stars=[5, 0, 0, 0])
    assert chosen(state, 0, level) != "call"


@pytest.mark.parametrize("level", SOUND)
def test_the_open_card_that_hits_is_taken_in_a_last_turn(level: str) -> None:
    lots = [[5, 5, 5], [5, 5, 1], [4, 9, 9], [9, 9, 8]]
    state = position(
        lots, [16, 14, 8, 9], stars=[3, 3, 3, 3], players=CALLERS_TABLE, caller=0, turn=1
    )
    assert chosen(state, 1, level) == "stay"
    state.apply(1, GAME.action(GAME.parse("stay")))
    assert chosen(state, 1, level) == "take:2"
    state.apply(1, GAME.action(GAME.parse("take:2")))
    assert chosen(state, 1, level) == "give:1"


@pytest.mark.parametrize("level", SOUND)
def test_a_hopeless_lot_is_folded(level: str) -> None:
    lots = [[5, 5, 6], [9, 9, 9], [8, 9, 9], [9, 8, 8]]
    state = position(
        lots, [16, 7, 8, 9], stars=[3, 3, 3, 3], players=CALLERS_TABLE, caller=0, turn=1
    )
    assert chosen(state, 1, level) == "fold"


@pytest.mark.parametrize("level", SOUND)
def test_a_token_is_used_where_it_hits_and_kept_where_not(level: str) -> None:
    players: dict[int, dict[str, object]] = {
        0: {"status": "called"},
        1: {"status": "stayed"},
        2: {"status": "folded"},
    }
    nudge = {0: [["lock", "nudge"]]}
    for hand, wanted in (
        ([5, 5, 3], {"raise:5", "raise:3", "raise:face-up"}),
        ([5, 5, 4], {"keep"}),
    ):
        state = position(
            [hand, [6, 6, 6], [9, 9, 9]],
            [14, 17, 8],
            tokens=nudge,
            stars=[2, 2, 2],
            players=players,
            caller=0,
            phase="tokens",
        )
        assert chosen(state, 0, level) in wanted


def test_those_who_think_seldom_bluff_with_stars_to_lose() -> None:
    """Their rivals do not all fold: a call from far away costs a star for each who stays closer."""
    policy = policy_of(GAME.key)
    assert isinstance(policy, CloseEnoughPolicy)
    calls = far = 0
    for seed in range(30):
        state: Any = GAME.start(4, 900 + seed)
        step = 0
        while not state.over:
            seat = state.actors()[0]
            action = choose(state, seat, "hard", seed * 10_000 + step)
            if action == CALL_IT and state.stars(seat) > 0:
                calls += 1
                far += policy.now(state, seat) > 2
            state.apply(seat, action)
            step += 1
    assert calls > 80
    assert far < 0.2 * calls  # 0.38 if the rivals in roll-outs fold whatever looks bad


@pytest.mark.parametrize(("lot", "target"), [([8, 9, 8], 14), ([9, 9, 8], 17)])
def test_roll_outs_have_rivals_who_stay_in(lot: list[int], target: int) -> None:
    """What looks worse than folding is done now and then, more often against a bluff."""
    policy = policy_of(GAME.key)
    often = []
    for caller in ([5, 5, 6], [9, 9, 1]):  # a hit, and three away
        state = position(
            [caller, lot, [1, 1, 2], [2, 2, 1]],
            [16, target, 23, 22],
            stars=[3, 3, 3, 3],
            players=CALLERS_TABLE,
            caller=0,
            turn=1,
        )
        moves = Moves()
        state.offer(1, moves)
        picks = [policy.pick(state, 1, moves, Rng(seed)) for seed in range(400)]
        often.append(picks.count(STAY_IN) / len(picks))
        assert chosen(state, 1, "medium") == "fold"
    assert 0.05 < often[0] < often[1] < 0.95


def test_levels_are_apart() -> None:
    """Medium wins nearly always against three random players: 22 of 40 is a wide margin."""
    won = sum(
        play(4, seed, ["medium"] + ["random"] * 3).result().winners == (0,) for seed in range(40)
    )
    assert won >= 22


# What the others may hold -----------------------------------------------------------------------


def test_learning_is_repeatable(tmp_path: Path) -> None:
    """The tool writes the same file for the same seed, in the form of the one that ships."""
    made = []
    for name in ("one.py", "two.py"):
        command = [sys.executable, str(TOOL), "--games", "8", "--into", str(tmp_path / name)]
        subprocess.run(command, check=True, capture_output=True)
        made.append((tmp_path / name).read_text())
    assert made[0] == made[1]
    assert len(made[0].splitlines()) == len(LEARNED.read_text().splitlines())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_round_begins_with_what_the_one_before_was_said_to_be_worth(seats: int) -> None:
    """To the leader: with other players than those of roll-outs, or for another number of seats,
    a lead is thought too much of.
    """
    policy = policy_of(GAME.key)
    search = Search(policy)
    gaps = []
    for seed in range(60):
        state: Any = GAME.start(seats, seed)
        while not state.over:
            search.roll_out(state, state.round, Rng(seed))
            stars = [int(state.stars(seat)) for seat in range(seats)]
            leader = max(range(seats), key=stars.__getitem__)
            if state.over or sorted(stars)[-2] + 2 > stars[leader]:
                continue
            played = []
            for chance in range(40):
                world = state.redeal(-1, Rng(chance))
                search.roll_out(world, world.round, Rng(-1 - chance))
                played.append(policy.value(world, leader))
            gaps.append(fmean(played) - policy.value(state, leader))
    assert len(gaps) > 50
    assert abs(fmean(gaps)) < 0.012


def test_a_move_leads_in_the_worlds_in_which_roll_outs_do_something_else() -> None:
    """They stay in by what the caller has in each world; what they do there gains nothing."""
    policy = policy_of(GAME.key)
    lots = [[5, 5, 6], [1, 9, 9], [8, 9, 9], [9, 8, 8]]
    state = position(
        lots, [16, 7, 8, 9], stars=[3, 3, 3, 3], players=CALLERS_TABLE, caller=0, turn=1
    )
    stays, folds = (policy.leads(state, 1, action, 200, Rng(4)) for action in (STAY_IN, FOLD_LOT))
    assert all(0.0 in pair for pair in zip(stays, folds, strict=True))
    assert sum(lead != 0.0 for lead in stays) > 20  # roll-outs fold there
    assert sum(lead != 0.0 for lead in folds) > 20


def test_who_called_is_believed_to_be_close() -> None:
    policy = policy_of(GAME.key)
    assert isinstance(policy, CloseEnoughPolicy)
    lots = [[5, 5, 6], [1, 9, 9], [8, 9, 9], [9, 8, 8]]
    state = position(
        lots, [16, 7, 8, 9], stars=[3, 3, 3, 3], players=CALLERS_TABLE, caller=0, turn=1
    )
    assert isinstance(state, CloseEnoughState)
    near = dealt = 0
    for seed in range(200):
        world = state.redeal(1, Rng(seed))
        before = [world.table[DECK + card] for card in range(KINDS)]
        dealt += policy.now(world, 0) <= 1
        hands = hands_of(world)
        policy.beliefs(state, 1).deal(world, Rng(seed))
        near += policy.now(world, 0) <= 1
        # No card is made up or lost, and the bot's own lot stays.
        after = [world.table[DECK + card] for card in range(KINDS)]
        for card in range(KINDS):
            assert before[card] + hands.count(card) == after[card] + hands_of(world).count(card)
        assert hands[2:4] == hands_of(world)[2:4]
    # Some callers bluff, so not quite all are believed.
    assert dealt < 60 and near > 130


def hands_of(state: CloseEnoughState) -> list[int]:
    return [int(state.table[HAND + i]) for i in range(4 * HAND_SIZE)]


def test_a_position_is_worth_more_with_stars_tokens_and_the_first_turn() -> None:
    policy = policy_of(GAME.key)
    lots = [[5, 5, 4], [1, 2, 9], [2, 2, 8], [3, 9, 9]]
    targets = [14, 8, 16, 12]
    plain = position(lots, targets, stars=[3, 3, 3, 3])
    ahead = position(lots, targets, stars=[3, 5, 3, 3])
    richer = position(lots, targets, stars=[3, 3, 3, 3], tokens={1: [["lock", "nudge"]]})
    assert sum(policy.value(plain, seat) for seat in range(4)) == pytest.approx(1)
    assert policy.value(plain, 0) > policy.value(plain, 1) > policy.value(plain, 3)
    assert policy.value(ahead, 1) > policy.value(plain, 1)
    assert policy.value(richer, 1) > policy.value(plain, 1)


# Hints ----------------------------------------------------------------------------------------


def test_a_hint_is_what_hard_would_play() -> None:
    for step, state in enumerate(matches(2)):
        if step % 23 or state.over:
            continue
        seat = state.actors()[-1]
        if len(state.legal(seat)) > 1:
            weighed = consider(state, seat, step)
            assert weighed[0].action == choose(state, seat, "best", step)
            assert all(0 <= each.value <= 1 and each.error >= 0 for each in weighed)
            assert weighed[0].visits == max(each.visits for each in weighed)


def test_a_hint_weighs_the_moves() -> None:
    state = position([[5, 5, 4], [1, 2, 9], [2, 2, 8], [3, 9, 9]], [14, 8, 16, 12])
    assert GAME.move(consider(state, 0, 1)[0].action).text == "call"
