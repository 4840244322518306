"""The games of a match that are written down on its score sheet."""

from dataclasses import dataclass
from itertools import accumulate

from game.engine.match import Standing, standing
from game.engine.rules import Length
from game.engine.score import Result
from game.session.player import Player
from game.session.session import Session


@dataclass(frozen=True)
class ScoreSheet:
    """The players, how long they play, and the games they have played."""

    players: tuple[Player, ...]
    length: Length
    games: tuple[Result, ...]

    @classmethod
    def of(cls, session: Session) -> "ScoreSheet":
        """Write down all games of a session so far."""
        return cls(session.players, session.rules.length, tuple(session.results))

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
