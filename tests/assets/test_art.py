"""The drawings: all there, drawn by what the game draws with, and readable at their sizes."""

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.kit import shapes
from game.session.buddy import FIRST
from game.session.characters import BUDDY, CHARACTERS, FACES, seated
from game.session.player import Player
from game.view.players.avatars import head
from tests.kits import open_kit

ART = Path(__file__).parents[2] / "assets" / "art"
WORN = [each.wears for each in CHARACTERS.values()]
SHAPES = ["circle", "diamond", "square", "triangle"]
NAMED = (
    "undo redo reset pause play sort_own sound_on sound_off check captions warning clock cross "
    "speech no_clock more crown person pointer robot hint globe sheet settings minus plus again "
    "fast first previous next last leave leave_right more_left play_left racks star flag envelope "
    "handicap any_set paw ladder touch easy_hands height look"
)
ICONS = NAMED.split()
JOKERS = ["joker", "double", "mirror", "change"]
OWN_COLORS = ["logo", *JOKERS]
WHITE = [*SHAPES, *ICONS]
ROOM = [
    *("lamp", "window", "shelf", "glass", "bunting", "gold_crown"),
    *("box", "bulb", "alarm", "door", "easel", "books", "mug", "pin"),
    *("speaker", "desk_lamp", "brushes"),
    *("box_nudge", "box_split", "box_chain", "box_knot", "box_trap"),
]
"""What is seen in the room."""


def draw(name: str, size: int) -> pygame.Surface:
    return shapes.svg(ART / f"{name}.svg", (size, size))


def cover(image: pygame.Surface) -> float:
    return pygame.mask.from_surface(image).count() / (image.get_width() * image.get_height())


def distance(one: pygame.Surface, other: pygame.Surface) -> float:
    ground = pygame.Surface(one.get_size())
    pictures = []
    for image in (one, other):
        ground.fill("#20675F")
        ground.blit(image, (0, 0))
        pictures.append(pygame.image.tobytes(ground, "RGB"))
    return sum(abs(a - b) for a, b in zip(*pictures, strict=True)) / len(pictures[0])


def test_these_and_no_others() -> None:
    assert {path.stem for path in ART.glob("*.svg")} == {
        *FACES,
        *WORN,
        *WHITE,
        *OWN_COLORS,
        *ROOM,
        "back",
    }


@pytest.mark.parametrize("name", [*FACES, *WORN, *WHITE, *OWN_COLORS, *ROOM])
def test_only_what_the_renderer_knows(name: str) -> None:
    source = (ART / f"{name}.svg").read_text("utf-8")
    elements = set(re.findall(r"<([a-zA-Z]+)", source))
    assert elements <= {
        *("svg", "g", "defs", "linearGradient", "radialGradient", "stop"),
        *("path", "circle", "ellipse", "rect"),
    }
    # nanosvg takes bare numbers in a gradient vector for pixels, so it must be in per cent
    assert all(value.endswith("%") for value in re.findall(r'\b[xy][12]="([^"]*)"', source))


@pytest.mark.parametrize("name", [*FACES, *WHITE, *OWN_COLORS])
@pytest.mark.parametrize("size", [24, 48, 128, 300])
def test_it_draws_at_every_size_inside_its_box(name: str, size: int) -> None:
    image = draw(name, size)
    assert image.get_size() == (size, size)
    assert 0.1 < cover(image) < 0.95
    assert all(image.get_at((x, y)).a < 128 for x in (0, size - 1) for y in (0, size - 1))


@pytest.mark.parametrize("name", [*WHITE])
def test_what_is_tinted_is_white(name: str) -> None:
    image = draw(name, 128)
    pixels = [image.get_at((x, y)) for x in range(0, 128, 2) for y in range(0, 128, 2)]
    assert {tuple(p)[:3] for p in pixels if p.a > 128} == {(255, 255, 255)}


def test_the_pattern_of_the_back_is_white_quiet_and_as_high_as_its_box() -> None:
    image = draw("back", 96)
    assert image.get_height() == 96 > image.get_width()
    pixels = [image.get_at((x, y)) for x in range(image.get_width()) for y in range(96)]
    assert {tuple(p)[:3] for p in pixels if p.a > 128} == {(255, 255, 255)}
    assert 0.05 < sum(p.a for p in pixels) / 255 / len(pixels) < 0.35


@pytest.mark.parametrize("name", FACES)
def test_a_head_is_symmetric(name: str) -> None:
    mask = pygame.mask.from_surface(draw(name, 96))
    mirrored = pygame.mask.from_surface(pygame.transform.flip(draw(name, 96), True, False))
    assert mask.overlap_area(mirrored, (0, 0)) / mask.count() > 0.97


def test_each_character_wears_something_that_is_seen_when_small() -> None:
    kit = open_kit((1280, 720))
    for bot, who in CHARACTERS.items():
        dressed = head(kit, seated(FIRST if bot == BUDDY else bot), 24)
        assert distance(dressed, head(kit, Player.unnamed(who.animal), 24)) > 3, bot
    assert len(set(WORN)) == len(CHARACTERS) == len(FACES)


@pytest.mark.parametrize("names", [FACES, SHAPES, ICONS, JOKERS])
def test_no_two_look_alike_when_small(names: list[str]) -> None:
    small = {name: draw(name, 24) for name in names}
    for one, other in combinations(names, 2):
        assert distance(small[one], small[other]) > 5, (one, other)


def test_the_color_marks_weigh_alike() -> None:
    weights = [cover(draw(name, 128)) for name in SHAPES]
    assert max(weights) / min(weights) < 1.5
