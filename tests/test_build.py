"""The package as built: what is loaded, what is shipped."""

from __future__ import annotations

import os
import subprocess
import sys
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

import closecall
from closecall import engine

ROOT = Path(__file__).parents[1]
FOLDERS = [game.key.replace("-", "_") for game in closecall.games()]
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


@pytest.mark.skipif(not engine.compiled(), reason="nothing can be compiled here")
def test_a_compiled_wheel_holds_the_compiled_rules(tmp_path: Path) -> None:
    wheel = build(tmp_path, CLOSECALL_PURE="")
    libraries = [name for name in wheel.namelist() if name.endswith((".so", ".pyd"))]
    for module in ("engine/core", "engine/playout", *(f"games/{each}/rules" for each in FOLDERS)):
        assert any(name.startswith(f"closecall/{module}.") for name in libraries), module
    assert any(name.startswith("closecall__mypyc.") for name in libraries)
    assert metadata(wheel, "WHEEL")["Tag"] != "py3-none-any"
    assert [each for each in requirements(wheel) if each.startswith("librt")]
