"""Looking back: the turns of the bots since a person played, and the table before them."""

from game.engine.game import Game
from game.engine.notation import read_position
from game.engine.turn import Draw
from game.session.commands import SortRack
from game.session.player import Player
from game.session.replay import missed, session_before
from game.session.session import Session

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


def test_what_was_missed_are_the_turns_of_the_bots_since() -> None:
    made = back_at_fox()
    assert missed(made) == tuple(timed.turn for timed in made.game.record.turns[1:])
    assert len(missed(made)) == 2
    made.do(Draw())
    assert missed(made) == ()


def test_the_session_before_is_one_of_its_own_with_the_racks_as_they_are_shown() -> None:
    made = back_at_fox()
    made.do(SortRack(0, "groups"))
    state = made.state
    before = session_before(made, 2)
    assert before.player.name == "Owl"
    assert before.rack(0) == made.rack(0)
    for turn in missed(made):
        before.do(turn)
    assert before.game.position == made.game.position
    assert made.state == state
