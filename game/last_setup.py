"""The set-ups to begin with: the usual ones, and the last one as the settings keep it."""

from dataclasses import dataclass, fields, replace
from typing import Literal

from game.engine.limits import NotationError
from game.engine.notation import read_handicap, write_handicap
from game.engine.position import EVEN, Handicap
from game.engine.rules import CLASSIC, FAMILY, LADDER, NAMED, Games, Rules
from game.engine.rules_notation import read_rules, write_rules
from game.kit.preferences import Store
from game.session.buddy import FIRST
from game.session.characters import BUDDY, FACES, LEVELS
from game.session.player import Player, typed_name
from game.session.rule_choices import RULE_CHOICES
from game.settings import Settings

PROPOSED = replace(CLASSIC, length=Games(1), seconds=None)
"""What suits most people who play for the first time: one game, and no hurry."""

EASY = replace(FAMILY, length=Games(1))
"""The first whole game of somebody who has just learned to play."""

Kind = Literal["person", "bot", "empty"]


@dataclass(frozen=True)
class Occupant:
    """Say who sits on a seat; the animal of an empty one waits, so does what a bot has not."""

    kind: Kind
    animal: str
    level: str
    name: str = ""
    is_visitor: bool = False
    handicap: Handicap = EVEN

    def looks_like(self, player: Player) -> bool:
        """Return whether this is the animal of a player, and no name tells them apart."""
        named = self.kind == "person" and self.name not in ("", player.own_name)
        return self.animal == player.face and not named

    @property
    def player(self) -> Player:
        """Who plays there."""
        if self.kind == "bot":
            return Player.unnamed(self.animal, FIRST if self.level == BUDDY else self.level)
        name = "" if self.is_visitor else self.name or self.animal
        return Player(name, self.animal, handicap=self.handicap)

    def taken_by(self, player: Player) -> "Occupant":
        """Seat a person there."""
        return replace(
            self,
            kind="person",
            animal=player.face,
            name=player.own_name,
            is_visitor=player.is_visitor,
            handicap=player.handicap,
        )


ALONE: tuple[Kind, ...] = ("person", "bot", "bot", "empty")
TOGETHER: tuple[Kind, ...] = ("person", "person", "empty", "empty")
EARLIER = {
    "5": {
        "level1": "level7",
        "level2": "level8",
        "level3": "level9",
        "level4": "level10",
        "level5": "hermit",
    },
    "8": {
        "level1": "level7",
        "level2": "level8",
        "level3": "level8",
        "level4": "level9",
        "level5": "level9",
        "level6": "level10",
        "level7": "level10",
    },
}
"""What is about as strong now, of the levels as they were when there were five or eight."""

ALWAYS_TAKEN = 2  # the first seats, which cannot be empty


def last_rules(settings: Settings) -> Rules:
    """Return the rules of the last match, or those to begin with."""
    try:
        rules = read_rules(settings.rules)
    except NotationError:
        return PROPOSED
    return rules if _can_be_chosen(rules) else PROPOSED


def last_occupants(settings: Settings, together: bool) -> list[Occupant]:
    """Return who sat where the last time, or who usually does."""
    kept = settings.seats_together if together else settings.seats_alone
    occupants = [occupant for words in kept if (occupant := _read_occupant(words))]
    if _can_be_taken(occupants):
        return occupants
    kinds = TOGETHER if together else ALONE
    return [Occupant(kind, animal, BUDDY) for kind, animal in zip(kinds, FACES, strict=False)]


def keep(store: Store, together: bool, occupants: list[Occupant], rules: Rules) -> None:
    """Keep a set-up for the next time."""
    seats = tuple(map(_write_occupant, occupants))
    settings = store[Settings]
    settings.rules = write_rules(rules)
    settings.together = together
    if together:
        settings.seats_together = seats
    else:
        settings.seats_alone = seats
    store.save()


def rename(store: Store, before: Player, after: Player) -> None:
    """Seat a player under another name wherever that one sat the last time."""
    settings = store[Settings]
    settings.seats_alone, settings.seats_together = (
        tuple(_renamed(words, before, after) for words in seats)
        for seats in (settings.seats_alone, settings.seats_together)
    )
    store.save()


def _renamed(words: str, before: Player, after: Player) -> str:
    occupant = _read_occupant(words)
    if not occupant or occupant.kind != "person" or occupant.player.identity != before.identity:
        return words
    return _write_occupant(occupant.taken_by(replace(after, handicap=occupant.handicap)))


def _write_occupant(occupant: Occupant) -> str:
    handicap = write_handicap(occupant.handicap)
    eased = f"with {handicap} " if handicap else ""
    level = f"{occupant.level} {eased}of {len(LEVELS)}"
    return f"{occupant.kind} {occupant.animal} {level} {occupant.name}".rstrip()


def keep_rung(store: Store, rules: Rules) -> None:
    """Keep which rung of the ladder was played last, if it is one."""
    if rules.name in LADDER:
        store[Settings].rung = rules.name
        store.save()


def _read_occupant(words: str) -> Occupant | None:
    match words.split(maxsplit=7):
        case [kind, animal, level, "with", eased, *rest]:
            occupant = _read_occupant(" ".join((kind, animal, level, *rest)))
            handicap = _read_handicap(eased)
            return replace(occupant, handicap=handicap) if occupant and handicap else None
    match words.split(maxsplit=5):
        case [("person" | "bot" | "empty") as kind, animal, level, "of", count, *name]:
            level = EARLIER.get(count, {}).get(level, level)
            if animal not in FACES or level not in (BUDDY, *LEVELS):
                return None
            return Occupant(kind, animal, level, typed_name(" ".join(name)))
        case [kind, animal, level] if level in EARLIER["5"]:
            return _read_occupant(f"{kind} {animal} {level} of 5")
        case _:
            return None


def _read_handicap(words: str) -> Handicap | None:
    try:
        return read_handicap(words)
    except NotationError:
        return None


def _can_be_taken(occupants: list[Occupant]) -> bool:
    """Return whether the set-up could have seated them so."""
    if any(occupant.kind == "empty" for occupant in occupants[:ALWAYS_TAKEN]):
        return False
    return len(occupants) == len({it.player.identity for it in occupants}) == len(ALONE)


def _can_be_chosen(rules: Rules) -> bool:
    """Return whether the set-up could have made these rules; any length is good."""
    preset = replace(NAMED[rules.name], length=rules.length, colors=rules.colors)
    values = [(field.name, getattr(rules, field.name)) for field in fields(rules)]
    return all(
        value in RULE_CHOICES.get(name, ()) or value == getattr(preset, name)
        for name, value in values
    )
