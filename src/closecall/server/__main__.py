"""`python -m closecall.server`: the server without the rest of the command line."""

from __future__ import annotations

from closecall.server.command import serve

if __name__ == "__main__":
    serve()
