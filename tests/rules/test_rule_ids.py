"""Every rule of every rule sheet has a place in the code and a test.

The ids stand in `tests/rule_ids.toml`; code and tests cite them in comments and docstrings.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import closecall

TESTS = Path(__file__).parents[1]
SOURCE = Path(closecall.__file__).parent / "games"
IDS: dict[str, list[str]] = tomllib.loads((TESTS / "rule_ids.toml").read_text())


def folder(key: str) -> str:
    return key.replace("-", "_")


def cited(path: Path) -> set[str]:
    """The rule ids in the Python files of a folder; `P3 to P5` cites the ends only."""
    texts = [file.read_text() for file in sorted(path.glob("**/*.py"))]
    return set(re.findall(r"\b[A-Z]\d{1,2}\b", "\n".join(texts)))


def test_every_game_has_a_sheet() -> None:
    assert {game.key for game in closecall.list_games()} <= IDS.keys()
    for key, ids in IDS.items():
        letter = ids[0][0]
        assert sorted(ids, key=lambda rule: int(rule[1:])) == [
            f"{letter}{number}" for number in range(1, len(ids) + 1)
        ], key


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_every_rule_is_in_the_code(game: closecall.Game) -> None:
    missing = [rule for rule in IDS[game.key] if rule not in cited(SOURCE / folder(game.key))]
    assert missing == []


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_every_rule_has_a_test(game: closecall.Game) -> None:
    missing = [
        rule for rule in IDS[game.key] if rule not in cited(TESTS / "games" / folder(game.key))
    ]
    assert missing == []


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_no_rule_is_made_up(game: closecall.Game) -> None:
    """What is cited stands on the sheet."""
    letter = IDS[game.key][0][0]
    for path in (SOURCE / folder(game.key), TESTS / "games" / folder(game.key)):
        made_up = {rule for rule in cited(path) if rule[0] == letter} - set(IDS[game.key])
        assert made_up == set()


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_rulings_are_written_down(game: closecall.Game) -> None:
    """Beside the rules stands what the book leaves open, rule by rule."""
    text = (SOURCE / folder(game.key) / "RULINGS.md").read_text()
    rules = set(re.findall(r"\b[A-Z]\d{1,2}\b", text))
    assert rules
    assert rules <= set(IDS[game.key])
