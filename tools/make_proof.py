"""Write the record that the browser's own fairness check is tested with.

    python tools/make_proof.py    writes web/fixtures/record.json

What the browser must arrive at stands beside the record: the seed of the stream.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

import closecall
from closecall.engine.record import Match, absent_nonce, stream_seed

FILE = Path(__file__).parent.parent / "web" / "fixtures" / "record.json"


def main() -> None:
    """Play a short match with fixed chance and write it down."""
    chance = random.Random(5)
    match = Match(
        closecall.game("poof"),
        3,
        {"rounds": 1},
        seed=bytes(range(32)),
        nonces=["ab" * 32, None, "cd" * 32],
    )
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, chance.choice(match.state.legal(seat)))
    record = match.record()
    stream = stream_seed(
        match.seed,
        record.nonces,
        game=record.game,
        revision=record.revision,
        options=record.options,
    )
    proof = {
        "record": msgspec.to_builtins(record),
        "stream": stream.hex(),
        "absent": absent_nonce(record.commitment, 1),
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(proof), indent=0) + b"\n")


if __name__ == "__main__":
    main()
