"""Looking back: the turns of others since a person played, and the table before them."""

import pytest

from game.engine.events import DraftChanged, Drew, Event, GameEnded, Played, TimedOut
from game.engine.game import Game
from game.engine.notation import read_position, read_row, read_table
from game.engine.turn import Draw, Play
from game.session.commands import SortRack
from game.session.playback import Playback, replay, turns_since
from game.session.player import Player
from game.session.session import Session
from tests import samples
from tests.engine.positions import lay

TABLE = """
rules classic-2016
table B4 B5 B6
* Fox+   B9 K1
  Owl+   O1 O2 O3 B13
  Otter+ B7 K9
pool R12 K2 K3 K4
"""
PLAYERS = [Player("Fox"), Player("Owl", bot="level2"), Player("Otter", bot="level2")]


def back_at_fox() -> Session:
    """Let a person draw and two bots play."""
    made = Session(Game(read_position(TABLE)), PLAYERS)
    made.do(Draw())
    while made.player.bot:
        made.tick(0.0)
    return made


def test_what_was_missed_are_the_turns_of_the_others_since() -> None:
    made = back_at_fox()
    assert turns_since(made) == tuple(timed.turn for timed in made.game.record.turns[1:])
    assert len(turns_since(made)) == 2
    assert turns_since(Session(Game(read_position(TABLE)), PLAYERS)) == ()


def test_the_match_before_has_a_game_of_its_own_and_the_racks_as_they_are_shown() -> None:
    made = back_at_fox()
    made.do(SortRack(0, "groups"))
    state = made.state
    before = made.snapshot.before(2)
    assert before.players[before.game.position.to_move].name == "Owl"
    assert before.rack(0) == made.rack(0)
    for turn in turns_since(made):
        before.game.do(turn)
    assert before.game.position == made.game.position
    assert made.state == state


def people() -> Session:
    """Let three people at one screen draw, play and run out of time."""
    made = Session(Game(read_position(TABLE)), [Player(name) for name in ("Fox", "Owl", "Otter")])
    made.do(Draw())
    made.do(Play(read_table("B4 B5 B6 | O1 O2 O3")))
    made.do(lay("K9"))
    made.tick(60)
    return made


def test_turns_of_people_are_done_again_and_time_that_ran_out() -> None:
    made = people()
    playback = Playback(made.snapshot, made.game.turns - len(turns_since(made)))
    assert playback.snapshot.game.position == made.game.positions[1]
    told: list[Event] = []
    tables = []
    while not playback.over:
        playback.begin_turn()
        while playback.in_turn:
            told += playback.go_on()
            tables.append(playback.snapshot.game.draft.rows)
    assert [event for event in told if not isinstance(event, DraftChanged)] == [
        Played(1, read_row("O1 O2 O3"), opening=False),
        TimedOut(2, unfinished=True),
        Drew(2, 3),
    ]
    assert len(tables) > 3
    assert playback.snapshot.game.position == made.game.position
    assert playback.snapshot.rack(0) == made.rack(0)


GAMES = ("classic-2016-4b", "river-3a", "twist-2018-4b", "relaxed-2b")


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_played_back_from_its_deal_to_its_end(name: str) -> None:
    journal = samples.kept(name)
    playback, positions = replay(journal), list(journal.record.positions())
    turns = [timed.turn for timed in journal.record.turns]
    for at, turn in enumerate(turns):
        assert (playback.turn, playback.snapshot.game.position) == (at, positions[at])
        assert playback.begin_turn() == turn
        assert playback.began == positions[at]
        while playback.in_turn:
            events = playback.go_on()
        assert events == playback.events
        assert playback.began == positions[at]
    assert playback.over
    assert playback.snapshot.game.position == positions[-1]
    assert isinstance(playback.events[-1], GameEnded) is bool(positions[-1].ended)


def test_it_goes_to_any_turn_even_in_the_midst_of_one() -> None:
    journal = samples.kept()
    playback, positions = replay(journal), list(journal.record.positions())
    for turn in (40, 3, len(positions) - 1, 0, 12):
        playback.go_to(turn)
        assert playback.snapshot.game.position == positions[turn]
        if not playback.over:
            playback.begin_turn()
            playback.go_on()
    playback.go_to(12)
    playback.begin_turn()
    assert playback.end_turn() == playback.events
    assert playback.snapshot.game.position == positions[13]


def test_points_count_once_the_game_is_over_and_only_once() -> None:
    journal = samples.kept()
    playback = replay(journal)
    assert playback.snapshot.totals == (0,) * 4
    for _ in range(2):
        playback.go_to(len(journal.record.turns))
        (result,) = playback.snapshot.results
        assert playback.snapshot.totals == result.scores


def test_racks_are_sorted_by_runs() -> None:
    playback = replay(samples.kept())
    assert [order.mode for order in playback.snapshot.rack_orders] == ["runs"] * 4


def test_what_was_before_a_turn_is_known_without_playing_it_all_again() -> None:
    made = people()
    for turns in range(4):
        before = made.game.before(turns)
        assert before.state == Game.from_record(before.record).state
        assert before.turns == 3 - turns
