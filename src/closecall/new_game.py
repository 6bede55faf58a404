"""`closecall new-game`: a small game that plays, to be turned into your own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from closecall.engine.errors import BadOptions

SKELETON: Final = Path(__file__).parent / "skeleton"
LONGEST: Final = 40


def write(name: str, parent: Path) -> Path:
    """Write the package of a new game into a folder of its own below `parent`."""
    if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) or len(name) > LONGEST:
        expected = f"a name of at most {LONGEST} small letters and hyphens, such as high-card"
        raise BadOptions(expected, name, where="name")
    folder = parent / name
    if folder.exists():
        raise BadOptions("a folder that does not exist yet", str(folder), where="name")
    words = {
        "my-game": name,
        "my_game": name.replace("-", "_"),
        "MyGame": name.title().replace("-", ""),
        "My Game": name.replace("-", " ").title(),
    }
    for source in sorted(SKELETON.glob("*.txt")):
        target = folder / _place(source.name.removesuffix(".txt"), words["my_game"])
        target.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        for old, new in words.items():
            text = text.replace(old, new)
        target.write_text(text, encoding="utf-8")
    return folder


def _place(file: str, package: str) -> Path:
    if file == "pyproject.toml":
        return Path(file)
    if file.startswith("test_"):
        return Path("tests", file)
    if file.endswith(".ftl"):
        return Path(package, "text", file)
    return Path(package, file)
