"""A look of one's own holds everywhere: its drawings, and a palette that has been lost."""

import shutil
from pathlib import Path

import pytest

from game.kit import shapes
from game.kit.theme import Themes
from tests import pictures
from tests.kits import ASSETS, PICTURES, draw_pictures, store
from tests.scenes.seated import Seated, raw
from tests.sizes import sample

ART = ASSETS / "art"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("home")
    folder = made / "themes" / "mine"
    shutil.copytree(ASSETS / "themes" / "felt", folder)
    for path in ART.glob("*.svg"):
        shutil.copy(path, folder)
    Themes(ASSETS, made / "themes", PICTURES).load(folder.name)
    draw_pictures()
    return made


@pytest.fixture
def mine(home: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Give the name of that theme."""
    monkeypatch.setenv("RACK_AND_RUN_HOME", str(home))
    return "mine"


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[shapes.Art]:
    """Give the drawings that are drawn, as they come."""
    drawn: set[shapes.Art] = set()
    draw = shapes.svg

    def noting(art: shapes.Art, *arguments: object, **named: object) -> object:
        drawn.add(art)
        return draw(art, *arguments, **named)

    monkeypatch.setattr(shapes, "svg", noting)
    return drawn


def of_the_game(drawn: set[shapes.Art]) -> set[str]:
    """Name those that are files of the game's; a theme's own were read before."""
    return {art.name for art in drawn if isinstance(art, Path) and art.parent == ART}


SHOWN = sample(sorted(pictures.SCENES.keys() - {"card", "card-touched"}), 16)
"""All but the test card, which show other themes, too."""


@pytest.mark.parametrize("name", SHOWN)
def test_no_scene_passes_over_the_drawings_of_a_theme(
    name: str, mine: str, drawn: set[shapes.Art]
) -> None:
    app = pictures.opened(name, (800, 480), theme=mine)
    assert not app.kit.theme_fault
    assert of_the_game(drawn) == set()


def test_a_table_comes_up_with_the_usual_palette_where_the_chosen_one_is_lost() -> None:
    lost, usual = (Seated(settings=settings) for settings in (store(palette="lost"), store()))
    assert raw(lost.picture()) == raw(usual.picture())


def test_a_look_is_whole_as_soon_as_its_drawings_have_come(tmp_path: Path) -> None:
    folder = tmp_path / "themes" / "mine"
    shutil.copytree(ASSETS / "themes" / "felt", folder)
    shutil.copy(ART / "joker.svg", folder)
    pilot = Seated(settings=store(tmp_path, theme="mine"))
    PICTURES.wait()
    pilot.step()
    assert pilot.kit.theme.drawings.keys() == {"joker"}
    assert not pilot.kit.theme.waits
    (folder / "joker.svg").write_text("no drawing")
    pilot.kit.choose_theme()
    PICTURES.wait()
    pilot.step()
    assert pilot.kit.theme is pilot.kit.themes.usual
    assert "joker.svg" in pilot.kit.theme_fault
