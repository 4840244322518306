"""Draws the icons of every system from the logo: `python packaging/icons.py [DIR]`."""

import struct
import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

HERE = Path(__file__).parent
LOGO = HERE.parent / "assets" / "art" / "logo.svg"

ID = "example.rackandrun.rack_and_run"
"""What the desktops of Linux know the game by."""

LINUX = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""Pixels of a side; for macOS with the name that a file gives a picture of this size."""

HEADER, ENTRY = "<HHH", "<BBBBHHII"
"""How the numbers at the head of an .ico file lie in it, and those of each picture."""


def draw(side: int) -> bytes:
    """Draw the logo as a PNG file."""
    import pygame

    written = BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(LOGO, (side, side)), written, "icon.png")
    return written.getvalue()


def pack_ico(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """Pack pictures into a file for Windows."""
    start = struct.calcsize(HEADER) + len(pictures) * struct.calcsize(ENTRY)
    head, body = struct.pack(HEADER, 0, 1, len(pictures)), b""
    for side, picture in pictures:
        small = side % 256  # 0 stands for 256.
        at = start + len(body)
        head += struct.pack(ENTRY, small, small, 0, 0, 1, 32, len(picture), at)
        body += picture
    return head + body


def pack_icns(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """Pack pictures into a file for macOS."""
    parts = [MACOS[side] + struct.pack(">I", 8 + len(data)) + data for side, data in pictures]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def drawn() -> dict[str, bytes]:
    """Return every icon by its path in this folder."""
    pictures = {side: draw(side) for side in sorted({*LINUX, *WINDOWS, *MACOS})}
    hicolor = "linux/icons/hicolor"
    found = {f"{hicolor}/{side}x{side}/apps/{ID}.png": pictures[side] for side in LINUX}
    found[f"{hicolor}/scalable/apps/{ID}.svg"] = LOGO.read_bytes()
    found["windows/rack-and-run.ico"] = pack_ico([(side, pictures[side]) for side in WINDOWS])
    found["macos/rack-and-run.icns"] = pack_icns([(side, pictures[side]) for side in MACOS])
    return found


def main(arguments: list[str]) -> None:
    """Write every icon into the folder asked for."""
    from game.commandline import Parser

    parser = Parser(prog="packaging/icons.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=HERE)
    folder = parser.parse_args(arguments).folder
    for name, icon in drawn().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(icon)


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))
    from game.run_main import run_main

    run_main(main)
