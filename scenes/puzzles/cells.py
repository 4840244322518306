"""Steps of the arrow keys from cell to cell of a grid."""

from collections.abc import Sequence

from game.kit.gestures import Direction
from game.kit.widgets.widget import Widget


def stride(
    cells: Sequence[Widget], focused: Widget | None, direction: Direction, across: int
) -> Widget | None:
    """Return the cell to which an arrow leads from the focused one; None if it leads elsewhere."""
    if focused not in cells:
        return None
    steps: dict[Direction, int] = {"left": -1, "right": 1, "up": -across, "down": across}
    at = cells.index(focused) + steps.get(direction, len(cells))
    return cells[at] if 0 <= at < len(cells) else None
