"""What a scene can ask of the stack on which it lies."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from game.kit.scene import Scene

Other = TypeVar("Other")


class Navigator(Protocol):
    """A stack of scenes."""

    def push(self, scene: "Scene[Other]", then: Callable[[Other], None] | None = None) -> None:
        """Lay a scene on top; `then` gets its result after it left."""

    def close(self, scene: "Scene[Other]", result: Other) -> None:
        """Take away a scene and all over it."""

    def rest(self, scene: "Scene[Any]") -> None:
        """Drop the pictures of a covered scene."""

    def relayout(self) -> None:
        """Lay out every scene anew."""

    def quit(self) -> None:
        """Take away all scenes."""

    def is_covered(self, scene: "Scene[Any]") -> bool:
        """Return whether another scene lies over this one."""
