"""A screen: a scene with words and buttons in the zones of one layer; and its results."""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import ClassVar, Literal, TypeVar

from pygame import Rect, Surface
from pygame.transform import flip

from game.kit.kit import Kit
from game.kit.scene import Result, Scene
from game.kit.text.letters import Align, Face
from game.kit.widgets.button import Button, Kind
from game.kit.widgets.card import Card, CardButton
from game.kit.widgets.widget import Label, Widget
from game.view.near_table import PageTable
from game.view.round_table import RoundTable

UNDER = -1.0  # the layer of what lies under things to press
SUBTITLE_SHARE = 0.42  # of a title's room, for the line below it

AnyWidget = TypeVar("AnyWidget", bound=Widget)


class TurnResult(Enum):
    """Whether the match goes on after a turn (or a deal, a lesson, a pause).

    It is left to wait, or left for good.
    """

    GO_ON = "go on"
    LEAVE = "leave"
    QUIT = "quit"


class MatchResult(Enum):
    """What the player chose after a match."""

    MENU = "menu"
    GIVEN_UP = "given up"
    AGAIN = "again"
    FURTHER = "further"


class Screen(Scene[Result]):
    """Lays itself out in the zones of its layer."""

    layer: ClassVar[str]

    table: ClassVar[type[RoundTable]] = PageTable
    """The table that stands before the wall."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._card_pictures: dict[str, Surface] = {}
        """The pictures of cards that took long to draw, while the screen is laid out anew."""
        self._card_look: tuple[object, str] | None = None

    def run(self, dt: float, passed: float) -> None:
        """Draw one missing picture of a card a frame, so that no frame is late."""
        super().run(dt, passed)
        for widget in self.widgets:
            if widget.moves:
                widget.animate(dt)
        waiting = (it for it in self.widgets if isinstance(it, CardButton) and it.waits)
        if card := next(waiting, None):
            card.complete()

    def layout(self) -> None:
        """Build everything again; cards keep their pictures while the look stays the same."""
        look = self.kit.theme, self.kit.preferences.palette
        if look == self._card_look:
            cards = (it for it in self.widgets if isinstance(it, CardButton))
            self._card_pictures = {card.name: card.drawn for card in cards if card.drawn}
        self._card_look = look
        before = {it.name: it for it in self.widgets}
        self.clear()
        self.stage.background = self.ground()
        self.build()
        for widget in self.widgets:
            if widget.name in before:
                widget.continue_from(before[widget.name])
        self._card_pictures = {}

    def build(self) -> None:
        """Fill the screen."""
        raise NotImplementedError

    def ground(self) -> Surface:
        """Return the background picture: the room, and the table in it."""
        ground = self.table(self.kit).ground()
        return flip(ground, True, False) if self.turned else ground

    def zone(self, name: str) -> Rect:
        """Return the place of a zone of this screen."""
        find = self.kit.zone if self.turns else self.kit.place
        return find(self.layer, name)

    def add(self, widget: AnyWidget) -> AnyWidget:
        """Add a widget."""
        self.widgets.append(widget)
        return widget

    def add_label(
        self,
        place: Rect,
        text: str,
        face: Face = "text",
        size: str = "body",
        color: str = "ink",
        align: Align = "center",
    ) -> Label:
        """Add words in a place."""
        return self.add(Label(self.kit, self.stage, place, text, face, size, color, align))

    def add_button(
        self,
        place: Rect,
        name: str,
        text: str,
        on_press: Callable[[], None],
        kind: Kind = "plain",
        size: str = "label",
        icon: str = "",
        sub: str = "",
        align: Align | Literal["below"] = "center",
    ) -> Button:
        """Add a button in a place; `icon` is the name of a picture, without its extension."""
        path = self.kit.art(icon) if icon else None
        return self.add(
            Button(
                self.kit,
                self.stage,
                place,
                text,
                path,
                kind,
                on_press,
                sub,
                size=size,
                name=name,
                align=align,
            )
        )

    def lay(self, picture: Surface, place: Rect) -> None:
        """Lay a picture in a place, under what can be pressed."""
        self.stage.add(picture, *place.topleft, z=UNDER)

    def add_card(self, place: Rect, card: Card) -> CardButton:
        """Add a card in a place."""
        drawn = self._card_pictures.get(card.name)
        return self.add(CardButton(self.kit, self.stage, place, card, drawn))

    def add_heading(self, title: str, sub: str, room: Rect | None = None) -> Label:
        """Write the title and the line below it, in their zone or in a room; return that line."""
        above, below = split_title(room or self.zone("title"))
        self.add_label(above, title, "title", "title")
        return self.add_label(below, sub, color="ink_soft")

    def add_pager(
        self, at: int, count: int, turn: Callable[[int], None], onward: Kind = "plain"
    ) -> tuple[Button, Button]:
        """Say which page this is, between the buttons that turn to the one before and after."""
        ways: tuple[tuple[str, int, Kind], ...] = (("previous", -1, "plain"), ("next", 1, onward))
        before, after = (
            self.add_button(
                self.zone(way), way, self.kit.text(f"page-{way}"), partial(turn, step), kind
            )
            for way, step, kind in ways
        )
        words = self.kit.text("page-of", page=at + 1, count=count)
        self.add_label(self.zone("page"), words, "bold")
        before.set_enabled(at > 0)
        after.set_enabled(at < count - 1)
        return before, after


class SideScreen(Screen[Result | None]):
    """A screen beside the way: Back leaves it without a choice."""

    transition = "slide"

    def back(self) -> None:
        """Close."""
        self.close(None)


def split_title(room: Rect) -> tuple[Rect, Rect]:
    """Divide the room of the title into the title and a line a little below it."""
    line = round(room.height * SUBTITLE_SHARE)
    return (
        Rect(room.left, room.top, room.width, room.height - line),
        Rect(room.left, room.bottom - line, room.width, line),
    )
