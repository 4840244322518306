"""All that is pressed can be hit with a finger: in every window, language and look."""

from typing import Any

import pytest

from game.kit.scene import Scene
from game.kit.system.window import SMALLEST
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import Widget
from scenes.setup.seat_card import LevelChoice
from scenes.table.river_offer import Bed
from tests import pictures
from tests.scenes.opened import TOUCH

SCENES = list(pictures.SCENES)
LOOKS: list[tuple[tuple[int, int], dict[str, Any]]] = [
    (SMALLEST, {}),
    (SMALLEST[::-1], {"language": "de", "text_scale": 200}),
    (SMALLEST, {"language": "zh", "text_scale": 150, "theme": "night"}),
    (SMALLEST[::-1], {"language": pictures.FROM_RIGHT, "theme": "wood"}),
    ((1024, 600), {"language": "de"}),
    ((1366, 768), {"text_scale": 200}),
]
"""Windows, sizes of text, languages and themes; each scene is seen in two of them."""

pytestmark = pytest.mark.pictures


@pytest.mark.parametrize("at", range(len(LOOKS)))
def test_all_that_is_pressed_is_large_enough(at: int) -> None:
    size, look = LOOKS[at]
    for name in (*SCENES[at :: len(LOOKS)], *SCENES[(at + 3) % len(LOOKS) :: len(LOOKS)]):
        scene = pictures.opened(name, size, **look).stack.top
        sides = {it.name: hit(scene, it) for it in scene.widgets if it.active}
        assert {it: wide for it, wide in sides.items() if min(wide) < TOUCH} == {}, name


def hit(scene: Scene[Any], widget: Widget) -> tuple[int, int]:
    """Measure across and down where presses come to a widget, or to the least of its parts."""
    if isinstance(widget, Bed):  # A tile of the River is as large as tiles are.
        return TOUCH, TOUCH
    (x, y), room = widget.rect.center, widget.hit_rect
    across = sum(scene.widget_at((at, y)) is widget for at in range(room.left, room.right))
    down = sum(scene.widget_at((x, at)) is widget for at in range(room.top, room.bottom))
    if isinstance(widget, Choice) and not isinstance(widget, LevelChoice):  # It has a plus.
        across = min(widget.segment(at).width for at in range(len(widget.options)))
    return across, down
