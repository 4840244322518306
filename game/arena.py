"""Let bots play whole games without a window, and print three tables of how they did."""

import argparse
import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game import commandline
from game.bots import BOTS
from game.engine.events import Played
from game.engine.limits import NotationError, quote
from game.engine.record import write_record
from game.engine.rules import CLASSIC, OFFERED, Rules
from game.engine.rules_notation import read_rules
from game.run_main import run_main
from game.session.commands import NextGame
from game.session.future import Future, Inline
from game.session.player import Player
from game.session.session import Session
from game.session.stamps_found import SessionEvent

SEAT_COLUMNS = ("seat", "bot", "games", "wins", "score", "turns/game")
BOT_COLUMNS = ("bot", "games", "wins", "%", "95 %", "ms p50", "p99", "max")
STYLE_COLUMNS = ("bot", "score/game", "turns/game", "out %", "most held", "plays %", "most laid")

CONFIDENT = 1.96
"""95 % of samples lie within this many standard errors."""


@dataclass
class ArenaStats:
    """What a player did: games won, points, turns, and the milliseconds of each answer.

    A win that is shared counts in full. `outs` counts games that somebody ended by going out.
    `held` is the most tiles after a turn of each game, `laid` the most in a play but the last.
    """

    bot: str
    games: int = 0
    wins: int = 0
    score: int = 0
    turns: int = 0
    answers: list[float] = field(default_factory=list)
    plays: int = 0
    outs: int = 0
    held: list[int] = field(default_factory=list)
    laid: int = 0

    def __add__(self, other: "ArenaStats") -> "ArenaStats":
        """Add up the stats of the same bot from two matches."""
        return ArenaStats(
            self.bot,
            self.games + other.games,
            self.wins + other.wins,
            self.score + other.score,
            self.turns + other.turns,
            self.answers + other.answers,
            self.plays + other.plays,
            self.outs + other.outs,
            self.held + other.held,
            max(self.laid, other.laid),
        )

    @property
    def interval(self) -> tuple[float, float]:
        """The share of games won, in percent, as Wilson's interval bounds it at 95 %."""
        share, extra = self.wins / self.games, CONFIDENT**2 / self.games
        middle = share + extra / 2
        reach = math.sqrt(extra * (share * (1 - share) + extra / 4))
        return 100 * (middle - reach) / (1 + extra), 100 * (middle + reach) / (1 + extra)

    def time(self, share: float) -> float:
        """Return the milliseconds in which this share of the answers was there."""
        ordered = sorted(self.answers)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    def seat_cells(self, seat: int) -> tuple[str, ...]:
        """Return the line of this player in the table of seats."""
        counts = (seat, self.bot, self.games, self.wins)
        return (*map(str, counts), f"{self.score:+d}", f"{self.turns / self.games:.1f}")

    def bot_cells(self) -> tuple[str, ...]:
        """Return the line in the table of bots."""
        low, high = self.interval
        return (
            self.bot,
            str(self.games),
            str(self.wins),
            f"{100 * self.wins / self.games:.1f}",
            f"{low:.1f}-{high:.1f}",
            *(f"{self.time(share):.1f}" for share in (0.5, 0.99, 1)),
        )

    @property
    def held_mostly(self) -> int:
        """The most tiles held, in nine of ten games."""
        return sorted(self.held)[len(self.held) * 9 // 10]

    def style_cells(self) -> tuple[str, ...]:
        """Return the line in the table of how bots play."""
        return (
            self.bot,
            f"{self.score / self.games:+.1f}",
            f"{self.turns / self.games:.1f}",
            f"{100 * self.outs / self.games:.0f}",
            f"{self.held_mostly}-{max(self.held)}",
            f"{100 * self.plays / self.turns:.0f}",
            str(self.laid),
        )

    def watch(self, seat: int, events: Iterable[SessionEvent], rack: int) -> None:
        """Take in what happened on its seat, and how many tiles are there afterwards."""
        self.held[-1] = max(self.held[-1], rack)
        for event in events:
            if isinstance(event, Played) and event.seat == seat:
                self.plays += 1
                self.laid = max(self.laid, len(event.tiles) if rack else 0)


def by_bot(all_stats: Iterable[ArenaStats]) -> list[ArenaStats]:
    """Add up the stats of each bot."""
    found: dict[str, ArenaStats] = {}
    for stats in all_stats:
        found[stats.bot] = found[stats.bot] + stats if stats.bot in found else stats
    return list(found.values())


def play_match(
    rules: Rules,
    bots: Sequence[str],
    games: int,
    seed: int,
    records: Path | None = None,
    *,
    swap: bool = False,
) -> list[ArenaStats]:
    """Play games, and write the record of each into the folder; raises OSError if that fails.

    With `swap` each deal is played as often as there are seats, every bot on every seat. The
    The stats come in the order of the bots.
    """
    all_stats = [ArenaStats(bot) for bot in bots]
    for turned in range(len(bots) if swap else 1):
        seated = [*all_stats[turned:], *all_stats[:turned]]
        players = [Player(f"{t.bot}-{seat}", bot=t.bot) for seat, t in enumerate(seated, start=1)]
        stopwatch = _Stopwatch()
        session = Session.start(rules, players, seed, stopwatch)
        for number in range(1, games + 1):
            if number > 1:
                session.do(NextGame())
            _play_game(session, seated, stopwatch)
            if records:
                _write_record(session, number, records, turned * games + number)
    return all_stats


class _Stopwatch:
    """An executor that runs functions at once and takes the time of each, in milliseconds."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def submit(self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0) -> Future:
        began = time.perf_counter()
        answer = Inline().submit(function, *arguments, priority=priority)
        self.times.append(1000 * (time.perf_counter() - began))
        return answer


def _play_game(session: Session, all_stats: Sequence[ArenaStats], stopwatch: _Stopwatch) -> None:
    game = session.game
    for stats in all_stats:
        stats.held.append(0)
    while not game.result:
        seat, turns = game.position.to_move, game.turns
        stats = all_stats[seat]
        events = session.tick(0.0)
        stats.watch(seat, events, len(game.position.seats[seat].rack))
        stats.turns += game.turns - turns
        stats.answers += stopwatch.times
        stopwatch.times.clear()
    for seat, stats in enumerate(all_stats):
        stats.games += 1
        stats.wins += seat in game.result.winners
        stats.score += game.result.scores[seat]
        stats.outs += game.result.ended == "out"


def _write_record(session: Session, number: int, records: Path, file: int) -> None:
    bots = ",".join(str(player.bot) for player in session.players)
    headers = (("seats", bots), ("seed", str(session.seed)), ("game", str(number)))
    text = write_record(replace(session.game.record, headers=headers))
    records.mkdir(parents=True, exist_ok=True)
    (records / f"game-{file:04}.txt").write_text(text, encoding="utf-8", newline="\n")


def tables(all_stats: Sequence[ArenaStats]) -> str:
    """Write the stats as a table of seats, one of bots, and one of how these play."""
    seats = [stats.seat_cells(seat) for seat, stats in enumerate(all_stats, start=1)]
    bots = by_bot(all_stats)
    strength = (BOT_COLUMNS, *(stats.bot_cells() for stats in bots))
    style = (STYLE_COLUMNS, *(stats.style_cells() for stats in bots))
    return "\n\n".join(map(aligned, ((SEAT_COLUMNS, *seats), strength, style)))


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Write the lines, the first with the names of the columns; names are on the left of theirs."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if name == "bot" else cell.rjust(width)
            for name, cell, width in zip(lines[0], line, widths, strict=True)
        ).rstrip()
        for line in lines
    )


def _parser() -> commandline.Parser:
    parser = commandline.Parser(prog="python -m game.arena", description=__doc__)
    parser.add_argument(
        "--seats",
        default="level2,level2",
        metavar="BOT,BOT",
        type=_bots,
        help=f"two to four bots in turn order, separated by commas: {', '.join(BOTS)}",
    )
    parser.add_argument(
        "--rules",
        default=CLASSIC,
        metavar="NAME",
        type=_rules,
        help=f"one of {', '.join(OFFERED)}, with options as deal=quick (default: {CLASSIC.name})",
    )
    games = "how many games (default: 20)"
    parser.add_argument("--games", default=20, metavar="N", type=commandline.count, help=games)
    parser.add_argument(
        "--swap",
        action="store_true",
        help="play each game once per seat, so that every bot sits on every seat",
    )
    parser.add_argument(
        "--seed",
        default=1,
        metavar="N",
        type=commandline.number,
        help="a whole number; the same seed plays the same games (default: 1)",
    )
    parser.add_argument(
        "--records",
        metavar="DIR",
        type=Path,
        help="save each game in this folder as game-0001.txt and so on",
    )
    return parser


def _bots(text: str) -> list[str]:
    bots = text.split(",")
    for bot in bots:
        if bot not in BOTS:
            raise argparse.ArgumentTypeError(
                f"there is no bot called {quote(bot)}; the bots are {', '.join(BOTS)}"
            )
    if not 2 <= len(bots) <= 4:
        raise argparse.ArgumentTypeError(f"a game has two to four seats, not {len(bots)}")
    return bots


def _rules(text: str) -> Rules:
    try:
        return read_rules(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def main(arguments: list[str]) -> None:
    """Play the games that the arguments ask for and print the tables; exit 2 at a mistake."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        all_stats = play_match(
            asked.rules, asked.seats, asked.games, asked.seed, asked.records, swap=asked.swap
        )
    except OSError as error:
        parser.error(f"the folder {asked.records} can't be written to ({error.strerror})")
    print(tables(all_stats))


if __name__ == "__main__":
    run_main(main)
