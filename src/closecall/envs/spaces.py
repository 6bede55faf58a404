"""The spaces of Gymnasium, which PettingZoo shares, and what is seen of a position in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from closecall.engine.cells import MOST_EXACT
from closecall.engine.core import State
from closecall.engine.observe import Observation


def observations(layout: Observation) -> spaces.Dict:
    """Return the space of what a seat sees: the numbers, and which actions are legal."""
    numbers = spaces.Box(-MOST_EXACT, MOST_EXACT, (layout.size,), np.float32)
    mask = spaces.Box(0, 1, (layout.num_actions,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})


def actions(layout: Observation) -> spaces.Discrete:
    """Return the space of all actions, legal now or not."""
    return spaces.Discrete(layout.num_actions)


def look(layout: Observation, state: State, seat: int) -> dict[str, Any]:
    """Return a seat's observation of a position in fresh arrays."""
    numbers = np.zeros(layout.size, np.float32)
    mask = np.zeros(layout.num_actions, np.int8)
    layout.write(state, seat, numbers)
    layout.legal_mask(state, seat, mask)
    return {"observation": numbers, "action_mask": mask}
