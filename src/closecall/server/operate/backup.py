"""`closecall backup` and `closecall restore`: everything durable as one verified file."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

import closecall
from closecall.engine.extras import needed
from closecall.server.match.clocks import now_ms
from closecall.server.match.pulse import PATIENCE_MS
from closecall.server.operate import sqlite
from closecall.server.operate.archive import ArchiveReader, BackupError
from closecall.server.operate.replaying import Replayed, replay_all
from closecall.server.settings import Settings
from closecall.server.store import file_of


class Report(Struct):
    """Counts of what was written or restored, and verified."""

    file: str
    schema: int
    made: int
    rows: dict[str, int]
    replayed: Replayed | None = None
    """None when it was not asked for."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong with any match."""
        return self.replayed is None or self.replayed.broken == 0


async def back_up(
    settings: Settings, file: Path, *, overwrite: bool = False, replay: bool = True
) -> Report:
    """Write the whole database to `file`, as it is at one moment, and verify what was written."""
    _check_free(file, overwrite)
    with _workshop(file.absolute().parent) as folder:
        draft = folder / "draft"
        draft.touch(0o600)
        await _write(settings, folder, draft)
        report = await _verified(draft, folder / "restored.db", replay)
        _check_free(file, overwrite)  # it took a while
        os.replace(draft, file)
    report.file = str(file)
    return report


def _check_free(file: Path, overwrite: bool) -> None:
    if file.is_dir():
        raise BackupError(f"{file} is a directory; name a file")
    if file.exists() and not overwrite:
        raise BackupError(f"{file} exists; --overwrite replaces it")


@contextmanager
def _workshop(parent: Path) -> Iterator[Path]:
    """Open a private folder for drafts on the same disk; it is removed afterwards."""
    try:
        folder = Path(tempfile.mkdtemp(prefix=".closecall-", dir=parent))
    except OSError as error:
        raise BackupError(f"{parent}: {error.strerror}") from None
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _write(settings: Settings, folder: Path, draft: Path) -> None:
    program, made = closecall.__version__, now_ms()
    path = file_of(settings.database, settings.data_path)
    if path is not None:
        sqlite.copy_while_running(path, folder / "copy.db")
        sqlite.write_archive(folder / "copy.db", draft, program, made)
        return
    with needed("cluster"):
        from closecall.server.operate import postgres
    assert settings.database is not None
    await postgres.write_archive(settings.database, draft, program, made)


async def _verified(archive: Path, scratch: Path, replay: bool) -> Report:
    """Restore an archive into a scratch database and look at all of it."""
    reader = ArchiveReader(archive)
    sqlite.load(reader, scratch)
    rows = {table: seal.rows for table, seal in reader.seals.items()}
    report = Report(str(archive), reader.header.schema, reader.header.made, rows)
    if replay:
        report.replayed = await replay_all(scratch)
    return report


async def restore(
    settings: Settings, file: Path, *, overwrite: bool = False, replay: bool = True
) -> Report:
    """Replace the database with what `file` holds, all or nothing, once it is verified."""
    path = file_of(settings.database, settings.data_path)
    if path is None:
        return await _restore_postgres(settings, file, overwrite, replay)
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    with _workshop(path.absolute().parent) as folder:
        report = await _verified(file, folder / "restored.db", replay)
        sqlite.upgrade(folder / "restored.db")
        sqlite.put_in_place(folder / "restored.db", path, overwrite)
    return report


async def _restore_postgres(
    settings: Settings, file: Path, overwrite: bool, replay: bool
) -> Report:
    with needed("cluster"):
        from closecall.server.operate import postgres
    assert settings.database is not None
    with _workshop(Path(tempfile.gettempdir())) as folder:
        report = await _verified(file, folder / "restored.db", replay)
    await postgres.restore(ArchiveReader(file), settings.database, overwrite, PATIENCE_MS)
    return report
