"""The drawing order: the stage draws by it, and widgets have their layer without naming one."""

from pygame import Surface

from game.kit.stage import Stage
from game.view.layers import Layer


def test_a_sprite_that_names_no_layer_lies_where_widgets_lie() -> None:
    assert Stage().add(Surface((1, 1))).z == Layer.WIDGET
