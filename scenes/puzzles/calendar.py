"""The calendar: all days up to today stay open; the chosen one shows its table."""

from calendar import monthrange
from datetime import date, timedelta
from functools import partial
from typing import ClassVar

from pygame import Rect, Surface

from game.kit import layout
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.kit.widgets.widget import RADIUS
from game.settings import Settings
from game.solved import Solved, solved_in
from game.view.puzzles import puzzle_words
from game.view.puzzles.picture import draw_puzzle
from scenes.puzzles.number_button import NumberButton, stride
from scenes.puzzles.puzzles import FIRST, Puzzles
from scenes.puzzles.shelves import PuzzleShelves
from scenes.screen import SideScreen

DAY_GAP = 8  # reference px between two days
WEEK, WEEKS = 7, 6
HEAD_SHARE = 0.6
"""How high the line with the names of the days is, in heights of a week."""


class Calendar(SideScreen[None]):
    """Shows a month, and the table of one of its days."""

    layer: ClassVar[str] = "calendar"

    def __init__(self, kit: Kit, puzzles: Puzzles, day: date | None = None) -> None:
        """Take the puzzles, and the day that is chosen at first, today if none is."""
        super().__init__(kit)
        self._puzzles = puzzles
        self._day = day or puzzles.today()
        self._month = self._day.replace(day=1)
        self._told = ""
        self._days: list[NumberButton] = []
        self._unsaid: set[str] = set()
        self._picture: tuple[object, Surface] | None = None

    def clear(self) -> None:
        """Drop the days, too."""
        super().clear()
        self._days = []

    def leave(self) -> None:
        """Drop the picture, too."""
        super().leave()
        self._picture = None

    def resume(self) -> None:
        """Show what was solved meanwhile."""
        self.rebuild()

    def step(self, direction: Direction) -> None:
        """Go from day to day and from week to week with the arrows."""
        if day := stride(self._days, self.focused, direction, WEEK):
            self.focus(day)
        else:
            super().step(direction)

    def spoken_lines(self) -> list[str]:
        """Say all but the heads of the columns, and the days to come."""
        return [line for line in super().spoken_lines() if line not in self._unsaid]

    # What is shown

    def build(self) -> None:
        """Put the table of a day beside its month."""
        kit, puzzle = self.kit, self._puzzles.library.daily(self._day)
        hard = kit.text("puzzle-grade-for", grade=puzzle.grade)
        self.add_heading(self._name, f"{puzzle_words.grade(kit, puzzle)} · {hard}")
        place = self.zone("table")
        shown = self._day, place.size, kit.preferences.theme, kit.preferences.palette
        if not self._picture or self._picture[0] != shown:
            self._picture = shown, draw_puzzle(kit, place.size, kit.px(RADIUS), puzzle)
        self.stage.add(self._picture[1], *place.topleft)
        found = self._solved.get(self._day.day)
        told = (
            kit.text("puzzle-found", **found._asdict()) if found else puzzle_words.aim(kit, puzzle)
        )
        self.add_label(self.zone("told"), self._told or told, "bold", "label")
        first = self._month
        later = first < self._puzzles.today().replace(day=1)
        self.add_label(self.zone("month"), puzzle_words.month(kit, first), "title", "label")
        self._way("previous", -1, first > FIRST)
        self._way("next", 1, later)
        self._build_days()
        self._build_ways()

    @property
    def _name(self) -> str:
        today = self._day == self._puzzles.today()
        name = "puzzle-today" if today else "puzzle-date"
        return self.kit.text(name, **puzzle_words.day_facts(self._day))

    @property
    def _solved(self) -> dict[int, Solved]:
        return solved_in(self.kit.store[Settings], self._month.year, self._month.month)

    def _way(self, name: str, step: int, leads: bool) -> None:
        """Add an arrow to another month, which points where text goes on, or comes from."""
        turned = {"previous": "next", "next": "previous"} if self.kit.messages.from_right else {}
        turn, icon = partial(self._turn, step), turned.get(name, name)
        button = self.add_button(self.zone(name), name, "", turn, icon=icon)
        button.tip = self.kit.text(f"page-{name}")
        button.set_enabled(leads)

    def _build_days(self) -> None:
        """Put each day below the name of its weekday; days to come are only written there."""
        kit, first, today = self.kit, self._month, self._puzzles.today()
        gap, solved = kit.px(DAY_GAP), self._solved
        head, *weeks = layout.shares(self.zone("days"), [HEAD_SHARE, *[1.0] * WEEKS], gap)
        for weekday, place in enumerate(layout.columns(head, WEEK, gap)):
            self._write(place, kit.text("weekday-short", weekday=weekday), "small")
        places = [place for week in weeks for place in layout.columns(week, WEEK, gap)]
        for number in range(1, monthrange(first.year, first.month)[1] + 1):
            day, place = first.replace(day=number), places[first.weekday() + number - 1]
            if day > today:
                self._write(place, str(number), "body")
            elif day >= FIRST:
                choose = partial(self._choose, day)
                name, done = f"day-{day.day}", number in solved
                button = NumberButton(
                    self.kit, self.stage, place, day.day, choose, name, solved=done
                )
                button.label = self.kit.text("puzzle-date", **puzzle_words.day_facts(day))
                button.set_state(chosen=day == self._day)
                self._days.append(self.add(button))

    def _write(self, place: Rect, words: str, size: str) -> None:
        """Write what only needs to be seen."""
        self._unsaid.add(words)
        self.add_label(place, words, size=size, color="ink_soft")

    def _build_ways(self) -> None:
        text, solved = self.kit.text, self._solved.get(self._day.day)
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        if solved:
            self.add_button(
                self.zone("copy"), "copy", text("puzzle-copy"), self._copy, icon="sheet"
            )
        self.add_button(self.zone("shelves"), "shelves", text("puzzles"), self._browse, icon="star")
        words = text("calendar-play", solved="yes" if solved else "no")
        self.add_button(
            self.zone("play"), "play", words, self._play, "primary", "title", icon="play"
        )

    # What is pressed

    def _choose(self, day: date) -> None:
        """Show the table of a day; a second press plays it."""
        if day == self._day:
            self._play()
        else:
            self._day, self._told = day, ""
            self.rebuild()

    def _turn(self, step: int) -> None:
        last = self._month - timedelta(days=1)
        length = monthrange(self._month.year, self._month.month)[1]
        self._month = last.replace(day=1) if step < 0 else self._month + timedelta(days=length)
        day = self._day.day
        most = monthrange(self._month.year, self._month.month)[1]
        chosen = self._month.replace(day=min(day, most))
        self._day, self._told = min(max(FIRST, chosen), self._puzzles.today()), ""
        self.rebuild()

    def _play(self) -> None:
        self._told = ""
        self.push(self._puzzles.of_day(self.kit, self._day))

    def _copy(self) -> None:
        found = self._solved[self._day.day]
        copied = clipboard.put(self._puzzles.line(self.kit, self._day, found))
        self._told = self.kit.text("puzzle-copied" if copied else "puzzle-uncopied")
        self.rebuild()

    def _browse(self) -> None:
        self.push(PuzzleShelves(self.kit, self._puzzles))
