"""Tiles as they are drawn: large digits, cut in, each unlike the others, in every palette."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.engine.meld import Stand
from game.engine.tile import HIDDEN, Tile
from game.kit.kit import Kit
from game.kit.theme import Theme
from game.view import tile_art
from game.view.blank_tile import blank
from game.view.proportions import tile_height
from game.view.tile_art import SEATS, Mark, TileArt
from main import ASSETS
from tests.assets.eyes import contrast
from tests.kits import draw_pictures, open_kit, store
from tests.scenes.seated import raw

WIDTHS = (36, 48, 72, 96, 144)
THEMES = ("felt", "wood", "night")
KINDS = ("K", "R", "B", "O")
MARKS: tuple[Mark, ...] = ("", "own", "held", "blocked", *SEATS)

pytestmark = pytest.mark.usefixtures("fresh")


def kit(theme: str = "felt", palette: str = "normal", home: Path | None = None) -> Kit:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    return open_kit((1920, 1080), settings=store(home, theme=theme, palette=palette))


def drawn(kit: Kit) -> Kit:
    draw_pictures()
    kit.apply_preferences()
    return kit


def tile(art: TileArt, what: Tile, width: int, **state) -> Surface:
    """Cut the tile itself out of its picture."""
    return art.face(what, width, **state).subsurface(
        Rect(art.pad(width), (width, tile_height(width)))
    )


def like(picture: Surface, color: Color, reach: int = 60) -> pygame.Mask:
    return pygame.mask.from_threshold(picture, color, (reach, reach, reach, 255))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("number", [1, 6, 9, 12])
def test_digits_are_nearly_half_as_high_as_the_tile(width: int, number: int) -> None:
    art = TileArt(kit())
    picture = tile(art, Tile("B", number), width)
    upper = picture.subsurface((0, 0, width, round(tile_height(width) * 0.63)))
    inked = like(upper, art.color("B"), 90).get_bounding_rects()
    top, low = min(part.top for part in inked), max(part.bottom for part in inked)
    assert (low - top) / tile_height(width) >= 0.45


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("palette", ["normal", "safe"])
def test_numbers_keep_their_contrast_when_cut_in(theme: str, palette: str) -> None:
    look = kit(theme, palette)
    art = TileArt(look)
    for kind in KINDS:
        picture = tile(art, Tile(kind, 8), 96)
        ground = picture.get_at((48, round(tile_height(96) * 0.9)))
        inside = like(picture, look.palette[kind], 6)
        assert inside.count() > 500
        colors = ["#{:02X}{:02X}{:02X}".format(*c[:3]) for c in (look.palette[kind], ground)]
        assert contrast(*colors) >= (4.5 if palette == "safe" else 3)


def test_an_edge_lies_below_the_face_and_a_light_rim_around_it() -> None:
    picture = tile(TileArt(kit()), Tile("K", 1), 96)
    high = tile_height(96)
    middle = [sum(picture.get_at((20, y))[:3]) for y in range(high)]
    assert middle[2] > middle[high // 2] > middle[round(high * 0.92)] + 10
    assert middle[high - 3] < middle[high // 2] - 120


def test_the_shadow_falls_below_and_hardly_beside() -> None:
    art = TileArt(kit())
    picture, pad = art.face(Tile("K", 1), 96), art.pad(96)[0]
    middle = picture.get_height() // 2
    below = picture.get_at((picture.get_width() // 2, picture.get_height() - pad + 2)).a
    beside = picture.get_at((picture.get_width() - pad + 2, middle)).a
    assert below > 60
    assert beside < below / 3


def test_six_and_nine_are_not_each_other_turned() -> None:
    art = TileArt(kit())
    six, nine = (tile(art, Tile("R", number), 72) for number in (6, 9))
    ink = [
        like(picture, art.color("R"), 90) for picture in (pygame.transform.rotate(six, 180), nine)
    ]
    assert ink[0].overlap_area(ink[1], (0, 0)) < 0.75 * ink[1].count()


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_tiles_look_alike(width: int) -> None:
    art = TileArt(kit())
    tiles = [*(Tile(kind, n) for kind in KINDS for n in range(1, 14)), *map(Tile, "JDMC"), HIDDEN]
    assert len({raw(art.face(each, width)) for each in tiles}) == len(tiles)


@pytest.mark.parametrize("width", WIDTHS)
def test_each_mark_is_seen_on_every_tile_and_drawn_once(width: int) -> None:
    art = TileArt(kit())
    pictures = [art.face(Tile("B", 7), width, mark) for mark in MARKS]
    for one, other in combinations(pictures, 2):
        same = pygame.mask.from_threshold(one, 0, (9, 9, 9, 255), other).count()
        assert same < one.get_width() * one.get_height() * 0.97
    assert all(
        art.face(Tile("B", 7), width, mark) is picture
        for mark, picture in zip(MARKS, pictures, strict=True)
    )


@pytest.mark.parametrize("mark", ["own", "held"])
def test_a_ring_lies_around_a_tile_and_hides_nothing_of_it(mark: Mark) -> None:
    look = kit()
    art, width = TileArt(look), 96
    plain, marked = (tile(art, Tile("K", 1), width, mark=each) for each in ("", mark))
    for part in (Rect(32, 0, 32, plain.height), Rect(0, 32, width, 64)):  # Corners are round.
        assert raw(plain.subsurface(part).copy()) == raw(marked.subsurface(part).copy())
    ringed = art.face(Tile("K", 1), width, mark)
    above = art.pad(width)[0] + width // 2, art.pad(width)[1] - 2
    assert ringed.get_at(above) == look.theme["own" if mark == "own" else "accent_low"]


@pytest.mark.parametrize("mark", SEATS)
def test_what_a_seat_laid_has_a_bar_in_its_colour_on_the_lower_edge_alone(mark: Mark) -> None:
    look = kit()
    art, width = TileArt(look), 96
    color = look.theme[mark]
    plain, laid = (tile(art, Tile("K", 1), width, mark=each) for each in ("", mark))
    changed = pygame.mask.from_threshold(plain, 0, (1, 1, 1, 255), laid)
    changed.invert()
    (bar,) = changed.get_bounding_rects()
    assert bar.top > tile_height(width) * 0.9
    assert bar.centerx == pytest.approx(width / 2, abs=1)
    assert width / 2 < bar.width < width * 0.8
    assert laid.get_at(bar.center)[:3] == color[:3]


def test_a_joker_shows_what_it_stands_for() -> None:
    art = TileArt(kit())
    stands = [None, Stand((12,), "R"), Stand((12,), "RB"), Stand((3, 4), "R"), Stand((11,), "R")]
    assert len({raw(art.face(Tile("J"), 72, stand=stand)) for stand in stands}) == len(stands)


def test_a_theme_draws_its_own_joker(tmp_path: Path) -> None:
    own = tmp_path / "themes" / "mine"
    own.mkdir(parents=True)
    (own / "theme.toml").write_bytes((ASSETS / "themes" / "felt" / "theme.toml").read_bytes())
    (own / "joker.svg").write_bytes((ASSETS / "art" / "fox.svg").read_bytes())
    usual, mine = TileArt(kit()), TileArt(drawn(kit("mine", home=tmp_path)))
    assert raw(usual.face(Tile("J"), 72)) != raw(mine.face(Tile("J"), 72))
    assert raw(usual.face(Tile("M"), 72)) == raw(mine.face(Tile("M"), 72))


def test_what_tiles_are_made_of_is_drawn_once_until_it_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[int] = []

    def noting(theme: Theme, size: tuple[int, int]) -> Surface:
        drawn.append(size[0])
        return blank(theme, size)

    monkeypatch.setattr(tile_art, "blank", noting)
    art = TileArt(kit())
    eight = art.face(Tile("R", 8), 48)
    art.face(Tile("B", 9), 48)
    assert len(drawn) == 1
    art.tick()
    art.face(Tile("O", 9), 48)
    assert len(drawn) == 1
    art.tick()
    art.tick()
    assert art.face(Tile("R", 8), 48) is eight
    assert len(drawn) == 1
    art.face(Tile("K", 3), 48)
    assert len(drawn) == 2
