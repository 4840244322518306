"""The topic of the best turn: most tiles in one turn, laid again before one's eyes."""

from collections.abc import Iterator

from game.analysis.past.best_turn import PlayedTurn
from game.analysis.stamps import Taken, detect_stamps
from game.engine.turn import Play
from game.kit.system import clipboard
from game.view.replay.outline import TurnSign
from scenes.exports import tell_turn
from scenes.review.remark import Remark
from scenes.review.shown_table import Exhibit
from scenes.review.topic import LookBack, Topic


class BestTopic(Topic):
    """Has one card, which lays the best turn on the table; for a child there is none."""

    def __init__(self, look: LookBack, turn: PlayedTurn) -> None:
        self._look, self._turn = look, turn

    def cards(self) -> tuple[Remark, ...]:
        """Return the card, with the stamp that the turn earned."""
        look = self._look
        if look.past.is_gentle:
            return ()
        words, sub = look.say("best-card", **look.who), "\u00a0· ".join(self._facts())
        is_shown = look.table.exhibit.about == self._turn
        return (Remark("best", words, sub, "star", self._show, is_shown),)

    def _facts(self) -> Iterator[str]:
        look, turn = self._look, self._turn.turn
        yield look.say("laid", count=len(self._turn.tiles))
        before, after = look.past.positions[turn - 1 : turn + 1]
        if stamps := detect_stamps(Taken(before, Play(after.table), after)):
            yield look.say("stamp", stamp=look.kit.text(f"stamp-{stamps[-1]}"))

    def signs(self) -> tuple[TurnSign, ...]:
        """Return a star over it."""
        name = self._look.say("best-card", **self._look.who)
        color = self._look.player.color_on(self._look.seat)
        return (TurnSign(self._turn.turn, "star", name, f"seat_{color}"),)

    def show(self, turn: int) -> bool:
        """Show it, if it is this turn."""
        if turn == self._turn.turn:
            self._show()
        return turn == self._turn.turn

    def _show(self) -> None:
        self._look.table.show(BestExhibit(self._look, self._turn))


class BestExhibit(Exhibit):
    """The best turn, whose tiles move; it can be kept as a picture or as a line."""

    def __init__(self, look: LookBack, turn: PlayedTurn) -> None:
        super().__init__(turn.turn, turn)
        self._look, self._turn = look, turn
        self._told = ""

    def seen(self) -> PlayedTurn:
        """Return the turn as it was played."""
        return self._turn

    def words(self) -> str:
        """Say how many tiles it laid, or what has become of it since."""
        look, best = self._look, self._turn
        words = look.say("best", **look.who, count=len(best.tiles), turn=best.turn)
        return self._told or words

    def actions(self) -> tuple[Remark, ...]:
        """Return how to keep it, where anything is written down."""
        text = self._look.kit.text
        if self._look.past.is_gentle or not self._look.exports:
            return ()
        return (
            Remark("save-picture", text("review-picture"), icon="look", press=self._save),
            Remark("copy-line", text("review-copy"), icon="sheet", press=self._copy),
        )

    def _save(self) -> None:
        look = self._look
        assert look.exports
        positions = look.past.positions
        self._told = look.exports.save_turn(look.kit, positions, look.player, self._turn)

    def _copy(self) -> None:
        look = self._look
        line = tell_turn(look.kit, look.player, self._turn)
        copied = clipboard.put(look.kit.text("review-shared-line", line=line))
        self._told = look.kit.text("puzzle-copied" if copied else "puzzle-uncopied")
