"""The loop of a kiosk: bots play until a visitor comes; the visitor plays and is forgotten."""

import gc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Any

from game.engine.rules import PRESETS
from game.kiosk.ambience import Ambience
from game.kiosk.file import Kiosk
from game.kiosk.staff_settings import StaffSettings
from game.kiosk.supervisor import AFTER_START, AGAIN, DONE
from game.kiosk.visits import Counts, how_left, outcome
from game.kit.app import Policy
from game.kit.kit import Kit, Lowering
from game.kit.scene import Scene
from game.kit.system.memory import return_holes
from game.last_setup import PROPOSED
from game.session.rule_choices import as_agreed
from game.session.session import Session
from scenes.kiosk.attract import Attract, AttractResult, ways
from scenes.kiosk.closed import Closed
from scenes.kiosk.comeback import MOST_CRASHES, Comeback
from scenes.kiosk.dealer import Dealer
from scenes.kiosk.screen_settings import ScreenSettings
from scenes.kiosk.staff.access import StaffAccess
from scenes.kiosk.still_playing import StillPlaying
from scenes.kiosk.visit import Visit
from scenes.play.match import Match
from scenes.screen import MatchResult
from scenes.setup.setup import Choices, Setup

WANDER_PX = 12
"""How many px the picture wanders from its place, so that nothing burns in."""

EXTRA_IDLE_SECONDS = 30.0
"""Seconds beyond the longest turn before the kiosk asks whether somebody is still there."""

Tell = Callable[[], Counts]

NOTE_SECONDS = 10.0
"""Seconds between two notes that somebody plays."""


class KioskLoop(Scene[None]):
    """Leads from visitor to visitor; it is never visible, as another scene always covers it."""

    def __init__(
        self,
        kit: Kit,
        staff: StaffSettings,
        dealer: Dealer,
        visit: Visit,
        after: str = AFTER_START,
    ) -> None:
        """Take the settings of staff, the dealer, the store for a visitor's game.

        `after` is what came before this start.
        """
        super().__init__(kit)
        self._staff, self._dealer, self.visit = staff, dealer, visit
        self._comeback = Comeback(visit, after)
        self._crashes, self._until_note = 0, 0.0
        self._ambience = Ambience(staff)
        self._settings = ScreenSettings(kit, staff.kiosk.screen)
        self._access = StaffAccess(self, staff, self._follow_staff, self._end)
        self._themes: Iterator[str] = cycle(staff.kiosk.look.themes)
        self._between: Attract | Closed | None = None
        """The scene while nobody is there."""
        self._match: Match | None = None
        self._send_away: Callable[[], None] | None = None
        """Ends the visit of the current visitor; None if nobody is there."""
        self._asks = self._has_gone = False
        self.code = DONE
        """The exit code of the app."""

    @property
    def _kiosk(self) -> Kiosk:
        return self._staff.kiosk

    @property
    def policy(self) -> Policy:
        """The policy of the app: visitors may only play."""
        return Policy(
            may_quit=False,
            may_resize=False,
            idle_after=self._idle_after,
            when_idle=self._ask,
            wanders=WANDER_PX,
            holds_screen=True,
            room=self._settings.part_of,
            overhear=self._access.hear,
        )

    def enter(self) -> None:
        """Resume a game that was cut off, or wait for a visitor."""
        self._follow_staff()
        self.kit.store.on_save = self._keep_choices
        self._comeback.wait_a_moment()
        self._wait()

    def _resume(self) -> Session | None:
        """Return the session of a game that was cut off, if its visitor can still be there."""
        if not self._comeback.has_news:
            return None
        cut_off = self._comeback.take()
        session = self._dealer.resume(cut_off.game) if cut_off else None
        if not (cut_off and session):
            self.visit.forget_choices()
            return None
        self._staff.count(*cut_off.counts)
        is_young = cut_off.is_young(self._staff.time().timestamp(), self._kiosk.idle.after)
        if not (is_young and self._ambience.is_open and cut_off.crashes <= MOST_CRASHES):
            session.close()
            self.visit.forget()
            return None
        self._crashes = cut_off.crashes
        self._settings.set_up(next(self._themes))
        if choices := cut_off.traces.choices:
            self._settings.take_up(choices)
            self._follow_staff()
        return session

    def _hear_of_cut_off(self) -> None:
        """Go on with a game of which a slow disk tells only now, unless somebody has come."""
        match self._between:
            case Attract() if self._comeback.has_game:
                self._between.close(AttractResult.NOBODY)
            case Closed() if self._comeback.has_game:
                self._between.close()
            case Attract() | Closed():
                self._resume()
            case None:
                if cut_off := self._comeback.take():  # Another game is played by now.
                    self._staff.count(*cut_off.counts)
                    self.visit.games.delete(cut_off.game.id)

    def _keep_choices(self) -> None:
        self.visit.keep(self._settings.chosen(self._crashes))

    def leave(self) -> None:
        """Write the games of the visit to disk."""
        super().leave()
        self.visit.close()

    def _follow_staff(self) -> None:
        """Apply the languages that visitors can choose from, and the volume."""
        self.kit.offer_languages(self._kiosk.play.languages or self._staff.languages)
        self._set_loudness()

    def _end(self, code: int) -> None:
        """End the app at the request of staff; the next start resumes a match in progress."""
        self.visit.stop()
        self.code = code
        self.stack.quit()

    # The time of day

    def look(self) -> None:
        """Check the clock: set the volume; open, close or restart if it is time.

        All of this waits while the panel of staff covers the screen.
        """
        now = self._staff.now()  # A game is resumed only if somebody played it lately.
        if self._match and now >= self._until_note:
            self._until_note = now + NOTE_SECONDS
            self.visit.note(self._staff.time().timestamp())
        if self._between and self.stack.is_covered(self._between):
            return
        if self._comeback.has_news:
            self._hear_of_cut_off()
            return
        if not self._ambience.look_at_clock():
            return
        self._set_loudness()
        if self._between and self._ambience.restart_is_due:
            self.code = AGAIN
            self.stack.quit()
        elif isinstance(self._between, Closed) and self._ambience.is_open:
            self._between.close()
        elif isinstance(self._between, Attract) and not self._ambience.is_open:
            self._between.close(AttractResult.NOBODY)

    def _set_loudness(self) -> None:
        self.kit.loudest = self._ambience.loudness(self._send_away is not None)
        self.kit.apply_loudness()

    # Nobody is there

    def _wait(self) -> None:
        """Let bots play, each game in the next theme, until somebody comes."""
        self._between = None
        if session := self._resume():
            self._play(session)
            return
        self._match = self._send_away = None
        self._has_gone = False
        self._set_loudness()
        if not self._ambience.is_open:
            self._between = Closed(self.kit)
            self.push(self._between, then=lambda _: self._wait())
            return
        settings = self._settings
        settings.set_up(next(self._themes))
        switch = Lowering(self._switch_height, lambda: settings.is_low)
        self.kit.lowering = switch if settings.can_be_low else None
        self._between = Attract(
            self.kit,
            self._dealer.deal_bots(),
            self._kiosk.look,
            self._access.is_at,
            ways(self._kiosk.play),
            (lambda: self._dealer.bests.ranked) if self._kiosk.play.rush else tuple,
        )
        self.push(self._between, then=self._begin)

    def _switch_height(self) -> None:
        self._settings.switch_height()
        self._keep_choices()

    def _begin(self, wanted: AttractResult) -> None:
        self._between = None
        match wanted:
            case AttractResult.QUICK if self._kiosk.play.quick:
                self._start(self._dealer.deal_quick())
            case AttractResult.QUICK | AttractResult.FULL:
                self._ask_who_plays()
            case AttractResult.PUZZLE:
                scene = self._dealer.pose_puzzle()
                self._receive(scene, scene.pause, lambda: outcome(scene.session, self._has_gone))
            case AttractResult.RUSH:
                rush = self._dealer.offer_rush()
                self._receive(rush, rush.back, lambda: how_left(*rush.came, self._has_gone))
            case AttractResult.NOBODY:
                self._wait()

    # Somebody is there

    def _ask_who_plays(self) -> None:
        presets = self._kiosk.play.presets
        rules = as_agreed(PRESETS[presets[0]], PROPOSED)
        setup = Setup(
            self.kit,
            False,
            rules,
            presets=presets,
            heading="attract-who",
            buddy_does="bot-buddy-for-visitors",
        )
        self._send_away = setup.back
        self._set_loudness()
        self.push(setup, then=self._chosen)

    def _chosen(self, choices: Choices | str | None) -> None:
        if isinstance(choices, Choices):
            self._start(self._dealer.deal(choices.rules, choices.players))
            return
        if self._has_gone:
            self._staff.count("resets")
        self._forget()

    def _receive(self, scene: Scene[Any], leave: Callable[[], None], tell: Tell) -> None:
        def forget(_: object) -> None:
            self._staff.count(*tell())
            self._forget()

        self._staff.count("starts")
        self._send_away = leave
        self._set_loudness()
        self.push(scene, then=forget)

    def _start(self, session: Session) -> None:
        self._staff.count("starts")
        self._play(session)

    def _play(self, session: Session) -> None:
        self._match = match = Match(self.kit, session)
        self._until_note = 0.0
        self._keep_choices()  # The look is none that a visitor chose, but it comes back, too.
        self._send_away = partial(match.close, MatchResult.MENU)
        self._set_loudness()
        self.push(match, then=partial(self._played, session))

    def _played(self, session: Session, result: MatchResult) -> None:
        self._staff.count(*outcome(session, self._has_gone))
        if result is MatchResult.AGAIN:
            self._start(self._dealer.deal(session.rules, session.players))
        else:
            self._forget()

    # Somebody has gone

    def _idle_after(self) -> float:
        if self._match:
            turn = self._match.session.game.clock.limit or 0
            return max(self._kiosk.idle.after, turn + EXTRA_IDLE_SECONDS)
        return self._kiosk.idle.after

    def _ask(self) -> None:
        """Ask whether the visitor is still there, if there was one."""
        if self._send_away and not self._asks:
            self._asks = True
            self.push(StillPlaying(self.kit, self._kiosk.idle.ask), then=self._answered)
        elif self._between and self._settings.are_changed:
            self._restore_settings()  # Somebody has chosen a language and gone.

    def _answered(self, is_there: bool) -> None:
        self._asks = False
        if not is_there and self._send_away:
            self._has_gone = True
            self._send_away()

    def _forget(self) -> None:
        """Forget all that the visitor has chosen, typed or played, and wait for the next."""
        self._crashes = 0
        self._comeback.end()
        self.visit.forget()
        self._restore_settings()
        gc.collect()  # Frees the memory of large pictures now, not some day.
        return_holes()
        self._wait()

    def _restore_settings(self) -> None:
        self._settings.restore()
        self.visit.forget_choices()
        self.stack.relayout()
