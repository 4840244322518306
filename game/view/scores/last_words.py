"""What is said when a game is over: a line of each bot in a bubble, a kind one on a note."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from pygame import SRCALPHA, Color, Rect, Surface, transform

from game.analysis.moments import NEARLY_OUT
from game.analysis.past.best_turn import played_turns
from game.kit import shapes, softness
from game.kit.kit import Kit
from game.kit.stage import Sprite, Stage
from game.session.session import Session
from game.view.layers import Layer
from game.view.players.addressing import subject
from game.view.players.avatars import manner
from game.view.wording import joined

WAYS = 4
"""How many lines each character has for having lost, and for having won."""

PAD = 12  # reference px between the words and the edge of a bubble
TIP = 12  # reference px that the tip is high
RADIUS, SHADE = 16, 90  # reference px of the corners; how dark the shadow is, of 255


def last_words(kit: Kit, session: Session) -> dict[int, str]:
    """Return by seat what the bots say who lost, and the first of those who won thanks all.

    After a game played together nobody has won over the others, so none of this is said.
    """
    winners = [seat for seat in session.results[-1].winners if seat not in session.people]
    if session.rules.together:
        return {}
    said, heard, turns = {}, Counter[str](), session.game.turns
    for seat, player in enumerate(session.players):
        level = manner(player.bot)
        if level and seat in winners[:1]:
            said[seat] = kit.text(f"says-{level}-won", number=turns % WAYS)
        elif level and seat not in winners and heard[level] < WAYS:  # None repeats another.
            number = (turns + heard[level]) % WAYS
            said[seat] = kit.text(f"says-{level}-lost", number=number)
            heard[level] += 1
    return said


@dataclass(frozen=True)
class BubbleSpot:
    """Say where a bubble has room: beside a head, or over it, the middle of which is named."""

    room: Rect
    over: int | None = None


class LastWords:
    """Show bubbles at heads, all with words of one size."""

    def __init__(
        self, kit: Kit, stage: Stage, said: Mapping[int, str], spots: Mapping[int, BubbleSpot]
    ) -> None:
        self._kit, self._tip, self._pad = kit, kit.px(TIP), kit.px(PAD)
        quoted = {seat: kit.text("said", words=words) for seat, words in said.items()}
        rooms = [self._inner(spots[seat]) for seat in said]
        least = min((wide for wide, _ in rooms), default=1), min((it for _, it in rooms), default=1)
        self._px = kit.find_shared_px(quoted.values(), "text", "body", least)
        self._sprites = [self._hang(stage, words, spots[seat]) for seat, words in quoted.items()]

    def show(self, *, told: bool) -> None:
        """Show them once all is told."""
        for sprite in self._sprites:
            sprite.reveal() if told else sprite.hide()

    def _inner(self, spot: BubbleSpot) -> tuple[int, int]:
        """Return the size that is left for words."""
        wide, high = spot.room.w - 2 * self._pad, spot.room.h - 2 * self._pad
        return (wide - 2 * self._tip, high) if spot.over is None else (wide, high - self._tip)

    def _hang(self, stage: Stage, words: str, spot: BubbleSpot) -> Sprite:
        """Put a bubble at the foot of a room over the head, or at the side of one beside it."""
        kit, tip, room = self._kit, self._tip, spot.room
        ink = kit.theme["ink_dark"]
        block = kit.fonts.block(words, "text", self._px, ink, self._inner(spot), "center")
        written = block.subsurface(block.get_bounding_rect())
        plate = Rect(0, 0, written.width + 2 * self._pad, written.height + 2 * self._pad)
        if spot.over is None:
            plate.midleft = room.left + tip, room.centery
            point = plate.midleft
        else:
            plate.midbottom = spot.over, room.bottom - tip
            plate.clamp_ip(room)
            point = spot.over, plate.bottom
        whole = plate.union(Rect(0, 0, 2 * tip, 2 * tip).move_to(center=point))
        bubble = kit.canvas(whole.size)
        for picture, middle in (
            (_diamond(tip, kit.theme["tile_top"]), point),
            (shapes.rounded(plate.size, kit.px(RADIUS), kit.theme["tile_top"]), plate.center),
            (written, plate.center),
        ):
            place = picture.get_rect(center=middle).move(-whole.x, -whole.y)
            bubble.blit(picture, place)
        shaded = softness.shadowed(bubble, max(1, kit.px(3)), (0, kit.px(2)), SHADE)
        corner = whole.x - shaded.pad[0], whole.y - shaded.pad[1]
        return stage.add(shaded.image, *corner, Layer.BUBBLE, visible=False)


def _diamond(reach: int, color: Color) -> Surface:
    """Draw what points to the head, alike on each side."""
    picture = Surface((2 * reach, 2 * reach), SRCALPHA)
    upper = shapes.tip(2 * reach, color)
    picture.blit(upper, (0, 0))
    picture.blit(transform.flip(upper, False, True), (0, reach))
    return picture


def consolation(kit: Kit, session: Session) -> str:
    """Return a line for each person who lost; those who could do nothing are wished luck.

    Not of a deal that was played again: its tiles come once more. Who has lost together is told
    how much all have laid.
    """
    if session.rules.together:
        game = session.game
        laid = sum(map(len, game.position.table)) - sum(map(len, game.start.table))
        return kit.text("scoring-together", count=laid, turns=game.turns) if laid else ""
    lost = [seat for seat in session.people if seat not in session.results[-1].winners]
    subjects = {seat: subject(kit, session.players, seat) for seat in lost}
    helped = {session.game.positions[turn - 1].to_move for turn in session.help.helped}
    won = [seat for seat in session.people if seat in helped and seat not in lost]
    thanks = [kit.text("scoring-lamp", **subject(kit, session.players, seat)) for seat in won]
    lines = [_line(kit, session, seat, who) for seat, who in subjects.items()]
    luckless = [subjects[seat] for seat, line in zip(lost, lines, strict=True) if not line]
    if luckless and not session.observer.ghost:
        names = joined(kit, [who["name"] for who in luckless])
        lines.append(kit.text("scoring-luck", names=names, who=luckless[0]["who"]))
    return " · ".join(filter(None, (*thanks, *lines)))


def _line(kit: Kit, session: Session, seat: int, who: Mapping[str, str]) -> str:
    """Say one thing that the record of the game proves; nothing of who never laid a tile."""
    game = session.game
    laid = [len(each.tiles) for each in played_turns(game.positions, seat)]
    left = len(game.position.seats[seat].rack)
    if not laid:
        return ""
    if left <= NEARLY_OUT:
        return kit.text("scoring-few-left", **who, count=left)
    if len(laid) == 1:
        return kit.text("scoring-at-once", **who, count=laid[0])
    return kit.text("scoring-laid", **who, count=sum(laid), turns=len(laid))
