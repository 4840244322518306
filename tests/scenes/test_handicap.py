"""The handicap of a person: chosen at the seat, remembered, and what becomes of it in the match."""

from dataclasses import replace

import pytest

from game.engine.notation import read_position
from game.engine.position import EVEN, Handicap
from game.kit.kit import Kit
from game.last_setup import last_occupants
from game.session.characters import LEVELS
from game.session.player import Player
from game.settings import Settings
from scenes.options.handicap import HandicapChoice
from scenes.setup.setup import Choices, Setup
from tests import samples
from tests.kits import reopened
from tests.scenes.opened import Opened, choose
from tests.scenes.seated import SHARED, Seated

ALL = Handicap(open_rack=True, any_set_opens=True, time=10)
OF = f"of {len(LEVELS)}"


def opened(together: bool = True, **kept: object) -> Opened:
    def scene(kit: Kit) -> Setup:
        for name, value in kept.items():
            setattr(kit.store[Settings], name, value)
        return Setup(kit, together)

    return Opened(scene)


def dialog(size: tuple[int, int] = (1366, 768), handicap: Handicap = EVEN) -> Opened:
    return Opened(lambda kit: HandicapChoice(kit, Player("Ann"), handicap), size)


def told(pilot: Opened, seat: int) -> str:
    return pilot.scene.widget(f"chair-{seat}").seated.told(pilot.kit).replace("\u00a0", " ")


def test_what_is_made_easier_for_a_person_goes_into_the_match_and_is_remembered() -> None:
    pilot = opened()
    assert told(pilot, 1) == ""
    pilot.tap("chair-1")
    pilot.tap("handicap")
    for name, value in (("open-rack", True), ("any-set-opens", True), ("time", 10)):
        choose(pilot, name, value)
    pilot.tap("done")
    assert (told(pilot, 0), told(pilot, 1)) == ("", "Open rack · Any set · Time ×10")
    pilot.tap("start")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    assert [player.handicap for player in answer.players] == [EVEN, ALL]
    again = last_occupants(reopened(pilot.kit.store)[Settings], together=True)
    assert [occupant.handicap for occupant in again] == [EVEN, ALL, EVEN, EVEN]


def test_who_goes_back_has_chosen_nothing() -> None:
    pilot = dialog(handicap=Handicap(time=2))
    choose(pilot, "open-rack", True)
    pilot.tap("back")
    assert pilot.answers == [None]


@pytest.mark.parametrize(
    ("before", "chosen", "after"),
    [
        (ALL, {"open-rack": False, "any-set-opens": False, "time": 1}, EVEN),
        (EVEN, {"time": None}, Handicap(time=None)),
    ],
)
def test_it_begins_with_what_is_chosen_so_far_and_closes_with_what_is_then(
    before: Handicap, chosen: dict[str, object], after: Handicap
) -> None:
    pilot = dialog(handicap=before)
    for name, value in chosen.items():
        choose(pilot, name, value)
    pilot.tap("done")
    assert pilot.answers == [after]


def test_no_bot_has_a_handicap() -> None:
    pilot = opened()
    pilot.tap("chair-0")
    pilot.tap("handicap")
    choose(pilot, "time", 2)
    pilot.tap("done")
    pilot.tap("chair-0")
    pilot.tap("bot-level1")
    pilot.tap("chair-0")
    with pytest.raises(KeyError):
        pilot.scene.widget("handicap")
    pilot.tap("back")
    pilot.tap("start")
    (answer,) = pilot.answers
    assert [player.handicap for player in answer.players] == [EVEN, EVEN]


@pytest.mark.parametrize(
    ("kept", "name", "handicap"),
    [
        (f"person fox level2 with open-rack,any-set,x10 {OF} Ann", "Ann", ALL),
        (f"person fox level2 with x2 {OF}", "", Handicap(time=2)),
        (f"person fox level2 {OF} with x2", "with x2", EVEN),  # a name
        (f"person fox level2 {OF} Ann", "Ann", EVEN),  # as it was kept before
    ],
)
def test_a_kept_seat_is_read_with_its_handicap(kept: str, name: str, handicap: Handicap) -> None:
    rest = [f"{kind} {animal} level2 {OF}" for kind, animal in REST]
    first, *_ = last_occupants(Settings(seats_together=(kept, *rest)), together=True)
    assert (first.name, first.handicap) == (name, handicap)


REST = (("person", "owl"), ("empty", "otter"), ("empty", "bear"))


def test_a_kept_handicap_that_cannot_be_is_no_set_up() -> None:
    rest = [f"{kind} {animal} level2 {OF}" for kind, animal in REST]
    kept = (f"person frog level2 with x3 {OF}", *rest)
    first, *_ = last_occupants(Settings(seats_together=kept), together=True)
    assert first.animal == "bear"


def test_a_seat_tells_what_its_signs_mean() -> None:
    seats = read_position(SHARED).seats
    eased = (replace(seats[0], handicap=ALL), *seats[1:])
    pilot = Seated(samples.at_position(replace(read_position(SHARED), seats=eased)))
    seats = pilot.turn.state.view.seats.rects
    for seat, told in zip(seats, ("You: Open rack · Any set · Time ×10", "", ""), strict=True):
        pilot.move(seat.center)
        pilot.tick(1)
        assert pilot.turn.tip.words.replace("\u00a0", " ") == told
