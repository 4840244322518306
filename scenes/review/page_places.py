"""Where things are on the page: the table, the turns below it, and the cards at the side."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from game.kit import layout
from game.kit.kit import Kit
from game.view.framed_table import cloth_of
from game.view.players.bodies import SHOULDERS
from scenes.review.past_game import PastGame

FEWEST_CARDS, CARD_GAP = 3, 16
"""Cards are no higher than if there were so many; how far they are apart, in reference pixels."""

LINES = 5
"""So many lines of text the timeline is high at least; else the table has its place."""

FOOT, FOOT_SIDE = 84, 24
"""How high buttons at the foot of the table are, and how far from its edge."""


@dataclass(frozen=True)
class PagePlaces:
    """The places of all things, in the zones of the window."""

    kit: Kit
    past: PastGame
    zone: Callable[[str], Rect]

    @property
    def is_shared(self) -> bool:
        """Whether several people can choose whose game it is about."""
        return len(self.past.people) > 1

    @property
    def has_timeline(self) -> bool:
        """Whether there is room for it; children have none."""
        high = self.zone("timeline").h
        return not self.past.is_gentle and high >= self.kit.lines("small", LINES)

    @property
    def table(self) -> Rect:
        """The place of the table, which takes that of the timeline where there is none."""
        place = self.zone("table")
        return place if self.has_timeline else place.union(self.zone("timeline"))

    def cloth(self, actions: int) -> tuple[Rect, list[Rect]]:
        """Return the place of a turn on the table, and those of so many buttons at its foot."""
        cloth = cloth_of(self.kit, self.table)
        if not actions:
            return cloth, []
        side, high = self.kit.px(FOOT_SIDE), max(self.kit.px(FOOT), self.kit.min_target)
        foot = Rect(cloth.left, cloth.bottom - high - side, cloth.w, high).inflate(-2 * side, 0)
        above = Rect(cloth.topleft, (cloth.w, foot.top - cloth.top))
        return above, layout.columns(foot, max(actions, 2), side)

    def cards(self, count: int) -> list[Rect]:
        """Return the places of `count` cards: one column, or two where the room is broad."""
        room, people, gap = self.zone("cards"), self.zone("people"), self.kit.px(CARD_GAP)
        if not self.is_shared and people.top > room.bottom:
            room = room.union(people)
        across = 2 if room.w > room.h and count > FEWEST_CARDS else 1
        rows = layout.rows(room, -(-max(FEWEST_CARDS, count) // across), gap)
        return [place for row in rows for place in layout.columns(row, across, gap)]

    def title(self, *, has_film: bool) -> tuple[Rect, Rect, Rect]:
        """Return the rooms of the title, of what shows the film, and of who sits at the table."""
        room, side = self.zone("title"), self.table.top
        seat = Rect(0, 0, round(side * SHOULDERS), side)
        seat.bottomright = self.table.right - self.kit.px(FOOT_SIDE), self.table.top
        film = Rect(0, 0, room.h if has_film else 0, room.h)
        film.midright = seat.left, room.centery
        return Rect(room.topleft, (film.left - room.left, room.h)), film, seat
