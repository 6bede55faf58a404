"""Mine the puzzles that ship with each game.

python tools/make_puzzles.py [GAME …]

Goes on where it stopped: what is found is kept in build/puzzles. Puzzles that ship, of the same
rules and settings, are kept unless the weaker bot finds them by now. The same settings and files to
keep from give the same files.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import closecall
from closecall.puzzles.collection import FILE, read
from closecall.puzzles.command import run
from closecall.puzzles.make import MOST_LEGAL

LOGS = Path(__file__).parent.parent / "build" / "puzzles"

SETTINGS: dict[str, dict[str, Any]] = {
    "close-to-the-mark": {},
    "close-enough": {"count": 108},  # bots that read others leave fewer that stand out
    "poof": {"options": {"rounds": 3}, "spare": 1.1},  # the moves of seven rounds are twice as many
    # Each takes seconds to find, so those of an earlier box stay.
    "closing-in": {"count": 105, "spare": 1.0, "revision": 3},
    # Most moves of a turn can be made in any order: only those that end or begin one stand out, in
    # a match of four rounds few of them decide much, and the medium bot finds nearly all of them.
    # Most are in the last round, far behind the moves that are usually looked at.
    "five-to-close": {
        "count": 105,
        "spare": 1.0,
        "most_moves": 12,
        "margin": 0.03,
        "missed_by": "easy",
        "longest": 560,
        "seed": 126,  # of the matches before, those that hold are kept
    },
}
USUAL: dict[str, Any] = {
    "count": 120,
    "options": {},
    "most_moves": MOST_LEGAL,
    "margin": None,
    "missed_by": "medium",
    "seed": 1,
}


def main() -> None:
    """Mine what is asked for, or everything."""
    LOGS.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[1:] or SETTINGS:
        game = closecall.game(key)
        folder = game.resources()
        assert folder is not None
        settings = {"revision": game.revision, **USUAL, **SETTINGS[key]}
        log = LOGS / f"{key}-{settings['revision']}.jsonl"  # other rules, other matches
        out = folder / FILE
        keep = out if out.exists() and read(out).revision == settings["revision"] else None
        run(key, out=out, log=log, keep=keep, **settings)


if __name__ == "__main__":
    main()
