"""Faults: the reasons, as data, why a row is no set or a table cannot be left as it is."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from game.engine.meld import LARGEST_GROUP, SMALLEST, counts, is_set, opposite, split_at, width
from game.engine.rules import Rules
from game.engine.tile import COLOR_CHANGE, DOUBLE, MIRROR, NUMBERS, Row


@dataclass(frozen=True)
class Fault:
    """One reason, the rows it is about and what its text needs to know.

    `reason` names a text; `facts` are its arguments (numbers, colour letters, tiles as text).
    """

    reason: str
    rows: tuple[int, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()


def fault(reason: str, *rows: int, **facts: str | int) -> Fault:
    """Make a fault about the rows with these numbers."""
    return Fault(reason, rows, tuple(facts.items()))


def row_faults(row: Row, at: int = 0) -> tuple[Fault, ...]:
    """Say all that keeps the row with number `at` from being a set; nothing for a set."""
    return () if is_set(row) else tuple(_reasons(row, at)) or (fault("mixed", at),)


def faults_by(rules: Rules, row: Row, at: int = 0) -> tuple[Fault, ...]:
    """Say the same by the rules of a game, where not every set may count (R46)."""
    if is_set(row) and not counts(row, rules):
        return (fault("runs-only", at),)
    return row_faults(row, at)


def _reasons(row: Row, at: int) -> Iterator[Fault]:
    shown = [tile for tile in row if tile.number]
    colors = Counter(tile.kind for tile in shown)
    numbers = Counter(tile.number for tile in shown)
    if not shown:
        yield fault("jokers-only", at)
    elif len(row) < SMALLEST:
        yield fault(_short(row, colors, numbers), at)
    if MIRROR in row:
        yield from _mirror_reasons(row, at)
    elif COLOR_CHANGE in row and shown:
        yield from _change_reasons(row, at, numbers)
    elif len(numbers) == 1 and len(shown) > 1:
        yield from _group_reasons(row, at, colors)
    elif len(colors) == 1 and len(numbers) > 1:
        yield from _run_reasons(row, at, numbers)
    elif len(colors) > 1 and len(numbers) > 1:
        yield fault("mixed", at)


def _short(row: Row, colors: Counter[str], numbers: Counter[int]) -> str:
    if len(row) == 1 or any(tile.is_joker for tile in row):
        return "set-short"
    if len(colors) == 1 and len(numbers) == len(row):
        return "run-short"
    return "group-short" if len(numbers) == 1 else "set-short"


def _mirror_reasons(row: Row, at: int) -> Iterator[Fault]:
    """Say what is wrong on the sides of a Mirror (R30, R31)."""
    left, *rest = split_at(row, MIRROR)
    if len(rest) > 1:
        yield fault("mirror-twice", at)
    elif not left or not rest[0]:
        yield fault("mirror-middle", at)
    elif sum(map(width, left)) != sum(map(width, rest[0])):
        yield fault("mirror-uneven", at)
    elif any(COLOR_CHANGE in pair for pair in opposite(left, rest[0])):
        yield fault("mirror-change", at)
    elif any(opposite(left, rest[0])):
        yield fault("mirror-sides", at)
    else:
        yield fault("mirror-side", at)


def _change_reasons(row: Row, at: int, numbers: Counter[int]) -> Iterator[Fault]:
    """Say what is wrong around a Colour change (R32)."""
    stretches = [
        {tile.kind for tile in part if tile.number} for part in split_at(row, COLOR_CHANGE)
    ]
    if len(numbers) == 1 and sum(numbers.values()) > 1:
        yield fault("change-only-runs", at)
    elif any(len(colors) > 1 for colors in stretches):
        yield fault("change-stretch", at)
    elif any(one and one == other for one, other in pairwise(stretches)):
        yield fault("change-same", at)
    elif len(row) >= SMALLEST:
        yield fault("change-number", at)


def _group_reasons(row: Row, at: int, colors: Counter[str]) -> Iterator[Fault]:
    for color, count in colors.items():
        if count > 1:
            yield fault("color-twice", at, color=color)
    if sum(map(width, row)) > LARGEST_GROUP:
        yield fault("double-group" if DOUBLE in row else "group-long", at)


def _run_reasons(row: Row, at: int, numbers: Counter[int]) -> Iterator[Fault]:
    for number, count in numbers.items():
        if count > 1:
            yield fault("number-twice", at, number=number)
    span = range(min(numbers), max(numbers) + 1)
    gaps = [number for number in span if number not in numbers]
    places = sum(width(tile) for tile in row if tile.is_joker)
    if places < len(gaps):
        yield fault("gap", at, number=gaps[places])
    elif places - len(gaps) > len(NUMBERS) - len(span):
        yield fault("run-long", at)
    elif DOUBLE in row:
        yield fault("double-run", at)
    elif len(row) >= SMALLEST and max(numbers.values()) == 1:
        yield fault("order", at)
