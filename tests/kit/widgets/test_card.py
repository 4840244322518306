"""A card shows its picture and as many lines as there is room for, the first ones before others."""

import pytest
from pygame import Rect, Surface

from game.kit.scene import Scene
from game.kit.widgets.card import Card, CardButton, Picture, Words
from tests.pilot import Pilot
from tests.scenes.seated import raw


def shown(pilot: Pilot, size: tuple[int, int], card: Card) -> CardButton:
    return CardButton(pilot.kit, pilot.scene.stage, Rect((20, 20), size), card, None)


def nothing() -> None:
    """Answer a press."""


@pytest.mark.parametrize("size", [(300, 200), (300, 90), (120, 60)])
@pytest.mark.parametrize("side", ["above", "left"])
def test_a_picture_and_words_share_a_card(size, side) -> None:
    drawn: list[tuple[int, int]] = []

    def draw(size: tuple[int, int]) -> Surface:
        drawn.append(size)
        return Surface(size)

    card = Card("a", (Words("Fox", "label"),), nothing, Picture(draw, side, ratio=1.5))
    shown(Pilot(Scene, (1366, 768)), size, card)
    assert drawn
    assert all(0 < wide <= size[0] and 0 < high <= size[1] for wide, high in drawn)
    assert all(wide <= 1.5 * high + 1 for wide, high in drawn)


def test_lines_without_room_are_left_out() -> None:
    pilot = Pilot(Scene, (1366, 768))
    lines = tuple(Words(words, "label") for words in ("Fox", "sleeps", "till noon"))
    high, low = (shown(pilot, (300, high), Card("a", lines, nothing)) for high in (200, 50))
    assert high.accessible_name() == low.accessible_name()
    one = shown(pilot, (300, 50), Card("a", lines[:1], nothing))
    assert raw(low.paint()) == raw(one.paint())


def test_a_late_picture_comes_when_it_is_asked_for() -> None:
    picture = Picture(Surface, is_late=True)
    button = shown(Pilot(Scene, (1366, 768)), (300, 200), Card("a", (), nothing, picture))
    assert button.waits
    button.complete()
    assert not button.waits


def test_what_a_card_lies_on_tilts_further_under_the_pointer() -> None:
    def white(size: tuple[int, int]) -> Surface:
        paper = Surface(size)
        paper.fill("white")
        return paper

    def corner(tilt: float, *, hovered: bool) -> bytes:
        card = Card("a", (Words("Fox"),), nothing, ground=white, tilt=tilt)
        button = shown(Pilot(Scene, (1366, 768)), (300, 200), card)
        button.set_state(hovered=hovered)
        return raw(button.paint().subsurface((0, 0, 60, 60)))

    assert corner(0.0, hovered=True) == corner(0.0, hovered=False)
    assert len({corner(tilt, hovered=at) for tilt in (0.0, 1.0) for at in (False, True)}) == 3
