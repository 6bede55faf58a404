"""Build the documentation as a site: `make docs`.

Gathers `docs/`, adds the pages that come from the program itself (rules, command line, reference,
list of decisions), and lets MkDocs build them, strictly: a link that leads nowhere is an error.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import click

import closecall
from closecall import cli, text
from closecall.engine.registry import games

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GATHERED = ROOT / "build" / "docs"
SOURCES = ROOT / "build" / "docs-source"
SITE = ROOT / "src" / "closecall" / "site"
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano"}
REFERENCE = {
    "closecall": "The package",
    "closecall.engine.registry": "Games",
    "closecall.engine.core": "States",
    "closecall.engine.types": "Moves, views, events, results",
    "closecall.engine.record": "Records",
    "closecall.engine.errors": "Errors",
    "closecall.engine.options": "Options",
    "closecall.engine.edition": "Editions",
    "closecall.engine.policy": "Policies",
    "closecall.engine.claims": "Claims",
    "closecall.engine.conformance": "Conformance suite",
    "closecall.bots": "Bots",
    "closecall.review": "Reviews",
    "closecall.envs": "Environments",
    "closecall.data": "Tables",
    "closecall.text": "Texts",
    "closecall.client": "Client",
}


def gather() -> None:
    """Gather all pages in one folder, including those generated from the program."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    shutil.copytree(DOCS, GATHERED, ignore=shutil.ignore_patterns("pictures"))
    _point_outside_links_at_the_repository()
    _write_rules()
    _copy_sources()
    _write_reference()
    (GATHERED / "reference" / "command-line.md").write_text(command_line())
    _list_decisions()
    shutil.copy(ROOT / "CHANGELOG.md", GATHERED / "changelog.md")
    shutil.copy(ROOT / "bench" / "RESULTS.md", GATHERED / "results.md")


def _point_outside_links_at_the_repository() -> None:
    """Replace links to files outside the site by their text."""
    for page in GATHERED.rglob("*.md"):
        words = page.read_text()
        page.write_text(re.sub(r"\[([^]]+)\]\((?:\.\./)+(?!docs/)[\w./-]*\.\w+\)", r"\1", words))


def _write_rules() -> None:
    for lang in text.languages():
        folder = GATHERED / "rules" / lang
        folder.mkdir(parents=True)
        titles = {game.key: text.say(game.key, lang, "title") for game in games()}
        lines = [f"- [{title}]({key}.md)" for key, title in titles.items()]
        (folder / "index.md").write_text(
            f"# {text.say(None, lang, 'rules')}\n\n" + "\n".join(lines) + "\n"
        )
        for key, title in titles.items():
            (folder / f"{key}.md").write_text(rule_page(key, lang, title))


def rule_page(key: str, lang: str, title: str) -> str:
    """Return a game's rules in one language, in reading order, with the ids of the rule sheet."""
    lines = [f"# {title}"]
    section = ""
    for rule in text.rules(key, lang):
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {section}"]
        lines += ["", f"### {rule.title}", "", rule.text, "", f"*{', '.join(rule.ids)}*"]
    return "\n".join(lines) + "\n"


def _copy_sources() -> None:
    """Copy plain sources for the reference: compiled modules hide signatures and docstrings."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "site")
    shutil.copytree(ROOT / "src" / "closecall", SOURCES / "closecall", ignore=ignored)


def _write_reference() -> None:
    folder = GATHERED / "reference"
    folder.mkdir()
    for module, title in REFERENCE.items():
        (folder / f"{module}.md").write_text(f"# {title}\n\n::: {module}\n")


def command_line() -> str:
    """Return the help of every command, as the program itself prints it."""
    lines = ["# Command line", ""]
    context = click.Context(cli.commands, info_name="closecall")
    lines += ["```text", cli.commands.get_help(context), "```"]
    for name in cli.commands.list_commands(context):
        command = cli.commands.get_command(context, name)
        assert command is not None
        inner = click.Context(command, info_name=name, parent=context)
        lines += ["", f"## {name}", "", "```text", command.get_help(inner), "```"]
    return "\n".join(lines) + "\n"


def _list_decisions() -> None:
    page = GATHERED / "decisions" / "index.md"
    lines = [page.read_text()]
    for decision in sorted(page.parent.glob("0*.md")):
        title = decision.read_text().splitlines()[0].removeprefix("# ")
        lines.append(f"- [{title}]({decision.name})")
    page.write_text("\n".join(lines) + "\n")


def build() -> None:
    """Build the site from the gathered pages."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def main() -> None:
    gather()
    build()
    pages = len(list(SITE.rglob("index.html")))
    print(f"{pages} pages of closecall {closecall.__version__} in {SITE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
