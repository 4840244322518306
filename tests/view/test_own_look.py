"""A look of one's own holds everywhere: its drawings, and a palette that has been lost."""

import shutil
from pathlib import Path

import pytest

from game.kit import shapes
from tests import pictures
from tests.kits import ASSETS, store
from tests.scenes.seated import raw
from tests.view.test_celebration import going_out

ART = ASSETS / "art"


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make a theme of a person's that has every drawing; give its name."""
    folder = tmp_path / "themes" / "mine"
    shutil.copytree(ASSETS / "themes" / "felt", folder)
    for path in ART.glob("*.svg"):
        shutil.copy(path, folder)
    monkeypatch.setenv("RACK_AND_RUN_HOME", str(tmp_path))
    return folder.name


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[Path]:
    """Give the drawings that are drawn, as they come."""
    paths: set[Path] = set()
    draw = shapes.svg

    def noting(path: Path, *arguments: object, **named: object) -> object:
        paths.add(path)
        return draw(path, *arguments, **named)

    monkeypatch.setattr(shapes, "svg", noting)
    return paths


def of_the_game(paths: set[Path]) -> set[str]:
    return {path.name for path in paths if path.parent == ART}


# The choice of the look shows other themes, with their drawings, too.
@pytest.mark.parametrize("name", sorted(pictures.SCENES.keys() - {"look"}))
def test_no_scene_passes_over_the_drawings_of_a_theme(
    name: str, mine: str, drawn: set[Path]
) -> None:
    app = pictures.opened(name, (800, 480), theme=mine)
    assert not app.kit.theme_fault
    assert of_the_game(drawn) == set()


def test_the_celebration_draws_with_the_drawings_of_a_theme(
    mine: str, drawn: set[Path], tmp_path: Path
) -> None:
    going_out(store(tmp_path, theme=mine)).tick(0.5)
    assert {path.parent.name for path in drawn} == {mine}


def test_the_celebration_comes_up_with_the_usual_palette_where_the_chosen_one_is_lost() -> None:
    pilot = going_out(store(palette="lost"))
    pilot.tick(0.5)
    usual = going_out(store())
    usual.tick(0.5)
    assert raw(pilot.picture()) == raw(usual.picture())
