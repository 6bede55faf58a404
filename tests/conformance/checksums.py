"""One number per set-up that stands for a whole match: every build must come to the same.

`python tests/conformance/checksums.py` rewrites the file, `--check` compares with it and names
what differs. A change here is a change of rules: raise the game's `revision` with it.
"""

from __future__ import annotations

import sys
import tomllib
from hashlib import blake2b
from pathlib import Path

import closecall
from closecall.engine.conformance.walk import Player, Setup, digest, go_on, setups_of, start

FILE = Path(__file__).with_name("checksums.toml")
MOVES = 400
HEAD = (
    "# Written by `python tests/conformance/checksums.py`: matches that every build must repeat.\n"
)


def checksum(game: closecall.Game, setup: Setup) -> str:
    """A fingerprint of a random match: positions on the way, the events, the end."""
    seen = blake2b(digest_size=8)
    for seed in (20, bytes(range(32))):
        state = start(game, setup, seed)
        state.listen()
        for number, _ in enumerate(go_on(state, Player(game, 21), MOVES)):
            seen.update(repr(state.events()).encode())
            if number % 25 == 0:
                seen.update(digest(state).encode() + digest(state.imagine(0, number)).encode())
        seen.update(digest(state).encode() + repr(state.result()).encode())
    return seen.hexdigest()


def checksums() -> dict[str, dict[str, str]]:
    """All of them, by game and set-up."""
    return {
        game.key: {str(setup): checksum(game, setup) for setup in setups_of(game)}
        for game in closecall.list_games()
    }


def stored() -> dict[str, dict[str, str]]:
    """What the file says."""
    return tomllib.loads(FILE.read_text())


def write() -> None:
    """Write the file again."""
    tables = [
        f"\n[{key}]\n" + "".join(f'"{setup}" = "{value}"\n' for setup, value in sums.items())
        for key, sums in checksums().items()
    ]
    FILE.write_text(HEAD + "".join(tables))


def check() -> None:
    """Exit with what differs, if anything does."""
    came, wanted = checksums(), stored()
    differing = [
        f"{key} {setup}"
        for key in came.keys() | wanted.keys()
        for setup in came.get(key, {}).keys() | wanted.get(key, {}).keys()
        if came.get(key, {}).get(setup) != wanted.get(key, {}).get(setup)
    ]
    if differing:
        sys.exit("other checksums: " + ", ".join(sorted(differing)))


if __name__ == "__main__":
    check() if "--check" in sys.argv else write()
