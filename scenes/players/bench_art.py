"""The bench on which players sit: its wood, those on it, a free place, and plates with names."""

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.card import INSET, Size
from game.kit.widgets.widget import CLEAR
from game.session.player import Player
from game.view import woodwork
from game.view.players.bodies import SHOULDERS, sitter
from game.view.table.around.name_plate import draw_brass

BODY = 0.42
"""How much of a body is seen below a head, in heads."""

BESIDE, LEG, LEG_WIDTH = 34, 96, 30
"""How far the bench reaches beside its places, and how high and wide its legs are, in ref. px."""

FREE, SIGN = 0.8, 0.4
"""How large the ring of a free place is in its room, and the sign in it, in rings."""


def draw_sitter(kit: Kit, size: Size, player: Player, color: int) -> Surface:
    """Draw a player who sits on the bench, as large as there is room."""
    side = max(1, min(round(size[0] / SHOULDERS), round(size[1] / (1 + BODY))))
    picture = Surface(size, SRCALPHA)
    drawn = sitter(kit, player, color, side, "calm", below=round(side * BODY))
    picture.blit(drawn, drawn.get_rect(midbottom=(size[0] // 2, size[1])))
    return picture


def draw_free_place(kit: Kit, size: Size) -> Surface:
    """Draw a dashed ring with a plus."""
    picture, side, ink = Surface(size, SRCALPHA), max(4, round(FREE * min(size))), kit.theme["ink"]
    line = max(2, kit.px(5))
    ring = shapes.dashed((side, side), side // 4, CLEAR, ink, line)
    plus = shapes.svg(kit.art("plus"), (max(1, round(SIGN * side)),) * 2, ink)
    for each in ring, plus:
        picture.blit(each, each.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture


def draw_plate(kit: Kit, size: Size, *, framed: bool) -> Surface:
    """Draw the plate for the name on a card; that of the usual choice is framed."""
    card, inset, high = Surface(size, SRCALPHA), kit.px(INSET), kit.lines("label")
    plate = draw_brass(kit, (size[0] - 2 * inset, high), framed=framed)
    card.blit(plate, (inset, size[1] - inset - high))
    return card


def draw_bench(kit: Kit, places: Sequence[Rect]) -> tuple[Surface, Rect]:
    """Draw the bench behind the plates of a row of places; return where it is, too."""
    beside, thick = kit.px(BESIDE), kit.lines("label") + kit.px(INSET)
    seat = places[0].unionall(list(places))
    seat = Rect(seat.left - beside, seat.bottom - thick - kit.px(INSET) // 2, 0, thick)
    seat.width = places[-1].right + beside - seat.left
    picture = Surface((seat.width, thick + kit.px(LEG)), SRCALPHA)
    leg = woodwork.draw_board(kit, (kit.px(LEG_WIDTH), thick // 2 + kit.px(LEG)))
    for x in (beside // 4, seat.width - beside // 4 - leg.width):
        picture.blit(leg, (x, thick // 2))
    picture.blit(woodwork.draw_board(kit, seat.size), (0, 0))
    return woodwork.hang(kit, picture, Rect(seat.topleft, picture.get_size()))
