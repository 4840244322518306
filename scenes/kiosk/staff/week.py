"""What visitors did in the last seven days."""

from game.kiosk.visits import KINDS, Day
from game.kit.kit import Kit
from game.view.charts import draw_week
from game.view.players.avatars import seat_color
from scenes.kiosk.staff.timeout_screen import FurtherScreen

PALE = 0.5
"""How pale bars are behind their figures."""


class Week(FurtherScreen):
    """Shows figures for each of the days."""

    layer = "visits"

    def __init__(self, kit: Kit, days: tuple[Day, ...]) -> None:
        super().__init__(kit)
        self._days = days

    def build(self) -> None:
        """Put the figures, a row for each kind, above the Back button."""
        kit, text, room = self.kit, self.kit.text, self.zone("chart")
        self.add_label(self.zone("title"), text("week-title"), "title", "title")
        days = [text("week-day", day=each.day.weekday()) for each in self._days]
        rows = [(text(f"week-{kind}"), [each.count(kind) for each in self._days]) for kind in KINDS]
        heads = [*days, text("week-all")]
        pale = seat_color(kit, 0).lerp("white", PALE)
        self.stage.add(draw_week(kit, room.size, pale, heads, rows), *room.topleft)
        self.add_button(self.zone("back"), "back", text("back"), self.back)

    def spoken_lines(self) -> list[str]:
        """Return the words to read out, with the sum of each kind."""
        sums = {kind: sum(day.count(kind) for day in self._days) for kind in KINDS}
        told = (f"{self.kit.text(f'week-{kind}')}: {count}" for kind, count in sums.items())
        return [*super().spoken_lines(), *told]
