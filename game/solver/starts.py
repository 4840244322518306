"""Where a turn may start from: the position as it is, or with a tile of the River as the Key."""

from game.engine.position import Position
from game.engine.river import take

Start = tuple[int | None, Position]
"""Which tile of the River is taken, and the position then."""


def starts(position: Position) -> list[Start]:
    """List what the mover may begin with; the Key can be taken only once."""
    keys = () if position.key else range(len(position.river))
    return [(None, position), *((key, take(position, key)) for key in keys)]
