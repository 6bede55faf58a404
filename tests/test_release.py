"""Files for running and releasing: as far as they can be checked without a container."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

import closecall
from closecall.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
OTHER = {"CLOSECALL_DOMAIN"}  # the proxy's


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_deployment_files_name_settings_there_are(file: Path) -> None:
    named = set(re.findall(r"CLOSECALL_[A-Z_]+", file.read_text()))
    assert named <= SETTINGS | OTHER


def test_the_container_starts_a_command_that_exists() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    entry = json.loads(next(x for x in lines if x.startswith("ENTRYPOINT")).split(" ", 1)[1])
    command = json.loads(next(x for x in lines if x.startswith("CMD")).split(" ", 1)[1])
    assert entry == ["/opt/closecall/bin/closecall"]
    _runs(command)


def test_the_unit_starts_a_command_that_exists() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / "closecall.service").read_text())
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/closecall")
    _runs(arguments)


def _runs(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "closecall", *arguments, "--help"], capture_output=True, text=True
    )
    assert done.returncode == 0 and "--port" in done.stdout, done.stderr


def test_the_compose_file_has_two_nodes_and_what_they_need() -> None:
    services = _yaml(DEPLOY / "compose.yaml")["services"]
    nodes = [name for name, each in services.items() if "build" in each]
    assert len(nodes) == 2
    proxied = (DEPLOY / "Caddyfile").read_text()
    for node in nodes:
        needed = services[node]["depends_on"]
        assert needed.keys() <= services.keys()
        assert f"{node}:8765" in proxied
    recipe = DEPLOY / services[nodes[0]]["build"]["dockerfile"].removeprefix("deploy/")
    assert recipe.is_file()


@pytest.mark.parametrize("name", ["test", "release"])
def test_workflows_are_complete(name: str) -> None:
    workflow = _yaml(ROOT / ".github" / "workflows" / f"{name}.yaml")
    for job in workflow["jobs"].values():
        assert job["steps"] and all("uses" in step or "run" in step for step in job["steps"])


def test_every_supported_python_is_tested_and_built() -> None:
    classifiers = (ROOT / "pyproject.toml").read_text()
    supported = set(re.findall(r"Python :: (3\.\d+)", classifiers))
    tested = _yaml(ROOT / ".github/workflows/test.yaml")["jobs"]["test"]["strategy"]["matrix"]
    assert set(tested["python"]) == supported
    tool = (ROOT / "tools" / "dist.py").read_text()
    assert all(f'"{version}"' in tool for version in supported)


def test_the_changelog_closes_the_version() -> None:
    newest = re.search(r"^## \[(.+?)\]( - \d{4}-\d\d-\d\d)?$", _text("CHANGELOG.md"), re.M)
    assert newest and newest[1] in (closecall.__version__, "Unreleased")
    assert f"## [{closecall.__version__}] - " in _text("CHANGELOG.md")


def _text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def _yaml(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text())
    return found
