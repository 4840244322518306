"""The cabinet of a player: records and animals on its shelves, and a sheet of stamps beside it."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from functools import partial

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.analysis.stamps import STAMPS
from game.engine.tile import Row
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.card import Card, Picture, Size, Words
from game.session.characters import LEVELS, seated
from game.session.feats import BEATEN, MET, RECORDS, Feat
from game.session.player import Player
from game.view import woodwork
from game.view.players.avatars import head, name_of
from game.view.proportions import tile_height
from game.view.sheets import draw_page
from game.view.small_table import widest_on_rack
from game.view.stamp_art import draw_stamp
from game.view.tile_art import TileArt
from game.view.wording import joined, listed, moment, tile_names
from scenes.page import Page, PageScreen, Way
from scenes.screen import TurnResult

NARROW = 1080  # px; in a narrower window shelves and stamps are never beside each other
LEAST_WIDTH = 26  # how wide shelves beside stamps are at least, in the height of letters
GAP, MARGIN = 6, 24  # reference px between two stamps, and of paper around them
PLACE_RATIO, STAMP_SHARE = 2.6, 0.4  # how wide a place is at best, in stamps; and a stamp at most
A_SHEET = 8  # stamps on a sheet at most: where words are larger it has fewer
EDGE, BESIDE = 20, 16  # reference px of wood around a niche, and beside what stands in it
WORDS_SHARE, HEAD_SHARE = 0.45, 0.65  # of a niche's height, for words; of these, for the record
LARGEST, LEAST_TILE = 84, 8  # how wide tiles are at most, in reference px, and at least in px
FAINT = 90  # what is left of an animal one has not met, of 255
CROWN = 0.45  # how large a crown is, in heads

Shows = Callable[[Kit, str], Scene[TurnResult] | None]
"""Returns a scene that shows how to earn a stamp, if there is one."""


class Cabinet(PageScreen[None]):
    """Shows what a player has found and done, and how to earn the next stamp.

    Stamps take some leaves; where shelves do not fit beside them, these are the last one.
    """

    layer = "cabinet"

    def __init__(
        self,
        kit: Kit,
        player: Player,
        found: Mapping[str, float],
        feats: Mapping[str, Feat] | None = None,
        shows: Shows = lambda *_: None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Take a player, their stamps with times in seconds since 1970, and `shows`.

        Without feats there is only the sheet of stamps.
        """
        super().__init__(kit)
        self._player, self._found, self._feats = player, found, feats or {}
        self._has_shelves = feats is not None
        self._shows, self._today = shows, today

    def page(self) -> Page:
        """Show some stamps, and how to earn the first that is missing; or the shelves."""
        text = self.kit.text
        name, count = name_of(self.kit, self._player), sum(it in self._found for it in STAMPS)
        title, sub = text("cabinet-title", name=name), text("album-sub", count=count)
        missing = (kind for kind in STAMPS if kind not in self._found)
        wanted = next((kind for kind in missing if self._shows(self.kit, kind)), "")
        ways = [self.way_back(icon="leave")]
        if wanted:
            show, told = partial(self._show_how_to_earn, wanted), text(f"stamp-{wanted}")
            ways.append(Way("lesson", text("album-lesson"), show, "primary", "hint", sub=told))
        leaves = self._sheets if not self._has_shelves or self._has_room else self._sheets + 1
        self.leaf = min(self.leaf, leaves - 1)
        cards = [self._stamp(kind, wanted) for kind in self._shown]
        return Page(title, sub, cards, ways, leaves, read="\n".join(self._tell_of_stamps()))

    def build(self) -> None:
        """Lay the stamps on paper, beside the shelves or on leaves of their own."""
        super().build()
        shelves, sheet = self._rooms()
        if sheet:
            self.lay(*draw_page(self.kit, sheet))
        if shelves:
            self._build_shelves(shelves)

    @property
    def _shown(self) -> tuple[str, ...]:
        """The stamps of this leaf; none on that of the shelves."""
        return STAMPS[self.leaf * self._a_sheet :][: self._a_sheet]

    @property
    def _a_sheet(self) -> int:
        return round(A_SHEET / self.kit.text_scale)

    @property
    def _sheets(self) -> int:
        return -(-len(STAMPS) // self._a_sheet)

    def _tell_of_stamps(self) -> list[str]:
        return [self.kit.aloud(*self._stamp(kind, "").words) for kind in self._shown]

    @property
    def _has_room(self) -> bool:
        """Whether shelves and stamps fit beside each other."""
        wide = self.zone("shelves").w >= LEAST_WIDTH * self.kit.text_px("body")
        return wide and self.kit.size[0] >= NARROW

    def _rooms(self) -> tuple[Rect | None, Rect | None]:
        """Return the place of the shelves, and that on the paper; None of what is elsewhere."""
        shelves, sheet = self.zone("shelves"), self.zone("cards")
        margin = -2 * self.kit.px(MARGIN)
        if self._has_shelves and self._has_room:
            return shelves, sheet.inflate(margin, margin)
        whole = shelves.union(sheet)
        return (whole, None) if self.leaf == self._sheets else (None, whole.inflate(margin, margin))

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Divide the sheet into places of the best shape, the same on each leaf."""
        sheet, gap = self._rooms()[1] or room, self.kit.px(GAP)
        places = layout.best_grid(sheet, self._a_sheet, gap, lambda w, h: min(w / PLACE_RATIO, h))
        return places[:count]

    def _stamp(self, kind: str, wanted: str) -> Card:
        """Return a stamp in colour beside what it is for and the day it was found, or pale."""
        kit, day = self.kit, self._day(kind)

        def draw(size: Size) -> Surface:
            return draw_stamp(kit, kind, min(size), is_found=bool(day))

        told = kit.text(f"stamp-{kind}-told")
        name, words = Words(kit.text(f"stamp-{kind}"), "body", "bold"), Words(told, rows=4)
        look = Picture(draw, "left", ratio=1, share=STAMP_SHARE, is_late=True)
        lines, ground = (name, words, *([Words(day, "small")] if day else [])), kit.canvas
        card, is_next = f"stamp-{kind}", kind == wanted
        return Card(card, lines, picture=look, is_chosen=is_next, ground=ground, inset=GAP)

    def _day(self, kind: str) -> str:
        """Say on what day a stamp was found; "" if it was not."""
        if kind not in self._found:
            return ""
        when, today = datetime.fromtimestamp(self._found[kind]), self._today()
        days = max(0, (today - when.date()).days)
        return self.kit.text("album-day", days=days, day=moment(self.kit, when, today))

    def _show_how_to_earn(self, kind: str) -> None:
        if scene := self._shows(self.kit, kind):
            self.push(scene)

    def _build_shelves(self, room: Rect) -> None:
        """Put the records into their niches, and the animals one has met into the lowest."""
        kit, edge, inset = self.kit, self.kit.px(EDGE), self.kit.px(BESIDE)
        box = woodwork.draw_board(kit, room.size)
        niches = layout.rows(room.inflate(-2 * edge, -2 * edge), len(RECORDS) + 1, edge)
        for niche in niches:
            woodwork.lay_niche(kit, box, niche.move(-room.left, -room.top))
        self.lay(*woodwork.hang(kit, box, room))
        for kind, niche in zip((*RECORDS, ""), niches, strict=True):
            words = niche.inflate(-2 * inset, -inset // 2)
            high = min(round(kit.lines("body") * 1.2), round(words.h * WORDS_SHARE))
            floor = Rect(words.left, words.top + high, words.w, words.h - high)
            words.height = high
            if kind:
                self._build_record(kind, words, floor)
            else:
                met, beaten = self._list_known(MET), self._list_known(BEATEN)
                self.lay(draw_characters(self.kit, floor.size, met, beaten), floor)
                say = "crowns" if beaten else "met" if met else "nobody"
                self.add_label(words, self.kit.text(f"records-{say}"), align="left")

    def _build_record(self, kind: str, words: Rect, floor: Rect) -> None:
        feat = self._feats.get(kind)
        told, against = self._heading(kind, feat), self._against(kind, feat)
        wide = min(
            self.kit.width(told, "bold", "body") + self.kit.px(BESIDE), round(HEAD_SHARE * words.w)
        )
        rest = words.w - wide - self.kit.px(MARGIN)
        self.add_label(Rect(words.topleft, (wide, words.h)), told, "bold", align="left")
        beside = Rect(words.right - rest, words.top, rest, words.h)
        self.add_label(beside, against, align="right")
        if feat:
            tiles = draw_standing(self.kit, floor.size, feat.tiles)
            self.lay(tiles, tiles.get_rect(bottomleft=floor.bottomleft))

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

    def _list_known(self, what: str) -> list[str]:
        return [bot for bot in LEVELS if f"{what}{bot}" in self._feats]

    def spoken_lines(self) -> list[str]:
        """Say what the stamps are, which tiles stand on the shelves, and who was met, too."""
        kit, lines = self.kit, super().spoken_lines()
        lines += self._tell_of_stamps()
        if not self._rooms()[0]:
            return lines
        for kind in RECORDS:
            if feat := self._feats.get(kind):
                tiles = tile_names(kit, feat.tiles)
                lines.append(f"{kit.text(f'records-{kind}')}: {tiles}")
        for what in MET, BEATEN:
            if names := [name_of(kit, seated(bot)) for bot in self._list_known(what)]:
                lines.append(kit.text(f"records-spoken-{what}names", names=listed(kit, names)))
        return lines


def draw_standing(kit: Kit, room: Size, tiles: Row) -> Surface:
    """Draw tiles side by side, as large as there is room."""
    width = widest_on_rack(kit.px(LARGEST), len(tiles), room, LEAST_TILE)
    picture = Surface((width * len(tiles), tile_height(width)), SRCALPHA)
    TileArt(kit).lay_row(picture, tiles, (0, 0), width, width)
    return picture


def draw_characters(kit: Kit, size: Size, met: Sequence[str], beaten: Sequence[str]) -> Surface:
    """Draw every character: those met in colour, with a crown over those beaten."""
    picture = kit.canvas(size)
    for bot, place in zip(
        LEVELS, layout.best_grid(picture.get_rect(), len(LEVELS), 0, min), strict=True
    ):
        side = min(place.size)
        drawn = head(kit, seated(bot), side)
        if bot not in met:
            drawn = pygame.transform.grayscale(drawn)
            drawn.fill((255, 255, 255, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
        face = drawn.get_rect(midbottom=place.midbottom)
        picture.blit(drawn, face)
        if bot in beaten:
            crown = shapes.svg(kit.art("gold_crown"), (round(side * CROWN),) * 2)
            picture.blit(crown, crown.get_rect(bottomright=face.bottomright))
    return picture
