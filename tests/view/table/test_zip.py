"""A run opens by a few pixels before it parts, and a freed joker laughs."""

import pytest

from game.engine.move import At
from game.engine.notation import read_row
from game.engine.tile import JOKER
from game.kit.preferences import Store
from game.view.table.zip import OPEN, OPEN_MS, unzipped
from tests import samples
from tests.kits import store
from tests.motions import FREED, free
from tests.scenes.seated import Seated, raw
from tests.view.table.popups.test_move_word import BOT

STILL = store(reduced_motion=True)


def ways(row: str, to: str) -> dict[str, tuple[float, int]]:
    """Give how the tiles of a row give way that go to new rows, as "R1 R2 R3 | R5 R6 | - R4"."""
    goes = {
        tile: At(at, index)
        for at, part in enumerate(to.split("|"))
        for index, tile in enumerate(part.split())
    }
    lying = [(tile, At(0, at), goes[str(tile)]) for at, tile in enumerate(read_row(row))]
    found = unzipped(lying)
    return {str(tile): tuple(found[at]) for tile, at, _ in lying if at in found}


@pytest.mark.parametrize(
    ("row", "to"),
    [
        ("R1 R2 R3", "R1 R2 R3 R4"),
        ("R1 R2 R3 R4", "R1 R2 R3 | R4"),
        ("R2 R3 R4", "R1 R2 R3 R4"),
        ("R1 O1 B1 K1", "R1 O1 | B1 K1"),
    ],
)
def test_what_is_no_run_or_stays_together_does_not_open(row: str, to: str) -> None:
    assert ways(row, to) == {}


def test_a_run_opens_where_it_parts_from_there_outwards() -> None:
    found = ways("R1 R2 R3 R4 R5", "R1 R2 | R3 R4 R5")
    assert found == {
        "R1": (-0.5, 1),
        "R2": (-0.5, 0),
        "R3": (0.5, 0),
        "R4": (0.5, 1),
        "R5": (0.5, 2),
    }


def test_it_opens_on_both_sides_of_what_is_taken_out() -> None:
    found = ways("R1 R2 R3 R4 R5 R6 R7", "R1 R2 R3 | R5 R6 R7 | K4 R4 B4")
    assert [aside for aside, _ in found.values()] == [-1, -1, -1, 0, 1, 1, 1]


def until_it_parts(pilot: Seated) -> None:
    """Let a bot think and lay its tile."""
    for _ in range(240):
        pilot.step()
        if len(pilot.board.shown.rows) > 1:
            return
    raise AssertionError


def test_a_bot_opens_a_run_before_it_parts_it() -> None:
    pilot = Seated(samples.session(BOT))
    run = [pilot.board.tiles.sprite_at(At(0, at)) for at in range(5)]
    before = [each.stage_sprite.rect.x for each in run]
    until_it_parts(pilot)
    seen = []
    while run[4].tween.waiting:
        now = [each.stage_sprite.rect.x for each in run]
        seen.append([x - was for x, was in zip(now, before, strict=True)])
        pilot.step()
    assert [0, 0, -1, 1, 0] in seen
    assert abs(seen[-1][4] - seen[-1][0] - pilot.kit.px(OPEN)) <= 1
    assert len(seen) <= OPEN_MS / 1000 * 60 + 2
    pilot.settle()
    assert not pilot.board.tiles.under_way


def test_where_motion_is_calm_it_lies_there_at_once() -> None:
    pilot = Seated(samples.session(BOT), settings=STILL)
    until_it_parts(pilot)
    assert not pilot.board.tiles.under_way


def test_a_hand_that_parts_a_run_waits_for_nothing() -> None:
    pilot = Seated(
        samples.session(BOT.replace("* Owl+  K5", "  Owl+  R1").replace("  Fox+ ", "* Fox+  K5"))
    )
    pilot.settle()
    pilot.drag(pilot.mine("K5"), pilot.at(0, 2))
    assert len(pilot.board.shown.rows) == 2
    assert not any(each.tween.waiting for each in pilot.board.tiles.sprites)


def laughing(pilot: Seated) -> list[str]:
    return [str(each.tile) for each in pilot.board.tiles.sprites if each._laugh.moving]


@pytest.mark.parametrize("settings", [None, STILL])
def test_a_freed_joker_laughs_for_a_moment(settings: Store | None) -> None:
    pilot = Seated(samples.session(FREED), settings=settings)
    pilot.settle()
    free(pilot)
    assert laughing(pilot) == []
    pilot.tap("action")
    if settings:
        assert laughing(pilot) == []
        assert pilot.board.tiles.flash.shining
    else:
        assert laughing(pilot) == ["J"]
    pilot.settle()
    pilot.tick(1.5)
    assert laughing(pilot) == []


def test_a_laughing_joker_has_another_face() -> None:
    art = Seated().board.tiles.art
    assert raw(art.face(JOKER, 60)) != raw(art.face(JOKER, 60, laughs=True))
