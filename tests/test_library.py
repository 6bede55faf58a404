"""What a program that imports the library may count on."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import closecall
from closecall import State, bots
from closecall.bots import Budget
from closecall.engine.errors import BadOptions, MalformedMove, NotYourTurn

ROOT = Path(__file__).parents[1]
PYRIGHT = [sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable]


class Number:
    """A whole number of another library, as NumPy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Several:
    """Looks like a number and is none, as an array of several does."""

    def __index__(self) -> int:
        raise TypeError("only one number can be an index")


def test_whole_numbers_of_other_libraries_are_taken() -> None:
    state = closecall.game("poof").start(4, 1)
    twin = state.copy()
    seat = state.actors()[0]
    action = state.legal(seat)[0]
    assert state.legal(Number(seat)) == twin.legal(seat)
    assert state.view(Number(seat)) == twin.view(seat)
    state.apply(Number(seat), Number(action))
    twin.apply(seat, action)
    assert state.snapshot() == twin.snapshot()


def test_what_is_no_number_is_refused() -> None:
    state = closecall.game("poof").start(4, 1)
    before = state.snapshot()
    with pytest.raises(NotYourTurn, match="seat from 0 to 3"):
        state.legal(Several())
    with pytest.raises(NotYourTurn, match="seat from 0 to 3"):
        state.legal(Number(1 << 70))
    for wrong in (Several(), Number(1 << 70), Number(-1)):
        with pytest.raises(MalformedMove, match="action from 0"):
            state.apply(state.actors()[0], wrong)
    assert state.snapshot() == before


@pytest.mark.parametrize("seats", [0, -1, 10**30, "1", None, 2.0, True])
@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_teams_of_a_wrong_number_of_seats_are_refused(game: closecall.Game, seats: Any) -> None:
    with pytest.raises(BadOptions, match="seats"):
        game.teams(seats)


@pytest.mark.parametrize("seed", [None, "1", 1.0, b"1", Several()])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    state = closecall.game("poof").start(2, 1)
    seat = state.actors()[0]
    calls: list[Callable[[], object]] = [
        lambda: state.imagine(0, seed),
        lambda: bots.choose(state, seat, "easy", seed),
        lambda: bots.explain(state, seat, seed=seed),
        lambda: bots.search(state, seat, seed, Budget(iterations=1)),
    ]
    for call in calls:
        with pytest.raises(BadOptions, match="seed: expected a whole number"):
            call()
    assert state.imagine(0, Number(5)).snapshot() == state.imagine(0, 5).snapshot()


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_games_can_be_called_and_their_packages_imported(game: closecall.Game) -> None:
    name = game.key.replace("-", "_")
    package = importlib.import_module(f"closecall.games.{name}")
    assert getattr(closecall.games, name) is package
    assert game in closecall.list_games()
    older: Any = closecall.games
    assert older() == closecall.list_games()


def test_a_game_can_be_imported_under_another_name() -> None:
    import closecall.games.poof as shedding

    assert shedding.Poof.__name__ == "Poof"


# What a state says about itself ------------------------------------------------------------------


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_a_state_can_be_read(game: closecall.Game) -> None:
    state = game.start(game.usual_seats, 1)
    assert game.key in repr(state) and "waiting for" in repr(state)
    assert str(state) == state.text() == state.text(None)
    assert str(state).startswith(game.title)


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_the_text_of_a_state_tells_no_more_than_the_view(game: closecall.Game) -> None:
    state = game.start(game.usual_seats, 1)
    for seat in (None, 0):
        for seed in range(5):
            assert state.imagine(seat, seed).text(seat) == state.text(seat)


def test_states_are_equal_by_what_they_hold() -> None:
    state = closecall.game("poof").start(3, 1)
    other = state.copy()
    assert state == other
    other.apply(other.actors()[0], other.legal(other.actors()[0])[0])
    assert state != other
    assert state != closecall.game("poof").start(3, 2)
    assert state != closecall.game("closing-in").start(3, 1)
    assert state != "poof"
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_a_move_is_made_by_its_action_itself_or_its_text() -> None:
    game = closecall.game("poof")
    start = game.start(4, 2026)
    seat = start.actors()[0]
    for action in start.legal(seat):
        states = [start.copy() for _ in range(3)]
        states[0].apply(seat, action)
        states[1].apply(seat, game.move(action))
        states[2].apply(seat, f" {game.move(action).text.upper()} ")
        assert states[0] == states[1] == states[2]
    before = start.snapshot()
    illegal = next(a for a in range(game.num_actions) if a not in start.legal(seat))
    for wrong in (game.move(illegal), game.move(illegal).text):
        with pytest.raises(closecall.errors.IllegalMove) as refused:
            start.apply(seat, wrong)
        assert refused.value.got == game.move(illegal).text
        assert refused.value.expected.startswith("one of")
        with pytest.raises(NotYourTurn):
            start.apply((seat + 1) % 4, wrong)
    with pytest.raises(MalformedMove):
        start.apply(seat, "castle")
    assert start.snapshot() == before


def test_docstrings_survive_compilation() -> None:
    for what in (
        State,
        State.apply,
        State.legal,
        State.view,
        State.game,
        State.imagine,
        bots.choose,
    ):
        assert what.__doc__ and len(what.__doc__.strip()) > 20, what


def test_a_game_by_its_class() -> None:
    from closecall.games.poof import Poof

    assert closecall.game(Poof) is closecall.game("poof")


def test_the_lines_of_the_readme_have_types(tmp_path: Path) -> None:
    """With the class instead of the key, even the fields of views are known."""
    lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", (ROOT / "README.md").read_text(), re.M)
    precise = (
        "from closecall.games.poof import Poof\nview = closecall.game(Poof).start(2, 1).view()\n"
    )
    script, wrong = tmp_path / "readme.py", tmp_path / "wrong.py"
    script.write_text("\n".join(lines) + f"\n{precise}pile: list[int] = view.pile\n")
    wrong.write_text(f"import closecall\n{precise}view.heap\n")
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    for checker in ([sys.executable, "-m", "mypy", "--strict"], [*PYRIGHT, "-p", str(tmp_path)]):
        done = [
            subprocess.run(
                [*checker, str(file)], cwd=ROOT, capture_output=True, text=True, check=False
            )
            for file in (script, wrong)
        ]
        assert done[0].returncode == 0, done[0].stdout
        assert re.search(r"PoofView.* has no attribute|for class .PoofView", done[1].stdout)
