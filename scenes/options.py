"""Custom rules: every option of the game, explained where it is chosen."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from pygame import Rect

from game.engine.rules import COLORINGS, CUSTOM, FREED, TWIST_JOKERS, Games, Rounds, Rules, Target
from game.kit import paint
from game.kit.kit import Kit
from game.kit.pointer import Gesture, Key
from game.kit.widgets import RADIUS, Choice
from game.view import cut
from scenes.screen import Screen, parted

ROWS = 4  # places for options on a page
SECONDS = (None, 30, 60, 90, 120)
NO_YES = (False, True)


@dataclass(frozen=True)
class Option:
    """A field of the rules and the values that can be chosen for it."""

    field: str
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        """Its name in the texts."""
        return self.field.replace("_", "-")

    def choices(self, rules: Rules) -> list[Any]:
        """List the values; a length of the match that is set already keeps its number."""
        now = getattr(rules, self.field)
        kept = isinstance(now, Rounds | Target | Games)
        return [now if kept and type(value) is type(now) else value for value in self.values]


PAGES: tuple[tuple[str, tuple[Option, ...]], ...] = (
    (
        "table",
        (
            Option("jokers", (CUSTOM.jokers, TWIST_JOKERS)),
            Option("colors", COLORINGS),
            Option("river", NO_YES),
            Option("loose_tiles", ("refused", "taken")),
        ),
    ),
    (
        "first",
        (
            Option("initial_meld", (30, 50, 0)),
            Option("mercy", (None, 3, 5)),
            Option("joker_in_initial_meld", (True, False)),
            Option("build_in_initial_turn", NO_YES),
        ),
    ),
    (
        "jokers",
        (
            Option("freed_joker", FREED),
            Option("own_tiles_with_freed_joker", (0, 2)),
            Option("group_joker_needs_both", NO_YES),
            Option("double_needs_both", NO_YES),
        ),
    ),
    (
        "match",
        (
            Option("seconds", SECONDS),
            Option("penalty_unfinished", (3, 1)),
            Option("length", (Rounds(), Target(100), Games(4))),
        ),
    ),
)


class Options(Screen):
    """Closes with custom Rules, or with None if the person went back."""

    layer: ClassVar[str] = "options"

    def __init__(self, kit: Kit, rules: Rules) -> None:
        super().__init__(kit)
        self._rules = replace(rules, name=CUSTOM.name)
        self._at = 0

    def handle(self, gesture: Gesture) -> None:
        """Go back on Escape."""
        if gesture == Key("escape"):
            self.close()
        else:
            super().handle(gesture)

    def build(self) -> None:
        """Put the options of a page over the ways back and on."""
        text, (name, options) = self.kit.text, PAGES[self._at]
        title, sub = parted(self.zone("title"))
        self.write(title, text("options-title"), "title", "title")
        self.write(sub, text(f"options-{name}"), color="ink_soft")
        places = cut.rows(self.zone("options"), ROWS, self.kit.px(20))
        for option, place in zip(options, places, strict=False):
            self._build_option(option, place)
        self.offer(self.zone("back"), "back", text("back"), self.close)
        self._build_steps()
        done = text("options-done")
        self.offer(self.zone("done"), "done", done, lambda: self.close(self._rules), "primary")

    def _build_option(self, option: Option, place: Rect) -> None:
        """Put what an option means beside its values, or above them where it is narrow."""
        kit, inner = self.kit, self._ground(place)
        words, values = _halves(inner, kit.px(24))
        name, why = _headed(words, kit.px(44), kit.px(72))
        self.write(name, kit.text(f"option-{option.name}"), "bold", "label", align="left")
        self.write(why, kit.text(f"option-{option.name}-why"), color="ink_soft", align="left")
        height = max(44, kit.px(92))
        choice = Rect(values.left, values.centery - height // 2, values.width, height)
        labels = [(value, self._label(option, value)) for value in option.choices(self._rules)]
        now, take = getattr(self._rules, option.field), partial(self._take, option)
        self.add(Choice(kit, self.stage, choice, labels, now, take, option.name))

    def _ground(self, place: Rect) -> Rect:
        """Lay the ground of an option; give the room on it."""
        kit = self.kit
        line = max(1, kit.px(2))
        ground = paint.rounded(
            place.size, kit.px(RADIUS), kit.theme["panel"], kit.theme["panel_line"], line
        )
        self.stage.add(ground, *place.topleft)
        return place.inflate(-2 * kit.px(28), -2 * kit.px(14))

    def _label(self, option: Option, value: object) -> str:
        return self.kit.text(f"option-{option.name}-value", value=_word(value))

    def _build_steps(self) -> None:
        text, count = self.kit.text, len(PAGES)
        before, after = (
            self.offer(self.zone(way), way, text(f"page-{way}"), partial(self._turn, step))
            for way, step in (("previous", -1), ("next", 1))
        )
        self.write(self.zone("page"), text("page-of", page=self._at + 1, count=count), "bold")
        before.set_enabled(self._at > 0)
        after.set_enabled(self._at < count - 1)

    def _turn(self, step: int) -> None:
        self._at += step
        self.rebuild()

    def _take(self, option: Option, value: object) -> None:
        changed: dict[str, Any] = {option.field: value}
        self._rules = replace(self._rules, **changed)


def _word(value: object) -> str | int:
    """Give a value as the texts of options know it."""
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return "twist" if value == TWIST_JOKERS else "classic"
        case Rounds() | Target() | Games():
            return type(value).__name__.lower()
        case int():
            return value
        case _:
            return str(value)


def _halves(room: Rect, gap: int) -> tuple[Rect, Rect]:
    """Part a room side by side, or one above the other where it is narrow."""
    cutter = cut.columns if room.width > 5 * room.height else cut.rows
    one, other = cutter(room, 2, gap)
    return one, other


def _headed(room: Rect, head: int, text: int) -> tuple[Rect, Rect]:
    """Put a heading and a text of these heights in the middle of a room."""
    top = max(room.top, room.centery - (head + text) // 2)
    heading = Rect(room.left, top, room.width, head)
    return heading, Rect(room.left, heading.bottom, room.width, min(text, room.bottom - top - head))
