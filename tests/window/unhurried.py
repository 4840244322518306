"""The game in a window as `main.py` opens it, on however slow a machine, and without a voice.

A bot that is late, or a disk, would else be given up by the clock, and the game would go on in
another way than its shadow. That has no voice either, whatever the system has.
"""

import sys
from typing import Any

import main
from game import worker
from game.kit import files
from game.kit.voice import programs
from game.store import writer
from tests.waiting import STUCK


class PatientWorker(worker.Worker):
    def __init__(self, deadline: float = STUCK, **how: Any) -> None:
        super().__init__(max(deadline, STUCK), **how)


if __name__ == "__main__":
    worker.Worker = PatientWorker  # type: ignore[misc]
    programs.SYSTEMS = {"linux": ()}
    writer.PATIENCE = writer.SILENT = files.PATIENCE = STUCK
    sys.exit(main.main(sys.argv[1:]))
