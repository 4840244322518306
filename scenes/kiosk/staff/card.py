"""The test card: four corners to touch, a sound on each side, colours, a grid."""

from functools import partial

import pygame
from pygame import Color, Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.view.previews import draw_table, kit_with_look
from scenes.kiosk.staff.timeout_screen import FurtherScreen

CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
SIDE_VOLUMES = {"left": (1.0, 0.0), "right": (0.0, 1.0)}
BAR_COLORS = ("white", "yellow", "cyan", "green", "magenta", "red", "blue", "black")
GREY_STEPS = 9
GRID_SQUARES = 16  # along the longer side
GRID_INK_SHARE = 0.35  # the share of ink in the colour of the grid's lines
ROW_GAP = 16  # reference px


class ScreenCheck(FurtherScreen):
    """Shows whether the screen is whole, hears touches, and has its colours."""

    layer = "card"
    turns = False

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._touched: set[str] = set()

    def ground(self) -> Surface:
        """Draw a grid of squares, and a circle that shows whether the picture is stretched."""
        size, theme = self.kit.size, self.kit.theme
        picture, ground = Surface(size), shapes.opaque(theme["panel"])
        picture.fill(ground)
        line = ground.lerp(theme["ink"], GRID_INK_SHARE)
        side = max(size) / GRID_SQUARES
        for at in range(GRID_SQUARES + 1):
            far = min(round(at * side), max(size) - 1)
            pygame.draw.line(picture, line, (far, 0), (far, size[1]))
            pygame.draw.line(picture, line, (0, far), (size[0], far))
        pygame.draw.rect(picture, line, picture.get_rect(), 2)
        pygame.draw.aacircle(picture, line, picture.get_rect().center, min(size) // 2 - 2, 2)
        return picture

    def build(self) -> None:
        """Put colours between the corners, above the sound buttons and the Back button."""
        text, done = self.kit.text, len(self._touched) == len(CORNERS)
        self.add_label(
            self.zone("title"), text("card-all" if done else "card-title"), "title", "title"
        )
        for corner in CORNERS:
            touched, touch = corner in self._touched, partial(self._touch, corner)
            place, icon = self.kit.zone(self.layer, corner), "check" if touched else "circle"
            button = self.add_button(place, corner, "", touch, icon=icon)
            button.tip = text("card-touched" if touched else "card-corner")
        for side in SIDE_VOLUMES:
            hear = partial(self.kit.sounds.play, "turn", balance=SIDE_VOLUMES[side])
            place = self.kit.zone(self.layer, side)
            self.add_button(place, side, text(f"card-{side}"), hear, icon="sound_on")
        self._build_colors()
        self.add_button(self.zone("back"), "back", text("back"), self.back)

    def _build_colors(self) -> None:
        kit, room = self.kit, self.zone("colors")
        looks = kit.themes.names()
        gap = kit.px(ROW_GAP)
        high = room.height * 2 // 3
        across = len(looks) if room.width > room.height else 1
        above = Rect(room.topleft, (room.width, high))
        places = layout.grid(above, -(-len(looks) // across), across, gap)
        for look, place in zip(looks, places, strict=False):
            worn = kit_with_look(kit, look, kit.preferences.palette)
            self.stage.add(draw_table(worn, place.size), *place.topleft)
        below = Rect(room.left, room.top + high + gap, room.width, room.height - high - gap)
        colors, greys = layout.rows(below, 2, 0)
        self._build_bars(colors, [Color(name) for name in BAR_COLORS])
        steps = [255 * at // (GREY_STEPS - 1) for at in range(GREY_STEPS)]
        self._build_bars(greys, [Color(step, step, step) for step in steps])

    def _build_bars(self, room: Rect, colors: list[Color]) -> None:
        for place, color in zip(layout.columns(room, len(colors), 0), colors, strict=True):
            bar = Surface(place.size)
            bar.fill(color)
            self.stage.add(bar, *place.topleft)

    def _touch(self, corner: str) -> None:
        self._touched.add(corner)
        self.rebuild()
