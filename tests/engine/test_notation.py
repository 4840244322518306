"""The text form of tiles, rows, rules, positions and turns, there and back."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.limits import NotationError
from game.engine.notation import (
    read_position,
    read_row,
    read_table,
    read_tile,
    read_turn,
    write_position,
    write_row,
    write_table,
    write_turn,
)
from game.engine.position import Handicap, Position, Seat
from game.engine.rules import CLASSIC, CUSTOM, NAMED, OFFERED, RIVER, Games, Rounds, Rules, Target
from game.engine.rules_notation import read_rules, write_rules
from game.engine.tile import HIDDEN, JOKER, Row, Tile
from game.engine.turn import Draw, Pass, Play, Timeout, Turn, changed
from tests.engine.positions import position
from tests.engine.strategies import names, positions, rows, rules, sets, tiles

KNOWN = ", ".join(OFFERED)
EXAMPLE = """rules classic-2016
table B4 B5 B6 | K8 R8 O8
* fox+  R3 K7 J
  pip  ?14
pool ?52"""


def test_a_position_is_written_as_the_example() -> None:
    start = read_position(EXAMPLE)
    assert start == Position(
        CLASSIC,
        read_table("B4 B5 B6 | K8 R8 O8"),
        (Seat("fox", read_row("R3 K7 J"), opened=True), Seat("pip", (HIDDEN,) * 14)),
        (HIDDEN,) * 52,
    )
    assert write_position(start) == EXAMPLE


def test_one_line_is_as_good_as_many() -> None:
    line = " / ".join(part.strip() for part in EXAMPLE.split("\n"))
    assert write_position(read_position(EXAMPLE), one_line=True) == line
    assert read_position(line) == read_position(EXAMPLE)


def test_remarks_blank_lines_and_missing_parts_are_fine() -> None:
    text = 'rules classic-2016\n\n  fox  R3 # holds one\n * "a #1"+  K7 # to move\n'
    start = read_position(text)
    assert start.seats == (Seat("fox", read_row("R3")), Seat("a #1", read_row("K7"), opened=True))
    assert (start.to_move, start.table, start.pool, start.passes) == (1, (), (), 0)


@given(positions())
def test_what_is_written_is_read_again(start: Position) -> None:
    assert read_position(write_position(start)) == start
    line = write_position(start, one_line=True)
    assert "\n" not in line
    assert read_position(line) == start
    view = start.seen_by(0)
    assert read_position(write_position(view)) == view


@given(names(), st.booleans(), st.booleans())
def test_any_name_is_read_again(name: str, opened: bool, moves: bool) -> None:
    seats = (Seat(name, read_row("K1"), opened), Seat("pip", read_row("K2")))
    start = Position(CLASSIC, (), seats, to_move=0 if moves else 1)
    assert read_position(write_position(start)) == start
    assert read_position(write_position(start, one_line=True)) == start


LINES = "table", "rules", "pool", "passes", "river", "draws", "taken"


@pytest.mark.parametrize("name", [*LINES, "", "*", "a+", '"', "a / b", "#1"])
def test_names_that_look_like_something_else_are_quoted(name: str) -> None:
    start = Position(CLASSIC, (), (Seat(name), Seat("pip")))
    assert read_position(write_position(start, one_line=True)) == start


@pytest.mark.parametrize(
    ("seat", "written", "seconds"),
    [
        (Seat("fox", opened=True, handicap=Handicap(time=2)), "fox+ (x2)", 120),
        (Seat("a (x2)", handicap=Handicap(any_set_opens=True)), '"a (x2)" (any-set)', 60),
        (
            Seat("fox", handicap=Handicap(open_rack=True, any_set_opens=True, time=10)),
            "fox (open-rack,any-set,x10)",
            600,
        ),
        (Seat("fox", handicap=Handicap(time=None)), "fox (no-clock)", None),
        (Seat("(x2)"), '"(x2)"', 60),
    ],
)
def test_a_handicap_stands_behind_the_name(seat: Seat, written: str, seconds: int | None) -> None:
    start = Position(CLASSIC, (), (seat, Seat("pip", read_row("K1"))))
    text = f"rules classic-2016\ntable\n* {written}\n  pip  K1\npool"
    assert write_position(start) == text
    assert read_position(text) == start
    assert start.seconds == seconds


def test_what_is_no_handicap_is_named() -> None:
    with pytest.raises(
        NotationError, match=r"Line 3 of .*: 'x3' isn't a handicap; there are open-r"
    ):
        read_position("rules classic-2016\ntable\n* fox (any-set,x3)  R3\npip K1")


@given(tiles())
def test_tiles_are_read_again(tile: Tile) -> None:
    assert read_tile(str(tile)) == tile


@given(st.lists(rows()))
def test_tables_are_read_again(table: list[Row]) -> None:
    assert read_table(write_table(tuple(table))) == tuple(table)


@given(rules())
def test_rules_are_read_again(options: Rules) -> None:
    assert read_rules(write_rules(options)) == options


def test_rules_name_what_differs_from_the_preset() -> None:
    changed = replace(CLASSIC, seconds=None, joker_in_initial_meld=False, length=Target(200))
    text = "classic-2016 joker_in_initial_meld=no seconds=none length=target:200"
    assert write_rules(changed) == text
    assert write_rules(CLASSIC) == "classic-2016"
    assert read_rules("classic-2016 length=games:3").length == Games(3)
    assert read_rules("classic-2016 length=rounds:2").length == Rounds(2)


@pytest.mark.parametrize("rules", NAMED.values(), ids=str)
def test_a_preset_is_written_as_its_name(rules: Rules) -> None:
    assert write_rules(rules) == rules.name
    assert read_rules(rules.name) == rules


def test_every_option_can_be_another_than_that_of_the_preset() -> None:
    text = (
        "custom jokers=J2D2M2C2 chance_runs=5,4,3 deal=quick rack_size=10 initial_meld=50"
        " mercy=5 joker_in_initial_meld=no build_in_initial_turn=yes freed_joker=anywhere"
        " own_tiles_with_freed_joker=2"
        " group_joker_needs_both=yes double_needs_both=yes loose_tiles=taken river=yes seconds=none"
        " penalty_idle=0 penalty_unfinished=1 length=games:4 colors=yellow-pink"
        " open_racks=yes"
    )
    assert write_rules(read_rules(text)) == text
    same = {name for name, was in vars(CUSTOM).items() if getattr(read_rules(text), name) == was}
    assert same == {"name", "highest", "groups", "copies", "starting_runs", "together"}
    few = (
        "custom jokers=J0 highest=9 groups=no copies=1 starting_runs=3-5,6-8 rack_size=3"
        " initial_meld=0 length=games:1 together=yes"
    )
    assert write_rules(read_rules(few)) == few
    assert read_rules("twist-2018 jokers=J2").jokers == CLASSIC.jokers


def test_river_passes_and_counts_are_written_where_there_are_any() -> None:
    start = replace(
        position(rules=RIVER, river="R5 K9", draws=3, pool="", others=("K1", "K2")), passes=2
    )
    text = write_position(start)
    assert text.splitlines()[-4:] == ["pool", "river R5 K9", "passes 2", "draws 3 0 0"]
    assert read_position(text) == start
    start = replace(start, seats=(*start.seats[:2], replace(start.seats[2], taken=1)))
    text = write_position(start)
    assert text.splitlines()[-2:] == ["draws 3 0 0", "taken 0 0 1"]
    assert read_position(text) == start


def test_hidden_tiles_are_written_as_their_count() -> None:
    assert write_row((HIDDEN,) * 14) == "?14"
    assert read_row(" ?14 ") == (HIDDEN,) * 14


@pytest.mark.parametrize(
    ("turn", "text"),
    [
        (Draw(), "draw"),
        (Draw(Tile("R", 5)), "draw R5"),
        (Draw(JOKER), "draw J"),
        (Play(read_table("B4 B5 B6 | K8 R8 O8 | R1 R2 R3"), key=0), "take 1; R1 R2 R3"),
        (Play(read_table("K8 R8 O8 | B3 B4 B5 B6"), key=11), "take 12; B4 B5 B6 > B3 B4 B5 B6"),
        (Pass(), "pass"),
        (Timeout(unfinished=False), "timeout"),
        (Timeout(unfinished=True), "timeout unfinished"),
        (Play(read_table("K8 R8 O8 | B3 B4 B5 B6")), "B4 B5 B6 > B3 B4 B5 B6"),
        (Play(read_table("B4 B5 B6 | K8 R8 O8 | R1 R2 R3")), "R1 R2 R3"),
        (Play(read_table("B4 K4 O4 | B5 B6")), "B4 B5 B6 | K8 R8 O8 > B4 K4 O4 | B5 B6"),
    ],
)
def test_a_turn_names_the_rows_that_changed(turn: Turn, text: str) -> None:
    before = read_table("B4 B5 B6 | K8 R8 O8")
    assert write_turn(before, turn) == text
    assert read_turn(before, text) == turn


def test_a_turn_is_read_whatever_the_blanks() -> None:
    before = read_table("B4 B5 B6")
    assert read_turn(before, "  timeout   unfinished ") == Timeout(unfinished=True)
    assert read_turn(before, "B4  B5 B6>B3 B4 B5 B6") == Play(read_table("B3 B4 B5 B6"))


@given(st.lists(sets(), max_size=4), st.lists(sets(), max_size=4))
def test_any_table_is_reached_by_its_text(before: list[Row], after: list[Row]) -> None:
    found = read_turn(tuple(before), write_turn(tuple(before), Play(tuple(after))))
    assert isinstance(found, Play)
    assert sorted(found.table) == sorted(after)
    assert changed(tuple(before), found.table) == changed(tuple(before), tuple(after))


@pytest.mark.parametrize("text", ["R14", "X", "R0", "R01", "R١", "JD", "", "?"])
def test_what_is_no_tile_is_said(text: str) -> None:
    assert complaint(read_tile, text) == f"'{text}' isn't a tile."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"'' isn't a set of rules; there are {KNOWN}."),
        ("chess", f"'chess' isn't a set of rules; there are {KNOWN}."),
        ("classic-2016 wind=3", "'wind' isn't an option of the rules."),
        ("custom highest=9 jokers=J1", "Jokers need all numbers, and groups that count."),
        ("custom groups=no", "Jokers need all numbers, and groups that count."),
        ("custom groups=no jokers=J0", "Where only runs count, initial_meld is 0."),
        ("rung-1 river=yes", "Where only runs count, river is no."),
        ("rung-1 loose_tiles=taken", "Where only runs count, loose_tiles is refused."),
        ("ladder-1 rack_size=15", "With numbers up to 7 a rack has at most 14 tiles."),
        ("rung-1 rack_size=9", "With numbers up to 11 a rack has at most 8 tiles."),
        (
            "custom chance_runs=3 starting_runs=3-5",
            "There are starting runs or runs of chance, not both.",
        ),
        (
            "rung-1 starting_runs=none chance_runs=7,5,5,5,5",
            "Runs of chance with 12 tiles of a colour don't fit.",
        ),
        ("custom starting_runs=3-4", "3-4 isn't a run of numbers up to 13."),
        ("custom starting_runs=0-3", "0-3 isn't a run of numbers up to 13."),
        ("rung-2 starting_runs=6-9", "6-9 isn't a run of numbers up to 8."),
        ("rung-2 starting_runs=3-5,1-3,3-6", "The table has 3 K3; the box has 2."),
        ("classic-2016 name=x", "'name' isn't an option of the rules."),
    ],
)
def test_what_is_no_rule_is_said(text: str, message: str) -> None:
    assert complaint(read_rules, text) == message


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("highest", "4 14"),
        ("copies", "3"),
        ("chance_runs", "9"),
        ("starting_runs", "5"),
        ("jokers", "9 J5 D2J2 K2"),
        ("mercy", "yes"),
        ("river", "1"),
        ("loose_tiles", "lost"),
        ("colors", "green"),
        ("initial_meld", "much yes -3 1111111"),
        ("seconds", "soon yes"),
        ("length", "long 7"),
        ("joker_in_initial_meld", "1 "),
        ("freed_joker", "nowhere 7"),
    ],
)
def test_an_option_is_none_of_these(option: str, values: str) -> None:
    for value in values.split(" "):
        text = f"custom {option}={value}" if value else f"custom {option}"
        assert complaint(read_rules, text) == f"The option {option} can't be '{value}'."


@pytest.mark.parametrize("number", ["9" * 5_000, "1" * 7, "0"])
@pytest.mark.parametrize("option", ["rack_size={}", "seconds={}", "length=games:{}"])
def test_numbers_beyond_all_measure_are_no_options(option: str, number: str) -> None:
    with pytest.raises(NotationError, match="can't be"):
        read_rules("custom " + option.format(number))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("B5", "B55", "Line 2 of the position: 'B55' isn't a tile."),
        ("K7", "K", "Line 3 of the position: 'K' isn't a tile."),
        ("?14", "?x K1", "Line 4 of the position: '?x' isn't a tile."),
        (
            "pip ",
            'p"i"p ',
            "Line 4 of the position: 'p\"i\"p  ?14' isn't a seat; it needs a name and tiles.",
        ),
        ("pip ", '"p\\q" ', 'Line 4 of the position: "p\\q" has a broken quote.'),
        ("pip ", '"\\ud800" ', 'Line 4 of the position: "\\ud800" has a broken quote.'),
        ("?52", "?52000", "Line 5 of the position: '?52000' isn't a tile."),
        ("pool ?52", "passes many", "Line 5 of the position: The passes are a number, not 'many'."),
        (
            "pool ?52",
            "passes " + "9" * 7,
            "Line 5 of the position: The passes are a number, not '9999999'.",
        ),
        (
            "pool ?52",
            "draws 1 many",
            "Line 5 of the position: There is a number for each seat, not '1 many'.",
        ),
        ("pool ?52", "draws 1", "The line 'draws' of a position needs a number for each seat."),
        ("pool ?52", "taken 1", "The line 'taken' of a position needs a number for each seat."),
        ("pool ?52", "river R55", "Line 5 of the position: 'R55' isn't a tile."),
        (
            "classic-2016",
            "chess",
            f"Line 1 of the position: 'chess' isn't a set of rules; there are {KNOWN}.",
        ),
    ],
)
def test_an_error_names_the_line_of_the_position(old: str, new: str, message: str) -> None:
    assert complaint(read_position, EXAMPLE.replace(old, new)) == message


def test_what_a_position_lacks_is_said() -> None:
    for text in ("", "rules classic-2016\ntable B4 B5 B6"):
        assert complaint(read_position, text) == "The position has no seats."
    assert complaint(read_position, "fox K1") == "The position has no rules."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly", "'fly' isn't a tile."),
        ("K1 K2 K3 > K1 K2 K3 K4", "The row 'K1 K2 K3' is not on the table."),
        ("B4 B5 B6 | B4 B5 B6 > B4", "The row 'B4 B5 B6' is not on the table."),
        ("> B4 B5 B6", "Write the rows that changed before '>'."),
        ("B4 > B5 > B6", "'>' isn't a tile."),
        ("draw R99", "'R99' isn't a tile."),
        ("draw R5 R6", "'draw' isn't a tile."),
        ("take 0; R1 R2 R3", "'take' isn't a tile."),
        ("take 1 R1 R2 R3", "'take' isn't a tile."),
        ("take 1; draw", "'draw' isn't a tile."),
        ("take 1; K1 K2 K3 > K1", "The row 'K1 K2 K3' is not on the table."),
    ],
)
def test_what_is_no_turn_is_said(text: str, message: str) -> None:
    assert complaint(partial(read_turn, read_table("B4 B5 B6")), text) == message


@given(st.text(st.sampled_from('rulestbp KRBOJ*+?|>/"\\#=1239\n.-'), max_size=40))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    for wrapped in (text, "rules classic-2016\n" + text, "rules classic-2016 " + text + "\nfox K1"):
        for read in (read_position, partial(read_turn, ()), read_table):
            assert complaint(read, wrapped).endswith(".")


def complaint(read: Callable[[str], object], text: str) -> str:
    """Give what is said of a text that cannot be read; of one that can, that it is fine."""
    try:
        read(text)
    except NotationError as error:
        return str(error)
    return "Fine."


def test_a_position_in_a_test_is_the_one_it_says() -> None:
    assert write_position(position("B4 B5 B6", "R3", others=("K2",), pool="?2"), one_line=True) == (
        "rules classic-2016 / table B4 B5 B6 / * fox+  R3 / pip1  K2 / pool ?2"
    )
