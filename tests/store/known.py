"""What a store knows, asked for by somebody who can wait."""

from game.store.games import SavedGames
from game.store.statistics import Statistics
from game.store.writer import PATIENCE


def statistics_of(games: SavedGames) -> tuple[Statistics, ...]:
    """Return the statistics of all people."""
    return tuple(games.ask_statistics().wait(PATIENCE) or ())
