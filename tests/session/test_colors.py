"""The colours of players at a table: all different, as preferred, and kept in the record."""

from itertools import product

import pytest

from game.engine.limits import NotationError
from game.engine.rules import CLASSIC
from game.session.journal import read_journal, write_journal
from game.session.player import Player, colored
from game.session.session import Session
from game.store.summary import write_players
from game.view.table.shown import mark_of

PLAYERS = tuple(Player(name, "fox") for name in ("Ann", "Ben", "Cem", "Dan"))
PREFERENCES = (None, 0, 1, 2, 3)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_all_have_other_colors_and_the_first_who_prefers_one_has_it(count: int) -> None:
    for preferred in product(PREFERENCES, repeat=count):
        colors = [
            each.color_on(seat) for seat, each in enumerate(colored(PLAYERS[:count], preferred))
        ]
        assert len(set(colors)) == count
        for seat, color in enumerate(preferred):
            if color is not None and color not in preferred[:seat]:
                assert colors[seat] == color


def test_where_nobody_prefers_anything_each_has_the_color_of_the_seat() -> None:
    assert colored(PLAYERS, (None,) * 4) == PLAYERS
    assert colored(PLAYERS, (0, 1, 2, 3)) == PLAYERS


def test_a_game_gone_on_with_has_the_same_colors() -> None:
    players = colored(PLAYERS[:3], (2, None, 1))
    session = Session.start(CLASSIC, players, 3)
    text = write_journal(session.journal)
    assert '"fox:2 - Ann"' in text
    again = Session.resume(text)
    assert again.players == players
    assert [mark_of(again.players, seat) for seat in range(3)] == ["seat_2", "seat_0", "seat_1"]


def test_a_record_of_before_has_the_colors_of_the_seats() -> None:
    text = write_journal(Session.start(CLASSIC, PLAYERS[:2], 3).journal)
    assert '"fox - Ann"' in text
    assert [each.color for each in read_journal(text).players] == [None, None]


@pytest.mark.parametrize("forged", ["fox:4", "fox:", "fox:11", "fox:-1", ":1"])
def test_a_color_that_there_is_not_is_refused(forged: str) -> None:
    text = write_journal(Session.start(CLASSIC, PLAYERS[:2], 3).journal)
    with pytest.raises(NotationError):
        read_journal(text.replace('"fox - Ann"', f'"{forged} - Ann"'))


def test_a_list_of_games_names_the_colors() -> None:
    assert write_players(colored(PLAYERS[:2], (3, None))) == "fox:3 - Ann\nfox - Ben"
