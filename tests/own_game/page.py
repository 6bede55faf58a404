"""Follows docs/adding-a-game.md: makes the game of the page in a fresh folder and installs it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from closecall.new_game import write

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


class Follower:
    """Somebody who does what the page says, step by step, outside of the project."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.site = home / "site"
        write("high-card", home)

    def install(self) -> None:
        """What the page's `pip install` does, without a network."""
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
        where = ["--no-build-isolation", "--upgrade", "--target", str(self.site)]
        self.run([*command, *where, str(self.home / "high-card")])

    def write_files(self) -> list[str]:
        """Every file the page shows, put where its heading says."""
        blocks = re.findall(r"`(high_card/\S+)`\n.*?```(?:python|ftl)\n(.*?)```", PAGE, re.DOTALL)
        for name, content in blocks:
            file = self.home / "high-card" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        return [name for name, _ in blocks]

    def commands(self, start: str) -> list[str]:
        """The commands of the page that begin so."""
        shown = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL))
        return [line for line in shown.splitlines() if line.startswith(start)]

    def say(self, command: str) -> str:
        """Run a command of the page and return what it prints."""
        program, *arguments = shlex.split(command)
        return self.run([sys.executable, "-m", program, *arguments])

    def run(self, command: list[str]) -> str:
        done = subprocess.run(
            command,
            cwd=self.home,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    @property
    def environment(self) -> dict[str, str]:
        """With the game installed; terminals wide enough for a table."""
        return {**os.environ, "PYTHONPATH": str(self.site), "COLUMNS": "120"}
