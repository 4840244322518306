"""Settings on disk: read with care, written whole or not at all."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs

LARGEST_FILE = 1 << 16  # bytes
DAMAGED = "note-settings-damaged"  # id of the text that tells of it

# Names of files in the assets; a pattern, lest a settings file lead out of their folder.
Name = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Words = Annotated[str, msgspec.Meta(max_length=400)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Percent = Annotated[int, msgspec.Meta(ge=100, le=200)]


class Settings(msgspec.Struct):
    """What a person chose."""

    language: Name = "en"
    theme: Name = "felt"
    palette: Name = "normal"
    tiles: Share = 0.8
    signals: Share = 0.8
    music: Share = 0.0
    muted: bool = False
    reduced_motion: bool = False
    bot_speed: Name = "normal"
    hints: bool = True
    text_scale: Percent = 100
    rules: Words = ""
    seats_alone: tuple[Words, ...] = ()
    seats_together: tuple[Words, ...] = ()
    effects: Share | msgspec.UnsetType = msgspec.UNSET
    """The one volume of tiles and signals, in a file from before they had their own."""

    def __post_init__(self) -> None:
        if self.effects is not msgspec.UNSET:
            self.tiles = self.signals = self.effects
            self.effects = msgspec.UNSET


def data_folder() -> Path:
    """Give the folder for this person's files; RACK_AND_RUN_HOME overrides it."""
    home = os.environ.get("RACK_AND_RUN_HOME")
    return Path(home) if home else platformdirs.user_data_path("rack-and-run", appauthor=False)


def themes_folder() -> Path:
    """Give the folder for themes that this person has made."""
    home = os.environ.get("RACK_AND_RUN_HOME")
    base = Path(home) if home else platformdirs.user_config_path("rack-and-run", appauthor=False)
    return base / "themes"


def settings_path() -> Path:
    """Give the place of the settings file."""
    return data_folder() / "settings.json"


def load_settings(path: Path) -> tuple[Settings, str | None]:
    """Read settings, or defaults and the id of a note; a damaged file is kept as `<name>.bad`."""
    try:
        return msgspec.json.decode(_read(path), type=Settings), None
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError):
        _put_aside(path)
        return Settings(), DAMAGED


def save_settings(settings: Settings, path: Path) -> None:
    """Write settings so that a crash leaves the old file or the new one; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(settings)))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise ValueError("too large")
    return content


def _put_aside(path: Path) -> None:
    try:
        path.replace(path.with_name(path.name + ".bad"))
    except OSError:
        return  # a file that can neither be read nor moved stays as it is
