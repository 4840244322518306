"""Who a player is, whatever language is spoken at the table."""

import pytest

from game.engine.rules import CLASSIC
from game.session.journal import write_journal
from game.session.player import Player
from game.session.session import Session

ANN, FOX, OWL = Player("Ann", "fox"), Player.unnamed("fox"), Player.unnamed("owl", "level2")


@pytest.mark.parametrize("name", ["fox", "Fox", "FOX"])
def test_a_name_that_is_the_animals_is_none_of_its_own(name: str) -> None:
    """So it stands in games of before, too, in which the words of a language were kept."""
    player = Player(name, "fox")
    assert player.own_name == ""
    assert player.identity == FOX.identity == ("fox", "")


def test_a_typed_name_tells_apart_who_have_the_same_animal() -> None:
    assert ANN.own_name == "Ann"
    assert len({ANN.identity, FOX.identity, Player("Ann", "owl").identity}) == 3


def test_the_name_of_another_animal_is_ones_own() -> None:
    assert Player("Owl", "fox").identity == ("fox", "Owl")


def test_a_visitor_is_nobody_in_particular() -> None:
    visitor = Player("", "fox")
    assert visitor.is_visitor
    assert not any(each.is_visitor for each in (ANN, FOX, OWL))
    text = write_journal(Session.start(CLASSIC, (visitor, OWL), 1).journal)
    assert Session.resume(text).players == (visitor, OWL)


def test_a_game_is_written_in_no_language_and_read_as_it_was() -> None:
    players = ANN, OWL, Player("Fox", "fox")
    session = Session.start(CLASSIC, players, 1)
    text = write_journal(session.journal)
    assert '[player "fox - Ann"]' in text
    assert '[player "owl level2 owl"]' in text
    assert [seat.name for seat in session.game.start.seats] == ["Ann", "owl", "Fox"]
    assert Session.resume(text).players == players
