"""What is opened: a sample in the usual run, all of it with `--release`."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

from game.kit.system.window import SMALLEST
from tests.golden import PICTURES, THEMES, USUAL, Picture
from tests.pictures import ACCENTED, FROM_RIGHT, SCENES
from tests.sizes import is_release, size

LARGE, TALL = (1920, 1080), (1080, 1920)
WIDE, UPRIGHT = (1024, 600), (900, 1400)
NARROW = SMALLEST[::-1]

NAMES = list(SCENES)
BOOK = [name for name in NAMES if name.startswith("book-")]

LOOKS = [
    Picture("", SMALLEST),
    Picture("", NARROW, theme="wood"),
    Picture("", text_scale=150),
    Picture("", text_scale=200),
    Picture("", WIDE),
    Picture("", UPRIGHT, theme="night"),
    Picture("", LARGE, text_scale=200),
    Picture("", TALL, text_scale=200),
    Picture("", WIDE, language="de"),
    Picture("", TALL, language="de"),
    Picture("", WIDE, language="zh"),
    Picture("", TALL, language="zh"),
    Picture("", WIDE, language=ACCENTED),
    Picture("", TALL, language=ACCENTED),
    Picture("", WIDE, language=FROM_RIGHT),
    Picture("", TALL, language=FROM_RIGHT),
    Picture("", SMALLEST, language=FROM_RIGHT),
    Picture("", NARROW, "wood", language=FROM_RIGHT),
    Picture("", NARROW, language="de", text_scale=200),
    Picture("", SMALLEST, text_scale=200),
    Picture("", SMALLEST, "night", language="zh", text_scale=150),
]
"""Windows, sizes of text, languages and themes in which scenes are seen beside the golden ones."""

COLORFUL = (
    "menu",
    "turn-fault",
    "turn-river",
    "scoring",
    "statistics",
    "attract",
    "visits",
    "card",
)
THEMED = [Picture(name) for name in NAMES]
THEMED += [Picture(name, theme=theme) for theme in THEMES[1:] for name in COLORFUL]
if is_release():
    THEMED += [
        Picture(name, (USUAL, NARROW)[at // 3 % 2], THEMES[at % 3]) for at, name in enumerate(NAMES)
    ]
"""Where text has to stand out: each scene, and the most colourful in every theme;
`python -m tests.contrast` lists what does not anywhere."""

EACH = size(1, len(LOOKS))
"""In how many of these looks each scene is opened."""


def _in_looks() -> Iterator[Picture]:
    """Give each scene in so many looks, in turn: every look has its share of the scenes."""
    step = len(LOOKS) // EACH
    for at, name in enumerate(NAMES):
        for each in range(EACH):
            yield LOOKS[(at + each * step) % len(LOOKS)]._replace(scene=name)


def _golden() -> Iterator[Picture]:
    """Give the golden pictures; a sample has each scene and every look, but not all in all."""
    looks = defaultdict[Picture, list[Picture]](list)
    for picture in PICTURES.values():
        looks[picture._replace(scene="")].append(picture)
    for nth, pictures in enumerate(looks.values()):
        yield from pictures if is_usual(pictures[0]) else pictures[nth % PART :: PART]


def is_usual(picture: Picture) -> bool:
    """Tell the look that all scenes are drawn in."""
    return picture == Picture(picture.scene)


PART = size(4, 1)
"""One in so many of the golden pictures in other looks is looked at."""

OPENED = {picture.name: picture for picture in chain(_golden(), THEMED, _in_looks())}
"""All that is opened, by name."""
