"""Learn to play from what bots played: supervised learning from the arena's decisions.

    closecall arena close-to-the-mark --players hard,random --games 200 --decisions d.parquet
    python examples/imitate.py d.parquet --player hard

A network with one hidden layer learns to choose what the player chose. One batch in ten is kept
apart; the network's agreement with the player on those is printed.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ppo import Network, possible  # isort: skip - sets NumPy up
import numpy as np

from closecall.data.examples import Examples, examples

EPOCHS = 20
KEPT_APART = 10  # every tenth batch


def step(network: Network, batch: Examples) -> None:
    """Make the choices of a batch more likely."""
    inputs, masks = network.scaled(batch.observations), batch.masks.astype(bool)
    columns = possible(masks)
    hidden, chances, values = network.forward(inputs, masks, columns)
    chances[np.arange(len(inputs)), np.searchsorted(columns, batch.actions)] -= 1
    network.backward(inputs, hidden, columns, chances / len(inputs), np.zeros_like(values))


def agreement(network: Network, batches: list[Examples]) -> float:
    """Return how often the network's favourite is what the player chose."""
    right = total = 0
    for batch in batches:
        masks = batch.masks.astype(bool)
        columns = possible(masks)
        _, chances, _ = network.forward(network.scaled(batch.observations), masks, columns)
        right += int((columns[chances.argmax(axis=1)] == batch.actions).sum())
        total += len(batch.actions)
    return right / total


def learn(path: Path, player: str, epochs: int = EPOCHS) -> tuple[float, float]:
    """Return the agreement on what was kept apart, and what guessing would come to."""
    batches = list(examples(path, players=[player], batch=256))
    apart, rest = batches[::KEPT_APART], [it for i, it in enumerate(batches) if i % KEPT_APART]
    size, actions = batches[0].observations.shape[1], batches[0].masks.shape[1]
    network = Network(size, actions, seed=1)
    for batch in rest:
        network.notice(batch.observations)
    for _ in range(epochs):
        for batch in rest:
            step(network, batch)
    guessed = float(np.mean([(1 / batch.masks.sum(axis=1)).mean() for batch in apart]))
    return agreement(network, apart), guessed


def main() -> None:
    """Learn, then measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("decisions", type=Path)
    parser.add_argument("--player", default="hard")
    given = parser.parse_args()
    agreed, guessed = learn(given.decisions, given.player)
    print(f"agrees with {given.player} in {agreed:.3f} of decisions, by chance in {guessed:.3f}")


if __name__ == "__main__":
    main()
