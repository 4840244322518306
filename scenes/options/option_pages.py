"""Options on pages: each with an explanation and its values, as many as are readable."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.widgets.choice import Choice
from game.kit.widgets.stepper import MOST, Stepper
from scenes.screen import Screen

MOST_ROWS = 4  # more options than these are in two columns if there is room
MOST_GROWTH = 4 / 3  # how many times as high options may be on a page with fewer of them
TALLEST_OPTION = 300  # reference px, the largest height of an option at the usual text scale
OPTION_GAP = 14  # reference px between options
VALUES_HEIGHT = 88  # reference px, the height of the values of an option
VALUES_SHARE = 0.48  # the largest share of an option's height for values below its words
ENOUGH_SHARE = (
    0.9  # of the room that all values need if each is as wide as the widest: this is enough
)
WORD_MARGINS = (28, 6)  # reference px between the edge of an option and its words


@dataclass(frozen=True)
class Option:
    """A field and the values that can be chosen for it."""

    field: str
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        """The name of the option in text ids."""
        return self.field.replace("_", "-")


@dataclass(frozen=True)
class Grid:
    """The grid of a page; whether values are beside the words, else below; the size of names."""

    columns: int
    rows: int
    beside: bool
    head: str

    @property
    def is_widest(self) -> bool:
        """Whether fewer options on a page would make none of them wider."""
        return self.columns == 1 and not self.beside

    def places(self, room: Rect, rows: int, gap: int) -> list[Rect]:
        """Divide a room into places, one column after the other."""
        columns = layout.columns(room, self.columns, gap)
        return [place for column in columns for place in layout.rows(column, rows, gap)]


Pages = tuple[tuple[str, tuple[Option, ...]], ...]
Leaves = Sequence[tuple[str, tuple[Option, ...]]]


class Paged(Screen[Result]):
    """Shows the options of one page at a time."""

    layer: ClassVar[str] = "options"
    title: ClassVar[str] = ""
    pages: ClassVar[Pages]

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._first = self.all_pages[0][1][0]

    @property
    def all_pages(self) -> Pages:
        """The pages that there are here."""
        return self.pages

    def label(self, option: Option, value: object) -> str:
        """Say a value of an option."""
        named = str(value).lower() if isinstance(value, bool) else value
        return self.kit.text(f"option-{option.name}-value", value=named)

    def labels(self, option: Option) -> Sequence[tuple[Any, str]]:
        """Return the values of an option that are shown now, with their labels."""
        return [(value, self.label(option, value)) for value in option.values]

    def disabled(self, option: Option) -> Sequence[Any]:  # noqa: ARG002
        """Return the values that are shown but can't be chosen here."""
        return ()

    def why(self, option: Option) -> str:
        """Say what an option is about."""
        return self.kit.text(f"option-{option.name}-why")

    def heading(self) -> str:
        """Say what all pages are about."""
        return self.kit.text(self.title)

    def sub(self, page: str) -> str:
        """Say what a page is about."""
        return self.kit.text(f"options-{page}")

    def value(self, option: Option) -> object:
        """Return the chosen value of an option."""
        raise NotImplementedError

    def take(self, option: Option, value: object) -> None:
        """Choose a value of an option."""
        raise NotImplementedError

    def build_navigation(self) -> None:
        """Add the buttons below the options."""
        raise NotImplementedError

    def build(self) -> None:
        """Put the options of a page above the buttons."""
        grid = self._plan()
        most = grid.columns * grid.rows
        leaves = [(name, part) for name, page in self.all_pages for part in _parts(page, most)]
        at = next(at for at, (_, options) in enumerate(leaves) if self._first in options)
        name, options = leaves[at]
        self.add_heading(self.heading(), self.sub(name))
        for option, place in zip(options, self._places(len(options), grid), strict=False):
            self._build_option(option, place, grid)
        if len(leaves) > 1:
            self.add_pager(at, len(leaves), partial(self._turn, leaves, at))
        self.build_navigation()

    def _plan(self) -> Grid:
        every = [option for _, page in self.all_pages for option in page]
        across, down = map(self.kit.px, WORD_MARGINS)
        for grid in _grids(max(len(page) for _, page in self.all_pages)):
            place = grid.places(self.zone("options"), grid.rows, self._gap)[0]
            place = place.inflate(-2 * across, -2 * down)
            if all(self._has_room(option, place, grid) for option in every):
                return grid
        return Grid(1, 1, False, "label")

    @property
    def _gap(self) -> int:
        return self.kit.px(OPTION_GAP)

    def _has_room(self, option: Option, place: Rect, grid: Grid) -> bool:
        """Return whether all words of an option have room at the preferred text size."""
        kit, labels = self.kit, [label for _, label in self.labels(option)]
        words, values = self._parted(place, grid.beside)
        explained = kit.paragraph(self.why(option), "text", "body", "ink_soft", words.width)
        longest = max(Choice.needs(kit, label) for label in labels)
        high = kit.lines(grid.head) + explained.height
        # A stepper shows one of them; its signs take as much as two more.
        shown = len(labels) if len(labels) <= MOST else 3
        wide = grid.is_widest or longest * shown * ENOUGH_SHARE <= values.width
        return high <= words.height and wide

    def _parted(self, place: Rect, beside: bool) -> tuple[Rect, Rect]:
        high, gap = self.kit.px(VALUES_HEIGHT), self._gap
        if beside:
            high = max(self.kit.min_target, high)
            words, values = layout.columns(place, 2, gap)
            return words, Rect(values.x, values.centery - high // 2, values.width, high)
        high = max(self.kit.min_target, min(high, round(place.height * VALUES_SHARE)))
        words = Rect(place.topleft, (place.width, place.height - high - gap // 2))
        return words, Rect(place.x, place.bottom - high, place.width, high)

    def _places(self, count: int, grid: Grid) -> list[Rect]:
        whole, gap, rows = self.zone("options"), self._gap, -(-count // grid.columns)
        usual = layout.rows(whole, grid.rows, gap)[0].height
        high = min(round(MOST_GROWTH * usual), self.kit.px(TALLEST_OPTION * self.kit.text_scale))
        height = min(whole.height, rows * (high + gap) - gap)
        room = Rect(whole.left, whole.centery - height // 2, whole.width, height)
        return grid.places(room, rows, gap)

    def _build_option(self, option: Option, place: Rect, grid: Grid) -> None:
        """Put the explanation of an option beside its values, or above them, as the grid says."""
        kit = self.kit
        words, values = self._parted(self.add_panel(place, WORD_MARGINS), grid.beside)
        name, why = self._headed(words, self.why(option), grid.head)
        if not grid.beside:
            values.move_ip(0, (why.bottom - words.bottom) // 2)
            name, why = (it.move(0, (words.top - name.top) // 4) for it in (name, why))
        self.add_label(name, kit.text(f"option-{option.name}"), "bold", grid.head, align="left")
        self.add_label(why, self.why(option), color="ink_soft", align="left")
        labels, take = self.labels(option), partial(self.take, option)
        disabled, value = self.disabled(option), self.value(option)
        kind = Stepper if len(labels) > MOST else Choice
        choice = kind(kit, self.stage, values, labels, value, take, option.name, disabled)
        choice.label = kit.aloud(kit.text(f"option-{option.name}"), self.why(option))
        self.add(choice)

    def spoken_lines(self) -> list[str]:
        """Say the title only: each option is read out when it gets the focus."""
        return super().spoken_lines()[:2]

    def _headed(self, room: Rect, why: str, size: str) -> tuple[Rect, Rect]:
        """Return the places of a name and the explanation below it, centred in a room."""
        kit = self.kit
        head = min(kit.lines(size), room.height // 2)
        written = kit.paragraph(why, "text", "body", "ink_soft", room.width)
        text = written.height if why else 0
        top = max(room.top, room.centery - (head + text) // 2)
        below = Rect(room.left, top + head, room.width, min(text, room.bottom - top - head))
        return Rect(room.left, top, room.width, head), below

    def _turn(self, leaves: Leaves, at: int, step: int) -> None:
        self._first = leaves[at + step][1][0]
        self.rebuild()


def _grids(most: int) -> Iterator[Grid]:
    """List the grids for up to `most` options, the best first."""
    for count in range(most, 0, -1):
        for columns in (2, 1) if count > MOST_ROWS else (1,):
            for head in ("label", "body") if count <= MOST_ROWS else ("body",):
                for beside in (True, False):
                    yield Grid(columns, -(-count // columns), beside, head)


def _parts(page: Sequence[Option], most: int) -> Iterator[tuple[Option, ...]]:
    count = -(-len(page) // most)
    size = -(-len(page) // count)
    for start in range(0, len(page), size):
        yield tuple(page[start : start + size])
