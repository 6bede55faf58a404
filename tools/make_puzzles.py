"""Mine the puzzles that ship with each game.

python tools/make_puzzles.py [GAME …]

Goes on where it stopped: what is found is kept in build/puzzles. The same settings give the same
files.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import closecall
from closecall.puzzles.collection import FILE
from closecall.puzzles.command import run
from closecall.puzzles.make import MOST_LEGAL

COUNT = 120
LOGS = Path(__file__).parent.parent / "build" / "puzzles"

SETTINGS: dict[str, dict[str, Any]] = {
    "poof": {"options": {"rounds": 3}},  # the moves of seven rounds are four times as long
    # Most moves of a turn can be made in any order: only those that end or begin one stand out,
    # and in a match of five rounds none of them decides much.
    "five-to-close": {"most_moves": 12, "margin": 0.03},
}


def main() -> None:
    """Mine what is asked for, or everything."""
    LOGS.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[1:] or list(GAMES):
        folder = closecall.game(key).resources()
        assert folder is not None
        run(
            key,
            count=COUNT,
            seed=1,
            out=folder / FILE,
            log=LOGS / f"{key}.jsonl",
            **{"options": {}, "most_moves": MOST_LEGAL, "margin": None, **SETTINGS.get(key, {})},
        )


GAMES = ("close-to-the-mark", "close-enough", "poof", "closing-in", "five-to-close")

if __name__ == "__main__":
    main()
