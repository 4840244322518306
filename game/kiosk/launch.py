"""Keeps the game of a public screen running, from its file on."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.door import BAD
from game.kiosk import out_of_order
from game.kiosk.paths import Place
from game.kiosk.supervisor import supervise
from game.kit.log import write_line

if TYPE_CHECKING:
    from game.kiosk.file import KioskError


def keep_running(path: Path, place: Place, game: Sequence[str]) -> int:
    """Keep this command running; say first what is wrong with the file. Give the exit code."""
    log = partial(write_line, place.log)
    try:
        # Only here: where the game lacks something this goes on, and waits until it is there.
        from game.kiosk.check import known
        from game.kiosk.file import KioskError, read_kiosk
    except ImportError as error:
        log(f"error main: {error}")
        return supervise(game, _show_calm(), log)
    try:
        kiosk = read_kiosk(path, known(place))
    except KioskError as error:
        return refuse(error, place.log)
    own = kiosk.look.out_of_order
    return supervise(game, _show_calm(str(path.parent / own) if own else ""), log)


def refuse(error: "KioskError", log: Path) -> int:
    """Say what is wrong with the file, in the log, too: nobody may look at this; give the code."""
    print(error, file=sys.stderr)
    for line in str(error).splitlines():
        write_line(log, line)
    return BAD


def _show_calm(picture: str = "") -> Sequence[str]:
    """Give the command that shows a picture of the house's own, or none."""
    return [sys.executable, out_of_order.__file__, picture]
