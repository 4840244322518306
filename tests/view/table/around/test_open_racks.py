"""Open racks: all see those of players who play with one, and nobody sees another."""

from dataclasses import replace

import pytest
from pygame import Rect

from game.engine.notation import read_position, read_row, write_row
from game.engine.position import EVEN, Handicap, Position
from game.engine.rules import FIRST_RUNG
from game.engine.tile import Tile
from game.engine.turn import Draw
from game.view.table.shown import show
from scenes.play.handover import HandOver
from tests import samples
from tests.scenes.opened import SIZES
from tests.scenes.seated import SHARED, Seated, raw

OPEN = Handicap(open_rack=True)


def eased(*seats: int, text: str = SHARED) -> Position:
    position = read_position(text)
    each = (
        replace(seat, handicap=OPEN if at in seats else EVEN)
        for at, seat in enumerate(position.seats)
    )
    return replace(position, seats=tuple(each))


def dealt(tiles: int) -> Position:
    """Let three open racks hold so many tiles each."""
    position = eased(0, 1, 2)
    rack = read_row(" ".join(f"{color}{n}" for color in "KRBO" for n in range(1, 14)))[:tiles]
    return replace(position, seats=tuple(replace(seat, rack=rack) for seat in position.seats))


def seen(position: Position, viewer: int | None, **kwargs: object) -> list[str]:
    """Read the racks that lie open for a viewer, seat by seat."""
    session = samples.at_position(position, **kwargs)
    return [write_row(seat.open_rack) for seat in show(session.snapshot, viewer).seats]


def plates(pilot: Seated) -> list[Rect]:
    return pilot.turn.state.view.open_racks.rects


def test_without_a_handicap_no_rack_lies_open() -> None:
    for viewer in (0, 1, None):
        assert seen(eased(), viewer) == ["", "", ""]


def test_an_open_rack_is_seen_by_all_but_its_owner_who_has_it_in_front() -> None:
    position = eased(1)
    owl = write_row(position.seats[1].rack)
    for viewer in (0, 2, None):
        assert seen(position, viewer, people=(0, 1, 2)) == ["", owl, ""]
    assert seen(position, 1, people=(0, 1, 2)) == ["", "", ""]


def test_nothing_lies_open_before_the_tiles_are_dealt() -> None:
    session = samples.at_position(eased(0, 1, 2), people=(0, 1, 2))
    assert not any(seat.open_rack for seat in show(session.snapshot, None).undealt.seats)


def test_no_bot_sees_it() -> None:
    view = eased(0, 1).seen_by(2)
    assert {str(tile) for seat in view.seats[:2] for tile in seat.rack} == {"?"}
    assert view.seats[0].handicap == OPEN


def test_what_the_mover_lays_leaves_the_open_rack() -> None:
    position = eased(0)
    session = samples.at_position(position, people=(0, 1))
    before = show(session.snapshot, None).seats[0].open_rack
    session.do(Draw())
    after = show(session.snapshot, None).seats[0].open_rack
    assert len(after) == len(before) + 1
    assert after[-1] == Tile("R", 12)


@pytest.mark.parametrize("opened", [True, False])
def test_the_picture_tells_an_open_rack_and_no_closed_one(opened: bool) -> None:
    position = eased(*((1,) if opened else ()))
    pictures = set()
    seats = list(position.seats)
    pool = position.pool[: len(seats[1].rack)]
    seats[1] = replace(seats[1], rack=pool)
    for each in (position, replace(position, seats=tuple(seats))):
        pilot = Seated(samples.at_position(each, people=(0, 1, 2)))
        pilot.tap("button") if isinstance(pilot.scene, HandOver) else None
        pilot.tick(1)
        pictures.add(raw(pilot.picture()))
    assert len(pictures) == (2 if opened else 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [(0,), (0, 1, 2)])
@pytest.mark.parametrize("tiles", [1, 14, 30])
def test_open_racks_lie_between_badges_and_table(
    size: tuple[int, int], people: tuple[int, ...], tiles: int
) -> None:
    pilot = Seated(samples.at_position(dealt(tiles), people=people), size)
    found, view = plates(pilot), pilot.turn.state.view
    assert len(found) == 2
    assert found[0].right < found[1].left
    for plate in found:
        assert Rect((0, 0), size).contains(plate)
        assert plate.bottom <= view.board.zone.top
        assert plate.collidelist(view.seats.rects) < 0


@pytest.mark.parametrize(("opened", "told"), [(True, "Everyone may look"), (False, "eyes off")])
def test_the_curtain_says_whether_others_may_look(opened: bool, told: str) -> None:
    position = eased(*((0,) if opened else ()))
    pilot = Seated(samples.at_position(position, people=(0, 1)), viewer=None)
    assert isinstance(pilot.scene, HandOver)
    assert any(told in getattr(widget, "text", "") for widget in pilot.scene.widgets)


def test_on_the_first_rung_of_the_ladder_the_racks_of_all_people_lie_open() -> None:
    position = replace(eased(text=RUNS), rules=FIRST_RUNG)
    racks = [write_row(seat.rack) for seat in position.seats]
    assert seen(position, None, people=(0, 1)) == [*racks[:2], ""]
    assert seen(position, 0, people=(0, 1)) == ["", racks[1], ""]
    assert seen(position, 0) == ["", "", ""]


RUNS = """
rules ladder-1
table B4 B5 B6
* Fox+  B3 B7 R7
  Owl+  O1 O2 O3
  Otter K4 K5 K6
pool R1 R2
"""
