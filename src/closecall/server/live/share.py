"""Choice of the node that looks after a match nobody is connected to."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import blake2b


def chosen(match: str, nodes: Collection[str]) -> str:
    """Return the node for a match: the same wherever it is asked, as long as the same nodes are
    known.

    Each pair of a node and a match has a number, and the highest wins. When a node goes, its
    matches are spread over the others, and no other match changes hands.
    """
    return max(nodes, key=lambda node: blake2b(f"{node} {match}".encode(), digest_size=8).digest())
