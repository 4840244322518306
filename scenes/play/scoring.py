"""After a game: the racks turn over, the points run, the sum is zero, and the sheet goes on."""

from collections.abc import Sequence
from typing import ClassVar

from pygame import Rect

from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.kit import layout, shapes
from game.kit.gestures import Gesture, Key, Up
from game.kit.kit import Kit
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.score_countup import ScoreCountUp, balance
from game.view.score_sheet import draw_score_sheet
from game.view.tile_art import TileArt
from scenes.play.pause import GiveUp, Pause
from scenes.play.score_rows import ScoreRow, row_parts, widest_tile
from scenes.screen import Leave, Screen

WATCHED = 6.0
"""Seconds after which it goes on by itself, all told, where only bots play."""


class Scoring(Screen[Leave]):
    """The points of the game just ended, and the sheet of the match."""

    layer: ClassVar[str] = "scoring"

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self._session = session
        self._result = session.results[-1]
        motion = kit.theme.motion
        racks = [seat.rack for seat in session.game.position.seats]
        flip, step = motion["draw"] / 1000, 2 * motion["deal_step"] / 1000
        self._telling = ScoreCountUp(racks, self._result, flip, step)
        self._now = self._telling.end if kit.preferences.reduced_motion else 0.0
        self._watched_for = 0.0

    @property
    def told(self) -> bool:
        """Tell whether all is told."""
        return self._now >= self._telling.end

    def enter(self) -> None:
        """Rejoice with a person who won."""
        if set(self._result.winners) & set(self._session.people):
            self.kit.sounds.play("win")

    def tick(self, dt: float) -> None:
        """Tell on, then wait for a press if there is anyone to give it."""
        if not self.told:
            self._tell(self._now + dt)
            return
        self._watched_for += dt
        if not self._session.people and self._watched_for > WATCHED:
            self._next()

    def _tell(self, now: float) -> None:
        """Tell up to a moment, and let it be heard."""
        begun = self._telling.begun(self._now)
        self._now = min(now, self._telling.end)
        self._show()
        if self.told:
            self.kit.sounds.play("chord")
        elif self._telling.begun(self._now) > begun:
            self.kit.sounds.play("pick")

    def handle(self, gesture: Gesture) -> None:
        """Let a press that is for no button end the telling."""
        if self._skips(gesture):
            self._tell_all()
        else:
            super().handle(gesture)

    def back(self) -> None:
        """Pause."""
        self.push(Pause(self.kit, self._session.rules), then=self._resume_or_quit)

    def confirm(self) -> None:
        """End the telling; when all is told, go on."""
        if self.told:
            super().confirm()
        else:
            self._tell_all()

    def _tell_all(self) -> None:
        if not self.told:
            self._tell(self._telling.end)

    def _skips(self, gesture: Gesture) -> bool:
        match gesture:
            case Up():
                return self._pressed is None
            case Key("space"):
                return self.focused is None
            case _:
                return False

    def build(self) -> None:
        """Put what happened over the racks beside the sheet over the ways on."""
        kit = self.kit
        self.write(self.zone("title"), self._title(), "title", "huge")
        how = "tie" if self._is_tied() else self._result.ended
        sub = kit.text(f"scoring-{how}", game=self._which_game())
        self.write(self.zone("sub"), sub, size="label", color="ink_soft")
        self._build_rows()
        self._build_check()
        self._build_paper()
        self._build_buttons()
        self._show()

    def _title(self) -> str:
        if self._result.ended == "blocked":
            return self.kit.text("scoring-blocked-title")
        winner = self._session.players[self._result.winners[0]]
        return self.kit.text("scoring-out-title", name=winner.name)

    def _is_tied(self) -> bool:
        """Tell whether the target is reached and only a tie keeps the match going (R41)."""
        length, standing = self._session.rules.length, self._session.standing
        if not isinstance(length, Target) or standing.winners:
            return False
        return max(standing.totals) >= length.points

    def _which_game(self) -> str:
        text, number = self.kit.text, len(self._session.results)
        match self._session.rules.length:
            case Rounds(rounds):
                count = rounds * games_in_round(len(self._session.players))
                return text("scoring-game", number=number, count=count)
            case Games(count):
                return text("scoring-game", number=number, count=count)
            case Target(points):
                return text("scoring-game-target", number=number, points=points)

    def _build_rows(self) -> None:
        kit, session = self.kit, self._session
        rows = row_parts(kit, session, self.zone("rows"))
        art, tile = TileArt(kit), widest_tile(kit, session, rows)
        self._rows = [
            ScoreRow(self, session, seat, parts, art, tile) for seat, parts in enumerate(rows)
        ]

    def _build_check(self) -> None:
        """Make room for the sum and, below it, for what it shows."""
        kit, terms = self.kit, balance(self._result)
        upper, lower = layout.rows(self.zone("check"), 2, 0)
        side = upper.height * 2 // 3
        gap = side // 2
        room = (upper.width - side - gap, upper.height)
        wide = kit.words(whole_sum(terms), "bold", "label", "ink", room).width
        sum_ = Rect(upper.left, upper.top, wide, upper.height)
        self._sum = self.write(sum_, whole_sum(terms), "bold", "label", align="left")
        check = shapes.svg(kit.art("check"), (side, side), kit.theme["legal"])
        place = check.get_rect(midleft=(sum_.right + gap, upper.centery))
        self._check = self.stage.add(check, *place.topleft)
        self._zero = self.write(lower, kit.text("scoring-zero"), color="ink_soft", align="left")

    def _build_paper(self) -> None:
        """Lay down the sheet: before this game is written on it, and after."""
        room, after = self.zone("paper"), ScoreSheet.of(self._session)
        self._papers = [
            self.stage.add(draw_score_sheet(self.kit, games, room.size), *room.topleft)
            for games in (after.before, after)
        ]

    def _show(self) -> None:
        """Show what is told so far."""
        for row in self._rows:
            row.show(self._telling, self._now)
        terms = balance(self._result)
        told = " ".join(terms[: self._telling.terms(self._now)])
        self._sum.set_text(whole_sum(terms) if self.told else told)
        before, after = self._papers
        for shown in (self._check, self._zero, after):
            shown.reveal() if self.told else shown.hide()
        before.hide() if self.told else before.reveal()

    def _build_buttons(self) -> None:
        text, over = self.kit.text, bool(self._session.standing.winners)
        following = text("scoring-result" if over else "scoring-next")
        self.offer(self.zone("menu"), "menu", text("scoring-menu"), self._leave)
        self.offer(self.zone("next"), "next", following, self._next, "primary")

    def _next(self) -> None:
        self.close(Leave.GO_ON)

    def _leave(self) -> None:
        if self._session.standing.winners:
            self.close(Leave.QUIT)
        else:
            self.push(GiveUp(self.kit), then=self._leave_if)

    def _leave_if(self, sure: bool) -> None:
        if sure:
            self.close(Leave.QUIT)

    def _resume_or_quit(self, left: Leave) -> None:
        if left is Leave.QUIT:
            self.close(Leave.QUIT)


def whole_sum(terms: Sequence[str]) -> str:
    """Write a sum of terms that comes to nothing."""
    return f"{' '.join(terms)} = 0"
