"""Find puzzles with tables of games: rows of one and tiles that players hold.

A puzzle is a strand of the best play there, so that it can be solved: its rack has the tiles which
that strand lays. A trap has more, of which not all can be laid.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import NamedTuple

from game.analysis.strands import Strand, strands
from game.bots import LEVELS
from game.engine.deal import deal, shuffled
from game.engine.meld import is_set, value
from game.engine.position import Position, Table
from game.engine.rules import PRESETS, Rules
from game.engine.tile import BONUS, COLORS, NUMBERS, Row, in_order
from game.engine.turn import apply, played
from game.lessons.goal import FEWEST, FREE, LAY
from game.puzzles.freeing import freeing
from game.puzzles.grade import grade, grade_of, is_simple
from game.puzzles.puzzle import NUDGE, OPEN, OUT, PLAIN, TRAP, TWIST, Puzzle, recolored, tiles_in
from game.puzzles.steps import climb
from game.solver.best_table import best_table
from game.solver.fewest_moves import moved
from game.solver.greedy_play import add
from game.solver.opening import best_opening
from game.solver.play import search
from game.solver.sets import joker_free_sets, without

BOTS = ("level2", "level4", "level6")
"""Who plays: players that leave much on the table for others to find."""

APART, TRIES = 6, 4
"""How many turns lie between two tables of a game, and how often each is looked at."""

ROWS, HELD = (4, 5, 6, 7, 8, 8), (4, 7, 12)
"""How many rows are looked at together, and how many tiles that players hold."""

RACKS, ROWS_BESIDE = (14, 15, 16, 17), 3
"""How large a rack is before the first sets, and how many rows are shown beside it."""

ROWS_OF_TRAP, TILES_OF_TRAP = 5, 6
"""Among fewer hardly anything leads astray."""

MOST_LAID, MOST_SIMPLE = 6, 4
"""The largest racks, and those for beginners."""

EACH_TWIST = 4
"""One game in so many is played with bonus jokers."""

WITH_JOKERS = 2
"""Of so many bits all must be 0 for jokers on the rack: they fit everywhere."""

EFFORT = 5_000
"""What the search for the best play may look at."""


class Sight(NamedTuple):
    """What is seen of a game at once: some rows, some tiles that players hold, and a large rack."""

    rows: Table
    held: Row
    rack: Row

    @property
    def position(self) -> Position:
        """The position of a player who has opened and holds the tiles."""
        return Puzzle("", NUDGE, OUT, self.rows, self.held).position

    @property
    def without_jokers(self) -> "Sight":
        """The same without any joker, and without rows that have one."""
        rows = tuple(row for row in self.rows if not any(tile.is_joker for tile in row))
        return self._replace(rows=rows, held=_numbers(self.held))


def sights(seed: int) -> Iterator[Sight]:
    """Look at tables of one game of bots; the same seed gives the same ones."""
    rng, rules = Random(seed), PRESETS[TWIST if seed % EACH_TWIST == 0 else PLAIN]
    for position in islice(_positions(rules, rng), APART, None, APART):
        held = tuple(chain.from_iterable(seat.rack for seat in position.seats))
        for _ in range(TRIES):
            rows = shuffled(position.table, rng)[: rng.choice(ROWS)]
            some = held if rng.getrandbits(WITH_JOKERS) == 0 else _numbers(held)
            tiles = shuffled(some, rng)[: rng.choice(HELD)]
            sight = Sight(
                tuple(rows), tuple(tiles), tuple(shuffled(held, rng)[: rng.choice(RACKS)])
            )
            if sum(tile in BONUS for row in (*rows, sight.held) for tile in row) <= 1:
                yield sight


def _numbers(tiles: Row) -> Row:
    return tuple(tile for tile in tiles if not tile.is_joker)


def _positions(rules: Rules, rng: Random) -> Iterator[Position]:
    position = deal(replace(rules, seconds=None), BOTS, rng).position
    while not position.ended:
        yield position
        bot = LEVELS[BOTS[position.to_move]]
        position = apply(position, bot(position.seen_by(position.to_move), rng))


def strands_of_play(sight: Sight, least_rows: int = 1) -> Iterator[Puzzle]:
    """Pose the strands of the best play that take so many rows; some ask to move little."""
    play = search(sight.position, effort=EFFORT).play
    for strand in strands(sight.rows, play.table) if play else ():
        if len(strand.before) >= least_rows and 0 < len(strand.laid) <= MOST_LAID:
            yield from _iter_gradings(_puzzle(OUT, sight, strand), strand)


def _iter_gradings(puzzle: Puzzle, strand: Strand) -> Iterator[Puzzle]:
    """Grade a puzzle that isn't too simple; ask for few moves where small steps take more."""
    if is_simple(puzzle):
        return
    steps, end = climb(puzzle.position)
    graded = replace(puzzle, grade=grade_of(puzzle, steps, end))
    fewest = moved(strand.before, strand.after)
    if not end.mover.rack and 0 < fewest < moved(puzzle.table, end.table):
        yield replace(graded, aim=FEWEST, count=fewest)
    yield graded


def traps(sight: Sight) -> Iterator[Puzzle]:
    """Pose what small steps miss: as many tiles as can be laid, of a few more."""
    sight = sight.without_jokers
    if len(sight.rows) < ROWS_OF_TRAP or len(sight.held) < TILES_OF_TRAP:
        return
    most, taken = _laid_at_best(sight.rows, sight.held), _laid_by_steps(sight)
    if len(taken) < len(most):
        useful = tuple((Counter(most) | Counter(taken)).elements())
        for order in useful, useful[::-1]:
            least = _least_trap(sight._replace(held=order))
            count = len(_laid_at_best(least.rows, least.held))
            puzzle = Puzzle("", TRAP, LAY, least.rows, in_order(least.held), count)
            if count <= MOST_LAID and grade(puzzle) == TRAP and not is_simple(puzzle):
                yield puzzle


def _least_trap(sight: Sight) -> Sight:
    """Leave out every tile without which small steps still miss something."""
    for tile in dict.fromkeys(sight.held):
        fewer = sight._replace(held=tuple((Counter(sight.held) - Counter([tile])).elements()))
        if len(_laid_by_steps(fewer)) < len(_laid_at_best(fewer.rows, fewer.held)):
            sight = fewer
    return sight


def _laid_at_best(rows: Table, held: Row) -> Row:
    return played(rows, best_table(rows, held))


def _laid_by_steps(sight: Sight) -> Row:
    left = climb(sight.position)[1].mover.rack
    return tuple((Counter(sight.held) - Counter(left)).elements())


def joker_freed(sight: Sight) -> Iterator[Puzzle]:
    """Pose a joker to be freed."""
    step = freeing(sight.position)
    if step and len(step.laid) <= MOST_LAID:
        puzzle = _puzzle(FREE, sight, step)
        yield replace(puzzle, grade=grade(puzzle))


def openings(sight: Sight) -> Iterator[Puzzle]:
    """Pose first sets that whoever lays the longest set first does not find."""
    rack, needed = _numbers(sight.rack), PRESETS[PLAIN].initial_meld
    if sum(map(value, _longest_first(rack))) < needed and best_opening(rack, needed):
        yield Puzzle("", NUDGE, OPEN, sight.rows[:ROWS_BESIDE], in_order(rack))


def _longest_first(rack: Row) -> Iterator[Row]:
    while True:
        fitting = (row for row in joker_free_sets() if set(row) <= set(rack))
        longest = max(fitting, key=len, default=None)
        if longest is None:
            return
        yield longest
        rack = without(rack, longest)


def simple_strands(sight: Sight) -> Iterator[Puzzle]:
    """Pose what a beginner can lay: a set, or a few tiles that go to one row."""
    sight = sight.without_jokers
    for strand in strands(sight.rows, add(sight.position, sight.held).table):
        if len(strand.before) <= 1 and len(strand.laid) <= MOST_SIMPLE:
            yield _puzzle(OUT, sight, strand)


def twins(puzzle: Puzzle) -> Iterator[Puzzle]:
    """Write a puzzle with other numbers: 13 for 1, 12 for 2 and so on, and all one higher or lower.

    No exchange of colours makes them alike. Colours and rows change places, too, so that nobody
    sees whose twin a puzzle is. Each is graded anew. First sets have none: their points count.
    """
    if puzzle.aim == OPEN:
        return
    turned = _renumbered(puzzle, lambda number: NUMBERS[-1] + 1 - number)
    for base in puzzle, turned:
        numbers = {tile.number for tile in tiles_in(base)} - {0}
        for step in (-1, 0, 1):
            other = _renumbered(base, lambda number, by=step: number + by)  # type: ignore[misc]
            inside = {number + step for number in numbers} <= set(NUMBERS)
            if other != puzzle and inside and all(map(is_set, other.table)):
                by, middle = step % len(COLORS) or 2, len(other.table) // 2
                other = recolored(other, dict(zip(COLORS, COLORS[by:] + COLORS[:by], strict=True)))
                other = replace(other, table=other.table[middle:] + other.table[:middle])
                yield replace(other, grade=grade(other))


def _renumbered(puzzle: Puzzle, number: Callable[[int], int]) -> Puzzle:
    def other(row: Row) -> Row:
        return tuple(t._replace(number=number(t.number)) if t.number else t for t in row)

    table = []
    for row in map(other, puzzle.table):
        numbers = [tile.number for tile in row if tile.number]
        table.append(row if numbers == sorted(numbers) else row[::-1])
    return replace(puzzle, table=tuple(table), rack=in_order(other(puzzle.rack)))


def _puzzle(aim: str, sight: Sight, strand: Strand) -> Puzzle:
    return Puzzle("", NUDGE, aim, sight.rows, strand.laid)
