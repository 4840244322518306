"""Chooses who sits on a chair: a person, the buddy, one of the bots, or nobody."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from pygame import Rect, Surface

from game.kit import layout
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.widgets.button import Button
from game.last_setup import Occupant
from game.session.buddy import FIRST
from game.session.characters import BUDDY, CHARACTERS, LEVELS, seated
from game.session.player import Player
from game.view.room import lit_wall
from scenes.once import OnceScreen
from scenes.picture_button import PictureButton
from scenes.setup.character_card import CharacterCard

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.statistics import Statistics

Way = Literal["nobody", "handicap"]
"""What else leads on from here: nobody sits there, or it is made easier for who does."""

GAP = 18  # reference px between two cards
MOST_ACROSS = 7
TALLER = 0.72  # how wide a card is best, in heights


@dataclass(frozen=True)
class Asked:
    """Say for which chair one chooses, whether it can be free, and what a buddy does."""

    occupant: Occupant
    can_be_free: bool
    buddy_does: str
    whose: Player | None = None
    """Whose wins against each bot are told."""


class CharacterChoice(OnceScreen[str | None]):
    """Closes with a bot or a way, or with None if the player went back."""

    layer: ClassVar[str] = "characters"

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

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def ground(self) -> Surface:
        """Return the wall of the room."""
        return lit_wall(self.kit)

    def build(self) -> None:
        """Put the cards above the other ways: a person first, then the buddy and the bots."""
        text, occupant = self.kit.text, self._asked.occupant
        self.add_label(self.zone("title"), text("setup-who"), "title", "title")
        person, *places = card_places(self.zone("cards"), 2 + len(LEVELS), self.kit.px(GAP))
        self.add(self._person(person))
        bots = (BUDDY, *LEVELS)
        tells = CharacterCard.can_tell(
            self.kit, person, map(self._does, bots), small=3 if self._wins else 2
        )
        for bot, place in zip(bots, places, strict=True):
            self._build_card(bot, place, tells=tells)
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        if occupant.kind == "person":
            way = self._offer(self.zone("more"), "handicap", "handicap")
            way.tip = text("tip-handicap")
        if self._asked.can_be_free:
            self._offer(self.zone("nobody"), "nobody", "")

    def _person(self, place: Rect) -> PictureButton:
        """Make the card that leads to the players."""
        kit, choose = self.kit, partial(self.close, "person")
        words, art = kit.text("setup-way-person"), kit.art("person")
        card = PictureButton(
            kit, self.stage, place, words, art, on_press=choose, name="person", align="below"
        )
        card.set_state(chosen=self._asked.occupant.kind == "person")
        return card

    def _offer(self, place: Rect, way: Way, icon: str) -> Button:
        words = self.kit.text(f"setup-way-{way}")
        return self.add_button(place, way, words, partial(self.close, way), icon=icon)

    def _does(self, bot: str) -> str:
        return self.kit.text(self._asked.buddy_does if bot == BUDDY else f"bot-{bot}-does")

    def _build_card(self, bot: str, place: Rect, *, tells: bool) -> None:
        text, occupant = self.kit.text, self._asked.occupant
        won, played = self._wins.get(bot, (0, 0))
        self.add(
            CharacterCard(
                self.kit,
                self.stage,
                place,
                bot,
                seated(FIRST if bot == BUDDY else bot),
                self._does(bot),
                CHARACTERS[bot].stars,
                text("setup-won", won=won, played=played) if played else "",
                partial(self.close, bot),
                tells=tells,
                chosen=occupant.kind == "bot" and occupant.level == bot,
            )
        )


def card_places(room: Rect, count: int, gap: int) -> list[Rect]:
    """Divide a room into places for cards that are higher than wide, as large as can be.

    A last row that is not full is in the middle.
    """

    def size(across: int) -> float:
        return min(room.width / across, TALLER * room.height / -(-count // across))

    across = max(range(3, MOST_ACROSS + 1), key=size)
    rows = layout.rows(room, -(-count // across), gap)
    places = [place for row in rows for place in layout.columns(row, across, gap)]
    missing = len(places) - count
    aside = missing * (places[0].width + gap) // 2
    last = [place.move(aside, 0) for place in places[-across:count]]
    return [*places[:-across], *last]
