"""A public screen until somebody touches it: a company waits at the table, or bots play."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from math import cos, pi, sin
from pathlib import Path
from typing import ClassVar

from pygame import SRCALPHA, Rect, Surface

from game.engine.events import GameEnded
from game.kiosk.file import LookOptions, PlayOptions
from game.kit import layout, shapes
from game.kit.gestures import Gesture, Hover, Keyed, Point, Up
from game.kit.kit import Kit
from game.kit.picture_guard import PictureError, as_it_is
from game.rush_bests import Score
from game.session.buddy import FIRST
from game.session.characters import seated
from game.session.commands import PassRound
from game.session.searches.stuck_search import StuckSearch
from game.session.session import Session
from game.view.menu import title
from game.view.menu.company import Company
from game.view.round_table import RoundTable
from game.view.table.shown import show
from game.view.table.table import TableView
from scenes.kiosk.invitation import WORDS, Invitation
from scenes.kiosk.language_plates import LanguagePlates
from scenes.puzzles.rush.bests_page import LEADERS, bests_said, draw_leaders
from scenes.screen import Screen

ENDING_SECONDS = 4.0
"""Seconds for which the end of a game stays on screen."""

TURNS_SECONDS = 45.0
"""Company and game take turns: what is bright in both places is so for no longer."""

GAZE_SECONDS = 9.0
"""How long the company takes to look around."""

COMPANY = seated(FIRST), seated("level5"), seated("level8")
"""Who waits at the table."""

FADE_SHARE = 0.14
"""The share of the screen's height over which the foot of the screen fades in."""


class AttractResult(Enum):
    """What a visitor wants to play; NOBODY if there is none."""

    QUICK = "quick"
    FULL = "full"
    PUZZLE = "puzzle"
    RUSH = "rush"
    NOBODY = "nobody"


WAYS = {
    AttractResult.FULL: ("attract-full", "person"),
    AttractResult.PUZZLE: ("puzzle-today", "star"),
    AttractResult.RUSH: ("rush", "clock"),
}
"""The words and the picture of each way beside the quick game."""


def ways(play: PlayOptions) -> tuple[AttractResult, ...]:
    """Return what is offered beside the quick game."""
    offered = {
        AttractResult.FULL: True,
        AttractResult.PUZZLE: play.puzzles,
        AttractResult.RUSH: play.rush,
    }
    return tuple(way for way, is_offered in offered.items() if is_offered)


WAY_GAP = 20
"""Reference pixels between two of them."""


class Attract(Screen[AttractResult]):
    """A company waits, then bots play; any touch starts a game, and a sign leads to longer ones."""

    layer: ClassVar[str] = "attract"
    turns: ClassVar[bool] = False
    fps: ClassVar[int] = 30

    def __init__(
        self,
        kit: Kit,
        session: Session,
        look: LookOptions,
        is_for_staff: Callable[[Point], bool] = lambda _: False,
        ways: Sequence[AttractResult] = (AttractResult.FULL,),
        bests: Callable[[], Sequence[Score]] = tuple,
    ) -> None:
        """Take a session of bots, the venue's logo and line, and where only staff may touch.

        `ways` are what is offered beside the quick game, `bests` gives those of today in a Rush.
        """
        super().__init__(kit)
        self._ways, self._best_today = ways, bests
        self._bests: Sequence[Score] = ()
        self._session, self._look, self._is_for_staff = session, look, is_for_staff
        self._stuck = StuckSearch(session)
        self._ended_for: float | None = None
        self._view: TableView | None = None
        self._company: Company | None = None
        self._waits, self._now = True, 0.0

    def ground(self) -> Surface:
        """Return the room in which the company waits; a game brings its own table."""
        return RoundTable(self.kit).ground() if self._waits else super().ground()

    def build(self) -> None:
        """Put the buttons on the felt before the company, or over the foot of the game."""
        kit = self.kit
        self._view = self._company = None
        if self._waits:
            self._seat_company()
        else:
            foot, shown = self.zone("play").top, show(self._session.snapshot, None)
            draw = partial(_draw_foot, kit, foot)
            self._view = TableView(kit, self.stage, shown, None, layer=self.layer, draw_foot=draw)
        self._build_invitation()
        self._build_line(self.zone("line"))
        self._build_ways()
        if kit.lowering:
            words = kit.text("attract-higher" if kit.lowering.is_low() else "attract-lower")
            self.add_button(self.zone("lower"), "lower", words, kit.lowering.switch, icon="height")
        self._plates = LanguagePlates(kit, self.stage, self.zone("language"), self.stack.relayout)
        self.widgets += self._plates.plates
        self._build_own()

    def _seat_company(self) -> None:
        """Write the name of the game over those who wait at the table."""
        name, corner = title.written(self.kit)
        self.stage.add(name, *corner)
        room = self.zone("seats").union(self.zone("table"))
        room = Rect(room.left, self.zone("seats").bottom, self.kit.size[0] - 2 * room.left, room.h)
        table, seats = RoundTable(self.kit), [(bot, at) for at, bot in enumerate(COMPANY)]
        self._company = Company(self.kit, self.stage, room, table, seats, host=1)

    def _build_line(self, room: Rect) -> None:
        """Show on a plate who was best today in a Rush, if anybody was."""
        self._bests = self._best_today()
        if not self._bests:
            return
        line = draw_leaders(self.kit, room.size, self._bests)
        place = line.get_rect(center=room.center)
        plate = place.inflate(room.h, 0)
        color = shapes.opaque(self.kit.theme["panel"])
        self.stage.add(shapes.rounded(plate.size, room.h // 2, color), *plate.topleft)
        self.stage.add(line, *place.topleft)

    def spoken_lines(self) -> list[str]:
        """Say who was best today, too."""
        return [*super().spoken_lines(), *bests_said(self.kit, self._bests[:LEADERS])]

    def _build_ways(self) -> None:
        """Add what else can be played, side by side."""
        gap = self.kit.px(WAY_GAP)
        for way, place in zip(
            self._ways, layout.columns(self.zone("full"), len(self._ways), gap), strict=True
        ):
            id, icon = WAYS[way]
            close = partial(self.close, way)
            self.add_button(place, way.value, self.kit.text(id), close, icon=icon)

    def _build_invitation(self) -> None:
        """Add the yellow button; a touch anywhere else does the same."""
        kit, (title, line) = self.kit, map(self.kit.text, WORDS)
        self._invitation = self.add(
            Invitation(
                kit,
                self.stage,
                self.zone("play"),
                title,
                kit.art("touch"),
                "primary",
                lambda: self.close(AttractResult.QUICK),
                sub=line,
                size="huge",
                name="play",
            )
        )

    def _build_own(self) -> None:
        """Put the venue's logo above its line of text, in a corner."""
        look, room = self._look, self.zone("logo")
        high = self.kit.lines("body") if look.line else 0
        below = Rect(room.left, room.bottom - high, room.width, high)
        if look.line:
            self.add_label(below, look.line, color="ink_soft", align="left")
        if logo := self._logo((room.width, room.height - high)):
            place = logo.get_rect(bottomleft=below.topleft)
            self.stage.add(logo, *self.kit.turned(place, room).topleft)

    def _logo(self, room: tuple[int, int]) -> Surface | None:
        """Draw the logo as large as the room allows, once it has been loaded."""
        path, pictures = Path(self._look.logo), self.kit.themes.pictures
        if not (self._look.logo and pictures):
            return None
        try:
            found = pictures.load([path], as_it_is)
        except PictureError:
            return None
        return found[path.stem].draw(room) if found else None

    def tick(self, dt: float) -> None:
        """Advance the bots' game; when it is over, show its end for a while."""
        if self._bests != self._best_today() and not self._pressed:  # It was midnight.
            self.rebuild()
        self._invitation.tick(dt)
        self._plates.tick(dt)
        self._invitation.invite_in(self._plates.lit)
        self._now += dt
        if (self._now // TURNS_SECONDS % 2 == 0) != self._waits and not self._pressed:
            self._waits = not self._waits
            self.rebuild()
        if self._company:
            self._company.tick(dt)
            self._company.follow(Hover(self._find_gaze()))
        if self._view:
            self._view.tick(dt, None)
        if self._ended_for is not None:
            self._ended_for += dt
            if self._ended_for >= ENDING_SECONDS:
                self.close(AttractResult.NOBODY)
            return
        seat = self._session.game.position.to_move
        if self._view:
            self._view.think(None if self._view.board.shown.can_undo else seat)
        events = self._session.do(PassRound()) if self._stuck.tick() else self._session.tick(dt)
        if events and self._view:
            shown = show(self._session.snapshot, None)
            self._view.show_step(shown, seat, events)
            self._view.show_around(shown)
        if any(isinstance(event, GameEnded) for event in events):
            self._ended_for = 0.0

    def _find_gaze(self) -> Point:
        """Return where the company looks: round about the yellow button."""
        turn, place = 2 * pi * self._now / GAZE_SECONDS, self._invitation.rect
        x, y = place.center
        return round(x + cos(turn) * place.w), round(y + sin(turn) * place.h)

    def leave(self) -> None:
        """Leave the table, and stop the bots' thinking."""
        super().leave()
        self._session.close()

    def handle(self, gesture: Gesture) -> None:
        """Begin at any key, and at any touch that is not on a button or for staff."""
        match gesture:
            case Up(start) if self._pressed is None and not self._is_for_staff(start):
                self.close(AttractResult.QUICK)
            case _ if isinstance(gesture, Keyed):
                self.confirm()
            case _:
                super().handle(gesture)


def _draw_foot(kit: Kit, top: int, ground: Surface) -> None:
    """Draw the foot of the screen, on which words stand out; it hides the racks."""
    width, height = kit.size
    fades, panel = round(height * FADE_SHARE), shapes.opaque(kit.theme["panel"])
    foot = Surface((width, height - top + fades), SRCALPHA)
    foot.fill(panel)
    for y in range(fades):
        foot.fill((*panel[:3], 255 * y // fades), Rect(0, y, width, 1))
    ground.blit(foot, foot.get_rect(bottom=ground.height))
