"""The REST interface of puzzles."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from closecall.protocol import (
    Lang,
    Level,
    PuzzleCount,
    PuzzleHint,
    PuzzleSolution,
    PuzzleTask,
    PuzzleTry,
    PuzzleVerdict,
)
from closecall.server.challenges import puzzles
from closecall.server.http.api import AnyRequest, _address, _game, _node
from closecall.server.http.pages import refuses

GameKey = Annotated[str, PathParameter(max_length=64)]
Speaks = Annotated[Lang, QueryParameter()]
PuzzleId = Annotated[str, PathParameter(pattern="^[0-9a-f]{10}$")]


@get("/puzzles", **refuses())
async def list_puzzles(request: AnyRequest) -> list[PuzzleCount]:
    """Return how many puzzles there are, by game and level."""
    return await _node(request.app.state).aside.run(_address(request), puzzles.counts)


@get("/puzzles/{game:str}", **refuses(400, 404))
async def next_puzzle(
    request: AnyRequest,
    game: GameKey,
    level: Annotated[Level | None, QueryParameter()] = None,
    after: Annotated[str, QueryParameter(max_length=10, pattern="^[0-9a-f]*$")] = "",
) -> PuzzleTask:
    """Return the next puzzle of a game after the given one; after the last comes the first."""
    key = _game(game).key
    puzzle = puzzles.following(key, level, after)
    return await _node(request.app.state).aside.run(_address(request), puzzles.task, key, puzzle.id)


@get("/puzzles/{game:str}/{puzzle:str}", **refuses(400, 404))
async def read_puzzle(request: AnyRequest, game: GameKey, puzzle: PuzzleId) -> PuzzleTask:
    """Return a puzzle as its seat sees it."""
    key = _game(game).key
    found = puzzles.named(key, puzzle)
    return await _node(request.app.state).aside.run(_address(request), puzzles.task, key, found.id)


@post("/puzzles/{game:str}/{puzzle:str}/try", status_code=200, **refuses(400, 404, 413))
async def try_move(
    request: AnyRequest, game: GameKey, puzzle: PuzzleId, data: JSONBody[PuzzleTry]
) -> PuzzleVerdict:
    """Judge a move: whether it is the answer, what it loses otherwise, what speaks for it."""
    key = _game(game).key
    found = puzzles.named(key, puzzle)
    return await _node(request.app.state).aside.run(
        _address(request), puzzles.judge, key, found, data.move, data.lang
    )


@get("/puzzles/{game:str}/{puzzle:str}/hint", **refuses(400, 404))
async def hint_puzzle(game: GameKey, puzzle: PuzzleId) -> PuzzleHint:
    """Return a few moves, one of which is the answer."""
    key = _game(game).key
    return puzzles.hint(key, puzzles.named(key, puzzle))


@get("/puzzles/{game:str}/{puzzle:str}/solution", **refuses(400, 404))
async def solve_puzzle(
    request: AnyRequest, game: GameKey, puzzle: PuzzleId, lang: Speaks = "en"
) -> PuzzleSolution:
    """Return the answer, and why it is good."""
    key = _game(game).key
    found = puzzles.named(key, puzzle)
    return await _node(request.app.state).aside.run(
        _address(request), puzzles.solve, key, found, lang
    )


router = Router(
    "/api",
    route_handlers=[list_puzzles, next_puzzle, read_puzzle, try_move, hint_puzzle, solve_puzzle],
)
