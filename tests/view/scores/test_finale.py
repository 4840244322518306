"""The end of a game as a scene: the best turn, last words, and rest."""

from itertools import product

import pytest

from game.engine.rules import Games
from game.kit.messages import Messages
from game.kit.preferences import Store
from game.session.characters import LEVELS
from game.session.player import Player
from game.session.session import Session
from game.view.scores.last_words import WAYS
from scenes.play.scoring import Scoring
from tests import samples
from tests.kits import ASSETS, store
from tests.scenes.opened import FOUR, FOX, OTTER, OWL, Opened, after

TOLD, TELLING = store(reduced_motion=True), store()


def opened(session: Session, size: tuple[int, int] = (1366, 768), settings: Store = TOLD) -> Opened:
    return Opened(lambda kit: Scoring(kit, session), size, settings=settings)


def test_the_best_turn_is_shown_and_told() -> None:
    won, lost = (opened(samples.ended((seat,))) for seat in (1, 0))
    assert "Your best turn: 9 tiles in turn 33" in won.words
    assert "Your best turn: 7 tiles in turn 44" in lost.words
    assert "You had two tiles left" in lost.words


def test_of_people_who_won_and_lost_the_winner_has_it() -> None:
    assert "Owl’s best turn: 9 tiles in turn 33" in opened(samples.ended((0, 1, 2, 3))).words


def test_who_never_laid_a_tile_is_not_told_so() -> None:
    pilot = opened(after(FOUR, ("", "R3 K9 O12", "J O2", "B4 B5 K11"), length=Games(1)))
    assert "" in pilot.words
    assert not any("best turn" in words for words in pilot.words)


def test_all_comes_to_rest_and_then_nothing_is_drawn() -> None:
    session, small = samples.ended((1,)), (800, 480)
    rest = opened(session, small).picture().get_buffer().raw
    pilot = opened(session, small, TELLING)
    pilot.tick(1)
    pilot.scene.tick(5)
    pilot.step()
    assert pilot.picture().get_buffer().raw != rest
    pilot.scene.tick(30)
    pilot.step()
    assert pilot.picture().get_buffer().raw == rest
    assert pilot.scene.stage.render(pilot.picture()) == []


# Last words


def said(pilot: Opened) -> dict[int, str]:
    return pilot.scene.finale.said


def lines(pilot: Opened, level: str, kind: str) -> list[str]:
    """Give all that a character may say at the end."""
    return [pilot.kit.text(f"says-{level}-{kind}", number=number) for number in range(WAYS)]


def test_bots_who_lost_speak_each_in_words_of_its_own() -> None:
    players = (FOX, OWL, OTTER, Player("Frog", "frog", "level5"))
    pilot = opened(after(players, ("", "R3", "R9", "J")))
    words = said(pilot)
    for seat, level in {1: "level2", 2: "level2", 3: "level5"}.items():
        assert words[seat] in lines(pilot, level, "lost")
    assert len({*words.values()}) == 3


def test_the_first_bot_who_won_thanks_the_others() -> None:
    pilot = opened(after((FOX, OWL, OTTER), ("R9", "", "J")))
    words = said(pilot)[1]
    assert words in lines(pilot, "level2", "won")
    assert f"Owl: {words}" in pilot.scene.remarks()


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_every_character_has_last_words_of_its_own(language: str) -> None:
    text = Messages(ASSETS / "texts", language)
    kinds = list(product(("lost", "won"), range(WAYS)))
    told = [text(f"says-{level}-{kind}", number=at) for level in LEVELS for kind, at in kinds]
    assert len(set(told)) == len(told) == len(LEVELS) * len(kinds)
    assert all(len(each.split()) <= 12 for each in told)
