"""Tries at what only grown-ups know: so few of them that luck leads nowhere."""

import time
from collections.abc import Callable
from typing import Final

MOST_WRONG = 3
CLOSED_FOR = 60.0
"""Seconds for which nothing is asked after so many wrong answers."""


class WrongAnswers:
    """The wrong answers of a session; after each three of them nothing is asked for a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._wrong, self._until = 0, now()
        self.used: Final = set[int]()
        """The answers that were asked for or typed in this session."""

    @property
    def left(self) -> float:
        """The seconds for which nothing is asked."""
        return max(0.0, self._until - self._now())

    def count_wrong(self) -> None:
        """Count a wrong answer, and close after some."""
        self._wrong += 1
        if self._wrong == MOST_WRONG:
            self._wrong, self._until = 0, self._now() + CLOSED_FOR

    def forget_wrong(self) -> None:
        """Forget the wrong answers, as somebody gave the right one."""
        self._wrong = 0
