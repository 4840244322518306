"""The icons of every system are the logo, and Windows is told the version."""

import ast
import runpy
import struct
from io import BytesIO

import pygame
import pytest

from tests.window.desktop import ROOT

PACKAGING = ROOT / "packaging"
SCRIPT = runpy.run_path(str(PACKAGING / "icons.py"))
DRAWN = SCRIPT["drawn"]()


def pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    seen = pygame.image.load(BytesIO(picture), "icon.png")
    return seen.size, pygame.image.tobytes(seen, "RGBA")


@pytest.mark.parametrize("name", [name for name in DRAWN if name.endswith(".png")])
def test_an_icon_is_the_logo_of_today(name: str) -> None:
    size, colors = pixels((PACKAGING / name).read_bytes())
    assert name.startswith("linux/icons/hicolor/{}x{}/".format(*size))
    assert (size, colors) == pixels(DRAWN[name])


def test_icons_are_there_in_every_size_from_16_to_512() -> None:
    sides = {int(name.split("/")[3].partition("x")[0]) for name in DRAWN if name.endswith(".png")}
    assert sides == {16, 24, 32, 48, 64, 128, 256, 512}
    assert {str(path.relative_to(PACKAGING)) for path in PACKAGING.rglob("hicolor/**/*.*g")} == {
        name for name in DRAWN if name.startswith("linux")
    }


def test_windows_finds_each_picture_where_the_file_says_it_lies() -> None:
    file = (PACKAGING / "windows" / "rack-and-run.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", file[:6])
    assert (kind, count) == (1, 7)
    for at in range(count):
        side, _, _, _, _, bits, size, start = struct.unpack("<BBBBHHII", file[6 + 16 * at :][:16])
        assert pixels(file[start : start + size])[0] == (side or 256, side or 256)
        assert bits == 32


def test_macos_finds_each_picture_by_its_name() -> None:
    file = (PACKAGING / "macos" / "rack-and-run.icns").read_bytes()
    assert (file[:4], struct.unpack(">I", file[4:8])[0]) == (b"icns", len(file))
    at, found = 8, {}
    while at < len(file):
        (size,) = struct.unpack(">I", file[at + 4 : at + 8])
        found[file[at : at + 4]] = pixels(file[at + 8 : at + size])[0][0]
        at += size
    assert found == {name: side for side, name in SCRIPT["MACOS"].items()}


def test_windows_is_told_the_version_in_a_form_that_can_be_read() -> None:
    text = (PACKAGING / "windows" / "version.txt").read_text("utf-8")
    assert text.count("@VERSION@") == 2
    filled = text.replace("@NUMBERS@", "(1, 2, 3, 0)").replace("@VERSION@", "1.2.3")
    tree = ast.parse(filled, mode="eval")
    (fixed,) = [each for each in tree.body.keywords if each.arg == "ffi"]
    numbers = {each.arg: ast.literal_eval(each.value) for each in fixed.value.keywords}
    assert numbers["filevers"] == numbers["prodvers"] == (1, 2, 3, 0)
