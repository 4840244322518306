"""A drawer of options: each with an explanation and its values, as many as are readable."""

from collections.abc import Iterator, Sequence
from functools import partial
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

Pages = tuple[tuple[str, tuple[Option, ...]], ...]
Leaves = Sequence[tuple[str, tuple[Option, ...]]]


class Paged(OptionScreen[Result]):
    """Shows the options of one page at a time."""

    title: ClassVar[str] = ""
    pages: ClassVar[Pages]

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._first = self.all_pages[0][1][0]

    @property
    def all_pages(self) -> Pages:
        """The pages that there are here."""
        return self.pages

    def heading(self) -> str:
        """Say what all pages are about."""
        return self.kit.text(self.title)

    def sub(self, page: str) -> str:
        """Say what a page is about."""
        return self.kit.text(f"options-{page}")

    def build_navigation(self) -> None:
        """Add the buttons below the options."""
        raise NotImplementedError

    def build(self) -> None:
        """Put the options of a page into the drawer above the buttons."""
        places = self._plan()
        leaves = [
            (name, part) for name, page in self.all_pages for part in _parts(page, len(places))
        ]
        at = next(at for at, (_, options) in enumerate(leaves) if self._first in options)
        name, options = leaves[at]
        self.add_heading(self.heading(), self.sub(name))
        self._add_drawer(places[0].union(places[-1]))
        for option, place in zip(options, places, strict=False):
            self.add_ledge(option, place, self.why(option))
        if len(leaves) > 1:
            self.add_pager(at, len(leaves), partial(self._turn, leaves, at))
        self.build_navigation()

    def _plan(self) -> list[Rect]:
        """Return the places of as many options as all have room for their words."""
        options = [option for _, page in self.all_pages for option in page]
        values = [[label for _, label in self.labels(option)] for option in options]
        kit, most = self.kit, max(len(page) for _, page in self.all_pages)
        for count, columns in product(range(most, 0, -1), (2, 1)):
            places = self._places(options, columns, -(-count // columns))
            wide, high = places[0].size
            if all(
                Ledge.height(kit, self.why(option), wide, kit.min_target) <= high
                for option in options
            ) and (columns == 1 or all(Ledge.is_wide(kit, each, wide) for each in values)):
                return places
        return places

    def _places(self, options: Sequence[Option], columns: int, rows: int) -> list[Rect]:
        """Divide the drawer into places no higher than is needed, one column after the other."""
        kit, gap, margin = self.kit, self.kit.px(GAP), self.kit.px(MARGIN)
        room = self.zone("options").inflate(-2 * margin, -2 * gap)
        wide = layout.columns(room, columns, 2 * margin)[0].w
        row = highest(kit)
        most = max(Ledge.height(kit, self.why(option), wide, row) for option in options)
        room = room.inflate(0, min(0, rows * (most + gap) - gap - room.h))
        across = layout.columns(room, columns, 2 * margin)
        return [place for column in across for place in layout.rows(column, rows, gap)]

    def _add_drawer(self, place: Rect) -> None:
        """Draw a drawer that is lined with felt, where there is wood."""
        kit, theme, board = self.kit, self.kit.theme, self.kit.px(BOARD)
        place = place.inflate(2 * kit.px(MARGIN), 2 * kit.px(GAP))
        box = place.inflate(2 * board, 2 * board)
        self.stage.add(draw_box(kit, box.size), *box.topleft)
        if has_room(kit):
            felt = theme["felt_dark"], theme["felt_dark"].lerp(theme["felt_light"], 0.5)
            floor = shapes.rounded(place.size, kit.px(RADIUS), felt, theme["rim_dark"], 1)
            self.stage.add(floor, *place.topleft)

    def _turn(self, leaves: Leaves, at: int, step: int) -> None:
        self._first = leaves[at + step][1][0]
        self.rebuild()


def _parts(page: Sequence[Option], most: int) -> Iterator[tuple[Option, ...]]:
    count = -(-len(page) // most)
    size = -(-len(page) // count)
    for start in range(0, len(page), size):
        yield tuple(page[start : start + size])
