"""The end of a match: who won, and the whole score sheet."""

from functools import partial
from typing import ClassVar

from game.engine.rules import Rounds, Rules, next_rung
from game.kit import layout
from game.kit.gestures import Gesture, Up
from game.kit.kit import Kit
from game.session.buddy import STEPS, followed
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.addressing import addressed, subject
from game.view.avatars import name_of
from game.view.scores.score_sheet import draw_score_sheet
from game.view.scores.victory import Confetti, CrownedWinners
from game.view.speech.scores import match_said
from game.view.wording import joined, rules_name, signed
from scenes.play.scoring import AUTO_NEXT_SECONDS
from scenes.players.album import Album
from scenes.screen import MatchResult, Screen

BUTTON_GAP = 20  # reference px between two buttons that lead on


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
        sub = " · ".join(filter(None, (self._sub(), self._of_buddy())))
        self.add_label(self.zone("sub"), sub, size="label", color="ink_soft")
        room, sheet = self.zone("sheet"), ScoreSheet.of(self._session)
        self.stage.add(draw_score_sheet(self.kit, sheet, room.size), *room.topleft)
        menu, again = self.kit.text("result-menu"), self.kit.text("result-again")
        self.add_button(self.zone("menu"), "menu", menu, self.back)
        self.add_button(
            self.zone("again"), "again", again, lambda: self.close(MatchResult.AGAIN), "primary"
        )
        self._build_further()

    def _build_further(self) -> None:
        """Offer the next rung of the ladder, and the albums of players with new stamps."""
        kit, players, above = self.kit, self._session.players, self._above()
        new = self._session.observer.new_stamps
        seats = [at for at in sorted(new) if new[at] and not players[at].is_visitor]
        count = len(seats) + (above is not None)
        places = iter(
            layout.columns(self.zone("albums"), count, kit.px(BUTTON_GAP)) if count else ()
        )
        if above:
            further, rung = kit.text("result-next-step"), rules_name(kit, above)
            way = partial(self.close, MatchResult.FURTHER)
            self.add_button(next(places), "further", further, way, icon="ladder", sub=rung)
        for seat, place in zip(seats, places, strict=True):
            words = kit.text("album-new", **subject(kit, players, seat), count=len(new[seat]))
            go = partial(self._open_album, seat)
            self.add_button(place, f"album-{seat}", words, go, size="body", icon="star")

    def _open_album(self, seat: int) -> None:
        album = self._session.observer.albums[seat]
        self.push(Album(self.kit, self._session.players[seat], album))

    def spoken_lines(self) -> list[str]:
        """Say who won, and the points."""
        return [*super().spoken_lines(), *match_said(self.kit, self._session)]

    def _above(self) -> Rules | None:
        """Return the next rung of the ladder if a person has just won this one by going out."""
        session = self._session
        by_person = any(seat in session.people for seat in session.standing.winners)
        out = session.results[-1].ended == "out"
        return next_rung(session.rules) if by_person and out else None

    def _title(self) -> str:
        kit, players, winners = self.kit, self._session.players, self._session.standing.winners
        if len(winners) == 1:
            return kit.text("result-title", **subject(kit, players, winners[0]))
        you = addressed(players)
        names = [name_of(kit, players[seat]) for seat in winners if seat != you]
        if you in winners:
            names = [kit.text("you"), *names]
        return kit.text("result-title-together", names=joined(kit, names))

    def _of_buddy(self) -> str:
        """Say that the buddy will play better or worse from now on, if it will."""
        kit, players = self.kit, self._session.players
        first, buddies = followed(players), self._session.observer.buddies
        if first is None or not buddies or buddies[0].bot == buddies[1].bot:
            return ""
        change = "down"
        if STEPS.index(buddies[1].bot) > STEPS.index(buddies[0].bot):
            change = "up" if buddies[0].met else "met"
        buddy = next(name_of(kit, player) for player in players if player.bot in STEPS)
        who = subject(kit, players, first)
        return kit.text(f"result-buddy-{change}", **who, buddy=buddy)

    def _sub(self) -> str:
        standing, games = self._session.standing, len(self._session.results)
        first = standing.winners[0]
        points, won = signed(standing.totals[first]), standing.games_won[first]
        if len(standing.winners) > 1:
            return self.kit.text("result-sub-together", games=games, points=points)
        if isinstance(self._session.rules.length, Rounds):
            return self.kit.text("result-sub", won=won, games=games, points=points)
        return self.kit.text("result-sub-total", games=games, points=points)
