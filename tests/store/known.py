"""What a store knows, asked for by somebody who can wait."""

from game.store.games import SavedGames
from game.store.statistics import Statistics
from tests.waiting import STUCK


def statistics_of(games: SavedGames) -> tuple[Statistics, ...]:
    return tuple(games.ask_statistics().wait(STUCK) or ())
