"""The same matches compiled and interpreted, and in other processes."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from conformance import checksums

import closecall
from closecall.engine.conformance.walk import Player, digest, go_on, setups_of
from closecall.engine.core import State

PACKAGE = Path(closecall.__file__).parent


@pytest.mark.parametrize("game", closecall.list_games(), ids=lambda game: game.key)
def test_checksums_of_this_build(game: closecall.Game) -> None:
    """`python tests/conformance/checksums.py` rewrites them, after a change that is meant."""
    wanted = checksums.stored().get(game.key, {})
    came = {str(setup): checksums.checksum(game, setup) for setup in setups_of(game)}
    assert came == wanted


def test_checksums_of_the_interpreted_build(tmp_path: Path) -> None:
    """The plain files alone, away from anything compiled, come to the same numbers."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    shutil.copytree(PACKAGE, tmp_path / "closecall", ignore=compiled)
    script = (
        "import closecall.engine.core as core; assert core.__file__.endswith('.py'), core.__file__;"
        f"assert core.__file__.startswith({str(tmp_path)!r}), core.__file__;"
        "from conformance import checksums; checksums.check()"
    )
    tests = Path(__file__).parents[1]
    paths = os.pathsep.join([str(tmp_path), str(tests)])
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr


def play_on(state: State) -> tuple[str, State]:
    """Somewhere else: where a state got to."""
    for _ in go_on(state, Player(state.game, 23), 50):
        pass
    return digest(state), state


def test_states_travel_to_other_processes() -> None:
    states = [
        game.start(seats, seed)
        for game in closecall.list_games()
        for seats in game.seats
        for seed in (1, bytes(32))
    ]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=fresh) as pool:
        results = list(pool.map(play_on, states))
    for state, (there, came_back) in zip(states, results, strict=True):
        assert play_on(state)[0] == there == digest(came_back)
