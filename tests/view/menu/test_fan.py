"""The tiles of the menu: sets at any time, and calm."""

from collections import Counter
from itertools import chain, islice, pairwise
from random import Random

import pytest

from game.engine.meld import melds
from game.view.menu.fan import STEP_SECONDS, tables
from scenes.menu import Menu
from scenes.setup.setup import Setup
from tests.kits import store
from tests.pilot import Pilot
from tests.scenes.seated import raw

SEEDS = range(20)


def menu(**chosen: object) -> Pilot:
    pilot = Pilot(lambda kit: Menu(kit, lambda: 7, lambda session: Menu), settings=store(**chosen))
    pilot.tick(1.0)
    return pilot


def seen(pilot: Pilot, seconds: float) -> list[bytes]:
    pictures = []
    for _ in range(round(seconds * 10)):
        pilot.tick(0.1)
        pictures.append(raw(pilot.picture()))
    return [new for old, new in pairwise([b"", *pictures]) if new != old]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_engine_knows_all_that_ever_lies_there_as_sets(seed: int) -> None:
    for group, run in islice(tables(Random(seed)), 200):
        assert len(group) + len(run) == 7
        assert "group" in [meld.kind for meld in melds(group)]
        assert "run" in [meld.kind for meld in melds(run)]
        assert len({*group, *run}) == 7


@pytest.mark.parametrize("seed", SEEDS)
def test_one_thing_happens_at_a_time(seed: int) -> None:
    """A tile or the tiles of one set turn over, or one tile goes to the other set."""
    for before, after in pairwise(islice(tables(Random(seed)), 200)):
        gone = Counter(chain(*before)) - Counter(chain(*after))
        if gone:
            changed = [old != new for old, new in zip(before, after, strict=True)]
            assert [len(row) for row in before] == [len(row) for row in after]
            assert changed.count(True) == 1
        else:
            (other,) = set(before[0]) ^ set(after[0])
            assert other in before[1] or other in after[1]


def test_a_press_on_a_tile_lets_the_next_thing_happen_at_once() -> None:
    pilot = menu()
    zone = pilot.scene.zone("left")
    pilot.tap((zone.centerx, 5))
    assert len(seen(pilot, 0.3)) == 1
    pilot.tap(zone.center)
    assert len(seen(pilot, 0.3)) > 1


def test_a_press_on_a_tile_moves_nothing_where_motion_is_reduced() -> None:
    pilot = menu(reduced_motion=True)
    pilot.tap(pilot.scene.zone("left").center)
    assert len(seen(pilot, 0.3)) == 1


def test_something_happens_every_few_seconds_and_between_nothing_moves() -> None:
    pilot = menu()
    assert len(seen(pilot, STEP_SECONDS - 1.5)) == 1
    assert len(seen(pilot, 2.0)) > 3
    assert len(seen(pilot, STEP_SECONDS - 2.0)) == 1


def test_nothing_happens_where_motion_is_reduced() -> None:
    assert len(seen(menu(reduced_motion=True), 3 * STEP_SECONDS)) == 1


def test_it_goes_on_in_another_window_and_after_what_lay_over_it() -> None:
    pilot = menu()
    pilot.tick(2 * STEP_SECONDS)
    table = pilot.scene._fan.table
    pilot.resize((1080, 1920))
    pilot.tap("bots")
    assert isinstance(pilot.scene, Setup)
    pilot.tick(2 * STEP_SECONDS)
    pilot.tap("back")
    assert pilot.scene._fan.table == table
