"""How a group lies in its picture: moved, scaled, turned, skewed."""

import re
from math import cos, radians, sin, sqrt, tan
from typing import NamedTuple

from game.kit.drawings.values import DrawingError, read_numbers, written

CALL = re.compile(r"[\s,]*+(matrix|translate|scale|rotate|skewX|skewY)\s*+\(([^()]*+)\)", re.ASCII)
CALLS = re.compile(rf"(?:{CALL.pattern})*+[\s,]*+", re.ASCII)


class Matrix(NamedTuple):
    """Send a point to (a x + c y + e, b x + d y + f)."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def within(self, outer: "Matrix") -> "Matrix":
        """Give what both do, this one first."""
        (x, y), (z, w), (e, f) = (
            (outer.a * u + outer.c * v, outer.b * u + outer.d * v)
            for u, v in ((self.a, self.b), (self.c, self.d), (self.e, self.f))
        )
        return Matrix(x, y, z, w, e + outer.e, f + outer.f)

    def __call__(self, x: float, y: float) -> tuple[float, float]:
        """Send a point."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def longest(self) -> float:
        """By what a length grows at most."""
        squares = self.a**2 + self.b**2 + self.c**2 + self.d**2
        det = self.a * self.d - self.b * self.c
        return sqrt((squares + sqrt(max(0.0, squares**2 - 4 * det**2))) / 2)

    @property
    def usual(self) -> float:
        """By what the width of a line grows."""
        return (sqrt(self.a**2 + self.c**2) + sqrt(self.b**2 + self.d**2)) / 2


def read_transform(text: str) -> Matrix:
    """Read transforms, the last of which is done first; raises DrawingError."""
    if not CALLS.fullmatch(text):
        raise DrawingError("has a transform that cannot be read")
    whole = Matrix()
    for name, numbers in CALL.findall(text):
        whole = _matrix(name, read_numbers(numbers)).within(whole)
    return whole


def check_transform(text: str) -> str:
    """Check a transform and write it anew."""
    return f"matrix({' '.join(map(written, read_transform(text)))})"


def _matrix(name: str, numbers: list[float]) -> Matrix:
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return Matrix(a, b, c, d, e, f)
        case "translate", [x, *y] if len(y) < 2:
            return Matrix(e=x, f=sum(y))
        case "scale", [x, *y] if len(y) < 2:
            return Matrix(a=x, d=y[0] if y else x)
        case "rotate", [angle]:
            turn = radians(angle)
            return Matrix(cos(turn), sin(turn), -sin(turn), cos(turn))
        case "rotate", [angle, x, y]:
            return Matrix(e=-x, f=-y).within(_matrix(name, [angle])).within(Matrix(e=x, f=y))
        case "skewX", [angle]:
            return Matrix(c=tan(radians(angle)))
        case "skewY", [angle]:
            return Matrix(b=tan(radians(angle)))
    raise DrawingError("has a transform that cannot be read")
