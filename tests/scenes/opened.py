"""A scene opened over an empty one, with what it answers; and how it lies on the screen."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import pygame
from pygame import Rect

from game.engine.game import Game
from game.engine.notation import read_row
from game.engine.position import Position, Seat
from game.engine.rules import CLASSIC, Length, Rounds, Rules
from game.engine.score import score
from game.engine.tile import Row
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.kit.scene import Scene
from game.kit.voice.voice import Voice
from game.kit.widgets.widget import Label
from game.session.player import Player
from game.session.session import Session
from scenes.options.ledges import Ledge
from tests.pilot import Pilot

SIZES = [
    (1024, 600),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (1080, 1920),
    (1440, 1080),
]
TOUCH = 44
ONE_ROUND = Rounds(1)

FOX = Player("Fox", "fox")
OWL = Player("Owl", "owl", "level2")
OTTER = Player("Otter", "otter", "level2")
BEAR = Player("Bear", "bear")
FOUR = (FOX, OWL, OTTER, BEAR)


class Opened(Pilot):
    """A pilot whose scene lies on an empty one; `answers` are what it closed with."""

    def __init__(
        self,
        scene: Callable[[Kit], Scene],
        size: tuple[int, int] = (1366, 768),
        color: str = "black",
        settings: Store | None = None,
        voice: Voice | None = None,
    ) -> None:
        super().__init__(Scene, size, settings=settings, voice=voice)
        ground = pygame.Surface(size)
        ground.fill(color)
        self.scene.stage.background = ground
        self.step()
        self.answers: list[object] = []
        self.app.stack.push(scene(self.kit), then=self.answers.append)
        self.step()

    @property
    def words(self) -> list[str]:
        """What the scene says, from the first label or ledge to the last."""
        told = list[str]()
        for widget in self.scene.widgets:
            if isinstance(widget, Label):
                told.append(widget.text)
            elif isinstance(widget, Ledge):
                told += widget.words
        return told


def assert_well_laid(pilot: Pilot) -> None:
    """Check that all is on the screen, apart, and large enough to touch."""
    window = Rect((0, 0), pilot.kit.size)
    widgets = [(w.name or getattr(w, "text", ""), w) for w in pilot.scene.widgets]
    assert widgets
    for name, widget in widgets:
        assert window.contains(widget.rect), name
        is_pressed = widget.visible and widget.pressable
        assert not is_pressed or min(widget.rect.size) >= TOUCH, (name, widget.rect)
    for (name, one), (other_name, other) in combinations(widgets, 2):
        in_turn = {name, other_name} == {"reset", "fast_forward"} and one.visible != other.visible
        assert in_turn or not one.rect.colliderect(other.rect), (name, other_name)


def reach(pilot: Pilot, option: str) -> Any:
    """Turn leaves, and open the drawer if need be, until an option is there; give it."""
    for way in (*["previous"] * 8, *["next"] * 8, "more", *["next"] * 8):
        names = {widget.name: widget for widget in pilot.scene.widgets}
        if option in names:
            break
        if way in names:
            pilot.tap(way)
    return pilot.scene.widget(option)


def choose(pilot: Pilot, option: str, value: object) -> None:
    """Press on a value of an option, wherever that is."""
    choice = reach(pilot, option)
    at = [each for each, _ in choice.options].index(value)
    pilot.tap(choice.segment(at).center)


def rack(text: str) -> Row:
    """Read a rack."""
    return read_row(text) if text else ()


def after(
    players: Sequence[Player],
    *games: Sequence[str],
    length: Length = ONE_ROUND,
    rules: Rules = CLASSIC,
) -> Session:
    """Give a session after some games, each the racks at its end; the last ones still lie there."""
    racks = [[rack(text) for text in game] for game in games]
    results = [score("out" if () in left else "blocked", left) for left in racks[:-1]]
    seats = (Seat(each.name, left) for each, left in zip(players, racks[-1], strict=True))
    over = Position(replace(rules, length=length), (), tuple(seats), passes=len(players))
    return Session(Game(over), players, seed=5, results=results)


def drawn_options(widget: Any, count: int) -> set[bytes]:
    """Give the different pictures of the options of a choice, none of them chosen."""
    seen = set()
    for at in range(count):
        widget.value = widget.options[at - 1][0]
        place = widget.segment(at).move(widget.pad - widget.rect.left, widget.pad - widget.rect.top)
        inner = Rect((0, 0), (min(place.size) // 2,) * 2)
        inner.center = place.center
        seen.add(pygame.image.tobytes(widget.paint().subsurface(inner), "RGBA"))
    return seen
