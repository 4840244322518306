"""The bests: who, in which colour, and how many points; and a page that shows them."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.widgets.card import Size
from game.rush_bests import SHOWN, Score
from game.view.near_table import NearTable
from game.view.players.avatars import avatar, name_of
from game.view.sheets import draw_paper
from scenes.page import PageScreen

MARGIN = 20  # reference px between the edge of the paper and its lines
LEAST_LINES = 6
"""So many lines have room at least, so that few are not larger than that."""

LEADERS = 3
"""How many scores stand in a line."""

FACE = 0.84
"""How large an animal is, in heights of its line."""

POINTS, NTH, FACE_AT, NAME_AT = 0.26, 0.1, 1.1, 2.3
"""How wide points are at most, in widths of their line; and where its other parts begin, in its
heights.
"""


class BestsPage(PageScreen[Result]):
    """A page with an alarm clock and who plays on the table, and the bests on the wall."""

    layer = "rush_start"
    table = NearTable

    @property
    def bests(self) -> Sequence[Score]:
        """The bests so far, from the first down."""
        raise NotImplementedError

    def show_bests(self, own: Score | None) -> None:
        """Put the clock on the table, and hang up the bests, of which one's own is marked."""
        clock, room = self.zone("clock"), self.zone("bests")
        alarm = shapes.svg(self.kit.art("alarm"), clock.size)
        self.stage.add(alarm, *alarm.get_rect(midbottom=clock.midbottom).topleft)
        self.stage.add(_draw_bests(self.kit, room.size, self.bests, own), *room.topleft)

    def spoken_lines(self) -> list[str]:
        """Say the bests, too."""
        return [*super().spoken_lines(), *bests_said(self.kit, self.bests)]


def _draw_bests(kit: Kit, size: Size, scores: Sequence[Score], own: Score | None) -> Surface:
    paper = kit.canvas(size)
    paper.blit(draw_paper(kit, size), (0, 0))
    room = paper.get_rect().inflate(-2 * kit.px(MARGIN), -2 * kit.px(MARGIN))
    if not scores:
        none = kit.text("rush-no-bests")
        words = kit.words(none, "text", "label", "ink_dark", room.size, "center")
        paper.blit(words, words.get_rect(center=room.center))
    lines = layout.rows(room, max(LEAST_LINES, min(SHOWN, len(scores))), 0)
    for at, (score, place) in enumerate(zip(scores, lines, strict=False), start=1):
        if score is own:
            mark = shapes.rounded(place.size, place.h // 4, kit.theme["accent"])
            paper.blit(mark, place)
        _draw_line(kit, paper, place.inflate(-kit.px(MARGIN), 0), str(at), score)
    return paper


def _draw_line(kit: Kit, paper: Surface, place: Rect, rank: str, score: Score) -> None:
    high, player, ink = place.h, score.player, "ink_dark"
    nth = kit.one_line(rank, "text", "label", ink, (round(high * (FACE_AT - NTH)), high))
    face = avatar(kit, player, player.color or 0, round(high * FACE))
    written, room = kit.text("rush-number", count=score.points), round(place.w * POINTS)
    points = kit.one_line(written, "title", "label", ink, (room, high))
    left = round(high * NAME_AT)
    name = kit.one_line(
        name_of(kit, player), "text", "label", ink, (place.w - left - points.width - high, high)
    )
    for picture, x in (
        (nth, round(high * NTH)),
        (face, round(high * FACE_AT)),
        (name, left),
        (points, place.w - points.width),
    ):
        paper.blit(picture, picture.get_rect(midleft=(place.left + x, place.centery)))


def draw_leaders(kit: Kit, size: Size, scores: Sequence[Score]) -> Surface:
    """Draw the first few scores side by side in a line of this size, behind what they are."""
    wide, high = size
    told = kit.one_line(kit.text("rush-today"), "bold", "label", "ink_soft", (wide // 3, high))
    gap, left = kit.px(MARGIN), told.width
    pictures = [told]
    for score in scores[:LEADERS]:
        face = avatar(kit, score.player, score.player.color or 0, round(high * FACE))
        number = kit.text("rush-number", count=score.points)
        points = kit.one_line(number, "title", "label", "accent_ink", (wide // 6, high))
        if left + face.width + points.width + 2 * gap > wide:
            break
        left += face.width + points.width + 2 * gap
        pictures += [face, points]
    line = kit.canvas((left, high))
    x = 0
    for each in pictures:
        line.blit(each, each.get_rect(midleft=(x, high // 2)))
        x += each.width + gap
    return line


def bests_said(kit: Kit, scores: Sequence[Score]) -> list[str]:
    """Say the table of bests."""
    return [
        kit.text("speak-best", rank=at, name=name_of(kit, each.player), points=each.points)
        for at, each in enumerate(scores, start=1)
    ]
