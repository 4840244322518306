"""Two people at one screen, and speech is on: who listens hears no tile that they may not know.

Fox does not ask, so even in the turn of Fox nothing may tell of that rack: Owl sits there, too.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

from game.engine.move import FromRack, Move, To
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.session import Session
from game.view.table.places.placements import OnRack
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import Pause
from scenes.play.replay import Replay
from scenes.play.turn import Turn
from tests.following import at_pace
from tests.kits import store
from tests.null_voice import NullVoice
from tests.trust.eyes import (
    FOX,
    LARGE,
    OWL,
    PIP,
    SMALL,
    Watched,
    dealt,
    from_fox,
    left_alone,
    minimised,
    name_of_story,
    paused,
    stopped,
    unfocused,
    wait_for_the_curtain,
    watched_again,
)
from tests.trust.promise import Promise

TYPING = ("w", "r", "5")
ASKING = ("f3", "f4", "f5", "f6", "f7", *TYPING, "f2", "f2", "f3", "tab", "tab", "down", "f4", "a")
"""Keys with which somebody at the curtain tries to hear more; F2 puts speech off and on."""


class Listening(Watched):
    """A pilot that keeps every sound and each spoken line, and looks at nothing."""

    def __init__(self, first: Callable[..., Scene]) -> None:
        self.voice = NullVoice()
        super().__init__(first, settings=store(speech="normal", captions=True), voice=self.voice)

    def note(self) -> None:
        """Keep what was said in this frame."""
        self.seen += self.voice.said
        self.voice.said.clear()


Story = Callable[[Listening], None]


# What may happen


def at_the_curtain(pilot: Listening) -> None:
    """Ask for all that can be asked for; whose turn it is has not been there yet."""
    assert isinstance(pilot.scene, HandOver)
    pilot.keys(*ASKING)
    pilot.wait(2)
    assert isinstance(pilot.scene, HandOver)


def a_turn(pilot: Listening) -> None:
    """Come, ask for anything but the rack, pause, sort, draw; wait for the curtain."""
    pilot.tap("button")
    pilot.wait(3)
    pilot.keys("f3", "f5", "f6", "f7", "f3", "f2", "f2", "escape")
    assert isinstance(pilot.scene, Pause)
    pilot.tap("resume")
    at_the_curtain(pilot)
    pilot.tap("button")
    for press in ("sort_runs", "sort_groups", "action"):
        pilot.tap(press)
        pilot.wait(2)
    pilot.keys("f3", "f6", "f7")  # The curtain is about to close.
    until_the_curtain(pilot)


def until_the_curtain(pilot: Listening) -> None:
    """Wait for the next player's curtain, and listen there."""
    wait_for_the_curtain(pilot)
    at_the_curtain(pilot)


def two_turns(pilot: Listening) -> None:
    dealt(pilot)
    for _ in range(2):
        at_the_curtain(pilot)
        a_turn(pilot)


def out_of_time(pilot: Listening) -> None:
    """Let the time of a turn run out, with the rack in the hand; then listen at the curtain."""
    pilot.tap("button")
    pilot.wait(2)
    pilot.press(pilot.scene.state.board.tiles.sprites[-1].placement.rect.center)
    pilot.wait(2)
    pilot.resize(LARGE)
    pilot.scene.session.game.clock.used = 59.8
    pilot.wait(110)
    at_the_curtain(pilot)
    pilot.resize(SMALL)
    at_the_curtain(pilot)


def come(pilot: Listening) -> None:
    pilot.wait(25)
    while (focused := pilot.scene.focused) and focused.name != "button":
        pilot.key("tab")
    pilot.key("return")
    pilot.wait(2)
    assert isinstance(pilot.scene, Turn)


def by_keys(pilot: Listening) -> None:
    """Go along one's own rack, ask where it goes, and draw; the next one has not asked yet."""
    come(pilot)
    pilot.keys("down", "right", "1", "k", "f7", "w", "w")
    if pilot.scene.state.hand.places:
        pilot.key("escape")
    pilot.begin()
    pilot.key("return")
    until_the_curtain(pilot)
    come(pilot)


def out_of_time_by_keys(pilot: Listening) -> None:
    """Lay a tile, put the cursor there, and let time run out, so that the tile goes back."""
    come(pilot)
    board = pilot.scene.state.board
    pilot.drag(board.tiles.sprites[0].placement.rect.center, board.zone.center)
    pilot.key("down")
    pilot.key("down")
    assert not isinstance(pilot.scene.cursor.at.means, OnRack)
    pilot.wait(1)
    pilot.begin()
    pilot.scene.session.game.clock.used = 59.9
    pilot.wait(110)
    at_the_curtain(pilot)


def asked_before(leaving: Story, pilot: Listening) -> None:
    """Ask for one's own rack, leave and come back: what comes then tells nobody of it."""
    pilot.tap("button")
    pilot.wait(2)
    pilot.keys("f4", "down", "space", "f4")
    left(leaving, pilot)
    at_the_curtain(pilot)
    come(pilot)


def left(leaving: Story, pilot: Listening) -> None:
    pilot.begin()
    hushed = pilot.voice.hushed
    leaving(pilot)
    assert pilot.voice.hushed > hushed, "The rack is read on."


def asked_while_a_bot_plays(pilot: Listening) -> None:
    """Draw, ask for one's own rack while the bot plays, and leave."""
    pilot.tap("button")
    pilot.wait(2)
    pilot.tap("action")
    pilot.wait(1)
    pilot.key("f4")
    left(unfocused, pilot)
    pilot.keys("f3", "f4", "f6", "f3")
    until_the_curtain(pilot)


# Pairs: two games that differ only in tiles that a listener may not know


def match(story: Story, seed: int, change: Random) -> list[object]:
    made = from_fox(seed, None, change, drawn=0)
    return told(lambda kit: Match(kit, at_pace(kit, made)), story)


def curtain(story: Story, seed: int, change: Random) -> list[object]:
    """The same before the curtain of Owl, after Fox ran out of time."""
    made = from_fox(seed, None, change, drawn=0)
    made.tick(60)
    return told(lambda kit: Turn(kit, at_pace(kit, made), None), story)


def half_a_turn(story: Story, seed: int, change: Random) -> list[object]:
    """The same before a curtain behind which Fox has laid a tile."""
    made = from_fox(seed, None, change, drawn=0)
    made.do(Move((FromRack(made.game.position.mover.rack[0]),), To.NEW_ROW))
    return told(lambda kit: Turn(kit, at_pace(kit, made), None), story)


def with_a_bot(story: Story, seed: int, change: Random) -> list[object]:
    """The same with a bot between the two, whose tiles stay the same."""
    made = from_fox(seed, 1, change, (FOX, PIP, OWL))
    return told(lambda kit: Turn(kit, at_pace(kit, made), None), story)


def going(story: Story, seed: int, change: Random) -> list[object]:
    """The same in the replay of a game that goes on."""
    made = played(from_fox(seed, None, change, drawn=0))
    return told(lambda kit: Replay(kit, made.journal, open_racks=False), story)


def played(session: Session) -> Session:
    for _ in range(5):
        session.tick(60)
    return session


def told(first: Callable[[Kit], Scene[Any]], story: Story) -> list[object]:
    pilot = Listening(first)
    story(pilot)
    return pilot.seen


Pair = tuple[Callable[[Story, int, Random], list[object]], Story]

PAIRS: tuple[Pair, ...] = (
    (match, two_turns),
    (curtain, out_of_time),
    (curtain, by_keys),
    (curtain, out_of_time_by_keys),
    (half_a_turn, at_the_curtain),
    (with_a_bot, a_turn),
    (with_a_bot, asked_while_a_bot_plays),
    (going, watched_again),
    *((curtain, partial(asked_before, leaving)) for leaving in (paused, unfocused, stopped)),
    (curtain, partial(asked_before, left_alone)),
    (curtain, partial(asked_before, minimised)),
)


def _heard(size: int, seed: int) -> Iterator[str]:
    for number, (place, story) in zip(range(seed, seed + size), cycle(PAIRS)):
        try:
            said = [place(story, number, Random(f"{number}/{side}")) for side in range(2)]
        except (AssertionError, KeyError) as fault:
            yield f"seed {number}: {name_of_story(story)}: {fault!r}"
            continue
        if said[0] != said[1]:
            other = next(
                (pair for pair in zip(*said, strict=False) if pair[0] != pair[1]), "length"
            )
            yield f"seed {number}: {place.__name__}, {name_of_story(story)}: {other}"


PROMISE = Promise(
    "ears",
    "ears hear no more than eyes may see",
    sample=len(PAIRS),
    whole=50,
    by_hand=500,
    attack=_heard,
)
