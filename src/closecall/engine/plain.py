"""Anything as plain text: views, events and values, without knowing the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from closecall.engine.types import View


def position(view: View, title: str, actors: Sequence[int]) -> str:
    """Return a view as lines: whose turn it is, then what there is to see."""
    if not actors:
        turn = "over"
    elif len(actors) == 1:
        turn = f"seat {actors[0]}'s turn"
    else:
        turn = "waiting for seats " + ", ".join(map(str, actors))
    lines = [f"{title}: {turn}"]
    for name, value in msgspec.to_builtins(view).items():
        if name == "type":
            continue
        if is_rows(value):
            lines.append(f"{words(name)}:")
            lines += [f"  {number}  {pairs(row)}" for number, row in enumerate(value)]
        else:
            lines.append(f"{words(name)}: {plain(value)}")
    return "\n".join(lines)


def is_rows(value: object) -> bool:
    """Return whether this is a list of alike things, such as players."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def plain(value: object) -> str:
    """Return a value in a few characters.

    >>> plain([3, None, {"card": 7, "face_down": True}])
    '3 - (card 7, face down)'
    """
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        said = pairs(value)
        return f"({said})" if said != "-" else "-"
    if isinstance(value, (list, tuple)):
        joint = " | " if any(isinstance(item, (list, tuple)) for item in value) else " "
        return joint.join(plain(item) for item in value) or "-"
    return str(value)


def pairs(row: dict[str, object]) -> str:
    """Return the fields of a thing that say something.

    >>> pairs({"card": 7, "face_down": True, "owner": None})
    'card 7, face down'
    """
    said = [_pair(name, item) for name, item in row.items() if item not in (None, False)]
    return ", ".join(said) or "-"


def _pair(name: str, value: object) -> str:
    return words(name) if value is True else f"{words(name)} {plain(value)}"


def words(name: str) -> str:
    """`face_up` → `face up`."""
    return name.replace("_", " ").replace("-", " ")
