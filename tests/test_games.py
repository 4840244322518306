"""The door to kept games: they are listed, printed and taken in, and never disturbed."""

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest

import main as front
from game.engine.record import read_record
from game.engine.record_lines import unwrap
from game.games import main
from game.settings import HOME, own_folders
from game.store.games import FILE, SavedGames
from game.store.schema import VERSION
from tests.following import follow
from tests.store.playing import keep_match, match, run_sql


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Keep a match, and one that is not over, once for all tests."""
    made = tmp_path_factory.mktemp("played")
    for seed, count in ((1, 1_000_000), (2, 100)):
        with closing(SavedGames(made)) as games:
            keep_match(games, count, seed)
    return made


@pytest.fixture
def home(played: Path, tmp_path: Path) -> Path:
    """Give a folder of one's own with these games."""
    return Path(shutil.copytree(played, tmp_path, dirs_exist_ok=True))


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]):
    def asked(*arguments: object) -> tuple[int, str, str]:
        code = main([*map(str, arguments)])
        told = capsys.readouterr()
        return code, told.out, told.err

    return asked


def test_each_game_is_a_line(home: Path, ask) -> None:
    code, out, err = ask("--data", home)
    lines = [json.loads(line) for line in out.splitlines()]
    with closing(SavedGames(home)) as games:
        listed = games.listed()
    assert (code, err) == (0, "")
    assert [line["id"] for line in lines] == [game.id for game in listed]
    newest = lines[0]
    assert (newest["going"], newest["ended"], newest["scores"]) == (True, "", [])
    assert newest["players"][1] == {"name": "Owl", "face": "owl", "bot": "level1"}
    assert newest["saved"] == listed[0].saved.isoformat(" ", "seconds")
    assert [line["number"] for line in lines[1:]] == [3, 2, 1]


def test_the_folder_of_ones_own_is_meant_without_another(
    home: Path, ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME, str(home))
    assert len(ask()[1].splitlines()) == 4


def test_one_is_printed_and_can_be_taken_in_elsewhere(home: Path, ask, tmp_path: Path) -> None:
    ids = [line["id"] for line in listed(ask, home) if not line["going"]]
    other = tmp_path / "other"
    for id in ids:
        code, text, _ = ask(id, "--data", home)
        assert code == 0
        assert f'[id "{id}"]' in text
        (tmp_path / "game.txt").write_text(text, "utf-8")
        code, taken, _ = ask("--data", other, "--import", tmp_path / "game.txt")
        assert code == 0
        assert ask("--data", other, "--import", tmp_path / "game.txt")[1] == taken
        assert ask(taken.strip(), "--data", other)[1].split("\n")[2:] == text.split("\n")[2:]
    assert read_record(unwrap(text)).turns
    assert len(ask("--data", other)[1].splitlines()) == len(ids)


def test_one_that_goes_on_is_not_printed(home: Path, ask) -> None:
    """It would name every rack, the pool and the seed."""
    (game,) = (line for line in listed(ask, home) if line["going"])
    code, out, err = ask(game["id"], "--data", home)
    assert (code, out) == (2, "")
    assert err.startswith("That game isn't over")
    assert len(err.splitlines()) == 1


def listed(ask, home: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in ask("--data", home)[1].splitlines()]


def test_an_open_game_is_not_disturbed(home: Path, ask) -> None:
    with closing(SavedGames(home)) as games:
        games.flush()
        code, out, err = ask("--data", home)
        assert (code, out) == (2, "")
        assert err == "Rack & Run is open. Close it first.\n"
        session = match(3)
        follow(games, session)
        games.flush()
        assert games.trouble == ""


def test_who_only_looks_makes_no_file(tmp_path: Path, ask) -> None:
    with pytest.raises(SystemExit):
        ask("--data", tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("id", ["0123456789abcdef", "nonsense", "' OR 1", "\x1b"])
def test_a_game_that_is_not_there_is_told(home: Path, ask, id: str) -> None:
    code, out, err = ask(id, "--data", home)
    assert (code, out) == (2, "")
    assert err.startswith("There is no game with the id '")
    assert err.rstrip("\n").isprintable()


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\xff\xfe\x00", b"x" * 500_000])
def test_what_is_no_game_is_told_in_a_line(tmp_path: Path, ask, content: bytes, capsys) -> None:
    (tmp_path / "record.txt").write_bytes(content)
    try:
        code, out, err = ask("--data", tmp_path / "new", "--import", tmp_path / "record.txt")
    except SystemExit as ended:
        code, (out, err) = ended.code, capsys.readouterr()
    assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_a_damaged_file_is_told(home: Path, ask) -> None:
    (home / FILE).write_bytes(b"nonsense")
    code, out, err = ask("--data", home)
    assert (code, out) == (0, "")
    assert err == "The file was damaged. A new one was started, and the old one kept as .bad.\n"


def test_a_file_that_is_gone_is_taken_from_a_copy(home: Path, ask) -> None:
    (home / FILE).rename(home / "games-2026-11-20.db")
    code, out, err = ask("--data", home)
    assert (code, len(out.splitlines())) == (0, 4)
    assert err == "The file was gone. The newest backup is in use.\n"


def test_a_later_version_keeps_its_games(home: Path, ask) -> None:
    run_sql(home, f"PRAGMA user_version={VERSION + 1}")
    assert ask("--data", home) == (2, "", "The games are from a newer version of Rack & Run.\n")


def test_the_game_itself_takes_a_folder_for_all(tmp_path: Path) -> None:
    options = front.read_options(["--data", str(tmp_path)])
    assert set(own_folders(options.data)) == {tmp_path}
