"""The sweep with bonus jokers: a layer for every choice of those left and of the rows held."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from game.engine.meld import SMALLEST
from game.engine.tile import COLOR_CHANGE, COLORS, COPIES, JOKER, NUMBERS, Row, Tile
from game.solver.bonus_moves import Held, Move, Stock, cut, extensions, joined, mirrors
from game.solver.color import JOKER_PLACE, PARENT, PARENT_BITS, SCORE_SHIFT, STATES
from game.solver.columns import Objective, Supplies, columns
from game.solver.dominance import undominated
from game.solver.sweep import Column, Layer, Use, after, use

MOST_MISSING = 2 * COPIES
"""So many tiles at most can the short runs of a colour lack."""

PEAK = 3
"""Before some numbers there are so many times more states than before others."""

LEAST_SHARE = 3000
"""Of the effort this part is always left for a number."""

MOST_OVERDRAWN = 2
"""At so many times the effort a sweep is given up."""

JOKER_COST, LEFT_COST, TILE_WORTH = 2, 6, 6
"""How much a spent joker, a bonus joker left and a tile played weigh, in runs that may go on."""

LAYER_WORK = 3
"""A layer takes as long as so many states, however few it has."""

_PLACES: dict[str, int] = {color: len(STATES) ** at for at, color in enumerate(reversed(COLORS))}

_EASE = [sum((run == SMALLEST) - (0 < run < SMALLEST) for run in runs) for runs in STATES]


class Tag(NamedTuple):
    """What all states of a layer share: the bonus jokers left, and the rows held."""

    left: Row
    held: tuple[Held, ...] = ()


class Moved(NamedTuple):
    """A state came from one of the stage `at` by a move between two numbers."""

    at: int
    tag: Tag
    key: int
    move: Move


class Joined(NamedTuple):
    """Rows held became runs of the colours `onto`."""

    at: int
    tag: Tag
    key: int
    onto: str


class Walked(NamedTuple):
    """A state came from the number before, with bonus jokers in groups there."""

    at: int
    tag: Tag
    bonus: Row


Origin = Moved | Joined | Walked


class Step(NamedTuple):
    """A number walked over: how its tiles were used, with which bonus jokers in groups."""

    number: int
    column: Column
    use: Use
    bonus: Row


class Joint(NamedTuple):
    """Rows held go on as runs of the colours `onto`."""

    onto: str


Way = list[Move | Joint | Step]


@dataclass
class _Stage:
    """All states at one moment of the sweep, and where each came from."""

    layers: dict[Tag, Layer] = field(default_factory=dict)
    origins: dict[Tag, dict[int, Origin]] = field(default_factory=dict)

    def of(self, tag: Tag) -> tuple[Layer, dict[int, Origin]]:
        """Give a layer and the origins of its states."""
        return self.layers.setdefault(tag, {}), self.origins.setdefault(tag, {})


Moves = Callable[[int, Row, Stock], Iterator[Move]]


class BonusSweep:
    """Find the best use of the tiles, if it is worth more than the `floor`.

    `effort` is how many states may be looked at; if some had to be left out, it is not `exact`.
    """

    def __init__(
        self, given: Supplies, must: Row, may: Row, objective: Objective, floor: int, effort: int
    ) -> None:
        self.given, self.objective, self.floor, self.effort = given, objective, floor, effort
        self.work = 0
        self.may = Counter(may)
        worth = [
            (face.number, count * self._worth(face.number)) for face, count in given.rack.items()
        ]
        self.ahead = {
            start: sum(each for number, each in worth if number >= start)
            for start in (*NUMBERS, NUMBERS.stop)
        }
        self.exact = True
        bonus = tuple(sorted(must + may))
        self.stock = Stock(given.table + given.rack, given.jokers)
        self.missing = min(given.jokers + 2 * len(bonus), MOST_MISSING)
        self.columns: dict[tuple[int, Row], tuple[Column, int]] = {}
        self.stages = [_Stage({Tag(bonus): {0: 0}}, {Tag(bonus): {}})]

    def best(self) -> Way | None:
        """Give the way to the best end, from left to right; nothing if there is no end."""
        if not self._swept():
            self.exact = False
            return None
        ends = [
            (score + self._gain_of(tag), tag, key)
            for tag, layer in self.stages[-1].layers.items()
            if not tag.held and Counter(tag.left) <= self.may
            for key, score in layer.items()
            if _is_complete(key)
        ]
        return list(self._back(*max(ends)[1:]))[::-1] if ends else None

    def _swept(self) -> bool:
        """Walk over all numbers; tell whether the effort was enough."""
        for number in NUMBERS:
            self._between(number)
            if self._is_overdrawn:
                return False
            self._walk(number)
        self._between(NUMBERS.stop)
        return not self._is_overdrawn

    @property
    def _is_overdrawn(self) -> bool:
        return self.work > MOST_OVERDRAWN * self.effort

    def _worth(self, number: int) -> int:
        return number if self.objective == "value" else 1

    def _gain_of(self, tag: Tag) -> int:
        """Count the bonus jokers of the rack that were played."""
        played = self.may.total() - len(tag.left)
        return played << SCORE_SHIFT if self.objective == "tiles" else 0

    def _between(self, number: int) -> None:
        """Make all moves before a number; Mirrors first, for their sides hold no other row."""
        stage = self.stages[-1]
        stage.layers = self._narrowed(stage.layers, number)
        self._move(number, mirrors)
        self._join()
        self._move(number, extensions)

    def _move(self, number: int, moves: Moves) -> None:
        stage = self.stages[-1]
        choices: dict[Row, list[Move]] = {}
        for count in range(max((len(tag.left) for tag in stage.layers), default=0), -1, -1):
            for tag in [tag for tag in stage.layers if len(tag.left) == count]:
                if self._is_overdrawn:
                    return
                layer = stage.layers[tag] = self._kept(tag, number)
                if tag.left not in choices:
                    choices[tag.left] = list(moves(number, tag.left, self.stock))
                for move in choices[tag.left] if layer else ():
                    self._make(tag, layer, move)

    def _kept(self, tag: Tag, number: int) -> Layer:
        """Keep the states that no other beats and that can still lead beyond the floor."""
        layer = self.stages[-1].layers[tag]
        self.work += len(layer) + LAYER_WORK
        hope = self.ahead[number] + (self._gain_of(tag._replace(left=())) >> SCORE_SHIFT)
        least = self.floor - hope + 1 << SCORE_SHIFT
        hopeful = {key: score for key, score in layer.items() if score >= least}
        return undominated(hopeful, self.given.jokers)

    def _make(self, tag: Tag, layer: Layer, move: Move) -> None:
        place, change, at = _PLACES[move.color], cut(move.lengths), len(self.stages) - 1
        spent, limit = move.jokers * JOKER_PLACE, (self.given.jokers + 1) * JOKER_PLACE
        made = [
            (key + (reached - state) * place + spent, score, key)
            for key, score in layer.items()
            if (reached := change[state := key // place % len(STATES)]) is not None
        ]
        if made:
            held = tuple(sorted((*tag.held, move.held))) if move.held else tag.held
            found, origins = self.stages[-1].of(Tag(_less(tag.left, move.bonus), held))
            for new, score, key in made:
                if new < limit and score > found.get(new, -1):
                    found[new], origins[new] = score, Moved(at, tag, key, move)

    def _join(self) -> None:
        """Let held rows go on as runs where their time has come, in a stage of its own."""
        before, at, stage = self.stages[-1], len(self.stages) - 1, _Stage()
        self.stages.append(stage)
        for tag, layer in before.layers.items():
            due = [row for row in tag.held if not row.eats]
            if not due:
                stage.layers[tag] = dict(layer)
                stage.origins[tag] = dict(before.origins[tag])
        for tag, layer in before.layers.items():
            due = [row for row in tag.held if not row.eats]
            stay = tuple(row for row in tag.held if row.eats)
            for colors in product(*(row.onto for row in due)) if due else ():
                changes = [(joined(r.length), _PLACES[c]) for r, c in zip(due, colors, strict=True)]
                found, origins = stage.of(Tag(tag.left, stay))
                onto = "".join(colors)
                for key, score in layer.items():
                    new = _with_joined(key, changes)
                    if new is not None and score > found.get(new, -1):
                        found[new], origins[new] = score, Joined(at, tag, key, onto)

    def _walk(self, number: int) -> None:
        """Take every layer over a number, with each choice of bonus jokers in groups."""
        before, at, stage = self.stages[-1], len(self.stages) - 1, _Stage()
        self.stages.append(stage)
        for tag, layer in self._narrowed(before.layers, number).items():
            column, gain = self._column(number, tag.held)
            eaten = (row._replace(eats=row.eats[1:]) for row in tag.held)
            held = tuple(row for row in eaten if row.eats or row.onto)
            for bonus in _choices(tag.left) if layer and column else ():
                found, origins = stage.of(Tag(_less(tag.left, bonus), held))
                walked = Walked(at, tag, bonus)
                for key, score in after(layer, column, self.given.jokers, bonus).items():
                    if score + gain > found.get(key, -1):
                        found[key], origins[key] = score + gain, walked

    def _narrowed(self, layers: dict[Tag, Layer], number: int) -> dict[Tag, Layer]:
        """Leave states out that are too many, those with the best outlook last."""
        still = NUMBERS.stop + 1 - number
        width = max(self.effort // LEAST_SHARE, PEAK * (self.effort - self.work) // still)
        if sum(map(len, layers.values())) <= width:
            return layers
        self.exact = False
        ranked = sorted(
            (
                _ease(key) + TILE_WORTH * (score >> SCORE_SHIFT) - LEFT_COST * len(tag.left),
                tag,
                key,
            )
            for tag, layer in layers.items()
            for key, score in layer.items()
        )
        kept: dict[Tag, Layer] = {}
        for _, tag, key in ranked[-width:]:
            kept.setdefault(tag, {})[key] = layers[tag][key]
        return kept

    def _column(self, number: int, held: tuple[Held, ...]) -> tuple[Column, int]:
        """Give what is left of a number by the rows held, and what their tiles are worth."""
        eaten = tuple(Tile(row.color, number) for row in held for _ in range(row.eats[0]))
        if (number, eaten) not in self.columns:
            self.columns[number, eaten] = self._without(number, eaten)
        return self.columns[number, eaten]

    def _without(self, number: int, eaten: Row) -> tuple[Column, int]:
        from_table = self.given.table & Counter(eaten)
        from_rack = Counter(eaten) - from_table
        table, rack = self.given.table - from_table, Counter(self.given.rack)
        rack.subtract(from_rack)
        if min(rack.values(), default=0) < 0:
            return (), 0
        worth = from_rack.total() * self._worth(number)
        table[JOKER], rack[JOKER] = 0, self.missing
        column = columns(Supplies(table, rack), self.objective)[number - 1]
        # What starts with jokers is a move.
        return tuple(each._replace(jokers_start=False) for each in column), worth << SCORE_SHIFT

    def _back(self, tag: Tag, key: int) -> Iterator[Move | Joint | Step]:
        """Walk back from an end to the start."""
        stage, number = self.stages[-1], NUMBERS.stop
        while origin := stage.origins[tag].get(key):
            before = self.stages[origin.at]
            match origin:
                case Moved(_, tag, key, move):
                    yield move
                case Joined(_, tag, key, onto):
                    yield Joint(onto)
                case Walked(_, from_tag, bonus):
                    number -= 1
                    column, gain = self._column(number, from_tag.held)
                    score = stage.layers[tag][key] - gain
                    start = score & PARENT
                    parent = before.layers[from_tag][start]
                    gained = (score >> PARENT_BITS) - (parent >> PARENT_BITS)
                    used = use(column, start, key, gained, self.given.jokers, bonus)
                    yield Step(number, column, used, bonus)
                    tag, key = from_tag, start
            stage = before


@lru_cache(maxsize=4096)
def _less(tiles: Row, taken: Row) -> Row:
    return tuple(sorted((Counter(tiles) - Counter(taken)).elements())) if taken else tiles


@cache
def _ease(key: int) -> int:
    """Rate how easily a state can go on: long runs may, short ones must, and jokers are spent."""
    spent, states = divmod(key, JOKER_PLACE)
    runs = sum(_EASE[states // place % len(STATES)] for place in _PLACES.values())
    return runs - JOKER_COST * spent


def _is_complete(key: int) -> bool:
    """Tell whether no run is too short."""
    states = (STATES[key // place % len(STATES)] for place in _PLACES.values())
    return all(length in (0, SMALLEST) for state in states for length in state)


def _with_joined(key: int, changes: list[tuple[tuple[int | None, ...], int]]) -> int | None:
    for change, place in changes:
        state = key // place % len(STATES)
        reached = change[state]
        if reached is None:
            return None
        key += (reached - state) * place
    return key


@lru_cache(maxsize=1024)
def _choices(left: Row) -> list[Row]:
    """List the bonus jokers that can lie in groups, none first."""
    fit = tuple(tile for tile in left if tile != COLOR_CHANGE)
    sizes = range(len(fit) + 1)
    return list(dict.fromkeys(each for size in sizes for each in combinations(fit, size)))
