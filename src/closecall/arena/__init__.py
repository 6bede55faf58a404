"""Bot-versus-bot matches in bulk: win shares, their confidence intervals, time per decision."""

from closecall.arena.contest import Contest, Played, play
from closecall.arena.figures import Summary, summarise
from closecall.arena.run import run

__all__ = ["Contest", "Played", "Summary", "play", "run", "summarise"]
