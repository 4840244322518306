"""The card of a saved game in the list: its table, its date, and its players."""

from collections.abc import Callable
from datetime import date

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.kit.widgets.widget import RADIUS
from game.store.summary import Summary
from game.view.wording import moment, written_rules_name
from scenes.games.player_lines import draw_line

CARD_INSET = 10  # reference px between the edge of a card and what is on it
PICTURE_GAP = 22  # reference px between the picture and the words
PICTURE_RATIO = 2.0  # the width of a picture, in heights
MAX_PICTURE_SHARE = 0.3  # of a card's width


def name(kit: Kit, game: Summary, today: date) -> str:
    """Name a game by the time it was last played and its rules."""
    rules = written_rules_name(kit, game.rules)
    return kit.text("games-name", day=moment(kit, game.saved, today), rules=rules)


def needs(kit: Kit) -> int:
    """Return the height in px that the words of a card take."""
    return kit.lines("label") + kit.lines("body") + 3 * kit.px(CARD_INSET)


class GameCard(Button):
    """Leads to the page of a game; shows its picture once it has been drawn."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        game: Summary,
        today: date,
        on_press: Callable[[], None],
        *,
        drawn: Surface | None = None,
        fresh: bool = False,
    ) -> None:
        """Take a game, its picture if drawn before, and whether it has just been imported."""
        self.game, self.drawn = game, drawn
        inset = kit.px(CARD_INSET)
        high = rect.height - 2 * inset
        wide = min(round(high * PICTURE_RATIO), round(rect.width * MAX_PICTURE_SHARE))
        self.picture = Rect(inset, inset, wide, high)
        """The rectangle of the picture on the card."""
        super().__init__(
            kit, stage, rect, name(kit, game, today), on_press=on_press, name=f"game-{game.id}"
        )
        self.set_state(chosen=fresh)

    @property
    def radius(self) -> int:
        """The radius of the picture's corners."""
        return self.kit.px(RADIUS - CARD_INSET // 2)

    def show(self, drawn: Surface) -> None:
        """Show the picture of the table."""
        self.drawn = drawn
        self.refresh()

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        """Draw the picture next to the words."""
        kit, gap = self.kit, self.kit.px(PICTURE_GAP)
        place = self.picture.move(self.pad, room.top - self._room().top + self.pad)
        bare = shapes.rounded(place.size, self.radius, kit.theme["felt_dark"])
        canvas.blit(self.drawn or bare, place)
        wide, head = self.rect.width - self.picture.right - 2 * gap, kit.lines("label")
        head = min(head, place.height // 2)
        self._write_head(canvas, Rect(place.right + gap, place.top, wide, head))
        line = draw_line(kit, (wide, place.height - head), self.game)
        canvas.blit(line, (place.right + gap, place.top + head))

    def _write_head(self, canvas: Surface, room: Rect) -> None:
        kit = self.kit
        words = kit.one_line(self.text, "bold", "label", "ink", room.size)
        canvas.blit(words, words.get_rect(midleft=room.midleft))
        told = kit.fonts.render(
            ending(kit, self.game), "text", kit.text_px("small"), kit.theme["ink_soft"]
        )
        if told.width <= room.width - words.width - kit.px(PICTURE_GAP):
            canvas.blit(told, told.get_rect(midright=room.midright))


def ending(kit: Kit, game: Summary) -> str:
    """Say how a game has ended, or how far it is."""
    how = game.ended.replace(" ", "-") or ("going" if game.going else "left")
    return kit.text(f"game-{how}", turns=game.turns)
