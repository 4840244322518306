"""The cabinet of a player: records and animals on its shelves, and a sheet of stamps beside it."""

from collections.abc import Callable, Mapping
from datetime import date, datetime
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.analysis.stamps import STAMPS
from game.kit import layout
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.card import Card, Picture, Size, Words
from game.session.characters import LEVELS, seated
from game.session.feats import BEATEN, MET, RECORDS, Feat
from game.session.player import Player
from game.view import woodwork
from game.view.players.avatars import name_of
from game.view.sheets import draw_page
from game.view.stamp_art import draw_stamp
from game.view.wording import joined, listed, moment, tile_names
from scenes.page import Page, PageScreen, Way
from scenes.players.shelf_art import draw_characters, draw_record, draw_shelves, shelf_rows
from scenes.screen import TurnResult

GAP = 6  # reference px between two stamps
LEAST_STAMP = 0.8  # how large stamps are at least beside shelves, in the least places to press
LEAST_WIDTH = 26  # how wide shelves are at least, in the height of letters
NARROW = 1080  # px; in a narrower window they never lie beside each other
TOLD_SHARE = 0.12  # of the height of the sheet, for what the chosen stamp is
HEAD_SHARE = 0.65  # of the line above a record, for what it is
MARGIN = 24  # reference px of paper around the stamps

Shows = Callable[[Kit, str], Scene[TurnResult] | None]
"""Returns a scene that shows how to earn a stamp, if there is one."""


def shows_nothing(kit: Kit, stamp: str) -> None:
    """Show nothing."""


class Cabinet(PageScreen[None]):
    """Shows what a player has found and done; a press on a stamp explains it.

    Where both do not fit, stamps and shelves are two leaves.
    """

    layer: ClassVar[str] = "cabinet"

    def __init__(
        self,
        kit: Kit,
        player: Player,
        found: Mapping[str, float],
        feats: Mapping[str, Feat] | None = None,
        shows: Shows = shows_nothing,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Take a player, their stamps with times in seconds since 1970, and `shows`.

        Without feats there is only the sheet of stamps.
        """
        super().__init__(kit)
        self._player, self._found, self._feats = player, found, feats
        self._shows, self._today = shows, today
        self._chosen = ""

    def page(self) -> Page:
        """Show the stamps, and how to earn the chosen one; on another leaf, the shelves."""
        text, (_, sheet) = self.kit.text, self._rooms()
        name, count = name_of(self.kit, self._player), sum(it in self._found for it in STAMPS)
        title, sub = text("cabinet-title", name=name), text("album-sub", count=count)
        lesson = bool(sheet and self._shows(self.kit, self._chosen))
        ways = [self.way_back("plain" if lesson else "primary", "leave")]
        if lesson:
            show = self._show_how_to_earn
            ways.append(Way("lesson", text("album-lesson"), show, "primary", "hint"))
        cards = [self._stamp(kind) for kind in STAMPS] if sheet else ()
        leaves = 1 if self._feats is None or self._has_room else 2
        return Page(title, sub, cards, ways, leaves, read=self._told() if sheet else "")

    def build(self) -> None:
        """Lay the stamps on paper, and say below them what the chosen one is."""
        shelves, sheet = self._rooms()
        super().build()
        if sheet:
            self._lay(*draw_page(self.kit, self._sheet_of(sheet)))
            _, told = layout.shares(self._sheet_of(sheet), (1 - TOLD_SHARE, TOLD_SHARE), 0)
            self.add_label(told, self._told(), color="ink_dark")
        if shelves:
            self._build_shelves(shelves)

    @property
    def _has_room(self) -> bool:
        """Whether shelves and stamps fit beside each other."""
        place = self._stamp_places(self.zone("cards"), len(STAMPS))[0]
        wide = self.zone("shelves").w >= LEAST_WIDTH * self.kit.text_px("body")
        return (
            wide
            and self.kit.size[0] >= NARROW
            and self._spare(*place.size) >= LEAST_STAMP * self.kit.min_target
        )

    def _spare(self, wide: float, high: float) -> float:
        """Return how large a stamp can be in its place: no word of its name is cut off."""
        kit = self.kit
        named = " ".join(kit.text(f"stamp-{kind}") for kind in STAMPS).split()
        widths = [kit.width(word, "bold", "body") for word in named]
        widths += [kit.width(self._day(kind), "text", "small") for kind in self._found]
        words = kit.lines("body", 2) + kit.lines("small")
        return min(wide - max(widths) - 3 * kit.px(GAP) + kit.min_target, high - words)

    def _rooms(self) -> tuple[Rect | None, Rect | None]:
        """Return the places of the shelves and of the sheet; None for one on another leaf."""
        shelves, sheet = self.zone("shelves"), self.zone("cards")
        if self._feats is None:
            return None, shelves.union(sheet)
        if self._has_room:
            self.leaf = 0
            return shelves, sheet
        return (shelves.union(sheet), None) if self.leaf else (None, shelves.union(sheet))

    def _sheet_of(self, room: Rect) -> Rect:
        """Return what of a room is for stamps and words; the paper reaches to its edge."""
        return room.inflate(-2 * self.kit.px(MARGIN), -2 * self.kit.px(MARGIN))

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Divide the sheet into places of the best shape."""
        return self._stamp_places(self._rooms()[1] or room, count)

    def _stamp_places(self, room: Rect, count: int) -> list[Rect]:
        above, _ = layout.shares(self._sheet_of(room), (1 - TOLD_SHARE, TOLD_SHARE), 0)
        return layout.best_grid(above, count, self.kit.px(GAP), self._spare)

    def _lay(self, picture: Surface, place: Rect) -> None:
        self.stage.add(picture, *place.topleft, z=woodwork.UNDER)

    def _stamp(self, kind: str) -> Card:
        """Return a stamp in colour above its name and the day it was found, or a pale one."""
        kit, day = self.kit, self._day(kind)

        def draw(size: Size) -> Surface:
            return draw_stamp(kit, kind, min(size), is_found=bool(day))

        words = Words(kit.text(f"stamp-{kind}"), "body", "bold", rows=2), Words(day, "small")
        press, chosen = partial(self._tell, kind), kind == self._chosen
        look, ground = Picture(draw, least=0.4, is_late=True), kit.canvas
        return Card(f"stamp-{kind}", words, press, look, is_chosen=chosen, ground=ground, inset=3)

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

    def _show_how_to_earn(self) -> None:
        if scene := self._shows(self.kit, self._chosen):
            self.push(scene)

    def _build_shelves(self, room: Rect) -> None:
        """Put the records on their shelves, and the animals one has met on the lowest."""
        kit, feats = self.kit, self._feats or {}
        rows = shelf_rows(kit, room)
        self._lay(*draw_shelves(kit, room, rows))
        for kind, row in zip(RECORDS, rows, strict=False):
            feat = feats.get(kind)
            self._write(row.words, self._heading(kind, feat), self._against(kind, feat))
            if feat:
                self._lay(*draw_record(kit, row.floor, feat.tiles))
        met, beaten = self._known(MET), self._known(BEATEN)
        self._lay(*draw_characters(kit, rows[-1].floor, met, beaten))
        say = "crowns" if beaten else "met" if met else "nobody"
        self.add_label(rows[-1].words, kit.text(f"records-{say}"), align="left")

    def _write(self, room: Rect, head: str, told: str) -> None:
        wide = min(self.kit.width(head, "bold", "body") + 2, round(HEAD_SHARE * room.w))
        rest = room.w - wide - self.kit.px(MARGIN)
        self.add_label(Rect(room.topleft, (wide, room.h)), head, "bold", align="left")
        self.add_label(Rect(room.right - rest, room.top, rest, room.h), told, align="right")

    def _heading(self, kind: str, feat: Feat | None) -> str:
        name = self.kit.text(f"records-{kind}")
        if not feat:
            return name
        return self.kit.text("records-figure", name=name, kind=kind, count=feat.figure)

    def _against(self, kind: str, feat: Feat | None) -> str:
        """Say against whom it was, or how to get there."""
        if not feat:
            return self.kit.text(f"records-how-{kind}")
        names = [name_of(self.kit, player) for player in feat.against]
        who = joined(self.kit, names) if names else ""
        return self.kit.text("records-against", kind=feat.kind, names=who)

    def _known(self, what: str) -> list[str]:
        return [bot for bot in LEVELS if f"{what}{bot}" in (self._feats or {})]

    def spoken_lines(self) -> list[str]:
        """Say which tiles stand on the shelves, and who was met, too."""
        kit, lines = self.kit, super().spoken_lines()
        if not self._rooms()[0]:
            return lines
        for kind in RECORDS:
            if feat := (self._feats or {}).get(kind):
                tiles = tile_names(kit, feat.tiles)
                lines.append(f"{kit.text(f'records-{kind}')}: {tiles}")
        for what in MET, BEATEN:
            if names := [name_of(kit, seated(bot)) for bot in self._known(what)]:
                lines.append(kit.text(f"records-spoken-{what}names", names=listed(kit, names)))
        return lines
