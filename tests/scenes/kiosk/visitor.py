"""A pilot in front of a public screen."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random

import pygame

from game.kiosk.file import Kiosk
from game.kiosk.staff_settings import StaffSettings
from game.kiosk.supervisor import AFTER_START, After
from game.kiosk.visits import Day
from game.kit.app import App
from game.kit.messages import whole_languages
from game.settings import fleeting
from game.store.threads import Runner, StoreThread
from game.worker import Worker
from scenes.kiosk.dealer import Dealer
from scenes.kiosk.kiosk_loop import KioskLoop
from scenes.kiosk.visit import Visit
from tests.kits import ASSETS
from tests.pilot import FRAME, Pilot

NOON = datetime(2026, 3, 2, 12)


class Visitor(Pilot):
    """Somebody in front of a public screen on which nobody has played yet."""

    def __init__(
        self,
        folder: Path,
        kiosk: Kiosk | None = None,
        size: tuple[int, int] = (1366, 768),
        worker: Worker | None = None,
        after: After = AFTER_START,
        time: datetime = NOON,
        run: Runner | None = None,
    ) -> None:
        chance = Random(1)
        visit = Visit(folder, run or StoreThread())
        self.folder, self.now, self.time = folder, 0.0, time
        self.staff = StaffSettings(
            kiosk or Kiosk(),
            folder.parent / "staff",
            whole_languages(ASSETS / "texts"),
            lambda: self.time,
            lambda: self.now,
            visit.do,
        )

        def loop(kit) -> KioskLoop:
            seeds = lambda: chance.getrandbits(64)  # noqa: E731
            dealer = Dealer(kit, visit, seeds, worker, lambda: self.today)
            self.loop = KioskLoop(kit, self.staff, dealer, visit, after)
            return self.loop

        super().__init__(loop, size, settings=fleeting())
        # A full screen is another size where there is none.
        policy = replace(self.loop.policy, holds_screen=False)
        self.app = App(self.kit, self.app.screen, policy)
        self.app.stack = self.loop.stack
        self.app.stack.relayout()

    def week(self) -> tuple[Day, ...]:
        """What was counted in the last seven days, once it is written."""
        self.loop.visit.games.flush()
        return self.staff.week()

    @property
    def today(self) -> date:
        """The day that it is."""
        return self.time.date()

    def step(self, *events: pygame.Event, dt: float = FRAME) -> bool:
        self.now += dt
        self.time += timedelta(seconds=dt)
        running = super().step(*events, dt=dt)
        self.loop.look()
        return running

    def wait(self, seconds: float) -> None:
        """Do nothing for a long time, in frames of a tenth of a second."""
        self.tick(seconds, fps=10)
