"""The menu: the first screen, and the way to every game."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect

from game.engine.rules import CLASSIC
from game.engine.tile import Tile
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.widgets.button import Kind
from game.settings import Settings
from game.view import title
from game.view.avatars import FACES, LEVELS
from game.view.tile_art import TileArt
from scenes.last_setup import last_rules
from scenes.rulebook import RuleBook
from scenes.screen import After, Screen
from scenes.settings import SettingsScreen
from scenes.setup import Choices, Setup, player
from scenes.toggles import SoundButton

if TYPE_CHECKING:
    from game.session.session import Session
    from game.worker import Worker

# Two sets as a hand would lay them: tile, place in tile widths, tilt in degrees.
FAN = (
    (Tile("R", 7), (0.0, 0.0), 8),
    (Tile("K", 7), (1.03, 0.29), 2),
    (Tile("B", 7), (2.06, 0.25), -3),
    (Tile("J"), (3.06, 0.54), -9),
    (Tile("O", 9), (4.94, 0.78), 5),
    (Tile("O", 10), (5.95, 0.85), -3),
    (Tile("O", 11), (6.95, 1.05), -8),
)
FAN_SIZE = (8.1, 2.6)  # in tile widths
SHADOW = 110  # how dark the shadow of the fan is, of 255


class Menu(Screen[None]):
    """Closes only with the app; a game chosen here is started with a fresh seed."""

    layer: ClassVar[str] = "menu"

    def __init__(
        self,
        kit: Kit,
        new_seed: Callable[[], int],
        start: "Callable[[Session], Scene[After]]",
        worker: "Worker | None" = None,
    ) -> None:
        """Take what gives seeds, what starts a session, and who thinks for it, if anyone."""
        super().__init__(kit)
        self._worker = worker
        self._new_seed = new_seed
        self._start = start

    def build(self) -> None:
        """Put the name and some tiles beside the buttons."""
        align = title.alignment(self.kit)
        for picture, place in title.written(self.kit):
            self.stage.add(picture, *place)
        self.write(self.zone("subtitle"), self.kit.text("menu-subtitle"), size="label", align=align)
        self._tiles()
        self._buttons()
        if note := self._telling():
            self.write(self.zone("foot"), note, color="ink_soft", align=align)

    def _telling(self) -> str:
        """Say what is wrong with the settings or the theme, if anything is."""
        kit = self.kit
        if kit.theme_fault:
            return kit.text("theme-fault", theme=kit.preferences.theme, why=kit.theme_fault)
        if kit.store.unsaved:
            return kit.text("note-settings-unsaved")
        return kit.text("note-settings-damaged") if kit.store.damaged else ""

    def _tiles(self) -> None:
        room, art = self.zone("tiles"), TileArt(self.kit)
        width = round(min(room.width / FAN_SIZE[0], room.height / FAN_SIZE[1]))
        left = room.left + self.kit.px(8)
        if title.alignment(self.kit) == "center":
            left = room.centerx - round(width * FAN_SIZE[0] / 2)
        margin = width // 2
        size = room.right - left + 2 * margin, room.height + 2 * margin
        fan = pygame.Surface(size, pygame.SRCALPHA)
        for tile, (x, y), tilt in FAN:
            picture = pygame.transform.rotozoom(art.face(tile, width), tilt, 1)
            middle = (margin + (x + 0.5) * width, margin + (y + 0.8) * width)
            fan.blit(picture, picture.get_rect(center=middle))
        thrown = width // 9, width // 5
        shown, pad = shapes.shadowed(fan, width // 8, thrown, SHADOW)
        self.stage.add(shown, left - margin - pad[0], room.top - margin - pad[1])

    def _buttons(self) -> None:
        room, gap = self.zone("buttons"), self.kit.px(20)
        bots, together, watch, book, settings, others = layout.rows(room, 6, gap)
        self._game(bots, "bots", "robot", lambda: self._choose(False))
        self._game(together, "together", "person", lambda: self._choose(True))
        self._game(watch, "watch", "play", self.watch)
        self._game(book, "rules", "sheet", self._read)
        self._game(settings, "settings", "settings", self._adjust)
        sound, half = layout.columns(others, 2, gap)
        look, leave = layout.columns(half, 2, gap)
        self.add(SoundButton(self.kit, self.stage, sound))
        self.offer(look, "look", self.kit.text("menu-look"), self._look)
        self.offer(leave, "quit", self.kit.text("menu-quit"), self.quit)

    def _game(self, place: Rect, way: str, icon: str, on_press: Callable[[], None]) -> None:
        words, sub = self.kit.text(f"menu-{way}"), self.kit.text(f"menu-{way}-sub")
        kind: Kind = "primary" if way == "bots" else "plain"
        self.offer(place, way, words, on_press, kind, icon=icon, sub=sub, align="left")

    def _choose(self, together: bool) -> None:
        self.push(Setup(self.kit, together), then=self._set_up)

    def _set_up(self, choices: Choices | None) -> None:
        if choices:
            self._begin(choices)

    def _look(self) -> None:
        # Not before it is asked for: the menu is there the sooner.
        from scenes.appearance import Appearance

        self.push(Appearance(self.kit))

    def _read(self) -> None:
        self.push(RuleBook(self.kit, last_rules(self.kit.store[Settings])))

    def _adjust(self) -> None:
        self.push(SettingsScreen(self.kit))

    def watch(self) -> None:
        """Let four bots of different characters play each other."""
        pairs = zip(FACES, LEVELS[1:], strict=False)
        players = tuple(player(self.kit, animal, level) for animal, level in pairs)
        self._begin(Choices(players, CLASSIC))

    def _begin(self, choices: Choices) -> None:
        # Not before the first match: the menu is there the sooner.
        from game.session.session import Session

        seed = self._new_seed()
        session = Session.start(choices.rules, choices.players, seed, self._worker)
        self.push(self._start(session), then=lambda result: self._begin_again(choices, result))
        self.stack.rest(self)

    def _begin_again(self, choices: Choices, result: After) -> None:
        if result is After.AGAIN:
            self._begin(choices)
