"""What is particular about a turn: hints, and a question before one draws by oversight."""

from functools import partial

from game.kit.gestures import Down, Gesture, Keyed
from game.kit.kit import Kit
from game.kit.messages import LazyText
from game.session.commands import SessionCommand
from game.session.hint_search import HintSearch
from game.view.table.action_button import Action, action, advice
from game.view.table.hint_ladder import Do, HintLadder
from game.view.table.shown import Shown
from scenes.table.confirm_draw import ConfirmDraw
from scenes.table.state import TableState


class TurnPolicy:
    """Let a turn end as the rules allow, and help with hints."""

    def __init__(self, state: TableState) -> None:
        kit, session = state.kit, state.session
        search = HintSearch(session)
        self.hints = HintLadder(kit, session, search, state.announcer, state.mark)
        self._state = state
        self._confirm_draw = ConfirmDraw(kit, session, search)

    def action(self) -> Action:
        """Say what the big button does, quietly where it would give up a turn without need."""
        return self._confirm_draw.quieten(action(self._state.kit, self._state.shown))

    def question(self, act: Action) -> LazyText | None:
        """Ask first whether a tile is to be drawn although something can be played."""
        if not self._confirm_draw.ask(act):
            return None
        return partial(_whether, self._state.kit, self._state.shown)

    def refuse(self, command: SessionCommand) -> str:  # noqa: ARG002
        """Allow everything: the rules decide."""
        return ""

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Say how the table stands, and whether that is a fault."""
        return advice(self._state.kit, shown)

    def observe(self, gesture: Gesture) -> None:
        """Take what was to be noticed as noticed, once a person does something."""
        if isinstance(gesture, Down | Keyed):
            self._state.announcer.acknowledge()

    def think(self, dt: float, do: Do) -> None:
        """Find what can be played, while the person at the table may act."""
        self.hints.tick(dt, do)
        if self._confirm_draw.tick():
            self._state.mark()


def _whether(kit: Kit, shown: Shown) -> str:
    """Ask whether that is meant, by what the big button says without second thoughts."""
    return kit.text("say-anyway", action=action(kit, shown).text)
