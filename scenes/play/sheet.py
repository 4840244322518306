"""The score sheet of a match, shown between two games."""

from typing import ClassVar

from game.kit.kit import Kit
from game.session.score_sheet import ScoreSheet
from game.session.session import Session
from game.view.scores.score_sheet import balance, draw_score_sheet
from game.view.speech.scores import match_said
from scenes.screen import Screen


class Sheet(Screen[None]):
    """Shows all games so far, their chart, and the scores of the last one as a sum."""

    layer: ClassVar[str] = "sheet"

    def __init__(self, kit: Kit, session: Session) -> None:
        super().__init__(kit)
        self._session = session

    def build(self) -> None:
        """Put the sheet above the sum, and the Back button below both."""
        text, room = self.kit.text, self.zone("sheet")
        self.add_label(self.zone("title"), text("sheet-title"), "title", "huge")
        sheet = draw_score_sheet(self.kit, ScoreSheet.of(self._session), room.size)
        self.stage.add(sheet, *room.topleft)
        check = text("sheet-zero", sum=balance(self._session.results[-1]))
        self.add_label(self.zone("check"), check, size="small", color="ink_soft")
        self.add_button(self.zone("back"), "back", text("back"), self.close, "primary")

    def spoken_lines(self) -> list[str]:
        """Say the points so far."""
        return [self.kit.text("sheet-title"), *match_said(self.kit, self._session)]

    def back(self) -> None:
        """Go back to the podium."""
        self.close()
