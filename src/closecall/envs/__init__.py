"""Environments for learning: many matches at once, and adapters to what learners know.

`VectorEnv` steps many matches and writes what is seen into NumPy arrays that are made once;
`ProcessVectorEnv` does so on several cores. `closecall.envs.gymnasium` is one seat against bots,
`closecall.envs.pettingzoo` all seats, in turn or together, `closecall.envs.openspiel` all games.
What an observation holds is told by `observation(game).fields`.
"""

from closecall.engine.extras import needed
from closecall.engine.observe import Observation, observation

with needed("learn"):
    from closecall.envs.processes import ProcessVectorEnv
    from closecall.envs.vector import VectorEnv

__all__ = ["Observation", "ProcessVectorEnv", "VectorEnv", "observation"]
