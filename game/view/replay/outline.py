"""What a timeline shows: whose each turn was and what it laid, and signs over some turns."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.kit.kit import Kit
from game.session.game_highlights import Kind, TurnTiles, game_highlights, turn_tiles
from game.session.playback import Playback
from game.session.player import Player
from game.view.replay.past import tell_turn

BY_WEIGHT: tuple[Kind, ...] = ("out", "blocked", "opened", "most", "timeout")
"""The highlights that have a sign, those first that matter most."""

ICONS: dict[Kind, str] = {"out": "crown", "most": "star", "timeout": "clock", "blocked": "flag"}
"""The pictures of highlights; first sets show whose they are."""


@dataclass(frozen=True)
class TurnSign:
    """A sign over a turn: its picture and its colour of the theme, and what it is called.

    Without a picture it shows who moved.
    """

    turn: int
    icon: str
    name: str
    color: str = "ink_soft"


@dataclass(frozen=True)
class Outline:
    """The turns of a game, and the signs over them, those first that matter most."""

    players: Sequence[Player]
    turns: Sequence[TurnTiles]
    signs: Sequence[TurnSign] = ()

    def color_of(self, turn: int) -> int:
        """Return whose colour a turn has; the first is 1."""
        seat = self.turns[turn - 1].seat
        return self.players[seat].color_on(seat)

    def told(self, kit: Kit, turn: int) -> str:
        """Say what a turn is called, with the signs over it; 0 is the deal."""
        seat = self.turns[turn - 1].seat if turn else 0
        names = [sign.name for sign in self.signs if sign.turn == turn]
        return tell_turn(kit, self.players, turn, seat, names)


def outline_of(kit: Kit, playback: Playback) -> Outline:
    """Return what the timeline of a replay shows: the highlights have signs."""
    players, turns = playback.snapshot.players, turn_tiles(playback.game.positions)
    found = [each for each in game_highlights(playback.game) if each.kind in BY_WEIGHT]
    signs = []
    for each in sorted(found, key=lambda each: (BY_WEIGHT.index(each.kind), each.turn)):
        seat, name = each.seat or 0, kit.text(f"chapter-{each.kind}")
        colors = {"most": f"seat_{players[seat].color_on(seat)}", "out": "accent_ink"}
        color = colors.get(each.kind, "ink_soft")
        signs.append(TurnSign(each.turn, ICONS.get(each.kind, ""), name, color))
    return Outline(players, turns, tuple(signs))
