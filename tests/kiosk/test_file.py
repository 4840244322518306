from pathlib import Path

import pytest

from game.kiosk.file import Kiosk, KioskError, Known, read_kiosk
from game.kiosk.pin import hash_pin
from game.kiosk.times import read_time

KNOWN = Known({"en", "de"}, {"felt", "wood"})


def read(folder: Path, text: str) -> Kiosk:
    path = folder / "kiosk.toml"
    path.write_text(text)
    return read_kiosk(path, KNOWN)


def faults(folder: Path, text: str) -> list[tuple[int, str]]:
    with pytest.raises(KioskError) as raised:
        read(folder, text)
    return [tuple(fault) for fault in raised.value.faults]


def test_an_empty_file_is_a_kiosk_as_it_usually_is(tmp_path: Path) -> None:
    assert read(tmp_path, "") == Kiosk()


def test_what_is_written_holds_and_the_rest_is_as_usual(tmp_path: Path) -> None:
    kiosk = read(
        tmp_path,
        """
        [screen]
        diagonal_in = 55
        bottom_mm = 700

        [sound.by_hour]
        "09:00" = 0.3
        "13:00" = 0

        [play]
        languages = ["de"]
        """,
    )
    assert (kiosk.screen.diagonal_in, kiosk.screen.bottom_mm) == (55.0, 700.0)
    assert kiosk.volumes.at(read_time("13:30")) == 0.0
    assert kiosk.play.languages == ("de",)
    assert kiosk.idle == Kiosk().idle


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[screen]\n\ndiagonal = 55",
            "3: [screen] has no key diagonal; use one of diagonal_in, bottom_mm",
        ),
        (
            "[scren]\nbottom_mm = 1",
            "1: there is no table [scren]; use one of screen, sound, play, idle, times, look,"
            " staff",
        ),
        ("# wide\nscreen = 55", "2: screen is a table: write [screen] above its keys"),
        ("screen.bottom_mm = -1", "1: bottom_mm: expected `float` >= 0.0"),
        ("[sound]\ncap = 1.5", "2: cap: expected `float` <= 1.0"),
        (
            '[sound]\nby_hour = { "9:00" = 0.3 }',
            '2: by_hour has "9:00", which is not a time of day; write it as "09:30"',
        ),
        ('[sound.by_hour]\n"09:00" = 2', "1: by_hour: expected `float` <= 1.0 - at `$[...]`"),
        (
            '[play]\nlanguages = ["en", "fr"]',
            '2: languages has "fr", which is not a language; use one of de, en',
        ),
        ("[screen]\nbottom_mm =\n", "2: invalid value"),
        ("[play]\npresets = []", "2: presets names no set of rules"),
        ('[times]\nopen = "9 to 5"', '2: open is not a time span; write it as "09:00-18:00"'),
        (
            '[times.days]\nmon = "closed"\nsun = "9"',
            '1: days has sun = "9", which is not a time span; write it as "09:00-18:00",'
            ' or "closed"',
        ),
        (
            '[times.days]\nmonday = "closed"',
            "1: days has monday, which is not a day; use mon, tue, wed, thu, fri, sat, sun",
        ),
        (
            '[times]\nopen = "12:00-12:00"',
            '2: open is empty; write "00:00-00:00" for all day',
        ),
        (
            '[times]\ndays = { sun = "07:30-07:30" }',
            '2: days has sun = "07:30-07:30", which is empty; write "00:00-00:00" for all day,'
            ' or "closed"',
        ),
        (
            '[look]\nline = "a\\u0000b"',
            "2: line has the character \\x00, which can't be shown; remove it",
        ),
        (
            '[look]\nline = "Welcome\\nto the library"',
            "2: line has the character \\n, which can't be shown; remove it",
        ),
        (
            '[look]\nlogo = "a\\u0000b"',
            "2: logo has the character \\x00, which can't be shown; remove it",
        ),
        (
            '[look]\nthemes = ["pink"]',
            '2: themes has "pink", which is not a look; use one of felt, wood',
        ),
        (
            '[staff]\npin = "1234"',
            "2: pin is not a PIN hash; make one with 'python main.py --kiosk-pin'",
        ),
    ],
)
def test_a_fault_is_named_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    ((line, what),) = faults(tmp_path, text)
    assert f"{line}: {what}" == told


def test_every_fault_is_named(tmp_path: Path) -> None:
    found = faults(tmp_path, "[idle]\nafter = 1\nask = 'long'\n[hours]\n")
    assert [line for line, _ in found] == [2, 3, 4]


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path: Path) -> None:
    with pytest.raises(KioskError, match="No such file"):
        read_kiosk(tmp_path / "none.toml", KNOWN)
    (tmp_path / "kiosk.toml").write_bytes(b"\xff" * 10)
    with pytest.raises(KioskError, match="Save it as UTF-8"):
        read_kiosk(tmp_path / "kiosk.toml", KNOWN)


def test_a_picture_has_to_lie_beside_the_file(tmp_path: Path) -> None:
    assert "no such file" in faults(tmp_path, '[look]\nlogo = "us.svg"')[0][1]
    (tmp_path / "us.svg").write_text("<svg/>")
    assert read(tmp_path, '[look]\nlogo = "us.svg"').look.logo == "us.svg"


def test_a_day_has_hours_of_its_own_or_none(tmp_path: Path) -> None:
    kiosk = read(
        tmp_path, '[times]\nopen = "10:00-18:00"\ndays = { sun = "closed", sat = "11:00-14:00" }'
    )
    monday, saturday = kiosk.hours(0), kiosk.hours(5)
    assert monday
    assert saturday
    assert monday.holds(read_time("17:59"))
    assert not monday.holds(read_time("18:00"))
    assert not saturday.holds(read_time("10:30"))
    assert kiosk.hours(6) is None


def test_the_hash_of_a_pin_is_taken(tmp_path: Path) -> None:
    hashed = hash_pin("4711")
    assert read(tmp_path, f'[staff]\npin = "{hashed}"').staff.pin == hashed
