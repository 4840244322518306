"""The animals that players are, each on a disc in the colour of its seat."""

from pathlib import Path

from pygame import Color, Surface

from game.kit import paint
from game.kit.album import kept
from game.kit.kit import Kit

FACES = ("fox", "owl", "otter", "bear", "panda", "penguin", "rabbit", "frog")

FILLS = 0.76  # share of the disc's diameter that an animal takes


def seat_color(kit: Kit, seat: int) -> Color:
    """Give the colour of a seat, counted from 0."""
    return kit.theme[f"seat_{seat}"]


def avatar(kit: Kit, animal: str, seat: int, diameter: int) -> Surface:
    """Draw an animal on the disc of a seat; do not draw on what it gives."""
    path = kit.art(animal)
    return _face(path, paint.rgba(seat_color(kit, seat)), diameter)


@kept(2 << 20)
def _face(path: Path, color: paint.RGBA, diameter: int) -> Surface:
    low = Color(*color)
    disc = paint.rounded((diameter, diameter), diameter // 2, (low.lerp("white", 0.25), low))
    picture = disc.copy()
    side = round(diameter * FILLS)
    animal = paint.svg(path, (side, side))
    picture.blit(animal, animal.get_rect(center=(diameter // 2, diameter // 2)))
    return picture
