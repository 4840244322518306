"""What a person prefers, and the store of this and other settings: one file, one injected value."""

from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from game.kit import files

LARGEST_FILE = 1 << 16  # bytes

# Names of files in the assets; a pattern, lest a settings file lead out of their folder.
Name = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Percent = Annotated[int, msgspec.Meta(ge=100, le=200)]

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Preferences(msgspec.Struct):
    """How a person wants every app to look, to sound and to move."""

    language: Name = "en"
    theme: Name = "felt"
    palette: Name = "normal"
    music: Share = 0.0
    muted: bool = False
    reduced_motion: bool = False
    text_scale: Percent = 100


class Store:
    """Settings of several kinds, each a struct, whose fields lie side by side in one file.

    Nothing it does raises: what cannot be written holds until the app ends, and `unsaved` tells.
    """

    def __init__(self, path: Path, *settings: msgspec.Struct, damaged: bool = False) -> None:
        """Take the settings, and whether there was a file that could not be used."""
        self.path = path
        self.damaged = damaged
        self.unsaved = False
        self._settings = {type(each): each for each in settings}

    def __getitem__(self, kind: type[Kind]) -> Kind:
        settings = self._settings[kind]
        assert isinstance(settings, kind)
        return settings

    def save(self) -> None:
        """Write all settings, or note that they are unsaved."""
        fields: dict[str, object] = {}
        for settings in self._settings.values():
            fields |= msgspec.to_builtins(settings)
        try:
            files.write(self.path, msgspec.json.format(msgspec.json.encode(fields)))
        except OSError:
            self.unsaved = True
        else:
            self.unsaved = False


def open_store(path: Path, *kinds: type[msgspec.Struct]) -> Store:
    """Read settings of some kinds, or take their defaults; a damaged file is put aside."""
    try:
        content = files.read(path, LARGEST_FILE)
        return Store(path, *(msgspec.json.decode(content, type=kind) for kind in kinds))
    except FileNotFoundError:
        return Store(path, *(kind() for kind in kinds))
    except (OSError, ValueError, RecursionError):
        files.put_aside(path)
        return Store(path, *(kind() for kind in kinds), damaged=True)
