"""The list of saved games, the newest first: look at them, continue them, import others."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from game import text_file
from game.engine.limits import NotationError
from game.kit import layout, shapes
from game.kit.gestures import Direction, Dropped, Gesture, Key
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.kit.widgets.button import Kind
from game.kit.widgets.widget import RADIUS
from game.session.future import Executor, Inline
from game.store.exchange.export_file import LARGEST
from game.store.games import SavedGames
from game.store.pending import Pending
from game.store.summary import Summary
from game.view.wording import trouble
from scenes.games.game_card import game_card, name
from scenes.games.game_page import GamePage, GamePageResult
from scenes.games.statistics import StatisticsScreen
from scenes.screen import SideScreen

if TYPE_CHECKING:
    from game.store.exchange.in_and_out import TakenIn

ROW_GAP = 14  # reference px between two games
MIN_CARD_HEIGHT = 122  # reference px
MAX_PER_PAGE = 8  # games
BUTTON_SHARE = 0.21  # the share of a row's width that the button next to a card takes
BUTTON_MOST = 0.26  # the share that it takes at most, where text is large
BUTTON_PAD = 48  # reference px around its words

PAGE_STEPS: dict[Direction, int] = {"left": -1, "right": 1}

NEW_GAME = ""
"""Stands for a new game where the id of a saved one is expected."""


class GameList(SideScreen[str]):
    """Closes with the id of a game to continue, with NEW, or with None."""

    layer: ClassVar[str] = "games"

    def __init__(
        self,
        kit: Kit,
        games: SavedGames,
        today: Callable[[], date] = date.today,
        executor: Executor | None = None,
    ) -> None:
        super().__init__(kit)
        self._games, self._today = games, today
        self._executor = executor or Inline()
        self._rows: list[int] = []
        self._on_page: list[int] = []
        self._page: dict[int, Summary] = {}
        self._deleted: dict[str, int] = {}
        self._first = 0
        self._fresh = self._note = ""
        self._asked: Pending[int] | None = None
        self._asked_page: Pending[tuple[int, Summary]] | None = None
        self._taken_in: Pending[TakenIn] | None = None
        self._asked = self._games.ask_rows()
        self._take_rows(self._asked.wait_a_moment())

    def _take_rows(self, found: list[int] | None) -> bool:
        """List the saved games if they are known by now; return whether they are."""
        if found is None:
            return False
        self._list(found)
        self._asked = None
        return True

    def _list(self, rows: Sequence[int]) -> None:
        """List these games, and where they were those deleted here: they can be restored."""
        gone = {row: self._rows.index(row) for row in self._deleted.values() if row in self._rows}
        self._rows = [row for row in rows if row not in gone]
        for row, at in sorted(gone.items(), key=itemgetter(1)):
            self._rows.insert(at, row)
        self._on_page.clear()

    def _take_page(self, found: list[tuple[int, Summary]] | None) -> bool:
        """Take the games of a page if they are known by now; return whether they are."""
        if found is None:
            return False
        self._page, self._asked_page = dict(found), None
        return True

    def step(self, direction: Direction) -> None:
        """Turn the pages with left and right."""
        if direction in PAGE_STEPS:
            self._turn(PAGE_STEPS[direction])
        else:
            super().step(direction)

    def key(self, key: Key) -> None:
        """Paste with Ctrl+V."""
        if key == Key("v", ctrl=True):
            self._paste()
        else:
            super().key(key)

    def handle(self, gesture: Gesture) -> None:
        """Open a file that is dropped on the window."""
        match gesture:
            case Dropped(path):
                try:
                    text = text_file.read_text(path, LARGEST)
                except OSError:
                    self._say("games-file-unreadable")
                except text_file.CodingError:
                    self._say("games-file-coding")
                except ValueError:  # It is too large, or not text.
                    self._say("games-file-wrong")
                else:
                    self._take_in(text)
            case _:
                super().handle(gesture)

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Take what a slow disk answers."""
        if (self._asked and self._take_rows(self._asked.found)) or (
            self._asked_page and self._take_page(self._asked_page.found)
        ):
            self.rebuild()
        if self._taken_in:
            self._show_taken_in(self._taken_in.found)

    def build(self) -> None:
        """Put as many games as there is room for above the buttons."""
        text = self.kit.text
        count = len(self._rows) - len(self._deleted)
        self.add_heading(text("games-title"), text("games-sub", count=count))
        self._changed = 0
        if self._rows:
            self._build_list()
        elif not self._asked:
            self._build_empty()
        kept = self._games
        note = self._note or trouble(self.kit, kept.trouble, kept.rescued, self._today())
        if self._changed and not note:
            note = text("games-changed", count=self._changed)
        self.add_label(self.zone("note"), note, size="small", color="accent_ink")
        self._build_ways()

    def _build_empty(self) -> None:
        """Say what will be here, and offer to play."""
        kit, room = self.kit, self.zone("list")
        place = Rect(0, 0, min(room.width, kit.px(900)), kit.lines("label", 3))
        place.midbottom = room.center
        if not self._games.trouble:  # Else there may be games that nobody can read.
            self.add_label(place, kit.text("games-empty"), size="label")
        play, words = partial(self.close, NEW_GAME), kit.text("games-play")
        wide = max(kit.px(560), kit.width(words, "bold", "label") + kit.px(180))
        way = Rect(0, 0, min(room.width, wide), max(kit.min_target, kit.px(120)))
        way.midtop = room.centerx, room.centery + kit.px(40)
        self.add_button(way, "play", words, play, "primary", icon="robot")

    @property
    def _capacity(self) -> int:
        gap, room = self.kit.px(ROW_GAP), self.zone("list")
        least = max(self.kit.px(MIN_CARD_HEIGHT), self.kit.lines("label", 2) + self.kit.px(30))
        return max(1, min(MAX_PER_PAGE, (room.height + gap) // (least + gap)))

    def _build_list(self) -> None:
        count = self._capacity
        self._first = min(self._first, len(self._rows) - 1) // count * count
        rows = self._rows[self._first : self._first + count]
        if list(rows) != self._on_page:
            self._on_page, self._page = list(rows), {}
            self._asked_page = self._games.ask_page(rows)
            self._take_page(self._asked_page.wait_a_moment())
        page = [self._page[row] for row in rows if row in self._page]
        sound = sum(game.is_sound for game in page)
        self._changed = 0 if self._asked_page else len(rows) - sound
        places = layout.rows(self.zone("list"), count, self.kit.px(ROW_GAP))
        going = next((each for each in page if each.going and each.id not in self._deleted), None)
        for place, game in zip(places, page, strict=False):
            if game.id in self._deleted:
                self._build_deleted(place, game)
            else:
                self._build_game(place, game, "primary" if game is going else "plain")

    def _parted(self, place: Rect) -> tuple[Rect, Rect]:
        words = self.kit.width(self.kit.text("menu-continue"), "bold", "body")
        needed = min(words + self.kit.px(BUTTON_PAD), round(place.width * BUTTON_MOST))
        wide, gap = max(round(place.width * BUTTON_SHARE), needed), self.kit.px(ROW_GAP)
        card = Rect(place.topleft, (place.width - wide - gap, place.height))
        return card, Rect(card.right + gap, place.top, wide, place.height)

    def _build_game(self, place: Rect, game: Summary, kind: Kind) -> None:
        kit = self.kit
        if game.going:
            place, beside = self._parted(place)
        look, fresh = partial(self._look, game), game.id == self._fresh
        self.add_card(place, game_card(kit, game, self._today(), look, fresh=fresh))
        if game.going:
            go_on, words = partial(self.close, game.id), kit.text("menu-continue")
            self.add_button(beside, f"continue-{game.id}", words, go_on, kind)

    def _build_deleted(self, place: Rect, game: Summary) -> None:
        kit, (words, beside) = self.kit, self._parted(place)
        ground = shapes.rounded(words.size, kit.px(RADIUS), kit.theme["plate"])
        self.stage.add(ground, *words.topleft)
        told = kit.text("games-deleted", game=name(kit, game, self._today()))
        self.add_label(words.inflate(-2 * kit.px(ROW_GAP), 0), told)
        undo = partial(self._restore, game.id)
        self.add_button(beside, f"undo-{game.id}", kit.text("games-undo"), undo, icon="undo")

    def _build_ways(self) -> None:
        """Add the buttons: other pages, back, statistics, and pasting a game."""
        text, count = self.kit.text, self._capacity
        pages, at = -(-len(self._rows) // count), self._first // count
        if pages > 1:
            self.add_pager(at, pages, self._turn)
        leading = any(widget.primary for widget in self.widgets)
        leave: Kind = "plain" if leading else "primary"
        self.add_button(self.zone("back"), "back", text("back"), self.back, leave)
        if self._rows:
            self.add_button(
                self.zone("statistics"), "statistics", text("games-statistics"), self._add_up
            )
        self.add_button(self.zone("paste"), "paste", text("games-paste"), self._paste)

    def _add_up(self) -> None:
        self.push(StatisticsScreen(self.kit, self._games))

    def _turn(self, step: int) -> None:
        first = self._first + step * self._capacity
        if 0 <= first < len(self._rows):
            self._first, self._note = first, ""
            self.rebuild()

    def _look(self, game: Summary) -> None:
        page = GamePage(self.kit, self._games, game, self._today(), self._executor)
        self.push(page, then=partial(self._on_game_closed, game.id))

    def _on_game_closed(self, id: str, result: GamePageResult) -> None:
        if result is GamePageResult.GO_ON:
            self.close(id)
        elif result is GamePageResult.DELETE:
            self._games.delete(id)
            self._deleted[id] = next(row for row, game in self._page.items() if game.id == id)
            self._say("")

    def _restore(self, id: str) -> None:
        self._games.restore(id)
        self._deleted.pop(id, None)
        self._say("")

    def _paste(self) -> None:
        if text := clipboard.text():
            self._take_in(text)
        else:
            self._say("games-clipboard-empty")

    def _take_in(self, text: str) -> None:
        try:
            self._taken_in = self._games.ask_take_in(text)
        except NotationError as why:
            self._say("games-wrong", why=str(why))
        else:
            self._show_taken_in(self._taken_in.wait_a_moment())

    def _show_taken_in(self, found: "list[TakenIn] | None") -> None:
        if found is None:
            return
        self._taken_in = None
        known = {*self._rows} - {*self._deleted.values()}
        taken = next(iter(found), None)
        if not taken or taken.row is None:
            self._say("games-not-kept")
            return
        self._list(taken.rows)
        self._first, self._fresh = self._rows.index(taken.row), taken.id
        self._deleted.pop(taken.id, None)
        self._say("games-known" if taken.row in known else "games-came")

    def _say(self, id: str, **values: object) -> None:
        """Show a sentence until the player does something else."""
        self._note = self.kit.text(id, **values) if id else ""
        self.rebuild()
