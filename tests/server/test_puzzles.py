"""Puzzles over REST: the view of one seat, an answer to every move, nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

import closecall
from closecall import protocol as p
from closecall.client import Client, Refused
from closecall.puzzles import Puzzle, load, shipped
from closecall.server.challenges import puzzles
from server.support import LiveServer, run


def kept(game: str, task: p.PuzzleTask) -> Puzzle:
    found = load(game).get(task.id)
    assert found is not None
    return found


async def ask(client: Client, game: str, query: str = "") -> p.PuzzleTask:
    return await client.request("GET", f"/api/puzzles/{game}{query}", None, p.PuzzleTask)


async def attempt(client: Client, task: p.PuzzleTask, move: str, lang: p.Lang) -> p.PuzzleVerdict:
    path = f"/api/puzzles/{task.game}/{task.id}/try"
    return await client.request("POST", path, p.PuzzleTry(move, lang), p.PuzzleVerdict)


@pytest.mark.parametrize("game", shipped())
def test_a_puzzle_is_what_its_seat_sees(server: LiveServer, game: str) -> None:
    """View, moves and steps are the same for every position the seat cannot tell apart."""

    async def check() -> None:
        task = await ask(server.client(), game)
        puzzle = kept(game, task)
        update = msgspec.json.decode(task.updates[-1], type=p.Update)
        imagined = load(game).state(puzzle).imagine(puzzle.seat, 1)
        assert bytes(update.view) == msgspec.json.encode(imagined.view(puzzle.seat))
        texts = [closecall.game(game).move(action).text for action in imagined.legal(puzzle.seat)]
        assert [each.text for each in update.legal] == texts
        whole = msgspec.json.encode(task).decode()
        assert str(puzzle.seed) not in whole or puzzle.seed < 1000
        assert "answers" not in whole and "values" not in whole

    run(check())


def test_a_move_is_judged_with_a_reason_in_four_languages(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        task = await ask(client, "poof", "?level=hard")
        puzzle = kept("poof", task)
        game = closecall.game("poof")
        for action in puzzle.values:
            verdict = await attempt(client, task, game.move(action).text, "en")
            assert verdict.right == (action in puzzle.answers)
            assert verdict.why and verdict.unit == "win"
            assert verdict.loss == pytest.approx(
                0 if verdict.right else (puzzle.best - puzzle.values[action]) / 1000
            )
        answer = game.move(puzzle.answers[0]).text
        said = {
            (await attempt(client, task, answer, lang)).why for lang in ("en", "de", "fr", "it")
        }
        assert len(said) == 4

    run(check())


def test_a_wrong_move_does_not_give_the_answer_away(server: LiveServer) -> None:
    """What is said for it compares it with other wrong moves only."""

    async def check() -> None:
        client = server.client()
        task = await ask(client, "close-to-the-mark")
        puzzle = kept("close-to-the-mark", task)
        ranked = [each for each in puzzle.values if each not in puzzle.answers]
        text = closecall.game("close-to-the-mark").move(ranked[0]).text
        verdict = await attempt(client, task, text, "en")
        others = msgspec.structs.replace(
            puzzle, values={action: puzzle.values[action] for action in ranked}, answers=[ranked[0]]
        )
        said = puzzles._why(load("close-to-the-mark"), others, puzzles._ranked(others), "en")
        assert verdict.why == said

    run(check())


def test_hint_and_solution(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        task = await ask(client, "close-enough")
        puzzle = kept("close-enough", task)
        game = closecall.game("close-enough")
        path = f"/api/puzzles/{task.game}/{task.id}"
        hint = await client.request("GET", f"{path}/hint", None, p.PuzzleHint)
        answer = game.move(puzzle.answers[0]).text
        assert answer in [each.text for each in hint.moves]
        assert len(hint.moves) < len(puzzle.values)
        solution = await client.request("GET", f"{path}/solution?lang=de", None, p.PuzzleSolution)
        assert solution.answers[0].text == answer
        assert solution.why and solution.weighed[0].loss == 0
        assert all(each.loss > 0 for each in solution.weighed[len(puzzle.answers) :])

    run(check())


def test_puzzles_follow_each_other_and_begin_again(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        counts = await client.request("GET", "/api/puzzles", None, list[p.PuzzleCount])
        count = next(each for each in counts if each.game == "poof")
        seen: list[str] = []
        for _ in range(count.easy):
            after = seen[-1] if seen else ""
            task = await ask(client, "poof", f"?level=easy&after={after}")
            assert task.level == "easy"
            seen.append(task.id)
        assert len(set(seen)) == count.easy
        assert (await ask(client, "poof", f"?level=easy&after={seen[-1]}")).id == seen[0]
        assert (await ask(client, "poof", f"/{seen[2]}")).id == seen[2]

    run(check())


def test_what_is_kept_for_a_day_cannot_be_practised(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        reserved = next(each for each in load("poof").puzzles if puzzles.is_reserved(each))
        with pytest.raises(Refused) as refused:
            await ask(client, "poof", f"/{reserved.id}")
        assert refused.value.code == "unknown_puzzle"

    run(check())


def test_what_makes_no_sense_is_refused(server: LiveServer) -> None:
    async def check() -> None:
        client = server.client()
        task = await ask(client, "poof")
        for path, code in (
            ("nonsense", "unknown_game"),
            ("poof/0000000000", "unknown_puzzle"),
            ("poof?level=godlike", "malformed"),
            ("poof/xyz", "malformed"),
        ):
            with pytest.raises(Refused) as refused:
                await client.request("GET", f"/api/puzzles/{path}", None, p.PuzzleTask)
            assert refused.value.code == code
        for move in ("no move at all", "poof:x", "9x99"):
            with pytest.raises(Refused) as refused:
                await attempt(client, task, move, "en")
            assert refused.value.code == "illegal_move"

    run(check())
