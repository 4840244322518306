from dataclasses import dataclass
from pathlib import Path

import pytest

from game.kit.system import clipboard
from game.store.exchange.share_code import read_share_code
from scenes.exports import hand_out
from tests import samples
from tests.kits import open_kit

GAME = samples.summary(rules="twist-2018 seconds=60")
NAME = f"{GAME.started:%Y-%m-%d}-twist-2018"


@dataclass
class Clipboard:
    """A clipboard that works or not, and what lies on it."""

    works: bool = True
    text: str = ""

    def put(self, text: str) -> bool:
        self.text = text if self.works else ""
        return self.works


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    held = Clipboard()
    monkeypatch.setattr(clipboard, "put", held.put)
    return held


def say(folder: Path, text: str = "a game", **known: object) -> str:
    return hand_out(open_kit((1366, 768)), folder, GAME._replace(**known), text)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_it_is_in_a_file_and_on_the_clipboard(tmp_path: Path, board: Clipboard) -> None:
    say(tmp_path / "exports")
    path = tmp_path / "exports" / f"{NAME}.txt"
    assert path.read_text() == read_share_code(board.text, 100) == "a game"


def test_the_same_game_is_one_file_and_another_one_has_a_number(
    tmp_path: Path, board: Clipboard
) -> None:
    for text in ("one", "other", "one", "third", "other"):
        say(tmp_path, text)
    assert files(tmp_path) == [f"{NAME}-2.txt", f"{NAME}-3.txt", f"{NAME}.txt"]
    assert (tmp_path / f"{NAME}-2.txt").read_text() == "other"


@pytest.mark.parametrize("works", [False, True])
@pytest.mark.parametrize("is_writable", [False, True])
def test_it_says_where_it_is(
    is_writable: bool, works: bool, tmp_path: Path, board: Clipboard
) -> None:
    board.works, folder = works, tmp_path / "exports"
    if not is_writable:
        folder.write_text("")
    told = {
        (False, False): "game-unsaved",
        (False, True): "game-copied",
        (True, False): "game-saved",
        (True, True): "game-saved-copied",
    }[is_writable, works]
    path = str(folder / f"{NAME}.txt")
    assert say(folder) == open_kit((1366, 768)).text(told, path=path)
    assert bool(board.text) == works


def test_from_home_a_path_is_short(
    tmp_path: Path, board: Clipboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert str(Path("~") / "exports" / f"{NAME}.txt") in say(tmp_path / "exports")


@pytest.mark.parametrize("rules", ["", "../../up", "no rules at all"])
def test_rules_that_cannot_be_read_name_no_file(
    tmp_path: Path, board: Clipboard, rules: str
) -> None:
    say(tmp_path / "exports", rules=rules)
    assert files(tmp_path) == ["exports"]
    assert files(tmp_path / "exports") == [f"{GAME.started:%Y-%m-%d}-game.txt"]
