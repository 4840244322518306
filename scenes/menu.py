"""The menu: the first screen, which leads to every game."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import pygame
from pygame import Rect, Surface

from game.kit import layout, shapes
from game.kit.gestures import Gesture
from game.kit.widgets.button import Kind
from game.kit.widgets.widget import RADIUS
from game.last_setup import last_occupants, last_rules
from game.settings import Settings
from game.view.menu import title
from game.view.menu.company import Company
from game.view.menu.fan import Fan
from game.view.menu.round_table import RoundTable
from game.view.players.addressing import addressed
from game.view.players.avatars import name_of
from game.view.wording import game_minutes, joined, rules_name, trouble
from scenes.continue_card import ContinueCard
from scenes.match_starter import MatchStarter
from scenes.options.settings import SettingsScreen
from scenes.options.toggles import LanguageButton, SoundSign
from scenes.picture_button import HeadsButton, PictureButton
from scenes.puzzles.rush.offered import is_offered
from scenes.puzzles.today import Today
from scenes.rulebook import RuleBook

if TYPE_CHECKING:
    from game.store.games import MenuGames
    from game.store.pending import Pending

BUTTON_GAP = 20  # reference px between two buttons
CORNER_GAP = 10  # reference px between two of the small ones
SHARES = 2.8, 1.7, 1.31, 1.5
"""How high the rows of buttons are, each against the others."""

NARROW = 0.6
"""How wide the way for children is beside the tables, against one of these."""

HEADS = 2
"""How many heads stand for a table."""


class Menu(MatchStarter):
    """Closes only with the app; the table of last time is one press away."""

    layer: ClassVar[str] = "menu"

    def __init__(self, *args: Any, today: Callable[[], date] = date.today, **more: Any) -> None:
        """Take what starts matches, and what tells the day: midnight may come at any time."""
        super().__init__(*args, **more)
        self._today = today
        self._table_of_day = Today(self, self._worker, today, self._games)
        self._fan = Fan(self.kit)
        self._card: ContinueCard | None = None
        self._heads: list[HeadsButton] = []
        self._company: Company | None = None
        self._seen = False
        self._asked: Pending[MenuGames] | None = None
        self._shown: MenuGames | None = None
        self._is_answered = False

    def tick(self, dt: float) -> None:
        """Change the tiles on the table, and draw what the first frame could do without."""
        self._fan.tick(dt)
        if self._table_of_day.is_over:
            self.rebuild()
        if self._seen:
            self._complete(dt)
        self._seen = True
        if self._asked and self._asked.found:
            self._take_answer(self._asked.found)
            self._is_answered = True
            self.rebuild()
        super().tick(dt)

    def _complete(self, dt: float) -> None:
        """Draw what comes after the first frame."""
        if self._card:
            self._card.complete()
        for button in self._heads:
            button.complete()
        if not self._company:
            self._company = self._seated()
        else:
            self._table_of_day.complete()
        self._company.tick(dt)

    def handle(self, gesture: Gesture) -> None:
        """Tell the company and the tiles of the pointer, too."""
        if self._company:
            self._company.follow(gesture)
        self._fan.follow(gesture)
        super().handle(gesture)

    def _ask(self) -> None:
        """Ask for what the games are now; a slow disk answers some frames later."""
        if self._games:
            self._asked = self._games.ask_menu()
            self._take_answer(self._asked.wait_a_moment())

    def _take_answer(self, found: "list[MenuGames] | None") -> None:
        if found:
            self._shown, self._asked = found[0], None

    def clear(self) -> None:
        """Drop the tiles, too."""
        super().clear()
        self._fan.clear()
        self._table_of_day.clear()
        self._card = self._company = None
        self._heads = []

    def layout(self) -> None:
        """Build everything anew, as the games are now."""
        if not self._is_answered:
            self._ask()
        self._is_answered = False
        super().layout()

    def ground(self) -> Surface:
        """Return the table in its room."""
        ground = RoundTable(self.kit).ground()
        return pygame.transform.flip(ground, True, False) if self.turned else ground

    def build(self) -> None:
        """Put the game's name and the table next to the buttons."""
        align = title.alignment(self.kit)
        for picture, place in title.written(self.kit):
            self.stage.add(picture, *place)
        sub = self.kit.text("menu-subtitle")
        self.add_label(self.zone("subtitle"), sub, size="label", align=align)
        self._buttons()
        if self._given_up:
            self._offer_undo(self.zone("tiles"))
        else:
            self._fan.layout(self.stage, self.zone("tiles"), centred=True)
        self._corner()
        language = self.zone("language")
        self.add(LanguageButton(self.kit, self.stage, language, self.stack.relayout))
        if note := self._telling():
            self.add_label(self.zone("foot"), note, color="ink_soft", align=align)

    def _seated(self) -> Company:
        """Seat those against whom one played last, in the colours they had."""
        players = self._last_setup().choices.players
        own = next((seat for seat, each in enumerate(players) if each.bot is None), 0)
        order = (*range(own + 1, len(players)), *range(own))
        seats = [(players[seat], players[seat].color_on(seat)) for seat in order]
        table = RoundTable(self.kit)
        return Company(self.kit, self.stage, self.zone("company"), table, seats)

    def _telling(self) -> str:
        """Say what is wrong with saved games, theme or settings, if anything is."""
        kit = self.kit
        if self._lost:
            return kit.text("note-game-lost")
        if self._games and self._games.trouble:
            return trouble(kit, self._games.trouble, self._games.rescued, self._today())
        if kit.theme_fault:
            return kit.text("theme-fault", theme=kit.preferences.theme, why=kit.theme_fault)
        if kit.store.unsaved:
            return kit.text("note-settings-unsaved")
        return kit.text("note-settings-damaged") if kit.store.damaged else ""

    def _buttons(self) -> None:
        """Put what comes next at the top, then what is always there; no place ever moves."""
        yellow, *rows = layout.shares(self.zone("buttons"), SHARES, self.kit.px(BUTTON_GAP))
        unfinished = self._shown.unfinished if self._shown else None
        if unfinished:
            go_on = partial(self._go_on, unfinished.id)
            self._card = ContinueCard(self.kit, self.stage, yellow, unfinished, go_on)
            self.add(self._card)
        elif self._is_new:
            sub = self.kit.text("menu-first-sub")
            self._picture(yellow, "first", "play", self._take_first_steps, sub)
        else:
            self._picture(yellow, "play", "play", self._play_again, self._as_last())
        self._tables(rows[0])
        self._offer_puzzles(rows[1])
        self._ways(rows[2])

    def _offer_puzzles(self, row: Rect) -> None:
        """Offer the table of the day, and Rush beside it."""
        today, rush = self._part(row)
        offers_rush = is_offered(self.kit)
        self.add(self._table_of_day.offer(today if offers_rush else row))
        if offers_rush:
            self._picture(rush, "rush", "clock", self._table_of_day.rush)

    def _columns(self, row: Rect, count: int) -> list[Rect]:
        return layout.columns(row, count, self.kit.px(BUTTON_GAP))

    def _part(self, row: Rect) -> tuple[Rect, Rect]:
        """Part a row into the room for two tables, and a narrow place beside it."""
        gap = self.kit.px(BUTTON_GAP)
        wide = round((row.w - 2 * gap) / (2 + NARROW))
        main = Rect(row.topleft, (2 * wide + gap, row.h))
        return main, Rect(main.right + gap, row.top, row.right - main.right - gap, row.h)

    def _as_last(self) -> str:
        """Say what a game as the last one is, with whom, and how long it takes."""
        kit, settings = self.kit, self.kit.store[Settings]
        seated = last_occupants(settings, settings.together)
        players = [each.player for each in seated if each.kind != "empty"]
        you = addressed(players)
        who = joined(kit, [name_of(kit, it) for seat, it in enumerate(players) if seat != you])
        rules = last_rules(settings)
        told = [kit.text("menu-play-sub", rules=rules_name(kit, rules), who=who)]
        if rules.seconds:
            told.append(kit.text("menu-play-seconds", seconds=rules.seconds))
        return " · ".join(filter(None, (*told, game_minutes(kit, rules))))

    def _tables(self, row: Rect) -> None:
        """Offer the set-ups, which heads of players tell apart, and children their door."""
        settings = self.kit.store[Settings]
        tables, paw = self._part(row)
        self._picture(paw, "children", "paw", self._welcome_children)
        for place, name, together in zip(
            self._columns(tables, 2), ("bots", "together"), (False, True), strict=True
        ):
            seated = last_occupants(settings, together)
            there = [each.player for each in seated if each.kind != "empty"]
            shown = there[:HEADS] if together else there[-HEADS:]
            words, choose = self.kit.text(f"menu-{name}"), partial(self._choose, together)
            button = HeadsButton(self.kit, self.stage, place, words, shown, choose, name)
            self._heads.append(self.add(button))

    def _ways(self, row: Rect) -> None:
        """Offer what else there is to do here, each with a picture."""
        ways = (
            ("learn", "hint", self._learn),
            ("stamps", "star", self._collect),
            ("games", "again", self._look_back),
            ("settings", "settings", self._adjust),
        )
        for place, (name, icon, on_press) in zip(self._columns(row, len(ways)), ways, strict=True):
            button = self._picture(place, name, icon, on_press)
            button.set_enabled(self._games is not None or name in ("learn", "settings"))

    def _picture(
        self, place: Rect, name: str, icon: str, on_press: Callable[[], None], sub: str = ""
    ) -> PictureButton:
        """Add a button with a large picture above a word; the yellow one says more beside it."""
        kit, words, art = self.kit, self.kit.text(f"menu-{name}"), self.kit.art(icon)
        kind: Kind = "primary" if sub else "plain"
        align: Literal["left", "below"] = "left" if sub else "below"
        size = "huge" if sub else "body"
        button = PictureButton(
            kit, self.stage, place, words, art, kind, on_press, sub, True, size, name, align
        )
        return self.add(button)

    def _corner(self) -> None:
        """Put what is seldom wanted into a quiet row of pictures, each with a tip."""
        ways = (
            ("rules", "sheet", self._read),
            ("watch", "robot", self.watch),
            ("look", "look", self._look),
            ("sound", "", None),
            ("quit", "leave", self.quit),
        )
        places = layout.columns(self.zone("corner"), len(ways), self.kit.px(CORNER_GAP))
        for place, (name, icon, on_press) in zip(places, ways, strict=True):
            if on_press:
                button = self.add_button(place, name, "", on_press, icon=icon)
                button.tip = self.kit.text(f"menu-{name}")
            else:
                self.add(SoundSign(self.kit, self.stage, place))

    @property
    def _is_new(self) -> bool:
        """Whether nothing was ever played or learned here."""
        settings = self.kit.store[Settings]
        if settings.rules or settings.lessons:
            return False
        return not (self._shown and self._shown.has_games)

    def _offer_undo(self, place: Rect) -> None:
        """Say that a game was given up, next to a button that takes it back."""
        plate, beside = self._columns(place, 2)
        ground = shapes.rounded(plate.size, self.kit.px(RADIUS), self.kit.theme["panel"])
        self.stage.add(ground, *plate.topleft)
        told = self.kit.text("menu-given-up")
        self.add_label(plate.inflate(-2 * self.kit.px(BUTTON_GAP), 0), told, color="ink_soft")
        undo = self.kit.text("games-undo")
        self.add_button(beside, "undo", undo, self._take_back, icon="undo")

    def _look(self) -> None:
        # Imported late, as more below, so that the menu appears sooner.
        from scenes.options.appearance import Appearance

        self.push(Appearance(self.kit))

    def _look_back(self) -> None:
        from scenes.games.game_list import GameList

        assert self._games
        self._given_up = ""  # All its racks can be seen there.
        games = GameList(self.kit, self._games, executor=self._worker)
        self.push(games, then=self._looked_back)
        self.stack.rest(self)

    def _looked_back(self, id: str | None) -> None:
        """Continue the chosen game, or set up a new one."""
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
        """Open the first lesson, which leads on to the others."""
        from game.view.lessons.course import read_course
        from scenes.lessons.in_order import play_lessons

        course = read_course(self.kit.assets)
        first = next(iter(course.values()))[0]
        play_lessons(self, course, first, self._worker, lambda *_: self.rebuild())
        self.stack.rest(self)

    def _welcome_children(self) -> None:
        from scenes.lessons.children import Children

        self.push(Children(self.kit), then=self._learned_by_child)
        self.stack.rest(self)

    def _read(self) -> None:
        self.push(RuleBook(self.kit, last_rules(self.kit.store[Settings])))

    def _adjust(self) -> None:
        self.push(SettingsScreen(self.kit))
