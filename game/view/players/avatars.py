"""Who the players are to the eye: animals on discs, their names, and the characters of the bots."""

from typing import NamedTuple

from pygame import Color, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.surface_cache import cached_surface
from game.session.buddy import BUDDIES, GENTLE, level_of
from game.session.characters import BUDDY, FACES, LEVELS, worn_by
from game.session.player import Player
from game.settings import Settings
from game.view.players.faces import AHEAD, Gaze, Mood, face

FILLS = 0.76  # share of the disc's diameter that an animal takes


def name_of(kit: Kit, player: Player) -> str:
    """Name a player: as was typed, or like the animal in the language of now."""
    known = not player.own_name and player.face in FACES
    return kit.text(f"face-{player.face}") if known else player.name or player.face


def full_name(kit: Kit, bot: Player) -> str:
    """Name a bot with its title, such as Owl the Maestro."""
    who = BUDDY if bot.bot in BUDDIES else bot.bot
    return kit.text(f"bot-{who}-called")


def character_line(kit: Kit, bot: Player) -> str:
    """Say in a sentence how a bot plays."""
    return kit.text(f"bot-{BUDDY if bot.bot in BUDDIES else bot.bot}-does")


def seat_color(kit: Kit, color: int) -> Color:
    """Return a colour of seats, counted from 0; which one a player has, `Player.color_on` says."""
    return kit.theme[f"seat_{color}"]


SEAT_SHAPES = ("circle", "square", "triangle", "diamond")
"""The shape of each colour of seats, which tells them apart without colour."""


def seat_shape(kit: Kit, color: int, side: int) -> Surface:
    """Draw the shape of a colour of seats in it; do not draw on it."""
    return shapes.svg(kit.art(SEAT_SHAPES[color]), (side, side), seat_color(kit, color))


class Look(NamedTuple):
    """The drawing of an animal, and that of what it wears."""

    animal: shapes.Art
    worn: shapes.Art | None


def look_of(kit: Kit, player: Player) -> Look:
    """Return what a player looks like.

    A kept game may name an animal that there is not: the first stands for it.
    """
    animal, worn = player.face if player.face in FACES else FACES[0], worn_by(player)
    return Look(kit.art(animal), kit.art(worn) if worn else None)


def avatar(kit: Kit, player: Player, color: int, diameter: int, mood: Mood = "calm") -> Surface:
    """Draw a player on a disc in a colour of seats; do not draw on what it gives."""
    return _face(look_of(kit, player), seat_color(kit, color), diameter, mood)


@cached_surface(2 << 20)
def _face(look: Look, color: Color, diameter: int, mood: Mood) -> Surface:
    disc = shapes.rounded((diameter, diameter), diameter // 2, (color.lerp("white", 0.25), color))
    picture = disc.copy()
    animal = draw_head(look, round(diameter * FILLS), mood)
    picture.blit(animal, animal.get_rect(center=(diameter // 2, diameter // 2)))
    return picture


def head(kit: Kit, player: Player, side: int, mood: Mood = "calm", gaze: Gaze = AHEAD) -> Surface:
    """Draw the head of a player alone; do not draw on it."""
    return draw_head(look_of(kit, player), side, mood, gaze)


@cached_surface(2 << 20)
def draw_head(look: Look, side: int, mood: Mood, gaze: Gaze = AHEAD) -> Surface:
    """Draw the head of an animal with what it wears; do not draw on it."""
    bare = face(look.animal, side, mood, gaze)
    if look.worn:
        bare.blit(shapes.svg(look.worn, (side, side)), (0, 0))
    return bare


MUCH = 6
"""From this many moved tiles on, a bot thinks as long as it ever does."""


def character(kit: Kit, bot: str | None) -> str:
    """Name the character of a bot; nothing for a person and for a bot that has none."""
    if bot in BUDDIES:
        return kit.text("bot-buddy-like", like=kit.text(f"bot-{level_of(bot)}"))
    return kit.text(f"bot-{bot}") if bot in (*LEVELS, BUDDY, GENTLE) else ""


def like(kit: Kit, bot: str | None) -> str:
    """Name the character that a buddy plays like."""
    return kit.text(f"bot-{level_of(bot or '')}")


def manner(bot: str | None) -> str:
    """Return the level whose manner a bot has; nothing for a person and for a bot that has none."""
    level = level_of(bot or "")
    return LEVELS[0] if level == GENTLE else level if level in LEVELS else ""


def think_time(kit: Kit, bot: str | None, moved: int) -> float:
    """Return the seconds a bot seems to think before it moves `moved` tiles of the table."""
    motion = kit.theme.motion
    least, most = motion["bot_think_min"] / 1000, motion["bot_think_max"] / 1000
    level = manner(bot)
    if kit.store[Settings].bot_speed not in ("slow", "normal") or not level:
        return least
    slow = LEVELS.index(level) / (len(LEVELS) - 1)
    return least + (most - least) * (slow + min(1.0, moved / MUCH)) / 2
