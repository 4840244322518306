"""What has to hold for each opening: every check names what is wrong, in clear words."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

import pygame
from pygame import Rect, Surface

from game.kit.scene import Scene
from game.kit.system.window import SMALLEST
from game.kit.widgets.button import Button
from game.kit.widgets.choice import Choice
from game.kit.widgets.widget import Widget
from scenes.table.river_offer import Bed
from tests import golden
from tests.contrast import faint
from tests.gallery import changed, covering, exits, growth
from tests.gallery.opening import Opening
from tests.gallery.pictures import THEMED
from tests.pictures import ACCENTED
from tests.scenes.kiosk.shown import DARK, HOUSE
from tests.scenes.opened import TOUCH

Check = Callable[[Opening], Iterator[str]]

ROOMY = 700
"""From this side of a window on, what is pressed is drawn as large as a finger needs, too."""

COLORS = 100
"""How many colours a scene has at least, among a pixel of each seven by seven."""


def no_word_is_cut_off(it: Opening) -> Iterator[str]:
    """Find words that have no room; the smallest windows have none for larger text."""
    if min(it.picture.size) <= min(SMALLEST) and it.picture.text_scale > 100:
        return
    for text in it.cut:
        yield f"'{text}' is cut off"


def nothing_overlaps(it: Opening) -> Iterator[str]:
    """Find widgets that leave the window or cover one another."""
    window = Rect((0, 0), it.scene.kit.size)
    widgets = [widget for widget in it.scene.widgets if widget.visible]
    for widget in widgets:
        if not window.contains(widget.rect):
            yield f"{named(widget)} leaves the window: {widget.rect}"
    for one, other in combinations(widgets, 2):
        if one.rect.colliderect(other.rect):
            yield f"{named(one)} and {named(other)} overlap: {one.rect}, {other.rect}"


def named(widget: Widget) -> str:
    """Name a widget, or say what it says."""
    return f"'{widget.name or getattr(widget, 'text', '')}'"


def fingers_hit_what_is_pressed(it: Opening) -> Iterator[str]:
    """Find what is pressed and smaller than a finger needs, or drawn so where there is room."""
    for widget in it.scene.widgets:
        if widget.active and min(sides := hit(it.scene, widget)) < TOUCH:
            yield f"{named(widget)} can be hit on {sides[0]} x {sides[1]} pixels, not on {TOUCH}"
        if widget.active and min(widget.rect.size) < TOUCH and min(it.picture.size) >= ROOMY:
            yield f"{named(widget)} is drawn on {widget.rect.size} pixels, not on {TOUCH}"


def hit(scene: Scene[Any], widget: Widget) -> tuple[int, int]:
    """Measure across and down where presses come to a widget, or to the least of its parts."""
    if isinstance(widget, Bed):  # A tile of the River is as large as tiles are.
        return TOUCH, TOUCH
    (x, y), room = widget.rect.center, widget.hit_rect
    if not any(it.visible and it.hit_rect.colliderect(room) for it in _others(scene, widget)):
        return room.size
    across = sum(scene.widget_at((at, y)) is widget for at in range(room.left, room.right))
    down = sum(scene.widget_at((x, at)) is widget for at in range(room.top, room.bottom))
    if isinstance(widget, Choice):
        across = min(widget.segment(at).width for at in range(len(widget.options)))
    return across, down


def _others(scene: Scene[Any], widget: Widget) -> Iterator[Widget]:
    return (each for each in scene.widgets if each is not widget and each.pressable)


def what_is_pressed_can_be_said(it: Opening) -> Iterator[str]:
    """Find what is pressed and has no name to be said aloud."""
    for widget in it.scene.widgets:
        if widget.pressable and widget.visible:
            what, how = widget.accessible_name()
            if not what or (what == widget.name and not what.isdigit()):
                yield f"{named(widget)} has no name to be said"
            if not widget.active and not how:
                yield f"{named(widget)} does not say that it cannot be pressed"


def what_shows_no_words_has_a_tip(it: Opening) -> Iterator[str]:
    """Find pictures that are pressed and explain themselves nowhere."""
    for widget in it.scene.widgets:
        if isinstance(widget, Button):
            told = (
                widget.text or widget.tip or hasattr(widget, "words") or hasattr(widget, "preset")
            )
        else:
            told = not widget.pressable or isinstance(widget, Choice) or widget.tip
        if widget.visible and not told and not widget.name.startswith(("keep", "face")):
            yield f"{named(widget)} shows no words and has no tip"


OWN = (
    "Rack|& Run|Deutsch|English",  # names that are the same in every language
    "Ann|Ben|Maximiliane",  # what people call themselves
    "[0-9a-f]{4}",  # a seal
    HOUSE.line,  # what a house says of itself on a public screen
)


def all_words_are_texts(it: Opening) -> Iterator[str]:
    """Find, in a language of accents, words that do not come from the texts."""
    if it.picture.language == ACCENTED:
        for text in it.lines:
            if re.search("[aeiou]", re.sub("|".join(OWN), "", text)):
                yield f"'{text}' comes from no text"


def there_is_something_to_see(it: Opening) -> Iterator[str]:
    """Find a picture of hardly any colours, or of another size than the window's."""
    if it.drawn.get_size() != it.picture.size:
        yield f"the picture is {it.drawn.get_size()}"
    if len(colors(it.drawn)) <= COLORS and it.picture.scene not in DARK:
        yield "there is hardly anything to see"


def colors(picture: Surface) -> set[int]:
    """Give the colours of a picture, looking at every seventh pixel of every seventh line."""
    wide, high = picture.get_size()
    few = pygame.transform.scale(picture, (wide // 7, high // 7))
    return set(memoryview(few.get_buffer().raw).cast("I"))


def it_looks_as_accepted(it: Opening) -> Iterator[str]:
    """Find a picture that is not as somebody accepted it, to the last pixel."""
    if not is_comparable() or it.picture.name not in golden.PICTURES:
        return
    if golden.fingerprint(it.drawn) != accepted().get(it.picture.name):
        path = changed.save(it.picture.name, it.drawn)
        yield (
            f"the picture is not as it was; how it looks now: {path}\n"
            f"  To look again: python -m tests.golden --out DIR --only {it.picture.name}\n"
            f"  If all is well: python -m tests.golden --accept"
        )


@cache
def accepted() -> dict[str, str]:
    """Read the hashes of the golden pictures."""
    return golden.kept()[1]


@cache
def is_comparable() -> bool:
    """Tell whether the golden pictures were drawn with what there is here."""
    return golden.kept()[0] == golden.drawn_with()


def text_stands_out(it: Opening) -> Iterator[str]:
    """Find text that is too faint on what is beneath it."""
    if it.picture in THEMED:
        for piece in faint(it.picture.scene, it.picture.size, it.picture.theme):
            yield f"the text at {tuple(piece.place)} has a contrast of {piece.contrast:.2f} only"


CHECKS: tuple[Check, ...] = (
    it_looks_as_accepted,
    there_is_something_to_see,
    no_word_is_cut_off,
    nothing_overlaps,
    covering.no_message_covers_what_is_read,
    covering.no_bubble_covers_a_name_or_another_rack,
    covering.no_button_covers_the_clock,
    fingers_hit_what_is_pressed,
    what_is_pressed_can_be_said,
    what_shows_no_words_has_a_tip,
    all_words_are_texts,
    text_stands_out,
    growth.text_grows,
    # They press keys, so they come last.
    exits.return_presses_the_yellow_button,
    exits.escape_goes_back,
)
