"""What sets a turn apart from a lesson: hints, and a question before a needless draw."""

from dataclasses import replace
from functools import partial

from game.analysis.outlook import ANY, Demand
from game.engine.fault import Fault
from game.engine.turn import Draw, Pass
from game.kit.gestures import Down, Gesture, Keyed
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.session.commands import PassRound, SessionCommand
from game.session.searches.hint_search import HintSearch
from game.session.searches.stuck_search import StuckSearch
from game.settings import Settings
from game.view.table.action_button import Action, action, advice
from game.view.table.hint_ladder import Do, HintLadder, always_hints
from game.view.table.shown import Shown
from game.view.wording import reason
from scenes.play.notices import Notices
from scenes.table.confirm_draw import ConfirmDraw
from scenes.table.state import TableState


class TurnPolicy:
    """Let a turn end as the rules allow, and help with hints."""

    def __init__(self, state: TableState) -> None:
        kit, session = state.kit, state.session
        search = HintSearch(session)
        self.hints = HintLadder(kit, session, search, state.announcer, state.mark)
        self.stuck = StuckSearch(session)
        self._state = state
        self._confirm_draw = ConfirmDraw(kit, session)
        self._notices = Notices(state, self.hints)

    @property
    def demand(self) -> Demand | None:
        """Any play, in children's games and where the player wishes to be told."""
        settings, rules = self._state.kit.store[Settings], self._state.session.rules
        wanted = always_hints(rules) or (settings.hints and settings.outlook)
        return ANY if wanted else None

    def count_help(self, left: int) -> None:
        """Count nothing: there is nothing to be found."""

    def action(self) -> Action:
        """Say what the big button does; it is quiet where it would give up the turn needlessly.

        Where nobody can lay anything, one press passes for everybody.
        """
        kit = self._state.kit
        if self._is_offered(self._state.shown):
            words = kit.text("action-open-racks"), kit.text("action-open-racks-sub")
            return Action(*words, PassRound())
        act = self._confirm_draw.quieten(action(kit, self._state.shown))
        needless = self.hints.knows_play and isinstance(act.command, Draw | Pass)
        return replace(act, kind="plain") if needless else act

    def _is_offered(self, shown: Shown) -> bool:
        """Return whether the racks may be opened: it is proven that nobody can play."""
        return self.stuck.is_proven and shown.can_act and not shown.status.touched

    def question(self, act: Action) -> LazyText | None:
        """Return a question if the player is about to draw by oversight."""
        if not self._confirm_draw.ask(act):
            return None
        return partial(_whether, self._state.kit, self._state.shown)

    def refuse(self, command: SessionCommand) -> str:  # noqa: ARG002
        """Allow everything: the rules decide."""
        return ""

    def reason(self, fault: Fault) -> str:
        """Say in a few words why the rules refuse something."""
        return reason(self._state.kit, fault)

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Return advice about the table as it is, and whether it names a fault."""
        if self._is_offered(shown):
            return self._state.kit.text("say-stuck"), False
        return advice(self._state.kit, shown)

    def observe(self, gesture: Gesture) -> None:
        """Drop a notice once the player does something."""
        if isinstance(gesture, Down | Keyed):
            self._state.announcer.acknowledge()

    def think(self, dt: float, do: Do) -> None:
        """Advance the search for plays while the player may act."""
        self.hints.tick(dt, do)
        if self._confirm_draw.tick():
            self._state.mark()
        self._notices.tick()


def _whether(kit: Kit, shown: Shown) -> str:
    """Ask whether the player means it, by the name of the big button's usual action."""
    return kit.text("say-anyway", action=action(kit, shown).text)
