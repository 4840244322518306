"""The pause of a match: to its rules, to what can be set, to the menu, or out of it for good."""

from collections.abc import Callable
from functools import partial

from game.engine.rules import GENTLE, Rules
from game.kit.debounce import Debounce
from game.kit.kit import Kit
from game.session.session import Session
from game.settings import Settings
from game.view.wording import which_game
from scenes.dialog import Confirmation
from scenes.grown_ups import ask_grown_ups
from scenes.page import Way
from scenes.rulebook.book import RuleBook
from scenes.screen import TurnResult
from scenes.tea_break import Seated, TeaBreak


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
            leave = partial(self.close, TurnResult.LEAVE)
            ways.append(self.way("menu", leave, "leave", kit.text("pause-menu-sub")))
        return [back, *ways, self.way("give-up", self._ask, "flag")]

    def _switch_hints(self) -> None:
        self.kit.choose("hints", not self.kit.store[Settings].hints)
        self.rebuild()

    def _ask(self) -> None:
        sure = GiveUp(self.kit, self._presses, can_undo=self._waits)
        ask_grown_ups(self, lambda: self.push(sure, then=self._asked))

    def _asked(self, sure: bool) -> None:
        if sure:
            self.close(TurnResult.QUIT)


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
    return Pause(
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
