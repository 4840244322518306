"""Finding a play, apart from every bot: own sets, additions, freed jokers, tiles of the table."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations
from random import Random

from game.engine.position import Position, Table
from game.engine.rules import Rules
from game.engine.tile import BONUS, COLORS, JOKER, MIRROR, NUMBERS, Row, Tile
from game.engine.turn import Play
from tests.engine.oracle import worth

RUNS = [
    tuple(Tile(color, first + at) for at in range(length))
    for color in COLORS
    for length in (3, 4, 5)
    for first in range(1, 15 - length)
]
GROUPS = [
    tuple(Tile(color, number) for color in colors)
    for number in NUMBERS
    for size in (3, 4)
    for colors in combinations(COLORS, size)
]
Wanted = list[tuple[Row, frozenset[Tile]]]
WANTED: Wanted = [(row, frozenset(row)) for row in RUNS + GROUPS]
"""The sets that a player looks for on the rack, with the tiles they need."""

WANTED_WITH = {
    Tile(color, number): [found for found in WANTED if Tile(color, number) in found[1]]
    for color in COLORS
    for number in NUMBERS
}
"""The sets that a number tile can be part of."""


def _with_bonus_joker(joker: Tile) -> list[Row]:
    """List the smallest sets with the joker and two or four number tiles."""
    faces = [Tile(color, number) for color in COLORS for number in NUMBERS]
    if joker == MIRROR:
        sides = [*((tile,) for tile in faces), *permutations(faces, 2)]
        rows = [(*side, joker, *side[::-1]) for side in sides]
    else:
        pairs = list(permutations(faces, 2))
        rows = [(one, joker, other) for one, other in pairs] + [(*pair, joker) for pair in pairs]
    return [row for row in rows if worth(row)]


BONUS_ROWS = {joker: _with_bonus_joker(joker) for joker in BONUS}


def choose_play(position: Position, rng: Random) -> Play | None:
    """Give a play that the player to move may make, None if no way was found."""
    keys = rng.sample(range(len(position.river)), min(2, len(position.river)))
    for key in (*(keys if rng.random() < 0.6 else ()), None):
        table = _choose_table(position, key, rng)
        if table is not None:
            return Play(table, key)
    return None


def _choose_table(position: Position, key: int | None, rng: Random) -> Table | None:
    opened, rules = position.mover.opened, position.rules
    rack = Counter(
        tile for tile in position.mover.rack if tile.number or opened or rules.joker_in_initial_meld
    )
    own: list[Row] = []
    if key is not None:
        tile = position.river[key]
        rack[tile] += 1
        own = _disjoint([row for row in own_sets(rack) if tile in row], rack, rng)
        if not own:
            return None
    own += _disjoint(own_sets(rack), rack, rng)
    if not opened:
        return (*position.table, *own) if own and _is_enough(position, own) else None
    table = _add(position.table, rack, rng)
    if rng.random() < 0.5:
        table = _free_a_joker(table, rack, rng) or table
    table = (*table, *own)
    while rng.random() < 0.9 and (taken := _take_from_table(rules, table, rack, rng)):
        table = taken
    return table if table != position.table else None


def _is_enough(position: Position, own: Iterable[Row]) -> bool:
    rules = position.rules
    mercy = rules.mercy is not None and position.mover.draws >= rules.mercy
    mercy = mercy or position.mover.handicap.any_set_opens
    return mercy or sum(worth(row) or 0 for row in own) >= rules.initial_meld


def own_sets(rack: Counter[Tile], wanted: Wanted = WANTED) -> list[Row]:
    """List sets of the rack's tiles, with at most one joker each."""
    held = {tile for tile in rack if rack[tile]}
    spare = int(JOKER in held)
    found = []
    for row, tiles in wanted:
        missing = tiles - held
        if len(missing) <= spare:
            found.append(tuple(JOKER if tile in missing else tile for tile in row))
    for joker in sorted(BONUS_ROWS.keys() & held):
        found += (row for row in BONUS_ROWS[joker] if held.issuperset(row) and _has(rack, row))
    return found


def _has(rack: Counter[Tile], row: Row) -> bool:
    return not Counter(row) - rack


def _disjoint(rows: list[Row], rack: Counter[Tile], rng: Random) -> list[Row]:
    """Take rows, long and rich ones first by and large, as far as the rack reaches."""
    rng.shuffle(rows)
    if rng.random() < 0.7:
        rows.sort(key=lambda row: (JOKER in row, -(worth(row) or 0)))
    taken = []
    for row in rows:
        if _has(rack, row):
            rack -= Counter(row)
            taken.append(row)
    return taken


def _add(table: Table, rack: Counter[Tile], rng: Random) -> Table:
    """Add single tiles of the rack to the ends of rows, some of the time; pairs to mirrors."""
    rows = list(table)
    for tile in sorted(rack.elements()):
        for at, row in enumerate(rows):
            pair = MIRROR in row and rack[tile] > 1
            longer = [(tile, *row, tile)] if pair else [(*row, tile), (tile, *row)]
            fitting = next(filter(worth, longer), None)
            if fitting and rack[tile] and rng.random() < 0.9:
                rack[tile] -= len(fitting) - len(row)
                rows[at] = fitting
                break
    return tuple(rows)


def _free_a_joker(table: Table, rack: Counter[Tile], rng: Random) -> Table | None:
    for at, row in enumerate(table):
        for place, joker in enumerate(row):
            for tile in list(+rack) if joker.is_joker else ():
                filled = (*row[:place], tile, *row[place + 1 :])
                if not tile.number or not worth(filled):
                    continue
                rest = rack - Counter((tile,)) + Counter((joker,))
                new = [row for row in own_sets(rest) if joker in row and rest[joker] == 1]
                if new:
                    chosen = rng.choice(new)
                    rack.clear()
                    rack.update(rest - Counter(chosen))
                    return (*table[:at], filled, *table[at + 1 :], chosen)
    return None


def _take_from_table(rules: Rules, table: Table, rack: Counter[Tile], rng: Random) -> Table | None:
    for at, row in sorted(enumerate(table), key=lambda _: rng.random()):
        for place, tile in enumerate(row):
            left = [part for part in _left_without(row, place) if part]
            if tile.is_joker or rack[tile] or not _may_be_left(rules, left, rng):
                continue
            rest = rack + Counter((tile,))
            if new := own_sets(rest, WANTED_WITH[tile]):
                chosen = rng.choice(new)
                rack.clear()
                rack.update(rest - Counter(chosen))
                return (*table[:at], *table[at + 1 :], *left, chosen)
    return None


def _left_without(row: Row, place: int) -> tuple[Row, ...]:
    """Give the row without a tile, in one piece as a group or in two as a run."""
    whole = (*row[:place], *row[place + 1 :])
    return (whole,) if worth(whole) else (row[:place], row[place + 1 :])


def _may_be_left(rules: Rules, left: list[Row], rng: Random) -> bool:
    """Tell whether all that is left are sets, or loose tiles where they are taken."""
    loose = [tile for row in left if not worth(row) for tile in row]
    return not loose or (
        rules.loose_tiles == "taken"
        and len(loose) <= 2
        and not any(tile.is_joker for tile in loose)
        and rng.random() < 0.2
    )
