"""The menu: the first screen, which leads to every game."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.gestures import Gesture
from game.kit.widgets.widget import RADIUS
from game.rush_bests import KeptBests
from game.settings import Settings
from game.solved import solved_on
from game.view.lessons.course import count_done
from game.view.menu import title
from game.view.menu.company import Company
from game.view.menu.fan import Fan
from game.view.menu.props import draw_heap, draw_mug
from game.view.room import has_room
from game.view.round_table import RoundTable
from game.view.wall_shelf import OnShelf, board_top, draw_marked_box, draw_shelf
from game.view.wording import trouble
from scenes.grown_ups import offers_rush
from scenes.match_starter import MatchStarter
from scenes.options.settings import SettingsScreen
from scenes.options.toggles import LanguageSign, SoundSign
from scenes.play_button import PlayButton, tell_company, tell_last, tell_when_saved
from scenes.puzzles.today import Today
from scenes.quiet_button import QuietButton

if TYPE_CHECKING:
    from game.store.games import MenuGames
    from game.store.pending import Pending
    from game.store.summary import Summary

GAP = 20  # reference px between two signs
SIGN_MARGIN = 88  # reference px that a sign's margins and its icon take of its width
CORNER_GAP = 4  # reference px between two quiet buttons
NOTE_MARGIN = 20  # reference px between the edge of a note and its words

PROPS = -0.05
"""The height on the stage of what lies on the felt: over the company, below all else."""

MUG, HEAP = 30, (94, 128)
"""How far the mug is from the edges of the place for notes, and the middle of the heap from the
right corner of that for tiles, in reference pixels."""


DAYS, BULB = 3, 0.38
"""For how many days a bulb says whether their tables are solved; how large it is, in boxes."""


class Menu(MatchStarter):
    """Closes only with the app; the table of last time is one press away."""

    layer = "menu"
    ways = ("watch", "games", "stamps")

    def __init__(self, *args: Any, now: Callable[[], datetime] = datetime.now, **more: Any) -> None:
        """Take what starts matches, and the clock: midnight may come at any time."""
        super().__init__(*args, **more)
        self._now = now
        self._today = Today(self, self._worker, self._day, self._games)
        self._shown_day = self._day()
        self._fan = Fan(self.kit)
        self._company: Company | None = None
        self._seen = False
        self._asked: Pending[MenuGames] | None = None
        self._shown: MenuGames | None = None
        self._is_answered = False

    def _day(self) -> date:
        return self._now().date()

    def tick(self, dt: float) -> None:
        """Change the tiles on the table, and draw what the first frame could do without."""
        self._fan.tick(dt)
        if self._shown_day != self._day():
            self.rebuild()
        if self._seen:
            if not self._company:
                self._company = self._seated()
                self._lay_props()
            self._company.tick(dt)
        self._seen = True
        if self._asked and self._asked.found:
            self._take_answer(self._asked.found)
            self._is_answered = True
            self.rebuild()
        super().tick(dt)

    def handle(self, gesture: Gesture) -> None:
        """Tell the company and the tiles of the pointer, too."""
        if self._company:
            self._company.follow(gesture)
        self._fan.follow(gesture)
        super().handle(gesture)

    def _take_answer(self, found: "list[MenuGames] | None") -> None:
        if found:
            self._shown, self._asked = found[0], None

    def clear(self) -> None:
        """Drop the tiles, too."""
        super().clear()
        self._fan.clear()
        self._company = None

    def layout(self) -> None:
        """Build everything anew, as the games are now."""
        if self._games and not self._is_answered:
            # A slow disk answers some frames later.
            self._asked = self._games.ask_menu()
            self._take_answer(self._asked.wait_a_moment())
        self._is_answered = False
        super().layout()

    def ground(self) -> Surface:
        """Return the table in its room, by day or by night in all of its windows."""
        self.kit.by_day = title.is_day(self._now())
        ground = self._table.ground()
        return pygame.transform.flip(ground, True, False) if self.turned else ground

    @property
    def _table(self) -> RoundTable:
        return RoundTable(self.kit, by_day=title.is_day(self._now()))

    def build(self) -> None:
        """Put the yellow button on the felt, a shelf on the wall, and the rest around them."""
        name, corner = title.written(self.kit)
        self.stage.add(name, *corner)
        self._build_yellow(self.zone("play"))
        self._build_shelf(self.zone("shelf"))
        self._build_signs(self.zone("signs"))
        self._build_corner(self.zone("corner"))
        left = self.zone("left")
        if self._given_up:
            self._offer_undo(left)
        else:
            self._fan.layout(self.stage, left, self.zone("right"))
        if note := self._telling():
            self._write_note(note, self.zone("note"))

    def _seated(self) -> Company:
        unfinished = self._unfinished
        players = unfinished.players if unfinished else self._last_setup().choices.players
        own = next((seat for seat, each in enumerate(players) if each.bot is None), 0)
        order = (*range(own + 1, len(players)), *range(own))
        seats = [(players[seat], players[seat].color_on(seat)) for seat in order]
        return Company(self.kit, self.stage, self.zone("company"), self._table, seats)

    def _lay_props(self) -> None:
        kit, place, right = self.kit, self.zone("note"), self.zone("right")
        if not has_room(kit):
            return
        if not self._telling() and place.left < place.w < kit.size[0] // 2:
            mug = draw_mug(kit, (place.w, place.h + kit.px(MUG)))
            self.stage.add(mug, place.left + kit.px(MUG), place.bottom - mug.height, z=PROPS)
        if kit.size[0] - right.right > right.h and kit.size[0] > kit.size[1]:
            across, down = map(kit.px, HEAP)
            heap = draw_heap(kit, (right.h, right.h * 4 // 5))
            corner = right.right + across - heap.width // 2, right.top + down - heap.height // 2
            self.stage.add(heap, *corner, z=PROPS)

    def _telling(self) -> str:
        """Say what is wrong with saved games, theme or settings, if anything is."""
        kit = self.kit
        if self._lost:
            return kit.text("note-game-lost")
        if self._games and self._games.trouble:
            return trouble(kit, self._games.trouble, self._games.rescued, self._day())
        if kit.theme_fault:
            return kit.text("theme-fault", theme=kit.preferences.theme, why=kit.theme_fault)
        if kit.store.unsaved:
            return kit.text("note-settings-unsaved")
        return kit.text("note-settings-damaged") if kit.store.damaged else ""

    @property
    def _unfinished(self) -> "Summary | None":
        return self._shown.unfinished if self._shown else None

    def _build_yellow(self, place: Rect) -> None:
        """Offer what comes next: to go on, to begin, or to play as the last time."""
        kit = self.kit
        go: Callable[[], None]
        if unfinished := self._unfinished:
            name, go = "continue", partial(self._go_on, unfinished.id)
            lines = [
                tell_when_saved(kit, unfinished, self._day()),
                tell_company(kit, unfinished.players),
            ]
        elif self._is_new:
            name, go, lines = "first", self._take_first_steps, [kit.text("menu-first-sub")]
        else:
            name, go, lines = "play", self._play_again, tell_last(kit)
        self.add(PlayButton(kit, self.stage, place, name, [*filter(None, lines)], go))

    def _build_shelf(self, room: Rect) -> None:
        kit, settings = self.kit, self.kit.store[Settings]
        if board := draw_shelf(kit, room.w):
            self.stage.add(board, room.left, room.top + board_top(kit, room.h))
        self._shown_day = today = self._day()
        lit = [solved_on(settings, today - timedelta(days)) for days in reversed(range(DAYS))]
        best = [each.points for each in KeptBests(kit.store).ranked[:1]]
        done, count = count_done(kit.assets, settings.lessons)
        subs = {
            "today": kit.text("menu-today-sub", solved=int(bool(lit[-1]))),
            "rush": kit.text("rush-best", points=best[0]) if best else kit.text("menu-rush-sub"),
            "learn": kit.text("menu-learn-sub", done=done, count=count),
        }
        bulbs = [partial(self._draw_bulb, "lit" if day else "dark") for day in lit]
        things = {
            "today": partial(draw_marked_box, kit, "box", BULB, bulbs),
            "rush": partial(shapes.svg, kit.art("alarm")),
            "learn": partial(shapes.svg, kit.art("books")),
        }
        ways = {"today": self._today.pose, "rush": self._today.rush, "learn": self._learn}
        for place, (name, go) in zip(
            layout.columns(room, 3, kit.px(GAP)), ways.items(), strict=True
        ):
            if name == "rush" and not offers_rush(kit):
                continue
            text, thing = kit.text(f"menu-{name}"), things[name]
            self.add(OnShelf(kit, self.stage, place, name, text, subs[name], go, thing))

    def _draw_bulb(self, state: str, side: int) -> Surface:
        return shapes.svg(self.kit.art("bulb"), (side, side), None, state)

    def _build_signs(self, room: Rect) -> None:
        kit, text = self.kit, self.kit.text
        choose = partial(self._choose, kit.store[Settings].together)
        signs: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("bots", "person", choose),
            ("children", "paw", self._welcome_children),
        )
        places = layout.columns(room, 2, kit.px(GAP))
        wide = places[0].w - kit.px(SIGN_MARGIN)
        subs = [text(f"menu-{name}-sub") for name, _, _ in signs]
        if any(kit.width(sub, "text", "small") > wide for sub in subs):
            subs = ["", ""]
        for place, (name, icon, go), sub in zip(places, signs, subs, strict=True):
            self.add_button(place, name, text(f"menu-{name}"), go, icon=icon, sub=sub)

    def _build_corner(self, room: Rect) -> None:
        """Put what is seldom wanted into a quiet row of pictures, each with a tip."""
        kit, stage = self.kit, self.stage
        first, second, third, last = layout.columns(room, 4, kit.px(CORNER_GAP))
        self._add_quiet(first, "settings", "settings", self._adjust)
        self.add(SoundSign(kit, stage, second))
        self.add(LanguageSign(kit, stage, third, self.stack.relayout))
        self._add_quiet(last, "quit", "leave", self.quit)

    def _add_quiet(self, place: Rect, name: str, icon: str, go: Callable[[], None]) -> None:
        kit, words = self.kit, self.kit.text(f"menu-{name}")
        art = kit.art(icon)
        self.add(QuietButton(kit, self.stage, place, words, art, on_press=go, name=name, tip=words))

    def _write_note(self, note: str, place: Rect) -> None:
        paper = shapes.rounded(place.size, self.kit.px(RADIUS), self.kit.theme["tile_top"])
        self.stage.add(paper, *place.topleft, z=PROPS)
        inner = place.inflate(-2 * self.kit.px(NOTE_MARGIN), -self.kit.px(NOTE_MARGIN))
        self.add_label(inner, note, size="small", color="ink_dark")

    @property
    def _is_new(self) -> bool:
        """Whether nothing was ever played or learned here."""
        settings = self.kit.store[Settings]
        if settings.rules or settings.lessons:
            return False
        return not (self._shown and self._shown.has_games)

    def _offer_undo(self, place: Rect) -> None:
        """Say that a game was given up, above a button that takes it back."""
        note, below = layout.shares(place, (0.7, 1), self.kit.px(GAP) // 2)
        self._write_note(self.kit.text("menu-given-up"), note)
        undo = self.kit.text("games-undo")
        self.add_button(below, "undo", undo, self._take_back, icon="undo")

    def take_way(self, way: str) -> None:
        """Go where somebody wanted to go from the set-up."""
        {"watch": self.watch, "games": self._look_back, "stamps": self._collect}[way]()

    def _look_back(self) -> None:
        from scenes.games.game_list import GameList

        assert self._games
        self._given_up = ""  # All its racks can be seen there.
        games = GameList(self.kit, self._games, executor=self._worker)
        self.push(games, then=self._looked_back)
        self.stack.rest(self)

    def _looked_back(self, id: str | None) -> None:
        if id:
            self._go_on(id)
        elif id is not None:
            self._choose(False)

    def _collect(self) -> None:
        from scenes.players.whose_stamps import show_stamps

        assert self._games
        show_stamps(self, self._games, self._last_setup().choices.players)

    def _learn(self) -> None:
        from scenes.lessons.learn import Learn

        self.push(Learn(self.kit, self._worker, self._games), then=self._learned)
        self.stack.rest(self)

    def _take_first_steps(self) -> None:
        from game.view.lessons.course import read_course
        from scenes.lessons.lesson import play_lessons

        course = read_course(self.kit.assets)
        first = next(iter(course.values()))[0]
        play_lessons(self, course, first, lambda *_: self.rebuild())
        self.stack.rest(self)

    def _adjust(self) -> None:
        # Past `push`, which would end that the game starts at the door for children.
        self.stack.push(SettingsScreen(self.kit))
