"""Golden records: games that must replay bit-equal; `python -m tests.engine.golden` writes them.

The records in `shows` are written by hand, each to show some rules and what they refuse.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

from game.commandline import Parser
from game.engine.deal import Opening, deal
from game.engine.game import Game
from game.engine.match import standing
from game.engine.notation import write_position
from game.engine.record import Record, write_record
from game.engine.rules import ARTICLE, CLASSIC, PRESETS, PRESSMAN, Target
from game.engine.rules_notation import write_rules
from game.engine.score import Result
from game.run_main import run_main
from tests.engine.players import take_turn
from tests.engine.whole_games import NAMES, mixed, new_game

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    f"{name}-{seats}{letter}": (name, seats, 100 * at + 10 * seats + (letter == "b"))
    for at, name in enumerate(PRESETS, start=10)
    for seats in (2, 3, 4)
    for letter in "ab"
}
"""The name of each game, its preset, the number of its seats and its seed."""

MATCHES = {
    "rounds-2": (CLASSIC, 2, 12),
    "rounds-4": (CLASSIC, 4, 6),
    "target-3": (replace(PRESSMAN, length=Target(50)), 3, 3),
    "games-2": (ARTICLE, 2, 4),
}
"""The name of each match, its rules, the number of its seats and its seed."""


def made(name: str) -> str:
    """Play the game and give its record, with the result and the last position as headers."""
    preset, seats, seed = GAMES[name]
    rng = Random(seed)
    rules = mixed(PRESETS[preset], rng) if preset == "custom" else PRESETS[preset]
    game = new_game(seats, rng, rules)
    while not game.result:
        take_turn(game, rng)
    headers = (
        ("seed", str(seed)),
        ("result", told(game.result)),
        ("end", write_position(game.position, one_line=True)),
    )
    return write_record(Record(game.start, game.record.turns, headers))


def told(result: Result) -> str:
    return " ".join([result.ended, *map(str, result.scores)])


def match_made(name: str) -> str:
    """Play a whole match and tell each game's start, result and standing, then who won."""
    rules, seats, seed = MATCHES[name]
    rng = Random(seed)
    lines = [f"rules {write_rules(rules)}", f"seats {seats}"]
    results: list[Result] = []
    while not (winners := standing(rules.length, seats, results).winners):
        opening = deal(rules, NAMES[:seats], rng)
        game = Game(opening.position)
        while not game.result:
            take_turn(game, rng)
        results.append(game.result)
        now = standing(rules.length, seats, results)
        lines += [
            f"draws {_draws(opening, seats)}; seat {opening.position.to_move} starts",
            f"{told(game.result)}; totals {now.totals}; won {now.games_won}",
        ]
    return "\n".join([*lines, f"winners {winners}"]) + "\n"


def _draws(opening: Opening, seats: int) -> str:
    """Write the tiles drawn for the start, a dash for who need not draw again."""
    return " / ".join(
        " ".join(str(draw.get(seat, "-")) for seat in range(seats)) for draw in opening.draws
    )


def _write(folder: str, name: str, text: str) -> None:
    (FOLDER / folder / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str]) -> None:
    Parser(prog="python -m tests.engine.golden", description=__doc__).parse_args(arguments)
    for each in GAMES:
        _write("games", each, made(each))
    for each in MATCHES:
        _write("matches", each, match_made(each))


if __name__ == "__main__":
    run_main(main)
