"""A turn of a game posed anew: whatever is as good as the idea is right."""

from typing import ClassVar

from scenes.puzzles.puzzle_scene import PuzzleScene


class TryIt(PuzzleScene):
    """Closes once it is found, or left."""

    next_words: ClassVar[str] = "back"

    def build_beside(self) -> None:
        """Leave the way on out until it is found: there is no other puzzle to skip to."""
        super().build_beside()
        if not self._done:
            self.widget("skip").hide()
