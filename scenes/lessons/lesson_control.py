"""What a hand may do in a lesson: all that the game allows, but the turn ends at the goal alone."""

from collections.abc import Callable
from dataclasses import replace

from game.engine.game import Command, EndTurn
from game.engine.turn import Draw, Pass
from game.lessons.guide import Guide
from game.lessons.lesson import Lesson
from game.session.commands import SessionCommand
from game.session.hint_search import HintSearch
from game.session.session import Session
from game.view.table.action_button import Action
from game.view.table.hint_ladder import Hints
from game.view.table.places.placements import Point
from game.view.table.shown import Shown
from game.view.wording import tile_names
from scenes.lessons.glow import Glow
from scenes.table.control import TableControl
from scenes.table.screen import TableScreen


class LessonControl(TableControl):
    """Carry out what a hand does at the table of a lesson."""

    def __init__(self, screen: TableScreen, session: Session, lesson: Lesson) -> None:
        self._lesson = lesson
        super().__init__(screen, session, lesson.position.to_move)

    def _make_hints(self, search: HintSearch) -> Hints:  # noqa: ARG002
        guide = Guide(self._lesson)
        self.glow = Glow(self._kit, guide, self, lambda: self.hand.places)
        return self.glow

    def _presses(self) -> dict[str, Callable[[], None]]:
        presses = super()._presses()
        return {name: presses[name] for name in ("undo", "reset", "hint", "action")}

    @property
    def action(self) -> Action:
        """What the big button does now: it draws only where that is what is to be learned."""
        act = super().action
        if isinstance(act.command, Draw | Pass) and not self._lesson.goal.draw:
            return replace(act, text=self._kit.text("action-play"), sub="", kind="plain")
        return replace(act, kind="plain") if self._lacks_more(act.command) else act

    def _advise(self, shown: Shown) -> tuple[str, bool]:
        """Say how the table stands, with the goal in mind; at first the task says all."""
        if not shown.can_act or not shown.status.touched:
            return "", False
        if self._lacks_more(super().action.command):
            return self._kit.text("lesson-more"), False
        return super()._advise(shown)

    def _lacks_more(self, command: Command | None) -> bool:
        """Tell whether a turn may end so by the rules, but not for this lesson."""
        return isinstance(command, EndTurn) and bool(self._lacking(command))

    def act(self) -> None:
        """Press the big button."""
        command = self.action.command
        if isinstance(command, Draw | Pass) and not self.debounce.is_repeat:
            self.do(command)
        else:
            super().act()

    def do(self, command: SessionCommand, near: Point | None = None) -> None:
        """Give the game a command, unless the turn would end without its goal."""
        if self.shown.can_act and (words := self._lacking(command)):
            self.glow.ask()
            self.glow.show()
            self.announcer.tell(lambda: words, fault=True)
            self._kit.sounds.play("no")
        else:
            super().do(command, near)

    def _lacking(self, command: SessionCommand) -> str:
        """Say what a turn lacks that would end so; nothing if it may, or if the rules forbid it."""
        goal, game, kit = self._lesson.goal, self.session.game, self._kit
        if isinstance(command, Draw | Pass):
            return "" if goal.draw else kit.text("lesson-can-play")
        if not isinstance(command, EndTurn) or game.draft.faults():
            return ""
        play = game.draft.play
        if tiles := goal.unlaid(game.position, play):
            return kit.text("lesson-unlaid", count=len(tiles), tiles=tile_names(kit, tiles))
        if jokers := goal.unfreed(game.position, play):
            return kit.text("lesson-unfreed", joker=tile_names(kit, jokers))
        return ""
