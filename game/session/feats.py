"""Feats: what each person did in a game that may be a record of theirs, for the cabinet.

Only what adds to statistics counts, and only with a rack that nobody else could look at. What
was done with help is none.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from game.analysis.past.best_turn import PlayedTurn, played_turns
from game.analysis.stamps import is_only
from game.engine.game import Game
from game.engine.rules import CLASSIC
from game.engine.tile import Row
from game.session.characters import LEVELS
from game.session.game_stats import GameStats, game_stats
from game.session.player import Player

RUN, TURN, FEWEST = "run", "turn", "fewest"
"""The longest run, the most tiles in one turn, the fewest turns to win."""

RECORDS = (RUN, TURN, FEWEST)

MET, BEATEN = "met-", "won-"
"""What comes before a character (`won-level10`) that somebody has played with, or won over."""


@dataclass(frozen=True)
class Feat:
    """Say what was done, how much it is worth (more is better), and with which tiles.

    `against` are the others at the table, by their animals alone: no name of a person is kept here.
    """

    kind: str
    worth: int
    tiles: Row = ()
    against: tuple[Player, ...] = ()

    @property
    def figure(self) -> int:
        """How many tiles it was, or turns."""
        return abs(self.worth)


def feats(
    game: Game, players: Sequence[Player], helped: Collection[int] = ()
) -> Iterator[tuple[int, Feat]]:
    """List the feats of people in a game, each with its seat; none before it has ended.

    `helped` are the turns that tiles were laid in which help had named.
    """
    for stats in game_stats(game, players):
        if not players[stats.seat].plays_open(game.position.rules):
            for feat in _of_seat(game, players, stats, helped):
                yield stats.seat, feat


def _of_seat(
    game: Game, players: Sequence[Player], stats: GameStats, helped: Collection[int]
) -> Iterator[Feat]:
    seat, played = stats.seat, [*played_turns(game.positions, stats.seat)]
    turns = [each for each in played if each.turn not in helped]
    others = (each for at, each in enumerate(players) if at != seat)
    against = tuple(Player.unnamed(each.face, each.bot) for each in others)
    if run := max((run for turn in turns for run in _runs(turn)), key=len, default=()):
        yield Feat(RUN, len(run), run, against)
    if turns:
        most = max(turns, key=lambda turn: len(turn.tiles)).tiles
        yield Feat(TURN, len(most), most, against)
    # A game of seven tiles each would stand on the shelf for ever.
    if (
        stats.won
        and stats.out
        and turns == played
        and game.position.rules.rack_size >= CLASSIC.rack_size
    ):
        yield Feat(FEWEST, -stats.turns, turns[-1].tiles, against)
    yield from _characters(game, players, stats)


def _runs(turn: PlayedTurn) -> Iterator[Row]:
    """List the runs that a turn has laid or made longer with tiles of the rack."""
    laid = Counter(turn.tiles)
    return (row for row in turn.after if is_only(row, "run") and Counter(row) & laid)


def _characters(game: Game, players: Sequence[Player], stats: GameStats) -> Iterator[Feat]:
    """List the characters at the table, and those among them who did not win when the seat did."""
    winners = game.result.winners if game.result else ()
    for seat, player in enumerate(players):
        if player.bot in LEVELS:
            yield Feat(f"{MET}{player.bot}", 1)
            if stats.won and seat not in winners:
                yield Feat(f"{BEATEN}{player.bot}", 1)
