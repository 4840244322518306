"""How a game and a match end, as scenes: who won is crowned, points add up, a best turn plays."""

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.kit.widgets.button import Kind
from game.session.score_sheet import ScoreSheet
from game.view.players.addressing import addressed, called, label, subject
from game.view.players.avatars import name_of
from game.view.scores.consolation import consolation
from game.view.scores.finale import Best, Finale, MatchFinale, Rooms, best_of, cast_of
from game.view.scores.score_countup import ScoreCountUp
from game.view.scores.score_sheet import draw_pad
from game.view.scores.seating import GAP
from game.view.scores.words_on_felt import PaperNote
from game.view.seal import add_seal, opened
from game.view.speech.scores import game_said, match_said
from game.view.wording import joined, signed
from scenes.grown_ups import ask_grown_ups
from scenes.play.ending import EndScreen, Sign
from scenes.play.further import buddy_line, build_further, keep_step, kind_again
from scenes.play.pause import GiveUp, pause_of, waits
from scenes.play.replay import Replay
from scenes.screen import MatchResult, TurnResult

NOTE, TRAY, TITLE = 0.34, 0.86, 0.42
"""The share of the middle of the felt that a note takes beside the best turn, that this takes
alone, and that a title takes above it where racks lie in the place of titles.
"""


class Scoring(EndScreen):
    """Shows the points of the game just ended, and the ways on; of a single game it is the end."""

    layer: ClassVar[str] = "scoring"
    finale: Finale

    def __init__(self, *args: Any, **more: Any) -> None:
        """Take what the end of a match does; without saved games no menu offers it again."""
        super().__init__(*args, **more)
        kit, session = self.kit, self._session
        self._result = session.results[-1]
        motion = kit.theme.motion
        racks = [seat.rack for seat in session.game.position.seats]
        flip, step = motion["draw"] / 1000, 2 * motion["deal_step"] / 1000
        self._telling = ScoreCountUp(racks, self._result, flip, step)
        self._opened = opened(kit, session)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of those who won the game."""
        return self._result.winners

    @property
    def told(self) -> bool:
        """Whether all points have been counted up."""
        return self._now >= self._telling.end

    def enter(self) -> None:
        """Celebrate with a player who won, and keep a step of the ladder that was won."""
        keep_step(self.kit.store, self._session)
        super().enter()

    def advance_to(self, now: float) -> None:
        """Show a moment, in seconds, with sounds."""
        begun, told = self._telling.begun(self._now), self.told
        super().advance_to(now)
        if self.told and not told:
            self.kit.sounds.play("chord")
            self._let_speak()
        elif self._telling.begun(self._now) > begun:
            self.kit.sounds.play("pick")

    def _let_speak(self) -> None:
        """Let one of those be heard who have words in a bubble, a loser before a winner."""
        winners = self._result.winners
        for seat in sorted(self.finale.said, key=lambda seat: seat in winners)[:1]:
            mood = "glad" if seat in winners else "sad"
            self.kit.let_speak(self._session.players[seat].face, mood)

    def back(self) -> None:
        """Pause."""
        pause = pause_of(self.kit, self._session, kept=self._kept)
        self.push(pause, then=self._after_pause)

    def confirm(self) -> None:
        """Skip the count; after it, press the primary button."""
        if self.told:
            super().confirm()
        else:
            self.tell_all()

    def build(self) -> None:
        """Put on the felt what happened, a kind line, the points, the best turn, the buttons."""
        kit, session = self.kit, self._session
        cast, best, line = cast_of(session), best_of(session), consolation(kit, session)
        middle, title = self.zone("middle"), self.zone("title")
        lines = self._find_lines()
        if cast.racks_in_the_middle and not lines:
            title, middle = _cut(middle, TITLE)
        elif cast.racks_in_the_middle or cast.is_crowd:
            title = title.union(self.zone("points"))
        self.add_title(title, self._title())
        self.add_label(self.zone("sub"), self._sub(), size="small")
        note, tray = self._part(middle, has_line=bool(line), has_best=best is not None)
        self._line = self.add(
            PaperNote(kit, self.stage, note, line, "title", "label", align="center")
        )
        caption = Rect(tray.left, self.zone("caption").top, tray.w, self.zone("caption").h)
        self.add_label(caption, self._caption(best), "bold", "small")
        self._seal = self.add(add_seal(kit, self.stage, self.zone("seal"), session, self.tip.tell))
        self._build_buttons()
        pressed = [widget.rect for widget in self.widgets if widget.pressable]
        taken = [title, *((note,) if line else ()), *((tray,) if best else ()), *pressed]
        rooms = Rooms(taken, lines, self.zone("points"), tray)
        self.finale = Finale(kit, self.stage, rooms, session, self._telling, best)
        self.show_first()

    def _find_lines(self) -> Rect | None:
        """Return the room for racks where these are lines below the title, as in a tall window."""
        title, middle, gap = self.zone("title"), self.zone("middle"), self.kit.px(GAP)
        if self.zone("points").top >= title.bottom:
            return None
        high = middle.top - title.bottom - 2 * gap
        return Rect(middle.left, title.bottom + gap, middle.w, high)

    def _part(self, middle: Rect, *, has_line: bool, has_best: bool) -> tuple[Rect, Rect]:
        """Return the rooms of the note and of the best turn."""
        if has_line and has_best:
            wide = round(middle.w * NOTE)
            left = Rect(middle.topleft, (wide, middle.h))
            beside = wide + middle.w // 50
            return left, Rect(middle.left + beside, middle.top, middle.w - beside, middle.h)
        place = Rect(0, 0, round(middle.w * (TRAY if has_best else 0.47)), middle.h)
        place.center = self.kit.size[0] // 2, middle.centery
        return place, place

    def spoken_lines(self) -> list[str]:
        """Say who won and, after the count, the points."""
        labels = [each for each in super().spoken_lines() if each != self._opened]
        points = game_said(self.kit, self._session) if self.told else ()
        return [*labels, *points, *(self._words_said() if self.told else ())]

    def _words_said(self) -> Iterator[str]:
        """Say what the bots say, each with its name."""
        for seat, words in self.finale.said.items():
            who = label(self.kit, self._session.players, seat)
            yield self.kit.aloud(who, self.kit.text("said", words=words))

    def show(self) -> None:
        """Show what has been counted so far."""
        super().show()
        for line in self._line, self._seal:
            line.reveal() if self.told else line.hide()

    def _caption(self, best: Best) -> str:
        """Say what the best turn is; nothing if there is none."""
        if not best:
            return ""
        who = subject(self.kit, self._session.players, best[0])
        return self.kit.text("scoring-best", **who, count=len(best[1].tiles), turn=best[1].turn)

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
        following, sub = text("scoring-next"), text("scoring-then", number=len(session.results) + 1)
        if session.standing.winners:
            following, sub = text("scoring-result"), ""
        kind: Kind = "primary"
        if self._is_single:
            following, sub, kind = text("result-again"), self._invite(), kind_again(session)
            further = partial(self.close, MatchResult.FURTHER)
            build_further(self, session, self.zone("albums"), further)
        signs = [Sign("menu", "leave", self._leave), *self.list_ways_back()]
        signs.append(Sign("replay", "play", self._watch_again))
        if not self._is_single and not self._result.together:
            signs.append(Sign("sheet", "sheet", self.look_at_sheet))
        self.add_signs(signs)
        size = "title" if kind == "primary" else "label"  # The yellow one is never the smaller.
        self.add_button(self.zone("next"), "next", following, self.go_on, kind, size, sub=sub)

    def _invite(self) -> str:
        """Say why to play once more: a bot that lost wants to, or there is new luck."""
        session, won = self._session, set(self.winners)
        bots = [seat for seat in cast_of(session).others if seat not in session.people]
        if bots and won & set(session.people):
            return self.kit.text("scoring-revenge", name=called(self.kit, session.players, bots[0]))
        # Of a deal that is played again the same tiles come.
        comes_anew = won and not session.observer.ghost and set(session.people) - won
        return self.kit.text("scoring-luck-again") if comes_anew else ""

    def _watch_again(self) -> None:
        self.tell_all()
        self.push(Replay(self.kit, self._session.journal, open_racks=True))
        self.stack.rest(self)

    def go_on(self) -> None:
        """Play another match after a single game, or else the next game."""
        self.close(MatchResult.AGAIN if self._is_single else TurnResult.GO_ON)

    def _leave(self) -> None:
        if self._session.standing.winners:
            self.close(TurnResult.QUIT)
        elif waits(self._session, kept=self._kept):
            self.close(TurnResult.LEAVE)
        else:
            ask_grown_ups(self, lambda: self.push(GiveUp(self.kit), then=self._leave_if))

    def _leave_if(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)

    def _after_pause(self, left: TurnResult) -> None:
        if left is not TurnResult.GO_ON:
            self.close(left)


class MatchEnd(EndScreen):
    """Shows who won a match, and the score sheet on the felt."""

    layer: ClassVar[str] = "result"

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of those who won the match."""
        return self._session.standing.winners

    @property
    def told(self) -> bool:
        """Whether one knows who won: at once."""
        return True

    def back(self) -> None:
        """Go to the menu."""
        self.close(MatchResult.MENU)

    def go_on(self) -> None:
        """Play another match."""
        self.close(MatchResult.AGAIN)

    def build(self) -> None:
        """Put who won over the score sheet, and the buttons below both."""
        kit, session = self.kit, self._session
        self.add_title(self.zone("title"), self._title())
        sub = " · ".join(filter(None, (self._sub(), buddy_line(self, session))))
        self.add_label(self.zone("sub"), sub, size="label")
        room = self.zone("sheet")
        self.stage.add(draw_pad(kit, ScoreSheet.of(session), room.size), *room.topleft)
        leave, sheet = Sign("menu", "leave", self.back), Sign("sheet", "sheet", self.look_at_sheet)
        self.add_signs([leave, *self.list_ways_back(), sheet])
        again, kind = kit.text("result-again"), kind_again(session)
        size = "title" if kind == "primary" else "label"
        self.add_button(self.zone("again"), "again", again, self.go_on, kind, size)
        build_further(self, session, self.zone("albums"), partial(self.close, MatchResult.FURTHER))
        self.finale = MatchFinale(kit, self.stage, session, self.winners)
        self.show_first()

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


def _cut(room: Rect, share: float) -> tuple[Rect, Rect]:
    """Cut a room into an upper part, as high as a share of it, and a lower one."""
    high = round(room.h * share)
    below = Rect(room.left, room.top + high, room.w, room.h - high)
    return Rect(room.topleft, (room.w, high)), below
