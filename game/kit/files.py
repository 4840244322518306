"""A person's files: where they lie, read with care, written whole or not at all."""

import os
from pathlib import Path
from typing import NamedTuple

import platformdirs


class Folders(NamedTuple):
    """Where an app keeps a person's files."""

    data: Path
    config: Path


def find_folders(app: str, variable: str) -> Folders:
    """Find the folders of an app; an environment variable that names a folder overrides both."""
    if home := os.environ.get(variable):
        return Folders(Path(home), Path(home))
    return Folders(
        platformdirs.user_data_path(app, appauthor=False),
        platformdirs.user_config_path(app, appauthor=False),
    )


def read(path: Path, most: int) -> bytes:
    """Read a file of so many bytes at most; raises OSError, and ValueError if it is larger."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise ValueError("too large")
    return content


def write(path: Path, content: bytes) -> None:
    """Write a file so that a crash leaves the old one or the new one; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def put_aside(path: Path) -> None:
    """Rename a damaged file to `<name>.bad`; one that cannot be moved stays as it is."""
    try:
        path.replace(path.with_name(path.name + ".bad"))
    except OSError:
        return
