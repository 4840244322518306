"""Golden records: games that must replay bit-equal; `python -m tests.engine.golden` writes them."""

from pathlib import Path
from random import Random

from game.engine.notation import write_position
from game.engine.record import Record, write_record
from game.engine.score import Result
from tests.engine.whole_games import new_game, take_turn

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "out-2": (2, 2001),
    "out-3": (3, 3000),
    "out-4": (4, 4011),
    "blocked-2": (2, 2100),
    "blocked-3": (3, 3101),
    "blocked-4": (4, 4100),
    "time-out-idle": (2, 5000),
    "time-out-unfinished": (3, 5101),
    "time-out-stands": (4, 5200),
    "freed-joker": (3, 5300),
    "joker-opens": (2, 5400),
    "split-row": (4, 5500),
}
"""The name of each game, the number of its seats and its seed."""


def made(name: str) -> str:
    """Play the game and give its record, with the result and the last position as headers."""
    seats, seed = GAMES[name]
    rng = Random(seed)
    game = new_game(seats, rng)
    while not game.result:
        take_turn(game, rng)
    headers = (
        ("seed", str(seed)),
        ("result", told(game.result)),
        ("end", write_position(game.position, one_line=True)),
    )
    return write_record(Record(game.start, game.record.turns, headers))


def told(result: Result) -> str:
    """Write a result on one line."""
    return " ".join([result.ended, *map(str, result.scores)])


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text(made(each), encoding="utf-8", newline="\n")
