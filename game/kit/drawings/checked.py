"""A drawing as a whole: read element by element, weighed, and written anew.

What the game does not know of SVG is left out, as it always was: text, filters, pictures. What it
knows has to be within bounds.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import sqrt
from typing import NamedTuple
from xml.etree.ElementTree import Element

from game.kit.drawings import outline as pen
from game.kit.drawings import transforms, values
from game.kit.drawings.outline import Outline
from game.kit.drawings.transforms import Matrix
from game.kit.drawings.values import Check, DrawingError
from game.kit.markup import MarkupError, local_name, read_markup

MOST_ELEMENTS, MOST_LEVELS = 400, 20
LARGEST_WORK = 25.0  # the game's own drawings take 9 at most
SIDE = 300  # px, how large the work is reckoned for
# What it takes, in ms: each element, all of the picture, a pixel of an edge, an edge, and two edges
# side by side, for they are sorted one by one.
EACH, AREA, LENGTH, EDGE, SORTED = 0.02, 0.5, 20e-6, 0.0005, 15e-6
LONGEST = 4.0  # times as wide as high, or as high as wide
FAR = 8.0  # sides of the picture from its corner to whatever is drawn

SVG = frozenset(["", "http://www.w3.org/2000/svg"])
NAMES = SVG | {"http://www.w3.org/1999/xlink"}

PAINT: dict[str, Check] = {
    "fill": values.paint,
    "stroke": values.paint,
    "stroke-width": values.length(0.0),
    "stroke-dasharray": values.dashes,
    "stroke-linecap": values.one_of("butt", "round", "square"),
    "stroke-linejoin": values.one_of("miter", "round", "bevel"),
    "stroke-miterlimit": values.length(1.0, 100.0),
    "fill-rule": values.one_of("nonzero", "evenodd"),
    **{f"{what}opacity": values.length(0.0, 1.0) for what in ("", "fill-", "stroke-")},
    "transform": transforms.check_transform,
    "id": values.name,
}
STOP: dict[str, Check] = {
    "offset": values.part,
    "stop-color": values.paint,
    "stop-opacity": values.length(0.0, 1.0),
}
GRADIENT: dict[str, Check] = {
    **dict.fromkeys(("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy"), values.part),
    "gradientUnits": values.one_of("userSpaceOnUse", "objectBoundingBox"),
    "gradientTransform": transforms.check_transform,
    "spreadMethod": values.one_of("pad", "reflect", "repeat"),
    "href": values.link,
    "id": values.name,
}
GROUP = {"class": values.one_of("variant"), "display": values.display, **PAINT}
KNOWN: dict[str, dict[str, Check]] = {
    "g": GROUP,
    "defs": {},
    "linearGradient": GRADIENT,
    "radialGradient": GRADIENT,
    "stop": STOP,
    "path": {**PAINT, "d": str.strip},
    "polyline": {**PAINT, "points": str.strip},
    "polygon": {**PAINT, "points": str.strip},
    **{
        shape: {**PAINT, **dict.fromkeys(sizes, values.length())}
        for shape, sizes in pen.SIZES.items()
    },
}
STYLE = {"fill": "black", "stroke": "none", "stroke-width": "1"}


class Drawing(NamedTuple):
    """A drawing as the game writes it, and what it takes to draw: about so many ms at 300 px."""

    source: bytes
    work: float


class _Box(NamedTuple):
    left: float
    top: float
    wide: float
    high: float

    @property
    def side(self) -> float:
        return max(self.wide, self.high)


class _Place(NamedTuple):
    """Where an element stands: how its group lies and is painted."""

    matrix: Matrix
    style: Mapping[str, str]


@lru_cache(maxsize=256)
def check_drawing(source: bytes) -> Drawing:
    """Read a drawing; raises DrawingError with half a sentence."""
    try:
        root = read_markup(source, MOST_ELEMENTS, MOST_LEVELS)
    except MarkupError as fault:
        raise DrawingError(str(fault)) from fault
    if local_name(root.tag, SVG) != "svg":
        raise DrawingError("is no SVG drawing")
    reader = _Reader(_box(root.attrib))
    reader.read(root, _Place(Matrix(), STYLE))
    return Drawing(reader.written().encode(), reader.work)


def _box(attributes: Mapping[str, str]) -> _Box:
    text = attributes.get("viewBox", "")
    numbers = values.read_numbers(
        text or " ".join(["0 0", attributes.get("width", ""), attributes.get("height", "")])
    )
    if len(numbers) != 4 or min(numbers[2:]) <= 0:
        raise DrawingError("has no viewBox")
    box = _Box(*numbers)
    if box.side > LONGEST * min(box.wide, box.high) or box.side < 1:
        raise DrawingError("is too long or too small a picture")
    return box


class _Reader:
    """Reads elements, adds up what they take, and keeps how to write them."""

    def __init__(self, box: _Box) -> None:
        self.work = 0.0
        self._box = box
        self._lines: list[str] = []

    def written(self) -> str:
        """Write what was read."""
        box = " ".join(map(values.written, self._box))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        return "\n".join([head, *self._lines, "</svg>\n"])

    def read(self, parent: Element, place: _Place) -> None:
        """Read the elements of another."""
        for element in parent:
            name = local_name(element.tag, SVG)
            if name in KNOWN:
                self._read(name, element, place)

    def _read(self, name: str, element: Element, place: _Place) -> None:
        attributes = dict(_attributes(element, KNOWN[name]))
        matrix = transforms.read_transform(attributes.get("transform", "")).within(place.matrix)
        inner = _Place(matrix, {**place.style, **attributes})
        if outline := _follow(name, attributes):
            self._weigh(outline, inner)
        self._spend(EACH)
        words = "".join(
            f' {key}="{value}"' for key, value in sorted(attributes.items(), key=_order)
        )
        self._lines.append(f"<{name}{words}>")
        self.read(element, inner)
        self._lines.append(f"</{name}>")

    def _weigh(self, outline: Outline, place: _Place) -> None:
        """Add what it takes to fill and to stroke a shape."""
        if not outline.parts:
            return
        style, scale = place.style, place.matrix.longest * SIDE / self._box.side
        line = _Line.of(outline, place, SIDE / self._box.side)
        share = self._share(outline, place.matrix, line.width * self._box.side / SIDE / 2)
        edges, length = outline.edges(scale), outline.length * scale
        if style["fill"] != "none":
            self._add(share, edges, length, style["fill"])
        if style["stroke"] != "none":
            self._add(share, *line.edges(edges, length), style["stroke"])

    def _add(self, share: float, edges: float, length: float, paint: str) -> None:
        """Add what so many edges take, so long in all, around such a share of the picture."""
        area = AREA * share * (2 if paint.startswith("url") else 1)
        self._spend(area + LENGTH * length + EDGE * edges + SORTED * edges**2)

    def _spend(self, more: float) -> None:
        self.work += more
        if self.work > LARGEST_WORK:
            raise DrawingError("takes too long to draw: it needs fewer or simpler shapes")

    def _share(self, outline: Outline, matrix: Matrix, margin: float) -> float:
        """Tell what share of the picture a shape may cover."""
        corners = [
            matrix(x, y) for x in (outline.left, outline.right) for y in (outline.top, outline.low)
        ]
        (left, right), (top, low) = (
            (min(at) - margin - start, max(at) + margin - start)
            for at, start in zip(zip(*corners, strict=True), self._box[:2], strict=True)
        )
        if not -FAR < min(left, top) / self._box.side <= max(right, low) / self._box.side < FAR:
            raise DrawingError("draws far outside its picture")
        wide = max(0.0, min(right, self._box.wide) - max(left, 0.0))
        high = max(0.0, min(low, self._box.high) - max(top, 0.0))
        share: float = wide * high / self._box.side**2
        return share


def _follow(name: str, attributes: dict[str, str]) -> Outline | None:
    """Follow an element if it is a shape, and write its points anew."""
    outline = None
    for key, read in (("d", pen.read_path), ("points", pen.read_points)):
        if key in attributes:
            outline, attributes[key] = read(attributes[key])
    if name in pen.SIZES:
        outline = pen.trace(name, {key: float(attributes.get(key, 0)) for key in pen.SIZES[name]})
    return outline


class _Line(NamedTuple):
    """A line around a shape: its width in pixels, and how often it has a joint, an end, a dash."""

    width: float
    joints: float
    pieces: float
    style: Mapping[str, str]

    @classmethod
    def of(cls, outline: Outline, place: _Place, scale: float) -> "_Line":
        style, usual = place.style, place.matrix.usual
        dashes = values.read_numbers(style.get("stroke-dasharray", "none").replace("none", ""))
        pieces = float(outline.parts)
        if dashes:
            times = place.matrix.longest / max(1e-9, usual)
            pieces += outline.length * times * len(dashes) / sum(dashes)
        width = float(style["stroke-width"]) * usual * scale
        return cls(width, outline.steps, pieces, style)

    def edges(self, edges: float, length: float) -> tuple[float, float]:
        """Count the edges of the line around so many edges, and how long they are together."""
        around = 2 + 2.3 * sqrt(self.width / 2)
        joint = around if self.style.get("stroke-linejoin") == "round" else 3
        end = around if self.style.get("stroke-linecap") == "round" else 2
        count = 2 * edges + joint * self.joints + (2 * end + 2) * self.pieces
        return count, 2 * length + 4 * self.width * (self.joints + self.pieces)


def _attributes(element: Element, known: Mapping[str, Check]) -> Iterator[tuple[str, str]]:
    """Check what is known of an element's attributes, those of its style before the others."""
    styled = (each.partition(":") for each in element.get("style", "").split(";"))
    said = {local_name(key, NAMES): value for key, value in element.attrib.items()}
    for key, value in (said | {key.strip(): value for key, _, value in styled}).items():
        if key in known:
            yield ("xlink:href" if key == "href" else key), known[key](value.strip())


def _order(attribute: tuple[str, str]) -> tuple[int, str]:
    """Put first what the game looks for where a drawing has variants: the class, then the name."""
    first = ("class", "id", "display")
    return first.index(attribute[0]) if attribute[0] in first else len(first), attribute[0]
