"""The pause of a Rush: it hides the table, so that nobody thinks while the time stands still."""

from functools import partial

from scenes.options.settings import SettingsScreen
from scenes.page import Way
from scenes.screen import TurnResult
from scenes.tea_break import TeaBreak


class RushPause(TeaBreak):
    """Leads back to the round, or ends it."""

    def ways(self) -> list[Way]:
        """Offer to go on, to see the controls, to change settings, or to end it."""
        text, end = self.kit.text, partial(self.close, TurnResult.QUIT)
        settings = self.way("settings", lambda: self.push(SettingsScreen(self.kit)), "settings")
        ends = Way("rush-end", text("rush-end"), end, icon="flag", sub=text("rush-end-sub"))
        return [self.way_on(), self.way_to_help(), settings, ends]
