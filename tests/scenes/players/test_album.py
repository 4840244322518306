"""The album of a player: every stamp has its place, and those found are told from the others."""

from collections.abc import Mapping
from datetime import timedelta

import pytest

from game.analysis.stamps import STAMPS
from game.kit.kit import Kit
from game.kit.widgets.card import CardButton
from game.view.lessons.course import read_course
from scenes.lessons.lesson import LessonScene
from scenes.lessons.stamp_lessons import LESSONS, lesson_of
from scenes.players.album import Album
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.seated import raw

ANN = samples.KNOWN[0]
ALL = dict.fromkeys(STAMPS, samples.NOW.timestamp())


def opened(found: Mapping[str, float] = samples.STAMPS, **window: object) -> Opened:
    pilot = Opened(lambda kit: Album(kit, ANN, found, lesson_of), **window)
    for _ in STAMPS:
        pilot.step()
    return pilot


def words(pilot: Opened) -> list[str]:
    return [each.text for each in pilot.scene.widgets if each.name not in ("back", "lesson")]


def card(pilot: Opened, kind: str) -> CardButton:
    return next(it for it in pilot.cards if it.name == f"stamp-{kind}")


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("found", [{}, samples.STAMPS, ALL])
def test_it_is_well_laid(size: tuple[int, int], text_scale: int, found: dict[str, float]) -> None:
    pilot = opened(found, size=size, settings=store(text_scale=text_scale))
    assert_well_laid(pilot)
    pilot.tap("stamp-split")
    assert_well_laid(pilot)


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ({}, "Find an idea at the table to earn a stamp."),
        ({"run": 1.0}, "One stamp so far"),
        (samples.STAMPS, "6 stamps so far"),
        ({**samples.STAMPS, "of a later version": 1.0}, "6 stamps so far"),
    ],
)
def test_it_says_whose_it_is_and_how_many_there_are(found: dict[str, float], told: str) -> None:
    pilot = opened(found)
    assert {"Ann’s stamps", told} <= {*words(pilot)}


def test_every_stamp_has_its_name_and_those_found_have_a_picture_and_a_day() -> None:
    pilot = opened()
    pictures = {raw(card(pilot, kind).paint()) for kind in STAMPS}
    assert len(pictures) == len(STAMPS)
    assert {
        kind for kind in STAMPS if len(card(pilot, kind).card.words) > 1
    } == samples.STAMPS.keys()
    assert [card(pilot, kind).text for kind in ("run", "split")] == ["Run", "Split run"]


def test_a_press_says_what_a_stamp_is_and_offers_to_show_it() -> None:
    pilot = opened()
    assert "Press a stamp to see what it is." in words(pilot)
    pilot.tap("stamp-split")
    assert "One long run becomes two." in words(pilot)
    assert card(pilot, "split").chosen
    pilot.tap("lesson")
    assert isinstance(pilot.scene, LessonScene)


@pytest.mark.parametrize(
    ("days", "told"),
    [(0, "Today"), (1, "Yesterday"), (9, "12 November"), (400, "12 November 2026")],
)
def test_the_day_is_told_the_more_exactly_the_nearer_it_is(days: int, told: str) -> None:
    today = (samples.NOW + timedelta(days=days)).date()
    pilot = Opened(lambda kit: Album(kit, ANN, samples.STAMPS, today=lambda: today))
    assert card(pilot, "run").card.words == ("Run", told)


def test_what_no_lesson_shows_is_only_told() -> None:
    pilot = opened()
    pilot.tap("stamp-out")
    assert "lesson" not in [each.name for each in pilot.scene.widgets]


def test_a_lesson_left_leads_back() -> None:
    pilot = opened()
    pilot.tap("stamp-run")
    pilot.tap("lesson")
    pilot.tap("skip")
    assert isinstance(pilot.scene, Album)
    pilot.tap("back")
    assert pilot.answers == [None]


def test_each_lesson_is_there() -> None:
    kit: Kit = opened().kit
    names = {lesson.name for lesson in read_course(kit.assets)["more"]}
    assert {*LESSONS.values()} <= names
    assert {*LESSONS} <= {*STAMPS}
