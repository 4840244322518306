"""What sets a lesson apart from a turn: it ends only at its goal, and a glow helps."""

from dataclasses import replace

from game.engine.game import Command, EndTurn
from game.engine.turn import Draw, Pass
from game.kit.gestures import Down, Gesture, Keyed
from game.kit.messages import LazyText
from game.lessons.guide import Guide
from game.lessons.lesson import Lesson
from game.session.commands import SessionCommand
from game.view.table.action_button import Action, action, advice
from game.view.table.hint_ladder import Do
from game.view.table.shown import Shown
from game.view.wording import tile_names
from scenes.lessons.glow import Glow
from scenes.table.state import TableState


class LessonPolicy:
    """Allow everything that the game does, except ending the turn without its goal."""

    def __init__(self, state: TableState, lesson: Lesson) -> None:
        self._state = state
        self._aim = Aim(state, lesson)
        self.hints = Glow(state, Guide(lesson), self._aim.action)

    def action(self) -> Action:
        """Say what the big button does now."""
        return self._aim.action()

    def question(self, act: Action) -> LazyText | None:  # noqa: ARG002
        """Ask nothing: every press counts."""
        return None

    def refuse(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end, and show what to do."""
        if words := self._aim.lacking(command):
            self.hints.point()
        return words

    def advise(self, shown: Shown) -> tuple[str, bool]:
        """Return advice with the goal in mind; "" before the first move, as the task is enough."""
        if not shown.can_act or not shown.status.touched:
            return "", False
        kit = self._state.kit
        if self._aim.lacks_more(action(kit, shown).command):
            return kit.text("lesson-more"), False
        return advice(kit, shown)

    def observe(self, gesture: Gesture) -> None:
        """Tell the glow what the player does."""
        if isinstance(gesture, Down | Keyed):
            self.hints.observe(gesture.pos if isinstance(gesture, Down) else None)

    def think(self, dt: float, do: Do) -> None:
        """Advance the glow, which helps a player who waits."""
        self.hints.tick(dt, do)


class Aim:
    """Holds the goal of a lesson, and decides how the big button leads there."""

    def __init__(self, state: TableState, lesson: Lesson) -> None:
        self._state = state
        self._goal = lesson.goal

    def action(self) -> Action:
        """Say what the big button does: it draws only if that is the goal of the lesson."""
        kit = self._state.kit
        act = action(kit, self._state.shown)
        if isinstance(act.command, Draw | Pass) and not self._goal.draw:
            return replace(act, text=kit.text("action-play"), sub="", kind="plain")
        return replace(act, kind="plain") if self.lacks_more(act.command) else act

    def lacks_more(self, command: Command | None) -> bool:
        """Return whether the rules let the turn end like this, but the lesson does not."""
        return isinstance(command, EndTurn) and bool(self.lacking(command))

    def lacking(self, command: SessionCommand) -> str:
        """Say what is missing for the turn to end; "" if it may end, or if the rules object."""
        goal, game, kit = self._goal, self._state.session.game, self._state.kit
        if isinstance(command, Draw | Pass):
            return "" if goal.draw else kit.text("lesson-can-play")
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
