"""Golden pictures and the hashes they are known by: `python -m tests.golden --help`."""

import os
import platform
from collections.abc import Collection, Iterator
from hashlib import sha256
from importlib.metadata import version
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pygame.freetype
from pygame import Surface

from game.commandline import Parser
from game.run_main import run_main
from tests.pictures import SCENES, draw

FILE = Path(__file__).parent / "golden" / "pictures.txt"
"""What the pictures were drawn with, then a line for each: its name and its hash."""

PACKAGES = ("pygame-ce", "font-fredoka-one", "font-manrope", "pylopdf-fonts-zh-cn")
LANGUAGES = ("en", "de", "zh")
THEMES = ("felt", "wood", "night")
PALETTES = ("normal", "safe")
USUAL, SMALL, SQUARE, FULL, TALL, LARGEST = SIZES = (
    (1366, 768),
    (1024, 600),
    (1024, 768),
    (1920, 1080),
    (1080, 1920),
    (3840, 2160),
)

LAYOUTS = (
    "menu",
    "setup-levels",
    "characters",
    "rules",
    "options",
    "book-jokers",
    "settings",
    "drawer",
    "deal",
    "pause-rules",
    "turn-fault",
    "turn-full-rack",
    "turn-worst-fault",
    "turn-river",
    "turn-offer",
    "replay-racks",
    "handover",
    "scoring-lost",
    "review-idea",
    "cabinet",
    "result",
    "attract",
    "staff",
)
"""Scenes that are laid out in a way of their own, and so are drawn in more sizes."""

COLORFUL = ("menu", "turn-fault", "turn-meter", "turn-twist", "turn-river", "settings")
"""Scenes that show most colours of a theme and tiles of all of a palette's."""

WORDY = ("menu", "setup-levels", "options", "turn-fault", "result")
"""Scenes that are tight where text is larger."""

SPOKEN = (*WORDY, "pause-rules", "book-jokers", "turn-worst-fault")
"""Scenes that are drawn in the other languages, too."""


class Picture(NamedTuple):
    """A scene in a window of a size, in a look, in a language."""

    scene: str
    size: tuple[int, int] = USUAL
    theme: str = THEMES[0]
    palette: str = PALETTES[0]
    language: str = LANGUAGES[0]
    text_scale: int = 100

    @property
    def name(self) -> str:
        usual = Picture(self.scene)
        look = [str(mine) for mine, its in zip(self[2:], usual[2:], strict=True) if mine != its]
        return "-".join([self.scene, "{}x{}".format(*self.size), *look])

    def draw(self) -> Surface:
        look = self._asdict()
        # In a home without themes, for a person's own would be seen in the choice of looks.
        with TemporaryDirectory() as home, patch.dict(os.environ, RACK_AND_RUN_HOME=home):
            return draw(look.pop("scene"), look.pop("size"), **look)


def _chosen() -> Iterator[Picture]:
    for scene in SCENES:
        yield Picture(scene)
    for scene, language in product(SPOKEN, LANGUAGES[1:]):
        yield Picture(scene, language=language)
    for scene, size in product(LAYOUTS, (SMALL, SQUARE, FULL, TALL)):
        yield Picture(scene, size)
    yield Picture("turn-fault", LARGEST)
    for theme, palette, scene in product(THEMES, PALETTES, COLORFUL):
        if (theme, palette) != (THEMES[0], PALETTES[0]):
            yield Picture(scene, USUAL, theme, palette)
    for scene, percent in product(WORDY, (150, 200)):
        yield Picture(scene, text_scale=percent)


PICTURES = {picture.name: picture for picture in _chosen()}


def fingerprint(drawn: Surface) -> str:
    return sha256(pygame.image.tobytes(drawn, "RGB")).hexdigest()


def drawn_with() -> str:
    """Name all that pixels depend on beside this game.

    The kind of processor counts, as scaling has a way of its own on each; its extensions do not.
    """
    numbers = {
        "SDL": pygame.get_sdl_version(),
        "SDL_image": pygame.image.get_sdl_image_version(),
        "SDL_ttf": pygame.font.get_sdl_ttf_version(),
        "FreeType": pygame.freetype.get_version(),
    }
    libraries = [f"{name} {'.'.join(map(str, number))}" for name, number in numbers.items()]
    packages = [f"{name} {version(name)}" for name in PACKAGES]
    scaling = f"{pygame.transform.get_smoothscale_backend()} scaling"
    return ", ".join([*packages, *libraries, scaling, platform.system(), platform.machine()])


def kept() -> tuple[str, dict[str, str]]:
    head, *lines = FILE.read_text("utf-8").splitlines()
    return head, dict(line.split() for line in lines)


def accept(names: Collection[str]) -> None:
    """Draw these pictures, keep their hashes, and print the names of those that are new."""
    before = kept()[1] if FILE.exists() else {}
    fresh = {name: fingerprint(PICTURES[name].draw()) for name in names}
    hashes = {name: fresh.get(name) or before.get(name) for name in PICTURES}
    lines = [drawn_with(), *(f"{name} {hash}" for name, hash in hashes.items() if hash)]
    FILE.write_text("\n".join(lines) + "\n", "utf-8")
    changed = [name for name in {**before, **hashes} if before.get(name) != hashes.get(name)]
    print("\n".join([*changed, f"{len(lines) - 1} pictures kept, {len(changed)} changed"]))


def save(names: list[str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        path = folder / f"{name}.png"
        pygame.image.save(PICTURES[name].draw(), path)
        print(path)


def main(arguments: list[str]) -> None:
    parser = Parser(prog="python -m tests.golden", description=__doc__)
    doing = parser.add_mutually_exclusive_group(required=True)
    doing.add_argument("--out", type=Path, metavar="DIR", help="draw into PNG files")
    doing.add_argument("--accept", action="store_true", help="keep as they are drawn now")
    parser.add_argument("--only", choices=PICTURES, action="append", metavar="NAME")
    options = parser.parse_args(arguments)
    if options.accept and options.only and kept()[0] != drawn_with():
        parser.error("The pictures were drawn with other versions: accept all of them.")
    if options.accept:
        accept(options.only or PICTURES)
    else:
        save(options.only or list(PICTURES), options.out)


if __name__ == "__main__":
    run_main(main)
