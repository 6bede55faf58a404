"""Declared facts and results."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from closecall.engine.conformance.walk import (
    MOST_MOVES,
    Player,
    Setup,
    demand,
    go_on,
    positions,
    setups_of,
    start,
    viewers,
)
from closecall.engine.core import MAX_MOVES, MAX_SEATS, State
from closecall.engine.errors import GameOver
from closecall.engine.registry import Game
from closecall.engine.types import Result, kebab, type_of

MATCHES = 4


def check_declaration(game: Game) -> None:
    """Key, seats, options and teams make sense by themselves."""
    demand(game.key == kebab(game.key).strip("-") and bool(game.title), game, None, "key and title")
    demand(bool(game.seats), game, None, "no number of seats")
    demand(list(game.seats) == sorted(set(game.seats)), game, None, f"seats {game.seats}")
    demand(game.seats[0] >= 1 and game.seats[-1] <= MAX_SEATS, game, None, f"seats {game.seats}")
    demand(game.revision >= 1, game, None, f"revision {game.revision}")
    demand(game.num_actions >= 1, game, None, f"{game.num_actions} actions")
    demand(game.usual_seats in game.seats, game, None, f"usual seats {game.usual_seats}")
    demand(game.minutes >= 1, game, None, f"{game.minutes} minutes")
    types = {type_of(game.move(action)) for action in range(game.num_actions)}
    for name in (*game.silent_moves, *game.questions):
        demand(name in types, game, None, f"no move of the type {name!r}")
    names = [option.name for option in game.options]
    demand(len(names) == len(set(names)), game, None, f"options {names}")
    for option in game.options:
        demand(option.check(option.default) == option.default, game, None, option.name)
        first = option.default if option.first is None else option.first
        demand(option.check(first) == first, game, None, f"{option.name} of a first match")
        demand(bool(option.meaning), game, None, f"option {option.name} has no meaning")
    for seats in game.seats:
        teams = game.teams(seats)
        members = sorted(seat for team in teams for seat in team)
        demand(members == list(range(seats)), game, None, f"teams of {seats} seats: {teams}")
        if game.cooperative:
            demand(len(teams) == 1, game, None, f"cooperative, yet {len(teams)} teams")


def check_declared_facts(game: Game) -> None:
    """`hidden`, `chance` and `simultaneous` say what is seen in play."""
    setups = setups_of(game)
    demand(game.hidden == any(_hides(game, setup) for setup in setups), game, None, "hidden")
    demand(game.chance == any(_chancy(game, setup) for setup in setups), game, None, "chance")
    several = any(_waits_for_several(game, setup) for setup in setups)
    demand(game.simultaneous == several, game, None, "simultaneous")


def _hides(game: Game, setup: Setup) -> bool:
    """Return whether anybody ever sees a difference that somebody else does not."""
    for state in positions(game, setup, seed=3, count=12):
        seen = [state.view(viewer) for viewer in viewers(state)]
        for viewer in viewers(state):
            for seed in range(3):
                imagined = state.imagine(viewer, seed)
                if [imagined.view(other) for other in viewers(state)] != seen:
                    return True
    return False


def _chancy(game: Game, setup: Setup) -> bool:
    """Return whether another seed ever leads elsewhere with the same moves."""
    state, other = start(game, setup, 1), start(game, setup, 2)
    for seat, action in go_on(state, Player(game, 5)):
        if state.snapshot()["state"] != other.snapshot()["state"]:
            return True
        other.apply(seat, action)
    return state.snapshot()["state"] != other.snapshot()["state"]


def _waits_for_several(game: Game, setup: Setup) -> bool:
    """Return whether several seats are ever asked at once; a player with a taste may never get
    there.
    """
    for seed in range(MATCHES):
        state = start(game, setup, seed)
        if any(len(state.actors()) > 1 for _ in go_on(state, Player(game, seed))):
            return True
    return False


def longest_match(game: Game, setup: Setup) -> int:
    """Return how many moves the longest of some random matches took; all of them must end."""
    longest = 0
    for seed in range(MATCHES):
        state = start(game, setup, seed)
        moves = sum(1 for _ in go_on(state, Player(game, seed)))
        demand(state.over, game, setup, f"seed {seed}: not over after {MOST_MOVES} moves")
        longest = max(longest, moves)
    return longest


# Results ------------------------------------------------------------------------------------


def check_results(game: Game, setup: Setup) -> None:
    """Scores, winners and teams agree; nothing can be done once a match is over."""
    for state in positions(game, setup, seed=8, count=12):
        _check_running(game, setup, state)
    for seed in range(MATCHES):
        state = start(game, setup, seed)
        for _ in go_on(state, Player(game, seed)):
            pass
        _check_finished(game, setup, state)


def _check_running(game: Game, setup: Setup, state: State) -> None:
    result = state.result()
    demand(not state.over, game, setup, "a position before a move is over")
    demand(result.winners == (), game, setup, f"winners before the end: {result}")
    demand(result.reason == Result.UNFINISHED, game, setup, f"a reason before the end: {result}")
    demand(len(result.scores) == setup.seats, game, setup, f"scores: {result}")
    actors = state.actors()
    demand(bool(actors), game, setup, "the game waits for nobody and is not over")
    demand(list(actors) == sorted(set(actors)), game, setup, f"actors {actors}")
    for seat in range(setup.seats):
        legal = state.legal(seat)
        demand(len(legal) <= MAX_MOVES, game, setup, f"{len(legal)} legal moves")
        demand(bool(legal) or seat not in actors, game, setup, f"seat {seat} has no move")


def _check_finished(game: Game, setup: Setup, state: State) -> None:
    result = state.result()
    demand(state.actors() == (), game, setup, "over, and the game waits for somebody")
    demand(not any(map(state.legal, range(setup.seats))), game, setup, "over, and a move is legal")
    try:
        state.apply(0, 0)
    except GameOver:
        pass
    else:
        demand(False, game, setup, "a move was accepted after the end")
    demand(result.reason not in ("", Result.UNFINISHED), game, setup, f"no reason: {result}")
    demand(len(result.scores) == setup.seats, game, setup, f"scores: {result}")
    winners = set(result.winners)
    for team in game.teams(setup.seats):
        together = winners.issuperset(team) or winners.isdisjoint(team)
        demand(together, game, setup, f"a team {team} divided: {result}")
        same = len({result.scores[seat] for seat in team}) == 1
        demand(same, game, setup, f"a team {team} with several scores: {result}")
    demand(game.cooperative or bool(winners), game, setup, f"nobody won: {result}")


def check_best_score_wins(game: Game) -> None:
    """Winners have the best score: the highest in every match, or the lowest where that wins."""
    if game.cooperative:
        return
    best = min if game.low_wins else max
    for result in _results(game):
        demand(
            _won_by(best(result.scores), result), game, None, f"low_wins={game.low_wins}: {result}"
        )


def _won_by(score: int, result: Result) -> bool:
    return all(result.scores[seat] == score for seat in result.winners)


def _results(game: Game) -> Iterator[Result]:
    for setup in setups_of(game):
        state = start(game, setup, 11)
        for _ in go_on(state, Player(game, 11)):
            pass
        yield msgspec.structs.replace(state.result())
