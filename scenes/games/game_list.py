"""The pin board of saved games, the newest first: look at them, continue them, import others."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import text_file
from game.engine.limits import NotationError
from game.kit import layout
from game.kit.gestures import Dropped, Gesture, Key
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.kit.widgets.card import Card
from game.session.future import Executor, Inline
from game.store.exchange.export_file import LARGEST
from game.store.games import SavedGames
from game.store.pending import Pending
from game.store.summary import Summary
from game.view import woodwork
from game.view.wording import trouble
from scenes.games.game_page import GamePage, GamePageResult
from scenes.games.photograph import draw_photo_paper, name, photograph
from scenes.games.statistics import StatisticsScreen
from scenes.page import Page, PageScreen, Way, undo_card

if TYPE_CHECKING:
    from game.store.exchange.in_and_out import TakenIn

FRAME, GAP = 18, 22
"""How wide the frame of the board is, and the gap between photographs, in reference pixels."""

ACROSS, DOWN, MOST = 3, 3, 6
"""How many photographs hang side by side, below each other, and on a board, at most."""

LEAST = 14, 5
"""How wide and high a photograph is at least, in the height of letters."""

NEW_GAME = ""
"""Stands for a new game where the id of a saved one is expected."""


class GameList(PageScreen[str]):
    """Closes with the id of a game to continue, with NEW, or with None."""

    layer = "games"

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
        self._fresh = self._note = ""
        self._asked: Pending[int] | None = games.ask_rows()
        self._asked_page: Pending[tuple[int, Summary]] | None = None
        self._taken_in: Pending[TakenIn] | None = None

    def _list(self, rows: Sequence[int]) -> None:
        """List these games, and where they were those deleted here: they can be restored."""
        gone = {row: self._rows.index(row) for row in self._deleted.values() if row in self._rows}
        self._rows = [row for row in rows if row not in gone]
        for row, at in sorted(gone.items(), key=itemgetter(1)):
            self._rows.insert(at, row)
        self._on_page.clear()

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
        asked = self._asked, self._asked_page
        if any(each and each.found is not None for each in asked):
            self.rebuild()
        if self._taken_in:
            self._show_taken_in(self._taken_in.found)

    def page(self) -> Page:
        """Show as many games as there is room for."""
        text = self.kit.text
        if self._asked and (found := self._asked.wait_a_moment()) is not None:
            self._asked = None
            self._list(found)
        count, leaves = len(self._rows) - len(self._deleted), -(-len(self._rows) // self._capacity)
        self.leaf = min(self.leaf, max(0, leaves - 1))
        shown = self._read_page()
        cards = [self._card(game) for game in shown]
        ways = [self.way_back(), Way("paste", text("games-paste"), self._paste)]
        if self._rows:
            ways.append(Way("statistics", text("games-statistics"), self._add_up))
        if going := next((it for it in shown if it.going and it.id not in self._deleted), None):
            go_on, words = partial(self.close, going.id), text("menu-continue")
            ways.append(Way("continue", words, go_on, "primary", "play"))
        return Page(text("games-title"), text("games-sub", count=count), cards, ways, leaves)

    def ground(self) -> Surface:
        """Return the board on the wall."""
        return woodwork.draw_pin_board(self.kit, self.zone("cards"), self._cork)

    def build(self) -> None:
        """Put a note below the photographs; without any, offer to play."""
        super().build()
        if not (self._rows or self._asked):
            self._build_empty()
        kept = self._games
        note = self._note or trouble(self.kit, kept.trouble, kept.rescued, self._today())
        changed = sum(not game.is_sound for game in self._page.values())
        if changed and not note:
            note = self.kit.text("games-changed", count=changed)
        self.add_label(self.zone("note"), note, size="small", color="accent_ink")

    def _build_empty(self) -> None:
        kit, room = self.kit, self._cork
        words = kit.text("games-play")
        if not self._games.trouble:  # Else there may be games that nobody can read.
            place = Rect(0, 0, min(room.width, kit.px(900)), kit.lines("label", 4))
            place.midbottom = room.center
            self.lay(draw_photo_paper(kit, place.size), place)
            inner, told = place.inflate(-place.h // 3, -place.h // 3), kit.text("games-empty")
            self.add_label(inner, told, size="label", color="ink_dark")
        wide = max(kit.px(560), kit.width(words, "bold", "label") + kit.px(180))
        way = Rect(0, 0, min(room.width, wide), max(kit.min_target, kit.px(120)))
        way.midtop = room.centerx, room.centery + kit.px(40)
        play = partial(self.close, NEW_GAME)
        self.add_button(way, "play", words, play, "primary", icon="robot")

    @property
    def _cork(self) -> Rect:
        frame = -2 * self.kit.px(FRAME)
        return self.zone("cards").inflate(frame, frame)

    @property
    def _grid(self) -> tuple[int, int]:
        """How many photographs hang below each other, and side by side."""
        letter, (wide, high) = self.kit.text_px("body"), self._cork.size
        least = letter * LEAST[0], letter * LEAST[1] + self.kit.lines("body", 2)
        across = min(ACROSS, max(1, wide // least[0]))
        return min(DOWN, MOST // across, max(1, high // least[1])), across

    @property
    def _capacity(self) -> int:
        down, across = self._grid
        return down * across

    def places(self, room: Rect, count: int) -> list[Rect]:  # noqa: ARG002
        """Return a place for each photograph; they never depend on how many there are."""
        gap = self.kit.px(GAP)
        return layout.grid(self._cork.inflate(-2 * gap, -gap), *self._grid, gap)

    def _read_page(self) -> list[Summary]:
        """Return the games that hang on this leaf, as far as they are known by now."""
        first = self.leaf * self._capacity
        rows = self._rows[first : first + self._capacity]
        if list(rows) != self._on_page:
            self._on_page, self._page = list(rows), {}
            self._asked_page = self._games.ask_page(rows)
        if self._asked_page and (found := self._asked_page.wait_a_moment()) is not None:
            self._page, self._asked_page = dict(found), None
        return [self._page[row] for row in rows if row in self._page]

    def _card(self, game: Summary) -> Card:
        """Return the photograph of a game, or where it hung a way to get it back."""
        kit, today = self.kit, self._today()
        if game.id in self._deleted:
            told = kit.text("games-deleted", game=name(kit, game, today))
            return undo_card(kit, f"undo-{game.id}", told, partial(self._restore, game.id))
        look, wide = partial(self._look, game), self.places(self._cork, 1)[0].w
        return photograph(kit, game, today, look, wide, fresh=game.id == self._fresh)

    def _add_up(self) -> None:
        self.push(StatisticsScreen(self.kit, self._games))

    def turn(self, step: int) -> None:
        """Turn to another leaf, and forget what was said."""
        self._note = ""
        super().turn(step)

    def _look(self, game: Summary) -> None:
        page = GamePage(self.kit, self._games, game, self._today(), self._executor)
        self.push(page, then=partial(self._on_game_closed, game.id))

    def _on_game_closed(self, id: str, result: GamePageResult | None) -> None:
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
        self.leaf, self._fresh = self._rows.index(taken.row) // self._capacity, taken.id
        self._deleted.pop(taken.id, None)
        self._say("games-known" if taken.row in known else "games-came")

    def _say(self, id: str, **values: object) -> None:
        """Show a sentence until the player does something else."""
        self._note = self.kit.text(id, **values) if id else ""
        self.rebuild()
