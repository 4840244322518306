from datetime import datetime
from pathlib import Path

import pytest

from game.kiosk.file import Kiosk
from game.kiosk.staff_settings import Chosen, StaffSettings
from game.kit import files

LANGUAGES = ("de", "en", "zh")


def staff(folder: Path) -> StaffSettings:
    return StaffSettings(Kiosk(), folder, LANGUAGES, lambda: datetime(2026, 3, 2, 12), lambda: 0.0)


def test_what_staff_choose_wins_over_the_file_and_is_kept(tmp_path: Path) -> None:
    first = staff(tmp_path)
    first.choose(Chosen(cap=0.2))
    first.choose(Chosen(languages=("de",)))
    for each in first, staff(tmp_path):
        assert each.kiosk.sound.cap == 0.2
        assert each.kiosk.play.languages == ("de",)
        assert each.kiosk.play.presets == Kiosk().play.presets


@pytest.mark.parametrize(
    ("content", "cap", "languages"),
    [
        (b'{"cap": 7, "languages": ["de"]}', 0.6, ("de",)),
        (b'{"cap": 0.1, "languages": ["xx", "../de"], "more": 1}', 0.1, ()),
        (b'{"cap": 0.1, "languages": ["xx"], "presets": ["poker"]}', 0.1, ()),
        (b"nothing", 0.6, ()),
    ],
)
def test_what_cannot_be_used_is_as_the_file_says(
    tmp_path: Path, content: bytes, cap: float, languages: tuple[str, ...]
) -> None:
    (tmp_path / "kiosk-staff.json").write_bytes(content)
    kiosk = staff(tmp_path).kiosk
    assert (kiosk.sound.cap, kiosk.play.languages) == (cap, languages)
    assert kiosk.play.presets == Kiosk().play.presets


def test_a_damaged_file_is_kept_beside(tmp_path: Path) -> None:
    path = tmp_path / "kiosk-staff.json"
    path.write_bytes(b"{")
    staff(tmp_path)
    assert files.beside(path).read_bytes() == b"{"


def test_without_a_pin_there_is_nothing_to_open(tmp_path: Path) -> None:
    assert staff(tmp_path).lock is None


def test_where_nothing_can_be_written_a_choice_still_holds() -> None:
    there = staff(files.NOWHERE)
    there.choose(Chosen(cap=0.3))
    assert there.kiosk.sound.cap == 0.3
