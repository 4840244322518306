"""The Maestro in one's chair: what it made of the tiles, its film, and one's own next try."""

from functools import partial

from pygame import Rect, Surface

from game.kit import layout
from game.kit.kit import Kit
from game.kit.preferences import Profile
from game.kit.widgets.button import Kind
from game.session.characters import seated
from game.session.journal import Ghost
from game.session.maestro import MAESTRO, TRIES, deal_again, rack_sizes
from game.session.searches.maestro_search import ChairSearch
from game.session.session import Session
from game.view import backgrounds
from game.view.lessons.teacher import seat_speaker
from game.view.replay.tiles_left import LeftLine, draw_tiles_left
from game.view.room import draw_room
from game.view.table.bot_playback import BotPlayback
from scenes.review.chair_words import mood, outcome, remark, verdict_words
from scenes.review.doors import Doors
from scenes.review.past_game import PastGame
from scenes.screen import MatchResult, SideScreen

BUBBLE = 2, 3
"""How high the title and the remark in the bubble are, each against the other."""

BEFORE = 46
"""How far below the Maestro's place the table begins, with its rim between, in reference pixels."""

COLORS = 4
"""How many colours of seats there are: the Maestro's line has another than one's own."""


class ChairPage(SideScreen[None]):
    """Lets the Maestro play while it is open; the tries are kept by who opened it."""

    layer = "chair"
    turns = False

    def __init__(
        self, kit: Kit, past: PastGame, seat: int, search: ChairSearch, doors: Doors
    ) -> None:
        super().__init__(kit)
        self._past, self._seat = past, seat
        self._search, self._doors = search, doors
        self._before, self._now = past.ghost, rack_sizes(past.positions, seat)
        """One's play before, if there was one, and the newest."""
        self._told: object = None

    def leave(self) -> None:
        """Stop the tries."""
        super().leave()
        self._search.stop()

    def tick(self, dt: float) -> None:  # noqa: ARG002
        """Take what the Maestro has played, and ask for more."""
        self._search.tick()
        if self._told != self._news and not self._pressed:
            self.rebuild()

    @property
    def _news(self) -> object:
        return len(self._search.over), self._search.is_done

    def build(self) -> None:
        """Put what the Maestro made of the tiles beside the lines, and the ways below."""
        kit = self.kit
        self._told = self._news
        self._seat_maestro()
        self.add_label(self.zone("told"), kit.text("chair-lines"), "bold", "body")
        lines = self.zone("lines")
        self.stage.add(draw_tiles_left(kit, lines.size, self._lines()), *lines.topleft)
        self._build_ways()

    def ground(self) -> Surface:
        """Return the table at which the Maestro sits, in its room."""
        kit, table = self.kit, self._table
        ground = backgrounds.ground(kit).copy()
        backgrounds.draw_light(kit, ground, table)
        draw_room(kit, ground, table, seated=True)
        return ground

    @property
    def _table(self) -> Rect:
        """What lies before the far rim, behind which the Maestro sits."""
        (wide, high), top = self.kit.size, self.zone("face").bottom + self.kit.px(BEFORE)
        return Rect(0, top, wide, high - top)

    def _seat_maestro(self) -> None:
        """Let it say what it thinks of its games, below what the page is about."""
        kit, zone, verdict = self.kit, self.zone("face"), self._search.verdict
        end = outcome(self._past, self._seat)
        who, feels = seated(MAESTRO), mood(verdict, end)
        bubble = seat_speaker(kit, self.stage, zone, self._table, who, self._color, feels)
        room = bubble.inflate(-kit.px(48), -kit.px(20))
        title, said = (kit.turned(part, zone) for part in layout.shares(room, BUBBLE, 0))
        self.add_label(title, kit.text("chair"), "title", "label", "ink_dark", "left")
        self.add_label(self.zone("words"), self._words(), size="label")
        words = remark(kit, verdict, end, playing=not self._search.is_done)
        self.add_label(said, words, "bold", "label", "ink_dark", "left")

    @property
    def _color(self) -> int:
        """The colour of the Maestro's seat, and of its line: another than one's own."""
        return (self._past.players[self._seat].color_on(self._seat) + 1) % COLORS

    def spoken_lines(self) -> list[str]:
        """Say where each line ends, too."""
        ends = ((line.told, line.counts[-1], len(line.counts) - 1) for line in self._lines())
        told = (
            self.kit.text("chair-spoken", who=who, count=count, turns=turns)
            for who, count, turns in ends
        )
        return [*super().spoken_lines(), *told]

    def _words(self) -> str:
        """Say how many games there still are to play, and then how they went."""
        search, text = self._search, self.kit.text
        if search.verdict:
            return verdict_words(self.kit, search.verdict, outcome(self._past, self._seat))
        if search.is_done:
            return text("chair-none")
        return text("chair-playing", game=len(search.over) + 1, tries=TRIES)

    def _lines(self) -> list[LeftLine]:
        """Return one's own lines, and that of the game that the film shows."""
        you, text = self._past.players[self._seat], self.kit.text
        color, dealt = you.color_on(self._seat), len(self._past.positions[0].seats[self._seat].rack)
        now = text("chair-now" if self._before else "you")
        lines = [LeftLine(you, color, now, (dealt, *self._now))]
        if self._before:
            counts = (dealt, *self._before)
            lines.append(LeftLine(you, color, text("chair-before"), counts, is_ghost=True))
        if verdict := self._search.verdict:
            counts, name = (dealt, *verdict.typical.left), text(f"bot-{MAESTRO}")
            lines.append(LeftLine(seated(MAESTRO), self._color, name, counts))
        return lines

    def _build_ways(self) -> None:
        """Offer the film once there is one, and another try where it can be kept."""
        text, doors = self.kit.text, self._doors
        again = bool(doors.match and doors.games)
        leads: Kind = "plain" if again else "primary"
        self.add_button(self.zone("back"), "back", text("back"), self.back)
        if self._search.verdict:
            self.add_button(
                self.zone("watch"), "watch", text("chair-watch"), self._watch, leads, icon="play"
            )
        if again:
            self.add_label(self.zone("note"), text("chair-uncounted"))
            self.add_button(
                self.zone("again"), "again", text("chair-again"), self._again, "primary"
            )

    def _watch(self) -> None:
        if verdict := self._search.verdict:
            self.push(self._doors.film(verdict.typical.journal, self._seat))
            self.stack.rest(self)

    def _again(self) -> None:
        """Begin the same deal at a table; one's first play of it is the ghost."""
        past, games, match = self._past, self._doors.games, self._doors.match
        if not (games and match):
            return
        self._search.stop()
        first = self._before or self._now
        observer = games.observer(past.players, ghost=first)
        start, pace = past.positions[0], BotPlayback(self.kit)
        session = deal_again(start, past.players, past.executor, pace, observer)
        played = partial(self._played, session, first, self.kit.store.profile)
        self.push(match(session), then=played)
        self.stack.rest(self)

    def _played(
        self, session: Session, first: Ghost, profile: Profile | None, result: MatchResult
    ) -> None:
        """Show both plays beside one another, or begin anew; the match has used a profile."""
        self.kit.use_profile(profile)
        if session.game.result:
            self._before, self._now = first, rack_sizes(session.game.positions, self._seat)
        if result is MatchResult.AGAIN:
            self._again()
        else:
            self.rebuild()
