"""A plain terminal table: one person against bots, everything as text.

It knows no game: the view is shown field by field, the legal moves by their texts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

import msgspec
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from closecall.bots import choose
from closecall.engine.core import State
from closecall.engine.errors import CloseCallError
from closecall.engine.plain import is_rows, plain, words
from closecall.engine.record import Match
from closecall.engine.types import Event, View

SHOWN_MOVES = 60
HELP = "A number or the text of a move; `moves` lists all, `quit` leaves."

Ask = Callable[[str], str]


class Left(Exception):
    """The person got up from the table."""


def play(match: Match, seat: int, level: str, console: Console, ask: Ask = input) -> None:
    """Play a match to its end (or until the person leaves)."""
    state = match.state
    state.listen()
    # Bots need no secrets; the match itself has its own dice.
    luck = random.SystemRandom()
    while not state.over:
        actors = state.actors()
        if seat in actors:
            action = _ask_move(state, seat, console, ask)
            mover = seat
        else:
            mover = actors[0]
            action = choose(state, mover, level, luck.getrandbits(32))
        match.play(mover, action)
        for event in state.events(seat):
            console.print(f"  {_sentence(event, seat)}", style="dim", highlight=False)
    show_result(state, seat, console)


def _ask_move(state: State, seat: int, console: Console, ask: Ask) -> int:
    console.print(render(state.view(seat)))
    legal = state.legal(seat)
    console.print(moves_table(state, legal[:SHOWN_MOVES]))
    if len(legal) > SHOWN_MOVES:
        console.print(f"… {len(legal) - SHOWN_MOVES} more: `moves` lists all", style="dim")
    while True:
        answer = ask(f"Seat {seat}, your move: ").strip()
        if answer in ("quit", "q", "exit"):
            raise Left
        if answer in ("moves", "m"):
            console.print(moves_table(state, legal))
            continue
        if answer in ("", "help", "?"):
            console.print(HELP, style="dim")
            continue
        try:
            return read_move(state, seat, legal, answer)
        except CloseCallError as error:
            console.print(str(error), style="red", markup=False)


def read_move(state: State, seat: int, legal: Sequence[int], answer: str) -> int:
    """Return the legal move somebody typed: its text, or else its number in the list."""
    texts = {state.game.move(action).text.casefold(): action for action in legal}
    if answer.casefold() in texts:
        return texts[answer.casefold()]
    if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= len(legal):
        return legal[int(answer) - 1]
    # Let the rules say what is wrong, without touching the match.
    state.copy().apply(seat, state.game.action(state.game.parse(answer)))
    raise AssertionError("a move that is not legal was not refused")


def moves_table(state: State, legal: Iterable[int]) -> RenderableType:
    """Return the moves with their numbers, side by side."""
    texts = [f"[bold]{n}[/] {escape(state.game.move(a).text)}" for n, a in enumerate(legal, 1)]
    return Group("[cyan]You may[/]", Columns(texts, padding=(0, 3)))


def show_result(state: State, seat: int, console: Console) -> None:
    """How the match ended."""
    result = state.result()
    table = Table(title=f"Over: {result.reason.replace('-', ' ')}", title_justify="left")
    table.add_column("seat")
    table.add_column("points", justify="right")
    table.add_column("")
    for each, score in enumerate(result.scores):
        name = f"{each} (you)" if each == seat else str(each)
        table.add_row(name, str(score), "won" if each in result.winners else "")
    console.print(table)


# Anything as text -----------------------------------------------------------------------------


def render(view: View) -> RenderableType:
    """Return a view as text: single values in lines, lists of alike things as tables."""
    data = msgspec.to_builtins(view)
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="cyan", no_wrap=True)
    lines.add_column()
    tables: list[RenderableType] = []
    for name, value in data.items():
        if name == "type":
            continue
        if is_rows(value):
            tables.append(_rows(words(name), value))
        else:
            lines.add_row(words(name), Text(plain(value)))
    return Group("", *tables, lines)


def _rows(title: str, rows: list[dict[str, object]]) -> Table:
    names = list(dict.fromkeys(name for row in rows for name in row))
    # A column in which nothing is said anywhere only makes the others narrower.
    told = [name for name in names if any(row.get(name) not in (None, [], "") for row in rows)]
    table = Table(title=title, title_justify="left", title_style="cyan")
    table.add_column("")
    for name in told:
        table.add_column(words(name))
    for number, row in enumerate(rows):
        table.add_row(str(number), *(Text(plain(row.get(name))) for name in told))
    return table


def _sentence(event: Event, seat: int) -> str:
    data = dict(msgspec.to_builtins(event))
    kind = words(str(data.pop("type")))
    who = data.pop("seat", None)
    subject = "" if who is None else "you: " if who == seat else f"seat {who}: "
    facts = ", ".join(f"{words(name)} {plain(value)}" for name, value in data.items())
    return f"{subject}{kind}" + (f" ({facts})" if facts else "")
