import pytest

from game.engine.rules import CLASSIC, Rounds
from game.session import Player
from scenes.seatcard import FaceButton
from scenes.setup import Choices, Setup
from tests.scenes.opened import SIZES, Opened, assert_well_laid


def opened(together: bool = False, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: Setup(kit, together), size)


def choose(pilot: Opened, name: str, index: int) -> None:
    pilot.tap(pilot.scene.widget(name).segment(index).center)


def chosen(pilot: Opened) -> Choices:
    pilot.tap("start")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    return answer


def animals(pilot: Opened) -> list[str]:
    return [w.place.animal for w in pilot.scene.widgets if isinstance(w, FaceButton)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("together", [False, True])
def test_it_is_well_laid(size: tuple[int, int], together: bool) -> None:
    assert_well_laid(opened(together, size))


def test_alone_one_person_meets_two_bots() -> None:
    assert chosen(opened()) == Choices(
        (Player("Fox", "fox"), Player("Owl", "owl", "casual"), Player("Otter", "otter", "casual")),
        CLASSIC,
    )


def test_together_two_people_play() -> None:
    assert chosen(opened(together=True)).players == (Player("Fox", "fox"), Player("Owl", "owl"))


@pytest.mark.parametrize("way", ["back", "escape"])
def test_going_back_chooses_nothing(way: str) -> None:
    pilot = opened()
    if way == "back":
        pilot.tap("back")
    else:
        pilot.key("escape")
    assert pilot.answers == [None]


def test_a_face_pressed_becomes_the_next_free_animal() -> None:
    pilot = opened()
    before = animals(pilot)
    pilot.tap("face-0")
    assert animals(pilot)[0] not in before
    assert animals(pilot)[1:] == before[1:]


def test_each_animal_comes_round_and_none_sits_twice() -> None:
    pilot = opened()
    seen = {animals(pilot)[0]}
    for _ in range(5):
        pilot.tap("face-0")
        seen.add(animals(pilot)[0])
        assert len(set(animals(pilot))) == 4
    assert len(seen) == 5
    assert animals(pilot)[0] == "fox"


def test_the_name_is_that_of_the_animal() -> None:
    pilot = opened()
    pilot.tap("face-0")
    pilot.tap("face-0")
    player = chosen(pilot).players[0]
    assert player.name == pilot.kit.text(f"face-{player.face}")
    assert player.face != "fox"


def test_a_seat_takes_a_person_a_bot_or_nobody() -> None:
    pilot = opened()
    choose(pilot, "kind-1", 0)
    choose(pilot, "kind-2", 2)
    choose(pilot, "kind-3", 1)
    assert [(p.face, p.bot) for p in chosen(pilot).players] == [
        ("fox", None),
        ("owl", None),
        ("bear", "casual"),
    ]


def test_the_first_two_seats_are_always_taken() -> None:
    pilot = opened()
    kinds = [[kind for kind, _ in pilot.scene.widget(f"kind-{seat}").options] for seat in range(4)]
    assert ["empty" in each for each in kinds] == [False, False, True, True]


def test_the_animal_of_an_empty_seat_cannot_be_changed() -> None:
    pilot = opened()
    before = animals(pilot)
    pilot.tap("face-3")
    assert animals(pilot) == before
    choose(pilot, "kind-3", 0)
    pilot.tap("face-3")
    assert animals(pilot)[3] != before[3]


def test_without_a_person_it_does_not_start_and_says_why() -> None:
    pilot = opened()
    choose(pilot, "kind-0", 1)
    pilot.tap("start")
    assert pilot.answers == []
    assert pilot.scene.widget("start").sub == pilot.kit.text("setup-nobody")
    choose(pilot, "kind-0", 0)
    assert pilot.scene.widget("start").sub == ""
    assert len(chosen(pilot).players) == 3


def test_length_and_time_go_into_the_rules() -> None:
    pilot = opened()
    choose(pilot, "rounds", 2)
    choose(pilot, "seconds", 0)
    rules = chosen(pilot).rules
    assert rules.length == Rounds(3)
    assert rules.seconds is None


def test_the_games_of_the_match_are_counted() -> None:
    pilot = opened()
    assert "1 round · 3 games" in pilot.words
    choose(pilot, "rounds", 1)
    choose(pilot, "kind-3", 1)
    assert "2 rounds · 8 games" in pilot.words


def test_what_was_chosen_survives_another_window() -> None:
    pilot = opened()
    choose(pilot, "kind-3", 1)
    choose(pilot, "seconds", 4)
    pilot.resize((1080, 1920))
    assert_well_laid(pilot)
    choices = chosen(pilot)
    assert len(choices.players) == 4
    assert choices.rules.seconds == 120


def test_the_keyboard_alone_sets_a_match_up() -> None:
    pilot = opened()
    for key in ("tab", "return", "tab", "tab", "tab", "left"):
        pilot.key(key)
    for _ in range(4):
        pilot.key("tab", shift=True)
    pilot.key("return")
    (answer,) = pilot.answers
    assert isinstance(answer, Choices)
    assert [(p.face, p.bot) for p in answer.players[:2]] == [("panda", None), ("owl", None)]
