"""The programs in `examples/` learn something, at a small size."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from closecall.arena import Contest, run

FOLDER = Path(__file__).parents[1] / "examples"


def _last_words(program: str, *arguments: str) -> list[str]:
    """What a program prints at last; it has the processor's libraries to itself."""
    ran = subprocess.run(
        [sys.executable, str(FOLDER / program), *arguments],
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout.splitlines()[-1].split()


@pytest.mark.parametrize(
    ("game", "updates", "wanted"), [("poof", 14, 0.58), ("close-to-the-mark", 10, 0.7)]
)
def test_ppo_beats_random(game: str, updates: int, wanted: float) -> None:
    """A few seconds of learning; left alone, the program learns for a minute and a half."""
    *_, share = _last_words("ppo.py", game, "--updates", str(updates), "--minutes", "5")
    assert float(share) > wanted


def test_imitation_agrees_with_its_teacher(tmp_path: Path) -> None:
    path = tmp_path / "decisions.parquet"
    contest = Contest("close-to-the-mark", ("hard", "random"), 60, decisions=True)
    run(contest, workers=1, decisions=path)
    *words, guessed = _last_words("imitate.py", str(path), "--player", "hard")
    agreed = words[words.index("in") + 1]
    assert float(agreed) > 1.4 * float(guessed)
