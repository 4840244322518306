"""Plays that a beginner sees: own sets, tiles added to rows, and a spare tile borrowed from one."""

from collections import Counter
from dataclasses import dataclass
from itertools import permutations, product

from game.analysis.table_diff import TileIndex
from game.bots.plain import find_additions, plain_turn
from game.bots.spare import finish_pairs
from game.engine.meld import SMALLEST
from game.engine.position import Position, Table, tiles_of
from game.engine.tile import Row
from game.engine.turn import Play, apply, changed, played


def easy_play(view: Position) -> Play | None:
    """Find a play of own sets and of tiles added to rows: no tile of the table moves.

    Jokers are laid last: to go out, or where nothing goes without them. `view` is the position
    that the turn began with, as the mover sees it.
    """
    rack = view.mover.rack
    numbers = tuple(tile for tile in rack if not tile.is_joker)
    whole = _lay(view, rack)
    if whole is None or numbers == rack or not apply(view, whole).seats[view.to_move].rack:
        return whole
    return _lay(view, numbers) or whole


def first_play(view: Position) -> Play | None:
    """Find the play to begin with: a tile added to a row, else one of own sets."""
    numbers = [tile for tile in view.mover.rack if not tile.is_joker]
    added = find_additions(view, Play(view.table), numbers) if view.mover.opened else iter(())
    return next((play for _, play in added), None) or easy_play(view)


def _lay(view: Position, rack: Row) -> Play | None:
    turn = plain_turn(view, rack, (), view.table)
    return turn if isinstance(turn, Play) else None


@dataclass(frozen=True)
class Borrowing:
    """Two tiles of the rack, and where the tile lies that a row can spare for them."""

    own: Row
    spare: TileIndex


def borrows(before: Table, after: Table) -> bool:
    """Return whether a row has given a tile to a set with own tiles, and is still a set."""
    gained = tiles_of(after) - tiles_of(before)
    gone, new = changed(before, after)
    for old, (rest, other) in product(map(Counter, gone), permutations(map(Counter, new), 2)):
        lent = old - rest
        is_left = rest - old <= gained and rest.total() >= SMALLEST
        if is_left and lent.total() == 1 and lent <= other and other - lent <= gained:
            return True
    return False


def _find_borrowing(view: Position) -> Borrowing | None:
    """Find a set of two own tiles and a spare one."""
    if not view.mover.opened:
        return None
    play = next(finish_pairs(view, Play(view.table), view.mover.rack), None)
    if play is None:
        return None
    own, (old, *_) = played(view.table, play.table), changed(view.table, play.table)[0]
    spare = next(tile for tile in play.table[-1] if tile not in own)
    at = view.table.index(old)
    return Borrowing(own, (at, old.index(spare)))


@dataclass(frozen=True)
class SimplePlay:
    """What a beginner sees: whether something goes without moving a tile, else what to borrow."""

    is_easy: bool
    borrowing: Borrowing | None = None


def simple_play(view: Position) -> SimplePlay:
    """Find the simplest that there is to play."""
    if easy_play(view):
        return SimplePlay(is_easy=True)
    return SimplePlay(is_easy=False, borrowing=_find_borrowing(view))
