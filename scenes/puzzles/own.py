"""The puzzles of players: turns of their own games, which come back until they are found."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date

from game.engine.limits import NotationError
from game.puzzles.moment import Moment
from game.puzzles.revisit import Revisit, read_revisit, with_missed, write_revisit
from game.session.player import Player
from game.store.games import SavedGames


@dataclass(frozen=True)
class Waiting:
    """What comes back, and for whom."""

    player: Player
    revisit: Revisit


@dataclass(frozen=True)
class OwnPuzzles:
    """What comes back for each player; nothing is kept of visitors."""

    games: SavedGames
    today: Callable[[], date] = date.today

    def due(self) -> list[Waiting]:
        """List what comes back today, or came back and was not looked at."""
        today = self._now
        waiting = (Waiting(who, it) for who in self.games.remembered() for it in self._of(who))
        return sorted(
            (each for each in waiting if each.revisit.day <= today),
            key=lambda each: each.revisit.day,
        )

    def keep(self, player: Player, missed: Iterable[Moment]) -> None:
        """Keep what a player has missed, so that it comes back."""
        self._set(player, with_missed(tuple(self._of(player)), missed, self._now))

    def found(self, waiting: Waiting) -> None:
        """Remove what was found: it never comes back."""
        self._set(waiting.player, self._without(waiting))

    def later(self, waiting: Waiting) -> None:
        """Keep it for some days more, unless it was found."""
        kept = [*self._of(waiting.player)]
        if waiting.revisit in kept:
            again = waiting.revisit.again(self._now)
            self._set(waiting.player, (*self._without(waiting), again))

    @property
    def _now(self) -> int:
        return self.today().toordinal()

    def _of(self, player: Player) -> Iterator[Revisit]:
        for line in self.games.preferences(player).revisits:
            with suppress(NotationError):
                yield read_revisit(line)

    def _without(self, waiting: Waiting) -> tuple[Revisit, ...]:
        return tuple(each for each in self._of(waiting.player) if each != waiting.revisit)

    def _set(self, player: Player, kept: Iterable[Revisit]) -> None:
        lines = tuple(map(write_revisit, kept))
        if lines != self.games.preferences(player).revisits:
            self.games.set_preferences(player, revisits=lines)
