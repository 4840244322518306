"""Games of every released number of the rules: read for ever, up to where today's rules follow."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.engine.record import ENGINE
from game.engine.record_lines import unwrap
from game.session.session import Session
from game.store.games import FILE, SavedGames
from game.store.seen import see
from tests.store.released import RECORDS, end

KEPT = sorted(RECORDS.glob("engine-*/*.txt"))


def name(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def engine(path: Path) -> int:
    return int(path.parent.name.removeprefix("engine-"))


def whole(path: Path) -> int:
    lines = path.read_text("utf-8").split("\n")
    return sum(line[:1].isdigit() and ". " in line for line in lines)


def test_there_are_games_of_every_number() -> None:
    assert {engine(path) for path in KEPT} == set(range(1, ENGINE + 1))
    assert len(KEPT) >= 6 * ENGINE


@pytest.mark.parametrize("path", KEPT, ids=name)
def test_it_is_seen_as_far_as_it_was(games: SavedGames, tmp_path: Path, path: Path) -> None:
    """As the store has it, which drops none of it, whatever the rules are now."""
    text, known = path.read_text("utf-8"), path.with_suffix(".end").read_text("utf-8")
    games.flush()
    games.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as opened, opened:
        journal = "".join(line for line in text.splitlines(keepends=True) if not told(line))
        opened.execute(
            "INSERT INTO game (id, number, started, saved, engine, rules, players, laid, length, "
            "scores, ended, going, head, turns) VALUES "
            "('a', 1, 0, 0, ?, '', 'fox - a' || char(10) || 'owl - b', '', 0, '', '', 0, ?, '')",
            (engine(path), journal),
        )
    with closing(SavedGames(tmp_path)) as again:
        seen = again.seen("a")
        assert seen.journal
        assert end(seen.journal) == known
        turns = int(known.split(" ")[0])
        assert len(seen.journal.record.turns) == turns
        assert bool(seen.gap) == (turns < whole(path))
        assert again.text("a") == journal
        assert len(again.listed()) == 1


def told(line: str) -> bool:
    """Tell whether a line is one of an export, not of a journal."""
    names = ("app", "id", "engine", "started", "saved", "rules", "game", "end", "scores")
    return line.startswith(tuple(f"[{name} " for name in names))


@pytest.mark.parametrize("path", [each for each in KEPT if engine(each) == ENGINE], ids=name)
def test_those_of_today_can_be_taken_in(games: SavedGames, path: Path) -> None:
    text = path.read_text("utf-8")
    id = games.take_in(text)
    journal = games.seen(id).journal
    assert journal
    assert end(journal) == path.with_suffix(".end").read_text("utf-8")
    if path.stem.startswith("unfinished"):
        session = games.resume(id)
        assert session
        assert session.journal.entries == journal.entries != ()
    else:
        assert unwrap(games.export(id)).split("\n")[2:] == text.split("\n")[2:]


def test_one_under_way_goes_on_as_it_was() -> None:
    path = RECORDS / "engine-1/unfinished-journal.txt"
    text = path.read_text("utf-8")
    assert see(text, 1).gap == ""
    session = Session.resume(text)
    assert len(session.game.draft.steps) > 0
    assert session.game.turns == whole(path)
