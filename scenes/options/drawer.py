"""A drawer of options: each with an explanation and its values, as many as are readable."""

from itertools import product
from typing import ClassVar

from pygame import Rect

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.widgets.widget import RADIUS
from game.view.room import has_room
from scenes.options.ledges import Ledge, highest
from scenes.options.option_screen import Option, OptionScreen
from scenes.options.things import draw_box

GAP, MARGIN = 20, 28  # reference px between options, and between the drawer and them
BOARD = 10  # reference px that the boards of the drawer are thick


class Drawer(OptionScreen[Result]):
    """Shows as many options at a time as are readable."""

    title: ClassVar[str] = ""
    told: ClassVar[str]
    """The line below the title."""

    options: tuple[Option, ...]

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._first = 0

    def heading(self) -> tuple[str, str]:
        """Say what all options are about, and a line about that."""
        return self.kit.text(self.title), self.kit.text(self.told)

    def build_navigation(self) -> None:
        """Add the buttons below the options."""
        raise NotImplementedError

    def build(self) -> None:
        """Put the options of a leaf into the drawer above the buttons."""
        shown, places = self._plan()
        leaves, at = -(-len(self.options) // shown), self._first // shown
        self.add_heading(*self.heading())
        self._add_drawer(places[0].union(places[-1]))
        for option, place in zip(self.options[at * shown :][:shown], places, strict=False):
            self.add_ledge(option, place, self.why(option))
        if leaves > 1:
            self.add_pager(at, leaves, lambda step: self._turn((at + step) * shown))
        self.build_navigation()

    def _plan(self) -> tuple[int, list[Rect]]:
        """Return how many options a leaf has, and places with room for the words of each."""
        kit, options = self.kit, self.options
        values = [[label for _, label in self.labels(option)] for option in options]
        for leaves, columns in product(range(1, len(options) + 1), (2, 1)):
            shown = -(-len(options) // leaves)
            places = self._places(columns, -(-shown // columns))
            wide, high = places[0].size
            if all(
                Ledge.height(kit, self.why(option), wide, kit.min_target) <= high
                for option in options
            ) and (columns == 1 or all(Ledge.is_wide(kit, each, wide) for each in values)):
                break
        return shown, places

    def _places(self, columns: int, rows: int) -> list[Rect]:
        """Divide the drawer into places no higher than is needed, one column after the other."""
        kit, gap, margin = self.kit, self.kit.px(GAP), self.kit.px(MARGIN)
        room = self.zone("options").inflate(-2 * margin, -2 * gap)
        wide = layout.columns(room, columns, 2 * margin)[0].w
        row = highest(kit)
        most = max(Ledge.height(kit, self.why(option), wide, row) for option in self.options)
        room = room.inflate(0, min(0, rows * (most + gap) - gap - room.h))
        across = layout.columns(room, columns, 2 * margin)
        return [place for column in across for place in layout.rows(column, rows, gap)]

    def _add_drawer(self, place: Rect) -> None:
        kit, theme, board = self.kit, self.kit.theme, self.kit.px(BOARD)
        place = place.inflate(2 * kit.px(MARGIN), 2 * kit.px(GAP))
        box = place.inflate(2 * board, 2 * board)
        self.stage.add(draw_box(kit, box.size), *box.topleft)
        if has_room(kit):
            felt = theme["felt_dark"], theme["felt_dark"].lerp(theme["felt_light"], 0.5)
            floor = shapes.rounded(place.size, kit.px(RADIUS), felt, theme["rim_dark"], 1)
            self.stage.add(floor, *place.topleft)

    def _turn(self, first: int) -> None:
        self._first = first
        self.rebuild()
