"""The buddies of players, as their wishes hold them."""

from collections.abc import Sequence
from dataclasses import replace

from game.session.buddy import BUDDIES, Buddy
from game.session.player import Player
from game.store.wishes import Wishes


def buddy_of(wishes: Wishes) -> Buddy:
    """Give the buddy of a player; who never had one, or a damaged one, has a new one."""
    if wishes.buddy not in BUDDIES:
        return Buddy()
    return Buddy(wishes.buddy, wishes.buddy_won, wishes.buddy_lost)


def as_wish(buddy: Buddy) -> dict[str, object]:
    """Give what a buddy is as a wish."""
    return {"buddy": buddy.bot, "buddy_won": buddy.won, "buddy_lost": buddy.lost}


def seated(players: Sequence[Player], buddy: Buddy) -> tuple[Player, ...]:
    """Let every buddy at a table play as it does now."""
    return tuple(replace(each, bot=buddy.bot) if each.bot in BUDDIES else each for each in players)


def at_table(players: Sequence[Player], buddy: Buddy) -> Buddy:
    """Give the buddy as it plays at a table: a game from before is gone on with as it was begun."""
    there = next((each.bot for each in players if each.bot in BUDDIES), None)
    return Buddy(there) if there and there != buddy.bot else buddy
