"""Rows that open for what is carried over them, and those that do not."""

from dataclasses import replace

import pytest
from pygame import Rect

from game.engine.move import At
from game.engine.notation import read_position, read_row
from game.view.table.adviser import Advice
from game.view.table.highlights import Highlighted
from game.view.table.places.placements import OnRack
from tests import samples
from tests.kits import store
from tests.pilot import Place
from tests.scenes.seated import Seated, assert_home

RUN = """
rules classic-2016
table K8 R8 O8 | B4 B5 B6
* Fox+ R4 R5 B7 K12
  Owl+ O1 O2 O3 B13
pool R12
"""


@pytest.fixture
def pilot() -> Seated:
    start = read_position(RUN)
    lying = (read_row("R2 R3 R4 R6 R7"), *start.table)  # as it does in the middle of a turn
    made = Seated(samples.at_position(replace(start, table=lying)))
    made.settle()
    return made


def carry(pilot: Seated, tile: str, to: Place) -> None:
    """Carry a tile of the rack to a place and wait there."""
    pilot.press(pilot.mine(tile))
    for step in (0.5, 0.9, 1.0):
        x, y = pilot.mine(tile)
        pilot.move((round(x + (to[0] - x) * step), round(y + (to[1] - y) * step)), held=True)
    pilot.settle()


def gaps(pilot: Seated) -> list[Rect]:
    return [sprite.rect for sprite in pilot.board._row_frames._gaps]


def lefts(pilot: Seated, row: int) -> list[int]:
    count = len(pilot.board.shown.rows[row])
    return [pilot.sprite(At(row, index)).stage_sprite.rect.x for index in range(count)]


@pytest.mark.parametrize("index", [0, 2, 4])
def test_a_run_opens_where_the_tile_will_lie_wherever_it_is_held(pilot: Seated, index: int) -> None:
    before, pitch = lefts(pilot, 0), pilot.board.row_layout.pitch
    carry(pilot, "R5", pilot.at(0, index))
    moved = [now - then for now, then in zip(lefts(pilot, 0), before, strict=True)]
    assert moved == [0, 0, 0, pitch, pitch]
    (gap,) = gaps(pilot)
    four, six = (pilot.sprite(At(0, at)).placement.rect for at in (2, 3))
    assert four.right < gap.left < gap.right < six.left


def test_the_tiles_of_the_row_glide_apart_in_time(pilot: Seated) -> None:
    sprite, before = pilot.sprite(At(0, 4)), lefts(pilot, 0)[4]
    pilot.press(pilot.mine("R5"))
    pilot.move((pilot.mine("R5")[0], 400), held=True)
    pilot.move(pilot.at(0, 2), held=True)
    pilot.step()
    seen = []
    while sprite.moving:
        seen.append(lefts(pilot, 0)[4])
        pilot.step()
    assert before < seen[1] < before + pilot.board.row_layout.pitch
    assert seen == sorted(seen)
    assert 5 <= len(seen) <= 8


def test_rows_stay_closed_under_a_hand_that_only_passes(pilot: Seated) -> None:
    x, y = pilot.mine("R5")
    pilot.press((x, y))
    end = pilot.at(0, 2)
    opened = []
    for step in range(1, 7):
        at = round(x + (end[0] - x) * step / 6), round(y + (end[1] - y) * step / 6)
        pilot.move(at, held=True)
        opened.append(bool(gaps(pilot)))
    assert not any(opened)
    pilot.step()
    assert gaps(pilot)


def test_what_is_highlighted_goes_along_with_its_row() -> None:
    pilot = Seated(samples.session(RUN))
    pilot.settle()
    pilot.turn.state.advise(Advice(places=Highlighted(rows=(0,))))
    pilot.step()
    (closed,) = pilot.turn.state.adviser.rects
    carry(pilot, "R5", pilot.at(0, 2))
    (open_row,) = pilot.turn.state.adviser.rects
    assert open_row.w - closed.w == pilot.board.row_layout.pitch
    pilot.move(pilot.felt(), held=True)
    pilot.settle()
    assert pilot.turn.state.adviser.rects == [closed]


def test_nothing_moves_any_more_when_the_tile_lands(pilot: Seated) -> None:
    carry(pilot, "R5", pilot.at(0, 0))
    open_row = lefts(pilot, 0)
    (gap,) = gaps(pilot)
    pilot.release(pilot.at(0, 0))
    pilot.settle()
    assert pilot.rows[0] == "R2 R3 R4 R5 R6 R7"
    there = lefts(pilot, 0)
    assert there[3] + pilot.board.tiles.art.pad(gap.w)[0] == gap.x
    assert [*there[:3], *there[4:]] == open_row
    assert gaps(pilot) == []


def test_the_row_closes_when_the_hand_leaves_or_lets_go(pilot: Seated) -> None:
    before = lefts(pilot, 0)
    carry(pilot, "R5", pilot.at(0, 0))
    pilot.move((pilot.felt()[0], pilot.felt()[1]), held=True)
    pilot.settle()
    assert (lefts(pilot, 0), gaps(pilot), pilot.board.aimed) == (before, [], None)
    pilot.move(pilot.at(0, 0), held=True)
    assert gaps(pilot)
    pilot.key("escape")
    pilot.settle()
    assert (lefts(pilot, 0), gaps(pilot), pilot.board.aimed) == (before, [], None)
    assert_home(pilot.board)


def test_a_row_that_has_opened_reaches_over_its_gap(pilot: Seated) -> None:
    carry(pilot, "B7", pilot.at(2, 2))
    (gap,) = gaps(pilot)
    pilot.move((gap.right - 3, gap.centery), held=True)
    assert gaps(pilot) == [gap]
    pilot.release((gap.right - 3, gap.centery))
    assert pilot.rows[2] == "B4 B5 B6 B7"


def test_no_gap_stays_when_the_table_changes_under_the_hand(pilot: Seated) -> None:
    pilot.drag(pilot.mine("R5"), pilot.at(0, 0))
    pilot.settle()
    carry(pilot, "R4", pilot.at(0, 2))
    assert gaps(pilot)
    pilot.key("z", ctrl=True)
    assert (pilot.rows[0], gaps(pilot)) == ("R2 R3 R4 R6 R7", [])


def test_a_tile_of_the_row_itself_keeps_its_place_open(pilot: Seated) -> None:
    before = lefts(pilot, 1)
    home = pilot.sprite(At(1, 1)).placement.rect
    pilot.press(home.center)
    pilot.move((home.centerx + 8, home.centery + 4), held=True)
    assert gaps(pilot) == [home]
    assert lefts(pilot, 1)[::2] == before[::2]


def test_with_reduced_motion_the_row_only_lights_up() -> None:
    pilot = Seated(samples.session(RUN), settings=store(reduced_motion=True))
    before = lefts(pilot, 0)
    carry(pilot, "R5", pilot.at(0, 2))
    assert (lefts(pilot, 0), gaps(pilot), pilot.board.aimed) == (before, [], 0)


def test_no_row_lights_up_that_would_refuse() -> None:
    pilot = Seated(samples.session(samples.OPENING))
    carry(pilot, "B7", pilot.at(0, 2))
    assert (pilot.board.aimed, gaps(pilot)) == (None, [])
    assert {pilot.board._row_frame(at).state for at in range(len(pilot.rows))} == {"lying"}
    pilot.release(pilot.at(0, 2))
    assert pilot.message == "Lay your first sets before you touch the table"


def test_none_lights_up_in_the_turn_of_somebody_else() -> None:
    pilot = Seated(samples.session(RUN.replace("* Fox+", "  Fox+").replace("  Owl+", "* Owl+")))
    pilot.press(pilot.mine("R5"))
    pilot.move((700, 300), held=True)
    pilot.move(pilot.at(0, 1), held=True)
    assert pilot.board.aimed is None


def test_a_full_table_lies_still() -> None:
    position = samples.worst_table()
    pilot = Seated(samples.at_position(position), (1366, 768))
    pilot.settle()
    width, before = pilot.board.row_layout.width, lefts(pilot, 20)
    carry(pilot, "K5", pilot.at(20, 1))
    assert pilot.board.aimed == 20
    assert pilot.board.row_layout.width == width
    assert lefts(pilot, 20) == before or gaps(pilot)
    assert isinstance(pilot.turn.state.hand.places[0], OnRack)
