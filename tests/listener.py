"""Somebody who plays by ear: gets the spoken lines alone, presses keys, and knows nothing else.

They ask for their rack in each turn, keep in mind what is told of rows, type the tile they want,
ask where it can go, and lay it there. What they are told wrong, they play wrong.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

Tile = tuple[str, int]
"""A colour and a number, as they are called."""

LETTERS = {"black": "k", "red": "r", "blue": "b", "orange": "o"}
SOUND = "(a sound)"
"""What is heard instead of words where a press leads nowhere."""

PAUSE = 12
"""Moments in which one hears a question out."""

RUN = re.compile(r"(Row \d+|New row|Gone): run, (\w+) (\d+) to (\d+)")
GROUP = re.compile(r"(Row \d+|New row|Gone): group of (\d+)s, ([a-z, ]+?)(, joker as .*)?$")
CHOICE = re.compile(r"\. Place (\d) of (\d)\.$")
RACK = re.compile(r"Rack, \d+ tiles?: (.*)")
NEEDED = re.compile(r"[Yy]our first sets need (\d+) points")

OVER = re.compile("won the match|the match!|^Return: (Play again|Rematch)")
"""What is heard at the end of a match; that of a single game offers another."""


@dataclass
class Row:
    """A set on the table, as it was described."""

    tiles: set[Tile]
    is_run: bool
    length: int

    def takes(self, tile: Tile) -> bool:
        (color, number), numbers = tile, sorted(each for _, each in self.tiles)
        if self.is_run:
            same = color in {each for each, _ in self.tiles}
            return same and number in (numbers[0] - 1, numbers[-1] + 1)
        return self.length < 4 and number == numbers[0] and tile not in self.tiles

    def is_kin(self, other: "Row") -> bool:
        return self.tiles <= other.tiles or other.tiles <= self.tiles


def row_in(line: str) -> Row | None:
    """Understand what a line says of a row."""
    if found := RUN.match(line):
        tiles = {(found[2], number) for number in range(int(found[3]), int(found[4]) + 1)}
        return Row(tiles, True, len(tiles))
    if found := GROUP.match(CHOICE.sub("", line)):
        tiles = {(color, int(found[2])) for color in found[3].split(", ")}
        return Row(tiles, False, len(tiles) + (found[4] or "").count("joker"))
    return None


@dataclass
class Listener:
    """Plays a game by what is said; `hear` gives new lines, `press` a key, `wait` a moment."""

    hear: Callable[[], list[str]]
    press: Callable[[str], None]
    wait: Callable[[], None]
    log: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    """The rows of the table, as far as one remembers them."""
    presses: int = 0
    silent: int = 0
    """How many presses were not answered, neither in words nor by a sound."""
    words: int = 0
    turns: int = 0
    laid: int = 0
    drawn: int = 0
    over: bool = False

    def listen(self) -> list[str]:
        """Take in what was said, and keep in mind what it tells of rows."""
        lines = self.hear()
        self.log += lines
        self.words += sum(len(line.split()) for line in lines if line != SOUND)
        for line in lines:
            if row := row_in(line):
                self.rows = [each for each in self.rows if not each.is_kin(row)]
                self.rows += [row] * line.startswith("Row")
        return lines

    def strike(self, key: str) -> list[str]:
        self.log.append(f"    [{key}]")
        self.presses += 1
        self.press(key)
        lines = self.listen()
        self.silent += not lines
        return lines

    def play(self, patience: int = 20_000) -> None:
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
        self.turns += 1
        rack = self.rack()
        sets = list(sets_on(rack))
        if sum(worth(each) for each in sets) < needed:
            sets = []
        laid = sum(self.lay(each[0], rack, row_of(each)) for each in sets)
        if not needed or laid:
            laid += sum(self.add(tile, rack) for tile in sorted(rack)) if not needed else 0
        self.laid += laid
        self.drawn += not laid
        self.end_turn()

    def end_turn(self) -> None:
        lines = self.strike("return")
        for _ in range(70):
            ends = ("played", "drew", "Drawn:", "opened with", "passed", "out!", "can move")
            if any(each in line for line in lines for each in ends):
                break
            self.wait()
            asked = any(line.endswith("anyway?") for line in lines)
            lines = self.insist() if asked else self.listen()
        else:
            raise AssertionError(self.log[-30:])
        self.answer(lines)

    def insist(self) -> list[str]:
        """Press once more, not so soon that it could be meant for what was before the question."""
        self.hear_out()
        return self.strike("return")

    def hear_out(self) -> None:
        """Let a sentence come to its end."""
        for _ in range(PAUSE):
            self.wait()

    def add(self, tile: Tile, rack: "Counter[Tile]") -> int:
        """Lay a tile with a row that one remembers to take it; tell how many that were."""
        row = next((each for each in self.rows if each.takes(tile)), None)
        if row is None or not rack[tile]:
            return 0
        laid = self.lay(tile, rack, None)
        if not laid:
            self.rows.remove(row)  # It must have changed.
        return laid

    def lay(self, tile: Tile, rack: "Counter[Tile]", wanted: Row | None) -> int:
        """Ask where a tile can go, and lay it there: as a wanted new row, or with any."""
        self.find(tile)
        line = self.strike("w")[-1]
        while wanted and row_in(line) != wanted and has_more(line):
            line = self.strike("w")[-1]
        row = row_in(line)
        if row is None or (wanted and row != wanted):
            self.strike("escape")
            return 0
        new = row.tiles if line.startswith("New row") else {tile}
        lines = self.strike("return")
        assert any(re.match(r"Row \d+: (run|group)", each) for each in lines), self.log[-9:]
        rack.subtract(new)
        self.hear_out()
        return len(new)

    def find(self, tile: Tile) -> None:
        said: list[str] = []
        for sign in (LETTERS[tile[0]], *str(tile[1])):
            said = self.strike(sign)
        assert said[-1].endswith(name(tile)), self.log[-9:]

    # What is heard

    def rack(self) -> "Counter[Tile]":
        line = next(found[1] for line in self.strike("f4") if (found := RACK.match(line)))
        tiles: Counter[Tile] = Counter()
        for group in line.split("; "):
            color, _, numbers = group.partition(" ")
            if color in LETTERS:
                tiles.update((color, int(number)) for number in numbers.split(", "))
        return tiles


def has_more(line: str) -> bool:
    found = CHOICE.search(line)
    return bool(found) and found[1] != found[2]


def row_of(tiles: tuple[Tile, ...]) -> Row:
    return Row(set(tiles), len({color for color, _ in tiles}) == 1, len(tiles))


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
    for color in LETTERS:
        for first in range(1, 12):
            run = []
            while rack[color, first + len(run)] > 0:
                run.append((color, first + len(run)))
            if len(run) >= 3:
                yield tuple(run)
    for number in range(1, 14):
        group = [(color, number) for color in LETTERS if rack[color, number] > 0]
        for count in (4, 3):
            yield from combinations(group, count)
