"""The podium after a game: racks turn over, points count up, and the winner is crowned."""

from typing import ClassVar

from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.session.session import Session
from game.view.addressing import subject
from game.view.scores.consolation import consolation
from game.view.scores.podium import GROW_SECONDS, Podium
from game.view.scores.score_countup import ScoreCountUp
from game.view.seal import SealLine, opened
from game.view.speech.scores import game_said
from scenes.play.pause import GiveUp, pause_of, waits
from scenes.play.replay import Replay
from scenes.play.sheet import Sheet
from scenes.screen import Screen, TurnResult

AUTO_NEXT_SECONDS = 6.0
"""Where only bots play, the match goes on this many seconds after the count has ended."""


class Scoring(Screen[TurnResult]):
    """Shows the points of the game just ended, and the ways on."""

    layer: ClassVar[str] = "scoring"

    def __init__(self, kit: Kit, session: Session, *, kept: bool = False) -> None:
        """Take whether the menu offers the match again, if it is left."""
        super().__init__(kit)
        self._session, self._kept = session, kept
        self._result = session.results[-1]
        motion = kit.theme.motion
        racks = [seat.rack for seat in session.game.position.seats]
        flip, step = motion["draw"] / 1000, 2 * motion["deal_step"] / 1000
        self._telling = ScoreCountUp(racks, self._result, flip, step)
        still = kit.preferences.reduced_motion
        self._now = self._telling.end + GROW_SECONDS if still else 0.0
        self._watched_for = 0.0
        self._opened = opened(kit, session)

    @property
    def told(self) -> bool:
        """Whether all points have been counted up."""
        return self._now >= self._telling.end

    def enter(self) -> None:
        """Celebrate with a player who won."""
        if set(self._result.winners) & set(self._session.people):
            self.kit.sounds.play("win")

    def tick(self, dt: float) -> None:
        """Count on; then wait for a press, or go on after a while if only bots play."""
        if self._now < self._podium.end:
            self._tell(self._now + dt)
        if not self.told:
            return
        self._watched_for += dt
        if not self._session.people and self._watched_for > AUTO_NEXT_SECONDS:
            self._next()

    def _tell(self, now: float) -> None:
        """Count up to a moment, in seconds, with sounds."""
        begun, told = self._telling.begun(self._now), self.told
        self._now = min(now, self._podium.end)
        self._show()
        if self.told and not told:
            self.kit.sounds.play("chord")
        elif self._telling.begun(self._now) > begun:
            self.kit.sounds.play("pick")

    def handle(self, gesture: Gesture) -> None:
        """Skip the count at a press that is not on a button."""
        if self._skips(gesture):
            self._tell_all()
        else:
            super().handle(gesture)

    def back(self) -> None:
        """Pause."""
        self.push(pause_of(self.kit, self._session, kept=self._kept), then=self._after_pause)

    @property
    def _waits(self) -> bool:
        return waits(self._session, kept=self._kept)

    def confirm(self) -> None:
        """Skip the count; after it, press the primary button."""
        if self.told:
            super().confirm()
        else:
            self._tell_all()

    def _tell_all(self) -> None:
        if not self.told:
            self._tell(self._podium.end)

    def _skips(self, gesture: Gesture) -> bool:
        match gesture:
            case Up():
                return self._pressed is None
            case Key("space"):
                return self.focused is None
            case _:
                return False

    def build(self) -> None:
        """Put, from top to bottom: what happened, the podium, a kind line, the buttons."""
        kit, players = self.kit, self._session.players
        self.add_label(self.zone("title"), self._title(), "title", "huge")
        how = "tie" if self._is_tied() else self._result.ended
        sub = kit.text(f"scoring-{how}", game=self._which_game())
        self.add_label(self.zone("sub"), sub, size="label", color="ink_soft")
        self._podium = Podium(kit, self.stage, self.zone("podium"), players, self._telling)
        self._line = self.add_label(
            self.zone("line"), consolation(kit, self._session), size="label"
        )
        self._seal = self.add(SealLine(kit, self.stage, self.zone("seal"), self._opened))
        self._build_buttons()
        self._show()

    def spoken_lines(self) -> list[str]:
        """Say who won and, after the count, the points."""
        labels = [each for each in super().spoken_lines() if each != self._opened]
        return [*labels, *(game_said(self.kit, self._session) if self.told else ())]

    def _show(self) -> None:
        """Show what has been counted so far."""
        self._podium.show(self._now)
        for line in self._line, self._seal:
            line.reveal() if self.told else line.hide()

    def _title(self) -> str:
        if self._result.ended == "blocked":
            return self.kit.text("scoring-blocked-title")
        who = subject(self.kit, self._session.players, self._result.winners[0])
        return self.kit.text("scoring-out-title", **who)

    def _is_tied(self) -> bool:
        """Return whether the target is reached, and only a tie keeps the match going (R41)."""
        length, standing = self._session.rules.length, self._session.standing
        if not isinstance(length, Target) or standing.winners:
            return False
        return max(standing.totals) >= length.points

    def _which_game(self) -> str:
        text, number = self.kit.text, len(self._session.results)
        match self._session.rules.length:
            case Rounds(rounds):
                count = rounds * games_in_round(len(self._session.players))
                return text("scoring-game", number=number, count=count)
            case Games(count):
                return text("scoring-game", number=number, count=count)
            case Target(points):
                return text("scoring-game-target", number=number, points=points)

    def _build_buttons(self) -> None:
        text, over = self.kit.text, bool(self._session.standing.winners)
        following = text("scoring-result" if over else "scoring-next")
        self.add_button(self.zone("menu"), "menu", text("scoring-menu"), self._leave)
        self.add_button(self.zone("sheet"), "sheet", text("scoring-sheet"), self._look_at_sheet)
        self.add_button(self.zone("replay"), "replay", text("scoring-replay"), self._watch_again)
        self.add_button(self.zone("next"), "next", following, self._next, "primary")

    def _look_at_sheet(self) -> None:
        self._tell_all()
        self.push(Sheet(self.kit, self._session))

    def _watch_again(self) -> None:
        self._tell_all()
        self.push(Replay(self.kit, self._session.journal, open_racks=True))
        self.stack.rest(self)

    def _next(self) -> None:
        self.close(TurnResult.GO_ON)

    def _leave(self) -> None:
        if self._session.standing.winners:
            self.close(TurnResult.QUIT)
        elif self._waits:
            self.close(TurnResult.LEAVE)
        else:
            self.push(GiveUp(self.kit), then=self._leave_if)

    def _leave_if(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)

    def _after_pause(self, left: TurnResult) -> None:
        if left is not TurnResult.GO_ON:
            self.close(left)
