"""The game in a window, as `main.py` opens it, which tells a watcher what happens in it.

A line of JSON each: `scene` once another is in front, with its buttons; `went_on` with the journal
of a match gone on with; `did` with the journal after each thing done; `kept` with how many of these
are on the disk; and `places` of what a person can take hold of, as soon as a turn lies still.
"""

import json
import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any

import main as program
from game.kit.app import App
from game.kit.scene import Scene
from game.session.journal import write_journal
from game.session.observer import SessionObserver
from game.session.session import Session
from game.store.games import SavedGames
from game.store.saved_session import SavedSession
from game.view.table.places.placements import OnRack
from scenes.play.turn import Turn


class Watcher:
    """Tells; what was kept is told by a thread, so that no frame waits for it."""

    def __init__(self, out: int) -> None:
        self._out = out
        self._scene = ""
        self._places: object = None
        self._done = 0
        self._kept: SimpleQueue[tuple[SavedGames, int]] = SimpleQueue()
        self.games: SavedGames | None = None

    def tell(self, what: str, value: object) -> None:
        line = f"{json.dumps({what: value})}\n".encode()
        while line:
            line = line[os.write(self._out, line) :]

    def did(self, session: Session) -> None:
        """Tell how a session stands; it is not yet on its way to the disk."""
        self.tell("did", write_journal(session.journal))
        self._done += 1

    def handed_over(self) -> None:
        """Let the thread tell when all that was done is kept."""
        if self.games:
            self._kept.put((self.games, self._done))

    def wait(self) -> None:
        """Tell of each that it is kept, as soon as it is."""
        while True:
            games, done = self._kept.get()
            games.flush()
            if not games.trouble:
                self.tell("kept", done)

    def look(self, app: App) -> None:
        """Tell what is in front, and what lies where."""
        if not len(app.stack):
            return
        scene = app.stack.top
        if (name := type(scene).__name__) != self._scene:
            self._scene, self._places = name, None
            self.tell("scene", [name, _buttons(scene)])
        if isinstance(scene, Turn) and scene.state.shown.can_act:
            places = _places(scene)
            if places and places != self._places:
                self._places = places
                self.tell("places", places)


def _places(turn: Turn) -> dict[str, Any]:
    """Give where tiles, felt, rows and buttons are; nothing while tiles are on their way."""
    board = turn.state.board
    if board.tiles.under_way or turn.state.hand.places:
        return {}
    lying = [sprite.placement for sprite in board.tiles.sprites if sprite.placement]
    rack = [each.rect.center for each in lying if isinstance(each.place, OnRack)]
    rows = [board.row_rect(row).midright for row in range(len(board.shown.rows))]
    return {"rack": rack, "rows": rows, "felt": tuple(board.zone), "buttons": _buttons(turn)}


def _buttons(scene: Scene[Any]) -> dict[str, tuple[int, int]]:
    return {each.name: each.rect.center for each in scene.widgets if each.active}


def main(arguments: list[str]) -> int:
    watcher = Watcher(os.dup(sys.stdout.fileno()))
    step, resume, observer = App.step, SavedGames.resume, SavedGames.observer

    def stepped(app: App, *frame: Any) -> bool:
        going = step(app, *frame)
        watcher.look(app)
        return going

    def resumed(games: SavedGames, *which: Any) -> Session | None:
        session = resume(games, *which)
        watcher.tell("went_on", write_journal(session.journal) if session else "")
        return session

    def observed(games: SavedGames, *what: Any) -> SessionObserver:
        watcher.games = games
        return observer(games, *what)

    App.step, SavedGames.resume, SavedGames.observer = stepped, resumed, observed  # type: ignore[method-assign]
    for name in "did", "passed", "turned", "dealt":
        setattr(SavedSession, name, _watched(getattr(SavedSession, name), watcher))
    Thread(target=watcher.wait, daemon=True).start()
    return program.main(arguments)


def _watched(keep: Any, watcher: Watcher) -> Any:
    def kept(observer: SavedSession, *what: Any) -> None:
        watcher.did(observer._session)
        keep(observer, *what)
        watcher.handed_over()

    return kept


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
