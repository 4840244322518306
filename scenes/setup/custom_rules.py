"""Custom rules: every option of the game, as notes in four trays."""

from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect

from game.engine.rules import CUSTOM, Rules
from game.kit import layout, shapes
from game.kit.gestures import Gesture
from game.kit.kit import Kit
from game.kit.widgets.card import ENOUGH, Card, Picture, Words
from game.kit.widgets.widget import call_nothing
from game.view.near_table import LowTable
from game.view.rule_pictures import draw_row
from scenes.page import Page, PageScreen, Way
from scenes.setup.box import draw_tray, ink_in_tray
from scenes.setup.notes import CardNote, TurningNote, list_values, note_height

TRAYS: dict[str, tuple[str, ...]] = {
    "first": ("initial_meld", "mercy", "joker_in_initial_meld", "build_in_initial_turn"),
    "jokers": (
        "freed_joker",
        "own_tiles_with_freed_joker",
        "group_joker_needs_both",
        "double_needs_both",
    ),
    "table": ("jokers", "river", "loose_tiles", "open_racks"),
    "match": ("seconds", "penalty_unfinished", "length"),
}
"""The fields of the rules in each tray."""

TINTS = dict(zip(TRAYS, ("seat_1", "seat_3", "seat_0", "seat_2"), strict=True))
"""The colours of the trays."""

MOST = max(map(len, TRAYS.values()))

EXAMPLES = {
    "jokers": "D M C",
    "river": "K3 O8",
    "loose_tiles": "K4",
    "initial_meld": "K10 R10 B10",
    "joker_in_initial_meld": "R13 J K13",
    "build_in_initial_turn": "B4 B5 B6 B7",
    "freed_joker": "R5 J R7",
    "own_tiles_with_freed_joker": "K4 K5 J",
    "group_joker_needs_both": "K3 R3 J",
    "double_needs_both": "B3 R3 D",
}
"""The tiles of the rule book that show what an option is about."""

GRIDS = ((4, 1, 1), (2, 2, 1), (2, 1, 1), (2, 1, 2), (1, 2, 2), (1, 1, 1), (1, 1, 2))
"""How many trays may be on a leaf, across and down, and columns of notes in one; the best first."""

GAP, NOTE_GAP, INSET = 22, 8, 18
"""The space between trays, between notes, and around the notes in a tray, in reference pixels."""

MARGINS = 46, 32
"""What the edges of a note take of its width and height, in reference pixels."""

TILE = 0.85
"""How wide the place of a tile on the slip is, in heights of it."""

TITLE = 1.3
"""How high the title of a tray is, in lines."""


class Options(PageScreen[Rules]):
    """Closes with custom Rules, or with None if the player went back."""

    layer = "trays"
    table = LowTable

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = replace(rules, name=CUSTOM.name)
        self._explained = ""

    def page(self) -> Page:
        """Show as many trays on a leaf as have room for their notes."""
        across, down, _ = self._grid
        leaves = len(TRAYS) // (across * down)
        self.leaf = min(self.leaf, leaves - 1)
        words = self.kit.text("options-done")
        done = Way("done", words, lambda: self.close(self._rules), "primary")
        return Page(self.kit.text("options-title"), ways=(self.way_back(), done), leaves=leaves)

    def fill(self) -> None:
        """Put the trays over the slip that explains what is in them."""
        (across, down, columns), gap = self._grid, self.kit.px(GAP)
        room, slip = self._rooms
        needed = down * self._tray_height(columns) + (down - 1) * gap
        if needed < room.h:
            slip.top -= (room.h - needed) // 2
            room.top, room.h = room.top + (room.h - needed) // 2, needed
        places = layout.grid(room, down, across, gap)
        for tray, place in zip(list(TRAYS)[self.leaf * len(places) :], places, strict=False):
            self._fill_tray(tray, place, columns)
        self._slip = self.add(CardNote(self.kit, self.stage, slip, self._explanation))

    def handle(self, gesture: Gesture) -> None:
        """Tell about the note that one has come to, or that one points at or presses."""
        super().handle(gesture)
        notes = [widget for widget in self.widgets if isinstance(widget, TurningNote)]
        told = [it for it in notes if it.focused] or [it for it in notes if it.hovered | it.pressed]
        if told and told[0].name != self._explained:
            self._explained = told[0].name
            self._slip.card = self._explanation
            self._slip.refresh()

    @property
    def _rooms(self) -> tuple[Rect, Rect]:
        """The places of the trays and of the slip, which takes from them what two lines need."""
        kit, trays, slip = self.kit, self.zone("trays"), self.zone("slip")
        taken = max(0, kit.lines("body", 2) + kit.px(MARGINS[1]) - slip.h)
        trays.h, slip.h, slip.top = trays.h - taken, slip.h + taken, slip.top - taken
        return trays, slip

    @property
    def _grid(self) -> tuple[int, int, int]:
        """How trays are laid on a leaf, and notes in them, so that both have room for words."""
        kit, (room, _), across = self.kit, self._rooms, self.kit.px(MARGINS[0])
        fields = [field for fields in TRAYS.values() for field in fields]
        values = [words for it in fields for _, words in list_values(kit, self._rules, it)]
        captions = [kit.text(f"option-{it.replace('_', '-')}") for it in fields]
        wide = across + max(
            *(kit.width(words, "bold", "label") for words in values),
            *(kit.width(words, "text", "small") for words in captions),
        )
        high = note_height(kit, kit.lines("small"), round(ENOUGH * kit.lines("label")))
        for grid in GRIDS:
            place = layout.grid(room, grid[1], grid[0], kit.px(GAP))[0]
            note = self._divide(place, grid[2])[1][0]
            if note.w >= wide and note.h >= high:
                return grid
        return GRIDS[-1]

    def _tray_height(self, columns: int) -> int:
        """Return how high a tray is around notes as high as their words."""
        kit, rows = self.kit, MOST // columns
        note = note_height(kit, kit.lines("small"), kit.lines("label"))
        title = round(kit.lines("label") * TITLE)
        return title + rows * note + (rows - 1) * kit.px(NOTE_GAP) + 2 * kit.px(INSET)

    def _divide(self, tray: Rect, columns: int) -> tuple[Rect, list[Rect]]:
        """Return the places of the title of a tray, and of its notes."""
        kit, inset = self.kit, self.kit.px(INSET)
        room = tray.inflate(-2 * inset, -2 * inset)
        title = Rect(room.topleft, (room.w, round(kit.lines("label") * TITLE)))
        notes = Rect(room.left, title.bottom, room.w, room.bottom - title.bottom)
        return title, layout.grid(notes, MOST // columns, columns, kit.px(NOTE_GAP))

    def _fill_tray(self, tray: str, place: Rect, columns: int) -> None:
        kit = self.kit
        tint = shapes.opaque(kit.theme[TINTS[tray]])
        self.stage.add(draw_tray(kit, place.size, tint), *place.topleft)
        title, notes = self._divide(place, columns)
        self.add_label(title, kit.text(f"options-{tray}"), "title", "label", ink_in_tray(kit))
        for field, note in zip(TRAYS[tray], notes, strict=False):
            added = self.add(TurningNote(kit, self.stage, note, self._rules, field, self._take))
            added.label = kit.aloud(added.caption, kit.text(f"option-{added.name}-why"))

    def _take(self, field: str, value: Any) -> None:
        self._rules = replace(self._rules, **{field: value})

    @property
    def _explanation(self) -> Card:
        """What the slip says, with tiles where these help."""
        name = self._explained
        words = self.kit.text(f"option-{name}-why" if name else "options-sub")
        tiles = EXAMPLES.get(name.replace("-", "_"), "")
        broad = TILE * len(tiles.split())
        picture = Picture(partial(draw_row, self.kit, tiles), "left", broad) if tiles else None
        return Card("slip", (Words(words, rows=3),), call_nothing, picture)
