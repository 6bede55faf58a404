"""Learn from rounds played out how a round of Poof will end.

    python tools/train_poof.py                  play, fit, write policy_learned.py
    python tools/train_poof.py --rounds 500     fewer rounds, rougher figures

Rounds of two to six players are played by the rule of thumb of the roll-outs; a few positions of
each are kept, with the seat that went out and what the others had left. A conditional logit says
who goes out, least squares what the others pay. The same seed and number of rounds give the same
file. The rules should be compiled (make compile); it takes half a minute.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import cast

import numpy as np
from rich.progress import track

import closecall
from closecall.bots import policy_of
from closecall.engine.core import Moves
from closecall.engine.rng import Rng
from closecall.games.poof import policy as policy_module
from closecall.games.poof.policy_outlook import Outlook
from closecall.games.poof.rules import PoofState

INTO = Path(policy_module.__file__).parent / "policy_learned.py"
SEATS = (2, 3, 4, 5, 6)
KEPT = 6  # positions of each round
STEPS = 400  # of the fit

Example = tuple[list[list[float]], list[list[float]], list[int]]


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description="how a round of Poof will end")
    parser.add_argument("--rounds", type=int, default=4_000, help="rounds per number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=INTO, help="the file to write")
    asked = parser.parse_args()
    examples: list[Example] = []
    for seats in SEATS:
        first = (asked.seed * 10 + seats) * 1_000_000
        for seed in track(range(first, first + asked.rounds), f"{seats} seats"):
            examples += play(seats, seed)
    out, cost = fit_chances(examples), fit_costs(examples)
    right, error = judge(examples, out, cost)
    asked.into.write_text(written(out, cost))
    print(
        f"{asked.into.name}: {len(examples)} positions, {right:.0%} right, {error:.0f} points off"
    )
    return 0


def play(seats: int, seed: int) -> list[Example]:
    """Return one round.

    Some of its positions, each with the points that everybody got in the end.
    """
    state = cast(PoofState, closecall.game("poof").start(seats, seed, rounds=1))
    policy, moves, rng, outlook = policy_of("poof"), Moves(), Rng(seed), Outlook()
    kept: list[tuple[list[list[float]], list[list[float]]]] = []
    while not state.over:
        if rng.below(8 * seats // 2) == 0 and len(kept) < KEPT:
            outlook.look(state)
            everybody = range(seats)
            kept.append(
                (
                    [outlook.seen_by(seat) for seat in everybody],
                    [outlook.costs_of(seat) for seat in everybody],
                )
            )
        seat = state.actors()[0]
        state.offer(seat, moves)
        state.act(seat, policy.pick(state, seat, moves, rng))
    points = list(state.result().scores)
    return [(seen, costs, points) for seen, costs in kept]


def fit_chances(examples: list[Example]) -> np.ndarray:
    """Weights of a conditional logit: who goes out (in a tie, everybody who did)."""
    rows, mask, target = _padded(examples)
    weights = np.zeros(rows.shape[2])
    moment, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        chances = _softmax(rows @ weights, mask)
        slope = np.einsum("es,esf->f", target - chances, rows) / len(rows)
        moment = 0.9 * moment + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        scaled = moment / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
        weights += 0.1 * (1 - step / STEPS) * scaled
    return weights


def fit_costs(examples: list[Example]) -> np.ndarray:
    """Least squares: what those pay who do not go out, in hundreds of points."""
    lines = [
        (row, pay)
        for _, costs, points in examples
        for row, pay in zip(costs, points, strict=True)
        if pay
    ]
    features = np.array([row for row, _ in lines])
    paid = np.array([pay for _, pay in lines]) / 100
    weights: np.ndarray = np.linalg.lstsq(features, paid, rcond=None)[0]
    return weights


def judge(examples: list[Example], out: np.ndarray, cost: np.ndarray) -> tuple[float, float]:
    """Return how often the likeliest seat goes out, and how far off costs are on average."""
    rows, mask, target = _padded(examples)
    likeliest = _softmax(rows @ out, mask).argmax(axis=1)
    right = target[np.arange(len(rows)), likeliest] > 0
    off = [
        abs(max(0.0, float(np.dot(row, cost))) * 100 - pay)
        for _, costs, points in examples
        for row, pay in zip(costs, points, strict=True)
        if pay
    ]
    return float(right.mean()), float(np.mean(off))


def _padded(examples: list[Example]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Features by example, seat and feature; which seats there are; who went out."""
    most, width = max(SEATS), len(examples[0][0][0])
    rows = np.zeros((len(examples), most, width))
    mask = np.zeros((len(examples), most), dtype=bool)
    target = np.zeros((len(examples), most))
    for place, (seen, _, points) in enumerate(examples):
        rows[place, : len(seen)] = seen
        mask[place, : len(seen)] = True
        lowest = min(points)
        for seat, pay in enumerate(points):
            target[place, seat] = (pay == lowest) / points.count(lowest)
    return rows, mask, target


def _softmax(scores: np.ndarray, mask: np.ndarray) -> np.ndarray:
    powers = np.where(mask, np.exp(scores - scores.max(axis=1, keepdims=True)), 0.0)
    shares: np.ndarray = powers / powers.sum(axis=1, keepdims=True)
    return shares


def written(out: np.ndarray, cost: np.ndarray) -> str:
    """Return the module that the policy reads."""
    return f'''"""Figures learned from rounds played out; written by tools/train_poof.py."""

from __future__ import annotations

from typing import Final

# What raises the odds to go out, as a logarithm; `policy_outlook.py` lists what it is about.
OUT_WEIGHTS: Final[tuple[float, ...]] = (
{_listed(out)}
)

# What a seat's cards cost if another goes out, in hundreds of points.
COST_WEIGHTS: Final[tuple[float, ...]] = (
{_listed(cost)}
)
'''


def _listed(weights: np.ndarray) -> str:
    return "\n".join(f"    {weight:.3f}," for weight in weights)


if __name__ == "__main__":
    sys.exit(main())
