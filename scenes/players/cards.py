"""Chooses who plays on a seat: a remembered player, a new one, or a visitor."""

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Draw, Picture, Size, Words
from game.kit.widgets.widget import RADIUS
from game.last_setup import rename
from game.rush_bests import renamed
from game.session.characters import FACES
from game.session.player import Player
from game.settings import Settings
from game.view.players.avatars import avatar, name_of
from scenes.players.new_player import NewPlayer
from scenes.screen import Screen

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.pending import Pending
    from game.store.writer import Statement
    from scenes.players.player_page import Forgotten

Press = Callable[[], None]

SIGN_SHARE = 0.5
"""The size of a sign in place of a face, in faces."""

FOOT_HEIGHT = 64  # reference px, the height of the button that leads to a player's page
CARD_GAP = 22  # reference px between two cards
ACROSS, DOWN = 6, 2
KNOWN_PER_PAGE = ACROSS * DOWN - 2
"""How many players have a card: the latest ones. Others type their name again."""


class Gone(NamedTuple):
    """The place of a player who was forgotten, who that was, and what brings them back."""

    at: int
    before: Player
    player: Player
    erased: "Pending[Statement]"


class Who(Screen[Player | None]):
    """Closes with the player for the seat, or with None if the user went back.

    Until then, a player who was forgotten here can be brought back.
    """

    layer: ClassVar[str] = "who"

    def __init__(
        self,
        kit: Kit,
        games: "SavedGames | None",
        color: int,
        animal: str,
        seated: Collection[tuple[str, str]] = (),
        sitting: Player | None = None,
    ) -> None:
        """Take the saved games, the identities seated elsewhere, and who sits here so far.

        A player without a colour or animal of their own gets those given.
        """
        super().__init__(kit)
        self._games, self._seated = games, seated
        self._color, self._animal = color, animal
        self._sitting = sitting
        self._renamed: Player | None = None
        self._gone: list[Gone] = []
        self._reseated: list[tuple[Player, Player]] = []
        """Who was whom before, in the order in which that came to be."""
        settings = kit.store[Settings]
        self._seats = settings.seats_alone, settings.seats_together
        self._bests = settings.rush_bests

    def back(self) -> None:
        """Close without a choice; if the player who sits here was renamed, close with them."""
        self.close(self._renamed)

    def build(self) -> None:
        """Put the cards above the Back button: the latest players first, then new and visitor."""
        text = self.kit.text
        self.add_heading(text("who-title"), text("who-sub"))
        self._known = self._find_known_players()
        for each in sorted(self._gone, key=lambda each: each.at):
            self._known.insert(each.at, each.player)
        places = iter(self._places())
        forgotten = {each.player.identity: each for each in self._gone}
        for at, player in enumerate(self._known):
            if gone := forgotten.get(player.identity):
                self._offer_undo(next(places), at, gone)
            else:
                self._offer(next(places), at, player)
        self._way(next(places), "new", "plus", self._begin)
        self._way(next(places), "visitor", "person", self._visit)
        self.add_button(self.zone("back"), "back", text("back"), self.back)

    def _offer(self, place: Rect, at: int, player: Player) -> None:
        name, color = name_of(self.kit, player), self._color_of(player)
        above, foot = self._parted(place)
        face = Player.unnamed(player.face)

        def draw(size: Size) -> Surface:
            return avatar(self.kit, face, color, max(1, min(size)))

        self._card(above, f"player-{at}", name, draw, partial(self.close, player))
        way = self.add_button(
            foot, f"page-{at}", "", partial(self._open, player, color), icon="settings"
        )
        way.tip = self.kit.text("tip-who-page", name=name)

    def _offer_undo(self, place: Rect, at: int, gone: "Gone") -> None:
        kit, (above, foot) = self.kit, self._parted(place)
        ground = shapes.rounded(above.size, kit.px(RADIUS), kit.theme["plate"])
        self.stage.add(ground, *above.topleft)
        told = kit.text("games-deleted", game=name_of(kit, gone.player))
        self.add_label(above.inflate(-kit.px(CARD_GAP), 0), told)
        undo = partial(self._bring_back, gone)
        self.add_button(foot, f"undo-{at}", kit.text("games-undo"), undo, size="small", icon="undo")

    def _parted(self, place: Rect) -> tuple[Rect, Rect]:
        """Divide a place into those of a card and of a button below it."""
        high = max(self.kit.min_target, self.kit.px(FOOT_HEIGHT))
        above = Rect(place.topleft, (place.width, place.height - high - self.kit.px(CARD_GAP) // 3))
        return above, Rect(place.left, place.bottom - high, place.width, high)

    def _open(self, player: Player, color: int) -> None:
        # Imported late, so that the menu appears sooner.
        from scenes.players.player_page import PlayerPage

        assert self._games
        page = PlayerPage(self.kit, self._games, player, color)
        self.push(page, then=partial(self._left, player))

    def _left(self, before: Player, after: "Player | Forgotten") -> None:
        """Show the cards as they are now; a renamed player keeps their seat."""
        if not isinstance(after, Player):
            at = next(at for at, each in enumerate(self._known) if each is before)
            self._gone.append(Gone(at, before, *after))
            after = Player.unnamed(before.face)
        self._reseated.append((before, after))
        self._reseat()

    def _bring_back(self, gone: "Gone") -> None:
        assert self._games
        self._games.bring_back(gone.erased)
        self._gone.remove(gone)
        self._reseated = [
            (before, gone.player if before is gone.before else after)
            for before, after in self._reseated
        ]
        self._reseat()

    def _reseat(self) -> None:
        """Seat whoever has another name now, or none, wherever they sat at first."""
        settings, sitting = self.kit.store[Settings], self._sitting
        settings.seats_alone, settings.seats_together = self._seats
        settings.rush_bests = self._bests
        for before, after in self._reseated:
            named = after if after.own_name else None
            settings.rush_bests = renamed(settings.rush_bests, before, named)
            rename(self.kit.store, before, after)
            if sitting and sitting.identity == before.identity:
                sitting = after
        self._renamed = None if sitting is self._sitting else sitting
        self.rebuild()

    def _find_known_players(self) -> list[Player]:
        """Return the players to choose from, the latest first."""
        known = self._games.remembered() if self._games else ()
        free = (each for each in known if each.identity not in self._seated)
        return [each for each in free if each.face in FACES][:KNOWN_PER_PAGE]

    def _color_of(self, player: Player) -> int:
        color = self._games.preferences(player).color if self._games else None
        return self._color if color is None else color

    def _places(self) -> list[Rect]:
        """Divide the room into places, whose size does not depend on the number of cards."""
        room, gap, count = self.zone("cards"), self.kit.px(CARD_GAP), len(self._known) + 2
        most, down = (ACROSS, DOWN) if room.width > room.height else (ACROSS // 2, DOWN * 2)
        across = min(most, count)
        taken = Rect(0, 0, room.width * across // most, room.height * -(-count // most) // down)
        taken.center = room.center
        return layout.grid(taken, -(-count // most), across, gap)

    def _card(self, place: Rect, name: str, words: str, draw: Draw, press: Press) -> None:
        """Put a card in a place; the first one is primary."""
        kind: Kind = "plain" if any(it.primary for it in self.widgets) else "primary"
        lines = (Words(words, "label", "bold", rows=2),)
        self.add_card(place, Card(name, lines, press, Picture(draw), kind=kind))

    def _way(self, place: Rect, name: str, icon: str, press: Press) -> None:
        art, words = self.kit.art(icon), self.kit.text(f"who-{name}")
        leads = not any(it.primary for it in self.widgets)
        ink = self.kit.theme["ink_dark" if leads else "ink"]

        def draw(size: Size) -> Surface:
            return shapes.svg(art, (max(1, round(SIGN_SHARE * min(size))),) * 2, ink)

        self._card(place, name, words, draw, press)

    def _begin(self) -> None:
        self.push(NewPlayer(self.kit, self._color, self._animal), then=self._begun)

    def _begun(self, player: Player | None) -> None:
        if player:
            self.close(player)

    def _visit(self) -> None:
        self.close(Player("", self._animal))
