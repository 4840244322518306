"""Faults, tiles, rules and points in words."""

from collections.abc import Sequence
from datetime import date, datetime
from functools import reduce
from typing import TYPE_CHECKING

from game.analysis.turn_status import RowStatus
from game.engine.fault import Fault
from game.engine.limits import NotationError
from game.engine.match import games_in_round
from game.engine.meld import SMALLEST
from game.engine.rules import NAMED, PRESETS, Games, Length, Rounds, Rules, Target
from game.engine.rules_notation import read_rules
from game.engine.tile import Row, Tile
from game.kit.kit import Kit

if TYPE_CHECKING:
    from game.store.rescue.salvage import Rescued
    from game.store.writer import Trouble


def reason(kit: Kit, fault: Fault) -> str:
    """Say a fault in one short sentence; colours are named, tiles spelt out."""
    words = {name: _word(kit, name, value) for name, value in fault.facts}
    return kit.text(f"fault-{fault.reason}", **words)


def row_words(kit: Kit, row: Row, status: RowStatus) -> str:
    """Say why a row is no set, how far it is, or that it comes back to the rack (R43)."""
    if status.comes_back:
        return kit.text("say-comes-back")
    if status.state == "begun":
        return kit.text("row-begun", count=len(row), needed=SMALLEST)
    return reason(kit, status.fault) if status.fault else ""


COLORS = {"K": "black", "R": "red", "B": "blue", "O": "orange"}


def color_name(kit: Kit, kind: str) -> str:
    """Name a colour as it is seen, whatever a rule sheet calls it."""
    return kit.text(f"color-{color_id(kit, kind)}")


def color_id(kit: Kit, kind: str) -> str:
    """Return the word for a colour as it is seen, by which texts know it."""
    teal = kind == "O" and kit.preferences.palette == "safe"
    return "teal" if teal else COLORS[kind]


def tile_name(kit: Kit, tile: Tile) -> str:
    """Name a tile: its colour and number, or its joker."""
    if tile.is_joker:
        return kit.text(f"joker-{tile.kind}")
    return kit.text("tile", color=color_name(kit, tile.kind), number=tile.number)


def tile_names(kit: Kit, tiles: Row) -> str:
    """Name tiles, one after the other."""
    return listed(kit, [tile_name(kit, tile) for tile in tiles])


def joined(kit: Kit, names: Sequence[str]) -> str:
    """List names in a sentence."""
    *others, last = names
    return kit.text("names-and", names=listed(kit, others), last=last) if others else last


def listed(kit: Kit, names: Sequence[str]) -> str:
    """List names, one after the other."""
    return reduce(lambda said, last: kit.text("names-more", names=said, last=last), names or [""])


def sentences(kit: Kit, said: Sequence[str]) -> str:
    """Put sentences one after the other, leaving out empty ones."""
    told = list(filter(None, said)) or [""]
    return reduce(lambda before, then: kit.text("say-more", said=before, then=then), told)


def rules_name(kit: Kit, rules: Rules) -> str:
    """Name a preset, and say if it is quick, or has the River where one would not expect it."""
    name = kit.text(f"preset-{rules.name}")
    if rules.river != NAMED[rules.name].river and rules.name != "custom":
        id = "preset-with-river" if rules.river else "preset-without-river"
        name = kit.text(id, name=name)
    return kit.text("preset-quick", name=name) if rules.deal == "quick" else name


def game_minutes(kit: Kit, rules: Rules) -> str:
    """Say how long a game takes; nothing for those of children, which have deals of their own."""
    if rules.name not in PRESETS:
        return ""
    return kit.text("deal-minutes", deal=rules.deal, games=1 if rules.length == Games(1) else 2)


def written_rules_name(kit: Kit, written: str) -> str:
    """Name rules in notation; what cannot be read are other ones."""
    try:
        return rules_name(kit, read_rules(written))
    except NotationError:
        return kit.text("preset-other")


def moment(kit: Kit, when: datetime, today: date) -> str:
    """Say when something was: the nearer, the more exactly."""
    days, minute = max(0, (today - when.date()).days), when.minute
    day = {"day": when.day, "month": when.month}
    told = kit.text("moment", days=days, hour=when.hour, minute=minute, **day)
    if days < 2 or when.year == today.year:
        return told
    return kit.text("moment-year", moment=told, year=str(when.year))


def trouble(kit: Kit, kind: "Trouble", rescued: "Rescued", today: date) -> str:
    """Say what is wrong with what is kept of games, and what was read of damaged files."""
    days = (today - (rescued.day or today)).days
    counts = {"read": rescued.read, "copied": rescued.copied, "lost": rescued.lost}
    return kit.text(f"note-games-{kind}", days=days, **counts) if kind else ""


def length_name(kit: Kit, length: Length) -> str:
    """Name the length of a match."""
    match length:
        case Games(count):
            return kit.text("length-games", count=count)
        case Rounds(count):
            return kit.text("length-rounds", count=count)
        case Target(points):
            return kit.text("length-target", points=points)


def length_meaning(kit: Kit, length: Length, players: int) -> str:
    """Say what a length means for so many players."""
    match length:
        case Games(count):
            return kit.text("setup-length-games", count=count)
        case Rounds(count):
            return kit.text("setup-length-rounds", count=count * games_in_round(players))
        case Target():
            return kit.text("setup-length-target")


def time_meaning(kit: Kit, seconds: int | None) -> str:
    """Say what comes of the time for a turn."""
    return kit.text("setup-time-none" if seconds is None else "setup-time-limit")


def _word(kit: Kit, name: str, value: str | int) -> str | int:
    if name == "color":
        return color_name(kit, str(value))
    if name == "tile":
        text = str(value)
        return tile_name(kit, Tile(text[0], int(text[1:] or 0)))
    return value


"""Points as people write them."""


def signed(points: int) -> str:
    """Write points with their sign, a real minus."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def which_game(kit: Kit, rules: Rules, number: int, players: int) -> str:
    """Say which game of a match this is, and of what rules."""
    match rules.length:
        case Target(points):
            game = kit.text("match-game-target", game=number, points=points)
        case Games(games):
            game = kit.text("match-game", game=number, games=games)
        case Rounds(rounds):
            games = rounds * games_in_round(players)
            game = kit.text("match-game", game=number, games=games)
    return f"{game} · {rules_name(kit, rules)}"
