"""The card of a character: the face, the name, what it does, and how strong it is."""

from collections.abc import Callable, Iterable

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.card import INSET, Card, Drawn, Picture, Size, Words
from game.session.player import Player
from game.view.players.avatars import head, name_of
from game.view.players.stars import draw_stars

FACE = 0.4
"""How much of a card's height the head keeps: a sentence that tells what it does has room."""


ROWS = 3
"""How many rows the sentence takes at most."""


def can_tell(kit: Kit, place: Rect, told: Iterable[str], small: int) -> bool:
    """Return whether cards of a size have room for such sentences, and so many small lines."""
    wide, px = place.w - 2 * kit.px(INSET), kit.text_px("small")
    room = wide, round(place.h * (1 - FACE)) - kit.lines("label") - kit.lines("small", small)
    room = room[0], min(room[1], kit.lines("small", ROWS))
    return all(kit.fonts.fits(each, "text", px, room) for each in told)


def character_card(
    kit: Kit,
    bot: str,
    player: Player,
    does: str,
    stars: int,
    won: str,
    press: Callable[[], None],
    *,
    tells: bool,
    chosen: bool,
) -> Card:
    """Show who plays as a bot and how often it was beaten; a buddy has a paw.

    If it `tells` what the bot does, that is on the card, and else only in its tip.
    """

    def draw_strength(size: Size) -> Surface:
        side = max(1, min(size[1] * 4 // 5, size[0] // 8))
        if stars:
            return draw_stars(kit, stars, side)
        return shapes.svg(kit.art("paw"), (side, side), kit.theme["accent_ink"])

    lines = (
        Words(name_of(kit, player), "label", "bold"),
        Drawn(draw_strength, "small"),
        Words(kit.text(f"bot-{bot}"), "small", color="accent_ink"),
        *([Words(won, "small", color="ink_soft")] if won else ()),
        *([Words(does, "small", color="ink_soft", rows=ROWS)] if tells else ()),
    )
    strong = kit.text("speak-stars", count=stars) if stars else ""
    called = kit.aloud(kit.text(f"bot-{bot}-called"), strong, won)
    picture = Picture(lambda size: head(kit, player, min(size)), least=FACE)
    return Card(f"bot-{bot}", lines, press, picture, is_chosen=chosen, tip=does, label=called)
