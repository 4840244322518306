"""The album of a player: all stamps; those found are in colour, and each is explained."""

from collections.abc import Callable, Mapping
from datetime import date, datetime
from functools import partial
from math import ceil
from typing import ClassVar

from pygame import Rect

from game.analysis.stamps import STAMPS
from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.card import Card
from game.session.feats import Feat
from game.session.player import Player
from game.view.players.avatars import name_of
from game.view.wording import moment
from scenes.page import Page, PageScreen, Way
from scenes.players.record_book import RecordBook
from scenes.players.stamp_card import stamp_card
from scenes.screen import TurnResult

STAMP_GAP = 14  # reference px between two stamps
BEST_RATIO = 1.0  # the best width of a place for a stamp and its words, in heights

Shows = Callable[[Kit, str], Scene[TurnResult] | None]
"""Returns a scene that shows how to earn a stamp, if there is one."""


def shows_nothing(kit: Kit, stamp: str) -> None:
    """Show nothing."""


class Album(PageScreen[None]):
    """Shows the stamps of a player; a press on one explains it."""

    layer: ClassVar[str] = "album"

    def __init__(
        self,
        kit: Kit,
        player: Player,
        found: Mapping[str, float],
        shows: Shows = shows_nothing,
        today: Callable[[], date] = date.today,
        feats: Mapping[str, Feat] | None = None,
    ) -> None:
        """Take a player, their stamps with times in seconds since 1970, and `shows`.

        With what is in the records book of the player, the album leads there.
        """
        super().__init__(kit)
        self._player, self._found, self._shows = player, found, shows
        self._today, self._feats = today, feats
        self._chosen = ""

    def page(self) -> Page:
        """Show the stamps, and how to earn the chosen one."""
        text, player = self.kit.text, self._player
        name, count = name_of(self.kit, player), sum(it in self._found for it in STAMPS)
        ways = [self.way_back("primary", "leave")]
        if self._feats is not None:
            ways.append(Way("records", text("player-records"), self._open_records, icon="crown"))
        if self._shows(self.kit, self._chosen):
            show = self._show_how_to_earn
            ways.append(Way("lesson", text("album-lesson"), show, "primary", "hint"))
        cards = [self._card(kind) for kind in STAMPS]
        title, sub = text("album-title", name=name), text("album-sub", count=count)
        return Page(title, sub, cards, ways, read=self._told())

    def build(self) -> None:
        """Say below the stamps what the chosen one is."""
        super().build()
        self.add_label(self.zone("told"), self._told(), size="label")

    def _card(self, kind: str) -> Card:
        chosen, press = kind == self._chosen, partial(self._tell, kind)
        return stamp_card(self.kit, kind, self._day(kind), press, chosen=chosen)

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Divide the room into places of the best shape; the last row is centred."""

        def side(across: int) -> float:
            down = ceil(count / across)
            return min(room.width / across, BEST_RATIO * room.height / down)

        return layout.centred_grid(
            room, count, max(range(2, count), key=side), self.kit.px(STAMP_GAP)
        )

    def _day(self, kind: str) -> str:
        """Say on what day a stamp was found; "" if it was not."""
        if kind not in self._found:
            return ""
        when, today = datetime.fromtimestamp(self._found[kind]), self._today()
        days = max(0, (today - when.date()).days)
        return self.kit.text("album-day", days=days, day=moment(self.kit, when, today))

    def _told(self) -> str:
        if not self._chosen:
            return self.kit.text("album-press")
        return self.kit.text(f"stamp-{self._chosen}-told")

    def _tell(self, kind: str) -> None:
        self._chosen = kind
        self.rebuild()

    def _open_records(self) -> None:
        self.push(RecordBook(self.kit, self._player, self._feats or {}))

    def _show_how_to_earn(self) -> None:
        if scene := self._shows(self.kit, self._chosen):
            self.push(scene)
