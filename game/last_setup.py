"""The set-ups to begin with: the usual ones, and the last one as the settings keep it."""

from dataclasses import dataclass, fields, replace
from typing import Literal

from game.engine.limits import NotationError
from game.engine.notation import read_handicap, write_handicap
from game.engine.position import EVEN, Handicap
from game.engine.rules import CLASSIC, FAMILY, LADDER, NAMED, PRESETS, Deal, Games, Rules
from game.engine.rules_notation import read_rules, write_rules
from game.kit.preferences import Store
from game.session.buddy import FIRST
from game.session.characters import BUDDY, CHARACTERS, FACES, LEVELS, seated
from game.session.player import Player, typed_name
from game.session.rule_choices import RULE_CHOICES
from game.settings import Settings

PROPOSED = replace(CLASSIC, length=Games(1), seconds=None, deal="quick")
"""What suits most people who play for the first time: one quick game, and no hurry."""

EASY = replace(FAMILY, length=Games(1), deal="quick")
"""The first whole game of somebody who has just learned to play."""

Kind = Literal["person", "bot", "empty"]


@dataclass(frozen=True)
class Occupant:
    """Say who sits on a seat: a person with an animal, or a bot; what is not used waits."""

    kind: Kind
    animal: str
    level: str = BUDDY
    name: str = ""
    is_visitor: bool = False
    handicap: Handicap = EVEN

    def looks_like(self, player: Player) -> bool:
        """Return whether this is a person with the animal of another, and no name to tell them."""
        named = self.name not in ("", player.own_name)
        return self.kind == "person" and self.animal == player.face and not named

    @property
    def player(self) -> Player:
        """Who plays there."""
        if self.kind == "bot":
            return seated(FIRST if self.level == BUDDY else self.level)
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


COMPANY: dict[str, tuple[str, str]] = {
    "classic-2016": (BUDDY, "level2"),
    "twist-2018": (BUDDY, "level3"),
    "river": (BUDDY, "level3"),
    "family": (BUDDY, "level1"),
}
"""Who comes with which rules, until a player chooses company."""

SEATS = 4
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

FEWEST = 2
"""How many seats are taken at least."""


def last_rules(settings: Settings) -> Rules:
    """Return the rules of the last match, or the proposed ones.

    With the usual deal, whoever never borrows tiles cannot go out: so it waits until somebody has.
    """
    proposed = with_deal(PROPOSED, "usual" if settings.borrowed else "quick")
    try:
        rules = read_rules(settings.rules)
    except NotationError:
        return proposed
    return rules if _can_be_chosen(rules) else proposed


def can_be_quick(rules: Rules) -> bool:
    """Return whether these rules have a quick deal; those of children are short as they are."""
    return rules.name in PRESETS


def with_deal(rules: Rules, deal: Deal) -> Rules:
    """Return the same rules with another deal; a quick one is for a single game."""
    return replace(rules, deal=deal, length=Games(1) if deal == "quick" else rules.length)


def last_occupants(settings: Settings, together: bool) -> list[Occupant]:
    """Return who sat where the last time, or who usually does."""
    kept = settings.seats_together if together else settings.seats_alone
    occupants = [occupant for words in kept if (occupant := _read_occupant(words))]
    people = [it.player.identity for it in occupants if it.kind == "person"]
    taken = sum(it.kind != "empty" for it in occupants)
    if len(occupants) == SEATS and taken >= FEWEST and len(people) == len(set(people)):
        return apart(occupants)
    first, second, *_ = FACES
    seats = [Occupant("person", first), Occupant("person", second)]
    if not together:
        seats[1:] = company(last_rules(settings))
    return [*seats, *(Occupant("empty", first) for _ in range(SEATS - len(seats)))]


def company(rules: Rules) -> list[Occupant]:
    """Return the bots that come with some rules."""
    bots = COMPANY.get(rules.name, COMPANY[CLASSIC.name])
    return [Occupant("bot", CHARACTERS[bot].animal, bot) for bot in bots]


def apart(occupants: list[Occupant], first: int = 0) -> list[Occupant]:
    """Seat each bot only once; who sits on the seat `first` stays, others send the next best."""
    roster, taken, told = (BUDDY, *LEVELS), set[str](), list(occupants)
    for seat in sorted(range(len(told)), key=lambda seat: (seat != first, seat)):
        if told[seat].kind == "bot":
            own = roster.index(told[seat].level)
            free = (bot for bot in roster if bot not in taken)
            level = min(free, key=lambda bot: abs(roster.index(bot) - own))
            taken.add(level)
            told[seat] = replace(told[seat], level=level)
    return told


def with_bot(occupants: list[Occupant], seat: int, bot: str) -> list[Occupant]:
    """Seat a bot; if it sits elsewhere, and a bot sat here, the two change seats."""
    before, told = occupants[seat], list(occupants)
    for other, it in enumerate(told):
        if before.kind == it.kind == "bot" and it.level == bot:
            told[other] = replace(it, level=before.level)
    told[seat] = replace(before, kind="bot", level=bot)
    return apart(told, seat)


def with_company(occupants: list[Occupant], before: Rules, rules: Rules) -> list[Occupant]:
    """Seat who comes with some rules, if those are there that came with the rules before."""
    bots = [it.level for it in occupants if it.kind == "bot"]
    if rules.name not in COMPANY or bots != [it.level for it in company(before)]:
        return occupants
    coming = iter(company(rules))
    return [next(coming) if it.kind == "bot" else it for it in occupants]


def newcomers(occupants: list[Occupant], before: Rules, rules: Rules) -> list[Player]:
    """List who would come with some rules and does not sit there now."""
    there = {it.level for it in occupants if it.kind == "bot"}
    coming = with_company(occupants, before, rules)
    return [it.player for it in coming if it.kind == "bot" and it.level not in there]


def free_animal(occupants: list[Occupant], seat: int) -> str:
    """Return the animal of a seat, or the next one that no person has."""
    taken = {it.animal for it in occupants if it.kind == "person"}
    first = FACES.index(occupants[seat].animal)
    following = (*FACES[first:], *FACES[:first])
    return next(each for each in following if each not in taken)


def can_be_free(occupants: list[Occupant], seat: int) -> bool:
    """Return whether who sits on a seat can leave it: enough others stay."""
    taken = [at for at, it in enumerate(occupants) if it.kind != "empty"]
    return seat in taken and len(taken) > FEWEST


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

    def seat_anew(words: str) -> str:
        it = _read_occupant(words)
        if not it or it.kind != "person" or it.player.identity != before.identity:
            return words
        return _write_occupant(it.taken_by(replace(after, handicap=it.handicap)))

    settings = store[Settings]
    settings.seats_alone = tuple(map(seat_anew, settings.seats_alone))
    settings.seats_together = tuple(map(seat_anew, settings.seats_together))
    store.save()


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


def keep_won(store: Store, rules: Rules) -> None:
    """Keep that somebody has won a rung of the ladder."""
    settings = store[Settings]
    if rules.name not in settings.rungs:
        settings.rungs = (*settings.rungs, rules.name)
        store.save()


def _read_occupant(words: str) -> Occupant | None:
    match words.split(maxsplit=7):
        case [kind, animal, level, "with", eased, *rest]:
            occupant = _read_occupant(" ".join((kind, animal, level, *rest)))
            try:
                return occupant and replace(occupant, handicap=read_handicap(eased))
            except NotationError:
                return None
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


def _can_be_chosen(rules: Rules) -> bool:
    """Return whether the set-up could have made these rules; any length is good."""
    deal = rules.deal if can_be_quick(rules) else "usual"
    preset = replace(NAMED[rules.name], length=rules.length, colors=rules.colors, deal=deal)
    values = [(field.name, getattr(rules, field.name)) for field in fields(rules)]
    return all(
        value in RULE_CHOICES.get(name, ()) or value == getattr(preset, name)
        for name, value in values
    )
