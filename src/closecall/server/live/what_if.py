""" "What would change?": a small lab report on an edition or option for a group setting up a table.

Matches are played in the bot workers' background lane, in short jobs, so that no table waits for
them. One report at a time for each guest, and not too many in a row.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, cast

from closecall.engine.errors import CloseCallError
from closecall.engine.ledger import ledger_of
from closecall.engine.registry import game
from closecall.lab.metrics import METRICS, difference, measure
from closecall.lab.study import Study, Trace, play
from closecall.lab.words import Words, is_share
from closecall.protocol import Change, Changes, Level, WhatIf
from closecall.server.aside import Aside
from closecall.server.bots import BotPool
from closecall.server.fair import Lane
from closecall.server.problems import Refusal, from_engine
from closecall.server.security import Limiter

MATCHES: Final = 300
"""Pairs of matches at most."""
FEWEST: Final = 2
"""Pairs below which there is nothing to say."""
JOB: Final = 0.4
"""Seconds of a worker in one job."""
JOBS: Final = 20
"""Jobs for one report: long games are measured with fewer matches."""
PATIENCE: Final = 20.0
"""Seconds a guest waits; what was measured by then is the answer."""
EDITION: Final = "default"
"""The edition a game comes with."""
REPORTS_PER_SECOND, REPORTS_AT_ONCE = 1 / 15, 4

Pair = tuple[Trace, Trace]


class Laboratory:
    """Answers what would change, a guest at a time."""

    def __init__(self, bots: BotPool, aside: Aside) -> None:
        self._bots = bots
        self._aside = aside
        self._asking: set[str] = set()
        self._limiter = Limiter(REPORTS_PER_SECOND, REPORTS_AT_ONCE)

    async def compare(self, guest: str, wish: WhatIf) -> Changes:
        """Measure what the wished options change, against those the game comes with."""
        if guest in self._asking or not self._limiter.take(guest):
            raise Refusal("too_many", "One report at a time. Please wait a moment.")
        self._asking.add(guest)
        try:
            studies = await self._aside.run(guest, _studies, wish)
            pairs = await self._played(guest, studies)
            if len(pairs) < FEWEST:
                raise Refusal("busy", "The bots are busy. Please try again later.")
            return await self._aside.run(guest, changes, pairs, Words(wish.game, wish.lang))
        finally:
            self._asking.discard(guest)

    async def _played(self, guest: str, studies: tuple[Study, Study]) -> list[Pair]:
        pairs: list[Pair] = []
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        for _ in range(JOBS):
            job = self._bots.submit(
                play_pairs, studies, len(pairs), lane=Lane.BACKGROUND, owner=guest
            )
            try:
                pairs += await asyncio.wait_for(job, until - loop.time())
            except TimeoutError:
                break
            if len(pairs) >= MATCHES:
                break
        return pairs


def _studies(wish: WhatIf) -> tuple[Study, Study]:
    """Return the usual match and the wished one; an edition is read and checked only here.

    Another edition is compared with the usual one, all other options being the same; where the
    edition is the usual one, the options are compared with those the game comes with.
    """
    try:
        played = game(wish.game)
        players = (ledger_of(played).quick,) * played.check_seats(wish.seats)
        wished = dict(played.start(wish.seats, 0, **wish.options).terms.options)
    except CloseCallError as error:
        raise from_engine(error) from None
    usual: dict[str, object] = {}
    if wished.get("edition", EDITION) != EDITION:
        usual = {**wished, "edition": EDITION}
    return (
        Study(wish.game, players, MATCHES, options=usual),
        Study(wish.game, players, MATCHES, options=wished),
    )


def play_pairs(share: float, studies: tuple[Study, Study], first: int) -> list[Pair]:
    """Play, in a worker, as many pairs of matches with the same seed as fit into one job."""
    usual, wished = studies
    until = time.process_time() + JOB
    pairs: list[Pair] = []
    for index in range(first, MATCHES):
        pairs.append((play(usual, index), play(wished, index)))
        if time.process_time() >= until:
            break
    return pairs


def changes(pairs: list[Pair], words: Words) -> Changes:
    """Return every metric on both sides, and the difference with its interval."""
    usual, wished = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    together = usual[0].margin is None
    found = []
    for name in METRICS:
        before, after = measure(name, usual), measure(name, wished)
        apart = difference(name, usual, wished)
        if before is None or after is None or apart is None or apart.n < FEWEST:
            continue
        if name == "win" and not together:
            continue
        clear = apart.low > 0 or apart.high < 0
        found.append(
            Change(
                metric=name,
                name=words.metric(name),
                share=is_share(name),
                before=before.mean,
                after=after.mean,
                difference=apart.mean,
                low=apart.low,
                high=apart.high,
                clear=clear,
            )
        )
    return Changes(len(pairs), cast(Level, usual[0].players[0]), found)
