"""Golden playthroughs: short matches as text, one file for each game and set of options.

`python tools/playthrough.py` rewrites all files of `tests/golden`; read the diff before you keep
it. `python tools/playthrough.py --check` says which files differ and exits with 1 if any does.

A file shows the beginning and the end of one match: who decides, what is legal, what was chosen,
what happened, and how the table then looks to a spectator and to every seat. After the first
picture only what changed is written.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import msgspec

import closecall
from closecall.engine.conformance.walk import Player, Setup, option_sets
from closecall.engine.core import State
from closecall.engine.types import Event

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
FIRST, LAST = 16, 5  # moves shown at the beginning and at the end
SEED = 7
MOST_LEGAL = 24
MOST_ITEMS = 40
MOST_ROWS = 12
WIDEST = 150

Move = tuple[int, int]
Picture = dict[tuple[str, str], str]


def main() -> None:
    """Write the files, or check them."""
    if "--check" in sys.argv:
        stale = differing()
        if stale:
            sys.exit("not as in tests/golden: " + ", ".join(stale))
        return
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in playthroughs().items():
        (FOLDER / name).write_text(text)


def differing() -> list[str]:
    """Return the names of the files that are not as they should be."""
    stored = {path.name: path.read_text() for path in FOLDER.glob("*.txt")}
    made = playthroughs()
    return sorted(name for name in stored | made if stored.get(name) != made.get(name))


def playthroughs() -> dict[str, str]:
    """Return all files by name."""
    return {name: playthrough(game, setup) for name, (game, setup) in planned().items()}


def planned() -> dict[str, tuple[closecall.Game, Setup]]:
    """Return what each file is to show."""
    return {
        f"{game.key}-{setup.name.replace('=', '-')}.txt": (game, setup)
        for game in closecall.list_games()
        for setup in chosen_setups(game)
    }


def chosen_setups(game: closecall.Game) -> list[Setup]:
    """Return every set of options once, the numbers of seats in turn."""
    return [
        Setup(game.seats[(number + 1) % len(game.seats)], name, options)
        for number, (name, options) in enumerate(option_sets(game).items())
    ]


def playthrough(game: closecall.Game, setup: Setup) -> str:
    """Return the text of one match."""
    return "\n".join(lines(game, setup)) + "\n"


def lines(game: closecall.Game, setup: Setup) -> Iterator[str]:
    """Yield a match, line by line."""
    moves, over = play(game, setup)
    yield f"{game.title}: {setup.seats} seats, {setup.name}, seed {SEED}, {len(moves)} moves"
    state = game.start(setup.seats, SEED, **setup.options)
    state.listen()
    yield from picture_lines(pictures(state))
    for number, move in enumerate(moves):
        shown = number < FIRST or number >= len(moves) - LAST
        if number == len(moves) - LAST and number > FIRST:
            yield f"\n… {number - FIRST} moves later"
            yield from picture_lines(pictures(state))
        if shown:
            yield from move_lines(state, move, number)
        else:
            state.apply(*move)
    if over:
        result = state.result()
        yield f"\nover: {result.reason}; scores {result.scores}; winners {result.winners}"


def play(game: closecall.Game, setup: Setup) -> tuple[list[Move], bool]:
    """Return the moves of a random match."""
    state = game.start(setup.seats, SEED, **setup.options)
    player = Player(game, SEED)
    moves: list[Move] = []
    while not state.over:
        moves.append(player.choose(state))
        state.apply(*moves[-1])
    return moves, state.over


def move_lines(state: State, move: Move, number: int) -> Iterator[str]:
    """Yield one decision: who may do what, what was done, what came of it."""
    game = state.game
    seat, action = move
    yield f"\n{number + 1}. seat {seat}: {game.move(action).text}"
    yield f"   waiting for {', '.join(map(str, state.actors()))}"
    for each in range(int(state.seats)):
        legal = [game.move(each_action).text for each_action in state.legal(each)]
        if legal:
            more = f" … {len(legal)} in all" if len(legal) > MOST_LEGAL else ""
            yield from wrapped(f"   legal for {each}: {' '.join(legal[:MOST_LEGAL])}{more}")
    before = pictures(state)
    state.apply(seat, action)
    yield from event_lines(state)
    yield from change_lines(before, pictures(state))


def event_lines(state: State) -> Iterator[str]:
    """Return what everybody was told, and the seats told something else."""
    public = [event_text(event) for event in state.events(None)]
    for text in public:
        yield from wrapped(f"   ! {text}")
    for seat in range(int(state.seats)):
        own = [event_text(event) for event in state.events(seat)]
        if own != public:
            for text in own:
                if text not in public:
                    yield from wrapped(f"   ! to seat {seat}: {text}")


def event_text(event: Event) -> str:
    """`played seat=0 value=7 …`."""
    plain = msgspec.to_builtins(event)
    kind = plain.pop("type")
    return f"{kind} {words(plain)[1:-1]}"


# Pictures of a view -----------------------------------------------------------------------------


def pictures(state: State) -> dict[str, Picture]:
    """Return what a spectator sees, and what each seat sees differently."""
    public = picture(state, None)
    seen = {"all": public}
    for seat in range(int(state.seats)):
        own = picture(state, seat)
        seen[f"seat {seat}"] = {key: text for key, text in own.items() if public.get(key) != text}
    return seen


def picture(state: State, viewer: int | None) -> Picture:
    """Return the fields of a view by name; those of players, tiles and so on one by one."""
    found: Picture = {}
    for name, value in msgspec.to_builtins(state.view(viewer)).items():
        if name in ("type", "seat"):
            continue
        found["", name] = words(value)
        if is_table(value):
            found["", name] = f"{len(value)} below"
            for row, item in enumerate(value):
                found |= {(f"{name}[{row}]", key): words(inner) for key, inner in item.items()}
    return found


def is_table(value: object) -> bool:
    """Return whether a field holds a few things of one kind, each with fields of its own."""
    return (
        isinstance(value, list)
        and 0 < len(value) <= MOST_ROWS
        and all(isinstance(item, dict) for item in value)
    )


def picture_lines(seen: dict[str, Picture]) -> Iterator[str]:
    """Yield the whole picture."""
    yield ""
    for who, shown in seen.items():
        yield from grouped(who, shown)


def change_lines(before: dict[str, Picture], after: dict[str, Picture]) -> Iterator[str]:
    """Yield only what changed."""
    for who, shown in after.items():
        old = before[who]
        yield from grouped(who, {key: text for key, text in shown.items() if old.get(key) != text})


def grouped(who: str, shown: Picture) -> Iterator[str]:
    """Yield a line for each player or other part of the table."""
    for part in dict.fromkeys(part for part, _ in shown):
        fields = " ".join(f"{name}={text}" for (of, name), text in shown.items() if of == part)
        yield from wrapped(f"   {who} | {part + ': ' if part else ''}{fields}")


def words(value: object) -> str:
    """Return plain data with as little punctuation as possible."""
    if isinstance(value, dict):
        return "(" + " ".join(f"{key}={words(item)}" for key, item in value.items()) + ")"
    if isinstance(value, list):
        if value and all(isinstance(item, bool) for item in value):
            return "".join("x" if item else "." for item in value)
        most = MOST_ITEMS // 10 if value and isinstance(value[0], dict) else MOST_ITEMS
        more = f" … {len(value)} in all" if len(value) > most else ""
        return "[" + " ".join(map(words, value[:most])) + more + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def wrapped(line: str) -> list[str]:
    """Wrap lines that are wider than a wide screen."""
    return textwrap.wrap(line, WIDEST, subsequent_indent=" " * 6, break_on_hyphens=False)


if __name__ == "__main__":
    main()
