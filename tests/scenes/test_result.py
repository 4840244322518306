import pytest

from game.session import Session
from scenes.result import Result
from tests.scenes.opened import FOUR, FOX, OWL, SIZES, Opened, after, assert_well_laid

FOX_OUT, OWL_OUT = ("", "R3", "J", "B4"), ("K5", "", "K6", "O1")
TWELVE = [FOX_OUT, OWL_OUT, ("K13", "J J", "", "B1")] * 4


def opened(session: Session, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Result(kit, session), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "session", [after(FOUR, *TWELVE, rounds=3), after((FOX, OWL), ("", "J"), ("", "J"))]
)
def test_it_is_well_laid(size: tuple[int, int], session: Session) -> None:
    assert_well_laid(opened(session, size))


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_of_a_long_match_keeps_its_place(size: tuple[int, int]) -> None:
    pilot = opened(after(FOUR, *TWELVE, rounds=3), size)
    pilot.tick(1)
    room, again = pilot.kit.zone("result", "sheet"), pilot.kit.zone("result", "again")
    assert room.bottom <= again.top
    picture, empty = pilot.picture(), pilot.scene.stage.background
    for y in range(room.bottom, again.top - pilot.kit.px(16)):
        assert picture.get_at((room.centerx, y)) == empty.get_at((room.centerx, y))


def test_one_winner_is_told() -> None:
    words = opened(after(FOUR, FOX_OUT, FOX_OUT, FOX_OUT, OWL_OUT)).words
    assert words[:2] == ["Fox wins the match!", "3 of 4 games won · +106 points"]


def test_joint_winners_are_told() -> None:
    games = (("", "R3"), ("R3", ""))
    words = opened(after((FOX, OWL), *games)).words
    assert words[:2] == ["Fox and Owl win together", "0 points each after 2 games"]


def test_three_joint_winners_are_told() -> None:
    games = (("", "R3", "R3", "R13"), ("R3", "", "R3", "R13"), ("R3", "R3", "", "R13"))
    words = opened(after(FOUR, *games, ("R3", "R3", "R3", ""), rounds=1)).words
    assert words[0] == "Fox, Owl and Otter win together"


def test_another_game_changes_the_sheet() -> None:
    pictures = []
    for last in (FOX_OUT, OWL_OUT):
        pilot = opened(after(FOUR, FOX_OUT, FOX_OUT, FOX_OUT, last))
        pilot.tick(1)
        room = pilot.kit.zone("result", "sheet")
        pictures.append(pilot.picture().subsurface(room).copy().get_buffer().raw)
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("answer", ["menu", "again"])
def test_a_button_is_an_answer(answer: str) -> None:
    pilot = opened(after((FOX, OWL), ("", "J"), ("", "J")))
    pilot.key("escape")
    assert pilot.answers == []
    pilot.tap(answer)
    assert pilot.answers == [answer]
