"""The album of a player: all stamps; those found are in colour, and each is explained."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date, datetime
from functools import partial
from math import ceil
from typing import ClassVar

from pygame import Rect

from game.analysis.stamps import STAMPS
from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.feats import Feat
from game.session.player import Player
from game.view.players.avatars import name_of
from game.view.wording import moment
from scenes.players.record_book import RecordBook
from scenes.players.stamp_card import StampCard
from scenes.read_button import add_reader
from scenes.screen import SideScreen, TurnResult

STAMP_GAP = 14  # reference px between two stamps
BEST_RATIO = 1.0  # the best width of a place for a stamp and its words, in heights

Shows = Callable[[Kit, str], Scene[TurnResult] | None]
"""Returns a scene that shows how to earn a stamp, if there is one."""


def shows_nothing(kit: Kit, stamp: str) -> None:
    """Show nothing."""


class Album(SideScreen[None]):
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
        self._cards: list[StampCard] = []

    def clear(self) -> None:
        """Drop the cards, too."""
        super().clear()
        self._cards = []

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Draw one missing picture a frame, so that no frame is late."""
        if bare := next((card for card in self._cards if not card.drawn), None):
            bare.complete()

    def build(self) -> None:
        """Put the stamps above a sentence, and the buttons below both."""
        text = self.kit.text
        room = add_reader(self, self.zone("title"), self._told)
        name, count = name_of(self.kit, self._player), sum(it in self._found for it in STAMPS)
        self.add_heading(text("album-title", name=name), text("album-sub", count=count), room)
        for kind, place in zip(STAMPS, self._places(), strict=False):
            press = partial(self._tell, kind)
            card = StampCard(self.kit, self.stage, place, kind, self._day(kind), press)
            card.chosen = kind == self._chosen
            self._cards.append(self.add(card))
        self.add_label(self.zone("told"), self._told(), size="label")
        self.add_button(self.zone("back"), "back", text("back"), self.back, "primary", icon="leave")
        if self._feats is not None:
            words = text("player-records")
            self.add_button(
                self.zone("records"), "records", words, self._open_records, icon="crown"
            )
        if self._shows(self.kit, self._chosen):
            words = text("album-lesson")
            self.add_button(
                self.zone("lesson"), "lesson", words, self._show_how_to_earn, "primary", icon="hint"
            )

    def _places(self) -> Iterator[Rect]:
        """Divide the room into places of the best shape; the last row is centred."""
        room, gap, count = self.zone("stamps"), self.kit.px(STAMP_GAP), len(STAMPS)

        def side(across: int) -> float:
            down = ceil(count / across)
            return min(room.width / across, BEST_RATIO * room.height / down)

        across = max(range(2, count), key=side)
        for at, row in enumerate(layout.rows(room, ceil(count / across), gap)):
            here = min(across, count - at * across)
            whole = layout.columns(row, across, gap)
            shift = (whole[across - 1].left - whole[here - 1].left) // 2
            yield from (place.move(shift, 0) for place in whole[:here])

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
