"""The card of a character: the face, the name, what it does, and how strong it is."""

from collections.abc import Callable, Iterable

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button
from game.session.player import Player
from game.view.players.avatars import head, name_of
from game.view.players.stars import draw_stars

FACE, FACE_TOLD = 0.44, 0.38
"""How much of a card's height a head takes at most; less where a sentence tells what it does."""

BELOW = 0.66
"""How much of a card its lines take at most."""

MARGIN = 14
"""Reference pixels between the edge of a card and what is on it."""


UNDER, FOOT = ("name", "title", "does"), ("stars", "won")
"""The lines under the head, and those at the foot, so that stars are beside stars."""


class CharacterCard(Button):
    """Shows a bot: from the head downwards as much as there is room for."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        bot: str,
        player: Player,
        does: str,
        stars: int,
        won: str,
        on_press: Callable[[], None],
        *,
        tells: bool,
        chosen: bool,
    ) -> None:
        """Take who that is, the sentence that tells what it does, and how often it was beaten.

        If it `tells`, the sentence is on the card, and else only in its tip.
        """
        self.player, self._stars, self._won = player, stars, won
        self._does = does if tells else ""
        self._title = kit.text(f"bot-{bot}")
        strong = kit.text("speak-stars", count=stars) if stars else ""
        super().__init__(
            kit,
            stage,
            rect,
            name_of(kit, player),
            on_press=on_press,
            name=f"bot-{bot}",
            tip=does,
            size="body",
        )
        self.label = kit.aloud(kit.text(f"bot-{bot}-called"), strong, won)
        self.set_state(chosen=chosen)

    @staticmethod
    def can_tell(kit: Kit, rect: Rect, told: Iterable[str], small: int) -> bool:
        """Return whether cards of a size have room for such sentences, and so many small lines."""
        wide = rect.width - 2 * kit.px(MARGIN)
        others = kit.lines("label") + kit.lines("small", small)
        room = wide, round((rect.height - 2 * kit.px(MARGIN)) * BELOW) - others
        px = kit.text_px("small")
        return all(kit.fonts.fits(each, "text", px, room) for each in told)

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        """Draw the head, below it the lines that have room, and at the foot how strong it is."""
        kit, gap = self.kit, self.kit.px(MARGIN)
        room = Rect(
            self.pad + gap, self.pad + gap, self.rect.width - 2 * gap, self.rect.height - 2 * gap
        )
        lines = self._below(room)
        taken = sum(line.height for line in lines.values()) + gap  # The stars stand apart.
        most = FACE_TOLD if self._does else FACE
        side = max(1, min(room.height - taken, room.width, round(self.rect.height * most)))
        under, feet = ([lines[it] for it in which if it in lines] for which in (UNDER, FOOT))
        self._lay(canvas, room.midtop, [head(kit, self.player, side), *under])
        high = sum(line.height for line in feet)
        self._lay(canvas, (room.centerx, room.bottom - high), feet)

    @staticmethod
    def _lay(canvas: Surface, midtop: Point, pictures: Iterable[Surface]) -> None:
        """Lay pictures one under the other."""
        x, y = midtop
        for picture in pictures:
            canvas.blit(picture, picture.get_rect(midtop=(x, y)))
            y += picture.height

    def _below(self, room: Rect) -> dict[str, Surface]:
        """Draw the lines that have room, those that matter most first."""
        drawn, free = dict[str, Surface](), round(room.height * BELOW)
        for which in ("name", "stars", "title", "won", "does"):
            line = self._line(which, (room.width, free))
            if line and line.height <= free:
                drawn[which], free = line, free - line.height
        return drawn

    def _line(self, which: str, room: tuple[int, int]) -> Surface | None:
        """Draw one of the lines, if it says anything."""
        kit, small = self.kit, (room[0], max(1, min(room[1], self.kit.lines("small"))))
        match which:
            case "name":
                # A long name may come nearer to the edge than a sentence.
                wide = room[0] + kit.px(MARGIN)
                return kit.one_line(self.text, "bold", "label", "ink", (wide, room[1]))
            case "stars":
                return self._sign(min(small[1], room[0] // 8))
            case "title":
                return kit.one_line(self._title, "text", "small", "accent_ink", small)
            case "won" if self._won:
                return kit.one_line(self._won, "text", "small", "ink_soft", small)
            case "does" if self._does:
                return kit.words(self._does, "text", "small", "ink_soft", room, "center")
        return None

    def _sign(self, side: int) -> Surface:
        """Draw the stars; for a buddy, a paw."""
        if self._stars:
            return draw_stars(self.kit, self._stars, side)
        return shapes.svg(self.kit.art("paw"), (side, side), self.kit.theme["accent_ink"])
