"""The retained display list: sprites that know when they changed, drawn by dirty rectangles.

A stage can be turned, as screens are in a language that is read from right to left: each picture
then lies as far from the right edge as it was put from the left, and is itself as it was drawn.
"""

from collections.abc import Iterable
from operator import attrgetter

from pygame import Rect, Surface, Vector2

FULL_REDRAW_SHARE = 0.4  # above this dirty share of the screen one full redraw is cheaper


class Sprite:
    """A picture at a place on a stage; made by `Stage.add`."""

    __slots__ = ("_drawn", "_drawn_at", "_stage", "image", "place", "rect", "visible", "z")

    def __init__(self, stage: "Stage", image: Surface, rect: Rect, z: float, visible: bool) -> None:
        self._stage = stage
        self._drawn: Rect | None = None
        self._drawn_at = z
        self.place = 0
        """How many sprites are drawn before it."""
        self.image = image
        self.rect = rect
        self.z = z
        self.visible = visible

    def move(self, x: float, y: float) -> None:
        """Put the top left corner at a screen point (rounded to pixels)."""
        place = self._stage.placed(self.rect.size, x, y)
        if place != self.rect:
            self.rect = place
            self._stage.changed(self)

    def show(self, image: Surface) -> None:
        """Change the picture; the top left corner stays, on a turned stage the top right one."""
        if image is not self.image:
            self.image = image
            corner = "topright" if self._stage.width else "topleft"
            self.rect = image.get_rect(**{corner: getattr(self.rect, corner)})
            self._stage.changed(self)

    def redraw(self, part: Rect) -> None:
        """Redraw a part of the picture, on which somebody has drawn."""
        if self.visible:
            self._stage.spoiled(part.move(self.rect.topleft))

    def lift(self, z: float) -> None:
        """Change the height: higher sprites cover lower ones."""
        if z != self.z:
            self.z = z
            self._stage.reordered(self)

    def hide(self) -> None:
        """Stop being drawn."""
        if self.visible:
            self.visible = False
            self._stage.reordered(self)

    def reveal(self) -> None:
        """Draw it again."""
        if not self.visible:
            self.visible = True
            self._stage.reordered(self)

    def remove(self) -> None:
        """Leave the stage for good."""
        self._stage.removed(self)

    def redrawn(self) -> list[Rect]:
        """Take the rectangles that have to be drawn anew: the old place and the new one."""
        now = self.rect if self.visible else None
        rects = [rect for rect in (self._drawn, now) if rect]
        self._drawn = now
        return rects

    def lowest(self) -> float:
        """Take the lower of the heights at which it was drawn and will be."""
        before, self._drawn_at = self._drawn_at, self.z
        return min(before, self.z)


class Still:
    """A place on a stage in which most lies still: what is lower than `below` is kept painted."""

    def __init__(self, place: Rect, below: float) -> None:
        self.place, self.below = place, below
        self.stale = [place]
        """Where what is painted is no more as the sprites are."""
        self._picture = Surface(place.size)

    def keep(self, screen: Surface, part: Rect) -> None:
        """Take from the screen what is lower, before anything higher is drawn there."""
        self._picture.blit(screen, part.move(-self.place.x, -self.place.y), part)

    def forget_stale(self, drawn: list[Rect], whole: Rect) -> None:
        """Forget the stale parts that were drawn; others stay so until they are."""
        seen = (part for each in self.stale if (part := each.clip(self.place).clip(whole)))
        self.stale = [part for part in seen if not any(rect.contains(part) for rect in drawn)]

    def show(self, screen: Surface, part: Rect) -> None:
        """Draw what is lower."""
        screen.blit(self._picture, part, part.move(-self.place.x, -self.place.y))


class Stage:
    """Sprites over a background, drawn by height, then by the order in which they came."""

    def __init__(self) -> None:
        self._background: Surface | None = None
        self._sprites: dict[Sprite, None] = {}
        self._order: list[Sprite] | None = []
        self._rects: list[Rect] = []
        self._changed: set[Sprite] = set()
        self._holes: list[Rect] = []
        self._still: Still | None = None
        self._size = (0, 0)
        self._all = True
        self.width = 0
        """As wide as the window, if the stage is turned."""

    @property
    def background(self) -> Surface:
        """The opaque picture under all sprites, as large as the screen."""
        if self._background is None:
            self._background = Surface((1, 1))
        return self._background

    @background.setter
    def background(self, picture: Surface) -> None:
        self._background = picture
        self.invalidate()
        if self._still:
            self._still.stale = [self._still.place]

    def keep_still(self, place: Rect, below: float) -> None:
        """Draw once what lies in a place lower than `below`, and draw again only what moves."""
        self._still = Still(place, below)
        self.invalidate()

    def add(
        self, image: Surface, x: float = 0.0, y: float = 0.0, z: float = 0.0, visible: bool = True
    ) -> Sprite:
        """Put a picture on the stage, its top left corner at a screen point."""
        sprite = Sprite(self, image, self.placed(image.get_size(), x, y), z, visible)
        self._sprites[sprite] = None
        self.reordered(sprite)
        return sprite

    def placed(self, size: tuple[int, int], x: float, y: float) -> Rect:
        """Return where a picture lies on the screen that is put at a point."""
        left = self.width - round(x) - size[0] if self.width else round(x)
        return Rect((left, round(y)), size)

    def __contains__(self, sprite: Sprite) -> bool:
        return sprite in self._sprites

    def clear(self) -> None:
        """Remove all sprites; the background stays."""
        self._sprites.clear()
        self._changed.clear()
        self._order = []
        self._rects = []
        self._still = None
        self.invalidate()

    def invalidate(self) -> None:
        """Redraw everything at the next render."""
        self._all = True

    def changed(self, sprite: Sprite) -> None:
        """Note that a sprite looks different or lies elsewhere."""
        if sprite in self._sprites:
            self._changed.add(sprite)
            if self._order and sprite.visible:
                self._rects[sprite.place] = sprite.rect

    def spoiled(self, place: Rect) -> None:
        """Note that a place on the screen looks different."""
        self._holes.append(place)
        if self._still:
            self._still.stale.append(place)

    def reordered(self, sprite: Sprite) -> None:
        """Note that a sprite came, or changed its height or its visibility."""
        self._order = None
        self.changed(sprite)

    def removed(self, sprite: Sprite) -> None:
        """Forget a sprite; a sprite already gone is no fault."""
        if sprite in self._sprites:
            del self._sprites[sprite]
            self._changed.discard(sprite)
            self._order = None
            sprite.visible = False
            self._holes += self._left_by(sprite)

    def render(self, screen: Surface) -> list[Rect]:
        """Draw what changed since the last render; return the changed rectangles."""
        if not (self._all or self._changed or self._holes):
            return []
        whole = screen.get_rect()
        if self._still and self._size != whole.size:
            self._still.stale = [self._still.place]  # What was outside the window is not painted.
        self._size = whole.size
        rects = [*self._holes, *(rect for s in self._changed for rect in self._left_by(s))]
        self._holes.clear()
        self._changed.clear()
        dirty = merged(clipped for rect in rects if (clipped := rect.clip(whole)))
        if self._all or sum(r.w * r.h for r in dirty) > FULL_REDRAW_SHARE * whole.w * whole.h:
            dirty = [whole]
        self._all = False
        for rect in dirty:
            self._draw(screen, rect)
        if self._still:
            self._still.forget_stale(dirty, whole)
        screen.set_clip(None)
        return dirty

    def render_apart(self, screen: Surface, share: float) -> None:
        """Draw all, each sprite further from the middle of the screen by a share of its way."""
        self._all = True
        middle = Vector2(screen.get_rect().center)
        screen.blit(self.background, (0, 0))
        for sprite in self._sorted():
            screen.blit(sprite.image, sprite.rect.move(share * (sprite.rect.center - middle)))

    def _left_by(self, sprite: Sprite) -> list[Rect]:
        """Take the rectangles that a sprite leaves to be drawn anew."""
        rects, lowest = sprite.redrawn(), sprite.lowest()
        if self._still and lowest < self._still.below:
            self._still.stale += rects
        return rects

    def _draw(self, screen: Surface, rect: Rect) -> None:
        """Draw a part of the screen; what lies still there only if it is not as it was painted."""
        still = self._still
        if not still:
            self._paint(screen, rect)
            return
        kept = rect.clip(still.place)
        stale = merged(part for each in still.stale if (part := each.clip(kept)))
        if kept and stale != [kept]:
            screen.set_clip(kept)
            still.show(screen, kept)
            higher = (s for s in self._found(kept) if s.z >= still.below)
            screen.fblits([(s.image, s.rect) for s in higher])
        for part in (*around(kept, rect), *stale):
            self._paint(screen, part)

    def _paint(self, screen: Surface, rect: Rect) -> None:
        """Draw all in a part of the screen, and keep what lies still there."""
        screen.set_clip(rect)
        if not self.background.get_rect().contains(rect):
            screen.fill("black")
        screen.blit(self.background, rect, rect)
        found = self._found(rect)
        if self._still and (kept := rect.clip(self._still.place)):
            lower = [s for s in found if s.z < self._still.below]
            screen.fblits([(s.image, s.rect) for s in lower])
            self._still.keep(screen, kept)
            found = found[len(lower) :]
        screen.fblits([(s.image, s.rect) for s in found])

    def _found(self, rect: Rect) -> list[Sprite]:
        """List what is seen of a part of the screen, in the order in which it is drawn."""
        order = self._sorted()
        return [order[place] for place in rect.collidelistall(self._rects)]

    def _sorted(self) -> list[Sprite]:
        if self._order is None:
            self._order = sorted([s for s in self._sprites if s.visible], key=attrgetter("z"))
            # To look through rectangles alone takes a twentieth of the time.
            self._rects = [sprite.rect for sprite in self._order]
            for place, sprite in enumerate(self._order):
                sprite.place = place
        return self._order


class Turned(Surface):
    """A picture on which all is put on the other side."""

    def blit(  # type: ignore[override]
        self,
        source: Surface,
        dest: tuple[float, float] | Rect = (0, 0),
        area: Rect | None = None,
        special_flags: int = 0,
    ) -> Rect:
        """Put a picture as far from the right as it would have been from the left."""
        wide = (area or source.get_rect()).width
        place = (self.width - round(dest[0]) - wide, dest[1])
        return super().blit(source, place, area, special_flags)


def merged(rects: Iterable[Rect]) -> list[Rect]:
    """Join rectangles that overlap until none do."""
    apart: list[Rect] = []
    for rect in rects:
        joined = rect
        while (i := joined.collidelist(apart)) >= 0:
            joined = joined.union(apart.pop(i))
        apart.append(joined)
    return apart


def around(hole: Rect, rect: Rect) -> list[Rect]:
    """Return what is left of a rectangle around a hole in it: above, below and on both sides."""
    if not hole:
        return [rect]
    beside = (
        Rect(rect.x, rect.y, rect.w, hole.y - rect.y),
        Rect(rect.x, hole.bottom, rect.w, rect.bottom - hole.bottom),
        Rect(rect.x, hole.y, hole.x - rect.x, hole.h),
        Rect(hole.right, hole.y, rect.right - hole.right, hole.h),
    )
    return [each for each in beside if each]
