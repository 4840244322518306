"""After a game: who won, what everyone still held, and that the points add up."""

from typing import ClassVar

from pygame import Rect

from game.engine.match import games_in_round
from game.engine.rules import Games, Rounds, Target
from game.engine.score import Result
from game.kit import paint
from game.kit.kit import Kit
from game.kit.pointer import Gesture, Key
from game.session import Session
from game.view import cut
from game.view.art import TileArt
from game.view.sheet import score_sheet
from scenes.pause import GiveUp, Pause
from scenes.scorerows import LARGEST_TILE, ScoreRows, in_one_line, in_two_lines, tile_width
from scenes.screen import Screen

WATCHED = 6.0
"""Seconds after which it goes on by itself where only bots play."""


class Scoring(Screen):
    """Closes with "next" or "quit"."""

    layer: ClassVar[str] = "scoring"

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self._session = session
        self._result = session.results[-1]
        self._shows_sheet = False
        self._watched_for = 0.0

    def enter(self) -> None:
        """Rejoice with a person who won."""
        if set(self._result.winners) & set(self._session.people):
            self.kit.sounds.play("win")

    def tick(self, dt: float) -> None:
        """Wait for a press if there is anyone to give it."""
        self._watched_for += dt
        if not self._session.people and self._watched_for > WATCHED:
            self._next()

    def handle(self, gesture: Gesture) -> None:
        """Pause on Escape."""
        if gesture == Key("escape"):
            self.kit.stack.push(Pause(self.kit, self._session.rules), then=self._resume_or_quit)
        else:
            super().handle(gesture)

    def build(self) -> None:
        """Put what happened over the racks, or over the score sheet, over the ways on."""
        kit = self.kit
        self.write(self.zone("title"), self._title(), "title", "huge")
        how = "tie" if self._is_tied() else self._result.ended
        sub = kit.text(f"scoring-{how}", game=self._which_game())
        self.write(self.zone("sub"), sub, size="label", color="ink_soft")
        if self._shows_sheet:
            self._build_sheet()
        else:
            self._build_rows()
        self._build_check()
        self._build_buttons()

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
        kit, session, room = self.kit, self._session, self.zone("rows")
        high = 2 * room.height > room.width
        part, most = (in_two_lines, kit.px(240)) if high else (in_one_line, kit.px(170))
        count, gap = len(session.players), kit.px(14)
        height = min(room.height, count * (most + gap) - gap)
        block = Rect(room.left, room.centery - height // 2, room.width, height)
        rows = [part(kit, place) for place in cut.rows(block, count, gap)]
        racks = [seat.rack for seat in session.game.position.seats]
        tile = min(tile_width(row.tiles, racks, kit.px(LARGEST_TILE)) for row in rows)
        drawer = ScoreRows(self, session, TileArt(kit))
        for seat, row in enumerate(rows):
            drawer.draw(seat, row, tile)

    def _build_sheet(self) -> None:
        room = self.zone("rows")
        sheet = score_sheet(self.kit, self._session, room.size)
        self.stage.add(sheet, *sheet.get_rect(center=room.center).topleft)

    def _build_check(self) -> None:
        """Write the sum, a check mark, and what the sum shows."""
        kit, room, words = self.kit, self.zone("check"), balance(self._result)
        px = kit.text_px("body")
        width = kit.fonts.get("bold", px).size(words)[0]
        sum_ = Rect(room.left, room.top, width, room.height)
        self.write(sum_, words, "bold", color="ink_soft", align="left")
        check = paint.svg(kit.assets / "art" / "check.svg", (px, px), kit.theme["legal"])
        place = check.get_rect(midleft=(sum_.right + px // 2, room.centery))
        self.stage.add(check, *place.topleft)
        left = place.right + px // 2
        rest = Rect(left, room.top, room.right - left, room.height)
        self.write(rest, kit.text("scoring-zero"), color="ink_soft", align="left")

    def _build_buttons(self) -> None:
        text, over = self.kit.text, bool(self._session.standing.winners)
        sheet = text("scoring-racks" if self._shows_sheet else "scoring-sheet")
        following = text("scoring-result" if over else "scoring-next")
        self.offer(self.zone("sheet"), "sheet", sheet, self._turn_over)
        self.offer(self.zone("menu"), "menu", text("scoring-menu"), self._leave)
        self.offer(self.zone("next"), "next", following, self._next, "primary")

    def _turn_over(self) -> None:
        self._shows_sheet = not self._shows_sheet
        self.rebuild()

    def _next(self) -> None:
        self.close("next")

    def _leave(self) -> None:
        if self._session.standing.winners:
            self.close("quit")
        else:
            self.kit.stack.push(GiveUp(self.kit), then=self._leave_if)

    def _leave_if(self, sure: bool) -> None:
        if sure:
            self.close("quit")

    def _resume_or_quit(self, choice: str) -> None:
        if choice == "quit":
            self.close("quit")


def balance(result: Result) -> str:
    """Write what the others lost as what the winners gained."""
    lost = [str(-points) for points in result.scores if points < 0]
    gained = [str(result.scores[seat]) for seat in result.winners]
    return f"{' + '.join(lost) or '0'} = {' + '.join(gained)}"
