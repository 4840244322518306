"""The casual player: lays its own sets and adds to the table, but never rearranges it."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from game.bots.end import ends_soon
from game.bots.river import answer
from game.engine.deal import shuffled
from game.engine.meld import value
from game.engine.position import Position, Table
from game.engine.river import take
from game.engine.tile import Row, Tile
from game.engine.turn import Choice, Draw, Pass, Play, apply, play_faults
from game.solver.best_sets import best_sets
from game.solver.laying import lay

MOST_PLUNDER = 2
"""No Key is worth taking more tiles of the River than these to the rack."""


def choose(view: Position, rng: Random) -> Choice:
    """Choose the turn that costs the least; chance only picks among additions."""
    if kept := answer(view):
        return kept
    keys = [None, *range(len(view.river))[: MOST_PLUNDER + 1]]
    choices: list[Choice] = [play for key in keys if (play := _play(view, key, rng))]
    if view.mover.opened or not choices:
        choices.append(Draw() if view.pool else Pass())
    return min(choices, key=lambda choice: _cost(view, choice))


def _cost(view: Position, choice: Choice) -> int:
    """Count the tiles that a turn leaves on the rack, those of the Plunder twice."""
    plunder = choice.key or 0 if isinstance(choice, Play) else 0
    return len(apply(view, choice).seats[view.to_move].rack) + plunder


def _play(view: Position, key: int | None, rng: Random) -> Play | None:
    """Give the play with this Key, or with none, that lays the most tiles, if there is one."""
    start = view if key is None else take(view, key)
    tables = [_later(start, rng)] if view.mover.opened else _openings(start)
    return next((Play(table, key) for table in tables if not play_faults(start, table)), None)


def _openings(view: Position) -> Iterator[Table]:
    """Lay sets with as few jokers as can be, by most tiles or, if worth too little, by worth."""
    numbers, jokers = _parted(view.mover.rack)
    for count in range(len(jokers) + 1):
        for some in dict.fromkeys(combinations(jokers, count)):
            for weigh in (len, value):
                yield view.table + best_sets((*numbers, *some), weigh)


def _later(view: Position, rng: Random) -> Table:
    """Lay all that fits; jokers only to go out, or when the game may soon be over."""
    numbers, jokers = _parted(shuffled(view.mover.rack, rng))
    laid = lay(view, (*numbers, *jokers))
    if jokers and (laid.rack or view.plunder) and not ends_soon(view):
        laid = lay(view, numbers)
    return laid.table


def _parted(rack: Iterable[Tile]) -> tuple[Row, Row]:
    """Part the number tiles of a rack from its jokers."""
    tiles = tuple(rack)
    return (
        tuple(tile for tile in tiles if not tile.is_joker),
        tuple(tile for tile in tiles if tile.is_joker),
    )
