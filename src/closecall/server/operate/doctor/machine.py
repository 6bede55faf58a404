"""Checks of this machine: disk, file limit, permissions, settings, the files of the web app."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from closecall.server.http.files import PACKAGE
from closecall.server.operate.doctor.findings import Finding, fine, problem, warning
from closecall.server.settings import PREFIX, Settings
from closecall.server.store import file_of

GB = 1 << 30
LITTLE_DISK = 2 * GB
NO_DISK = 200 << 20
FEW_FILES = 4096
NETWORK_DISKS = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "fuse.sshfs"})
OTHERS = stat.S_IRWXG | stat.S_IRWXO
SECRET_SETTINGS = ("database", "broker")


class Machine(NamedTuple):
    """The checks' questions to the system, so that tests can answer instead."""

    files: int | None
    """The number of files a process may open; None: no limit."""
    cores: int
    environment: Mapping[str, str]
    mounts: str
    """The text of /proc/mounts, where there is one."""

    def free(self, path: Path) -> int:
        """Return the bytes left on the disk a path is on."""
        return shutil.disk_usage(path).free


def this_machine() -> Machine:
    """Return the machine we run on."""
    mounts = Path("/proc/mounts")
    text = mounts.read_text() if mounts.exists() else ""
    return Machine(_file_limit(), os.cpu_count() or 1, os.environ, text)


def _file_limit() -> int | None:
    try:
        import resource
    except ImportError:  # no such limit on this system
        return None
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if hard == resource.RLIM_INFINITY else hard


def check_machine(settings: Settings, config: Path | None, machine: Machine) -> Iterator[Finding]:
    """Run all checks that need neither a database nor a network."""
    yield _web_app(PACKAGE)
    yield _files(machine)
    yield _cores(settings, machine)
    yield from _data(settings, machine)
    yield from _open_secrets(config)
    yield from _names(settings)
    yield from _proxies(settings)


def _web_app(package: Path) -> Finding:
    if (package / "web" / "index.html").is_file():
        return fine("web app", "built")
    return warning(
        "web app",
        "not built: browsers get a page without tables",
        "Install a released wheel, or run `make build` in a checkout.",
    )


def _files(machine: Machine) -> Finding:
    if machine.files is None or machine.files >= FEW_FILES:
        return fine("open files", f"limit {machine.files or 'none'}")
    return warning(
        "open files",
        f"a process may open {machine.files}, so about {machine.files * 9 // 10} connections",
        "Raise the hard limit: LimitNOFILE=65536 in the systemd unit, 'ulimits' in compose.",
    )


def _cores(settings: Settings, machine: Machine) -> Finding:
    if settings.bot_workers <= machine.cores:
        return fine("bots", f"{settings.bot_workers} workers on {machine.cores} cores")
    return warning(
        "bots",
        f"{settings.bot_workers} workers share {machine.cores} cores",
        f"Set --bot-workers to {machine.cores} or less.",
    )


# --- The data directory ---------------------------------------------------------------------------


def _data(settings: Settings, machine: Machine) -> Iterator[Finding]:
    file = file_of(settings.database, settings.data_path)
    if file is None:
        return
    place = _existing(file.parent)
    yield _disk(place, machine)
    yield _kind_of_disk(place, machine)
    if file.exists():
        yield _permissions(file)


def _existing(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that exists."""
    folder = folder.absolute()
    while not folder.exists():
        folder = folder.parent
    return folder


def _disk(place: Path, machine: Machine) -> Finding:
    free = machine.free(place)
    found = f"{free / GB:.1f} GB free for {place}"
    if free < NO_DISK:
        remedy = "Free some space or move --data: when the disk is full, no move can be saved."
        return problem("disk", found, remedy)
    if free < LITTLE_DISK:
        remedy = "Free some space, or shorten --keep-finished-days; 1,000 matches take 25 MB."
        return warning("disk", found, remedy)
    return fine("disk", found)


def _kind_of_disk(place: Path, machine: Machine) -> Finding:
    best, kind = "", ""
    for line in machine.mounts.splitlines():
        _, mounted, fs, *_ = [*line.split(), "", "", ""]
        if place.is_relative_to(mounted or "/nowhere") and len(mounted) >= len(best):
            best, kind = mounted, fs
    if kind in NETWORK_DISKS:
        return problem(
            "file system",
            f"{place} is on a network disk ({kind}), where SQLite's locks cannot be relied on",
            "Put --data on a local disk, or use PostgreSQL (--database).",
        )
    return fine("file system", kind or "local")


def _permissions(file: Path) -> Finding:
    beside = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]
    loose = [each for each in beside if each.exists() and each.stat().st_mode & OTHERS]
    if loose:
        names = " ".join(map(str, loose))
        return problem(
            "permissions",
            f"other users of this machine can read {names}, with the seeds of running matches",
            f"chmod 600 {names}",
        )
    return fine("permissions", "the database is readable by its owner alone")


# --- Settings -------------------------------------------------------------------------------------


def _open_secrets(config: Path | None) -> Iterator[Finding]:
    """Passwords in a settings file that others can read."""
    if config is None or not config.exists():
        return
    text = config.read_text("utf-8", "replace")
    secret = any(name in text for name in SECRET_SETTINGS) and "@" in text
    if secret and config.stat().st_mode & OTHERS:
        yield problem(
            "secrets",
            f"{config} holds the address of a database and can be read by other users",
            f"chmod 600 {config}, or use {PREFIX}DATABASE in a protected EnvironmentFile.",
        )
    else:
        yield fine("secrets", f"{config} gives no password away")


def _names(settings: Settings) -> Iterator[Finding]:
    if settings.hosts:
        yield fine("allowed hosts", ", ".join(sorted(settings.hosts)))
    elif settings.trusted_proxies:
        yield warning(
            "allowed hosts",
            "the server answers under every name that points to it",
            "Set --url to the address people use, or --allowed-hosts.",
        )
    else:
        yield fine("allowed hosts", "every name, for a table at home")


def _proxies(settings: Settings) -> Iterator[Finding]:
    if "*" in settings.trusted_proxies:
        yield problem(
            "trusted proxies",
            "every client is trusted as a proxy, so anybody can choose the address they"
            " are counted under",
            "Name the proxy's own address or network in --trusted-proxies.",
        )
    elif settings.url and settings.url.startswith("https:") and not settings.trusted_proxies:
        yield problem(
            "trusted proxies",
            "there is a TLS proxy (the url is https), but it is not named: all players count"
            " as one address",
            "Name its address or network in --trusted-proxies.",
        )
    else:
        yield fine("trusted proxies", settings.trusted_proxies or "none")
