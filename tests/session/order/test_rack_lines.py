"""The lines of a rack: where tiles stand, how they make room, and their text form."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.limits import NotationError
from game.engine.notation import read_row
from game.session.order.rack_lines import (
    TILE,
    RackLines,
    Spot,
    Word,
    flow,
    lines_of,
    make_room,
    nearest_free,
    put,
    read_lines,
    standings,
    words_of,
    write_lines,
)

COLUMNS = 24

tiles = st.sampled_from(read_row("K1 R2 R2 B13 O7 J"))
lines = st.lists(st.lists(st.none() | tiles, max_size=9).map(tuple), max_size=3).map(tuple)


def trimmed(given: RackLines) -> RackLines:
    return lines_of(standings(given))


def placed(text: str, tiles: str, line: int, column: int, columns: int = COLUMNS) -> str:
    standing = list(standings(read_lines(text)))
    return write_lines(put(standing, read_row(tiles), Spot(line, column), columns))


@given(lines)
def test_lines_are_read_as_they_were_written(given: RackLines) -> None:
    assert read_lines(write_lines(trimmed(given))) == trimmed(given)


def test_what_never_had_gaps_is_read_as_one_line() -> None:
    assert list(standings(read_lines("K1 R2 J"))) == [
        (tile, Spot(0, TILE * at)) for at, tile in enumerate(read_row("K1 R2 J"))
    ]


@pytest.mark.parametrize("text", ["R3 X9", "R3 ..", " ".join(["."] * 700) + " R3", "/" * 9 + "R3"])
def test_what_is_no_rack_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_lines(text)


def test_a_tile_goes_where_it_is_dropped_and_no_other_moves() -> None:
    assert placed("R3 R4 . K7", "B1", 0, 9) == "R3 R4 . K7 . . B1"
    assert placed("R3 R4 . K7", "B1", 1, 5) == "R3 R4 . K7 / . . . . . B1"
    assert placed("R3 . . K7", "B1", 0, 2) == "R3 B1 K7"


def test_dropped_half_over_a_neighbour_it_stands_beside_it() -> None:
    assert placed("R3 R4 . . . . K7", "B1", 0, 3) == "R3 R4 B1 . . K7"
    assert placed("R3 R4 . . . . K7", "B1", 0, 7) == "R3 R4 . . B1 K7"


def test_between_neighbours_room_is_made_towards_the_nearest_gap() -> None:
    assert placed("R3 R4 R5 . . . K7", "B1", 0, 2) == "R3 B1 R4 R5 . K7"
    assert placed("O1 . . R3 R4 R5 K7", "B1", 0, 6, columns=12) == "O1 R3 R4 B1 R5 K7"


def test_gaps_stay_gaps_while_there_is_room() -> None:
    assert placed("R3 R4 . K7 K8", "B1", 0, 2) == "R3 B1 R4 . K7 K8"
    assert placed("R3 R4 . K7 K8", "B1", 0, 2, columns=10) == "R3 B1 R4 K7 K8"


def test_several_tiles_are_put_side_by_side() -> None:
    assert placed("R3 R4 . . . . . K7", "B1 B2", 0, 5) == "R3 R4 . B1 B2 K7"
    assert placed("R3 R4", "B1 B2 J", 0, 2) == "R3 B1 B2 J R4"


def test_a_line_without_room_grows() -> None:
    assert placed("R3 R4 R5", "B1", 0, 2, columns=6) == "R3 B1 R4 R5"


@given(lines, st.lists(tiles, min_size=1, max_size=4), st.integers(0, 2), st.integers(0, 30))
def test_no_tile_is_lost_and_none_stands_on_another(
    given: RackLines, new: list, line: int, column: int
) -> None:
    before = list(standings(given))
    after = list(standings(put(before, tuple(new), Spot(line, column), COLUMNS)))
    assert Counter(tile for tile, _ in after) == Counter(tile for tile, _ in before) + Counter(new)
    for (_, one), (_, other) in pairwise(sorted(after, key=lambda each: each[1])):
        assert one.line < other.line or other.column - one.column >= TILE
    assert [each for each in after if each[1].line != line] == [
        each for each in before if each[1].line != line
    ]


@given(st.sets(st.integers(0, 11)), st.integers(0, 22), st.integers(1, 4))
def test_those_that_are_not_in_the_way_stay(taken: set[int], at: int, count: int) -> None:
    others = [TILE * place for place in sorted(taken)]
    start, moved = make_room(others, at, TILE * count, COLUMNS)
    assert sorted(moved) == moved
    wide = TILE * count
    free = all(other + TILE <= at or at + wide <= other for other in others)
    if free and at + wide <= COLUMNS:
        assert (start, moved) == (at, others)


def test_the_nearest_free_spot_is_found() -> None:
    taken = [Spot(0, 0), Spot(0, 2), Spot(0, 4), Spot(1, 0)]
    assert nearest_free(taken, Spot(0, 8)) == Spot(0, 8)
    assert nearest_free(taken, Spot(0, 3)) == Spot(0, 6)
    assert nearest_free(taken, Spot(1, 0)) == Spot(1, 2)


def test_words_are_parted_at_gaps_and_lines() -> None:
    spots = [spot for _, spot in standings(read_lines("R3 R4 . K7 / . . B1"))]
    assert words_of(spots) == [Word(2, 0, True), Word(1, 1), Word(1, 2, True)]
    assert flow(words_of(spots), COLUMNS) == spots


def test_a_word_that_does_not_fit_goes_to_the_next_line_and_a_long_one_is_broken() -> None:
    assert flow([Word(3), Word(2)], 10) == [(0, 0), (0, 2), (0, 4), (1, 0), (1, 2)]
    assert flow([Word(4)], 6) == [(0, 0), (0, 2), (0, 4), (1, 0)]
