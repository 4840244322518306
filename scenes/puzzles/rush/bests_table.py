"""The table of bests: who, in which colour, and how many points."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.widget import CLEAR, RADIUS
from game.rush_bests import SHOWN, Score
from game.view.players.avatars import avatar, name_of

MARGIN = 20  # reference px between the edge of the table and its lines
LEAST_LINES = 5
"""So many lines have room at least, so that few are not larger than that."""

LEADERS = 3
"""How many scores stand in a line."""

FACE = 0.84
"""How large an animal is, in heights of its line."""

SHARES = (0.12, 0.16, 0.46, 0.26)
"""How wide the place, the animal, the name and the points are."""


def draw_bests(
    kit: Kit, size: tuple[int, int], scores: Sequence[Score], own: Score | None
) -> Surface:
    """Draw a card of this size with scores, the one of just now marked."""
    line = max(1, kit.px(2))
    theme, radius = kit.theme, kit.px(RADIUS)
    card = shapes.rounded(size, radius, theme["panel"], theme["panel_line"], line).copy()
    margin = kit.px(MARGIN)
    room = card.get_rect().inflate(-margin, -margin)
    if not scores:
        none = kit.text("rush-no-bests")
        words = kit.words(none, "text", "label", "ink_soft", room.size, "center")
        card.blit(words, words.get_rect(center=room.center))
        return card
    lines = layout.rows(room, max(LEAST_LINES, min(SHOWN, len(scores))), 0)
    for at, (score, place) in enumerate(zip(scores, lines, strict=False)):
        if score is own:
            frame = shapes.rounded(place.size, radius // 2, CLEAR, theme["accent"], 2 * line)
            card.blit(frame, place)
        _draw_line(kit, card, place, at + 1, score)
    return card


def _draw_line(kit: Kit, card: Surface, place: Rect, rank: int, score: Score) -> None:
    inner = place.inflate(-kit.px(MARGIN), 0)
    nth, face, name, points = (kit.turned(part, inner) for part in _columns(inner))
    side = round(min(place.h, face.w * FACE) * FACE)
    picture = avatar(kit, score.player, score.player.color or 0, side)
    card.blit(picture, picture.get_rect(center=face.center))
    number = kit.text("rush-number", count=score.points)
    _write(card, nth, kit.one_line(str(rank), "text", "label", "ink_soft", nth.size))
    named = kit.one_line(name_of(kit, score.player), "text", "label", "ink", name.size)
    card.blit(named, kit.turned(named.get_rect(midleft=name.midleft), name))
    column = points.inflate(-points.w // 4, 0)
    earned = kit.one_line(number, "title", "label", "accent_ink", column.size)
    card.blit(earned, earned.get_rect(midright=column.midright))


def _columns(room: Rect) -> list[Rect]:
    edges = [room.left + round(room.w * share) for share in (0, *accumulate(SHARES))]
    return [Rect(left, room.top, right - left, room.h) for left, right in pairwise(edges)]


def _write(card: Surface, place: Rect, words: Surface) -> None:
    card.blit(words, words.get_rect(center=place.center))


def draw_leaders(kit: Kit, size: tuple[int, int], scores: Sequence[Score]) -> Surface:
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
