"""The mask of frames from clients, taken off by compiled code where there is any.

Apart from `outbox`, which is compiled where nothing of the server's libraries is installed.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this system
    from websockets.utils import apply_mask

__all__ = ["apply_mask"]
