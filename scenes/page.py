"""A page that is declared: what it is called, its cards, and the ways that lead on from it."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.kit import layout, shapes
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Picture, Words
from game.view.sheets import draw_paper
from scenes.read_button import add_reader
from scenes.screen import Screen, split_title

MARGIN = 24
"""Reference pixels between the sides of a note and its lines."""

LEAVES: dict[Direction, int] = {"left": -1, "right": 1}
"""The leaves to which a step leads."""


@dataclass(frozen=True)
class Way:
    """A button in the zone of its name, or in another one."""

    name: str
    words: str
    press: Callable[[], None]
    kind: Kind = "plain"
    icon: str = ""
    size: str = "label"
    sub: str = ""
    is_open: bool = True
    is_chosen: bool = False
    zone: str = ""


@dataclass(frozen=True)
class Page:
    """What is on a page, or on one leaf of it."""

    title: str
    sub: str = ""
    cards: Sequence[Card] = ()
    """Its cards, in the places that the screen has for so many."""

    ways: Sequence[Way] = ()
    leaves: int = 1
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
        if page.title:
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
            self.build_pager(page.leaves)

    def build_pager(self, count: int) -> None:
        """Add the buttons that turn to the leaf before and the leaf after."""
        self.add_pager(self.leaf, count, self.turn)

    def add_note(self, place: Rect, *lines: Words) -> None:
        """Lay a note of paper in a place, no higher than its lines of text ask for."""
        kit, wide = self.kit, place.w - 2 * self.kit.px(MARGIN)
        shares = [kit.lines(line.size, line.rows) for line in lines]
        rows = [kit.fonts.lines(it.words, it.face, kit.text_px(it.size), wide) for it in lines]
        needed = [
            kit.lines(it.size, max(it.rows, len(own))) for it, own in zip(lines, rows, strict=True)
        ]
        high = sum(needed) + 2 * kit.px(MARGIN)
        if high < place.h:
            shares, place = needed, Rect(place.x, place.centery - high // 2, place.w, high)
        self.stage.add(draw_paper(kit, place.size), *place.topleft)
        room = place.inflate(-2 * kit.px(MARGIN), -kit.px(MARGIN))
        for line, row in zip(lines, layout.shares(room, shares, 0), strict=True):
            self.add_label(row, line.words, line.face, line.size, "ink_dark")

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

    def way_back(self, icon: str = "") -> Way:
        """Return the way back, which is never yellow."""
        return Way("back", self.kit.text("back"), self.back, icon=icon)

    def _add_way(self, way: Way) -> None:
        button = self.add_button(
            self.zone(way.zone or way.name),
            way.name,
            way.words,
            way.press,
            way.kind,
            way.size,
            way.icon,
            way.sub,
        )
        button.set_state(enabled=way.is_open, chosen=way.is_chosen)


def undo_card(kit: Kit, name: str, told: str, press: Callable[[], None]) -> Card:
    """Return a card in the place of something that was deleted: it brings that back."""
    art, ink = kit.art("undo"), kit.theme["ink"]
    lines = Words(kit.text("games-undo"), "body", "bold"), Words(told, "small", rows=2)
    return Card(name, lines, press, Picture(lambda size: shapes.svg(art, size, ink), least=0.3))
