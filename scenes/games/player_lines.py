"""The players of a saved game: avatars, names and points, in a line or a column."""

from collections.abc import Iterator

from pygame import Rect, Surface

from game.engine.rules import TOGETHER
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.store.summary import Summary
from game.view.players.addressing import label
from game.view.players.avatars import avatar, character
from game.view.wording import signed

RING_SHARE = 0.07  # the width of the ring around the mover's face, in faces
FACE_GAP = 10  # reference px between a face and what is next to it
MAX_FACE_SIDE = 96  # reference px
MAX_PLAYER_WIDTH = 280  # reference px, in a line
SIDES = 1.0, 0.75, 0.5  # of a line's height, for faces; the least only beside points
TEXT_SCALE_SHARE = 0.75  # how much of the text scale that width follows

Size = tuple[int, int]


def won(game: Summary, seat: int) -> bool:
    """Return whether a seat won: the points of losers are always negative.

    Of those who have played together all won, or nobody.
    """
    if is_together(game):
        return game.ended == "out"
    return bool(game.scores) and game.scores[seat] >= 0


def is_together(game: Summary) -> bool:
    """Return whether all have played it together, so that nobody has points."""
    return game.rules.split(" ")[0] == TOGETHER.name


def draw_line(kit: Kit, size: Size, game: Summary) -> Surface:
    """Draw the players side by side, without names if there is no room for them."""
    picture, count = kit.canvas(size), len(game.players)
    wide = min(
        kit.px(MAX_PLAYER_WIDTH * max(1.0, kit.text_scale * TEXT_SCALE_SHARE)), size[0] // count
    )
    side, words = _beside(kit, game, size[1], wide - 2 * kit.px(FACE_GAP))
    for seat in range(count):
        face = Rect(wide * seat, (size[1] - side) // 2, side, side)
        _draw_face(kit, picture, face, game, seat)
        left = face.right + kit.px(FACE_GAP)
        picture.blit(words[seat], words[seat].get_rect(midleft=(left, face.centery)))
    return picture


def _beside(kit: Kit, game: Summary, high: int, room: int) -> tuple[int, list[Surface]]:
    """Return the side of the faces and the words next to them; faces shrink before points do."""
    names, *points = _lines(kit, game)
    for line, sides in ((names, SIDES[:2]), *((each, SIDES) for each in points)):
        for side in (round(high * share) for share in sides):
            if all(words.width <= max(0, room - side) for words in line):
                return side, line
    return high, [Surface((0, 0)) for _ in game.players]


def _lines(kit: Kit, game: Summary) -> Iterator[list[Surface]]:
    """Return what can be next to the faces: names and points, or points, ever smaller."""
    seats, most, least = range(len(game.players)), kit.text_px("body"), kit.fonts.size(0)
    yield [_words(kit, game, seat) for seat in seats]
    for px in range(most, least - 1, -1):
        yield [_points(kit, game, seat, px) for seat in seats]


def draw_column(kit: Kit, size: Size, game: Summary) -> Surface:
    """Draw the players below each other, the one with most points first."""
    picture = kit.canvas(size)
    gap, count = kit.px(FACE_GAP), len(game.players)
    high = min(kit.px(MAX_FACE_SIDE * 1.5), (size[1] - gap * (count - 1)) // count)
    top = (size[1] - (high + gap) * count + gap) // 2
    room = Rect(0, top, size[0], (high + gap) * count - gap)
    order = sorted(range(count), key=lambda seat: -game.scores[seat] if game.scores else seat)
    for seat, place in zip(order, layout.rows(room, count, gap), strict=True):
        _draw_row(kit, picture, place, game, seat)
    return picture


def _draw_row(kit: Kit, picture: Surface, place: Rect, game: Summary, seat: int) -> None:
    """Draw a player: the face, the name above the character, the points at the end."""
    gap, player = kit.px(FACE_GAP), game.players[seat]
    side = min(place.height, kit.px(MAX_FACE_SIDE))
    face = Rect(place.left, place.centery - side // 2, side, side)
    _draw_face(kit, picture, face, game, seat)
    points = _points(kit, game, seat, kit.text_px("label"))
    if seat == game.mover:
        told, px = kit.text("game-to-move"), kit.text_px("small")
        points = kit.fonts.render(told, "text", px, kit.theme["accent_ink"])
    picture.blit(points, points.get_rect(midright=place.midright))
    room = place.width - side - points.width - 4 * gap
    called = label(kit, game.players, seat)
    name = kit.one_line(called, "bold", "label", "ink", (room, place.height // 2))
    sub = character(kit, player.bot)
    lines = [name]
    if sub:
        lines.append(kit.one_line(sub, "text", "small", "ink_soft", (room, place.height // 2)))
    top = place.centery - sum(line.height for line in lines) // 2
    for line in lines:
        picture.blit(line, (face.right + 2 * gap, top))
        top += line.height


def _draw_face(kit: Kit, picture: Surface, place: Rect, game: Summary, seat: int) -> None:
    high = place.height
    width = max(2, round(high * RING_SHARE))
    player = game.players[seat]
    face = avatar(kit, player, player.color_on(seat), high - 2 * width)
    corner = place.left + width, place.top + width
    if seat == game.mover:
        ring = shapes.ring(high, width, kit.theme["accent_ink"])
        picture.blit(ring, place.topleft)
    picture.blit(face, corner)


def _words(kit: Kit, game: Summary, seat: int) -> Surface:
    px = kit.text_px("body")
    points = _points(kit, game, seat, px)
    name = kit.fonts.render(label(kit, game.players, seat), "text", px, kit.theme["ink"])
    gap = kit.px(FACE_GAP) if points.width else 0
    picture = kit.canvas((name.width + gap + points.width, max(name.height, points.height)))
    picture.blit(name, name.get_rect(midleft=(0, picture.height // 2)))
    picture.blit(points, points.get_rect(midright=(picture.width, picture.height // 2)))
    return picture


def _points(kit: Kit, game: Summary, seat: int, px: int) -> Surface:
    """Write the points of a finished game; a winner's points come after a crown."""
    if not game.scores:
        return Surface((0, 0))
    color = kit.theme["accent_ink" if won(game, seat) else "ink_soft"]
    told = "" if is_together(game) else signed(game.scores[seat])
    points = kit.fonts.render(told, "bold", px, color)
    if not won(game, seat):
        return points
    crown = shapes.svg(kit.art("crown"), (px, px), color)
    picture = kit.canvas((px + kit.px(FACE_GAP) + points.width, points.height))
    picture.blit(crown, crown.get_rect(midleft=(0, picture.height // 2)))
    picture.blit(points, points.get_rect(midright=(picture.width, picture.height // 2)))
    return picture
