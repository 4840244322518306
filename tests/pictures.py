"""Draw every scene into PNG files without a display: `python -m tests.pictures --out DIR`."""

import os
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, ClassVar
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import commandline
from game.engine.events import Played
from game.engine.game import TakeKey
from game.engine.move import At, FromRack, Move, To
from game.engine.notation import read_position, read_row, read_tile, write_row
from game.engine.position import Handicap
from game.engine.rules import (
    CLASSIC,
    FAMILY,
    FIRST_RUNG,
    PRESSMAN,
    RIVER,
    TOGETHER,
    TWIST,
    Games,
    Length,
    Rounds,
    Target,
)
from game.engine.score import score
from game.engine.turn import Draw
from game.kit.app import App
from game.kit.debounce import Debounce
from game.kit.gestures import Down, Drag, Step, Up
from game.kit.kit import Kit
from game.kit.messages import Messages, languages
from game.kit.scene import Scene
from game.kit.system.window import picture_size
from game.kit.text.fonts import Fonts
from game.kit.theme import USUAL, Themes
from game.last_setup import Occupant
from game.lessons.guide import Guide
from game.puzzles.answer import answer
from game.run_main import run_main
from game.rush_bests import BestsOfToday, Score
from game.session.arrangement import Arrangement
from game.session.characters import CHARACTERS, FACES, LEVELS
from game.session.commands import PassRound
from game.session.future import Future, Inline
from game.session.order.rack_order import RackOrder
from game.session.player import Player
from game.session.session import Session
from game.settings import Settings, own_folders
from game.store.seen import Gap
from game.view.lessons.course import read_course
from game.view.narration import stories
from game.view.puzzles.library import Library
from game.view.scores.ended import EndedMatch
from game.view.table.hand import Put
from game.view.table.places.placements import OnRack
from scenes.games.game_list import GameList
from scenes.games.game_page import GamePage
from scenes.games.statistics import StatisticsScreen
from scenes.grown_ups import Sum
from scenes.lessons.children import Children
from scenes.lessons.learn import Learn
from scenes.lessons.lesson import LessonScene, lesson_of
from scenes.menu import Menu
from scenes.options.first_start import FirstStart
from scenes.options.handicap import HandicapChoice
from scenes.options.key_page import KeyPage
from scenes.options.settings import SettingsDrawer, SettingsScreen
from scenes.play.deal import Deal
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import ChildPause, GiveUp, Pause
from scenes.play.replay import Replay
from scenes.play.scoring import Scoring
from scenes.play.sheet import Sheet
from scenes.play.turn import Turn
from scenes.players.cabinet import Cabinet
from scenes.players.cards import Who
from scenes.players.new_player import NewPlayer
from scenes.players.player_page import Forget, PlayerPage
from scenes.puzzles.answer_page import AnswerPage
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.own import OwnPuzzles
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.rush.rush_pause import RushPause
from scenes.puzzles.rush.rush_result import RushResult
from scenes.puzzles.rush.rush_table import CurrentRush, RushTable
from scenes.puzzles.rush.start import Entrants, RushStart
from scenes.puzzles.shelf import ShelfPage
from scenes.rulebook.book import RuleBook
from scenes.rulebook.chapters import chapters
from scenes.setup.character_choice import Asked, CharacterChoice
from scenes.setup.custom_rules import Options
from scenes.setup.ladder import Ladder
from scenes.setup.rules import RulesChoice
from scenes.setup.setup import Setup
from scenes.table.how_to_play import HowToPlay
from tests import chairs, looked_back, samples, together
from tests.face_sheet import FaceSheet, PoseSheet
from tests.following import at_pace
from tests.kits import ASSETS, open_kit, store
from tests.motions import MOTIONS, film
from tests.parts_sheet import PartsSheet
from tests.pseudo import accented, from_right, wordless
from tests.scenes.kiosk.shown import PUBLIC
from tests.scenes.opened import FOUR, FOX, OWL, after
from tests.scenes.puzzles.rush.hands import solve_rush
from tests.scenes.puzzles.solver import solve
from tests.shelf import Shelf

FILMED = (1366, 768)
"""The size of a film, if none is asked for."""

SIZES = ((1024, 600), (1366, 768), (1920, 1080), (2560, 1440), (1080, 1920))


def dressed(session: Session) -> Session:
    """Let each bot be the one that its animal is, so that it wears what is its own."""
    own = {persona.animal: bot for bot, persona in CHARACTERS.items()}
    session.players = tuple(
        replace(player, bot=own[player.face]) if player.bot else player
        for player in session.players
    )
    return session


def turn(kit: Kit, session: Session, *moves: Move) -> Turn:
    dressed(session)
    for move in moves:
        session.do(move)
    # Nobody has seen one yet.
    session.arrangement = Arrangement((RackOrder(),) * len(session.players))
    return Turn(kit, at_pace(kit, session), 0)


def rack(*tiles: str) -> tuple[FromRack, ...]:
    return tuple(FromRack(read_tile(tile)) for tile in tiles)


def _menu(kit: Kit) -> Scene:
    return _of_today(kit, Shelf())


def _of_today(kit: Kit, games: Shelf) -> Scene:
    return Menu(
        kit, lambda: 1, lambda session: Match(kit, session), games=games, now=lambda: samples.NOW
    )


def _played_before(kit: Kit) -> Scene:
    level = f"level4 of {len(LEVELS)}"
    seats = ("person fox", "bot rabbit", "bot bear", "bot penguin")
    kit.store[Settings].seats_alone = tuple(f"{seat} {level}" for seat in seats)
    kit.store[Settings].rules = "classic-2016"
    return _menu(kit)


def _continued(kit: Kit) -> Scene:
    games = Shelf(samples.summary(saved=datetime.now()))
    kit.store[Settings].days = ("2026-11 12:1/0",)
    return _of_today(kit, games)


def _older(kit: Kit) -> Scene:
    games = GameList(kit, Shelf(*samples.summaries()), samples.NOW.date)
    games._deleted["5"] = 4
    return games


def _game(at: int, gap: Gap = "") -> Callable[[Kit], Scene]:
    game, today = samples.summaries()[at], samples.NOW.date()
    return lambda kit: GamePage(kit, Shelf(game, gap=gap), game, today, Inline())


def _cabinet(kit: Kit) -> Scene:
    ann, today = samples.KNOWN[0], samples.NOW.date
    return Cabinet(kit, ann, samples.STAMPS, samples.feats(), lesson_of, today)


def _deal(kit: Kit) -> Scene:
    return Deal(kit, Session.start(CLASSIC, samples.players(), seed=4 << 200), 0)


def _fault(kit: Kit) -> Scene:
    add = Move(rack("B3"), At(0, 0))
    pull = Move((At(6, 2),), To.NEW_ROW)
    return turn(kit, samples.session(), add, Move(rack("B8"), At(1, 3)), pull)


def _outlook(*moves: Move) -> Callable[[Kit], Scene]:
    """Lay tiles and take rows apart, and see whether that can still work."""
    return lambda kit: turn(kit, samples.session(samples.BROKEN, rules=FAMILY), *moves)


ADDED, APART = Move(rack("B3"), At(0, 0)), Move((At(2, 4),), To.NEW_ROW)


def _meter(kit: Kit) -> Scene:
    row = rack("K1", "K2", "K3")
    session = samples.session(samples.OPENING)
    return turn(kit, session, Move(row, To.NEW_ROW), Move(rack("R6", "R7", "J"), To.NEW_ROW))


def _eased(used: float) -> Callable[[Kit], Scene]:
    """Make a turn of a person with a handicap, after so many seconds."""

    def scene(kit: Kit) -> Scene:
        session = samples.session(samples.EASED)
        session.tick(used)
        return turn(kit, session)

    return scene


def _worst_fault(kit: Kit) -> Scene:
    session = samples.at_position(samples.worst_table())
    return turn(kit, session, *(Move((At(at, 0),), To.NEW_ROW) for at in range(4)))


def _full_rack(kit: Kit) -> Scene:
    session = samples.session()
    position = session.game.position
    mover = replace(position.mover, rack=samples.full_rack())
    return turn(kit, samples.at_position(replace(position, seats=(mover, *position.seats[1:]))))


class _Then(Turn):
    """A turn in which something is done as soon as it is there."""

    def __init__(self, kit: Kit, session: Session, do: Callable[[Turn], None]) -> None:
        super().__init__(kit, session, 0)
        self._do = do

    def enter(self) -> None:
        super().enter()
        self._do(self)


def _point(turn: Turn) -> None:
    turn.pointing.toggle()
    tile = next(at for at, each in enumerate(turn.state.shown.rack) if str(each) == "R10")
    turn.pointing.lay(Put((OnRack(tile, read_tile("R10")),), At(2, 6), (0, 0), (0, 0)))


def _drag(turn: Turn) -> None:
    start, zone = turn.state.board.rack_layout.places[3], turn.state.board.zone
    middle = (start[0] + 10, start[1] + 10)
    turn.handle(Down(middle))
    turn.handle(Drag(middle, (zone.centerx, zone.bottom - turn.kit.px(160))))


def _look_on(turn: Turn) -> None:
    """Press the table while a bot plays: its turn ends."""
    turn.handle(Up(turn.state.board.zone.center, turn.state.board.zone.center, False))


def _at(kit: Kit, text: str, *moves: Move) -> Turn:
    return turn(kit, samples.session(text, rules=read_position(text).rules), *moves)


def _taken(kit: Kit) -> Scene:
    scene = _at(kit, samples.RIVER)
    scene.session.do(TakeKey(4))
    return scene


def _loose(kit: Kit) -> Scene:
    add = Move(rack("B8"), At(1, 3))
    return _at(kit, samples.RIVER, add, Move((At(2, 0),), To.NEW_ROW))


class _Held(Replay):
    """A kept game held after so many turns."""

    def __init__(self, kit: Kit, turn: int, people: int = 1, *, racks: bool = True) -> None:
        why = "" if racks else kit.text("replay-rules")
        kept = samples.kept(people=range(people))
        super().__init__(kit, kept, racks, why)
        self._turn = turn

    def enter(self) -> None:
        super().enter()
        self.play_or_hold()
        self.go_to(self._turn)


class _WithRacks(_Held):
    """The same with all racks open."""

    def enter(self) -> None:
        super().enter()
        self.turn_racks()


class _Hinted(Turn):
    """A turn in which so many hints were asked for."""

    def __init__(self, kit: Kit, session: Session, presses: int) -> None:
        super().__init__(kit, session, 0)
        self._presses = presses

    def tick(self, dt: float) -> None:
        super().tick(dt)
        if self._presses:
            self._presses -= 1
            self.press("hint")


class Recalling(Inline):
    """Answers what was asked before from memory: a hint takes long to find."""

    _known: ClassVar[dict[object, Future]] = {}

    def submit(self, function: Callable[..., Any], /, *arguments: Any, priority: int = 0) -> Future:
        """Give the answer of the first time."""
        asked = function, arguments
        if asked not in self._known:
            self._known[asked] = super().submit(function, *arguments)
        return self._known[asked]


def _hint(presses: int, text: str = samples.MIDDLE) -> Callable[[Kit], Scene]:
    position = read_position(text)
    return lambda kit: _Hinted(kit, samples.at_position(position, executor=Recalling()), presses)


def _levels(kit: Kit) -> Scene:
    seats = ("person rabbit level3", "bot owl level1", "bot bear level11", "bot penguin hermit")
    kit.store[Settings].seats_alone = tuple(f"{seat} of 12" for seat in seats)
    return Setup(kit, False)


def _characters(kit: Kit) -> Scene:
    asked = Asked(Occupant("bot", "otter", "level8"), True, "bot-buddy-does", samples.KNOWN[0])
    return CharacterChoice(kit, asked, Shelf())


def _bots(text: str, *levels: str) -> Session:
    session = samples.session(text)
    bots = zip(session.players[1:], levels, strict=False)
    session.players = (session.players[0], *(replace(who, bot=bot) for who, bot in bots))
    return session


def _said(kit: Kit) -> Scene:
    text = samples.MIDDLE.replace("* Fox", "  Fox")
    text = text.replace("  Owl+    ?11", "* Owl+ R1 R2 R3 K1 B13 O13 O13 K13")
    return _Then(kit, at_pace(kit, _bots(text, "level4", "level6", "level1")), _look_on)


def _last_act(kit: Kit) -> Scene:
    session = samples.session(samples.LATE)
    session.do(Draw())
    return turn(kit, dressed(session))


def _river() -> Session:
    return samples.session(samples.RIVER, rules=RIVER)


def _draw(turn: Turn) -> None:
    """Press the big button, which draws two tiles at once in a game with the River."""
    turn.widget("action").activate(None)


def _open_racks(turn: Turn) -> None:
    turn.control.do(PassRound())


def _stuck() -> Session:
    """Seat players whose pool has run dry, and who can lay nothing."""
    session = dressed(samples.session(samples.STUCK))
    session.game.start = read_position(samples.LATE)  # The pool was full once.
    return session


EVERYTHING = replace(
    TWIST,
    name="custom",
    mercy=3,
    build_in_initial_turn=True,
    own_tiles_with_freed_joker=2,
    group_joker_needs_both=True,
    double_needs_both=True,
    loose_tiles="taken",
    river=True,
)
"""Rules of which the book has all pages."""


def _ladder(kit: Kit) -> Scene:
    """Show the ladder to one who has played its second rung last."""
    kit.store[Settings].rung = "rung-2"
    return Ladder(kit)


def _learn(*done: str) -> Callable[[Kit], Scene]:
    def scene(kit: Kit) -> Scene:
        kit.store[Settings].lessons = done
        return Learn(kit)

    return scene


class _Taught(LessonScene):
    """A lesson in which so many steps were made on the way, and help was asked for."""

    def __init__(self, kit: Kit, name: str, steps: int, *, helped: bool = True) -> None:
        lessons = {it.name: it for part in read_course(ASSETS).values() for it in part}
        super().__init__(kit, lessons[name], kit.text("lesson-of", at=2, count=6), lambda: None)
        self._steps, self._helped = steps, helped

    def enter(self) -> None:
        super().enter()
        guide, session = Guide(self._lesson), self.state.session
        for _ in range(self._steps):
            self.control.do(guide.next(session.game.draft))
        if self._helped:
            self.press("hint")


def _lesson(name: str, steps: int = 0, *, helped: bool = True) -> Callable[[Kit], Scene]:
    return lambda kit: _Taught(kit, name, steps, helped=helped)


def _puzzles(kit: Kit) -> Puzzles:
    settings = kit.store[Settings]
    settings.days = ("2026-10 29:1/0", "2026-11 2:1/0 3:2/0 5:1/1 8:1/0 9:3/2 11:1/0")
    settings.shelves = ("nudge fffffff", "split 1f7f", "chain 3")
    return Puzzles(Library(kit.assets), today=samples.NOW.date)


def _begun_puzzle(kit: Kit) -> Scene:
    scene = _Posed(kit, 0)
    scene.session.do(Move((At(0, 0),), To.NEW_ROW))
    return scene


class _Posed(PuzzleScene):
    """A puzzle in which so many hints were asked for, and that was then solved or not."""

    def __init__(self, kit: Kit, hints: int, *, solves: bool = False) -> None:
        puzzles = _puzzles(kit)
        posed = puzzles.pose_day(kit, samples.NOW.date())
        super().__init__(kit, posed, puzzles.executor)
        self._wanted, self._solves = hints, solves

    def tick(self, dt: float) -> None:
        super().tick(dt)
        if self._wanted:
            self._wanted -= 1
            self.press("hint")
        elif self._solves:
            self._solves = False
            solve(self)


def rush_bests(count: int) -> list[Score]:
    players = (Player.unnamed(face) for face in FACES[:count])
    return [
        Score(replace(player, color=at % 4), 1240 - 97 * at, 21 - at, 9 - at, samples.NOW.date())
        for at, player in enumerate(players)
    ]


class _Begun(RushTable):
    """A Rush after so many puzzles, in which the next one is solved if that is wanted."""

    def __init__(self, kit: Kit, solved: int, *, left: float = 127.0, solves: bool = False) -> None:
        library = _puzzles(kit).library
        rush = library.rush(samples.NOW.date())
        for _ in range(solved):
            rush = rush.solve(3, 3, undone=False)
        rush = replace(rush, left=left)
        best = rush_bests(1)[0]
        current = CurrentRush(rush, best.player, best.day, best.points)
        super().__init__(kit, current, library.for_ticket(rush.ticket))
        self._solves = solves

    def tick(self, dt: float) -> None:
        super().tick(dt)
        if self._solves:
            self._solves = False
            solve_rush(self)


def _rush_start(kit: Kit) -> Scene:
    bests = BestsOfToday(samples.NOW.date)
    for each in rush_bests(10):
        bests.record(each)
    players = tuple(each.player for each in bests.ranked)
    return RushStart(kit, _puzzles(kit), Entrants(players, bests))


def _own_calendar(kit: Kit) -> Scene:
    """Show the calendar on a day on which a turn of a game of one's own comes back."""
    games = Shelf()
    yesterday = OwnPuzzles(games, lambda: samples.NOW.date() - timedelta(days=1))
    yesterday.keep(games.remembered()[0], [looked_back.missed()])
    own = OwnPuzzles(games, samples.NOW.date)
    return Calendar(kit, replace(_puzzles(kit), own=own))


def _day(day: int) -> Callable[[Kit], Scene]:
    return lambda kit: Calendar(kit, _puzzles(kit), samples.NOW.date().replace(day=day))


def _answers(kit: Kit) -> Scene:
    puzzle = _puzzles(kit).library.daily(samples.NOW.date())
    play = answer(puzzle)
    return AnswerPage(kit, puzzle.table, play.table, play.table)


class _OpenBook(RuleBook):
    """The rule book, open at a page."""

    def __init__(self, kit: Kit, page: str) -> None:
        super().__init__(kit, EVERYTHING)
        self._at = [each.name for each in self._pages].index(page)


def _book(page: str) -> Callable[[Kit], Scene]:
    return lambda kit: _OpenBook(kit, page)


def _options(kit: Kit) -> Scene:
    """Explain the first option, with its tiles."""
    scene = Options(kit, TWIST)
    scene.layout()
    scene.handle(Step("next"))
    scene.focus(None)
    return scene


def _played(length: Length, games: int) -> Session:
    return samples.session(rules=replace(CLASSIC, length=length), played=games)


def _heavy(kit: Kit) -> Scene:
    made = _played(Target(2000), 1)
    made.results += [score("out", [(), *[samples.full_rack()] * 3])] * 4
    return Scoring(kit, made, ended=EndedMatch)


def _curtain(kit: Kit) -> Scene:
    """Call the first of two people, after the other has played."""
    tiles, owl = read_row("R4 R5"), Player.unnamed("owl")
    told = partial(stories, kit, (FOX, owl), [Played(1, tiles, False, 9)])
    return HandOver(kit, FOX, 0, told, lambda: None, Debounce(kit), can_see_again=True)


FULL = write_row(samples.full_rack())


class ChildScoring(Scoring):
    """The end of a game that was begun at the door for children."""

    is_for_children = True


def _child_scoring(kit: Kit) -> Scene:
    kit.lends = True
    return ChildScoring(kit, dressed(samples.ended((1,))), Shelf())


SCENES: dict[str, Callable[[Kit], Scene]] = {
    "menu": _menu,
    "menu-play": _played_before,
    "menu-continue": _continued,
    "games": lambda kit: GameList(kit, Shelf(*samples.summaries()), samples.NOW.date),
    "games-older": _older,
    "games-none": lambda kit: GameList(kit, Shelf()),
    "game": _game(1),
    "game-going": _game(0),
    "statistics": lambda kit: StatisticsScreen(kit, Shelf()),
    "game-old": _game(4, "other-rules"),
    "setup": lambda kit: Setup(kit, False, games=Shelf(), ways=Menu.ways),
    "setup-levels": _levels,
    "characters": _characters,
    "setup-together": lambda kit: Setup(kit, True, games=Shelf(), ways=Menu.ways),
    "setup-all-together": lambda kit: Setup(kit, True, TOGETHER),
    "setup-target": lambda kit: Setup(kit, False, PRESSMAN),
    "setup-games": lambda kit: Setup(kit, True, RIVER),
    "handicap": lambda kit: HandicapChoice(
        kit, Player("Ann", "otter"), Handicap(open_rack=True, time=2)
    ),
    "who": lambda kit: Who(kit, Shelf(), 0, "otter"),
    "new-player": lambda kit: NewPlayer(kit, 0, "otter"),
    "cabinet": _cabinet,
    "cabinet-empty": lambda kit: Cabinet(kit, samples.KNOWN[0], {}, {}),
    "player": lambda kit: PlayerPage(kit, Shelf(), samples.KNOWN[2], 1),
    "player-forget": lambda kit: Forget(kit, samples.KNOWN[2]),
    "ladder": _ladder,
    "scoring-rung": lambda kit: Scoring(
        kit, after((FOX, OWL), ("", "R3"), length=Games(1), rules=FIRST_RUNG)
    ),
    "rules": lambda kit: RulesChoice(kit, replace(TWIST, river=True)),
    "options": _options,
    **{f"book-{page.name}": _book(page.name) for page in chapters(EVERYTHING)},
    "turn-outlook-here": _outlook(ADDED, APART),
    "turn-outlook-rack": _outlook(ADDED, Move(rack("K12"), To.NEW_ROW), APART),
    "turn-outlook-undo": _outlook(APART, Move(rack("B3", "K3"), To.NEW_ROW)),
    "learn": _learn(),
    "learn-done": _learn("three", "take", "same", "add", "part", "thirty", "run"),
    "lesson": _lesson("three", helped=False),
    "lesson-take": _lesson("take"),
    "lesson-place": _lesson("combined", 1),
    "lesson-press": _lesson("thirty", 2),
    "lesson-river": _lesson("river"),
    "lesson-done": _lesson("part", 2),
    "children": Children,
    "sum": lambda kit: Sum(kit, Random(1)),
    "puzzle": lambda kit: _Posed(kit, 0),
    "puzzle-outlook": _begun_puzzle,
    "puzzle-hint": lambda kit: _Posed(kit, 2),
    "puzzle-done": lambda kit: _Posed(kit, 0, solves=True),
    "answers": _answers,
    "calendar": _day(12),
    "calendar-solved": _day(9),
    "calendar-own": _own_calendar,
    "shelf": lambda kit: ShelfPage(kit, _puzzles(kit), "split"),
    "puzzle-rush": lambda kit: _Begun(kit, 24),
    "puzzle-rush-solved": lambda kit: _Begun(kit, 12, left=9.0, solves=True),
    "rush-pause": RushPause,
    "rush-start": _rush_start,
    "rush-result": lambda kit: RushResult(
        kit, rush_bests(1)[0], rush_bests(4), 0, "rush-over", str
    ),
    "first-start": FirstStart,
    "settings": SettingsScreen,
    "drawer": SettingsDrawer,
    "deal": _deal,
    "turn": lambda kit: turn(kit, samples.session()),
    "turn-legal": lambda kit: turn(
        kit, samples.session(), Move(rack("B3"), At(0, 0)), Move(rack("B8"), At(1, 3))
    ),
    "turn-fault": _fault,
    "turn-meter": _meter,
    "turn-open-racks": _eased(0.0),
    "turn-together": lambda kit: turn(kit, together.session()),
    "turn-pointing": lambda kit: _Then(kit, together.session(), _point),
    "turn-more-time": _eased(105.0),
    "turn-drag": lambda kit: _Then(kit, samples.session(), _drag),
    "turn-full-rack": _full_rack,
    "turn-worst": lambda kit: turn(kit, samples.at_position(samples.worst_table())),
    "turn-worst-fault": _worst_fault,
    "turn-twist": lambda kit: _at(kit, samples.TWIST),
    "turn-river": lambda kit: _Then(kit, _river(), lambda turn: turn.control.inspect(4)),
    "turn-key": _taken,
    "turn-loose": _loose,
    "turn-said": _said,
    "turn-offer": lambda kit: _Then(kit, _river(), _draw),
    "last-act": _last_act,
    "nobody-can-play": lambda kit: turn(kit, _stuck()),
    "open-racks": lambda kit: _Then(kit, at_pace(kit, _stuck()), _open_racks),
    "hint-can": _hint(1),
    "hint-where": _hint(2),
    "hint-which": _hint(3),
    "hint-step": _hint(6),
    "hint-rack": _hint(3, samples.OPENING),
    "hint-river": _hint(2, samples.RIVER),
    "hint-done": _hint(13, samples.OPENING),
    "hint-twist": _hint(3, samples.TWIST),
    "handover": _curtain,
    "replay": lambda kit: _Held(kit, 0),
    "replay-racks": lambda kit: _WithRacks(kit, 40),
    "replay-end": lambda kit: _Held(kit, 65, people=2, racks=False),
    "pause": Pause,
    "pause-child": lambda kit: ChildPause(kit, waits=True, company=((OWL, 1), (FOX, 0))),
    "help-mouse": lambda kit: HowToPlay(kit, "mouse"),
    "help-touch": lambda kit: HowToPlay(kit, "touch"),
    "help-keys": lambda kit: HowToPlay(kit, "keys"),
    "help-gamepad": lambda kit: HowToPlay(kit, "gamepad"),
    "change-keys": lambda kit: KeyPage(kit, "keys"),
    "change-buttons": lambda kit: KeyPage(kit, "gamepad"),
    "pause-rules": lambda kit: Pause(kit, CLASSIC, waits=True, company=((OWL, 1), (FOX, 0))),
    "give-up": lambda kit: GiveUp(kit, can_undo=True),
    "scoring": lambda kit: Scoring(kit, dressed(samples.finished())),
    "scoring-won": lambda kit: Scoring(kit, dressed(samples.ended((1,)))),
    "scoring-lost": lambda kit: Scoring(kit, dressed(samples.ended((0,)))),
    "scoring-child": _child_scoring,
    "scoring-blocked": lambda kit: Scoring(kit, dressed(samples.finished("blocked"))),
    "scoring-together": lambda kit: Scoring(kit, together.ended(together.LAST, "B8", "B9")),
    "scoring-together-lost": lambda kit: Scoring(kit, together.ended(together.LOST)),
    "scoring-target": lambda kit: Scoring(kit, dressed(samples.finished(length=Target(200)))),
    "scoring-two": lambda kit: Scoring(kit, after((FOX, OWL), ("K1 R2", ""))),
    "scoring-full": lambda kit: Scoring(kit, after(FOUR, (FULL, "", FULL, FULL))),
    "sheet": lambda kit: Sheet(kit, samples.finished()),
    "result": lambda kit: Scoring(kit, _played(Rounds(3), 12), ended=EndedMatch),
    "result-target": lambda kit: Scoring(kit, _played(Target(50), 5), ended=EndedMatch),
    "result-heavy": _heavy,
    "result-games": lambda kit: Scoring(kit, _played(Games(4), 4), ended=EndedMatch),
    **looked_back.SCENES,
    **chairs.SCENES,
    **PUBLIC,
}

SECONDS = {
    "deal": 3.2,
    "puzzle-done": 2.0,
    "puzzle-rush-solved": 0.35,
    "rush-result": 1.0,
    "turn-drag": 0.0,
    "cabinet": 0.5,
    "turn-outlook-here": 1.0,
    "turn-outlook-rack": 1.0,
    "turn-outlook-undo": 1.0,
    "puzzle-outlook": 1.0,
}
"""How long a scene runs before it is drawn; others run until all lies still."""


FROM_RIGHT = "rtl"
"""A language that nobody speaks, read from right to left."""


@cache
def texts_from_right() -> Messages:
    """Give the English texts as a language from right to left."""
    with TemporaryDirectory() as folder:
        return from_right(ASSETS / "texts", Path(folder) / "texts")


@cache
def accented_texts() -> Messages:
    """Give the English texts with accents, longer by a third."""
    with TemporaryDirectory() as folder:
        return accented(ASSETS / "texts", Path(folder) / "texts")


@cache
def no_texts() -> Messages:
    with TemporaryDirectory() as folder:
        return wordless(ASSETS / "texts", Path(folder) / "texts")


WORDLESS = "wordless"
"""What somebody sees who cannot read."""

ACCENTED = "accented"
"""A language that nobody speaks, in which every word is longer."""

INVENTED = {FROM_RIGHT: texts_from_right, ACCENTED: accented_texts, WORDLESS: no_texts}


def opened(
    name: str,
    size: tuple[int, int],
    text_scale: int = 100,
    theme: str = "felt",
    palette: str = "normal",
    language: str = "en",
    below: Callable[[Kit], Scene] | None = None,
) -> App:
    """Open a scene in a window of a size, its text so many percent as large as usual."""
    pygame.display.init()
    screen = pygame.display.set_mode(size)
    settings = store(
        language=language,
        theme=theme,
        palette=palette,
        text_scale=text_scale,
        reduced_motion=name not in SECONDS,
    )
    kit = open_kit(size, settings=settings, themes=own_folders().config / "themes")
    if language in INVENTED:
        kit.speak(INVENTED[language]())
    app = App(kit, screen)
    if below:
        app.stack.push(below(kit))
    app.stack.push((SCENES | SHEETS)[name](kit))
    app.step([], 0.0)
    for _ in range(round(SECONDS.get(name, 0.2) * 60) + 1):
        app.step([], 1 / 60)
    return app


def draw(name: str, size: tuple[int, int], **look: Any) -> pygame.Surface:
    return opened(name, size, **look).screen.copy()


SHEETS: dict[str, Callable[[Kit], Scene]] = {
    "faces": FaceSheet,
    "poses": PoseSheet,
    "parts": PartsSheet,
}
"""What is seen in no game: all faces, all poses, and all parts of the room."""


def counted(name: str, size: tuple[int, int], **look: Any) -> tuple[int, int]:
    kept, shown = Fonts._kept, set[str]()

    def noted(fonts: Fonts, lines: Sequence[str], *how: Any) -> pygame.Surface:
        shown.add(" ".join(lines))
        return kept(fonts, lines, *how)

    with patch.object(Fonts, "_kept", noted):
        scene = opened(name, size, **look).stack.top
    return sum(each.active for each in scene.widgets), sum(len(it.split()) for it in shown)


def window_size(text: str) -> tuple[int, int]:
    found = commandline.size(text)
    if picture_size(found) != found:
        raise ArgumentTypeError(f"'{text}' is smaller than any window of the game")
    return found


def _percent(text: str) -> int:
    if not 100 <= commandline.number(text) <= 200:
        raise ArgumentTypeError(f"text is 100 to 200 percent as large as usual, not {text}")
    return int(text)


def _save_film(name: str, size: tuple[int, int], folder: Path) -> None:
    for at, picture in enumerate(film(name, size)):
        path = folder / f"{name}-{at:03}.png"
        pygame.image.save(picture, path)
        print(path)


def main(arguments: list[str]) -> None:
    parser = commandline.Parser(prog="python -m tests.pictures", description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--out", type=Path, metavar="DIR")
    told = "print what can be pressed in each scene, and how many words it shows"
    where.add_argument("--list", action="store_true", help=told)
    parser.add_argument("--scene", choices=SCENES | SHEETS, action="append")
    parser.add_argument("--motion", choices=MOTIONS, action="append", help="film what moves")
    parser.add_argument("--size", type=window_size, action="append", metavar="WxH")
    parser.add_argument("--text", type=_percent, default=100, metavar="PERCENT")
    themes = Themes(ASSETS, own_folders().config / "themes").names()
    parser.add_argument(
        "--language", default="en", choices=[*languages(ASSETS / "texts"), *INVENTED]
    )
    parser.add_argument("--theme", default=USUAL, choices=themes, metavar="NAME")
    options = parser.parse_args(arguments)
    look = {"text_scale": options.text, "theme": options.theme, "language": options.language}
    if options.list:
        print("pressed words  scene")
        for name in options.scene or SCENES:
            presses, words = counted(name, (options.size or SIZES)[0], **look)
            print(f"{presses:7} {words:5}  {name}")
        return
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.motion or ():
        _save_film(name, (options.size or [FILMED])[0], options.out)
    for name in options.scene or ([] if options.motion else SCENES):
        for size in options.size or SIZES:
            path = options.out / f"{name}-{size[0]}x{size[1]}.png"
            pygame.image.save(draw(name, size, **look), path)
            print(path)


if __name__ == "__main__":
    run_main(main)
