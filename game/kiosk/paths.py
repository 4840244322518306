"""Where the game's files and the kiosk's own lie."""

from pathlib import Path
from typing import NamedTuple


class Paths(NamedTuple):
    """The folders of what the game brings, of data, of other looks and of the log."""

    assets: Path
    data: Path
    themes: Path
    log: Path
