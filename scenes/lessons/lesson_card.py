"""Cards with a picture above their name, and a tick once it is done: lessons and rungs."""

from collections.abc import Callable

from pygame import Surface

from game.engine.notation import write_table
from game.engine.rules import Rules
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.button import Kind
from game.kit.widgets.card import Card, Draw, Picture, Size, Words
from game.lessons.lesson import Lesson
from game.view.rule_pictures import draw_preset
from game.view.small_table import draw_small_table

CORNER = 13
"""How round the corners of a picture are, in reference pixels."""


def lesson_card(
    kit: Kit, lesson: Lesson, press: Callable[[], None], kind: Kind, *, done: bool
) -> Card:
    """Show the table of a lesson, and below it the tiles to lay."""
    position, laid = lesson.position, lesson.goal.tiles
    rows = write_table((*position.table, laid or position.mover.rack))

    def draw(size: Size) -> Surface:
        return draw_small_table(kit, size, kit.px(CORNER), rows)

    return _card(
        f"lesson-{lesson.name}", kit.text(f"lesson-{lesson.name}"), draw, press, kind, done
    )


def rules_card(
    kit: Kit, rules: Rules, press: Callable[[], None], kind: Kind, *, done: bool
) -> Card:
    """Show on felt what is special in the rules of a game, such as a rung of the ladder."""

    def draw(size: Size) -> Surface:
        felt = shapes.rounded(size, kit.px(CORNER), kit.theme["felt_dark"]).copy()
        felt.blit(draw_preset(kit, rules.name, size), (0, 0))
        return felt

    return _card(rules.name, kit.text(f"preset-{rules.name}"), draw, press, kind, done)


def _card(
    name: str, words: str, draw: Draw, press: Callable[[], None], kind: Kind, done: bool
) -> Card:
    picture, sign = Picture(draw, is_late=True), "check" if done else ""
    return Card(name, (Words(words, "label", "bold", rows=2),), press, picture, sign, kind)
