"""A drawer of options: each with an explanation and its values, as many as are readable."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from pygame import Rect

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.signs import draw_sign
from game.kit.widgets.choice import Choice
from game.kit.widgets.stepper import MOST, Stepper
from game.kit.widgets.widget import RADIUS
from game.view.room import has_room
from scenes.options.preferences import Option, OptionScreen

MOST_ROWS = 4  # more options than these are in two columns if there is room
TALLEST_OPTION = 250  # reference px, the largest height of an option at the usual text scale
OPTION_GAP = 14  # reference px between options, and around all of them
VALUES_HEIGHT = 80  # reference px, the height of the values of an option
VALUES_SHARE = 0.48  # the largest share of an option's height for values below its words
ENOUGH_SHARE = (
    0.9  # of the room that all values need if each is as wide as the widest: this is enough
)
ACROSS, DOWN = 28, 3  # reference px between the edge of an option and its words
BOARD = 10  # reference px that the boards of the drawer are thick

Pages = tuple[tuple[str, tuple[Option, ...]], ...]
Leaves = Sequence[tuple[str, tuple[Option, ...]]]


class Grid(NamedTuple):
    """How many columns and rows of options there are, and whether values are beside the words."""

    columns: int
    rows: int
    beside: bool


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
        grid = self._plan()
        most = grid.columns * grid.rows
        leaves = [(name, part) for name, page in self.all_pages for part in _parts(page, most)]
        at = next(at for at, (_, options) in enumerate(leaves) if self._first in options)
        name, options = leaves[at]
        self.add_heading(self.heading(), self.sub(name))
        shown = grid._replace(rows=-(-len(options) // grid.columns))
        places = self._places(shown, self._usual_height(grid))
        self._add_drawer(places[0].union(places[-1]).inflate(2 * self._gap, 2 * self._gap))
        for option, place in zip(options, places, strict=False):
            self._build_option(option, place, grid)
        if len(leaves) > 1:
            self.add_pager(at, len(leaves), partial(self._turn, leaves, at))
        self.build_navigation()

    def _plan(self) -> Grid:
        """Return the grid with the most options in which all have room."""
        pages = [page for _, page in self.all_pages]
        for grid in _grids(max(map(len, pages))):
            place = self._places(grid, self._usual_height(grid))[0]
            if all(self._has_room(option, place, grid) for page in pages for option in page):
                return grid
        return Grid(1, 1, False)

    @property
    def _gap(self) -> int:
        return self.kit.px(OPTION_GAP)

    @property
    def _room(self) -> Rect:
        return self.zone("options").inflate(-2 * self._gap, -2 * self._gap)

    def _usual_height(self, grid: Grid) -> int:
        height = layout.rows(self._room, grid.rows, self._gap)[0].height
        return min(height, self.kit.px(TALLEST_OPTION * self.kit.text_scale))

    def _places(self, grid: Grid, high: int) -> list[Rect]:
        """Divide the room into places of a height, one column after the other."""
        gap, room = self._gap, self._room
        height = min(room.height, grid.rows * (high + gap) - gap)
        room = Rect(room.left, room.centery - height // 2, room.width, height)
        across = layout.columns(room, grid.columns, gap)
        return [place for column in across for place in layout.rows(column, grid.rows, gap)]

    def _has_room(self, option: Option, place: Rect, grid: Grid) -> bool:
        """Return whether all words of an option have room at the preferred text size."""
        kit, labels = self.kit, [label for _, label in self.labels(option)]
        words, values = self._parted(place, grid)
        explained = kit.paragraph(self.why(option), "text", "body", "ink_soft", words.width)
        longest = max(Choice.needs(kit, label) for label in labels)
        # A stepper shows one of them; its signs take as much as two more.
        shown = len(labels) if len(labels) <= MOST else 3
        # Fewer options on a page would not make those of one column wider.
        is_widest = grid.columns == 1 and not grid.beside
        wide = is_widest or longest * shown * ENOUGH_SHARE <= values.width
        return kit.lines("body") + explained.height <= words.height and wide

    def _parted(self, place: Rect, grid: Grid) -> tuple[Rect, Rect]:
        """Divide the place of an option: its values are beside its words, or below them."""
        place = place.inflate(-2 * self.kit.px(ACROSS), -2 * self.kit.px(DOWN))
        high, least = self.kit.px(VALUES_HEIGHT), self.kit.min_target
        if grid.beside:
            words, values = layout.columns(place, 2, self._gap)
            high = max(least, high)
            return words, Rect(values.x, values.centery - high // 2, values.width, high)
        high = max(least, min(high, round(place.height * VALUES_SHARE)))
        words = Rect(place.topleft, (place.width, place.height - high - self._gap // 2))
        return words, Rect(place.x, place.bottom - high, place.width, high)

    def _build_option(self, option: Option, place: Rect, grid: Grid) -> None:
        kit, title, why = self.kit, self.kit.text(f"option-{option.name}"), self.why(option)
        words, values = self._parted(place, grid)
        written = kit.paragraph(why, "text", "body", "ink_soft", words.width).height if why else 0
        name = Rect(words.topleft, (words.width, min(kit.lines("body"), words.height // 2)))
        below = Rect(name.bottomleft, (words.width, min(written, words.height - name.height)))
        spare = words.height - name.height - below.height
        # Words stand in the middle beside their values, and close above those below them.
        lower = spare // 2 if grid.beside else spare * 3 // 4
        self.add_label(name.move(0, lower), title, "bold", align="left")
        self.add_label(below.move(0, lower), why, color="ink_soft", align="left")
        labels, take = self.labels(option), partial(self.take, option)
        kind = Stepper if len(labels) > MOST else Choice
        disabled, value = self.disabled(option), self.value(option)
        choice = kind(kit, self.stage, values, labels, value, take, option.name, disabled)
        choice.label = kit.aloud(title, why)
        self.add(choice)

    def _add_drawer(self, place: Rect) -> None:
        """Draw a wooden drawer, or a plain panel where there is no wood."""
        kit, theme = self.kit, self.kit.theme
        radius, line, board = kit.px(RADIUS), max(1, kit.px(2)), kit.px(BOARD)
        if not has_room(kit):
            plate = shapes.rounded(place.size, radius, theme["panel"], theme["panel_line"], line)
            self.stage.add(plate, *place.topleft)
            return
        shades = theme["rim_light"], theme["rim_dark"]
        whole = place.inflate(2 * board, 2 * board)
        box = draw_sign(whole.size, radius, board // 2, shades, theme["rim_edge"], line)
        self.stage.add(box, *whole.topleft)
        lining = theme["felt_dark"], theme["felt_dark"].lerp(theme["felt_light"], 0.5)
        floor = shapes.rounded(place.size, radius, lining, theme["rim_dark"], line)
        self.stage.add(floor, *place.topleft)

    def spoken_lines(self) -> list[str]:
        """Say the title only: each option is read out when it gets the focus."""
        return super().spoken_lines()[:2]

    def _turn(self, leaves: Leaves, at: int, step: int) -> None:
        self._first = leaves[at + step][1][0]
        self.rebuild()


def _grids(most: int) -> Iterator[Grid]:
    """List the grids for up to `most` options, the best first."""
    for count in range(most, 0, -1):
        for columns in (2, 1) if count > MOST_ROWS else (1,):
            for beside in (True, False):
                yield Grid(columns, -(-count // columns), beside)


def _parts(page: Sequence[Option], most: int) -> Iterator[tuple[Option, ...]]:
    count = -(-len(page) // most)
    size = -(-len(page) // count)
    for start in range(0, len(page), size):
        yield tuple(page[start : start + size])
