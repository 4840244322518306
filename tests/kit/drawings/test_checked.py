"""Drawings from outside: ours pass as they are, and what would take for ever is refused at once."""

import io
import time

import pygame
import pytest

from game.kit.drawings.checked import check_drawing
from game.kit.drawings.values import DrawingError
from tests.kits import ASSETS

ART = sorted((ASSETS / "art").glob("*.svg"))


def svg(inside: str, head: str = 'viewBox="0 0 100 100"') -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head}>{inside}</svg>'.encode()


def pixels(source: bytes, side: int = 64) -> bytes:
    picture = pygame.image.load_sized_svg(io.BytesIO(source), (side, side))
    return pygame.image.tobytes(picture, "RGBA")


def look(inside: str, head: str = 'viewBox="0 0 100 100"') -> bytes:
    """Give how a drawing looks as the game writes it."""
    return pixels(check_drawing(svg(inside, head)).source)


@pytest.mark.parametrize("path", ART, ids=lambda path: path.stem)
def test_the_games_own_drawings_pass_and_look_the_same(path):
    source = path.read_bytes()
    drawing = check_drawing(source)
    before, after = pixels(source, 150), pixels(drawing.source, 150)
    assert max(abs(one - other) for one, other in zip(before, after, strict=True)) <= 3
    assert check_drawing(drawing.source).source == drawing.source


def test_all_of_them_have_room_in_one_theme():
    assert sum(check_drawing(path.read_bytes()).work for path in ART) < 120


def test_the_variants_of_a_drawing_stay_recognisable():
    for path in ART:
        source = path.read_text("utf-8")
        for head in (
            '<g class="variant" id="calm">',
            '<g class="variant" id="tense" display="none">',
        ):
            assert source.count(head) == check_drawing(source.encode()).source.decode().count(head)


PATH = '<path d="{}" fill="none" stroke="#fff"/>'


@pytest.mark.parametrize(
    ("inside", "says"),
    [
        ('<path d="M0 0h90v90h-90" stroke="#fff" stroke-dasharray="0.00001"/>', "takes too long"),
        (PATH.format("M5 5" + "L90 5L5 90" * 4500), "takes too long"),
        ('<rect width="99" height="99" fill="url(#a)"/>' * 99, "takes too long"),
        (PATH.format("M0 0" + "l1 1-1-1" * 9000), "takes too long"),
        ("<g>" * 30 + "</g>" * 30, "has more elements"),
        ("<g/>" * 500, "has more elements"),
        ('<circle r="1e9"/>', "has a number beyond"),
        ('<circle r="1e999"/>', "has a number beyond"),
        ('<circle r="nan"/>', "where there should be a number"),
        ('<circle r="3mm"/>', "where there should be a number"),
        ('<circle r="5000"/>', "draws far outside"),
        (
            '<g transform="scale(100)"><g transform="scale(100)"><circle r="1"/></g></g>',
            "draws far",
        ),
        ('<g transform="scale()"/>', "has a transform"),
        ('<g transform="matrix(nan 0 0 0 0 0)"/>', "where there should be numbers"),
        ('<path d="M0 0 L1"/>', "has a path that cannot"),
        ('<path d="M0 0 X1 1"/>', "has a path that cannot"),
        ('<path d="M0 0 A1 1 0 2 0 5 5"/>', "has a path that cannot"),
        ('<path d="L1 1"/>', "has a path that begins nowhere"),
        ('<path d="5 5"/>', "has a path that begins nowhere"),
        ('<polygon points="1 2 3"/>', "has half a point"),
        ('<rect fill="url(http://example.org/)"/>', "where there should be a color"),
        ('<rect style="fill:#12"/>', "where there should be a color"),
        ('<rect stroke-dasharray="1 1 1 1 1 1 1 1 1"/>', "has more than 8 dashes"),
        ('<rect stroke-linecap="flat"/>', "butt or round or square"),
        ("<g>", "cannot be read"),
        ("&a;", "cannot be read"),
        ("\0", "cannot be read"),
    ],
)
def test_what_is_beyond_all_bounds_is_refused_at_once(inside, says):
    start = time.thread_time()
    with pytest.raises(DrawingError, match=says):
        check_drawing(svg(inside))
    assert time.thread_time() - start < 0.1


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "cannot be read"),
        (b"no drawing", "cannot be read"),
        (b"<html/>", "is no SVG drawing"),
        (svg("", ""), "has no viewBox"),
        (svg("", 'viewBox="0 0 0 9"'), "has no viewBox"),
        (svg("", 'viewBox="0 0 1 9"'), "is too long"),
        (b'<!DOCTYPE svg [<!ENTITY a "b">]>' + svg(""), "has entities"),
        (svg("").decode().encode("utf-16"), ""),
    ],
)
def test_what_is_no_drawing_is_refused(content, says):
    if says:
        with pytest.raises(DrawingError, match=says):
            check_drawing(content)
    else:
        check_drawing(content)


def test_what_a_drawing_program_adds_does_no_harm():
    head = (
        'width="9mm" height="9mm" viewBox="0 0 100 100" version="1.1" id="svg1"'
        ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    )
    added = (
        "<!-- made by hand --><title>Square</title><metadata><rdf/></metadata>"
        '<inkscape:page x="0"/><style>rect{fill:red}</style><script>alert()</script>'
        '<clipPath id="c"><rect width="100" height="100"/></clipPath><text x="5">words</text>'
    )
    square = '<g inkscape:label="x" clip-path="url(#c)"><rect width="50" height="50" {}/></g>'
    styled = added + square.format('style="fill:#ff0000;fill-opacity:1;font-size:12px"')
    assert look(styled, head) == look(square.format('fill="red"').replace("inkscape:", ""))


@pytest.mark.parametrize(
    ("inside", "same"),
    [
        ('<path d="M10,10 90,10 90,90z"/>', '<polygon points="10 10 90 10 90 90"/>'),
        ('<path d="m10 10h80v80z"/>', '<polygon points="10,10,90,10,90,90"/>'),
        ('<path d="M10 10l.5e2-0L60-0 10 9"/>', '<path d="M10 10 L60 10 L60 0 L10 9"/>'),
        ('<path d="M10 50a40 40 0 1180 0"/>', '<path d="M10 50 A40 40 0 1 1 90 50"/>'),
        ('<g transform="translate(20)rotate(90,30 30)"><rect width="9" height="30"/></g>',) * 2,
        ('<g transform="skewX(20),scale(2 .5)"><rect width="9" height="30"/></g>',) * 2,
        ('<path d="M5 5Q50 5 50 50T95 95S0 60 0 5" stroke="rgb(9,99,200)" fill="none"/>',) * 2,
        ('<path d="M5 50h90" stroke="#fff" stroke-width="9" stroke-dasharray="9,3"/>',) * 2,
    ],
)
def test_what_is_written_anew_looks_as_it_did(inside, same):
    assert look(inside) == pixels(svg(same))
    assert any(look(inside))
