"""A page that is declared: what it is called, its cards, and the ways that lead on from it."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.kit import layout
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card
from scenes.read_button import add_reader
from scenes.screen import Screen, split_title

LEAVES: dict[Direction, int] = {"left": -1, "right": 1}
"""The leaves to which a step leads."""


@dataclass(frozen=True)
class Way:
    """A button in the zone of its name."""

    name: str
    words: str
    press: Callable[[], None]
    kind: Kind = "plain"
    icon: str = ""
    size: str = "label"
    sub: str = ""
    is_open: bool = True
    is_chosen: bool = False


@dataclass(frozen=True)
class Page:
    """What is on a page, or on one leaf of it."""

    title: str
    sub: str = ""
    cards: Sequence[Card] = ()
    """Its cards, in the places that the screen has for so many."""

    ways: Sequence[Way] = ()
    leaves: int = 1
    onward: Kind = "plain"
    """The kind of the button that turns to the next leaf."""

    read: str = ""
    """What a loudspeaker reads to those who cannot, if it is there for them."""


class PageScreen(Screen[Result | None]):
    """Shows a page, turns its leaves, and goes back without a result."""

    transition = "slide"
    gap: float = 22
    """Reference pixels between two cards."""

    across = 3, 2
    """How many cards are side by side, in a wide zone and in a narrow one."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.leaf, self._leaves = 0, 1

    @abstractmethod
    def page(self) -> Page:
        """Return what it shows now."""

    def back(self) -> None:
        """Close without a result."""
        self.close(None)

    def build(self) -> None:
        """Put title, cards and ways in their zones."""
        page = self.page()
        self._leaves = page.leaves
        room = self.zone("title")
        if page.read:
            room = add_reader(self, room, lambda: page.read)
        title, below = split_title(room) if page.sub else (room, room)
        self.add_label(title, page.title, "title", "title")
        if page.sub:
            self.add_label(below, page.sub, color="ink_soft")
        if page.cards:
            places = self.places(self.zone("cards"), len(page.cards))
            for card, place in zip(page.cards, places, strict=False):
                self.add_card(place, card)
        self.fill()
        for way in page.ways:
            self._add_way(way)
        if page.leaves > 1:
            self.add_pager(self.leaf, page.leaves, self.turn, page.onward)

    def fill(self) -> None:
        """Put what it has beside cards between the title and the ways."""

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return a place for each card."""
        wide, narrow = self.across
        across = wide if room.w > room.h else narrow
        return layout.grid(room, -(-count // across), across, self.kit.px(self.gap))

    def turn(self, step: int) -> None:
        """Turn to another leaf, if there is one."""
        if 0 <= self.leaf + step < self._leaves:
            self.leaf += step
            self.rebuild()

    def step(self, direction: Direction) -> None:
        """Turn the leaves with left and right, where the focused widget makes nothing of them."""
        if self.focused and self.focused.step(direction):
            return
        if direction in LEAVES and self._leaves > 1:
            self.turn(LEAVES[direction])
        else:
            super().step(direction)

    def way_back(self, kind: Kind = "plain", icon: str = "") -> Way:
        """Return the way back."""
        return Way("back", self.kit.text("back"), self.back, kind, icon)

    def _add_way(self, way: Way) -> None:
        button = self.add_button(
            self.zone(way.name),
            way.name,
            way.words,
            way.press,
            way.kind,
            way.size,
            way.icon,
            way.sub,
        )
        button.set_state(enabled=way.is_open, chosen=way.is_chosen)
