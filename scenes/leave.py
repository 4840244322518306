"""How the scenes of a match are left: the typed results they close with."""

from enum import Enum


class Leave(Enum):
    """Whether the match goes on."""

    GO_ON = "go on"
    QUIT = "quit"


class After(Enum):
    """What comes after a match."""

    MENU = "menu"
    AGAIN = "again"
