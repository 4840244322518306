"""The envelope of a deal: its seal while it is closed, and what is found once it is opened."""

from pygame import Rect, Surface

from game.engine.fair.envelope import Envelope
from game.engine.rules import GENTLE
from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.widget import Label
from game.session.session import Session

SHOWN, GROUP = 12, 4
"""How many digits of a seal are shown, and in groups of how many; a record has them all."""

GAP = 10  # reference px between the sign and the words


class SealLine(Label):
    """Quiet words about an envelope, behind the sign for it."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, text: str) -> None:
        super().__init__(kit, stage, rect, text, size="small", color="ink_soft", name="seal")

    def paint(self) -> Surface:
        """Draw the sign and the words side by side in the middle."""
        canvas, kit = self.canvas(), self.kit
        if not self.text:
            return canvas
        gap, high = kit.px(GAP), self.rect.height
        room = (self.rect.width - high - gap, high)
        words = kit.one_line(self.text, self.face, self.size, self.color, room)
        side = min(words.get_height(), high)
        sign = shapes.svg(kit.art("envelope"), (side, side), kit.theme[self.color])
        place = words.get_rect(center=canvas.get_rect().center).move((side + gap) // 2, 0)
        canvas.blit(words, place)
        canvas.blit(sign, sign.get_rect(midright=(place.left - gap, place.centery)))
        return canvas


def sealed(kit: Kit, session: Session) -> str:
    """Say that a deal is sealed; nothing among children, or where no tiles were dealt."""
    envelope = _told(session)
    return kit.text("seal-closed", seal=_short(envelope)) if envelope else ""


def opened(kit: Kit, session: Session) -> str:
    """Open the envelope, deal once more, and say whether the tiles were those that were sealed."""
    envelope = _told(session)
    if not envelope:
        return ""
    found = "seal-broken" if envelope.fault(session.game.start) else "seal-opened"
    return kit.text(found, seal=_short(envelope))


def _told(session: Session) -> Envelope | None:
    return None if session.rules.name in GENTLE else session.envelope


def _short(envelope: Envelope) -> str:
    """Return the first digits of a seal.

    >>> _short(Envelope(b"", "3f9a12c477e0" + 52 * "0"))
    '3f9a 12c4 77e0'
    """
    digits = envelope.seal[:SHOWN]
    return " ".join(digits[at : at + GROUP] for at in range(0, SHOWN, GROUP))
