"""A single game has one page: the end of the game leads on."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.engine.rules import NAMED, Games, Length
from game.kit.preferences import Store
from game.session.buddy import Buddy
from game.session.player import Player
from game.session.session import Session
from game.settings import Settings
from scenes.lessons.children import Children
from scenes.play.match import Match
from scenes.play.scoring import Scoring
from scenes.players.cabinet import Cabinet
from scenes.screen import MatchResult
from tests import samples
from tests.kits import reopened, store
from tests.null_voice import NullVoice
from tests.scenes.opened import FOX, OWL, SIZES, Opened, after, assert_well_laid
from tests.shelf import Shelf
from tests.sizes import sample


def at_once() -> Store:
    """Give settings with which all points are counted at once."""
    return store(reduced_motion=True)


def opened(session: Session, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Scoring(kit, session), size, settings=at_once())


ONE_GAME = Games(1)


@pytest.mark.parametrize("size", [*SIZES, (800, 480), (480, 800)])
@pytest.mark.parametrize("people", [(0,), (1,), (0, 1, 2, 3)])
def test_a_single_game_is_well_laid(size: tuple[int, int], people: tuple[int, ...]) -> None:
    session = samples.ended(people)
    session.observer.record_stamps(people[0], ("run", "group"))
    pilot = opened(session, size)
    assert_well_laid(pilot)
    pilot.tap("album")
    assert isinstance(pilot.scene, Cabinet)


def test_after_a_single_game_the_yellow_button_plays_again() -> None:
    pilot = opened(after((FOX, OWL), ("", "J"), length=ONE_GAME))
    assert pilot.scene.widget("again").text == "Play again"
    pilot.tap("again")
    assert pilot.answers == [MatchResult.AGAIN]


def test_a_match_ends_with_a_single_game_and_no_other_page() -> None:
    session = after((FOX, OWL), ("", "J"), length=ONE_GAME)
    pilot = Opened(lambda kit: Match(kit, session), settings=at_once())
    assert isinstance(pilot.scene, Scoring)
    pilot.tap("again")
    assert pilot.answers == [MatchResult.AGAIN]


def rung(name: str, *racks: str) -> Opened:
    """Show how a game on a rung has ended for Fox, a person, and Owl, a bot."""
    return opened(after((FOX, OWL), racks, length=ONE_GAME, rules=NAMED[name]))


def test_who_has_gone_out_on_a_rung_may_go_on_to_the_next() -> None:
    pilot = rung("rung-1", "", "R3")
    assert pilot.scene.ended.sub == "Your rack was empty first."
    button = pilot.scene.widget("further")
    assert (button.text, button.sub) == ("Next step unlocked", "Groups")
    assert [it.name for it in pilot.scene.widgets if it.primary] == ["further"]
    assert reopened(pilot.kit.store)[Settings].rungs == ("rung-1",)
    pilot.tap("further")
    assert pilot.answers == [MatchResult.FURTHER]


@pytest.mark.parametrize(
    ("name", "racks"),
    [
        ("rung-1", ("R3", "")),  # a bot has gone out
        ("rung-1", ("R3", "R5")),  # nobody has
        ("family", ("", "R3")),  # there is none above
    ],
)
def test_else_nothing_is_said_of_a_rung(name: str, racks: tuple[str, str]) -> None:
    pilot = rung(name, *racks)
    names = [getattr(it, "name", "") for it in pilot.scene.widgets]
    assert "again" in names
    assert "further" not in names
    assert pilot.kit.store[Settings].rungs == ()


class Drawer(Shelf):
    """Games of which pictures can be kept."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.exports = folder


@pytest.mark.parametrize(
    ("racks", "told"),
    [
        (("", "R3"), "Your rack was empty first."),
        (("R3", ""), "Owl’s rack was empty first."),
        (("R3", "R5"), "the lowest rack wins"),
    ],
)
def test_a_child_is_told_what_the_game_did_and_no_points(racks: Sequence[str], told: str) -> None:
    voice = NullVoice()
    session = after((FOX, OWL), racks, length=ONE_GAME, rules=NAMED["rung-1"])
    settings = store(reduced_motion=True, speech="normal")
    pilot = Opened(lambda kit: Scoring(kit, session), settings=settings, voice=voice)
    pilot.tick(0.5)
    assert pilot.words[1] == told
    assert pilot.scene.finale.points == ["", ""]
    assert not any("point" in line for line in voice.said)


@pytest.mark.parametrize("size", [*sample(SIZES, 2), (800, 480), (480, 800)])
def test_one_press_saves_a_picture_of_a_childs_best_turn(
    size: tuple[int, int], tmp_path: Path
) -> None:
    pilot = Opened(Children, size, settings=at_once())
    games, session = Drawer(tmp_path), samples.ended()
    pilot.app.stack.push(Scoring(pilot.kit, session, games))
    pilot.step()
    assert_well_laid(pilot)
    pilot.tap("show")
    (picture,) = tmp_path.glob("*-best-turn.png")
    assert picture.name in pilot.scene.tip.words
    assert pygame.image.load(picture).size == (1920, 1080)
    games.exports = tmp_path / picture.name  # No folder: nothing can be written there.
    pilot.tap("show")
    assert pilot.scene.tip.words == pilot.kit.text("game-unsaved")


@pytest.mark.parametrize(("length", "told"), [(ONE_GAME, True), (Games(2), False)])
def test_a_buddy_says_on_the_last_page_how_it_plays_now(length: Length, told: bool) -> None:
    session = after((FOX, Player.unnamed("otter", "buddy5")), ("", "J"), length=length)
    session.observer.buddies = Buddy("buddy5"), Buddy("buddy4")
    sub = opened(session).words[1]
    assert sub.endswith("Otter plays a little more gently now.") == told
