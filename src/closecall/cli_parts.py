"""Shared parts of commands: games and options as arguments, files that can be written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from closecall.engine import edition, registry
from closecall.engine.errors import BadOptions
from closecall.engine.registry import Game


class GameKey(click.ParamType[Game]):
    """A game by its key."""

    name = "game"

    def convert(self, value: Any, param: Any, ctx: Any) -> Game:
        return value if isinstance(value, Game) else registry.game(value)

    def shell_complete(self, ctx: Any, param: Any, incomplete: str) -> list[CompletionItem]:
        return [
            CompletionItem(game.key, help=game.title)
            for game in registry.list_games()
            if game.key.startswith(incomplete)
        ]


game_argument = click.argument("game", type=GameKey())
option_option = click.option(
    "--option",
    "-o",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game; `edition=FILE.toml` plays your own box.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def check_writable(path: Path | None, where: str) -> None:
    """Refuse a file that cannot be written, before any work is done for it."""
    if path is None or (path.exists() and not path.is_file() and not path.is_dir()):
        return  # opening a pipe would tell its reader that this was all
    new = not path.exists()
    try:
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        reason = error.strerror or "no such place"
        raise BadOptions(f"a file that can be written ({reason})", str(path), where=where) from None


def read_options(game: Game, given: tuple[str, ...]) -> dict[str, object]:
    """Parse options typed as NAME=VALUE; `edition=FILE.toml` reads that file."""
    known = {option.name: option for option in game.options}
    read: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions("NAME=VALUE", text, where="--option")
        option = known.get(name)
        if option is None:
            raise BadOptions("one of the options " + ", ".join(known), name, where=game.key)
        if option.kind == "edition" and value.endswith(".toml"):
            read[name] = edition.load(Path(value), game.check_edition)
        else:
            read[name] = option.read(value)
    return read
