"""Hints at the table: how long a player waits for one, asked for out of the blue and prepared.

    python bench/server/hints.py [--matches 12] [--look 0.6] [--games poof,close-enough,…]

A visitor plays against an easy bot, looks at the table for a moment in every turn (`--look`, in
seconds) and asks for a hint: the first one at a table is worked out when it is asked for, as all of
them were before the server began to prepare them; the next three are prepared while the visitor
looks. The first one is asked for a few turns later in each match, so that both meet alike
positions.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import time

from fairness import entered, server
from run import keep

from closecall import protocol as p
from closecall.client import Client, Seat, bot, me

ASKED = 4  # hints in each match
TURNS = 12  # turns before the first hint, at most
SEATS = {"close-enough": 3}  # others: two


async def ask(seat: Seat) -> tuple[float, p.Hint]:
    """Return a hint, and the milliseconds it took."""
    began = time.monotonic()
    hint: p.Hint = await seat.send(p.WantHint(0))
    return (time.monotonic() - began) * 1000, hint


async def visit(client: Client, game: str, wait: int, look: float) -> list[float]:
    """Return one match: the milliseconds that each of its hints took, the first one unprepared."""
    bots = [bot("easy")] * (SEATS.get(game, 2) - 1)
    made = await client.create(game, [me(), *bots], hints=True, pace=0)
    chance, waits, turn = random.Random(wait), [], 0
    async with client.sit(made.match.id, 0) as seat:
        async for update in seat.turns():
            if len(waits) == ASKED:
                break
            if turn < wait or len(update.legal) == 1:
                turn += 1
                await seat.play(chance.choice(update.legal))
                continue
            await asyncio.sleep(look)
            took, hint = await ask(seat)
            waits.append(took)
            await seat.play(hint.text)
    return waits


async def measured(url: str, game: str, matches: int, look: float) -> tuple[list[float], ...]:
    """Return all hints of a game: those asked for out of the blue, and those prepared."""
    client = await entered(url, "Visitor")
    await visit(client, game, 0, 0.0)  # the workers start with the first move
    first: list[float] = []
    later: list[float] = []
    for number in range(matches):
        waits = await visit(client, game, number % TURNS, look)
        first += waits[:1]
        later += waits[1:]
    return first, later


def row(game: str, first: list[float], later: list[float]) -> str:
    """Return a line of the table."""
    cells = []
    for waits in (first, later):
        low, middle, high = statistics.quantiles(waits, n=20)[::9]
        cells.append(f"{middle:.0f} ({low:.0f}–{high:.0f}) of {len(waits)}")
    ratio = statistics.median(later) / statistics.median(first)
    return f"| {game} | {cells[0]} | {cells[1]} | {ratio:.2f} |"


def main() -> None:
    """Measure, print the table and, if asked, add it to `bench/RESULTS.md`."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    games = "poof,close-enough,close-to-the-mark,closing-in,five-to-close"
    parser.add_argument("--games", default=games)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--look", type=float, default=0.6)
    parser.add_argument("--python", default=sys.executable, help="interpreter of the server")
    parser.add_argument("--write", action="store_true", help="add the table to RESULTS.md")
    given = parser.parse_args()
    lines = ["| game | asked for, ms p50 (p5–p95) | prepared, ms p50 (p5–p95) | ratio |"]
    lines.append("|---|---|---|---|")
    print(*lines, sep="\n", flush=True)
    with server(given.python) as url:
        for game in given.games.split(","):
            waits = asyncio.run(measured(url, game, given.matches, given.look))
            lines.append(row(game, *waits))
            print(lines[-1], flush=True)
    if given.write:
        keep(lines)


if __name__ == "__main__":
    main()
