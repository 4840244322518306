"""Lead a player who has never finished a game to their first play."""

from collections.abc import Callable

from game.analysis.simple_play import first_play
from game.engine.draft import Draft
from game.engine.game import Command, Reset
from game.engine.turn import Play, needed_to_open
from game.lessons.goal import Goal
from game.lessons.guide import Guide
from game.lessons.lesson import Lesson
from game.session.future import Future, answered
from game.view.table.action_button import Action
from game.view.table.adviser import Advice
from scenes.table.glow import Glow, Waits
from scenes.table.hint_ladder import HintLadder
from scenes.table.state import TableState

WAITS = Waits(paw=6.0, take=6.0, place=9.0, lamp=20.0)
"""Where nobody is led, a paw shows the lamp to a child on the ladder at last."""


class FirstTurn:
    """What leads a newcomer: an animal that says the goal, and a glow on what fits.

    Players who have switched hints off are not led.
    """

    def __init__(self, state: TableState, hints: HintLadder, action: Callable[[], Action]) -> None:
        self._state, self._hints = state, hints
        self.glow = Glow(state, self._find_step, action, WAITS)
        self._told = set[int]()

    @property
    def is_led(self) -> bool:
        """Whether the player to move is new here and has not played yet."""
        session, game = self._state.session, self._state.session.game
        seat = game.position.to_move
        if seat not in session.observer.newcomers or session.results or not self._hints.words:
            return False
        turns = zip(game.positions, game.record.turns, strict=False)
        return not any(it.to_move == seat and isinstance(timed.turn, Play) for it, timed in turns)

    @property
    def _asked(self) -> Future:
        questions = self._state.questions
        return questions.ask(first_play, questions.view)

    @property
    def knows_play(self) -> bool:
        """Whether something glows, or will: then to draw is not the next thing to do."""
        return self.is_led and bool(answered(self._asked))

    @property
    def advice(self) -> Advice | None:
        """What glows by now; before it that one may draw, or the goal where no animal says it."""
        state = self._state
        if not self.is_led or state.shown.offer:
            return None
        if glow := self.glow.advice:
            return glow
        if state.shown.status.touched:
            return None
        if self._asked.done() and not answered(self._asked):
            return Advice(state.kit.lazy_text("first-draw", pool=state.shown.pool))
        return None if self._speaker is not None and not state.by_ear else Advice(self._say_goal)

    def tell_goal(self) -> None:
        """Say the goal as the animal beside the player, once to each."""
        seat = self._state.session.game.position.to_move
        if self.is_led and seat not in self._told:
            self._told.add(seat)
            if self._speaker is not None:
                self._state.remarks.say(self._speaker, self._say_goal)
            self._state.mark()

    @property
    def _speaker(self) -> int | None:
        """The seat of the next animal; None where only people play."""
        players, seat = self._state.session.players, self._state.session.game.position.to_move
        others = [(seat + more) % len(players) for more in range(1, len(players))]
        return next((other for other in others if players[other].bot), None)

    def _say_goal(self) -> str:
        position = self._state.session.game.position
        needed = 0 if position.mover.opened else needed_to_open(position)
        way = "points" if needed else "row" if position.mover.opened else "set"
        return self._state.kit.text("first-goal", way=way, needed=needed)

    def _find_step(self, draft: Draft) -> Command | None:
        """Return the next step to a simple play; to draw, where there is none.

        A player who has begun something else, and made no fault yet, is left alone.
        """
        if not self._asked.done():
            return None
        play: Play | None = answered(self._asked)
        goal = Goal(count=1) if play else Goal(draw=True)
        step = Guide(Lesson("", self._state.questions.view, goal), play).next(draft)
        return None if step == Reset() and not self._state.shown.status.amber else step
