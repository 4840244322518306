"""How to play with the current input device: its keys or gestures, and what they do."""

from typing import ClassVar, NamedTuple

from pygame import Rect

from game.kit import layout
from game.kit.gestures import InputDevice, Key
from game.kit.kit import Kit
from game.kit.widgets.caps import ARROWS, HIGH, Caps
from game.view.speech.color_letters import colors_by_letter
from game.view.wording import listed
from scenes.screen import Screen

WORDS = 0.6
"""How high the words on a key are at most, in heights of it."""

GAP_SHARE = 0.18
"""How much of the way from line to line is empty, so that what breaks stays apart."""


class Line(NamedTuple):
    """Say what some keys do; names in lower case are translated."""

    keys: tuple[str, ...]
    does: str


CROSS = ("left", "up", "down", "right")


def _list_gestures(press: str) -> tuple[Line, ...]:
    """List what a press and a movement do."""
    once = Line((press,), "take"), Line((press,), "put"), Line((f"{press}-twice",), "fit")
    return (*once, Line(("drag",), "carry"), Line(("sweep",), "sweep"))


LINES: dict[InputDevice, tuple[Line, ...]] = {
    "mouse": _list_gestures("click"),
    "touch": _list_gestures("tap"),
    "keys": (
        Line(CROSS, "walk"),
        Line(("space",), "press"),
        Line(("enter",), "end"),
        Line(("escape",), "back"),
        Line(("ctrl", "Z"), "undo"),
        Line(("H",), "hint"),
        Line(("R", "G", "O"), "sort"),
        Line(("F2",), "speech"),
    ),
    "gamepad": (
        Line(CROSS, "walk"),
        Line(("A",), "press"),
        Line(("RT",), "end"),
        Line(("B",), "back"),
        Line(("X",), "undo"),
        Line(("Y",), "hint"),
        Line(("LB", "RB"), "sort"),
        Line(("START",), "pause"),
    ),
}


BY_EAR: dict[InputDevice, tuple[Line, ...]] = {
    "keys": (
        Line(CROSS, "lists"),
        Line(("colors", "digits"), "find"),
        Line(("W", "enter"), "where"),
        Line(("space",), "press"),
        Line(("enter",), "end"),
        Line(("escape",), "back"),
        Line(("ctrl", "Z"), "undo"),
        Line(("H",), "hint"),
        Line(("page-up", "page-down"), "sort"),
        Line(("F2",), "speech"),
        Line(("F3", "F7"), "repeat"),
        Line(("F4", "F5", "F6"), "hear"),
    ),
    "gamepad": (
        Line(CROSS, "lists"),
        Line(("LT", "RT"), "where"),
        Line(("A",), "press"),
        Line(("RT",), "end"),
        Line(("B",), "back"),
        Line(("X",), "undo"),
        Line(("Y",), "hint"),
        Line(("LB", "RB"), "sort"),
        Line(("right-stick",), "reads"),
        Line(("START",), "pause"),
    ),
}
"""The keys of those who listen."""


class HowToPlay(Screen[None]):
    """One line for each thing you can do with mouse, touch, keys or gamepad."""

    layer: ClassVar[str] = "sheet"

    def __init__(self, kit: Kit, input_device: InputDevice) -> None:
        super().__init__(kit)
        self.input_device = input_device

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines to show; while the game speaks, keys mean more."""
        lines = LINES | BY_EAR if self.kit.speaker.on else LINES
        return lines[self.input_device]

    def spoken_lines(self) -> list[str]:
        """Say what each key does."""
        kit = self.kit
        named = (listed(kit, [self._named(key) for key in line.keys]) for line in self.lines)
        does = (kit.text(f"help-{line.does}") for line in self.lines)
        title = kit.text(f"help-{self.input_device}")
        pairs = zip(named, does, strict=True)
        return [title, *(kit.text("speak-keys", keys=keys, does=does) for keys, does in pairs)]

    def _named(self, key: str) -> str:
        if key == "colors":
            *letters, _ = colors_by_letter(self.kit)
            return " ".join(letters).upper()
        return self.kit.text(f"cap-{key}") if key.islower() else key

    def build(self) -> None:
        """Put the lines above the Back button."""
        kit, lines = self.kit, self.lines
        self.add_label(self.zone("title"), kit.text(f"help-{self.input_device}"), "title", "huge")
        room = self.zone("sheet").union(self.zone("check"))
        words = max(kit.width(kit.text(f"help-{it.does}"), "text", "label") for it in lines)
        keys = max(map(self._keys_width, lines))
        wide = min(room.width, keys + words + kit.px(8))  # Else rounding may take the last pixels.
        room = Rect(room.centerx - wide // 2, room.top, wide, room.height)
        gap = max(kit.px(10), round(room.height / len(lines) * GAP_SHARE))
        places = layout.rows(room, len(lines), gap)
        for place, line in zip(places, lines, strict=True):
            self._line(place, min(keys, wide // 2), line)
        self.add_button(self.zone("back"), "back", kit.text("back"), self.close, "primary")

    def _keys_width(self, line: Line) -> int:
        """Return how wide the keys of a line are at their largest, with the space after them."""
        kit, high = self.kit, self.kit.px(HIGH)
        px = min(kit.text_px("label"), round(WORDS * high))
        names = ["" if key in ARROWS else self._named(key) for key in line.keys]
        wide = (kit.fonts.width(name, "bold", px) for name in names)
        return high + sum(max(high, each + high // 2) for each in wide)

    def _line(self, place: Rect, keys: int, line: Line) -> None:
        kit = self.kit
        left = Rect(place.topleft, (keys, place.height))
        words = [key if key in ARROWS else self._named(key) for key in line.keys]
        self.add(Caps(kit, self.stage, left, words, round=self.input_device == "gamepad"))
        right = Rect(left.right, place.top, place.right - left.right, place.height)
        self.add_label(right, kit.text(f"help-{line.does}"), size="label", align="left")

    def key(self, key: Key) -> None:
        """Go back with F1, the key that led here."""
        if key.name == "f1":
            self.close()
        else:
            super().key(key)

    def back(self) -> None:
        """Go back to the scene before."""
        self.close()
