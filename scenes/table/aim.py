"""The aim of a task: what the big button does on the way there, and what is missing."""

from dataclasses import replace

from game.analysis.outlook import Demand
from game.engine.game import EndTurn
from game.engine.turn import Draw, Pass
from game.lessons.lesson import Lesson
from game.session.commands import SessionCommand
from game.view.table.action_button import Action, action
from game.view.table.shown import Shown
from game.view.wording import tile_names
from scenes.table.state import TableState


class Aim:
    """Holds the goal of a lesson, and decides how the big button leads there."""

    def __init__(
        self, state: TableState, lesson: Lesson, can_play: str = "lesson-can-play"
    ) -> None:
        """Take a table, its lesson, and the id of what is said where nothing was laid."""
        self._state = state
        self._goal, self._can_play = lesson.goal, can_play

    @property
    def demand(self) -> Demand:
        """What a play must bring, for a search."""
        goal = self._goal
        return Demand(goal.is_met, max(goal.count, len(goal.tiles)))

    def action(self) -> Action:
        """Say what the big button does: it draws only if that is the goal of the lesson."""
        kit = self._state.kit
        act = action(kit, self._state.shown)
        if isinstance(act.command, Draw | Pass) and not self._goal.draw:
            return replace(act, text=kit.text("action-play"), sub="", kind="dim")
        return replace(act, kind="dim") if self.lacks_more(act.command) else act

    def advise(self, shown: Shown) -> tuple[str, bool] | None:
        """Return advice with the aim in mind; "" before the first move, as the task is enough."""
        kit = self._state.kit
        if not shown.can_act or not shown.status.touched:
            return "", False
        if self.lacks_more(action(kit, shown).command):
            return kit.text("lesson-more"), False
        return None

    @property
    def is_met(self) -> bool:
        """Whether the turn can end now, as the goal is reached."""
        command = action(self._state.kit, self._state.shown).command
        return isinstance(command, EndTurn) and not self.lacks_more(command)

    def lacks_more(self, command: SessionCommand | None) -> bool:
        """Return whether the rules let the turn end like this, but the lesson does not."""
        return isinstance(command, EndTurn) and bool(self.lacking(command))

    def lacking(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end; "" if it may end, or if the rules object."""
        goal, game, kit = self._goal, self._state.session.game, self._state.kit
        if isinstance(command, Draw | Pass):
            return "" if goal.draw else kit.text(self._can_play)
        if not isinstance(command, EndTurn) or self._state.shown.status.faults:
            return ""
        play = game.draft.play
        if tiles := goal.unlaid(game.position, play):
            return kit.text("lesson-unlaid", count=len(tiles), tiles=tile_names(kit, tiles))
        if tiles := goal.unkept(game.position, play):
            return kit.text("lesson-unkept", tiles=tile_names(kit, tiles))
        if jokers := goal.unfreed(game.position, play):
            return kit.text("lesson-unfreed", joker=tile_names(kit, jokers))
        if count := goal.shortage(game.position, play):
            return kit.text("lesson-shortage", count=count)
        if goal.limit is not None and (count := goal.excess(game.position, play)):
            return kit.text("lesson-excess", count=count + goal.limit, limit=goal.limit)
        return ""
