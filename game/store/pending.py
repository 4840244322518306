"""An answer that may take longer than a frame: it is asked for, and looked for from then on."""

from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

Found = TypeVar("Found")

MOMENT = 0.1
"""Seconds that a frame waits at most for an answer; a slow disk takes longer."""


class Pending(Generic[Found]):
    """What will be found in the store; None until then."""

    def __init__(self, answer: "SimpleQueue[list[Found]]") -> None:
        self._answer = answer
        self._found: list[Found] | None = None

    @property
    def found(self) -> list[Found] | None:
        """What was found, if that is known by now."""
        return self.wait(0.0)

    def wait(self, seconds: float) -> list[Found] | None:
        """Wait for the answer, but no longer than so many seconds."""
        if self._found is None:
            try:
                self._found = (
                    self._answer.get(timeout=seconds) if seconds else self._answer.get(block=False)
                )
            except Empty:
                return None
        return self._found

    def wait_a_moment(self) -> list[Found] | None:
        """Wait as long as a frame may."""
        return self.wait(MOMENT)


def answered(*found: Found) -> Pending[Found]:
    """Return what is known at once."""
    answer = SimpleQueue[list[Found]]()
    answer.put([*found])
    return Pending(answer)
