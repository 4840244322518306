"""A burst of presses ends the turn that it began in, and then at most one a second."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, product
from random import Random
from typing import Any

import pygame

from game.engine.game import Game
from game.engine.rules import CLASSIC
from game.kit.debounce import PATIENCE
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.session import Session
from scenes.play.match import Match
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.kits import store
from tests.pilot import Pilot
from tests.scenes.opened import FOX, OTTER, OWL
from tests.trust.promise import Promise

SMALL = (800, 480)
TREMBLE = {"mouse": 4, "touch": 24}
"""So many pixels a hand may move between two presses."""
LONGEST = 4.0  # seconds before a burst begins
FPS = 10  # frames a second while nothing is pressed

TABLE = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8
* Fox+  B3 B7 R7 K1
  Owl+  O1 O3 R3 B8
  Otter+ K4 K6 R11 O13
pool R12 B12 O12 K12 R13 B1 O5 K9 R9 O9 B9 K2 R2 O2 B2 K7 K10 R10 O10 B10 R1 R4 R5 R6
"""
EMPTY = TABLE.partition("pool")[0] + "pool ?0"
RIVERSIDE = TABLE.replace("classic-2016", "river") + "river K1 B13 R3\n"


First = Callable[[Kit, Session], Scene[Any]]


class Player(Pilot):
    """A person at a match, and how often their presses have ended a turn."""

    def __init__(self, session: Session, first: First, speed: str, seed: int) -> None:
        self.ended = 0
        self.rng = Random(seed)
        super().__init__(Scene, SMALL, settings=store(bot_speed=speed))
        self.app.stack.push(first(self.kit, at_pace(self.kit, session)))
        self.step()
        self.session, do = session, session.do

        def watched(command: object) -> object:
            turns, by_bot = session.game.turns, session.player.bot
            events = do(command)
            self.ended += session.game.turns > turns and by_bot is None
            return events

        session.do = watched

    @property
    def can_act(self) -> bool:
        """Whether it is this person's turn, and nothing hides it."""
        return isinstance(self.scene, Turn) and self.scene.state.shown.can_act

    def let_pass(self, seconds: float) -> None:
        for _ in range(round(seconds * FPS)):
            self.step(dt=1 / FPS)

    def trembling(self, name: str) -> tuple[int, int]:
        x, y = self.kit.place("turn", name).center
        most = TREMBLE[self.kit.input_device]
        return x + self.rng.randint(0, most), y + self.rng.randint(0, most)


def _by_mouse(name: str) -> Callable[[Player], None]:
    return lambda player: player.tap(player.trembling(name))


def _by_finger(player: Player) -> None:
    x, y = player.trembling("action")
    for kind in pygame.FINGERDOWN, pygame.FINGERUP:
        player.step(pygame.Event(kind, finger_id=0, x=x / SMALL[0], y=y / SMALL[1]))


def _by_space(player: Player) -> None:
    if isinstance(player.scene, Turn):
        player.scene.focus(player.scene.widget("action"))
    player.key("space")


WAYS: dict[str, Callable[[Player], None]] = {
    "the button": _by_mouse("action"),
    "Return": lambda player: player.key("return"),
    "the pool": _by_mouse("pool"),
    "a finger": _by_finger,
    "Space": _by_space,
}


# Where a burst begins


def _going(text: str, speed: str, seed: int, people: tuple[int, ...] = (0,)) -> Player:
    """Sit down at a game in the middle."""
    session = samples.session(text, people=people, bot="level1")
    viewer = None if len(people) > 1 else 0
    return Player(session, lambda kit, made: Turn(kit, made, viewer), speed, seed)


def _in_a_game(text: str, speed: str) -> Callable[[int], Player]:
    return lambda seed: _going(text, speed, seed)


def _dealt(seed: int) -> Player:
    """Sit down while a game is dealt that this person begins."""
    made = Session.start(CLASSIC, (FOX, OWL, OTTER), seed)
    game = Game(replace(made.game.position, to_move=0))
    return Player(Session(game, made.players, seed), Match, "instant", seed)


def _together(seed: int) -> Player:
    player = _going(TABLE, "fast", seed, people=(0, 1))
    player.tap("button")
    player.let_pass(1.5)
    return player


def _late(seed: int) -> Player:
    player = _going(TABLE, "instant", seed)
    player.session.game.clock.used = player.session.game.clock.limit - 2.0
    return player


PLACES: dict[str, Callable[[int], Player]] = {
    "with bots that play at once": _in_a_game(TABLE, "instant"),
    "with bots that take their time": _in_a_game(TABLE, "normal"),
    "with an empty pool": _in_a_game(EMPTY, "instant"),
    "in the family": _in_a_game(TABLE.replace("classic-2016", "family"), "instant"),
    "at the River": _in_a_game(RIVERSIDE, "instant"),
    "while tiles are dealt": _dealt,
    "with somebody else": _together,
    "when time runs out": _late,
}

STORIES = tuple(product(PLACES, WAYS))


def _burst(place: str, way: str, seed: int) -> str:
    """Press again and again; name what is wrong, if anything."""
    rng = Random(seed)
    player, press = PLACES[place](seed), WAYS[way]
    if rng.random() < 0.5:
        press(player)
    player.let_pass(rng.uniform(0, LONGEST))
    count, every = rng.randint(2, 10), rng.uniform(0.1, 0.9)
    # A guard that lasted as long as the burst would lock out whoever is impatient.
    before, may = player.ended, player.can_act + int(count * every / PATIENCE)
    for _ in range(count):
        press(player)
        player.let_pass(every)
    ended = player.ended - before
    if ended > may:
        return f"{count} presses on {way} every {every:.1f} s {place}: {ended} turns, not {may}"
    return ""


def _second_turns(size: int, seed: int) -> Iterator[str]:
    for number, story in zip(range(seed, seed + size), cycle(STORIES), strict=False):
        if fault := _burst(*story, number):
            yield f"seed {number}: {fault}"


PROMISE = Promise(
    "presses",
    "a burst of presses ends at most one turn a second",
    sample=5,
    whole=200,
    by_hand=5_000,
    attack=_second_turns,
)
