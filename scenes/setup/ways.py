"""Where one can go from the set-up instead of playing."""

from collections.abc import Callable, Iterator, Mapping

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.kit.stage import Stage
from scenes.picture_button import PictureButton

ICONS = {"together": "person", "watch": "robot", "games": "again", "stamps": "star"}
"""The picture of each way."""

UNKEPT = "together", "watch"
"""Those that need no kept games."""

GAP = 16  # reference px between two of them


def build_ways(
    kit: Kit, stage: Stage, room: Rect, ways: Mapping[str, Callable[[], None]]
) -> Iterator[PictureButton]:
    """Build a button for each way, side by side."""
    for place, (way, go) in zip(
        layout.columns(room, len(ways), kit.px(GAP)), ways.items(), strict=True
    ):
        words, icon = kit.text(f"menu-{way}"), kit.art(ICONS[way])
        yield PictureButton(
            kit, stage, place, words, icon, on_press=go, size="body", name=way, align="below"
        )
