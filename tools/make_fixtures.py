"""Dump moments of random matches as the server would send them, to draw tables without a server.

    python tools/make_fixtures.py [GAME ...]

Writes web/fixtures/GAME.json: matches with names and seats, each a list of consecutive updates as
one seat (or a spectator: null) saw them. They are chosen so that together they show every kind of
event and of legal move that turned up, the start, and the end of a match.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import closecall
from closecall.engine.core import State

FIXTURES = Path(__file__).parent.parent / "web" / "fixtures"
MATCHES = 16  # random matches looked through for each number of seats
STRETCH = 4  # updates kept on the way to a moment worth showing
LATE = 12  # steps after which a turn is no longer an opening
BIG_HAND = 16  # cards that need another way to lay them out
LARGEST = 250_000  # bytes of a file: moments are left out rather than more
NAMES = ("Mira", "Vesper", "Jonas", "Aylin", "Pebble", "Noor", "Tomo", "Juno")


def update(state: State, seat: int | None, seq: int) -> dict[str, Any]:
    """Return the update the server would send to a viewer."""
    game = state.game
    legal = [] if seat is None or state.over else state.legal(seat)
    moves = [game.move(action) for action in legal]
    return {
        "type": "update",
        "match": "fixture",
        "seq": seq,
        "moves": seq,
        "view": msgspec.to_builtins(state.view(seat)),
        "legal": [{"move": msgspec.to_builtins(move), "text": move.text} for move in moves],
        "actors": [] if state.over else list(state.actors()),
        "clocks": None,
        "events": [msgspec.to_builtins(event) for event in state.events(seat)],
        "over": state.over,
        "undo": False,
        "result": msgspec.to_builtins(state.result()) if state.over else None,
    }


def play(game: closecall.Game, seats: int, seed: int, **options: object) -> Iterator[State]:
    """Yield the states of a random match; each is the same object, moved on."""
    chance = random.Random(f"{game.key} {seats} {seed}")
    state = game.start(seats, seed, **options)
    state.listen()
    yield state
    while not state.over:
        seat = chance.choice(state.actors())
        state.apply(seat, chance.choice(state.legal(seat)))
        yield state


def kinds(message: dict[str, Any], seats: int) -> set[str]:
    """Return the kinds of things to see in an update."""
    found = {f"event {event['type']}" for event in message["events"]}
    found |= {f"move {each['move']['type']}" for each in message["legal"]}
    phase = message["view"].get("phase")
    hand = message["view"].get("hand") or ()
    further = {
        f"phase {phase}": phase,
        "over": message["over"],
        "big hand": message["legal"] and len(hand) >= BIG_HAND,
        f"turn of {seats}": message["seq"] >= LATE and len(message["legal"]) > 1,
    }
    return found | {kind for kind, there in further.items() if there}


def moments(game: closecall.Game) -> Iterator[dict[str, Any]]:
    """Stretches of matches that show something not yet shown."""
    seen: set[str] = set()
    for number in range(MATCHES):
        for seats in game.seats:
            for options in option_sets(game)[: 1 if number % 2 else None]:
                yield from stretches(game, seats, number, options, seen)


def option_sets(game: closecall.Game) -> list[dict[str, object]]:
    """Return the defaults, and everything that can be switched on."""
    switched: dict[str, object] = {o.name: not o.default for o in game.options if o.kind == "bool"}
    return [{}, switched] if switched else [{}]


def stretches(
    game: closecall.Game, seats: int, number: int, options: dict[str, object], seen: set[str]
) -> Iterator[dict[str, Any]]:
    """Return the stretches that one match adds."""
    seat = None if number == 3 else number % seats
    recent: list[dict[str, Any]] = []
    for seq, state in enumerate(play(game, seats, number, **options)):
        message = update(state, seat, seq)
        recent = [*recent, message][-STRETCH:]
        new = kinds(message, seats) - seen
        first_of_seats = number == 0 and not options and seq == 0
        if new or first_of_seats or (number in (1, 3) and seq == 16):
            seen |= new
            yield moment(game, seats, seat, state, recent, sorted(new))
            recent = []


def moment(
    game: closecall.Game,
    seats: int,
    seat: int | None,
    state: State,
    updates: list[dict[str, Any]],
    shows: list[str],
) -> dict[str, Any]:
    """Return a stretch with who sat where."""
    people = [
        {"seat": i, "name": NAMES[i], "kind": "person" if i in (0, 2) else "bot", "level": "medium"}
        for i in range(seats)
    ]
    return {
        "game": game.key,
        "seats": people,
        "seat": seat,
        "teams": game.teams(seats),
        "options": msgspec.to_builtins(dict(state.terms.options)),
        "shows": shows,
        "updates": updates,
    }


def main() -> None:
    """Write a file for each game."""
    FIXTURES.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or [game.key for game in closecall.list_games()]
    for key in wanted:
        kept: list[bytes] = []
        for each in moments(closecall.game(key)):
            line = msgspec.json.encode(each)
            if sum(map(len, kept)) + len(line) < LARGEST:
                kept.append(line)
        file = FIXTURES / f"{key}.json"
        file.write_bytes(b"[\n" + b",\n".join(kept) + b"\n]\n")
        print(f"{file.name}: {len(kept)} moments, {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
