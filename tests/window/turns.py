"""Turns of a casual player in a real window, one or all to the end of the game."""

from itertools import cycle
from random import Random

from game.analysis.plan import moves_to
from game.bots import BOTS
from game.engine.turn import Play
from scenes.play.turn import Turn
from tests.window.hands import Hands, by_drag, by_taps
from tests.window.twins import Twins, turn


def play_turn(game: Twins, hands: Hands) -> None:
    """Play as a casual player would, end the turn with the big button, and skip the first bot."""
    scene = turn(game)
    now = scene.session.game
    position = now.position
    choice = BOTS["level8"](position.seen_by(position.to_move), Random(now.turns))
    for move in moves_to(position, choice):
        hands(game, scene.state.board, move)
    if isinstance(choice, Play):
        game.shot(f"laid {hands.__name__}")
    game.press("action")
    assert now.position != position
    game.tap(game.shadow.kit.zone("turn", "own").center)


def play_to_the_end(game: Twins) -> None:
    for hands in cycle((by_taps, by_drag)):
        if not isinstance(game.scene, Turn):
            return
        play_turn(game, hands)
