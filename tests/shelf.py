"""Games without a file: what scenes ask of the store, answered from a list."""

from game.store.games import Games
from game.store.summary import Summary


class Shelf(Games):
    """Hold some kept games, the newest first."""

    trouble = ""

    def __init__(self, *games: Summary) -> None:
        self._games = list(games)
        self._deleted: set[str] = set()

    @property
    def unfinished(self) -> Summary | None:
        return next((game for game in self.listed() if game.going), None)

    def listed(self) -> tuple[Summary, ...]:
        return tuple(game for game in self._games if game.id not in self._deleted)

    def delete(self, id: str) -> None:
        self._deleted.add(id)

    def restore(self, id: str) -> None:
        self._deleted.discard(id)
