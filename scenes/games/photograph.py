"""The photograph of a saved game, its table under a pin, and the plates of those who played."""

from collections.abc import Callable
from datetime import date
from functools import partial

from pygame import SRCALPHA, Rect, Surface

from game.engine.rules import TOGETHER
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.card import Card, Drawn, Picture, Size, Words
from game.store.summary import Summary
from game.view.menu.props import draw_heap
from game.view.players.addressing import label
from game.view.players.avatars import avatar, character
from game.view.sheets import draw_paper
from game.view.small_table import draw_small_table
from game.view.table.around.name_plate import draw_brass
from game.view.wording import joined, moment, signed, written_rules_name

PIN, MARGIN, EDGE = 34, 10, 28
"""How large a pin is, and how far the paper and the picture are from the sides, in reference px."""

CORNER, GAP = 6, 8
"""The corners of the picture, and the gaps between faces, in reference pixels."""

BESIDE = 12
"""How far a face on a plate is from what is next to it, in reference pixels."""

FACE, LINE = 0.8, 0.5
"""How high a face and a line of words are, in heights of a plate."""

TILT = 1.0
"""By how many degrees a photograph hangs askew."""


def name(kit: Kit, game: Summary, today: date) -> str:
    """Name a game by the time it was last played and its rules."""
    rules = written_rules_name(kit, game.rules)
    return kit.text("games-name", day=moment(kit, game.saved, today), rules=rules)


def ending(kit: Kit, game: Summary) -> str:
    """Say how a game has ended, or how far it is."""
    how = game.ended.replace(" ", "-") or ("going" if game.going else "left")
    return kit.text(f"game-{how}", turns=game.turns)


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


def photograph(
    kit: Kit, game: Summary, today: date, press: Callable[[], None], wide: int, *, fresh: bool
) -> Card:
    """Return a photograph so wide that leads to a game; a fresh one was just imported."""
    called = name(kit, game, today)
    rows = 1 if kit.width(called, "bold", "body") <= wide - 2 * kit.px(EDGE) else 2
    lines = Words(called, "body", "bold", rows=rows), Drawn(partial(_draw_result, kit, game))
    return Card(
        f"game-{game.id}",
        lines,
        press,
        Picture(partial(draw_picture, kit, game), least=0.5, is_late=True),
        is_chosen=fresh,
        label=kit.aloud(called, _result(kit, game)),
        ground=partial(draw_photo_paper, kit),
        inset=EDGE,
        tilt=TILT if game.turns % 2 else -TILT,
    )


def draw_photo_paper(kit: Kit, size: Size) -> Surface:
    """Draw the paper of a photograph, pinned at the top."""
    picture, margin, side = Surface(size, SRCALPHA), kit.px(MARGIN), kit.px(PIN)
    paper = draw_paper(kit, (size[0] - 2 * margin, size[1] - 2 * margin))
    picture.blit(paper, (margin, margin))
    pin = shapes.svg(kit.art("pin"), (side, side))
    picture.blit(pin, pin.get_rect(midtop=(size[0] // 2, 0)))
    return picture


def draw_picture(kit: Kit, game: Summary, size: Size, widest: int = 60) -> Surface:
    """Draw the table of a game as a photograph shows it; one without rows still has its pool."""
    picture = draw_small_table(kit, size, kit.px(CORNER), game.table, widest)
    if not game.table:
        heap = draw_heap(kit, (size[0] // 2, size[1] // 2))
        picture.blit(heap, heap.get_rect(center=picture.get_rect().center))
    return picture


def _result(kit: Kit, game: Summary) -> str:
    seats = [seat for seat in range(len(game.players)) if won(game, seat)]
    if not seats or is_together(game):
        return ending(kit, game)
    names = joined(kit, [label(kit, game.players, seat) for seat in seats])
    return kit.text("games-won", names=names, points=signed(game.scores[seats[0]]))


def _draw_result(kit: Kit, game: Summary, size: Size) -> Surface:
    picture, gap, side = kit.canvas(size), kit.px(GAP), size[1]
    words = kit.one_line(_result(kit, game), "text", "small", "ink_dark", (size[0], side))
    faces = (side + gap) * len(game.players)
    if faces + words.width > size[0]:
        faces = 0
    left = (size[0] - faces - words.width) // 2
    for seat, player in enumerate(game.players if faces else ()):
        face = Rect(left + (side + gap) * seat, 0, side, side)
        picture.blit(avatar(kit, player, player.color_on(seat), side), face)
    picture.blit(words, words.get_rect(midleft=(left + faces, side // 2)))
    return picture


def draw_player_plate(kit: Kit, size: Size, game: Summary, seat: int) -> Surface:
    """Draw the face, the name above what kind of player it is, and the points at the end."""
    picture, gap, player = kit.canvas(size), kit.px(BESIDE), game.players[seat]
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
    if not game.scores:
        return None
    px, ink = kit.text_px("body"), kit.theme["brass_ink"]
    told = "" if is_together(game) else signed(game.scores[seat])
    points = kit.fonts.render(told, "title", px, ink)
    if not won(game, seat):
        return points
    crown = shapes.svg(kit.art("crown"), (px, px), ink)
    picture = kit.canvas((px + kit.px(BESIDE) + points.width, points.height))
    picture.blit(crown, crown.get_rect(midleft=(0, picture.height // 2)))
    picture.blit(points, points.get_rect(midright=(picture.width, picture.height // 2)))
    return picture
