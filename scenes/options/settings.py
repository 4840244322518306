"""Your room: what is seen and heard there is set at once, and kept for the next time."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.kit import layout, shapes
from game.kit.errors import printable
from game.kit.kit import Kit
from game.kit.theme import Theme
from game.settings import Settings
from game.version import VERSION
from game.view.near_table import RoomTable
from game.view.previews import draw_rows
from game.view.wall_shelf import BOARD, draw_board
from scenes.grown_ups import ask_grown_ups
from scenes.options.drawer import Drawer
from scenes.options.ledges import LOUDNESS, MOST, Draw, draw_palette, draw_size, draw_well
from scenes.options.option_screen import PREFERENCES, Option, OptionScreen
from scenes.options.things import (
    GAP,
    THINGS,
    Thing,
    arrange,
    draw_box,
    place_thing,
)

AT_HOME = "grown_ups", "rush"
"""What there is to set where somebody lives with the game: a public screen is nobody's home."""

SPEAKING = "voice", "remarks_aloud", "read_to_me"
HANDS = "easy_hands", "one_switch"
DRAWER = "language", "larger_tiles", "bot_speed", *HANDS, "captions", "mono", *SPEAKING
"""What is set so seldom that it lies in a drawer."""

SAMPLES = {"tiles": "clack", "signals": "turn"}
"""The sound that demonstrates a volume after a change."""

FOR_GROWN_UPS = ("grown_ups", False), ("rush", True)
"""What only grown-ups may choose, where they want to be asked first."""

TILE = 92
"""How wide the tiles on the table are at most, in reference pixels."""

ON_WALL = 0.57, 0.76
"""The share of the page that things on the wall take, in a wide window and in a tall one."""

SPARE = 200
"""How much of the width of a thing is for its drawing and its box, in reference pixels."""


class SettingScreen(OptionScreen[None]):
    """The base of pages whose options are settings: a change takes effect at once."""

    def value(self, option: Option) -> object:
        """Return the current value, or the nearest that can be chosen."""
        if option.field == "language":
            return self.kit.messages.language
        ours = option.field in Settings.__struct_fields__
        now = getattr(self.kit.store[Settings] if ours else self.kit.preferences, option.field)
        values = [value for value, _ in self.labels(option)]
        if now in values:
            return now
        numbers = [value for value in values if isinstance(value, int | float)]
        return min(numbers, key=lambda value: abs(value - now), default=values[0])

    def take(self, option: Option, value: object) -> None:
        """Set and save the value; what guards against children is opened by a sum."""
        if (option.field, value) in FOR_GROWN_UPS:
            ask_grown_ups(self, partial(self._take, option, value))
        else:
            self._take(option, value)

    def _take(self, option: Option, value: object) -> None:
        if option.field in LOUDNESS:
            self.kit.choose("muted", False)
        self.kit.choose(option.field, value)
        self.kit.apply_preferences()
        self.stack.relayout()
        if option.field in SAMPLES:
            self.kit.sounds.play(SAMPLES[option.field])

    def add_done(self) -> None:
        """Add the button that closes the page."""
        done = self.kit.text("settings-done")
        self.add_button(self.zone("done"), "done", done, self.back)


class SettingsDrawer(SettingScreen, Drawer[None]):
    """The settings that one seldom changes."""

    title: ClassVar[str] = "settings-more"
    told: ClassVar[str] = "options-settings"

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        fields = (*DRAWER, *AT_HOME) if kit.store.lasts else DRAWER
        self.options = tuple(PREFERENCES[field] for field in fields)

    def build_navigation(self) -> None:
        """Add the Done button, and the version."""
        version = self.kit.text("settings-version", version=VERSION)
        self.add_label(self.zone("back"), version, color="ink_soft")
        self.add_done()


class SettingsScreen(SettingScreen):
    """Shows a radio, a lamp and a paint box on the wall, and on the table what they change."""

    table = RoomTable

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._leaf, self._leaves = 0, 1
        self._themes: dict[str, tuple[Theme, str]] = {}
        """Each theme, and what is wrong with it; none where they are too many to read them all."""

    def labels(self, option: Option) -> Sequence[tuple[Any, str]]:
        """Return the values of an option; a theme of one's own has its own name."""
        if option.field != "theme":
            return super().labels(option)
        return [(name, self._name_theme(name)) for name in self.kit.themes.names()]

    def _name_theme(self, name: str) -> str:
        if self.kit.themes.is_ours(name):
            return self.kit.text(f"theme-{name}")
        theme, fault = self._themes.get(name, (None, ""))
        return theme.name if theme and not fault else printable(name)

    def list_disabled(self, option: Option) -> Sequence[Any]:
        """Return the values that cannot be chosen: themes, too, in which something is wrong."""
        if option.field != "theme":
            return super().list_disabled(option)
        return [name for name, (_, fault) in self._themes.items() if fault]

    def take(self, option: Option, value: object) -> None:
        """Set the value; its thing stays in sight, though larger text may leave it alone there."""
        self._leaf = next(at for at, it in enumerate(THINGS) if option.field in it.fields)
        super().take(option, value)

    def _turn(self, step: int) -> None:
        self._leaf += step
        self.rebuild()

    def build(self) -> None:
        """Put the things on their boards on the wall, and tiles on the table below."""
        kit, title, room = self.kit, self.zone("title"), self.zone("options")
        names = kit.themes.names()
        few = names if len(names) <= MOST else ()
        self._themes = {name: kit.themes.chosen(name) for name in few}
        name = Rect(room.left, title.top, room.w * 2 // 5, title.h)
        self.add_label(name, kit.text("settings-title"), "title", "title", align="left")
        leaves = arrange(kit)
        self._leaves, at = len(leaves), min(self._leaf, len(leaves) - 1)
        share = ON_WALL[kit.size[1] > kit.size[0]]
        wall, table = layout.shares(room, (share, 1 - share), 0)
        boards = leaves[at]
        high = [max(len(thing.fields) for thing in board) + 0.8 for board in boards]
        for board, place in zip(boards, layout.shares(wall, high, kit.px(GAP)), strict=True):
            self._build_board(board, place)
        self._lay_tiles(table)
        if len(leaves) > 1:
            self.add_pager(at, len(leaves), self._turn)
        self.add_button(
            self.zone("back"),
            "more",
            kit.text("settings-more"),
            lambda: self.push(SettingsDrawer(kit)),
            icon="settings",
        )
        self.add_done()

    def _build_board(self, things: Sequence[Thing], place: Rect) -> None:
        kit = self.kit
        low = place.bottom - kit.px(BOARD)
        if board := draw_board(kit, place.w):
            self.stage.add(board, place.left, low)
        gap = kit.px(3 * GAP)
        shares = [kit.px(SPARE) + self._least_width(thing) for thing in things]
        left, unit = place.left, (place.w - gap * (len(things) - 1)) / sum(shares)
        for thing, share in zip(things, shares, strict=True):
            wide = round(share * unit)
            self._build_thing(thing, Rect(left, place.top, wide, low - place.top))
            left += wide + gap

    def _build_thing(self, thing: Thing, place: Rect) -> None:
        box, ledges, room = place_thing(self.kit, thing, place, self._least_width(thing))
        self.stage.add(draw_box(self.kit, box.size), *box.topleft)
        if room.size != (0, 0):
            drawing = shapes.svg(self.kit.art(thing.drawing), room.size)
            self.stage.add(drawing, *drawing.get_rect(midbottom=room.midbottom).topleft)
        draw: dict[str, Draw] = {
            "text_scale": partial(draw_size, self.kit),
            "theme": partial(draw_well, self._themes, self.kit),
            "palette": partial(draw_palette, self.kit),
        }
        for field, ledge in zip(thing.fields, ledges, strict=True):
            option = PREFERENCES[field]
            self.add_ledge(option, ledge, "", draw.get(field)).tip = self.why(option)

    def _least_width(self, thing: Thing) -> int:
        """Return how wide the ledges of a thing are at least, for fingers and for words."""
        kit, least = self.kit, 0
        for option in (PREFERENCES[field] for field in thing.fields):
            labels = [label for _, label in self.labels(option)]
            value = max(kit.width(label, "text", "body") for label in labels)
            title = kit.width(kit.text(f"option-{option.name}"), "bold", "body")
            fingers = kit.min_target * min(MOST, len(labels))
            least = max(least, fingers, title + value + 3 * kit.px(GAP))
        return least

    def _lay_tiles(self, room: Rect) -> None:
        """Lay two rows on the table, above a slip that says what changes."""
        kit, told = self.kit, self._notice
        top = self.table(kit).top + kit.px(70)
        foot = self.zone("previous" if self._leaves > 1 else "done").top - kit.px(GAP)
        needed = kit.paragraph(told, "bold", "body", "ink", room.w - 4 * kit.px(GAP)).height
        line = min(needed, foot - top - kit.px(GAP))
        rows = Rect(room.left, top, room.w, foot - line - kit.px(GAP) - top)
        if line == needed:
            self.stage.add(draw_rows(kit, rows.size, kit.px(TILE)), *rows.topleft)
        paper = Rect(0, rows.bottom, 0, line + kit.px(GAP))
        paper.width = min(room.w, kit.width(told, "bold", "body") + 4 * kit.px(GAP))
        paper.centerx = room.centerx
        slip = shapes.rounded(paper.size, kit.px(GAP) // 2, kit.theme["tile_top"])
        self.stage.add(slip, *paper.topleft)
        self.add_label(paper.inflate(-2 * kit.px(GAP), 0), told, "bold", color="ink_dark")

    @property
    def _notice(self) -> str:
        """What is wrong, or whose preferences these are, or that changes apply at once."""
        text, store = self.kit.text, self.kit.store
        if fault := self.kit.theme_fault:
            return text("theme-fault", theme=self.kit.preferences.theme, why=fault)
        for name, (_, fault) in self._themes.items():
            if fault:
                return f"{printable(name)}: {text('theme-broken', why=fault)}"
        if store.unsaved:
            return text("settings-unsaved")
        profile = store.profile
        return text("options-own", name=profile.name) if profile else text("options-settings")
