"""The pause: it hides the table, so that nobody can think while the clock is stopped."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.engine.rules import GENTLE, Rules
from game.kit import layout
from game.kit.gestures import Key
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.session.session import Session
from game.view.wording import which_game
from scenes.dialog import Confirmation, Dialog
from scenes.grown_ups import ask_grown_ups
from scenes.options.settings import SettingsScreen
from scenes.options.toggles import HintsButton, LanguageButton, SoundButton
from scenes.rulebook import RuleBook
from scenes.screen import TurnResult
from scenes.table.how_to_play import HowToPlay


class Pause(Dialog[TurnResult]):
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
    ) -> None:
        """Take what says `which` game of a match it is, in the language of now."""
        super().__init__(kit)
        self._rules = rules
        self._waits = waits
        self._which = which

    def back(self) -> None:
        """Resume."""
        self.close(TurnResult.GO_ON)

    def key(self, key: Key) -> None:
        """Resume with the Pause key; show how to play with F1."""
        if key.name == "pause":
            self.back()
        elif key.name == "f1":
            self.press("help")
        else:
            super().key(key)

    def build(self) -> None:
        """Offer to resume, read the rules or the controls, change settings, leave or give up."""
        rules = self._rules
        resume, helps, settings, sound, *ways_out = self.hang("pause-title", 5 + self._waits)
        self._answer(resume, "resume", self.back, "primary", self._which())
        if rules:
            book, helps = layout.columns(helps, 2, self.kit.px(20))
            self._answer(book, "rules", partial(self._read, rules))
        self._answer(helps, "help", lambda: self.push(HowToPlay(self.kit, self.kit.input_device)))
        self._answer(settings, "settings", self._change)
        if rules and rules.name not in GENTLE:
            hints, sound = layout.columns(sound, 2, self.kit.px(20))
            self.add(HintsButton(self.kit, self.stage, hints))
        self.add(SoundButton(self.kit, self.stage, sound))
        if self._waits:
            sub = self.kit.text("pause-menu-sub")
            self._answer(ways_out[0], "menu", lambda: self.close(TurnResult.LEAVE), sub=sub)
        self._answer(ways_out[-1], "give-up", self._ask)
        place = self.zone("language")
        self.add(LanguageButton(self.kit, self.stage, place, self.stack.relayout))

    def _answer(
        self,
        place: Rect,
        name: str,
        on_press: Callable[[], None],
        kind: Kind = "plain",
        sub: str = "",
    ) -> None:
        self.add_button(place, name, self.kit.text(f"pause-{name}"), on_press, kind, sub=sub)

    def _read(self, rules: Rules) -> None:
        self.push(RuleBook(self.kit, rules))

    def _change(self) -> None:
        """Open the settings, in a game of children after a sum if grown-ups want that."""
        settings = SettingsScreen(self.kit)
        if self.kit.lends:
            ask_grown_ups(self, lambda: self.push(settings))
        else:
            self.push(settings)

    def _ask(self) -> None:
        sure = GiveUp(self.kit, can_undo=self._waits)
        ask_grown_ups(self, lambda: self.push(sure, then=self._asked))

    def _asked(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)


class GiveUp(Confirmation):
    """Asks before a match is left for good."""

    def __init__(self, kit: Kit, *, can_undo: bool = False) -> None:
        """Take whether the menu will offer to take it back."""
        told = "pause-lost-for-now" if can_undo else "pause-lost"
        answers = ("keep", "pause-keep"), ("leave", "pause-leave")
        super().__init__(kit, "pause-sure", told, *answers)


def pause_of(kit: Kit, session: Session, *, kept: bool) -> Pause:
    """Make the pause of a match; `kept` says whether a menu would offer to go on with it."""
    which = partial(which_game, kit, session.rules)
    return Pause(
        kit,
        session.rules,
        waits=waits(session, kept=kept),
        which=lambda: which(session.snapshot.number, len(session.players)),
    )


def waits(session: Session, *, kept: bool) -> bool:
    """Return whether a match can be continued later; `kept` says whether a menu would offer it."""
    going = bool(session.people) and not session.standing.winners
    return kept and going and not session.observer.failing
