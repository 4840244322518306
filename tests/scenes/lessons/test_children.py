"""The door for children: pictures that play at once, the next one yellow."""

import pytest

from game.engine.rules import LADDER
from game.kit.kit import Kit
from game.kit.preferences import Store
from game.last_setup import EASY
from game.settings import Settings
from scenes.grown_ups import Sum
from scenes.lessons.children import Children
from scenes.lessons.lesson import LessonScene
from scenes.menu import Menu
from scenes.play.match import Match
from tests.kits import reopened, store
from tests.pilot import Pilot
from tests.scenes.opened import Opened
from tests.shelf import Shelf

FIRST = ("three", "take", "same", "add", "part", "thirty")


@pytest.mark.parametrize(
    ("settings", "leads"),
    [
        (store(), "lesson-three"),
        (store(lessons=FIRST[:2]), "lesson-same"),
        (store(lessons=FIRST), "rung-1"),
        (store(lessons=FIRST, rung="rung-1"), "rung-1"),
        (store(lessons=FIRST, rungs=("rung-1", "rung-2"), rung="rung-1"), "rung-3"),
        (store(lessons=FIRST, rungs=tuple(LADDER)), "family"),
    ],
)
def test_the_yellow_button_plays_what_comes_next(settings: Store, leads: str) -> None:
    pilot = Opened(Children, settings=settings)
    pilot.tap("go")
    pilot.step()
    lesson = pilot.scene._lesson.name if isinstance(pilot.scene, LessonScene) else ""
    played = [f"lesson-{lesson}"] if lesson else [rules.name for rules in pilot.answers]
    assert played == [leads]


def test_a_picture_of_a_lesson_plays_it_and_the_next_follows() -> None:
    pilot = Opened(Children)
    pilot.tap("lesson-same")
    assert isinstance(pilot.scene, LessonScene)
    pilot.tap("skip")
    pilot.tick(0.5)
    assert pilot.words[0] == "Build on"


@pytest.mark.parametrize("rules", [*LADDER.values(), EASY], ids=lambda rules: rules.name)
def test_a_picture_of_a_game_chooses_its_rules(rules: object) -> None:
    pilot = Opened(Children)
    pilot.tap(rules.name)  # type: ignore[attr-defined]
    assert pilot.answers == [rules]


# The game starts at the door


def started(settings: Store, games: Shelf) -> Pilot:
    """Start the game anew, with what was kept."""

    def begin(kit: Kit) -> Menu:
        return Menu(kit, lambda: 1, lambda session: Match(kit, session, games), games=games)

    return Pilot(begin, settings=reopened(settings))


ANN = "person rabbit buddy of 10 Ann", "bot fox buddy of 10", *["empty fox buddy of 10"] * 2


@pytest.mark.parametrize("seats", [(), ANN], ids=["nobody named", "Ann"])
def test_the_game_starts_where_children_went_in_until_another_way_is_taken(
    seats: tuple[str, ...],
) -> None:
    settings, games = store(seats_alone=seats), Shelf()
    settings.save()
    pilot = started(settings, games)
    assert isinstance(pilot.scene, Menu)
    pilot.tap("children")
    for way, starts in (("settings", Children), ("learn", Menu)):
        pilot = started(settings, games)
        assert isinstance(pilot.scene, Children)
        pilot.key("escape")
        pilot.tap(way)
        assert type(started(settings, games).scene) is starts
    assert not reopened(settings)[Settings].at_door


def test_who_sits_there_the_next_time_starts_as_they_left_it() -> None:
    settings, games = store(seats_alone=ANN), Shelf()
    settings.save()
    started(settings, games).tap("children")
    other = store(seats_alone=(ANN[0].replace("Ann", "Max"), *ANN[1:]))
    other.save()
    assert isinstance(started(other, games).scene, Menu)
    assert isinstance(started(settings, games).scene, Children)


def test_a_game_that_is_left_leads_back_to_the_door() -> None:
    pilot = started(store(), Shelf())
    pilot.tap("children")
    pilot.tap(EASY.name)
    pilot.step()
    pilot.key("escape")
    pilot.tap("menu")
    assert isinstance(pilot.scene, Children)


def test_grown_ups_alone_leave_where_they_want_to_be_asked() -> None:
    pilot = Opened(Children, settings=store(grown_ups=True))
    pilot.tap("back")
    assert isinstance(pilot.scene, Sum)
    pilot.key("escape")
    assert isinstance(pilot.scene, Children)
    pilot = Opened(Children)
    pilot.key("escape")
    assert pilot.answers == [None]
