"""The yellow button of the menu: a big word, and lines below it."""

from collections.abc import Callable, Sequence
from datetime import date

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import Button, even_px
from game.last_setup import last_occupants, last_rules
from game.session.player import Player
from game.settings import Settings
from game.store.summary import Summary
from game.view.players.addressing import addressed, subject
from game.view.players.avatars import name_of
from game.view.wording import game_minutes, joined, rules_name

WORD = 0.54
"""How much of the height the big word takes at most where there are lines below it."""

ICON, GAP = 0.62, 0.2
"""How large the icon is, and how far the word is from it, in heights of the word."""


NAMES = "first", "play", "continue"
"""What the menu's button says, all of it in letters of one size."""


class PlayButton(Button):
    """The one thing to do next, with whom and how long in lines below a big word."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        name: str,
        lines: Sequence[str],
        on_press: Callable[[], None],
    ) -> None:
        self._lines_below = lines
        words, icon, sub = kit.text(f"menu-{name}"), kit.art("play"), " · ".join(lines)
        super().__init__(
            kit, stage, rect, words, icon, "primary", on_press, sub, size="huge", name=name
        )

    def _paint_contents(self, canvas: Surface, room: Rect) -> None:
        kit, ink = self.kit, self._ink()
        high = round(room.height * WORD / kit.text_scale**0.5)
        wide = round(room.width / (1 + (ICON + GAP) * high / room.width))
        words = [kit.text(f"menu-{name}") for name in NAMES]
        px = even_px(kit, words, "title", self.size, (wide, high))
        word = kit.fonts.render(self.text, "title", px, ink)
        side = round(word.height * ICON)
        icon = shapes.svg(kit.art("play"), (side, side), ink)
        gap = round(word.height * GAP)
        below, each = self._choose_lines((room.width, room.height - word.height))
        lines = [kit.words(line, "bold", "body", ink, each, "center") for line in below]
        top = room.centery - (word.height + sum(line.height for line in lines)) // 2
        left = room.centerx - (side + gap + word.width) // 2
        canvas.blit(icon, (left, top + (word.height - side) // 2))
        canvas.blit(word, (left + side + gap, top))
        top += word.height
        for line in lines:
            canvas.blit(line, line.get_rect(midtop=(room.centerx, top)))
            top += line.height

    def _choose_lines(self, room: tuple[int, int]) -> tuple[Sequence[str], tuple[int, int]]:
        """Return the lines that can be read in a room, and the room of each.

        All of them, or one after the other, or the last alone; speech says all.
        """
        fonts, px, lines = self.kit.fonts, self.kit.text_px("small"), self._lines_below
        ways = [way for way in (lines, [self.sub], lines[-1:]) if any(way)]
        for way in ways:
            each = room[0], room[1] // len(way)
            if all(fonts.fits(line, "bold", px, each) for line in way):
                return way, each
        return (ways[-1] if ways else ()), room


def tell_last(kit: Kit) -> list[str]:
    """Say what a game as the last one is, how long it takes, and with whom."""
    settings = kit.store[Settings]
    rules = last_rules(settings)
    told = rules_name(kit, rules), game_minutes(kit, rules)
    seated = last_occupants(settings, settings.together)
    players = [each.player for each in seated if each.kind != "empty"]
    return [" · ".join(filter(None, told)), tell_company(kit, players)]


def tell_company(kit: Kit, players: Sequence[Player]) -> str:
    """Say with whom one plays."""
    you = addressed(players)
    who = joined(kit, [name_of(kit, it) for seat, it in enumerate(players) if seat != you])
    return kit.text("menu-play-with", who=who)


def tell_when_saved(kit: Kit, game: Summary, today: date) -> str:
    """Say when a game was left, and whose turn it is."""
    days = max(0, (today - game.saved.date()).days)
    if game.mover is None:
        return kit.text("menu-continue-next", days=days)
    return kit.text("menu-continue-sub", days=days, **subject(kit, game.players, game.mover))
