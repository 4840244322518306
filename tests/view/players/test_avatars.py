"""Names of players; the characters: each thinks as long as its manner and its turn ask for."""

from itertools import pairwise

import pytest

from game.bots import BOTS, PEOPLE
from game.session.buddy import BUDDIES, GENTLE
from game.session.characters import FACES, LEVELS, seated
from game.session.player import Player
from game.view.players.addressing import label
from game.view.players.avatars import character, manner, name_of, think_time
from tests.kits import open_kit, store


def kit_at(speed: str):
    return open_kit((1280, 720), settings=store(bot_speed=speed))


@pytest.mark.parametrize(
    ("player", "name"),
    [
        (Player.unnamed("fox"), "Fox"),
        (Player("Fox", "fox"), "Fox"),
        (Player("Ann", "fox"), "Ann"),
        (Player("Owl", "fox"), "Owl"),
        (Player("", "fox"), "Fox"),
        (Player.unnamed("unicorn"), "unicorn"),
        (Player("", "unicorn"), "unicorn"),
    ],
)
def test_a_player_is_called_as_was_typed_or_like_the_animal(player: Player, name: str) -> None:
    assert name_of(kit_at("normal"), player) == name


def test_a_bot_has_its_title_where_a_person_is_called_alike() -> None:
    kit, owl, maestro = kit_at("normal"), Player.unnamed("owl"), seated("level10")
    ben = Player("Ben")
    assert label(kit, (ben, ben, maestro), 2) == "Owl"
    assert [label(kit, (owl, ben, maestro), seat) for seat in (0, 2)] == ["Owl", "Owl the Maestro"]


def test_every_animal_has_a_name() -> None:
    names = {name_of(kit_at("normal"), Player.unnamed(face)) for face in FACES}
    assert len(names) == len(FACES)
    assert names.isdisjoint(FACES)


def test_they_are_the_levels_that_bots_have() -> None:
    assert tuple(BOTS) == (*LEVELS, "greedy", "hoarder", *BUDDIES, *PEOPLE)


def test_each_level_has_a_name_of_its_own() -> None:
    names = [character(kit_at("normal"), level) for level in LEVELS]
    assert len(set(names)) == len(LEVELS)
    assert all(names)


@pytest.mark.parametrize("bot", [None, "greedy"])
def test_others_have_none(bot: str | None) -> None:
    assert character(kit_at("normal"), bot) == manner(bot) == ""


def test_a_buddy_is_told_by_the_level_it_plays_like() -> None:
    kit = kit_at("normal")
    assert character(kit, "buddy10") == "Buddy · Juggler"
    assert character(kit, "buddy1") == "Buddy · Beginner"
    assert character(kit, GENTLE) == "Beginner"
    assert [manner(bot) for bot in ("buddy1", "buddy10", "hermit")] == [
        "level1",
        "level8",
        "hermit",
    ]
    assert think_time(kit, "buddy10", 2) == think_time(kit, "level8", 2)


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_stronger_bots_think_longer_and_the_longer_the_more_they_move(speed: str) -> None:
    kit = kit_at(speed)
    by_level = [think_time(kit, level, 0) for level in LEVELS]
    by_moves = [think_time(kit, "level3", moved) for moved in range(6)]
    assert all(one < other for times in (by_level, by_moves) for one, other in pairwise(times))
    assert think_time(kit, "level1", 0) == pytest.approx(0.6)
    assert think_time(kit, LEVELS[-1], 40) == pytest.approx(1.2)


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_at_high_speed_all_think_as_short_as_can_be(speed: str) -> None:
    kit = kit_at(speed)
    assert {think_time(kit, level, moved) for level in LEVELS for moved in (0, 9)} == {0.6}
