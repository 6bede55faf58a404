"""The command line `closecall`.

What a command needs is imported when it runs, so that `--help` and completion stay quick. The
server, the lab and the puzzles bring their own commands (`closecall.server.command.serve`,
`closecall.lab.command.lab`), mounted when they are there.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

import closecall
from closecall.cli_parts import (
    GameKey,
    check_writable,
    game_argument,
    json_option,
    option_option,
    read_options,
)
from closecall.engine import compiled
from closecall.engine.errors import BadOptions, CloseCallError
from closecall.engine.extras import MissingExtra, needed
from closecall.engine.registry import Game

if TYPE_CHECKING:
    from rich.console import Console

    from closecall.arena.simulate import Report
    from closecall.engine.record import Verdict

OPERATE = "closecall.server.operate.commands"
ELSEWHERE = {
    "serve": "closecall.server.command",
    "backup": OPERATE,
    "restore": OPERATE,
    "doctor": OPERATE,
    "lab": "closecall.lab.command",
    "puzzles": "closecall.puzzles.command",
    "rows": "closecall.data.command",
}
EXTRAS = {**dict.fromkeys(ELSEWHERE, "server"), "lab": "lab", "puzzles": "cli", "rows": "data"}

rows_option = click.option(
    "--rows",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write one row per match to this .csv, .arrow or .parquet file.",
)
decisions_option = click.option(
    "--decisions",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Write one row per decision, in the same formats.",
)


class Refused(click.ClickException):
    """One of our own errors, as a single line."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"closecall: {self.message}", err=True)


class Commands(click.Group):
    """Commands of which some live in other packages; our errors become one clear line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        found = [name for name, module in ELSEWHERE.items() if _exists(module)]
        return sorted([*super().list_commands(ctx), *found])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        module = ELSEWHERE.get(cmd_name)
        if module is None or not _exists(module):
            return super().get_command(ctx, cmd_name)
        try:
            with needed(EXTRAS[cmd_name]):
                command = getattr(import_module(module), cmd_name)
        except MissingExtra as missing:
            return _unavailable(cmd_name, missing)
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            with needed("cli"):
                return super().invoke(ctx)
        except CloseCallError as error:
            raise Refused(str(error)) from None
        except OSError as error:
            if error.filename is None:  # not about a file: a closed pipe, say
                raise
            raise Refused(f"{error.filename}: {error.strerror}") from None


def _unavailable(name: str, missing: MissingExtra) -> click.Command:
    """Return a command whose packages are not installed.

    It says which ones, and how to get them.
    """

    def refuse() -> None:
        raise missing

    anything = {"ignore_unknown_options": True, "allow_extra_args": True}
    help_text = f"Not installed: pip install 'closecall[{EXTRAS[name]}]'."
    return click.Command(name, callback=refuse, help=help_text, context_settings=anything)


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _version() -> str:
    python = ".".join(map(str, sys.version_info[:3]))
    kind = "compiled" if compiled() else "plain, not compiled"
    return f"closecall {closecall.__version__} (rules {kind}; Python {python})"


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(message=_version(), version=closecall.__version__)
def commands() -> None:
    """Close Call: five tabletop games to play, to simulate and to check."""


def main() -> None:
    """The entry point of the command line."""
    commands(prog_name="closecall")


# Games and rules ------------------------------------------------------------------------------


@commands.command("games")
@json_option
def games_command(as_json: bool) -> None:
    """List the games."""
    if as_json:
        _print_json([_facts(game) for game in closecall.list_games()])
        return
    from rich.table import Table

    table = Table()
    for title in ("game", "title", "seats", "kind", "options"):
        table.add_column(title, no_wrap=title not in ("kind", "options"))
    for game in closecall.list_games():
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        options = ", ".join(option.name for option in game.options)
        table.add_row(game.key, game.title, seats, _kind(game), options)
    _console().print(table)


def _kind(game: Game) -> str:
    facts = ("hidden", "chance", "simultaneous", "cooperative")
    return ", ".join(fact for fact in facts if getattr(game, fact))


def _facts(game: Game) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title,
        "seats": game.seats,
        "hidden": game.hidden,
        "chance": game.chance,
        "simultaneous": game.simultaneous,
        "cooperative": game.cooperative,
        "revision": game.revision,
        "num_actions": game.num_actions,
        "options": game.options,
    }


@commands.command()
@game_argument
@click.option("--lang", default="en", show_default=True, help="en, de, fr or it.")
@click.option("--rulings", is_flag=True, help="What the rule book leaves open, and our answer.")
def rules(game: Game, lang: str, rulings: bool) -> None:
    """Show the rules of a GAME."""
    from rich.markdown import Markdown

    shown = _rulings(game) if rulings else _rules(game, lang)
    _console().print(Markdown(shown))


def _rules(game: Game, lang: str) -> str:
    from closecall import text as words

    if lang not in words.languages():
        raise BadOptions("one of " + ", ".join(words.languages()), lang, where="lang")
    lines = [f"# {words.say(game.key, lang, 'title')}"]
    section = ""
    for rule in words.rules(game.key, lang):
        if rule.section != section:
            section = rule.section
            lines.append(f"## {section}")
        lines.append(f"**{rule.title}** {rule.text} *({', '.join(rule.ids)})*")
    return "\n\n".join(lines)


def _rulings(game: Game) -> str:
    folder = game.resources()
    file = folder / "RULINGS.md" if folder else None
    if file is None or not file.is_file():
        return f"# {game.title}\n\nNo rulings: nothing is known that its rules leave open."
    return file.read_text(encoding="utf-8")


# Playing and simulating -----------------------------------------------------------------------


@commands.command()
@click.argument("game", type=GameKey(), required=False)
@click.option("--seats", type=int, help="Number of players, including you.")
@click.option("--seat", default=0, show_default=True, help="Where you sit.")
@click.option("--bots", default="easy", show_default=True, help="A level or a character.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the match to this file.")
@option_option
def play(
    game: Game | None,
    seats: int | None,
    seat: int,
    bots: str,
    record: Path | None,
    options: tuple[str, ...],
) -> None:
    """Play a GAME against bots, here in the terminal."""
    from closecall import terminal
    from closecall.engine.record import Match

    if game is None:
        game = _pick_game()
    seats = game.usual_seats if seats is None else seats
    match = Match(game, seats, read_options(game, options))
    check_writable(record, "record")
    if not 0 <= seat < seats:
        raise BadOptions(f"a seat from 0 to {seats - 1}", seat, where="seat")
    try:
        terminal.play(match, seat, bots, _console(), ask=_ask)
    except terminal.Left:
        click.echo("You left the table.")
    if record is not None:
        match.record().save(record)
        click.echo(f"Written to {record}; `closecall verify {record}` checks it.")


def _ask(prompt: str) -> str:
    from closecall.terminal import Left

    try:
        return str(click.prompt(prompt, default="", show_default=False, prompt_suffix=""))
    except click.Abort:
        raise Left from None


def _pick_game() -> Game:
    all_games = closecall.list_games()
    for number, game in enumerate(all_games, 1):
        click.echo(f"{number}  {game.title}")
    chosen = click.prompt("Which game", type=click.IntRange(1, len(all_games)), default=1)
    return all_games[chosen - 1]


@commands.command()
@game_argument
@click.option(
    "--seats", type=int, help="Number of players (default: what the game declares as usual)."
)
@click.option("--games", default=1000, show_default=True, help="How many matches.")
@click.option("--seed", default=1, show_default=True, help="Same seed, same matches.")
@click.option("--workers", default=1, show_default=True, help="Processes (0: one per core).")
@rows_option
@decisions_option
@option_option
@json_option
def simulate(
    game: Game,
    seats: int | None,
    games: int,
    seed: int,
    workers: int,
    rows: Path | None,
    decisions: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Play many matches of a GAME with random players."""
    from rich.progress import Progress

    from closecall.arena.simulate import simulate as run

    chosen = read_options(game, options)
    seats = game.usual_seats if seats is None else seats
    console = _console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.title, total=games)
        report = run(
            game,
            seats,
            games,
            seed,
            options=chosen,
            workers=workers,
            progress=lambda played: bar.advance(task, played),
            rows=rows,
            decisions=decisions,
        )
    if as_json:
        _print_json(report)
    else:
        _show_report(game, report)


@commands.command()
@game_argument
@click.option(
    "--players",
    required=True,
    help="Levels or your own bots: hard,medium,my_bots:Greedy.",
)
@click.option("--games", default=400, show_default=True, help="How many matches.")
@click.option("--seed", default=1, show_default=True, help="Same seed, same matches.")
@click.option("--workers", default=0, show_default=True, help="Processes (0: one per core).")
@click.option("--cluster", default="", help="Play on a Dask cluster with this address.")
@click.option(
    "--log",
    type=click.Path(path_type=Path),
    help="Keep finished matches here; the same command resumes from them.",
)
@click.option("--report", "html", type=click.Path(path_type=Path), help="Write an HTML report.")
@rows_option
@decisions_option
@option_option
@json_option
def arena(
    game: Game,
    players: str,
    games: int,
    seed: int,
    workers: int,
    cluster: str,
    log: Path | None,
    html: Path | None,
    rows: Path | None,
    decisions: Path | None,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play a GAME against each other and measure them."""
    from closecall.arena.command import arena as run_arena
    from closecall.arena.contest import Contest

    names = tuple(name.strip() for name in players.split(","))
    kept = decisions is not None
    contest = Contest(game.key, names, games, seed, read_options(game, options), kept)
    contest.check()
    check_writable(log, "log")
    check_writable(html, "report")
    run_arena(
        contest,
        workers=workers,
        cluster=cluster,
        log=log,
        as_json=as_json,
        html=html,
        rows=rows,
        decisions=decisions,
    )


def _show_report(game: Game, report: Report) -> None:
    from rich.table import Table

    console = _console()
    console.print(f"{game.title}, {report.seats} seats, seed {report.seed}", highlight=False)
    figures = (
        f"{report.games} games, {report.moves} moves in {report.seconds:.2f} s: "
        f"{report.games_per_second:,.0f} games/s, {report.moves_per_second:,.0f} moves/s"
    )
    length = report.length
    console.print(figures, highlight=False)
    console.print(
        f"length {length.low} to {length.high} moves, {length.mean:.1f} on average", highlight=False
    )
    table = Table("seat")
    for title in ("lowest", "mean", "highest", "won"):
        table.add_column(title, justify="right")
    for place in report.places:
        score = place.score
        won = f"{100 * place.wins / report.games:.1f} %"
        table.add_row(str(place.seat), str(score.low), f"{score.mean:.1f}", str(score.high), won)
    console.print(table)


# Checking -------------------------------------------------------------------------------------


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--commitment", help="The commitment you noted before the match began.")
@json_option
@click.pass_context
def verify(ctx: click.Context, file: Path, commitment: str | None, as_json: bool) -> None:
    """Check the record of a match in FILE: its seals, its seed, every move.

    Exit code 0: everything checks out. 1: something does not; it is named. 2: cannot be checked.
    """
    from closecall.engine.record import Record

    record = Record.load(file)
    verdict = record.verify(commitment)
    if as_json:
        _print_json({"ok": verdict.ok, "findings": verdict.findings})
    else:
        click.echo(f"{closecall.game(record.game).title}, {len(record.moves)} moves")
        _show_verdict(verdict)
    ctx.exit(0 if verdict.ok else 1)


CHECKS = {
    "seal": "record unaltered since it was written",
    "seed": "seed matches the commitment made before the match",
    "replay": "moves, dice and cards lead to this result",
}


def _show_verdict(verdict: Verdict) -> None:
    for check, claim in CHECKS.items():
        fits = verdict.passed(check)
        click.echo(click.style("passed  " if fits else "FAILED  ", bold=True) + claim)
        for finding in verdict.findings:
            if finding.check == check:
                click.echo(f"          {finding}")


@commands.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Review this seat only (seats count from 0).")
@click.option("--lang", default="en", show_default=True, help="en, de, fr or it.")
@click.option("--seed", default=0, show_default=True, help="Same seed, same review.")
@click.option("--html", type=click.Path(path_type=Path), help="Write the review as a page.")
@json_option
def review(
    file: Path, seat: int | None, lang: str, seed: int, html: Path | None, as_json: bool
) -> None:
    """Review the finished match in FILE: decisions, luck and skill.

    Every decision is judged by what its player knew at that moment, never by hidden cards.
    """
    from closecall.review.command import run

    check_writable(html, "html")
    run(file, seat=seat, lang=lang, seed=seed, as_json=as_json, html=html)


# Games of your own ----------------------------------------------------------------------------


@commands.command("new-game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Where its folder goes (default: here).",
)
def new_game(name: str, into: Path) -> None:
    """Write a small game called NAME (such as high-card), to be turned into your own."""
    from closecall.new_game import write

    folder = write(name, into)
    click.echo(f"Written to {folder}. Install and try it:")
    click.echo(f"  pip install --editable '{folder}[test]'")
    click.echo(f"  closecall play {name}")
    click.echo(f"  pytest {folder}")


# The shell ------------------------------------------------------------------------------------


@commands.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the completion script for SHELL.

    bash: `eval "$(closecall completion bash)"`, likewise zsh;
    fish: `closecall completion fish | source`.
    """
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(commands, {}, "closecall", "_CLOSECALL_COMPLETE").source())


def _print_json(value: object) -> None:
    import msgspec

    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


def _console(stderr: bool = False) -> Console:
    from rich.console import Console

    return Console(stderr=stderr)


if __name__ == "__main__":
    main()
