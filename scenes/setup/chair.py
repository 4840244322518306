"""The chairs around the table of the set-up: who sits there, over a plate with the name."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.kit import shapes
from game.kit.kit import Kit
from game.kit.stage import Stage
from game.kit.widgets.button import SINK, Button
from game.last_setup import Occupant
from game.session.characters import CHARACTERS
from game.session.player import Player
from game.view.players.avatars import character, full_name, head, like, name_of
from game.view.players.bodies import RAISED, REACH, RIM, body, paws
from game.view.players.faces import Mood
from game.view.players.handicaps import in_words
from game.view.players.stars import draw_stars
from game.view.table.around.name_plate import draw_brass

TILES, TILES_GAP = (0.42, 0.3), 12
"""How wide and high the picture of the rules is at most, in shares of the table; and how far it
stays away from the chairs at its sides, in reference pixels."""

CHAIR = 0.33, 0.34
"""How wide and high a chair is, in shares of the room around the table."""

TABLE = 0.3, 0.46
"""How far the table is from the sides of the room, in chairs: across, and above and below."""

ON_PLATE = 0.08
"""How much higher than on a rim paws lie, in heads: a name on the plate stays readable."""

SMALL, LOW = 48, 0.86
"""A head smaller than this, in pixels, sits low and without paws: so much of it is seen."""

HEAD = 190
"""How large a head is at most, in reference pixels."""

LEAN = 8
"""How far who is pointed at leans in, in reference pixels."""

PLATE = 12, 8
"""How much higher than its words the plate is, and the line below it, in reference pixels."""


@dataclass(frozen=True)
class Seated:
    """Say who sits on a chair: the player as they play, the colour, and who is addressed as You."""

    occupant: Occupant
    player: Player
    color: int
    is_you: bool = False

    def name(self, kit: Kit) -> str:
        """Name who sits there, a bot with its title."""
        if self.occupant.kind == "bot":
            return full_name(kit, self.player)
        return self.short_name(kit)

    def short_name(self, kit: Kit) -> str:
        """Name who sits there in a word."""
        if self.occupant.kind == "empty":
            return kit.text("setup-free")
        return kit.text("you") if self.is_you else name_of(kit, self.player)

    def told(self, kit: Kit, *, named: bool = True) -> str:
        """Say what else is known: how a buddy plays, what is made easier for a person.

        That it is a buddy is said only where it is not `named` so already.
        """
        if self.occupant.kind == "bot":
            bot = self.player.bot
            return "" if self.stars else like(kit, bot) if named else character(kit, bot)
        if self.occupant.kind == "empty":
            return ""
        visits = kit.text("kind-visitor") if self.occupant.is_visitor else ""
        return in_words(kit, self.occupant.handicap) or visits

    @property
    def stars(self) -> int:
        """How strong a bot is; 0 for all others."""
        return CHARACTERS[self.occupant.level].stars if self.occupant.kind == "bot" else 0


class Chair(Button):
    """Shows who sits there; a press chooses somebody else."""

    def __init__(
        self,
        kit: Kit,
        stage: Stage,
        rect: Rect,
        name: str,
        seated: Seated,
        on_press: Callable[[], None],
    ) -> None:
        self.seated, tip = seated, kit.text("tip-chair")
        stars = kit.text("speak-stars", count=seated.stars) if seated.stars else ""
        self.label = kit.aloud(seated.name(kit), stars or seated.told(kit))
        super().__init__(kit, stage, rect, on_press=on_press, name=name, tip=tip)

    def paint(self) -> Surface:
        """Draw who sits there behind the plate, and below it how strong or what kind that is."""
        canvas, kit = self.canvas(), self.kit
        room = Rect((self.pad, self.pad), self.rect.size)
        above, below = map(kit.px, PLATE)
        line = Rect(room.left, 0, room.w, kit.lines("small") + below)
        line.bottom = room.bottom
        plate = Rect(room.left, 0, room.w, kit.lines("body") + above)
        plate.bottom = line.top - kit.px(2) + (SINK if self.pressed else 0)
        who = Rect(room.topleft, (room.w, plate.top - room.top))
        self._paint_who(canvas, who)
        canvas.blit(draw_brass(kit, plate.size, framed=self.hovered or self.focused), plate)
        place = self._head_place(who)
        if not self._is_free and place.bottom < who.bottom:
            resting = paws(self.kit, self.seated.player, self.seated.color, place.w)
            on_plate = resting.place(place).move(0, -round(ON_PLATE * place.w))
            canvas.blit(resting.picture, on_plate)
        self._write_name(canvas, plate.inflate(-2 * above, 0))
        self._paint_line(canvas, line)
        return canvas

    def _paint_who(self, canvas: Surface, room: Rect) -> None:
        if self._is_free:
            self._paint_free(canvas, room)
            return
        kit, (place, awake) = self.kit, (self._head_place(room), self.hovered or self.focused)
        torso = body(kit, self.seated.color, place.w)
        raised = 0 if place.bottom < room.bottom else round(RAISED * place.w)
        place.y -= kit.px(LEAN) if awake else 0
        canvas.set_clip((0, 0, canvas.width, room.bottom))
        canvas.blit(torso.picture, torso.place(place).move(0, -raised))
        mood: Mood = "glad" if awake else "calm"
        canvas.blit(head(kit, self.seated.player, place.w, mood), place)
        canvas.set_clip(None)

    @property
    def _is_free(self) -> bool:
        return self.seated.occupant.kind == "empty"

    def _head_place(self, room: Rect) -> Rect:
        """Return the place of the head above the plate: all of it, or all but the chin if small."""
        high = min(room.h - self.kit.px(LEAN), self.kit.px(HEAD) * RIM, room.w / REACH * RIM)
        above = RIM if high >= SMALL * RIM else LOW
        side = max(1, round(high / above))
        return Rect(room.centerx - side // 2, room.bottom - round(side * above), side, side)

    def _paint_free(self, canvas: Surface, room: Rect) -> None:
        kit, ink = self.kit, self.kit.theme["ink"]
        side = max(1, min(room.h - kit.px(LEAN), kit.px(HEAD) * 3 // 4))
        place = Rect(0, 0, side, side)
        place.midbottom = room.centerx, room.bottom - kit.px(LEAN)
        canvas.blit(shapes.ring(side, max(2, side // 24), ink), place)
        plus = shapes.svg(kit.art("plus"), (side // 2,) * 2, ink)
        canvas.blit(plus, plus.get_rect(center=place.center))

    def _write_name(self, canvas: Surface, room: Rect) -> None:
        """Write the name with the title, or where that has no room, without."""
        kit, seated = self.kit, self.seated
        name = seated.name(kit) if self._is_named else seated.short_name(kit)
        words = kit.one_line(name, "bold", "body", "brass_ink", room.size)
        canvas.blit(words, words.get_rect(center=room.center))

    @property
    def _is_named(self) -> bool:
        """Whether the plate has room for the name with the title."""
        wide = self.kit.width(self.seated.name(self.kit), "bold", "body")
        return wide <= self.rect.w - 2 * self.kit.px(PLATE[0])

    def _paint_line(self, canvas: Surface, room: Rect) -> None:
        """Draw the stars, or write what else is known, on a dark ground."""
        kit, seated = self.kit, self.seated
        high = room.h - kit.px(PLATE[1])
        if seated.stars:
            shown = draw_stars(kit, seated.stars, min(high, room.w // 8))
        elif told := seated.told(kit, named=self._is_named):
            inner = (room.w - kit.px(4 * PLATE[1]), room.h)
            shown = kit.one_line(told, "text", "small", "ink", inner)
        else:
            return
        ground = shown.get_rect(center=room.center).inflate(2 * high, 0)
        ground.h, ground.centery = room.h, room.centery
        ground = ground.clip(room)
        body = shapes.rounded(ground.size, ground.h // 2, shapes.opaque(kit.theme["panel"]))
        canvas.blit(body, ground)
        canvas.blit(shown, shown.get_rect(center=room.center))


def chairs(room: Rect) -> list[Rect]:
    """Return the places of four chairs around a table, from the near one clockwise."""
    wide, high = (round(share * side) for share, side in zip(CHAIR, room.size, strict=True))
    near, far = (
        Rect(room.centerx - wide // 2, top, wide, high) for top in (room.bottom - high, room.top)
    )
    left, right = (Rect(x, 0, wide, high) for x in (room.left, room.right - wide))
    left.centery = right.centery = room.centery - high // 6
    return [near, left, far, right]


def table_within(room: Rect) -> Rect:
    """Return the place of the table among its chairs."""
    (near, left, far, right), (across, down) = chairs(room), TABLE
    table = Rect(0, 0, 0, 0)
    table.left, table.top = left.left + round(left.w * across), far.top + round(far.h * down)
    table.w = right.right - round(right.w * across) - table.left
    table.h = near.bottom - round(near.h * down) - table.top
    return table


def tiles_within(kit: Kit, room: Rect) -> Rect:
    """Return the place of the picture of the rules on the table, away from the chairs."""
    table, (_, left, _, right) = table_within(room), chairs(room)
    between = right.left - left.right - 2 * kit.px(TILES_GAP)
    place = Rect(0, 0, min(round(table.w * TILES[0]), between), round(table.h * TILES[1]))
    place.center = table.center
    return place
