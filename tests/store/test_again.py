"""A deal that is played again is kept as every game is, and counts for nothing."""

from dataclasses import replace

import pytest

from game.engine.deal import Opening
from game.engine.limits import NotationError
from game.engine.rules import CLASSIC, LADDER, Games, Rounds
from game.session.future import Inline
from game.session.journal import Ghost, read_journal, write_journal
from game.session.maestro import deal_again, rack_sizes
from game.session.observer import SessionObserver
from game.session.pace import AtOnce
from game.session.player import Player
from game.session.random_source import deal_for
from game.session.session import Session
from game.store.exchange.exported import read_export
from game.store.games import SavedGames
from scenes.play.scoring import Scoring
from tests.pilot import Pilot
from tests.scenes.opened import after
from tests.store.known import statistics_of
from tests.store.playing import play_on, resumed

ANN, BUDDY = Player("Ann", "otter"), Player.unnamed("fox", "buddy5")
GHOST = 14, 15, 9, 3


def dealt() -> Opening:
    rules = replace(CLASSIC, seconds=None, length=Rounds(2))
    return deal_for(rules, (ANN, BUDDY), 7, 0)


def begin(games: SavedGames, ghost: Ghost = GHOST) -> Session:
    observer = games.observer((ANN, BUDDY), ghost=ghost)
    return deal_again(dealt().position, (ANN, BUDDY), Inline(), AtOnce(), observer)


def play(session: Session, count: int = 1_000_000) -> Session:
    play_on(session, 1, count)
    return session


def test_it_is_one_game_with_the_same_tiles(games: SavedGames) -> None:
    start, session = dealt().position, begin(games)
    again = session.game.start
    assert (again.seats, again.pool, again.to_move) == (start.seats, start.pool, start.to_move)
    assert session.players == (ANN, BUDDY)
    play(session)
    assert len(session.results) == 1
    assert session.standing.winners


def test_it_counts_for_nothing(games: SavedGames) -> None:
    games.set_preferences(ANN, buddy="buddy5", buddy_won=1, buddy_met=True)
    session = play(begin(games))
    assert session.observer.record_stamps(0, ("run",)) == ()
    assert session.observer.buddies is None
    session.close()
    assert statistics_of(games) == ()
    assert games.feats(ANN) == {}
    assert games.stamps(ANN) == {}
    assert games.seated((ANN, BUDDY)) == (ANN, BUDDY)


def test_the_same_game_without_a_ghost_counts(games: SavedGames) -> None:
    session = play(begin(games, ghost=()))
    assert session.observer.buddies
    session.close()
    assert [each.played for each in statistics_of(games)] == [1]
    assert games.feats(ANN)


@pytest.mark.parametrize("ghost", [(), GHOST])
def test_nobody_climbs_a_ladder_with_known_tiles(ghost: Ghost) -> None:
    session = after((ANN, BUDDY), ("", "R3"), length=Games(1), rules=LADDER["rung-1"])
    session.observer = SessionObserver(ghost=ghost)
    pilot = Pilot(lambda kit: Scoring(kit, session))
    assert any(each.name == "further" for each in pilot.scene.widgets) == (not ghost)


def test_it_goes_on_where_it_was_left_and_counts_for_nothing_then(games: SavedGames) -> None:
    session = play(begin(games), 40)
    assert not session.game.result
    session.close()
    again = resumed(games)
    assert again.observer.ghost == GHOST
    play(again).close()
    assert statistics_of(games) == ()


def test_its_text_goes_elsewhere_and_back(games: SavedGames) -> None:
    session = play(begin(games))
    text = games.export(session.observer.id)
    session.close()
    assert '[ghost "14 15 9 3"]' in text
    assert read_export(text).game.result == session.game.result


@pytest.mark.parametrize("wrong", ["", "1 x", "-3", "1234", " 1"])
def test_a_ghost_is_a_row_of_numbers(games: SavedGames, wrong: str) -> None:
    journal = replace(begin(games).journal, ghost=(14, 3))
    text = write_journal(journal)
    assert read_journal(text) == journal
    with pytest.raises(NotationError):
        read_journal(text.replace('"14 3"', f'"{wrong}"'))


def test_what_is_left_is_counted_after_each_own_turn(games: SavedGames) -> None:
    game = play(begin(games)).game
    turns = [at for at, each in enumerate(game.positions[:-1]) if each.to_move == 1]
    left = rack_sizes(game.positions, 1)
    assert left == tuple(len(game.positions[at + 1].seats[1].rack) for at in turns)
    assert len(left) > 1
