"""Draw `docs/architecture.svg`: the layers that the import rules in `pyproject.toml` enforce.

    python tools/draw_architecture.py            write the picture
    python tools/draw_architecture.py --check    say whether the picture is what this tool draws

Who may import whom stands in the contracts; the few words about each box stand here.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Collection, Iterator
from html import escape
from pathlib import Path

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "architecture.svg"

ABOUT = {
    "cli": "play, simulate, arena",
    "server": "tables to play at",
    "client": "for programs",
    "protocol": "messages",
    "lab": "what a change of the box would do",
    "terminal": "one person",
    "arena": "contests",
    "review": "luck, skill",
    "envs": "for learners",
    "bots": "plan on imagined states only",
    "text": "four languages",
    "games": "rules · moves · view · position · edition · policy",
    "engine": "Game · State · Rng · Record · errors",
    "command": "closecall serve",
    "app": "one ASGI application",
    "http": "REST, files",
    "sockets": "viewers",
    "operate": "backup, doctor",
    "reviews": "in the background",
    "live": "node, cluster, sweeper",
    "seats": "who sits where",
    "match": "one table: queue, log, driver, sync",
    "store": "the log",
    "broker": "nodes",
}
PURE = {"bots", "text", "games", "engine"}

WIDTH, HEAD, STEP, HEIGHT, GAP = 460, 62, 62, 44, 10

Box = tuple[float, float, float]
"""Left, top and width."""

STYLE = """
  .box { fill: #eef2f8; stroke: #345; stroke-width: 1.5 } .pure { fill: #e8f1ea }
  text { fill: #123; text-anchor: middle } .small { font-size: 11.5px; fill: #456 }
  .title { font-weight: 600 } .arrow { fill: none; stroke: #345; stroke-width: 1.5 }
"""


def contract(name: str) -> list[list[str]]:
    """Return the layers of a contract from top to bottom, each with its modules."""
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    found = next(each for each in rules["contracts"] if each["name"] == name)
    return [
        [module.strip(" ()").removeprefix("closecall.") for module in layer.split("|")]
        for layer in found["layers"]
    ]


def column(
    left: float, title: str, layers: list[list[str]], pure: Collection[str] = ()
) -> Iterator[str]:
    """Yield one list of layers, drawn from top to bottom."""
    middle = left + WIDTH / 2
    yield f'<text class="title" x="{middle:g}" y="36">{escape(title)}</text>'
    for number, names in enumerate(layers):
        top = HEAD + number * STEP
        width = (WIDTH - GAP * (len(names) - 1)) / len(names)
        for place, name in enumerate(names):
            yield from box(name, (left + place * (width + GAP), top, width), name in pure)
        if number + 1 < len(layers):
            below = top + HEIGHT
            yield f'<path class="arrow" d="M{middle:g} {below}V{below + STEP - HEIGHT - 3}"/>'
            yield f'<path d="M{middle - 4:g} {below + 11}h8l-4 6z" fill="#345"/>'


def box(name: str, place: Box, pure: bool) -> Iterator[str]:
    """Yield a module with what it is about, if there is room for that."""
    left, top, width = place
    kind = "box pure" if pure else "box"
    yield (
        f'<rect class="{kind}" x="{left:g}" y="{top}" width="{width:g}" height="{HEIGHT}" rx="7"/>'
    )
    about = ABOUT.get(name, "")
    fits = about and len(about) * 6.1 < width
    line = top + (19 if fits else 27)
    yield f'<text x="{left + width / 2:g}" y="{line}">{escape(name)}</text>'
    if fits:
        yield f'<text class="small" x="{left + width / 2:g}" y="{top + 35}">{escape(about)}</text>'


def picture() -> str:
    """Return the whole drawing."""
    outside = contract("Dependencies point one way")
    inside = [layer for layer in contract("The server in layers") if layer != ["__main__"]]
    height = HEAD + max(len(outside), len(inside)) * STEP
    described = "; ".join(" and ".join(layer) for layer in outside)
    width = 2 * WIDTH + 80
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            ' font-family="system-ui, sans-serif" font-size="14" role="img"'
            ' aria-labelledby="t d">',
            '<title id="t">Who depends on whom in Close Call</title>',
            f'<desc id="d">From top to bottom: {escape(described)}.'
            " Every layer uses only those below it. Beside it the layers of the server.</desc>",
            f"<style>{STYLE}</style>",
            f'<rect width="{width}" height="{height}" fill="#fff"/>',
            *column(20, "closecall", outside, PURE),
            *column(WIDTH + 60, "closecall.server", inside),
            "</svg>",
            "",
        ]
    )


def main() -> int:
    """Write or check the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    drawn = picture()
    if parser.parse_args().check:
        return 0 if PICTURE.read_text("utf-8") == drawn else 1
    PICTURE.write_text(drawn, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
