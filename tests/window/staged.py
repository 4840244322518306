"""The game in a window, at a position: `python -m tests.window.staged FILE --size 1280x720`.

The file holds a position. Before it may stand a line for each game of the match that lies behind
the players, with the racks that were left: `played | K3 K4 O13`.
"""

import sys
from pathlib import Path

from game.engine.notation import read_position, read_table
from game.engine.score import score
from game.kit.app import App
from game.kit.kit import Kit
from game.kit.system.window import open_window
from game.settings import APP, open_settings, own_folders
from game.view.menu.title import NAME
from main import read_options
from scenes.play.deal import Deal
from scenes.play.match import Match
from tests import samples
from tests.following import at_pace
from tests.kits import open_kit

PLAYED = "played"


def stage(kit: Kit, text: str) -> Deal:
    lines = text.strip().splitlines()
    games = [line.removeprefix(PLAYED) for line in lines if line.startswith(PLAYED)]
    position = read_position("\n".join(lines[len(games) :]))
    session = samples.at_position(position, rules=position.rules)
    session.results += [score("out", read_table(racks)) for racks in games]
    return Match(kit, at_pace(kit, session))


def main(file: str, options: list[str]) -> None:
    wanted = read_options(options)
    screen = open_window(NAME, APP, wanted.size, wanted.fullscreen)
    kit = open_kit(screen.get_size(), settings=open_settings(own_folders()))
    app = App(kit, screen)
    app.stack.push(stage(kit, Path(file).read_text(encoding="utf-8")))
    app.run()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
