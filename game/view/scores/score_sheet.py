"""The score sheet: a column a player, a line a game, at the foot what decides the match."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.rules import Target
from game.engine.score import Result
from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.text.letters import Face
from game.kit.widgets.button import SINK, Button
from game.kit.widgets.widget import CLEAR, RADIUS
from game.session.score_sheet import ScoreSheet
from game.view.players.addressing import label
from game.view.players.avatars import avatar
from game.view.sheets import FALL, draw_paper
from game.view.wording import signed

RED, GREEN, LINE = Color("#A83A42"), Color("#14532F"), Color("#9DB6CB")
"""The binding of the pad and best sums, what was won, and the lines on the paper."""

BINDING, MARGIN = 20, 26  # reference px

Edges = tuple[int, int]
"""How high the binding is and what is left free at the foot of a pad, in pixels."""

FOOT_LINES = 2  # lines below the games
FEWEST_LINES = 2  # lines for games, however small they become
ROW = 2.9  # the height of a row at most, in lines of its text
DIGITS = 1.6  # how large digits become where rows are high, in the usual size of text
CROWN_SHARE = 0.9  # side of a crown for each pixel of the digits beside it


def draw_pad(
    kit: Kit, sheet: ScoreSheet, size: tuple[int, int], edges: Edges | None = None
) -> Surface:
    """Draw a pad of paper so large with the sheet of a match."""
    pad, room = draw_empty_pad(kit, size, edges)
    pad.blit(_Sheet(kit, sheet, room.size).picture, room)
    return pad


def draw_empty_pad(
    kit: Kit, size: tuple[int, int], edges: Edges | None = None
) -> tuple[Surface, Rect]:
    """Draw a pad of paper with its binding; return it with the room on it."""
    above, below = edges or (max(6, kit.px(BINDING)), 0)
    pad, shade = draw_paper(kit, size), kit.px(FALL)
    pad.blit(shapes.rounded((size[0] - shade, above), kit.px(8), RED), (shade // 2, 0))
    room = Rect(0, above, size[0], size[1] - above - below - 2 * shade)
    return pad, room.inflate(-2 * kit.px(MARGIN), -kit.px(MARGIN))


class Pad(Button):
    """A pad with the sheet of a match, which can be pressed."""

    turns = False

    def __init__(
        self, kit: Kit, stage: Stage, rect: Rect, sheet: ScoreSheet, press: Callable[[], None]
    ) -> None:
        self._sheet = sheet
        super().__init__(kit, stage, rect, on_press=press, name="sheet")
        self.label = self.tip = kit.text("sheet-title")

    def paint(self) -> Surface:
        """Draw the pad, a little lower while it is pressed."""
        canvas, pad = self.canvas(), draw_pad(self.kit, self._sheet, self.rect.size)
        canvas.blit(pad, (self.pad, self.pad + (SINK if self.pressed else 0)))
        return canvas


def balance(result: Result) -> str:
    """Write the scores of a game as a sum, those who won first; it comes to nothing."""
    first, *others = sorted(range(len(result.scores)), key=lambda seat: seat not in result.winners)
    terms = [signed(result.scores[first]), *(_term(result.scores[seat]) for seat in others)]
    return f"{' '.join(terms)} = 0"


def _term(points: int) -> str:
    return f"− {-points}" if points < 0 else f"+ {points}"


@dataclass(frozen=True)
class _Entry:
    """A line of the sheet: its words, a text for each seat, and who is crowned."""

    words: str
    cells: Sequence[str]
    crowned: Sequence[int] = ()
    strong: bool = False


class _Sheet:
    def __init__(self, kit: Kit, sheet: ScoreSheet, size: tuple[int, int]) -> None:
        self._kit, self._sheet = kit, sheet
        self.picture = Surface(size, SRCALPHA)
        head = min(kit.px(56) + kit.lines("body"), size[1] * 2 // 5)
        most = (size[1] - head) // kit.lines("body") - FOOT_LINES
        self._entries = [*self._games(max(FEWEST_LINES, most)), *self._foot()]
        high = min((size[1] - head) // len(self._entries), round(kit.lines("label") * ROW))
        self._px = min(round(kit.text_px("label") * DIGITS), round(high * 0.68))
        seats = len(sheet.players)
        while self._px > 1 and self._label(self._px) + seats * self._cell(self._px) > size[0]:
            self._px -= 1
        left = self._label(self._px)
        room = Rect(left, 0, size[0] - left, head)
        whole, columns = self.picture.get_rect(), layout.columns(room, len(sheet.players), 0)
        self._columns = [kit.turned(column, whole) for column in columns]
        self._lines = [Rect(0, head + at * high, size[0], high) for at in range(len(self._entries))]
        crown = self._crowned(self._px)
        spare = self._columns[0].width - self._cell(self._px)
        self._shift = max(0, crown - spare)
        self._draw_winners()
        for seat, column in enumerate(self._columns):
            self._draw_head(seat, column)
        for entry, place in zip(self._entries, self._lines, strict=True):
            self._draw_entry(entry, place)

    def _games(self, room: int) -> list[_Entry]:
        """Enter the last games that have room, after what all before them came to."""
        results, text, count = self._sheet.games, self._kit.text, len(self._sheet.games)
        first = count - room + 1 if count > room else 0
        entries = [
            _Entry(
                text("sheet-game", number=number),
                [signed(points) for points in game.scores],
                game.winners,
            )
            for number, game in enumerate(results[first:], first + 1)
        ]
        if first:
            carried = [signed(seat[first]) for seat in self._sheet.totals]
            entries.insert(0, _Entry(text("sheet-carried", last=first), carried))
        return entries

    def _foot(self) -> tuple[_Entry, _Entry]:
        """Enter the totals, and the games won or what each still needs to reach the target."""
        text, standing = self._kit.text, self._sheet.standing
        points = [signed(total) for total in standing.totals]
        total = _Entry(text("sheet-points"), points, strong=True)
        match self._sheet.length:
            case Target(points=goal):
                needed = [goal - each for each in standing.totals]
                reached = text("sheet-reached")
                sums = [str(each) if each > 0 else reached for each in needed]
                return total, _Entry(text("sheet-target", points=goal), sums, strong=True)
            case _:
                won = [str(count) for count in standing.games_won]
                return total, _Entry(text("sheet-won"), won, strong=True)

    def _label(self, px: int) -> int:
        return self._widest([entry.words for entry in self._entries], px) + self._kit.px(18)

    def _cell(self, px: int) -> int:
        cells = [cell for entry in self._entries for cell in entry.cells]
        return self._widest(cells, px) + self._crowned(px) + self._kit.px(12)

    def _widest(self, texts: Sequence[str], px: int) -> int:
        return max(self._kit.fonts.width(text, "title", px) for text in texts)

    @staticmethod
    def _crowned(px: int) -> int:
        return round(px * CROWN_SHARE * 1.4)

    def _draw_winners(self) -> None:
        kit, bottom = self._kit, self._lines[-1].bottom
        for seat in self._sheet.standing.winners:
            column = self._columns[seat]
            size, width = (column.width, bottom), max(2, kit.px(3))
            color = RED
            frame = shapes.rounded(size, kit.px(RADIUS) * 2 // 3, CLEAR, color, width)
            self.picture.blit(frame, column.topleft)

    def _draw_head(self, seat: int, column: Rect) -> None:
        kit, player, gap = self._kit, self._sheet.players[seat], self._kit.px(8)
        high = min(kit.lines("body"), column.height // 2)
        words, room = label(kit, self._sheet.players, seat), (column.width - 2 * gap, high)
        name = kit.one_line(words, "bold", "body", "ink_dark", room)
        face = avatar(kit, player, player.color_on(seat), max(1, column.height - high - gap))
        self.picture.blit(face, face.get_rect(midtop=(column.centerx, gap)))
        self.picture.blit(name, name.get_rect(center=(column.centerx, column.bottom - high // 2)))

    def _draw_entry(self, entry: _Entry, place: Rect) -> None:
        kit, ink = self._kit, self._kit.theme["ink_dark"]
        foot = entry is self._entries[-FOOT_LINES]
        rule = Surface((place.width, max(1, self._kit.px(2))), SRCALPHA)
        rule.fill(RED if foot else LINE)
        self.picture.blit(rule, place.topleft)
        face: Face = "title" if entry.strong else "text"
        words = kit.fonts.render(entry.words, face, self._px, ink)
        self.picture.blit(words, kit.turned(words.get_rect(midleft=place.midleft), place))
        for seat, cell in enumerate(entry.cells):
            self._draw_cell(cell, self._columns[seat].centerx, place.centery, entry, seat)

    def _draw_cell(self, text: str, x: int, y: int, entry: _Entry, seat: int) -> None:
        """Write a number so that those of a column end below each other, as on paper."""
        kit, won = self._kit, seat in entry.crowned
        color = GREEN if won else kit.theme["ink_dark"]
        cells = [other.cells[seat] for other in self._entries]
        right = x + self._widest(cells, self._px) // 2 + self._shift // 2
        words = kit.fonts.render(text, "title", self._px, color)
        place = words.get_rect(midright=(right, y))
        self.picture.blit(words, place)
        if won:
            side = round(self._px * CROWN_SHARE)
            crown = shapes.svg(kit.art("gold_crown"), (side, side))
            self.picture.blit(crown, crown.get_rect(midright=(place.left - side // 3, y)))
