from __future__ import annotations

import pytest
from own_game.page import Follower


@pytest.fixture(scope="session")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Follower:
    """The page followed to the end of its code."""
    follower = Follower(tmp_path_factory.mktemp("page"))
    assert follower.write_files() == [
        "high_card/moves.py",
        "high_card/rules.py",
        "high_card/view.py",
        "high_card/position.py",
        "high_card/__init__.py",
        "high_card/text/en.ftl",
        "high_card/bots.py",
    ]
    follower.install()
    return follower
