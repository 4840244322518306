"""Where the pen goes in a shape of a drawing, and how many edges that makes."""

import re
from collections.abc import Mapping
from math import inf, sqrt

from game.kit.drawings.values import NUMBER, DrawingError, read_numbers, written

COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
LETTER = re.compile(r"([A-DF-Za-df-z])")
ARC = re.compile(
    r"[\s,]*+".join(
        ["", *3 * [f"({NUMBER.pattern})"], "([01])", "([01])"] + 2 * [f"({NUMBER.pattern})"]
    )
)
ARCS = re.compile(rf"(?:{ARC.pattern})*+[\s,]*+")
SIZES = {
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
}
"""The numbers that say what a shape is that is no path."""

ROUND = 0.45  # of the radius is how far the points of a quarter of a circle are from equal steps
HALVED = 2.5  # edges for the root of each pixel that a curve bends: it is halved until it is flat
QUARTERS = 5  # curves that an arc is drawn with at most

Point = tuple[float, float]


class Outline:
    """How far the pen goes, in how many lines, curves and parts, and within what bounds."""

    def __init__(self) -> None:
        self.steps, self.parts, self.length = 0, 0, 0.0
        self.left = self.top = inf
        self.right = self.low = -inf
        self.at: Point = (0.0, 0.0)
        self._start = self._control = self.at
        self._bends = 0.0

    def edges(self, scale: float) -> float:
        """Count the edges it has at most, when it is drawn so much larger."""
        return self.steps + self.parts + HALVED * sqrt(scale) * self._bends

    def reach(self, x: float, y: float) -> None:
        """Note a point that may be drawn."""
        self.left, self.right = min(self.left, x), max(self.right, x)
        self.top, self.low = min(self.top, y), max(self.low, y)

    def move(self, to: Point) -> None:
        """Begin another part."""
        self.parts += 1
        self.at = self._start = self._control = to
        self.reach(*to)

    def line(self, to: Point) -> None:
        """Draw a line."""
        self.length += _far(self.at, to)
        self._step(to)
        self._control = to

    def curve(self, one: Point, two: Point, to: Point) -> None:
        """Draw a curve with two points that it bends to."""
        bend = max(_bend(self.at, one, two), _bend(one, two, to))
        self._bends += sqrt(bend)
        self.length += _far(self.at, one) + _far(one, two) + _far(two, to)
        self.reach(*one)
        self.reach(*two)
        self._step(to)
        self._control = two

    def bow(self, middle: Point, to: Point) -> None:
        """Draw a curve with one point that it bends to."""
        one, two = (
            (x + 2 / 3 * (middle[0] - x), y + 2 / 3 * (middle[1] - y)) for x, y in (self.at, to)
        )
        self.curve(one, two, to)
        self._control = middle

    def smooth(self) -> Point:
        """Give the point for a curve to bend to that goes on as the last one ended."""
        return 2 * self.at[0] - self._control[0], 2 * self.at[1] - self._control[1]

    def arc(self, wide: float, high: float, to: Point) -> None:
        """Draw a part of an ellipse, which is made larger if it does not reach."""
        short, long = sorted((abs(wide), abs(high)))
        radius = long * max(1.0, _far(self.at, to) / max(2 * short, 1e-9))
        for x, y in (self.at, to):
            self.reach(x - 2 * radius, y - 2 * radius)
            self.reach(x + 2 * radius, y + 2 * radius)
        self.length += 7 * radius
        self.round_off(QUARTERS, radius)
        self.line(to)

    def round_off(self, corners: int, radius: float) -> None:
        """Take some corners round."""
        self.steps += corners
        self._bends += corners * sqrt(ROUND * abs(radius))

    def close(self) -> None:
        """Draw a line to where this part began."""
        self.line(self._start)

    def _step(self, to: Point) -> None:
        self.steps += 1
        self.at = to
        self.reach(*to)


def _far(one: Point, other: Point) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _bend(one: Point, middle: Point, other: Point) -> float:
    """Tell how far three points are from lying on a line at equal steps."""
    return max(abs(one[0] - 2 * middle[0] + other[0]), abs(one[1] - 2 * middle[1] + other[1]))


def read_path(text: str) -> tuple[Outline, str]:
    """Follow a path; give also how to write it anew; raises DrawingError."""
    before, *rest = LETTER.split(text)
    if before.strip() or (rest and rest[0] not in "Mm"):
        raise DrawingError("has a path that begins nowhere")
    outline, anew = Outline(), []
    for letter, behind in zip(rest[::2], rest[1::2], strict=True):
        numbers = _numbers(letter, behind)
        anew.append(letter + " ".join(map(written, numbers)))
        _follow(outline, letter, numbers)
    return outline, " ".join(anew)


def _numbers(letter: str, text: str) -> list[float]:
    if letter in "Aa":
        if not ARCS.fullmatch(text):
            raise DrawingError("has a path that cannot be read")
        text = " ".join(" ".join(found) for found in ARC.findall(text))
    numbers, count = read_numbers(text), COUNTS.get(letter.upper())
    if count is None or (len(numbers) % count or not numbers if count else numbers):
        raise DrawingError("has a path that cannot be read")
    return numbers


def _follow(outline: Outline, letter: str, numbers: list[float]) -> None:
    command, relative = letter.upper(), letter.islower()
    if command == "Z":
        outline.close()
        return
    count = COUNTS[command]
    for begin in range(0, len(numbers), count):
        x, y = outline.at if relative else (0.0, 0.0)
        values = numbers[begin : begin + count]
        if command == "A":
            outline.arc(values[0], values[1], (values[5] + x, values[6] + y))
        elif command == "H":
            outline.line((values[0] + x, outline.at[1]))
        elif command == "V":
            outline.line((outline.at[0], values[0] + y))
        else:
            points = [(u + x, v + y) for u, v in zip(values[::2], values[1::2], strict=True)]
            _go(outline, command if begin == 0 else command.replace("M", "L"), points)


def _go(outline: Outline, command: str, points: list[Point]) -> None:
    match command:
        case "M":
            outline.move(points[0])
        case "L":
            outline.line(points[0])
        case "C":
            outline.curve(points[0], points[1], points[2])
        case "S":
            outline.curve(outline.smooth(), points[0], points[1])
        case "Q":
            outline.bow(points[0], points[1])
        case "T":
            outline.bow(outline.smooth(), points[0])


def read_points(text: str) -> tuple[Outline, str]:
    """Follow lines from point to point; give also how to write them anew; raises DrawingError."""
    numbers = read_numbers(text)
    if len(numbers) % 2 or not numbers:
        raise DrawingError("has half a point")
    outline, points = Outline(), list(zip(numbers[::2], numbers[1::2], strict=True))
    outline.move(points[0])
    for point in (*points[1:], points[0]):
        outline.line(point)
    return outline, " ".join(map(written, numbers))


def trace(element: str, sizes: Mapping[str, float]) -> Outline:
    """Follow a shape that is said by some numbers."""
    outline = Outline()
    at = {name: sizes.get(name, 0.0) for name in SIZES[element]}
    match element, list(at.values()):
        case "rect", [x, y, wide, high, *rounded]:
            _round(outline, (x, y), (x + wide, y + high), max(rounded))
        case "circle", [x, y, radius]:
            _round(outline, (x - radius, y - radius), (x + radius, y + radius), radius)
        case "ellipse", [x, y, wide, high]:
            _round(outline, (x - wide, y - high), (x + wide, y + high), max(wide, high))
        case "line", [x1, y1, x2, y2]:
            outline.move((x1, y1))
            outline.line((x2, y2))
    return outline


def _round(outline: Outline, one: Point, other: Point, radius: float) -> None:
    """Follow a box with round corners."""
    outline.move(one)
    for to in ((other[0], one[1]), other, (one[0], other[1]), one):
        outline.line(to)
    outline.round_off(4, radius)
