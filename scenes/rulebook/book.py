"""The rule book: an open booklet, its words and figures side by side or on leaves of their own."""

from collections.abc import Callable
from functools import partial

from pygame import Color, Rect, Surface

from game.engine.rules import Rules, for_seats
from game.kit import layout, shapes
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.shapes import Art
from game.kit.stage import Stage
from game.kit.text.letters import LINE
from game.kit.widgets.button import Button
from game.kit.widgets.widget import Label
from game.view.round_table import RoundTable
from game.view.sheets import draw_cloth, draw_page
from game.view.wording import COLORS, color_name, rules_name
from scenes.page import LEAVES
from scenes.rulebook.chapters import chapters, facts
from scenes.rulebook.examples import TABS, Chapter
from scenes.rulebook.figures import FigureSheet
from scenes.rulebook.played import PERIOD, PlayedExample
from scenes.screen import SideScreen, split_title

WORDS = 36  # reference px, the largest words of a book; the least are those of a body
GIVEN = 0.4  # how much of their height figures give to words above them
LEAST_TILE = 44  # reference px, the width of a tile next to words
SENTENCE_GAP = 0.65  # heights of its words
TAB_GAP, TAB_MARGIN, LOWER = 10, 18, 10  # reference px; how much lower tabs are that wait
TAB_COLORS = "#7E2F2B", "#50308A", "#234C86", "#1F5B44", "#6A4A14", "#6E3357", "#2A5563", "#4B3A2C"
TAB_SIGNS = "flag any_set pointer sort_own joker double plus clock crown"
TAB_INK, ICON = Color("#FFF8E8"), 0.8
TAB_ICONS = dict(zip(TABS, TAB_SIGNS.split(), strict=True))

PLAYERS = 3

Rooms = tuple[Rect | None, Rect | None]


class RuleBook(SideScreen[None]):
    """Shows the rules, page by page."""

    layer = "rulebook"

    def __init__(self, kit: Kit, rules: Rules) -> None:
        """Take the rules; a quick deal that nobody has sat down to yet is as for three players."""
        super().__init__(kit)
        is_open = rules.deal == "quick" and not rules.chance_runs
        self._rules = for_seats(rules, PLAYERS) if is_open else rules
        self._pages = chapters(self._rules)
        self._at = self._leaf = 0
        self._played: list[PlayedExample] = []
        self._seconds = 0.0
        self._told = dict[str, list[str]]()
        self._look: object = None

    def layout(self) -> None:
        """Build everything again, in another window with words of another size."""
        look = self.kit.size, self.kit.text_scale, self.kit.messages.language
        if look != self._look:
            names = {name: color_name(self.kit, kind) for kind, name in COLORS.items()}
            values, text = {**facts(self._rules), **names}, self.kit.text
            self._told = {
                it.name: [text(id, **values) for id in it.sentences] for it in self._pages
            }
            self._look, self._px = look, self._find_px()
        super().layout()

    def step(self, direction: Direction) -> None:
        """Turn the pages with left and right."""
        if direction in LEAVES:
            self._turn(LEAVES[direction])
        else:
            super().step(direction)

    def tick(self, dt: float) -> None:
        """Play one example after the other."""
        super().tick(dt)
        if self._played:
            self._seconds += dt
            turn, now = divmod(self._seconds, PERIOD)
            for at, example in enumerate(self._played):
                waiting = PERIOD if turn > at else 0.0
                example.show(now if turn % len(self._played) == at else waiting)

    def ground(self) -> Surface:
        """Return the table on which the book lies."""
        return RoundTable(self.kit, by_day=self.kit.by_day).ground()

    def build(self) -> None:
        """Open the book at a page: words, and figures beside or below them."""
        page = self._pages[self._at]
        leaves = self._leaves(page, self._px)
        self._leaf = min(self._leaf, len(leaves) - 1)
        words, figures = leaves[self._leaf]
        self._played, self._seconds = [], 0.0
        self._lay_paper(words, figures)
        self._build_tabs(page)
        title, below = split_title(self.zone("title"))
        named = self.kit.text("book-of", name=rules_name(self.kit, self._rules))
        ink = "ink_dark"
        self.add_label(title, self.kit.text(f"book-{page.name}"), "title", "title", ink, "left")
        self.add_label(below, named, size="small", color=ink, align="left")
        if words:
            self._build_words(page, words)
        if figures:
            self._build_figures(page, figures)
        self._build_steps(len(leaves))

    def _find_px(self) -> int:
        """Return the size in pixels of words that have room on every page."""
        kit, text, figures = self.kit, self.zone("text"), self.zone("examples")
        if figures.top >= text.bottom:  # Figures below words make room for them.
            text.h += round(figures.h * GIVEN)
        least = kit.text_px("body")
        px = max(kit.text_px("label"), kit.px(WORDS))
        for page in self._pages:
            room = text if self._has_room(page, least, text) else self._whole
            while px > kit.usual_px("body") and not self._has_room(page, px, room):
                px -= 1
        return px

    @property
    def _whole(self) -> Rect:
        """The room of a leaf for words or for figures alone."""
        text = self.zone("text")
        whole = text.union(self.zone("examples"))
        return Rect(whole.left, text.top, whole.w, whole.bottom - text.top)

    def _leaves(self, page: Chapter, px: int) -> list[Rooms]:
        """Return the rooms for words and figures of each leaf; large text takes two leaves."""
        words, figures = self._rooms(page, px)
        side = self._sheet(page, figures).tile if page.figures else figures.height
        if side >= self.kit.px(LEAST_TILE) and self._has_room(page, px, words):
            return [(words, figures)]
        whole = self._whole
        return [(whole, None), (None, whole)] if page.figures else [(whole, None)]

    def _rooms(self, page: Chapter, px: int) -> tuple[Rect, Rect]:
        """Return the rooms for words and figures; words above figures take what they need."""
        words, figures = self.zone("text"), self.zone("examples")
        if figures.top < words.bottom:
            return words, figures
        more = min(self._high(page, px, words.width) - words.height, figures.height - 1)
        above = Rect(words.topleft, (words.width, words.height + more))
        return above, Rect(figures.x, figures.y + more, figures.width, figures.height - more)

    def _sheet(self, page: Chapter, room: Rect) -> FigureSheet:
        plays = not self.kit.preferences.reduced_motion
        return FigureSheet(self.kit, self._rules, page.figures, room.size, plays=plays)

    def _has_room(self, page: Chapter, px: int, room: Rect) -> bool:
        told, heights = self._told[page.name], self._heights(page, px, room.width)
        fits, pairs = self.kit.fonts.fits, zip(told, heights, strict=True)
        has_width = all(fits(it, "text", px, (room.width, high)) for it, high in pairs)
        return has_width and self._high(page, px, room.width) <= room.height

    def _high(self, page: Chapter, px: int, width: int) -> int:
        heights = self._heights(page, px, width)
        return sum(heights) + round(SENTENCE_GAP * px) * (len(heights) - 1)

    def _heights(self, page: Chapter, px: int, width: int) -> list[int]:
        lines = (self.kit.fonts.lines(it, "text", px, width) for it in self._told[page.name])
        return [len(each) * round(px * LINE) for each in lines]

    def _lay_paper(self, words: Rect | None, figures: Rect | None) -> None:
        """Lay the paper, folded between words and the figures beside them, and the cloth on it."""
        text, examples = self.zone("text"), self.zone("examples")
        fold = (text.right + examples.left) // 2 if text.right < examples.left else None
        whole = self.zone("title").unionall([text, examples])
        paper, place = draw_page(self.kit, whole, fold if words and figures else None)
        self.stage.add(paper, *place.topleft)
        if figures:
            cloth, place = draw_cloth(self.kit, figures)
            self.stage.add(cloth, *place.topleft)

    def _build_tabs(self, page: Chapter) -> None:
        """Put the tabs along the upper edge; where words have no room, all but one show icons."""
        kit, gap, edge = self.kit, self.kit.px(TAB_GAP), self.zone("tabs")
        room = Rect(edge.left, 0, edge.w, max(edge.h, kit.min_target))
        room.bottom = edge.bottom
        names = {chapter.name for chapter in self._pages}
        tabs = [tab for tab, told in TABS.items() if names.intersection(told)]
        words = [kit.text(f"book-tab-{tab}") for tab in tabs]
        needed = [kit.width(each, "bold", "small") + 2 * kit.px(TAB_MARGIN) for each in words]
        at = next(at for at, tab in enumerate(tabs) if page.name in TABS[tab])
        places = layout.columns(room, len(tabs), gap)
        is_folded = max(needed) > places[0].w
        if is_folded:
            # Cut into whole pixels, some parts of a room are one smaller than others.
            wide = min(needed[at], room.w - (len(tabs) - 1) * (kit.min_target + 1))
            if wide < kit.min_target:
                return
            others = Rect(room.left, room.top, room.w - wide - gap, room.h)
            places = layout.columns(others, len(tabs) - 1, gap)
            left = places[at].left if at < len(places) else others.right + gap
            later = [place.move(wide + gap, 0) for place in places[at:]]
            places = [*places[:at], Rect(left, room.top, wide, room.h), *later]
        for nth, (tab, told, place) in enumerate(zip(tabs, words, places, strict=True)):
            shown = "" if is_folded and nth != at else told
            open_it = partial(self._open, TABS[tab])
            icon = kit.art(TAB_ICONS[tab])
            self.add(
                Tab(kit, self.stage, place, shown, icon, told, open_it, nth, is_open=nth == at)
            )

    def _open(self, names: tuple[str, ...]) -> None:
        """Open the first of some chapters."""
        self._at = next(at for at, page in enumerate(self._pages) if page.name in names)
        self._leaf = 0
        self.rebuild()

    def _build_words(self, page: Chapter, room: Rect) -> None:
        px, top = self._px, room.top
        heights = self._heights(page, px, room.width)
        for sentence, height in zip(self._told[page.name], heights, strict=True):
            place = Rect(room.left, top, room.width, height)
            self.add(Sentence(self.kit, self.stage, place, sentence, px))
            top += height + round(SENTENCE_GAP * px)

    def _build_figures(self, page: Chapter, room: Rect) -> None:
        if not page.figures:
            side = min(room.size) // 2
            art = self.kit.art(page.sign)
            sign = shapes.svg(art, (side, side), self.kit.theme["accent_ink"])
            self.stage.add(sign, *sign.get_rect(center=room.center).topleft)
            return
        sheet = self._sheet(page, room)
        picture = sheet.draw()
        place = picture.get_rect(center=room.center)
        self.stage.add(picture, *place.topleft)
        plays = sheet.plays()
        self._played = [PlayedExample(self.stage, sheet, each, place) for each in plays]

    def _build_steps(self, leaves: int) -> None:
        onward = self._at < len(self._pages) - 1 or self._leaf < leaves - 1
        self.add_button(self.zone("back"), "back", self.kit.text("back"), self.back)
        before, after = self.add_pager(
            self._at, len(self._pages), self._turn, "primary" if onward else "plain"
        )
        before.set_enabled(self._at > 0 or self._leaf > 0)
        after.set_enabled(onward)

    def _turn(self, step: int) -> None:
        leaf = self._leaf + step
        if 0 <= leaf < len(self._leaves(self._pages[self._at], self._px)):
            self._leaf = leaf
        elif 0 <= self._at + step < len(self._pages):
            self._at += step
            self._leaf = 0 if step > 0 else len(self._leaves(self._pages[self._at], self._px)) - 1
        self.rebuild()


class Sentence(Label):
    """A sentence on paper, in letters of its own size."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, text: str, px: int) -> None:
        self.px = px
        super().__init__(kit, stage, rect, text, color="ink_dark")

    def paint(self) -> Surface:
        """Draw the words."""
        canvas, ink = self.canvas(), self.kit.theme[self.color]
        words = self.kit.fonts.block(self.text, self.face, self.px, ink, self.rect.size)
        canvas.blit(words, (self.pad, self.pad))
        return canvas


class Tab(Button):
    """A coloured tab of a book with its word, or else with its icon."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        text: str,
        icon: Art,
        word: str,
        on_press: Callable[[], None],
        nth: int,
        *,
        is_open: bool,
    ) -> None:
        self._color = Color(TAB_COLORS[nth % len(TAB_COLORS)])
        self._lower = 0 if is_open else kit.px(LOWER)
        name = f"tab-{nth}"
        super().__init__(kit, stage, rect, text, icon, on_press=on_press, name=name, tip=word)
        self.set_state(chosen=is_open)

    def paint(self) -> Surface:
        """Draw the tab, which goes on under the paper, and its word or icon."""
        canvas, (wide, high) = self.canvas(), self.rect.size
        color = self._color.lerp("white", 0.1 if self.hovered else 0.0)
        tab = shapes.rounded((wide, high * 2), self.kit.px(LOWER), color)
        part = Rect(0, 0, wide, high - self._lower)
        canvas.blit(tab, (self.pad, self.pad + self._lower), part)
        room = wide - self.kit.px(TAB_MARGIN), high - self._lower
        if self.text or not self.icon:
            sign = self.kit.words(self.text, "bold", "small", TAB_INK, room, "center")
        else:
            sign = shapes.svg(self.icon, (round(min(room) * ICON),) * 2, TAB_INK)
        middle = self.pad + wide // 2, self.pad + (high + self._lower) // 2
        canvas.blit(sign, sign.get_rect(center=middle))
        return canvas
