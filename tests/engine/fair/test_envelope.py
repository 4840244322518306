"""The envelope: what was sealed can be checked by anybody, and nothing in it can be exchanged."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from pathlib import Path

import pytest

from game.engine import fair
from game.engine.deal import deal
from game.engine.fair.chance import Chance, game_seed
from game.engine.fair.envelope import (
    NOBODY,
    Envelope,
    check,
    envelope_of,
    open_deal,
    seal,
    seal_with_tiles,
)
from game.engine.limits import NotationError
from game.engine.position import Position
from game.engine.record import Record, read_record, write_record
from game.engine.rules import CLASSIC, PRESETS, Rules
from game.engine.tile import Row

TOLD = (Path(fair.__file__).parent / "FAIR.md").read_text("utf-8")
HEADERS = re.findall(r'^    (\[[a-z]+ ".*"\])$', TOLD, re.MULTILINE)
EXAMPLE = "".join(f"{line}\n" for line in HEADERS)
(PROGRAM,) = re.findall(r"```js\n(.*?)```", TOLD, re.DOTALL)
NAMES = ("fox", '"Ann"  * [B]', "owl", "pip")


def dealt(seed: bytes, rules: Rules = CLASSIC, seats: int = 2) -> Position:
    return deal(rules, NAMES[:seats], Chance(seed)).position


def written(seed: bytes, start: Position) -> Record:
    return Record(start, (), seal_with_tiles(seed, start).headers(opened=True))


SEED = bytes(range(32))
START = dealt(SEED)


# What FAIR.md says, followed word by word


def told_bytes(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(seed + block.to_bytes(8, "big")).digest()
        block += 1


def told_below(number: int, stream: Iterator[int]) -> int:
    digits = len(f"{number:b}")
    while (drawn := next(stream) % 2**digits) >= number:
        pass
    return drawn


def told_shuffle(box: list[str], stream: Iterator[int]) -> list[str]:
    tiles = list(box)
    for place in reversed(range(1, len(tiles))):
        other = told_below(place + 1, stream)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    return tiles


def told_starter(pile: list[str], seats: int) -> int:
    still, leads, best = list(range(seats)), None, 0
    while still:
        drawn = {seat: int(pile.pop(0)[1:] or 0) for seat in still}
        if leads is not None:
            drawn[leads] = best
        best = max(drawn.values())
        top = [seat for seat, number in drawn.items() if number == best and best]
        leads = top[0] if len(top) == 1 else None
        still = sorted(
            seat for seat, number in drawn.items() if not number or (seat in top and leads is None)
        )
    assert leads is not None
    return leads


def told(seed: bytes, rules: Rules, seats: int) -> tuple[list[list[str]], list[str], int]:
    """Give racks, pool and who starts."""
    numbers = [f"{color}{number}" for color in "KRBO" for number in range(1, 14) for _ in "12"]
    box = [*numbers, *(kind for kind, count in rules.jokers for _ in range(count))]
    stream = told_bytes(seed)
    starts = told_starter(told_shuffle(box, stream), seats)
    mixed = told_shuffle(box, stream)
    size = rules.rack_size
    racks = [mixed[at * size : (at + 1) * size] for at in range(seats)]
    return racks, mixed[seats * size :], starts


def words(row: Row) -> list[str]:
    return [str(tile) for tile in row]


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_follows_from_its_seed_as_it_is_told(rules: Rules, seats: int) -> None:
    for at in range(60):
        seed = game_seed(seats, at)
        racks, pool, starts = told(seed, rules, seats)
        start = dealt(seed, rules, seats)
        assert [sorted(words(seat.rack)) for seat in start.seats] == list(map(sorted, racks))
        assert (words(start.pool), start.to_move) == (pool, starts)


def test_the_example_is_what_its_seed_deals() -> None:
    record = read_record(EXAMPLE)
    assert check(record) == ""
    assert write_record(record) == EXAMPLE
    *first, last = islice(told_bytes(SEED), 6)
    assert f"Its first bytes are {', '.join(map(str, first))} and {last}." in TOLD
    (drawn,) = deal(CLASSIC, NAMES[:2], Chance(SEED)).draws
    assert f"The fox draws {drawn[0]} for the start, the owl {drawn[1]}." in TOLD


@pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("", "", "true true"),
        ("R4 R12", "R12 R4", "true false"),
        ('[sealed "6c8', '[sealed "6c9', "false true"),
        ("press 1.83", "press 1.84", "true false"),
        ("press 1.83", "nobody", "true false"),
        ("/ fox", r"/ \"a  * [B]\"", "true true"),
        ("/ * owl", "/ owl", "true false"),
    ],
)
def test_the_program_that_is_told_finds_what_we_find(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = EXAMPLE.replace(old, new)
    assert follow(tmp_path, text) == said
    assert (check(read_record(text)) == "") == (said == "true true")


@pytest.mark.skipif(not shutil.which("node"), reason="needs Node")
@pytest.mark.parametrize("turned", [False, True])
def test_the_program_checks_older_records_too(tmp_path: Path, turned: bool) -> None:
    record = write_record(written(SEED, START))
    pool = record.rindex(" ", 0, record.rindex(" "))
    text = f"{record[:pool]} K1 K1{record[record.rindex(chr(34)) :]}" if turned else record
    assert follow(tmp_path, text) == ("false false" if turned else "true true")


def follow(tmp_path: Path, text: str) -> str:
    """Let the program that is told check a record."""
    program = tmp_path / "fair.js"
    program.write_text(PROGRAM, "utf-8")
    told = subprocess.run(["node", program], input=text, text=True, capture_output=True, check=True)
    return told.stdout.strip()


# What a record says


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_finished_game_opens_its_envelope(rules: Rules) -> None:
    for at in range(20):
        record = written(game_seed(7, at), dealt(game_seed(7, at), rules, 2 + at % 3))
        assert check(record) == ""
        assert check(read_record(write_record(record))) == ""


def test_an_unfinished_game_shows_the_seal_alone() -> None:
    assert seal_with_tiles(SEED, START).headers(opened=False) == (
        ("sealed", seal_with_tiles(SEED, START).seal),
    )


def moved(start: Position) -> Iterator[Position]:
    """Exchange two tiles, in every way that matters; or let another player start."""
    one, other = start.seats
    pool = start.pool
    yield replace(start, pool=(pool[1], pool[0], *pool[2:]))
    yield replace(start, pool=(*pool[:-2], pool[-1], pool[-2]))
    swapped = replace(one, rack=(pool[0], *one.rack[1:]))
    yield replace(start, seats=(swapped, other), pool=(one.rack[0], *pool[1:]))
    yield replace(start, seats=(replace(one, rack=other.rack), replace(other, rack=one.rack)))
    yield replace(start, to_move=1 - start.to_move)
    yield replace(start, pool=pool[:-1])


OTHERS = list(moved(START))


@pytest.mark.parametrize("other", OTHERS, ids=range(len(OTHERS)))
def test_no_other_tiles_come_out_of_an_envelope(other: Position) -> None:
    assert other != START
    exchanged = Record(other, (), seal_with_tiles(SEED, START).headers(opened=True))
    assert check(exchanged).startswith("The seal belongs to another seed, or the game began")
    fault = check(written(SEED, other))
    assert fault == "The tiles match the seal, but the seed deals others."


def test_another_seed_that_is_put_in_does_not_fit() -> None:
    sealed = seal_with_tiles(SEED, START)
    swapped = Envelope(SEED[::-1], sealed.seal)
    assert swapped.fault(START).startswith("The seal belongs to another seed")
    assert sealed.fault(START) == ""


def test_who_is_called_what_is_not_sealed() -> None:
    named = tuple(replace(seat, name=f"{seat.name}!") for seat in START.seats)
    assert seal_with_tiles(SEED, START).fault(replace(START, seats=named)) == ""


@pytest.mark.parametrize(
    ("headers", "complaint"),
    [
        (
            (("mixed", NOBODY), ("deal", 64 * "0"), ("sealed", 64 * "0"), ("mixed", "press 1.83")),
            "The record has two headers [mixed].",
        ),
        (
            (("deal", 64 * "0"), ("sealed", 64 * "0"), ("mixed", "Großmutter")),
            "'Großmutter' isn't a press; one looks like 'press 1.83'.",
        ),
        ((), "The record needs one header [deal] and one [sealed]."),
        ((("deal", 64 * "0"),), "The record needs one header [deal] and one [sealed]."),
        ((("sealed", 64 * "0"),), "The envelope of this record is still sealed."),
        (
            (("deal", 64 * "0"), ("deal", 64 * "1"), ("sealed", 64 * "0")),
            "The record needs one header [deal] and one [sealed].",
        ),
        (
            (("deal", 63 * "0"), ("sealed", 64 * "0")),
            "The header [deal] has 64 digits from 0 to f.",
        ),
        (
            (("deal", 64 * "0"), ("sealed", 64 * "F")),
            "The header [sealed] has 64 digits from 0 to f.",
        ),
    ],
)
def test_what_cannot_be_checked_is_told(
    headers: tuple[tuple[str, str], ...], complaint: str
) -> None:
    with pytest.raises(NotationError) as told:
        check(Record(START, (), headers))
    assert str(told.value) == complaint


# What a player mixes in


@pytest.mark.parametrize("mixed", [NOBODY, "press 0.00", "press 1.83", "press 99.99"])
def test_the_seal_comes_before_what_is_mixed_in(mixed: str) -> None:
    start = open_deal(CLASSIC, NAMES[:2], SEED, mixed).position
    record = Record(start, (), seal(SEED, mixed).headers(opened=True))
    assert dict(record.headers)["sealed"] == sha256(SEED.hex().encode()).hexdigest()
    assert check(read_record(write_record(record))) == ""
    assert (start == START) == (mixed == NOBODY)
    assert start.to_move == START.to_move


def test_nothing_else_can_have_been_mixed_in() -> None:
    start = open_deal(CLASSIC, NAMES[:2], SEED, "press 1.83").position
    for mixed in NOBODY, "press 1.84":
        fault = check(Record(start, (), seal(SEED, mixed).headers(opened=True)))
        assert fault == "The seed and what was mixed in deal other tiles."
    forged = Envelope(SEED[::-1], seal(SEED).seal, "press 1.83")
    assert forged.fault(start) == "The seal belongs to another seed."


# The games of a match


def test_each_game_of_a_match_has_its_envelope() -> None:
    starts = [dealt(game_seed(5, games)) for games in range(3)]
    for games, start in enumerate(starts):
        envelope = envelope_of(5, games, start, None)
        assert envelope == seal_with_tiles(game_seed(5, games), start)
        assert envelope_of(5, games + 1, start, None) is None
        assert envelope_of(6, games, start, None) is None
