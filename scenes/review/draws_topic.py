"""The topic of draws: how lucky they were, against all that others might have drawn."""

from game.analysis.past.luck import Luck, WeighedDraw
from game.engine.tile import Row
from game.session.searches.luck_search import LuckSearch
from game.view.replay.outline import TurnSign
from game.view.replay.turn_picture import SeenTurn
from game.view.wording import tile_names
from scenes.review.past_exhibit import PastExhibit
from scenes.review.remark import Remark
from scenes.review.topic import LookBack, Topic

ICON = "plus"

PLAYERS = 10
"""Of so many players with the same racks it says how many would have drawn better, or worse."""


class DrawsTopic(Topic):
    """Has one card, which says how the draws were once it is pressed; for a child there is none."""

    def __init__(self, look: LookBack) -> None:
        self._look = look
        self._search = LuckSearch(look.past.executor, look.past.positions, look.seat)
        self._is_open = False

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

    def cards(self) -> tuple[Remark, ...]:
        """Return a question, and after a press the answer; nothing of too few draws."""
        look, luck = self._look, self._search.luck
        if not luck:
            return ()
        words = look.say("draws", **look.who)
        sub = look.say("draws-grade", grade=luck.grade) if self._is_open else look.say("draws-ask")
        is_shown = isinstance(look.table.exhibit, DrawExhibit)
        return (Remark("draws", words, sub, ICON, self._open, is_chosen=is_shown),)

    def signs(self) -> tuple[TurnSign, ...]:
        """Return signs over the luckiest draws, once somebody has asked."""
        name = self._look.say("lucky")
        return tuple(TurnSign(draw.turn, ICON, name, "accent_ink") for draw in self._shown)

    def show(self, turn: int) -> bool:
        """Show a draw that has a sign."""
        draw = next((draw for draw in self._shown if draw.turn == turn), None)
        if draw:
            came = self._came(draw)
            self._lay(turn, self._look.say("draw", turn=turn, tiles=came), draw.tiles[:1])
        return draw is not None

    @property
    def _shown(self) -> tuple[WeighedDraw, ...]:
        return self._search.luckiest if self._is_open else ()

    def _open(self) -> None:
        """Say against whom, over the luckiest draw, or over the end where none stands out."""
        self._is_open = True
        best = max(self._shown, key=lambda draw: draw.luck, default=None)
        if best:
            luckiest = self._look.say("luckiest", tiles=self._came(best))
            self._lay(best.turn, f"{self._compared} {luckiest}", best.tiles[:1])
        else:
            self._lay(len(self._look.past.positions) - 1, self._compared)

    def _came(self, draw: WeighedDraw) -> str:
        return tile_names(self._look.kit, draw.tiles[:1])

    @property
    def _compared(self) -> str:
        luck = self._search.luck
        assert luck
        share = luck.worse if _than(luck) == "worse" else luck.better
        count = min(PLAYERS - 1, round(share * PLAYERS))
        return self._look.say("draws-of", than=_than(luck), count=count, all=PLAYERS)

    def _lay(self, turn: int, words: str, came: Row = ()) -> None:
        self._look.table.show(DrawExhibit(self._look, turn, words, came))


def _than(luck: Luck) -> str:
    """Say whether those who drew worse are counted, or those who drew better."""
    return "worse" if luck.grade in ("better", "much-better") else "better"


class DrawExhibit(PastExhibit):
    """The table as a tile came, and the rack with it."""

    def __init__(self, look: LookBack, turn: int, words: str, came: Row) -> None:
        super().__init__(look, turn)
        self._words, self._came = words, came

    def seen(self) -> SeenTurn:
        """Return the table, and the rack with the tile that came marked."""
        return super().seen()._replace(came=self._came)

    def words(self) -> str:
        """Say what is told of it."""
        return self._words
