"""The bench of those who may play: a remembered player, a new one, or a visitor."""

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Picture, Size, Words
from game.last_setup import rename
from game.rush_bests import renamed
from game.session.characters import FACES
from game.session.player import COLORS, Player
from game.settings import Settings
from game.view import woodwork
from game.view.players.avatars import name_of
from scenes.page import Page, PageScreen, Way
from scenes.players.bench_art import (
    BESIDE,
    draw_bench,
    draw_free_place,
    draw_plate,
    draw_sitter,
)
from scenes.players.new_player import NewPlayer

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.pending import Pending
    from game.store.writer import Statement
    from scenes.players.player_page import Forgotten

Press = Callable[[], None]
DrawOn = Callable[[Kit, Size], Surface]

FOOT_HEIGHT = 64  # reference px, the height of the button that leads to a player's page
CARD_GAP = 22  # reference px between two cards
ACROSS, DOWN, FEWEST = 6, 2, 3  # places on a bench, benches, and the size of places on one
TALLEST = 1.5  # how high a place is at most, in widths
KNOWN_PER_PAGE = ACROSS * DOWN - 1
"""How many players have a place: the latest ones. Others type their name again."""


class Gone(NamedTuple):
    """The place of a player who was forgotten, who that was, and what brings them back."""

    at: int
    before: Player
    player: Player
    erased: "Pending[Statement]"


class Who(PageScreen[Player]):
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

    def page(self) -> Page:
        """Seat the latest players on the bench, beside a free place for somebody new."""
        text = self.kit.text
        self._known = self._find_known_players()
        for each in sorted(self._gone, key=lambda each: each.at):
            self._known.insert(each.at, each.player)
        cards = [self._seat(at, player) for at, player in enumerate(self._known)]
        kind: Kind = "plain" if self._known else "primary"
        cards.append(self._plated("new", text("who-new"), draw_free_place, self._begin, kind))
        ways = [self.way_back(), Way("visitor", text("who-visitor"), self._visit, icon="person")]
        return Page(text("who-title"), text("who-sub"), cards, ways)

    def build(self) -> None:
        """Put the bench under those who sit there, and a way to the page of each below it."""
        super().build()
        for row in self._rows():
            picture, place = draw_bench(self.kit, row)
            self.stage.add(picture, *place.topleft, z=woodwork.UNDER)
        places = self.places(self.zone("cards"), len(self._known))
        gone = {each.player.identity for each in self._gone}
        for at, (player, place) in enumerate(zip(self._known, places, strict=False)):
            if player.identity not in gone:
                self._add_way_to_page(at, player, self._foot_of(place))

    def _seat(self, at: int, player: Player) -> Card:
        """Return who sits at a place, or a way to bring back who was forgotten there."""
        kit, name = self.kit, name_of(self.kit, player)
        if gone := next((it for it in self._gone if it.player.identity == player.identity), None):
            words = Words(kit.text("games-undo"), "body", "bold")
            told = Words(kit.text("games-deleted", game=name), "small", rows=2)
            art, ink = kit.art("undo"), kit.theme["ink"]
            icon = Picture(lambda size: shapes.svg(art, size, ink), least=0.3)
            return Card(f"undo-{at}", (words, told), partial(self._bring_back, gone), icon)
        color = self._color_of(player, at % len(COLORS))
        draw = partial(draw_sitter, player=player, color=color)
        kind: Kind = "plain" if at else "primary"
        return self._plated(f"player-{at}", name, draw, partial(self.close, player), kind)

    def _add_way_to_page(self, at: int, player: Player, place: Rect) -> None:
        open_page = partial(self._open, player, self._color_of(player, self._color))
        way = self.add_button(place, f"page-{at}", "", open_page, icon="settings")
        way.tip = self.kit.text("tip-who-page", name=name_of(self.kit, player))

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

    def _color_of(self, player: Player, usual: int) -> int:
        color = self._games.preferences(player).color if self._games else None
        return usual if color is None else color

    def _rows(self) -> list[list[Rect]]:
        """Divide the room into benches, and these into places; below each there is room."""
        room, gap, count = self.zone("cards"), self.kit.px(CARD_GAP), len(self._known) + 1
        most = ACROSS if room.width > room.height else ACROSS // 2
        down, across = -(-count // most), min(most, max(FEWEST, count))
        wide = (room.width - 2 * self.kit.px(BESIDE)) // across
        high = min(room.height // down, round(TALLEST * wide))
        taken = Rect(0, 0, wide * min(across, count), high * down)
        taken.center = room.center
        places = layout.grid(taken, down, min(across, count), gap)[:count]
        foot = self._foot_height + gap // 2
        above = [Rect(place.topleft, (place.width, place.height - foot)) for place in places]
        return [above[at : at + across] for at in range(0, count, across)]

    def places(self, room: Rect, count: int) -> list[Rect]:  # noqa: ARG002
        """Return the places on the benches."""
        return [place for row in self._rows() for place in row]

    @property
    def _foot_height(self) -> int:
        return max(self.kit.min_target, self.kit.px(FOOT_HEIGHT))

    def _foot_of(self, place: Rect) -> Rect:
        """Return the place of the button below a card."""
        high, gap = self._foot_height, self.kit.px(CARD_GAP) // 2
        foot = Rect(0, place.bottom + gap, min(place.width, 2 * high), high)
        foot.centerx = place.centerx
        return foot

    def _plated(self, name: str, words: str, draw: DrawOn, press: Press, kind: Kind) -> Card:
        """Return a card without a sign: a picture above a plate with words."""
        kit, lines = self.kit, (Words(words, "label", "bold", "brass_ink"),)
        ground = partial(draw_plate, kit, framed=kind == "primary")
        look = Picture(partial(draw, kit))
        return Card(name, lines, press, look, kind=kind, ground=ground)

    def _begin(self) -> None:
        self.push(NewPlayer(self.kit, self._color, self._animal), then=self._begun)

    def _begun(self, player: Player | None) -> None:
        if player:
            self.close(player)

    def _visit(self) -> None:
        self.close(Player("", self._animal))
