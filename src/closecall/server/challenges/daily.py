"""The challenge of the day: one deal for everybody, one try for each guest, one board.

`solo` is a match of Close to the Mark alone, an ordinary match with the day's seed: nobody sees a
die before it is rolled, undo and hints are off, and its seed stays sealed until the day is over.
`position` is a puzzle that is not among those to practise.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

import closecall
from closecall import bots
from closecall.engine.record import Match as Played
from closecall.engine.record import commitment_of
from closecall.protocol import (
    Clocks,
    Day,
    DayPart,
    DayPlace,
    DayProof,
    DayTry,
    Lang,
    MatchForMe,
    Outcome,
    PuzzleSolution,
    PuzzleTask,
    PuzzleVerdict,
    Watch,
)
from closecall.puzzles import Puzzle, load, shipped
from closecall.server.challenges import puzzles
from closecall.server.challenges.days import (
    Part,
    commitment_to,
    number_of,
    part_seed,
    secret_of,
)
from closecall.server.fair import Lane
from closecall.server.live.node import Node
from closecall.server.match.calendar import Moment
from closecall.server.match.clocks import now_ms
from closecall.server.problems import Refusal
from closecall.server.security import SEAT_PREFIX, hashed, new_code, new_id, new_secret
from closecall.server.store.base import GuestRow, MatchRow, SeatRow, Settings
from closecall.server.store.days import GIVEN_UP, Try

BEST: Final = 100
"""The score of the right move in the position of the day."""
FEWEST: Final = 10
"""Positions a game must have before its turn comes: fewer would soon be known by heart."""
BOARD: Final = 50
TRIES: Final = 8
PARTS: Final[tuple[Part, ...]] = ("solo", "position")


@cache
def solo() -> str:
    """Return the game that is played alone every day."""
    return next(game.key for game in closecall.list_games() if game.daily)


class Daily:
    """The challenge of the day on this node; everything it knows is in the store."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._playing: set[str] = set()

    def moment(self) -> Moment:
        """Now."""
        return Moment(now_ms(), self._node.settings.day_starts)

    # What is shown ------------------------------------------------------------------------------

    async def show(self, guest: GuestRow | None) -> Day:
        """Return the day as a guest may know it."""
        store, now = self._node.store, self.moment()
        today = await secret_of(store.days, now.day)
        tomorrow = await secret_of(store.days, now.tomorrow)
        told = await store.days.told(now.yesterday)
        return Day(
            day=now.day,
            ends=now.ends,
            commitment=commitment_to(today),
            next=commitment_to(tomorrow),
            yesterday=None if told is None else _proof(now.yesterday, told),
            parts=[await self._part(now.day, today, part, guest) for part in PARTS],
        )

    async def _part(self, day: str, secret: bytes, part: Part, guest: GuestRow | None) -> DayPart:
        store = self._node.store
        await self._settle(day, part)
        mine = None if guest is None else await store.days.find_try(day, part, guest.id)
        finished = mine is not None and mine.score is not None
        return DayPart(
            part=part,
            game=solo() if part == "solo" else _position(day, secret)[0],
            tries=await store.days.count_tries(day, part),
            board=await self._board(day, part, guest),
            mine=None if mine is None else await self._mine(day, part, mine),
            bot=await self._bot(day, secret, part) if finished else None,
        )

    async def _settle(self, day: str, part: Part) -> None:
        """Note the scores of matches that have ended since."""
        for each in await self._node.store.days.ended_tries(day, part):
            await self._node.store.days.set_score(day, part, each.guest, _score(each.result))

    async def _board(self, day: str, part: Part, guest: GuestRow | None) -> list[DayPlace]:
        rows = await self._node.store.days.board(day, part, BOARD)
        places = places_of([row.score for row in rows])
        return [
            DayPlace(place, row.name, row.score, guest is not None and row.guest == guest.id)
            for place, row in zip(places, rows, strict=True)
        ]

    async def _mine(self, day: str, part: Part, mine: Try) -> DayTry:
        store = self._node.store
        given_up = mine.score == GIVEN_UP
        score = None if given_up else mine.score
        place = None if score is None else 1 + await store.days.count_tries(day, part, score)
        whole = None if mine.match is None else await store.match(mine.match)
        code = None if whole is None else whole.match.code
        return DayTry(mine.score is not None, score, place, code)

    # Alone at the table -------------------------------------------------------------------------

    async def play_solo(self, guest: GuestRow) -> MatchForMe:
        """Return the guest's match of the day: a new one, or the one begun before."""
        store, now = self._node.store, self.moment()
        mine = await store.days.find_try(now.day, "solo", guest.id)
        if mine is None:
            secret = await secret_of(store.days, now.day)
            seed = part_seed(secret, now.day, "solo")
            match, seat = await self._add_solo(guest, seed, now)
            if await store.days.add_try(now.day, "solo", Try(guest.id, match, None, None, now.now)):
                await self._node.seats.starting.start(match, None, [0])
                return await self._node.seats.showing.shown(match, guest, {"0": seat})
            await store.remove_match(match, "open")  # another tab was quicker
            mine = await store.days.find_try(now.day, "solo", guest.id)
        assert mine is not None and mine.match is not None
        return await self._node.seats.showing.shown(mine.match, guest)

    async def _add_solo(self, guest: GuestRow, seed: bytes, now: Moment) -> tuple[str, str]:
        """Make a match with the day's seed that waits to be started; return its id and the seat's
        secret.
        """
        secret = new_secret(SEAT_PREFIX)
        # No nonce: all who play today share the deal.
        seat = SeatRow(0, "person", guest.id, guest.name, None, hashed(secret), None)
        for _ in range(TRIES):
            row = _solo_row(guest, seed, now)
            if await self._node.store.add_match(row, [seat], []):
                return row.id, secret
        raise Refusal("busy", "No free code was found. Please try again.")

    async def _bot(self, day: str, secret: bytes, part: Part) -> int | None:
        """Return the strong bot's score; None while it still plays."""
        if part == "position":
            return BEST
        known = await self._node.store.days.bot_score(day, part)
        if known is None and day not in self._playing:
            self._playing.add(day)
            self._node.tasks.spawn(self._let_bot_play(day, secret))
        return known

    async def _let_bot_play(self, day: str, secret: bytes) -> None:
        try:
            seed = part_seed(secret, day, "solo")
            score = await self._node.bots.submit(
                bot_score, seed.hex(), lane=Lane.BACKGROUND, owner=f"day {day}"
            )
            await self._node.store.days.set_bot_score(day, "solo", score)
        finally:
            self._playing.discard(day)

    # The position -------------------------------------------------------------------------------

    async def position(self) -> PuzzleTask:
        """Return the position of the day, as its seat sees it."""
        game, puzzle = await self._todays_position()
        return await self._node.aside.run("day", puzzles.task, game, puzzle.id)

    async def try_position(self, guest: GuestRow, text: str, lang: Lang) -> PuzzleVerdict:
        """Take a guest's one try at the position of the day."""
        now = self.moment()
        game, puzzle = await self._todays_position()
        verdict = await self._node.aside.run(guest.id, puzzles.judge, game, puzzle, text, lang)
        score = position_score(puzzle, puzzles.action_of(game, puzzle, text))
        made = Try(guest.id, None, text, score, now.now)
        if not await self._node.store.days.add_try(now.day, "position", made):
            raise Refusal("tried_already", "You have had your try at today's position.")
        return verdict

    async def solve_position(self, guest: GuestRow, lang: Lang) -> PuzzleSolution:
        """Return the solution, for guests who have had their try."""
        game, puzzle = await self._todays_position()
        if await self._node.store.days.find_try(self.moment().day, "position", guest.id) is None:
            raise Refusal("not_over", "The solution is shown once you have tried.")
        return await self._node.aside.run(guest.id, puzzles.solve, game, puzzle, lang)

    async def _todays_position(self) -> tuple[str, Puzzle]:
        day = self.moment().day
        return _position(day, await secret_of(self._node.store.days, day))


def _proof(day: str, secret: str) -> DayProof:
    return DayProof(day, commitment_to(bytes.fromhex(secret)), secret)


def _position(day: str, secret: bytes) -> tuple[str, Puzzle]:
    """Return the game whose turn it is on a day, and its position."""
    games = [game for game in shipped() if game != solo() and len(_kept(game)) >= FEWEST]
    if not games:
        raise Refusal("unknown_puzzle", "No game has enough puzzles.")
    game = games[number_of(day) % len(games)]
    kept = _kept(game)
    drawn = int.from_bytes(part_seed(secret, day, "position"), "big")
    return game, kept[drawn % len(kept)]


def _kept(game: str) -> list[Puzzle]:
    """Return the puzzles of a game that are not to be practised."""
    return [each for each in load(game).puzzles if puzzles.is_reserved(each)]


def position_score(puzzle: Puzzle, action: int) -> int:
    """Return what a move keeps of the best one's value, from 0 to 100."""
    if action in puzzle.answers:
        return BEST
    return min(BEST - 1, max(0, BEST * puzzle.values[action] // max(1, puzzle.best)))


def places_of(scores: list[int]) -> list[int]:
    """Return the places for scores, best first; equal scores share one, and the next is skipped.

    >>> places_of([50, 48, 48, 40])
    [1, 2, 2, 4]
    """
    return [scores.index(score) + 1 for score in scores]


def _score(result: str | None) -> int:
    """Return the score in a match's result; a match that was given up has none."""
    if result is None:
        return GIVEN_UP
    outcome = msgspec.json.decode(result, type=Outcome)
    return GIVEN_UP if outcome.reason == "resigned" else max(0, outcome.scores[0])


def _solo_row(guest: GuestRow, seed: bytes, now: Moment) -> MatchRow:
    game = closecall.game(solo())
    settings = Settings(
        clocks=Clocks(),
        watch=Watch(allow="nobody"),
        takeover=None,
        undo=False,
        hints=False,
        chat=False,
        pace=0,
        wait=True,
        sealed_until=now.ends,
    )
    return MatchRow(
        id=new_id(),
        code=new_code(),
        game=game.key,
        revision=game.revision,
        options=dict(game.start(1, 0).terms.options),
        settings=settings,
        state="open",
        listed=False,
        driven=False,
        host=guest.id,
        commitment=commitment_of(seed),
        seed=seed.hex(),
        nonces=None,
        created=now.now,
        started=None,
        ended=None,
        touched=now.now,
        result=None,
        rematch=None,
        source=None,
    )


def bot_score(share: float, seed: str) -> int:
    """Play the deal of a day with the strongest bot, in a worker; return its score.

    Like every bot it plans on imagined states: it knows the dice no sooner than anybody else.
    """
    match = Played(closecall.game(solo()), 1, seed=bytes.fromhex(seed), nonces=[None])
    number = 0
    while not match.state.over:
        match.play(0, bots.choose(match.state, 0, "best", number))
        number += 1
    return int(match.state.points(0))
