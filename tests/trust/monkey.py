"""Chance at the controls: nothing breaks, no frame is long, and there is always a way back."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pygame

from game.engine.game import Game
from game.engine.position import Position, tiles_of
from game.kit.scene import Scene
from game.session.session import Session
from game.settings import Settings
from scenes.games.game_list import GameList
from scenes.games.game_page import GamePage
from scenes.games.statistics import StatisticsScreen
from scenes.menu import Menu
from scenes.options.settings import SettingsDrawer, SettingsScreen
from scenes.play.deal import Deal
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import ChildPause, GiveUp, Pause
from scenes.play.replay import Replay
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.puzzles.rush.rush_pause import RushPause
from scenes.rulebook.book import RuleBook
from scenes.setup.setup import Setup
from tests import samples
from tests.following import at_pace
from tests.later import Later
from tests.pilot import FRAME, Pilot, Place
from tests.scenes.seated import assert_whole
from tests.shelf import Shelf
from tests.trust.promise import Promise
from tests.work import METER, TRIES

CHECK = 1000
"""So many events lie between two walks back to the menu."""

LONGEST_FRAME = 250
"""Units of work that a frame may take: half of that is the most it takes."""

WAY_HOME = 5.0
"""Seconds from anywhere to the menu; a tap or a key takes two frames."""

BATCHES = (1, 2, 4, 8)
"""So many events reach one frame."""

SIZES = [(800, 480), (1024, 600), (1366, 768), (700, 400), (1080, 1920), (1440, 1080)]
KEYS = [
    *("escape", "tab", "return", "space", "backspace", "left", "right", "up", "down"),
    *("a", "h", "r", "g", "o", "z", "y", "x", "f11"),
]
MODS = (pygame.KMOD_NONE, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
WAY_BACK = {
    Pause: "give-up",
    ChildPause: "menu",
    GiveUp: "leave",
    HandOver: "button",
    Setup: "back",
    RushPause: "rush-end",
}
"""What to press where Escape alone does not lead back."""
ASIDE = SettingsDrawer | SettingsScreen | RuleBook | GameList | GamePage | StatisticsScreen
"""Where there is little to break and much to press."""


class Monkey(Pilot):
    """Feeds the app events by chance, through the whole game from the menu on."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.frames = 0
        self.long: dict[int, str] = {}
        self.beside = Later()
        self.seen: Counter[type[Scene]] = Counter()
        super().__init__(self._menu, SIZES[0])
        self.kit.store[Settings].bot_speed = "instant"
        self.coming: list[pygame.Event] = []

    def _menu(self, kit) -> Menu:
        games = Shelf(*samples.summaries())
        return Menu(kit, lambda: self.rng.getrandbits(64), self._deal, self.beside, games)

    def _deal(self, session: Session) -> Deal:
        if self.rng.random() < 0.5:
            game = Game(late(session.game.position))
            session = Session(game, session.players, session.seed, self.beside, draws=session.draws)
        if self.rng.random() < 0.3:
            session.players = tuple(replace(player, bot=None) for player in session.players)
        return Match(self.kit, at_pace(self.kit, session))

    def placement(self) -> Place:
        scene, (wide, high) = self.scene, self.app.screen.get_size()
        chance = self.rng.random()
        if chance < 0.3 and scene.widgets:
            return self.rng.choice(scene.widgets).rect.center
        if chance < 0.7 and isinstance(scene, Turn) and scene.state.board.tiles.sprites:
            return self.rng.choice(scene.state.board.tiles.sprites).placement.rect.center
        return self.rng.randint(-20, wide + 20), self.rng.randint(-20, high + 20)

    def event(self) -> pygame.Event:
        while not self.coming:
            kinds = (self.pressing, self.touching, self.key_press, self.other)
            (kind,) = self.rng.choices(kinds, (60, 15, 15, 10))
            self.coming = kind()
        return self.coming.pop(0)

    def pressing(self) -> list[pygame.Event]:
        button = self.rng.choice([1, 1, 1, 1, 1, 1, 1, 2, 3])
        path = [self.placement() for _ in range(self.rng.choice([1, 1, 1, 2, 3]))]
        down, up = (
            pygame.Event(kind, pos=at, button=button, touch=False)
            for kind, at in ((pygame.MOUSEBUTTONDOWN, path[0]), (pygame.MOUSEBUTTONUP, path[-1]))
        )
        moves = [
            pygame.Event(
                pygame.MOUSEMOTION,
                pos=at,
                rel=(0, 0),
                buttons=(self.rng.random() < 0.95, 0, 0),
                touch=False,
            )
            for at in path[1:]
        ]
        return [event for event in (down, *moves, up) if self.rng.random() < 0.95]

    def touching(self) -> list[pygame.Event]:
        wide, high = self.app.screen.get_size()
        finger = self.rng.choice([0, 0, 0, 1])
        kinds = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERMOTION, pygame.FINGERUP)
        path = [self.placement()] * 2 + [self.placement()] * 2
        return [
            pygame.Event(kind, finger_id=finger, x=x / wide, y=y / high)
            for kind, (x, y) in zip(kinds, path, strict=True)
            if self.rng.random() < 0.9
        ]

    def key_press(self) -> list[pygame.Event]:
        code = pygame.key.key_code(self.rng.choice(KEYS))
        return [pygame.Event(pygame.KEYDOWN, key=code, mod=self.rng.choice(MODS), unicode="")]

    def other(self) -> list[pygame.Event]:
        """Give the window another size, turn the wheel, or let the window come and go."""
        kinds = (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED)
        chance = self.rng.random()
        if chance < 0.06:
            size = self.rng.choice(SIZES)
            pygame.display.set_mode(size)
            return [pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])]
        if chance < 0.6:
            return [pygame.Event(pygame.MOUSEWHEEL, x=0, y=self.rng.choice([-1, 1]), touch=False)]
        return [pygame.Event(self.rng.choice(kinds))]

    def step(self, *events: pygame.Event, dt: float = FRAME) -> bool:
        METER.start()
        going = super().step(*events, dt=dt)
        self.frames += 1
        for fault in METER.faults(LONGEST_FRAME):
            self.long[self.frames] = f"frame {self.frames} took {fault}"
        for question in self.beside.asked:
            if not (question.cancelled or question.done()):
                question.think()
        self.beside.asked.clear()
        return going

    def go_on(self, events: int) -> None:
        """Feed so many events, a few a frame; if the app was quit from the menu, begin anew."""
        while events > 0:
            batch = [self.event() for _ in range(min(events, self.rng.choice(BATCHES)))]
            events -= len(batch)
            self.step(*batch, dt=self.rng.choice([FRAME, FRAME, 0.05, 0.05]))
            if not self.running:
                self.app.stack.push(self._menu(self.kit))
                self.step()
            self.seen[type(self.scene)] += 1
            self.check()
            if isinstance(self.scene, ASIDE) and self.rng.random() < 0.1:
                self.key("escape")

    def check(self) -> None:
        scene = self.scene
        if isinstance(scene, Deal | Turn):
            game = scene.session.game
            position, draft = game.position, game.draft
            others = [seat.rack for at, seat in enumerate(position.seats) if at != position.to_move]
            racks = [seat.rack for seat in game.start.seats]
            river = (draft.position.river, draft.position.plunder)
            lying = tiles_of((*draft.rows, draft.rack, *others, position.pool, *river))
            assert lying == tiles_of((*game.start.table, *racks, game.start.pool))
            view = scene.view if isinstance(scene, Deal) else scene.state.view
            assert_whole(view.board)
        elif isinstance(scene, Replay):
            assert_whole(scene.view.board)

    def go_home(self) -> None:
        """Let go, then press Escape and what leads back; the menu must be there in time."""
        self.step(*(pygame.Event(pygame.FINGERUP, finger_id=f, x=0, y=0) for f in (0, 1)))
        for _ in range(round(WAY_HOME / (2 * FRAME))):
            if isinstance(self.scene, Menu):
                return
            if type(self.scene) in WAY_BACK:
                self.tap(WAY_BACK[type(self.scene)])
            else:
                self.key("escape")
        raise AssertionError(self.scene)

    def forget(self) -> None:
        """Forget the last set-up, lest no person sits down any more, and that bots take time."""
        self.kit.store[Settings].bot_speed = "instant"
        settings = self.kit.store[Settings]
        settings.seats_alone = settings.seats_together = ()


def late(position: Position) -> Position:
    """Give a game that is soon over: everybody has opened, little is left, none to draw."""
    seats = [replace(seat, rack=seat.rack[::5], opened=True) for seat in position.seats]
    return replace(position, seats=tuple(seats), pool=())


def _play(size: int, seed: int) -> Monkey:
    """Let a monkey play, and come back to the menu now and then."""
    monkey = Monkey(seed)
    for _ in range(size // CHECK):
        monkey.go_on(CHECK)
        monkey.go_home()
        monkey.forget()
    return monkey


COMMON = {Turn, Deal, HandOver, Pause, GiveUp, Menu}
RARE = {Setup, Scoring}
"""Where chance surely comes to: soon, and after as many events as in the whole promise."""


def _broken(size: int, seed: int) -> Iterator[str]:
    monkey = _play(size, seed)
    long = set(monkey.long)
    for _ in range(TRIES):
        # What something else made slow is not the same frame again and again.
        long &= set(_play(size, seed).long) if long else set()
    yield from (f"seed {seed}: {monkey.long[frame]}" for frame in sorted(long))
    sure = COMMON | RARE if size >= PROMISE.whole else COMMON
    missed = sure - monkey.seen.keys()
    if missed:
        yield f"seed {seed}: it never came to {missed}"


PROMISE = Promise(
    "monkey",
    "chance at the controls breaks nothing",
    sample=8_000,
    whole=20_000,
    by_hand=20_000_000,
    attack=_broken,
)
