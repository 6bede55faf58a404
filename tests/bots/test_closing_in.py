"""The bots of Closing In: honest, sensible, and as strong as they should be."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

import closecall
from closecall.bots import LEVELS, choose, consider, explain
from closecall.engine.arrays import float_zeros
from closecall.engine.core import State
from closecall.engine.errors import CloseCallError
from closecall.engine.policy import HARD
from closecall.games.closing_in.layout import AT, CITY
from closecall.games.closing_in.moves import ESCAPE, SEND, SPACES
from closecall.games.closing_in.policy import WEIGHTS_FILE, policy, read_weights
from closecall.games.closing_in.policy_planner import Planner, probability
from closecall.games.closing_in.policy_training import Trainer
from closecall.games.closing_in.policy_values import FIGURES, PAIRS, WEIGHTS, Judge
from closecall.games.closing_in.rules import ClosingInState

GAME = closecall.game("closing-in")


def play(seats: int, seed: int, levels: list[str], **options: object) -> State:
    state, step = GAME.start(seats, seed, **options), 0
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, choose(state, seat, levels[seat], seed * 1000 + step))
        step += 1
    return state


def wins(bot: str, games: int) -> int:
    ends = [play(2, seed, [bot] * 2, level="easy").result() for seed in range(games)]
    return sum(bool(end.winners) for end in ends)


REMOVED = ["a2", "b2", "a3", "b3", "c3", "d3"]


def position(**changes: object) -> State:
    """An opening of two players in a fixed city, with changes; players alike unless given.

    Its box stays as it is: tuning the default one changes no position.
    """
    data = GAME.start(2, 1, edition="lean").snapshot()
    saved = cast(dict[str, object], data["state"])
    saved["tiles"] = [
        "Apartments",
        "Radio Tower",
        "Docks",
        "Tunnel",
        *[tile for tile in cast(list[str], saved["tiles"]) if tile in OTHERS],
    ]
    saved.update({"enforcers": [0] * SPACES, "intel": []})
    saved.update(changes)
    return GAME.restore(data)


OTHERS = (
    "Market",
    "Hospital",
    "Police Station",
    "Train Yard",
    "Library",
    "Factory",
    "Warehouse",
    "City Park",
)


def move_cards(state: State, hands: list[list[str]], spaces: list[str | None]) -> State:
    """Give players these cards and places; what they held goes to the discards."""
    data = state.snapshot()
    saved = cast(dict[str, object], data["state"])
    players = cast(list[dict[str, object]], saved["players"])
    discards = cast(list[str], saved["inventory_discards"])
    deck = cast(list[str], saved["inventory_deck"])
    for player in players:
        deck += cast(list[str], player["cards"])
    for player, cards, space in zip(players, hands, spaces, strict=True):
        for card in cards:
            (deck if card in deck else discards).remove(card)
        player["cards"], player["space"] = cards, space
    return GAME.restore(data)


def chosen(state: State, level: str) -> str:
    return GAME.move(choose(state, state.actors()[0], level, 1)).text


# Honest and deterministic ---------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_choice_depends_on_nothing_hidden(level: str, seats: int) -> None:
    state = GAME.start(seats, 5)
    for step in range(24):
        if state.over:
            break
        seat = state.actors()[0]
        action = choose(state, seat, level, step)
        assert action in state.legal(seat)
        assert action == choose(state, seat, level, step)
        assert action == choose(state.imagine(seat, 99), seat, level, step)
        state.apply(seat, action)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_all_levels_play_at_every_table(seats: int, level: str) -> None:
    levels = ["medium", "easy", "random", "medium"][:seats]
    assert play(seats, 3, levels, level=level).over


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    odd = tmp_path / "weights.json"
    odd.write_text('{"weights": [1.0, 2.0]}')
    with pytest.raises(CloseCallError, match=f"expected {WEIGHTS} weights, got 2"):
        read_weights(odd)


# Sensible ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["medium", "hard", "best"])
def test_the_last_intel_is_sent(level: str) -> None:
    late = position(sent=3, removed=REMOVED, turn_number=20)
    state = move_cards(late, [["cash", "bribe"], ["cash"]], ["b1", "b1"])
    data = state.snapshot()
    saved = cast(dict[str, object], data["state"])
    cast(list[dict[str, object]], saved["players"])[0]["intel"] = 1
    state = GAME.restore(data)
    seat = state.actors()[0]
    for step in range(4):
        action = choose(state, seat, level, step)
        state.apply(seat, action)
        if action == SEND:
            return
    raise AssertionError("four actions and nothing sent")


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_there_with_the_key_leaves(level: str) -> None:
    state = move_cards(position(sent=4), [["boat-key"], []], ["c1", "c1"])
    if level in ("gentle", "easy"):  # may think of something else first
        assert ESCAPE in state.legal(0)
        return
    assert chosen(state, level) == "escape"
    assert consider(state, 0, 1)[0].action == ESCAPE


def test_the_tower_is_saved() -> None:
    """Three enforcers would close it at the end of this turn."""
    enforcers = [0, 3] + [0] * 10
    state = move_cards(position(enforcers=enforcers), [[], []], ["b2", "a1"])
    for step in range(2):
        state.apply(0, choose(state, 0, "best", step))
        if state.actors() != (0,):
            break
    game = cast(ClosingInState, state)
    assert not game.over
    assert game.stands(1)


def test_levels_are_apart() -> None:
    """On level easy a medium pair wins nearly always, a random one never."""
    assert wins("random", 10) == 0
    assert wins("medium", 10) >= 5


def test_the_weights_are_those_learned_on_the_lean_box() -> None:
    """Weights learned on another box won 79 of these matches, those that ship 92."""
    box = {"level": "standard", "edition": "lean"}
    ends = [play(2, seed, ["medium"] * 2, **box).result() for seed in range(150)]
    assert sum(bool(end.winners) for end in ends) >= 86


def test_hard_thinks_longer_in_a_team_of_four() -> None:
    """It is harder to lead; so that all teams win about as often it takes more thought."""
    team = policy()
    efforts = []
    for seats in GAME.seats:
        team.prepare(HARD, seats)
        thinker = team.thinker
        lines = thinker.wide * thinker.ends
        efforts.append(lines * thinker.passes * thinker.worlds * thinker.ahead)
    assert efforts[0] == efforts[1] < efforts[2]


# Planning ---------------------------------------------------------------------------------------


def judge() -> Judge:
    return Judge(read_weights(WEIGHTS_FILE))


def test_distances_are_steps_plus_a_card_for_each_hole() -> None:
    weigher = judge()
    weigher.chart(CITY)
    base = CITY * PAIRS
    assert weigher.far[base + 0 * SPACES + 11] == 5
    assert weigher.far[base + 4 * SPACES + 4] == 0
    holed = CITY & ~(1 << 1)
    weigher.chart(holed)
    assert weigher.far[holed * PAIRS + 0 * SPACES + 2] == 3  # as far across the hole
    assert weigher.far[holed * PAIRS + 0 * SPACES + 5] == 2


def test_chances_count_the_cards_left() -> None:
    """Both cards of a tile among four, two drawn: one or more 5/6, both 1/6."""
    state = cast(ClosingInState, GAME.start(2, 1).copy())
    weigher = judge()
    state.drawn = 20
    state.known = 0
    cards = sorted({int(card) for card in state.board[-24:]})
    board = [card for card in list(state.board[-24:]) if card >> 1 != 0]
    first = len(state.board) - 24
    for i, card in enumerate([*board, 0, 0]):
        state.board[first + i] = card
    weigher.study(state)
    space = int(state.grid[SPACES])
    assert cards
    assert weigher.one[2 * SPACES + space] == pytest.approx(5 / 6)
    assert weigher.two[2 * SPACES + space] == pytest.approx(1 / 6)
    assert weigher.one[0 * SPACES + space] == 0


def test_ends_are_sorted_and_none_has_enforced_yet() -> None:
    state = cast(ClosingInState, GAME.start(3, 2))
    weigher = judge()
    planner = Planner(weigher)
    weigher.study(state)
    planner.plan(state, 8, 6)
    assert len(planner.ends) == 6
    assert all(one.value > other.value for one, other in pairwise(planner.ends))
    for end in planner.ends:
        assert end.first in state.legal(0)
        assert end.state.turn_number == state.turn_number
        assert end.state.drawn == state.drawn
        assert end.state.board[AT] >= 0
        assert 0 < probability(end.value) < 1


@pytest.mark.parametrize("width", [1, 2, 24])
def test_a_way_out_of_a_hole_is_found_when_a_card_must_buy_it(width: int) -> None:
    """Three steps through holes, two actions: not having bought looks best and leads nowhere."""
    holes = [column + row for row in "123" for column in "abcd" if column + row not in ("b1", "c1")]
    saved = cast(dict[str, list[dict[str, object]]], position().snapshot()["state"])
    first, second = saved["players"]
    late = position(sent=1, removed=holes, players=[first, {**second, "intel": 3}])
    state = move_cards(
        late, [["smoke-bomb", "bribe", "sewer-map", "walkie-talkie"], []], ["d3", "b1"]
    )
    assert [GAME.move(action).text for action in state.legal(0)] == ["buy walkie-talkie"]
    planner = Planner(judge())
    planner.best_end(cast(ClosingInState, state), width)
    assert [GAME.move(end.first).text for end in planner.ends] == ["buy walkie-talkie"]


def test_learning_brings_the_chance_towards_what_came() -> None:
    trainer = Trainer(float_zeros(WEIGHTS))
    state = cast(ClosingInState, GAME.start(2, 1))
    weigher = trainer.judge
    weigher.study(state)
    weigher.look(state)
    assert weigher.chance(state) == 0.5
    figures = weigher.figures[:]
    assert len(figures) == FIGURES
    trainer.learn([figures], [0], 1.0, 0.1)
    assert weigher.chance(state) > 0.6


# Words ------------------------------------------------------------------------------------------


def test_hints_are_sorted_and_legal() -> None:
    state = GAME.start(4, 3)
    advice = explain(state, 0, "en", seed=2)
    assert len(advice) > 1
    assert all(one.value >= other.value for one, other in pairwise(advice))
    assert {each.action for each in advice} <= set(state.legal(0))
