"""The text form of the options of a game: a preset's name, and what differs from it."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from game.engine.limits import SEATS, NotationError, quote
from game.engine.meld import SMALLEST
from game.engine.position import tiles_of
from game.engine.rules import (
    COLORINGS,
    DEALS,
    FREED,
    LOOSE_TILES,
    NAMED,
    OFFERED,
    Games,
    Length,
    Rounds,
    Rules,
    Target,
)
from game.engine.tile import COLORS, COPIES, NUMBERS, number_tiles


def read_rules(text: str) -> Rules:
    """Read a preset's name and the options that differ from it.

    >>> rules = read_rules("classic-2016 seconds=90")
    >>> rules.seconds, rules.initial_meld
    (90, 30)
    """
    name, *options = text.split() or [""]
    if name not in NAMED:
        raise NotationError(f"{quote(name)} isn't a set of rules; there are {', '.join(OFFERED)}.")
    rules = NAMED[name]
    for option in options:
        rules = _with_option(rules, *option.partition("=")[::2])
    for told in _contradictions(rules):
        raise NotationError(told)
    return rules


def write_rules(rules: Rules) -> str:
    """Write the preset's name and the options that differ from it."""
    preset = NAMED[rules.name]
    return " ".join(
        [
            rules.name,
            *(
                f"{field.name}={_write_option(getattr(rules, field.name))}"
                for field in fields(rules)
                if getattr(rules, field.name) != getattr(preset, field.name)
            ),
        ]
    )


_RUNS = re.compile(r"[0-9]{1,2}-[0-9]{1,2}(,[0-9]{1,2}-[0-9]{1,2})*|none")
_LENGTHS_OF_RUNS = re.compile(r"[3-8](,[3-8]){0,15}|none")
_CHOICES = {"deal": DEALS, "freed_joker": FREED, "loose_tiles": LOOSE_TILES, "colors": COLORINGS}
_JOKERS = re.compile(r"J[0-4](D[0-4])?(M[0-4])?(C[0-4])?")
_WITHOUT_GROUPS: dict[str, object] = {
    "initial_meld": 0,
    "build_in_initial_turn": False,
    "loose_tiles": "refused",
    "river": False,
}
"""Where only runs count, these keep to what makes each colour a game of its own (R46)."""

_COUNT = re.compile(r"[0-9]{1,6}")
_BOUNDS = {
    "highest": range(5, NUMBERS.stop),
    "copies": range(1, COPIES + 1),
    "rack_size": range(1, 27),
    "seconds": range(1, 1_000_000),
}
"""A turn without a second would be none, and a few numbers would not tell who begins."""

_LENGTHS: dict[str, type[Length]] = {"rounds": Rounds, "target": Target, "games": Games}


def _write_option(value: object) -> str:
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return _write_tuple(value)
        case Rounds(number) | Target(number) | Games(number):
            return f"{type(value).__name__.lower()}:{number}"
        case _:
            return str(value)


def _write_tuple(items: tuple[Any, ...]) -> str:
    """Write jokers as `J2D2`, runs as `3-5,8-10`, and lengths of runs as `5,4`."""
    if items and isinstance(items[0], int):
        return ",".join(map(str, items))
    if items and isinstance(items[0][0], str):
        return "".join(f"{kind}{count}" for kind, count in items)
    return ",".join(f"{first}-{last}" for first, last in items) or "none"


def _with_option(rules: Rules, name: str, text: str) -> Rules:
    known = {field.name: getattr(rules, field.name) for field in fields(rules)}
    if name not in known or name == "name":
        raise NotationError(f"{quote(name)} isn't an option of the rules.")
    value: Any = _READERS.get(name, _read_option)(text)
    if not _fits(name, value, known[name]):
        raise NotationError(f"The option {name} can't be {quote(text)}.")
    return replace(rules, **{name: value})


def _contradictions(rules: Rules) -> Iterator[str]:
    """Say what contradicts: too few tiles for four racks, what R46 and (R48) leave out."""
    yield from _wrong_runs(rules)
    # A short game has other tiles for more players (`for_seats`).
    is_short = rules.deal == "quick" or rules.chance_runs
    most = _tiles_to_deal(rules) // (SEATS[0] if is_short else SEATS[-1])
    if rules.rack_size > most:
        yield f"With numbers up to {rules.highest} a rack has at most {most} tiles."
    whole = rules.highest == NUMBERS[-1] and rules.groups
    if not whole and any(count for _, count in rules.jokers):
        yield "Jokers need all numbers, and groups that count."
    if rules.together and rules.length != Games(1):
        yield "A match that all play together is one game."
    for name, value in _WITHOUT_GROUPS.items():
        if not rules.groups and getattr(rules, name) != value:
            yield f"Where only runs count, {name} is {_write_option(value)}."


def _tiles_to_deal(rules: Rules) -> int:
    return len(number_tiles(rules.highest, rules.copies)) - rules.tiles_laid_at_start


def _wrong_runs(rules: Rules) -> Iterator[str]:
    """Say which runs cannot lie there at the start (R47): no runs, or tiles that are not there."""
    if rules.chance_runs and rules.starting_runs:
        yield "There are starting runs or runs of chance, not both."
    for at in range(len(COLORS)):
        lengths = rules.chance_runs[at :: len(COLORS)]
        if max(lengths, default=0) >= rules.highest or sum(lengths) > rules.highest * rules.copies:
            yield f"Runs of chance with {sum(lengths)} tiles of a colour don't fit."
            return
    for first, last in rules.starting_runs:
        if not 1 <= first <= last + 1 - SMALLEST or last > rules.highest:
            yield f"{first}-{last} isn't a run of numbers up to {rules.highest}."
    laid = tiles_of(rules.starting_table)
    for tile in laid - Counter(rules.tiles):
        yield f"The table has {laid[tile]} {tile}; the box has {rules.copies}."
        return


def _fits(name: str, value: object, known: object) -> bool:
    if type(value) is int and value not in _BOUNDS.get(name, (value,)):
        return False
    match name:
        case "length":
            return isinstance(value, Length)
        case "seconds" | "mercy":
            return value is None or type(value) is int
        case _ if name in _CHOICES:
            return value in _CHOICES[name]
        case _:
            return type(value) is type(known)


def _read_jokers(text: str) -> tuple[tuple[str, int], ...] | None:
    """Read `J2D2M2C2`: how many there are of each kind."""
    if not _JOKERS.fullmatch(text):
        return None
    return tuple((kind, int(count)) for kind, count in zip(text[::2], text[1::2], strict=True))


def _read_runs(text: str) -> tuple[tuple[int, int], ...] | None:
    """Read `3-5,8-10`: the first and the last number of each run."""
    if not _RUNS.fullmatch(text):
        return None
    pairs = text.split(",") if text != "none" else []
    return tuple((int(first), int(last)) for first, last in (pair.split("-") for pair in pairs))


def _read_lengths(text: str) -> tuple[int, ...] | None:
    """Read `5,4,3`: how long each run of chance is."""
    if not _LENGTHS_OF_RUNS.fullmatch(text):
        return None
    return tuple(map(int, text.split(","))) if text != "none" else ()


def _read_option(text: str) -> object:
    kind, _, number = text.partition(":")
    if kind in _LENGTHS and _COUNT.fullmatch(number) and int(number):
        return _LENGTHS[kind](int(number))
    if _COUNT.fullmatch(text):
        return int(text)
    return {"none": None, "yes": True, "no": False}.get(text, text)


_READERS: dict[str, Callable[[str], object]] = {
    "jokers": _read_jokers,
    "starting_runs": _read_runs,
    "chance_runs": _read_lengths,
}
