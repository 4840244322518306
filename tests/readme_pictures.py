"""Draw the small pictures of the README again: `python -m tests.readme_pictures`.

The moving one is a film, put together by ImageMagick:

    python -m tests.pictures --motion drag --out films
    convert -delay 5 films/drag-*.png -delay 150 films/drag-028.png -loop 0 -resize 640x -fuzz 2% \
        +dither -colors 80 +map -layers Optimize docs/pictures/drag.gif
"""

from pathlib import Path

from pygame import image, transform

from game import commandline
from game.run_main import run_main
from tests.documents import ROOT
from tests.pictures import draw

SAYS = "Draw the small pictures of the README again."
FOLDER = ROOT / "docs" / "pictures"
DRAWN = (1366, 768)
SHOWN = {
    "menu": ("menu-play", (820, 461)),
    "win": ("scoring-won", (400, 225)),
    "public-screen": ("attract", (400, 225)),
}
"""The scene in each picture, and how large it is."""


def main(arguments: list[str]) -> None:
    parser = commandline.Parser(prog="python -m tests.readme_pictures", description=SAYS)
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR")
    folder = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for name, (scene, size) in SHOWN.items():
        path = folder / f"{name}.jpg"
        image.save(transform.smoothscale(draw(scene, DRAWN), size), path)
        print(path)


if __name__ == "__main__":
    run_main(main)
