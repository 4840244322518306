"""The way in: options, seeds, and files of the game that are broken."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import main
from tests.pilot import ASSETS
from tests.sizes import sample
from tests.waiting import run_python

OPTIONS = (
    *("--help", "--demo", "--seed", "--fullscreen", "--size", "--data", "--language"),
    *("--version", "--kiosk", "--kiosk-check", "--kiosk-pin"),
)
START = "import sys; from pathlib import Path; import main; main.ASSETS = Path(sys.argv[1]);"
PLAY = START + "sys.exit(main.main(['--demo', '--size', '800x480']))"
PEEK = "import atexit, sys, main; atexit.register(lambda: print('pygame' in sys.modules));"
HELP = PEEK + "main.main(['--help'])"
FIRST = """
import sys, main, pygame
def shown(*_):
    screen = pygame.display.get_surface()
    colors = {screen.get_at((x, screen.height // 4))[:3] for x in range(screen.width)}
    late = {'argparse', 'fluent', 'pytmx', 'multiprocessing', 'scenes', 'game.bots'}
    print(len(colors) > 20, late & set(sys.modules))
    sys.exit()
pygame.display.update = shown
main.main([])
"""
RUN = """
import gc, main
from game.kit.app import App
frames, collected = [], set()
step = App.step
def knotted(app, events, dt):
    for knot in ([] for _ in range(1000)):
        knot.append(knot)
    frames.append(len(frames))
    return step(app, events, dt) and len(frames) < 5
App.step = knotted
gc.callbacks.append(lambda *_: collected.add(len(frames)))
main.main([])
print(bool(collected & set(frames[1:])))
"""

Break = Callable[[Path], object]


# Options


def test_help_explains_all_options_without_a_window() -> None:
    told = run_python("main.py", "--help")
    assert told.returncode == 0
    assert told.stderr == ""
    for option in OPTIONS:
        assert option in told.stdout
    explained = [line for line in told.stdout.splitlines() if line.startswith("  -")]
    assert len(explained) == len(OPTIONS)


def test_help_does_not_wait_for_the_libraries_of_a_window() -> None:
    assert run_python("-c", HELP).stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seed", "1.5"], "'1.5' is no seed"),
        (["--seed", ""], "seed"),
        (["--seed", "-1"], "seed"),
        (["--seed"], "expected one argument"),
        (["--language", "xx"], "invalid choice: 'xx'"),
        (["--size", "800"], "'800' is not a size; write it as 1280x720"),
        (["--size", "0x480"], "'0x480' is not a size"),
        (["--size", "800x"], "'800x' is not a size"),
        (["--size", "7680x4321"], "larger than any screen"),
        (["--size", "1x99999999"], "larger than any screen"),
        (["--wrong"], "--wrong"),
        (["play"], "play"),
    ],
)
def test_a_bad_option_ends_with_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(arguments)
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert says in line
    assert line.endswith("See --help.")


def test_options_are_read() -> None:
    options = main.read_options(["--demo", "--seed", "5", "--size", "1024x600", "--fullscreen"])
    assert (options.demo, options.seed, options.size) == (True, 5, (1024, 600))
    assert options.fullscreen
    usual = main.read_options([])
    assert (usual.demo, usual.seed, usual.size, usual.fullscreen) == (False, None, None, False)


def test_a_word_is_a_seed_however_it_is_written() -> None:
    ways = ("Größe 3", "größe  3", "GRO\u0308SSE3", "gr\u00f6sse 3")
    assert len({main.read_options(["--seed", way]).seed for way in ways}) == 1
    others = {main.read_options(["--seed", word]).seed for word in ("鲸鱼", "whale", "7b", "7")}
    assert len(others) == 4
    assert 7 in others


# The first picture


def test_the_first_picture_waits_for_nothing_that_it_can_do_without() -> None:
    told = run_python("-W", "ignore", "-c", FIRST)
    assert told.stdout.splitlines()[-1] == "True set()", told.stderr


def test_garbage_is_collected_once_the_app_runs() -> None:
    assert run_python("-W", "ignore", "-c", RUN).stdout.splitlines()[-1] == "True"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RACK_AND_RUN_HOME", str(tmp_path))
    return tmp_path


# The language

SPOKEN = """
import sys, main
from game.kit.app import App
App.__init__ = lambda self, kit, screen: (print(kit.messages.language), sys.exit())
main.main(sys.argv[1:])
"""


@pytest.mark.parametrize(
    ("system", "chosen", "asked", "spoken"),
    [
        ("C", "", (), "en"),
        ("de_DE.UTF-8", "", (), "de"),
        ("fr_FR.UTF-8", "", (), "en"),
        ("de_DE.UTF-8", "en", (), "en"),
        ("de_DE.UTF-8", "en", ("--language", "zh"), "zh"),
    ],
)
def test_the_language_is_that_asked_for_or_chosen_or_of_the_system(
    system: str,
    chosen: str,
    asked: tuple[str, ...],
    spoken: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", system)
    monkeypatch.delenv("LANGUAGE", raising=False)
    (home / "settings.json").write_text(f'{{"language": "{chosen}"}}')
    told = run_python("-W", "ignore", "-c", SPOKEN, *asked)
    assert told.stdout.splitlines()[-1] == spoken, told.stderr


# Errors of the game itself

BREAKS = """
import sys, main
from game.kit.app import App
from game.engine.notation import read_row
App.step = lambda *_: {}[read_row("R3 K4")]
sys.exit(main.main([]))
"""


def test_an_error_of_the_game_itself_is_one_line_and_where_it_was_is_in_the_log(home: Path) -> None:
    told = run_python("-W", "ignore", "-c", BREAKS)
    log = home / "log.txt"
    (line,) = told.stderr.splitlines()
    assert (told.returncode, "KeyError" in line, str(log) in line) == (1, True, True)
    begins, ends = log.read_text("utf-8").splitlines()
    assert "pygame" in begins
    assert "error main: KeyError at <string>:" in ends
    assert not re.search(r"\b[RK][34]\b|Tile", log.read_text("utf-8"))


CRASHES = """
import os, main
main._attend = lambda *_: os.abort()
main.main(["--kiosk-game", "kiosk.toml"])
"""


def test_where_a_public_screen_crashes_the_system_is_told(home: Path) -> None:
    told = run_python("-W", "ignore", "-c", CRASHES).stderr
    assert "Fatal Python error" in told
    assert '"<string>", line 3' in told


def test_damaged_settings_are_told_of_in_the_log(home: Path) -> None:
    (home / "settings.json").write_text("{")
    (home / "games.db").write_text("nothing")
    told = run_python("-W", "ignore", "-c", RUN)
    assert told.stderr == ""
    written = (home / "log.txt").read_text("utf-8")
    assert "damaged settings" in written
    assert "Saved games: damaged" in written


# Seeds


def test_a_seed_repeats_and_gives_a_new_match_each_time() -> None:
    one, other = main.seeds(5), main.seeds(5)
    series = [one() for _ in range(20)]
    assert series == [other() for _ in range(20)]
    assert len(set(series)) == 20
    assert series[0] != main.seeds(6)()


def test_without_a_seed_chance_decides() -> None:
    assert main.seeds(None)() != main.seeds(None)()


# Broken files


def rewrite(name: str, old: str, new: str) -> Break:
    def change(assets: Path) -> None:
        path = assets / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    return change


def cut(name: str) -> Break:
    def change(assets: Path) -> None:
        path = assets / name
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 3])

    return change


WIDE, THEME = "tables/wide.tmx", "themes/felt/theme.toml"
BROKEN: dict[str, Break] = {
    "wide.tmx can't be read as a Tiled map": cut(WIDE),
    "wide.tmx has no zone 'rack' in layer 'turn'": rewrite(WIDE, 'name="rack"', 'name="shelf"'),
    "wide.tmx: zone 'ring' in layer 'turn' is outside the map": rewrite(WIDE, "1722", "17220"),
    "holds no layout": lambda assets: shutil.rmtree(assets / "tables"),
    "theme.toml": cut(THEME),
    "theme.toml has no color 'ink'": rewrite(THEME, "\nink =", "\nlink ="),
    "theme.toml has no color 'wood_light'": rewrite(THEME, "wood_light =", "wood ="),
    "'O'": rewrite(THEME, 'O = "#C26A00"', ""),
    "theme.toml has no palette 'normal'": rewrite(THEME, "[palettes.normal]", "[palettes.usual]"),
    "theme.toml has no motion 'deal_step'": rewrite(THEME, "deal_step", "deal_stop"),
    "color 'felt_light' is 'green'; write #RRGGBB": rewrite(THEME, '"#1E635B"', '"green"'),
    "theme.toml can't be read": lambda assets: (assets / THEME).unlink(),
    "There is no text": cut("texts/en/menu.ftl"),
    "There is no text 'deal-skip' in language 'en'": rewrite(
        "texts/en/table.ftl", "deal-skip =", "deal-skipped ="
    ),
    "menu.ftl of language 'en' can't be read": lambda assets: (
        assets / "texts/en/menu.ftl"
    ).write_bytes(b"\xff\xfe\x00"),
    "There are no texts for language 'en'": lambda assets: shutil.rmtree(assets / "texts/en"),
    "paw.svg can't be read as a picture": lambda assets: (assets / "art/paw.svg").write_bytes(b""),
    "logo.svg can't be read as a picture": lambda assets: (assets / "art/logo.svg").unlink(),
}
"""What is said of each broken file."""


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ASSETS, tmp_path / "assets"))


@pytest.mark.parametrize("says", sample([*BROKEN], 3))
def test_a_broken_file_ends_with_one_clear_line(says: str, assets: Path) -> None:
    BROKEN[says](assets)
    told = run_python("-W", "ignore", "-c", PLAY, str(assets))
    assert told.returncode == 2, told.stderr
    (line,) = told.stderr.splitlines()
    assert says in line
    assert line.endswith(".")
