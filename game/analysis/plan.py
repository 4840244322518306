"""A turn taken apart into the commands that carry it out as a hand would, move by move."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from game.analysis.move_nodes import MoveTarget, Node, RowState, fit
from game.analysis.move_search import best_path
from game.analysis.table_diff import equal
from game.engine.draft import Draft, RefusedError
from game.engine.game import Command, TakeKey
from game.engine.meld import is_set, value
from game.engine.move import At, Move
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.tidy import normalize
from game.engine.tile import Row
from game.engine.turn import Choice, Play, Turn


def moves_to(position: Position, turn: Turn, rows: Table | None = None) -> list[Move]:
    """Return the moves to make one after the other through a draft of the position.

    They begin with the table as it is, or as `rows` in the middle of a turn, and leave the sets of
    the play, in the turn of the initial meld as the draft tidies them. Tiles move one by one, and
    several at once only where that leads no further. Of the orders looked at, the one with the
    fewest broken rows at a time is taken. A play that is not legal is shown as far as the draft
    allows it.
    """
    if not isinstance(turn, Play):
        return []
    start = position.table if rows is None else rows
    sets = _tidied(position, turn.table)
    return list(_allowed(Draft(position, start), _moves(start, sets, not position.mover.opened)))


def _tidied(position: Position, table: Table) -> Table:
    """Return the rows of a play as the draft will leave them."""
    there = Counter(position.table)
    rows: list[Row] = []
    for row in table:
        there[row] -= 1
        rows += [row] if there[row] >= 0 else normalize(row, richest=not position.mover.opened)
    return tuple(rows)


def _allowed(draft: Draft, moves: Iterator[Move]) -> Iterator[Move]:
    """Return the moves up to the first that the draft refuses."""
    for move in moves:
        try:
            draft.move(move)
        except RefusedError:
            return
        yield move


def _moves(start: Table, sets: Table, richest: bool) -> Iterator[Move]:
    """Return the moves that make these sets of the rows; rows that are such sets lie still."""
    same = equal(start, sets)
    still = sorted(same.values())
    states = tuple(RowState(row, at) for at, row in enumerate(start) if at not in still)
    target = MoveTarget(tuple(row for at, row in enumerate(sets) if at not in same), richest)
    way = best_path(states, target)
    for before, node in pairwise(way):
        if node.move:
            yield _among_all(node.move, before, still)
    yield from (_among_all(move, way[-1], still) for move in _laid_anew(way[-1], target))


def _among_all(move: Move, node: Node, still: list[int]) -> Move:
    """Count the rows of a move among all rows, not only among those that do not lie still."""

    def on_table(place: At) -> At:
        return At(place.row + bisect(still, node.states[place.row].origin), place.index)

    tiles = (on_table(each) if isinstance(each, At) else each for each in move.tiles)
    return Move(tuple(tiles), on_table(move.to) if isinstance(move.to, At) else move.to)


def _laid_anew(node: Node, target: MoveTarget) -> Iterator[Move]:
    """Lay the rows anew that have all tiles of a set, but in an order that means another one."""
    for at, (row, _, grows) in enumerate(node.states):
        wanted = target.sets[grows]
        if row != wanted and not (is_set(row) and value(row) == value(wanted)):
            present = fit(row, wanted).present
            yield Move(tuple(At(at, present[index]) for index in sorted(present)), At(at, 0))


def commands_for(position: Position, turn: Choice) -> list[Command]:
    """Return the moves that lead to a turn, and the turn itself at the end."""
    if not isinstance(turn, Play):
        return [turn]
    if turn.key is None:
        return [*moves_to(position, turn), turn]
    return [TakeKey(turn.key), *moves_to(take(position, turn.key), turn), turn]
