"""Honest bots: they plan on imagined states only.

`choose` hands every bot an imagined twin of the position, drawn from nothing but what the seat
knows and the seed. No bot is ever given the true state, so none can peek, and the same seed gives
the same move on the truth and on any state the seat cannot tell from it.

`Bot` is what a bot of your own must be; `choose` and the arena take it by itself or by its name.
"""

from closecall.bots.bot import Bot, find_bot, named_bots
from closecall.bots.explain import Advice, explain, reasons
from closecall.bots.levels import (
    KNOWN,
    LEVELS,
    PLAYERS,
    Budget,
    Candidate,
    LevelName,
    characters,
    choose,
    consider,
    difficulty,
    level_number,
    players,
    policy_of,
    search,
)

__all__ = [
    "KNOWN",
    "LEVELS",
    "PLAYERS",
    "Advice",
    "Bot",
    "Budget",
    "Candidate",
    "LevelName",
    "characters",
    "choose",
    "consider",
    "difficulty",
    "explain",
    "find_bot",
    "level_number",
    "named_bots",
    "players",
    "policy_of",
    "reasons",
    "search",
]
