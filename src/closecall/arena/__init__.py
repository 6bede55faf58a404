"""Matches between bots in number: who wins how often, how sure that is, how long it takes."""

from closecall.arena.contest import Contest, Played, play
from closecall.arena.figures import Summary, summarise
from closecall.arena.run import run

__all__ = ["Contest", "Played", "Summary", "play", "run", "summarise"]
