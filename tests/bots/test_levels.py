"""Every level plays legally, ends its games, and never peeks; the upper ones rearrange."""

from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings

from game.bots import LEVELS, mind, plain, sage
from game.bots.greedy import most_tiles
from game.engine.notation import write_table
from game.engine.position import Position
from game.engine.river import offer
from game.engine.rules import CLASSIC, RIVER, TWIST
from game.engine.turn import Choice, Draw, Pass, Play, changed, turn_faults
from tests.bots.tables import PLAYED, answers, game
from tests.engine.positions import position
from tests.engine.strategies import positions
from tests.sizes import crossed, example_count, size

PLAIN = [f"level{number}" for number in range(1, 8)]
LIVELY = [f"level{number}" for number in range(8, 12)]
"""The lower levels lay own sets and add; these rearrange the table. The hermit does, too."""

KEEPERS = ["level10", "hermit"]
TABLES = [
    pytest.param(preset, level, (4, 2, 3)[at % 3], id=f"{preset}-{level}")
    for at, (preset, level) in enumerate(crossed([*PLAYED], [*LEVELS]))
]
"""Every level at every preset, with four, two and three seats in turn; in a sample, each level."""

WELCOMING = " | ".join(" ".join(f"{c}{n}" for n in range(2, 13)) for c in "KRBO")
"""Nearly any tile has a place here, but for a second K13."""


def chosen(level: str, start: Position, chance: int = 1) -> Choice:
    return LEVELS[level](start.seen_by(start.to_move), Random(chance))


def laid(level: str, start: Position, chance: int = 1) -> list[str]:
    choice = chosen(level, start, chance)
    new = changed(start.table, choice.table)[1] if isinstance(choice, Play) else ()
    return sorted(write_table((row,)) for row in new)


def opened(start: Position) -> Position:
    return replace(start, seats=tuple(replace(seat, opened=True) for seat in start.seats))


# Every level


@pytest.mark.whole
@pytest.mark.parametrize(("preset", "level", "seats"), TABLES)
def test_whole_games_by_any_preset_are_legal_and_end_and_nobody_peeks(
    preset: str, level: str, seats: int
) -> None:
    *starts, last = game(LEVELS[level], PLAYED[preset], seats, seats)
    assert last.ended
    assert all(seat.opened for seat in last.seats if not seat.rack)
    few = size(2, 6)
    for start in starts[:: max(1, len(starts) // few)][:few]:
        for offered in {0, len(offer(start))}:
            assert len(answers(LEVELS[level], start, offered, ways=size(2, 4))) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_draws_or_passes_when_nothing_can_be_laid(level: str) -> None:
    assert chosen(level, position("R3 R4 R5", "K9 O1")) == Draw()
    assert chosen(level, position("R3 R4 R5", "K9 O1", pool="")) == Pass()
    assert chosen(level, position("", "K9 O1", pool="", opened=False)) == Pass()
    assert chosen(level, position(rack="K9 O1", opened=False)) == Draw()


@pytest.mark.parametrize("level", LEVELS)
def test_keeps_the_better_of_two_tiles(level: str) -> None:
    start = position("R3 R4 R5", "K9 R9 O1", pool="K2 B9 ?30", rules=RIVER)
    assert LEVELS[level](start.seen_by(0, 2), Random(1)) == Draw(start.pool[1])


@pytest.mark.parametrize("level", LEVELS)
def test_lays_the_first_meld(level: str) -> None:
    start = position(rack="K10 R10 B10 O12", opened=False, pool="?50")
    found = [laid(level, start, chance) for chance in range(60)]
    assert ["K10 R10 B10"] in found
    assert [each for each in found if each not in (["K10 R10 B10"], [])] == []


def often(level: str, start: Position, times: int = 200) -> float:
    return sum(isinstance(chosen(level, start, chance), Play) for chance in range(times)) / times


def test_they_are_in_order_and_the_hermit_is_the_last() -> None:
    *levels, last = LEVELS
    assert (levels, last) == ([f"level{at + 1}" for at in range(len(levels))], "hermit")


# How lively they are

MOST_AT_ONCE = 15
"""More tiles laid in one turn, without going out, were held back; the Sage waits longest."""


@pytest.fixture(scope="module")
def played() -> dict[str, list[list[Position]]]:
    """Let each level play itself, without bonus jokers and, if there is time, with them."""
    seeds = [(CLASSIC, 1), (TWIST, 1)][: size(1, 2)]
    return {
        level: [list(game(LEVELS[level], rules, 2, seed)) for rules, seed in seeds]
        for level in (*LIVELY, "hermit")
    }


def turns_of(games: list[list[Position]]) -> list[tuple[Position, Position]]:
    return [turn for positions in games for turn in pairwise(positions)]


def has_laid(before: Position, after: Position) -> bool:
    return before.table != after.table


def test_all_finish_their_games(played: dict[str, list[list[Position]]]) -> None:
    for level, games in played.items():
        assert {positions[-1].ended for positions in games} == {"out"}, level
        longest = max(map(len, games)) / 2
        assert longest <= 60, level


@pytest.mark.parametrize("level", LIVELY)
def test_they_lay_something_in_many_of_the_turns_in_which_they_could(
    level: str, played: dict[str, list[list[Position]]]
) -> None:
    turns = turns_of(played[level])
    could = [
        (before, after)
        for before, after in turns
        if has_laid(before, after) or isinstance(most_tiles(before.seen_by(before.to_move)), Play)
    ]
    assert len(could) > size(12, 30)
    assert sum(has_laid(*turn) for turn in could) >= 0.35 * len(could)


@pytest.mark.parametrize("level", LIVELY)
def test_they_hoard_nothing_once_they_have_opened(
    level: str, played: dict[str, list[list[Position]]]
) -> None:
    """Who cannot open may have to draw for long, which is no hoarding."""
    for before, after in turns_of(played[level]):
        if not before.mover.opened:
            continue
        held, left = len(before.mover.rack), len(after.seats[before.to_move].rack)
        assert left <= max(22, held) or not has_laid(before, after)
        assert held - left <= MOST_AT_ONCE or not left


@pytest.mark.release  # It takes games with bonus jokers to tell.
def test_the_hermit_holds_more_and_lays_less_than_all_others(
    played: dict[str, list[list[Position]]],
) -> None:
    lays = {level: sum(has_laid(*turn) for turn in turns_of(played[level])) for level in played}
    holds = {
        level: max(len(seat.rack) for turn in turns_of(played[level]) for seat in turn[1].seats)
        for level in played
    }
    assert min(lays, key=lambda level: lays[level] / len(turns_of(played[level]))) == "hermit"
    assert max(holds, key=lambda level: holds[level]) == "hermit"


# What the lower ones overlook


BROAD = "R4 R5 R6 R7 R8 | " + " | ".join(f"K{n} B{n} O{n}" for n in (1, 2, 3, 9, 10, 11, 12))
"""R6 has a place if the first of eight rows is split, R3 beside it."""


def shares(start: Position, levels: list[str]) -> list[float]:
    return [often(level, start) for level in levels]


def test_the_lower_levels_take_no_row_apart_before_the_pool_is_empty() -> None:
    assert shares(position(BROAD, "R6 K5", pool="?77"), PLAIN) == [0.0] * len(PLAIN)
    often_laid = shares(position(BROAD, "R6 K5", pool=""), PLAIN)
    *hosts, fourth, fifth, sixth, seventh = often_laid
    assert 0.1 < min(hosts) <= max(hosts) < fourth < fifth < 0.95
    assert sixth == seventh == 1.0


def test_the_upper_levels_take_more_rows_apart_the_higher_they_are() -> None:
    eighth, ninth = shares(position(BROAD, "R3 R6 R7 K5", pool="?70"), LIVELY[:2])
    assert 0.0 < eighth < ninth < 1.0


def test_the_lowest_overlook_some_of_their_tiles() -> None:
    first, second, *others = shares(position(rack="K10 R10 B10 R1", pool="?77"), PLAIN)
    assert 0.0 < first < second < 0.5
    assert others[1] == others[2] == others[4] == 1.0


# What the upper ones keep


@pytest.mark.parametrize("level", KEEPERS)
def test_jokers_are_kept_until_the_rack_goes_out_or_the_end_is_near(level: str) -> None:
    held = "K9 R9 J O1"
    assert chosen(level, position("R3 R4 R5", held)) == Draw()
    assert laid(level, position("R3 R4 R5", "K9 R9 J")) == ["K9 R9 J"]
    assert chosen(level, position("R3 R4 R5", held, pool="")) != Pass()
    assert laid(level, opened(position(WELCOMING, "K13 K13 J O6", others=("?14", "?1"))))
    assert chosen(level, position(rack="K10 R10 J O1", opened=False)) == Draw()


def test_the_others_lay_their_jokers_at_once() -> None:
    assert often("level9", position("R3 R4 R5", "K9 R9 J O1"), 20)


@pytest.mark.parametrize(
    ("rack", "waiting"),
    [
        ("R6 R7 K9 R9 B9 O1 J", ["level10", "hermit"]),
        ("R6 R7 K9 R9 B9 O1 O5 J", ["hermit"]),
        ("R6 R7 K9 R9 B9 O1 O5 O11 K2", ["hermit"]),
        ("R6 R7 K9 R9 B9", []),
    ],
    ids=["joker may carry it", "nearly out", "some without a place", "out"],
)
def test_who_waits_does_so_only_when_nearly_out(rack: str, waiting: list[str]) -> None:
    start = position("R3 R4 R5", rack)
    assert [level for level in KEEPERS if chosen(level, start) == Draw()] == waiting


def test_nobody_but_the_hermit_waits_with_a_full_rack() -> None:
    rack = "R6 R7 R8 R9 R10 R11 R12 R13 K9 R9 B9 O9 K4 B4 O4 K5 B5 O5 O1"
    start = position("R3 R4 R5", rack)
    assert [level for level in KEEPERS if chosen(level, start) == Draw()] == ["hermit"]


@pytest.mark.parametrize(
    ("table", "others", "lays"),
    [
        (WELCOMING, ("?1",), True),
        (WELCOMING, ("?14", "?14", "?1"), True),
        (WELCOMING, ("?14", "?14", "?14"), False),
        ("R10 R11 R12 | K10 K11 K12", ("?1",), False),
    ],
    ids=["one tile that fits", "of many", "all have many", "one that hardly fits"],
)
def test_the_hermit_lays_when_another_is_likely_to_go_out(
    table: str, others: tuple[str, ...], lays: bool
) -> None:
    start = opened(position(table, "K13 K13 R9", others=others))
    assert isinstance(chosen("hermit", start), Play) == lays


@pytest.mark.parametrize("level", [*KEEPERS, "level11"])
def test_who_keeps_jokers_holds_back_in_kind_while_somebody_hoards(level: str) -> None:
    """With an empty pool it passes for as long as that ends no game, so the other lays first."""
    rack = "R6 R7 R8 K9 R9 B9 O1 O5 O11 K2 K4 B12 B1"
    for held, lays in (("?19", level != "hermit"), ("?20", False)):
        start = opened(position("R3 R4 R5", rack, others=(held,)))
        assert isinstance(chosen(level, start), Play) == lays
    empty = replace(start, pool=(), seats=(start.mover, start.seats[1]))
    assert chosen(level, empty) == Pass()
    assert isinstance(chosen(level, replace(empty, passes=1)), Play)
    assert laid(level, opened(position("R3 R4 R5", "K9 R9 J", others=("?20",)))) == ["K9 R9 J"]


def test_who_waits_opens_with_as_little_as_is_enough() -> None:
    rack = "K10 R10 B10 K11 R11 B11 O3 O4 O5 O9"
    sets = ["K10 R10 B10", "K11 R11 B11", "O3 O4 O5"]
    assert laid("level9", position(rack=rack, opened=False)) == sets
    for level in KEEPERS:
        assert len(laid(level, position(rack=rack, opened=False))) == 1


@pytest.mark.parametrize(
    ("levels", "most"),
    [(PLAIN, 3), (["level8", "level9", "level10", "hermit"], 2), (["level11"], 7)],
)
def test_the_time_of_a_turn_is_bounded(
    levels: list[str], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is counted is the solver's most expensive answer; the Sage asks for each tile it has."""
    asked: list[Position] = []

    def counted(view: Position) -> Choice:
        asked.append(view)
        return most_tiles(view)

    for module in (mind, plain, sage):
        monkeypatch.setattr(module, "most_tiles", counted)
    racks = ("K10 R10 B10 J O1 O2", "K10 R10 B10 O1", "K10 R10 B10", "J", "O1")
    counts = []
    for level, made, rack in product(levels, (False, True), racks):
        for rules, river in ((CLASSIC, ""), (RIVER, "K1 K5")):
            asked.clear()
            chosen(level, position("R3 R4 R5", rack, opened=made, rules=rules, river=river))
            counts.append(len(asked))
    assert max(counts) <= most


@settings(max_examples=example_count(100))
@given(positions())
def test_a_turn_is_legal_by_any_rules(start: Position) -> None:
    for level in ("level1", "level4", "level6", "level8"):
        assert turn_faults(start, chosen(level, start)) == ()
