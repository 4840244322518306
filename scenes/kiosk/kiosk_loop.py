"""The loop of a kiosk: bots play until somebody comes; that visitor plays, and is forgotten."""

import gc
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs
from pygame import Rect

from game.engine.rules import FAMILY, PRESETS, Games, Rules
from game.kiosk.file import Kiosk
from game.kiosk.physical_size import finger, reachable, text_scale
from game.kiosk.staff_settings import StaffSettings
from game.kiosk.supervisor import AGAIN, DONE
from game.kiosk.times import read_time
from game.kiosk.visits import outcome
from game.kit.app import Policy
from game.kit.kit import Kit
from game.kit.scene import Scene
from game.kit.system.memory import return_holes
from game.last_setup import PROPOSED
from game.session.characters import FACES, LEVELS
from game.session.player import Player
from game.session.random_source import deal_for
from game.session.session import Session
from game.settings import Settings
from game.view.table.bot_playback import BotPlayback
from game.view.table.places.tile_sizes import USUAL
from scenes.kiosk.attract import Attract, AttractResult, LowerSwitch
from scenes.kiosk.closed import Closed
from scenes.kiosk.staff.access import StaffAccess
from scenes.kiosk.still_playing import StillPlaying
from scenes.play.match import Match
from scenes.screen import MatchResult
from scenes.setup.rules import as_agreed
from scenes.setup.setup import Choices, Setup

if TYPE_CHECKING:
    from game.store.games import Games as SavedGames
    from game.worker import Worker

QUICK = replace(FAMILY, rack_size=7, highest=7, jokers=(("J", 0),), length=Games(1))
"""A game of a few minutes: seven tiles, any set opens, and few numbers.

With all numbers, 96 turns are played until somebody is out; so it is 58, half of them the bot's
(means of 60 games of level 1).
"""

AGAINST = LEVELS[0]
"""Whom a visitor plays against in it."""

MUCH_LOWER = 0.95
"""The share of the screen's height up to which less can be reached than there is."""

WANDERS = 8
"""How many pixels the picture goes from its place, so that nothing burns in."""

MORE_THAN_A_TURN = 30.0
"""Seconds beyond the longest turn before it is asked whether somebody is there still."""

STOPPED = "stopped"
"""A file that says that staff have ended the game, and that it was not cut off."""


class KioskLoop(Scene[None]):
    """Lead from visitor to visitor; it is never seen itself, for something always lies over it."""

    def __init__(
        self,
        kit: Kit,
        staff: StaffSettings,
        new_seed: Callable[[], int],
        folder: Path,
        open_games: "Callable[[Path], SavedGames]",
        worker: "Worker | None" = None,
    ) -> None:
        """Take what belongs to the staff, a folder for what is kept of one visit, who opens it."""
        super().__init__(kit)
        self._staff, self._new_seed, self._worker = staff, new_seed, worker
        self._folder, self._open_games = folder, open_games
        self._games = open_games(folder)
        self._themes: Iterator[str] = cycle(staff.kiosk.look.themes)
        self._match: Match | None = None
        self._leave: Callable[[], None] | None = None
        """What ends the visit of who is there, if anybody is."""
        self._asks = self._has_gone = False
        self._access = StaffAccess(self, staff, self._honour, self._end)
        self._minute = -1
        self._window, self._is_lower = Rect((0, 0), kit.size), False
        self._lies: Attract | Closed | None = None
        """What is seen while nobody is there."""
        self._untouched = structs.replace(kit.preferences)
        self.code = DONE
        """With which exit code the app ends."""

    @property
    def _kiosk(self) -> Kiosk:
        return self._staff.kiosk

    @property
    def policy(self) -> Policy:
        """What visitors may do: play."""
        return Policy(
            may_quit=False,
            may_resize=False,
            idle_after=self._idle_after,
            when_idle=self._ask,
            wanders=WANDERS,
            holds_screen=True,
            room=self._room,
            overhear=self._access.hear,
        )

    def enter(self) -> None:
        """Go on with a game that was cut off, or wait for somebody."""
        self._honour()
        unfinished = self._games.unfinished
        session = unfinished and self._games.resume(
            unfinished.id, self._worker, BotPlayback(self.kit)
        )
        was_stopped = self._was_stopped()
        if not session:
            self._wait()
            return
        if not was_stopped:
            self._staff.count("crashes")
        self._play(session)

    def _was_stopped(self) -> bool:
        """Tell once whether it was staff who have ended the game before."""
        stopped = self._folder / STOPPED
        found = stopped.exists()
        with suppress(OSError):
            stopped.unlink()
        return found

    def leave(self) -> None:
        """Let what is kept of a visit be written."""
        super().leave()
        self._games.close()

    # What staff wish

    def _honour(self) -> None:
        """Take up what visitors can choose from, and how loud it may be."""
        self.kit.offer_languages(self._kiosk.play.languages or self._staff.languages)
        self._be_as_loud()

    def _end(self, code: int) -> None:
        """End the game as staff wish; one that is played goes on when it is started again."""
        with suppress(OSError):
            (self._folder / STOPPED).touch()
        self.code = code
        self.stack.quit()

    # What can be reached, and read

    def _room(self, window: Rect) -> Rect:
        """Give where all lies: in the whole window, or where everybody can reach it."""
        self._window = window.copy()
        return reachable(self._kiosk.screen, window.size) if self._is_lower else window

    @property
    def _can_be_lower(self) -> bool:
        lower = reachable(self._kiosk.screen, self._window.size)
        return lower.height < MUCH_LOWER * self._window.height

    def _lower(self) -> None:
        """Bring all to where everybody can reach it, or back; until the visit is over."""
        self._is_lower = not self._is_lower

    def _be_readable(self) -> None:
        """Write as large as the screen asks for, and what sounds tell; let fingers hit all.

        Visitors can change how large text and tiles are.
        """
        screen, size, kit = self._kiosk.screen, self._window.size, self.kit
        scale = kit.zones.scale(size)
        kit.preferences.text_scale = text_scale(screen, size, kit.theme.sizes["body"] * scale)
        kit.preferences.captions = True
        kit.min_target = max(Kit.min_target, finger(screen, size))
        kit.store[Settings].larger_tiles = USUAL.steady[0] * scale < kit.min_target

    # The time of the day

    def look(self) -> None:
        """Look at the clock: how loud it may be, whether to open, to close, or to begin anew.

        While staff stand there, all that waits until they have gone.
        """
        now = self._staff.time()
        minute = now.hour * 60 + now.minute
        if minute == self._minute or (self._lies and self.stack.is_covered(self._lies)):
            return
        has_begun, self._minute = self._minute < 0, minute
        self._be_as_loud()
        if not self._lies:
            return
        if minute == read_time(self._kiosk.times.restart) and not has_begun:
            self.code = AGAIN
            self.stack.quit()
        elif isinstance(self._lies, Closed) and self._is_open:
            self._lies.close()
        elif isinstance(self._lies, Attract) and not self._is_open:
            self._lies.close(AttractResult.NOBODY)

    @property
    def _is_open(self) -> bool:
        now = self._staff.time()
        hours = self._kiosk.hours(now.weekday())
        return hours is not None and hours.holds(now.hour * 60 + now.minute)

    def _be_as_loud(self) -> None:
        """Be as loud as may be at this time; softer while nobody plays."""
        now, sound = self._staff.time(), self._kiosk.sound
        share = sound.cap * self._kiosk.volumes.at(now.hour * 60 + now.minute)
        self.kit.loudest = share if self._leave else share * sound.attract
        self.kit.apply_loudness()

    # Nobody is there

    def _wait(self) -> None:
        """Let bots play, each game in the next look, until somebody comes."""
        self._match = self._leave = None
        self._has_gone = False
        self._be_as_loud()
        if not self._is_open:
            self._lies = Closed(self.kit)
            self.push(self._lies, then=lambda _: self._wait())
            return
        self.kit.preferences.theme = next(self._themes)
        self._be_readable()
        self._untouched = structs.replace(self.kit.preferences)
        self.kit.apply_preferences()
        pairs = zip(FACES, LEVELS[:-1:2], strict=False)
        bots = [Player.unnamed(animal, level) for animal, level in pairs]
        seed, pace = self._new_seed(), BotPlayback(self.kit)
        session = Session.start(PROPOSED, bots, seed, self._worker, pace=pace)
        reach = LowerSwitch(self._lower, lambda: self._is_lower) if self._can_be_lower else None
        self._lies = Attract(self.kit, session, self._kiosk.look, self._access.is_at, reach)
        self.push(self._lies, then=self._came)

    def _came(self, came: AttractResult) -> None:
        self._lies = None
        match came:
            case AttractResult.QUICK if self._kiosk.play.quick:
                self._begin_quick()
            case AttractResult.QUICK | AttractResult.FULL:
                presets = self._kiosk.play.presets
                rules = as_agreed(PRESETS[presets[0]], PROPOSED)
                setup = Setup(self.kit, False, rules, presets=presets, heading="attract-who")
                self._leave = setup.back
                self._be_as_loud()
                self.push(setup, then=self._chosen)
            case AttractResult.NOBODY:
                self._wait()

    # Somebody is

    def _begin_quick(self) -> None:
        """Deal a quick game that the visitor begins."""
        players = Player("", FACES[0]), Player.unnamed(FACES[1], AGAINST)
        seeds = iter(self._new_seed, None)
        self._begin(QUICK, players, next(seed for seed in seeds if _visitor_begins(players, seed)))

    def _chosen(self, choices: Choices | None) -> None:
        if choices:
            self._begin(choices.rules, choices.players)
        else:
            if self._has_gone:
                self._staff.count("resets")
            self._forget()

    def _begin(self, rules: Rules, players: tuple[Player, ...], seed: int | None = None) -> None:
        seed = self._new_seed() if seed is None else seed
        pace, observer = BotPlayback(self.kit), self._games.observer(players)
        session = Session.start(rules, players, seed, self._worker, pace=pace, observer=observer)
        self._staff.count("starts")
        self._play(session)

    def _play(self, session: Session) -> None:
        rules, players = session.rules, session.players

        def played(after: MatchResult) -> None:
            self._staff.count(*outcome(session, self._has_gone))
            if after is MatchResult.AGAIN:
                self._begin(rules, players)
            else:
                self._forget()

        self._match = match = Match(self.kit, session)
        self._leave = partial(match.close, MatchResult.MENU)
        self._be_as_loud()
        self.push(match, then=played)

    # Somebody has gone

    def _idle_after(self) -> float:
        """Give the seconds without a touch after which it is asked."""
        if self._match:
            turn = self._match.session.game.clock.limit or 0
            return max(self._kiosk.idle.after, turn + MORE_THAN_A_TURN)
        return self._kiosk.idle.after

    def _ask(self) -> None:
        """Ask whether somebody is there still, if anybody was."""
        if self._leave and not self._asks:
            self._asks = True
            self.push(StillPlaying(self.kit, self._kiosk.idle.ask), then=self._answered)
        elif self._lies and (self._is_lower or self.kit.preferences != self._untouched):
            self._be_as_at_first()  # Somebody has taken a language and gone.

    def _answered(self, is_there: bool) -> None:
        self._asks = False
        if not is_there and self._leave:
            self._has_gone = True
            self._leave()

    def _be_as_at_first(self) -> None:
        """Let go of all that a visitor has chosen, but for the look of the bots' game."""
        theme = self.kit.preferences.theme
        self._is_lower = False
        self.kit.speaker.forget()
        self.kit.store.restore()
        self.kit.preferences.theme = theme
        self._be_readable()
        self.kit.forget()
        self.kit.apply_preferences()
        self.stack.relayout()

    def _forget(self) -> None:
        """Be as at first: nothing that a visitor has chosen, typed or played is left."""
        self._games.close()
        shutil.rmtree(self._folder, ignore_errors=True)
        self._games = self._open_games(self._folder)
        self._be_as_at_first()
        gc.collect()  # Large pictures go back to the system now, not some day.
        return_holes()
        self._wait()


def _visitor_begins(players: Sequence[Player], seed: int) -> bool:
    """Tell whether the visitor, who sits first, begins a quick game with this seed."""
    return deal_for(QUICK, players, seed, 0).position.to_move == 0
