"""Who hears of all that happens in a session, so that it can be saved."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from game.session.buddy import Buddy
from game.session.journal import Entry, Ghost

Album = dict[str, float]
"""The ideas that a player has had, and when each was first found, in seconds of a clock."""


class SessionObserver:
    """Hear of a session; this one saves nothing."""

    buddies: tuple[Buddy, Buddy] | None = None
    """The buddy of who sits first, before a match that is over and after it."""

    def __init__(
        self,
        albums: Iterable[Mapping[str, float]] = (),
        ghost: Ghost = (),
        newcomers: Collection[int] = (),
    ) -> None:
        """Take what the player on each seat has found before, if anything is known of it.

        A game beside a `ghost` counts for nothing: whoever plays it knows the tiles.
        """
        self.ghost = ghost
        self.newcomers = newcomers
        """The seats of people who have never finished a game."""
        self.albums: dict[int, Album] = {at: {**album} for at, album in enumerate(albums)}
        """What the player on a seat has found, this match among it."""
        self.new_stamps: dict[int, tuple[str, ...]] = {}
        """What the player on a seat has found for the first time in this match."""

    def record_stamps(self, seat: int, kinds: Sequence[str], now: float = 0.0) -> tuple[str, ...]:
        """Record which ideas a seat had in its turn; return those that are new to its player."""
        if self.ghost:
            return ()
        album = self.albums.setdefault(seat, {})
        new = tuple(kind for kind in kinds if kind not in album)
        album.update(dict.fromkeys(new, now))
        self.new_stamps[seat] = (*self.new_stamps.get(seat, ()), *new)
        return new

    def begin(self, session: Any) -> None:
        """Hear that a `Session` begins, or goes on where it was left."""

    @property
    def failing(self) -> bool:
        """Return whether what should be saved cannot be."""
        return False

    def ask_kept(self) -> Callable[[], bool]:
        """Return what tells whether all that was heard so far is kept by now, or can't be."""
        return lambda: True

    def did(self, entry: Entry) -> None:
        """Hear what was done in the turn under way."""

    def passed(self, used: float) -> None:
        """Hear that another second of the turn has passed, `used` in all."""

    def turned(self) -> None:
        """Hear that a turn has ended."""

    def dealt(self) -> None:
        """Hear that the next game was dealt."""

    @property
    def id(self) -> str:
        """The id under which the game is saved; empty if it is not."""
        return ""

    def given_up(self) -> None:
        """Hear that the match was given up."""

    def close(self) -> None:
        """Hear that the session is left, to be gone on with some other time."""
