"""The score sheet: all games of a match so far on one pad."""

from pygame import Surface

from game.kit.kit import Kit
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.scores.end_room import EndTable
from game.view.scores.score_sheet import balance, draw_pad
from game.view.scores.seating import GAP
from game.view.speech.scores import match_said
from scenes.screen import Screen


class Sheet(Screen[None]):
    """Shows all games so far on a pad, and the scores of the last one as a sum."""

    layer = "sheet"

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self._session = session

    def ground(self) -> Surface:
        """Return the room of the table on which the pad lies."""
        return EndTable(self.kit, festive=False).ground()

    def build(self) -> None:
        """Put the title on the binding of the pad, the sum at its foot, and Back beside it."""
        text, (title, room, check) = self.kit.text, map(self.zone, ("title", "sheet", "check"))
        sheet, whole = ScoreSheet.of(self._session), room.unionall((title, check))
        whole.height += self.kit.px(GAP)
        edges = room.top - whole.top, whole.bottom - room.bottom
        self.stage.add(draw_pad(self.kit, sheet, whole.size, edges), *whole.topleft)
        self.add_label(title, text("sheet-title"), "title", "title", "tile_top")
        told = text("sheet-zero", sum=balance(self._session.results[-1]))
        self.add_label(check, told, color="ink_dark")
        self.add_button(self.zone("back"), "back", text("back"), self.close, size="title")

    def spoken_lines(self) -> list[str]:
        """Say the points so far."""
        return [self.kit.text("sheet-title"), *match_said(self.kit, self._session)]

    def back(self) -> None:
        """Go back to the end of the game."""
        self.close()
