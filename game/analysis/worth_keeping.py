"""What of a good play the Sage would rather keep: its jokers, or the fourth tile of a row."""

from random import Random

from game.bots import LEVELS
from game.bots.sage import is_costly
from game.engine.meld import SMALLEST
from game.engine.position import Position, tiles_of
from game.engine.rules import GENTLE
from game.engine.tile import JOKER, Row, in_order
from game.engine.turn import Play, changed


def worth_keeping(view: Position, play: Play) -> Row:
    """Return a joker and what would lie with it, or the one tile, that the Sage keeps of a play.

    Often there are none. Among children nothing is said of it: they are glad of a smaller rack.
    """
    if view.rules.name in GENTLE or view.rules.river or is_costly(view):
        return ()
    choice = LEVELS["level11"](view, Random(0))
    if not isinstance(choice, Play):
        return ()
    wanted, laid = tiles_of(play.table), tiles_of(choice.table)
    kept = in_order((wanted - laid).elements())
    grown = (row for row in changed(view.table, play.table)[1] if len(row) > SMALLEST)
    is_fourth = len(kept) == 1 and any(kept[0] in (row[0], row[-1]) for row in grown)
    is_told = JOKER in kept or is_fourth
    return kept if is_told and len(kept) <= SMALLEST and not laid - wanted else ()
