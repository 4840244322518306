"""Any turn of a game on the table of the page, as one saw it."""

from game.engine.tile import in_order
from game.view.replay.turn_picture import SeenTable, SeenTurn, see_turn
from game.view.table.shown import mark_of
from game.view.wording import tile_names
from scenes.review.shown_table import Exhibit
from scenes.review.topic import LookBack


class PastExhibit(Exhibit):
    """The table once a turn had ended, with the tiles it laid, and one's own rack."""

    def __init__(self, look: LookBack, turn: int) -> None:
        super().__init__(turn, turn)
        self._look = look

    def seen(self) -> SeenTurn:
        """Return the table after the turn; 0 is the deal."""
        look, positions = self._look, self._look.past.positions
        after = positions[self.turn]
        if not self.turn:
            rack = in_order(after.seats[look.seat].rack)
            return SeenTurn(SeenTable(after.table, ()), rack, after.river)
        before = positions[self.turn - 1]
        return see_turn(before, after, look.seat, mark_of(look.past.players, before.to_move))

    def words(self) -> str:
        """Say what was done in it."""
        return self._look.tell_turn(self.turn) if self.turn else self._look.kit.text("chapter-deal")

    def spoken(self) -> list[str]:
        """Say the rack."""
        rack = in_order(self._look.past.positions[self.turn].seats[self._look.seat].rack)
        names = tile_names(self._look.kit, rack)
        return [self._look.kit.text("review-spoken-rack", tiles=names)] if rack else []
