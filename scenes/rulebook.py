"""The rule book on the screen: one page at a time, words beside figures."""

from functools import partial
from typing import ClassVar

from pygame import Rect

from game.engine.rules import Rules
from game.kit import paint
from game.kit.fonts import FLOOR
from game.kit.kit import Kit
from game.kit.pointer import Gesture, Key
from game.kit.widgets import RADIUS, Kind
from game.view.figures import draw_figures
from game.view.reasons import color_name, rules_name
from game.view.rulebook import Page, facts, pages
from scenes.screen import Screen, parted

COLORS = {"black": "K", "red": "R", "blue": "B", "orange": "O"}
STEPS = {"left": -1, "right": 1}


class RuleBook(Screen):
    """Closes with nothing."""

    layer: ClassVar[str] = "rulebook"

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = rules
        self._pages = pages(rules)
        self._at = 0

    def handle(self, gesture: Gesture) -> None:
        """Turn the pages with the arrows and close on Escape."""
        if gesture == Key("escape"):
            self.close()
        elif isinstance(gesture, Key) and gesture.name in STEPS:
            self._turn(STEPS[gesture.name])
        else:
            super().handle(gesture)

    def build(self) -> None:
        """Put the words beside the figures over the ways back and on."""
        text, page = self.kit.text, self._pages[self._at]
        title, sub = parted(self.zone("title"))
        self.write(title, text(f"book-{page.name}"), "title", "title")
        named = rules_name(self.kit, self._rules)
        self.write(sub, text("book-of", name=named), color="ink_soft")
        self._build_words(page)
        self._build_figures(page)
        self.offer(self.zone("back"), "back", text("back"), self.close)
        self._build_steps()

    def _build_words(self, page: Page) -> None:
        """Write the sentences, in the middle of a panel, as large as all have room."""
        kit, room = self.kit, self._words_room()
        values = self._facts()
        sentences = [kit.text(id, **values) for id in page.sentences]
        gap = kit.px(22)
        for px in range(kit.text_px("label"), FLOOR - 1, -1):
            heights = [self._height(sentence, px, room.width) for sentence in sentences]
            whole = sum(heights) + gap * (len(heights) - 1)
            if whole <= room.height:
                break
        top = room.centery - whole // 2
        for sentence, height in zip(sentences, heights, strict=True):
            self.write(Rect(room.left, top, room.width, height), sentence, size=px, align="left")
            top += height + gap

    def _words_room(self) -> Rect:
        """Lay the panel of the words; give the room on it."""
        kit, whole = self.kit, self.zone("text")
        line = max(1, kit.px(2))
        ground = paint.rounded(
            whole.size, kit.px(RADIUS), kit.theme["panel"], kit.theme["panel_line"], line
        )
        self.stage.add(ground, *whole.topleft)
        return whole.inflate(-2 * kit.px(36), -2 * kit.px(30))

    def _facts(self) -> dict[str, object]:
        names = {name: color_name(self.kit, self._rules, kind) for name, kind in COLORS.items()}
        return {**facts(self._rules), **names}

    def _height(self, sentence: str, px: int, width: int) -> int:
        kit = self.kit
        return kit.fonts.wrap(sentence, "text", px, kit.theme["ink"], width).height

    def _build_figures(self, page: Page) -> None:
        room = self.zone("examples")
        if page.figures:
            picture = draw_figures(self.kit, self._rules, page.figures, room.size)
            place = picture.get_rect(midleft=room.midleft)
        else:
            side = min(room.size) // 2
            art = self.kit.art(page.sign)
            picture = paint.svg(art, (side, side), self.kit.theme["ink_soft"])
            place = picture.get_rect(center=room.center)
        self.stage.add(picture, *place.topleft)

    def _build_steps(self) -> None:
        text, last = self.kit.text, len(self._pages) - 1
        self._step("previous", -1, self._at > 0, "plain")
        self.write(self.zone("page"), text("page-of", page=self._at + 1, count=last + 1), "bold")
        self._step("next", 1, self._at < last, "primary" if self._at < last else "plain")

    def _step(self, name: str, step: int, leads: bool, kind: Kind) -> None:
        """Offer a way to another page, if there is one."""
        words, turn = self.kit.text(f"page-{name}"), partial(self._turn, step)
        self.offer(self.zone(name), name, words, turn, kind).set_enabled(leads)

    def _turn(self, step: int) -> None:
        if 0 <= self._at + step < len(self._pages):
            self._at += step
            self.rebuild()
