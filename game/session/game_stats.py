"""What a game that has ended adds to the statistics of those who played it."""

from collections.abc import Collection, Iterator, Sequence
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

    `most` tiles were laid in one turn without help; `level` is the strongest bot that sat there.
    """

    seat: int
    score: int
    won: bool
    out: bool
    turns: int
    seconds: float
    most: int
    level: str


def game_stats(
    game: Game, players: Sequence[Player], helped: Collection[int] = ()
) -> Iterator[GameStats]:
    """Return the statistics of each person in a game but visitors; none before it has ended.

    A game played together has none: whoever wins it has won over nobody.
    """
    bots = [level_of(player.bot) for player in players if player.bot]
    result, level = game.result, max(bots, key=_ORDER.index, default="")
    if result and result.together:
        return
    tiles_by_turn = turn_tiles(game.positions)
    took = list(zip(tiles_by_turn, game.record.turns, strict=True)) if result else []
    alone = [each for turn, each in enumerate(tiles_by_turn, start=1) if turn not in helped]
    for seat, player in enumerate(players):
        if result and player.bot is None and not player.is_visitor:
            seconds = [timed.seconds for tiles, timed in took if tiles.seat == seat]
            out = not game.position.seats[seat].rack
            score, won = result.scores[seat], seat in result.winners
            most = max((each.laid for each in alone if each.seat == seat), default=0)
            yield GameStats(seat, score, won, out, len(seconds), sum(seconds), most, level)
