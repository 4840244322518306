"""No hints, for a table at which nothing helps."""

from game.kit.stage import Stage
from game.view.table.board import Board
from game.view.table.highlights import Highlighted
from game.view.table.hint_ladder import Do


class NoHints:
    """Offer no help."""

    words = ""
    lit = Highlighted()

    def layout(self, stage: Stage, board: Board) -> None:
        """Build nothing."""

    def show(self) -> None:
        """Highlight nothing."""

    def follow(self) -> None:
        """Move nothing."""

    def stop(self) -> None:
        """Stop nothing."""

    def ask(self, do: Do) -> None:
        """Offer no help."""

    def tick(self, dt: float, do: Do) -> None:
        """Wait for nothing."""
