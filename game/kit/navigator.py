"""What a scene can ask of the stack on which it lies; its scenes are `Any`, as they know this."""

from collections.abc import Callable
from typing import Any, Protocol


class Navigator(Protocol):
    """A stack of scenes."""

    def push(self, scene: Any, then: Callable[[Any], None] | None = None) -> None:
        """Lay a scene on top; `then` gets its result after it left."""

    def close(self, scene: Any, result: Any) -> None:
        """Take away a scene and all over it."""

    def rest(self, scene: Any) -> None:
        """Drop the pictures of a covered scene."""

    def relayout(self) -> None:
        """Lay out every scene again."""

    def quit(self) -> None:
        """Take away all scenes."""

    def is_covered(self, scene: Any) -> bool:
        """Return whether another scene lies over this one."""
