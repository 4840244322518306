"""The cabinet of a player: every stamp and record has its place, and nobody is compared."""

from collections.abc import Mapping
from datetime import timedelta

import pytest

from game.analysis.stamps import STAMPS
from game.kit.kit import Kit
from game.kit.widgets.card import CardButton
from game.session.characters import LEVELS
from game.session.feats import BEATEN, MET, Feat
from game.view.lessons.course import read_course
from scenes.lessons.lesson import LESSONS, LessonScene, lesson_of
from scenes.players.cabinet import Cabinet
from tests import samples
from tests.kits import store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.scenes.seated import raw

ANN = samples.KNOWN[0]
ALL = dict.fromkeys(STAMPS, samples.NOW.timestamp())
NARROW = {"size": (800, 480)}
RECORDS_LEFT_OPEN = [
    "Longest run",
    "Lay a run, or make one longer.",
    "Most tiles in one turn",
    "Lay all you can at once.",
    "Fewest turns to win",
    "Win a game, fast or slow.",
    "Twelve players are waiting to meet you.",
]


def opened(
    found: Mapping[str, float] = samples.STAMPS,
    feats: Mapping[str, Feat] | None = None,
    **window: object,
) -> Opened:
    known = samples.feats() if feats is None else feats
    pilot = Opened(lambda kit: Cabinet(kit, ANN, found, known, lesson_of), **window)
    for _ in STAMPS:
        pilot.step()
    return pilot


def stamps(pilot: Opened) -> dict[str, CardButton]:
    """Give the stamps of both sheets."""
    shown = [*pilot.cards]
    pilot.tap("next")
    return {each.name.removeprefix("stamp-"): each for each in (*shown, *pilot.cards)}


@pytest.mark.parametrize("size", [*SIZES, (480, 800)])
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize(("found", "feats"), [({}, {}), (samples.STAMPS, None), (ALL, None)])
def test_it_is_well_laid(
    size: tuple[int, int],
    text_scale: int,
    found: dict[str, float],
    feats: dict[str, Feat] | None,
) -> None:
    pilot = opened(found, feats, size=size, settings=store(text_scale=text_scale))
    for _ in range(5):
        assert_well_laid(pilot)
        pilot.key("right")


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ({}, "Find an idea at the table to earn a stamp."),
        ({"run": 1.0}, "One stamp so far"),
        ({**samples.STAMPS, "of a later version": 1.0}, "6 stamps so far"),
    ],
)
def test_it_says_whose_it_is_and_how_many_stamps_there_are(
    found: dict[str, float], told: str
) -> None:
    assert {"Ann’s cabinet", told} <= {*opened(found).words}


def test_every_stamp_has_its_name_and_those_found_have_a_picture_and_a_day() -> None:
    found = stamps(opened())
    assert len({raw(each.paint()) for each in found.values()}) == len(found) == len(STAMPS)
    dated = {kind for kind, each in found.items() if len(each.card.words) > 2}
    assert dated == samples.STAMPS.keys()
    assert found["split"].card.words[:2] == ("Split run", "One long run becomes two.")
    assert raw(stamps(opened({}))["run"].paint()) != raw(found["run"].paint())


def test_the_first_missing_stamp_that_has_a_lesson_is_what_one_does_next() -> None:
    pilot = opened()
    assert [each.name for each in pilot.cards if each.chosen] == ["stamp-fourth"]
    assert pilot.scene.widget("lesson").sub == "Fourth tile"
    pilot.tap("lesson")
    assert isinstance(pilot.scene, LessonScene)
    pilot.tap("skip")
    assert isinstance(pilot.scene, Cabinet)
    pilot.tap("back")
    assert pilot.answers == [None]


def test_stamps_are_read_and_not_pressed_and_without_a_lesson_nothing_is_yellow() -> None:
    pilot = opened({kind: 1.0 for kind in STAMPS if kind != "out"})
    pressed = [each for each in pilot.scene.widgets if each.pressable]
    assert [each.name for each in pressed] == ["back", "previous", "next"]
    assert not any(each.primary for each in pressed)
    assert any("A group of four spares a tile." in line for line in pilot.scene.spoken_lines())


@pytest.mark.parametrize(
    ("days", "told"),
    [(0, "Today"), (1, "Yesterday"), (9, "12 November"), (400, "12 November 2026")],
)
def test_the_day_is_told_the_more_exactly_the_nearer_it_is(days: int, told: str) -> None:
    today = (samples.NOW + timedelta(days=days)).date()
    pilot = Opened(lambda kit: Cabinet(kit, ANN, samples.STAMPS, today=lambda: today))
    assert stamps(pilot)["run"].card.words[-1] == told


def test_each_lesson_is_there() -> None:
    kit: Kit = opened().kit
    names = {lesson.name for lesson in read_course(kit.assets)["more"]}
    assert {*LESSONS.values()} <= names
    assert {*LESSONS} <= {*STAMPS}


def test_each_record_says_how_much_it_was_and_against_whom() -> None:
    assert opened().words[-7:] == [
        "Longest run: 10 tiles",
        "Against Owl and Otter",
        "Most tiles in one turn: 9 tiles",
        "Against Mouse",
        "Fewest turns to win: 11 turns",
        "Against Otter · the last tiles",
        "A crown for each first win.",
    ]


@pytest.mark.parametrize("feats", [{}, {"streak": Feat("streak", 9)}], ids=["none", "later"])
def test_an_empty_shelf_says_how_to_fill_it(feats: dict[str, Feat]) -> None:
    assert opened(feats=feats).words[-7:] == RECORDS_LEFT_OPEN


@pytest.mark.parametrize(
    ("known", "told"),
    [
        ((MET,), "You have met. A win brings a crown."),
        ((MET, BEATEN), "A crown for each first win."),
    ],
)
def test_it_says_what_the_crowns_are(known: tuple[str, ...], told: str) -> None:
    feats = {f"{what}{LEVELS[0]}": Feat(f"{what}{LEVELS[0]}", 1) for what in known}
    assert opened(feats=feats).words[-1] == told


def test_those_who_listen_hear_the_tiles_and_the_animals() -> None:
    spoken = opened().scene.spoken_lines()
    assert any("orange 3, orange 4" in line for line in spoken)
    assert "Won against: Mouse, Otter, Owl" in spoken


def test_in_a_narrow_window_the_shelves_are_another_leaf() -> None:
    pilot = opened(feats={}, **NARROW)
    assert not {*RECORDS_LEFT_OPEN} & {*pilot.words}
    pilot.tap("next")
    pilot.tap("next")
    assert {*RECORDS_LEFT_OPEN} <= {*pilot.words}
    assert not pilot.cards


def test_after_a_match_there_are_only_stamps() -> None:
    pilot = Opened(lambda kit: Cabinet(kit, ANN, samples.STAMPS), **NARROW)
    assert stamps(pilot).keys() == {*STAMPS}
    assert not pilot.scene.widget("next").enabled
