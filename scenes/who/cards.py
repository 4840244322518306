"""Who plays on a seat: a card for each player who is remembered, someone new, or a visitor."""

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.session.player import Player
from game.view.avatars import FACES, name_of
from scenes.screen import Screen, parted
from scenes.who.new_player import NewPlayer
from scenes.who.player_card import PlayerCard

if TYPE_CHECKING:
    from game.store.games import Games

GAP = 22  # reference px between two cards
ACROSS, DOWN = 6, 2
KNOWN = ACROSS * DOWN - 2
"""So many players have a card, who played last; the others are new again, and known by it."""


class Who(Screen[Player | None]):
    """Closes with who is to sit there, or with None if the person went back."""

    layer: ClassVar[str] = "who"

    def __init__(
        self,
        kit: Kit,
        games: "Games | None",
        color: int,
        animal: str,
        seated: Collection[tuple[str, str]] = (),
    ) -> None:
        """Take who remembers players, and which of them sit elsewhere.

        Colour and animal are those that somebody else would have there.
        """
        super().__init__(kit)
        self._games, self._seated = games, seated
        self._color, self._animal = color, animal

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def build(self) -> None:
        """Put the cards over the way back: who played last first, the other two ways at the end."""
        text = self.kit.text
        title, sub = parted(self.zone("title"))
        self.write(title, text("who-title"), "title", "title")
        self.write(sub, text("who-sub"), color="ink_soft")
        self._known = self._remembered()
        places = iter(self._places())
        for at, player in enumerate(self._known):
            card = self._card(next(places), f"player-{at}", name_of(self.kit, player))
            card.show(player.face, self._color_of(player))
            card.on_press = partial(self.close, player)
        self._way(next(places), "new", "plus", self._begin)
        self._way(next(places), "visitor", "person", self._visit)
        self.offer(self.zone("back"), "back", text("back"), self.back)

    def _remembered(self) -> list[Player]:
        """Give who can be chosen, who played last first."""
        known = self._games.remembered() if self._games else ()
        free = (each for each in known if each.identity not in self._seated)
        return [each for each in free if each.face in FACES][:KNOWN]

    def _color_of(self, player: Player) -> int:
        color = self._games.wishes(player).color if self._games else None
        return self._color if color is None else color

    def _places(self) -> list[Rect]:
        """Cut the room into places, all as large however many cards there are."""
        room, gap, count = self.zone("cards"), self.kit.px(GAP), len(self._known) + 2
        most, down = (ACROSS, DOWN) if room.width > room.height else (ACROSS // 2, DOWN * 2)
        across = min(most, count)
        taken = Rect(0, 0, room.width * across // most, room.height * -(-count // most) // down)
        taken.center = room.center
        return [
            place
            for row in layout.rows(taken, -(-count // most), gap)
            for place in layout.columns(row, across, gap)
        ]

    def _card(self, place: Rect, name: str, words: str, icon: str = "") -> PlayerCard:
        """Put a card in a place; the first is what comes next."""
        kit, art = self.kit, self.kit.art(icon) if icon else None
        leads = not any(isinstance(other, PlayerCard) for other in self.widgets)
        kind: Kind = "primary" if leads else "plain"
        card = PlayerCard(kit, self.stage, place, words, art, kind, name=name, align="below")
        return self.add(card)

    def _way(self, place: Rect, name: str, icon: str, on_press: Callable[[], None]) -> None:
        card = self._card(place, name, self.kit.text(f"who-{name}"), icon)
        card.on_press = on_press

    def _begin(self) -> None:
        self.push(NewPlayer(self.kit, self._color, self._animal), then=self._begun)

    def _begun(self, player: Player | None) -> None:
        if player:
            self.close(player)

    def _visit(self) -> None:
        self.close(Player("", self._animal))
