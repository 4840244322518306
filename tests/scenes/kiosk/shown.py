"""The scenes of a public screen, each with what it may show on a day in a library."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

from pygame import Surface

from game.engine.rules import FAMILY
from game.kiosk import out_of_order
from game.kiosk.file import Kiosk, LookOptions, SoundOptions
from game.kiosk.lock import TRIES, Lock
from game.kiosk.pin import hash_pin
from game.kiosk.staff_settings import StaffSettings
from game.kiosk.visits import Day
from game.kit.files import NOWHERE
from game.kit.kit import Kit, Lowering
from game.kit.messages import whole_languages
from game.kit.picture_guard import as_it_is
from game.kit.scene import Scene
from game.last_setup import PROPOSED
from game.rush_bests import Score
from game.session.player import Player
from game.session.rule_choices import as_agreed
from scenes.kiosk.attract import Attract, ways
from scenes.kiosk.closed import Closed
from scenes.kiosk.staff.card import CORNERS, ScreenCheck
from scenes.kiosk.staff.panel import StaffPanel
from scenes.kiosk.staff.pin_pad import PinPad
from scenes.kiosk.staff.week import Week
from scenes.kiosk.still_playing import StillPlaying
from scenes.setup.rules import RulesChoice
from scenes.setup.setup import Setup
from tests import samples
from tests.following import at_pace
from tests.kits import ASSETS, PICTURES, draw_pictures
from tests.later import Later

HASH = hash_pin("4711", b"0123456789abcdef")

HOUSE = LookOptions(logo=str(ASSETS / "art" / "logo.svg"), line="Ask us for more games!")
"""A logo and a line, as a venue may have them."""

KIOSK = Kiosk(sound=SoundOptions(by_hour={"09:00": 0.5}))

MONDAY = date(2026, 11, 9)

FIGURES = (
    (18, 16, 9, 2, 6, 1, 0),
    (23, 20, 12, 1, 9, 1, 0),
    (0, 0, 0, 0, 0, 0, 0),
    (31, 27, 15, 4, 12, 0, 1),
    (44, 39, 21, 6, 17, 0, 0),
    (112, 98, 61, 14, 36, 1, 2),
    (7, 7, 3, 0, 3, 0, 0),
)
"""What happened on each day of a week, one of them a holiday."""


def _days(figures: tuple[tuple[int, ...], ...]) -> tuple[Day, ...]:
    return tuple(Day(MONDAY + timedelta(days=at), *day) for at, day in enumerate(figures))


class OutOfOrder(Scene[None]):
    """What is seen while the game does not start."""

    def layout(self) -> None:
        """Draw it as it is after some seconds."""
        self.clear()
        self.stage.background = Surface(self.kit.size)
        picture = out_of_order.picture_for(self.stage.background, "")
        out_of_order.draw(self.stage.background, picture, 20)


BESTS = [
    Score(Player("", face, color=at), 1240 - 97 * at, 21 - at, 9 - at, MONDAY)
    for at, face in enumerate(("penguin", "rabbit", "fox"))
]
"""Who was best in a Rush on a day."""


def _attract(kit: Kit, bests: Sequence[Score] = ()) -> Scene:
    """Show a game of bots who think for as long as anybody looks."""
    position = replace(samples.session(people=()).game.position, rules=PROPOSED)
    session = samples.at_position(position, people=(), executor=Later())
    PICTURES.load([Path(HOUSE.logo)], as_it_is)
    draw_pictures()
    shown = at_pace(kit, session)
    kit.lowering = Lowering(lambda: None, lambda: False)
    kit.offered = tuple(whole_languages(ASSETS / "texts"))
    return Attract(kit, shown, HOUSE, ways=ways(KIOSK.play), bests=lambda: bests)


def _locked(kit: Kit) -> Scene:
    lock = Lock(HASH, NOWHERE, lambda: samples.NOW, lambda: 0.0)
    for _ in range(TRIES):
        lock.opens("0000")
    return PinPad(kit, lock)


def _typed(kit: Kit) -> Scene:
    class Typed(PinPad):
        def enter(self) -> None:
            super().enter()
            for digit in "471":
                self.widget(digit).activate(None)

    return Typed(kit, Lock(HASH, NOWHERE, lambda: samples.NOW, lambda: 0.0))


class _Pressed(StaffPanel):
    """The panel on which *Quit* was pressed once."""

    def enter(self) -> None:
        super().enter()
        self.widget("quit").activate(None)


def _panel(kit: Kit) -> Scene:
    staff = StaffSettings(KIOSK, Path(), whole_languages(ASSETS / "texts"), lambda: samples.NOW)
    return _Pressed(kit, staff, lambda: None)


class _Answered(ScreenCheck):
    """A test card of which all corners but one were touched."""

    def enter(self) -> None:
        super().enter()
        for corner in CORNERS[1:]:
            self.widget(corner).activate(None)


def _setup(kit: Kit) -> Scene:
    rules = as_agreed(FAMILY, PROPOSED)
    return Setup(
        kit,
        False,
        rules,
        presets=KIOSK.play.presets,
        heading="attract-who",
        buddy_does="bot-buddy-for-visitors",
    )


PUBLIC: dict[str, Callable[[Kit], Scene]] = {
    "attract": _attract,
    "attract-bests": lambda kit: _attract(kit, BESTS),
    "attract-setup": _setup,
    "attract-rules": lambda kit: RulesChoice(kit, FAMILY, KIOSK.play.presets),
    "still-playing": lambda kit: StillPlaying(kit, KIOSK.idle.ask),
    "closed": Closed,
    "out-of-order": OutOfOrder,
    "pin": _typed,
    "pin-locked": _locked,
    "staff": _panel,
    "visits": lambda kit: Week(kit, _days(FIGURES)),
    "visits-none": lambda kit: Week(kit, _days(((0,) * 7,) * 7)),
    "card": _Answered,
}

DARK = ("closed", "out-of-order")
"""Scenes in which there is nothing to press, and hardly anything to see."""
