"""How eyes see colours: contrast, the difference of two colours, and eyes that lack a cone."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Rgb = tuple[float, float, float]
Lab = tuple[float, float, float]

# What is left of linear red, green and blue (Machado, Oliveira, Fernandes 2009, severity 1).
EYES: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def rgb(color: str) -> Rgb:
    return tuple(int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))  # type: ignore[return-value]


def linear(color: str) -> Rgb:
    return tuple(  # type: ignore[return-value]
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb(color)
    )


def over(color: str, ground: str) -> str:
    """Lay a colour with alpha over an opaque ground."""
    alpha = int(color[7:9] or "FF", 16) / 255
    mixed = [
        round(255 * (top * alpha + low * (1 - alpha)))
        for top, low in zip(rgb(color), rgb(ground), strict=True)
    ]
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def luminance(color: str) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast of WCAG, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def difference(one: str, other: str, eyes: str = "usual") -> float:
    """Give how different two colours are to some eyes (dE2000)."""
    return delta_e(_lab(_seen(one, eyes)), _lab(_seen(other, eyes)))


def _seen(color: str, eyes: str) -> Rgb:
    light = linear(color)
    mixed = (sum(a * b for a, b in zip(row, light, strict=True)) for row in EYES[eyes])
    return tuple(min(1.0, max(0.0, c)) for c in mixed)  # type: ignore[return-value]


def _lab(light: Rgb) -> Lab:
    red, green, blue = light
    x, y, z = (
        _bent(value)
        for value in (
            (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
            0.2126 * red + 0.7152 * green + 0.0722 * blue,
            (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def delta_e(one: Lab, other: Lab) -> float:
    """Give the difference of two colours in Lab by CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    grey = 0.5 * (1 - _weight((hypot(a1, b1) + hypot(a2, b2)) / 2))
    c1, c2 = hypot(a1 * (1 + grey), b1), hypot(a2 * (1 + grey), b2)
    h1, h2 = (degrees(atan2(b, a * (1 + grey))) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    swing = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * chroma * swing)
    bend = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * _weight(chroma)
    return sqrt(dl**2 + dc**2 + dh**2 + bend * dc * dh)


def _weight(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25**7))
