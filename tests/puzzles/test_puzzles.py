"""Puzzles: those that ship, and how they are made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import closecall
from closecall.bots import Candidate, consider
from closecall.bots import choose as bot_move
from closecall.cli import commands
from closecall.engine.errors import BadOptions, BadRecord
from closecall.puzzles import LEVELS, Puzzle, load, shipped
from closecall.puzzles.check import problems
from closecall.puzzles.choose import MOST_OF_A_THEME, choose, graded
from closecall.puzzles.collection import LICENCE, Found, name_of, read
from closecall.puzzles.make import make
from closecall.puzzles.mine import MAY_FIND, Trial
from closecall.server.challenges import puzzles as shown

ROOT = Path(__file__).resolve().parents[2]
GAMES = tuple(shipped())
LEAST = 100
ASKED = 24
"""Puzzles of each game about which the weaker bot is asked again."""
SAMPLE = 2
"""Puzzles of each game that are searched again; `closecall puzzles check` folds all of them."""


def test_games_ship_puzzles() -> None:
    assert set(GAMES) == {game.key for game in closecall.list_games()}


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_puzzle_holds(game: str) -> None:
    """Legal, reached by its moves, clear by its margin, and the same in imagined positions."""
    kept = load(game)
    assert problems(kept) == []
    assert len(kept.puzzles) >= LEAST
    assert kept.licence == LICENCE
    assert kept.revision <= closecall.game(game).revision
    for level in LEVELS:
        assert sum(each.level == level for each in kept.puzzles) >= LEAST // len(LEVELS)


@pytest.mark.parametrize("game", GAMES)
def test_the_strong_bot_finds_the_answer_in_imagined_positions(game: str) -> None:
    """A puzzle depends on nothing but what its seat knows."""
    kept = load(game)
    clear = sorted(kept.puzzles, key=lambda each: -each.margin)
    for puzzle in clear[:SAMPLE]:
        imagined = kept.state(puzzle).imagine(puzzle.seat, 12345)
        assert consider(imagined, puzzle.seat, 54321)[0].action in puzzle.answers


@pytest.mark.parametrize("game", GAMES)
def test_weaker_bots_miss_what_the_strong_one_finds(game: str) -> None:
    kept = load(game)
    assert kept.missed_by == ("easy" if game == "five-to-close" else "medium")
    for puzzle in kept.puzzles:
        assert getattr(puzzle.found, kept.missed_by) <= MAY_FIND
        assert puzzle.found.best >= 50


@pytest.mark.parametrize("game", GAMES)
def test_the_weaker_bot_of_today_misses_them_too(game: str) -> None:
    """A bot that has learned since they were mined makes puzzles of what it plays anyway."""
    kept = load(game)
    some = kept.puzzles[:: len(kept.puzzles) // ASKED]
    found = [
        bot_move(kept.state(each), each.seat, kept.missed_by, each.seed) in each.answers
        for each in some
    ]
    assert sum(found) <= len(found) // 4, "time for `closecall puzzles grade`, or to mine again"


def test_easier_is_what_bots_find_more_often() -> None:
    """All levels together; then the wider margin."""
    found = [Found(easy=n, medium=0, hard=0, best=100) for n in (0, 30, 60)]
    often = [a_puzzle(n, found=each) for n, each in enumerate(found)]
    assert [each.level for each in graded(often)] == ["hard", "medium", "easy"]
    wide = [a_puzzle(10 * n) for n in range(3)]
    assert [each.level for each in graded(wide)] == ["hard", "medium", "easy"]


def test_a_puzzle_is_folded_by_the_rules_it_was_mined_by() -> None:
    """A game may get a new box or other rules: the puzzles of the old one stay what they were."""
    today = load("closing-in")
    seeds = [puzzle.seed for puzzle in today.puzzles[:3]]
    boxes = set()
    for revision in range(closecall.game("closing-in").oldest_revision, today.revision + 1):
        kept = msgspec.structs.replace(today, revision=revision)
        bare = msgspec.structs.replace(today.puzzles[0], moves=[], seed=seeds[0])
        state = kept.state(bare)
        assert state.terms.revision == revision
        assert kept.state(bare) == state
        boxes.add(str(state.snapshot()))
    assert len(boxes) > 1, "the revisions differ, and so do their deals"


def test_the_table_of_a_puzzle_names_its_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    """A collection mined by an older revision is shown by it, whatever is played today."""
    today = load("closing-in")
    old = msgspec.structs.replace(today, revision=1, puzzles=[])
    first = msgspec.structs.replace(today.puzzles[0], moves=[])
    name = name_of("closing-in", 1, first.seats, first.seed, [], first.seat)
    old = msgspec.structs.replace(old, puzzles=[msgspec.structs.replace(first, id=name)])
    monkeypatch.setattr(shown, "load", lambda game: old)
    found = shown.task.__wrapped__("closing-in", name)
    assert found.match.revision == 1
    view = msgspec.json.decode(found.updates[-1])["view"]
    newer = msgspec.structs.replace(old, revision=today.revision).state(old.puzzles[0])
    assert view != msgspec.to_builtins(newer.view(first.seat))


def test_a_choice_that_the_bot_stands_by_is_played_on() -> None:
    """Such a bot puts no move above its own choice, so its values favour that, be it no better."""
    state = closecall.game("five-to-close").start(2, 4)
    seat = state.actors()[0]
    assert state.game.stands_by_choice(state)
    deck, other, *_ = state.legal(seat)
    flattered = Candidate(deck, 100, 0.6, 0.001)
    trial = Trial(state, seat, 1, flattered, margin=0.03)
    assert trial.compare(other, Candidate(other, 100, 0.3, 0.001)) is None
    fair = closecall.game("poof").start(2, 4)
    one, two, *_ = fair.legal(fair.actors()[0])
    known = Trial(fair, fair.actors()[0], 1, Candidate(one, 100, 0.6, 0.001), margin=0.03)
    assert known.compare(two, Candidate(two, 100, 0.3, 0.001)) is not None


def test_mining_repeats() -> None:
    """The same seed, the same puzzles; and each can be folded again."""
    one = make("close-to-the-mark", 2, seed=7)
    assert one.to_json() == make("close-to-the-mark", 2, seed=7).to_json()
    assert problems(one) == []
    assert len(one.puzzles) == 2


def test_what_the_weaker_bot_still_misses_is_kept(tmp_path: Path) -> None:
    """Only what it finds by now is replaced by what is mined; other rules are refused."""
    old = load("close-to-the-mark")
    first, second, *_ = old.puzzles
    medium = bot_move(old.state(first), first.seat, "medium", 1)
    learned = msgspec.structs.replace(first, answers=[medium])  # as if the bot found it
    before = msgspec.structs.replace(old, puzzles=[learned, second])
    made = make("close-to-the-mark", 2, seed=7, spare=1.0, keep=before)
    assert len(made.puzzles) == 2
    assert made.puzzles[0].id == second.id and made.puzzles[0].answers == second.answers
    assert first.id not in {each.id for each in made.puzzles}
    assert problems(made) == []
    again = make("close-to-the-mark", 2, seed=7, spare=1.0, keep=made)
    assert again.to_json() == made.to_json()
    file = tmp_path / "others.json"
    file.write_bytes(msgspec.structs.replace(before, margin=0.2).to_json())
    arguments = ["puzzles", "make", "close-to-the-mark", "--keep", str(file)]
    told = CliRunner().invoke(commands, arguments, prog_name="closecall")
    assert told.exit_code == 2
    assert "keep: expected a collection with the margin 0.05, got 0.2" in told.stderr


def test_puzzles_can_be_mined_by_an_older_revision() -> None:
    """Those of a box that ships no more are replaced by others of the same box."""
    older = make("close-enough", 1, seed=7, spare=1.0, revision=1)
    assert older.revision == 1 < closecall.game("close-enough").revision
    assert problems(older) == []
    with pytest.raises(BadOptions):
        make("close-enough", 1, revision=99)


def test_a_log_goes_on_where_it_stopped(tmp_path: Path) -> None:
    log = tmp_path / "log"
    made = make("close-to-the-mark", 2, seed=7, log=log)
    written = log.read_bytes()
    assert make("close-to-the-mark", 2, seed=7, log=log) == made
    assert log.read_bytes() == written


def a_puzzle(number: int, **changes: object) -> Puzzle:
    kept = load("poof").puzzles[0]
    fresh = msgspec.structs.replace(kept, id=f"{number:010x}", values={1: 500 + number, 2: 100})
    return msgspec.structs.replace(fresh, answers=[1], **changes)


def test_a_position_that_asks_the_same_again_is_left_out() -> None:
    same = a_puzzle(1)
    again = msgspec.structs.replace(same, id="00000000ff")
    assert choose([same, again], 10) == [same]


def test_one_theme_does_not_crowd_out_the_others() -> None:
    many = [a_puzzle(n, theme="often") for n in range(50)]
    few = [a_puzzle(100 + n, theme=f"rare{n}") for n in range(10)]
    chosen = choose([*many, *few], 20)
    assert len(chosen) == 20
    assert {each.theme for each in few} <= {each.theme for each in chosen}
    often = sum(each.theme == "often" for each in chosen)
    assert often == 20 - len(few) >= MOST_OF_A_THEME * 20


def test_a_puzzle_that_is_wrong_is_named(tmp_path: Path) -> None:
    kept = load("poof")
    first = kept.puzzles[0]
    wrong = next(action for action in first.values if action not in first.answers)
    altered = [
        msgspec.structs.replace(first, answers=[wrong]),
        msgspec.structs.replace(first, moves=first.moves[:-1]),
    ]
    for each in altered:
        assert problems(msgspec.structs.replace(kept, puzzles=[each]))
    broken = tmp_path / "puzzles.json"
    broken.write_text("{}")
    with pytest.raises(BadRecord):
        read(broken)


def test_the_command_line_makes_and_checks_puzzles(tmp_path: Path) -> None:
    out = str(tmp_path / "mined.json")
    runner = CliRunner()
    arguments = ["puzzles", "make", "close-to-the-mark", "--count", "1", "--seed", "7"]
    made = runner.invoke(commands, [*arguments, "--out", out])
    assert made.exit_code == 0, made.output
    assert "1 puzzles" in made.output
    checked = runner.invoke(commands, ["puzzles", "check", out])
    assert checked.exit_code == 0, checked.output
    refused = runner.invoke(commands, ["puzzles", "make", "poof", "--count", "0", "--out", out])
    assert refused.exit_code == 2


def test_puzzles_are_graded_again_after_the_bots_have_changed(tmp_path: Path) -> None:
    """What the weaker bot finds now is left out; the others keep their answers."""
    kept = load("close-to-the-mark")
    wrong = Found(easy=99, medium=99, hard=99, best=100)
    some = [msgspec.structs.replace(each, found=wrong) for each in kept.puzzles[:3]]
    first = some[0]
    others = [action for action in first.values if action not in first.answers]
    state = kept.state(first)
    medium = next(n for n in others if n == bot_move(state, first.seat, "medium", 1))
    some[0] = msgspec.structs.replace(first, answers=[medium])  # so the medium bot finds it
    file = tmp_path / "puzzles.json"
    file.write_bytes(msgspec.structs.replace(kept, puzzles=some).to_json())
    told = CliRunner().invoke(commands, ["puzzles", "grade", str(file)])
    assert "2 puzzles" in told.output and "1 left out" in told.output
    again = read(file).puzzles
    assert [each.found for each in again] == [each.found for each in kept.puzzles[1:3]]
    assert [each.answers for each in again] == [each.answers for each in kept.puzzles[1:3]]


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_search_can_look_at_what_ships(game: str) -> None:
    """`bench/puzzles.py` is what finds puzzles that do not hold, before players do."""
    asked = [sys.executable, "bench/puzzles.py", game, "--sample", "1", "--times", "1"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"| {game} | 1 |" in told
