"""What forecasts of Close to the Mark are worth as chances of winning."""

from __future__ import annotations

import pytest

from closecall.games.close_to_the_mark.policy import spread_with
from closecall.games.close_to_the_mark.policy_values import Rivals

WON = {22: (3.71, 0.686, 0.025), 19: (7.48, 0.791, 0.022)}
"""By rolls to come: the lead that was forecast, mean in points, the share of 318 matches that it
won when `best` played on for both, and the standard error of that."""


@pytest.mark.parametrize("rolls", WON)
def test_a_lead_wins_as_often_as_it_is_said_to(rolls: int) -> None:
    lead, won, error = WON[rolls]
    rivals = Rivals(1, spread_with(rolls))
    rivals.scores[0] = 80.0
    assert rivals.chance(80.0 + lead) == pytest.approx(won, abs=2 * error)


def test_a_lead_gets_surer_towards_the_end() -> None:
    late = [spread_with(rolls) for rolls in range(16)]
    assert late == sorted(late)
    assert spread_with(25) < spread_with(15)  # early forecasts lie too near to each other
