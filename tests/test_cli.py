"""The command line as people use it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import closecall
from closecall import text as words
from closecall.cli import commands
from closecall.engine.record import Match

KEYS = [game.key for game in closecall.list_games()]


def run(*arguments: str, typed: str = "", expect: int = 0) -> Result:
    """What a command printed, with the exit code it must have."""
    result = CliRunner().invoke(commands, arguments, input=typed, prog_name="closecall")
    assert result.exit_code == expect, result.output
    return result


def refused(*arguments: str) -> str:
    """The one line with which a command was refused."""
    result = run(*arguments, expect=2)
    assert result.stdout == ""
    assert result.stderr.startswith("closecall: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


# Finding one's way ------------------------------------------------------------------------------


def test_version_says_what_is_loaded() -> None:
    text = run("--version").stdout
    assert text.startswith(f"closecall {closecall.__version__} (rules ")


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    for name in ("games", "rules", "play", "simulate", "verify", "completion"):
        assert f"  {name} " in text


def test_it_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "closecall", "games", "--json"], capture_output=True, check=True
    )
    assert [game["key"] for game in json.loads(done.stdout)] == KEYS


def test_games_are_listed() -> None:
    text = run("games").stdout
    assert all(key in text for key in KEYS)


def test_games_as_json_tell_everything_declared() -> None:
    listed = {game["key"]: game for game in json.loads(run("games", "--json").stdout)}
    assert list(listed) == KEYS
    for game in closecall.list_games():
        facts = listed[game.key]
        assert facts["seats"] == list(game.seats)
        assert facts["hidden"] == game.hidden
        assert [option["name"] for option in facts["options"]] == [o.name for o in game.options]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_are_printed(shell: str) -> None:
    assert "_CLOSECALL_COMPLETE" in run("completion", shell).stdout


def test_games_are_completed() -> None:
    environment = {"_CLOSECALL_COMPLETE": "bash_complete"}
    words = {"COMP_WORDS": "closecall simulate poo", "COMP_CWORD": "2"}
    result = CliRunner().invoke(commands, env=environment | words, prog_name="closecall")
    assert "poof" in result.stdout


@pytest.mark.parametrize("lang", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("key", KEYS)
def test_rules_are_shown_with_their_ids(key: str, lang: str) -> None:
    text = " ".join(run("rules", key, "--lang", lang).stdout.split())
    for rule in words.rules(key, lang):
        assert " ".join(rule.section.split()) in text
        assert f"({', '.join(rule.ids)})" in text


@pytest.mark.parametrize("key", KEYS)
def test_rulings_are_shown(key: str) -> None:
    assert len(run("rules", key, "--rulings").stdout) > 200


# Simulating -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_simulated(key: str) -> None:
    seats = closecall.game(key).seats[-1]
    arguments = ("simulate", key, "--seats", str(seats), "--games", "3", "--seed", "7")
    report = json.loads(run(*arguments, "--json").stdout)
    assert report["games"] == 3
    assert len(report["places"]) == seats
    assert report["moves"] >= 3 * report["length"]["low"] > 0
    assert "moves/s" in run(*arguments).stdout


def test_the_same_seed_gives_the_same_matches_however_they_are_shared_out() -> None:
    timing = ("seconds", "games_per_second", "moves_per_second")
    reports = []
    for workers in ("1", "2"):
        arguments = ("--games", "60", "--seed", "5", "--workers", workers, "--json")
        report = json.loads(run("simulate", "poof", *arguments).stdout)
        reports.append({name: value for name, value in report.items() if name not in timing})
    assert reports[0] == reports[1]


def test_options_are_read_and_used() -> None:
    options = ("--option", "rounds=1", "-o", "blind=yes")
    report = json.loads(run("simulate", "poof", "--games", "2", *options, "--json").stdout)
    assert report["options"] == {"rounds": 1, "blind": True, "edition": "default"}


EDITION = """name = "Short"
copies = 8
poof_cards = 4
hand = 5
poof_points = {points}
numbers = {{ 2 = 12, 3 = 12, 4 = 12, 5 = 12, 6 = 12 }}
"""


def test_an_edition_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(EDITION.format(points=3))
    option = ("--option", f"edition={path}")
    report = json.loads(run("simulate", "poof", "--games", "2", *option, "--json").stdout)
    assert report["options"]["edition"]["name"] == "Short"


def test_a_bad_edition_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(EDITION.format(points='"many"'))
    said = refused("simulate", "poof", "--option", f"edition={path}")
    assert "short.toml, line 5" in said


ARENA = ("arena", "poof", "--players", "easy,random")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess"), "expected one of"),
        (("rules", "chess"), "expected one of"),
        (("rules", "poof", "--lang", "xx"), "expected one of en, de, fr, it"),
        (("simulate", "poof", "--seats", "9"), "one of 2, 3, 4, 5, 6 seats, got 9"),
        (("simulate", "poof", "--games", "0"), "from 1 to"),
        (("simulate", "poof", "--workers", "-1"), "from 0 to"),
        (("simulate", "poof", "-o", "rounds"), "NAME=VALUE"),
        (("simulate", "poof", "-o", "speed=9"), "one of the options blind, rounds, edition"),
        (("simulate", "poof", "-o", "rounds=many"), "a whole number from 1 to 20"),
        (("simulate", "poof", "-o", "edition=none.toml"), "a readable file"),
        (("verify", "none.json"), "a readable file"),
        (
            ("arena", "poof", "--players", "easy,genius"),
            "one of random, hint, gentle, easy, medium, hard",
        ),
        (("play", "poof", "--seat", "8"), "a seat from 0 to"),
        (
            ("play", "poof", "--record", "/nonexist/x"),
            "record: expected a file that can be written",
        ),
        ((*ARENA, "--report", "/nonexist/x.html"), "report: expected a file that can be written"),
        ((*ARENA, "--log", "/nonexist/x"), "log: expected a file that can be written"),
        ((*ARENA, "--log", "/"), "log: expected a file that can be written"),
        ((*ARENA, "--workers", "-3"), "from 0 to 1024 workers"),
        ((*ARENA, "--games", "1" + "0" * 22), "from 1 to 1000000 games"),
        ((*ARENA, "--cluster", "nonsense"), "cluster: expected an address such as tcp://"),
        ((*ARENA, "--cluster", "tcp://127.0.0.1:1"), "cluster: expected a Dask scheduler that"),
    ],
)
def test_mistakes_get_one_clear_line(
    arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("closecall.arena.run"), "PATIENCE", 0.3)
    assert said in refused(*arguments)


def test_bots_meet_in_the_arena(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    arguments = ("arena", "poof", "--players", "easy,random", "--games", "4", "--workers", "1")
    options = ("-o", "rounds=1", "--report", str(report), "--json")
    summary = json.loads(run(*arguments, *options).stdout)
    assert summary["games"] == 4
    assert report.stat().st_size > 0


def test_the_figures_are_shown_even_if_the_report_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> str:
        raise OSError(28, "No space left on device", "report.html")

    monkeypatch.setattr("closecall.arena.command.render", full)
    options = ("--games", "2", "--workers", "1", "-o", "rounds=1")
    shown = run(*ARENA, *options, "--report", str(tmp_path / "report.html"), expect=2)
    assert "win share" in shown.stdout
    assert shown.stderr.splitlines()[-1] == "closecall: report.html: No space left on device"
    assert not list(tmp_path.iterdir())


# Records ----------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match(closecall.game("poof"), 2, {"rounds": 1})
    while not match.state.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    path = tmp_path / "match.json"
    match.record().save(path)
    return path


def test_a_true_record_fits(file: Path) -> None:
    text = run("verify", str(file)).stdout
    assert text.count("passed") == 3
    assert "FAILED" not in text
    assert json.loads(run("verify", str(file), "--json").stdout) == {"ok": True, "findings": []}


def test_what_does_not_fit_is_named(file: Path) -> None:
    data = json.loads(file.read_text())
    data["moves"][4][1] = "pooftastrophe"
    file.write_text(json.dumps(data))
    text = run("verify", str(file), expect=1).stdout
    assert "FAILED" in text
    assert "moves[4]: was altered" in text
    found = json.loads(run("verify", str(file), "--json", expect=1).stdout)
    assert not found["ok"]


def test_a_noted_commitment_is_compared(file: Path) -> None:
    noted = json.loads(file.read_text())["commitment"]
    run("verify", str(file), "--commitment", noted)
    text = run("verify", str(file), "--commitment", "00" * 32, expect=1).stdout
    assert "commitment: is not the one noted" in text


# Playing in the terminal ------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_game_can_be_played_in_the_terminal(key: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ("play", key, "--bots", "random", "--record", str(path))
    run(*arguments, typed="1\n" * 40 + "quit\n")
    assert path.exists()


def test_a_whole_match_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    options = ("--seats", "2", "--bots", "random", "-o", "rounds=1", "--record", str(path))
    text = run("play", "poof", *options, typed="1\n" * 2000).stdout
    assert "Over: lowest total" in text
    assert "won" in text
    run("verify", str(path))


def test_terminal_answers_are_read_with_patience() -> None:
    typed = "?\nmoves\n9999\nnonsense\npoof:d\nquit\n"
    text = run("play", "poof", "--bots", "random", typed=typed).stdout
    assert "A number or the text of a move" in text
    assert "got 'nonsense'" in text
    assert "You left the table" in text


def test_a_game_is_picked_from_the_list() -> None:
    text = run("play", "--bots", "random", typed=f"99\n{len(KEYS)}\nquit\n").stdout
    assert all(game.title in text for game in closecall.list_games())
    assert "You left the table" in text


def test_the_end_of_input_is_leaving() -> None:
    assert "You left the table" in run("play", "poof", "--bots", "random").stdout
