"""The settings of this game, beside a person's preferences, and where both are kept."""

from pathlib import Path
from typing import Annotated

import msgspec

from game.kit.files import Folders, find_folders
from game.kit.preferences import InMemoryStore, Name, Preferences, Share, Store, open_store

APP = "rack-and-run"
HOME = "RACK_AND_RUN_HOME"
"""The environment variable that names a folder for all of a person's files."""

Words = Annotated[str, msgspec.Meta(max_length=400)]


class Settings(msgspec.Struct):
    """How this game goes and sounds, and how the last match was set up."""

    bot_speed: Name = "normal"
    hints: bool = True
    outlook: bool = False
    """Whether a sign says if broken rows can still come right; in children's games it does."""
    larger_tiles: bool = False
    read_to_me: bool = True
    """Whether the first steps are read aloud by themselves, where there is a voice."""
    grown_ups: bool = False
    """Whether what cannot be undone asks for a grown-up first."""
    tiles: Share = 0.8
    signals: Share = 0.8
    rules: Words = ""
    rung: Words = ""
    rungs: tuple[Name, ...] = ()
    """The rung of the ladder that was played last, and those that somebody here has won."""
    seats_alone: tuple[Words, ...] = ()
    seats_together: tuple[Words, ...] = ()
    together: bool = False
    """Whether the last match was set up for people who play together."""
    borrowed: bool = False
    """Whether somebody here has ever taken the tile that a row can spare for a set of their own."""
    at_door: bool = False
    """Whether the game starts at the door for children; somebody with a name has an own answer."""
    lessons: tuple[Name, ...] = ()
    days: tuple[Words, ...] = ()
    shelves: tuple[Words, ...] = ()
    """Which puzzles were solved, by month and by shelf, as `game.solved` writes it."""
    rush: bool = False
    """Whether Rush is there where grown-ups want to be asked first."""
    rush_bests: tuple[Words, ...] = ()
    """The best Rush of each player, as `game.rush_bests` writes it."""
    effects: Share | msgspec.UnsetType = msgspec.UNSET
    """The one volume of tiles and signals, in a file from before they had their own."""

    def __post_init__(self) -> None:
        if self.effects is not msgspec.UNSET:
            self.tiles = self.signals = self.effects
            self.effects = msgspec.UNSET

    def volumes(self) -> dict[str, float]:
        """Return how loud each group of sounds is, by the folder in which it lies."""
        return {"tiles": self.tiles, "signals": self.signals, "voices": self.signals}


def own_folders(folder: Path | None = None) -> Folders:
    """Find the folders for a person's files, or take one folder for all of them."""
    return Folders(folder, folder, folder) if folder else find_folders(APP, HOME)


def fleeting() -> InMemoryStore:
    """Return settings that last as long as somebody plays, as on a public screen."""
    return InMemoryStore(Preferences(), Settings())


def open_settings(folders: Folders) -> Store:
    """Read the preferences and the settings of this game."""
    return open_store(folders.data / "settings.json", Preferences, Settings)
