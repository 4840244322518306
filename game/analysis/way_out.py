"""A way out that a child can follow: the whole rack is laid, and few rows are taken apart."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice, product

from game.engine.matching import cheapest
from game.engine.meld import is_set
from game.engine.position import Position, Table, tiles_of
from game.engine.tile import Row, Tile, in_order
from game.engine.turn import Play, arranged, turn_faults
from game.solver.best_table import Task
from game.solver.play import last_play
from game.solver.split_by_color import split_by_color

MOST_ROWS = 2
"""So many rows are taken apart at most; others only grow."""

MOST_GROWTHS, TRIES = 100, 8
"""How many ways in which others grow are looked at for each choice of rows, and how many tried."""


def short_way_out(view: Position) -> Play | None:
    """Find a play that lays the whole rack and takes the fewest rows apart, if they are so few."""
    whole = last_play(view) if view.mover.opened else None
    if whole is None:
        return None
    if shortest := _find_shortest(view):
        return shortest
    # What is looked at is bounded, so the solver's own way may be one that was missed. Of it the
    # rows are counted that lie whole in no row any more.
    before, new = view.table, list(map(Counter, whole.table))
    costs = [[not Counter(row) <= each for each in new] + [True] * len(before) for row in before]
    apart = sum(row[at] for row, at in zip(costs, cheapest(costs), strict=True))
    return whole if apart <= MOST_ROWS else None


def _find_shortest(view: Position) -> Play | None:
    table: Table = ()
    most = MOST_ROWS
    for rows, rack in split_by_color(view.rules, view.table, view.mover.rack):
        found = next(_tables(rows, rack, most), None)
        if found is None:
            return None
        most, part = most - found[0], found[1]
        table += part
    play = Play(arranged(view.table, table))
    return None if turn_faults(view, play) else play


def choose_rows(table: Table, count: int) -> Iterator[tuple[Table, Table]]:
    """List the choices of `count` rows, after the other rows."""
    for chosen in combinations(range(len(table)), count):
        kept = tuple(row for at, row in enumerate(table) if at not in chosen)
        yield kept, tuple(table[at] for at in chosen)


def _tables(rows: Table, rack: Row, most: int) -> Iterator[tuple[int, Table]]:
    """List tables with the whole rack, each after the number of rows that it takes apart."""
    for count in range(min(most, len(rows)) + 1):
        for kept, apart in choose_rows(rows, count):
            tiles = in_order((*(tile for row in apart for tile in row), *rack))
            table = _lay_all(kept, tiles)
            if table is not None:
                yield count, table


def _lay_all(kept: Table, tiles: Row) -> Table | None:
    """Lay all these tiles as sets of their own or at the ends of rows, which stay whole."""
    first = in_order((Counter(tiles) - _count_fitting(kept, tiles)).elements())
    seen, waiting = {first}, [first]
    while waiting:
        must = waiting.pop()
        may = tuple((Counter(tiles) - Counter(must)).elements())
        sets = Task(tuple((tile,) for tile in must), may).best().table
        if sets is None:
            continue  # Most choices of rows end here.
        rest = Counter(tiles) - tiles_of(sets)
        grown = next((grown for grown, left in _additions(kept, rest) if not left), None)
        if grown is not None:
            return grown + sets
        for grown in _list_growths(kept, Counter(tiles) - Counter(first), rest):
            others = Counter(tiles) - (tiles_of(grown) - tiles_of(kept))
            sets = Task(tuple((tile,) for tile in others.elements()), ()).best().table
            if sets is not None:
                return grown + sets
        # Else one of them has no room at an end, and must lie in a set.
        more = {in_order((*must, tile)) for tile in rest} - seen
        seen |= more
        waiting += sorted(more)
    return None


def _list_growths(kept: Table, able: Counter[Tile], wanted: Counter[Tile]) -> list[Table]:
    """List ways in which rows can take the wanted tiles, after others; the smallest first."""
    growths = islice(_additions(kept, able), MOST_GROWTHS)
    found = [grown for grown, left in growths if wanted <= able - left]
    return sorted(found, key=lambda table: sum(map(len, table)))[:TRIES]


def _count_fitting(rows: Table, tiles: Row) -> Counter[Tile]:
    """Count the tiles that one of the rows could take, after others of them."""
    found = Counter[Tile]()
    for row in rows:
        kinds, numbers = {it.kind for it in row}, {it.number for it in row}
        akin = (t for t in tiles if t.is_joker or t.kind in kinds or t.number in numbers)
        found += Counter(_find_fitting(row, tuple(akin)))
    return found & Counter(tiles)


@lru_cache(maxsize=1 << 12)
def _find_fitting(row: Row, tiles: Row) -> Row:
    found = Counter[Tile]()
    for grown, _ in _additions((row,), Counter(tiles)):
        found |= Counter(grown[0]) - Counter(row)
    return tuple(found.elements())


def _additions(rows: Table, tiles: Counter[Tile]) -> Iterator[tuple[Table, Counter[Tile]]]:
    """List what rows can become by tiles at their ends, and the tiles that are left then."""
    seen, waiting = {rows}, [(rows, tiles)]
    while waiting:
        grown, left = waiting.pop()
        yield grown, left
        for tile, (at, row) in product(left, enumerate(grown)):
            for longer in _longer(row, tile):
                after = (*grown[:at], longer, *grown[at + 1 :])
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, left - Counter((tile,))))


@lru_cache(maxsize=1 << 12)
def _longer(row: Row, tile: Tile) -> tuple[Row, ...]:
    ends = (row[-1], (*row, tile)), (row[0], (tile, *row))
    return tuple(longer for end, longer in ends if _are_akin(tile, end) and is_set(longer))


def _are_akin(one: Tile, other: Tile) -> bool:
    """Return whether two tiles may lie next to each other in a set; most don't."""
    if one.is_joker or other.is_joker or one.number == other.number:
        return True
    return one.kind == other.kind and abs(one.number - other.number) == 1
