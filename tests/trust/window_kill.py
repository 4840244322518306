"""A real window in which a person plays, killed at any moment: it goes on as it was left.

The same match is killed over and over. What is left must be what the window had told to be kept,
or something that it did after; and the next window has to go on with just that.
"""

import json
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread, Timer
from typing import Any

from game.session.journal import write_journal
from game.session.session import Session
from game.store.games import SavedGames
from tests.kits import store
from tests.trust.promise import Promise
from tests.waiting import STUCK, pause, until
from tests.window.desktop import MISSING, ROOT, Desktop, Point, Window, desktop

SIZE = (1280, 720)
LONGEST = 2.5
"""Seconds after which it is killed at the latest, once a person has the turn."""

TURN_ENDS = 0.1
"""The share of what a person does that ends the turn."""

KEYS = {"Deal": "space", "Turn": ""}
"""What leads to a person's turn, where it is not Return; the turns of others are waited for."""

SETTING_OUT = ("Menu", "Setup")
BUTTONS = ("continue", "bots", "start")
"""What leads on from these scenes."""


class Told:
    """What a window has told so far, heard by a thread of its own."""

    def __init__(self, game: "subprocess.Popen[bytes]") -> None:
        self.scene = ""
        self.buttons: dict[str, Point] = {}
        self.places: dict[str, Any] = {}
        self.went_on = ""
        self.done: list[str] = []
        self.kept = 0
        self._thread = Thread(target=self._hear, args=(game,))
        self._thread.start()

    def _hear(self, game: "subprocess.Popen[bytes]") -> None:
        assert game.stdout
        for line in game.stdout:
            match json.loads(line) if line.endswith(b"\n") else None:
                case {"scene": [name, buttons]}:
                    self.scene, self.buttons, self.places = name, buttons, {}
                case {"places": places}:
                    self.places = places
                case {"went_on": journal}:
                    self.went_on = journal
                case {"did": journal}:
                    self.done.append(journal)
                case {"kept": count}:
                    self.kept = count

    def all(self) -> None:
        """Wait until all is heard, once the window is gone."""
        self._thread.join(STUCK)


def _killed(size: int, seed: int) -> Iterator[str]:
    if MISSING:
        warnings.warn(f"no {', '.join(MISSING)}: no window was killed", stacklevel=1)
        return
    with TemporaryDirectory() as folder, desktop(Path(folder)) as made:
        home, left = Path(folder) / "home", ""
        store(home, muted=True, bot_speed="instant", reduced_motion=True).save()
        for number in range(size):
            told = _play(made, Path(folder), home, Random(f"{seed}/{number}"))
            if left and told.went_on != left:
                yield f"seed {seed}, kill {number}: it went on with another state than was left"
            left, trouble = _left(home)
            if fault := trouble or _lost(told, left):
                yield f"seed {seed}, kill {number}: {fault}"


def _play(made: Desktop, folder: Path, home: Path, chance: Random) -> Told:
    """Let a person play in a window until it is killed."""
    command = [sys.executable, "-m", "tests.window.watched", "--size", "{}x{}".format(*SIZE)]
    own = {"SDL_VIDEODRIVER": "x11", "RACK_AND_RUN_HOME": str(home)}
    errors = folder / "game.err"
    with errors.open("wb") as said:
        game = subprocess.Popen(
            command, env=made.env | own, cwd=ROOT, stdout=subprocess.PIPE, stderr=said
        )
    told = Told(game)
    try:
        _use(Window(made, game, errors, SIZE), told, game, chance)
    finally:
        game.kill()
        game.wait()
        told.all()
    return told


def _use(window: Window, told: Told, game: "subprocess.Popen[bytes]", chance: Random) -> None:
    """Find the way to a turn, then do this and that until somebody kills the game."""
    try:
        until(lambda: _on_the_way(window, told) or game.poll() is not None)
    except AssertionError as late:
        late.add_note(f"{told.scene}, {told.places}: {window.complaints}")
        raise
    killer = Timer(chance.uniform(0, LONGEST), game.kill)
    killer.start()
    try:
        while game.poll() is None:
            if told.scene == "Turn" and told.places:
                _act(window, told.places, chance)
            else:
                _on_the_way(window, told)
    finally:
        killer.cancel()


def _on_the_way(window: Window, told: Told) -> bool:
    """Press what leads on; tell whether a person can play."""
    pause()
    ways = [told.buttons[name] for name in BUTTONS if name in told.buttons]
    if told.scene in SETTING_OUT and ways:
        window.tap(ways[0])
    elif key := told.scene and KEYS.get(told.scene, "Return"):
        window.key(key)
    return told.scene == "Turn" and bool(told.places)


def _act(window: Window, places: dict[str, Any], chance: Random) -> None:
    """Drag a tile to the table or to a row, or press one of the buttons."""
    buttons, rack = places["buttons"], places["rack"]
    names = [name for name in USUAL if name in buttons]
    ends = [name for name in ENDS if name in buttons]
    if ends and chance.random() < TURN_ENDS:
        window.tap(buttons[ends[0]])
    elif rack and chance.random() > TURN_ENDS:
        x, y, width, height = places["felt"]
        felt = x + chance.randrange(40, width - 40), y + chance.randrange(40, height - 40)
        to = chance.choice([felt, felt, *places["rows"][:2], chance.choice(rack)])
        window.drag(chance.choice(rack), to)
    elif names:
        window.tap(buttons[chance.choice(names)])


ENDS = ("reset", "action")
"""What is pressed to end a turn: what was laid by chance goes back first."""

USUAL = ("undo", "redo", "sort_runs", "sort_groups", "sort_own")


def _left(home: Path) -> tuple[str, str]:
    """Give the journal that is left, and what is wrong with it."""
    with closing(SavedGames(home)) as games:
        unfinished = games.unfinished
        text = games.text(unfinished.id) if unfinished else ""
        if games.trouble:
            return text, f"the file is {games.trouble}"
    if text and write_journal(Session.resume(text).journal) != text:
        return text, "what is left is not what it says"
    return text, ""


def _lost(told: Told, left: str) -> str:
    """Compare what is left with what was done, and with how much of it was told to be kept.

    A match that is over is not gone on with: nothing is left until the next one is kept.
    """
    states = [told.went_on, *told.done]
    if not left:
        since = told.done[max(told.kept - 1, 0) :]
        over = any(Session.resume(each).standing.winners for each in since)
        fresh = not (told.went_on or told.kept)
        return "" if over or fresh else f"nothing is left of {told.kept} things kept"
    if left not in states:
        return "what is left never was"
    last = len(states) - 1 - states[::-1].index(left)
    return f"of {told.kept} things kept {last} are left" if last < told.kept else ""


PROMISE = Promise(
    "window-kill",
    "a person's half-made turn in a real window, killed at any moment, comes back",
    sample=1,
    whole=3,
    by_hand=200,
    attack=_killed,
)
