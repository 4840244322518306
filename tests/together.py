"""A table at which all play together, for tests and pictures."""

from game.engine.game import EndTurn, Game
from game.engine.move import At, FromRack, Move
from game.engine.notation import read_position, read_tile
from game.engine.turn import Pass
from game.session.player import Player
from game.session.session import Session

FOX, OWL, BEAR = Player("Ann", "fox"), Player("Ben", "owl"), Player("", "bear", "level3")

MIDDLE = """
rules together
table B4 B5 B6 B7 B8 B9 | K4 K5 K6 K7 K8 K9 | R4 R5 R6 R7 R8 R9 | O4 O5 O6 O7 O8 O9
* Ann+  R3 R10 K2 K12
  Ben+  O10 B1 B12
  ""+  K10 R13
pool O11 O12 B11 K1 R1 K13
"""
"""Two people and a bot; two of them can lay something."""

LAST = """
rules together
table B4 B5 B6 B7 | K7 R7 O7
* Ann+  B8
  Ben+  B9
pool ?0
"""
"""Two people, each with one tile that has a place."""

LOST = """
rules together
table B4 B5 B6 B7 | K7 R7 O7
* Ann+  R1 K13
  Ben+  O9
pool ?0
passes 1
"""
"""Nothing goes on, once Ann passes."""


def session(text: str = MIDDLE, *players: Player) -> Session:
    position = read_position(text)
    return Session(Game(position), (players or (FOX, OWL, BEAR))[: len(position.seats)], seed=5)


def ended(text: str, *tiles: str) -> Session:
    """End a game: lay these tiles at the end of the run from 4 one after the other, or pass."""
    now = session(text)
    for tile in tiles:
        rows = now.game.draft.rows
        run = next(at for at, row in enumerate(rows) if row[0].number == 4)
        now.do(Move((FromRack(read_tile(tile)),), At(run, len(rows[run]))))
        now.do(EndTurn())
    if not tiles:
        now.do(Pass())
    return now
