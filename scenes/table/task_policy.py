"""What sets a task apart from a turn: it has a goal, and ends only there."""

from dataclasses import replace

from game.engine.game import EndTurn
from game.engine.turn import Draw, Pass
from game.lessons.lesson import Lesson
from game.session.commands import SessionCommand
from game.view.table.action_button import Action
from game.view.table.adviser import Advice
from game.view.table.shown import Shown
from game.view.wording import tile_names
from scenes.table.policy import NO_HINTS, Hints, TablePolicy
from scenes.table.state import TableState


class TaskPolicy(TablePolicy):
    """Allow everything that the game does, except ending the turn without the goal of a lesson."""

    def __init__(
        self, state: TableState, lesson: Lesson, can_play: str, hints: Hints = NO_HINTS
    ) -> None:
        """Take a table, its lesson, the id of what a draw is refused with, and what helps."""
        super().__init__(state, hints)
        self._goal, self._can_play = lesson.goal, can_play

    def action(self) -> Action:
        """Say what the big button does: it draws only if that is the goal of the lesson."""
        kit, act = self._state.kit, super().action()
        if isinstance(act.command, Draw | Pass) and not self._goal.draw:
            return replace(act, text=kit.text("action-play"), sub="", kind="dim")
        return replace(act, kind="dim") if self._lacks_more(act.command) else act

    def advise(self, shown: Shown) -> Advice:
        """Say how the table stands on the way to the goal; at first the task is enough."""
        if not shown.can_act or not shown.status.touched:
            return Advice()
        if self._lacks_more(super().action().command):
            return Advice(self._state.kit.lazy_text("lesson-more"))
        return super().advise(shown)

    @property
    def is_met(self) -> bool:
        """Whether the turn can end now, as the goal is reached."""
        command = super().action().command
        return isinstance(command, EndTurn) and not self._lacks_more(command)

    def _lacks_more(self, command: SessionCommand | None) -> bool:
        """Return whether the rules let the turn end like this, but the lesson does not."""
        return isinstance(command, EndTurn) and bool(self._lacking(command))

    def refuse(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end; "" if it may end, or if the rules object."""
        return self._lacking(command)

    def _lacking(self, command: SessionCommand) -> str:
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
