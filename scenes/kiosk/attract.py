"""The game playing itself on a public screen, until somebody touches it."""

from collections.abc import Callable
from enum import Enum
from typing import ClassVar

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.events import GameEnded
from game.kiosk.file import Look
from game.kit.gestures import Down, Drag, Gesture, Keyed, Point, Up
from game.kit.kit import Kit
from game.session.session import Session
from game.view.table.bot_playback import BotPlayback
from game.view.table.shown import show
from game.view.table.table import TableView
from scenes.screen import Screen
from scenes.toggles import LanguageButton

LAST_LOOK = 4.0
"""Seconds in which one sees how a game ended."""

FADES, DARK = 0.16, 0.35
"""The share of the height in which the table grows dark above the words, and how light it stays."""


class Came(Enum):
    """What somebody came for, or that nobody did until the game was over."""

    QUICK = "quick"
    FULL = "full"
    NOBODY = "nobody"


class Attract(Screen[Came]):
    """Four bots play each other; any touch begins a game, and a button leads to longer ones."""

    layer: ClassVar[str] = "attract"
    turns: ClassVar[bool] = False
    fps: ClassVar[int] = 30

    def __init__(
        self,
        kit: Kit,
        session: Session,
        look: Look,
        is_for_staff: Callable[[Point], bool] = lambda _: False,
        lower: Callable[[], None] | None = None,
    ) -> None:
        """Take a session of bots, what is the house's own, and where a touch begins no game.

        `lower` brings all to where everybody can reach it, or back, if there is need of that.
        """
        super().__init__(kit)
        self._session, self._look, self._is_for_staff = session, look, is_for_staff
        self._lower = lower
        self._ended_for: float | None = None
        session.pace = BotPlayback(kit)

    def build(self) -> None:
        """Put the words over the dark foot of the table."""
        kit = self.kit
        self._view = TableView(kit, self.stage, show(self._session, None), None, layer=self.layer)
        # The table lies above the words, so the dark can be a part of the ground.
        dark, ground = _dark(kit, self.zone("title").top), self.stage.background.copy()
        ground.blit(dark, dark.get_rect(bottom=ground.height))
        self.stage.background = ground
        self.write(self.zone("title"), kit.text("attract-title"), "title", "huge")
        self.write(self.zone("line"), kit.text("attract-line"), size="label", color="ink_soft")
        full = kit.text("attract-full")
        self.offer(self.zone("full"), "full", full, lambda: self.close(Came.FULL), icon="person")
        if self._lower:
            self.offer(self.zone("lower"), "lower", kit.text("attract-lower"), self._lower)
        place = kit.place("menu", "language")
        self.add(LanguageButton(kit, self.stage, place, self.stack.relayout))
        self._build_own()

    def _build_own(self) -> None:
        """Put the logo of the house over its line, in a corner."""
        look, room = self._look, self.zone("logo")
        high = self.kit.lines("body") if look.line else 0
        below = Rect(room.left, room.bottom - high, room.width, high)
        if look.line:
            self.write(below, look.line, color="ink_soft", align="left")
        if logo := _logo(look.logo, (room.width, room.height - high)):
            place = logo.get_rect(bottomleft=below.topleft)
            self.stage.add(logo, *self.kit.turned(place, room).topleft)

    def tick(self, dt: float) -> None:
        """Let the bots play; when their game is over, let it be seen for a while."""
        self._view.tick(dt, None)
        if self._ended_for is not None:
            self._ended_for += dt
            if self._ended_for >= LAST_LOOK:
                self.close(Came.NOBODY)
            return
        seat = self._session.game.position.to_move
        if events := self._session.tick(dt):
            shown = show(self._session, None)
            self._view.show_step(shown, seat, events)
            self._view.show_around(shown)
            if any(isinstance(event, GameEnded) for event in events):
                self._ended_for = 0.0

    def leave(self) -> None:
        """Leave the table: no bot need think on."""
        super().leave()
        self._session.close()

    def handle(self, gesture: Gesture) -> None:
        """Let any touch begin that is for no button, and any key."""
        pressed = self._pressed
        super().handle(gesture)
        match gesture:
            case Up(start) if pressed is None and not self._is_for_staff(start):
                self.close(Came.QUICK)
            case Up() | Down() | Drag():
                pass
            case _ if isinstance(gesture, Keyed):
                self.close(Came.QUICK)


def _logo(path: str, room: tuple[int, int]) -> Surface | None:
    """Read a picture, as large as it can be in a room; nothing if it cannot be read."""
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError):
        return None
    scale = min(side / own for side, own in zip(room, picture.get_size(), strict=True))
    return pygame.transform.smoothscale_by(picture.convert_alpha(), scale)


def _dark(kit: Kit, top: int) -> Surface:
    """Draw the dark foot of the screen: it begins above where the words do."""
    width, height = kit.size
    fades = round(height * FADES)
    color = Color("black").lerp(kit.theme["felt_dark"], DARK)
    dark = Surface((width, height - top + fades), SRCALPHA)
    dark.fill(color)
    for y in range(fades):
        dark.fill((*color[:3], 255 * y // fades), Rect(0, y, width, 1))
    return dark
