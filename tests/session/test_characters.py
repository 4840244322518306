"""Who each bot is; who sits at a table as one remembers it, and as it was before."""

from game.bots import BOTS
from game.last_setup import Occupant, apart, last_occupants
from game.session.characters import (
    BUDDY,
    CHARACTERS,
    FACES,
    LEVELS,
    MOST_STARS,
    WATCHED,
    persona_of,
    seated,
    worn_by,
)
from game.session.player import Player
from game.settings import Settings


def test_each_bot_is_an_animal_of_its_own_and_each_animal_a_bot() -> None:
    assert {who.animal for who in CHARACTERS.values()} == set(FACES)
    assert len(CHARACTERS) == len(FACES)
    assert len({seated(bot).face for bot in WATCHED}) == len(WATCHED)


def test_the_stronger_a_bot_the_more_stars() -> None:
    stars = [CHARACTERS[level].stars for level in LEVELS]
    assert stars == sorted(stars)
    assert (stars[0], stars[-1], CHARACTERS[BUDDY].stars) == (1, MOST_STARS, 0)


def test_any_step_of_a_buddy_is_the_buddy() -> None:
    assert persona_of("buddy9") is CHARACTERS[BUDDY]
    assert persona_of("greedy") is persona_of(None) is None
    assert set(LEVELS) < set(BOTS)


def test_bots_wear_something_and_people_and_bots_of_earlier_games_do_not() -> None:
    assert worn_by(seated("level10")) == "top_hat"
    assert worn_by(Player.unnamed("owl")) == worn_by(Player.unnamed("fox", "level10")) == ""


def test_bots_that_were_alike_come_back_as_two() -> None:
    seats = ("person fox buddy", "bot owl buddy", "bot otter buddy", "bot bear level1")
    kept = Settings(seats_alone=tuple(f"{seat} of 12" for seat in seats))
    occupants = last_occupants(kept, together=False)
    assert [it.level for it in occupants[1:]] == [BUDDY, "level1", "level2"]
    assert [it.player.face for it in occupants] == ["fox", "fox", "rabbit", "panda"]


def test_who_is_seated_first_stays_and_another_sends_the_next_best() -> None:
    alike = [Occupant("bot", "owl", "level10"), Occupant("bot", "owl", "level10")]
    assert [it.level for it in apart(alike)] == ["level10", "level9"]
    assert [it.level for it in apart(alike, 1)] == ["level9", "level10"]
