"""What the end of a game and the end of a match have in common: the room, the skip, the signs."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import pygame
from pygame import Rect, Surface

from game.kit import layout
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.scores.end_room import EndTable
from game.view.scores.finale import Finale, MatchFinale
from game.view.scores.score_sheet import balance, draw_score_sheet
from game.view.scores.words_on_felt import LargeWords
from game.view.speech.scores import match_said
from scenes.play.replay import film
from scenes.review.doors import BeginMatch, Doors
from scenes.review.past_game import just_played
from scenes.screen import MatchResult, Screen, TurnResult

if TYPE_CHECKING:
    from game.store.games import SavedGames

AUTO_NEXT_SECONDS = 6.0
"""Where only bots play, the match goes on this many seconds after all is told."""

SIGN_GAP, SIGNS = 12, 3
"""The space between two signs, in reference pixels, and for how many there is room at least."""


class Sign(NamedTuple):
    """A wooden sign: its name, its icon, and where it leads."""

    name: str
    icon: str
    press: Callable[[], None]


class EndScreen(Screen[TurnResult | MatchResult]):
    """Tells in the room how something ended; a press beside the signs shows all at once."""

    finale: Finale | MatchFinale

    def __init__(
        self,
        kit: Kit,
        session: Session,
        games: "SavedGames | None" = None,
        match: BeginMatch | None = None,
    ) -> None:
        super().__init__(kit)
        self._session, self._games, self._match = session, games, match
        self._kept = games is not None
        self._now = self._watched_for = 0.0

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of those who won."""
        raise NotImplementedError

    @property
    def told(self) -> bool:
        """Whether all has been told that one waits for."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Do what the yellow button does."""
        raise NotImplementedError

    @property
    def _is_festive(self) -> bool:
        return bool(set(self.winners) & set(self._session.people))

    def enter(self) -> None:
        """Celebrate with a player who won."""
        if self._is_festive:
            self.kit.sounds.play("win")

    def tick(self, dt: float) -> None:
        """Tell on; then wait for a press, or go on after a while if only bots play."""
        if self._now < self.finale.end:
            self.advance_to(min(self._now + dt, self.finale.end))
        if self.told:
            self._watched_for += dt
            if not self._session.people and self._watched_for > AUTO_NEXT_SECONDS:
                self.go_on()

    def show_first(self) -> None:
        """Show how far it is; where motion is reduced, all is at rest."""
        if self.kit.preferences.reduced_motion:
            self._now = self.finale.end
        self.show()

    def show(self) -> None:
        """Show what has been told so far."""
        self.finale.show(self._now)

    def advance_to(self, now: float) -> None:
        """Show a moment, in seconds."""
        self._now = now
        self.show()

    def handle(self, gesture: Gesture) -> None:
        """Tell all at a press that is not on a button."""
        match gesture:
            case Up() if self._pressed is None:
                self.tell_all()
            case Key("space") if self.focused is None:
                self.tell_all()
            case _:
                super().handle(gesture)

    def tell_all(self) -> None:
        """End all that moves."""
        if self._now < self.finale.end:
            self.advance_to(self.finale.end)

    def ground(self) -> Surface:
        """Return the room, with bunting where a person won."""
        ground = EndTable(self.kit, festive=self._is_festive).ground()
        return pygame.transform.flip(ground, True, False) if self.turned else ground

    def add_title(self, place: Rect, title: str) -> None:
        """Write on the felt how it ended."""
        self.add(LargeWords(self.kit, self.stage, place, title))

    def add_signs(self, signs: Sequence[Sign]) -> None:
        """Put signs side by side."""
        zone, gap = self.zone("signs"), self.kit.px(SIGN_GAP)
        places = layout.columns(zone, max(len(signs), SIGNS), gap)
        for sign, place in zip(signs, places, strict=False):
            words = self.kit.text(f"scoring-{sign.name}")
            self.add_button(
                place, sign.name, words, sign.press, size="small", icon=sign.icon, align="below"
            )

    def look_at_sheet(self) -> None:
        """Show the whole score sheet."""
        self.tell_all()
        self.push(Sheet(self.kit, self._session))

    def list_ways_back(self) -> list[Sign]:
        """Offer to look back at the game, if a person had a turn."""
        has_past = bool(just_played(self._session).people)
        return [Sign("review", "flag", self._look_back)] if has_past else []

    def _look_back(self) -> None:
        # Imported late: with it come puzzles, and most people only play on.
        from scenes.exports import Exports
        from scenes.puzzles.own import OwnPuzzles
        from scenes.review.what_was_there import WhatWasThere

        self.tell_all()
        own = OwnPuzzles(self._games) if self._games else None
        exports = Exports(self._games.exports) if self._games else None
        doors = Doors(partial(film, self.kit), self._match, self._games)
        self.push(WhatWasThere(self.kit, just_played(self._session), own, exports, doors))
        self.stack.rest(self)


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
        """Go back to the end of the game."""
        self.close()
