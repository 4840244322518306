"""Which golden record shows which rule, and by what one sees it in the replay."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from game.engine.meld import melds, value
from game.engine.notation import read_turn
from game.engine.position import HIDDEN, Position, Table, tiles_of
from game.engine.record import TimedTurn, read_record
from game.engine.tile import COLOR_CHANGE, COLORS, DOUBLE, JOKER, MIRROR, NUMBERS, Row, Tile
from game.engine.turn import Draw, Pass, Play, Timeout, Turn, changed, turn_faults


@dataclass(frozen=True)
class Step:
    """A turn of a record between the positions before and after it."""

    before: Position
    timed: TimedTurn
    after: Position

    @property
    def turn(self) -> Turn:
        return self.timed.turn

    @property
    def rows(self) -> tuple[Table, Table]:
        """The rows that are gone and the rows that are new."""
        return changed(self.before.table, self.after.table)


@dataclass(frozen=True)
class Replay:
    """A record replayed; `refused` are the attempts its headers tell of, with the reasons."""

    start: Position
    steps: tuple[Step, ...]
    refused: tuple[tuple[str, tuple[str, ...]], ...]


def replayed(text: str) -> Replay:
    """Replay a record, and try what its headers say was refused before a turn (`2. J J: ...`)."""
    record = read_record(text)
    positions = list(record.positions())
    steps = zip(pairwise(positions), record.turns, strict=True)
    refused = []
    for name, told in record.headers:
        if name == "refused":
            number, _, rest = told.partition(". ")
            attempt, _, _ = rest.rpartition(": ")
            before = positions[int(number) - 1]
            faults = turn_faults(before, read_turn(before.table, attempt))
            refused.append((told, tuple(found.reason for found in faults)))
    return Replay(
        record.start,
        tuple(Step(before, timed, after) for (before, after), timed in steps),
        tuple(refused),
    )


Sight = Callable[[Replay], bool]


def refuses(reason: str) -> Sight:
    return lambda replay: any(reason in reasons for _, reasons in replay.refused)


def sees(sight: Callable[[Step], bool]) -> Sight:
    return lambda replay: any(map(sight, replay.steps))


def starts(sight: Callable[[Position], bool]) -> Sight:
    return lambda replay: sight(replay.start)


def laid(kind: str, *tiles: Tile) -> Sight:
    return sees(
        lambda step: (
            isinstance(step.turn, Play)
            and any(
                set(tiles) <= set(row) and any(meld.kind == kind for meld in melds(row))
                for row in step.rows[1]
            )
        )
    )


def frees(joker: Tile, times: int = 1) -> Sight:
    """See a joker leave its old number tiles, so many times."""
    return lambda replay: sum(_freed(step, joker) for step in replay.steps) >= times


def _freed(step: Step, joker: Tile) -> bool:
    """Tell whether a row with the joker shares no number tile with any such row after the turn."""
    left = [set(row) for row in step.after.table if joker in row]
    olds = (row for row in step.before.table if joker in row)
    return any(not any({t for t in old if t.number} & other for other in left) for old in olds)


def opens(sight: Callable[[Table], bool]) -> Sight:
    return sees(
        lambda step: (
            isinstance(step.turn, Play) and not step.before.mover.opened and sight(step.rows[1])
        )
    )


def worth(rows: Table) -> int:
    return sum(map(value, rows))


def has_the_box(*kinds: Tile) -> Sight:
    numbers = Counter({Tile(color, number): 2 for color in COLORS for number in NUMBERS})
    jokers = Counter(dict.fromkeys(kinds, 2))
    return starts(lambda at: _everything(at) == numbers + jokers)


def _everything(at: Position) -> Counter[Tile]:
    racks = tuple(seat.rack for seat in at.seats)
    return tiles_of((*racks, *at.table, at.pool, at.river))


def hides_racks(at: Position) -> bool:
    views = [at.seen_by(seat) for seat in range(len(at.seats))]
    return all(
        (set(each.rack) == {HIDDEN}) == (other != seat)
        for seat, view in enumerate(views)
        for other, each in enumerate(view.seats)
    )


def drew(count: int) -> Callable[[Step], bool]:
    return lambda step: len(step.before.pool) - len(step.after.pool) == count


def builds(step: Step) -> bool:
    gone, new = step.rows
    return len(gone) == len(new) == 1 and set(gone[0]) < set(new[0])


def takes_the_fourth(step: Step) -> bool:
    gone, new = step.rows
    return any(len(old) == 4 and set(row) < set(old) for old in gone for row in new)


def adds_and_takes(step: Step) -> bool:
    gone, new = step.rows
    return any(old[1:] == row[:-1] for old in gone for row in new)


def splits(step: Step) -> bool:
    gone, new = step.rows
    return len(gone) == 1 and len([row for row in new if set(row) & set(gone[0])]) > 1


def splits_combined(step: Step) -> bool:
    gone, new = step.rows
    return len(gone) == 2 and any(all(set(row) & set(old) for old in gone) for row in new)


def splits_three(step: Step) -> bool:
    gone, new = step.rows
    kinds = [melds(row)[0].kind for row in (*gone, *new)]
    return kinds == ["run"] * 3 + ["group"] * 3


def joins(step: Step) -> bool:
    gone, new = step.rows
    return len(gone) == 2 and any(set(gone[0]) | set(gone[1]) <= set(row) for row in new)


def stands_for_a_third(step: Step) -> bool:
    """A new row's joker is a tile of which two others lie on the table."""
    seen = tiles_of(step.after.table)
    return any(
        tile == JOKER and seen[Tile(color, number)] == 2
        for row in step.rows[1]
        for meld in melds(row)
        for tile, stand in zip(row, meld.stands, strict=True)
        for color in stand.colors
        for number in stand.numbers
    )


def changes_meaning(step: Step) -> bool:
    """A joker stays in its row and stands for another number."""
    return any(
        JOKER in old and {t for t in old if t.number} < set(row) and _jokers(old) != _jokers(row)
        for old in step.rows[0]
        for row in step.rows[1]
        if JOKER in row
    )


def _jokers(row: Row) -> list[tuple[int, ...]]:
    stands = melds(row)[0].stands
    return [stand.numbers for tile, stand in zip(row, stands, strict=True) if tile == JOKER]


def shares_kinds(step: Step) -> bool:
    return any(len({tile for tile in row if tile.is_joker}) > 1 for row in step.after.table)


def stood(step: Step) -> bool:
    return isinstance(step.turn, Play) and step.timed.seconds == step.before.rules.seconds


def takes_loose_tiles(step: Step) -> bool:
    return bool(tiles_of(step.before.table) - tiles_of(step.after.table))


def keeps_one_of_two(step: Step) -> bool:
    grown = len(step.after.river) - len(step.before.river)
    return isinstance(step.turn, Draw) and drew(2)(step) and grown == 1


def keeps_the_last(step: Step) -> bool:
    same = step.after.river == step.before.river
    return step.before.rules.river and step.turn == Draw() and drew(1)(step) and same


def takes_plunder(step: Step) -> bool:
    key = step.turn.key if isinstance(step.turn, Play) else None
    rack = Counter(step.after.seats[step.before.to_move].rack)
    return bool(key) and Counter(step.before.river[:key]) <= rack


def ended(how: str) -> Sight:
    return lambda replay: replay.steps[-1].after.ended == how


CLASSIC, TWIST = "games/classic-2016-4a", "games/twist-2018-3a"

SHOWN: dict[int, list[tuple[str, Sight]]] = {
    1: [(CLASSIC, has_the_box(JOKER)), (TWIST, has_the_box(JOKER, DOUBLE, MIRROR, COLOR_CHANGE))],
    2: [(CLASSIC, starts(lambda at: len(at.seats) == 4)), (CLASSIC, starts(hides_racks))],
    4: [
        (CLASSIC, starts(lambda at: {len(seat.rack) for seat in at.seats} == {14})),
        (CLASSIC, starts(lambda at: len(at.pool) == 106 - 4 * 14)),
    ],
    5: [(CLASSIC, sees(lambda step: (step.before.to_move, step.after.to_move) == (3, 0)))],
    6: [(CLASSIC, laid("group"))],
    7: [(CLASSIC, laid("run")), ("shows/opening", refuses("gap"))],
    8: [("shows/opening", refuses("group-short")), ("shows/moves", refuses("run-short"))],
    9: [("shows/opening", refuses("order")), ("shows/joker-copies", laid("run", JOKER))],
    10: [("shows/two-jokers", refuses("jokers-only"))],
    11: [("shows/two-jokers", opens(lambda rows: len(melds(rows[0])) == 2 and worth(rows) == 30))],
    12: [
        ("shows/opening", opens(lambda rows: worth(rows) == 30)),
        ("shows/opening", refuses("initial-meld")),
        ("shows/mercy", opens(lambda rows: worth(rows) < 30)),
    ],
    13: [("shows/opening", refuses("table-touched"))],
    14: [
        ("shows/opening", opens(lambda rows: JOKER in rows[0])),
        ("shows/twist-opening", opens(lambda rows: DOUBLE in rows[0] and worth(rows) == 30)),
        ("shows/twist-opening", refuses("initial-meld")),
        ("shows/article", refuses("joker-in-initial-meld")),
    ],
    15: [
        ("shows/moves", sees(splits)),
        ("shows/moves", refuses("nothing-played")),
        ("shows/moves", refuses("tile-gone")),
    ],
    16: [(CLASSIC, sees(lambda step: step.turn == Draw() and drew(1)(step)))],
    17: [
        ("shows/blocked-tie", sees(lambda step: step.turn == Pass())),
        ("shows/blocked-tie", refuses("pool-empty")),
        ("shows/opening", refuses("pool-not-empty")),
    ],
    18: [
        ("shows/moves", sees(sight))
        for sight in (
            builds,
            takes_the_fourth,
            adds_and_takes,
            splits,
            splits_combined,
            splits_three,
            joins,
        )
    ],
    19: [
        ("shows/joker-copies", sees(stands_for_a_third)),
        ("shows/two-jokers", sees(lambda step: step.rows[1][0].count(JOKER) == 2)),
    ],
    20: [("shows/joker-ways", frees(JOKER, times=5))],
    21: [
        ("shows/joker-ways", refuses("joker-in-old-set")),
        ("shows/joker-ways", refuses("tile-gone")),
        ("shows/joker-2009", refuses("joker-own-tiles")),
        ("shows/joker-2009", frees(JOKER)),
        ("shows/joker-anywhere", frees(JOKER)),
    ],
    22: [("shows/opening", refuses("joker-before-meld"))],
    23: [("shows/joker-ways", sees(changes_meaning))],
    24: [("shows/house-both", refuses("joker-needs-both")), ("shows/house-both", frees(JOKER))],
    25: [("shows/color-change", sees(shares_kinds)), ("shows/color-change", frees(COLOR_CHANGE))],
    26: [("shows/color-change", refuses("joker-exchanged"))],
    27: [("shows/double", laid("run", DOUBLE)), ("shows/double", refuses("double-run"))],
    28: [("shows/double", laid("group", DOUBLE)), ("shows/double", refuses("double-group"))],
    29: [
        ("shows/double", frees(DOUBLE, times=2)),
        ("shows/house-double", frees(DOUBLE)),
        ("shows/house-double", refuses("double-needs-both")),
    ],
    30: [
        ("shows/mirror", laid("mirror-run", MIRROR)),
        ("shows/mirror", laid("mirror", MIRROR)),
        ("shows/mirror", refuses("mirror-sides")),
    ],
    31: [
        ("shows/mirror", laid("mirror-group", JOKER)),
        ("shows/mirror", refuses("mirror-uneven")),
        ("shows/mirror", refuses("mirror-twice")),
        ("shows/mirror", frees(MIRROR)),
    ],
    32: [
        ("shows/color-change", laid("run", COLOR_CHANGE)),
        ("shows/color-change", refuses("change-same")),
        ("shows/color-change", refuses("change-number")),
        ("shows/color-change", frees(COLOR_CHANGE)),
    ],
    33: [(CLASSIC, lambda replay: max(step.timed.seconds for step in replay.steps) == 60)],
    34: [(CLASSIC, sees(stood))],
    35: [(CLASSIC, sees(lambda step: step.turn == Timeout(unfinished=False) and drew(1)(step)))],
    36: [
        (TWIST, sees(lambda step: step.turn == Timeout(unfinished=True) and drew(3)(step))),
        (
            "games/article-2b",
            sees(lambda step: step.turn == Timeout(unfinished=True) and drew(1)(step)),
        ),
    ],
    37: [("shows/joker-2009", sees(lambda step: step.timed.seconds > 60))],
    38: [("shows/out", ended("out"))],
    39: [("shows/blocked-tie", ended("blocked"))],
    43: [
        ("shows/article", sees(takes_loose_tiles)),
        ("shows/article", refuses("set-short")),
        ("shows/classic-loose", refuses("set-short")),
    ],
    44: [
        ("shows/river", sees(keeps_one_of_two)),
        ("shows/river", sees(keeps_the_last)),
        ("shows/river", refuses("no-such-tile")),
    ],
    45: [
        ("shows/river", sees(takes_plunder)),
        ("shows/river", refuses("key-not-played")),
        ("shows/river", refuses("tile-from-nowhere")),
    ],
}
"""For each rule that one game can show: records, and what is to be seen in each."""

TOLD = {
    3: [
        ("rounds-4", r"draws J R2 J B10 / K7 - R12 -; seat 2 starts"),
        ("rounds-2", r"draws R10 B10 / K10 K8; seat 0 starts"),
        ("rounds-2", r"(?s)(starts.*){2}"),
    ],
    40: [
        ("rounds-4", r"(?s)(totals.*){4}winners \(\d,\)"),
        ("rounds-2", r"(?s)(totals.*){2}winners"),
    ],
    41: [("target-3", r"length=target:50\n(?s:.*)totals \(.*\b(5\d|[6-9]\d|\d{3}).*\nwinners")],
    42: [("games-2", r"(?s)(totals.*){4}winners")],
}
"""For each rule that only a match shows: matches, and what is to be read in each."""
