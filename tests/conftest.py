"""What the whole suite shares: a word at the end on which build ran and the longest matches."""

from __future__ import annotations

import pytest

import closecall.engine.core as core


def pytest_report_header() -> str:
    """Which build is tested."""
    build = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
    return f"closecall: {build} ({core.__file__})"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The longest random match of every game, wherever the tests that played them ran."""
    longest: dict[str, tuple[int, str]] = {}
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", []):
            if name == "longest-match":
                game, setup, moves = value
                longest[game] = max(longest.get(game, (0, "")), (moves, setup))
    for game, (moves, setup) in longest.items():
        terminalreporter.write_line(f"longest random match of {game}: {moves} moves ({setup})")
