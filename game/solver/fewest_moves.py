"""The second stage: of tables that are equally good, one that moves few table tiles."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

from game.engine.meld import SMALLEST
from game.engine.position import Table, tiles_of
from game.engine.tile import BONUS, JOKER, Row, Tile
from game.solver.best_table import plain_tables, score
from game.solver.supplies import Objective, in_place
from game.solver.sweep import Limits

SWEEPS = 6
"""How many tables are looked for, at the most."""

LEAST_KEPT = 8
STATES_KEPT = 160
"""How many states of every number a sweep keeps: the more rows may change, the fewer."""

Allowed = Callable[[Table], bool]
"""Whether the rules allow a table."""

Changes = tuple[int, int]
"""How many tiles move, and how many rows change."""

STILL: Changes = (0, 0)
UNKNOWN: Changes = (10**6, 0)
NOT_ALLOWED: Changes = (10**6 + 1, 0)


def fewest_moved(
    table: Table,
    rack: Row,
    best: Table,
    objective: Objective = "tiles",
    is_allowed: Allowed = lambda _: True,
) -> Table:
    """Return a table as good as the best that moves few tiles, on small tables mostly the fewest.

    First any row may change. Then one of those that have changed is kept, with all that have not,
    and what is found is taken if it moves fewer. Where the rules refuse what is found, rows with
    jokers stay as they lie in a table that they allow. If they do not allow the best, another is
    given only if they allow that.
    """
    goal = score(table, best, objective)
    fewest, changes = best, UNKNOWN if is_allowed(best) else NOT_ALLOWED
    changes = _measured(changes, table, best, STILL)
    firm, tried = _not_swept(best), set[Table]()
    choices = _to_keep(table, rack, fewest, firm)
    while changes[0] and len(tried) < SWEEPS:
        kept = next((rows for rows in choices if rows not in tried), None)
        if kept is None:
            break
        tried.add(kept)
        found = _beside(kept, table, rack, goal, objective)
        if found is None:
            continue
        fewer = _changes(table, found)
        changes = _measured(changes, table, best, fewer)
        if fewer >= changes:
            continue
        if is_allowed(found):
            fewest, changes = found, fewer
        else:
            firm = _with_jokers(table if changes == NOT_ALLOWED else fewest) + _loose(best)
        choices = _to_keep(table, rack, fewest, firm)
    return fewest


def _not_swept(table: Table) -> Table:
    """List the rows that no sweep lays: those with bonus jokers, and loose tiles."""
    return tuple(row for row in table if set(row) & set(BONUS)) + _loose(table)


def _loose(table: Table) -> Table:
    return tuple(row for row in table if len(row) < SMALLEST)


def _with_jokers(table: Table) -> Table:
    return tuple(row for row in table if any(tile.is_joker for tile in row))


def _beside(kept: Table, table: Table, rack: Row, goal: int, objective: Objective) -> Table | None:
    """Lay all but the rows kept so that the table scores the goal and much stays in place."""
    must, there = tiles_of(kept) & tiles_of(table), tiles_of(kept)
    free = _left(table, kept)
    held = tuple((Counter(rack) - (there - must)).elements())
    own = score(((*must.elements(),),), kept, objective)
    laid = little_moved(free, held, goal - own, objective)
    return None if laid is None else (*kept, *_parted(free, laid))


def _parted(table: Table, laid: Table) -> Table:
    """Part long runs so that the most tiles stay with those they lay beside."""
    there = set(table)
    parted: list[Row] = []
    for row in laid:
        if len(row) < 2 * SMALLEST or row in there:
            parted.append(row)
        else:
            parted += _best_parts(row, _stretches(row, table))
    return tuple(parted)


def _stretches(run: Row, table: Table) -> list[int]:
    """Mark for each row of the table which tiles of the run it has, in the bits of a number."""
    places = {tile: 1 << at for at, tile in enumerate(run)}
    marks = (sum(places.get(tile, 0) for tile in set(row)) for row in table)
    return [marked for marked in marks if marked]


def _best_parts(run: Row, stretches: list[int]) -> Table:
    """Part a run so that the most tiles lie in one stretch with their part, into few parts."""
    found: dict[int, tuple[int, int, Table]] = {0: (0, 0, ())}
    for end in range(SMALLEST, len(run) + 1):
        ways = []
        for start in range(end - SMALLEST + 1):
            if start in found:
                kept, parts, rows = found[start]
                part = (1 << end) - (1 << start)
                most = max([(each & part).bit_count() for each in stretches], default=0)
                ways.append((kept + most, parts - 1, (*rows, run[start:end])))
        found[end] = max(ways)
    return found[len(run)][2]


def _left(table: Table, kept: Table) -> Table:
    """Return the rows of the table without the tiles kept, taken from the rows most alike."""
    left = list((Counter(table) - Counter(kept)).elements())
    for row in (Counter(kept) - Counter(table)).elements():
        alike = sorted(range(len(left)), key=lambda at: -(Counter(left[at]) & Counter(row)).total())
        wanted = Counter(row)
        for at in alike:
            taken = Counter(left[at]) & wanted
            wanted -= taken
            left[at] = _without(left[at], taken)
    return tuple(filter(None, left))


def little_moved(table: Table, rack: Row, goal: int, objective: Objective) -> Table | None:
    """Find a table that scores the goal and in which much stays in place; perhaps none.

    The search is not whole: it never takes much longer than that for the best table.
    """
    numbers = goal - rack.count(JOKER) if objective == "tiles" else goal
    most = max(LEAST_KEPT, STATES_KEPT // (len(table) + 1))
    limits = Limits(numbers, most)
    tables = plain_tables(table, rack, objective, limits, in_place(table))
    return next((found for found in tables if score(table, found, objective) == goal), None)


def _changes(table: Table, after: Table) -> Changes:
    return moved(table, after), (Counter(table) - Counter(after)).total()


def _measured(changes: Changes, table: Table, after: Table, others: Changes) -> Changes:
    """Count unknown changes that may be as few as others; where they are many it takes long."""
    if changes == UNKNOWN and _moved_at_least(table, after) <= others[0]:
        return _changes(table, after)
    return changes


def _to_keep(table: Table, rack: Row, after: Table, firm: Table) -> Iterator[Table]:
    """List what may be kept: what must; the rows that stay, with one other, broken ones first."""
    yield firm
    free, there = Counter(table) - Counter(firm), tiles_of((*table, rack))
    same = free & Counter(after)
    rows = list(map(_numbered, after))
    changed = sorted((free - same).elements(), key=lambda row: (_is_whole(row, rows), -len(row)))
    for row in changed:
        kept = (*firm, *same.elements(), row)
        if tiles_of(kept) <= there:
            yield kept


def _is_whole(row: Row, among: list[set[tuple[Tile, int]]]) -> bool:
    """Return whether all tiles of a row lie in one of these."""
    return any(map(_numbered(row).issubset, among))


def moved(before: Table, after: Table) -> int:
    """Count the tiles that are not in the row which their old row became.

    Every old row becomes at most one new row; which, is the assignment that keeps most tiles.
    """
    tiles, shared = _shared(before, after)
    return tiles - sum(map(_most_kept, _entangled(shared)))


def _moved_at_least(before: Table, after: Table) -> int:
    """Count the tiles that are in no new row that has more of their old row."""
    tiles, shared = _shared(before, after)
    return tiles - sum(max(each.values(), default=0) for each in shared)


def _shared(before: Table, after: Table) -> tuple[int, list[dict[int, int]]]:
    """Count the tiles of rows that change, and those that each of them shares with new ones."""
    same = Counter(before) & Counter(after)
    old, new = (list((Counter(table) - same).elements()) for table in (before, after))
    places = defaultdict(list)
    for at, row in enumerate(new):
        for tile in _numbered(row):
            places[tile].append(at)
    return sum(map(len, old)), [
        Counter(at for tile in _numbered(row) for at in places[tile]) for row in old
    ]


def _numbered(row: Row) -> set[tuple[Tile, int]]:
    """Say the copies of a tile in a row apart."""
    return {(tile, row[:at].count(tile)) for at, tile in enumerate(row)}


def _entangled(shared: list[dict[int, int]]) -> Iterator[list[list[int]]]:
    """Part old rows that share no new ones; give for each part the tiles kept, a row an old one."""
    parts: list[tuple[set[int], list[dict[int, int]]]] = []
    for each in filter(None, shared):
        touched = [part for part in parts if part[0] & each.keys()]
        parts = [part for part in parts if part not in touched]
        parts.append(
            (
                set(each).union(*(news for news, _ in touched)),
                [each, *(o for _, os in touched for o in os)],
            )
        )
    for news, olds in parts:
        yield [[each.get(at, 0) for at in news] for each in olds]


def _without(row: Row, taken: Counter[Tile]) -> Row:
    """Take the given count of each tile out of a row."""
    left, stay = Counter(taken), []
    for tile in row:
        if left[tile]:
            left[tile] -= 1
        else:
            stay.append(tile)
    return tuple(stay)


def _most_kept(kept: list[list[int]]) -> int:
    """Assign old rows to new ones by augmenting paths with prices (the Hungarian way)."""
    if len(kept) == 1:
        return max(kept[0])
    wanted = [row.index(max(row)) for row in kept]
    if len(set(wanted)) == len(wanted):
        return sum(map(max, kept))
    size = max(len(kept), max(map(len, kept), default=0)) + 1
    gain = [[0] * size] + [[0, *row] + [0] * (size - 1 - len(row)) for row in kept]
    gain += [[0] * size for _ in range(size - len(gain))]
    old_price, new_price, owner = [0] * size, [0] * size, [0] * size
    for start in range(1, size):
        _augment(start, gain, old_price, new_price, owner)
    return sum(gain[owner[at]][at] for at in range(1, size))


def _augment(
    start: int,
    gain: list[list[int]],
    old_price: list[int],
    new_price: list[int],
    owner: list[int],
) -> None:
    """Find the cheapest path from an old row to a free new one and change owners along it."""
    size = len(owner)
    owner[0], at = start, 0
    slack, came_from, done = [10**9] * size, [0] * size, [False] * size
    while owner[at]:
        done[at] = True
        for other in range(1, size):
            if not done[other]:
                cost = -gain[owner[at]][other] - old_price[owner[at]] - new_price[other]
                if cost < slack[other]:
                    slack[other], came_from[other] = cost, at
        step, following = min((slack[o], o) for o in range(1, size) if not done[o])
        for other in range(size):
            if done[other]:
                old_price[owner[other]] += step
                new_price[other] -= step
            else:
                slack[other] -= step
        at = following
    while at:
        owner[at] = owner[came_from[at]]
        at = came_from[at]
