"""Sets up a match: who sits where around the table, and which box of rules is played."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.engine.notation import write_handicap
from game.engine.position import Handicap
from game.engine.rules import OFFERED, PRESETS, Deal, Games, Rules
from game.kit import layout
from game.kit.kit import Kit
from game.last_setup import (
    Occupant,
    can_be_free,
    can_be_quick,
    free_animal,
    keep,
    last_occupants,
    last_rules,
    newcomers,
    with_bot,
    with_company,
    with_deal,
)
from game.session.buddy import BUDDIES
from game.session.player import Player, colored
from game.session.rule_choices import as_agreed
from game.settings import Settings
from game.store.player_preferences import PlayerPreferences
from game.view.oval_table import draw_oval_table
from game.view.players.addressing import addressed
from game.view.rule_pictures import draw_preset
from game.view.wording import game_minutes, length_meaning, time_meaning
from scenes.once import OnceScreen
from scenes.options.handicap import HandicapChoice
from scenes.players.cards import Who
from scenes.screen import split_title
from scenes.setup.box import HOUSE, GameBox, box_card, box_of, boxes_in_setup, shelve, tint_of
from scenes.setup.chair import Chair, Seated, chairs, table_within, tiles_within
from scenes.setup.character_choice import Asked, CharacterChoice
from scenes.setup.notes import TurningNote
from scenes.setup.rules import RulesChoice

if TYPE_CHECKING:
    from game.store.games import SavedGames

ICONS = {"together": "person", "watch": "robot", "games": "again", "stamps": "star"}
"""The picture of each way."""

UNKEPT = "together", "watch"
"""The ways that need no kept games."""

ROW, GAP = 3, 16
"""So many boxes stand in one row; the space between signs, in reference pixels."""


@dataclass(frozen=True)
class Choices:
    """Hold the players and rules of the match to play."""

    players: tuple[Player, ...]
    rules: Rules


class Setup(OnceScreen[Choices | str | None]):
    """Closes with Choices, with the name of another way, or with None if the player went back."""

    layer = "setup"

    def __init__(
        self,
        kit: Kit,
        together: bool,
        rules: Rules | None = None,
        games: "SavedGames | None" = None,
        presets: Collection[str] = PRESETS,
        heading: str = "",
        buddy_does: str = "bot-buddy-does",
        ways: Collection[str] = (),
    ) -> None:
        """Take whether people play together, the rules, the saved games, and the presets.

        `heading` is a text id that replaces the usual title, `buddy_does` one that tells what a
        buddy does here. Where `ways` lead elsewhere, one can also choose to play together.
        """
        super().__init__(kit)
        self._games, self._presets = games, presets
        self._buddy_does, self._ways = buddy_does, ways
        self._preferences = dict[tuple[str, str], PlayerPreferences]()
        self._heading = heading
        self._before = last_rules(kit.store[Settings])
        self._rules = rules or self._before
        self._seat_last(together)

    def _seat_last(self, together: bool) -> None:
        """Seat those who played the last time, together or against bots."""
        self._together = together
        last = last_occupants(self.kit.store[Settings], together)
        seated = with_company(last, self._before, self._rules)
        self._occupants = [*map(self._eased, seated)]

    @property
    def choices(self) -> Choices:
        """The match as it is set up now."""
        return Choices(self._players(), self._rules)

    def back(self) -> None:
        """Close without a choice."""
        self.close(None)

    def ground(self) -> Surface:
        """Return the table in its room."""
        table = table_within(self.zone("table"))
        return draw_oval_table(self.kit, self.kit.turned(table) if self.turned else table)

    def build(self) -> None:
        """Put the table with its chairs beside the boxes, and what is chosen last below these."""
        title, fair = split_title(self.zone("title"))
        heading = self._heading or ("setup-together" if self._together else "setup-bots")
        self.add_label(title, self.kit.text(heading), "title", "title")
        if any(occupant.kind == "bot" for occupant in self._occupants):
            self.add_label(fair, self.kit.text("setup-fair"))
        tiles = tiles_within(self.kit, self.zone("table"))
        self.lay(draw_preset(self.kit, self._rules.name, tiles.size), tiles)
        you = addressed(self._players())
        colors = self._colors()
        for seat, place in enumerate(chairs(self.zone("table"))):
            self._build_chair(seat, place, colors, is_you=you is not None)
        self._build_boxes()
        self._build_notes()
        self._build_navigation()
        self._build_ways()

    def _build_chair(self, seat: int, place: Rect, colors: dict[int, int], *, is_you: bool) -> None:
        occupant = self._occupants[seat]
        player = self._seated(seat)
        there = Seated(occupant, player, colors.get(seat, seat), is_you and not player.bot)
        choose = partial(self._ask_who_sits, seat)
        self.add(Chair(self.kit, self.stage, place, f"chair-{seat}", there, choose))

    def _seated(self, seat: int) -> Player:
        """Return who sits there; a buddy as it would play now."""
        player = self._occupants[seat].player
        if player.bot not in BUDDIES or not self._games:
            return player
        return next(it for it in self._games.seated(self._players()) if it.bot in BUDDIES)

    def spoken_lines(self) -> list[str]:
        """Say the title only: each chair is read out when it gets the focus."""
        return super().spoken_lines()[:2]

    def _build_boxes(self) -> None:
        kit, shared = self.kit, self._together or self._rules.together
        boxes = boxes_in_setup(self._presets, together=shared)
        across = ROW if len(boxes) == ROW else 2
        places = shelve(kit, self.stage, self.zone("boxes"), len(boxes), across)
        for box, place in zip(boxes, places, strict=True):
            take: Callable[[], None] = partial(self._take_box, box)
            take = self._ask_rules if box == HOUSE else take
            comes = newcomers(self._occupants, self._rules, OFFERED.get(box, self._rules))
            card = box_card(kit, box, self._rules, take, comes)
            self.add(GameBox(kit, self.stage, place, card, tint_of(kit, box)))

    def _build_notes(self) -> None:
        kit, rules = self.kit, self._rules

        def minutes(deal: Deal) -> str:
            return game_minutes(kit, replace(rules, deal=deal, length=Games(1)))

        self._add_note("deal", minutes, "").set_enabled(can_be_quick(rules))
        seated = sum(occupant.kind != "empty" for occupant in self._occupants)
        means = partial(length_meaning, kit, players=seated)
        length = self._add_note("length", means, "")
        length.set_enabled(not rules.together)
        self._add_note("seconds", partial(time_meaning, kit), "glass")

    def _add_note(self, field: str, means: Callable[[Any], str], icon: str) -> TurningNote:
        place, rules, agree = self.zone(field), self._rules, self._agree
        return self.add(TurningNote(self.kit, self.stage, place, rules, field, agree, means, icon))

    def _agree(self, field: str, value: Any) -> None:
        agreed = replace(self._rules, **{field: value})
        self._take_rules(with_deal(agreed, value) if field == "deal" else agreed)

    def _build_navigation(self) -> None:
        text = self.kit.text
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        people = any(occupant.kind == "person" for occupant in self._occupants)
        sub = game_minutes(self.kit, self._rules) if people else text("setup-nobody")
        place, words = self.zone("start"), text("setup-start")
        start = self.add_button(place, "start", words, self._begin, "primary", "title", sub=sub)
        start.set_enabled(people)

    def _build_ways(self) -> None:
        if not self._ways:
            return
        switch = partial(self._switch_company, not self._together)
        ways = {"together": switch, **{way: partial(self.close, way) for way in self._ways}}
        places = layout.columns(self.zone("ways"), len(ways), self.kit.px(GAP))
        for place, (way, go) in zip(places, ways.items(), strict=True):
            words, icon = self.kit.text(f"menu-{way}"), ICONS[way]
            button = self.add_button(place, way, words, go, size="body", icon=icon, align="below")
            is_kept = way not in UNKEPT
            is_together = way == "together" and self._together
            button.set_state(chosen=is_together, enabled=not is_kept or self._games is not None)

    def _switch_company(self, together: bool) -> None:
        self._seat_last(together)
        self.rebuild()

    def _ask_who_sits(self, seat: int) -> None:
        people = [it.player for it in self._occupants if it.kind == "person"]
        whose = next((each for each in people if not each.is_visitor), None)
        can_leave = can_be_free(self._occupants, seat)
        asked = Asked(self._occupants[seat], can_leave, self._buddy_does, whose)
        choice = CharacterChoice(self.kit, asked, self._games, self._presses)
        self.push(choice, then=partial(self._take_choice, seat))

    def _take_choice(self, seat: int, choice: str | None) -> None:
        """Seat a bot, or nobody; or ask further."""
        match choice:
            case None:
                return
            case "person":
                self._ask_who(seat)
            case "handicap":
                self._ask_handicap(seat)
            case "nobody":
                self._sit(seat, kind="empty")
            case bot:
                self._occupants = with_bot(self._occupants, seat, bot)
                self.rebuild()

    def _ask_who(self, seat: int) -> None:
        others = [it for at, it in enumerate(self._occupants) if at != seat and it.kind == "person"]
        seated = {other.player.identity for other in others}
        color = self._colors().get(seat, seat)
        here = self._occupants[seat]
        is_person = here.kind == "person"
        animal = here.animal if is_person else free_animal(self._occupants, seat)
        who = Who(self.kit, self._games, color, animal, seated, here.player if is_person else None)
        self.push(who, then=partial(self._take_player, seat))

    def _take_player(self, seat: int, player: Player | None) -> None:
        """Seat a player; if another occupant looks alike, give that one another animal."""
        self._preferences.clear()
        if player:
            self._occupants[seat] = self._eased(self._occupants[seat].taken_by(player))
            for other, it in enumerate(self._occupants):
                if other != seat and it.looks_like(player):
                    self._sit(other, animal=free_animal(self._occupants, other), name="")
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
        self.rebuild()

    def _take_box(self, box: str) -> None:
        """Take the rules out of a box, with its company if nobody has chosen another."""
        if box != box_of(self._rules):
            self._take_rules(as_agreed(OFFERED[box], self._rules))

    def _ask_rules(self) -> None:
        ask = RulesChoice(self.kit, self._rules, self._presets, self._presses)
        self.push(ask, then=self._take_rules)

    def _take_rules(self, rules: Rules | None) -> None:
        if rules:
            self._occupants = with_company(self._occupants, self._rules, rules)
            self._rules = rules
            self.rebuild()

    def _begin(self) -> None:
        keep(self.kit.store, self._together, self._occupants, self._rules)
        self.close(self.choices)

    def _players(self) -> tuple[Player, ...]:
        players = [it.player for it in self._occupants if it.kind != "empty"]
        return colored(players, [self._preferences_of(it).color for it in players])

    def _colors(self) -> dict[int, int]:
        taken = [seat for seat, it in enumerate(self._occupants) if it.kind != "empty"]
        return {
            seat: player.color_on(at)
            for at, (seat, player) in enumerate(zip(taken, self._players(), strict=True))
        }
