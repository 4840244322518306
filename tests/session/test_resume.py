"""Resuming: from its journal, at any moment, a session is what it was and goes on the same way."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.analysis.bot_choice import choose_and_plan
from game.bots import BOTS
from game.engine.events import Event, Refused
from game.engine.game import Command, EndTurn, Game, MoreTime, Undo
from game.engine.move import At, FromRack, Move
from game.engine.notation import read_position, read_tile
from game.engine.position import TIMES, Handicap
from game.engine.rules_notation import write_rules
from game.engine.turn import Draw
from game.session.commands import ArrangeRack, MoveShown, NextGame, SessionCommand, SortRack
from game.session.journal import read_journal, write_journal
from game.session.observer import SessionObserver
from game.session.order.rack_lines import Spot, put, read_lines, standings
from game.session.order.rack_order import LENGTH, MODES
from game.session.pace import Timing
from game.session.player import Player
from game.session.session import Session
from tests.engine.players import actions
from tests.engine.positions import lay
from tests.engine.test_notation import complaint
from tests.engine.whole_games import MOST_TURNS, some_rules
from tests.sizes import size

GAMES_EACH = 21
PARTS = size(2, 24)
"""Games of two parts have every preset."""

OFTEN = 0.01
"""How often, after an action, a session is resumed: some times a game."""

TURNS = (4, 8, 12, 20, 30, MOST_TURNS)
"""After so many turns a game is left; most are, for what comes late takes long to play."""

NAMES = ('"Ann" / [B]', "émile # 2", "* +", "level8")


class Seated:
    """A game as those who play it see it: all they do goes through the doors of a session.

    A twin that was resumed from its journal does the same, and the same comes of it. Between
    commands racks are ordered, now and then, and a little time passes.
    """

    def __init__(self, session: Session, rng: Random) -> None:
        self.session = session
        self.twin = again(session)
        self._rng = rng

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session.game, name)

    def do(self, command: Command) -> list[Event]:
        if self._rng.random() < 0.1:
            ordering = self._ordering()
            self._both(lambda session: session.do(ordering))
        if self._rng.random() < 0.02:
            self._both(lambda session: session.do(MoreTime()))
        turns = self.session.game.turns
        if self.session.player.bot is None:
            self.tick(self._rng.random())
        if self.session.game.turns != turns:
            return []
        wanted = self._from_slots(command)
        return self._both(lambda session: session.do(wanted))

    def tick(self, dt: float) -> list[Event]:
        return self._both(lambda session: session.tick(dt))

    def _both(self, act: Callable[[Session], list[Event]]) -> list[Event]:
        events = act(self.session)
        assert act(self.twin) == events
        return events

    def _ordering(self) -> SessionCommand:
        seat = self._rng.randrange(len(self.session.players))
        there = list(standings(self.session.rack_order(seat).lines))
        if not there or self._rng.random() < 0.5:
            return SortRack(seat, self._rng.choice(MODES))
        tile, _ = there.pop(self._rng.randrange(len(there)))
        spot = Spot(self._rng.randrange(3), self._rng.randrange(LENGTH))
        return ArrangeRack(seat, put(there, (tile,), spot, LENGTH))

    def _from_slots(self, command: Command) -> SessionCommand:
        """Take the last of equal tiles, in the order shown."""
        if not isinstance(command, Move) or self._rng.random() < 0.5:
            return command
        shown = list(enumerate(self.session.rack(self.session.game.position.to_move)))
        slots = []
        for source in command.tiles:
            if isinstance(source, FromRack):
                at = next((at for at, tile in reversed(shown) if tile == source.tile), None)
                if at is None:
                    return command
                shown = [each for each in shown if each[0] != at]
                slots.append(at)
        return MoveShown(command, tuple(slots))


def again(session: Session) -> Session:
    journal = read_journal(write_journal(session.journal))
    albums = [session.observer.albums.get(seat, {}) for seat in range(len(session.players))]
    return Session.go_on(journal, observer=SessionObserver(albums))


def seats(rng: Random) -> list[Player]:
    return [
        Player(name, rng.choice(("fox", "owl")), rng.choice((None, "level1")), handicap=some(rng))
        for name in NAMES[: rng.randint(2, 4)]
    ]


def some(rng: Random) -> Handicap:
    """Make something easier for a player, or nothing."""
    return Handicap(rng.random() < 0.3, rng.random() < 0.3, rng.choice((1, *TIMES)))


def resumed_game(seed: int) -> None:
    """Play a game over and over resumed, after another one that was over."""
    rng, rules = Random(seed), some_rules(seed)
    players = seats(rng)
    session = Session.start(rules, players, seed)
    seated, zeal = Seated(session, rng), rng.choice((0.5, 0.8, 1.0))
    turns = rng.choice(TURNS)
    while not session.game.result and session.game.turns < turns:
        for _ in actions(seated, rng, zeal):
            if rng.random() < OFTEN:
                assert seated.twin.state == session.state
                seated.twin = again(session)
                assert seated.twin.state == session.state
    seated.twin = again(session)
    for each in (session, seated.twin):
        each.do(NextGame())
    assert seated.twin.state == session.state
    assert seated.twin.opening == session.opening


@pytest.mark.whole
@pytest.mark.parametrize("part", range(PARTS))
def test_at_any_moment_a_resumed_session_is_the_same_and_goes_on_so(part: int) -> None:
    for seed in range(part * GAMES_EACH, (part + 1) * GAMES_EACH):
        try:
            resumed_game(seed)
        except Exception as error:
            told = f"seed {seed}, {write_rules(some_rules(seed))}"
            raise AssertionError(f"A game was not resumed: {told}.") from error


# The text

JOURNAL = r"""[seed "2"]
[player "fox - \"Ann\""]
[player "owl level7 Owl / 2"]
[result "out, won by 2, scores -9 9"]
[rack "groups: B7 . K1 K9"]
[rack "own: . . . . . . . B13"]
[start "rules classic-2016 seconds=30 / table B4 B5 B6 / Ann+  B7 K1 K9 / * Owl+  O1 O2 O3 B13 / pool R12 K2"]
1. 0.0 O1 O2 O3
0.0 rack 1 sort runs
0.0 rack 2 as / . B13
0.30000000000000004 B7 to 1.4
0.6000000000000001 time
"""  # noqa: E501
START = """
rules classic-2016 seconds=30
table B4 B5 B6
  Ann+ B7 K1 K9
* Owl+ O1 O2 O3 B13
pool R12 K2
"""


def example() -> Session:
    """Do what the journal tells of."""
    players = [Player('"Ann"'), Player("Owl / 2", "owl", "level7")]
    before = Session.resume(JOURNAL).results[0]
    made = Session(Game(read_position(START)), players, 2, results=[before])
    made.do(SortRack(0, "groups"))
    made.tick(0.1)
    made.do(SortRack(0, "runs"))
    made.do(ArrangeRack(1, read_lines("/ . B13")))
    for dt in (0.1, 0.2):
        made.tick(dt)
    made.do(lay("B7", to=At(0, 3)))
    made.do(Draw(read_tile("O13")))  # It is refused.
    made.tick(0.3)
    return made


def test_a_journal_reads_like_this() -> None:
    made = example()
    assert write_journal(made.journal) == JOURNAL
    assert Session.resume(JOURNAL).state == made.state
    assert Session.resume(JOURNAL.replace("\n", "\r\n")).state == made.state


def test_frames_in_which_nothing_happens_leave_one_line() -> None:
    made = example()
    for _ in range(100):
        made.tick(1 / 60)
    assert len(write_journal(made.journal).splitlines()) == len(JOURNAL.splitlines())
    assert again(made).game.clock == made.game.clock


def test_with_the_turn_its_lines_end() -> None:
    made = example()
    assert len(made.journal.entries) == 4
    made.do(EndTurn())
    assert made.journal.entries == ()
    assert again(made).state == made.state


def test_the_clock_runs_out_when_it_would_have() -> None:
    made = Session.resume(JOURNAL)
    assert made.tick(30 - 0.6000000000000001 - 1e-9) == []
    assert made.tick(1e-8)


def test_a_journal_may_tell_that_time_ran_out() -> None:
    late = Session.resume(JOURNAL.replace("0.6000000000000001 time", "30 time\n0.0 draw"))
    assert [timed.seconds for timed in late.game.record.turns] == [0.0, 30.0, 0.0]
    assert late.game.record.turns[2].turn == Draw()


def test_bots_are_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made = example()
    monkeypatch.setitem(BOTS, "level8", lambda *_: pytest.fail("It was asked."))
    assert again(made).state == made.state


class AsShown:
    """A pace that shows every move."""

    question = staticmethod(choose_and_plan)

    def timing(self, bot: str, commands: Sequence[Command]) -> Timing:
        return Timing(1.0, 0.5)


@pytest.mark.parametrize("undone", [0, 1, 2])
def test_a_bot_goes_on_from_the_table_that_it_left(undone: int) -> None:
    made = Session(Game(read_position(START)), [Player("Fox"), Player("Owl", bot="level9")])
    whole = Session(Game(read_position(START)), made.players)
    made.pace = AsShown()
    while not made.game.draft.touched:
        made.tick(0.1)
    for _ in range(undone):
        made.do(Undo())
    made = again(made)
    made.pace = AsShown()
    while made.game.turns == 0:
        (event, *_) = made.tick(0.5) or [None]
        assert not isinstance(event, Refused)
    whole.tick(0.0)
    assert made.game.position == whole.game.position


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[seed "2"]\n', "", "The journal has no seed."),
        ('"2"', '"x"', "Line 1: 'x' isn't a seed."),
        ('"2"', f'"{"9" * 5_000}"', f"Line 1: '{'9' * 60}…' isn't a seed."),
        ("seed", "sead", "Line 1: A journal has no header 'sead'."),
        ("fox - ", "", "Line 2: '\"Ann\"' isn't a player; one looks like 'fox level2 Ann'."),
        ("fox -", "../fox -", None),
        ("level7", "genius", "Line 3: There is no bot called 'genius'."),
        ('[player "owl level7 Owl / 2"]\n', "", "Line 6: There are 1 players for 2 seats."),
        ("-9 9", "-9 x", "Line 4: 'out, won by 2, scores -9 x' isn't a result."),
        ("-9 9", "-9 9 0", "Line 7: A result has a score for each of 2 players."),
        (
            "won by 2",
            "won by 3",
            "Line 4: 'out, won by 3, scores -9 9' isn't a result with a winner.",
        ),
        ("groups:", "letters:", None),
        ("groups: B7", "groups: B77", "Line 5: 'B77' isn't a tile."),
        ("groups: B7", "groups: " + ". " * 999 + "B7", None),
        ('. B13"', '. B12"', "The order of Owl's rack has other tiles than the rack."),
        ('[rack "own: . . . . . . . B13"]\n', "", "There are 1 orders for 2 racks."),
        ("pool R12", "pool R12 R12 R12", "Line 7: The box has 2 R12, not 3."),
        ("pool R12", "pool ?99 R12", "Line 7: The box has 106 tiles, not 111."),
        ("1. 0.0 O1", "2. 0.0 O1", None),
        ("1. 0.0 O1 O2 O3", "1. 0.0 O1 O2", None),
        ("0.0 rack 1", "0.0 rack 3", "Line 9: 'rack 3 sort runs' is refused here (no-such-tile)."),
        ("B7 to 1.4", "B8 to 1.4", "Line 11: 'B8 to 1.4' is refused here (no-such-tile)."),
        ("B7 to 1.4", "B7 to sea", "Line 11: 'sea' isn't a place to put tiles."),
        ("0.6000000000000001", "0.2", "Line 12: The turn can't be 0.2 seconds old here."),
        ("0.6000000000000001", "31", "Line 12: The turn can't be 31.0 seconds old here."),
        (
            "0.6000000000000001",
            "1e999",
            "Line 12: '1e999 time' isn't an entry of a journal; one looks like '12.5 undo'.",
        ),
        ("time", "flies", "Line 12: 'flies' isn't a command."),
    ],
)
def test_a_damaged_journal_is_refused_in_a_sentence(
    old: str, new: str, message: str | None
) -> None:
    assert JOURNAL.count(old) == 1
    told = complaint(Session.resume, JOURNAL.replace(old, new))
    assert told == message if message else told.startswith("Line ")


@given(st.data())
def test_whatever_is_changed_it_is_resumed_or_refused_in_a_sentence(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(JOURNAL)))
    cut = data.draw(st.integers(0, 12))
    put = data.draw(
        st.text(st.sampled_from('[]"\\ start124.0e-:;/drawpseJKRBO>|*+\n?'), max_size=8)
    )
    assert complaint(Session.resume, JOURNAL[:at] + put + JOURNAL[at + cut :]).endswith((".", "'."))
