"""The rule book: one page at a time, with figures next to the words or on a leaf after them."""

from typing import ClassVar

from pygame import Rect

from game.engine.rules import Rules, for_seats
from game.kit import shapes
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.view.rulebook.chapter import Chapter
from game.view.rulebook.chapters import chapters, facts
from game.view.rulebook.figures import draw_figures, tile_width
from game.view.sheets import draw_cloth, draw_page
from game.view.wording import COLORS, color_name, rules_name
from scenes.screen import SideScreen

PAGE_STEPS: dict[Direction, int] = {"left": -1, "right": 1}
WORD_MARGINS = (36, 30)  # reference px between the edge of the panel and the words
WORD_SIZES = ("label", "body")  # of words: the first in which a page has room
LEAST_TILE = 44  # reference px, the width of a tile next to words

PLAYERS = 3

Rooms = tuple[Rect | None, Rect | None]


class RuleBook(SideScreen[None]):
    """Shows the rules, page by page."""

    layer: ClassVar[str] = "rulebook"

    def __init__(self, kit: Kit, rules: Rules) -> None:
        """Take the rules; a quick deal that nobody has sat down to yet is as for three players."""
        super().__init__(kit)
        is_open = rules.deal == "quick" and not rules.chance_runs
        self._rules = for_seats(rules, PLAYERS) if is_open else rules
        self._pages = chapters(self._rules)
        self._at = self._leaf = 0

    def step(self, direction: Direction) -> None:
        """Turn the pages with left and right."""
        if direction in PAGE_STEPS:
            self._turn(PAGE_STEPS[direction])
        else:
            super().step(direction)

    def build(self) -> None:
        """Put the words next to the figures, and the buttons below both."""
        text, page = self.kit.text, self._pages[self._at]
        named = rules_name(self.kit, self._rules)
        self.add_heading(text(f"book-{page.name}"), text("book-of", name=named))
        leaves = self._leaves(page)
        self._leaf = min(self._leaf, len(leaves) - 1)
        words, figures = leaves[self._leaf]
        self._lay_book(words, figures)
        if words:
            self._build_words(page, words)
        if figures:
            self._build_figures(page, figures)
        self._build_steps(len(leaves))

    def _leaves(self, page: Chapter) -> list[Rooms]:
        """Return the rooms for words and figures of each leaf; large text takes two leaves."""
        (words, figures), seen = self._rooms(page), page.figures
        kit, rules = self.kit, self._rules
        side = tile_width(kit, rules, seen, figures.size) if seen else figures.height
        if side >= kit.px(LEAST_TILE) and self._fit(page, self._inner(words)):
            return [(words, figures)]
        whole = self.zone("text").union(self.zone("examples"))
        return [(whole, None), (None, whole)] if seen else [(whole, None)]

    def _rooms(self, page: Chapter) -> tuple[Rect, Rect]:
        """Return the rooms for words and figures; words above figures take what they need."""
        words, figures = self.zone("text"), self.zone("examples")
        if figures.top < words.bottom:
            return words, figures
        inner = self._inner(words)
        size = self._fit(page, inner) or WORD_SIZES[-1]
        more = min(self._high(page, size, inner.width) - inner.height, figures.height - 1)
        above = Rect(words.topleft, (words.width, words.height + more))
        return above, Rect(figures.x, figures.y + more, figures.width, figures.height - more)

    def _fit(self, page: Chapter, room: Rect) -> str | None:
        fitting = (it for it in WORD_SIZES if self._high(page, it, room.width) <= room.height)
        return next(fitting, None)

    def _high(self, page: Chapter, size: str, width: int) -> int:
        heights = self._heights(page, size, width)
        return sum(heights) + self._sentence_gap * (len(heights) - 1)

    def _heights(self, page: Chapter, size: str, width: int) -> list[int]:
        sentences = self._sentences(page)
        return [self.kit.paragraph(it, "text", size, "ink", width).height for it in sentences]

    def _sentences(self, page: Chapter) -> list[str]:
        names = {name: color_name(self.kit, kind) for kind, name in COLORS.items()}
        values = {**facts(self._rules), **names}
        return [self.kit.text(id, **values) for id in page.sentences]

    @property
    def _sentence_gap(self) -> int:
        return self.kit.px(22)

    def _inner(self, panel: Rect) -> Rect:
        across, down = map(self.kit.px, WORD_MARGINS)
        return panel.inflate(-2 * across, -2 * down)

    def _lay_book(self, words: Rect | None, figures: Rect | None) -> None:
        """Lay the paper under a leaf, folded between words and the figures beside them."""
        page = words.union(figures) if words and figures else words or figures
        assert page
        is_folded = words and figures and words.right < figures.left
        fold = (words.right + figures.left) // 2 if words and figures and is_folded else None
        paper, place = draw_page(self.kit, page, fold)
        self.stage.add(paper, *place.topleft)
        if figures:
            cloth, place = draw_cloth(self.kit, figures)
            self.stage.add(cloth, *place.topleft)

    def _build_words(self, page: Chapter, panel: Rect) -> None:
        room = self._inner(panel)
        size = self._fit(page, room) or WORD_SIZES[-1]
        heights, high = self._heights(page, size, room.width), self._high(page, size, room.width)
        top = room.centery - high // 2
        for sentence, height in zip(self._sentences(page), heights, strict=True):
            self.add_label(
                Rect(room.left, top, room.width, height),
                sentence,
                size=size,
                color="ink_dark",
                align="left",
            )
            top += height + self._sentence_gap

    def _build_figures(self, page: Chapter, room: Rect) -> None:
        if page.figures:
            picture = draw_figures(self.kit, self._rules, page.figures, room.size)
            place = picture.get_rect(center=room.center)
        else:
            side = min(room.size) // 2
            art = self.kit.art(page.sign)
            picture = shapes.svg(art, (side, side), self.kit.theme["accent_ink"])
            place = picture.get_rect(center=room.center)
        self.stage.add(picture, *place.topleft)

    def _build_steps(self, leaves: int) -> None:
        onward = self._at < len(self._pages) - 1 or self._leaf < leaves - 1
        leave: Kind = "plain" if onward else "primary"
        self.add_button(self.zone("back"), "back", self.kit.text("back"), self.back, leave)
        before, after = self.add_pager(
            self._at, len(self._pages), self._turn, "primary" if onward else "plain"
        )
        before.set_enabled(self._at > 0 or self._leaf > 0)
        after.set_enabled(onward)

    def _turn(self, step: int) -> None:
        leaf = self._leaf + step
        if 0 <= leaf < len(self._leaves(self._pages[self._at])):
            self._leaf = leaf
        elif 0 <= self._at + step < len(self._pages):
            self._at += step
            self._leaf = 0 if step > 0 else len(self._leaves(self._pages[self._at])) - 1
        self.rebuild()
