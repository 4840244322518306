"""Sheets of the animals: each with every face, and in every pose with what it wears."""

from typing import get_args

from pygame import Rect, Surface

from game.kit.kit import Kit
from game.kit.scene import Scene
from game.session.buddy import FIRST
from game.session.characters import BUDDY, CHARACTERS, FACES, seated
from game.session.player import Player
from game.view.players.avatars import head
from game.view.players.bodies import RIM, Pose, body, paws
from game.view.players.faces import Mood
from game.view.room import draw_wood

MOODS, POSES = get_args(Mood), get_args(Pose)
FILLED = 0.9
"""How much of its cell a head takes."""


def wall(kit: Kit) -> Surface:
    picture = Surface(kit.size)
    picture.fill(kit.theme["wall_light"])
    return picture


class FaceSheet(Scene[None]):
    """A row for each animal: all its faces."""

    def layout(self) -> None:
        self.clear()
        self.stage.add(wall(self.kit))
        wide, high = self.kit.size[0] // len(MOODS), self.kit.size[1] // len(FACES)
        side = round(min(wide, high) * FILLED)
        for row, animal in enumerate(FACES):
            for column, mood in enumerate(MOODS):
                face = head(self.kit, Player.unnamed(animal), side, mood)
                middle = column * wide + wide // 2, row * high + high // 2
                self.stage.add(face, *face.get_rect(center=middle).topleft)


class PoseSheet(Scene[None]):
    """Three rows of the characters behind a rim, each in the next pose and mood."""

    def layout(self) -> None:
        self.clear()
        kit, rows = self.kit, 3
        self.stage.add(wall(kit))
        columns = -(-len(CHARACTERS) // rows)
        wide, high = kit.size[0] // columns, kit.size[1] // rows
        side = round(min(wide / 2.1, high / 2.25))
        rim = side // 4 + round(RIM * side)
        table = draw_wood(kit, (kit.size[0], high - rim))
        for at, bot in enumerate(CHARACTERS):
            row, column = divmod(at, columns)
            place = Rect(0, 0, side, side)
            place.midtop = column * wide + wide // 2, row * high + side // 4
            player, pose, color = seated(FIRST if bot == BUDDY else bot), POSES[at % 6], at % 4
            torso, resting = body(kit, color, side, pose), paws(kit, player, color, side, pose)
            self.stage.add(torso.picture, *torso.place(place).topleft, 1)
            self.stage.add(head(kit, player, side, MOODS[at % 11]), *place.topleft, 2)
            self.stage.add(table, 0, row * high + rim, 3)
            self.stage.add(resting.picture, *resting.place(place).topleft, 4)
