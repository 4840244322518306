"""The sweep with bonus jokers: a layer for every choice of those left and of the rows held."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from game.engine.meld import SMALLEST
from game.engine.tile import COLOR_CHANGE, JOKER, MIRROR, NUMBERS, Row, Tile
from game.solver.backtrack_layers import Layer, layer_after, start_in, worth_keeping
from game.solver.bonus.frontier import (
    Branch,
    Frontier,
    Joined,
    Joining,
    Moved,
    Path,
    PathStep,
    Walk,
    Walked,
)
from game.solver.bonus.moves import BonusMove, HeldRow, extensions, mirrors
from game.solver.packing import (
    DIGITS,
    ONE_JOKER,
    RADIX,
    STATE,
    WORTH_SHIFT,
    jokers_left,
    pack_score,
    run_state,
)
from game.solver.run_states import RUN_STATES, count_short, with_run, without_runs
from game.solver.supplies import Column, Objective, Stock, columns
from game.solver.sweep import use


class Care(NamedTuple):
    """How much a sweep considers: how many tiles short runs lack, and what only Mirrors need."""

    missing: int
    mirrors: bool


QUICK = Care(4, mirrors=False)
"""With this care a sweep seldom overlooks anything."""

THOROUGH = Care(99, mirrors=True)

PEAK = 3
"""How many times more states some numbers have than others."""

LEAST_SHARE = 3000
"""Of the effort this part is always left for a number."""

MOST_OVERDRAWN = 2
"""A sweep is given up at this many times the effort."""

JOKER_WORTH, LEFT_COST, TILE_WORTH = 2, 6, 6
"""How much a joker left, a bonus joker left and a tile played weigh, in runs that may go on."""

LAYER_WORK = 3
"""The least that a layer costs, in states."""

_EASE = [runs.count(SMALLEST) - count_short(runs) for runs in RUN_STATES]
"""How many more runs may go on than must, for each run state."""

Moves = Callable[[int, Row, Stock], Iterator[BonusMove]]


class BonusSweep:
    """Find the best use of the tiles, if it is worth more than the `floor`.

    `effort` is how many states may be looked at; if some had to be left out, it is not `exact`.
    """

    def __init__(
        self,
        stock: Stock,
        must: Row,
        may: Row,
        objective: Objective,
        floor: int,
        effort: int,
        care: Care,
    ) -> None:
        self.stock, self.objective, self.floor, self.effort = stock, objective, floor, effort
        self.work = self.score = 0
        self.may = Counter(may)
        worth = [
            (face.number, count * self._worth(face.number)) for face, count in stock.rack.items()
        ]
        self.ahead = {
            start: sum(each for number, each in worth if number >= start)
            for start in (*NUMBERS, NUMBERS.stop)
        }
        bonus = tuple(sorted(must + may))
        lacking = stock.jokers + 2 * len(bonus)
        self.missing = min(lacking, care.missing)
        self.mirrors = care.mirrors and MIRROR in bonus
        self.exact = self.missing == lacking and _is_complete(bonus, care)
        self.columns: dict[tuple[int, Row], tuple[Column, int]] = {}
        # What runs may lack is counted on as if it were jokers that are left in the end.
        self.reserve = (self.missing - stock.jokers) * ONE_JOKER
        start = {self.missing * ONE_JOKER: 0}
        self.frontiers = [Frontier({Branch(bonus): start}, {Branch(bonus): {}})]

    def best(self) -> Path | None:
        """Return the path to the best end; nothing if there is no end, or the effort is spent."""
        if not self._swept():
            self.exact = False
            return None
        ends = [
            (score + self._bonus_played(branch), branch, state)
            for branch, layer in self.frontiers[-1].layers.items()
            if not branch.held and Counter(branch.left) <= self.may
            for state, score in layer.items()
            if _has_no_short_run(state)
        ]
        if not ends:
            return None
        score, branch, state = max(ends)
        self.score = score >> WORTH_SHIFT
        return list(self._back(branch, state))[::-1]

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

    def _bonus_played(self, branch: Branch) -> int:
        """Score the bonus jokers of the rack that were played."""
        played = self.may.total() - len(branch.left)
        # All of the table are left at first, so that this can be less than nothing.
        return played << WORTH_SHIFT if self.objective == "tiles" else 0

    def _between(self, number: int) -> None:
        """Make all moves before a number; Mirrors first, for their sides hold no other row."""
        frontier = self.frontiers[-1]
        frontier.layers = self._narrowed(frontier.layers, number)
        self._move(number, mirrors)
        self._join()
        self._move(number, extensions)

    def _move(self, number: int, moves: Moves) -> None:
        """Make all moves of a kind, those of many bonus jokers left first: they lead to fewer."""
        layers = self.frontiers[-1].layers
        choices: dict[Row, list[BonusMove]] = {}
        for count in range(max((len(branch.left) for branch in layers), default=0), -1, -1):
            for branch in [branch for branch in layers if len(branch.left) == count]:
                if self._is_overdrawn:
                    return
                layer = layers[branch] = self._kept(branch, number)
                if branch.left not in choices:
                    choices[branch.left] = list(moves(number, branch.left, self.stock))
                for move in choices[branch.left] if layer else ():
                    self._make(branch, layer, move)

    def _kept(self, branch: Branch, number: int) -> Layer:
        """Keep the states that no other dominates and that can still lead beyond the floor."""
        layer = self.frontiers[-1].layers[branch]
        self.work += len(layer) + LAYER_WORK
        all_played = self._bonus_played(Branch(()))
        least = (self.floor - self.ahead[number] + 1 << WORTH_SHIFT) - all_played
        hopeful = {state: score for state, score in layer.items() if score >= least}
        return worth_keeping(hopeful, mirrored=self.mirrors and MIRROR in branch.left)

    def _make(self, branch: Branch, layer: Layer, move: BonusMove) -> None:
        """Make a move from every state of a layer that has the runs for it."""
        digit, change, at = DIGITS[move.color], without_runs(move.lengths), len(self.frontiers) - 1
        spent = move.jokers * ONE_JOKER
        made = [
            (state + (reached - run) * digit - spent, score, state)
            for state, score in layer.items()
            # What `run_state` does is written out to save time.
            if (reached := change[run := state // digit % RADIX]) is not None
        ]
        if made:
            held = tuple(sorted((*branch.held, move.held))) if move.held else branch.held
            found, origins = self.frontiers[-1].of(Branch(_less(branch.left, move.bonus), held))
            for new, score, state in made:
                if new >= self.reserve and score > found.get(new, -1):
                    found[new], origins[new] = score, Moved(at, branch, state, move)

    def _join(self) -> None:
        """Let held rows go on as runs where their time has come, in a frontier of its own."""
        before, at, frontier = self.frontiers[-1], len(self.frontiers) - 1, Frontier()
        self.frontiers.append(frontier)
        waiting: list[Branch] = []
        for branch, layer in before.layers.items():
            if all(row.eats for row in branch.held):
                frontier.layers[branch] = dict(layer)
                frontier.origins[branch] = dict(before.origins[branch])
            else:
                waiting.append(branch)
        for branch in waiting:
            due = [row for row in branch.held if not row.eats]
            stay = tuple(row for row in branch.held if row.eats)
            for colors in product(*(row.onto for row in due)):
                changes = [
                    (with_run(r.length), DIGITS[c]) for r, c in zip(due, colors, strict=True)
                ]
                found, origins = frontier.of(Branch(branch.left, stay))
                onto = "".join(colors)
                for state, score in before.layers[branch].items():
                    new = _with_runs(state, changes)
                    if new is not None and score > found.get(new, -1):
                        found[new], origins[new] = score, Joined(at, branch, state, onto)

    def _walk(self, number: int) -> None:
        """Take every layer over a number, with each choice of bonus jokers in groups."""
        before, at, frontier = self.frontiers[-1], len(self.frontiers) - 1, Frontier()
        self.frontiers.append(frontier)
        for branch, layer in self._narrowed(before.layers, number).items():
            column, gain = self._column(number, branch.held)
            eaten = (row._replace(eats=row.eats[1:]) for row in branch.held)
            held = tuple(row for row in eaten if row.eats or row.onto)
            for bonus in _choices(branch.left) if layer and column else ():
                found, origins = frontier.of(Branch(_less(branch.left, bonus), held))
                walked = Walked(at, branch, bonus)
                for state, score in layer_after(layer, column, bonus).items():
                    if state >= self.reserve and score + gain > found.get(state, -1):
                        found[state], origins[state] = score + gain, walked

    def _narrowed(self, layers: dict[Branch, Layer], number: int) -> dict[Branch, Layer]:
        """Leave states out that are too many, those with the best outlook last."""
        still = NUMBERS.stop + 1 - number
        width = max(self.effort // LEAST_SHARE, PEAK * (self.effort - self.work) // still)
        if sum(map(len, layers.values())) <= width:
            return layers
        self.exact = False
        ranked = sorted(
            (
                _ease(state) + TILE_WORTH * (score >> WORTH_SHIFT) - LEFT_COST * len(branch.left),
                branch,
                state,
            )
            for branch, layer in layers.items()
            for state, score in layer.items()
        )
        kept: dict[Branch, Layer] = {}
        for _, branch, state in ranked[-width:]:
            kept.setdefault(branch, {})[state] = layers[branch][state]
        return kept

    def _column(self, number: int, held: tuple[HeldRow, ...]) -> tuple[Column, int]:
        """Return what is left of a number by the rows held, and what their tiles score."""
        eaten = tuple(Tile(row.color, number) for row in held for _ in range(row.eats[0]))
        if (number, eaten) not in self.columns:
            self.columns[number, eaten] = self._without(number, eaten)
        return self.columns[number, eaten]

    def _without(self, number: int, eaten: Row) -> tuple[Column, int]:
        from_table = self.stock.table & Counter(eaten)
        from_rack = Counter(eaten) - from_table
        table, rack = self.stock.table - from_table, Counter(self.stock.rack)
        rack.subtract(from_rack)
        if min(rack.values(), default=0) < 0:
            return (), 0
        score = pack_score(from_rack.total() * self._worth(number))
        table[JOKER], rack[JOKER] = 0, self.missing
        column = columns(Stock(table, rack), self.objective)[number - 1]
        # What starts with jokers is a move.
        return tuple(each._replace(jokers_start=False) for each in column), score

    def _back(self, branch: Branch, state: int) -> Iterator[PathStep]:
        """Walk back from an end to the start."""
        frontier, number = self.frontiers[-1], NUMBERS.stop
        while origin := frontier.origins[branch].get(state):
            before = self.frontiers[origin.at]
            match origin:
                case Moved(_, branch, state, move):
                    yield move
                case Joined(_, branch, state, onto):
                    yield Joining(onto)
                case Walked(_, from_branch, bonus):
                    number -= 1
                    column, eaten = self._column(number, from_branch.held)
                    end = state + frontier.layers[branch][state] - eaten
                    start = start_in(before.layers[from_branch], end, column, bonus)
                    used = use(column, start, end, bonus)
                    yield Walk(number, column, used, bonus)
                    branch, state = from_branch, start & STATE
            frontier = before


def _is_complete(bonus: Row, care: Care) -> bool:
    """Return whether all is tried that Mirrors can do: no Colour changes in their sides."""
    return MIRROR not in bonus or (care.mirrors and bonus.count(COLOR_CHANGE) < 2)


@lru_cache(maxsize=4096)
def _less(tiles: Row, taken: Row) -> Row:
    return tuple(sorted((Counter(tiles) - Counter(taken)).elements())) if taken else tiles


@cache
def _ease(state: int) -> int:
    """Rate how easily a state can go on: long runs may, short ones must, and jokers help."""
    runs = sum(_EASE[run_state(state, digit)] for digit in DIGITS.values())
    return runs + JOKER_WORTH * jokers_left(state)


def _has_no_short_run(state: int) -> bool:
    """Return whether no run is too short."""
    return not any(count_short(RUN_STATES[run_state(state, digit)]) for digit in DIGITS.values())


def _with_runs(state: int, changes: list[tuple[tuple[int | None, ...], int]]) -> int | None:
    """Make changes to the colours that have these digits; nothing where one cannot be made."""
    for change, digit in changes:
        run = run_state(state, digit)
        reached = change[run]
        if reached is None:
            return None
        state += (reached - run) * digit
    return state


@lru_cache(maxsize=1024)
def _choices(left: Row) -> list[Row]:
    """List the bonus jokers that can lie in groups, none first."""
    fit = tuple(tile for tile in left if tile != COLOR_CHANGE)
    sizes = range(len(fit) + 1)
    return list(dict.fromkeys(each for size in sizes for each in combinations(fit, size)))
