"""Write the browser's TypeScript types from the Structs of the protocol and of every game.

python tools/make_types.py           writes web/src/types
python tools/make_types.py --check   only says whether they are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import closecall
from closecall import protocol
from closecall.engine.record import Record
from closecall.games.close_to_the_mark.edition import edition_of
from closecall.server.reviews.shape import ReviewState

TYPES = Path(__file__).parent.parent / "web" / "src" / "types"
HEAD = "// Made by tools/make_types.py from the Structs in Python. Do not edit.\n"

SENT = (
    "NewGuest",
    "NewMatch",
    "Claim",
    "Give",
    "HandOver",
    "Start",
    "QrText",
    "WhatIf",
    "PuzzleTry",
)
"""Bodies of requests; the members of ClientMessage are sent, too."""


class Writer:
    """Collects the declarations of one file."""

    def __init__(self, optional: frozenset[str] = frozenset()) -> None:
        self.optional = optional  # structs whose defaults may be left out, since we write them
        self.declared: dict[str, str] = {}

    def name(self, kind: Any) -> str:
        """Return the type in TypeScript."""
        if isinstance(kind, inspect.StructType):
            return self.struct(kind) if not kind.array_like else self._row(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name(each) for each in kind.types))
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        if isinstance(kind, inspect.Metadata):
            return self.name(kind.type)
        if isinstance(kind, inspect.TupleType):
            return "[" + ", ".join(self.name(each) for each in kind.item_types) + "]"
        if isinstance(kind, (inspect.ListType, inspect.VarTupleType, inspect.CollectionType)):
            item = self.name(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.name(kind.value_type)}>"
        return _plain(kind)

    def struct(self, kind: inspect.StructType) -> str:
        """Declare a Struct and return its name."""
        name = kind.cls.__name__
        if name not in self.declared:
            self.declared[name] = ""  # reserves its place and ends recursion
            self.declared[name] = self._declaration(name, kind)
        return name

    def _row(self, kind: inspect.StructType) -> str:
        """Return a Struct that travels as an array."""
        return "[" + ", ".join(f"{each.name}: {self.name(each.type)}" for each in kind.fields) + "]"

    def _declaration(self, name: str, kind: inspect.StructType) -> str:
        lines = [f"/** {_first_line(kind.cls)} */", f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {msgspec.json.encode(kind.tag).decode()};")
        for field in kind.fields:
            mark = "?" if name in self.optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)};")
        return "\n".join([*lines, "}"])

    def union(self, name: str, kind: Any) -> None:
        """Declare a type by another name."""
        self.declared[name] = f"export type {name} = {self.name(inspect.type_info(kind))};"

    def text(self) -> str:
        """Return the whole file."""
        return HEAD + "\n" + "\n\n".join(self.declared.values()) + "\n"


_PLAIN: dict[object, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.CustomType: "unknown",
}


def _plain(kind: object) -> str:
    name = _PLAIN.get(type(kind))
    if name is not None:
        return name
    raise SystemExit(f"expected a type the browser knows, but got {kind}")


def _first_line(cls: type) -> str:
    return (cls.__doc__ or cls.__name__).strip().splitlines()[0]


def protocol_types() -> str:
    """Return everything that crosses the wire."""
    sent = frozenset({*SENT, *(kind.__name__ for kind in protocol.ClientMessage.__args__)})
    inside = frozenset({"SeatPlan", "From"})  # within what is sent
    writer = Writer(sent | inside)
    for name, kind in vars(protocol).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind is not msgspec.Struct:  # the base class is in the module's names too
                writer.struct(inspect.type_info(kind))  # type: ignore[arg-type]
        elif name in (
            "Level",
            "Character",
            "BotKind",
            "Reaction",
            "Question",
            "SeatKind",
            "MatchState",
        ):
            writer.union(name, kind)
    writer.union("ClientMessage", protocol.ClientMessage)
    writer.union("ServerMessage", protocol.ServerMessage)
    return writer.text()


def record_types() -> str:
    """Return the record of a match."""
    writer = Writer()
    writer.struct(inspect.type_info(Record))  # type: ignore[arg-type]
    return writer.text().replace("interface Record ", "interface MatchRecord ")


def review_types() -> str:
    """Return the review of a match, as the server sends it."""
    writer = Writer()
    writer.struct(inspect.type_info(ReviewState))  # type: ignore[arg-type]
    return writer.text()


def game_types(game: closecall.Game) -> str:
    """Moves, view and events of a game as `Move`, `View` and `Event`."""
    parts = []
    kinds = {"Move": game.move_type, "View": game.view_type, "Event": game.event_type}
    for name, kind in kinds.items():
        writer = Writer()
        writer.union(name, kind)
        parts.append(_spaced(name, writer.declared))
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _spaced(name: str, declared: dict[str, str]) -> str:
    """Put declarations in a namespace: moves and events may share names."""
    own = {key: text for key, text in declared.items() if key != name}
    body = "\n".join("\n\n".join(own.values()).splitlines())
    inner = "\n".join(f"  {line}" if line else "" for line in body.splitlines())
    alias = declared[name].removeprefix(f"export type {name} = ").removesuffix(";")
    members = " | ".join(f"{name}s.{each}" for each in alias.split(" | "))
    return f"export namespace {name}s {{\n{inner}\n}}\n\nexport type {name} = {members};"


def sheets() -> str:
    """Return the colours of the Close to the Mark sheet, for the print page."""
    printed = msgspec.json.encode(edition_of("default").sheets).decode()
    return f'{HEAD}\nexport const SHEETS: Record<"A" | "B", string[][]> = {printed};\n'


def files() -> dict[Path, str]:
    """Return every file with its content."""
    found = {
        TYPES / "protocol.ts": protocol_types(),
        TYPES / "record.ts": record_types(),
        TYPES / "review.ts": review_types(),
        TYPES / "sheets.ts": sheets(),
    }
    for game in closecall.list_games():
        found[TYPES / f"{game.key}.ts"] = game_types(game)
    return found


def main() -> None:
    """Write the files, or compare them."""
    made = files()
    if "--check" in sys.argv:
        stale = [path.name for path, text in made.items() if not _same(path, text)]
        sys.exit(f"not up to date: {', '.join(stale)}; run tools/make_types.py" if stale else 0)
    TYPES.mkdir(parents=True, exist_ok=True)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")


def _same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    main()
