"""One input is enough: whole matches by taps, by fingers, by keys and by a gamepad alone."""

from collections.abc import Callable, Iterator
from itertools import cycle

import pygame
import pytest

from game.analysis.plan import moves_to
from game.bots import BOTS
from game.engine.move import At, FromRack, Move, To
from game.engine.tile import Row
from game.engine.turn import Play
from game.kit.gamepad import FULL
from game.view.table.cursor.compass import Way, leads
from game.view.table.cursor.stops import Lay, Meaning, Stop
from game.view.table.hand import Put
from game.view.table.places.placements import OnRack
from scenes.menu import Menu
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.setup.setup import Setup
from tests.pilot import Place
from tests.scenes.test_match import FRAME, Played, is_over, seat_bot, taps
from tests.sizes import size

PAD = 7
"""The number under which a gamepad tells what it does."""


class ByHand(Played):
    """A pilot that has one input alone: a move that it cannot make is not made."""

    rearranged = 0
    """How many moves took tiles of the table."""

    def take_turn(self, turn: Turn) -> None:
        """Take a bot's turn; where that is too much for a hand, draw."""
        position, turns = turn.session.game.position, turn.session.game.turns
        choice = BOTS["greedy"](position.seen_by(position.to_move), self._rng)
        moves = moves_to(position, choice) if isinstance(choice, Play) else ()
        if not all(self.moved(turn, move) for move in moves):
            self.undo()
        for _ in range(4):
            self.end_turn()
            if turn.session.game.turns > turns:
                return
            self.tick(1.1, fps=20)  # It asked whether to draw, and waits for a press meant so.
        raise AssertionError(turn.state.view.message.text)

    def moved(self, turn: Turn, move: Move) -> bool:
        """Make a move; tell whether that could be done."""
        made = self.can_make(turn, move)
        self.moves[made] += 1
        self.rearranged += made and any(isinstance(source, At) for source in move.tiles)
        return made

    def can_make(self, turn: Turn, move: Move) -> bool:
        """Make a move if it can be made."""
        places = taps(turn.state.board, move)
        for place in places or ():
            self.tap(place)
        return places is not None

    def end_turn(self) -> None:
        """Press the big button."""
        self.tap("action")

    def undo(self) -> None:
        """Take back all that was done in the turn."""
        self.tap("reset")


class ByFingers(ByHand):
    """A pilot with fingers: of two that press, the second is nobody."""

    def tap(self, at: Place | str) -> None:
        """Press and let go, while another finger lies on the pause."""
        x, y = self.place(at)
        width, height = self.kit.size
        here, there = (x / width, y / height), (0.03, 0.03)
        down, up, moved = pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION
        fingers = ((down, 3, here), (down, 4, there), (moved, 4, here), (up, 4, there))
        self.step(*(finger(*each) for each in fingers), dt=FRAME)
        self.step(finger(up, 3, here), dt=FRAME)


def finger(kind: int, number: int, at: tuple[float, float]) -> pygame.Event:
    return pygame.Event(kind, finger_id=number, touch_id=1, x=at[0], y=at[1], dx=0, dy=0)


class ByArrows(ByHand):
    """A pilot without any pointer; `strike` gives the events of what it strikes."""

    PRESS, ESCAPE, BIG, UNDO = "space", "escape", "return", "backspace"

    def strike(self, name: str) -> Iterator[pygame.Event]:
        """Give the events of a key."""
        code = pygame.key.key_code(name)
        yield pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")
        yield pygame.Event(pygame.KEYUP, key=code, mod=0, unicode="")

    def hit(self, name: str) -> None:
        """Strike a key, or what stands for it."""
        self.step(*self.strike(name), dt=FRAME)

    def tap(self, at: Place | str) -> None:
        """Walk to a button and press it."""
        assert isinstance(at, str)
        self.walk_to(at)
        self.hit(self.PRESS)

    def walk_to(self, name: str) -> None:
        """Walk over all there is until a button has the focus."""
        for _ in self.scene.widgets * 2:
            if self.scene.focused and self.scene.focused.name == name:
                return
            self.hit("down")
        raise AssertionError(name)

    def end_turn(self) -> None:
        """Press the yellow button from wherever one is."""
        self.hit(self.BIG)

    def undo(self) -> None:
        """Take all back."""
        self.hit(self.ESCAPE) if self.scene.state.hand.places else None
        self.hit(self.UNDO)

    def can_make(self, turn: Turn, move: Move) -> bool:
        """Take the tiles up, find a place that makes of them what is wanted, press there."""
        if taps(turn.state.board, move) is None:
            return False
        free = list(enumerate(turn.state.shown.rack))
        for source in move.tiles:
            if isinstance(source, FromRack):
                found = next(pair for pair in free if pair[1] == source.tile)
                free.remove(found)
                self.go(turn, lambda at, found=found: at.means == OnRack(*found))
            else:
                self.go(turn, lambda at, source=source: at.means == source)
            self.hit(self.PRESS)
        lay = [each.means.to for each in stops(turn) if isinstance(each.means, Lay)]
        # Two rows may be alike: then what comes of laying there is the same, but not where.
        wanted = move.to if move.to in lay else alike(turn, lay, move.to)
        self.go(turn, lambda at: isinstance(at.means, Lay) and at.means.to == wanted)
        self.hit(self.PRESS)
        return True

    def go(self, turn: Turn, to: Callable[[Stop], bool]) -> None:
        """Let arrows lead to the stop that is meant."""
        cursor = turn.cursor
        if cursor.at is None and turn.focused is None:
            self.hit("up")
        for way in way_to(stops(turn), cursor.here(turn.focused), to):
            self.hit(way)
        assert cursor.at
        assert to(cursor.at)


def stops(turn: Turn) -> list[Stop]:
    return turn.cursor.stops(turn.widgets)


def alike(turn: Turn, lay: list[Meaning], to: Meaning) -> Meaning:
    """Give the first place from which the same comes."""
    return next(each for each in lay if outcome(turn, each) == outcome(turn, to))


def outcome(turn: Turn, to: Meaning) -> tuple[Row, ...] | To | None:
    if isinstance(to, To):
        return to
    state = turn.state
    return state.outcome(Put(tuple(state.hand.places), to, (0, 0), (0, 0)).move)


def way_to(found: list[Stop], here: Stop, to: Callable[[Stop], bool]) -> list[Way]:
    """Find the fewest arrows that lead to a stop."""
    arrows, start = leads(tuple(each.box for each in found)), found.index(here)
    seen: dict[int, list[Way]] = {start: []}
    for at in (waiting := [start]):
        for way, there in arrows[at].items():
            if there not in seen:
                seen[there] = [*seen[at], way]
                waiting.append(there)
    return seen[next(at for at, each in enumerate(found) if to(each))]


class ByKeys(ByArrows):
    """A pilot with a keyboard."""

    def walk_to(self, name: str) -> None:
        """Walk with Tab."""
        for _ in self.scene.widgets * 2:
            if self.scene.focused and self.scene.focused.name == name:
                return
            self.hit("tab")
        raise AssertionError(name)


BUTTON = {
    "press": pygame.CONTROLLER_BUTTON_A,
    "back": pygame.CONTROLLER_BUTTON_B,
    "undo": pygame.CONTROLLER_BUTTON_X,
    "hint": pygame.CONTROLLER_BUTTON_Y,
    "start": pygame.CONTROLLER_BUTTON_START,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "sort": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
}
OUT = {"left": (0, -1), "right": (0, 1), "up": (1, -1), "down": (1, 1)}


def axis(number: int, out: float) -> pygame.Event:
    value = round(out * (FULL - 1))
    return pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=number, value=value)


class ByGamepad(ByArrows):
    """A pilot with a gamepad, which goes now by its cross, now by its stick."""

    PRESS, ESCAPE, BIG, UNDO = "press", "back", "big", "undo"

    def strike(self, name: str) -> Iterator[pygame.Event]:
        """Give the events of a button, the stick or the trigger."""
        self._turns = getattr(self, "_turns", cycle((True, False)))
        if name == "big":
            number = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
            yield from (axis(number, out) for out in (0.3, 0.9, 1.0, 0.4, 0.0))
        elif name in OUT and next(self._turns):
            number, sign = OUT[name]
            yield from (axis(number, sign * out) for out in (0.2, 0.7, 1.0, 0.4, 0.1))
        else:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                yield pygame.Event(kind, instance_id=PAD, button=BUTTON[name])

    def undo(self) -> None:
        """Take back step by step."""
        self.hit(self.ESCAPE) if self.scene.state.hand.places else None
        while self.scene.state.shown.can_undo:
            self.hit(self.UNDO)


@pytest.mark.whole
@pytest.mark.parametrize("hands", [ByHand, ByFingers, ByKeys, ByGamepad])
def test_a_whole_match_by_one_input_from_the_menu_and_back(hands: type[ByHand]) -> None:
    pilot = hands()
    pilot.tap("bots")
    assert isinstance(pilot.scene, Setup)
    chairs = (*seat_bot(2, stays=False), *seat_bot(3, stays=False))
    for name in (*size((), ("deal",)), *chairs):
        pilot.tap(name)
        pilot.tick(1)  # A press at once in the same place would only repeat this one.
    pilot.tap("start")
    pilot.play_until(lambda: is_over(pilot))
    session = pilot.sessions[-1]
    assert len(session.results) == 1
    assert session.standing.winners
    assert pilot.moves[True] > 8 * pilot.moves[False]
    assert pilot.rearranged
    assert isinstance(pilot.scene, Scoring)
    pilot.tap("menu")
    assert isinstance(pilot.scene, Menu)
