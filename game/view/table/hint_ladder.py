"""The hint ladder: each press says more, up to which tiles and where; *Show me* makes the moves."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.analysis.hint import Hint
from game.analysis.river_choice import RiverChoice
from game.analysis.table_diff import added, equal, moved, pairs
from game.analysis.worth_keeping import worth_keeping
from game.engine.game import Command
from game.engine.rules import GENTLE, Rules
from game.engine.turn import Play
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.kit.stage import Stage
from game.session.commands import NameTiles, ShowMe
from game.session.future import Future, answered
from game.session.searches.hint_search import HintSearch
from game.session.session import Session
from game.settings import Settings
from game.view.hint_text import (
    can_play,
    done,
    keep,
    left_to_lay,
    nothing,
    offer_more,
    step,
    where,
    which,
)
from game.view.table.board import Board
from game.view.table.cursor.bare_place import bare_place
from game.view.table.highlights import Highlighted, Highlights
from game.view.table.message import Announcer

CAN, WHERE, WHICH, MOVES = 1, 2, 3, 4
"""The rungs of the ladder, each asked for by another press; the last in so many turns only."""

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
        self._afterthought: Future | None = None
        self._rung = self._new_row = 0
        self._hint: Hint | None = None
        self._lit = Highlighted()
        self._here = self._search.now

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing where there are no hints."""
        wanted = self._kit.store[Settings].hints or always_hints(self._session.rules)
        if not wanted:
            return ""
        rung = 0 if self._session.game.offer else self._rung
        left = self._shows_left
        if rung == WHICH and left:
            return self._kit.text("hint-show-left", count=left)
        return self._kit.text("hint-ask", rung=WHERE if rung == WHICH and left == 0 else rung)

    @property
    def _shows_left(self) -> int | None:
        """How often the moves can still be shown; None where that is not limited, or is done."""
        session = self._session
        if always_hints(session.rules) or session.game.turns + 1 in session.help.shown:
            return None
        return session.help.shows_left(session.game.positions)

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
        self._board = board

    def show(self) -> None:
        """Highlight what was hinted at, as long as the table is as it was then."""
        if self._hint and not self.words:
            self._announcer.clear()
        if self._here[0] != self._search.now[0] or not self.words:
            self._forget()
        elif self._here != self._search.now:
            self._lit, self._new_row = Highlighted(), 0
        self._shine()

    def follow(self) -> None:
        """Move the highlights to where their rows are now."""
        if self._lit != Highlighted():
            self._shine()

    def _shine(self) -> None:
        bare = bare_place(self._board, self._new_row) if self._new_row else None
        self.highlights.show(replace(self._lit, bare=bare))

    def ask(self, do: Do) -> None:
        """Climb a rung, or begin to think how things stand now."""
        if self._asked or not self.words:
            return
        hint, left = self._hint, self._session.game.clock.left
        if hint and self._here == self._search.now and hint.fits(left) and not hint.is_late:
            self._climb(hint, do)
            return
        self._here, self._waited = self._search.now, 0.0
        self._asked = self._search.ask()

    def volunteer(self, hint: Hint, words: LazyText) -> None:
        """Say unasked that there is a play, and glow; the next press says where."""
        self._here, self._hint, self._rung = self._search.now, hint, CAN
        self._tell(words, Highlighted(zone="hint"))

    def point(self, lit: Highlighted) -> None:
        """Highlight what somebody else speaks of."""
        self._here, self._lit = self._search.now, lit
        self._mark()

    def tick(self, dt: float, do: Do) -> None:
        """Advance by `dt` seconds; show the hint when it is thought out."""
        asked = self._asked
        if asked is None:
            self._add_afterthought()
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
        elif self._here == self._search.now:
            self._hint = answer
            self._climb(answer, do)
        else:
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
        elif self._rung < WHICH or self._shows_left == 0:
            self._rung = min(self._rung + 1, WHICH)
            self._point(hint)
        else:
            self._session.do(ShowMe())
            self._rung = MOVES
            self._make(hint, do)

    def _finish(self, hint: Hint) -> None:
        """Say that all lies as it should, and ask what else is to be said of it."""
        self._rung = MOVES
        self._tell(partial(done, self._kit), Highlighted(zone="action"))
        if hint.best:
            self._afterthought = self._search.ask()
        else:
            game = self._session.game
            view = game.position.seen_by(game.position.to_move)
            self._afterthought = self._session.ask(worth_keeping, view, hint.play)

    def _add_afterthought(self) -> None:
        """Add what the Sage would keep, or that a larger play exists; then start over."""
        if self._afterthought is None or not self._afterthought.done():
            return
        answer, self._afterthought = answered(self._afterthought), None
        if not answer or self._here != self._search.now:
            return
        if not isinstance(answer, Hint):
            self._tell(partial(done, self._kit, answer), self._lit)
        elif answer.steps:
            self._hint, self._rung = answer, CAN
            draft = self._session.game.draft
            more = len(left_to_lay(draft.position, draft.rows, answer))
            words = partial(offer_more, self._kit, more, len(answer.steps))
            self._tell(words, self._lit)

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
            self._session.do(NameTiles(left_to_lay(position, position.table, hint)))
            words = partial(which, kit, tiles, self._shows_left)
            self._tell(words, Highlighted(changing, tiles, key=key), self._longest_new(hint.play))

    def _longest_new(self, play: Play) -> int:
        """Return how long the longest row is that begins on bare felt, 0 if there is none."""
        rows = self._session.game.draft.rows
        known = pairs(rows, play.table)
        return max((len(row) for at, row in enumerate(play.table) if at not in known), default=0)

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

    def _tell(self, text: LazyText, lit: Highlighted | None = None, new_row: int = 0) -> None:
        self._lit, self._new_row = lit or Highlighted(), new_row
        self._announcer.tell(text, stays=True)
        self._mark()
