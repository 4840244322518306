"""The games of a match that are written down on its score sheet."""

from dataclasses import dataclass, replace
from itertools import accumulate

from game.engine.match import Standing, standing
from game.engine.rules import Length
from game.engine.score import Result
from game.session.player import Player
from game.session.session import Session


@dataclass(frozen=True)
class ScoreSheet:
    """Hold the players, how long they play, the games they have played, and one that has begun."""

    players: tuple[Player, ...]
    length: Length
    games: tuple[Result, ...]
    begun: bool = False

    @classmethod
    def of(cls, session: Session) -> "ScoreSheet":
        """Write down all games of a session so far."""
        return cls(session.players, session.rules.length, tuple(session.results))

    @property
    def lines(self) -> int:
        """The number of games that have a line, even an empty one."""
        return len(self.games) + self.begun

    @property
    def standing(self) -> Standing:
        """Totals, games won and, once the match is over, its winners."""
        return standing(self.length, len(self.players), self.games)

    @property
    def totals(self) -> list[list[int]]:
        """The points of each seat after every game, from 0 on."""
        return [
            list(accumulate((game.scores[seat] for game in self.games), initial=0))
            for seat in range(len(self.players))
        ]

    @property
    def before(self) -> "ScoreSheet":
        """What was written down before the last game, which has begun."""
        return replace(self, games=self.games[:-1], begun=True)
