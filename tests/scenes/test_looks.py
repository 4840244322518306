"""What belongs to a player follows the seat: each turn looks as whoever plays it prefers."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.rules import CLASSIC, Games, Rules
from game.kit.preferences import Preferences, Store
from game.session.journal import write_journal
from game.session.player import Player
from game.session.session import Session
from game.settings import Settings
from game.store.player_preferences import PlayerPreferences
from scenes.menu import Menu
from scenes.options.settings import SettingsScreen
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import Pause
from scenes.play.turn import Turn
from tests import samples
from tests.following import at_pace
from tests.kits import reopened, store
from tests.pilot import Pilot
from tests.scenes.opened import Opened, assert_well_laid, choose
from tests.shelf import Shelf

ANN, OWL, MAX = samples.KNOWN
BOT, VISITOR = Player.unnamed("otter", "level1"), Player("", "frog")
CALM = replace(CLASSIC, seconds=None, length=Games(1))
USUAL = ("normal", 100, True)
LARGE, SAFE, BARE = ("normal", 200, True), ("safe", 100, True), ("normal", 125, False)


def shelf() -> Shelf:
    """Give who prefers what: Ann large text, Owl safe colours, Max no hints."""
    made = Shelf()
    made.set_preferences(ANN, text_scale=200)
    made.set_preferences(OWL, palette="safe")
    made.set_preferences(MAX, text_scale=125, hints=False)
    return made


def quick(**chosen: object) -> Store:
    return store(reduced_motion=True, bot_speed="instant", **chosen)


def match(
    games: Shelf,
    *players: Player,
    settings: Store | None = None,
    size: tuple[int, int] = (1366, 768),
    rules: Rules = CALM,
) -> Opened:
    session = Session.start(rules, players, 3)
    return Opened(
        lambda kit: Match(kit, at_pace(kit, session), games), size, settings=settings or quick()
    )


def look(pilot: Pilot) -> tuple[str, int, bool]:
    """Give how all looks now, and whether there are hints."""
    preferences = pilot.kit.preferences
    return preferences.palette, preferences.text_scale, pilot.kit.store[Settings].hints


def wait_for(pilot: Pilot, kind: type) -> None:
    """Skip what is shown until such a scene is in front."""
    for _ in range(2000):
        if isinstance(pilot.scene, kind):
            return
        if not isinstance(pilot.scene, Turn | HandOver | Pause):
            pilot.key("return")
        pilot.step(dt=1 / 20)
    raise AssertionError(pilot.scene)


def person(pilot: Pilot) -> Player:
    assert isinstance(pilot.scene, Turn)
    return pilot.scene.session.player


def take_over(pilot: Pilot) -> Player:
    """Open the next curtain; say who plays."""
    wait_for(pilot, HandOver)
    pilot.tap("button")
    pilot.step()
    return person(pilot)


def draw(pilot: Pilot) -> None:
    pilot.tick(1, fps=20)
    pilot.tap("action")
    pilot.step()


PREFERRED = {ANN: LARGE, OWL: SAFE, MAX: BARE, VISITOR: USUAL}

TABLES = [
    (ANN, OWL, BOT, MAX),
    (BOT, MAX, OWL, ANN),
    (OWL, VISITOR, BOT, BOT.unnamed("rabbit", "level2")),
    (VISITOR, ANN),
]


@pytest.mark.parametrize("players", TABLES, ids=str)
def test_each_turn_looks_as_its_player_prefers(players: Sequence[Player]) -> None:
    pilot, seen = match(shelf(), *players), list[Player]()
    assert look(pilot) == USUAL
    people = [each for each in players if not each.bot]
    for _ in range(2 * len(people)):
        seen.append(take_over(pilot))
        assert look(pilot) == PREFERRED[seen[-1]]
        assert_well_laid(pilot)
        assert bool(pilot.scene.widget("hint").visible) == PREFERRED[seen[-1]][2]
        draw(pilot)
    assert set(seen) == set(people)


def test_the_curtain_is_read_by_who_comes_next() -> None:
    pilot = match(shelf(), OWL, ANN)
    wait_for(pilot, HandOver)
    first = pilot.scene._player  # type: ignore[attr-defined]
    assert look(pilot) == PREFERRED[first]
    pilot.tap("button")
    draw(pilot)
    wait_for(pilot, HandOver)
    assert look(pilot) == PREFERRED[ANN if first == OWL else OWL]


def test_a_bot_plays_before_the_eyes_of_who_played_last() -> None:
    pilot = match(shelf(), ANN, BOT, OWL, settings=store(bot_speed="slow"))
    while take_over(pilot) != ANN:
        draw(pilot)
    draw(pilot)
    for _ in range(2000):
        if isinstance(pilot.scene, HandOver):
            break
        assert look(pilot) == LARGE
        pilot.step(dt=1 / 20)
    assert look(pilot) == SAFE


def test_alone_all_looks_so_from_the_first_tile_to_the_way_out() -> None:
    pilot = match(shelf(), ANN, BOT)
    assert look(pilot) == LARGE
    wait_for(pilot, Turn)
    assert look(pilot) == LARGE
    pilot.key("escape")
    for name in ("give-up", "leave"):
        pilot.tap(name)
    pilot.step()
    assert pilot.answers
    assert look(pilot) == USUAL


def test_the_settings_change_what_the_one_who_plays_prefers() -> None:
    games, settings = shelf(), quick()
    pilot = match(games, OWL, VISITOR, settings=settings)
    while take_over(pilot) != OWL:
        draw(pilot)
    pilot.key("escape")
    pilot.tap("settings")
    assert isinstance(pilot.scene, SettingsScreen)
    assert any("are for Owl" in words for words in pilot.words)
    choose(pilot, "text-scale", 150)
    choose(pilot, "larger-tiles", True)
    assert look(pilot) == ("safe", 150, True)
    assert games.preferences(OWL) == PlayerPreferences(palette="safe", text_scale=150)
    kept = reopened(settings)
    assert kept[Preferences].text_scale == 100
    assert kept[Preferences].palette == "normal"
    assert kept[Settings].larger_tiles
    for _ in range(2):  # out of the drawer, and of the room
        pilot.key("escape")
    pilot.tap("hints")
    assert games.preferences(OWL).hints is False
    assert reopened(settings)[Settings].hints
    pilot.tap("resume")
    take_over(pilot)
    draw(pilot)
    assert take_over(pilot) == VISITOR
    assert look(pilot) == USUAL


def test_what_a_visitor_chooses_is_for_everybody() -> None:
    games, settings = shelf(), quick()
    pilot = match(games, OWL, VISITOR, settings=settings)
    while take_over(pilot) != VISITOR:
        draw(pilot)
    pilot.key("escape")
    pilot.tap("settings")
    assert not any("hold for" in words for words in pilot.words)
    choose(pilot, "text-scale", 125)
    assert reopened(settings)[Preferences].text_scale == 125
    assert games.preferences(OWL) == PlayerPreferences(palette="safe")
    pilot.key("escape")
    pilot.tap("resume")
    take_over(pilot)
    draw(pilot)
    assert take_over(pilot) == OWL
    assert look(pilot) == ("safe", 125, True)


def test_a_game_gone_on_with_looks_so_again(tmp_path: Path) -> None:
    games = shelf()
    begun = Session.start(CALM, (ANN, OWL), 3)
    session = Session.resume(write_journal(begun.journal))
    games.resume = lambda *_: session  # type: ignore[method-assign]
    games._games.append(samples.summary("1"))
    pilot = Opened(
        lambda kit: Menu(
            kit, lambda: 3, lambda it: Match(kit, at_pace(kit, it), games), games=games
        ),
        settings=quick(),
    )
    assert look(pilot) == USUAL
    pilot.tap("continue")
    player = take_over(pilot)
    assert look(pilot) == PREFERRED[player]


@pytest.mark.parametrize("size", [(1024, 600), (1080, 1920)])
def test_every_look_has_room(size: tuple[int, int]) -> None:
    pilot = match(shelf(), ANN, OWL, MAX, BOT, size=size)
    for _ in range(3):
        wait_for(pilot, HandOver)
        assert_well_laid(pilot)
        take_over(pilot)
        assert_well_laid(pilot)
        draw(pilot)
