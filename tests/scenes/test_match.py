"""Whole matches played through the scenes, from the menu to the result and once more."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from game.analysis.plan import moves_to
from game.analysis.split import with_split
from game.bots import BOTS
from game.engine.move import At, FromRack, Move, To
from game.engine.rules import CLASSIC, Games, Length, Rounds
from game.engine.turn import Play
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.player import Player
from game.session.rule_choices import LENGTHS
from game.session.session import Session
from game.view.scores.ended import EndedGame, EndedMatch
from game.view.table.board import Board
from game.view.table.places.placements import Holdable, OnRack
from scenes.menu import Menu
from scenes.play.deal import Deal
from scenes.play.match import Match
from scenes.play.scoring import Scoring
from scenes.play.turn import Turn
from scenes.setup.setup import Setup
from tests import samples
from tests.following import at_pace
from tests.kits import store
from tests.pilot import Pilot, Place
from tests.scenes.seated import bare, raw
from tests.sizes import size

FRAME = 0.05
PATIENCE = 60_000
"""Frames after which a match must be over."""


class Played(Pilot):
    """A pilot that plays matches as a bot would, by taps."""

    def __init__(
        self, first: Callable[[Kit], Scene] | None = None, window: tuple[int, int] = (800, 480)
    ) -> None:
        self.sessions: list[Session] = []
        self.seen: Counter[type[Scene]] = Counter()
        self.moves: Counter[bool] = Counter()
        self._rng = Random(5)
        # In a sample the games have few tiles.
        quick = store(bot_speed="instant", reduced_motion=True, rules=size("rung-5", ""))
        super().__init__(first or self.menu, window, settings=quick)

    def menu(self, kit: Kit) -> Menu:
        """Make the menu as the app does; the seeds of its matches are 1, 2, 3 …"""
        return Menu(kit, lambda: len(self.sessions) + 1, partial(self.deal, kit))

    def deal(self, kit: Kit, session: Session) -> Deal:
        self.sessions.append(session)
        return Match(kit, at_pace(kit, session))

    def play_until(self, done: Callable[[], bool]) -> None:
        """Let time pass, and answer what needs an answer."""
        for _ in range(PATIENCE):
            if done():
                return
            scene = self.scene
            if isinstance(scene, Turn) and scene.state.shown.can_act:
                self.take_turn(scene)
            elif isinstance(scene, Scoring) and scene._session.people:
                self.tap("next")
            self.step(dt=FRAME)
            self.seen[type(self.scene)] += 1
        raise AssertionError(self.scene)

    def take_turn(self, turn: Turn) -> None:
        """Take a bot's turn by taps and the big button."""
        position, turns = turn.session.game.position, turn.session.game.turns
        choice = BOTS["level8"](position.seen_by(position.to_move), self._rng)
        for move in moves_to(position, choice) if isinstance(choice, Play) else ():
            self.make(turn, move)
        if isinstance(choice, Play):
            # A group lies in any order.
            lying = Counter(tuple(sorted(row)) for row in turn.state.board.shown.rows)
            assert lying == Counter(tuple(sorted(row)) for row in choice.table)
        self.move(turn.state.board.zone.center)  # From there the press cannot seem a second one.
        self.tap("action")
        assert turn.session.game.turns == turns + 1

    def make(self, turn: Turn, move: Move) -> None:
        """Make a move by taps; where no tap can make it, as the scene itself would."""
        path = taps(turn.state.board, move)
        self.moves[path is not None] += 1
        for place in path or ():
            self.tap(place)
        if path is None:
            turn.control.do(move)


def held_by(board: Board, move: Move) -> list[Holdable] | None:
    """Give the tiles to press one by one to make a move, if that makes it."""
    tiles, free = [], list(enumerate(board.shown.rack))
    for source in move.tiles:
        if isinstance(source, FromRack):
            found = next(pair for pair in free if pair[1] == source.tile)
            free.remove(found)
            tiles.append(OnRack(*found))
        else:
            tiles.append(source)
    lying = {tile.row for tile in tiles if isinstance(tile, At)}
    # A hand leaves two rows where a plan leaves one that is broken.
    splits = with_split(board.shown.rows, move) != move
    if splits or len(lying) > 1 or (lying and not isinstance(tiles[0], At)):
        return None
    return tiles


def taps(board: Board, move: Move) -> list[Place] | None:
    """Give where to tap to make a move, from the first tile to where they go."""
    tiles = held_by(board, move)
    to = bare(board) if move.to is To.NEW_ROW else None
    if isinstance(move.to, At):
        row = board.shown.rows[move.to.row]
        placement = board.tiles.sprite_at(
            At(move.to.row, min(move.to.index, len(row) - 1))
        ).placement.rect
        to = (
            placement.left if move.to.index < len(row) else placement.right - 1,
            placement.centery,
        )
    if tiles is None or to is None:
        return None
    return [*(board.tiles.sprite_at(tile).placement.rect.center for tile in tiles), to]


def is_over(pilot: Played) -> bool:
    """Tell whether the last page is seen: the result, or the podium of a single game."""
    return isinstance(pilot.scene, Scoring) and pilot.scene.ended.is_last


def assert_a_whole_match(pilot: Played, seats: int, games: int) -> None:
    """Check that a match was played to its end, and that its points add up."""
    session = pilot.sessions[-1]
    assert len(session.players) == seats
    assert len(session.results) == games
    assert all(sum(result.scores) == 0 for result in session.results)
    assert session.standing.winners
    assert pilot.seen[Deal]
    assert pilot.seen[Scoring]


def choose_length(pilot: Pilot, length: Length) -> None:
    now = LENGTHS.index(pilot.scene.widget("length").value)
    for _ in range((LENGTHS.index(length) - now) % len(LENGTHS)):
        pilot.tap("length")


def seat_bot(chair: int, *, stays: bool) -> tuple[str, ...]:
    """Name what to press until a bot sits on a chair, or nobody, whoever sat there before."""
    there = (f"chair-{chair}", f"bot-level{chair}")
    return there if stays else (*there, f"chair-{chair}", "nobody")


@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4][: size(1, 3)])
def test_a_person_plays_a_match_against_bots_and_then_another(seats: int) -> None:
    pilot = Played()
    pilot.tap("bots")
    assert isinstance(pilot.scene, Setup)
    for name in (*seat_bot(2, stays=seats > 2), *seat_bot(3, stays=seats > 3)):
        pilot.tap(name)
    choose_length(pilot, Rounds())
    pilot.tap("start")
    pilot.play_until(lambda: is_over(pilot))
    assert_a_whole_match(pilot, seats, games=seats)
    assert pilot.moves[True] > 10 * pilot.moves[False]
    pilot.tap("again")
    assert len(pilot.sessions) == 2
    again, before = pilot.sessions[1], pilot.sessions[0]
    assert again.players == before.players
    assert again.game.start != before.game.start
    assert isinstance(pilot.scene, Deal)
    pilot.play_until(lambda: again.game.turns > 0)


@pytest.mark.whole
@pytest.mark.release
def test_the_demo_needs_no_press_and_never_ends() -> None:
    pilot = Played()
    pilot.scene.watch()
    pilot.play_until(lambda: is_over(pilot))
    assert_a_whole_match(pilot, seats=4, games=4)
    pilot.play_until(lambda: len(pilot.sessions) > 1)
    pilot.play_until(lambda: pilot.sessions[1].game.turns > 0)


@pytest.mark.whole
@pytest.mark.release
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_a_match_among_themselves(seats: int) -> None:
    players = [Player(samples.NAMES[at], samples.FACES[at], "level2") for at in range(seats)]
    session = Session.start(CLASSIC, players, seed=seats)
    pilot = Played(lambda kit: Match(kit, at_pace(kit, session)))
    pilot.sessions.append(session)
    pilot.play_until(lambda: is_over(pilot))
    assert_a_whole_match(pilot, seats, games=seats)


@pytest.mark.whole
def test_two_people_play_a_match_and_go_back_to_the_menu() -> None:
    pilot = Played()
    pilot.walk("together")
    games = size(1, 2)
    choose_length(pilot, Games(1) if games == 1 else Rounds())
    pilot.tap("start")

    def over() -> bool:
        if "button" in {widget.name for widget in pilot.scene.widgets}:
            pilot.tap("button")
        return is_over(pilot)

    pilot.play_until(over)
    assert_a_whole_match(pilot, 2, games)
    pilot.tap("menu")
    assert isinstance(pilot.scene, Menu)


def watched(ended: type[EndedGame], people: tuple[int, ...]) -> Pilot:
    session = samples.finished(people=people)
    session.results *= 2
    pilot = Pilot(lambda kit: Scoring(kit, session, ended=ended), (800, 480))
    pilot.step()
    pilot.tap((1, 1))  # A press ends the telling and the joy.
    return pilot


def test_where_only_bots_play_the_scores_go_on_by_themselves() -> None:
    pilot = watched(EndedGame, ())
    pilot.tick(5)
    assert not pilot.scene.ended.is_last
    pilot.tick(2)
    assert pilot.scene.ended.is_last
    pilot.tick(7)
    assert not pilot.running


@pytest.mark.parametrize("ended", [EndedGame, EndedMatch])
def test_people_are_waited_for(ended: type[EndedGame]) -> None:
    pilot = watched(ended, (0,))
    before = raw(pilot.picture())
    pilot.tick(60)
    assert pilot.running
    assert raw(pilot.picture()) == before
