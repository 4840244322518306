"""The end of a match: who won, and the whole score sheet."""

from functools import partial
from typing import ClassVar

from game.engine.rules import Rounds
from game.kit.gestures import Gesture, Up
from game.kit.kit import Kit
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.players.addressing import addressed, subject
from game.view.players.avatars import name_of
from game.view.scores.score_sheet import draw_score_sheet
from game.view.scores.victory import Confetti, CrownedWinners
from game.view.speech.scores import match_said
from game.view.wording import joined, signed
from scenes.play.further import buddy_line, build_further, kind_again
from scenes.play.scoring import AUTO_NEXT_SECONDS
from scenes.screen import MatchResult, Screen


class ResultScene(Screen[MatchResult]):
    """Shows who won, and the whole score sheet."""

    layer: ClassVar[str] = "result"

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self._session = session
        self._watched_for = 0.0
        self._joy = kit.theme.motion["joy"] / 1000
        self._now = self._joy if kit.preferences.reduced_motion else 0.0

    def enter(self) -> None:
        """Celebrate."""
        self.kit.sounds.play("win")

    def tick(self, dt: float) -> None:
        """Celebrate; if only bots played, start the next match after a while."""
        self._rejoice(self._now + dt)
        self._watched_for += dt
        if not self._session.people and self._watched_for > AUTO_NEXT_SECONDS:
            self.close(MatchResult.AGAIN)

    def handle(self, gesture: Gesture) -> None:
        """End the celebration at a press that is not on a button."""
        if isinstance(gesture, Up) and self._pressed is None:
            self._rejoice(self._joy)
        super().handle(gesture)

    def back(self) -> None:
        """Go to the menu."""
        self.close(MatchResult.MENU)

    def _rejoice(self, now: float) -> None:
        """Show the celebration at a moment, in seconds."""
        if self._now < self._joy:
            self._now = min(now, self._joy)
            self._show()

    def _show(self) -> None:
        self._crowned.show(self._now)
        self._confetti.show(self._now)

    def build(self) -> None:
        """Put the winners above the sheet, and the buttons below both."""
        faces = self.zone("faces")
        self._crowned = CrownedWinners(self.kit, self.stage, self._session, faces)
        self._confetti = Confetti(self.kit, self.stage, faces.center, self._joy)
        self._show()
        self.add_label(self.zone("title"), self._title(), "title", "huge")
        sub = " · ".join(filter(None, (self._sub(), buddy_line(self, self._session))))
        self.add_label(self.zone("sub"), sub, size="label", color="ink_soft")
        room, sheet = self.zone("sheet"), ScoreSheet.of(self._session)
        self.stage.add(draw_score_sheet(self.kit, sheet, room.size), *room.topleft)
        menu, again = self.kit.text("result-menu"), self.kit.text("result-again")
        self.add_button(self.zone("menu"), "menu", menu, self.back)
        play_again = partial(self.close, MatchResult.AGAIN)
        kind = kind_again(self._session)
        self.add_button(self.zone("again"), "again", again, play_again, kind)
        further = partial(self.close, MatchResult.FURTHER)
        build_further(self, self._session, self.zone("albums"), further)

    def spoken_lines(self) -> list[str]:
        """Say who won, and the points."""
        return [*super().spoken_lines(), *match_said(self.kit, self._session)]

    def _title(self) -> str:
        kit, players, winners = self.kit, self._session.players, self._session.standing.winners
        if len(winners) == 1:
            return kit.text("result-title", **subject(kit, players, winners[0]))
        you = addressed(players)
        names = [name_of(kit, players[seat]) for seat in winners if seat != you]
        if you in winners:
            names = [kit.text("you"), *names]
        return kit.text("result-title-together", names=joined(kit, names))

    def _sub(self) -> str:
        standing, games = self._session.standing, len(self._session.results)
        first = standing.winners[0]
        points, won = signed(standing.totals[first]), standing.games_won[first]
        if len(standing.winners) > 1:
            return self.kit.text("result-sub-together", games=games, points=points)
        if isinstance(self._session.rules.length, Rounds):
            return self.kit.text("result-sub", won=won, games=games, points=points)
        return self.kit.text("result-sub-total", games=games, points=points)
