"""How long it takes from the start of the process to the first frame."""

import subprocess
import sys
import time
from collections.abc import Iterator

RUNS = 5

_FIRST_FRAME = """
import sys, time
import main
from game.kit.app import App

def run(self):
    self.step([], 0.0)
    print(time.time())

App.run = run
sys.exit(main.main(["--size", "{size}"]))
"""

_BARE = """
import time, pygame
pygame.display.init()
pygame.display.set_mode({pair}).fill("teal")
pygame.display.flip()
print(time.time())
"""


def run(size: tuple[int, int]) -> Iterator[dict[str, object]]:
    """Measure the game and, for comparison, a bare pygame window; seconds, the best of five."""
    text = f"{size[0]}x{size[1]}"
    programs = {"first-frame": _FIRST_FRAME.format(size=text), "bare": _BARE.format(pair=size)}
    for name, program in programs.items():
        yield {"case": name, "size": text, "seconds": min(_timed(program) for _ in range(RUNS))}


def _timed(program: str) -> float:
    began = time.time()
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return round(float(done.stdout.split()[-1]) - began, 3)
