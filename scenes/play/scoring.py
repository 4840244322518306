"""The end of a game as a scene: racks turn over, points count up, and the winner is crowned."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pygame import Surface

from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view import backgrounds
from game.view.players.addressing import label, subject
from game.view.scores.consolation import consolation
from game.view.scores.finale import Finale
from game.view.scores.score_countup import ScoreCountUp
from game.view.scores.score_sheet import balance, draw_score_sheet
from game.view.seal import add_seal, opened
from game.view.speech.scores import game_said, match_said
from scenes.grown_ups import ask_grown_ups
from scenes.play.further import buddy_line, build_further, keep_step, kind_again
from scenes.play.pause import GiveUp, pause_of, waits
from scenes.play.replay import Replay, film
from scenes.review.doors import BeginMatch, Doors
from scenes.review.past_game import just_played
from scenes.screen import MatchResult, Screen, TurnResult

if TYPE_CHECKING:
    from game.store.games import SavedGames

AUTO_NEXT_SECONDS = 6.0
"""Where only bots play, the match goes on this many seconds after the count has ended."""


class Scoring(Screen[TurnResult | MatchResult]):
    """Shows the points of the game just ended, and the ways on; of a single game it is the end."""

    layer: ClassVar[str] = "scoring"

    def __init__(
        self,
        kit: Kit,
        session: Session,
        games: "SavedGames | None" = None,
        match: BeginMatch | None = None,
    ) -> None:
        """Take the saved games; without them no menu offers the match again.

        `match` leads through another one that is begun from here.
        """
        super().__init__(kit)
        self._match = match
        self._session, self._games, self._kept = session, games, games is not None
        self._result = session.results[-1]
        motion = kit.theme.motion
        racks = [seat.rack for seat in session.game.position.seats]
        flip, step = motion["draw"] / 1000, 2 * motion["deal_step"] / 1000
        self._telling = ScoreCountUp(racks, self._result, flip, step)
        self._now = 0.0
        self._still = kit.preferences.reduced_motion
        self._watched_for = 0.0
        self._opened = opened(kit, session)

    @property
    def told(self) -> bool:
        """Whether all points have been counted up."""
        return self._now >= self._telling.end

    def enter(self) -> None:
        """Celebrate with a player who won, and keep a step of the ladder that was won."""
        keep_step(self.kit.store, self._session)
        if set(self._result.winners) & set(self._session.people):
            self.kit.sounds.play("win")

    def tick(self, dt: float) -> None:
        """Count on; then wait for a press, or go on after a while if only bots play."""
        if self._now < self._finale.end:
            self._tell(self._now + dt)
        if not self.told:
            return
        self._watched_for += dt
        if not self._session.people and self._watched_for > AUTO_NEXT_SECONDS:
            self._next()

    def _tell(self, now: float) -> None:
        """Show a moment, in seconds, with sounds."""
        begun, told = self._telling.begun(self._now), self.told
        self._now = min(now, self._finale.end)
        self._show()
        if self.told and not told:
            self.kit.sounds.play("chord")
            self._let_speak()
        elif self._telling.begun(self._now) > begun:
            self.kit.sounds.play("pick")

    def _let_speak(self) -> None:
        """Let one of those be heard who have words in a bubble, a loser before a winner."""
        winners = self._result.winners
        for seat in sorted(self._finale.said, key=lambda seat: seat in winners)[:1]:
            mood = "glad" if seat in winners else "sad"
            self.kit.let_speak(self._session.players[seat].face, mood)

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
        """End all that moves."""
        if self._now < self._finale.end:
            self._tell(self._finale.end)

    def _skips(self, gesture: Gesture) -> bool:
        match gesture:
            case Up():
                return self._pressed is None
            case Key("space"):
                return self.focused is None
            case _:
                return False

    def ground(self) -> Surface:
        """Return the ground, darker where people see the end of their game."""
        dark = backgrounds.curtain if self._session.people else backgrounds.ground
        return dark(self.kit)

    def build(self) -> None:
        """Put, from top to bottom: what happened, a kind line, the podium, the buttons."""
        kit, session = self.kit, self._session
        self.add_label(self.zone("title"), self._title(), "title", "huge")
        self.add_label(self.zone("sub"), self._sub(), size="label", color="ink_soft")
        line = consolation(kit, session)
        self._line = self.add_label(self.zone("line"), line, size="label", color="accent_ink")
        self._finale = Finale(
            kit, self.stage, self.zone("podium"), self.zone("best"), session, self._telling
        )
        self.add_label(self._finale.caption_room, self._finale.caption, color="accent_ink")
        self._seal = self.add(add_seal(kit, self.stage, self.zone("seal"), session, self.tip.tell))
        self._build_buttons()
        if self._still:
            self._now = self._finale.end
        self._show()

    def spoken_lines(self) -> list[str]:
        """Say who won and, after the count, the points."""
        labels = [each for each in super().spoken_lines() if each != self._opened]
        points = game_said(self.kit, self._session) if self.told else ()
        return [*labels, *points, *(self._words_said() if self.told else ())]

    def _words_said(self) -> Iterator[str]:
        """Say what the bots say, each with its name."""
        for seat, words in self._finale.said.items():
            who = label(self.kit, self._session.players, seat)
            yield self.kit.aloud(who, self.kit.text("said", words=words))

    def _show(self) -> None:
        """Show what has been counted so far."""
        self._finale.show(self._now)
        for line in self._line, self._seal:
            line.reveal() if self.told else line.hide()

    def _title(self) -> str:
        if self._result.together:
            left = sum(len(seat.rack) for seat in self._session.game.position.seats)
            return self.kit.text("scoring-together-title", count=left)
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

    def _sub(self) -> str:
        """Say which game it was and how points are made; after a single game, what a buddy does."""
        if self._result.together:
            return self.kit.text(f"scoring-together-{self._result.ended}")
        how = "tie" if self._is_tied() else self._result.ended
        sub = self.kit.text(f"scoring-{how}", game=self._which_game())
        buddy = buddy_line(self, self._session) if self._is_single else ""
        again = self.kit.text("scoring-uncounted") if self._session.observer.ghost else ""
        return " · ".join(filter(None, (sub, again, buddy)))

    @property
    def _is_single(self) -> bool:
        """Whether the match is this one game, which then has no other page."""
        return self._session.rules.length == Games(1)

    def _build_buttons(self) -> None:
        session, text = self._session, self.kit.text
        following = text("scoring-result" if session.standing.winners else "scoring-next")
        kind: Kind = "primary"
        if self._is_single:
            following, kind = text("result-again"), kind_again(session)
            further = partial(self.close, MatchResult.FURTHER)
            build_further(self, session, self.zone("albums"), further)
        self._add_small("menu", "leave", self._leave)
        if not self._result.together:
            self._add_small("sheet", "sheet", self._look_at_sheet)
        self._add_small("replay", "play", self._watch_again)
        if just_played(self._session).people:
            self._add_small("review", "flag", self._look_back)
        size = "title" if kind == "primary" else "label"  # The yellow one is never the smaller.
        self.add_button(self.zone("next"), "next", following, self._next, kind, size)

    def _add_small(self, name: str, icon: str, on_press: Callable[[], None]) -> None:
        """Add a button with its words below a picture."""
        words, place = self.kit.text(f"scoring-{name}"), self.zone(name)
        if self._result.together and name != "menu":
            place.move_ip(self._sheet_gap(), 0)
        self.add_button(place, name, words, on_press, size="small", icon=icon, align="below")

    def _sheet_gap(self) -> int:
        """Return how far buttons move to close the gap that the score sheet's leaves."""
        return self.zone("sheet").left - self.zone("replay").left

    def _look_at_sheet(self) -> None:
        self._tell_all()
        self.push(Sheet(self.kit, self._session))

    def _watch_again(self) -> None:
        self._tell_all()
        self.push(Replay(self.kit, self._session.journal, open_racks=True))
        self.stack.rest(self)

    def _look_back(self) -> None:
        """Show what was there in the game."""
        # Imported late: with it come puzzles, and most people only play on.
        from scenes.exports import Exports
        from scenes.puzzles.own import OwnPuzzles
        from scenes.review.what_was_there import WhatWasThere

        self._tell_all()
        own = OwnPuzzles(self._games) if self._games else None
        exports = Exports(self._games.exports) if self._games else None
        doors = Doors(partial(film, self.kit), self._match, self._games)
        self.push(WhatWasThere(self.kit, just_played(self._session), own, exports, doors))
        self.stack.rest(self)

    def _next(self) -> None:
        self.close(MatchResult.AGAIN if self._is_single else TurnResult.GO_ON)

    def _leave(self) -> None:
        if self._session.standing.winners:
            self.close(TurnResult.QUIT)
        elif self._waits:
            self.close(TurnResult.LEAVE)
        else:
            ask_grown_ups(self, lambda: self.push(GiveUp(self.kit), then=self._leave_if))

    def _leave_if(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)

    def _after_pause(self, left: TurnResult) -> None:
        if left is not TurnResult.GO_ON:
            self.close(left)


class Sheet(Screen[None]):
    """Shows all games so far, their chart, and the scores of the last one as a sum."""

    layer: ClassVar[str] = "sheet"

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self._session = session

    def build(self) -> None:
        """Put the sheet above the sum, and the Back button below both."""
        text, room = self.kit.text, self.zone("sheet")
        self.add_label(self.zone("title"), text("sheet-title"), "title", "huge")
        sheet = draw_score_sheet(self.kit, ScoreSheet.of(self._session), room.size)
        self.stage.add(sheet, *room.topleft)
        check = text("sheet-zero", sum=balance(self._session.results[-1]))
        self.add_label(self.zone("check"), check, size="small", color="ink_soft")
        self.add_button(self.zone("back"), "back", text("back"), self.close, "primary")

    def spoken_lines(self) -> list[str]:
        """Say the points so far."""
        return [self.kit.text("sheet-title"), *match_said(self.kit, self._session)]

    def back(self) -> None:
        """Go back to the podium."""
        self.close()
