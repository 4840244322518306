"""The brass plate of a player of a saved game: face, name, and points."""

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.store.summary import Summary
from game.view.players.addressing import label
from game.view.players.avatars import avatar, character
from game.view.table.around.name_plate import draw_brass
from game.view.wording import signed
from scenes.games.photograph import is_together, won

GAP = 12  # reference px between a face and what is next to it
FACE, LINE = 0.8, 0.5  # of the height of a plate, for the face and for a line of words

Size = tuple[int, int]


def draw_player_plate(kit: Kit, size: Size, game: Summary, seat: int) -> Surface:
    """Draw the face, the name above what kind of player it is, and the points at the end."""
    picture, gap, player = kit.canvas(size), kit.px(GAP), game.players[seat]
    picture.blit(draw_brass(kit, size, framed=seat == game.mover), (0, 0))
    side = min(round(size[1] * FACE), size[0] // 4)
    face = Rect(2 * gap, (size[1] - side) // 2, side, side)
    picture.blit(avatar(kit, player, player.color_on(seat), side), face)
    right = size[0] - 2 * gap
    if points := _draw_points(kit, game, seat):
        place = points.get_rect(midright=(right, size[1] // 2))
        picture.blit(points, place)
        right = place.left - gap
    room = right - face.right - gap, round(size[1] * LINE)
    sub = kit.text("game-to-move") if seat == game.mover else character(kit, player.bot)
    lines = [kit.one_line(label(kit, game.players, seat), "bold", "label", "brass_ink", room)]
    if sub:
        lines.append(kit.one_line(sub, "text", "small", "brass_ink", room))
    top = (size[1] - sum(line.height for line in lines)) // 2
    for line in lines:
        picture.blit(line, (face.right + gap, top))
        top += line.height
    return picture


def _draw_points(kit: Kit, game: Summary, seat: int) -> Surface | None:
    """Write the points of a finished game; a winner's points come after a crown."""
    if not game.scores:
        return None
    px, ink = kit.text_px("body"), kit.theme["brass_ink"]
    told = "" if is_together(game) else signed(game.scores[seat])
    points = kit.fonts.render(told, "title", px, ink)
    if not won(game, seat):
        return points
    crown = shapes.svg(kit.art("crown"), (px, px), ink)
    picture = kit.canvas((px + kit.px(GAP) + points.width, points.height))
    picture.blit(crown, crown.get_rect(midleft=(0, picture.height // 2)))
    picture.blit(points, points.get_rect(midright=(picture.width, picture.height // 2)))
    return picture
