"""Learn to play by proximal policy optimisation, in NumPy alone.

    python examples/ppo.py poof
    python examples/ppo.py close-to-the-mark --minutes 2

A network with one hidden layer sees what a seat sees, plays against random players and learns from
what it gains. At the end it plays matches it never learned from, and its win share is printed.
"""

from __future__ import annotations

import argparse
import os
import re
import time
from typing import Any

# These matrices are too small to share out: threads would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from closecall.envs import VectorEnv

Floats = NDArray[Any]  # of 32 bits

ENVS = 64
STEPS = 64  # of each match between two updates
EPOCHS = 3
MINIBATCH = 1024
HIDDEN = 128
DISCOUNT = 0.97
TRACE = 0.95  # of generalised advantage estimation
CLIP = 0.2
ENTROPY = 0.01
RATE = 1e-3
SHEET = 125  # circles of a sheet in Close to the Mark, times the dice
FAR = 5.0  # inputs are cut there, in standard deviations


class Network:
    """One hidden layer, and past it, from which a logit for each action and a value are read."""

    def __init__(self, size: int, actions: int, seed: int, hidden: int = HIDDEN) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": _drawn(random, size, hidden),
            "bias": np.zeros(hidden, np.float32),
            "out": _drawn(random, hidden, actions) * 0.01,
            "skip": np.zeros((size, actions), np.float32),  # what needs no hidden layer
            "value": _drawn(random, hidden, 1) * 0.1,
        }
        self._mean = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self._square = {name: np.zeros_like(it) for name, it in self.weights.items()}
        self._updates = 0
        self.seen = 0.0
        self.centre: Floats = np.zeros(size, np.float32)
        self.spread: Floats = np.ones(size, np.float32)

    def notice(self, seen: Floats) -> None:
        """Take observations into account for the scale of the inputs."""
        weight = len(seen) / (self.seen + len(seen))
        away = seen.mean(axis=0) - self.centre
        self.spread += weight * (seen.var(axis=0) - self.spread)
        self.spread += weight * (1 - weight) * away**2
        self.centre += weight * away
        self.seen += len(seen)

    def scaled(self, seen: Floats) -> Floats:
        scaled: Floats = (seen - self.centre) / np.sqrt(self.spread + 1e-2)
        return scaled.clip(-FAR, FAR)

    def forward(
        self, inputs: Floats, masks: NDArray[np.bool_], columns: NDArray[np.intp]
    ) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the chances of the actions `columns`, and the values."""
        hidden = np.tanh(inputs @ self.weights["in"] + self.weights["bias"])
        logits = hidden @ self.weights["out"][:, columns]
        logits += inputs @ self.weights["skip"][:, columns]
        logits[~masks[:, columns]] = -np.inf
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ self.weights["value"])[:, 0]

    def act(
        self, seen: Floats, masks: NDArray[np.bool_], random: np.random.Generator
    ) -> tuple[NDArray[np.int64], Floats, Floats]:
        """Draw an action for each row; return them with their chances and the values."""
        columns = possible(masks)
        _, chances, values = self.forward(self.scaled(seen), masks, columns)
        draws = random.random((len(seen), 1)) * chances.sum(axis=1, keepdims=True)
        drawn = (chances.cumsum(axis=1) > draws).argmax(axis=1)
        return columns[drawn], chances[np.arange(len(seen)), drawn], values

    def backward(
        self,
        inputs: Floats,
        hidden: Floats,
        columns: NDArray[np.intp],
        logits: Floats,
        values: Floats,
    ) -> None:
        """Move against the gradients of the logits of `columns` and of the values, by Adam."""
        inner = logits @ self.weights["out"][:, columns].T
        inner += values[:, None] * self.weights["value"][:, 0]
        inner *= 1 - hidden**2
        self._updates += 1
        self._adam("in", inputs.T @ inner)
        self._adam("bias", inner.sum(axis=0))
        self._adam("value", hidden.T @ values[:, None])
        self._adam("out", hidden.T @ logits, columns)
        self._adam("skip", inputs.T @ logits, columns)

    def _adam(self, name: str, gradient: Floats, columns: Any = slice(None)) -> None:
        """Change the weights in `columns`; those of actions nobody could take stay as they are."""
        at = (..., columns)
        mean = self._mean[name][at] * 0.9 + 0.1 * gradient
        square = self._square[name][at] * 0.999 + 0.001 * gradient**2
        self._mean[name][at], self._square[name][at] = mean, square
        mean = mean / (1 - 0.9**self._updates)
        square = square / (1 - 0.999**self._updates)
        self.weights[name][at] -= RATE * mean / (np.sqrt(square) + 1e-8)


def possible(masks: NDArray[np.bool_]) -> NDArray[np.intp]:
    """Return the actions that are legal in any of the rows: far fewer than there are."""
    return np.flatnonzero(masks.any(axis=0))


def _drawn(random: np.random.Generator, rows: int, columns: int) -> Floats:
    drawn: Floats = random.standard_normal((rows, columns)) / np.sqrt(rows)
    return drawn.astype(np.float32)


class Eyes:
    """Features for the network: the observation, and in Close to the Mark a look at the sheet.

    For every circle and die it sees how many neighbours the sum would be one off, and how extreme
    the sum is: what a player looks for, in the order of the actions.
    """

    def __init__(self, env: VectorEnv) -> None:
        self.env = env
        self.looks = env.game.key == "close-to-the-mark"
        self.size = env.observation.size + (2 * SHEET if self.looks else 0)
        fields = env.observation.fields
        if self.looks:
            self.dice = _places(fields, r"dice\[\w+\]")
            self.colours = [_places(fields, rf"sheets\[{seat}\].colour=\w+") for seat in (0, 1)]
            self.numbers = [_places(fields, rf"sheets\[{seat}\].numbers\[\d+\]") for seat in (0, 1)]

    def __call__(self) -> Floats:
        seen = self.env.observations
        if not self.looks:
            return seen.copy()
        rows = np.arange(len(seen))
        both = [np.stack([seen[:, at] for at in part]) for part in (self.colours, self.numbers)]
        colours, numbers = (part[self.env.actors, rows] for part in both)
        dice = seen[:, self.dice]
        sums = dice + (dice * colours).sum(
            axis=1, keepdims=True
        )  # the player's own die and another
        padded = np.pad(numbers.reshape(-1, 5, 5), ((0, 0), (1, 1), (1, 1)))
        near = np.zeros((len(seen), 5, 5, 5), np.float32)
        for down, right in ((0, 1), (2, 1), (1, 0), (1, 2)):
            beside = padded[:, down : down + 5, right : right + 5, None]
            near += (np.abs(sums[:, None, None, :] - beside) == 1) & (beside > 0)
        extreme = np.tile(np.maximum(np.abs(sums - 7) - 2, 0), (1, 25))
        return np.concatenate([seen, near.reshape(len(seen), -1), extreme], axis=1)


def _places(fields: tuple[str, ...], pattern: str) -> NDArray[np.intp]:
    return np.array([i for i, name in enumerate(fields) if re.fullmatch(pattern, name)])


class Memory:
    """Experience between two updates, by step and match."""

    def __init__(self, env: VectorEnv, inputs: int) -> None:
        size = (STEPS, env.num_envs)
        self.seen: Floats = np.zeros((*size, inputs), np.float32)
        self.masks = np.zeros((*size, env.game.num_actions), np.bool_)
        self.actions = np.zeros(size, np.int64)
        self.chances: Floats = np.zeros(size, np.float32)
        self.values: Floats = np.zeros((STEPS + 1, env.num_envs), np.float32)
        self.rewards: Floats = np.zeros(size, np.float32)
        self.ended = np.zeros(size, np.bool_)

    def advantages(self) -> Floats:
        """Return how much better each action turned out than was expected."""
        gained = np.zeros_like(self.rewards)
        later: Floats = np.zeros(self.rewards.shape[1], np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~self.ended[step]
            expected = self.rewards[step] + DISCOUNT * self.values[step + 1] * goes_on
            later = expected - self.values[step] + DISCOUNT * TRACE * later * goes_on
            gained[step] = later
        return gained


def collect(
    env: VectorEnv, network: Network, memory: Memory, random: np.random.Generator, scale: float
) -> None:
    """Play on in all matches and remember it."""
    rows, eyes = np.arange(env.num_envs), Eyes(env)
    for step in range(STEPS):
        memory.seen[step], memory.masks[step] = eyes(), env.masks
        actions, chances, values = network.act(memory.seen[step], memory.masks[step], random)
        memory.actions[step], memory.chances[step], memory.values[step] = actions, chances, values
        learners = env.actors.copy()
        env.step(actions)
        memory.rewards[step] = env.rewards[rows, learners] * scale
        memory.ended[step] = env.dones
    memory.values[STEPS] = network.act(eyes(), env.masks != 0, random)[2]


def update(network: Network, memory: Memory, random: np.random.Generator) -> None:
    """Make what turned out well more likely, but not by more than a little at once."""
    advantages = memory.advantages()
    targets = (advantages + memory.values[:-1]).reshape(-1)
    scores = ((advantages - advantages.mean()) / (advantages.std() + 1e-6)).reshape(-1)
    seen = memory.seen.reshape(len(targets), -1)
    masks = memory.masks.reshape(len(targets), -1)
    actions, before = memory.actions.reshape(-1), memory.chances.reshape(-1)
    network.notice(seen)
    inputs = network.scaled(seen)
    for _ in range(EPOCHS):
        for part in np.array_split(
            random.permutation(len(targets)), len(targets) // MINIBATCH or 1
        ):
            columns = possible(masks[part])
            some = np.arange(len(part)), np.searchsorted(columns, actions[part])
            hidden, chances, values = network.forward(inputs[part], masks[part], columns)
            ratio = chances[some] / before[part]
            too_far = np.where(scores[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            pull = np.where(too_far, 0, ratio * scores[part]).astype(np.float32)
            logits = chances * pull[:, None]
            logits[some] -= pull
            logits += ENTROPY * _entropy_gradient(chances)
            logits /= len(part)
            off = (values - targets[part]) / len(part)
            network.backward(inputs[part], hidden, columns, logits, off)


def _entropy_gradient(chances: Floats) -> Floats:
    surprise: Floats = np.log(np.maximum(chances, 1e-12))
    away: Floats = surprise - (chances * surprise).sum(axis=1, keepdims=True)
    return chances * away


def train(game: str, *, minutes: float, updates: int, seed: int = 1, **how: Any) -> Network:
    """Learn for some minutes or updates, whichever ends first, and show how it goes."""
    reward, scale = ("points", 0.1) if game == "close-to-the-mark" else ("win", 1.0)
    env = VectorEnv(game, ENVS, 2, opponents="random", reward=reward, seed=seed, **how)
    inputs = Eyes(env).size
    network = Network(inputs, env.game.num_actions, seed)
    random = np.random.default_rng(seed)
    memory, began = Memory(env, inputs), time.monotonic()
    for number in range(updates):
        collect(env, network, memory, random, scale)
        update(network, memory, random)
        if number % 10 == 0:
            spent = time.monotonic() - began
            gained = memory.rewards.sum() / max(1, memory.ended.sum()) / scale
            print(f"{spent:6.1f} s  update {number:3}  gain a match {gained:8.2f}", flush=True)
        if time.monotonic() - began > 60 * minutes:
            break
    return network


def win_share(
    game: str, network: Network, matches: int = 400, seed: int = 1_000, **how: Any
) -> float:
    """Return the share of matches the network wins against a random player."""
    env = VectorEnv(game, min(ENVS, matches), 2, opponents="random", seed=seed, **how)
    random, eyes = np.random.default_rng(seed), Eyes(env)
    won = ended = 0
    while ended < matches:
        learners = env.actors.copy()
        env.step(network.act(eyes(), env.masks != 0, random)[0])
        for each in np.flatnonzero(env.dones):
            ended += 1
            won += bool(env.rewards[each, learners[each]] > 0)
    return won / ended


def main() -> None:
    """Learn, then measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=["poof", "close-to-the-mark"])
    parser.add_argument("--minutes", type=float, default=1.5)
    parser.add_argument("--updates", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    network = train(given.game, minutes=given.minutes, updates=given.updates, seed=given.seed)
    print(f"win share against random: {win_share(given.game, network):.3f}")


if __name__ == "__main__":
    main()
