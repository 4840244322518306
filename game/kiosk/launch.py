"""Read the file of a public screen and keep its game running."""

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.kiosk.paths import Paths
from game.kiosk.supervisor import supervise
from game.kit.log import write_line
from game.program import own_command
from game.run_main import BAD

if TYPE_CHECKING:
    from game.kiosk.file import KioskError


def keep_running(path: Path, paths: Paths, game: Sequence[str]) -> int:
    """Keep this command running, or say what is wrong with the file; return the exit code."""
    log = partial(write_line, paths.log)
    try:
        # Only here: where the game lacks something this goes on, and waits until it is there.
        from game.kiosk.check import known
        from game.kiosk.file import KioskError, read_kiosk
    except ImportError as error:
        log(f"error main: {error}")
        return supervise(game, _out_of_order_command(), log, may_refuse=False)
    try:
        kiosk = read_kiosk(path, known(paths))
    except KioskError as error:
        return refuse(error, paths.log)
    own = kiosk.look.out_of_order
    return supervise(game, _out_of_order_command(str(path.parent / own) if own else ""), log)


def refuse(error: "KioskError", log: Path) -> int:
    """Print what is wrong with the file, and log it: nobody may be looking; return the code."""
    print(error, file=sys.stderr)
    for line in str(error).splitlines():
        write_line(log, line)
    return BAD


def _out_of_order_command(picture: str = "") -> Sequence[str]:
    return [*own_command(), "--out-of-order", picture]
