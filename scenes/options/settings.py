"""Your room: what is seen and heard there is set at once, and kept for the next time."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from game.engine.tile import Tile
from game.kit import layout, shapes
from game.kit.errors import printable
from game.kit.gestures import Direction
from game.kit.kit import Kit
from game.kit.scene import Result
from game.kit.signs import draw_sign
from game.kit.theme import Theme, ThemeError
from game.kit.widgets.stepper import MOST
from game.kit.widgets.widget import RADIUS
from game.settings import Settings
from game.version import VERSION
from game.view.menu.wall_shelf import BOARD, draw_board
from game.view.parlour import Hangings
from game.view.proportions import tile_height
from game.view.room import has_room
from game.view.round_table import RoundTable
from game.view.tile_art import TileArt
from scenes.grown_ups import ask_grown_ups
from scenes.options.ledges import KINDS, LOUDNESS, Ledge, Slider, Wells
from scenes.options.option_pages import Paged, Pages
from scenes.options.preferences import PREFERENCES, Option, OptionScreen
from scenes.page import LEAVES

AT_HOME = "grown_ups", "rush"
"""What there is to set where somebody lives with the game: a public screen is nobody's home."""

DRAWER = "larger_tiles", "bot_speed", "captions", "voice", "read_to_me", "language"
"""What is set so seldom that it lies in a drawer."""

SAMPLES = {"tiles": "clack", "signals": "turn"}
"""The sound that demonstrates a volume after a change."""

FOR_GROWN_UPS = ("grown_ups", False), ("rush", True)
"""What only grown-ups may choose, where they want to be asked first."""

ROWS = (
    [Tile("K", 8), Tile("R", 8), Tile("B", 8), Tile("O", 8)],
    [Tile("R", 6), Tile("J"), Tile("R", 8)],
)
"""The tiles on the table, which show their colours."""

TILE = 92
"""How wide these are, in reference pixels."""

WHOLE, LARGE = 1100, 1.25
"""How many pixels wide a window is in which all things stand side by side, and up to which size of
text they do."""

GAP, PAD, ROW = 12, 24, 118
"""Reference pixels between two ledges, around those in a box, and of the height of one."""

SPARE = 200
"""How much of the width of a thing is for its drawing and its box, in reference pixels."""

ON_WALL = 0.57, 0.76
"""The share of the page that things on the wall take, in a wide window and in a tall one."""

ART, LEAST_ART = (0.3, 0.35), 70
"""How much of the width of a thing its drawing takes at most, beside a box and in it; and how much
at least, in reference pixels."""


class Thing(NamedTuple):
    """A thing on the wall, what is set there, and what of it is in a wooden box."""

    art: str
    fields: tuple[str, ...]
    boxed: str


THINGS = (
    Thing("speaker", (*LOUDNESS, "speech"), "all"),
    Thing("desk_lamp", ("text_scale", "reduced_motion"), "nothing"),
    Thing("brushes", ("theme", "palette"), "ledges"),
)


class RoomTable(RoundTable):
    """The table below the things on the wall."""

    curves = (0.644, 0.605, 1.3), (0.7, 0.605, 1.25), (0.85, 0.665, 0.98)
    hangings = (
        Hangings((0.5, 0.1, 0.12), 0.02, None),
        Hangings((0.5, 0.09, 0.15), 0.02, None),
        Hangings((0.5, 0.012, 0.5), 0.02, None),
    )
    pool = 0.0  # Words are read there.


class SettingScreen(OptionScreen[Result]):
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
        self.add_button(self.zone("done"), "done", done, self.back, "primary")


class Drawer(SettingScreen[None], Paged[None]):
    """The settings that one seldom changes."""

    title: ClassVar[str] = "settings-more"

    @property
    def all_pages(self) -> Pages:
        """The one page that there is here."""
        fields = (*DRAWER, *AT_HOME) if self.kit.store.lasts else DRAWER
        return (("settings", tuple(PREFERENCES[field] for field in fields)),)

    def back(self) -> None:
        """Close."""
        self.close()

    def build_navigation(self) -> None:
        """Add the Done button, and the version."""
        version = self.kit.text("settings-version", version=VERSION)
        self.add_label(self.zone("back"), version, color="ink_soft")
        self.add_done()


class SettingsScreen(SettingScreen[None]):
    """Shows a radio, a lamp and a paint box on the wall, and on the table what they change."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self._leaf, self._leaves = 0, 1
        self._themes: dict[str, Theme | ThemeError | None] = {}
        """What is known of each theme: nothing where they are too many to read them all at once."""

    def ground(self) -> Surface:
        """Return the room with its table."""
        return RoomTable(self.kit).ground()

    def labels(self, option: Option) -> Sequence[tuple[Any, str]]:
        """Return the values of an option; a theme of one's own has its own name."""
        if option.field != "theme":
            return super().labels(option)
        ours, text = self.kit.themes.is_ours, self.kit.text
        return [
            (name, text(f"theme-{name}") if ours(name) else getattr(it, "name", printable(name)))
            for name, it in self._themes.items()
        ]

    def disabled(self, option: Option) -> Sequence[Any]:
        """Return the values that cannot be chosen: themes, too, in which something is wrong."""
        if option.field != "theme":
            return super().disabled(option)
        return [name for name, it in self._themes.items() if isinstance(it, ThemeError)]

    def back(self) -> None:
        """Close."""
        self.close()

    def step(self, direction: Direction) -> None:
        """Turn from thing to thing with left and right, where there is room for one alone."""
        if direction in LEAVES and self._leaves > 1 and not self.focused:
            self._turn(LEAVES[direction])
        else:
            super().step(direction)

    def take(self, option: Option, value: object) -> None:
        """Set the value; its thing stays in sight, though larger text may leave room for no other."""
        self._leaf = next(at for at, it in enumerate(THINGS) if option.field in it.fields)
        super().take(option, value)

    def _turn(self, step: int) -> None:
        self._leaf = (min(self._leaf, self._leaves - 1) + step) % self._leaves
        self.rebuild()

    def build(self) -> None:
        """Put the things on their boards on the wall, and tiles on the table below."""
        kit, title, room = self.kit, self.zone("title"), self.zone("options")
        names = kit.themes.names()
        few = len(names) <= MOST
        self._themes = {name: _load(kit, name) if few else None for name in names}
        name = Rect(room.left, title.top, room.w * 2 // 5, title.h)
        self.add_label(name, kit.text("settings-title"), "title", "title", align="left")
        leaves = _arranged(kit)
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
            self.zone("back"), "more", kit.text("settings-more"), self._open, icon="settings"
        )
        self.add_done()

    def _open(self) -> None:
        self.push(Drawer(self.kit))

    def _build_board(self, things: Sequence[Thing], place: Rect) -> None:
        """Stand things side by side on a board."""
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
        """Put the ledges of a thing into its box, beside its drawing or below it."""
        kit, pad = self.kit, self.kit.px(PAD)
        across = 0 if thing.boxed == "nothing" else pad
        inner = place.inflate(-2 * across, -2 * pad)
        options = [PREFERENCES[field] for field in thing.fields]
        least = self._least_width(thing)
        wide = (
            min(round(place.w * ART[thing.boxed == "all"]), inner.w - least - pad)
            if has_room(kit)
            else 0
        )
        rows = Rect(inner)
        if wide >= kit.px(LEAST_ART):
            rows.width, rows.left = inner.w - wide - pad, inner.left + wide + pad
        places = self._ledges(rows, len(options))
        body = places[0].union(places[-1]).inflate(2 * pad, 2 * pad)
        if thing.boxed == "all":
            body.update(place.left, body.top, place.w, body.h)
        if thing.boxed != "nothing":
            self._add_box(body)
        if wide >= kit.px(LEAST_ART):
            self._stand(thing, Rect(inner.left, body.top, wide, body.h), place)
        for option, ledge in zip(options, places, strict=True):
            self._build_ledge(option, ledge)

    def _least_width(self, thing: Thing) -> int:
        """Return how wide the ledges of a thing are at least, for fingers and for words."""
        kit, least = self.kit, 0
        for option in (PREFERENCES[field] for field in thing.fields):
            labels = [label for _, label in self.labels(option)]
            value = max(kit.width(label, "text", "body") for label in labels)
            title = kit.width(kit.text(f"option-{option.name}"), "bold", "body")
            least = max(
                least, title + value + 3 * kit.px(GAP), kit.min_target * min(MOST, len(labels))
            )
        return least

    def _ledges(self, rows: Rect, count: int) -> list[Rect]:
        """Return the places of ledges at the foot of a room, side by side where it is low."""
        kit, gap = self.kit, self.kit.px(GAP)
        across = 2 if rows.w > 2.4 * rows.h else 1
        down = -(-count // across)
        high = min(rows.h, down * (kit.px(ROW * kit.text_scale) + gap) - gap)
        rows = Rect(rows.left, rows.bottom - high, rows.w, high)
        lines = layout.rows(rows, down, gap)
        return [place for line in lines for place in layout.columns(line, across, 3 * gap)]

    def _stand(self, thing: Thing, room: Rect, place: Rect) -> None:
        """Draw a thing: in its box, or on the board beside that."""
        in_box = thing.boxed == "all"
        size = (room.w, room.h - 2 * self.kit.px(PAD)) if in_box else (room.w, place.h * 9 // 10)
        drawing = shapes.svg(self.kit.art(thing.art), size)
        corner = drawing.get_rect(center=room.center)
        if not in_box:
            corner.bottom = place.bottom
        self.stage.add(drawing, *corner.topleft)

    def _add_box(self, place: Rect) -> None:
        kit, theme, radius = self.kit, self.kit.theme, self.kit.px(RADIUS)
        line = max(1, kit.px(2))
        if has_room(kit):
            shades = theme["sign_light"], theme["sign_dark"]
            box = draw_sign(place.size, 2 * radius, kit.px(6), shades, theme["sign_edge"], line)
        else:
            box = shapes.rounded(place.size, radius, theme["panel"], theme["panel_line"], line)
        self.stage.add(box, *place.topleft)

    def _build_ledge(self, option: Option, place: Rect) -> None:
        kit, labels, why = self.kit, self.labels(option), self.why(option)
        title = kit.text(f"option-{option.name}")
        kind: Callable[..., Ledge] = KINDS.get(option.field, Ledge)
        if option.field == "theme":
            kind = Slider if len(labels) > MOST else partial(Wells, self._themes)
        take, disabled = partial(self.take, option), self.disabled(option)
        value = self.value(option)
        ledge = kind(kit, self.stage, place, title, labels, value, take, option.name, disabled)
        ledge.label, ledge.tip = kit.aloud(title, why), why
        self.add(ledge)

    def _lay_tiles(self, room: Rect) -> None:
        """Lay two rows on the table, above a line about what changes."""
        kit, told, count = self.kit, self._told(), sum(map(len, ROWS)) + 1
        room = Rect(room.left, RoomTable(kit).top + kit.px(70), room.w, 0)
        foot = "previous" if self._leaves > 1 else "done"
        room.height = self.zone(foot).top - kit.px(GAP) - room.top
        line = kit.paragraph(told, "text", "body", "ink", room.w).height
        wide = min(kit.px(TILE), room.w // count, (room.h - line) * 3 // 4)
        if wide < kit.px(TILE) // 3:
            self.add_label(room, told)
            return
        high = tile_height(wide)
        rows = Surface((count * wide + wide // 2, high * 5 // 4), SRCALPHA)
        for row, left in zip(ROWS, (0, len(ROWS[0]) + 1), strict=True):
            corner = left * wide + wide // 4, high // 8
            TileArt(kit).lay_row(rows, row, corner, wide - 1, wide)
        above, below = layout.shares(room, (high, line + kit.px(GAP)), 0)
        self.stage.add(rows, *rows.get_rect(center=above.center).topleft)
        self.add_label(below, told)

    def _told(self) -> str:
        """Say what is wrong, or whose preferences these are, or that changes apply at once."""
        text, store = self.kit.text, self.kit.store
        faults = [
            f"{printable(name)}: {text('theme-broken', why=str(it))}"
            for name, it in self._themes.items()
            if isinstance(it, ThemeError)
        ]
        if fault := self.kit.theme_fault:
            faults = [text("theme-fault", theme=self.kit.preferences.theme, why=fault)]
        if faults:
            return " ".join(faults)
        if store.unsaved:
            return text("settings-unsaved")
        return (
            text("options-own", name=store.profile.name)
            if store.profile
            else text("options-settings")
        )


def _load(kit: Kit, name: str) -> Theme | ThemeError:
    try:
        return kit.themes.load(name)
    except ThemeError as fault:
        return fault


def _arranged(kit: Kit) -> list[list[Sequence[Thing]]]:
    """Return the things on each board of each leaf, as many as are readable."""
    (wide, high), (radio, *others) = kit.size, THINGS
    if kit.text_scale <= LARGE and high > wide:
        return [[[radio], others]]
    if kit.text_scale <= LARGE and wide >= WHOLE:
        return [[THINGS]]
    return [[[thing]] for thing in THINGS]
