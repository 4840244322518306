import pytest

from game.settings import Settings
from game.solved import solved_of_shelf
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.puzzles.shelf import PER_PAGE, ShelfPage
from scenes.puzzles.shelves import PuzzleShelves
from tests.kits import reopened, store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.puzzles.solver import puzzles, solve


def primary(pilot: Opened) -> list[str]:
    return [widget.name for widget in pilot.scene.widgets if widget.primary]


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("text_scale", [100, 200])
def test_they_are_well_laid(size: tuple[int, int], text_scale: int) -> None:
    settings = store(text_scale=text_scale, shelves=("split 7",))
    pilot = Opened(lambda kit: PuzzleShelves(kit, puzzles()), size, settings=settings)
    assert_well_laid(pilot)
    pilot.tap("shelf-split")
    pilot.step()
    assert_well_laid(pilot)


def test_the_yellow_shelf_is_the_first_with_something_to_solve() -> None:
    size = puzzles().library.size("nudge")
    full = f"nudge {(1 << size) - 1:x}"
    pilot = Opened(lambda kit: PuzzleShelves(kit, puzzles()), settings=store(shelves=(full,)))
    assert primary(pilot) == ["shelf-split"]
    assert f"{size} of {size} solved" in pilot.scene.widget("shelf-nudge").accessible_name()[0]


def test_one_puzzle_leads_to_the_next_and_is_ticked() -> None:
    settings = store()
    pilot = Opened(lambda kit: ShelfPage(kit, puzzles(), "nudge"), settings=settings)
    assert primary(pilot) == ["puzzle-1"]
    pilot.tap("puzzle-1")
    pilot.step()
    assert "Nudge 1" in pilot.words
    solve(pilot.scene)
    pilot.tick(1.5)
    pilot.tap("next")
    pilot.step()
    assert "Nudge 2" in pilot.words
    pilot.tap("leave")
    pilot.step()
    assert pilot.scene.widget("puzzle-1").state() == "solved"
    assert primary(pilot) == ["puzzle-2"]
    assert solved_of_shelf(reopened(settings)[Settings], "nudge") == {0}


def test_pages_turn_and_the_last_puzzle_leads_back() -> None:
    pilot = Opened(lambda kit: ShelfPage(kit, puzzles(), "trap"))
    last = puzzles().library.size("trap")
    while pilot.scene.widget("next").enabled:
        pilot.key("right")
    assert (last - 1) // PER_PAGE
    pilot.tap(f"puzzle-{last}")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleScene)
    pilot.tap("skip")
    pilot.step()
    assert isinstance(pilot.scene, ShelfPage)
    assert any(widget.name == f"puzzle-{last}" for widget in pilot.scene.widgets)
    while pilot.scene.widget("previous").enabled:
        pilot.key("page up")
    assert pilot.scene.widget("puzzle-1").active
