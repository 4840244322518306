"""The pause of a Rush: it hides the table, so that nobody thinks while the time stands still."""

from functools import partial

from scenes.page import Way
from scenes.screen import TurnResult
from scenes.tea_break import TeaBreak


class RushPause(TeaBreak):
    """Leads back to the round, or ends it."""

    def ways(self) -> list[Way]:
        """Offer also to end it."""
        text, end = self.kit.text, partial(self.close, TurnResult.QUIT)
        ends = Way("rush-end", text("rush-end"), end, icon="flag", sub=text("rush-end-sub"))
        return [*self.usual_ways(), ends]
