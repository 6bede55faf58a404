"""Bots of every registered game: honest, repeatable, and able to say why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from bots.honesty import check_honesty

import closecall
from closecall import bots
from closecall.bots import Budget
from closecall.engine.core import State
from closecall.engine.errors import BadOptions, NotYourTurn
from closecall.engine.registry import Game
from closecall.text import languages

QUICK = Budget(iterations=24)
GAMES = closecall.list_games()


def positions(game: Game, seats: int, seed: int, wanted: int = 6) -> Iterator[State]:
    """Some positions of a match played by the game's own rules of thumb, early to late."""
    state = game.start(seats, seed)
    moves = 0
    while not state.over and wanted > 0:
        seat = state.actors()[0]
        if len(state.legal(seat)) > 1 and moves % 7 == seed % 7:
            wanted -= 1
            yield state
        state.apply(seat, bots.choose(state, seat, "random", seed + moves))
        moves += 1


EVERYBODY = [(game, player) for game in GAMES for player in bots.players(game.key)]


@pytest.mark.parametrize(("game", "level"), EVERYBODY, ids=lambda each: getattr(each, "key", each))
def test_a_bot_chooses_alike_on_the_truth_and_on_a_twin(game: Game, level: str) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for state in positions(game, seats, seed=3):
            for seat in state.actors():
                check_honesty(state, seat, level, 11, QUICK)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_seed_gives_the_same_move_and_changes_nothing(game: Game) -> None:
    for state in positions(game, game.seats[-1], seed=5, wanted=3):
        before = state.snapshot()
        seat = state.actors()[0]
        for player in bots.players(game.key):
            chosen = {bots.choose(state, seat, player, 7, QUICK) for _ in range(2)}
            assert len(chosen) == 1
        assert state.snapshot() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_hint_is_what_the_best_level_plays(game: Game) -> None:
    for state in positions(game, game.seats[-1], seed=6, wanted=4):
        seat = state.actors()[0]
        hint = bots.choose(state, seat, "hint", 9, QUICK)
        assert hint == bots.explain(state, seat, seed=9, budget=QUICK)[0].action
        if "accept" not in [game.move(action).text for action in state.legal(seat)]:
            # Asked about a word, the bot knows the word list and a hint does not.
            assert hint == bots.choose(state, seat, "best", 9, QUICK)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_search_plays_every_game_and_sees_nothing_hidden(game: Game) -> None:
    """Also in games whose levels work otherwise: within the budget, alike on a twin."""
    for seats in (game.seats[0], game.seats[-1]):
        for state in positions(game, seats, seed=4, wanted=3):
            for seat in state.actors():
                found = bots.search(state, seat, 5, QUICK)
                assert found == bots.search(state.imagine(seat, 99), seat, 5, QUICK)
                assert {each.action for each in found} <= set(state.legal(seat))
                assert sum(each.visits for each in found) == QUICK.iterations
                assert bots.search(state, seat, 5, Budget(seconds=0.002))


@pytest.mark.parametrize(
    "wrong",
    [
        {"iterations": -5},
        {"iterations": "x"},
        {"iterations": 1 << 70},
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": None},
    ],
    ids=str,
)
def test_a_budget_nobody_can_spend_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="budget"):
        Budget(**wrong)


def test_a_search_without_a_budget_ends() -> None:
    state = closecall.game("poof").start(2, 1)
    seat = state.actors()[0]
    assert bots.search(state, seat, 1, Budget()) and bots.consider(state, seat, 1, Budget())
    with pytest.raises(BadOptions, match="expected a Budget, got 5"):
        bots.choose(state, seat, "hard", 1, 5)  # type: ignore[arg-type]


def test_what_bots_cannot_use_is_refused() -> None:
    state = closecall.game("poof").start(2, 1)
    with pytest.raises(BadOptions, match="expected a state of a game, got None"):
        bots.choose(None, 0, "easy", 1)  # type: ignore[arg-type]
    with pytest.raises(BadOptions, match="lang: expected one of en, de, fr, it, got 'es'"):
        bots.explain(state, state.actors()[0], "es")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_level_plays_at_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        state, moves = game.start(seats, seats), 0
        thinks = bots.policy_of(game.key).thinks
        quick = [name for name in bots.LEVELS if not thinks(bots.LEVELS[name])]
        players = ["random", *quick, *bots.characters(game.key)]
        while not state.over and moves < 40:
            seat = state.actors()[0]
            level = players[(seat + moves) % len(players)]
            state.apply(seat, bots.choose(state, seat, level, moves))
            moves += 1
        assert moves > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_some_decisions_are_harder_than_others(game: Game) -> None:
    found = set()
    for state in positions(game, game.seats[-1], seed=1, wanted=12):
        seat = state.actors()[0]
        hard = bots.difficulty(state, seat, 3)
        assert 0 <= hard <= 1
        assert hard == bots.difficulty(state.imagine(seat, 99), seat, 3)
        found.add(hard)
    assert len(found) > 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_advice_is_the_best_moves_with_reasons_in_words(game: Game, lang: str) -> None:
    for state in positions(game, game.seats[0], seed=2, wanted=3):
        seat = state.actors()[0]
        advice = bots.explain(state, seat, lang, seed=1, budget=QUICK)
        assert advice
        assert {each.action for each in advice} <= set(state.legal(seat))
        for each in advice:
            assert 0 <= each.value <= 1
            assert each.error >= 0
            # A message that does not exist comes back as its own id.
            assert each.reason and not each.reason.startswith("explain-")
            assert each.text == game.move(each.action).text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_advice_gives_nothing_away(game: Game) -> None:
    for state in positions(game, game.seats[-1], seed=4, wanted=3):
        seat = state.actors()[0]
        twin = state.imagine(seat, 99)
        advice = bots.explain(state, seat, seed=1, budget=QUICK)
        assert bots.explain(twin, seat, seed=1, budget=QUICK) == advice


def test_a_level_that_does_not_exist_is_refused() -> None:
    state = closecall.game("poof").start(3, 1)
    known = "gentle, easy, medium, hard, best, cautious, greedy, bluffer, sprinter"
    with pytest.raises(
        BadOptions, match=f"one of random, hint, {known}, or module:factory, got 'genius'"
    ):
        bots.choose(state, state.actors()[0], "genius", 1)


def test_a_character_a_game_does_not_have_is_refused() -> None:
    state = closecall.game("closing-in").start(2, 1)
    assert bots.characters("closing-in") == []
    with pytest.raises(BadOptions, match="gentle, easy, medium, hard, best, got 'bluffer'"):
        bots.choose(state, state.actors()[0], "bluffer", 1)


def test_a_seat_without_a_move_is_refused() -> None:
    state = closecall.game("poof").start(3, 1)
    waiting = (state.actors()[0] + 1) % 3
    with pytest.raises(NotYourTurn):
        bots.choose(state, waiting, "easy", 1)


def test_medium_beats_random_at_poof() -> None:
    won = 0
    for seed in range(8):
        state, moves = closecall.game("poof").start(4, seed), 0
        while not state.over:
            seat = state.actors()[0]
            level = "medium" if seat == seed % 4 else "random"
            state.apply(seat, bots.choose(state, seat, level, seed * 10_000 + moves))
            moves += 1
        won += seed % 4 in state.result().winners
    assert won >= 7
