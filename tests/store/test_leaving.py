"""The game told to end from outside, in the midst of a match: it ends at once, and all is kept."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.store.games import SavedGames
from tests.store.playing import resumed
from tests.waiting import ended, run_python

ROOT = Path(__file__).parents[2]
PLAY = """
import sys, main
from game.kit.app import App
run = App.run
def play(app, *told):
    for press in "go", "bots", "start", None:
        app.step([], 0.02)
        if press:
            app.stack.top.press(press)
    print("playing", flush=True)
    run(app, *told)
App.run = play
sys.exit(main.main(["--seed", "3"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize(("told", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_match_is_kept_however_the_game_is_told_to_end(
    tmp_path: Path, told: signal.Signals, code: int
) -> None:
    env = {**os.environ, "RACK_AND_RUN_HOME": str(tmp_path)}
    command = [sys.executable, "-W", "ignore", "-c", PLAY]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env) as game:
        assert game.stdout
        assert "playing\n" in iter(game.stdout.readline, "")
        game.send_signal(told)
        assert ended(game) == code
    with closing(SavedGames(tmp_path)) as games:
        assert resumed(games)


WAIT = """
import os, signal, sys
from pathlib import Path
from game.store.games import SavedGames
games = SavedGames(Path(sys.argv[1]))
games.listed()
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
os.kill(os.getpid(), signal.SIGINT)
print(signal.SIGINT in signal.sigpending())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_waits_for_whoever_lets_it_wait_while_games_are_kept(tmp_path: Path) -> None:
    told = run_python("-c", WAIT, str(tmp_path))
    assert (told.stdout, told.stderr) == ("True\n", "")
