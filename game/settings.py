"""The settings of this game, beside a person's preferences, and where both are kept."""

from typing import Annotated

import msgspec

from game.kit.files import Folders, find_folders
from game.kit.preferences import Name, Preferences, Store, open_store

APP = "rack-and-run"
HOME = "RACK_AND_RUN_HOME"
"""The environment variable that names a folder for all of a person's files."""

Words = Annotated[str, msgspec.Meta(max_length=400)]


class Settings(msgspec.Struct):
    """How this game goes, and how the last match was set up."""

    bot_speed: Name = "normal"
    hints: bool = True
    rules: Words = ""
    seats_alone: tuple[Words, ...] = ()
    seats_together: tuple[Words, ...] = ()


def own_folders() -> Folders:
    """Find the folders for a person's files."""
    return find_folders(APP, HOME)


def open_settings(folders: Folders) -> Store:
    """Read the preferences and the settings of this game."""
    return open_store(folders.data / "settings.json", Preferences, Settings)
