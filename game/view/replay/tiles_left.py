"""A line for each play of a deal: how many tiles were left on the rack after each own turn."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from pygame import SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.session.player import Player
from game.view.players.avatars import avatar, seat_color
from game.view.sheets import draw_paper

FINE = 2
"""How much finer lines are drawn than they are shown."""

GAP, MARGIN = 12, 28  # reference px between parts, and around all
THICK, THIN, FACE = 6, 3, 36  # reference px: lines, and the face at the end of one
DASH = 0.6  # the part of a step that is drawn of a dashed line
FAINT = 120
"""What is left of the face of a ghost, of 255."""


class LeftLine(NamedTuple):
    """Who played in which colour of seats, what is told of it, and what was left each time.

    The first count is that of the deal. A ghost is one's play before.
    """

    player: Player
    color: int
    told: str
    counts: Sequence[int]
    is_ghost: bool = False


def draw_tiles_left(kit: Kit, size: shapes.Size, lines: Sequence[LeftLine]) -> Surface:
    """Draw on paper who the lines are about, and the lines; the first lies over the others."""
    picture, margin = draw_paper(kit, size), kit.px(MARGIN)
    inner = Rect((0, 0), size).inflate(-2 * margin, -2 * margin)
    heads = layout.columns(Rect(inner.topleft, (inner.width, kit.lines("body", 2))), len(lines), 0)
    for line, place in zip(lines, heads, strict=True):
        _draw_head(kit, picture, place, line)
    word, gap = kit.lines("small"), kit.px(GAP)
    left = inner.left + kit.width("99", "text", "small") + gap
    top = heads[0].bottom + gap + word // 2
    room = Rect(left, top, inner.right - left, inner.bottom - top - word - gap)
    room.width -= kit.px(FACE) // 2
    _Plot(kit, picture, room, lines).draw()
    return picture


def _draw_head(kit: Kit, picture: Surface, room: Rect, line: LeftLine) -> None:
    side = min(room.height, room.width // 3)
    face = _face(kit, line, side)
    picture.blit(face, face.get_rect(midleft=room.midleft))
    left = side + kit.px(GAP)
    words = kit.words(
        line.told,
        "bold",
        "body",
        "ink_dark",
        (room.width - left - kit.px(GAP), room.height),
        "left",
    )
    picture.blit(words, words.get_rect(midleft=(room.left + left, room.centery)))


def _face(kit: Kit, line: LeftLine, side: int) -> Surface:
    """Draw the face of who played; that of a ghost is faint."""
    face = avatar(kit, line.player, line.color, side)
    if line.is_ghost:
        face = face.copy()
        face.set_alpha(FAINT)
    return face


class _Plot:
    def __init__(self, kit: Kit, picture: Surface, room: Rect, lines: Sequence[LeftLine]) -> None:
        self._kit, self._picture, self._room, self._lines = kit, picture, room, lines
        self._most = max(1, *(max(line.counts) for line in lines))
        self._turns = max(1, *(len(line.counts) - 1 for line in lines))

    def draw(self) -> None:
        """Draw the axes, then the lines."""
        kit, room = self._kit, self._room
        for count in (0, self._most):
            y = round(self._at(0, count)[1])
            rule = Rect(room.left, y, room.width, max(1, kit.px(2)))
            self._picture.fill(
                kit.theme["ink_dark"].lerp("white", 0.4 if count == 0 else 0.75), rule
            )
            word = self._word(str(count))
            self._picture.blit(word, word.get_rect(midright=(room.left - kit.px(GAP), y)))
        for turn in (1, self._turns):
            word, x = self._word(str(turn)), round(self._at(turn, 0)[0])
            place = word.get_rect(midtop=(x, room.bottom + kit.px(GAP)))
            self._picture.blit(word, place.clamp(self._picture.get_rect()))
        fine = Surface([side * FINE for side in self._picture.size], SRCALPHA)
        for line in reversed(self._lines):
            self._draw_line(fine, line)
        smooth = smoothscale(fine, self._picture.size)
        self._picture.blit(smooth, (0, 0))
        for line in reversed(self._lines):
            # So nobody needs to know its colour.
            face = _face(self._kit, line, self._kit.px(FACE))
            self._picture.blit(
                face, face.get_rect(center=self._at(len(line.counts) - 1, line.counts[-1]))
            )

    def _at(self, turn: int, count: int) -> shapes.Point:
        x = self._room.left + self._room.width * turn / self._turns
        return x, self._room.bottom - self._room.height * count / self._most

    def _word(self, text: str) -> Surface:
        kit = self._kit
        return kit.fonts.render(text, "text", kit.text_px("small"), kit.theme["ink_dark"])

    def _draw_line(self, fine: Surface, line: LeftLine) -> None:
        """Draw a line: thin and dark for a ghost, dashed for all but the first of the others."""
        kit = self._kit
        color = kit.theme["ink_dark"] if line.is_ghost else seat_color(kit, line.color)
        width = max(1, kit.px(THIN if line.is_ghost else THICK)) * FINE
        points = (self._at(turn, count) for turn, count in enumerate(line.counts))
        bends = [(x * FINE, y * FINE) for x, y in points]
        if line.is_ghost or line is self._lines[0]:
            shapes.draw_bends(fine, color, bends, width)
            return
        for (left, top), (right, foot) in pairwise(bends):
            dash = left + (right - left) * DASH, top + (foot - top) * DASH
            shapes.draw_bends(fine, color, [(left, top), dash], width)
