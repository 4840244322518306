"""Looks as a careless or a wicked person may make them: each a folder with a changed theme."""

import os
import re
import shutil
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.kits import ASSETS

FELT = (ASSETS / "themes" / "felt" / "theme.toml").read_text("utf-8")
ART = sorted((ASSETS / "art").glob("*.svg"))

CONTROL = [*map(chr, (*range(32), *range(127, 160))), "\u2028", "\u202e", "\ufeff", "\U000e0001"]
"""What is no letter and can stand in a text."""

NASTY = (
    *("0", "-1", "1e-5", "0.00001", "1e9", "-1e9", "1e38", "1e300", "1e999", "nan", "inf", ""),
    *("9" * 300, "0x10", "1_0", "50%", "3px", "5mm", "1e", "--1", "1.2.3", "١", "red", "\x00"),
)
ATTRIBUTES = (
    *("stroke-dasharray", "stroke-width", "stroke-miterlimit", "stroke-dashoffset", "transform"),
    *("viewBox", "r", "d", "points", "x1", "fx", "offset", "gradientTransform", "style", "fill"),
    *("font-size", "opacity", "clip-path", "xlink:href", "id", "class", "display", "width"),
)
VALUES = (
    *("0.00001", "0.00001 0", "0 0", "1e-30 1e30", "99999", "1 " * 500, "scale(1e6)", "scale(0)"),
    *("rotate(1e5)", "skewX(90)", "matrix(1 1 1 1 1 1)", "matrix(nan 0 0 0 0 0)", "translate()"),
    *("0 0 0 0", "0 0 1 1e6", "0 0 1e-9 1e-9", "url(#a)", "url(#)", "url(http://a/b)", "inherit"),
    *("stroke-dasharray:0.00001;stroke:#fff", "fill:url(#a);stroke-width:1e5", "#a", "#", "none"),
    *("M0 0" + "L9 9L0 0" * 3000, "M0 0h9" + "z" * 9000, "M" + "1 " * 9001, "M0 0Z"),
    "A1 1 0 11 5 5",
    *("M0 0A1e5 1e-9 0 0 1 90 90", "M0 0c" + "9 9 -9 9 5 5 " * 900, "M0 0q1e9 1e9 1 1", "\x07"),
)
INSIDE = (
    '<path d="M0 0h90v90h-90z" fill="none" stroke="#fff" stroke-dasharray="0.00001"/>',
    '<path d="M5 5' + "L90 5L5 90" * 4500 + '" fill="none" stroke="#fff"/>',
    '<path d="M5 5' + "L90 5L5 90" * 300 + '" fill="none" stroke="#fff" stroke-width="9"/>',
    '<rect width="999" height="999" fill="#fff" fill-opacity="0.5"/>' * 390,
    '<rect width="99" height="99" fill="url(#a)"/>' * 39,
    '<linearGradient id="a" xlink:href="#a"/>',
    '<linearGradient id="a" gradientTransform="scale(1e-20)"><stop offset="nan"/></linearGradient>',
    '<radialGradient id="a" r="0" fx="1e5"><stop offset="1"/><stop offset="0"/></radialGradient>',
    "<g>" * 19 + "</g>" * 19,
    "<g>" * 200 + "</g>" * 200,
    "<g/>" * 9000,
    '<text x="5" y="5">words</text><image href="/etc/passwd"/><use href="#a"/>',
    '<svg viewBox="0 0 1 1"><path d="M0 0h9"/></svg>',
    "<style>path{stroke-dasharray:0.00001}</style><script>while(true){}</script>",
    '<!-- <path d="M0 0h90" stroke-dasharray="0.00001"/> --><![CDATA[<path d="M0 0"/>]]>',
    '<circle r="40" cx="50" cy="50" stroke="#fff" stroke-width="80" stroke-dasharray="0.2"/>',
)
DOCTYPE = (
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">'
    + "".join(f'<!ENTITY {chr(98 + n)} "{f"&{chr(97 + n)};" * 10}">' for n in range(9))
    + "]>"
)

TOML = (
    *("a.a" + ".a" * 8000 + " = 1", "x = " + "[" * 4000, "x = " + "{a=" * 3000),
    *("[" + "a." * 90 + "a]", "x = 0x" + "f" * 9000, "x = 1979-05-27T07:32:00Z"),
    *('name = """\n\n"""', "[[colors]]", "[name]"),
    *("name = 'again'", "[colors.ink]", "x = " + "1" * 5000, "[palettes.third]", "\ufeff", "\r"),
    *('[sizes]\nhuge = "\\u0000"', "# " + "x" * 20_000, '"\\u0007" = 1'),
    "x = [" + "[],\n" * 5000 + "]",
)


def _theme(folder: Path, text: str) -> None:
    folder.mkdir(parents=True)
    (folder / "theme.toml").write_text(text, "utf-8", "surrogateescape")


def value(folder: Path, chance: Random) -> None:
    """Put something else in the place of a value, or of a part of one."""
    found = list(re.finditer(r'"[^"\n]*"|(?<= = )[0-9.]+|(?<=\n)\w+(?= =)', FELT))
    at, text = chance.choice(found), FELT
    what = chance.choice([*CONTROL, *NASTY, "x" * 41, "é" * 39, "#12345678", '"', "\\", "[]", "{}"])
    written = f"{ord(what):04x}" if len(what) == 1 else ""
    escaped = f'"\\u{written}"' if written else "true"
    new = chance.choice([what, f'"{what}"', f'"a{what}b"', escaped])
    text = text[: at.start()] + new + text[at.end() :]
    _theme(folder, text)


def number(folder: Path, chance: Random) -> None:
    """Make a number of the theme as small or as large as it may be, or a little more so."""
    table, low, high = chance.choice([("motion", 0, 60_000), ("sizes", 12, 200)])
    head, tail = FELT.split(f"[{table}]")
    body, *rest = tail.split("\n[")
    keep = chance.random() * 0.9
    sizes = re.sub(
        r"(?<= = )[0-9.]+",
        lambda it: it[0] if chance.random() < keep else str(chance.choice([low, high, high + 1])),
        body,
    )
    _theme(folder, f"{head}[{table}]" + "\n[".join([sizes, *rest]))


def torn(folder: Path, chance: Random) -> None:
    content = FELT.encode()
    for _ in range(chance.randint(1, 5)):
        at, long = chance.randrange(len(content)), chance.choice([0, 1, 5, 500])
        new = chance.choice([chance.randbytes(1), b"", content[at : at + long] * 2, b"\x00"])
        content = content[:at] + new + content[at + long :]
    folder.mkdir(parents=True)
    (folder / "theme.toml").write_bytes(content)


def shape(folder: Path, chance: Random) -> None:
    """Write something into the theme that makes it long, deep or wide."""
    lines = FELT.split("\n")
    at = chance.choice([0, 1, 10, chance.randrange(len(lines)), len(lines)])
    lines.insert(at, chance.choice(TOML))
    _theme(folder, "\n".join(lines))


def drawing(folder: Path, chance: Random) -> None:
    """Change drawings of the game's: numbers, attributes, what lies within."""
    _theme(folder, FELT)
    for path in chance.sample(ART, chance.choice([1, 1, 1, 5, len(ART)])):
        (folder / path.name).write_text(changed(path.read_text("utf-8"), chance), "utf-8")


def changed(text: str, chance: Random) -> str:
    match chance.randrange(6):
        case 0:
            found = list(re.finditer(r"-?[0-9]+(\.[0-9]+)?", text))
            for at in sorted(chance.sample(found, min(3, len(found))), key=lambda it: -it.start()):
                text = text[: at.start()] + chance.choice(NASTY) + text[at.end() :]
        case 1:
            tags = list(re.finditer(r"<\w+ ", text))
            at = chance.choice(tags)
            new = f'{chance.choice(ATTRIBUTES)}="{chance.choice(VALUES)}" '
            text = text[: at.end()] + new + text[at.end() :]
        case 2:
            within = "".join(chance.choices(INSIDE, k=chance.choice([1, 1, 3])))
            text = text.replace("</svg>", within + "</svg>")
        case 3:
            begin = text.index(">") + 1
            within = text[begin:].replace("</svg>", "") * chance.choice([2, 5, 9])
            text = f"{text[:begin]}{within}</svg>"
        case 4:
            text = DOCTYPE + text.replace("</svg>", "<g>&j;</g></svg>")
        case 5:
            at = chance.randrange(len(text))
            text = text[:at] + chance.choice(CONTROL) * chance.choice([1, 300]) + text[at + 1 :]
    return text


def heavy(folder: Path, chance: Random) -> None:
    """Make drawings that take long, each of them or only all together."""
    _theme(folder, FELT)
    count = chance.choice([10, 300, 5000])
    for path in chance.sample(ART, chance.choice([1, 5, len(ART)])):
        made = chance.choice(HEAVY)(chance, count)
        box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        gradient = '<linearGradient id="a"><stop offset="0"/></linearGradient>'
        (folder / path.name).write_text(f"{box}{gradient}{made}</svg>", "utf-8")


def _lines(chance: Random, count: int) -> str:
    points = " ".join(f"{chance.randrange(101)} {chance.randrange(101)}" for _ in range(count))
    line = f'stroke="#fff" stroke-linejoin="round" stroke-width="{chance.randint(1, 90)}"'
    return f'<path d="M{points}" {chance.choice([line, ""])}/>'


def _areas(_: Random, count: int) -> str:
    return '<rect width="100" height="100" fill="url(#a)"/>' * count


def _dashed(_: Random, count: int) -> str:
    dash = f'stroke-dasharray="{100 / count:.4f}"'
    return f'<path d="M0 50h100" stroke="#fff" stroke-width="50" {dash}/>'


HEAVY = (_lines, _areas, _dashed)


def file(folder: Path, chance: Random) -> None:
    _theme(folder, FELT)
    shutil.copy(chance.choice(ART), folder)
    path = folder / chance.choice(["theme.toml", "theme.toml", "joker.svg", "fox.svg", "x\x07.svg"])
    path.unlink(missing_ok=True)
    chance.choice(FILES)(path)


def _socket(path: Path) -> None:
    if not hasattr(socket, "AF_UNIX"):
        return
    here = os.open(".", os.O_RDONLY)
    os.chdir(path.parent)  # for the name of a socket must be short
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(path.name)
    os.fchdir(here)
    os.close(here)


def _sparse(path: Path) -> None:
    with path.open("wb") as made:
        made.truncate(1 << 34)


def many(path: Path) -> None:
    for at in range(500):
        path.with_name(f"{at}.svg").write_text("")


LINKS = ("/dev/zero", "/dev/tty", "/dev/stdin", "/proc/self/mem", "nowhere", "theme.toml", "/")
FILES: tuple[Callable[[Path], object], ...] = (
    getattr(os, "mkfifo", Path.mkdir),  # which not every system has
    _socket,
    _sparse,
    many,
    Path.mkdir,
    *(lambda path, to=to: path.symlink_to(to) for to in LINKS),  # type: ignore[misc]
)

Kind = Callable[[Path, Random], None]
KINDS: tuple[Kind, ...] = (value, value, number, torn, shape, drawing, drawing, heavy, file)
NAMES = ("mutant", "two words", "a\x07b", "a\nb", "\udcff\udcfe", "-", "." * 3, "é" * 60, "x" * 200)
"""What a folder may be called; a number follows."""


def make(place: Path, number: int, kind: Kind, chance: Random) -> str:
    """Lay a theme of a kind into a place for themes; give the name of its folder."""
    name = f"{NAMES[0] if chance.random() < 0.9 else chance.choice(NAMES)}{number}"
    kind(place / name, chance)
    return name
