"""Somebody who plays by ear: gets the spoken lines alone, presses keys, and knows nothing else."""

import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

Tile = tuple[str, int]
"""A colour and a number, as they are called."""

COLORS = ("black", "red", "blue", "orange")
ARROWS = ("right", "left", "down", "up")
MOST_PRESSES = 600
"""Arrows after which somebody gives up who looks for a place."""

PAUSE = 12
"""Moments in which one hears a question out."""

RUN = re.compile(r"Row (\d+): run, (\w+) (\d+) to (\d+)")
GROUP = re.compile(r"Row (\d+): group of (\d+)s, ([a-z, ]+?)(, joker as .*)?$")
RACK = re.compile(r"Rack, \d+ tiles?: (.*)")
NEEDED = re.compile(r"[Yy]our first sets need (\d+) points")

OVER = re.compile("won the match|the match!|^Return: Play again")
"""What is heard at the end of a match; that of a single game offers another."""


@dataclass
class Row:
    """A set on the table, as it was described."""

    number: int
    tiles: set[Tile]
    is_run: bool
    length: int = 0

    def takes(self, tile: Tile) -> bool:
        """Tell whether a tile can lie at an end of a run, or in a group."""
        (color, number), numbers = tile, sorted(each for _, each in self.tiles)
        if self.is_run:
            same = color in {each for each, _ in self.tiles}
            return same and number in (numbers[0] - 1, numbers[-1] + 1)
        return self.length < 4 and number == numbers[0] and tile not in self.tiles

    def place(self, tile: Tile) -> str:
        """Give how the place begins that is right for a tile."""
        if not self.is_run:
            return f"Row {self.number}, "
        first = tile[1] < min(each for _, each in self.tiles)
        return f"Row {self.number}, {'before' if first else 'after'} "


@dataclass
class Listener:
    """Plays a game by what is said; `hear` gives new lines, `press` a key, `wait` a moment."""

    hear: Callable[[], list[str]]
    press: Callable[[str], None]
    wait: Callable[[], None]
    log: list[str] = field(default_factory=list)
    laid: int = 0
    drawn: int = 0
    over: bool = False

    def listen(self) -> list[str]:
        """Take in what was said."""
        lines = self.hear()
        self.log += lines
        return lines

    def strike(self, key: str) -> list[str]:
        """Press a key and listen."""
        self.log.append(f"    [{key}]")
        self.press(key)
        return self.listen()

    def play(self, patience: int = 20_000) -> None:
        """Play until the match is over."""
        for _ in range(patience):
            self.answer(self.listen())
            if self.over:
                return
            self.wait()
        raise AssertionError(self.log[-30:])

    def answer(self, lines: list[str]) -> None:
        """Do what the lines ask for: a turn, a curtain, a dialog."""
        needed = [int(found[1]) for line in lines if (found := NEEDED.search(line))]
        if needed or any(line.endswith("our turn.") for line in lines):
            self.take_turn(needed[-1] if needed else 0)
        elif any(OVER.search(line) for line in lines):
            self.over = True
        elif any(line.startswith("Return: ") for line in lines):
            self.answer(self.strike("return"))

    # A turn

    def take_turn(self, needed: int) -> None:
        """Lay what there is to lay; draw if there is nothing."""
        rack, rows = self.rack(), self.table()
        sets = list(sets_on(rack))
        if sum(worth(each) for each in sets) < needed:
            sets = []
        laid = sum(self.lay(each, "Felt") for each in sets)
        rack -= Counter(tile for each in sets for tile in each)
        if not needed or laid:
            laid += self.add(rack, rows if not needed else [])
        self.laid += laid
        self.drawn += not laid
        lines = self.strike("return")
        for _ in range(70):
            if self.is_heard(lines):
                break
            self.wait()
            asked = any(line.endswith("anyway?") for line in lines)
            lines = self.insist() if asked else self.listen()
        else:
            raise AssertionError(self.log[-30:])
        self.answer(lines)

    def insist(self) -> list[str]:
        """Press once more, not so soon that it could be meant for what was before the question."""
        for _ in range(PAUSE):
            self.wait()
        return self.strike("return")

    @staticmethod
    def is_heard(lines: list[str]) -> bool:
        """Tell whether the turn has ended."""
        ends = ("played", "drew", "opened with", "passed", "out!", "can move")
        return any(each in line for line in lines for each in ends)

    def add(self, rack: "Counter[Tile]", rows: list[Row]) -> int:
        """Lay single tiles with rows of the table."""
        laid = 0
        for tile in sorted(rack):
            for row in rows:
                if rack[tile] and row.takes(tile) and self.lay((tile,), row.place(tile)):
                    row.tiles.add(tile)
                    row.length += 1
                    rack[tile] -= 1
                    laid += 1
        return laid

    def lay(self, tiles: tuple[Tile, ...], place: str) -> int:
        """Take tiles of the rack and put them down; tell how many."""
        for tile in tiles:
            self.go(re.compile(rf"Rack \d+: {name(tile)}$"))
            assert f"Picked up: {name(tile)}" in self.strike("space"), self.log
        self.go(re.compile(re.escape(place)))
        lines = self.strike("space")
        assert any(re.match(r"Row \d+: (run|group)", line) for line in lines), self.log[-9:]
        return len(tiles)

    # What is heard

    def rack(self) -> "Counter[Tile]":
        """Ask for the rack; jokers stay on it."""
        line = next(found[1] for line in self.strike("f4") if (found := RACK.match(line)))
        tiles: Counter[Tile] = Counter()
        for group in line.split("; "):
            color, _, numbers = group.partition(" ")
            if color in COLORS:
                tiles.update((color, int(number)) for number in numbers.split(", "))
        return tiles

    def table(self) -> list[Row]:
        """Ask for the table; rows that are neither run nor group are left alone."""
        rows = []
        for line in self.strike("f5"):
            if found := RUN.match(line):
                first, last = int(found[3]), int(found[4])
                tiles = {(found[2], number) for number in range(first, last + 1)}
                rows.append(Row(int(found[1]), tiles, True, len(tiles)))
            elif found := GROUP.match(line):
                tiles = {(color, int(found[2])) for color in found[3].split(", ")}
                jokers = (found[4] or "").count("joker")
                rows.append(Row(int(found[1]), tiles, False, len(tiles) + jokers))
        return rows

    # The way to a place

    def go(self, to: "re.Pattern[str]") -> None:
        """Walk with arrows until a place is heard that is meant; keep in mind what leads where."""
        known: dict[str, dict[str, str]] = {}
        here = self.step("right")
        for _ in range(MOST_PRESSES):
            if to.match(here):
                return
            arrows = known.setdefault(here, {})
            way = way_to(known, here)
            arrow = next(each for each in ARROWS if each not in known[way[-1] if way else here])
            for place in way:
                arrow_there = next(a for a, there in arrows.items() if there == place)
                here = self.step(arrow_there, here)
                if to.match(here) or here != place:
                    break
                arrows = known.setdefault(here, {})
            else:
                there = self.step(arrow, here)
                known[here][arrow] = there
                here = there
        raise AssertionError((to, self.log[-20:]))

    def step(self, arrow: str, here: str = "") -> str:
        """Press an arrow and give what is said of the place; nothing where it leads nowhere."""
        lines = self.strike(arrow)
        return lines[-1] if lines else here


def way_to(known: dict[str, dict[str, str]], here: str) -> list[str]:
    """Give the places on the way to the nearest one from where an arrow is untried."""
    waiting: deque[list[str]] = deque([[]])
    seen = {here}
    while waiting:
        way = waiting.popleft()
        at = way[-1] if way else here
        if len(known.get(at, {})) < len(ARROWS):
            return way
        for there in known[at].values():
            if there not in seen:
                seen.add(there)
                waiting.append([*way, there])
    raise AssertionError("There is no such place.")


def name(tile: Tile) -> str:
    return f"{tile[0]} {tile[1]}"


def worth(tiles: tuple[Tile, ...]) -> int:
    return sum(number for _, number in tiles)


def sets_on(rack: "Counter[Tile]") -> Iterator[tuple[Tile, ...]]:
    """List sets that can be laid beside each other, the longest runs first."""
    left = Counter(rack)
    while found := max(_sets(left), key=lambda each: (len(each), worth(each)), default=None):
        left -= Counter(found)
        yield found


def _sets(rack: "Counter[Tile]") -> Iterator[tuple[Tile, ...]]:
    for color in COLORS:
        for first in range(1, 12):
            run = []
            while rack[color, first + len(run)] > 0:
                run.append((color, first + len(run)))
            if len(run) >= 3:
                yield tuple(run)
    for number in range(1, 14):
        group = [(color, number) for color in COLORS if rack[color, number] > 0]
        for count in (4, 3):
            yield from combinations(group, count)
