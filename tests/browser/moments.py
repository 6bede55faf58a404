"""Moments worth a picture: matches that are the same on every run, up to a point in them.

A match is played without a server from a fixed seed; a moment is how many of its moves are made.
The server then takes the record and plays on from there, with a person on the first seat.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import msgspec

import closecall
from closecall import bots
from closecall.engine.core import State
from closecall.engine.record import Match, Record, make

LONGEST = 1200
MOST_MATCHES = 400
WIDTH = 4
EAGER = ("escape", "send", "crowbar", "search", "jammer", "bribe", "smoke-bomb")
"""Moves that a player who plays Closing In for show makes as soon as they are legal."""


class Sight(NamedTuple):
    """The view of the first seat before it makes the next move of the record."""

    number: int
    """Moves made so far."""
    view: dict[str, Any]
    kinds: frozenset[str]
    """Kinds of its legal moves."""
    done: str
    """Kind of the move it makes."""
    events: frozenset[str]
    """Kinds of the events that follow."""
    over: bool
    """Whether the match ends with it, or with the answers of the others to it."""
    won: bool = False
    alone: bool = False
    """Whether it ends with this very move, whatever others would play."""


Wanted = Callable[[Sight], bool]


@dataclass(frozen=True)
class Plan:
    """A moment to look for."""

    game: str
    name: str
    wanted: Wanted
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    level: str = "medium"
    clicks: tuple[str, ...] = ()
    """Things to touch before the picture is taken."""
    play: bool = False
    """Whether to make the move of the record first."""
    until: str = ""
    """Selector to wait for before the picture is taken."""


class Found(NamedTuple):
    """A moment: a match, and how many of its moves are made."""

    record: Record
    moves: int
    move: str
    """The next move of the record."""


def find(plan: Plan) -> Found:
    """Return the first moment of the first match that shows what the plan wants."""
    for number in range(MOST_MATCHES):
        options = msgspec.json.encode(plan.options).decode()
        record, sights = story(plan.game, plan.seats, number, plan.level, options)
        for sight in sights:
            if plan.wanted(sight):
                return Found(record, sight.number, record.moves[sight.number][1])
    raise LookupError(f"nothing like {plan.game} {plan.name} in {MOST_MATCHES} matches")


@cache
def story(
    game: str, seats: int, number: int, level: str, options: str
) -> tuple[Record, tuple[Sight, ...]]:
    """Return the match with this number and what its first seat saw."""
    seed = hashlib.sha256(f"closecall pictures {game} {seats} {number}".encode()).digest()
    terms = msgspec.json.decode(options)
    match = Match(closecall.game(game), seats, terms, seed=seed, nonces=[None] * seats)
    sights = list(played(match, level, random.Random(number)))
    if match.state.over and len(match.moves) - sights[-1].number <= seats:
        # only answers of the others to the same question follow
        last = len(match.moves) - sights[-1].number == 1
        won = 0 in match.state.result().winners
        sights[-1] = sights[-1]._replace(over=True, won=won, alone=last)
    record = make(
        match.state, seed=match.seed, nonces=match.nonces, moves=match.moves, over=True
    )  # one that was broken off is to be played on from as well
    return record, tuple(sights)


def played(match: Match, level: str, chance: random.Random) -> Iterator[Sight]:
    """Play it, and yield what the first seat sees before each of its moves."""
    state = match.state
    state.listen()
    while not state.over and len(match.moves) < LONGEST:
        seat = state.actors()[0]
        number = len(match.moves)
        action = choice(state, seat, level, chance)
        view, kinds = sight_of(state) if seat == 0 else ({}, frozenset())
        match.play(seat, action)
        if seat == 0:
            events = frozenset(msgspec.to_builtins(each)["type"] for each in state.events(0))
            done = msgspec.to_builtins(state.game.move(action))["type"]
            yield Sight(number, view, kinds, done, events, False)


def sight_of(state: State) -> tuple[dict[str, Any], frozenset[str]]:
    """Return the view of the first seat and the kinds of its legal moves."""
    moves = (msgspec.to_builtins(state.game.move(action)) for action in state.legal(0))
    return msgspec.to_builtins(state.view(0)), frozenset(move["type"] for move in moves)


def choice(state: State, seat: int, level: str, chance: random.Random) -> int:
    """Return a bot's move, or an eager person's."""
    if level != "eager":
        return int(bots.choose(state, seat, level, chance.getrandbits(32)))
    legal = list(state.legal(seat))
    moves = {action: msgspec.to_builtins(state.game.move(action)) for action in legal}
    for kind in EAGER:
        for action, move in moves.items():
            if move["type"] == kind:
                return action
    return min(legal, key=lambda action: (worth(state, seat, moves[action]), chance.random()))


def worth(state: State, seat: int, move: dict[str, Any]) -> float:
    """Return how far a move leaves a player from the nearest goal; less is better."""
    view = msgspec.to_builtins(state.view(seat))
    if move["type"] == "buy":
        worth_of = {each["card"]: each["value"] for each in view["supply"]}
        return -1.0 if worth_of[move["card"]] > 1 else 60.0
    if move["type"] == "draw":
        return 7.0
    if move["type"] not in ("move", "end"):
        return 50.0
    space = move["space"] if move["type"] == "move" else view["players"][seat]["space"]
    far = min((steps(space, goal) for goal in goals(view, seat)), default=7)
    return far + (0.5 if move["type"] == "end" else 0.0)


def goals(view: dict[str, Any], seat: int) -> list[int]:
    """Return the spaces a player wants to reach."""
    if view["sent"] >= view["wanted"]:
        keys: tuple[str, ...] = ("docks", "tunnel")
    elif view["players"][seat]["intel"]:
        keys = ("radio-tower",)
    else:
        return [place for place, tile in enumerate(view["tiles"]) if tile["intel"]]
    return [place for place, tile in enumerate(view["tiles"]) if tile["key"] in keys]


def steps(space: int, goal: int) -> int:
    """Return the distance between two spaces of the city."""
    return abs(space // WIDTH - goal // WIDTH) + abs(space % WIDTH - goal % WIDTH)
