"""A turn of a game posed anew: whatever is as good as the idea is right."""

from typing import ClassVar

from scenes.puzzles.puzzle_scene import PuzzleScene


class TryIt(PuzzleScene):
    """Closes once it is found, or left."""

    next_words: ClassVar[str] = "back"

    @property
    def grade_words(self) -> str:
        """Nothing: grades are for the shelves, and no word to whoever comes from a game."""
        return ""

    def build_skip(self) -> None:
        """Show the answer to whoever only wants to see it: there is no puzzle to skip to."""
        place, words = self.zone("skip"), self.kit.text("review-answer")
        self.add_button(place, "answer", words, self._hints.ask_all)
