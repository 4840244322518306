"""The end of a game and of a match: who won is crowned, points add up, and the ways lead on."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.kit import layout
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.kit.widgets.widget import Widget
from game.last_setup import keep_won
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.players.addressing import subject
from game.view.scores.end_room import EndTable
from game.view.scores.ended import EndedGame, EndedMatch
from game.view.scores.finale import Finale, Rooms
from game.view.scores.score_sheet import Pad
from game.view.scores.seating import GAP
from game.view.scores.words_on_felt import LargeWords, PaperNote
from game.view.seal import add_seal, opened
from game.view.wording import rules_name
from scenes.exports import Exports
from scenes.grown_ups import ask_grown_ups
from scenes.play.pause import GiveUp, pause_of, waits
from scenes.play.replay import Replay, film
from scenes.play.sheet import Sheet
from scenes.players.cabinet import Cabinet
from scenes.review.doors import BeginMatch, Doors
from scenes.review.past_game import just_played
from scenes.screen import MatchResult, Screen, TurnResult

if TYPE_CHECKING:
    from game.store.games import SavedGames

AUTO_NEXT_SECONDS = 6.0
"""Where only bots play, the match goes on this many seconds after all is told."""

SIGN_GAP, SIGNS = 12, 3
"""The space between two signs, in reference pixels, and for how many there is room at least."""

HEADS = 1.5, 1, 5
"""How high title, line and what is below are on the felt, where racks lie in the middle."""

PARTS, NOTE, ALONE = (1, 2.8), 0.62, 0.47
"""How high a note and the best turn below it are; how wide a note is, and how high one alone."""


class Sign(NamedTuple):
    """A wooden sign: its name, its words, its icon, where it leads, and what it says in full."""

    name: str
    words: str
    icon: str
    press: Callable[[], None]
    tip: str = ""


class Scoring(Screen[TurnResult | MatchResult]):
    """Tells in the room how a game ended, and after the last one how the match did."""

    layer = "scoring"
    finale: Finale

    def __init__(
        self,
        kit: Kit,
        session: Session,
        games: "SavedGames | None" = None,
        match: BeginMatch | None = None,
        ended: type[EndedGame] = EndedGame,
    ) -> None:
        """Take what tells first; without saved games no menu offers the match again."""
        super().__init__(kit)
        self._session, self._games, self._match = session, games, match
        self.ended = ended(kit, session)
        self._now = self._watched_for = 0.0
        self._opened = opened(kit, session)
        self._saved = ""

    @property
    def told(self) -> bool:
        """Whether all points have been counted up."""
        return self._now >= self.ended.count.end

    def enter(self) -> None:
        """Celebrate with a person who won, and keep a rung of the ladder that was won."""
        if self.ended.above:
            keep_won(self.kit.store, self._session.rules)
        self._celebrate()

    def _celebrate(self) -> None:
        if self.ended.is_festive:
            self.kit.sounds.play("win")

    # What is told

    def tick(self, dt: float) -> None:
        """Tell on; then wait for a press, or go on after a while if only bots play."""
        if self._now < self.finale.end:
            self.advance_to(min(self._now + dt, self.finale.end))
        if self.told:
            self._watched_for += dt
            if not self._session.people and self._watched_for > AUTO_NEXT_SECONDS:
                self.go_on()

    def advance_to(self, now: float) -> None:
        """Show a moment, in seconds, with sounds."""
        count, told = self.ended.count, self.told
        begun, self._now = count.begun(self._now), now
        self.show()
        if self.told and not told:
            self.kit.sounds.play("chord")
            # Of those who have words in a bubble one is heard, a loser before a winner.
            winners = self.ended.result.winners
            for seat in sorted(self.finale.said, key=lambda seat: seat in winners)[:1]:
                mood = "glad" if seat in winners else "sad"
                self.kit.let_speak(self._session.players[seat].face, mood)
        elif count.begun(now) > begun:
            self.kit.sounds.play("pick")

    def tell_all(self) -> None:
        """End all that moves."""
        if self._now < self.finale.end:
            self.advance_to(self.finale.end)

    def show(self) -> None:
        """Show what has been told so far."""
        self.finale.show(self._now)
        for late in self._late:
            late.reveal() if self.told else late.hide()

    def spoken_lines(self) -> list[str]:
        """Say who won; after the count the points, and then all else."""
        heads = [*filter(None, (self.ended.title, self.ended.sub))]
        others = [it for it in super().spoken_lines() if it not in (*heads, self._opened)]
        return [*heads, *self.ended.spoken(), *others] if self.told else heads

    def remarks(self) -> list[str]:
        """Return what the bots say, once all points have been counted up."""
        return self.ended.remarks() if self.told else []

    # What is shown

    def ground(self) -> Surface:
        """Return the room, with bunting where a person won."""
        return EndTable(self.kit, festive=self.ended.is_festive).ground()

    def build(self) -> None:
        """Put on the felt who won, a kind line above the best turn or the sheet, and the ways."""
        kit, ended = self.kit, self.ended
        title, sub, middle, lines = self._share_felt()
        self.add(LargeWords(kit, self.stage, title, ended.title))
        self.add_label(sub, ended.sub, "bold", "label")
        note, tray = self._part(middle)
        self._late: list[Widget] = []
        if ended.note:
            words = PaperNote(kit, self.stage, note, ended.note, "title", "label", align="center")
            self._late.append(self.add(words))
        pad = kit.px(GAP)
        caption = Rect(tray.left + pad, tray.top + pad // 2, tray.w - 2 * pad, kit.lines("small"))
        if ended.shows_sheet:
            sheet = ScoreSheet.of(self._session)
            self.add(Pad(kit, self.stage, middle, sheet, self.look_at_sheet))
        else:
            seal = add_seal(kit, self.stage, self.zone("seal"), self._session, self.tip.tell)
            self._late.append(self.add(seal))
        self._build_ways()
        pressed = [widget.rect for widget in self.widgets if widget.pressable]
        taken = [title, sub, *((note,) if ended.note else ()), *pressed]
        taken += [tray] if ended.best else []
        rooms = Rooms(taken, lines, self.zone("points"), tray, caption.bottom - tray.top)
        self.finale = Finale(kit, self.stage, rooms, self._session.players, ended)
        if ended.caption:  # Last of all, for it lies over the tray.
            self.add_label(caption, ended.caption, "bold", "small")
        if kit.preferences.reduced_motion:
            self._now = self.finale.end
        self.show()

    def _share_felt(self) -> tuple[Rect, Rect, Rect, Rect | None]:
        """Return the rooms of title, line and middle, and in a tall window that of lines."""
        title, sub, middle, points = map(self.zone, ("title", "sub", "middle", "points"))
        cast, gap = self.ended.cast, self.kit.px(GAP)
        lines = None
        if points.top < title.bottom:  # They are side by side, as in a tall window.
            high = middle.top - sub.bottom - 2 * gap
            lines = Rect(middle.left, sub.bottom + gap, middle.w, high)
            if self.ended.shows_sheet:
                middle = middle.union(lines)
            elif not (self.ended.best or self.ended.note):
                lines = lines.union(middle)
        elif cast.racks_in_the_middle:
            title, sub, middle = layout.shares(middle, HEADS, gap // 2)
            return title, sub, middle, None
        is_bare = not self.ended.tells_points
        if cast.racks_in_the_middle or cast.is_crowd or (lines and is_bare):
            title = title.union(points)
        elif is_bare:
            sub = Rect(sub.left, title.bottom, sub.w, middle.top - title.bottom)
        return title, sub, middle, lines

    def _part(self, middle: Rect) -> tuple[Rect, Rect]:
        if self.ended.best:
            if not self.ended.note:
                return middle, middle
            note, tray = layout.shares(middle, PARTS, self.kit.px(GAP))
        else:
            note = tray = Rect(middle.topleft, (middle.w, round(middle.h * ALONE)))
        return note.inflate(round((NOTE - 1) * note.w), 0), tray

    def _build_ways(self) -> None:
        text, above = self.kit.text, self.ended.above
        name, words, sub, press = "next", text("scoring-next"), "", self.go_on
        again, why = self.ended.invite()
        signs = self._list_signs()
        if self.ended.is_last:
            name, words, sub = "again", again, why
        elif self._session.standing.winners:
            words = text("scoring-result")
        else:
            sub = text("scoring-then", number=len(self._session.results) + 1)
        if above and self.ended.is_last:
            signs.append(Sign("again", text("scoring-again"), "again", press, again))
            name, words, sub = "further", text("result-next-step"), rules_name(self.kit, above)
            press = partial(self.close, MatchResult.FURTHER)
        gap, zone = self.kit.px(SIGN_GAP), self.zone("signs")
        places = layout.columns(zone, max(len(signs), SIGNS), gap)
        for place, (sign, told, icon, go, tip) in zip(places, signs, strict=False):
            button = self.add_button(place, sign, told, go, size="small", icon=icon, align="below")
            button.tip = tip
        icon = "ladder" if name == "further" else ""
        self.add_button(self.zone("next"), name, words, press, "primary", "title", icon, sub)

    def _list_signs(self) -> list[Sign]:
        text, session = self.kit.text, self._session
        signs = [Sign("menu", text("scoring-menu"), "leave", self._leave)]
        if not self.ended.tells_points and self._games and self.ended.best:
            saved, why = self._saved, text("scoring-show-why")
            icon, tip = ("check", saved) if saved else ("look", why)
            signs.append(Sign("show", text("scoring-show"), icon, self._save_best_turn, tip))
        elif just_played(session).people:
            signs.append(Sign("review", text("scoring-review"), "flag", self._look_back))
        else:
            signs.append(Sign("replay", text("scoring-replay"), "play", self._watch_again))
        if not self.ended.is_last and not session.rules.together:
            signs.append(Sign("sheet", text("scoring-sheet"), "sheet", self.look_at_sheet))
        new, players = session.observer.new_stamps, session.players
        seats = [at for at in sorted(new) if new[at] and not players[at].is_visitor]
        if seats and self.ended.is_last:
            who = subject(self.kit, players, seats[0]) if len(seats) == 1 else {"who": "you"}
            tip = text("album-new", **who, count=sum(len(new[at]) for at in seats))
            show = partial(self._open_albums, seats)
            signs.append(Sign("album", text("menu-stamps"), "star", show, tip))
        return signs

    # What is pressed

    def handle(self, gesture: Gesture) -> None:
        """Tell all at a press that is not on a button."""
        match gesture:
            case Up() if self._pressed is None:
                self.tell_all()
            case Key("space") if self.focused is None:
                self.tell_all()
            case _:
                super().handle(gesture)

    def confirm(self) -> None:
        """Skip the count; after it, press the primary button."""
        if self.told:
            super().confirm()
        else:
            self.tell_all()

    def back(self) -> None:
        """Pause; when the match is over, go to the menu."""
        if self._session.standing.winners:
            self._leave()
        else:
            pause = pause_of(self.kit, self._session, kept=self._games is not None)
            self.push(pause, then=self._after_pause)

    def go_on(self) -> None:
        """Play the next game; after the last one tell how the match ended, or play another."""
        if self.ended.is_last:
            self.close(MatchResult.AGAIN)
        elif self._session.standing.winners:
            self.ended = EndedMatch(self.kit, self._session)
            self._now = self._watched_for = 0.0
            self._celebrate()
            self.rebuild()
        else:
            self.close(TurnResult.GO_ON)

    def look_at_sheet(self) -> None:
        """Show the whole score sheet."""
        self.tell_all()
        self.push(Sheet(self.kit, self._session))

    def _open_albums(self, seats: list[int]) -> None:
        first, *others = seats
        observer = self._session.observer
        album = Cabinet(self.kit, self._session.players[first], observer.albums[first])
        self.push(album, then=lambda _: self._open_albums(others) if others else None)

    def _save_best_turn(self) -> None:
        if self._games and self.ended.best:
            seat, turn = self.ended.best
            positions, player = self._session.game.positions, self._session.players[seat]
            self._saved = Exports(self._games.exports).save_turn(self.kit, positions, player, turn)
        self.tell_all()
        self.rebuild()
        self.tip.tell(self.widget("show"))

    def _watch_again(self) -> None:
        self.tell_all()
        self.push(Replay(self.kit, self._session.journal, open_racks=True))
        self.stack.rest(self)

    def _look_back(self) -> None:
        # Imported late: with it come puzzles, and most people only play on.
        from scenes.puzzles.own import OwnPuzzles
        from scenes.review.what_was_there import WhatWasThere

        self.tell_all()
        own = OwnPuzzles(self._games) if self._games else None
        exports = Exports(self._games.exports) if self._games else None
        whole = partial(Replay, self.kit, self._session.journal, open_racks=True)
        doors = Doors(partial(film, self.kit), self._match, self._games, whole)
        self.push(WhatWasThere(self.kit, just_played(self._session), own, exports, doors))
        self.stack.rest(self)

    def _leave(self) -> None:
        if self._session.standing.winners:
            self.close(MatchResult.MENU)
        elif waits(self._session, kept=self._games is not None):
            self.close(TurnResult.LEAVE)
        else:
            ask_grown_ups(self, lambda: self.push(GiveUp(self.kit), then=self._leave_if))

    def _leave_if(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)

    def _after_pause(self, left: TurnResult) -> None:
        if left is not TurnResult.GO_ON:
            self.close(left)
