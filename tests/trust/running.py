"""Nobody reads a shared game that goes on: no door names a tile of a closed rack or of the pool."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pygame

from game.engine.limits import NotationError
from game.engine.move import FromRack, Move, To
from game.engine.position import tiles_of
from game.engine.rules import PRESETS
from game.games import main
from game.kit.kit import Kit
from game.kit.system import clipboard
from game.kit.text.fonts import Fonts
from game.session.player import Player
from game.session.session import Session
from game.store.games import SavedGames
from game.view.table.places.placements import OnRack
from scenes.games.game_page import GamePage
from scenes.menu import Menu
from scenes.play.handover import HandOver
from scenes.play.match import Match
from scenes.play.pause import Pause
from scenes.play.replay import Replay
from scenes.play.turn import Turn
from tests.engine.players import take_turn
from tests.following import follow
from tests.kits import store
from tests.logged import logged
from tests.null_voice import NullVoice
from tests.pilot import Pilot
from tests.store.disguised import DISGUISES, saved
from tests.store.playing import Doors
from tests.trust.promise import Promise

PLAYERS = (
    Player("Fox", "fox"),
    Player("Owl", "owl"),
    Player("Otter", "otter", "level1"),
    Player("Bear", "bear"),
)
TURNS = 9
"""A game is left before so many turns: most tiles lie on no table then."""

WRITTEN = re.compile(r"\b([KRBO])(1[0-3]|[1-9])\b")
SPOKEN = re.compile(r"\b(black|red|blue|orange) (1[0-3]|[1-9])\b")
ROW = re.compile(r"^Row \d.*", re.MULTILINE)
"""A row of the table, aloud: it may name what a joker stands for."""

KINDS = {"black": "K", "red": "R", "blue": "B", "orange": "O"}

BY_EAR = ("f3", "f4", "f5", "f6", "f2", "f2", "tab", "down", "right", "a")
"""What somebody presses who wants to hear a rack."""

Texts = Iterator[tuple[str, str]]
"""What is behind doors, each with its name."""


def left(games: SavedGames, number: int) -> Session:
    """Play a shared game for a while, and leave it when a person has laid a tile."""
    presets, rng = list(PRESETS.values()), Random(number)
    rules, seats = presets[number % len(presets)], 2 + number % 3
    session = Session.start(replace(rules, seconds=60), PLAYERS[:seats], number)
    follow(games, session)
    for _ in range(rng.randrange(TURNS)):
        take_turn(Doors(session), rng, 0.9)  # type: ignore[arg-type]
    while session.player.bot:
        take_turn(Doors(session), rng, 0.9)  # type: ignore[arg-type]
    session.do(Move((FromRack(session.game.position.mover.rack[0]),), To.NEW_ROW))
    session.close()
    return session


def named(text: str) -> set[str]:
    """Return the tiles that a text names, written or spoken, but in words about rows."""
    text = ROW.sub("", text)
    written = {kind + number for kind, number in WRITTEN.findall(text)}
    return written | {KINDS[color] + number for color, number in SPOKEN.findall(text)}


class Watched(Pilot):
    """A pilot who keeps every text that is drawn, spoken or copied."""

    def __init__(self, games: SavedGames) -> None:
        self.texts: list[str] = []
        self.voice = NullVoice()
        calm = store(speech="normal", captions=True, bot_speed="instant", reduced_motion=True)
        super().__init__(partial(_menu, games), settings=calm, voice=self.voice)

    def step(self, *events: Any, dt: float = 1 / 20) -> bool:
        with _drawn(self.texts), patch.object(clipboard, "put", self.texts.append):
            running = super().step(*events, dt=dt)
        self.texts += [*self.voice.said, *pygame.display.get_caption()]
        self.voice.said.clear()
        return running

    def ask(self, keys: Sequence[str] = BY_EAR) -> None:
        self.keys(*keys)
        for widget in list(self.scene.widgets):
            self.texts += [getattr(widget, "text", ""), str(widget.label), str(widget.tip)]

    def told(self) -> str:
        texts = "\n".join(self.texts)
        self.texts.clear()
        return texts


def _menu(games: SavedGames, kit: Kit) -> Menu:
    return Menu(kit, lambda: 1, partial(Match, kit), games=games)


@contextmanager
def _drawn(texts: list[str]) -> Iterator[None]:
    kept = Fonts._kept

    def keep(self: Fonts, lines: tuple[str, ...], *how: Any) -> pygame.Surface:
        texts.extend(lines)
        return kept(self, lines, *how)

    with patch.object(Fonts, "_kept", keep):
        yield


# The doors


def at_the_command_line(home: Path, id: str) -> Texts:
    """List the games and print one."""
    for arguments in ([], [id]):
        with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
            main([*arguments, "--data", str(home)])
        yield f"games {arguments}", out.getvalue() + err.getvalue()


def in_the_window(games: SavedGames, id: str) -> Texts:
    """Look at the game, save it as text, watch it, and go on with it."""
    pilot = Watched(games)
    pilot.walk("games")
    pilot.ask()
    pilot.tap(f"game-{id}")
    assert isinstance(pilot.scene, GamePage)
    pilot.tap("save")
    pilot.ask()
    yield "page", pilot.told()
    pilot.tap("watch")
    assert isinstance(pilot.scene, Replay)
    for key in ("end", "home", "right", "space", "r"):
        pilot.ask((key, *BY_EAR))
        pilot.tick(0.5)
    assert not _open(pilot.scene)
    pilot.key("escape")
    yield "replay", pilot.told()
    pilot.tap("continue")
    assert isinstance(pilot.scene, HandOver)
    pilot.ask()
    pilot.key("escape")
    assert isinstance(pilot.scene, Pause)
    pilot.ask()
    pilot.key("escape")
    yield "curtain", pilot.told()


def _open(replay: Replay) -> Sequence[object]:
    """Return the tiles of racks that a replay shows."""
    shown = replay.view.board.shown
    return [*shown.rack, *shown.open_racks]


def in_the_turn(games: SavedGames) -> Texts:
    """Come, ask nothing, lift a tile, draw, and listen until the next player comes."""
    pilot = Watched(games)
    pilot.tap("continue")
    pilot.tap("button")
    assert isinstance(pilot.scene, Turn)
    pilot.tick(1)
    pilot.key("f6")
    pilot.tap("undo")
    pilot.tick(1)
    pilot.tap([*_on_rack(pilot.scene)][-1])
    pilot.key("escape")
    while isinstance(pilot.scene, Turn):  # In Family, the first press only asks.
        pilot.tap("action")
        pilot.tick(2)
    pilot.ask()
    yield "turn", pilot.told()


def _on_rack(turn: Turn) -> Iterator[tuple[int, int]]:
    for sprite in turn.state.board.tiles.sprites:
        if isinstance(sprite.placement.place, OnRack):
            yield sprite.placement.rect.center


def in_files(home: Path) -> Texts:
    """Look at all files but those of the store and its copies, which keep the game itself."""
    for path in home.rglob("*"):
        told = path.read_text(errors="replace") if path.is_file() else ""
        yield str(path), path.name if path.name.startswith("games") else f"{path.name}\n{told}"


# What comes of it


def _read(size: int, seed: int) -> Iterator[str]:
    for number in range(seed, seed + size):
        with TemporaryDirectory() as folder:
            try:
                yield from (f"game {number}: {fault}" for fault in _faults(Path(folder), number))
            except (AssertionError, KeyError, NotationError) as fault:
                yield f"game {number}: {fault!r}"


def _faults(home: Path, number: int) -> Iterator[str]:
    """Open every door to a game, and say which of them names a tile that is secret."""
    with logged() as lines, ExitStack() as opened:
        games = SavedGames(home)
        session = left(games, number)
        (game,) = games.listed()
        save = saved(game.id, games.text(game.id))
        games.close()
        doors = [*at_the_command_line(home, game.id)]
        games = opened.enter_context(closing(SavedGames(home)))
        doors += [("export", games.export(game.id)), *in_the_window(games, game.id)]
        doors += in_files(home)
        yield from _second_games(games, save)
        position = session.game.position
        public = {str(tile) for tile in (*tiles_of(position.table), *position.river)}
        laid = {str(tile) for row in session.game.draft.rows for tile in row}
        yield from _secret(doors, public)
        yield from _secret(in_the_turn(games), public | laid)
        yield from _secret([("log", "\n".join(lines))], set())


def _secret(doors: Iterable[tuple[str, str]], public: set[str]) -> Iterator[str]:
    for door, text in doors:
        if secret := named(text) - public:
            yield f"{door} names {sorted(secret)[:5]}"


def _second_games(games: SavedGames, save: str) -> Iterator[str]:
    """Take the game in as it was, in every disguise."""
    for disguise in DISGUISES:
        games.take_in(disguise(save))
        if len(games.listed()) > 1:
            yield f"there are two of it: {disguise.__name__}"
            return


PROMISE = Promise(
    "running",
    "nobody reads a shared game that goes on",
    sample=3,
    whole=50,
    by_hand=500,
    attack=_read,
)
