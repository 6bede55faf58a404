"""The package as built: what is loaded, what is shipped."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
import sysconfig
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

import closecall
import hatch_build
from closecall import engine

ROOT = Path(__file__).parents[1]
FOLDERS = [game.key.replace("-", "_") for game in closecall.list_games()]
SHIPPED = ["edition.toml", "RULINGS.md", *(f"text/{lang}.ftl" for lang in ("en", "de", "fr", "it"))]


def test_the_expected_rules_are_loaded() -> None:
    """`make test` says which build it wants tested."""
    loaded = "compiled" if engine.compiled() else "plain"
    assert loaded == os.environ.get("CLOSECALL_EXPECT", loaded)


def build(folder: Path, **environment: str) -> ZipFile:
    """The wheel as it is made from this checkout."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )
    return ZipFile(next(folder.glob("*.whl")))


def metadata(wheel: ZipFile, file: str) -> Message:
    name = next(name for name in wheel.namelist() if name.endswith(f".dist-info/{file}"))
    return message_from_bytes(wheel.read(name))


def requirements(wheel: ZipFile) -> list[str]:
    return metadata(wheel, "METADATA").get_all("Requires-Dist") or []


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    return build(tmp_path_factory.mktemp("plain"), CLOSECALL_PURE="1")


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_wheel_holds_what_belongs_to_a_game(plain: ZipFile, folder: str) -> None:
    shipped = set(plain.namelist())
    for name in ("rules.py", *SHIPPED):
        assert f"closecall/games/{folder}/{name}" in shipped


def test_the_wheel_holds_types_words_and_licences(plain: ZipFile) -> None:
    names = plain.namelist()
    for end in (
        "closecall/py.typed",
        "words.dawg",
        "licenses/LICENSE",
        "licenses/LICENSE-words.txt",
    ):
        assert any(name.endswith(end) for name in names), end


def test_a_plain_wheel_fits_everywhere(plain: ZipFile) -> None:
    assert not [name for name in plain.namelist() if name.endswith((".so", ".pyd"))]
    assert metadata(plain, "WHEEL")["Tag"] == "py3-none-any"
    assert not [each for each in requirements(plain) if each.startswith("librt")]


def test_a_wheel_holds_the_compiled_rules_where_there_is_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CLOSECALL_PURE", raising=False)
    wheel = build(tmp_path)
    libraries = [name for name in wheel.namelist() if name.endswith((".so", ".pyd"))]
    if hatch_build.why_plain():
        assert not libraries
        assert metadata(wheel, "WHEEL")["Tag"] == "py3-none-any"
        return
    for module in ("engine/core", "engine/playout", *(f"games/{each}/rules" for each in FOLDERS)):
        assert any(name.startswith(f"closecall/{module}.") for name in libraries), module
    assert any(name.startswith("closecall__mypyc.") for name in libraries)
    assert metadata(wheel, "WHEEL")["Tag"] != "py3-none-any"
    assert [each for each in requirements(wheel) if each.startswith("librt")]


# The build step itself --------------------------------------------------------------------------


def test_plain_files_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLOSECALL_PURE", "1")
    assert hatch_build.why_plain() == "CLOSECALL_PURE is set"


def test_without_a_compiler_the_files_stay_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLOSECALL_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("PATH", "")
    assert hatch_build.why_plain() == "no C compiler"


def test_the_rules_of_every_game_are_on_the_list() -> None:
    names = {
        path.relative_to(hatch_build.PACKAGE).as_posix() for path in hatch_build.rule_modules()
    }
    assert {f"games/{folder}/rules.py" for folder in FOLDERS} <= names


@pytest.mark.parametrize(("quick", "compiled"), [("", True), ("1", False)])
def test_the_server_is_compiled_unless_in_a_hurry(
    monkeypatch: pytest.MonkeyPatch, quick: str, compiled: bool
) -> None:
    monkeypatch.setenv("CLOSECALL_QUICK", quick)
    parts = {path.relative_to(hatch_build.PACKAGE).parts[0] for path in hatch_build.rule_modules()}
    assert {"engine", "games", "bots"} <= parts
    assert ("server" in parts) is compiled


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout of its own for the build step to look at."""
    package = tmp_path / "src" / "closecall"
    (package / "engine").mkdir(parents=True)
    (package / "engine" / "core.py").touch()
    (package / "engine" / "errors.py").touch()
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(hatch_build, "PACKAGE", package)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "BUILT_WEB", package / "web")
    return tmp_path


def test_a_source_newer_than_what_was_compiled_is_noticed(checkout: Path) -> None:
    source = checkout / "src"
    assert hatch_build.is_stale(source)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for name in ("closecall__mypyc", "closecall/engine/core"):
        (source / f"{name}{suffix}").touch()
    assert not hatch_build.is_stale(source)
    cached = source / "closecall" / "engine" / "__pycache__" / "errors.cpython-311.pyc"
    cached.parent.mkdir()
    cached.touch()
    os.utime(cached, (cached.stat().st_atime, cached.stat().st_mtime + 60))
    assert not hatch_build.is_stale(source)
    # Not compiled itself, but the compiled ones take constants from it.
    helper = source / "closecall" / "engine" / "errors.py"
    os.utime(helper, (helper.stat().st_atime, helper.stat().st_mtime + 60))
    assert hatch_build.is_stale(source)
    hatch_build.remove_compiled(source)
    assert hatch_build.compiled_files(source) == []


def test_the_web_app_is_built_when_its_sources_changed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(hatch_build, "npm", ran.append)
    assert not hatch_build.web_is_stale()  # no sources, nothing to build
    web = checkout / "web"
    (web / "node_modules").mkdir(parents=True)
    (web / "package.json").write_text("{}")
    assert hatch_build.web_is_stale()
    hatch_build.BUILT_WEB.mkdir()
    hatch_build.build_web()
    assert [command[0] for command in ran] == ["ci", "run"]
    assert not hatch_build.web_is_stale()
    (web / "node_modules" / "cache.js").touch()
    assert not hatch_build.web_is_stale()
    (web / "app.ts").write_text("1")
    assert hatch_build.web_is_stale()


@pytest.mark.parametrize("path", hatch_build.rule_modules(), ids=lambda path: path.parent.name)
def test_the_compiler_is_given_numbers_for_constants(path: Path) -> None:
    """It works out constants of one module only; a missing one costs time, a wrong one matches."""
    name = ".".join(path.relative_to(hatch_build.SOURCE).with_suffix("").parts)
    held = vars(importlib.import_module(name))
    given = ast.parse(hatch_build.folded(path))
    for node in given.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            value = held.get(node.target.id)
            if type(value) is int and ast.unparse(node.annotation) == "Final":
                assert ast.literal_eval(node.value) == value, node.target.id
    assert hatch_build.folded(path).count("\n") == path.read_text(encoding="utf-8").count("\n")


def test_the_compiler_is_given_assignments_for_scalars(tmp_path: Path) -> None:
    """Each field that `__init__` declares, arrays left out, on one line."""
    module = tmp_path / "layout.py"
    module.write_text(
        "class Table:\n"
        "    def __init__(self, cards: vec[i64]) -> None:\n"
        "        self.cards = cards\n"
        "        self.turn: i64 = FIRST\n"
        "        self.backed_out = False\n"
        "        self.ending: str = ''\n"
        "        self.deeds: vec[i64] = vec[i64]()\n"
        "\n"
        "    def twin(self) -> Table:\n"
        "        twin = Table(self.cards[:])\n"
        "        copy_scalars(self, twin)\n"
        "        return twin\n"
    )
    given = hatch_build.folded(module).splitlines()
    fields = ("over", "turn", "backed_out", "ending")
    assert given[10] == "        " + "; ".join(f"twin.{each} = self.{each}" for each in fields)
    assert given[:10] + given[11:] == [
        line for line in module.read_text().splitlines() if "copy_scalars" not in line
    ]


def test_no_compiled_game_copies_by_name() -> None:
    """The generic way looks fields up by name: in compiled rules it would find none of them."""
    asked = [path for path in hatch_build.rule_modules() if "copy_scalars" in path.read_text()]
    assert len(asked) > 1
    for path in asked:
        calls = [line for line in hatch_build.folded(path).splitlines() if "copy_scalars(" in line]
        assert all("def " in line for line in calls), path


def test_what_is_compiled_needs_only_what_the_compiler_has() -> None:
    """pip compiles in an environment of its own, without the libraries of the server."""
    known = {*sys.stdlib_module_names, "closecall", "librt", "msgspec", "mypy_extensions"}
    for path in hatch_build.rule_modules():
        names: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                names |= {each.name for each in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add(node.module or "")
        assert {name.split(".")[0] for name in names} <= known, path
