"""Who hears of all that happens in a session, so that it can be kept."""

from game.session.journal import Entry


class Keeper:
    """Hear of a session; this one keeps nothing."""

    @property
    def failing(self) -> bool:
        """Tell whether what should be kept cannot be."""
        return False

    def did(self, entry: Entry) -> None:
        """Hear what was done in the turn under way."""

    def turned(self) -> None:
        """Hear that a turn has ended."""

    def dealt(self) -> None:
        """Hear that the next game was dealt."""

    def given_up(self) -> None:
        """Hear that the match was given up."""

    def close(self) -> None:
        """Hear that the session is left, to be gone on with some other time."""
