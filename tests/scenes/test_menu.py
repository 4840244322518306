from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.engine.events import TurnBegan
from game.engine.rules import CLASSIC, Rules, for_seats
from game.engine.rules_notation import write_rules
from game.kit.kit import Kit
from game.kit.layout import columns
from game.kit.preferences import Preferences, Store
from game.kit.scene import Scene
from game.kit.widgets.widget import Label
from game.last_setup import EASY, PROPOSED
from game.session.buddy import FIRST
from game.session.characters import LEVELS
from game.session.player import Player
from game.session.session import Session
from game.settings import Settings
from game.view.players.bodies import Part, figure
from scenes.lessons.lesson import LessonScene
from scenes.menu import Menu
from scenes.players.cabinet import Cabinet
from scenes.players.cards import Who
from scenes.puzzles.calendar import Calendar
from scenes.puzzles.puzzle_scene import PuzzleScene
from scenes.rulebook.book import RuleBook
from scenes.screen import MatchResult
from scenes.setup.setup import Setup
from tests import samples
from tests.kits import reopened, store, unwritable
from tests.pilot import Pilot
from tests.scenes.opened import SIZES
from tests.scenes.puzzles.solver import solve
from tests.scenes.seated import raw
from tests.shelf import Shelf


class Menus:
    """A menu, and the sessions it starts."""

    def __init__(self, size: tuple[int, int] = (1366, 768), settings: Store | None = None) -> None:
        self.started: list[Session] = []
        self.pilot = Pilot(lambda kit: Menu(kit, lambda: 77, self.start), size, settings=settings)

    def start(self, session: Session) -> Scene:
        self.started.append(session)
        return Scene(self.pilot.kit)


def words(pilot: Pilot) -> list[str]:
    return [label.text for label in pilot.scene.widgets if isinstance(label, Label)]


def book_title(pilot: Pilot) -> str:
    return next(text for text in words(pilot) if text.startswith("Rule book"))


@pytest.mark.parametrize(("button", "people"), [("bots", (0,)), ("together", (0, 1))])
def test_a_game_is_set_up_and_started_with_a_fresh_seed(
    button: str, people: tuple[int, ...]
) -> None:
    menus = Menus()
    menus.pilot.tap("bots")
    if button == "together":
        menus.pilot.tap(button)
    assert isinstance(menus.pilot.scene, Setup)
    menus.pilot.tap("start")
    (session,) = menus.started
    assert session.people == people
    assert session.seed == 77
    assert type(menus.pilot.scene) is Scene


def test_going_back_from_the_set_up_starts_nothing() -> None:
    menus = Menus()
    menus.pilot.tap("bots")
    menus.pilot.tap("back")
    assert isinstance(menus.pilot.scene, Menu)
    assert menus.started == []


def test_the_rules_can_be_read_those_of_the_last_match_if_there_was_one() -> None:
    menus = Menus()
    menus.pilot.walk("rules")
    assert isinstance(menus.pilot.scene, RuleBook)
    assert book_title(menus.pilot) == "Rule book · Classic 2016, quick"
    menus.pilot.key("escape")
    menus.pilot.key("escape")
    menus.pilot.tap("bots")
    for button in ("box-house", "family", "done", "start"):
        menus.pilot.tap(button)
    menus.pilot.scene.close()
    menus.pilot.step()
    menus.pilot.walk("rules")
    assert book_title(menus.pilot) == "Rule book · Family, quick"


def test_the_next_match_begins_with_the_rules_of_the_last() -> None:
    menus = Menus()
    menus.pilot.tap("bots")
    for button in ("box-house", "relaxed", "done", "start"):
        menus.pilot.tap(button)
    menus.pilot.scene.close()
    menus.pilot.step()
    menus.pilot.walk("together")
    menus.pilot.tap("start")
    assert [session.rules.name for session in menus.started] == ["relaxed", "relaxed"]


def test_four_bots_can_be_watched() -> None:
    menus = Menus()
    menus.pilot.walk("watch")
    (session,) = menus.started
    assert session.people == ()
    assert len({player.face for player in session.players}) == 4
    assert len({player.bot for player in session.players}) == 4


def test_the_sound_is_switched_and_the_choice_kept() -> None:
    pilot = Menus().pilot
    pilot.tap("sound")
    assert not any(pilot.kit.sounds.volumes.values())
    assert reopened(pilot.kit.store)[Preferences].muted
    pilot.tap("sound")
    assert all(pilot.kit.sounds.volumes.values())
    assert not reopened(pilot.kit.store)[Preferences].muted


def test_a_choice_that_cannot_be_kept_is_told_and_holds(
    tmp_path: Path,
) -> None:
    pilot = Menus(settings=unwritable(tmp_path)).pilot
    pilot.tap("sound")
    assert not any(pilot.kit.sounds.volumes.values())
    assert pilot.scene.widget("sound").sub == pilot.kit.text("settings-unsaved")
    pilot.resize((1024, 600))
    assert pilot.kit.text("note-settings-unsaved") in words(pilot)


def test_settings_that_could_not_be_read_are_told_of(tmp_path: Path) -> None:
    settings = store(tmp_path)
    settings.path.write_text("{")
    pilot = Menus(settings=reopened(settings)).pilot
    assert pilot.kit.text("note-settings-damaged") in words(pilot)


def test_only_quit_ends_the_app_not_escape() -> None:
    pilot = Menus().pilot
    pilot.key("escape")
    assert pilot.running
    pilot.tap("quit")
    assert not pilot.running


def test_the_keyboard_alone_starts_a_game() -> None:
    menus = Menus(settings=store(rules="classic-2016"))
    menus.pilot.key("tab")
    menus.pilot.key("return")
    assert len(menus.started) == 1


def test_one_press_opens_the_first_lesson_for_who_has_never_played() -> None:
    settings = store()
    pilot = Menus(settings=settings).pilot
    pilot.key("return")
    assert isinstance(pilot.scene, LessonScene)
    pilot.key("escape")
    pilot.tap("first")
    pilot.scene.follow(TurnBegan(1))
    pilot.tick(1.5)
    pilot.tap("next")
    assert isinstance(pilot.scene, LessonScene)
    assert [label for label in words(pilot) if " of " in label] == ["2 of 6"]
    pilot.key("escape")
    assert settings[Settings].lessons == ("three",)
    assert [widget.name for widget in pilot.scene.widgets if widget.primary] == ["play"]


@pytest.mark.parametrize("size", SIZES)
def test_no_place_moves_between_the_states_of_the_menu(size: tuple[int, int]) -> None:
    def places(menu: Menu) -> list[Rect]:
        return [widget.rect for widget in menu.widgets if widget.pressable]

    new, played = (Menus(size, settings).pilot for settings in (None, store(lessons=("three",))))
    game = Shelf(samples.summary(going=True))
    unfinished = Pilot(lambda kit: Menu(kit, lambda: 77, lambda _: Scene(kit), games=game), size)
    pilots = new, played, unfinished
    yellow = [widget.name for it in pilots for widget in it.scene.widgets if widget.primary]
    assert yellow == ["first", "play", "continue"]
    assert places(new.scene) == places(played.scene) == places(unfinished.scene)


def test_who_has_learned_enough_plays_an_easy_game() -> None:
    menus = Menus(settings=store(lessons=("three",)))
    menus.pilot.tap("learn")
    menus.pilot.tap("play")
    (session,) = menus.started
    assert session.rules == for_seats(EASY, 2)
    assert [each.bot for each in session.players] == [None, FIRST]


def test_a_rung_leads_to_the_next_with_the_same_players() -> None:
    menus = Menus(settings=store(lessons=("three",)))
    menus.pilot.tap("learn")
    menus.pilot.tap("ladder")
    menus.pilot.scene.close(MatchResult.FURTHER)
    menus.pilot.step()
    first, then = menus.started
    assert [session.rules.name for session in menus.started] == ["rung-1", "rung-2"]
    assert first.players == then.players
    assert menus.pilot.kit.store[Settings].rung == "rung-2"


@pytest.mark.parametrize("together", [False, True])
def test_one_press_plays_as_the_last_time(together: bool) -> None:
    menus = Menus()
    menus.pilot.tap("bots")
    if together:
        menus.pilot.tap("together")
    for button in ("box-house", "family", "done", "chair-1", "bot-level7", "start"):
        menus.pilot.tap(button)
    menus.pilot.scene.close()
    menus.pilot.step()
    menus.pilot.tap("play")
    first, second = menus.started
    assert (second.players, second.rules) == (first.players, first.rules)
    assert second.rules.name == "family"


def test_one_press_plays_with_the_usual_company_where_nobody_was_chosen_yet() -> None:
    menus = Menus(settings=store(lessons=("three",)))
    menus.pilot.tap("play")
    (session,) = menus.started
    assert [player.face for player in session.players] == ["bear", "fox", "panda"]
    assert [player.bot for player in session.players] == [None, FIRST, "level2"]
    assert session.rules == for_seats(PROPOSED, 3)


SEATED = ("person fox", "bot rabbit", "bot bear", "empty owl")
RUSHED = replace(CLASSIC, seconds=60)


def seats(*kinds: str) -> tuple[str, ...]:
    """Write who sat where the last time, each bot a little better than the one before."""
    return tuple(f"{kind} level{3 + at} of {len(LEVELS)}" for at, kind in enumerate(kinds))


@pytest.mark.parametrize(
    ("rules", "together", "says"),
    [
        (
            RUSHED,
            False,
            "Classic 2016 · 20 to 40 minutes a game · with Hedgehog and Mouse",
        ),
        (PROPOSED, True, "Classic 2016, quick · about 5 minutes · with Fox, Owl and Mouse"),
    ],
)
def test_it_says_who_plays_and_how(rules: Rules, together: bool, says: str) -> None:
    there = seats("person fox", "person owl", "bot otter", "empty bear")
    last = {"seats_alone": seats(*SEATED), "seats_together": there, "together": together}
    menus = Menus(settings=store(rules=write_rules(rules), **last))
    assert menus.pilot.scene.widget("play").sub == says


@pytest.fixture
def heads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the animals of the company."""
    drawn: list[str] = []

    def look(kit: Kit, player: Player, *how: Any) -> tuple[Part, Part, Part]:
        drawn.append(player.face)
        return figure(kit, player, *how)

    monkeypatch.setattr("game.view.menu.company.figure", look)
    return drawn


def test_the_company_is_that_of_the_last_time(heads: list[str]) -> None:
    pilot = Menus(settings=store(rules="classic-2016", seats_alone=seats(*SEATED))).pilot
    assert not heads  # The first frame can do without.
    pilot.tick(0.5)
    assert heads == ["hedgehog", "mouse"]


@pytest.mark.parametrize(("reduced", "looks"), [(False, 3), (True, 1)])
def test_the_company_looks_at_the_pointer_where_motion_is_not_reduced(
    reduced: bool, looks: int
) -> None:
    pilot = Menus(settings=store(reduced_motion=reduced)).pilot
    pilot.tick(0.5)
    zone = pilot.scene.zone("company")
    seen = []
    for at in zone.topleft, zone.topright, zone.topright, (zone.left, zone.bottom + 60):
        pilot.move(at)
        seen.append(raw(pilot.picture().subsurface(zone)))
    assert seen[1] == seen[2]
    assert len(set(seen)) == looks


def head_place(pilot: Pilot) -> tuple[int, int]:
    """Give a point on the first head of the company."""
    zone = pilot.scene.zone("company")
    return zone.left + zone.w // 4, zone.centery


@pytest.mark.parametrize("size", [(800, 480), (1366, 768), (480, 800)])
@pytest.mark.parametrize("reduced", [False, True])
def test_an_animal_that_is_pressed_is_glad_for_a_moment_and_tells_who_it_is(
    size: tuple[int, int], reduced: bool
) -> None:
    """Without moving tiles, so that only the animal can change."""
    settings = store(rules="classic-2016", reduced_motion=reduced)
    menus = Menus(size, settings)
    pilot, zone = menus.pilot, menus.pilot.scene.zone("company")
    pilot.tick(0.5)
    place = head_place(pilot)
    pilot.move(place)
    calm = raw(pilot.picture().subsurface(zone))
    pilot.tap(place)
    pilot.step(dt=0.05)
    first = raw(pilot.picture().subsurface(zone))
    pilot.step(dt=0.05)
    nodding = raw(pilot.picture().subsurface(zone))
    assert calm != first
    assert (first == nodding) == reduced
    pilot.tick(6.0)
    assert raw(pilot.picture().subsurface(zone)) == calm
    assert not menus.started


def test_only_one_animal_speaks_and_a_press_beside_it_ends_that() -> None:
    pilot = Menus(settings=store(rules="classic-2016", reduced_motion=True)).pilot
    pilot.tick(0.5)
    x, y = head_place(pilot)
    zone = pilot.scene.zone("company")
    seen = []
    for place in (x, 5), (x, y), (x + zone.w // 2, y), (x, 5):
        pilot.tap(place)
        pilot.step()
        halves = (pilot.picture().subsurface(half).copy() for half in columns(zone, 2, 0))
        seen.append(list(map(raw, halves)))
    calm = seen[0]
    changed = [[now != then for now, then in zip(each, calm, strict=True)] for each in seen]
    assert changed == [[False, False], [True, False], [False, True], [False, False]]


def test_keys_do_not_stop_at_the_company() -> None:
    pilot = Menus(settings=store(rules="classic-2016")).pilot
    before = [widget.name for widget in pilot.scene.widgets if widget.active]
    pilot.tick(0.5)
    pilot.tap(head_place(pilot))
    assert [widget.name for widget in pilot.scene.widgets if widget.active] == before


def test_the_stamps_of_the_only_player_are_one_press_away() -> None:
    games = Shelf(known=[samples.KNOWN[0]])
    pilot = Pilot(lambda kit: Menu(kit, lambda: 77, lambda _: Scene(kit), games=games))
    pilot.walk("stamps")
    assert isinstance(pilot.scene, Cabinet)


def test_where_several_play_one_chooses_whose_stamps_to_see() -> None:
    pilot = Pilot(lambda kit: Menu(kit, lambda: 77, lambda _: Scene(kit), games=Shelf()))
    pilot.walk("stamps")
    assert isinstance(pilot.scene, Who)
    pilot.tap("player-0")
    pilot.step()
    assert isinstance(pilot.scene, Cabinet)


class Days:
    """A menu on a laptop whose clock goes on."""

    def __init__(self, settings: Store | None = None) -> None:
        self.now = datetime(2026, 11, 12, 23, 59, 59)
        self.pilot = Pilot(self.menu, (1366, 768), settings=settings)

    def menu(self, kit: Kit) -> Menu:
        return Menu(kit, lambda: 77, lambda _: Scene(kit), now=lambda: self.now)


def test_the_table_of_the_day_is_one_press_away_and_then_the_calendar() -> None:
    pilot = Days().pilot
    pilot.tick(0.5)
    assert pilot.scene.widget("today").sub == "New"
    pilot.tap("today")
    pilot.step()
    assert isinstance(pilot.scene, PuzzleScene)
    pilot.tap("leave")
    pilot.step()
    assert isinstance(pilot.scene, Menu)
    pilot.tap("today")
    pilot.step()
    pilot.tap("skip")
    pilot.step()
    assert isinstance(pilot.scene, Calendar)
    pilot.key("escape")
    pilot.step()
    assert isinstance(pilot.scene, Menu)


def test_a_table_that_is_solved_is_ticked_until_midnight() -> None:
    days = Days(store(days=("2026-11 12:1/0",)))
    days.pilot.tick(0.5)
    assert days.pilot.scene.widget("today").sub == "Solved"
    days.now += timedelta(seconds=1)
    days.pilot.tick(0.5)
    assert days.pilot.scene.widget("today").sub == "New"
    days.pilot.tap("today")
    days.pilot.step()
    assert isinstance(days.pilot.scene, PuzzleScene)
    solve(days.pilot.scene)
    days.pilot.step()
    assert days.pilot.kit.store[Settings].days == ("2026-11 12:1/0 13:1/0",)


def test_the_day_is_asked_for_anew_when_one_comes_back_to_the_menu() -> None:
    days = Days(store(days=("2026-11 12:1/0",)))
    days.pilot.tap("today")
    days.pilot.step()
    assert isinstance(days.pilot.scene, Calendar)
    days.now += timedelta(seconds=1)
    days.pilot.key("escape")
    days.pilot.tick(0.5)
    assert days.pilot.scene.widget("today").sub == "New"
