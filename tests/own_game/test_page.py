"""docs/adding-a-game.md, followed to the letter, ends in a game that works everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from own_game.page import Follower

from closecall.engine.errors import BadOptions
from closecall.new_game import write

# Prints what the library makes of a game that is merely installed.
LIBRARY = """
import json, closecall
from closecall import bots, text
game = closecall.game("high-card")
state = game.start(seats=3, seed=1)
print(json.dumps({
    "listed": [each.key for each in closecall.list_games()],
    "choose": [bots.choose(state, 0, level, 1) for level in bots.PLAYERS],
    "consider": [each.action for each in bots.consider(state, 0, 1)],
    "search": len(bots.search(state, 0, 1, bots.Budget(iterations=50))),
    "explain": [each.reason for each in bots.explain(state, 0)],
    "title": text.say("high-card", "de", "title"),
}))
"""


def test_the_skeleton_passes_its_own_tests(tmp_path: Path) -> None:
    follower = Follower(tmp_path)
    follower.install()
    assert follower.commands("closecall new-game") == ["closecall new-game high-card"]
    assert " passed" in follower.say("pytest high-card -p no:cacheprovider -c /dev/null")


def test_the_game_of_the_page_passes_its_tests(followed: Follower) -> None:
    assert set(followed.commands("pytest")) == {"pytest high-card"}
    assert "3 passed" in followed.say("pytest high-card -p no:cacheprovider -c /dev/null")


def test_the_commands_of_the_page(followed: Follower) -> None:
    said = {command: followed.say(command) for command in followed.commands("closecall ")[1:]}
    assert len(said) == 4
    assert "High Card" in said["closecall games"]
    assert "Keep or swap" in said["closecall rules high-card"]
    assert "200 games" in said["closecall simulate high-card --games 200"]
    contest = next(command for command in said if "arena" in command)
    assert "high_card.bots:Cautious" in said[contest]


def test_other_commands_know_it(followed: Follower) -> None:
    assert "No rulings" in followed.say("closecall rules high-card --rulings")
    report = json.loads(followed.say("closecall simulate high-card --games 40 --workers 2 --json"))
    assert report["seats"] == 4


def test_the_library_knows_it(followed: Follower) -> None:
    from sys import executable

    found = json.loads(followed.run([executable, "-c", LIBRARY]))
    assert found["listed"][-1] == "high-card"
    assert len(found["listed"]) == 6
    assert set(found["choose"]) <= {0, 1}
    assert sorted(found["consider"]) == [0, 1]
    assert found["search"] == 2
    assert len(set(found["explain"])) == 2, "a reason for each move, though the game gives none"
    assert found["title"] == "High Card"


@pytest.mark.parametrize("name", ["", "High", "high card", "../high", "a" * 41, "9lives", "a--b"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOptions, match="such as high-card"):
        write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    write("high-card", tmp_path)
    with pytest.raises(BadOptions, match="does not exist yet"):
        write("high-card", tmp_path)
