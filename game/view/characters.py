"""The characters of the bots: five levels, each with a name, a manner and a pace."""

from game.kit.kit import Kit

LEVELS = ("level1", "level2", "level3", "level4", "level5")
MIDDLE = LEVELS[2]

MUCH = 6
"""Moving so many tiles of the table takes a bot as long as thinking ever takes."""


def character(kit: Kit, bot: str | None) -> str:
    """Name the character of a bot; nothing for a person and for a bot that has none."""
    return kit.text(f"bot-{bot}") if bot in LEVELS else ""


def think_time(kit: Kit, bot: str | None, moved: int) -> float:
    """Give the seconds a bot seems to think before it moves so many tiles of the table."""
    motion = kit.theme.motion
    least, most = motion["bot_think_min"] / 1000, motion["bot_think_max"] / 1000
    if kit.settings.bot_speed not in ("slow", "normal") or bot not in LEVELS:
        return least
    slow = LEVELS.index(bot) / (len(LEVELS) - 1)
    return least + (most - least) * (slow + min(1.0, moved / MUCH)) / 2
