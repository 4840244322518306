"""The topic of draws: how lucky they were, against all that others might have drawn."""

from typing import ClassVar

from game.analysis.luck import Luck, WeighedDraw
from game.engine.position import Position
from game.session.luck_search import LuckSearch
from game.view.wording import tile_names
from scenes.review.card import Card
from scenes.review.shown_table import Exhibit
from scenes.review.topic import LookBack

PLAYERS = 10
"""Of so many players with the same racks it says how many would have drawn better, or worse."""


class DrawsTopic:
    """Has one card, which says how the draws were once it is pressed; for a child there is none."""

    judges: ClassVar[bool] = False

    def __init__(self, look: LookBack) -> None:
        self._look = look
        self._search = LuckSearch(look.past.executor, look.past.positions, look.seat)
        self._is_open = False

    @property
    def luckiest(self) -> tuple[WeighedDraw, ...]:
        """The one or two draws that were rare luck, once all are known."""
        return () if self._look.past.is_gentle else self._search.luckiest

    @property
    def news(self) -> object:
        """What is known, and whether somebody has asked."""
        return self._search.luck, self._is_open

    def tick(self) -> None:
        """Weigh the next draw."""
        if not self._look.past.is_gentle:
            self._search.tick()

    def stop(self) -> None:
        """Weigh no more draws."""
        self._search.stop()

    def cards(self) -> tuple[Card, ...]:
        """Return a question, and after a press the answer; nothing of too few draws."""
        look, luck = self._look, self._search.luck
        if not luck:
            return ()
        words, sub = look.say("draws", **look.who), look.say("draws-ask")
        if self._is_open:
            words = look.say("draws-grade", **look.who, grade=luck.grade)
            sub = look.say("draws-of", than=_than(luck), count=_of_players(luck), all=PLAYERS)
        is_shown = isinstance(look.table.exhibit, DrawExhibit)
        return (Card("draws", words, sub, "plus", self._open, is_chosen=is_shown),)

    def _open(self) -> None:
        """Say it, and show the table of the luckiest draw, if one stands out."""
        self._is_open = True
        if self.luckiest:
            best = max(self.luckiest, key=lambda draw: draw.luck)
            view = self._look.past.positions[best.turn - 1]
            self._look.table.show(DrawExhibit(self._look, best, view))


def _than(luck: Luck) -> str:
    """Say whether those who drew worse are counted, or those who drew better."""
    return "worse" if luck.grade in ("better", "much-better") else "better"


def _of_players(luck: Luck) -> int:
    """Count them, but never all."""
    share = luck.worse if _than(luck) == "worse" else luck.better
    return min(PLAYERS - 1, round(share * PLAYERS))


class DrawExhibit(Exhibit):
    """The table when a lucky tile came."""

    def __init__(self, look: LookBack, draw: WeighedDraw, position: Position) -> None:
        super().__init__(position)
        self._look, self._draw = look, draw

    def words(self) -> str:
        """Name the tile."""
        look, draw = self._look, self._draw
        tiles = tile_names(look.kit, draw.tiles[:1])
        return look.say("draw", **look.who, turn=draw.turn, tiles=tiles)
