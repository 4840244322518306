"""How to play with each input device: on a table, what its gestures or keys do."""

from functools import partial
from typing import NamedTuple, get_args

from pygame import SRCALPHA, Color, Rect, Surface

from game.engine.notation import read_row
from game.kit import layout, shapes, softness
from game.kit.gestures import InputDevice, Key
from game.kit.kit import Kit
from game.kit.widgets.caps import draw_caps, key_caps
from game.kit.widgets.widget import RADIUS
from game.view.near_table import BEAM
from game.view.parlour import Hangings
from game.view.proportions import tile_height
from game.view.round_table import RoundTable
from game.view.speech.color_letters import colors_by_letter
from game.view.tile_art import Mark, TileArt
from game.view.wording import listed
from scenes.options.key_page import SORTING, KeyPage
from scenes.page import Page, PageScreen, Way

MOST = 8
"""How many ways are on a leaf."""

GAP, SHARE = 30, 0.46
"""How far ways are apart, in reference pixels, and how much of the width their pictures take."""

LARGEST_TILE, APART, HAND = 110, 0.04, 0.7
"""The width of a tile, in reference pixels, the space between two, and how large a hand is, in
widths of a tile.
"""


class Line(NamedTuple):
    """Say what some keys do; those of an action are the ones that are set for it."""

    keys: tuple[str, ...]
    does: str


CROSS = ("left", "up", "down", "right")
TILES = {"put": "R4 R5 R6", "carry": "K8 R8 O8", "fit": "B2 B3 B4", "sweep": "O6 O7 O8"}
"""The tiles that show what a gesture does."""


def _list_gestures(press: str) -> tuple[Line, ...]:
    """List what a press and a movement do."""
    return (
        Line((f"{press}-{press}",), "put"),
        Line(("drag",), "carry"),
        Line((f"{press}-twice",), "fit"),
        Line(("sweep",), "sweep"),
    )


DEVICES: tuple[InputDevice, ...] = "keys", "gamepad"
"""What one plays with whose keys or buttons can be changed."""

KEYS = (
    Line(("space",), "press"),
    Line(("enter",), "end"),
    Line(("escape",), "back"),
    Line(("undo",), "undo"),
    Line(("hint",), "hint"),
)
BUTTONS = (
    *(Line((action,), action) for action in ("press", "end", "back", "undo", "hint")),
    Line(SORTING[:2], "sort"),
)
SPEECH, START = Line(("speech",), "speech"), Line(("pause",), "pause")

LINES: dict[InputDevice, tuple[Line, ...]] = {
    "touch": _list_gestures("tap"),
    "mouse": _list_gestures("click"),
    "keys": (Line(CROSS, "walk"), *KEYS, Line(SORTING, "sort"), SPEECH),
    "gamepad": (Line(CROSS, "walk"), *BUTTONS, START),
}

BY_EAR: dict[InputDevice, tuple[Line, ...]] = {
    "keys": (
        Line(CROSS, "lists"),
        Line(("colors", "digits"), "find"),
        Line(("where", "enter"), "where"),
        *KEYS,
        Line(("page-up", "page-down"), "sort"),
        SPEECH,
        Line(("repeat", "news"), "repeat"),
        Line(("rack", "table", "scores"), "hear"),
    ),
    "gamepad": (
        Line(CROSS, "lists"),
        Line(("where", "end"), "where"),
        *BUTTONS,
        Line(("right-stick",), "reads"),
        START,
    ),
}
"""The keys of those who listen."""


class WideTable(RoundTable):
    """A table nearly as large as the window, on which words are read."""

    curves = (1.2, 0.2, 1.1), (1.2, 0.22, 1.1), (1.2, 0.19, 0.5)
    hangings = (
        *(Hangings((0.5, 0.04, 0.15), 0.02, None),) * 2,
        Hangings((0.5, 0.006, 0.15), 0.02, None, BEAM),
    )
    pool, lamplight = 0.0, 0.1


class HowToPlay(PageScreen[None]):
    """What you can do with touch, mouse, keys or gamepad; a tab for each."""

    layer = "help"
    table = WideTable

    def __init__(self, kit: Kit, input_device: InputDevice) -> None:
        super().__init__(kit)
        self.input_device = input_device

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines to show; while the game speaks, keys mean more."""
        lines = LINES | BY_EAR if self.kit.speaker.on else LINES
        return lines[self.input_device]

    def page(self) -> Page:
        """Return the title and the tabs; the ways lie on the table."""
        text = self.kit.text
        tabs = [
            Way(each, text(f"help-tab-{each}"), partial(self._show, each), is_chosen=is_shown)
            for each in get_args(InputDevice)
            for is_shown in [each == self.input_device]
        ]
        title, leaves = text(f"help-{self.input_device}"), -(-len(self.lines) // MOST)
        ways = [*tabs, self.way_back()]
        if self.input_device in DEVICES:
            words = text("keys-change", device=self.input_device)
            change = partial(KeyPage, self.kit, self.input_device)
            ways.append(Way("change", words, lambda: self.push(change())))
        return Page(title, ways=ways, leaves=leaves)

    def _show(self, input_device: InputDevice) -> None:
        self.input_device, self.leaf = input_device, 0
        self.rebuild()

    def spoken_lines(self) -> list[str]:
        """Say what each key does."""
        kit = self.kit
        named = (listed(kit, self._name_caps(line)) for line in self.lines)
        does = (kit.text(f"help-{line.does}") for line in self.lines)
        title = kit.text(f"help-{self.input_device}")
        pairs = zip(named, does, strict=True)
        return [title, *(kit.text("speak-keys", keys=keys, does=does) for keys, does in pairs)]

    def _name_caps(self, line: Line) -> list[str]:
        """Return what is written on the keys of a line, or is done in place of pressing them."""
        kit, caps = self.kit, list[str]()
        its = kit.buttons.keys if self.input_device == "gamepad" else kit.keys.keys
        for key in line.keys:
            if key in its:
                caps += key_caps(kit, its[key])
            elif key == "colors":
                *letters, _ = colors_by_letter(kit)
                caps.append(" ".join(letters).upper())
            else:
                caps.append(kit.text(f"cap-{key}"))
        return caps

    def build(self) -> None:
        """Put the ways on the table, each with its picture."""
        super().build()
        room, shown = self.zone("ways"), self.lines[self.leaf * MOST :][:MOST]
        across = 1 if room.h > room.w else 2
        has_tiles = self.lines[0].does in TILES
        down = -(-(len(shown) if has_tiles else MOST) // across)
        places = layout.grid(room, down, across, self.kit.px(GAP))
        for place, line in zip(places, shown, strict=False):
            picture, words = layout.columns(place, 2, self.kit.px(GAP))
            picture.width = round(place.w * SHARE)
            words.left, words.width = picture.right, place.right - picture.right
            does = self.kit.text(f"help-{line.does}")
            if has_tiles:
                drawn = self._draw_gesture(line.does, picture.size)
                self.stage.add(drawn, *picture.topleft)
                lines = self.kit.paragraph(does, "text", "body", "ink", words.width)
                head = Rect(words.left, 0, words.width, self.kit.lines("label"))
                head.bottom = words.centery
                below = Rect(head.bottomleft, (words.width, lines.height))
                self.add_label(head, self._name_caps(line)[0], "title", "label", align="left")
                self.add_label(below, does, align="left")
            else:
                names = line.keys if line.keys == CROSS else self._name_caps(line)
                is_round = self.input_device == "gamepad"
                caps = draw_caps(self.kit, names, picture.size, is_round=is_round)
                self.stage.add(caps, *caps.get_rect(midleft=picture.midleft).topleft)
                self.add_label(words, does, size="label", align="left")

    def _draw_gesture(self, does: str, size: tuple[int, int]) -> Surface:
        """Draw three tiles, and the hand or pointer that does something with them."""
        kit, row = self.kit, read_row(TILES[does])
        width = min(kit.px(LARGEST_TILE), size[0] // 5)
        while tile_height(width) * 3 // 2 > size[1]:
            width -= 1
        art, step, high = TileArt(kit), round(width * (1 + APART)), tile_height(width)
        picture = Surface(size, SRCALPHA)
        left, top = width // 2, (size[1] - high) // 2
        marks: tuple[Mark, Mark, Mark] = ("", "", "own" if does == "fit" else "held")
        if does == "sweep":
            marks = ("held",) * 3
            around = Rect(left, top, 3 * step, high).inflate(width // 2, width // 2)
            line, clear = kit.theme["accent_ink"], Color(0, 0, 0, 0)
            frame = shapes.rounded(around.size, kit.px(RADIUS), clear, line, max(2, kit.px(3)))
            picture.blit(frame, around)
        lifted = {"put": (0, -high // 6), "carry": (width // 2, -high // 6)}.get(does, (0, 0))
        for at, (tile, mark) in enumerate(zip(row, marks, strict=True)):
            off = lifted if at == len(row) - 1 else (0, 0)
            art.lay(picture, tile, (left + at * step + off[0], top + off[1]), width, mark)
        side = round(width * HAND)
        sign = "touch" if self.input_device == "touch" else "pointer"
        hand = softness.shadowed(shapes.svg(kit.art(sign), (side, side)), kit.px(6), (0, 2), 220)
        middle = left + 2 * step + width // 2 + lifted[0], top + high * 3 // 4 + lifted[1]
        picture.blit(hand.image, middle)
        return picture

    def key(self, key: Key) -> None:
        """Go back with F1, the key that led here."""
        if key.name == "f1":
            self.back()
        else:
            super().key(key)
