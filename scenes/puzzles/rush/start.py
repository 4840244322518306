"""The way into a Rush: who plays, what it is, and the bests so far."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.kit.kit import Kit
from game.kit.widgets.card import Words
from game.last_setup import last_occupants
from game.rush_bests import Bests, KeptBests, Score
from game.session.player import COLORS, Player
from game.settings import Settings
from game.view.players.avatars import name_of
from game.view.players.bodies import draw_figure
from game.view.puzzles import puzzle_words
from game.view.wall_shelf import OnShelf
from scenes.page import Page, Way
from scenes.puzzles.puzzles import Puzzles
from scenes.puzzles.rush.bests_page import BestsPage
from scenes.puzzles.rush.rush_result import RushResult
from scenes.puzzles.rush.rush_table import CurrentRush, RushTable
from scenes.screen import MatchResult, TurnResult


@dataclass(frozen=True)
class Entrants:
    """Hold who can play, where the bests stand, and whether a result can be copied."""

    players: Sequence[Player]
    bests: Bests
    copies: bool = True


class RushStart(BestsPage[None]):
    """Leads into rounds, one after the other."""

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

    @property
    def bests(self) -> Sequence[Score]:
        """The bests so far."""
        return self._entrants.bests.ranked

    def page(self) -> Page:
        """Say what it is; the yellow button begins."""
        text, begin = self.kit.text, self._begin
        start = Way("start", text("rush-start"), begin, "primary", "play", "title")
        return Page(text("rush"), ways=(self.way_back(), start))

    def build(self) -> None:
        """Put a clock and who plays on the table, below a note; the bests hang beside them."""
        super().build()
        self.show_bests(None)
        kit, asked = self.kit, Words(self.kit.text("rush-sub"), "label", "bold", rows=2)
        self.add_note(self.zone("told"), asked, Words(kit.text("rush-told"), rows=2))
        player, place = self._player, self.zone("player")
        draw = partial(draw_figure, kit, player=player, color=player.color or 0)
        words, other = name_of(kit, player), kit.text("rush-other-player")
        entrant = OnShelf(kit, self.stage, place, "player", words, other, self._next, draw)
        self.add(entrant).set_enabled(len(self._entrants.players) > 1)

    def _next(self) -> None:
        self._at += 1
        self.rebuild()

    def _begin(self) -> None:
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

    def _after(self, wanted: MatchResult | None) -> None:
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
