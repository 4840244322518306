"""What bots choose in 200 positions of the golden games; `python -m tests.bots.choices` writes it.

A line for each: the game, the turn, the level, and its choice.
"""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

from game.bots import LEVELS
from game.engine.notation import write_turn
from game.engine.position import Position
from game.engine.record import read_record
from tests.bots.tables import decided
from tests.engine.golden import FOLDER

FILE = Path(__file__).parent / "choices.txt"
COUNT = 200
SEED = 1


def choices(step: int = 1) -> Iterator[str]:
    """Ask each level in turn, every time in a position further on; of so many choices give one."""
    places = list(_places())
    asked = zip(places[:: len(places) // COUNT][:COUNT], cycle(LEVELS), strict=False)
    for (name, turn, position), level in islice(asked, 0, None, step):
        choice = decided(LEVELS[level], position, Random(SEED))
        yield f"{name} {turn} {level}: {write_turn(position.table, choice)}"


def _places() -> Iterator[tuple[str, int, Position]]:
    for path in sorted((FOLDER / "games").iterdir()):
        for turn, position in enumerate(read_record(path.read_text("utf-8")).positions(), start=1):
            if not position.ended:
                yield path.stem, turn, position


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in choices()), encoding="utf-8")
