"""A refused act changes nothing, and a game that goes on has its rows on the same lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from random import Random

import pygame

from game.engine.events import Refused
from game.session.journal import write_journal
from game.session.order.table_lines import Lines
from game.session.session import Session
from game.view.table.tile_sprite import TileSprite
from tests import samples
from tests.pilot import Place
from tests.scenes.seated import SHARED, Seated
from tests.trust.promise import Promise

SMALL = (800, 480)
ACTS = 12
"""So many acts follow each other at a table at most, until one is refused."""

TABLES = (
    samples.OPENING,
    SHARED,
    samples.RIVER,
    samples.TWIST,
    samples.RIVER.replace("Fox+", "Fox"),
    samples.OPENING.replace("classic-2016", "family"),
)


@dataclass(frozen=True)
class Picture:
    """Hold how a table looks: where each tile is drawn, the frames of rows, and the rack's order.

    Pixels would tell which of two equal tiles lies there: that one is drawn after its neighbour.
    """

    tiles: tuple[object, ...]
    frames: tuple[object, ...]
    gaps: tuple[object, ...]
    order: object


class Player(Seated):
    """A person who does this and that, and is told when a thing is refused."""

    def __init__(self, text: str, seed: int) -> None:
        self.rng = Random(seed)
        self.refused = False
        super().__init__(samples.session(text), SMALL)
        do = self.session.do

        def watched(command: object) -> object:
            events = do(command)
            self.refused |= any(isinstance(event, Refused) for event in events)
            return events

        self.session.do = watched

    def look(self) -> Picture:
        """Give how the table looks once tiles are at rest, and no pointer is over it."""
        self.step(pygame.Event(pygame.WINDOWLEAVE))
        self.turn.control.inspect(None)  # Any press ends a look at the River.
        board = self.board
        board.tiles.finish()
        drawn = [(each.placement, each.stage_sprite.rect.topleft) for each in board.tiles.sprites]
        frames = tuple(board._row_frame(at) for at in range(len(self.rows)))
        order = self.session.rack_orders[0]
        return Picture(tuple(sorted(drawn, key=repr)), frames, tuple(board.gaps), order)

    def act(self) -> None:
        """Drag a tile, several held ones or a row somewhere."""
        for _ in range(self.rng.choice((0, 0, 1))):
            self.tap(self._tile())
        start = self._tile() if self.rng.random() < 0.8 else self._row()
        self.drag(start, self._somewhere(), steps=4)
        self.key("escape") if self.turn.state.hand.places else None

    def _tile(self) -> Place:
        sprites: list[TileSprite] = [each for each in self.board.tiles.sprites if each.placement]
        return self.rng.choice(sprites).placement.rect.center

    def _row(self) -> Place:
        return self.frame(self.rng.randrange(len(self.rows)))

    def _somewhere(self) -> Place:
        zone = self.rng.choice((self.board.zone, self.board.zone, self.board.rack_zone))
        if self.rng.random() < 0.5:
            return self._tile()
        return self.rng.randrange(zone.left, zone.right), self.rng.randrange(zone.top, zone.bottom)


def _changed(text: str, seed: int) -> str:
    """Act until something is refused; name what that has changed, if anything."""
    player = Player(text, seed)
    before = player.look()
    for _ in range(ACTS):
        steps = player.game.draft.steps
        player.refused = False
        player.act()
        after = player.look()
        if player.refused and player.game.draft.steps == steps:
            return _difference(before, after) or _left(player)
        before = after
    return _left(player)


def _left(player: Player) -> str:
    """Leave the game and go on with it; name the lines and rows that do not come back."""
    player.step()
    again = Seated(Session.resume(write_journal(player.session.journal)), SMALL)
    before, after = (_used(each.board.row_layout.lines) for each in (player, again))
    return "" if before == after else f"{before} became {after}"


def _used(lines: Lines) -> Lines:
    """Leave out bare lines above and below: tiles that got smaller in a turn have more of these."""
    used = [at for at, rows in enumerate(lines) if rows] or [0]
    return lines[used[0] : used[-1] + 1]


def _difference(before: Picture, after: Picture) -> str:
    if before == after:
        return ""
    moved = [
        f"{old} -> {new}" for old, new in zip(before.tiles, after.tiles, strict=True) if old != new
    ]
    return f"a refused act changes {moved[:1] or 'frames, gaps or order'}"


def _broken(size: int, seed: int) -> Iterator[str]:
    for number, text in zip(range(seed, seed + size), cycle(TABLES), strict=False):
        if fault := _changed(text, number):
            yield f"seed {number}: {fault}"


PROMISE = Promise(
    "refusals",
    "a refused act changes nothing, and rows come back on their lines",
    sample=4,
    whole=500,
    by_hand=20_000,
    attack=_broken,
)
