"""The ways of somebody in front of a public screen from one scene of it to any other."""

from contextlib import closing
from pathlib import Path

from game.kiosk.file import Kiosk, StaffOptions
from game.kiosk.pin import hash_pin
from scenes.kiosk.staff.access import TAP_COUNT
from tests.scenes.kiosk.visitor import Visitor
from tests.waiting import until
from tests.window.breaking import TOLD, write_whole
from tests.window.kiosks import MIDDLE, SCREEN, Public

PIN = "4711"
HASHED = hash_pin(PIN, b"0123456789abcdef")
FILE = f'[staff]\npin = "{HASHED}"\n'
CORNER = (SCREEN[0] - 20, 20)

Places = dict[str, dict[str, tuple[int, int]]]
"""Where in each scene what can be pressed is, by its name."""

PATHS = (
    ("Attract", "Setup"),
    ("Attract", "Deal", "Turn", "Pause"),
    ("Attract", "PinPad", "StaffPanel", "Week"),
    ("Attract", "PinPad", "StaffPanel", "ScreenCheck"),
)
"""What lies behind what."""

STEPS = 60
"""So many steps lead anywhere, also where some are lost on a slow machine."""

GAME = ("Deal", "Turn", "Pause")
"""From these no press of Escape leads out."""


def find_places(folder: Path) -> Places:
    """Let a visitor of their own go everywhere, and tell where all is."""
    visitor, found = Visitor(folder, Kiosk(staff=StaffOptions(HASHED)), SCREEN), {}

    def look() -> None:
        places = {each.name: each.rect.center for each in visitor.scene.widgets if each.pressable}
        found[type(visitor.scene).__name__] = places
        visitor.tick(0.1)

    with closing(visitor.loop.visit):
        look()
        for _ in range(TAP_COUNT):
            visitor.tap(CORNER)
        look()
        for key in (*PIN, "enter"):
            visitor.tap(key)
        look()
        for name in "visits", "card":
            visitor.tap(name)
            look()
            visitor.key("escape")
        visitor.key("escape")
        visitor.tap("full")
        look()
    return found


class Ways:
    """Leads to a scene, as fingers and keys do."""

    def __init__(self, public: Public, places: Places) -> None:
        self._public, self.places = public, places

    @property
    def scene(self) -> str:
        return self._public.scene

    def press(self, scene: str, *names: str) -> None:
        for name in names:
            self._public.tap(self.places[scene][name])

    def come_to(self, scene: str) -> None:
        until(lambda: self.scene)
        for _ in range(STEPS):
            if self._nearer(scene):
                return
        raise AssertionError(f"on the way to {scene} it stays in {self.scene}")

    def _nearer(self, wanted: str) -> bool:
        """Take one step, if there is one to take; tell whether one is there."""
        scene, path = self.scene, next(each for each in PATHS if wanted in each)
        if scene == wanted:
            return True
        if scene in path[: path.index(wanted)]:
            self._go(path[path.index(scene) + 1])
        elif scene in GAME and wanted not in GAME:
            write_whole(self._public.data.parent / TOLD, "leave")
        else:
            self._public.key("Escape")
        self._public.notice(lambda: self.scene != scene)
        return False

    def _go(self, to: str) -> None:
        match to:
            case "Deal" | "Turn":
                self._public.tap(MIDDLE)
            case "Pause":
                self._public.key("Escape")
            case "PinPad":
                knock = ("mousemove", *map(str, CORNER), "click", "--repeat", str(TAP_COUNT))
                self._public.desktop.do(*knock, "--delay", "60", "1")
            case "StaffPanel":
                self.press("PinPad", *PIN, "enter")
            case "Setup":
                self.press("Attract", "full")
            case "Week":
                self.press("StaffPanel", "visits")
            case "ScreenCheck":
                self.press("StaffPanel", "card")
