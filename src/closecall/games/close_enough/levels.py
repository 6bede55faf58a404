"""How the levels and characters of Close Enough play, in figures; `policy.py` explains them.

Not compiled, so that tuning them needs no compiler. `bench/RESULTS.md` has what they win.
"""

from __future__ import annotations

FIGURES: dict[str, tuple[float, ...]] = {
    # noticed, remembers, haste, stubborn, steal, misjudges, candidates, worlds
    "gentle": (45, 50, 0.5, 0.5, 0.03, 0.004, 0, 0),
    "easy": (75, 80, 0.3, 0.3, 0.03, 0.002, 0, 0),
    "medium": (100, 100, 0.0, 0.0, 0.03, 0.0, 0, 0),
    "hard": (100, 100, 0.0, 0.5, 0.03, 0.0, 6, 3),
    "best": (100, 100, 0.0, 0.5, 0.03, 0.0, 10, 40),
    "cautious": (100, 100, -0.3, -0.2, 0.0, 0.0, 0, 0),
    "greedy": (100, 100, 0.0, 0.1, 0.2, 0.0, 0, 0),
    "bluffer": (100, 100, 0.35, 0.1, 0.03, 0.0, 0, 0),
}

# How much more stubbornly the upper levels expect players who are not regular to stay in, at most:
# against a caller who hits, against one who does not, and in addition against one without stars.
STAYING: tuple[float, ...] = (1.1, 1.8, 0.0)

# The share of calls by players who are not regular that are bluffs whatever the lot, by the
# caller's stars (the last one for all beyond): a caller without stars has none to lose.
BOLD: tuple[float, ...] = (0.4, 0.2, 0.1, 0.0)

# The kinds of players each upper level tells apart by their deeds: regular ones, those who think,
# and beginners. In each row: what looks worse by so much is done e times less often, how often
# anything at all is done, the same two for the card that is given, the first for calling, how much
# worse a call that is no hit looks for each star there is to lose, how often the best open card is
# noticed, how much better a near miss looks to call, and whether (1) calls get bolder with little
# to lose. Those of `best` were fitted to what players of all levels really held; `hard` takes what
# others do too literally, takes most of them for players by the book, and forgets a round once it
# is over.
TEMPERS: dict[str, tuple[tuple[float, ...], ...]] = {
    "hard": (
        (0.008, 0.005, 0.2, 0.001, 0.008, 0.0, 1.0, 0.0, 0),
        (0.03, 0.02, 0.3, 0.005, 0.03, 0.0, 1.0, 0.0, 1),
    ),
    "best": (
        (0.006, 0.005, 0.2, 0.001, 0.015, 0.0, 1.0, 0.0, 0),
        (0.225, 0.075, 0.7, 0.1, 0.09, 0.1, 1.0, 0.0, 1),
        (0.055, 0.03, 0.2, 0.001, 0.07, 0.0, 0.72, 0.4, 0),
    ),
}

# What part of all players is taken to be of each kind before anything was seen, by how they answer
# a call: as those who think, folding what looks bad, never folding, or hoping a little.
SHARES: dict[str, tuple[tuple[float, ...], ...]] = {
    "hard": ((0.0, 0.0, 0.0, 0.75), (0.25, 0.0, 0.0, 0.0)),
    "best": ((0.04, 0.2, 0.03, 0.03), (0.38, 0.01, 0.03, 0.03), (0.02, 0.03, 0.02, 0.18)),
}
