"""The door for children: framed pictures that each play at once, the first steps and easy games."""

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from pygame import Rect

from game.engine.rules import LADDER
from game.kit import layout, shapes
from game.kit.widgets.card import Card, Picture
from game.last_setup import EASY
from game.session.player import Player
from game.settings import Settings
from game.view.near_table import NearTable
from game.view.players.bodies import RIM, Bearing, figure
from game.view.small_table import CORNER, frame_small_table
from scenes.grown_ups import ask_grown_ups
from scenes.lessons.learn import BEHIND, Learn
from scenes.lessons.small_tables import draw_framed_game, rows_of
from scenes.page import Page
from scenes.picture_button import PictureButton

PART = "first"
"""The part of the course that is shown here."""

GAMES = (*LADDER.values(), EASY)
"""The games that follow the first steps, the easiest first."""

HOST, COLOR, HEAD = Player.unnamed("rabbit"), 1, 0.42
"""The animal in the door, the colour of its coat, and how large its head is, in door widths."""

SILL = 20
"""How high a paw rests above the foot of the door where no rim hides that, in reference pixels."""


class Children(Learn):
    """Shows each lesson of the first steps and each easy game as a picture; a press plays it."""

    layer: ClassVar[str] = "children"
    is_for_children = True

    def page(self) -> Page:
        """Show the lessons and then the games; in words nothing but the way back."""
        back, read = self.way_back(icon="leave"), self.kit.text("children-sub")
        return Page("", cards=[*self._frame_pictures()], ways=(back,), read=read)

    def back(self) -> None:
        """Go to the menu, after a sum if grown-ups want that."""
        ask_grown_ups(self, partial(self.close, None))

    def _frame_pictures(self) -> Iterator[Card]:
        kit, text = self.kit, self.kit.text
        for lesson in self._course[PART]:
            name, draw = f"lesson-{lesson.name}", partial(frame_small_table, kit, rows_of(lesson))
            picture, press = Picture(draw, is_late=True), partial(self._play, lesson)
            yield Card(name, (), press, picture, kind="bare", tip=text(name))
        for rules in GAMES:
            picture = Picture(partial(draw_framed_game, kit, rules), is_late=True)
            press, name = partial(self.close, rules), text(f"preset-{rules.name}")
            yield Card(rules.name, (), press, picture, kind="bare", tip=name)

    def build(self) -> None:
        """Put the pictures left and right of the door, with a yellow button for the next one."""
        kit = self.kit
        self._open_door(self.zone("door"))
        super(Learn, self).build()
        done = {f"lesson-{name}" for name in self._done} | {*kit.store[Settings].rungs}
        cards = [card.card for card in self._cards]
        following = next((it for it in cards if it.name not in done), cards[-1])
        radius = kit.px(CORNER)
        self.mark(done, following.name, Rect, lambda size, ink: shapes.rounded(size, radius, ink))
        icon, there, press = kit.art("play"), self.zone("go"), following.press
        play = PictureButton(kit, self.stage, there, "", icon, "primary", press, name="go")
        play.tip = kit.text("children-sub")
        self.add(play)

    def _open_door(self, room: Rect) -> None:
        """Let the host wave in the door, with a paw on the rim before it or on its sill."""
        kit, table = self.kit, NearTable(self.kit)
        door = shapes.svg(kit.art("door"), room.size).copy()
        place = door.get_rect(midbottom=room.midbottom)
        side, low = round(place.w * HEAD), min(table.top, place.bottom - kit.px(SILL))
        host = Rect(place.centerx - side // 2, round(low - side * RIM), side, side)
        *behind, arms = figure(kit, HOST, COLOR, side, Bearing("glad", "wave"))
        for part in behind:
            door.blit(part.picture, part.place(host).move(-place.x, -place.y))
        self.stage.add(door, *place.topleft, z=BEHIND)
        table.lay_front(self.stage, place, BEHIND / 2)
        self.stage.add(arms.picture, *arms.place(host).topleft, z=BEHIND / 4)

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return places left and right of the door, or below it."""
        across, gap = 2 if room.h > room.w else 3, self.kit.px(self.gap)
        sides = (layout.grid(it, 6 // across, across, gap) for it in (room, self.zone("right")))
        return [place for side in sides for place in side][:count]

    def spoken_lines(self) -> list[str]:
        """Say what to do, and which picture is next."""
        return [self.kit.text("children-title"), self.kit.text("children-sub")]
