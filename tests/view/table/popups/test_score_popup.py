"""The score popup: first sets count up their points, other plays their tiles, ever higher."""

from dataclasses import replace

import pytest

from game.engine.events import Played
from game.engine.game import EndTurn, Game, Play
from game.engine.move import FromRack, Move, To
from game.engine.notation import read_position, read_row, read_table
from game.engine.rules import FAMILY
from game.kit.preferences import Store
from game.view.sound_effects import SOFTLY
from game.view.table.popups.score_popup import Count, counted
from scenes.play.handover import HandOver
from tests import samples
from tests.kits import store
from tests.motions import FIRST_SETS, LAST_TILE
from tests.scenes.seated import SHARED, WAITING, Seated

Heard = list[tuple[str, int, float]]


def opening(settings: Store | None = None, people: tuple[int, ...] = (0,)) -> Seated:
    """Lay first sets of 36 points and end the turn."""
    pilot = Seated(samples.session(FIRST_SETS, people=people), settings=settings)
    for row in "R10 B10 K10", "K1 K2 K3":
        tiles = tuple(FromRack(tile) for tile in read_row(row))
        pilot.turn.control.do(Move(tiles, To.NEW_ROW))
    pilot.settle()
    pilot.tap("action")
    return pilot


def texts(pilot: Seated) -> list[str]:
    """Give all that the popup says until it is gone, each text once."""
    said = []
    while text := pilot.turn.state.view.score_popup.text:
        if text not in said:
            said.append(text)
        pilot.step()
    return said


def clacks(heard: Heard) -> list[int]:
    return [step for name, step, _ in heard if name == "clack"]


def test_first_sets_roll_up_tile_by_tile_to_their_points(heard: Heard) -> None:
    pilot = opening()
    before = pilot.game.clock.used
    del heard[:-1]
    assert texts(pilot) == ["10", "20", "30", "31", "33", "36!"]
    assert clacks(heard)[:6] == [1, 2, 3, 4, 5, 6]
    assert ("wave", 0, 1.0) in heard
    assert pilot.game.clock.used == before


def test_it_takes_a_second_or_so() -> None:
    pilot = opening()
    assert 1.0 <= pilot.turn.state.view.score_popup.left <= 1.5


def test_another_play_counts_its_tiles(heard: Heard) -> None:
    pilot = Seated()
    pilot.drag(pilot.mine("R7"), pilot.at(2, 5))
    pilot.settle()
    pilot.tap("action")
    assert texts(pilot) == ["1 tile"]
    assert "wave" not in [name for name, _, _ in heard]


def test_what_another_lays_is_counted_softly(heard: Heard) -> None:
    pilot = Seated(samples.session(WAITING))
    while pilot.game.turns == 0:
        heard.clear()
        pilot.step()
    assert texts(pilot) == ["1 tile", "2 tiles", "3 tiles"]
    assert [step for name, step, loud in heard if loud == SOFTLY] == [1, 2, 3]


def test_it_lies_beside_the_rows_and_on_the_table() -> None:
    for size in (1024, 600), (1366, 768), (1080, 1920):
        pilot = Seated(size=size)
        pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
        pilot.settle()
        pilot.tap("action")
        popup, row = (
            pilot.turn.state.view.score_popup,
            pilot.board.row_rect(pilot.row("B3 B4 B5 B6")),
        )
        assert popup.zone.contains(popup._number.rect)
        assert not popup._number.rect.inflate(-8, -8).colliderect(row)
        assert abs(popup._number.rect.centery - row.centery) < 2 * row.height


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(800, 480), (1080, 1920)])
def test_it_hides_no_tile_and_is_heard_all_the_same(
    heard: Heard, size: tuple[int, int], text: int
) -> None:
    pilot = Seated(size=size, settings=store(text_scale=text))
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    pilot.settle()
    del heard[:]
    pilot.tap("action")
    popup, rows = pilot.turn.state.view.score_popup, range(len(pilot.board.shown.rows))
    tiles = [pilot.board.row_rect(at) for at in rows]
    assert not popup.text or popup._number.rect.inflate(-8, -8).collidelist(tiles) < 0
    assert clacks(heard) == [1]


def test_a_press_ends_it_and_the_hand_takes_a_tile_as_ever() -> None:
    pilot = opening(people=(0, 1))
    assert pilot.turn.state.view.score_popup.text
    pilot.press(pilot.mine("B7"))
    assert pilot.turn.state.view.score_popup.text == ""
    pilot.release(pilot.mine("B7"))
    assert pilot.held == ["B7"]


def test_the_curtain_waits_until_the_points_are_told() -> None:
    pilot = opening(people=(0, 1))
    assert texts(pilot)[-1] == "36!"
    pilot.tick(0.1)
    assert isinstance(pilot.scene, HandOver)


def test_when_somebody_goes_out_there_is_greater_joy() -> None:
    pilot = Seated(samples.session(LAST_TILE))
    pilot.drag(pilot.mine("B7"), pilot.at(0, 2))
    pilot.tap("action")
    assert pilot.game.position.ended == "out"
    assert texts(pilot) == []


def test_with_reduced_motion_the_sum_is_there_at_once(heard: Heard) -> None:
    pilot = opening(store(reduced_motion=True))
    assert heard[-2:] == [("clack", 6, 1.0), ("wave", 0, 1.0)]
    popup = pilot.turn.state.view.score_popup
    places = {popup._number.rect.size}
    while popup.text:
        assert popup.text == "36!"
        places.add(popup._number.rect.size)
        pilot.step()
    assert len(places) == 1


def test_in_another_window_it_is_gone() -> None:
    pilot = opening()
    pilot.resize((1080, 1920))
    assert pilot.turn.state.view.score_popup.text == ""
    pilot.tick(0.2)


@pytest.mark.parametrize(
    ("rack", "table", "worths"),
    [
        ("R10 J K10 K1", "R10 J K10", (10, 10, 10)),
        ("J B11 B12 K1", "J B11 B12", (10, 11, 12)),
    ],
)
def test_a_joker_counts_as_what_it_stands_for(
    rack: str, table: str, worths: tuple[int, ...]
) -> None:
    start = f"rules classic-2016\ntable\n* Fox {rack}\n  Owl ?3\npool ?40\n"
    before, after, play = played(start, table)
    assert counted(before, after, play, 0) == Count(worths, points=True)
    assert not counted(before, after, play, 1).own


def test_where_any_set_opens_tiles_are_counted() -> None:
    before, after, play = played(FIRST_SETS, "B4 B5 B6 | K8 R8 O8 | R10 B10 K10")
    before = replace(before, rules=FAMILY)
    assert counted(before, after, play, 0) == Count((1, 1, 1))


def played(text: str, table: str) -> tuple:
    """Give the position before and after a play, and the event that tells it."""
    game = Game(read_position(text))
    before = game.position
    event = game.do(Play(read_table(table)))[0]
    assert isinstance(event, Played)
    return before, game.position, event


def test_so_does_a_table_that_time_leaves(heard: Heard) -> None:
    pilot = Seated(samples.session(SHARED))
    pilot.drag(pilot.mine("B3"), pilot.at(0, 0))
    pilot.settle()
    pilot.turn.control.happen(pilot.session.do(EndTurn()))
    assert texts(pilot) == ["1 tile"]
    assert heard
