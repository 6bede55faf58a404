"""The database holds the seeds of running matches: nobody else on the machine may read it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OWN_FILES = 0o600
OWN_FOLDER = 0o700


def make_folder(database: Path) -> None:
    """Make the database's folder, private; a folder that others use stays as it is."""
    folder = database.parent
    folder.mkdir(OWN_FOLDER, parents=True, exist_ok=True)
    ours = {file.name for file in _files(database)}
    with suppress(OSError):  # somebody else's folder
        if all(name in ours for name in os.listdir(folder)):
            folder.chmod(OWN_FOLDER)


def close_to_others(database: Path) -> None:
    """Make the database if it is missing, and close all its files; SQLite makes others like it."""
    with suppress(OSError):  # SQLite says better what is wrong
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, OWN_FILES))
    for file in _files(database):
        with suppress(OSError):
            file.chmod(OWN_FILES)


def _files(database: Path) -> list[Path]:
    beside = [database.with_name(database.name + end) for end in ("-wal", "-shm", "-journal")]
    return [database, *beside, database.with_suffix(".lock")]
