"""Find puzzles with tables of games: rows of one and tiles that players hold.

A puzzle is a strand of the best play there, so that it can be solved: its rack has the tiles which
that strand lays. A trap has more, of which not all can be laid.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import NamedTuple

from game.bots import LEVELS
from game.engine.deal import deal, shuffled
from game.engine.meld import value
from game.engine.position import Position, Table
from game.engine.rules import PRESETS, Rules
from game.engine.tile import BONUS, Row, in_order
from game.engine.turn import apply, played
from game.lessons.goal import FEWEST, FREE, LAY
from game.puzzles.freeing import freeing
from game.puzzles.grade import by_rows, grade, grade_of, is_simple
from game.puzzles.puzzle import NUDGE, OPEN, OUT, PLAIN, TRAP, TWIST, Puzzle
from game.puzzles.steps import climb
from game.puzzles.strands import Strand, strands
from game.solver.best_sets import best_sets
from game.solver.best_table import best_table
from game.solver.fewest_moves import moved
from game.solver.greedy_play import add
from game.solver.opening import best_opening
from game.solver.play import search

BOTS = ("level2", "level4", "level6")
"""Who plays: players that leave much on the table for others to find."""

APART, TRIES = 6, 4
"""How many turns lie between two tables of a game, and how often each is looked at."""

ROWS, HELD = (4, 5, 6, 7, 8, 8), (4, 7, 12)
"""How many rows are looked at together, and how many tiles that players hold."""

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
    """What is seen of a game at once: some rows, some tiles that players hold, and a whole rack."""

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
            sight = Sight(tuple(rows), tuple(tiles), position.mover.rack)
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
            yield from _judged(_puzzle(OUT, sight, strand), strand)


def _judged(puzzle: Puzzle, strand: Strand) -> Iterator[Puzzle]:
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
    if not len(taken) < len(most):
        return
    useful = Counter(most) | Counter(taken)
    sight = sight._replace(held=tuple(useful.elements()))
    for tile in dict.fromkeys(sight.held):
        fewer = sight._replace(held=tuple((Counter(sight.held) - Counter([tile])).elements()))
        if len(_laid_by_steps(fewer)) < len(_laid_at_best(fewer.rows, fewer.held)):
            sight = fewer
    count = len(_laid_at_best(sight.rows, sight.held))
    puzzle = Puzzle("", TRAP, LAY, sight.rows, in_order(sight.held), count)
    if len(_laid_by_steps(sight)) < count <= MOST_LAID and not is_simple(puzzle):
        yield puzzle


def _laid_at_best(rows: Table, held: Row) -> Row:
    return played(rows, best_table(rows, held))


def _laid_by_steps(sight: Sight) -> Row:
    left = climb(sight.position)[1].mover.rack
    return tuple((Counter(sight.held) - Counter(left)).elements())


def joker_freed(sight: Sight) -> Iterator[Puzzle]:
    """Pose a joker to be freed."""
    step = freeing(sight.position)
    if step and len(step.laid) <= MOST_LAID:
        yield replace(_puzzle(FREE, sight, step), grade=by_rows(len(step.before)))


def openings(sight: Sight) -> Iterator[Puzzle]:
    """Pose first sets where those with the most tiles aren't worth enough."""
    rack, needed = sight.rack, PRESETS[PLAIN].initial_meld
    too_little = sum(map(value, best_sets(rack, len))) < needed
    if too_little and not any(tile.is_joker for tile in rack) and best_opening(rack, needed):
        yield Puzzle("", NUDGE, OPEN, sight.rows, rack)


def simple_strands(sight: Sight) -> Iterator[Puzzle]:
    """Pose what a beginner can lay: a set, or a few tiles that go to one row."""
    sight = sight.without_jokers
    for strand in strands(sight.rows, add(sight.position, sight.held).table):
        if len(strand.before) <= 1 and len(strand.laid) <= MOST_SIMPLE:
            yield _puzzle(OUT, sight, strand)


def mirrored(puzzle: Puzzle) -> Puzzle | None:
    """Return the puzzle with 13 for 1, 12 for 2, and so on, which is as hard; None for first sets.

    No exchange of colours makes them alike, and nobody sees that they are. It is graded anew.
    """
    if puzzle.aim == OPEN:
        return None
    table = tuple(_turned(row)[::-1] for row in puzzle.table)
    other = replace(puzzle, table=table[::-1], rack=in_order(_turned(puzzle.rack)))
    return replace(other, grade=grade(other))


def _turned(row: Row) -> Row:
    return tuple(tile._replace(number=14 - tile.number) if tile.number else tile for tile in row)


def _puzzle(aim: str, sight: Sight, strand: Strand) -> Puzzle:
    return Puzzle("", NUDGE, aim, sight.rows, strand.laid)
