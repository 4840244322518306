"""The pause of a match: to its rules, to what can be set, to the menu, or out of it for good."""

from collections.abc import Callable
from functools import partial

from pygame import Color, Rect, Surface

from game.engine.rules import GENTLE, Rules
from game.kit import layout, shapes
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Picture, Size
from game.session.session import Session
from game.settings import Settings
from game.view.wording import which_game
from scenes.dialog import Confirmation
from scenes.grown_ups import ask_grown_ups
from scenes.options.toggles import switch_sound
from scenes.page import Way
from scenes.rulebook.book import RuleBook
from scenes.screen import TurnResult
from scenes.tea_break import Seated, TeaBreak

PICTURE, PICTURE_GAP, EDGE = 300, 48, 40
"""How large a picture of a child's pause is at most, how far from the next, and from its frame."""


class Pause(TeaBreak):
    """Leads back to the game or out of it; with rules, also to their book and to hints.

    If the game `waits` for its players, they can also leave it without giving it up.
    """

    def __init__(
        self,
        kit: Kit,
        rules: Rules | None = None,
        *,
        waits: bool = False,
        which: Callable[[], str] = str,
        company: Seated = (),
    ) -> None:
        """Take what says `which` game of a match it is, in the language of now."""
        super().__init__(kit, company)
        self._rules, self._waits, self._which = rules, waits, which

    def ways(self) -> list[Way]:
        """Offer the rules or the controls, to change settings, to leave or to give up."""
        kit, rules = self.kit, self._rules
        back, *ways = self.usual_ways(self._which())
        if rules:
            ways.insert(0, self.way("rules", lambda: self.push(RuleBook(kit, rules)), "sheet"))
        if rules and rules.name not in GENTLE:
            state = "hints-on" if kit.store[Settings].hints else "hints-off"
            ways.append(Way("hints", kit.text(state), self._switch_hints, icon="hint"))
        if self._waits:
            ways.append(self.way("menu", self._leave, "leave", kit.text("pause-menu-sub")))
        return [back, *ways, self.way("give-up", self._ask, "flag")]

    def _leave(self) -> None:
        if self._waits:
            self.close(TurnResult.LEAVE)
        else:
            self._ask()

    def _switch_hints(self) -> None:
        self.kit.choose("hints", not self.kit.store[Settings].hints)
        self.rebuild()

    def _ask(self) -> None:
        sure = GiveUp(self.kit, self._presses, can_undo=self._waits)
        ask_grown_ups(self, lambda: self.push(sure, then=self._asked))

    def _asked(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)


class ChildPause(Pause):
    """Three pictures: on with the game, sound, and the door out of it."""

    def build(self) -> None:
        """Put them side by side, or below each other in a tall window."""
        kit, room, gap = self.kit, self.zone("buttons"), self.kit.px(PICTURE_GAP)
        down, across = (1, 3) if kit.size[0] > kit.size[1] else (3, 1)
        most = (kit.size[0] - 4 * gap) // across, (room.h - gap * (down - 1)) // down
        side = min(kit.px(PICTURE), *most)
        whole = Rect(0, 0, across * (side + gap) - gap, down * (side + gap) - gap)
        whole.center = room.center
        sound = "sound_off" if kit.preferences.muted else "sound_on"
        dark, light = kit.theme["ink_dark"], kit.theme["ink"]
        pictures: list[tuple[str, Callable[[], None], Kind, str, str, Color | None]] = [
            ("resume", self.back, "primary", "pause-resume", "play", dark),
            ("sound", self._switch_sound, "plain", sound.replace("_", "-"), sound, light),
            ("menu", self._leave, "plain", "pause-stop", "door", None),
        ]
        places = layout.grid(whole, down, across, gap)
        for place, (name, press, kind, words, art, ink) in zip(places, pictures, strict=True):
            picture = Picture(partial(self._draw, art, ink))
            card = Card(name, (), press, picture, kind=kind, tip=kit.text(words), inset=EDGE)
            self.add_card(place, card)

    def _draw(self, art: str, ink: Color | None, size: Size) -> Surface:
        return shapes.svg(self.kit.art(art), size, ink)

    def _switch_sound(self) -> None:
        switch_sound(self.kit)
        self.rebuild()

    def spoken_lines(self) -> list[str]:
        """Say that it is the pause."""
        return [self.kit.text("pause-title")]


class GiveUp(Confirmation):
    """Asks before a match is left for good."""

    def __init__(
        self, kit: Kit, presses: Debounce | None = None, *, can_undo: bool = False
    ) -> None:
        """Take whether the menu will offer to take it back."""
        told = "pause-lost-for-now" if can_undo else "pause-lost"
        answers = ("keep", "pause-keep"), ("leave", "pause-leave")
        super().__init__(kit, "pause-sure", told, *answers, presses)


def pause_of(kit: Kit, session: Session, *, kept: bool) -> Pause:
    """Make the pause of a match; `kept` says whether a menu would offer to go on with it."""
    which = partial(which_game, kit, session.rules)
    seats = enumerate(session.players)
    pause = ChildPause if kit.lends else Pause
    return pause(
        kit,
        session.rules,
        waits=waits(session, kept=kept),
        which=lambda: which(session.snapshot.number, len(session.players)),
        company=[(player, player.color_on(seat)) for seat, player in seats if player.bot],
    )


def waits(session: Session, *, kept: bool) -> bool:
    """Return whether a match can be continued later; `kept` says whether a menu would offer it."""
    going = bool(session.people) and not session.standing.winners
    return kept and going and not session.observer.failing
