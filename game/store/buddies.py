"""The buddies of players, as their preferences hold them."""

from collections.abc import Sequence
from dataclasses import replace

from game.session.buddy import BUDDIES, Buddy
from game.session.player import Player
from game.store.player_preferences import PlayerPreferences


def buddy_of(preferences: PlayerPreferences) -> Buddy:
    """Return the buddy of a player; who never had one, or a damaged one, has a new one."""
    if preferences.buddy not in BUDDIES:
        return Buddy()
    return Buddy(preferences.buddy, preferences.buddy_won, met=True)


def as_preferences(buddy: Buddy) -> dict[str, object]:
    """Return what a buddy is as preferences."""
    return {"buddy": buddy.bot, "buddy_won": buddy.won}


def seated(players: Sequence[Player], buddy: Buddy) -> tuple[Player, ...]:
    """Set every buddy at a table to how it plays now."""
    return tuple(replace(each, bot=buddy.bot) if each.bot in BUDDIES else each for each in players)


def at_table(players: Sequence[Player], buddy: Buddy) -> Buddy:
    """Return the buddy as it plays at a table: a kept game goes on as it began."""
    there = next((each.bot for each in players if each.bot in BUDDIES), None)
    return replace(buddy, bot=there, won=0) if there and there != buddy.bot else buddy
