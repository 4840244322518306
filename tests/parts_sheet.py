"""The parts of the room, all on one page: what every page is made of."""

from typing import ClassVar

from pygame import Color, Rect

from game.kit import layout
from game.kit.widgets.card import Card, Words
from game.kit.widgets.round_button import RoundButton
from game.view import wall_shelf, woodwork
from game.view.players.stars import draw_stars
from game.view.sheets import draw_paper
from game.view.table.around.name_plate import draw_brass
from scenes.options.ledges import Ledge, Slider
from scenes.quiet_button import QuietButton
from scenes.screen import Screen
from scenes.setup.box import GameBox
from scenes.setup.notes import CardNote

PART = Words("A part", "label", "bold")


class PartsSheet(Screen[None]):
    """Four rows: what one presses, what one opens or turns, what one reads, what one sets."""

    layer: ClassVar[str] = "menu"

    def build(self) -> None:
        room = Rect((0, 0), self.kit.size).inflate(*(-self.kit.px(80),) * 2)
        rows = [layout.columns(row, 4, self.kit.px(40)) for row in layout.rows(room, 4, 40)]
        self._press(rows[0])
        self._open(rows[1])
        self._read(rows[2])
        self._set(rows[3])

    def _press(self, places: list[Rect]) -> None:
        kit, stage, icon = self.kit, self.stage, self.kit.art("undo")
        self.add_button(places[0], "yellow", "Yellow", lambda: None, "primary", "huge")
        self.add_button(places[1], "sign", "A sign", lambda: None, icon="person", sub="its line")
        self.add(RoundButton(kit, stage, places[2], "", icon, name="round", tip="Round"))
        self.add(QuietButton(kit, stage, places[3], "", kit.art("settings"), name="quiet"))

    def _open(self, places: list[Rect]) -> None:
        kit, stage = self.kit, self.stage
        marks = (lambda side: draw_stars(kit, 1, side),)
        for at, each in enumerate(places[:2]):
            card = Card(f"box {at}", (PART,), lambda: None, is_chosen=at == 1)
            self.add(GameBox(kit, stage, each, card, Color("#7A3A8A")))
        self.add(CardNote(kit, stage, places[2], Card("note", (PART,), lambda: None)))
        self.add(
            wall_shelf.OnShelf(
                *(kit, stage, places[3], "thing", "A thing", "on a shelf", lambda: None),
                lambda size: wall_shelf.draw_marked_box(kit, "box", 0.2, marks, size),
            )
        )

    def _read(self, places: list[Rect]) -> None:
        for place, picture in (
            (places[0], draw_brass(self.kit, places[0].size)),
            (places[1], draw_paper(self.kit, places[1].size)),
            (places[2], woodwork.draw_board(self.kit, places[2].size)),
        ):
            self.stage.add(picture, *place.topleft)
        self.add_label(places[0], "Brass", "bold", "label", "brass_ink")
        self.add_label(places[1], "Paper", "bold", "label", "ink_dark")
        self.add_label(places[3], "On the wall", "title", "title")

    def _set(self, places: list[Rect]) -> None:
        values = [(each, each) for each in ("one", "two", "three")]
        for place, kind in zip(places, (Ledge, Slider), strict=False):
            self.add(kind(self.kit, self.stage, place, values, "two", print, kind.__name__))
