"""What is played: the tunes of the three pieces, and who plays in each of their verses."""

from typing import NamedTuple

# A bar a line: the root of its chord, then its quavers, "." where nothing is struck. All is
# written on the white keys; each piece has a key of its own.
LAMP = """
C G4 . C5 . E5 . . D5
A C5 . . . A4 . . .
F A4 . C5 . D5 . C5 .
G B4 . . . G4 . . .
E G4 . B4 . E5 . . D5
A C5 . E5 . D5 . C5 .
D A4 . D5 . F5 . E5 .
G D5 . . . . . . .

C G4 . C5 . E5 . . G5
A E5 . . D5 C5 . . .
F A4 . C5 . F5 . E5 .
D D5 . . C5 A4 . . .
F C5 . A4 . F4 . A4 .
C G4 . . C5 E5 . . .
G D5 . . C5 B4 . D5 .
C C5 . . . . . . .

A C5 . . B4 A4 . E4 .
E B4 . . A4 G4 . . .
F A4 . . G4 F4 . C5 .
C E5 . D5 . C5 . . .
D F5 . E5 . D5 . A4 .
A C5 . . B4 A4 . . .
F A4 . C5 . F5 . E5 .
G D5 . . B4 G4 . . .
"""
FELT = """
C G4 . C5 . E5 .
A D5 . C5 . . .
F A4 . C5 . F5 .
G E5 . D5 . . .
E G4 . B4 . E5 .
A C5 . . . E5 .
D F5 . E5 . D5 .
G B4 . . . . .
C G4 . C5 . E5 .
A A5 . G5 . E5 .
F F5 . . . A4 .
D F5 . E5 . D5 .
E G5 . . E5 B4 .
A C5 . D5 . E5 .
G D5 . . C5 B4 .
C C5 . . . . .

F A4 . . C5 . .
F F5 . E5 . C5 .
C E5 . . . G4 .
C . . C5 . E5 .
D F5 . . D5 . .
G B4 . D5 . F5 .
C E5 . . . . .
A C5 . B4 . A4 .
F A4 . . C5 . .
D D5 . F5 . A5 .
E G5 . . E5 . .
A . . C5 . E5 .
D F5 . E5 . D5 .
G G5 . F5 . D5 .
C E5 . . . C5 .
C . . . . . .
"""
RIVER = """
D A4 . . D5 . E5
D F5 . . . . E5
C E5 . . C5 . .
C G4 . . . . .
F A4 . . C5 . D5
C E5 . . . . C5
G D5 . . B4 . .
D A4 . . . . .

F C5 . . F5 . .
G D5 . . G5 . .
A E5 . . . C5 .
D F5 . E5 D5 . .
F A5 . . G5 F5 .
C E5 . . . . .
G D5 . B4 . G4 .
D A4 . . . . .
"""
WHITE = (0, 2, 4, 5, 7, 9, 11)
KEYS = dict(zip("CDEFGAB", WHITE, strict=True))


class Verse(NamedTuple):
    """A part of a tune, and who plays: the melody, what rolls below it, what doubles it, air."""

    part: int
    melody: str
    rolls: str = ""
    doubles: str = ""
    airs: bool = False


class Piece(NamedTuple):
    """A tune, its key in semitones over C, the ticks of a quaver, its figure, and its verses.

    The figure counts up the white keys from the root of each bar. Under the last tiles the `pulse`
    is struck, which goes with every bar.
    """

    bars: str
    key: int
    ticks: int
    figure: str
    pulse: str
    verses: tuple[Verse, ...]

    @property
    def parts(self) -> list[list[list[str]]]:
        """The words of each bar of each part."""
        return [
            [bar.split() for bar in part.splitlines()] for part in self.bars.strip().split("\n\n")
        ]


PIECES = {
    "lamp": Piece(
        LAMP,
        0,
        15,
        "1.5.3.5.",
        "G3",
        (
            Verse(0, "marimba"),
            Verse(1, "marimba", airs=True),
            Verse(0, "marimba", "string", airs=True),
            Verse(2, "string", airs=True),
            Verse(1, "bell", "string", airs=True),
            Verse(2, "marimba", "string", "bell", airs=True),
            Verse(0, "marimba", "string", "bell", airs=True),
            Verse(1, "marimba", airs=True),
            Verse(0, "bell"),
        ),
    ),
    "felt": Piece(
        FELT,
        -5,
        15,
        "..3.5.",
        "G3",
        (
            Verse(0, "string"),
            Verse(1, "string", "marimba", airs=True),
            Verse(0, "bell", "string"),
            Verse(1, "marimba", "string", airs=True),
            Verse(0, "string", "marimba", "bell", airs=True),
            Verse(0, "bell", "marimba"),
        ),
    ),
    "river": Piece(
        RIVER,
        2,
        12,
        "158a85",
        "A3",
        (
            Verse(0, "", "string"),
            Verse(0, "bell", "string"),
            Verse(1, "bell", "string", airs=True),
            Verse(0, "marimba", "string", airs=True),
            Verse(1, "marimba", "string", "bell", airs=True),
            Verse(0, "", "string", airs=True),
            Verse(0, "string", "marimba", airs=True),
            Verse(1, "bell", "marimba", airs=True),
            Verse(0, "bell", "string"),
            Verse(1, "marimba", "string", airs=True),
            Verse(0, "marimba", "string", "bell", airs=True),
            Verse(1, "string", "marimba", "bell", airs=True),
            Verse(0, "", "marimba", airs=True),
            Verse(0, "bell", "string", airs=True),
            Verse(0, "", "string"),
        ),
    ),
}
