"""The bench of those who may play: a remembered player, a new one, or a visitor."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Picture, Size, Words
from game.kit.widgets.widget import CLEAR
from game.last_setup import rename
from game.rush_bests import renamed
from game.session.characters import FACES
from game.session.player import COLORS, Player
from game.settings import Settings
from game.view import woodwork
from game.view.players.avatars import name_of
from game.view.players.bodies import FOOT, REACH, draw_figure
from game.view.table.around.name_plate import draw_brass
from scenes.page import Page, PageScreen, Way, undo_card
from scenes.players.new_player import NewPlayer

if TYPE_CHECKING:
    from game.store.games import SavedGames
    from game.store.pending import Pending
    from game.store.writer import Statement
    from scenes.players.player_page import Forgotten

Press = Callable[[], None]
DrawOn = Callable[[Kit, Size], Surface]

FOOT_HEIGHT = 64  # reference px, the height of the button that leads to a player's page
EDGE, CARD_GAP = 4, 12  # reference px around what is on a card, and between two cards
TALLEST = 1.5  # how high a place is at most, in widths
BESIDE, LEG, LEG_WIDTH = 34, 96, 30  # reference px of the bench beside its places, and of its legs
FREE, SIGN = 0.8, 0.4  # how large the ring of a free place is in its room, and the sign in it
KNOWN_PER_PAGE = 11
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

    layer = "who"

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
        known = self._games.remembered() if self._games else ()
        free = (each for each in known if each.identity not in self._seated)
        self._known = [each for each in free if each.face in FACES][:KNOWN_PER_PAGE]
        for each in sorted(self._gone, key=lambda each: each.at):
            self._known.insert(each.at, each.player)
        cards = [self._seat(at, player) for at, player in enumerate(self._known)]
        kind: Kind = "plain" if self._known else "primary"
        cards.append(self._make_card("new", text("who-new"), draw_free_place, self._begin, kind))
        visit = partial(self.close, Player("", self._animal))
        ways = [self.way_back(), Way("visitor", text("who-visitor"), visit, icon="person")]
        return Page(text("who-title"), text("who-sub"), cards, ways)

    def build(self) -> None:
        """Put the bench under those who sit there, and a way to the page of each below it."""
        super().build()
        places = self.places(self.zone("cards"), len(self._known) + 1)
        for _, row in groupby(places, lambda place: place.top):
            self.lay(*draw_bench(self.kit, list(row)))
        high, gone = self._foot_height, {each.player.identity for each in self._gone}
        for at, (player, place) in enumerate(zip(self._known, places, strict=False)):
            if player.identity not in gone:
                foot = Rect(0, 0, min(place.width, 2 * high), high)
                foot.midtop = place.centerx, place.bottom + self.kit.px(CARD_GAP) // 2
                open_page = partial(self._open, player, self._color_of(player, self._color))
                way = self.add_button(foot, f"page-{at}", "", open_page, icon="settings")
                way.tip = self.kit.text("tip-who-page", name=name_of(self.kit, player))

    def _seat(self, at: int, player: Player) -> Card:
        """Return who sits at a place, or a way to bring back who was forgotten there."""
        kit, name = self.kit, name_of(self.kit, player)
        if gone := next((it for it in self._gone if it.player.identity == player.identity), None):
            told = kit.text("games-deleted", game=name)
            return undo_card(kit, f"undo-{at}", told, partial(self._bring_back, gone))
        color = self._color_of(player, at % len(COLORS))
        draw = partial(draw_figure, player=player, color=color)
        kind: Kind = "plain" if at else "primary"
        return self._make_card(f"player-{at}", name, draw, partial(self.close, player), kind)

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

    def _color_of(self, player: Player, usual: int) -> int:
        color = self._games.preferences(player).color if self._games else None
        return usual if color is None else color

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Divide the room into places on benches where heads are largest, with room below each."""
        gap, plate = self.kit.px(CARD_GAP), self.kit.lines("label")
        foot = self._foot_height + gap // 2
        bench = Rect(0, 0, min(room.w - 2 * self.kit.px(BESIDE), count * room.h), room.h)
        bench.center = room.center
        places = layout.best_grid(
            bench, count, gap, lambda w, h: min(w / REACH, (h - foot - plate) / (1 + FOOT))
        )
        for place in places:
            place.inflate_ip(0, min(0, round(TALLEST * places[0].w) - place.h))
            place.height -= foot
        return places

    @property
    def _foot_height(self) -> int:
        return max(self.kit.min_target, self.kit.px(FOOT_HEIGHT))

    def _make_card(self, name: str, words: str, draw: DrawOn, press: Press, kind: Kind) -> Card:
        """Return a card without a sign: a picture above a plate with words."""
        kit, lines = self.kit, (Words(words, "label", "bold", "brass_ink"),)
        ground = partial(draw_card_plate, kit, framed=kind == "primary")
        look = Picture(partial(draw, kit))
        return Card(name, lines, press, look, kind=kind, ground=ground, inset=EDGE)

    def _begin(self) -> None:
        self.push(NewPlayer(self.kit, self._color, self._animal), then=self._begun)

    def _begun(self, player: Player | None) -> None:
        if player:
            self.close(player)


def draw_free_place(kit: Kit, size: Size) -> Surface:
    """Draw a dashed ring with a plus."""
    picture, side, ink = kit.canvas(size), max(4, round(FREE * min(size))), kit.theme["ink"]
    line = max(2, kit.px(5))
    ring = shapes.dashed((side, side), side // 4, CLEAR, ink, line)
    plus = shapes.svg(kit.art("plus"), (max(1, round(SIGN * side)),) * 2, ink)
    for each in ring, plus:
        picture.blit(each, each.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture


def draw_card_plate(kit: Kit, size: Size, *, framed: bool) -> Surface:
    """Draw the plate for the name on a card; that of the usual choice is framed."""
    card, inset, high = kit.canvas(size), kit.px(EDGE), kit.lines("label")
    plate = draw_brass(kit, (size[0] - 2 * inset, high), framed=framed)
    card.blit(plate, (inset, size[1] - inset - high))
    return card


def draw_bench(kit: Kit, places: Sequence[Rect]) -> tuple[Surface, Rect]:
    """Draw the bench behind the plates of a row of places; return where it is, too."""
    beside, thick = kit.px(BESIDE), kit.lines("label") + kit.px(EDGE)
    seat = places[0].unionall(list(places))
    seat = Rect(seat.left - beside, seat.bottom - thick - kit.px(EDGE) // 2, 0, thick)
    seat.width = places[-1].right + beside - seat.left
    picture = kit.canvas((seat.width, thick + kit.px(LEG)))
    leg = woodwork.draw_board(kit, (kit.px(LEG_WIDTH), thick // 2 + kit.px(LEG)))
    for x in (beside // 4, seat.width - beside // 4 - leg.width):
        picture.blit(leg, (x, thick // 2))
    picture.blit(woodwork.draw_board(kit, seat.size), (0, 0))
    return woodwork.hang(kit, picture, Rect(seat.topleft, picture.get_size()))
