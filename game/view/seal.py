"""The envelope of a deal: its seal while it is closed, and what is found once it is opened."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.engine.fair.envelope import PRESS, Envelope
from game.engine.rules import GENTLE
from game.kit import shapes
from game.kit.gestures import Point
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.system import clipboard
from game.kit.widgets.widget import Label, Widget, call_nothing
from game.session.mixing import is_sealed
from game.session.session import Session
from game.view.players.avatars import name_of
from game.view.wording import signed

SHOWN, GROUP = 32, 4
"""How many digits of a seal are shown, and in groups of how many; a press copies them all.

Two deals with a seal that begins alike could be found for a dozen digits, but not for so many.
"""

CODE = 4
"""How many digits stand for a word, so that two can see that they had the same."""

SIGN = 40
"""How high the sign of an opened envelope is at least, in reference pixels."""

SIGN_GAP = 10  # reference px between the sign and the words


class SealLine(Label):
    """Quiet words about an envelope, behind the sign for it."""

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, text: str, color: str = "ink") -> None:
        super().__init__(kit, stage, rect, text, size="small", color=color, name="seal")

    def paint(self) -> Surface:
        """Draw the sign and the words side by side in the middle, in two lines if need be."""
        canvas, kit = self.canvas(), self.kit
        if not self.text:
            return canvas
        gap, high = kit.px(SIGN_GAP), self.rect.height
        room = (self.rect.width - high - gap, high)
        fits = kit.fonts.width(self.text, self.face, kit.usual_px(self.size)) <= room[0]
        draw = kit.one_line if fits else partial(kit.words, align="center")
        words = draw(self.text, self.face, self.size, self.color, room)
        side = min(words.get_height() if fits else kit.lines(self.size), high)
        sign = shapes.svg(kit.art("envelope"), (side, side), kit.theme[self.color])
        place = words.get_rect(center=canvas.get_rect().center).move((side + gap) // 2, 0)
        canvas.blit(words, place)
        canvas.blit(sign, sign.get_rect(midright=(place.left - gap, place.centery)))
        return canvas


class SealToCopy(SealLine):
    """The line about a deal that is sealed; a press shows the seal, and copies all of it."""

    pressable = True

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, session: Session) -> None:
        super().__init__(kit, stage, rect, _say_sealed(kit, session), "ink_soft")
        self._session = session
        self.renew()

    @property
    def active(self) -> bool:
        """Whether there is a seal to copy."""
        return super().active and bool(self.text) and is_sealed(self._session)

    def renew(self) -> None:
        """Say that it is fair; the seal, and what was mixed in, stand in the tip."""
        self.set_text(_say_sealed(self.kit, self._session))
        self.tip = self._proof() if self.active else ""

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Show the seal, and copy the whole."""
        if envelope := self._session.envelope:
            copied = clipboard.put(envelope.seal)
            proof = self._proof()
            self.set_text(self.kit.text("seal-copied", proof=proof) if copied else proof)

    def _proof(self) -> str:
        envelope = self._session.envelope
        if not envelope:
            return ""
        return self.kit.text("seal-closed-why", seal=_short(envelope), **_mixed(envelope))


class ResultToCopy(SealLine):
    """The line below a game that was dealt by a word; a press copies how that game ended."""

    pressable = True

    def __init__(self, kit: Kit, stage: Stage, rect: Rect, line: str) -> None:
        super().__init__(kit, stage, rect, kit.text("word-copy"))
        self._line, self.tip = line, kit.text("seal-given")

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Copy the line."""
        copied = clipboard.put(self._line)
        self.set_text(self.kit.text("puzzle-copied" if copied else "puzzle-uncopied"))


class SealSign(Widget):
    """A small envelope that was opened, with a tick if all was fair; a press tells the details."""

    pressable = True

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        room: Rect,
        told: str,
        fair: bool,
        tell: Callable[[Widget], None],
    ) -> None:
        """Take the room in the middle of which it is, what it tells, and what shows that."""
        self._fair, self._tell = fair, tell
        self.tip = self.label = told
        place = Rect(0, 0, *(max(room.h, kit.min_target),) * 2)
        place.center = room.center
        place.clamp_ip((0, 0), kit.size)
        super().__init__(kit, stage, place, "seal")

    def activate(self, pos: Point | None) -> None:  # noqa: ARG002
        """Tell the details."""
        self.kit.sounds.play("press")
        self._tell(self)

    def disconnect(self) -> None:
        """Drop the callback."""
        self._tell = call_nothing

    def paint(self) -> Surface:
        """Draw the envelope, and the tick at its foot."""
        canvas, side = self.canvas(), min(self.rect.height, self.kit.px(SIGN))
        at = self.pad + (self.rect.height - side) // 2
        color = self.kit.theme["ink" if self.hovered or self.focused else "ink_soft"]
        canvas.blit(shapes.svg(self.kit.art("envelope"), (side, side), color), (at, at))
        if self._fair:
            tick = shapes.tick(side * 3 // 5, self.kit.theme["legal"])
            canvas.blit(tick, (at + side * 2 // 3, at + side // 2))
        return canvas


def _say_sealed(kit: Kit, session: Session) -> str:
    """Say that a deal is sealed; nothing among children, or where no tiles were dealt."""
    if not _told(session):
        return ""
    return kit.text("seal-closed" if is_sealed(session) else "seal-given")


def opened(kit: Kit, session: Session) -> str:
    """Open the envelope, deal once more, and say whether the tiles were those that were sealed."""
    envelope = _told(session)
    if not envelope:
        return ""
    if envelope.fault(session.game.start):
        return kit.text("seal-broken", seal=_short(envelope))
    if not is_sealed(session):
        return kit.text("seal-given")
    return kit.text("seal-opened", seal=_short(envelope), **_mixed(envelope))


def add_seal(
    kit: Kit, stage: Stage, room: Rect, session: Session, tell: Callable[[Widget], None]
) -> Widget:
    """Show how the deal was: a small sign that tells it, but in words if it was not fair.

    Where it was dealt by a word, the result can be copied, to compare it.
    """
    if line := word_line(kit, session):
        return ResultToCopy(kit, stage, room, line)
    told, envelope = opened(kit, session), _told(session)
    if not envelope or envelope.fault(session.game.start):
        return SealLine(kit, stage, room, told)
    return SealSign(kit, stage, room, told, is_sealed(session), tell)


def word_line(kit: Kit, session: Session) -> str:
    """Return a line about a game that was dealt by a word; nothing of others, and in public.

    The last digits of the seed stand for the word: who has them cannot deal the tiles.
    """
    envelope = session.envelope
    if not envelope or is_sealed(session) or envelope.fault(session.game.start):
        return ""
    if not (kit.store.lasts and session.people and session.results):
        return ""
    scores = zip(session.players, session.results[-1].scores, strict=True)
    ends = [f"{name_of(kit, player)} {signed(points)}" for player, points in scores]
    deal, number = f"{session.seed:0{CODE}x}"[-CODE:], len(session.results)
    facts = {"deal": deal, "game": number, "turns": session.game.turns}
    return kit.text("word-line", ends=", ".join(ends), **facts)


def _mixed(envelope: Envelope) -> dict[str, str]:
    """Give texts the seconds after which a player pressed; "none" if nobody did."""
    return {"seconds": envelope.part.removeprefix(PRESS) or "none"}


def _told(session: Session) -> Envelope | None:
    return None if session.rules.name in GENTLE else session.envelope


def _short(envelope: Envelope) -> str:
    """Return the first digits of a seal.

    >>> _short(Envelope(b"", "3f9a12c4" + 56 * "0"))
    '3f9a 12c4 0000 0000 0000 0000 0000 0000'
    """
    digits = envelope.seal[:SHOWN]
    return " ".join(digits[at : at + GROUP] for at in range(0, SHOWN, GROUP))
