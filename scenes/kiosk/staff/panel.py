"""The panel of staff: volume, what visitors can choose from, and ways to further screens."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal

from pygame import Rect

from game.kiosk.staff_settings import Chosen, StaffSettings
from game.kiosk.supervisor import AGAIN, DONE
from game.kit import layout
from game.kit.kit import Kit
from game.kit.text.letters import can_be_drawn
from game.kit.widgets.choice import Choice
from scenes.kiosk.staff.card import ScreenCheck
from scenes.kiosk.staff.timeout_screen import TimeoutScreen
from scenes.kiosk.staff.week import Week

VOLUME_CAPS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
WIDE_RATIO = 3  # above this ratio of width to height, rules have five columns
HEADING_SHARE = 0.25  # the largest share of a room's height for the words above or below
BUTTON_GAP = 14  # reference px between two buttons
CHECK_WIDTH = 100  # reference px; all buttons that are on have a check mark, or none has
HEADING_GAP = 12  # reference px between a heading and what is below it

End = Literal["restart", "quit"]
EXIT_CODES: dict[End, int] = {"restart": AGAIN, "quit": DONE}


class StaffPanel(TimeoutScreen[int | None]):
    """Closes with an exit code to end the app with, or None if it goes on."""

    layer = "staff"

    def __init__(self, kit: Kit, staff: StaffSettings, on_change: Callable[[], object]) -> None:
        super().__init__(kit)
        self._staff, self._on_change = staff, on_change
        self._asks: End | None = None
        """The end that a second press confirms."""

    def build(self) -> None:
        """Put the settings above the buttons."""
        text = self.kit.text
        self.add_label(self.zone("title"), text("staff-title"), "title", "title")
        self._build_volume()
        staff, room = self._staff, self._headed("languages", self.kit.text("staff-languages"))
        named = self.kit.all_languages()
        there = [each for each in staff.languages if each in named]
        things = {each: named[each] for each in there if can_be_drawn(named[each])}
        on = staff.kiosk.play.languages or staff.languages
        columns = min(len(things), 3)
        self._build_switches(room, columns, things, on, lambda on: self._take(Chosen(languages=on)))
        self._build_presets()
        self.add_button(self.zone("visits"), "visits", text("staff-visits"), self._show_week)
        self.add_button(self.zone("card"), "card", text("staff-card"), self._show_card)
        self._offer_end("restart")
        self._offer_end("quit")
        self.add_button(self.zone("done"), "done", text("staff-done"), self.back)

    def time_out(self) -> None:
        """Close; the app goes on."""
        self.close(None)

    def _headed(self, zone: str, words: str) -> Rect:
        """Write a heading at the top of a zone; return the room below it."""
        room = self.zone(zone)
        high = min(self.kit.lines("body"), round(HEADING_SHARE * room.height))
        self.add_label(Rect(room.topleft, (room.width, high)), words, "bold", align="left")
        below = high + self.kit.px(HEADING_GAP)
        return Rect(room.left, room.top + below, room.width, room.height - below)

    def _build_volume(self) -> None:
        kit, text, staff = self.kit, self.kit.text, self._staff
        cap, now = staff.kiosk.sound.cap, staff.volume_now
        room, high = self._headed("volume", text("staff-volume")), kit.lines("small")
        high = min(high, round(HEADING_SHARE * room.height))
        steps = [(each, text("staff-percent", percent=round(100 * each))) for each in VOLUME_CAPS]
        place = Rect(room.topleft, (room.width, room.height - high - kit.px(HEADING_GAP)))
        nearest = min(VOLUME_CAPS, key=lambda each: abs(each - cap))
        choice = Choice(kit, self.stage, place, steps, nearest, self._take_cap, "volume")
        choice.label = text("staff-volume")
        self.add(choice)
        told = text("staff-volume-now", now=round(100 * now), heard=round(100 * now * cap))
        below = Rect(room.left, room.bottom - high, room.width, high)
        self.add_label(below, told, size="small", color="ink_soft", align="left")

    def _take_cap(self, cap: float) -> None:
        self._take(Chosen(cap=cap))
        self.kit.sounds.play("turn")

    # What visitors can choose from

    def _build_switches(
        self,
        room: Rect,
        columns: int,
        things: Mapping[str, str],
        on: Sequence[str],
        take: Callable[[tuple[str, ...]], None],
    ) -> None:
        """Put a button in the room for each thing, by its name and words; at least one stays on.

        After a press, `take` gets all that are on.
        """
        places = layout.grid(room, -(-len(things) // columns), columns, self.kit.px(BUTTON_GAP))
        widest = max(self.kit.width(words, "bold", "body") for words in things.values())
        sign = "check" if widest + self.kit.px(CHECK_WIDTH) <= places[0].width else ""
        for (thing, words), place in zip(things.items(), places, strict=False):
            switched = tuple(each for each in things if (each in on) != (each == thing))
            icon, press = sign if thing in on else "", partial(take, switched)
            button = self.add_button(place, thing, words, press, size="body", icon=icon)
            button.set_state(chosen=thing in on, enabled=bool(switched))

    def _build_presets(self) -> None:
        text, on = self.kit.text, self._staff.kiosk.play.presets
        room = self._headed("presets", text("staff-presets"))
        things = {each: text(f"preset-{each}") for each in self._staff.presets}
        columns = 5 if room.width > WIDE_RATIO * room.height else 3
        self._build_switches(room, columns, things, on, lambda on: self._take(Chosen(presets=on)))

    def _take(self, chosen: Chosen) -> None:
        self._asks = None
        self._staff.choose(chosen)
        self._on_change()
        self.stack.relayout()

    # Further screens, and the end

    def _show_week(self) -> None:
        self.push(Week(self.kit, self._staff.week()), then=self._shown)

    def _show_card(self) -> None:
        self.push(ScreenCheck(self.kit), then=self._shown)

    def _shown(self, is_there: bool) -> None:
        if not is_there:
            self.time_out()

    def _offer_end(self, end: End) -> None:
        """Add a button that ends the app; it takes a second press."""
        sure = self._asks == end
        words = self.kit.text(f"staff-{end}-sure" if sure else f"staff-{end}")
        press = partial(self.close, EXIT_CODES[end]) if sure else partial(self._ask, end)
        self.add_button(self.zone(end), end, words, press).set_state(chosen=sure)

    def _ask(self, end: End) -> None:
        self._asks = end
        self.rebuild()
