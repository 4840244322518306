"""Rows to be laid, and what holds wherever they lie."""

from collections.abc import Iterator, Sequence
from itertools import combinations, groupby, pairwise
from random import Random

from game.engine.position import Table
from game.engine.tile import JOKER, Row, Tile, number_tiles
from game.view.proportions import TILE_RATIO
from game.view.table.places.row_layout import RowLayout
from game.view.table.places.tile_sizes import TileSizes

SIZE = (1676, 606)
FRAME = 0.1

Places = Sequence[tuple[float, float]]


def widths(*px: int, airy: tuple[int, ...] = ()) -> TileSizes:
    """Give tile widths; on the largest of those that are not airy rows are steady."""
    return TileSizes(airy, (), px[:1], px[1:], rack=0)


WIDTHS = widths(84, 72, 64, 56, 48, 40, 34, 28)


def row_layout() -> RowLayout:
    return RowLayout(SIZE, WIDTHS)


def boxes(pack: RowLayout, rows: Sequence[Row], places: Places) -> list[tuple[float, ...]]:
    """Give left, top, right and bottom of each row with its frame."""
    frame = FRAME * pack.width
    height = round(pack.width * TILE_RATIO)
    lengths = [(len(row) - 1) * pack.pitch + pack.width for row in rows]
    return [
        (x - frame, y - frame, x + length + frame, y + height + frame)
        for length, (x, y) in zip(lengths, places, strict=True)
    ]


def assert_sound(
    pack: RowLayout, rows: Sequence[Row], places: Places, size: tuple[float, float] = SIZE
) -> None:
    around = boxes(pack, rows, places)
    for left, top, right, bottom in around:
        assert left >= 0
        assert top >= 0
        assert right <= size[0]
        assert bottom <= size[1]
    for one, other in combinations(around, 2):
        apart = max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])
        assert apart >= -1e-6


def wild_tables(rng: Random, count: int) -> Iterator[Table]:
    """Change a table at random, with no eye for sets, until nearly all tiles lie on it."""
    pool = rng.sample((*number_tiles(), JOKER, JOKER), 106)
    rows: list[list[Tile]] = []
    for _ in range(count):
        choice = rng.random()
        if choice < 0.4 and len(pool) > 4:
            rows.append([pool.pop() for _ in range(rng.choice((1, 3, 3, 4)))])
        elif choice < 0.7 and rows and pool:
            row = rng.choice(rows)
            row.insert(rng.randint(0, len(row)), pool.pop())
        elif choice < 0.9 and len(rows) > 1:
            source, target = rng.sample(rows, 2)
            target.append(source.pop(rng.choice((0, -1))))
        elif rows:
            row = max(rows, key=len)
            cut = len(row) // 2
            rows += [row[:cut], row[cut:]]
            rows.remove(row)
        rows = [row for row in rows if row]
        yield tuple(map(tuple, rows))


def turns_by_hand(rng: Random) -> Iterator[list[Table]]:
    """Change a table in turns of some steps each, with no eye for sets."""
    tables = enumerate(wild_tables(rng, 160))
    for _, turn in groupby(tables, key=lambda each: each[0] // 8):
        yield [rows for _, rows in turn]


def in_lines(rows: Sequence[Row], places: Places) -> list[list[Row]]:
    """Give the rows line by line as one reads them."""
    lines: dict[float, list[tuple[float, Row]]] = {}
    for row, (x, y) in zip(rows, places, strict=True):
        lines.setdefault(y, []).append((x, row))
    return [[row for _, row in sorted(lines[y])] for y in sorted(lines)]


def gaps(pack: RowLayout, rows: Sequence[Row], places: Places) -> list[list[float]]:
    """Give for each line how far its rows are apart, between the free ends to both sides."""
    lines: dict[float, list[tuple[float, float]]] = {}
    for row, (x, y) in zip(rows, places, strict=True):
        lines.setdefault(y, []).append((x, x + (len(row) - 1) * pack.pitch + pack.width))
    return [
        [right[0] - left[1] for left, right in pairwise([(0, 0), *sorted(line), (SIZE[0], 0)])]
        for line in lines.values()
    ]
