"""Visitors who do this and that by chance, and go away whenever they like."""

from collections.abc import Iterator
from random import Random

import pygame

from game.kiosk.file import Kiosk
from scenes.kiosk.attract import Attract
from scenes.play.turn import Turn
from scenes.setup.setup import Setup
from tests.scenes.kiosk.visitor import Visitor

Pause = float
"""Seconds until the next touch."""

SET_UP = 0.2
"""The share of visitors who want a longer game."""

PLAYS = 0.7
"""The share of touches that are for the game, where there is one."""

LONGEST_STAY = 60
"""Touches after which even the most patient visitor goes away."""

NAME = "Zarathustra"
"""What visitors are called who write their name wherever one can."""

FILES = "scenes.games"
"""The scenes that lead to files and to the clipboard, to which no visitor comes."""

GONE = 600.0
"""Seconds in which a public screen must have forgotten whoever has gone."""


def visit(visitor: Visitor, chance: Random, stay: int = LONGEST_STAY) -> Iterator[Pause]:
    """Play, look around, and go away; after each touch it is given how long the next one takes."""
    if chance.random() < SET_UP and isinstance(visitor.scene, Attract):
        visitor.tap("full")
        yield 1.0
    for _ in range(chance.randrange(1, stay)):
        _touch(visitor, chance)
        yield chance.uniform(0.2, 3.0)


def _touch(visitor: Visitor, chance: Random) -> None:
    """Do what leads on, or anything that can be pressed, or anything at all."""
    scene = visitor.scene
    assert not type(scene).__module__.startswith(FILES), scene
    places = [each.rect.center for each in scene.widgets if each.active and each.name]
    if isinstance(scene, Turn) and chance.random() < PLAYS:
        _play(visitor, scene, chance)
    elif isinstance(scene, Setup) and chance.random() < PLAYS:
        visitor.tap("start")
    elif places and chance.random() < PLAYS:
        visitor.tap(chance.choice(places))
    else:
        width, height = visitor.kit.size
        visitor.tap((chance.randrange(width), chance.randrange(height)))
        visitor.step(pygame.Event(pygame.TEXTINPUT, text=NAME))


def _play(visitor: Visitor, turn: Turn, chance: Random) -> None:
    """Press the big button, or take a tile somewhere."""
    board = turn.state.board
    lying = [each.placement.rect.center for each in board.tiles.sprites if each.placement]
    if chance.random() < 0.3 or not lying:
        visitor.tap("action")
    else:
        visitor.drag(chance.choice(lying), chance.choice([board.zone.center, *lying]))


def until_forgotten(visitor: Visitor) -> Iterator[Pause]:
    """Touch nothing until nobody is there any more, or has touched attract for a while."""
    seconds = -Kiosk().idle.after if isinstance(visitor.scene, Attract) else 0.0
    while seconds < 0 or not isinstance(visitor.scene, Attract):
        yield 1.0
        seconds += 1.0
        assert seconds < GONE, visitor.scene
