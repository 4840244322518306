"""What sets a turn apart from a lesson: hints, and a question before a needless draw."""

from dataclasses import replace

from game.analysis.outlook import ANY, Demand
from game.analysis.simple_play import simple_play
from game.engine.rules import LADDER
from game.engine.turn import Draw, Pass
from game.kit.gestures import Down, Gesture, Keyed
from game.kit.messages import LazyText
from game.session.commands import PassRound
from game.session.future import answered
from game.session.searches.stuck_search import StuckSearch
from game.settings import Settings
from game.view.table.action_button import Action, action
from game.view.table.adviser import Advice
from game.view.table.highlights import Highlighted
from game.view.table.shown import Shown
from scenes.play.first_turn import WAITS, FirstTurn
from scenes.play.notices import Notices
from scenes.table.hint_ladder import HintLadder
from scenes.table.policy import Do, TablePolicy
from scenes.table.state import TableState


class TurnPolicy(TablePolicy):
    """Let a turn end as the rules allow, and help with hints.

    Family games guard against drawing by oversight. Draw is a quiet button while there is an easy
    play, and its first press only asks. A play that takes rows apart is no oversight: beginners
    draw in most of their turns, and need not be asked.
    """

    def __init__(self, state: TableState) -> None:
        self._ladder = HintLadder(state)
        super().__init__(state, self._ladder)
        self.stuck = StuckSearch(state.session)
        self._first = FirstTurn(state, self._ladder, self.action)
        self._notices = Notices(state, self._ladder)
        self._asked_in = -1
        """The turn in which was asked whether the player means to draw."""
        self._noticed: Shown | None = None

    @property
    def demand(self) -> Demand | None:
        """Any play, in the family and where the player wishes to be told; not on the ladder."""
        if self._state.session.rules.name in LADDER:
            return None
        settings, gentle = self._state.kit.store[Settings], self._state.shown.is_gentle
        return ANY if gentle or (settings.hints and settings.outlook) else None

    def action(self) -> Action:
        """Say what the big button does; it is quiet where it would give up the turn needlessly.

        Where nobody can lay anything, one press passes for everybody.
        """
        kit = self._state.kit
        if self._is_offered(self._state.shown):
            words = kit.text("action-open-racks"), kit.text("action-open-racks-sub")
            return Action(*words, PassRound())
        act = super().action()
        if self._is_oversight(act) and self._asked_in == self._state.shown.turn:
            text = kit.text("action-anyway", action=act.text)
            return Action(text, kit.text("action-anyway-sub"), act.command, "plain")
        is_play_known = self._ladder.knows_play or self._first.knows_play
        needless = is_play_known and isinstance(act.command, Draw | Pass)
        return replace(act, kind="plain") if needless or self._is_oversight(act) else act

    def _is_oversight(self, act: Action) -> bool:
        """Return whether children would give up a turn in which something easy goes."""
        if not self._state.shown.is_gentle or not isinstance(act.command, Draw | Pass):
            return False
        questions = self._state.questions
        simple = answered(questions.ask(simple_play, questions.view))
        return simple is not None and simple.is_easy

    def _is_offered(self, shown: Shown) -> bool:
        """Return whether the racks may be opened: it is proven that nobody can play."""
        return self.stuck.is_proven and shown.can_act and not shown.status.touched

    def question(self, act: Action) -> LazyText | None:
        """Return a question, once a turn, if the player is about to draw by oversight."""
        kit, shown = self._state.kit, self._state.shown
        if self._asked_in == shown.turn or not self._is_oversight(act):
            return None
        self._asked_in = shown.turn
        return lambda: kit.text("say-anyway", action=action(kit, shown).text)

    def advise(self, shown: Shown) -> Advice:
        """Say how the table stands, also if nobody can lay anything."""
        if self._is_offered(shown):
            return Advice(self._state.kit.lazy_text("say-stuck"))
        return super().advise(shown)

    @property
    def is_led(self) -> bool:
        """Whether the player has never finished a game, nor played in this one."""
        return self._state.shown.can_act and self._first.is_led

    @property
    def unasked(self) -> Advice | None:
        """Lead a newcomer; show the lamp, which needs no reading, to a child who could play."""
        if advice := self._first.advice:
            return advice
        if self._first.glow.waited < WAITS.lamp or self._state.session.rules.name not in LADDER:
            return None
        act = self.action()
        needless = isinstance(act.command, Draw | Pass) and act.kind == "plain"
        return Advice(paw=Highlighted(zone="hint")) if needless else None

    def observe(self, gesture: Gesture) -> None:
        """Take the paw away at each press, too."""
        super().observe(gesture)
        self._first.glow.observe(gesture)
        if isinstance(gesture, Down | Keyed):
            self._noticed = None

    def think(self, dt: float, do: Do) -> None:
        """Advance the search for plays while the player may act."""
        super().think(dt, do)
        self._first.tell_goal()
        self._first.glow.tick(dt, do)
        is_known = self._state.questions.tick()
        if is_known:
            self._state.mark()
        if is_known or self._noticed is not self._state.shown:
            self._noticed = self._state.shown
            if not self.is_led:
                self._notices.look()
