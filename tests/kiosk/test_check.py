import os
from pathlib import Path

import pytest

from game.kiosk.check import FAILED, check, known
from game.kiosk.file import Kiosk, read_kiosk
from game.kiosk.paths import Paths
from game.kiosk.pin import hash_pin
from tests.kit.conftest import write_texts
from tests.kits import ASSETS

EXAMPLE = Path(__file__).parents[2] / "kiosk" / "kiosk.toml"


def checked(folder: Path, text: str, rights: int = 0o600) -> tuple[int, list[str]]:
    lines: list[str] = []
    path = folder / "kiosk.toml"
    path.write_text(text)
    path.chmod(rights)
    return check(path, paths(folder), lines.append), lines


def paths(folder: Path) -> Paths:
    return Paths(ASSETS, folder / "data", folder / "themes", folder)


def test_the_example_has_every_key_as_it_usually_is(tmp_path: Path) -> None:
    assert read_kiosk(EXAMPLE, known(paths(tmp_path))) == Kiosk()
    text = EXAMPLE.read_text()
    for table in Kiosk.__struct_fields__:
        assert f"[{table}]" in text
        for key in type(getattr(Kiosk(), table)).__struct_fields__:
            assert f"\n{key} = " in text or f"\n# {key} = " in text


def test_a_kiosk_that_has_all_it_needs_passes_line_by_line(tmp_path: Path) -> None:
    code, lines = checked(tmp_path, f'[staff]\npin = "{hash_pin("4711")}"')
    assert code == 0
    assert len(lines) > 4
    assert all(line.startswith("pass  ") for line in lines)


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
@pytest.mark.parametrize("rights", [0o644, 0o640, 0o604, 0o606])
def test_a_pin_that_others_can_read_fails(tmp_path: Path, rights: int) -> None:
    code, lines = checked(tmp_path, f'[staff]\npin = "{hash_pin("4711")}"', rights)
    assert code == FAILED
    assert any(line.startswith("fail  staff PIN: other users can read") for line in lines)


def test_a_language_that_is_not_whole_fails(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    for source in (*ASSETS.iterdir(), ASSETS / "texts" / "en"):
        link = tmp_path / source.relative_to(ASSETS)
        if source.name != "texts":
            link.symlink_to(source)
    write_texts(tmp_path / "texts", "fr", "hello = Salut")
    (tmp_path / "kiosk.toml").write_text("")
    lines: list[str] = []
    assert check(
        tmp_path / "kiosk.toml", Paths(tmp_path, tmp_path, tmp_path, tmp_path), lines.append
    )
    told = "fail  languages en, fr: fr: There is no text 'language-name' in language 'fr'."
    assert told in lines


def test_each_fault_of_the_file_fails_on_a_line_of_its_own(tmp_path: Path) -> None:
    code, lines = checked(tmp_path, "[idle]\nafter = 1\nask = 1\n")
    assert code == FAILED
    assert [", line 2:" in lines[0], ", line 3:" in lines[1]] == [True, True]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "fail  staff PIN: missing"),
        ('[look]\nlogo = "kiosk.toml"', "fail  picture kiosk.toml: "),
        ('[look]\nline = "ยินดีต้อนรับ"', "fail  line: no font for ย"),
        ('[look]\nthemes = ["bad"]', "fail  looks bad: "),
        ('[look]\nthemes = ["wood"]', "fail  looks wood: they could burn into the screen"),
    ],
)
def test_what_is_missing_fails(tmp_path: Path, text: str, what: str) -> None:
    (tmp_path / "themes" / "bad").mkdir(parents=True)
    (tmp_path / "themes" / "bad" / "theme.toml").write_text("[colors]\n")
    code, lines = checked(tmp_path, text)
    assert code == FAILED
    assert any(line.startswith(what) for line in lines)


ENDLESS = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">'
    '<path d="M0 0h1e9" stroke="#000" stroke-width="3" stroke-dasharray="1e-6 1e-6"/></svg>'
)


@pytest.mark.release
@pytest.mark.parametrize("key", ["logo", "out_of_order"])
def test_a_picture_that_takes_for_ever_to_draw_fails(tmp_path: Path, key: str) -> None:
    (tmp_path / "own.svg").write_text(ENDLESS)
    code, lines = checked(tmp_path, f'[look]\n{key} = "own.svg"')
    assert code == FAILED
    assert any("own.svg" in line and "takes too long to draw" in line for line in lines)


def test_a_folder_that_cannot_be_written_fails(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("This is no folder.")
    assert any(line.startswith("fail  folder") for line in checked(tmp_path, "")[1])
