"""What bots say of their turns and of those of others, each in its own words."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

import pytest

from game.analysis.moments import Moment
from game.engine.events import Drew, Event, GameEnded, Passed, Played, TimedOut, TurnBegan
from game.engine.game import Game
from game.engine.notation import read_position, read_row, read_table
from game.engine.position import Position
from game.engine.score import score
from game.engine.turn import Play, apply, arranged
from game.kit.kit import Kit
from game.kit.messages import Messages
from game.session.characters import LEVELS
from game.session.session import Session
from game.view.remarks import FEWER, VARIANTS, Remarks, remark
from game.view.scores.last_words import WAYS
from tests import samples
from tests.kits import ASSETS, open_kit, store
from tests.null_voice import NullVoice

THREE, FIVE = read_row("O1 O2 O3"), read_row("O1 O2 O3 O4 O5")
LONGEST = {"en": 42, "de": 46, "zh": 17}
"""How many signs a sentence has at most, by language: it has to be read in passing."""


def table(bot: str | None, rack: str = "K1 K2 K3 K4 K5", turns: int = 0) -> Session:
    """Seat a bot on the second of three seats, after so many turns."""
    made = samples.session(samples.RIVER, people=(0, 2))
    made.players = tuple(
        replace(player, bot=bot if at == 1 else player.bot)
        for at, player in enumerate(made.players)
    )
    made.game = Game(with_rack(made.game.position, rack))
    made.game._turns = [None] * turns
    return made


def with_rack(position: Position, rack: str) -> Position:
    tiles = read_row(rack) if rack else ()
    seats = (position.seats[0], replace(position.seats[1], rack=tiles), position.seats[2])
    return replace(position, seats=seats)


OUT = GameEnded(score("out", [read_row("K1"), (), read_row("K2")]))
BLOCKED = GameEnded(score("blocked", [read_row("K1"), read_row("K3"), read_row("K2")]))

MOMENT_OF: list[tuple[str, str, Sequence[Event]]] = [
    ("play", "K1 K2 K3 K4", [Played(1, THREE, False), TurnBegan(2)]),
    ("many", "K1 K2 K3 K4", [Played(1, FIVE, False), TurnBegan(2)]),
    ("opened", "K1 K2 K3", [Played(1, FIVE, True), TurnBegan(2)]),
    ("near", "K1 K2 K3", [Played(1, FIVE, False), TurnBegan(2)]),
    ("out", "", [Played(1, THREE, False), OUT]),
    ("out", "", [Played(1, THREE, True), OUT]),
    ("draw", "K1 K2", [Drew(1, 1), TurnBegan(2)]),
    ("pass", "K1 K2", [Passed(1), TurnBegan(2)]),
    ("pass", "K1 K2", [Passed(1), BLOCKED]),
]


def words_of(kit: Kit, session: Session, events: Sequence[Event]) -> str:
    return "".join(words() for _, _, words in remark(kit, session, events))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("moment", "rack", "events"), MOMENT_OF)
def test_a_bot_says_what_fits_the_moment(
    kit: Kit, level: str, moment: str, rack: str, events: Sequence[Event]
) -> None:
    said = words_of(kit, table(level, rack), events)
    assert said == kit.text(f"says-{level}-{moment}", number=0)


@pytest.mark.parametrize("language", LONGEST)
def test_every_character_has_short_sentences_of_its_own_for_every_moment(language: str) -> None:
    text = Messages(ASSETS / "texts", language)
    ids = [(moment, FEWER.get(moment, VARIANTS)) for moment in get_args(Moment)]
    ids += [("won", WAYS), ("lost", WAYS)]
    said = [
        text(f"says-{level}-{moment}", number=number)
        for level in LEVELS
        for moment, count in ids
        for number in range(count)
    ]
    assert len(set(said)) == len(said)
    assert [each for each in said if len(each) > LONGEST[language]] == []
    assert [each for each in said if not re.search(r"[.!?…。！？]$", each)] == []


@pytest.mark.parametrize("level", LEVELS)
def test_what_it_says_of_a_play_counts_no_tiles(kit: Kit, level: str) -> None:
    """It may have laid one or four."""
    said = " ".join(kit.text(f"says-{level}-play", number=number) for number in range(VARIANTS))
    assert not re.search(r"\b(one|two|three|four)\b", said, re.IGNORECASE)


@pytest.mark.parametrize("level", LEVELS)
def test_round_after_round_it_says_something_else(kit: Kit, level: str) -> None:
    drew = [Drew(1, 1), TurnBegan(2)]
    said = [words_of(kit, table(level, turns=turns), drew) for turns in range(1, 84, 3)]
    spoken = said[::3]
    assert len({*spoken}) == VARIANTS
    assert spoken[VARIANTS] == spoken[0]
    assert {*said[1::3], *said[2::3]} == {""}


@pytest.mark.parametrize(
    ("events", "rounds"),
    [
        ([Played(1, THREE, False), TurnBegan(2)], [0, 2, 4]),
        ([Passed(1), TurnBegan(2)], [0, 3]),
        ([Played(1, FIVE, False), TurnBegan(2)], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_it_is_often_silent_but_not_in_a_great_turn(
    kit: Kit, events: Sequence[Event], rounds: list[int]
) -> None:
    said = [words_of(kit, table("level9", turns=3 * at + 1), events) for at in range(6)]
    assert [at for at, words in enumerate(said) if words] == rounds


@pytest.mark.parametrize("bot", [None, "greedy"])
@pytest.mark.parametrize("event", [Played(1, THREE, False), Drew(1, 1), Passed(1)])
def test_a_person_says_nothing_nor_does_a_bot_without_character(
    kit: Kit, bot: str | None, event: Event
) -> None:
    assert words_of(kit, table(bot), [event, TurnBegan(2)]) == ""


def test_where_no_turn_has_ended_nothing_is_said(kit: Kit) -> None:
    assert words_of(kit, table("level1"), []) == ""
    assert words_of(kit, table("level1"), [TimedOut(0, False), Drew(0, 1)]) == ""


# Of what others do

SPLIT = """
rules classic-2016
table O1 O2 O3
* Owl+ K3 K4 K5 K6 K7 R9 R10
  Fox+ K5 K8 B13 B12
pool R12 R11 R10 B9
"""


def after(*tables: str) -> Session:
    made = samples.at_position(read_position(SPLIT), people=(1,), bot="level9")
    positions = [made.game.position]
    for rows in tables:
        play = Play(arranged(positions[-1].table, read_table(rows)))
        positions.append(apply(positions[-1], play))
    made.game._positions = positions
    return made


def test_whose_row_is_taken_apart_says_so_until_its_own_turn_has_ended(kit: Kit) -> None:
    session = after("O1 O2 O3 | K3 K4 K5 K6 K7", "O1 O2 O3 | K3 K4 K5 | K5 K6 K7")
    remarks = Remarks(kit, session)
    remarks.hear([Played(1, read_row("K5"), False), TurnBegan(0)])
    words = kit.text("says-level9-mine", number=0)
    assert remarks.said == {0: kit.text("said", words=words)}
    remarks.hear([Drew(0, 1), TurnBegan(1)])
    assert words not in "".join(remarks.said.values())


def test_of_an_ordinary_turn_nobody_else_says_a_word(kit: Kit) -> None:
    session = after("O1 O2 O3 | K3 K4 K5 K6 K7", "O1 O2 O3 | K3 K4 K5 K6 K7 K8")
    assert remark(kit, session, [Played(1, read_row("K8"), False), TurnBegan(0)]) == []


@pytest.mark.parametrize(("speech", "heard"), [("off", [("owl", "glad")]), ("normal", [])])
def test_whoever_speaks_is_heard_unless_words_are_read_aloud(
    speech: str, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = open_kit((1280, 720), settings=store(speech=speech), voice=NullVoice())
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(kit.sounds, "say", lambda *who: said.append(who))
    session = table(LEVELS[0], "")
    Remarks(kit, session).hear([Played(1, THREE, False), OUT])
    assert said == heard
