"""The round under way: it goes from table to table, and counts what each has brought."""

from datetime import date

from game.puzzles.rush import Rush
from game.rush_bests import Score
from game.session.player import Player


class CurrentRush:
    """Hold who plays, on which day, and how the Rush stands."""

    def __init__(self, rush: Rush, player: Player, day: date, best: int) -> None:
        """Take a Rush that begins, and the most points the player has had before."""
        self.rush, self.player, self.day, self.best = rush, player, day, best

    @property
    def score(self) -> Score:
        """How far the player has come."""
        rush = self.rush
        return Score(self.player, rush.points, rush.solved, rush.longest, self.day)

    def tick(self, seconds: float) -> None:
        """Count so many seconds."""
        self.rush = self.rush.tick(seconds)

    def skip(self) -> None:
        """Leave a puzzle for another."""
        self.rush = self.rush.skip()

    def solve(self, tiles: int, moves: int, *, undone: bool) -> Rush:
        """Count a puzzle as solved; return how the Rush stood before."""
        before = self.rush
        self.rush = before.solve(tiles, moves, undone=undone)
        return before
