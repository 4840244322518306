"""The card of a saved game in the list: its table, its date, and its players."""

from collections.abc import Callable
from datetime import date
from functools import partial

from pygame import Surface

from game.kit.kit import Kit
from game.kit.widgets.card import Card, Drawn, Picture, Size, Words
from game.store.summary import Summary
from game.view.small_table import draw_small_table
from game.view.wording import moment, written_rules_name
from scenes.games.player_lines import draw_line

CORNER = 13
"""How round the corners of a picture are, in reference pixels."""

RATIO, SHARE = 2.0, 0.3
"""How wide a picture is at most: in its heights, and in widths of the card."""


def name(kit: Kit, game: Summary, today: date) -> str:
    """Name a game by the time it was last played and its rules."""
    rules = written_rules_name(kit, game.rules)
    return kit.text("games-name", day=moment(kit, game.saved, today), rules=rules)


def game_card(
    kit: Kit, game: Summary, today: date, press: Callable[[], None], *, fresh: bool
) -> Card:
    """Show a game that leads to its page; a fresh one has just been imported."""
    called = name(kit, game, today)

    def draw(size: Size) -> Surface:
        return draw_small_table(kit, size, kit.px(CORNER), game.table)

    lines = (
        Words(called, "label", "bold", end=ending(kit, game)),
        Drawn(partial(draw_line, kit, game=game), "label"),
    )
    picture = Picture(draw, "left", RATIO, SHARE, is_late=True)
    return Card(f"game-{game.id}", lines, press, picture, is_chosen=fresh, label=called)


def ending(kit: Kit, game: Summary) -> str:
    """Say how a game has ended, or how far it is."""
    how = game.ended.replace(" ", "-") or ("going" if game.going else "left")
    return kit.text(f"game-{how}", turns=game.turns)
