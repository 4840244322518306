"""A turn of a kept game: whose it is, what it has laid, and how it is told."""

import pytest

from game.engine.notation import write_row
from game.engine.turn import Play
from game.kit.kit import Kit
from game.session.playback import Playback, replay
from game.view.replay.outline import outline_of
from game.view.replay.past import show_past, tell, tell_turn
from tests import samples

FIRST, MOST = 20, 43
"""The turns of the first sets and of the most tiles."""


@pytest.fixture
def playback() -> Playback:
    return replay(samples.kept("classic-2016-4b"))


def laid(playback: Playback) -> set[str]:
    """Give the tiles that are marked on the table."""
    shown = show_past(playback, None)
    return {str(shown.rows[row][index]) for row, index in shown.marks}


def test_it_is_shown_whose_turn_it_was_and_what_that_laid(playback: Playback) -> None:
    for turn, timed in enumerate(playback.game.record.turns, start=1):
        playback.go_to(turn)
        before, after = playback.game.positions[turn - 1 : turn + 1]
        shown = show_past(playback, None)
        assert (shown.to_move, shown.rows) == (before.to_move, after.table)
        assert set(shown.marks.values()) <= {f"seat_{before.to_move}"}
        count = len(before.mover.rack) - len(after.seats[before.to_move].rack)
        assert len(shown.marks) == (count if isinstance(timed.turn, Play) else 0)


def test_in_the_midst_of_a_turn_nothing_is_called_faulty(playback: Playback) -> None:
    playback.go_to(MOST - 1)
    playback.begin_turn()
    assert laid(playback) == set()
    states = set()
    while playback.in_turn:
        playback.go_on()
        states |= {row.state for row in show_past(playback, None).status.rows}
    assert "faulty" not in states
    assert laid(playback)


def test_nobody_sees_a_rack_that_is_not_theirs(playback: Playback) -> None:
    playback.go_to(FIRST)
    assert show_past(playback, None).rack == ()
    mine = playback.game.positions[FIRST].seats[2].rack
    assert sorted(map(str, show_past(playback, 2).rack)) == sorted(write_row(mine).split())


def test_turns_are_told_with_their_number_and_their_seconds(kit: Kit, playback: Playback) -> None:
    starts = samples.NAMES[playback.game.start.to_move]
    assert tell(kit, playback) == f"The tiles are dealt. {starts} begins."
    playback.begin_turn()
    assert tell(kit, playback) == f"1 of 65 · {starts} …"
    slow = next(at for at, each in enumerate(playback.game.record.turns, 1) if each.seconds >= 1)
    for turn in (1, slow):
        playback.go_to(turn)
        seconds = round(playback.game.record.turns[turn - 1].seconds)
        assert (f"{seconds} s" in tell(kit, playback)) is bool(seconds)
        assert tell(kit, playback).startswith(f"{turn} of 65 · ")


def test_a_turn_is_called_by_its_number_its_player_and_its_chapters(
    kit: Kit, playback: Playback
) -> None:
    players = playback.snapshot.players
    found = [each.name for each in outline_of(kit, playback).signs if each.turn == FIRST]
    assert tell_turn(kit, players, FIRST, 0, found) == "20 · You · first sets"
    assert tell_turn(kit, players, 5, 1, []) == "5 · Owl"
    assert tell_turn(kit, players, 0, 0, []) == "The deal"
