"""The best play in a position, within what its rules say, and whether it is proven."""

from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from game.engine.meld import SMALLEST
from game.engine.position import Position, Table, tiles_of
from game.engine.river import take
from game.engine.tile import BONUS
from game.engine.turn import Play, apply, arranged, play_faults
from game.solver.best_table import EFFORT, FEW, Best, score
from game.solver.budget import Budget
from game.solver.finish import finish_loosely
from game.solver.freed_jokers import LegalSearch
from game.solver.go_out import go_out, starts
from game.solver.greedy_play import greedy_play
from game.solver.loose_tiles import gain, with_loose_tiles
from game.solver.opening import first_meld
from game.solver.split_by_color import split_by_color
from game.solver.supplies import Objective

LEAST = 20_000
SWEEPS = 3
"""How many states a search may visit, and how many times the effort."""

SHORT = 30_000
"""The effort of a search that has to end soon, as a bot may wait behind it."""


class Found(NamedTuple):
    """The best play known, None if there is none, and whether that is proven."""

    play: Play | None
    proven: bool


class PlayOrDraw(NamedTuple):
    """The play that is worth making, None if there is none, and whether that is proven.

    Where `drawing_is_better` there are plays, but to draw or to pass leaves fewer tiles.
    """

    play: Play | None
    proven: bool
    drawing_is_better: bool = False


class _Ranked(NamedTuple):
    """What the rack loses by a table; of equals, one that grows, and then the first.

    No two have their order in common.
    """

    gain: int
    grows: bool
    order: int
    table: Table
    key: int | None


def search(position: Position, objective: Objective = "tiles", effort: int = EFFORT) -> Found:
    """Look for the best legal play; `effort` bounds the states that all sweeps look at.

    Every tile of the River is tried as the Key; what counts is what the rack has less afterwards.
    Tiles are left loose (R43) for the objective "tiles" alone, if the rack grows no larger by it.
    """
    if not position.rules.groups:
        return _by_color(position, objective, effort)
    if _bonus_jokers(position) > FEW and (play := go_out(position, effort)):
        return Found(play, proven=True)
    able = starts(position)
    budget = Budget(LEAST + SWEEPS * effort)
    found = [
        _best(start, objective, effort, budget.share(len(able) - at))
        for at, (_, start) in enumerate(able)
    ]
    plays = [
        _ranked(start, objective, best.table, key, -at)
        for at, ((key, start), best) in enumerate(zip(able, found, strict=True))
        if best.table is not None
    ]
    proven = all(best.proven for best in found)
    if position.mover.opened and not proven:
        plays += _simple(position, objective)
    if not plays:
        return Found(None, proven)
    best = max(plays)
    return Found(Play(arranged(position.table, best.table), best.key), proven)


def worth_playing(position: Position, effort: int = EFFORT, key: int | None = None) -> PlayOrDraw:
    """Look for the play, with this Key if any, that leaves fewest tiles, no more than a draw."""
    play, proven = search(position if key is None else take(position, key), effort=effort)
    if play and key is not None:
        play = replace(play, key=key)
    if play and is_drawing_better(position, play):
        return PlayOrDraw(None, proven, drawing_is_better=True)
    return PlayOrDraw(play, proven)


def is_drawing_better(position: Position, play: Play) -> bool:
    """Return whether to draw, or to pass, leaves fewer tiles on the rack than a legal play.

    A Key may bring so much Plunder (R45).
    """
    drawn = 1 if position.pool else 0
    left = apply(position, play).seats[position.to_move].rack
    return len(left) > len(position.mover.rack) + drawn


def _by_color(position: Position, objective: Objective, effort: int) -> Found:
    """Look for the best play of each colour: together they are the best one (R46)."""
    whole, mover = replace(position.rules, groups=True), position.mover
    found = [
        (rows, search(Position(whole, rows, (replace(mover, rack=rack),)), objective, effort))
        for rows, rack in split_by_color(position.rules, position.table, mover.rack)
    ]
    proven = all(each.proven for _, each in found)
    if not any(each.play for _, each in found):
        return Found(None, proven)
    parts = (each.play.table if each.play else rows for rows, each in found)
    return Found(Play(arranged(position.table, tuple(chain.from_iterable(parts)))), proven)


def last_play(position: Position, effort: int = EFFORT) -> Play | None:
    """Look for a play that empties the rack; only with many bonus jokers one may be overlooked."""
    play = go_out(position, effort)
    if play or _bonus_jokers(position) > FEW:
        return play
    play = search(position, effort=effort).play
    return play if play and not apply(position, play).seats[position.to_move].rack else None


def is_stuck(position: Position, seat: int, effort: int = SHORT) -> bool:
    """Return whether it is proven that a seat can lay nothing at this table, were it its turn.

    A play that makes the rack no smaller is one, too: it leaves another table to the others.
    """
    own = replace(position, to_move=seat)
    if own.mover.opened and _simple(own, "tiles"):
        return False  # Most can, and this is found at once.
    play, proven = search(own, effort=effort)
    if play or not proven:
        return False
    loose = (finish_loosely(start, start.table, start.mover.rack) for _, start in starts(own))
    return all(found.table is None and found.proven for found in loose)


def _bonus_jokers(position: Position) -> int:
    tiles = tiles_of((*position.table, position.mover.rack))
    return sum(tiles[joker] for joker in BONUS)


def _best(start: Position, objective: Objective, effort: int, budget: Budget) -> Best:
    if not start.mover.opened:
        return first_meld(start, objective, effort, budget)
    within_rules = LegalSearch(start, objective, effort, budget)
    best = within_rules.best()
    if start.rules.loose_tiles == "taken" and objective == "tiles":
        laid, best = best.table, with_loose_tiles(start, best)
        if best.table != laid and best.table is not None:
            best = best._replace(table=within_rules.calm(best.table))
    return best


def _simple(position: Position, objective: Objective) -> list[_Ranked]:
    """Return what a simple player lays without a Key, if any; of equals any other is better."""
    table = greedy_play(position, position.mover.rack).table
    if play_faults(position, table):
        return []
    return [_ranked(position, objective, table, None, -len(position.river) - 1)]


def _ranked(
    start: Position, objective: Objective, table: Table, key: int | None, order: int
) -> _Ranked:
    return _Ranked(_gain(start, table, objective), grows(start, table), order, table, key)


def grows(start: Position, table: Table) -> bool:
    """Return whether a play leaves more tiles on the table, beside the loose ones it takes."""
    return gain(start.table, table) > 0


def _gain(start: Position, table: Table, objective: Objective) -> int:
    """Count what the rack loses, less the Key and the Plunder that it takes."""
    taken = start.plunder if start.key is None else (start.key, *start.plunder)
    kept = tuple(row for row in table if len(row) >= SMALLEST)
    return score(start.table, kept, objective) - score((), (taken,), objective)
