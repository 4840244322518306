"""What an installed game must do, whatever way it came: play in a window, and attend a screen."""

import shutil
import signal
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from game.store.games import FILE, SavedGames
from scenes.play.deal import Deal
from scenes.play.scoring import Scoring
from tests.kits import store
from tests.processes import workers
from tests.waiting import until
from tests.window.desktop import HOME, desktop
from tests.window.kiosks import MIDDLE, SCREEN, attended
from tests.window.turns import play_to_the_end
from tests.window.twins import Twins, turn, twins

SEED = 5
SHORT = 50
"""A game in which the person has but five turns."""

BARE = (640, 260)
"""A place in the middle of the felt where nothing lies during the deal."""

ENV = shutil.which("env") or "env"


def in_folder(folder: Path, *words: str) -> list[str]:
    return [ENV, "-C", str(folder), *words]


def play_a_turn(folder: Path, program: Sequence[str]) -> None:
    """Start a game in a window, draw a tile, and see a bot play as it does from the source."""
    with _dealt(folder, SEED, program) as game:
        before = turn(game).session.game.turns
        game.press("action")
        game.settle()
        assert turn(game).session.game.turns >= before + 2
        game.window.close()
        assert not game.window.complaints
    (kept,) = folder.glob(f"{HOME}/**/{FILE}")
    with closing(SavedGames(kept.parent)) as games:
        assert games.unfinished


def play_a_game(folder: Path, program: Sequence[str]) -> None:
    """Play a game in a window to its end; each turn looks as it does from the source."""
    with _dealt(folder, SHORT, program) as game:
        play_to_the_end(game)
        assert len(workers(game.window.pid)) == 1
        assert isinstance(game.scene, Scoring)
        game.window.close()
        assert not game.window.complaints


@contextmanager
def _dealt(folder: Path, seed: int, program: Sequence[str]) -> Iterator[Twins]:
    settings = store(muted=True, bot_speed="instant")
    with twins(folder, folder, seed, settings, program) as game:
        game.tap("bots")
        game.press("start")
        game.go_on(lambda: isinstance(game.scene, Deal))
        game.tap(BARE)
        yield game


def attend_a_screen(folder: Path, program: Sequence[str]) -> None:
    """Keep a public screen running that a visitor touches, and whose game is killed."""
    (folder / "kiosk.toml").touch()
    with desktop(folder, SCREEN) as made, attended(made, folder, program) as public:
        until(lambda: public.holds)
        kept = until(lambda: public.tap(MIDDLE) or public.game_id)
        before = public.game
        public.signal_game(signal.SIGKILL)
        until(lambda: public.game not in (0, before) and public.holds)
        assert public.game_id == kept
