"""Games in the middle of play, for pictures, benchmarks and scene tests."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from game.engine.game import Game
from game.engine.notation import read_position, read_row, read_table, write_table
from game.engine.position import Position
from game.engine.record import Record, read_record
from game.engine.rules import CLASSIC, Games, Length, Rounds, Rules
from game.engine.score import score
from game.engine.tile import Row
from game.session.characters import LEVELS
from game.session.feats import BEATEN, FEWEST, MET, RUN, TURN, Feat
from game.session.future import Executor
from game.session.journal import Journal
from game.session.player import Player
from game.session.session import Session
from game.store.statistics import Statistics, WinCount
from game.store.summary import Summary

NAMES = ("Fox", "Owl", "Otter", "Bear")
FACES = ("fox", "owl", "otter", "bear")


def players() -> list[Player]:
    bots = (None, "level2", "level2", "level2")
    return [Player(*each) for each in zip(NAMES, FACES, bots, strict=True)]


ONE_ROUND, ONE_GAME = Rounds(1), Games(1)

MIDDLE = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4 O5 | R10 R11 J R13 | K5 K6 K7 K8 K9 | K11 R11 O11 |\
 B9 B10 B11 | R2 R3 R4 R5 R6 R7 | O6 O7 O8 | K1 R1 B1 O1 | B11 B12 B13 | K2 K3 K4 | R9 O9 K9
* Fox+    R4 R5 R6 K7 K10 K12 O10 O12 B2 B7 B3 B8 R12 J
  Owl+    ?11
  Otter+  ?7
  Bear    ?14
pool ?12
"""

LATE = """
rules classic-2016
table K1 K2 K3 K4 | O1 O2 O3 | R3 K3 B3 O3 | R1 R2 R3 | R4 R5 R6 R7 | R2 B2 O2 | B7 B8 B9 B10 |\
 R9 K9 B9 O9 | K10 K11 K12 K13 | R4 K4 O4 | R5 B5 O5 | R6 B6 O6 | R7 R8 R9 | K8 K9 K10 |\
 K8 B8 O8 | R10 R11 R12 | O10 O11 O12 O13 | K11 B11 O11 | B10 B11 B12 B13 | R13 K13 O13 |\
 R12 K12 B12 O12
  Fox+    R1 B5 O6
  Owl+    ?9
  Otter+  ?2
* Bear+   ?8
pool ?11
"""
"""Somebody has two tiles, and after the next draw the pool has ten."""

STUCK = "\n".join([*LATE.splitlines()[:3], "* Fox+ R1 B5 O6", "  Owl+ K1 O5", "  Otter+ B3"])
"""The same table with an empty pool: nobody can lay anything."""

OPENING = """
rules classic-2016
table B4 B5 B6
* Fox  R10 B10 K10 O12 R12 K1 K2 K3 B7 B8 O5 R6 R7 J
  Owl+ ?9
pool ?60
"""

BROKEN = """
rules family
table B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4 O5 | R10 R11 R12 R13
* Fox+    B3 K12 B12 O12 R1 R2 O9 K3 B10
  Owl+    ?9
  Otter+  ?6
pool ?40
"""
"""A game of children in which much can go wrong."""

EASED = """
rules classic-2016
table B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4 O5
* Fox (any-set,x2)  R10 B10 K10 O12 R12 K1 K2 K3 B7 B8 O5 R6 R7 J
  Owl+ (open-rack)  B1 B2 B3 K11 R1 R9 O9 O11 O13
  Otter ?14
  Bear (open-rack,no-clock)  K4 K5 K12 K13 R2 R5 B9 B12 B13 O7 O8 O10 R13 K7
pool ?40
"""

RIVER = """
rules river
table B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4 O5
* Fox+    R4 R5 R6 K7 K10 K12 O10 O12 B2 B7 B3 B8 R12 J
  Owl+    ?11
  Otter+  ?7
pool R5 K9 ?41
river K1 B13 R3 O9 O11 K2 R7 B9 R1
"""

TWIST = """
rules twist-2018
table O2 D O5 | K8 R8 D | R3 R4 C B6 B7 | R5 R6 M R6 R5 | K9 K10 C O12 | B3 J K3
* Fox+    R4 K7 K10 K12 O10 O11 B2 B7 M B8 R12 J
  Owl+    ?11
pool ?43
"""

KNOWN = (Player("Ann", "fox"), Player.unnamed("owl"), Player("Maximiliane", "bear"))
"""Who is remembered."""

NOW = datetime(2026, 11, 12, 14, 5)
"""When the games of the samples were left."""

STAMPS = {
    kind: (NOW - timedelta(days=3 * at)).timestamp()
    for at, kind in enumerate(("run", "group", "build", "thirty", "split", "undo"))
}
"""What a player has found, and when."""


def summary(id: str = "1", **known: Any) -> Summary:
    """Give what is known of a kept game; it is going on if nothing else is said."""
    position = read_position(MIDDLE)
    usual = Summary(
        id,
        NOW - timedelta(hours=1),
        NOW,
        "classic-2016",
        tuple(Player(name, face) for name, face in zip(NAMES, FACES, strict=True)),
        write_table(position.table),
        turns=17,
        mover=1,
        scores=(),
        ended="",
        going=True,
    )
    return usual._replace(**known)


def summaries() -> tuple[Summary, ...]:
    """Give what is known of some kept games, newest first."""
    fox, owl, otter, bear = four = summary().players
    hermit = Player("Owl", "owl", "hermit")
    few, none, usual = "B4 B5 B6 | K1 R1 O1", "", "classic-2016"
    over = (
        ("2", 3, (23, -9, -14), "out", (fox, hermit, otter), "river", 41, RIVERSIDE),
        ("3", 24, (-31, 31), "out", (fox, hermit), usual, 22, few),
        ("4", 2 * 24, (), "given up", (fox, owl), "family", 3, none),
        ("5", 12 * 24, (-5, -12, 29, -12), "blocked", four, usual, 88, summary().table),
        ("7", 360 * 24, (112, -40, -72), "out", (bear, owl, otter), "relaxed", 35, summary().table),
    )
    *later, oldest = (
        summary(id, going=False, mover=None, saved=NOW - timedelta(hours=hours))._replace(
            scores=scores, ended=ended, players=players, rules=rules, turns=turns, table=table
        )
        for id, hours, scores, ended, players, rules, turns, table in over
    )
    begun = summary("6", saved=NOW - timedelta(days=19), mover=0, players=(fox, bear), turns=0)
    return (
        summary("1"),
        *later,
        begun._replace(rules="twist-2018 seconds=60", table=none),
        oldest,
    )


def statistics() -> tuple[Statistics, ...]:
    presets = (WinCount("classic-2016", 21, 9), WinCount("river", 6, 2), WinCount("family", 3, 3))
    levels = (WinCount("level2", 12, 9), WinCount("level4", 10, 4), WinCount("hermit", 8, 1))
    points = (12, -30, 45, -8, 88, 21, -64, -12, 33, 5, -41, 60, -9, -22, 71, 18, -35, 52)
    fox = Statistics(Player("Fox"), 30, 14, presets, levels, points, 13, 9, 21.4)
    bear = Player("Bear", "bear")
    return (fox, Statistics(bear, 1, 0, presets[1:2], (), (-17,), 4, None, None))


RIVERSIDE = "B4 B5 B6 | K8 R8 O8 | O1 O2 O3 O4 O5 | R10 R11 R12 R13"

BOT = "level6"
"""Lays whatever can be laid."""


def session(
    text: str = MIDDLE,
    *,
    people: Sequence[int] = (0,),
    rules: Rules | None = None,
    played: int = 0,
    bot: str = BOT,
) -> Session:
    """Seat players at a position; `played` games of the match lie behind them."""
    return at_position(read_position(text), people=people, rules=rules, played=played, bot=bot)


def at_position(
    position: Position,
    *,
    people: Sequence[int] = (0,),
    rules: Rules | None = None,
    played: int = 0,
    executor: Executor | None = None,
    bot: str = BOT,
) -> Session:
    count = len(position.seats)
    players = [
        Player(NAMES[at], FACES[at], None if at in people else bot, handicap=seat.handicap)
        for at, seat in enumerate(position.seats)
    ]
    racks = [read_row("R5 J"), (), read_row("K3 K4 O13"), read_row("B9")][:count]
    turned = (racks[number % count :] + racks[: number % count] for number in range(played))
    results = [score("out", left) for left in turned]
    game = Game(replace(position, rules=rules) if rules else position)
    return Session(game, players, 1, executor, results=results)


GOLDEN = Path(__file__).parent / "engine" / "golden" / "games"


def kept(
    name: str = "classic-2016-4b", people: Sequence[int] = (0,), turns: int | None = None
) -> Journal:
    """Give a golden game as it is kept, with all its turns or only the first."""
    record = _golden(name)
    players = tuple(
        Player(seat, face, None if at in people else BOT)
        for at, (seat, face) in enumerate(zip(NAMES, FACES, strict=True))
    )[: len(record.start.seats)]
    return Journal(1, players, (), (), Record(record.start, record.turns[:turns]))


@cache
def _golden(name: str) -> Record:
    return read_record((GOLDEN / f"{name}.txt").read_text("utf-8"))


def full_rack() -> Row:
    return read_row(
        "K1 K2 K4 K5 K7 K8 K10 K11 K13 R1 R3 R4 R6 R7 R9 R10 R12 R13"
        " B2 B3 B5 B6 B8 B9 B11 B12 O1 O2 O4 J"
    )


def worst_table() -> Position:
    """Give the fullest table there can be, 35 sets of three, with thirty tiles on the rack."""
    runs = [
        f"{color}{first} {color}{first + 1} {color}{first + 2}"
        for _ in range(2)
        for color in "KRBO"
        for first in (1, 4, 7, 10)
    ]
    table = read_table(" | ".join([*runs, "K13 R13 B13", "O13 K13 R13", "B13 O13 J"]))
    position = read_position(MIDDLE)
    mover = replace(position.mover, rack=full_rack())
    return replace(position, table=table, seats=(mover, *position.seats[1:]))


def finished(
    ended: str = "out", people: Sequence[int] = (0,), length: Length = ONE_ROUND
) -> Session:
    """Give a session whose game has just ended."""
    position = read_position(MIDDLE)
    racks = [(), read_row("R3 K9 O12"), read_row("J O2"), read_row("B4 B5 K11")]
    if ended == "blocked":
        racks[0] = read_row("K1")
    seats = tuple(
        replace(seat, rack=rack) for seat, rack in zip(position.seats, racks, strict=True)
    )
    over = replace(position, seats=seats, pool=(), passes=4)
    rules = replace(CLASSIC, length=length)
    return at_position(over, people=people, rules=rules, played=1)


def ended(
    people: Sequence[int] = (0,), length: Length = ONE_GAME, name: str = "classic-2016-4b"
) -> Session:
    journal = kept(name, people)
    start = journal.record.start
    start = replace(start, rules=replace(start.rules, length=length))
    return Session(Game.from_record(replace(journal.record, start=start)), journal.players)


def feats() -> dict[str, Feat]:
    """Return the records of somebody who has played some games."""
    owl, otter, mouse = (Player.unnamed(animal) for animal in ("owl", "otter", "mouse"))
    best = (
        Feat(RUN, 10, read_row("O3 O4 O5 O6 O7 J O9 O10 O11 O12"), (owl, otter)),
        Feat(TURN, 9, read_row("K1 K2 K3 R5 R7 B5 B6 O5 O13"), (mouse,)),
        Feat(FEWEST, -11, read_row("R12 R13"), (otter,)),
    )
    met = (Feat(f"{MET}{bot}", 1) for bot in LEVELS[3:10])
    beaten = (Feat(f"{BEATEN}{bot}", 1) for bot in ("level5", "level8", "level10"))
    return {feat.kind: feat for feat in (*best, *met, *beaten)}
