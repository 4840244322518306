"""Who plays: cards in the set-up, which seat whom they show."""

from collections.abc import Sequence

import pytest

from game.kit.kit import Kit
from game.session.buddy import FIRST
from game.session.characters import FACES
from game.session.player import Player
from game.settings import Settings
from scenes.players.cards import KNOWN_PER_PAGE, Who
from scenes.setup.setup import Choices, Setup
from tests import samples
from tests.kits import reopened, store
from tests.scenes.opened import SIZES, Opened, assert_well_laid
from tests.shelf import Shelf

ANN, OWL, MAX = samples.KNOWN
MANY = tuple(Player(f"Name {at}", face) for face in FACES for at in range(3))


def opened(known: Sequence[Player] = samples.KNOWN, *, together: bool = True) -> Opened:
    return Opened(lambda kit: Setup(kit, together, games=Shelf(known=known)))


def seated(pilot: Opened) -> tuple[Player, ...]:
    pilot.tap("start")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    return answer.players


def cards(pilot: Opened) -> list[str]:
    return [each.text for each in pilot.cards]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [100, 200])
@pytest.mark.parametrize("known", [(), samples.KNOWN, MANY])
def test_it_is_well_laid(size: tuple[int, int], text_scale: int, known: Sequence[Player]) -> None:
    def scene(kit: Kit) -> Who:
        return Who(kit, Shelf(known=known), 3, "frog")

    assert_well_laid(Opened(scene, size, settings=store(text_scale=text_scale)))


@pytest.mark.parametrize(
    ("known", "shown"),
    [
        (samples.KNOWN, ["Ann", "Maximiliane"]),
        ((), []),
        (MANY, [each.name for each in MANY[:KNOWN_PER_PAGE]]),
    ],
    ids=["some", "none", "many"],
)
def test_who_played_last_comes_first_and_two_ways_are_always_there(
    known: Sequence[Player], shown: list[str]
) -> None:
    pilot = opened(known)
    pilot.tap("chair-0")
    pilot.tap("person")
    assert cards(pilot) == [*shown, "Someone new"]
    assert pilot.scene.widget("visitor").text == "Visitor"


def test_a_card_takes_the_seat_and_is_offered_to_nobody_else() -> None:
    pilot = opened()
    pilot.tap("chair-1")
    pilot.tap("person")
    pilot.tap("player-2")
    assert pilot.scene.widget("chair-1").seated.name(pilot.kit) == "Maximiliane"
    pilot.tap("chair-0")
    pilot.tap("person")
    assert cards(pilot) == ["Ann", "Owl", "Someone new"]
    pilot.tap("player-0")
    assert seated(pilot) == (ANN, MAX)


def test_a_person_may_be_the_animal_of_a_bot() -> None:
    pilot = opened((Player.unnamed("fox"), OWL), together=False)
    pilot.tap("chair-0")
    pilot.tap("person")
    pilot.tap("player-0")
    fox, buddy, _ = seated(pilot)
    assert (fox.face, buddy.face, buddy.bot) == ("fox", "fox", FIRST)


def test_two_with_the_same_animal_are_told_apart_by_their_names() -> None:
    both = Player("Ann", "fox"), Player("Ben", "fox")
    pilot = opened(both)
    for seat in range(2):
        pilot.tap(f"chair-{seat}")
        pilot.tap("person")
        pilot.tap("player-0")
    assert seated(pilot) == both


def test_each_has_the_own_color_and_who_comes_later_a_free_one() -> None:
    games = Shelf()
    games.set_preferences(ANN, color=2)
    games.set_preferences(MAX, color=2)
    pilot = Opened(lambda kit: Setup(kit, True, games=games))
    for seat, card in enumerate((0, 1)):
        pilot.tap(f"chair-{seat}")
        pilot.tap("person")
        pilot.tap(f"player-{card}")
    ann, other = seated(pilot)
    assert (ann.identity, ann.color_on(0)) == (ANN.identity, 2)
    assert (other.identity, other.color_on(1)) == (MAX.identity, 1)


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_changes_nothing(way: str) -> None:
    pilot = opened()
    pilot.tap("chair-0")
    pilot.tap("person")
    pilot.tap(way) if way == "back" else pilot.key(way)
    assert [each.face for each in seated(pilot)] == ["bear", "owl"]


def test_a_visitor_has_the_animal_of_the_seat_and_is_not_kept_for_the_next_time() -> None:
    pilot = opened()
    pilot.tap("chair-0")
    pilot.tap("person")
    pilot.tap("visitor")
    assert pilot.scene.widget("chair-0").seated.told(pilot.kit) == "Visitor"
    visitor, _ = seated(pilot)
    assert visitor.is_visitor
    assert visitor.face == "bear"
    again = Opened(lambda kit: Setup(kit, True), settings=reopened(pilot.kit.store))
    assert seated(again)[0] == Player.unnamed("bear")


def test_names_are_there_again_the_next_time() -> None:
    pilot = opened((Player("Ann Marie", "fox"), MAX))
    pilot.tap("chair-1")
    pilot.tap("person")
    pilot.tap("player-0")
    before = seated(pilot)
    again = Opened(lambda kit: Setup(kit, True), settings=reopened(pilot.kit.store))
    assert seated(again) == before
    assert before[1].name == "Ann Marie"


def test_a_name_of_settings_that_were_changed_elsewhere_is_held_to_what_a_name_may_be() -> None:
    seats = ("person fox level1 of 8 \x1b[2J a name without an end", "bot owl level1 of 8")
    kept = (*seats, "empty bear level1 of 8", "empty frog level1 of 8")

    def scene(kit: Kit) -> Setup:
        kit.store[Settings].seats_alone = kept
        return Setup(kit, False)

    assert seated(Opened(scene))[0] == Player("[2J a name w", "fox")
