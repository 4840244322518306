"""The hint ladder: each press says more, up to which tiles and where; *Show me* makes the moves."""

from dataclasses import dataclass, replace
from functools import partial

from game.analysis.hint import Hint, find_hint
from game.analysis.river_choice import RiverChoice, find_river_choice
from game.analysis.table_diff import added, equal, moved, pairs
from game.analysis.worth_keeping import worth_keeping
from game.engine.game import Command
from game.engine.position import Table
from game.engine.rules import GENTLE, LADDER
from game.engine.turn import Play
from game.kit.messages import LazyText
from game.session.commands import NameTiles, ShowMe
from game.session.future import Future, answered
from game.session.searches.turn_questions import Moment
from game.settings import Settings
from game.view.hint_text import (
    can_play,
    done,
    keep,
    left_to_lay,
    nothing,
    step,
    where,
    which,
)
from game.view.table.adviser import Advice
from game.view.table.highlights import NOTHING, Highlighted
from scenes.table.policy import Do
from scenes.table.state import TableState

CAN, WHERE, WHICH, MOVES = 1, 2, 3, 4
"""The rungs of the ladder, each asked for by another press; the last in so many turns only."""

PATIENCE = 0.3
"""Seconds of thinking after which it is said that one thinks."""


@dataclass
class RungsClimbed:
    """How far somebody has climbed in a turn: the hint, and the table that it is about."""

    turn: int
    rung: int = 0
    hint: Hint | None = None
    here: Moment | None = None
    asked: Future | None = None
    afterthought: Future | None = None
    waited: float = 0.0


class HintLadder:
    """Give hints to the person whose turn it is."""

    def __init__(self, state: TableState) -> None:
        self._state, self._kit, self._session = state, state.kit, state.session
        self._climb = RungsClimbed(-1)

    @property
    def words(self) -> str:
        """Say what the next press brings; nothing where there are no hints."""
        if not (self._is_gentle or self._kit.store[Settings].hints):
            self._climb = RungsClimbed(-1)
            return ""
        rung = 0 if self._session.game.offer else self._now.rung
        left = self._shows_left
        if rung == WHICH and left:
            return self._kit.text("hint-show-left", count=left)
        return self._kit.text("hint-ask", rung=WHERE if rung == WHICH and left == 0 else rung)

    @property
    def _is_gentle(self) -> bool:
        """Whether hints belong to the game: among children they do."""
        return self._session.rules.name in GENTLE

    @property
    def _now(self) -> RungsClimbed:
        """How far it went in this turn; among children who can't read the first press glows."""
        if self._climb.turn != self._session.game.turns:
            rung = CAN if self._session.rules.name in LADDER else 0
            self._climb = RungsClimbed(self._session.game.turns, rung)
        return self._climb

    @property
    def _is_here(self) -> bool:
        """Whether the table is as it was when something was asked or said."""
        return self._now.here == self._state.questions.moment

    @property
    def _shows_left(self) -> int | None:
        """How often the moves can still be shown; None where that is not limited, or is done."""
        session = self._session
        if self._is_gentle or session.game.turns + 1 in session.help.shown:
            return None
        return session.help.shows_left(session.game.positions)

    @property
    def knows_play(self) -> bool:
        """Return whether the player was told in this turn that something can be played."""
        return self._now.hint is not None and self._now.hint.play is not None

    def ask(self, do: Do) -> None:
        """Climb a rung, or begin to think how things stand now."""
        now, left = self._now, self._session.game.clock.left
        if now.asked or not self.words:
            return
        if now.hint and self._is_here and now.hint.fits(left) and not now.hint.is_late:
            self._say_more(now.hint, do)
        else:
            self._think()

    def _think(self) -> None:
        self._now.here, self._now.waited = self._state.questions.moment, 0.0
        self._now.asked = self._state.questions.ask_hint()

    def volunteer(self, hint: Hint, words: LazyText) -> None:
        """Say unasked that there is a play, and glow; the next press says where."""
        now = self._now
        now.here, now.hint, now.rung = self._state.questions.moment, hint, CAN
        self._tell(words, Highlighted(zone="hint"))

    def tick(self, dt: float, do: Do) -> None:
        """Advance by `dt` seconds; show the hint when it is thought out."""
        now = self._now
        if now.asked is None:
            self._add_afterthought()
        elif not now.asked.done():
            waited, now.waited = now.waited, now.waited + dt
            if waited < PATIENCE <= now.waited:
                self._state.announcer.tell(self._kit.lazy_text("hint-thinking"))
        else:
            answer, now.asked = answered(now.asked), None
            self._take(answer, do)

    def _take(self, answer: Hint | RiverChoice | None, do: Do) -> None:
        """Say what was thought out, if it is about the table as it is."""
        if answer is None:
            self._state.questions.forget(find_hint, find_river_choice)
            self._tell(self._kit.lazy_text("hint-failed"))
        elif not self._is_here:
            self._think()
        elif isinstance(answer, RiverChoice):
            offered = self._session.game.offer.index(answer.tile)
            self._tell(partial(keep, self._kit, answer), Highlighted(offered=offered))
        else:
            self._now.hint = answer
            self._say_more(answer, do)

    def _say_more(self, hint: Hint, do: Do) -> None:
        """Say more than before."""
        position, now = self._session.game.draft.position, self._now
        if hint.play is None:
            self._tell(partial(nothing, self._kit, position, hint), Highlighted(zone="action"))
        elif not hint.steps:
            self._finish(hint)
        elif now.rung < WHICH or self._shows_left == 0:
            now.rung = min(now.rung + 1, WHICH)
            self._point(hint, hint.play)
        else:
            self._session.do(ShowMe())
            now.rung = MOVES
            command, *others = hint.steps
            self._state.advise(make_step(self._state, command, do))
            now.hint, now.here = replace(hint, steps=tuple(others)), self._state.questions.moment

    def _finish(self, hint: Hint) -> None:
        """Say that all lies as it should, and ask what else is to be said of it."""
        questions, now = self._state.questions, self._now
        now.rung = MOVES
        self._tell(partial(done, self._kit), Highlighted(zone="action"))
        if hint.best:
            now.afterthought = questions.ask_hint()
        else:
            now.afterthought = questions.ask(
                worth_keeping, questions.view, hint.play, about=hint.play
            )

    def _add_afterthought(self) -> None:
        """Add what the Sage would keep, or that a larger play exists; then start over."""
        now = self._now
        if now.afterthought is None or not now.afterthought.done():
            return
        answer, now.afterthought = answered(now.afterthought), None
        if not answer or not self._is_here:
            return
        if not isinstance(answer, Hint):
            self._tell(partial(done, self._kit, answer), Highlighted(zone="action"))
        elif answer.steps:
            now.hint, now.rung = answer, CAN
            draft = self._session.game.draft
            more = len(left_to_lay(draft.position, draft.rows, answer))
            words = self._kit.lazy_text("hint-done-more", count=more, moves=len(answer.steps))
            self._tell(words, Highlighted(zone="action"))

    def _point(self, hint: Hint, play: Play) -> None:
        """Say that, where or with which tiles one can play."""
        game, kit, rung = self._session.game, self._kit, self._now.rung
        position, rows = game.draft.position, game.draft.rows
        key = play.key if play.key != game.draft.key else None
        changing = rows_to_change(rows, play)
        if rung == CAN:
            self._tell(partial(can_play, kit, position, hint))
        elif rung == WHERE:
            words = partial(where, kit, position, tuple(rows[at] for at in changing), key)
            alone = not changing and key is None
            self._tell(words, Highlighted(changing, key=key, zone="rack" if alone else ""))
        else:
            self._session.do(NameTiles(left_to_lay(position, position.table, hint)))
            tiles = left_to_lay(position, rows, hint)
            known = pairs(rows, play.table)
            new = [len(row) for at, row in enumerate(play.table) if at not in known]
            lit = Highlighted(changing, tiles, key=key, new_row=max(new, default=0))
            self._tell(partial(which, kit, tiles, self._shows_left), lit)

    def _tell(self, text: LazyText, lit: Highlighted = NOTHING) -> None:
        self._state.advise(Advice(text, lit))


def rows_to_change(rows: Table, play: Play) -> tuple[int, ...]:
    """Return which rows a play does not leave as they are."""
    still = equal(rows, play.table).values()
    return tuple(at for at in range(len(rows)) if at not in still)


def make_step(state: TableState, command: Command, do: Do) -> Advice:
    """Make a step in the person's own draft; return what it was, and the tiles it moved."""
    draft = state.session.game.draft
    position, before = draft.position, draft.rows
    do(command)
    after = state.session.game.draft.rows
    words = partial(step, state.kit, position, before, command, after)
    return Advice(words, Highlighted(places=added(before, after) | moved(before, after)))
