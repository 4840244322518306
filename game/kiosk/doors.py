"""Keeps the game of a public screen running, from its file on."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.door import BAD
from game.kiosk import calm
from game.kiosk.check import Place, known
from game.kiosk.file import KioskError, read_kiosk
from game.kiosk.supervisor import supervise
from game.kit.log import write_line


def keep_running(path: Path, place: Place, game: Sequence[str]) -> int:
    """Keep this command running; say first what is wrong with the file. Give the exit code."""
    try:
        kiosk = read_kiosk(path, known(place))
    except KioskError as error:
        return refuse(error, place.log)
    own = kiosk.look.out_of_order
    picture = [sys.executable, calm.__file__, str(path.parent / own) if own else ""]
    return supervise(game, picture, partial(write_line, place.log))


def refuse(error: KioskError, log: Path) -> int:
    """Say what is wrong with the file, in the log, too: nobody may look at this; give the code."""
    print(error, file=sys.stderr)
    for line in str(error).splitlines():
        write_line(log, line)
    return BAD
