"""Builds and runs the app of a public screen from its file."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from msgspec import structs
from pygame import Surface

from game.kiosk.check import known
from game.kiosk.file import Kiosk, read_kiosk
from game.kiosk.heartbeat import Heartbeat
from game.kiosk.paths import Paths
from game.kiosk.staff_settings import StaffSettings
from game.kiosk.supervisor import AFTER_START
from game.kit.app import App
from game.kit.kit import make_kit, no_voice
from game.kit.messages import whole_languages
from game.kit.preferences import Store
from game.kit.theme import Paintbox
from game.kit.voice.voice import Voice
from game.settings import Settings
from game.store.threads import StoreThread
from game.worker import Worker
from scenes.kiosk.dealer import Dealer
from scenes.kiosk.kiosk_loop import KioskLoop
from scenes.kiosk.visit import Visit

VISIT_FOLDER = "visit"
"""The folder inside the data folder in which one visit is stored."""


def open_kiosk(
    box: Paintbox,
    store: Store,
    screen: Surface,
    path: Path,
    paths: Paths,
    new_seed: Callable[[], int],
    worker: Worker,
    find_voice: Callable[[], Voice | None],
    after: str = AFTER_START,
) -> tuple[App, KioskLoop]:
    """Make the app of a public screen; raises KioskError."""
    there = known(paths)
    kiosk = _with_whole_logo_path(read_kiosk(path, there), path.parent)
    visit = Visit(paths.data / VISIT_FOLDER, StoreThread())
    offered = whole_languages(paths.assets / "texts")
    staff = StaffSettings(kiosk, paths.data, offered, keep=visit.do)
    find = find_voice if kiosk.play.speech else no_voice
    kit = make_kit(box, paths.assets, store, store[Settings].volumes, find_voice=find)
    loop = KioskLoop(
        kit, staff, Dealer(kit, visit, new_seed, worker, lambda: staff.time().date()), visit, after
    )
    app = App(kit, screen, loop.policy)
    app.stack.push(loop)
    box.backdrop = None  # Nothing here shows it.
    return app, loop


def run_kiosk(app: App, loop: KioskLoop, worker: Worker, heartbeat: Heartbeat) -> int:
    """Run a public screen until staff or the clock end it; return the exit code."""
    app.on_lost = heartbeat.wait
    heartbeat.watch(lambda: app.is_at_window)

    def begin() -> None:
        heartbeat.beat()
        worker.start()

    def each_frame() -> None:
        heartbeat.beat()
        loop.look()

    with closing(app.kit.speaker):
        app.run(begin, each_frame)
    return loop.code


def _with_whole_logo_path(kiosk: Kiosk, folder: Path) -> Kiosk:
    look = kiosk.look
    if not look.logo:
        return kiosk
    return structs.replace(kiosk, look=structs.replace(look, logo=str(folder / look.logo)))
