"""The hint ladder: each press for a hint is answered with a little more, at last the moves."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.analysis.hint import Hint
from game.analysis.river_choice import RiverChoice
from game.analysis.table_diff import added, equal, moved
from game.engine.game import Command
from game.engine.rules import GENTLE, Rules
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.kit.stage import Stage
from game.session.future import Future, answered
from game.session.searches.hint_search import HintSearch
from game.session.session import Session
from game.settings import Settings
from game.view.hint_text import can_play, done, keep, left_to_lay, nothing, step, where, which
from game.view.table.board import Board
from game.view.table.highlights import Highlighted, Highlights
from game.view.table.message import Announcer

CAN, WHERE, WHICH, MOVES = 1, 2, 3, 4
"""The rungs of the ladder, each asked for by another press."""

Do = Callable[[Command], None]
"""What carries out a command of the person at the table."""

PATIENCE = 0.3
"""Seconds of thinking after which it is said that one thinks."""


def always_hints(rules: Rules) -> bool:
    """Return whether hints belong to the game: among children they do."""
    return rules.name in GENTLE


class Hints(Protocol):
    """What helps the person at a table."""

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing where there are no hints."""

    @property
    def lit(self) -> Highlighted:
        """Return what glows without being named."""

    def layout(self, stage: Stage, board: Board) -> None:
        """Build everything anew on a stage, around what lies on a board."""

    def show(self) -> None:
        """Highlight what there is to highlight."""

    def follow(self) -> None:
        """Move the highlights to where their rows are now."""

    def ask(self, do: Do) -> None:
        """Help; `do` carries out a command."""

    def tick(self, dt: float, do: Do) -> None:
        """Advance by `dt` seconds."""


class HintLadder:
    """Give hints to the person whose turn it is."""

    def __init__(
        self,
        kit: Kit,
        session: Session,
        search: HintSearch,
        announcer: Announcer,
        mark: Callable[[], None],
    ) -> None:
        """Take what says sentences, and what marks the table as changed."""
        self._kit = kit
        self._session = session
        self._search = search
        self._announcer = announcer
        self._mark = mark
        self._waited = 0.0
        self._forget()

    def _forget(self) -> None:
        """Begin at the foot of the ladder; what was asked for another turn delays no bot."""
        self._search.forget()
        self._asked: Future | None = None
        self._rung = 0
        self._hint: Hint | None = None
        self._lit = Highlighted()
        self._here = self._search.now

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing where there are no hints."""
        wanted = self._kit.store[Settings].hints or always_hints(self._session.rules)
        rung = 0 if self._session.game.offer else self._rung
        return self._kit.text("hint-ask", rung=rung) if wanted else ""

    @property
    def lit(self) -> Highlighted:
        """Return what glows: of many rows or tiles the words name none."""
        return self._lit

    @property
    def knows_play(self) -> bool:
        """Return whether the player was told in this turn that something can be played."""
        told = self._hint if self._here[0] == self._search.now[0] else None
        return told is not None and told.play is not None

    def layout(self, stage: Stage, board: Board) -> None:
        """Build everything anew on a stage, around what lies on a board."""
        self.highlights = Highlights(self._kit, stage, board)

    def show(self) -> None:
        """Highlight what was hinted at, as long as the table is as it was then."""
        if self._hint and not self.words:
            self._announcer.clear()
        if self._here[0] != self._search.now[0] or not self.words:
            self._forget()
        elif self._here != self._search.now:
            self._lit = Highlighted()
        self.highlights.show(self._lit)

    def follow(self) -> None:
        """Move the highlights to where their rows are now."""
        if self._lit != Highlighted():
            self.highlights.show(self._lit)

    def ask(self, do: Do) -> None:
        """Climb a rung, or begin to think how things stand now."""
        if self._asked or not self.words:
            return
        if self._hint and self._here == self._search.now:
            self._climb(self._hint, do)
            return
        self._here, self._waited = self._search.now, 0.0
        self._asked = self._search.ask()

    def volunteer(self, hint: Hint, words: LazyText) -> None:
        """Say unasked that there is a play, and glow; the next press says where."""
        self._here, self._hint, self._rung = self._search.now, hint, CAN
        self._tell(words, Highlighted(zone="hint"))

    def tick(self, dt: float, do: Do) -> None:
        """Advance by `dt` seconds; show the hint when it is thought out."""
        asked = self._asked
        if asked is None:
            return
        if not asked.done():
            waited, self._waited = self._waited, self._waited + dt
            if waited < PATIENCE <= self._waited:
                self._announcer.tell(self._kit.lazy_text("hint-thinking"))
            return
        answer, self._asked = answered(asked), None
        if answer is None:
            self._search.forget()
            self._tell(self._kit.lazy_text("hint-failed"))
        elif isinstance(answer, RiverChoice):
            self._advise(answer)
        else:
            self._hint = answer
            self.ask(do)

    def _advise(self, advice: RiverChoice) -> None:
        """Say which of two tiles to keep, if they are offered still."""
        if self._here == self._search.now:
            offered = self._session.game.offer.index(advice.tile)
            self._tell(partial(keep, self._kit, advice), Highlighted(offered=offered))

    def _climb(self, hint: Hint, do: Do) -> None:
        """Say more than before."""
        position = self._session.game.draft.position
        if hint.play is None:
            self._tell(partial(nothing, self._kit, position, hint), Highlighted(zone="action"))
        elif not hint.steps:
            self._finish(hint)
        elif self._rung < WHICH:
            self._rung += 1
            self._point(hint)
        else:
            self._rung = MOVES
            self._make(hint, do)

    def _finish(self, hint: Hint) -> None:
        """Say that all lies as it should, and begin to climb to more tiles where there are more."""
        self._rung = CAN if hint.further else MOVES
        self._hint = hint.further or hint
        self._tell(partial(done, self._kit, hint), Highlighted(zone="action"))

    def _point(self, hint: Hint) -> None:
        """Say that, where or with which tiles one can play."""
        game, kit = self._session.game, self._kit
        assert hint.play
        position, rows = game.draft.position, game.draft.rows
        key = hint.play.key if hint.play.key != game.draft.key else None
        still = equal(rows, hint.play.table).values()
        changing = tuple(at for at in range(len(rows)) if at not in still)
        tiles = left_to_lay(position, rows, hint)
        if self._rung == CAN:
            self._tell(partial(can_play, kit, position, hint))
        elif self._rung == WHERE:
            words = partial(where, kit, position, tuple(rows[at] for at in changing), key)
            alone = not changing and key is None
            self._tell(words, Highlighted(changing, key=key, zone="rack" if alone else ""))
        else:
            self._session.hint(left_to_lay(position, position.table, hint))
            self._tell(partial(which, kit, tiles), Highlighted(changing, tiles, key=key))

    def _make(self, hint: Hint, do: Do) -> None:
        """Make the next step in the person's own draft and say what it was."""
        command, *others = hint.steps
        draft = self._session.game.draft
        position, before = draft.position, draft.rows
        do(command)
        self._hint, self._here = replace(hint, steps=tuple(others)), self._search.now
        places = added(before, draft.rows) | moved(before, draft.rows)
        words = partial(step, self._kit, position, before, command, draft.rows)
        self._tell(words, Highlighted(places=places))

    def _tell(self, text: LazyText, lit: Highlighted | None = None) -> None:
        self._lit = lit or Highlighted()
        self._announcer.tell(text, stays=True)
        self._mark()
