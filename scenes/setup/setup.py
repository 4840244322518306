"""Sets up a match: who sits where, by which rules, how long, with how much time."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from pygame import Rect

from game.engine.match import games_in_round
from game.engine.notation import write_handicap
from game.engine.position import Handicap
from game.engine.rules import PRESETS, Games, Length, Rounds, Rules, Target
from game.kit import layout
from game.kit.kit import Kit
from game.kit.text.letters import Align
from game.kit.widgets.choice import Choice
from game.kit.widgets.stepper import MOST, Stepper
from game.kit.widgets.widget import Label
from game.last_setup import FEWEST, Kind, Occupant, apart, keep, last_occupants, last_rules
from game.session.buddy import BUDDIES
from game.session.characters import BUDDY, FACES, LEVELS
from game.session.player import Player, colored
from game.session.rule_choices import LENGTHS, SECONDS
from game.settings import Settings
from game.store.player_preferences import PlayerPreferences
from game.view.wording import length_name, rules_name
from scenes.options.handicap import HandicapChoice
from scenes.players.cards import Who
from scenes.screen import Screen, split_title
from scenes.setup.preset_card import PresetCard
from scenes.setup.rules import RulesChoice
from scenes.setup.seat_card import SeatCard

if TYPE_CHECKING:
    from game.store.games import SavedGames

Value = TypeVar("Value")

QUESTION_SHARE = 0.275  # the share of an option's width for the question
ANSWERS_HEIGHT = 92  # reference px, the height of the answers below a question


@dataclass(frozen=True)
class Choices:
    """Hold the players and rules of the match to play."""

    players: tuple[Player, ...]
    rules: Rules


class Setup(Screen[Choices | None]):
    """Closes with Choices, or with None if the player went back; remembers the last ones."""

    layer: ClassVar[str] = "setup"

    def __init__(
        self,
        kit: Kit,
        together: bool,
        rules: Rules | None = None,
        games: "SavedGames | None" = None,
        presets: Collection[str] = PRESETS,
        heading: str = "",
        buddy_does: str = "bot-buddy-does",
    ) -> None:
        """Take whether people play together, the rules, the saved games, and the presets.

        `heading` is a text id that replaces the usual title, `buddy_does` one that tells what a
        buddy does here.
        """
        super().__init__(kit)
        self._games, self._presets = games, presets
        self._buddy_does = buddy_does
        self._preferences = dict[tuple[str, str], PlayerPreferences]()
        self._together = together
        self._heading = heading or ("setup-together" if together else "setup-bots")
        last = last_occupants(kit.store[Settings], together)
        self._occupants = [self._eased(occupant) for occupant in last]
        self._rules = rules or last_rules(kit.store[Settings])

    @property
    def choices(self) -> Choices:
        """The match as it is set up now."""
        return Choices(self._players(), self._rules)

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def build(self) -> None:
        """Put the seats above the rules and options, and the buttons below both."""
        title, fair = split_title(self.zone("title"))
        self.add_label(title, self.kit.text(self._heading), "title", "title")
        self.add_label(fair, self.kit.text("setup-fair"), color="ink_soft")
        colors = self._colors()
        for seat, room in enumerate(_four(self.zone("seats"), self.kit)):
            self._build_card(seat, room, colors.get(seat, seat))
        self._build_rules()
        self._build_options()
        self._build_navigation()
        self._tell()

    def leave(self) -> None:
        """Drop the button whose callback refers to the screen."""
        super().leave()
        del self._start

    def _build_card(self, seat: int, room: Rect, color: int) -> None:
        kinds: list[Kind] = ["person", "bot"]
        if seat >= FEWEST:
            kinds.append("empty")
        occupant = self._occupants[seat]
        does = self._buddy_does if occupant.level == BUDDY else f"bot-{occupant.level}-does"
        SeatCard(self, room, seat, color, occupant, self.kit.text(does), self._buddy(seat)).build(
            kinds,
            on_face=partial(self._change_face, seat),
            on_kind=lambda kind: self._sit(seat, kind=kind),
            on_level=lambda level: self._sit(seat, level=level),
            on_handicap=partial(self._ask_handicap, seat),
        )

    def _buddy(self, seat: int) -> str | None:
        """Return the bot on this seat; for a buddy, the one that it would play as now."""
        occupant = self._occupants[seat]
        if occupant.kind != "bot" or occupant.level != BUDDY or not self._games:
            return occupant.player.bot
        return next(it.bot for it in self._games.seated(self._players()) if it.bot in BUDDIES)

    def spoken_lines(self) -> list[str]:
        """Say the title only: each seat is read out when it gets the focus."""
        return super().spoken_lines()[:2]

    def _build_rules(self) -> None:
        kit, rules, place = self.kit, self._rules, self.zone("rules")
        self.add(
            PresetCard(
                kit,
                self.stage,
                place,
                rules.name,
                self._ask_rules,
                name="rules",
                title=rules_name(kit, rules),
                sign="more",
            )
        )

    def _build_options(self) -> None:
        text, now = self.kit.text, self._rules
        length, time = layout.rows(self.zone("options"), 2, self.kit.px(16))
        known = LENGTHS if now.length in LENGTHS else (*LENGTHS, now.length)
        lengths = [(each, length_name(self.kit, each)) for each in known]
        choice, self._how_long = self._parted(length, text("setup-length"))
        self._choice(choice, "length", text("setup-length"), lengths, now.length, self._take_length)
        times = [(n, self._time(n)) for n in SECONDS]
        choice, self._how_much = self._parted(time, text("setup-time"))
        self._choice(choice, "seconds", text("setup-time"), times, now.seconds, self._take_seconds)

    def _parted(self, room: Rect, question: str) -> tuple[Rect, Label]:
        """Add a question and a label that explains the answer; return room and label.

        The room is that of the answers.
        """
        gap, wide = self.kit.px(20), round(room.width * QUESTION_SHARE)
        high = max(self.kit.min_target, self.kit.px(ANSWERS_HEIGHT))
        if room.height > high * 3 // 2:
            asked = Rect(room.topleft, (room.width, room.height - high - gap // 2))
            head, sub = layout.columns(asked, 2, gap)
            align: Align = "right"
            answers = Rect(room.x, room.bottom - high, room.width, high)
        else:
            head, sub = layout.rows(Rect(room.topleft, (wide, room.height)), 2, 0)
            align = "left"
            answers = Rect(room.x + wide + gap, room.y, room.width - wide - gap, room.height)
        self.add_label(head, question, "bold", align="left")
        meaning = self.add_label(sub, "", size="small", color="ink_soft", align=align)
        return answers, meaning

    def _choice(
        self,
        place: Rect,
        name: str,
        question: str,
        options: Sequence[tuple[Value, str]],
        value: Value,
        on_change: Callable[[Value], None],
    ) -> None:
        kind = Stepper if len(options) > MOST else Choice
        choice = kind(self.kit, self.stage, place, options, value, on_change, name)
        choice.label = question
        self.add(choice)

    def _time(self, seconds: int | None) -> str:
        if seconds is None:
            return self.kit.text("setup-no-limit")
        return self.kit.text("setup-seconds", seconds=seconds)

    def _build_navigation(self) -> None:
        text = self.kit.text
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        self._start = self.add_button(
            self.zone("start"), "start", text("setup-start"), self._begin, "primary", size="title"
        )

    def _change_face(self, seat: int) -> None:
        """Ask who plays there; for a bot, just take the next one."""
        if self._occupants[seat].kind == "bot":
            roster = (BUDDY, *LEVELS)
            at = roster.index(self._occupants[seat].level)
            self._sit(seat, level=roster[(at + 1) % len(roster)])
        else:
            self._ask_who(seat)

    def _next_animal(self, seat: int) -> str:
        """Return the next animal that no person has."""
        taken = {other.animal for other in self._occupants if other.kind == "person"}
        first = FACES.index(self._occupants[seat].animal)
        following = (*FACES[first:], *FACES[:first])
        return next(each for each in following if each not in taken)

    def _ask_who(self, seat: int) -> None:
        others = [it for at, it in enumerate(self._occupants) if at != seat and it.kind == "person"]
        seated = {other.player.identity for other in others}
        color = self._colors().get(seat, seat)
        here = self._occupants[seat]
        sitting = here.player if here.kind == "person" else None
        who = Who(self.kit, self._games, color, here.animal, seated, sitting)
        self.push(who, then=partial(self._take_player, seat))

    def _take_player(self, seat: int, player: Player | None) -> None:
        """Seat a player; if another occupant looks alike, give that one another animal."""
        self._preferences.clear()
        if player:
            self._occupants[seat] = self._eased(self._occupants[seat].taken_by(player))
            for other, it in enumerate(self._occupants):
                if other != seat and it.looks_like(player):
                    self._sit(other, animal=self._next_animal(other), name="")
        self.rebuild()

    def _eased(self, occupant: Occupant) -> Occupant:
        """Return an occupant with the handicap that the player had last time."""
        if not self._games or occupant.kind != "person" or occupant.is_visitor:
            return occupant
        return replace(occupant, handicap=self._preferences_of(occupant.player).eased)

    def _preferences_of(self, player: Player) -> PlayerPreferences:
        """Return the preferences of a player, cached until the cards of players were shown."""
        if player.bot or player.is_visitor or not self._games:
            return PlayerPreferences()
        if player.identity not in self._preferences:
            self._preferences[player.identity] = self._games.preferences(player)
        return self._preferences[player.identity]

    def _ask_handicap(self, seat: int) -> None:
        occupant = self._occupants[seat]
        choice = HandicapChoice(self.kit, occupant.player, occupant.handicap)
        self.push(choice, then=partial(self._take_handicap, seat))

    def _take_handicap(self, seat: int, handicap: Handicap | None) -> None:
        if handicap:
            if self._games:
                told = write_handicap(handicap)
                self._games.set_preferences(self._occupants[seat].player, handicap=told)
                self._preferences.clear()
            self._sit(seat, handicap=handicap)

    def _sit(self, seat: int, **changed: Any) -> None:
        self._occupants[seat] = replace(self._occupants[seat], **changed)
        self._occupants = apart(self._occupants, seat)
        self.rebuild()

    def _ask_rules(self) -> None:
        self.push(RulesChoice(self.kit, self._rules, self._presets), then=self._take_rules)

    def _take_rules(self, rules: Rules | None) -> None:
        if rules:
            self._rules = rules
            self.rebuild()

    def _take_length(self, length: Length) -> None:
        self._rules = replace(self._rules, length=length)
        self._tell()

    def _take_seconds(self, seconds: int | None) -> None:
        self._rules = replace(self._rules, seconds=seconds)
        self._tell()

    def _tell(self) -> None:
        """Say what length and time mean, and whether the match can start."""
        text, kinds = self.kit.text, [occupant.kind for occupant in self._occupants]
        self._how_long.set_text(self._meaning())
        limit = "none" if self._rules.seconds is None else "limit"
        self._how_much.set_text(text(f"setup-time-{limit}"))
        self._start.set_enabled("person" in kinds)
        self._start.set_sub("" if "person" in kinds else text("setup-nobody"))

    def _meaning(self) -> str:
        text, seated = self.kit.text, sum(it.kind != "empty" for it in self._occupants)
        match self._rules.length:
            case Games(count):
                return text("setup-length-games", count=count)
            case Rounds(count):
                return text("setup-length-rounds", count=count * games_in_round(seated))
            case Target():
                return text("setup-length-target")

    def _begin(self) -> None:
        keep(self.kit.store, self._together, self._occupants, self._rules)
        self.close(self.choices)

    def _players(self) -> tuple[Player, ...]:
        """Return the players, each in a different colour."""
        players = [it.player for it in self._occupants if it.kind != "empty"]
        return colored(players, [self._preferences_of(it).color for it in players])

    def _colors(self) -> dict[int, int]:
        """Return the colours of the players on the taken seats."""
        taken = [seat for seat, it in enumerate(self._occupants) if it.kind != "empty"]
        return {
            seat: player.color_on(at)
            for at, (seat, player) in enumerate(zip(taken, self._players(), strict=True))
        }


def _four(room: Rect, kit: Kit) -> list[Rect]:
    """Divide the room of the seats into four in a row, or two by two if it is narrow."""
    gap = kit.px(24)
    if 2 * room.width > 3 * room.height:
        return layout.columns(room, 4, gap)
    return [each for row in layout.rows(room, 2, gap) for each in layout.columns(row, 2, gap)]
