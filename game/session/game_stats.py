"""What a game that has ended adds to the statistics of those who played it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots import BOTS
from game.engine.game import Game
from game.session.buddy import GENTLE, level_of
from game.session.game_highlights import turn_tiles
from game.session.player import Player

_ORDER = (GENTLE, *BOTS)


@dataclass(frozen=True)
class GameStats:
    """Say how a game went on a seat.

    `most` tiles were laid in one turn; `level` is the strongest bot that sat there, too.
    """

    seat: int
    score: int
    won: bool
    out: bool
    turns: int
    seconds: float
    most: int
    level: str


def game_stats(game: Game, players: Sequence[Player]) -> Iterator[GameStats]:
    """Return the statistics of each person in a game but visitors; none before it has ended.

    A game played together has none: whoever wins it has won over nobody.
    """
    result, level = game.result, _strongest(players)
    if result and result.together:
        return
    took = list(zip(turn_tiles(game.positions), game.record.turns, strict=True)) if result else []
    for seat, player in enumerate(players):
        if result and player.bot is None and not player.is_visitor:
            own = [(tiles.laid, timed.seconds) for tiles, timed in took if tiles.seat == seat]
            laid, seconds = [laid for laid, _ in own], sum(seconds for _, seconds in own)
            out = not game.position.seats[seat].rack
            score, won = result.scores[seat], seat in result.winners
            most = max(laid, default=0)
            yield GameStats(seat, score, won, out, len(own), seconds, most, level)


def _strongest(players: Sequence[Player]) -> str:
    """Name the strongest bot at the table; nobody if only people sit there."""
    bots = [level_of(player.bot) for player in players if player.bot]
    return max(bots, key=_ORDER.index, default="")
