"""What lies under the rows, and why a row is not a set."""

import pytest
from pygame import Rect, Surface

from game.kit.stage import Stage
from game.view.table.row_frames import RowFrame, RowFrames
from tests.scenes.seated import Seated, raw

SIZE = (1366, 768)
REASON = "A run needs 3 tiles"


@pytest.fixture(scope="module")
def pilot() -> Seated:
    return Seated(size=SIZE)


REACH, GAP = 6, 28
"""How far a frame reaches beyond tiles, and how far apart lines are."""


def drawn(pilot: Seated, *frames: RowFrame, gap: int = GAP) -> Surface:
    """Draw frames on black."""
    stage, screen = Stage(), Surface(SIZE)
    RowFrames(pilot.kit, stage, Rect((0, 0), pilot.kit.size)).show(frames, REACH, gap)
    stage.render(screen)
    return screen


def amber(pilot: Seated, picture: Surface, area: Rect) -> bool:
    """Tell whether there is amber in an area."""
    color = pilot.kit.theme["fault"]
    part = picture.subsurface(area)
    return any(part.get_at((x, y))[:3] == color[:3] for x in range(area.w) for y in range(area.h))


def below(rect: Rect) -> Rect:
    return Rect(rect.x, rect.bottom + 1, rect.w, 20)


def test_each_state_looks_different(pilot: Seated) -> None:
    rect = Rect(100, 100, 300, 90)
    states = ("lying", "legal", "begun", "faulty", "target")
    assert len({raw(drawn(pilot, RowFrame(rect, state))) for state in states}) == len(states)


def test_a_reason_is_written_below_its_row(pilot: Seated) -> None:
    rect = Rect(100, 100, 300, 90)
    assert amber(pilot, drawn(pilot, RowFrame(rect, "faulty", REASON)), below(rect))
    assert not amber(pilot, drawn(pilot, RowFrame(rect, "faulty")), below(rect))


def test_a_legal_row_is_checked_on_its_lower_edge(pilot: Seated) -> None:
    rect = Rect(100, 100, 300, 90)
    green = pilot.kit.theme["legal"]
    marked = [
        drawn(pilot, RowFrame(rect, state)).get_at((rect.centerx, rect.bottom + 4))[:3] == green[:3]
        for state in ("lying", "legal", "faulty", "target")
    ]
    assert marked == [False, True, False, False]


def test_how_far_a_row_is_stands_below_it_and_warns_of_nothing(pilot: Seated) -> None:
    rect = Rect(100, 100, 300, 90)
    picture = drawn(pilot, RowFrame(rect, "begun", "1 of 3", warns=False))
    assert raw(picture.subsurface(below(rect))) != raw(Surface(below(rect).size, 0, picture))
    assert not amber(pilot, picture, Rect(rect.x, rect.y, rect.w, rect.h + 30))


def test_no_sign_stands_for_it_where_there_is_no_room(pilot: Seated) -> None:
    rect = Rect(0, 100, SIZE[0], 90)
    rows = [RowFrame(rect, "begun", warns=False), RowFrame(rect.move(0, 92), "lying")]
    told = [RowFrame(rect, "begun", "1 of 3", warns=False), rows[1]]
    assert raw(drawn(pilot, *rows, gap=14)) == raw(drawn(pilot, *told, gap=14))


def test_the_line_around_a_faulty_row_is_broken(pilot: Seated) -> None:
    rect = Rect(100, 100, 300, 90)
    edges = []
    for state in ("legal", "faulty"):
        picture = drawn(pilot, RowFrame(rect, state))
        edges.append(len({tuple(picture.get_at((x, rect.y + 1))) for x in range(120, 380)}))
    assert edges == [1, 2]


def test_two_reasons_are_two_pictures(pilot: Seated) -> None:
    rect = Rect(100, 100, 300, 90)
    one, other = (
        drawn(pilot, RowFrame(rect, "faulty", text)) for text in (REASON, "The 5 is missing")
    )
    assert raw(one) != raw(other)


def test_where_there_is_no_room_below_a_reason_is_written_beside_its_row(pilot: Seated) -> None:
    below_it = RowFrame(Rect(100, 192, 300, 90), "lying")
    right, left = Rect(401, 110, 100, 70), Rect(0, 110, 99, 70)
    row = RowFrame(Rect(100, 100, 300, 90), "faulty", REASON)
    picture = drawn(pilot, row, below_it, gap=14)
    assert amber(pilot, picture, right)
    assert not amber(pilot, picture, left)
    beside = RowFrame(Rect(420, 100, 300, 90), "lying")
    row = RowFrame(row.rect.move(200, 0), "faulty", REASON)
    beside = RowFrame(beside.rect.move(200, 0), "lying")
    picture = drawn(pilot, row, beside, RowFrame(below_it.rect.move(200, 0), "lying"), gap=14)
    assert amber(pilot, picture, Rect(180, 110, 119, 70))


def test_where_there_is_no_room_at_all_a_sign_between_lines_stands_for_it(pilot: Seated) -> None:
    rect = Rect(0, 100, SIZE[0], 90)
    rows = [RowFrame(rect, "faulty", REASON), RowFrame(rect.move(0, 92), "lying")]
    picture = drawn(pilot, *rows, gap=14)
    tiles = rect.inflate(-2 * REACH, -2 * REACH)
    assert amber(pilot, picture, Rect(rect.centerx - 8, tiles.bottom + 1, 16, 12))
    assert not amber(pilot, picture, Rect(tiles.x, tiles.y, tiles.w, tiles.h - 1))
    assert not amber(pilot, picture, Rect(tiles.x, tiles.bottom + 14, tiles.w, tiles.h))


def test_reasons_that_would_meet_are_only_signs(pilot: Seated) -> None:
    rects = [Rect(x, 100, 60, 90) for x in (100, 170, 240)]
    walls = [RowFrame(Rect(0, 100, 90, 90), "lying"), RowFrame(Rect(310, 100, 900, 90), "lying")]
    picture = drawn(pilot, *(RowFrame(rect, "faulty", REASON) for rect in rects), *walls)
    assert all(amber(pilot, picture, below(rect)) for rect in rects)
    gaps = [Rect(one.right - 2, one.bottom + 1, 14, 20) for one in rects[:-1]]
    assert not any(amber(pilot, picture, gap) for gap in gaps)


def test_a_reason_at_the_edge_stays_inside_the_window(pilot: Seated) -> None:
    rects = [Rect(0, 100, 40, 60), Rect(SIZE[0] - 40, 100, 40, 60)]
    picture = drawn(pilot, *(RowFrame(rect, "faulty", REASON) for rect in rects))
    assert amber(pilot, picture, Rect(0, 161, 20, 20))
    assert amber(pilot, picture, Rect(SIZE[0] - 20, 161, 20, 20))


def test_plates_that_are_no_longer_wanted_are_gone(pilot: Seated) -> None:
    stage, screen = Stage(), Surface(SIZE)
    frames = RowFrames(pilot.kit, stage, Rect((0, 0), pilot.kit.size))
    rect = Rect(100, 100, 300, 90)
    frames.show(
        [RowFrame(rect, "faulty", REASON), RowFrame(rect.move(500, 0), "legal")], REACH, GAP
    )
    stage.render(screen)
    frames.show([], REACH, GAP)
    stage.render(screen)
    assert raw(screen) == raw(Surface(SIZE))
