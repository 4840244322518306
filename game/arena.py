"""The arena: bots play whole games without a window, and a table says how they did."""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NoReturn

from game.bots import BOTS
from game.engine.record import write_record
from game.engine.rules import CLASSIC, PRESETS, Rules
from game.session import Player, Session

COLUMNS = ("seat", "bot", "games", "wins", "score", "turns/game", "seconds/game")


@dataclass
class Tally:
    """Add up what one seat did: games won, points, turns, and seconds spent choosing them."""

    bot: str
    games: int = 0
    wins: int = 0
    score: int = 0
    turns: int = 0
    seconds: float = 0.0

    def cells(self, seat: int) -> tuple[str, ...]:
        """Give the line of this seat in the table."""
        return (
            str(seat),
            self.bot,
            str(self.games),
            str(self.wins),
            f"{self.score:+d}",
            f"{self.turns / self.games:.1f}",
            f"{self.seconds / self.games:.3f}",
        )


def play_match(
    rules: Rules, bots: Sequence[str], games: int, seed: int, records: Path | None
) -> list[Tally]:
    """Play so many games, writing the record of each into the folder; OSError if that fails."""
    players = [Player(f"{bot}-{seat}", bot=bot) for seat, bot in enumerate(bots, start=1)]
    session = Session(rules, players, seed)
    tallies = [Tally(bot) for bot in bots]
    for number in range(1, games + 1):
        if number > 1:
            session.next_game()
        _play_game(session, tallies)
        if records:
            _write_record(session, number, records)
    return tallies


def _play_game(session: Session, tallies: Sequence[Tally]) -> None:
    game = session.game
    while not game.result:
        tally, turns = tallies[game.position.to_move], game.turns
        began = time.perf_counter()
        choice = session.bot_turn()
        tally.seconds += time.perf_counter() - began
        if choice:
            session.do(choice)
            tally.turns += game.turns - turns
    for seat, tally in enumerate(tallies):
        tally.games += 1
        tally.wins += seat in game.result.winners
        tally.score += game.result.scores[seat]


def _write_record(session: Session, number: int, records: Path) -> None:
    bots = ",".join(str(player.bot) for player in session.players)
    headers = (("seats", bots), ("seed", str(session.seed)), ("game", str(number)))
    text = write_record(replace(session.game.record, headers=headers))
    records.mkdir(parents=True, exist_ok=True)
    (records / f"game-{number:04}.txt").write_text(text, encoding="utf-8", newline="\n")


def table(tallies: Sequence[Tally]) -> str:
    """Write the tallies as an aligned table, a line for each seat."""
    lines = [COLUMNS, *(tally.cells(seat) for seat, tally in enumerate(tallies, start=1))]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if name == "bot" else cell.rjust(width)
            for name, cell, width in zip(COLUMNS, line, widths, strict=True)
        )
        for line in lines
    )


class _Parser(argparse.ArgumentParser):
    """Say what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. See --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m game.arena", description=__doc__)
    parser.add_argument(
        "--seats",
        default="casual,casual",
        metavar="BOT,BOT",
        type=_bots,
        help=f"two to four bots in turn order, parted by commas; there are {', '.join(BOTS)}",
    )
    parser.add_argument(
        "--rules",
        default=CLASSIC,
        metavar="NAME",
        type=_rules,
        help=f"one of {', '.join(PRESETS)} (default: {CLASSIC.name})",
    )
    parser.add_argument(
        "--games", default=20, metavar="N", type=_count, help="how many games (default: 20)"
    )
    parser.add_argument(
        "--seed",
        default=1,
        metavar="N",
        type=_whole,
        help="a whole number; the same seed plays the same games (default: 1)",
    )
    parser.add_argument(
        "--records",
        metavar="DIR",
        type=Path,
        help="write each game into this folder, as game-0001.txt and so on",
    )
    return parser


def _bots(text: str) -> list[str]:
    bots = text.split(",")
    for bot in bots:
        if bot not in BOTS:
            raise argparse.ArgumentTypeError(
                f"there is no bot called '{bot}'; the bots are {', '.join(BOTS)}"
            )
    if not 2 <= len(bots) <= 4:
        raise argparse.ArgumentTypeError(f"a game has two to four seats, not {len(bots)}")
    return bots


def _rules(text: str) -> Rules:
    if text not in PRESETS:
        raise argparse.ArgumentTypeError(
            f"there are no rules called '{text}'; the rules are {', '.join(PRESETS)}"
        )
    return PRESETS[text]


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number")
    return int(text)


def _count(text: str) -> int:
    count = _whole(text)
    if count < 1:
        raise argparse.ArgumentTypeError(f"at least one game is needed, not {count}")
    return count


def main(arguments: Sequence[str]) -> None:
    """Play the games that the arguments ask for and print the table; exit 2 at a mistake."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        tallies = play_match(asked.rules, asked.seats, asked.games, asked.seed, asked.records)
    except OSError as error:
        parser.error(f"the folder {asked.records} cannot be written ({error.strerror})")
    print(table(tallies))


if __name__ == "__main__":
    main(sys.argv[1:])
