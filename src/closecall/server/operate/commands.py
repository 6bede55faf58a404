"""The commands of operators: `closecall backup`, `closecall restore` and `closecall doctor`."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn

import click
import msgspec

from closecall.server.operate.archive import BackupError
from closecall.server.operate.backup import Report, back_up
from closecall.server.operate.backup import restore as restore_from
from closecall.server.settings import MEANING, BadSettings, Settings, load
from closecall.server.store.base import StoreError


def where_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the settings that say where the database is, as `serve` reads them."""
    for name in ("database", "data"):
        command = click.option(f"--{name}", help=MEANING[name] + ".")(command)
    file = click.Path(path_type=Path)
    return click.option("--config", type=file, help="TOML file with settings.")(command)


overwrite_option = click.option("--overwrite", is_flag=True, help="Replace what is there.")
replay_option = click.option(
    "--replay/--no-replay",
    default=True,
    help="Play through every match (default), or check counts and checksums only.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@where_options
@overwrite_option
@replay_option
@json_option
def backup(file: Path, overwrite: bool, replay: bool, as_json: bool, **where: Any) -> None:
    """Write the whole database to FILE while the server runs, and verify it.

    FILE can be restored into SQLite or PostgreSQL. It holds the seeds of running matches: keep it
    where only you can read it. Exit code 1: written, but a match in it cannot be replayed.
    """
    settings = settings_from(where)
    report = finished(back_up(settings, file, overwrite=overwrite, replay=replay))
    _tell(report, "written to", as_json)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@where_options
@overwrite_option
@replay_option
@json_option
def restore(file: Path, overwrite: bool, replay: bool, as_json: bool, **where: Any) -> None:
    """Replace the database with the backup in FILE, all or nothing, once it is verified.

    No server may be running on that database; others are not disturbed. Exit code 1: restored,
    but a match in it cannot be replayed.
    """
    settings = settings_from(where)
    report = finished(restore_from(settings, file, overwrite=overwrite, replay=replay))
    _tell(report, "restored from", as_json)


@click.command()
@click.argument("url", required=False)
@where_options
@click.option("--broker", help=MEANING["broker"] + ".")
@click.option("--trusted-proxies", help=MEANING["trusted_proxies"] + ".")
@click.option("--allowed-hosts", help=MEANING["allowed_hosts"] + ".")
@click.option("--remote", is_flag=True, help="Check only what can be seen at URL.")
@json_option
def doctor(url: str | None, remote: bool, as_json: bool, **where: Any) -> None:
    """Check a deployment and say what to do.

    Without URL: this machine, its database and its broker, with the settings `serve` would use,
    and the address in `url`. Exit code 0: no problems (there may be warnings), 1: problems.
    """
    from closecall.server.operate.doctor.examination import examine
    from closecall.server.operate.doctor.findings import lines

    if url is not None and not url.startswith(("http://", "https://")):
        refuse(f"URL: expected an address such as https://games.example.org, got {url!r}")
    config = where.get("config")
    settings = settings_from(where)
    found = examine(settings, config=config, url=url, here=not remote)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        click.echo("\n".join(lines(found)))
    sys.exit(1 if any(finding.verdict == "problem" for finding in found) else 0)


def settings_from(flags: dict[str, Any]) -> Settings:
    """Read the settings as `serve` does."""
    config = flags.pop("config", None)
    try:
        return load(flags, os.environ, config)
    except BadSettings as error:
        refuse(error)


def finished(work: Coroutine[Any, Any, Report]) -> Report:
    """Run something to its end; report failure in one line."""
    try:
        return asyncio.run(work)
    except (BackupError, StoreError, ImportError, ValueError) as error:
        refuse(error)
    except OSError as error:
        refuse(f"{error.filename or 'disk'}: {error.strerror or error}")


def refuse(reason: object) -> NoReturn:
    """Say why and leave."""
    print(f"closecall: {reason}", file=sys.stderr)
    sys.exit(2)


def _tell(report: Report, done: str, as_json: bool) -> None:
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report), indent=2))
    else:
        click.echo("\n".join(_sentences(report, done)))
    sys.exit(0 if report.sound else 1)


def _sentences(report: Report, done: str) -> list[str]:
    made = datetime.fromtimestamp(report.made / 1000, UTC)
    total = sum(report.rows.values())
    counts = ", ".join(f"{count} {table}" for table, count in report.rows.items() if count)
    lines = [
        f"{done} {report.file}: {total} rows as of {made:%Y-%m-%d %H:%M:%S} UTC",
        f"  {counts or 'no rows'}",
        "  verified: counts and checksums of every table",
    ]
    replayed = report.replayed
    if replayed is None:
        return lines
    lines.append(
        f"  verified: {replayed.matches} matches replayed ({replayed.steps} steps),"
        f" {replayed.finished} finished with the same result"
    )
    if replayed.foreign:
        lines.append(f"  not checked: {replayed.foreign} matches of games that are not installed")
    lines += [f"  FAILED: {each}" for each in replayed.named]
    if replayed.broken > len(replayed.named):
        lines.append(f"  FAILED: {replayed.broken - len(replayed.named)} more matches")
    return lines
