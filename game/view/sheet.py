"""The score sheet: a column a player, a line a game, and at the foot what decides the match."""

from collections.abc import Sequence

from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.rules import Target
from game.engine.score import Result
from game.kit import paint
from game.kit.fonts import Face
from game.kit.kit import Kit
from game.kit.widgets import CLEAR, RADIUS
from game.session import Session
from game.view import cut
from game.view.faces import avatar

MOST_GAMES = 12  # lines there is room for; of a longer match the last ones are shown
LABELS = 0.17  # share of the width for the words at the left


def signed(points: int) -> str:
    """Write points with their sign, a real minus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def score_sheet(kit: Kit, session: Session, room: tuple[int, int]) -> Surface:
    """Draw the sheet of all games so far, as wide as the room and no higher than it."""
    return _Sheet(kit, session, room).picture


class _Sheet:
    """One sheet while it is drawn."""

    def __init__(self, kit: Kit, session: Session, room: tuple[int, int]) -> None:
        self._kit, self._session = kit, session
        first = max(0, len(session.results) - MOST_GAMES)
        self._games = list(enumerate(session.results, 1))[first:]
        lines = len(self._games) + 2
        margin = kit.px(14)
        head = min(kit.px(112), room[1] // 4)
        line = min(kit.px(72), (room[1] - head - 2 * margin) // lines)
        height = head + lines * line + 2 * margin
        self.picture = Surface((room[0], height), SRCALPHA)
        inner = Rect(margin, margin, room[0] - 2 * margin, height - 2 * margin)
        self._head = Rect(inner.topleft, (inner.width, head))
        self._lines = [
            Rect(inner.left, self._head.bottom + at * line, inner.width, line)
            for at in range(lines)
        ]
        self._px = min(kit.text_px("label"), round(line * 0.68))
        self._draw()

    def _draw(self) -> None:
        theme, radius = self._kit.theme, self._kit.px(RADIUS)
        size, line = self.picture.size, max(1, self._kit.px(2))
        ground = paint.rounded(size, radius, theme["panel"], theme["panel_line"], line)
        self.picture.blit(ground, (0, 0))
        self._draw_winners()
        self._draw_heads()
        for (number, game), place in zip(self._games, self._lines, strict=False):
            self._draw_game(number, game, place)
        self._draw_foot()

    def _columns(self, place: Rect) -> tuple[Rect, list[Rect]]:
        """Part a line into the place for its words and one for each player."""
        wide = round(place.width * LABELS)
        words = Rect(place.left + self._kit.px(18), place.top, wide, place.height)
        left = words.right
        rest = Rect(left, place.top, place.right - left, place.height)
        return words, cut.columns(rest, len(self._session.players), 0)

    def _draw_winners(self) -> None:
        kit = self._kit
        _, columns = self._columns(self._head.union(self._lines[-1]))
        for seat in self._session.standing.winners:
            place = columns[seat].inflate(-kit.px(6), 0)
            width = max(2, kit.px(3))
            frame = paint.rounded(
                place.size, kit.px(RADIUS) * 2 // 3, CLEAR, kit.theme["accent_ink"], width
            )
            self.picture.blit(frame, place)

    def _draw_heads(self) -> None:
        kit = self._kit
        _, columns = self._columns(self._head)
        side, gap = round(self._head.height * 0.62), kit.px(12)
        names = [player.name for player in self._session.players]
        room = columns[0].width - side - 3 * gap
        px = min(kit.fonts.fit(name, "bold", kit.text_px("label"), room) for name in names)
        for seat, (player, column) in enumerate(zip(self._session.players, columns, strict=True)):
            face = avatar(kit, player.face, seat, side)
            name = kit.fonts.render(player.name, "bold", px, kit.theme["ink"])
            left = column.centerx - (side + gap + name.width) // 2
            self.picture.blit(face, face.get_rect(midleft=(left, column.centery)))
            self.picture.blit(name, name.get_rect(midleft=(left + side + gap, column.centery)))

    def _draw_game(self, number: int, game: Result, place: Rect) -> None:
        words, columns = self._columns(place)
        self._draw_line(place, self._kit.theme["panel_line"])
        self._write(words, self._kit.text("sheet-game", number=number), "text", "ink_soft")
        for seat, column in enumerate(columns):
            won = seat in game.winners
            cell = self._write(
                column,
                signed(game.scores[seat]),
                "bold",
                "accent_ink" if won else "ink",
                center=True,
            )
            if won:
                self._crown(cell)

    def _crown(self, cell: Rect) -> None:
        side = round(self._px * 0.9)
        path = self._kit.art("crown")
        crown = paint.svg(path, (side, side), self._kit.theme["accent_ink"])
        place = crown.get_rect(midright=(cell.left - side // 2, cell.centery))
        self.picture.blit(crown, place)

    def _draw_foot(self) -> None:
        points, last = self._lines[-2:]
        totals = self._session.standing.totals
        self._draw_line(points, self._kit.theme["ink_soft"])
        self._draw_sums(points, self._kit.text("sheet-points"), [signed(each) for each in totals])
        self._draw_sums(last, *self._last_sums())

    def _last_sums(self) -> tuple[str, list[str]]:
        """Give the games won, or what each still needs to reach the target."""
        text, standing = self._kit.text, self._session.standing
        match self._session.rules.length:
            case Target(points):
                needed = [points - total for total in standing.totals]
                reached = text("sheet-reached")
                sums = [str(each) if each > 0 else reached for each in needed]
                return text("sheet-target", points=points), sums
            case _:
                return text("sheet-won"), [str(count) for count in standing.games_won]

    def _draw_sums(self, place: Rect, name: str, sums: Sequence[str]) -> None:
        words, columns = self._columns(place)
        self._write(words, name, "bold", "ink")
        for column, each in zip(columns, sums, strict=True):
            self._write(column, each, "title", "ink", center=True)

    def _draw_line(self, place: Rect, color: Color) -> None:
        inset = self._kit.px(18)
        line = Surface((place.width - 2 * inset, max(1, self._kit.px(2))), SRCALPHA)
        line.fill(color)
        self.picture.blit(line, (place.left + inset, place.top))

    def _write(self, place: Rect, text: str, face: Face, color: str, center: bool = False) -> Rect:
        fonts = self._kit.fonts
        px = fonts.fit(text, face, self._px, place.width)
        words = fonts.render(text, face, px, self._kit.theme[color])
        where = words.get_rect(midleft=place.midleft)
        if center:
            where.centerx = place.centerx
        self.picture.blit(words, where)
        return where
