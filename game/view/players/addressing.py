"""Who a sentence is about: a player alone against bots is You, all others are named."""

from collections.abc import Sequence

from game.kit.kit import Kit
from game.session.characters import worn_by
from game.session.player import Player
from game.view.players.avatars import full_name, name_of


def addressed(players: Sequence[Player]) -> int | None:
    """Find the seat of the player who is You: the only person at a table with bots.

    >>> addressed((Player("Ann"), Player("owl", bot="level3")))
    0
    >>> addressed((Player("Ann"), Player("Ben"), Player("owl", bot="level3")))
    """
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    return people[0] if len(people) == 1 < len(players) else None


def subject(kit: Kit, players: Sequence[Player], seat: int) -> dict[str, str]:
    """Return a sentence about a seat its `name`, and `who` it is about: you or other."""
    who = "you" if seat == addressed(players) else "other"
    return {"name": called(kit, players, seat), "who": who}


def label(kit: Kit, players: Sequence[Player], seat: int) -> str:
    """Name a seat in a word: You, unless that player has typed a name."""
    player = players[seat]
    called_you = seat == addressed(players) and not player.own_name
    return kit.text("you") if called_you else called(kit, players, seat)


def called(kit: Kit, players: Sequence[Player], seat: int) -> str:
    """Name a player; where a person is called like a bot, that bot has its title, too."""
    name = name_of(kit, players[seat])
    shared = [name_of(kit, each) for each in players].count(name) > 1
    return full_name(kit, players[seat]) if shared and worn_by(players[seat]) else name
