"""Levels in order, and characters who are no pushovers: the quick ones, on paired deals."""

from __future__ import annotations

from collections import Counter

import pytest

import closecall
from closecall import bots
from closecall.arena.contest import Contest, play
from closecall.games.poof.moves import Play

GAMES = closecall.list_games()
RIVALS = [game for game in GAMES if not game.cooperative]
MATCHES = 40


def duel(key: str, one: str, other: str) -> float:
    """The share of wins of the first of two, or of its half of four seats."""
    pairs = 1 if 2 in closecall.game(key).seats else 2
    contest = Contest(key, (one, other) * pairs, MATCHES, seed=50)
    won = 0.0
    for index in range(MATCHES):
        winners = play(contest, index).won
        won += sum(winners[::2]) / sum(winners)
    return won / MATCHES


@pytest.mark.parametrize("game", RIVALS, ids=lambda game: game.key)
def test_a_higher_level_wins_more_but_not_always(game: closecall.Game) -> None:
    """`bench/RESULTS.md` has the shares of many more matches: 60 to 76 of 100."""
    for upper, lower in (("easy", "gentle"), ("medium", "easy")):
        assert 0.5 < duel(game.key, upper, lower) < 0.9, (upper, lower)


def test_a_higher_level_wins_more_often_together() -> None:
    shares = []
    for level in ("gentle", "easy", "medium"):
        contest = Contest("closing-in", (level,) * 2, MATCHES, seed=50, options={"level": "easy"})
        shares.append(sum(any(play(contest, index).won) for index in range(MATCHES)))
    assert 5 < shares[0] < shares[1] < shares[2]


CHARACTERS = [(game.key, name) for game in GAMES for name in bots.characters(game.key)]


@pytest.mark.parametrize(("key", "name"), CHARACTERS)
def test_a_style_costs_little(key: str, name: str) -> None:
    assert duel(key, name, "easy") > 0.35


def test_characters_are_known_by_what_they_do() -> None:
    """Bluffers of Close Enough call lots that others would still tune."""
    calls = dict.fromkeys(("cautious", "medium", "bluffer"), 0)
    for name in calls:
        for seed in range(20):
            state, step = closecall.game("close-enough").start(4, seed), 0
            while not state.over:
                seat = state.actors()[0]
                player = name if seat == 0 else "medium"
                action = bots.choose(state, seat, player, seed * 1_000 + step)
                calls[name] += seat == 0 and state.game.move(action).text == "call"
                state.apply(seat, action)
                step += 1
    assert calls["cautious"] < calls["medium"] < calls["bluffer"]


def test_characters_of_poof_are_known_by_what_they_lay() -> None:
    """On the same positions: high numbers, many cards at once, cards from the table."""
    told = {name: Counter[str]() for name in ("medium", "cautious", "greedy", "sprinter")}
    for seed in range(3):
        state, step = closecall.game("poof").start(4, seed, rounds=2), 0
        while not state.over:
            seat = state.actors()[0]
            for name, habits in told.items():
                move = state.game.move(bots.choose(state, seat, name, seed * 1_000 + step))
                if isinstance(move, Play):
                    habits["number"] += move.value
                    habits["cards"] += move.hand + len(move.slots)
                    habits["table"] += len(move.slots)
                    habits["plays"] += 1
            state.apply(seat, bots.choose(state, seat, "medium", seed * 1_000 + step))
            step += 1
    for name, habit in (("cautious", "number"), ("greedy", "cards"), ("sprinter", "table")):
        most = told[name][habit] / told[name]["plays"]
        for other in told.keys() - {name}:
            assert most > 1.03 * told[other][habit] / told[other]["plays"], (name, other)
