from datetime import date, timedelta
from pathlib import Path

import pytest

from game.engine.rules import FAMILY
from game.kiosk.visits import MOST_DAYS, Day, Visits, outcome
from game.kit import files
from game.session.commands import SortRack
from game.session.player import Player
from game.session.session import Session

MONDAY = date(2026, 3, 2)


def test_what_happens_is_counted_by_the_day_and_kept(tmp_path: Path) -> None:
    visits = Visits(tmp_path / "visits.jsonl")
    visits.count("starts", today=MONDAY)
    visits.count("starts", today=MONDAY)
    visits.count("moves", "finished", today=MONDAY + timedelta(days=1))
    week = Visits(tmp_path / "visits.jsonl").week(MONDAY + timedelta(days=1))
    assert [each.day for each in week][-1] == MONDAY + timedelta(days=1)
    assert len(week) == 7
    assert week[-2] == Day(MONDAY, starts=2)
    assert week[-1] == Day(MONDAY + timedelta(days=1), moves=1, finished=1)
    assert week[0] == Day(MONDAY - timedelta(days=5))


def test_there_is_a_line_a_day_and_not_for_ever(tmp_path: Path) -> None:
    path = tmp_path / "visits.jsonl"
    old = (Day(MONDAY - timedelta(days=back), starts=1) for back in range(1, MOST_DAYS + 1))
    lines = "".join(f'{{"day":"{each.day}","starts":1}}\n' for each in old)
    path.write_text(lines)
    Visits(path).count("crashes", today=MONDAY)
    written = path.read_text().splitlines()
    assert len(written) == MOST_DAYS
    assert written[-1].startswith('{"day":"2026-03-02","starts":0')


@pytest.mark.parametrize(
    "content", [b"\xff\x00", b'{"day":"2026-03-02","starts":-1}\n', b"[" * 999]
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "visits.jsonl"
    path.write_bytes(content)
    visits = Visits(path)
    visits.count("starts", today=MONDAY)
    assert visits.week(MONDAY)[-1] == Day(MONDAY, starts=1)
    assert files.beside(path).read_bytes() == content


def test_where_nothing_can_be_written_it_counts_on() -> None:
    visits = Visits(files.NOWHERE / "visits.jsonl")
    visits.count("starts", today=MONDAY)
    assert visits.week(MONDAY)[-1].starts == 1


def begun() -> Session:
    players = Player("", "fox"), Player.unnamed("owl", "level1")
    return next(
        session
        for seed in range(20)
        if (session := Session.start(FAMILY, players, seed)).player.bot is None
    )


def test_who_does_nothing_makes_no_move() -> None:
    session = begun()
    assert outcome(session, has_gone=False) == ("abandoned",)
    assert outcome(session, has_gone=True) == ("resets",)


def test_the_first_command_is_a_move() -> None:
    session = begun()
    session.do(SortRack(0, "groups"))
    assert outcome(session, has_gone=True) == ("moves", "resets")
