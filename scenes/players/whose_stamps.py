"""Leads to the cabinet of who plays here; where several do, it asks whose."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from game.kit.scene import Scene
from game.session.characters import FACES
from game.session.player import Player
from game.store.games import SavedGames
from scenes.lessons.lesson import lesson_of
from scenes.players.cabinet import Cabinet
from scenes.players.cards import Who


def show_stamps(scene: Scene[Any], games: SavedGames, players: Iterable[Player]) -> None:
    """Show the cabinet of the only player, or ask for one; `players` played the last match."""
    known, show = games.remembered(), partial(_show, scene, games)
    if len(known) > 1:
        scene.push(Who(scene.kit, games, 0, FACES[0]), then=show)
    else:
        people = [each for each in players if each.bot is None]
        show((*known, *people, None)[0])


def _show(scene: Scene[Any], games: SavedGames, player: Player | None) -> None:
    if player and not player.is_visitor:
        found, feats = games.stamps(player), games.feats(player)
        scene.push(Cabinet(scene.kit, player, found, feats, lesson_of))
