"""The place of puzzles: a day's table on an easel, the month on the wall, the grades in boxes."""

from calendar import monthrange
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial

from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.kit.widgets.card import Words
from game.puzzles.puzzle import GRADES
from game.settings import Settings
from game.solved import Solved, solved_in, solved_of_shelf
from game.view.near_table import EaselTable
from game.view.players.stars import draw_shining
from game.view.puzzles import puzzle_words
from game.view.room import has_room
from game.view.table.around.name_plate import draw_brass
from game.view.wall_shelf import OnShelf, draw_marked_box, plate_room
from scenes.grown_ups import offers_rush
from scenes.page import Page, Way
from scenes.puzzles.easel import draw_easel
from scenes.puzzles.number_sheet import SheetScreen
from scenes.puzzles.own import OwnPuzzles, Waiting
from scenes.puzzles.puzzles import FIRST, Puzzles
from scenes.puzzles.shelf import ShelfPage
from scenes.screen import TurnResult

WEEKS = 6
HEAD_SHARE = 0.5
BEGINS = {"monday": 0, "saturday": 5, "sunday": 6}
"""How high the line with the names of the days is, in heights of a week."""

TO_COME = 0.15
"""How much of the paper is in the ink of what is no day to press."""

LEGS = 1.5
"""How high the legs of the easel are, in heights of its board, which hides their upper end."""

LEGS_Z, FRONT_Z = -0.4, -0.2
"""The heights on the stage of the legs of the easel, and of the table before them."""

BOXES, STAR, FLAG = 7, 0.2, 0.34
"""How many boxes there are at most; how wide a star on one is, and a flag, in boxes."""

GAP, SIDE = 14, 28
"""The reference pixels between boxes, and the side of a star on the easel."""

Box = tuple[str, str, str, Callable[[], None], Callable[[tuple[int, int]], Surface]]
"""What a box is called in code and on its plate, a line below that, a press, and how it looks."""


class Calendar(SheetScreen):
    """Shows a month, the table of one of its days, and boxes with more puzzles."""

    layer = "calendar"
    table = EaselTable
    columns, most = (7, 7), 7 * WEEKS

    def __init__(self, kit: Kit, puzzles: Puzzles, day: date | None = None) -> None:
        """Take the puzzles, and the day that is chosen at first, today if none is."""
        super().__init__(kit)
        self._puzzles = puzzles
        self._day = day or puzzles.today()
        self.leaf = _months_to(self._day)
        self._told = ""
        self._picture: tuple[object, Surface] | None = None

    def leave(self) -> None:
        """Drop the picture, too."""
        super().leave()
        self._picture = None

    def resume(self) -> None:
        """Show what was solved meanwhile."""
        self.rebuild()

    @property
    def _month(self) -> date:
        return date(FIRST.year + self.leaf // 12, self.leaf % 12 + 1, 1)

    @property
    def _days(self) -> list[date]:
        days = monthrange(self._month.year, self._month.month)[1]
        return [self._month.replace(day=at + 1) for at in range(days)]

    @property
    def _solved(self) -> dict[int, Solved]:
        return solved_in(self.kit.store[Settings], self._month.year, self._month.month)

    @property
    def heading(self) -> str:
        """The month."""
        return puzzle_words.month(self.kit, self._month)

    def page(self) -> Page:
        """Name the day; the yellow button plays its table."""
        text, today, ticked = self.kit.text, self._puzzles.today(), self._solved
        name = "puzzle-today" if self._day == today else "puzzle-date"
        ways, is_solved = [self.way_back()], self._day.day in ticked
        if is_solved:
            ways.append(Way("copy", text("puzzle-copy"), self._copy, icon="sheet"))
        words = text("calendar-play", solved="yes" if is_solved else "no")
        ways.append(Way("play", words, self._play, "primary", "play", "title"))
        return Page(
            text(name, **puzzle_words.day_facts(self._day)),
            "",
            [
                self.number(
                    day.day,
                    f"day-{day.day}",
                    partial(self._choose, day),
                    text("puzzle-date", **puzzle_words.day_facts(day)),
                    is_chosen=day == self._day,
                    solved=day.day in ticked,
                )
                for day in self._days
                if day <= today
            ],
            ways,
            _months_to(today) + 1,
        )

    def places(self, room: Rect, count: int) -> list[Rect]:
        """Return the places of the first days of the month, each below the name of its weekday."""
        return self._grid(room)[7 + self._blanks :][:count]

    @property
    def _begins(self) -> int:
        """The weekday with which a week begins, Monday as 0."""
        return BEGINS.get(self.kit.text("week-begins"), 0)

    @property
    def _blanks(self) -> int:
        """How many days the first week lacks."""
        return (self._month.weekday() - self._begins) % 7

    def _grid(self, room: Rect) -> list[Rect]:
        lines = layout.shares(room, [HEAD_SHARE, *[1.0] * WEEKS], 0)
        return [place for line in lines for place in layout.columns(line, 7, 0)]

    def build(self) -> None:
        """Stand the easel before the wall, hang up the calendar, and put boxes on the table."""
        super().build()
        self._build_easel()
        self._write_days()
        self._build_boxes()

    def _write_days(self) -> None:
        """Write the names of weekdays and the days to come on the paper: they only are seen."""
        kit, theme, room = self.kit, self.kit.theme, self.zone("cards")
        ink = theme["ink_dark"].lerp(theme["tile_low"], TO_COME)
        days = ((at + self._begins) % 7 for at in range(7))
        names = [kit.text("weekday-short", weekday=weekday) for weekday in days]
        written = [str(day.day) if day > self._puzzles.today() else "" for day in self._days]
        paper, blank = kit.canvas(room.size), [""] * self._blanks
        for words, place in zip(names + blank + written, self._grid(room), strict=False):
            drawn = kit.one_line(words, "text", "small", ink, place.size)
            paper.blit(drawn, drawn.get_rect(center=place.move(-room.x, -room.y).center))
        self.stage.add(paper, *room.topleft)

    def _build_easel(self) -> None:
        kit, place = self.kit, self.zone("easel")
        puzzle = self._puzzles.library.daily(self._day)
        if has_room(kit):
            legs = shapes.svg(kit.art("easel"), (place.w, round(place.h * LEGS)))
            there = legs.get_rect(midtop=place.midtop)
            self.stage.add(legs, *there.topleft, z=LEGS_Z)
            EaselTable(kit).lay_front(self.stage, there, FRONT_Z)
        shown = self._day, place.size, kit.preferences.theme, kit.preferences.palette
        if not self._picture or self._picture[0] != shown:
            self._picture = shown, draw_easel(kit, place.size, puzzle)
        self.stage.add(self._picture[1], *place.topleft)
        side, stars = kit.px(SIDE), GRADES.index(puzzle.grade) + 1
        plate = draw_brass(kit, ((stars + 1) * side, side * 5 // 4))
        star = shapes.svg(kit.art("star"), (side, side), kit.theme["brass_ink"])
        for at in range(stars):
            plate.blit(star, (side // 2 + at * side, side // 8))
        self.stage.add(plate, *plate.get_rect(center=place.midtop).topleft)
        told = self._told or puzzle_words.aim(kit, puzzle)
        if not self._told and (found := self._solved.get(self._day.day)):
            told = kit.text("puzzle-found", **found._asdict())
        hard = kit.text("puzzle-grade-for", grade=puzzle.grade)
        kind = f"{puzzle_words.grade(kit, puzzle)} · {hard}"
        self.add_note(self.zone("told"), Words(told, "label", "bold"), Words(kind))

    def _build_boxes(self) -> None:
        room = self.zone("boxes")
        boxes, gap = [*self._boxes()], self.kit.px(GAP)
        plate = plate_room(self.kit, (room.w + gap) // BOXES - gap)
        fit = all(self.kit.width(words, "bold", "small") <= plate for _, words, *_ in boxes)
        down, across = (1, BOXES) if fit else (2, -(-BOXES // 2))
        for place, box in zip(layout.grid(room, down, across, gap), boxes, strict=False):
            self.add(OnShelf(self.kit, self.stage, place, *box))

    def _boxes(self) -> Iterator[Box]:
        """List the grades, then Rush, and what comes back today."""
        kit, text, settings = self.kit, self.kit.text, self.kit.store[Settings]
        star, flag = (partial(draw_shining, kit, name) for name in ("star", "flag"))
        for stars, grade in enumerate(GRADES, start=1):
            size = self._puzzles.library.size(grade)
            count = sum(at < size for at in solved_of_shelf(settings, grade))
            told, press = text("puzzles-solved", count=count, all=size), partial(self._open, grade)
            draw = partial(draw_marked_box, kit, f"box_{grade}", STAR, [star] * stars)
            yield f"shelf-{grade}", text("puzzle-grade", grade=grade), told, press, draw
        if offers_rush(kit):
            yield "rush", text("rush"), "", self._rush, partial(shapes.svg, kit.art("alarm"))
        if (own := self._puzzles.own) and (due := own.due()):
            told, press = text("own-puzzles-due", count=len(due)), partial(self._pose, own)
            draw = partial(draw_marked_box, kit, "box", FLAG, [flag])
            yield "own", text("own-puzzles"), told, press, draw

    def _choose(self, day: date) -> None:
        """Show the table of a day; a second press plays it."""
        if day == self._day:
            self._play()
        else:
            self._day, self._told = day, ""
            self.rebuild()

    def turn(self, step: int) -> None:
        """Turn to another month, and choose the same day there as far as there is one."""
        if 0 <= self.leaf + step <= _months_to(today := self._puzzles.today()):
            self.leaf, self._told = self.leaf + step, ""
            self._day = min(self._days[: self._day.day][-1], today)
            self.rebuild()

    def _play(self) -> None:
        self._told = ""
        self.push(self._puzzles.of_day(self.kit, self._day))

    def _copy(self) -> None:
        found = self._solved[self._day.day]
        copied = clipboard.put(self._puzzles.line(self.kit, self._day, found))
        self._told = self.kit.text("puzzle-copied" if copied else "puzzle-uncopied")
        self.rebuild()

    def _open(self, grade: str) -> None:
        self.push(ShelfPage(self.kit, self._puzzles, grade))

    def _rush(self) -> None:
        # Imported late: whoever wants a shelf needs none of it.
        from scenes.puzzles.rush.start import RushStart, at_home

        self.push(RushStart(self.kit, self._puzzles, at_home(self.kit)))

    def _pose(self, own: OwnPuzzles) -> None:
        """Pose what has waited longest, and then the next."""
        if due := own.due():
            scene = self._puzzles.of_player(self.kit, own, due[0])
            self.push(scene, then=partial(self._pose_next, own, due[0]))

    def _pose_next(self, own: OwnPuzzles, waiting: Waiting, left: TurnResult) -> None:
        own.later(waiting)
        if left is TurnResult.GO_ON and own.due():
            self._pose(own)
        else:
            self.rebuild()


def _months_to(day: date) -> int:
    return 12 * (day.year - FIRST.year) + day.month - FIRST.month
