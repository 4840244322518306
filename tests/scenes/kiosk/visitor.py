"""A pilot in front of a public screen."""

from pathlib import Path
from random import Random

from game.kiosk.file import Kiosk
from game.settings import fleeting
from game.store.games import Games
from game.worker import Worker
from scenes.kiosk.house import House
from tests.pilot import Pilot


class Visitor(Pilot):
    """Somebody in front of a public screen on which nobody has played yet."""

    def __init__(
        self,
        folder: Path,
        kiosk: Kiosk | None = None,
        size: tuple[int, int] = (1366, 768),
        worker: Worker | None = None,
    ) -> None:
        kiosk, chance = kiosk or Kiosk(), Random(1)
        self.folder = folder

        def house(kit) -> House:
            seeds = lambda: chance.getrandbits(64)  # noqa: E731
            self.house = House(kit, kiosk, seeds, folder, Games, worker)
            return self.house

        super().__init__(house, size, settings=fleeting())
        self.app.policy = self.house.policy

    def wait(self, seconds: float) -> None:
        """Do nothing for a long time, in frames of a tenth of a second."""
        self.tick(seconds, fps=10)
