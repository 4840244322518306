"""Chooses who sits on a chair: a person, the buddy, one of the bots, or nobody."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.widgets.card import INSET, Card, Drawn, Picture, Size, Words
from game.last_setup import Occupant
from game.session.buddy import FIRST
from game.session.characters import BUDDY, CHARACTERS, LEVELS, seated
from game.session.player import Player
from game.view.players.avatars import head, name_of
from game.view.players.stars import draw_stars
from scenes.once import OnceScreen
from scenes.page import Page, PageScreen, Way

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.statistics import Statistics

MOST_ACROSS = 7
TALLER = 0.72  # how wide a card is best, in heights

FACE, ROWS = 0.4, 3
"""How much of a card's height the head keeps at least, and how many rows a sentence takes."""


@dataclass(frozen=True)
class Asked:
    """Say for which chair one chooses, whether it can be free, and what a buddy does."""

    occupant: Occupant
    can_be_free: bool
    buddy_does: str
    whose: Player | None = None
    """Whose wins against each bot are told."""


class CharacterChoice(OnceScreen[str | None], PageScreen[str]):
    """Closes with a bot or a way, or with None if the player went back."""

    layer = "characters"
    gap = 18

    def __init__(
        self,
        kit: Kit,
        asked: Asked,
        games: "SavedGames | None" = None,
        presses: Debounce | None = None,
    ) -> None:
        """Take what is asked, and the games that statistics are of."""
        super().__init__(kit, presses)
        self._asked = asked
        self._pending = games.ask_statistics() if games and asked.whose else None
        self._wins = dict[str, tuple[int, int]]()
        if self._pending:
            self._take(self._pending.wait_a_moment())

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Show how often each bot was beaten, once a slow disk has answered."""
        if self._pending and self._take(self._pending.found):
            self.rebuild()

    def _take(self, found: "Sequence[Statistics] | None") -> bool:
        """Take an answer, if there is one by now."""
        if found is None or not self._asked.whose:
            return False
        self._pending = None
        own = next((it for it in found if it.player.identity == self._asked.whose.identity), None)
        self._wins = {each.name: (each.won, each.played) for each in own.levels} if own else {}
        return True

    def page(self) -> Page:
        """Show a person first, then the buddy and the bots; below them the other ways."""
        text, occupant = self.kit.text, self._asked.occupant
        ways = [self.way_back()]
        for way, is_there, icon in (
            ("handicap", occupant.kind == "person", "handicap"),
            ("nobody", self._asked.can_be_free, ""),
        ):
            if is_there:
                words = text(f"setup-way-{way}")
                ways.append(Way(way, words, partial(self.close, way), icon=icon))
        bots = (BUDDY, *LEVELS)
        place = self.places(self.zone("cards"), 1 + len(bots))[0]
        tells = self._can_tell(place, map(self._does, bots))
        cards = [self._person(), *(self._card(bot, tells=tells) for bot in bots)]
        return Page(text("setup-who"), "", cards, ways)

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return tall places for the cards, as large as the room allows."""

        def size(across: int) -> float:
            return min(room.width / across, TALLER * room.height / -(-count // across))

        across = max(range(3, MOST_ACROSS + 1), key=size)
        return layout.center_grid(room, count, across, self.kit.px(self.gap))

    def _person(self) -> Card:
        """Make the card that leads to the players."""
        kit, words = self.kit, (Words(self.kit.text("setup-way-person"), "label", "bold", rows=2),)
        ink, art = kit.theme["ink"], kit.art("person")
        sign = Picture(lambda size: shapes.svg(art, (min(size) * 3 // 4,) * 2, ink))
        chosen = self._asked.occupant.kind == "person"
        return Card("person", words, partial(self.close, "person"), sign, is_chosen=chosen)

    def _does(self, bot: str) -> str:
        return self.kit.text(self._asked.buddy_does if bot == BUDDY else f"bot-{bot}-does")

    def _can_tell(self, place: Rect, told: Iterable[str]) -> bool:
        """Return whether cards of a size have room for such sentences below the other lines."""
        kit, px, small = self.kit, self.kit.text_px("small"), 3 if self._wins else 2
        left = round(place.h * (1 - FACE)) - kit.lines("label") - kit.lines("small", small)
        room = place.w - 2 * kit.px(INSET), min(left, kit.lines("small", ROWS))
        return all(kit.fonts.fits(each, "text", px, room) for each in told)

    def _card(self, bot: str, *, tells: bool) -> Card:
        """Show who plays as a bot, how strong that is, and how often it was beaten.

        If it `tells` what the bot does, that is on the card, and else only in its tip.
        """
        kit, text, occupant = self.kit, self.kit.text, self._asked.occupant
        player, does = seated(FIRST if bot == BUDDY else bot), self._does(bot)
        stars, (won, played) = CHARACTERS[bot].stars, self._wins.get(bot, (0, 0))
        wins = text("setup-won", won=won, played=played) if played else ""

        def draw_strength(size: Size) -> Surface:
            side = max(1, min(size[1] * 4 // 5, size[0] // 8))
            if stars:
                return draw_stars(kit, stars, side)
            return shapes.svg(kit.art("paw"), (side, side), kit.theme["accent_ink"])

        lines = (
            Words(name_of(kit, player), "label", "bold"),
            Drawn(draw_strength, "small"),
            Words(text(f"bot-{bot}"), "small", color="accent_ink"),
            *([Words(wins, "small", color="ink_soft")] if wins else ()),
            *([Words(does, "small", color="ink_soft", rows=ROWS)] if tells else ()),
        )
        strong = text("speak-stars", count=stars) if stars else ""
        called = kit.aloud(text(f"bot-{bot}-called"), strong, wins)
        picture = Picture(lambda size: head(kit, player, min(size)), least=FACE)
        chosen = occupant.kind == "bot" and occupant.level == bot
        take = partial(self.close, bot)
        return Card(f"bot-{bot}", lines, take, picture, is_chosen=chosen, tip=does, label=called)
