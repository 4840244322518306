"""How much memory the game takes while bots play before one's eyes, as the system tells it."""

from collections.abc import Iterator

from tests.trust.memory import SIZE, measured


def run(minutes: int) -> Iterator[dict[str, object]]:
    """Give the megabytes of the game and of the process in which the bots think, each minute."""
    for taken in measured(minutes):
        yield {"case": "memory", "size": "{}x{}".format(*SIZE), **taken._asdict()}
