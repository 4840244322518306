"""What lies over something at a table that has to be read: messages, bubbles, and a button."""

from collections.abc import Iterator
from typing import Any

from game.kit.scene import Scene
from game.view.table.table import TableView
from scenes.table.more_time import MoreTimeButton
from scenes.table.screen import TableScreen
from tests.gallery.opening import Opening


def no_message_covers_what_is_read(it: Opening) -> Iterator[str]:
    """Find a line over the rack that lies over tiles, or over the words of a row."""
    view = _view(it.scene)
    if not view or not view.message.text:
        return
    tiles = [sprite.placement.rect for sprite in view.board.tiles.sprites]
    for what, rects in (("a tile", tiles), ("the words of a row", view.board._row_frames.words)):
        for rect in filter(view.message.rect.colliderect, rects):
            yield f"the message at {tuple(view.message.rect)} covers {what} at {tuple(rect)}"


def no_bubble_covers_a_name_or_another_rack(it: Opening) -> Iterator[str]:
    """Find a bubble over the plate of a seat, or over the rack of another than who says it."""
    view = _view(it.scene)
    if not view or not view.seats or not view.bubbles:
        return
    plates = [view.seats.plate(at) for at in range(len(view.seats.places))]
    for bubble, says in zip(view.bubbles.plates, view.bubbles.said, strict=True):
        for at, plate in enumerate(plates):
            rack = view.seats.places[at].rack
            if bubble.colliderect(plate):
                yield f"the bubble of seat {says} covers the name of seat {at}"
            if rack and at != says and bubble.colliderect(rack):
                yield f"the bubble of seat {says} covers the rack of seat {at}"


def no_button_covers_the_clock(it: Opening) -> Iterator[str]:
    """Find the words of the button for more time over the ring of the clock."""
    view = _view(it.scene)
    ring = view.countdown.ring if view and view.countdown else None
    buttons = (each for each in it.scene.widgets if isinstance(each, MoreTimeButton))
    for button in buttons:
        if ring and button.visible and button.plate.colliderect(ring):
            yield f"the button at {tuple(button.plate)} covers the clock at {tuple(ring)}"


def _view(scene: Scene[Any]) -> TableView | None:
    return scene.state.view if isinstance(scene, TableScreen) else None
