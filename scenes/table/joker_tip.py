"""What a bonus joker does, told while the player holds it and nothing else."""

from game.engine.move import At
from game.engine.tile import BONUS
from game.view.table.adviser import Advice
from scenes.table.state import TableState


def joker_tip(state: TableState) -> Advice | None:
    """Say what the joker in the hand does, if there is one."""
    if len(state.hand.places) != 1:
        return None
    (at,) = state.hand.places
    tile = state.shown.rows[at.row][at.index] if isinstance(at, At) else at.tile
    return Advice(state.kit.lazy_text(f"say-held-{tile.kind}")) if tile in BONUS else None
