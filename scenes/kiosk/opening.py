"""A public screen opened: all that stands between its file and the first visitor."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from pygame import Surface

from game.kiosk.check import Place, known
from game.kiosk.file import read_kiosk
from game.kiosk.office import Office
from game.kit.app import App
from game.kit.kit import make_kit
from game.kit.preferences import Store
from game.kit.theme import Paintbox
from game.settings import Settings
from game.store.games import Games
from game.worker import Worker
from scenes.kiosk.house import House

VISIT = "visit"
"""The folder, within that of the data, for what is kept of one visit."""


def open_house(
    box: Paintbox,
    store: Store,
    screen: Surface,
    path: Path,
    place: Place,
    new_seed: Callable[[], int],
    worker: Worker,
) -> tuple[App, House]:
    """Make the app of a public screen; raises KioskError."""
    there = known(place)
    office = Office(read_kiosk(path, there), place.data, there.languages)
    kit = make_kit(box, place.assets, store, store[Settings].volumes)
    house = House(kit, office, new_seed, place.data / VISIT, Games, worker)
    app = App(kit, screen, replace(house.policy, holds_screen=True))
    app.stack.push(house)
    return app, house
