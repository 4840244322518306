"""Two people at one screen: what nobody may see changes no pixel, no sound and no title."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import cycle, product
from random import Random
from typing import Any
from unittest.mock import patch

import pygame

from game.engine.deal import shuffled
from game.engine.game import Game
from game.engine.position import Position
from game.engine.rules import CLASSIC
from game.engine.turn import Draw
from game.kit.app import HALT
from game.kit.audio import Sounds
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.player import Player
from game.session.session import Session
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import GiveUp, Pause
from scenes.play.recap import RecapScene
from scenes.play.replay import Replay
from scenes.play.shared_table import LEFT_ALONE_SECONDS
from scenes.play.turn import Turn
from tests.following import at_pace
from tests.pilot import Pilot
from tests.scenes.seated import raw
from tests.trust.promise import Promise

FOX, OWL, PIP = Player("Fox", "fox"), Player("Owl", "owl"), Player("Pip", "frog", "level1")
SMALL, LARGE = (800, 480), (1024, 600)
RESTING = 20  # frames after which a mouse that rests is told what it rests on
DRAWN = 3  # so many tiles of the pool may be drawn, and shown


class Watched(Pilot):
    """A pilot that keeps every frame, every sound and the title of the window."""

    def __init__(self, first: Callable[..., Scene], **options: Any) -> None:
        self.seen: list[object] = []
        with self._hear():
            super().__init__(first, SMALL, **options)

    @contextmanager
    def _hear(self) -> Iterator[None]:
        heard = self.seen.append
        with (
            patch.object(Sounds, "play", lambda _, name, *__, **___: heard(name)),
            patch.object(Sounds, "say", lambda _, *who: heard(who)),
        ):
            yield

    def step(self, *events: object, dt: float = 1 / 20) -> bool:
        with self._hear():
            running = super().step(*events, dt=dt)
        self.note()
        return running

    def note(self) -> None:
        self.seen.append((hash(raw(self.app.screen)), pygame.display.get_caption()))

    def lose_focus(self) -> None:
        self.step(pygame.Event(pygame.WINDOWFOCUSLOST))

    def wait(self, frames: int = 12) -> None:
        for _ in range(frames):
            self.step()

    def begin(self) -> None:
        self.seen.clear()


Story = Callable[[Watched], None]


# What may happen


def dealt(pilot: Watched) -> None:
    """See the deal to its end, however often the start is drawn for, and look at the curtain."""
    wait_for_the_curtain(pilot)
    pilot.wait(2)


def wait_for_the_curtain(pilot: Watched) -> None:
    for _ in range(400):
        pilot.step()
        if isinstance(pilot.scene, HandOver):
            return
    raise AssertionError(pilot.scene)


def dealt_with_all_kinds_of_trouble(pilot: Watched) -> None:
    """Pause in the deal, resize it, look away, skip it, and resize the curtain."""
    pilot.wait(3)
    pilot.key("escape")
    pilot.wait(2)
    pilot.resize(LARGE)
    pilot.key("escape")
    pilot.resize(SMALL)
    pilot.wait(3)
    pilot.tap((300, 300))
    pilot.wait(2)
    assert isinstance(pilot.scene, HandOver)
    pilot.resize(LARGE)
    pilot.wait(2)


def a_turn(pilot: Watched) -> None:
    """Sort, lay a tile, take it back, draw; then the curtain."""
    turn = pilot.scene
    pilot.tap("sort_runs")
    pilot.wait()
    pilot.drag(
        turn.state.board.tiles.sprites[-1].placement.rect.center, turn.state.board.zone.center
    )
    pilot.wait()
    pilot.tap("undo")
    pilot.tap("action")
    pilot.wait(30)
    assert isinstance(pilot.scene, HandOver)
    pilot.wait()


def a_turn_with_all_kinds_of_trouble(pilot: Watched) -> None:
    """Pause, nearly give up, resize, come back, run out of time; then the curtain."""
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.tap("give-up")
    assert isinstance(pilot.scene, GiveUp)
    pilot.key("escape")
    pilot.resize(LARGE)
    pilot.key("escape")
    pilot.tap("button")
    pilot.wait(3)
    pilot.resize(SMALL)
    pilot.scene.session.game.clock.used = 59.8
    pilot.wait(100)
    at_the_curtain(pilot)


def at_the_curtain(pilot: Watched) -> None:
    """Do all that could open the curtain, but for saying that one is there."""
    assert isinstance(pilot.scene, HandOver)
    pilot.keys("escape", "escape", "space", "r", "g")
    pilot.lose_focus()
    pilot.tap((5, 5))
    pilot.keys("tab", "tab", "f1", "up", "left")
    for point in (400, 430), (700, 440), (400, 200), (780, 20):
        pilot.move(point)
        pilot.wait(RESTING)
    assert isinstance(pilot.scene, HandOver)


# Ways in which an open rack is left, and what is seen from then on


def paused(pilot: Watched) -> None:
    pilot.key("escape")
    if not isinstance(pilot.scene, Pause):
        pilot.key("escape")  # The first one let go of a tile.
    pilot.wait()
    pilot.begin()
    pilot.tap("resume")


def unfocused(pilot: Watched) -> None:
    pilot.begin()
    pilot.lose_focus()


def minimised(pilot: Watched) -> None:
    pilot.begin()
    pilot.step(pygame.Event(pygame.WINDOWMINIMIZED), pygame.Event(pygame.WINDOWRESTORED))
    if isinstance(pilot.scene, Pause):
        pilot.tap("resume")


def stopped(pilot: Watched) -> None:
    pilot.step(dt=HALT)
    pilot.begin()
    pilot.wait(2)


def left_alone(pilot: Watched) -> None:
    for _ in range(round(LEFT_ALONE_SECONDS) + 2):
        pilot.begin()
        pilot.step(dt=1.0)


LEAVING: tuple[Story, ...] = (paused, unfocused, minimised, stopped, left_alone)


def holding(pilot: Watched) -> None:
    turn = pilot.scene
    assert isinstance(turn, Turn)
    pilot.press(turn.state.board.tiles.sprites[-1].placement.rect.center)
    pilot.wait(2)


def seeing_again(pilot: Watched) -> None:
    """Watch what the others did."""
    pilot.tap("again")
    pilot.wait(2)
    assert isinstance(pilot.scene, RecapScene)


DOING: tuple[Story, ...] = (Watched.wait, holding, seeing_again)


def left(doing: Story, leaving: Story, pilot: Watched) -> None:
    """Be called, leave in the middle of something, and let somebody else try to look."""
    pilot.tap("button")
    pilot.wait(2)
    doing(pilot)
    leaving(pilot)
    at_the_curtain(pilot)


def left_to_a_bot(leaving: Story, pilot: Watched) -> None:
    """Draw, and leave while a bot plays; then the curtain."""
    pilot.tap("action")
    pilot.wait(2)
    leaving(pilot)
    wait_for_the_curtain(pilot)
    at_the_curtain(pilot)


# Pairs: two games that differ only in what nobody may see


def other_racks(position: Position, known: int | None, rng: Random, drawn: int = DRAWN) -> Position:
    """Exchange all tiles on the racks but on the one that is known, and in the pool but a few."""
    unseen = [at for at in range(len(position.seats)) if at != known]
    hidden = [tile for at in unseen for tile in position.seats[at].rack]
    mixed = shuffled((*hidden, *position.pool[drawn:]), rng)
    seats = list(position.seats)
    for at in unseen:
        count = len(seats[at].rack)
        seats[at] = replace(seats[at], rack=tuple(mixed[:count]))
        del mixed[:count]
    return replace(position, seats=tuple(seats), pool=(*position.pool[:drawn], *mixed))


def from_fox(
    seed: int,
    known: int | None,
    change: Random,
    players: Sequence[Player] = (FOX, OWL),
    drawn: int = DRAWN,
) -> Session:
    """Deal a game that the first seat begins, and exchange by chance what is not known.

    So no game is as it was dealt, and none shows a seal, which is another for other tiles.
    """
    made = Session.start(CLASSIC, players, seed)
    position = other_racks(replace(made.game.position, to_move=0), known, change, drawn)
    return Session(Game(position), made.players, seed, draws=made.draws)


def match(story: Story, seed: int, change: Random) -> list[object]:
    made = from_fox(seed, None, change)
    return told(lambda kit: Match(kit, at_pace(kit, made)), story)


def own_turn(story: Story, seed: int, change: Random) -> list[object]:
    """The same in the turn of Fox, whose rack is open."""
    made = from_fox(seed, 0, change)
    return told(lambda kit: Turn(kit, at_pace(kit, made), 0), story)


def next_turn(story: Story, seed: int, change: Random, known: int | None = None) -> list[object]:
    """The same before the curtain of Owl, after Fox ran out of time and drew."""
    made = from_fox(seed, known, change)
    made.tick(60)
    return told(lambda kit: Turn(kit, at_pace(kit, made), None), story)


def before_a_bot(story: Story, seed: int, change: Random) -> list[object]:
    made = from_fox(seed, 1, change, (FOX, PIP, OWL))
    return told(lambda kit: Turn(kit, at_pace(kit, made), 0), story)


def going(story: Story, seed: int, change: Random) -> list[object]:
    """The same in the replay of a game that goes on, in which all have drawn."""
    made = from_fox(seed, None, change)
    for _ in range(5):
        made.do(Draw())
    made.tick(60)
    return told(lambda kit: Replay(kit, made.journal, open_racks=False), story)


def told(first: Callable[[Kit], Scene[Any]], story: Story) -> list[object]:
    pilot = Watched(first)
    story(pilot)
    return pilot.seen


def watched_again(pilot: Watched) -> None:
    """Play, hold, go on and back, look along the timeline, and try to open the racks."""
    assert isinstance(pilot.scene, Replay)
    pilot.wait(60)
    for key in ("space", "left", "left", "right", "r", "end", "home", "page down"):
        pilot.key(key)
        pilot.wait(4)
    line = pilot.scene.widget("timeline").rect
    for x in range(line.left, line.right, line.width // 8):
        pilot.move((x, line.centery))
        pilot.wait(2)
    pilot.tap("racks")
    pilot.resize(LARGE)
    pilot.wait(2)


Pair = tuple[Callable[[Story, int, Random], list[object]], Story]

PAIRS: tuple[Pair, ...] = (
    (match, dealt),
    (match, dealt_with_all_kinds_of_trouble),
    (own_turn, a_turn),
    (own_turn, a_turn_with_all_kinds_of_trouble),
    (going, watched_again),
    *((next_turn, partial(left, *each)) for each in product(DOING, LEAVING[:-1])),
    (next_turn, partial(left, Watched.wait, left_alone)),
    *((before_a_bot, partial(left_to_a_bot, leaving)) for leaving in LEAVING[:-1]),
)


def _leaks(size: int, seed: int) -> Iterator[str]:
    for number, (place, story) in zip(range(seed, seed + size), cycle(PAIRS)):
        try:
            seen = [place(story, number, Random(f"{number}/{side}")) for side in range(2)]
        except (AssertionError, KeyError) as fault:
            yield f"seed {number}: {name_of_story(story)}: {fault!r}"
        else:
            if seen[0] != seen[1]:
                yield f"seed {number}: {name_of_story(story)} shows what nobody may see"


def name_of_story(story: Story | partial[None]) -> str:
    if isinstance(story, partial):
        return " ".join(each.__name__ for each in (story.func, *story.args))
    return story.__name__


PROMISE = Promise(
    "eyes",
    "what nobody may see changes no pixel and no sound",
    sample=len(PAIRS),
    whole=100,
    by_hand=500,
    attack=_leaks,
)
