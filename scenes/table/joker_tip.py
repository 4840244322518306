"""What a bonus joker does, told while the player holds it."""

from game.engine.move import At
from game.engine.tile import BONUS, Tile
from scenes.table.state import TableState


class JokerTip:
    """Say it in the line over the rack for as long as the joker is in the hand."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._held: Tile | None = None

    @property
    def words(self) -> str:
        """What the joker does; nothing if none is held, or more than it."""
        return self._state.kit.text(f"say-held-{self._held.kind}") if self._held else ""

    def tick(self) -> None:
        """Follow the hand."""
        held = self._in_hand()
        if held != self._held:
            self._held = held
            self._state.mark()

    def _in_hand(self) -> Tile | None:
        state, held = self._state, self._state.hand.places
        if len(held) != 1:
            return None
        at = held[0]
        tile = state.shown.rows[at.row][at.index] if isinstance(at, At) else at.tile
        return tile if tile in BONUS else None
