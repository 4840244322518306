"""A break from the table: it stands dimmed, and a post has signs to all ways on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.kit import layout, textures
from game.kit.debounce import Debounce
from game.kit.gestures import Gesture, Key
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.lessons.teacher import COLOR, TEACHER
from game.view.menu.props import draw_heap, draw_mug
from game.view.parlour import Hangings, choose
from game.view.players.bodies import RIM, Bearing, figure
from game.view.room import draw_wood, has_room, key_of
from game.view.round_table import RoundTable
from scenes.options.settings import SettingsScreen
from scenes.options.toggles import LanguageSign, SoundSign
from scenes.page import Way
from scenes.screen import Screen, TurnResult
from scenes.table.how_to_play import HowToPlay

POST, GAP, HIGHEST, TIP = 44, 24, 150, 36
"""How thick the post is, how far signs are apart, how high one is at most, and how far its tip
reaches, in reference pixels.
"""

FINE, EDGE_LIGHT = 2, 110
"""Pixels drawn per pixel shown where a tip is cut, and what light its edge has, of 255."""

HEAD, HIGH = 220, 0.8
"""How large a head is at most, in reference pixels, and in heights of the wall above the rim."""

HOSTS = (0.2, Bearing("glad", "mug")), (0.8, Bearing("sleepy", "up"))
"""Where in the width those sit who have a break, too, and how."""

MUG, HEAP = 150, 300
"""How large a mug for the player and the heap of tiles are, in reference pixels."""

BESIDE, BELOW = ((0.17, 0.66), (0.85, 0.66)), ((0.78, 0.84), (0.22, 0.84))
"""Where these are on the felt, in shares of a wide window, and of a tall one."""

DEPTH, STEEP = 0.85, 1.2
"""How much of the light is gone in the corners, and how suddenly."""

Seated = Sequence[tuple[Player, int]]
"""Players, and the colours of their seats."""


class DimTable(RoundTable):
    """The table while nobody plays, and who has a break at it."""

    curves = (0.9, 0.23, 1.1), (0.95, 0.24, 1.1), (0.95, 0.25, 0.5)
    hangings = (
        Hangings((0.5, 0.05, 0.15), 0.025, (0.0176, 0.06, 0.12)),
        Hangings((0.5, 0.05, 0.2), 0.025, None),
        Hangings((0.5, 0.02, 0.3), 0.02, None),
    )

    def __init__(self, kit: Kit, company: Seated) -> None:
        """Take who sits there: the first two are seen."""
        super().__init__(kit, by_day=kit.by_day)
        self._kit, self._company = kit, tuple(company)

    def ground(self) -> Surface:
        """Return the table in its room, as large as the window; do not draw on it."""
        key = (self._company, self._kit.size, self._kit.by_day, *key_of(self._kit.theme))
        return textures.kept(key, self._kit.size, self.draw)

    def draw(self, screen: Surface) -> None:
        """Draw the table with a mug and the tiles, darker to the corners, and the company."""
        super().draw(screen)
        kit, (wide, high), dim = self._kit, self._kit.size, self._kit.theme["ink"].g / 255
        if has_room(kit):
            spots = choose(kit.size, BESIDE, BESIDE, BELOW)
            for draw, size, (x, y) in zip((draw_mug, draw_heap), (MUG, HEAP), spots, strict=True):
                picture = draw(kit, (kit.px(size),) * 2)
                screen.blit(picture, picture.get_rect(center=(x * wide, y * high)))
        textures.lay_shade(screen, DEPTH * dim, STEEP)  # Dark words need more light around them.
        if has_room(kit):
            front = self.front(Rect(0, self.top, wide, high // 4), screen)
            paws = [self._seat(screen, *each) for each in zip(self._company, HOSTS, strict=False)]
            screen.blit(front, (0, self.top))
            screen.fblits(paws)

    def _seat(
        self, screen: Surface, who: tuple[Player, int], host: tuple[float, Bearing]
    ) -> tuple[Surface, Rect]:
        """Draw somebody behind the rim; return the paws that lie on it, and their place."""
        kit, (player, color), (share, bearing) = self._kit, who, host
        x = round(share * kit.size[0])
        rim = self.edge(x)
        side = min(kit.px(HEAD), round(rim * HIGH))
        place = Rect(x - side // 2, round(rim - side * RIM), side, side)
        torso, face, arms = figure(kit, player, color, side, bearing)
        for part in torso, face:
            screen.blit(part.picture, part.place(place))
        return arms.picture, arms.place(place)


class PostSign(Button):
    """A board on the post, which ends in a tip."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, way: Way, *, points_left: bool) -> None:
        self._points_left = points_left != bool(stage.width)
        icon = kit.art(way.icon) if way.icon else None
        super().__init__(
            kit, stage, rect, way.words, icon, way.kind, way.press, way.sub, name=way.name
        )

    def background(self, fill: str, lighter: float = 0.0, line: str = "panel_line") -> Surface:
        """Draw the board, or a plain body in a theme that has none."""
        return self._cut_tip(super().background(fill, lighter, line), self.kit.theme["sign_edge"])

    def _paint_primary(self, canvas: Surface, lower: int) -> None:
        body = Surface(canvas.get_size(), SRCALPHA)
        super()._paint_primary(body, lower)
        board = body.subsurface(Rect((self.pad, self.pad), self.rect.size))
        canvas.blit(self._cut_tip(board, self.kit.theme["accent"]), (self.pad, self.pad))

    def _room(self) -> Rect:
        return super()._room().inflate(-self.kit.px(TIP), 0)

    def _cut_tip(self, board: Surface, line: Color) -> Surface:
        """Cut one end of a board to a tip: its face, over its dark edge."""
        if not has_room(self.kit):
            return board
        cut, wide, tip = board.copy(), board.width, min(self.kit.px(TIP), board.height // 2)
        place = Rect(0 if self._points_left else wide - tip, 0, tip, board.height)
        cut.fill((0, 0, 0, 0), place)
        for top, light in (self._edge, EDGE_LIGHT), (0, 255):
            part, low = board.subsurface(place).copy(), top + board.height - self._edge
            part.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)
            ends = [(-1.0, top), (tip - 1.0, (top + low) / 2), (-1.0, low)]
            if self._points_left:
                ends = [(tip - 1 - x, y) for x, y in ends]
            fine = Surface((tip * FINE, board.height * FINE), SRCALPHA)
            fine.fill((255, 255, 255, 0))
            pygame.draw.polygon(fine, "white", [(x * FINE, y * FINE) for x, y in ends])
            mask = pygame.transform.smoothscale(fine, place.size)
            part.blit(mask, special_flags=pygame.BLEND_RGBA_MULT)
            cut.blit(part, place)
        pygame.draw.aalines(cut, line, False, [(place.x + x, y) for x, y in ends])
        return cut


class TeaBreak(Screen[TurnResult]):
    """Leads back to the table or away from it, and hides what lies there.

    Else somebody could think while the clock stands.
    """

    layer = "pause"

    def __init__(self, kit: Kit, company: Seated = ()) -> None:
        """Take who else has a break: the first two are seen."""
        super().__init__(kit)
        self._company = company or ((TEACHER, COLOR),)
        self._presses = Debounce(kit)

    @abstractmethod
    def ways(self) -> list[Way]:
        """Return where the signs lead: first back to the game, last out of it."""

    def back(self) -> None:
        """Go on with the game."""
        self.close(TurnResult.GO_ON)

    def handle(self, gesture: Gesture) -> None:
        """Note what is pressed, for the question that may follow."""
        self._presses.observe(gesture)
        super().handle(gesture)

    def key(self, key: Key) -> None:
        """Go on with the Pause key; show how to play with F1."""
        if key.name == "pause":
            self.back()
        elif key.name == "f1":
            self._help()
        else:
            super().key(key)

    def ground(self) -> Surface:
        """Return the table in dim light."""
        return DimTable(self.kit, self._company).ground()

    def way(self, name: str, press: Callable[[], None], icon: str, sub: str = "") -> Way:
        """Return a way with the words of its name."""
        return Way(name, self.kit.text(f"pause-{name}"), press, icon=icon, sub=sub)

    def usual_ways(self, sub: str = "") -> tuple[Way, Way, Way]:
        """Return the ways back to the game, to how one plays, and to the settings."""
        kit = self.kit
        back = self.way("resume", self.back, "play", sub)
        change = self.way("settings", lambda: self.push(SettingsScreen(kit)), "settings")
        return replace(back, kind="primary"), self.way("help", self._help, "touch"), change

    def _help(self) -> None:
        self.push(HowToPlay(self.kit, self.kit.input_device))

    def build(self) -> None:
        """Put the signs on the post: two on a line below the first."""
        kit, room, gap = self.kit, self.zone("buttons"), self.kit.px(GAP)
        first, *others = self.ways()
        if lowering := kit.lowering:
            words = kit.text("attract-higher" if lowering.is_low() else "attract-lower")
            others.insert(-1, Way("lower", words, lowering.switch, icon="height"))
        self.add_label(self.zone("title"), kit.text("pause-title"), "title", "huge")
        if has_room(kit):
            post = Rect(0, room.top - self.kit.px(GAP), self.kit.px(POST), self.kit.size[1])
            post.centerx, post.height = room.centerx, self.kit.size[1] - post.top
            wood = draw_wood(self.kit, post.size)
            self.stage.add(wood, *post.topleft)
        count = 1 + -(-len(others) // 2)
        high = min(kit.px(HIGHEST), (room.h + gap) // count - gap)
        room.height = count * (high + gap) - gap
        top, *lines = layout.rows(room, count, gap)
        self.add(PostSign(kit, self.stage, top, first, points_left=False))
        for at, line in enumerate(lines):
            pair = others[2 * at : 2 * at + 2]
            places = layout.columns(line, len(pair), gap)
            for place, way in zip(places, pair, strict=True):
                self.add(PostSign(kit, self.stage, place, way, points_left=way is pair[0]))
        sound, language = layout.columns(self.zone("corner"), 2, gap)
        self.add(SoundSign(kit, self.stage, sound))
        self.add(LanguageSign(kit, self.stage, language, self.stack.relayout))
