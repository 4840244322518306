"""The way into a Rush: who plays, what it is, and the bests so far."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from pygame import Rect

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.widgets.card import Card, Picture, Words
from game.last_setup import last_occupants
from game.rush_bests import Bests, KeptBests, Score
from game.session.player import COLORS, Player
from game.settings import Settings
from game.view.players.avatars import avatar, name_of
from game.view.puzzles import puzzle_words
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.rush.bests_table import bests_said, draw_bests
from scenes.puzzles.rush.current_rush import CurrentRush
from scenes.puzzles.rush.rush_result import RushResult
from scenes.puzzles.rush.rush_table import RushTable
from scenes.screen import MatchResult, Screen, TurnResult, split_title

CLOCK = 150  # reference px, the height of the clock at most


@dataclass(frozen=True)
class Entrants:
    """Hold who can play, where the bests stand, and whether a result can be copied."""

    players: Sequence[Player]
    bests: Bests
    copies: bool = True


class RushStart(Screen[None]):
    """Leads into rounds, one after the other."""

    layer: ClassVar[str] = "rush_start"

    def __init__(self, kit: Kit, puzzles: Puzzles, entrants: Entrants) -> None:
        """Take the puzzles, and who can play."""
        super().__init__(kit)
        self._puzzles, self._entrants = puzzles, entrants
        self._at = 0
        self._rounds: list[CurrentRush] = []
        self._has_ended = False

    @property
    def came(self) -> tuple[bool, bool]:
        """Whether anything was solved here, and whether a round has ended."""
        return any(each.rush.solved for each in self._rounds), self._has_ended

    @property
    def _player(self) -> Player:
        players = self._entrants.players
        return players[self._at % len(players)]

    def back(self) -> None:
        """Close."""
        self.close(None)

    # What is shown

    def build(self) -> None:
        """Put what it is and who plays beside the bests."""
        kit, text = self.kit, self.kit.text
        title, sub = split_title(self.zone("title"))
        self.add_label(title, text("rush"), "title", "title")
        self.add_label(sub, text("rush-sub"), color="ink_soft")
        self._build_told(self.zone("told"))
        self._add_player(self.zone("player"))
        room = self.zone("bests")
        bests = self._entrants.bests.ranked
        self.stage.add(draw_bests(kit, room.size, bests, None), *room.topleft)
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        words, press = text("rush-start"), self._begin
        self.add_button(self.zone("start"), "start", words, press, "primary", "title", icon="play")

    def _add_player(self, place: Rect) -> None:
        """Show who plays; a press is for the next one."""
        kit, player = self.kit, self._player
        words = Words(name_of(kit, player), "title", "bold")
        other = Words(kit.text("rush-other-player"), "small", rows=2)
        face = Picture(lambda size: avatar(kit, player, player.color or 0, min(size)), "left", 1)
        card = self.add_card(place, Card("player", (words, other), self._next, face))
        card.set_enabled(len(self._entrants.players) > 1)

    def _build_told(self, room: Rect) -> None:
        """Show a clock above what it is about."""
        kit = self.kit
        side = min(room.h * 2 // 5, kit.px(CLOCK))
        picture = shapes.svg(kit.art("clock"), (side, side), kit.theme["accent_ink"])
        self.stage.add(picture, *picture.get_rect(midtop=room.midtop).topleft)
        below = Rect(room.left, room.top + side, room.w, room.h - side)
        self.add_label(below, kit.text("rush-told"), "bold", "label")

    def spoken_lines(self) -> list[str]:
        """Say the bests, too."""
        return [*super().spoken_lines(), *bests_said(self.kit, self._entrants.bests.ranked)]

    # What is done

    def _next(self) -> None:
        """Take the next player."""
        self._at += 1
        self.rebuild()

    def _begin(self) -> None:
        """Begin the round of today."""
        day = self._puzzles.today()
        rush, best = self._puzzles.library.rush(day), self._entrants.bests.to_beat(self._player)
        self._rounds.append(CurrentRush(rush, self._player, day, best))
        self._pose(self._rounds[-1])

    def _pose(self, current: CurrentRush) -> None:
        puzzle = self._puzzles.library.for_ticket(current.rush.ticket)
        table = RushTable(self.kit, current, puzzle)
        self.push(table, then=partial(self._left, current))

    def _left(self, current: CurrentRush, left: TurnResult) -> None:
        """Go on with the next puzzle, or show how far one came."""
        if left is TurnResult.GO_ON:
            self._pose(current)
        else:
            self._end(current)

    def _end(self, current: CurrentRush) -> None:
        score, bests = current.score, self._entrants.bests
        bests.record(score)
        self._has_ended = True
        line = partial(self._line, score) if self._entrants.copies else None
        heading = "rush-over" if current.rush.is_over else "rush-ended"
        result = RushResult(self.kit, score, bests.ranked, current.best, heading, line)
        self.push(result, then=self._after)

    def _after(self, wanted: MatchResult) -> None:
        if wanted is MatchResult.AGAIN:
            self._begin()
        else:
            self.rebuild()

    def _line(self, score: Score) -> str:
        """Return a line that tells how far one came, for others to compare."""
        facts = {"points": score.points, "solved": score.solved, "combo": score.combo}
        return self.kit.text("rush-line", **puzzle_words.day_facts(score.day), **facts)


def at_home(kit: Kit) -> Entrants:
    """Offer Rush to everybody who sat at a table the last time; the best of each is kept."""
    settings = kit.store[Settings]
    seats = [
        replace(each.player, color=at)
        for together in (False, True)
        for at, each in enumerate(last_occupants(settings, together))
        if each.kind == "person"
    ]
    players = dict[tuple[str, str], Player]()
    for each in seats:
        players.setdefault(each.identity, each)
    return Entrants(tuple(players.values()), KeptBests(kit.store))


def visitors(faces: Sequence[str], first: int, bests: Bests) -> Entrants:
    """Offer a visitor every animal in every colour, beginning with the `first` of them."""
    count = len(faces)
    order = (divmod(first + at, count) for at in range(count * len(COLORS)))
    players = tuple(
        Player("", faces[face], color=(turn + face) % len(COLORS)) for turn, face in order
    )
    return Entrants(players, bests, copies=False)
