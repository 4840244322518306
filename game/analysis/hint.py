"""The hint: what can be played in a turn, and the steps that lead there from where the table is."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.analysis.plan import moves_to
from game.engine.draft import Draft
from game.engine.game import Command, Reset, TakeKey
from game.engine.meld import value
from game.engine.move import Move
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.turn import Play, loose_tiles, play_faults, played
from game.solver.opening import best_opening
from game.solver.play import search

EFFORT = 20_000
"""What a search may look at: it takes less than a second."""


@dataclass(frozen=True)
class Hint:
    """Say what can be played, if anything, and whether that is proven.

    `steps` lead from the draft to the play; there are none where all lies as it should. `worth` is
    the most that the sets of the rack alone count, for those who have not opened yet.
    """

    play: Play | None
    proven: bool
    steps: tuple[Command, ...] = ()
    worth: int = 0


def find_hint(view: Position, rows: Table, key: int | None = None) -> Hint:
    """Find the best play of the mover, whose table now has these rows, with this Key taken.

    `view` is the position that the turn began with, as the mover sees it.
    """
    play, proven = _found(view, key)
    if play is None and key is not None:
        play, proven = _found(view, None)
    if play is None:
        return Hint(None, proven, worth=_worth(view))
    return Hint(play, proven, tuple(_steps(view, play, rows, key)))


def _steps(view: Position, play: Play, rows: Table, key: int | None) -> Iterator[Command]:
    """Go on from the table as it is, or, where that does not lead to the play, from the start."""
    if play.key == key:
        here = view if key is None else take(view, key)
        if _is_as_good(here, rows, play):
            return
        moves = moves_to(here, play, rows)
        if _leads_to_legal(here, rows, moves):
            yield from moves
            return
    if rows != view.table or key is not None:
        yield Reset()
    if play.key is not None:
        view = take(view, play.key)
        yield TakeKey(play.key)
    yield from moves_to(view, play)


def _is_as_good(position: Position, rows: Table, play: Play) -> bool:
    """Tell whether what lies there is a play with as many tiles, none of them loose."""
    there, wanted = (len(played(position.table, table)) for table in (rows, play.table))
    legal = not play_faults(position, rows) and not loose_tiles(position, rows)
    return legal and there >= wanted


def _leads_to_legal(position: Position, rows: Table, moves: list[Move]) -> bool:
    draft = Draft(position, rows)
    for move in moves:
        draft.move(move)
    return not draft.faults()


def _found(view: Position, key: int | None) -> tuple[Play | None, bool]:
    """Find a play, with this Key if one was taken, and say whether the answer is proven."""
    if key is None:
        return search(view, effort=EFFORT)
    play, proven = search(take(view, key), effort=EFFORT)
    return play and replace(play, key=key), proven


def _worth(view: Position) -> int:
    """Add up the best sets of the rack alone, as far as they count for the initial meld."""
    if view.mover.opened:
        return 0
    jokers = view.rules.joker_in_initial_meld
    rack = tuple(tile for tile in view.mover.rack if jokers or not tile.is_joker)
    return sum(map(value, best_opening(rack, 0, "value")))
