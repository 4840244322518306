"""An executor for tests that answers when it is told to."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Later:
    """An executor that begins nothing until it is told to."""

    asked: list["Waiting"] = field(default_factory=list)

    def submit(
        self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0
    ) -> "Waiting":
        """Take a question."""
        self.asked.append(Waiting(function, arguments, priority))
        return self.asked[-1]


@dataclass
class Waiting:
    """A question whose answer is there once it was thought about."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    priority: int = 0
    answer: Any = None
    error: Exception | None = None
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True

    def think(self) -> None:
        self.answer = self.function(*self.arguments)

    def fail(self, error: Exception) -> None:
        self.error = error

    def done(self) -> bool:
        return self.answer is not None or self.error is not None

    def result(self) -> Any:
        """Give it; to ask for it before would block a real executor."""
        assert self.done()
        if self.error:
            raise self.error
        return self.answer
